import type pg from 'pg'
import type { ProfileText } from './kept-profile.ts'

type Client = Pick<pg.PoolClient, 'query'>

export interface ProfileHistory {
  readonly edition: number
  readonly settledBelow: string
  readonly generation: string
}

const HISTORY = `select edition::float8 as edition, settled_below as "settledBelow", generation::text as generation
  from candidate_profile_history`

const NOTHING_KEPT: ProfileHistory = { edition: 0, settledBelow: '0', generation: '' }

export async function readHistory(client: Client): Promise<ProfileHistory> {
  const answer = await client.query<ProfileHistory>(HISTORY)
  return answer.rows[0] ?? NOTHING_KEPT
}

/** To begin a repeatable read with: what it then sees is what the one before it left. */
export async function takeTurn(client: Client): Promise<ProfileHistory> {
  // Whoever keeps a whole pool for the first time takes longer than any other statement may.
  await client.query('set local statement_timeout = 0')
  await client.query('lock table candidate_profile_history in exclusive mode')
  await client.query('insert into candidate_profile_history default values on conflict do nothing')
  return readHistory(client)
}

export async function advanceHistory(client: Client, edition: number, settledBelow: string): Promise<void> {
  await client.query('update candidate_profile_history set edition = $1, settled_below = $2', [edition, settledBelow])
}

/** Keeps those that say something else than their last version; answers how many. */
export async function insertVersions(
  client: Client,
  edition: number,
  versions: readonly ProfileText[],
): Promise<number> {
  const answer = await client.query({
    name: 'insert-profile-versions',
    text: `insert into candidate_profile_versions (candidate_id, edition, content_hash, profile)
      select said.id, $1, said.hash, said.profile
      from unnest($2::uuid[], $3::text[], $4::text[]) as said (id, hash, profile)
      left join lateral (select content_hash from candidate_profile_versions v
        where v.candidate_id = said.id order by v.edition desc limit 1) as last on true
      where last.content_hash is distinct from said.hash`,
    values: [
      edition,
      versions.map((version) => version.candidateId),
      versions.map((version) => version.contentHash),
      versions.map((version) => version.profile),
    ],
  })
  return answer.rowCount ?? 0
}

/** Of these candidates, or of everybody, those who were there and can be found no more. */
export async function insertDepartures(
  client: Client,
  edition: number,
  ids: readonly string[] | null,
): Promise<number> {
  const answer = await client.query(
    `insert into candidate_profile_versions (candidate_id, edition)
     select last.candidate_id, $1 from (
       select distinct on (candidate_id) candidate_id, content_hash from candidate_profile_versions
       where $2::uuid[] is null or candidate_id = any($2::uuid[])
       order by candidate_id, edition desc) as last
     where last.content_hash is not null
       and not exists (select from candidates c where c.id = last.candidate_id and c.state = 'available')`,
    [edition, ids],
  )
  return answer.rowCount ?? 0
}

/** Who is erased leaves no profile behind; that there was one stays. */
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

/** The next edition after the one given; null where there is none yet. */
export async function readEditionAfter(
  client: Client,
  after: number,
): Promise<{ edition: number; rows: readonly VersionRow[] } | null> {
  const answer = await client.query<VersionRow & { edition: number }>(
    `select edition::float8 as edition, ${VERSION} from candidate_profile_versions
     where edition = (select min(edition) from candidate_profile_versions where edition > $1)`,
    [after],
  )
  const [first] = answer.rows
  return first === undefined ? null : { edition: first.edition, rows: answer.rows }
}

const BATCH = 1_000

/** Everybody who was in the pool at an edition, as they were then. */
export async function* streamVersionsAt(pool: pg.Pool, edition: number): AsyncGenerator<readonly VersionRow[]> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const answer = await pool.query<VersionRow>({
      name: 'stream-profile-versions',
      text: `select distinct on (candidate_id) ${VERSION} from candidate_profile_versions
        where edition <= $1 and candidate_id > $2 order by candidate_id, edition desc limit ${BATCH}`,
      values: [edition, last],
    })
    if (answer.rows.length === 0) return
    yield answer.rows.filter((row) => row.contentHash !== null)
    last = answer.rows.at(-1)?.candidateId ?? last
  }
}

/** Some candidates as they were at an edition; who was not there is missing. */
export async function readVersionsAt(
  pool: pg.Pool,
  edition: number,
  ids: readonly string[],
): Promise<readonly VersionRow[]> {
  const answer = await pool.query<VersionRow>(
    `select distinct on (candidate_id) ${VERSION} from candidate_profile_versions
     where edition <= $1 and candidate_id = any($2::uuid[]) order by candidate_id, edition desc`,
    [edition, ids],
  )
  return answer.rows.filter((row) => row.contentHash !== null)
}
