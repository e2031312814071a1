import type { ContactState } from '@assay/contracts/contact-infos'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { BETWEEN_REMINDERS_MS, REMIND_BEFORE_MS } from './contact-infos.rules.ts'
import { contactInfos } from './contact-infos.tables.ts'

export type ContactInfo = typeof contactInfos.$inferSelect
export type NewContactInfo = typeof contactInfos.$inferInsert

export type ContactScope =
  | { readonly kind: 'company'; readonly companyId: string; readonly requirementIds: readonly string[] | null }
  /** The requests to an agency; it does not see those still on hold. */
  | { readonly kind: 'agency'; readonly agencyId: string }
  | { readonly kind: 'operator' }

export interface ContactFilter {
  readonly state?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly requestedBy?: string | undefined
  /** The reason for declining. */
  readonly reason?: string | undefined
}

export async function listContactInfos(
  db: Queries,
  wanted: { scope: ContactScope; filter: ContactFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<ContactInfo> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const condition = and(inScope(wanted.scope), fitting(wanted.filter))
  return listRows(db, contactInfos, { page: wanted.page, keys, where: condition })
}

/** Counts by state, within the caller’s scope. */
export async function countContactsByState(db: Queries, scope: ContactScope): Promise<Map<string, number>> {
  const rows = await db
    .select({ state: contactInfos.state, people: count() })
    .from(contactInfos)
    .where(inScope(scope))
    .groupBy(contactInfos.state)
  return new Map(rows.map(({ state, people }) => [state, people]))
}

export async function findContactInfo(db: Queries, id: string, scope: ContactScope): Promise<ContactInfo | null> {
  const [found] = await db
    .select()
    .from(contactInfos)
    .where(and(eq(contactInfos.id, id), inScope(scope)))
  return found ?? null
}

export async function findContactInfoById(db: Queries, id: string): Promise<ContactInfo | null> {
  const [found] = await db.select().from(contactInfos).where(eq(contactInfos.id, id))
  return found ?? null
}

export async function lockContactInfo(db: Queries, id: string): Promise<ContactInfo> {
  const [locked] = await db.select().from(contactInfos).where(eq(contactInfos.id, id)).for('update')
  if (locked === undefined) throw new Gone('contact request')
  return locked
}

export async function insertContactInfo(db: Queries, row: NewContactInfo): Promise<ContactInfo> {
  const [inserted] = await db.insert(contactInfos).values(row).returning()
  if (inserted === undefined) throw new Error('The contact request was not inserted.')
  return inserted
}

export async function updateContactInfo(
  db: Queries,
  id: string,
  change: Partial<Omit<NewContactInfo, 'id'>>,
  now: Date,
): Promise<ContactInfo> {
  const [updated] = await db
    .update(contactInfos)
    .set({ ...change, updatedAt: now, version: sql`${contactInfos.version} + 1` })
    .where(eq(contactInfos.id, id))
    .returning()
  if (updated === undefined) throw new Gone('contact request')
  return updated
}

const BATCH = 200

/** Requests that the clock has to process; each is checked again under its lock. */
export async function listDue(db: Queries, what: 'send' | 'remind' | 'expire' | 'retention', now: Date) {
  const { state, by, and: further } = DUE[what](now)
  return db
    .select()
    .from(contactInfos)
    .where(and(inArray(contactInfos.state, state), by, further))
    .orderBy(contactInfos.createdAt)
    .limit(BATCH)
}

/** The rule `isRemindedLately` as a condition, so that requests that must wait fill no batch. */
const isNotRemindedLately = (now: Date): SQL => {
  const [from, to] = [-BETWEEN_REMINDERS_MS, BETWEEN_REMINDERS_MS].map((ms) =>
    new Date(now.getTime() + ms).toISOString(),
  )
  return sql`(${contactInfos.remindedAt} is null or ${contactInfos.remindedAt} not between ${from} and ${to})`
}

type Due = { state: ContactState[]; by: SQL; and?: SQL }

const DUE = {
  send: (now: Date): Due => ({ state: ['queued'], by: lte(contactInfos.undoUntil, now) }),
  remind: (now: Date): Due => ({
    state: ['pending'],
    by: lte(contactInfos.expiresAt, new Date(now.getTime() + REMIND_BEFORE_MS)),
    and: sql`${contactInfos.clockRemindedAt} is null and ${isNotRemindedLately(now)}`,
  }),
  expire: (now: Date): Due => ({ state: ['pending'], by: lte(contactInfos.expiresAt, now) }),
  retention: (now: Date): Due => ({ state: ['approved', 'disputed'], by: lte(contactInfos.retainUntil, now) }),
} as const

/** All open requests between a company and a candidate for an entry. */
export async function listOpenOf(
  db: Queries,
  which: { shortlistedId: string } | { candidateId: string } | { companyId: string } | { agencyId: string },
): Promise<ContactInfo[]> {
  return db
    .select()
    .from(contactInfos)
    .where(
      and(
        'shortlistedId' in which ? eq(contactInfos.shortlistedId, which.shortlistedId) : undefined,
        'candidateId' in which ? eq(contactInfos.candidateId, which.candidateId) : undefined,
        'companyId' in which ? eq(contactInfos.companyId, which.companyId) : undefined,
        'agencyId' in which ? eq(contactInfos.agencyId, which.agencyId) : undefined,
        inArray(contactInfos.state, ['queued', 'pending', 'approved', 'disputed']),
      ),
    )
    .orderBy(contactInfos.id)
}

/** The request that released the details of an entry, while they are released. */
export async function findReleasedOf(db: Queries, shortlistedId: string): Promise<ContactInfo | null> {
  const open = await listOpenOf(db, { shortlistedId })
  return open.find(({ state }) => state === 'approved' || state === 'disputed') ?? null
}

/** Entries whose contact an agency released, while it is released. */
export async function listReleasedEntriesOf(db: Queries, agencyId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: contactInfos.shortlistedId })
    .from(contactInfos)
    .where(and(eq(contactInfos.agencyId, agencyId), inArray(contactInfos.state, ['approved', 'disputed'])))
  return found.map(({ id }) => id)
}

