#!/usr/bin/env bash
# The role that serves, once, when the database is made: docs/decisions/serving-role.md.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$SERVER_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE hanpan_server LOGIN PASSWORD :'password';
SQL
