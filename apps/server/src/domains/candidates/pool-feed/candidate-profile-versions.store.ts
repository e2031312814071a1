import type pg from 'pg'
import type { ProfileText } from './stored-profile.ts'

type Client = Pick<pg.PoolClient, 'query'>

export interface ProfileHistory {
  readonly poolVersion: number
  readonly settledBelow: string
  readonly generation: string
}

const HISTORY = `select pool_version::float8 as "poolVersion", settled_below as "settledBelow", generation::text as generation
  from candidate_profile_history`

const NOTHING_KEPT: ProfileHistory = { poolVersion: 0, settledBelow: '0', generation: '' }

export async function readHistory(client: Client): Promise<ProfileHistory> {
  const answer = await client.query<ProfileHistory>(HISTORY)
  return answer.rows[0] ?? NOTHING_KEPT
}

/** Call it first in a repeatable read transaction, whose snapshot then includes the previous writer's work. */
export async function takeTurn(client: Client): Promise<ProfileHistory> {
  // The first run stores a whole pool, which takes longer than the usual statement limit.
  await client.query('set local statement_timeout = 0')
  await client.query('lock table candidate_profile_history in exclusive mode')
  await client.query('insert into candidate_profile_history default values on conflict do nothing')
  return readHistory(client)
}

export async function advanceHistory(client: Client, poolVersion: number, settledBelow: string): Promise<void> {
  await client.query('update candidate_profile_history set pool_version = $1, settled_below = $2', [
    poolVersion,
    settledBelow,
  ])
}

/** Stores the profiles that differ from their last version; returns how many. */
export async function insertVersions(
  client: Client,
  poolVersion: number,
  versions: readonly ProfileText[],
): Promise<number> {
  const answer = await client.query({
    name: 'insert-profile-versions',
    text: `insert into candidate_profile_versions (candidate_id, pool_version, content_hash, profile)
      select said.id, $1, said.hash, said.profile
      from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as said (id, hash, profile, former_hash)
      left join lateral (select content_hash from candidate_profile_versions v
        where v.candidate_id = said.id order by v.pool_version desc limit 1) as last on true
      where last.content_hash is distinct from said.hash and last.content_hash is distinct from said.former_hash`,
    values: [
      poolVersion,
      versions.map((version) => version.candidateId),
      versions.map((version) => version.contentHash),
      versions.map((version) => version.profile),
      versions.map((version) => version.formerHash),
    ],
  })
  return answer.rowCount ?? 0
}

/** Records those of these candidates (or of all) who can no longer be found. */
export async function insertDepartures(
  client: Client,
  poolVersion: number,
  ids: readonly string[] | null,
): Promise<number> {
  const answer = await client.query(
    `insert into candidate_profile_versions (candidate_id, pool_version)
     select last.candidate_id, $1 from (
       select distinct on (candidate_id) candidate_id, content_hash from candidate_profile_versions
       where $2::uuid[] is null or candidate_id = any($2::uuid[])
       order by candidate_id, pool_version desc) as last
     where last.content_hash is not null
       and not exists (select from candidates c where c.id = last.candidate_id
         and c.state = 'available' and not c.is_agency_away)`,
    [poolVersion, ids],
  )
  return answer.rowCount ?? 0
}

/** Erases the profiles of these candidates; the fact that there was one stays. */
export async function eraseVersions(client: Client, ids: readonly string[]): Promise<void> {
  await client.query(
    `update candidate_profile_versions v set profile = null
     where candidate_id = any($1::uuid[]) and profile is not null
       and not exists (select from candidates c where c.id = v.candidate_id and c.state <> 'erased')`,
    [ids],
  )
}

export interface VersionRow {
  readonly candidateId: string
  readonly contentHash: string | null
  readonly profile: string | null
}

const VERSION = 'candidate_id as "candidateId", content_hash as "contentHash", profile'

/** The next pool version after the given one; null if there is none yet. */
export async function readPoolVersionAfter(
  client: Client,
  after: number,
): Promise<{ poolVersion: number; rows: readonly VersionRow[] } | null> {
  const answer = await client.query<VersionRow & { poolVersion: number }>(
    `select pool_version::float8 as "poolVersion", ${VERSION} from candidate_profile_versions
     where pool_version = (select min(pool_version) from candidate_profile_versions where pool_version > $1)`,
    [after],
  )
  const [first] = answer.rows
  return first === undefined ? null : { poolVersion: first.poolVersion, rows: answer.rows }
}

const BATCH = 1_000

/** Streams all candidates of a pool version, as they were then. */
export async function* streamVersionsAt(pool: pg.Pool, poolVersion: number): AsyncGenerator<readonly VersionRow[]> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const answer = await pool.query<VersionRow>({
      name: 'stream-profile-versions',
      text: `select distinct on (candidate_id) ${VERSION} from candidate_profile_versions
        where pool_version <= $1 and candidate_id > $2 order by candidate_id, pool_version desc limit ${BATCH}`,
      values: [poolVersion, last],
    })
    if (answer.rows.length === 0) return
    yield answer.rows.filter((row) => row.contentHash !== null)
    last = answer.rows.at(-1)?.candidateId ?? last
  }
}

/** Candidates as they were at a pool version; absent ones are left out. */
export async function readVersionsAt(
  pool: pg.Pool,
  poolVersion: number,
  ids: readonly string[],
): Promise<readonly VersionRow[]> {
  const answer = await pool.query<VersionRow>(
    `select distinct on (candidate_id) ${VERSION} from candidate_profile_versions
     where pool_version <= $1 and candidate_id = any($2::uuid[]) order by candidate_id, pool_version desc`,
    [poolVersion, ids],
  )
  return answer.rows.filter((row) => row.contentHash !== null)
}
