// The roles of the embedded PostgreSQL: an owner, who is its superuser and is used here only, and the role of the
// server, which owns one database and nothing else. Both have passwords that only this user of the machine can read.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartRefused } from '../../errors/start-refused.ts'
import { DATABASE, OWNER, SERVER_ROLE, serverPassword } from './server-address.ts'

const ROLES_LOCK = 4_157_003

/**
 * Creates the roles and the database, or takes over a data folder of an earlier version, whose one role was a
 * superuser without a password. Safe to repeat, and for several processes in parallel.
 */
export async function settleRoles(folder: string, ownerUrl: string): Promise<void> {
  const owner = await connectAsOwner(folder, ownerUrl, 'postgres')
  try {
    await owner.query('select pg_advisory_lock($1)', [ROLES_LOCK])
    await givePassword(owner, OWNER, decodeURIComponent(new URL(ownerUrl).password))
    const known = await owner.query('select 1 from pg_roles where rolname = $1', [SERVER_ROLE])
    if (known.rowCount === 0) await owner.query(`create role ${SERVER_ROLE} login`)
    await givePassword(owner, SERVER_ROLE, serverPassword(folder))
    // Otherwise a leaving process would not see that one of an earlier version is still there.
    await owner.query(`grant pg_read_all_stats to ${SERVER_ROLE}`)
    await settleDatabase(owner, folder, ownerUrl)
    if (demandPasswords(folder)) await owner.query('select pg_reload_conf()')
  } finally {
    await owner.end()
  }
}

async function connectAsOwner(folder: string, ownerUrl: string, database: string): Promise<pg.Client> {
  const url = new URL(ownerUrl)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href, application_name: 'assay roles' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error
    throw new StartRefused(
      `PostgreSQL in ${folder} does not accept the password in ${folder}.password: put back the file that belongs to this folder.`,
    )
  }
}

const givePassword = (owner: pg.Client, role: string, password: string): Promise<unknown> =>
  owner.query(`alter role ${role} password ${pg.escapeLiteral(password)}`)

async function settleDatabase(owner: pg.Client, folder: string, ownerUrl: string): Promise<void> {
  const { rows } = await owner.query('select pg_get_userbyid(datdba) as "of" from pg_database where datname = $1', [
    DATABASE,
  ])
  const [found] = rows
  if (found === undefined) await owner.query(`create database ${DATABASE} owner ${SERVER_ROLE}`)
  if (found === undefined || found.of === SERVER_ROLE) return
  const inside = await connectAsOwner(folder, ownerUrl, DATABASE)
  try {
    // The database last: an interrupted handover begins again.
    await inside.query(HAND_OVER)
    await inside.query(`alter database ${DATABASE} owner to ${SERVER_ROLE}`)
  } finally {
    await inside.end()
  }
}

/** Everything but the objects of extensions, one statement and so one transaction. */
const HAND_OVER = `
do $$
declare each record;
begin
  for each in
    select format('alter schema %I owner to ${SERVER_ROLE}', nspname) as statement from pg_namespace
      where nspname !~ '^(pg_|information_schema$)' and nspname <> 'public'
    union all
    select format('alter %s %s owner to ${SERVER_ROLE}',
        case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
        c.oid::regclass)
      from pg_class c
      where relkind in ('r', 'p', 'S', 'v', 'm') and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
    union all
    select format('alter routine %s owner to ${SERVER_ROLE}', p.oid::regprocedure)
      from pg_proc p
      where pronamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        and not exists (select from pg_depend d
          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('alter type %s owner to ${SERVER_ROLE}', t.oid::regtype)
      from pg_type t
      where typtype in ('e', 'd') and typnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
        and not exists (select from pg_depend d
          where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
  loop
    execute each.statement;
  end loop;
end $$`

const TRUSTING = /^(\s*(?:local|host)\s.*\s)trust(\s*)$/gm

/** Whether the access rules trusted every connection and were changed. */
function demandPasswords(folder: string): boolean {
  const path = join(folder, 'pg_hba.conf')
  const rules = readFileSync(path, 'utf8')
  const strict = rules.replace(TRUSTING, '$1scram-sha-256$2')
  if (strict === rules) return false
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, strict, { mode: 0o600 })
  renameSync(unfinished, path)
  return true
}
