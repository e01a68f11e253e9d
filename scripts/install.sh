# Sourced by ./kierki and ./test, which have set $root and $name: fills .venv when something changed.
#
#   install run    what the game needs
#   install dev    that and what the tests need
#
# .venv/stamp says what .venv was made from. It is removed before anything is touched and written
# last, so that an installation cut short is begun again, and one that is whole costs one cksum.

fail() {
    printf '%s: %s\n' "$name" "$1" >&2
    exit 2
}

wanted() {      # what the stamp of a fresh .venv says: files, place (a moved tree must be redone)
    sum=$(cat "$root/pyproject.toml" "$root/constraints.txt" | cksum) || fail "cksum is missing"
    want="$sum $root"
}

fresh() {
    have= level=
    [ -x "$root/.venv/bin/python" ] && [ -r "$root/.venv/stamp" ] || return 1
    { read -r level && read -r have; } <"$root/.venv/stamp" || return 1
    [ "$have" = "$want" ] && { [ "$level" = dev ] || [ "$level" = "$1" ]; }
}

install() {
    wanted
    fresh "$1" && return
    mkdir -p "$root/.tools" 2>/dev/null && [ -w "$root" ] || fail "cannot write to $root"
    log="$root/.tools/install.log"
    lock
    fresh "$1" || make_venv "$1"
    unlock
}

# One installation at a time. flock lets go when this shell and its children have gone; where there
# is none, a folder is the lock, and one whose owner has gone is taken away.
lock() {
    if command -v flock >/dev/null; then
        exec 9>"$root/.tools/lock"
        flock 9 || fail "cannot lock $root/.tools/lock"
        return
    fi
    until mkdir "$root/.tools/lock.d" 2>/dev/null; do
        sleep 1
        owner=$(cat "$root/.tools/lock.d/pid" 2>/dev/null) &&
            ! kill -0 "$owner" 2>/dev/null && rm -rf "$root/.tools/lock.d"
    done
    trap 'rm -rf "$root/.tools/lock.d"' EXIT
    echo $$ >"$root/.tools/lock.d/pid"
}

unlock() {
    exec 9>&-
    trap - EXIT
    rm -rf "$root/.tools/lock.d"
}

make_venv() {
    printf '%s: installing, this once…\n' "$name" >&2
    : >"$log" || fail "cannot write to $log"
    find_python
    # A home that is missing or not ours must not stop us.
    { [ -n "$HOME" ] && [ -w "$HOME" ]; } || [ -n "$UV_CACHE_DIR" ] || export UV_CACHE_DIR="$root/.tools/cache"
    export UV_COMPILE_BYTECODE=1 UV_PYTHON_DOWNLOADS=never UV_LINK_MODE="${UV_LINK_MODE:-copy}"
    uv="$root/.tools/uv/bin/uv"
    "$uv" --version >/dev/null 2>&1 || get_uv
    if [ -r "$root/.venv/stamp" ] && [ "$have" != "" ] && "$root/.venv/bin/python" -c '' 2>/dev/null; then
        rm -f "$root/.venv/stamp"
    else
        quietly "cannot make $root/.venv" "$uv" venv -q --clear --python "$python" "$root/.venv"
    fi
    case $1 in
        dev) set -- "$1" --group "$root/pyproject.toml:dev" ;;
    esac
    made=$1
    shift
    quietly "cannot install the packages (is there a network?)" \
        "$uv" pip install -q --python "$root/.venv/bin/python" -c "$root/constraints.txt" -e "$root" "$@"
    printf '%s\n%s\n' "$made" "$want" >"$root/.venv/stamp.new" &&
        mv -f "$root/.venv/stamp.new" "$root/.venv/stamp" || fail "cannot write to $root/.venv"
}

find_python() {
    for candidate in python3 python3.13 python3.12 python3.11 python3.14 python; do
        python=$("$candidate" -c '
import sys
print(sys.executable)
sys.exit(sys.version_info < (3, 11))' 2>/dev/null) && return
    done
    fail "Python 3.11 or newer is missing (Debian: apt install python3 python3-pip)"
}

get_uv() {
    for pip in "$python" python3 ''; do
        [ -n "$pip" ] || fail "pip is missing for $python (Debian: apt install python3-pip)"
        "$pip" -m pip --version >/dev/null 2>&1 && break
    done
    # --target works where pip refuses to touch the system; then one move, never half a uv.
    rm -rf "$root/.tools/uv" "$root/.tools/uv.new"
    quietly "cannot install uv with pip (is there a network?)" \
        "$pip" -m pip install -q --disable-pip-version-check --no-input --target "$root/.tools/uv.new" uv
    mv "$root/.tools/uv.new" "$root/.tools/uv" || fail "cannot write to $root/.tools"
}

quietly() {     # $1: what to say when the rest, a command, fails
    saying=$1
    shift
    "$@" >>"$log" 2>&1 </dev/null && return
    # Behind a proxy with a certificate of its own, only the system knows whom to trust.
    UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 "$@" >>"$log" 2>&1 </dev/null && return
    fail "$saying; details are in $log"
}