/** Every contact request of a company, for its export. */
export async function listAllContactInfos(db: Queries, companyId: string): Promise<ContactInfo[]> {
  return db
    .select()
    .from(contactInfos)
    .where(eq(contactInfos.companyId, companyId))
    .orderBy(contactInfos.createdAt, contactInfos.id)
}

export async function listOfEntry(db: Queries, shortlistedId: string): Promise<ContactInfo[]> {
  return db
    .select()
    .from(contactInfos)
    .where(eq(contactInfos.shortlistedId, shortlistedId))
    .orderBy(contactInfos.createdAt)
}

const ERASED = 'What was written here was erased with the person it was about.'

/** Erases the reason for declining and the correspondence with the candidate. */
export const clearWordsOf = (db: Queries, candidateId: string): Promise<string[]> =>
  clearWords(db, eq(contactInfos.candidateId, candidateId))

/** The requests of the process are then anonymous. */
export async function detachFromCandidate(
  db: Queries,
  { shortlistedId, placeholderId }: { shortlistedId: string; placeholderId: string },
): Promise<string[]> {
  const ids = await clearWords(db, eq(contactInfos.shortlistedId, shortlistedId))
  if (ids.length > 0)
    await db.update(contactInfos).set({ candidateId: placeholderId }).where(inArray(contactInfos.id, ids))
  return ids
}

async function clearWords(db: Queries, where: SQL): Promise<string[]> {
  const cleared = await db
    .update(contactInfos)
    .set({
      message: ERASED,
      declineNote: null,
      disputeNote: null,
      mandate: sql`case when ${contactInfos.mandate} is not null then ${ERASED} end`,
    })
    .where(where)
    .returning({ id: contactInfos.id })
  return cleared.map(({ id }) => id)
}

function inScope(scope: ContactScope): SQL | undefined {
  if (scope.kind === 'operator') return notInArray(contactInfos.state, ['queued', 'withdrawn'])
  if (scope.kind === 'agency')
    return and(eq(contactInfos.agencyId, scope.agencyId), notInArray(contactInfos.state, ['queued', 'withdrawn']))
  return and(
    eq(contactInfos.companyId, scope.companyId),
    scope.requirementIds === null ? undefined : inArray(contactInfos.requirementId, [...scope.requirementIds]),
  )
}

function fitting({ state, requirement, candidate, requestedBy, reason }: ContactFilter): SQL | undefined {
  return and(
    state === undefined ? undefined : inArray(contactInfos.state, state.split(',') as ContactState[]),
    requirement === undefined ? undefined : eq(contactInfos.requirementId, requirement),
    candidate === undefined ? undefined : eq(contactInfos.candidateId, candidate),
    requestedBy === undefined ? undefined : eq(contactInfos.requestedBy, requestedBy),
    reason === undefined ? undefined : eq(contactInfos.declineCode, reason),
  )
}

const SORTABLE = {
  createdAt: { by: contactInfos.createdAt, read: (row: ContactInfo) => row.createdAt },
  expiresAt: { by: contactInfos.expiresAt, read: (row: ContactInfo) => row.expiresAt },
  state: { by: contactInfos.state, read: (row: ContactInfo) => row.state },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<ContactInfo>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: contactInfos.id, descending: true, read: (row: ContactInfo) => row.id }]
}
