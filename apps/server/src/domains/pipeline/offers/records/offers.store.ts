import type { OfferState } from '@assay/contracts/offers'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { inPreparation, isOut, type Sample } from './offers.rules.ts'
import { offerApprovals, offerDocuments, offers } from './offers.tables.ts'

export type Offer = typeof offers.$inferSelect
export type NewOffer = typeof offers.$inferInsert
export type OfferColumns = { readonly [Name in keyof NewOffer]?: NewOffer[Name] | undefined }
export type Approval = typeof offerApprovals.$inferSelect
export type OfferDocument = typeof offerDocuments.$inferSelect

export interface OfferScope {
  readonly companyId: string
  /** Null for every requirement. */
  readonly requirementIds: readonly string[] | null
}

export interface OfferFilter {
  /** Several values, separated by commas. */
  readonly state?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly shortlisted?: string | undefined
}

export async function listOffers(
  db: Queries,
  wanted: { scope: OfferScope; filter: OfferFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Offer> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const condition = and(inScope(wanted.scope), fitting(wanted.filter))
  return listRows(db, offers, { page: wanted.page, keys, where: condition })
}

/** Counts by state, within the caller’s scope. */
export async function countOffersByState(db: Queries, scope: OfferScope): Promise<Map<string, number>> {
  const rows = await db
    .select({ state: offers.state, made: count() })
    .from(offers)
    .where(inScope(scope))
    .groupBy(offers.state)
  return new Map(rows.map(({ state, made }) => [state, made]))
}

/** Those of these shortlist entries that have an offer which the candidate hasn't got yet. */
export async function listEntriesWithDraft(db: Queries, shortlistedIds: readonly string[]): Promise<Set<string>> {
  if (shortlistedIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: offers.shortlistedId })
    .from(offers)
    .where(and(inArray(offers.shortlistedId, [...shortlistedIds]), inArray(offers.state, [...inPreparation])))
  return new Set(rows.map(({ id }) => id))
}

export async function findOffer(db: Queries, id: string, scope: OfferScope): Promise<Offer | null> {
  const found = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), inScope(scope)))
  return found[0] ?? null
}

/** Without a company’s scope: for links, the clock and the hires. */
export async function findOfferById(db: Queries, id: string): Promise<Offer | null> {
  const found = await db.select().from(offers).where(eq(offers.id, id))
  return found[0] ?? null
}

/** The states of every version, by shortlist entry. */
export async function listVersions(
  db: Queries,
  shortlistedIds: readonly string[],
): Promise<Pick<Offer, 'shortlistedId' | 'state'>[]> {
  if (shortlistedIds.length === 0) return []
  return db
    .select({ shortlistedId: offers.shortlistedId, state: offers.state })
    .from(offers)
    .where(inArray(offers.shortlistedId, [...shortlistedIds]))
}

/** Every version for one shortlist entry in order, locked until the transaction ends. */
export async function lockOffersOf(tx: Tx, shortlistedId: string): Promise<Offer[]> {
  return tx
    .select()
    .from(offers)
    .where(eq(offers.shortlistedId, shortlistedId))
    .orderBy(asc(offers.revision))
    .for('update')
}

export async function insertOffer(db: Queries, offer: NewOffer): Promise<Offer> {
  const [inserted] = await db.insert(offers).values(offer).returning()
  if (inserted === undefined) throw new Error('The offer was not inserted.')
  return inserted
}

export async function updateOffer(db: Queries, id: string, change: OfferColumns, now: Date): Promise<Offer> {
  const [updated] = await db
    .update(offers)
    .set({ ...change, updatedAt: now, version: sql`${offers.version} + 1` })
    .where(eq(offers.id, id))
    .returning()
  if (updated === undefined) throw new Gone('offer')
  return updated
}

/** Seats taken in the current period of each requirement. For a binding count the caller locks the requirement. */
export async function countSeatsTaken(
  db: Queries,
  requirements: readonly { readonly id: string; readonly period: number }[],
): Promise<Map<string, number>> {
  if (requirements.length === 0) return new Map()
  const rows = await db
    .select({ id: offers.requirementId, period: offers.period, taken: count() })
    .from(offers)
    .where(
      and(
        inArray(
          offers.requirementId,
          requirements.map(({ id }) => id),
        ),
        ...[eq(offers.state, 'accepted'), isNull(offers.seatGivenBackAt)],
      ),
    )
    .groupBy(offers.requirementId, offers.period)
  return new Map(
    requirements.map(({ id, period }) => [id, rows.find((row) => row.id === id && row.period === period)?.taken ?? 0]),
  )
}

