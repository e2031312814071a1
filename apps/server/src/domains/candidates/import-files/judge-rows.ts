import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../../../platform/context/context.ts'
import type { CandidateRecord } from '../records/index.ts'
import { findPeople, type Judgment, type KnownPerson } from './import-rows.store.ts'
import { type ReadingOf, readStaged, type Staged } from './read-staged.rules.ts'

/** After so many rows, other requests get a turn. */
const ROWS_AT_ONCE = 200

export const keysOf = ({ externalId, contact }: CandidateRecord) => ({
  externalId,
  email: contact.email?.toLowerCase() ?? null,
  phone: contact.phone?.replaceAll(/\D/g, '') || null,
})

const MIN_PHONE_DIGITS = 7

/** Reads the rows of a table, finds rows about the same person, and people who are there already. */
export async function judgeRows(
  db: Queries,
  rows: readonly (Staged & { readonly row: number })[],
  { agencyId, ...how }: ReadingOf & { readonly agencyId: string | null },
): Promise<Judgment[]> {
  const judged: (Judgment & { record?: CandidateRecord })[] = []
  const places = new Map<string, number>()
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    judged.push(judge(row, how, places))
  }
  const records = judged.flatMap(({ record }) => record ?? [])
  const known = await knownAmong(db, agencyId, records)
  return judged.map(({ record, ...judgment }) =>
    record === undefined ? judgment : { ...judgment, ...matchOf(record, known) },
  )
}

function judge(row: Staged & { row: number }, how: ReadingOf, places: Map<string, number>) {
  const read = readStaged(row, how)
  if (!('record' in read)) return problem(read.column, read.detail)
  const { externalId, email } = keysOf(read.record)
  const names = [`id ${externalId}`, ...(email === null ? [] : [`mail ${email}`])]
  const earlier = names.map((name) => places.get(name)).find((place) => place !== undefined)
  if (earlier !== undefined) return problem(null, twinWords(`Row ${earlier}`))
  for (const name of names) places.set(name, row.row)
  return { ...NOTHING, state: 'ready' as const, externalId, email, record: read.record }
}

export const twinWords = (earlier: string): string =>
  `${earlier} has the same id or email address. Merge the two rows, or give them different ids and addresses.`

const NOTHING = { column: null, problem: null, externalId: null, email: null, matchedBy: null, candidateId: null }

export const problem = (column: string | null, detail: string): Judgment => ({
  ...NOTHING,
  state: 'problem',
  column,
  problem: detail,
})

interface Known {
  readonly byId: ReadonlyMap<string, KnownPerson>
  readonly byEmail: ReadonlyMap<string, KnownPerson>
  readonly byPhone: ReadonlyMap<string, KnownPerson>
}

export async function knownAmong(
  db: Queries,
  agencyId: string | null,
  records: readonly CandidateRecord[],
): Promise<Known> {
  const keys = records.map(keysOf)
  const found = await findPeople(db, agencyId, {
    externalIds: keys.map(({ externalId }) => externalId),
    emails: keys.flatMap(({ email }) => email ?? []),
    phones: keys.flatMap(({ phone }) => (phone !== null && phone.length >= MIN_PHONE_DIGITS ? [phone] : [])),
  })
  return {
    byId: new Map(found.map((person) => [person.externalId, person])),
    byEmail: new Map(found.flatMap((person) => (person.email === null ? [] : [[person.email, person]]))),
    byPhone: new Map(found.flatMap((person) => (person.phone === null ? [] : [[person.phone, person]]))),
  }
}

export function matchOf(record: CandidateRecord, known: Known): Pick<Judgment, 'state' | 'matchedBy' | 'candidateId'> {
  const { externalId, email, phone } = keysOf(record)
  const reachable = phone === null || phone.length < MIN_PHONE_DIGITS ? '' : phone
  const found = [
    ['externalId', known.byId.get(externalId)],
    ['email', known.byEmail.get(email ?? '')],
    ['phone', known.byPhone.get(reachable)],
  ] as const
  for (const [matchedBy, person] of found)
    if (person !== undefined) {
      const state = person.contentHash === record.contentHash ? 'unchanged' : 'known'
      return { state, matchedBy, candidateId: person.id }
    }
  return { state: 'ready', matchedBy: null, candidateId: null }
}
