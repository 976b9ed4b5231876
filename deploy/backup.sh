#!/bin/sh
# Backups of PostgreSQL with recovery to a point in time: docs/backup.md. It needs PostgreSQL's own programs and BACKUP_DIR.
#   backup.sh archive PATH NAME     archive_command: keeps a segment of the log
#   backup.sh fetch NAME PATH       restore_command: gives it back
#   backup.sh base URL              takes a base backup while the database serves
#   backup.sh restore FOLDER TIME   makes a data folder that recovers to TIME (2026-11-27T01:02:03.456Z), or to the newest
#   backup.sh prune DAYS            removes base backups older than DAYS, and the log from before the oldest that is left
set -eu
: "${BACKUP_DIR:?}"
here=$(cd "$(dirname "$0")" && pwd)
bases="$BACKUP_DIR/base" wal="$BACKUP_DIR/wal"
mkdir -p "$bases" "$wal"

# Where the newest timeline begins, if it is older than the time that is asked for and no segment of it was archived:
# its machine was lost soon after its own restore. PostgreSQL would read on in the log that the restore left behind, up to
# the mistake that it was for.
begun_and_lost() {
  history=$(cd "$wal" && find . -name '????????.history' | sort | tail -n 1)
  [ -n "$history" ] || return 1
  timeline=$(basename "$history" .history)
  [ -z "$(find "$wal" -name "$timeline????????????????" | head -n 1)" ] || return 1
  begun=$(date -u -r "$wal/$history" +%Y-%m-%dT%H:%M:%SZ)
  [ -z "$1" ] || [ "$(printf '%s\n%s\n' "$begun" "$1" | sort | head -n 1)" = "$begun" ] || return 1
  awk 'NF >= 3 { at = $2 } END { print at }' "$wal/$history"
}

case "${1:-}" in
archive)
  # What is archived is never written over with something else: two databases on one archive would destroy it.
  if [ -f "$wal/$3" ]; then
    cmp -s "$2" "$wal/$3"
    exit
  fi
  cp "$2" "$wal/$3.part"
  sync "$wal/$3.part"
  mv "$wal/$3.part" "$wal/$3"
  sync "$wal"
  ;;
fetch)
  cp "$wal/$2" "$3"
  ;;
base)
  rm -rf "$bases/unfinished"
  pg_basebackup --dbname "$2" --pgdata "$bases/unfinished" --checkpoint fast --wal-method stream --no-password
  pg_verifybackup --quiet "$bases/unfinished"
  sync
  # By the time of its end: it serves every point after that.
  mv "$bases/unfinished" "$bases/$(date -u +%Y-%m-%dT%H:%M:%SZ)"
  ;;
restore)
  folder=$2 time=${3:-}
  [ ! -e "$folder/PG_VERSION" ] || { echo "$folder holds a database" >&2; exit 1; }
  # The names are times of one form: their order is that of the letters.
  from=""
  for base in "$bases"/20*; do
    [ -d "$base" ] || continue
    if [ -z "$time" ] || [ "$(printf '%s\n%s\n' "$(basename "$base" Z)" "$time" | sort | head -n 1)" = "$(basename "$base" Z)" ]; then
      from=$base
    fi
  done
  [ -n "$from" ] || { echo "no base backup from before ${time:-now}" >&2; exit 1; }
  mkdir -p "$folder"
  cp -a "$from/." "$folder/"
  chmod 700 "$folder"
  # A base backup of a restored database still has the recovery targets of that restore.
  sed -i '/^recovery_target\|^restore_command/d' "$folder/postgresql.auto.conf"
  # Of before: this database's own settings come from where it is started.
  {
    echo "restore_command = 'BACKUP_DIR=\"$BACKUP_DIR\" sh \"$here/backup.sh\" fetch %f \"%p\"'"
    echo "recovery_target_action = 'promote'"
    # PostgreSQL does not know the zone Z yet when it reads this.
    if lost=$(begun_and_lost "$time"); then
      printf "recovery_target_lsn = '%s'\nrecovery_target_inclusive = off\n" "$lost"
    elif [ -n "$time" ]; then
      echo "recovery_target_time = '$(echo "$time" | sed 's/T/ /; s/Z$/+00/')'"
    fi
  } >>"$folder/postgresql.auto.conf"
  touch "$folder/recovery.signal"
  echo "from $(basename "$from")"
  ;;
prune)
  find "$bases" -mindepth 1 -maxdepth 1 -name '20*' -mtime "+$2" -exec rm -rf {} +
  oldest=$(ls "$bases" | grep '^20' | head -n 1)
  [ -n "$oldest" ] || { echo "no base backup is left: the log stays" >&2; exit 1; }
  label=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$bases/$oldest/backup_label")
  pg_archivecleanup "$wal" "$label"
  ;;
*)
  sed -n 's/^#   //p' "$0" >&2
  exit 2
  ;;
esac
