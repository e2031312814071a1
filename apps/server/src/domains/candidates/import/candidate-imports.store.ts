import { goneStates } from '@assay/contracts/candidates'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queries } from '../../../platform/context/context.ts'
import { type CopyValue, copyInto, copyLine } from '../../../platform/database/backup/copy.ts'
import { sqlState } from '../../../platform/database/transaction.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { type CandidateRows, columns } from '../profiles/index.ts'
import { type CandidateRecord, isConfirmedForAll } from '../records/index.ts'
import { deriveLevels } from '../vetting/index.ts'

export interface KnownCandidate {
  readonly id: string
  readonly externalId: string
  readonly contentHash: string
  readonly version: number
}

/**
 * Locks them: one that is erased before the rows are written would come back. Under the id of a profile that was merged
 * into another one, the kept profile is found.
 */
export async function findKnown(
  client: pg.PoolClient,
  agencyId: string | null,
  externalIds: readonly string[],
): Promise<Map<string, KnownCandidate>> {
  const given = [agencyId, externalIds]
  const named = 'c.agency_id is not distinct from $1 and c.external_id = any($2::text[])'
  await client.query(
    `select from candidates where id in (
       select unnest(array[c.id, c.merged_into]) from candidates c where ${named}) order by id for update`,
    given,
  )
  const answer = await client.query<KnownCandidate>(
    `select coalesce(c.merged_into, c.id) as id, c.external_id as "externalId", c.content_hash as "contentHash",
       coalesce(kept.version, c.version) as version
     from candidates c left join candidates kept on kept.id = c.merged_into
     where ${named}`,
    given,
  )
  return new Map(answer.rows.map((row) => [row.externalId, row]))
}

export async function insertCandidates(client: pg.PoolClient, rows: readonly CandidateRows[]): Promise<void> {
  if (rows.length === 0) return
  await copyRows(
    client,
    'candidates',
    columns.candidate,
    rows.map((row) => row.candidate),
  )
  await insertParts(client, rows)
}

