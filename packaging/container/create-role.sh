#!/bin/sh
# Runs once, when the database is made: the server's role owns one database and is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$ASSAY_DATABASE_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role assay login password :'password';
create database assay owner assay;
SQL