export async function addApproval(db: Queries, approval: typeof offerApprovals.$inferInsert): Promise<void> {
  await db.insert(offerApprovals).values(approval)
}

export async function listApprovals(db: Queries, offerIds: readonly string[]): Promise<Approval[]> {
  if (offerIds.length === 0) return []
  return db
    .select()
    .from(offerApprovals)
    .where(inArray(offerApprovals.offerId, [...offerIds]))
    .orderBy(offerApprovals.at)
}

export async function saveDocument(db: Queries, document: typeof offerDocuments.$inferInsert): Promise<void> {
  await db.insert(offerDocuments).values(document)
}

export async function findDocument(db: Queries, offerId: string): Promise<OfferDocument | null> {
  const found = await db.select().from(offerDocuments).where(eq(offerDocuments.offerId, offerId))
  return found[0] ?? null
}

/** Without the document’s bytes. */
export async function listDocumentHashes(db: Queries, offerIds: readonly string[]): Promise<Map<string, string>> {
  if (offerIds.length === 0) return new Map()
  const rows = await db
    .select({ offerId: offerDocuments.offerId, hash: offerDocuments.hash })
    .from(offerDocuments)
    .where(inArray(offerDocuments.offerId, [...offerIds]))
  return new Map(rows.map(({ offerId, hash }) => [offerId, hash]))
}

/** Entries with an expired offer, earliest first. */
export async function listRunOut(db: Queries, now: Date, limit: number): Promise<Offer[]> {
  return db
    .select()
    .from(offers)
    .where(and(inArray(offers.state, [...isOut]), lte(offers.expiresAt, now)))
    .orderBy(offers.expiresAt)
    .limit(limit)
}

/** Offers that expire soon, without a warning to the employer so far. */
export async function listRunningOut(db: Queries, before: Date, limit: number): Promise<Offer[]> {
  return db
    .select()
    .from(offers)
    .where(and(inArray(offers.state, [...isOut]), isNull(offers.warnedAt), lte(offers.expiresAt, before)))
    .orderBy(offers.expiresAt)
    .limit(limit)
}

/** Entries with an undecided offer. */
export async function listUndecided(
  db: Queries,
  which: { readonly requirementId: string } | { readonly shortlistedId: string },
): Promise<Offer[]> {
  const of =
    'requirementId' in which
      ? eq(offers.requirementId, which.requirementId)
      : eq(offers.shortlistedId, which.shortlistedId)
  return db
    .select()
    .from(offers)
    .where(and(of, inArray(offers.state, [...inPreparation, ...isOut])))
    .orderBy(offers.id)
}

/** Hourly pay of comparable offers across companies; superseded versions are excluded. */
export async function listComparable(
  db: Queries,
  { offer, from, to }: { offer: Offer; from: Date; to: Date },
): Promise<Sample[]> {
  if (offer.titleId === null) return []
  const rows = await db
    .select({ companyId: offers.companyId, hourlyMinor: offers.hourlyMinor })
    .from(offers)
    .where(
      and(
        ...[eq(offers.titleId, offer.titleId), eq(offers.engagement, offer.engagement), ne(offers.id, offer.id)],
        ...[isNotNull(offers.hourlyMinor), gte(offers.sentAt, from), lte(offers.sentAt, to)],
        inArray(offers.state, ['sent', 'viewed', 'accepted', 'declined', 'expired']),
      ),
    )
  return rows.flatMap(({ companyId, hourlyMinor }) => (hourlyMinor === null ? [] : [{ companyId, hourlyMinor }]))
}

function inScope({ companyId, requirementIds }: OfferScope): SQL | undefined {
  return and(
    eq(offers.companyId, companyId),
    requirementIds === null ? undefined : inArray(offers.requirementId, [...requirementIds]),
  )
}

function fitting({ state, requirement, candidate, shortlisted }: OfferFilter): SQL | undefined {
  return and(
    state === undefined ? undefined : inArray(offers.state, state.split(',') as OfferState[]),
    requirement === undefined ? undefined : eq(offers.requirementId, requirement),
    candidate === undefined ? undefined : eq(offers.candidateId, candidate),
    shortlisted === undefined ? undefined : eq(offers.shortlistedId, shortlisted),
  )
}

const SORTABLE = {
  createdAt: { by: offers.createdAt, read: (row: Offer) => row.createdAt },
  sentAt: { by: offers.sentAt, read: (row: Offer) => row.sentAt },
  expiresAt: { by: offers.expiresAt, read: (row: Offer) => row.expiresAt },
  startOn: { by: offers.startOn, read: (row: Offer) => row.startOn },
  state: { by: offers.state, read: (row: Offer) => row.state },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Offer>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: offers.id, descending: true, read: (row: Offer) => row.id }]
}