/** Replaces everything except vetting results, to which only new ones are added, and consents that the person ended. */
export async function replaceCandidates(
  client: pg.PoolClient,
  rows: readonly CandidateRows[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  for (const [table] of PARTS)
    if (table !== VETTING && table !== CONSENTS)
      await client.query(`delete from ${table} where candidate_id = any($1::uuid[])`, [ids])
  const unended = await replacingConsents(client, ids, rows)
  await insertParts(client, await withoutKnownVetting(client, ids, unended))
  await deriveLevels(client, ids, dayOf(now))
  await updateOwnRows(client, rows)
}

interface Given {
  readonly id: string
  readonly record: CandidateRecord
}

/** Which of these candidates would become another person than the one the operator vetted. */
export const findTakenOver = (client: pg.PoolClient, given: readonly Given[]): Promise<Set<string>> =>
  findOtherPersons(client, given, 'select candidate_id, marks from vetted_identities')

/** Which of these candidates would become another person than the one they are now. */
export const findReplaced = (client: pg.PoolClient, given: readonly Given[]): Promise<Set<string>> =>
  findOtherPersons(
    client,
    given,
    'select candidate_id, person_marks(legal_name, email, phone) as marks from candidate_contacts',
  )

async function findOtherPersons(
  client: pg.PoolClient,
  given: readonly Given[],
  identities: string,
): Promise<Set<string>> {
  if (given.length === 0) return new Set()
  const contacts = given.map(({ record }) => record.contact)
  const { rows } = await client.query<{ id: string }>(
    `select given.id from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as given (id, name, email, phone)
     join (${identities}) v on v.candidate_id = given.id
     where cardinality(v.marks) > 0 and not is_same_person(v.marks, person_marks(given.name, given.email, given.phone))`,
    [
      given.map(({ id }) => id),
      contacts.map(({ legalName }) => legalName),
      contacts.map(({ email }) => email),
      contacts.map(({ phone }) => phone),
    ],
  )
  return new Set(rows.map(({ id }) => id))
}

const VETTING = 'vetting_results'
const CONSENTS = 'consents'

/** Child tables, in the order in which they are written. */
const PARTS = [
  ['candidate_contacts', columns.contact, (row) => [row.contact]],
  ['candidate_texts', columns.text, (row) => [row.text]],
  ['candidate_skills', columns.skills, (row) => row.skills],
  ['candidate_work', columns.work, (row) => row.work],
  ['candidate_education', columns.education, (row) => row.education],
  ['candidate_languages', columns.languages, (row) => row.languages],
  [VETTING, columns.vetting, (row) => row.vetting],
  [CONSENTS, columns.consents, (row) => row.consents],
] as const satisfies readonly (readonly [
  table: string,
  names: readonly string[],
  of: (row: CandidateRows) => readonly (readonly CopyValue[])[],
])[]

async function insertParts(client: pg.PoolClient, rows: readonly CandidateRows[]): Promise<void> {
  for (const [table, names, of] of PARTS) await copyRows(client, table, names, rows.flatMap(of))
}

async function copyRows(
  client: pg.PoolClient,
  table: string,
  names: readonly string[],
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  if (rows.length === 0) return
  const list = names.map((name) => `"${name}"`).join(', ')
  await copyInto(client, `copy ${table} (${list}) from stdin`, [rows.map(copyLine).join('')])
}

/** A hired candidate stays engaged, one in vetting stays there, and who ended the consent is not found: the source does not know of it. */
const NEW_VALUE: Readonly<Record<string, string>> = {
  content_hash: 'case when i.external_id = c.external_id then i.content_hash else c.content_hash end',
  state: `case when c.state in ('engaged', 'inVetting') and i.state = 'available' then c.state
    when i.state = 'available' and exists (select from consents ended where ended.candidate_id = c.id
      and ended.purpose = 'matching' and ended.ended_on is not null) then 'paused'
    else i.state end`,
}

async function updateOwnRows(client: pg.PoolClient, rows: readonly CandidateRows[]): Promise<void> {
  const kept = new Set<string>(['id', 'agency_id', 'external_id', 'masked_name', 'created_at'])
  const changing = columns.candidate.filter((name) => !kept.has(name))
  await client.query(
    'create temporary table if not exists incoming (like candidates including defaults) on commit delete rows',
  )
  await copyRows(
    client,
    'incoming',
    columns.candidate,
    rows.map((row) => row.candidate),
  )
  await client.query(
    `update candidates c set version = c.version + 1, ${changing.map((name) => `${name} = ${NEW_VALUE[name] ?? `i.${name}`}`).join(', ')}
     from incoming i where i.id = c.id`,
  )
  // Each id of the source keeps the hash of its latest content, so that unchanged records are skipped.
  await client.query(
    `update candidates gone set content_hash = i.content_hash from incoming i
     where gone.merged_into = i.id and gone.external_id = i.external_id`,
  )
  await client.query('truncate incoming')
}

/**
 * What the person ended stays ended, unless another source of a consent is named than before. The same source again
 * only moves the day: it was given when it was. Returns the rows that are left to write.
 */
async function replacingConsents(
  client: pg.PoolClient,
  ids: readonly string[],
  rows: readonly CandidateRows[],
): Promise<CandidateRows[]> {
  const answer = await client.query<{ key: string; sources: string[]; isEnded: boolean }>(
    `select candidate_id || ' ' || purpose as key, source || ended_sources as sources, ended_on is not null as "isEnded"
     from consents where candidate_id = any($1::uuid[])`,
    [ids],
  )
  const known = new Map(answer.rows.map(({ key, ...before }) => [key, before]))
  const keyOf = ([id, purpose]: readonly CopyValue[]): string => `${id} ${purpose}`
  const isKnown = (consent: readonly CopyValue[]): boolean => {
    const [before, source] = [known.get(keyOf(consent)), String(consent[3])]
    return before !== undefined && (before.sources.includes(source) || (before.isEnded && isConfirmedForAll(source)))
  }
  const same = rows.flatMap((row) => row.consents.filter(isKnown))
  const others = rows.map((row) => ({ ...row, consents: row.consents.filter((consent) => !isKnown(consent)) }))
  await client.query(
    `update consents set until = given.until from unnest($1::uuid[], $2::text[], $3::date[]) as given(id, purpose, until)
     where candidate_id = given.id and consents.purpose = given.purpose and ended_on is null
       and consents.until is distinct from given.until`,
    [0, 1, 2].map((column) => same.map((consent) => consent[column])),
  )
  await client.query(
    `delete from consents where candidate_id = any($1::uuid[])
     and (candidate_id || ' ' || purpose = any($2::text[])
       or (ended_on is null and candidate_id || ' ' || purpose <> all ($3::text[])))`,
    [ids, others.flatMap(({ consents }) => consents.map(keyOf)), same.map(keyOf)],
  )
  return others
}

async function withoutKnownVetting(
  client: pg.PoolClient,
  ids: readonly string[],
  rows: readonly CandidateRows[],
): Promise<CandidateRows[]> {
  const answer = await client.query<{ key: string }>(
    `select concat_ws('|', candidate_id, stage, method, assessor_role, result, score, score_max, "on") as key
     from vetting_results where candidate_id = any($1::uuid[])`,
    [ids],
  )
  const known = new Set(answer.rows.map((row) => row.key))
  const keyOf = (result: readonly CopyValue[]) =>
    result
      .slice(1, 9)
      .filter((value) => value !== null)
      .join('|')
  return rows.map((row) => ({ ...row, vetting: row.vetting.filter((result) => !known.has(keyOf(result))) }))
}

/** Data that does not fit, broken constraints, more than a row or an index can hold, and what a trigger refuses. */
const ABOUT_THE_ROW = /^(22|23|54|P0001)/

/** PostgreSQL's message about a row that it rejects; null for all else, such as a full disk or a restart. */
export function complaintOf(error: unknown): string | null {
  if (!ABOUT_THE_ROW.test(sqlState(error) ?? '')) return null
  for (let link = error; link instanceof Error; link = link.cause as Error) if ('severity' in link) return link.message
  return null
}

export const isDuplicate = (error: unknown): boolean => sqlState(error) === '23505'

export async function findIdBySource(db: Queries, agencyId: string | null, externalId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select coalesce(merged_into, id) as id from candidates where agency_id is not distinct from ${agencyId} and external_id = ${externalId}`,
  )
  return rows[0]?.id ?? null
}

/** Other candidates of the agency with the same email address. */
export async function findSameEmail(
  db: Queries,
  agencyId: string,
  id: string,
): Promise<{ id: string; externalId: string }[]> {
  const { rows } = await db.execute<{ id: string; externalId: string }>(
    sql`select other.id, other.external_id as "externalId"
      from candidate_contacts own
      join candidate_contacts theirs on lower(theirs.email) = lower(own.email)
      join candidates other on other.id = theirs.candidate_id
      where own.candidate_id = ${id} and other.id <> ${id} and other.agency_id = ${agencyId}
        and other.state <> all (${sql.param([...goneStates])}::text[])
      order by other.created_at, other.id limit 10`,
  )
  return rows
}
