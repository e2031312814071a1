import type { HireState } from '@assay/contracts/hired-candidates'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, between, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../../platform/database/keyset.ts'
import { listRows } from '../../../../platform/database/list-page.ts'
import { Gone } from '../../../../platform/errors/gone.ts'
import { hireCheckIns, hiredCandidates } from './hires.tables.ts'

export type Hire = typeof hiredCandidates.$inferSelect
export type NewHire = typeof hiredCandidates.$inferInsert
export type HireColumns = { readonly [Name in keyof NewHire]?: NewHire[Name] | undefined }
export type CheckIn = typeof hireCheckIns.$inferSelect

/** Filters for hires, all of which must match. */
export interface HireScope {
  readonly companyId?: string
  readonly requirementIds?: readonly string[]
  readonly agencyId?: string
  readonly states?: readonly HireState[]
}

export interface HireFilter {
  /** Several values, separated by commas. */
  readonly state?: string | undefined
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
  readonly offer?: string | undefined
  /** Date ranges of the start, the end of the trial and the end of the guarantee. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export async function listHires(
  db: Queries,
  wanted: { scope: HireScope; filter: HireFilter; sort: readonly SortKey[]; page: PageRequest },
): Promise<KeysetPage<Hire> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const condition = and(inScope(wanted.scope), fitting(wanted.filter))
  return listRows(db, hiredCandidates, { page: wanted.page, keys, where: condition })
}

/** Counts by state, within the caller’s scope. */
export async function countHiresByState(db: Queries, scope: HireScope): Promise<Map<string, number>> {
  const rows = await db
    .select({ state: hiredCandidates.state, people: count() })
    .from(hiredCandidates)
    .where(inScope(scope))
    .groupBy(hiredCandidates.state)
  return new Map(rows.map(({ state, people }) => [state, people]))
}

export async function findHire(db: Queries, id: string, scope: HireScope): Promise<Hire | null> {
  const found = await db
    .select()
    .from(hiredCandidates)
    .where(and(eq(hiredCandidates.id, id), inScope(scope)))
  return found[0] ?? null
}

export async function findHireOf(db: Queries, offerId: string): Promise<Hire | null> {
  const found = await db.select().from(hiredCandidates).where(eq(hiredCandidates.offerId, offerId))
  return found[0] ?? null
}

/** The number of planned and current hires of a candidate. */
export async function countWorkOf(db: Queries, candidateId: string): Promise<number> {
  const [counted] = await db
    .select({ value: count() })
    .from(hiredCandidates)
    .where(
      and(
        eq(hiredCandidates.candidateId, candidateId),
        inArray(hiredCandidates.state, ['awaitingStart', 'inTrial', 'confirmed']),
      ),
    )
  return counted?.value ?? 0
}

export async function lockHire(tx: Tx, id: string): Promise<Hire> {
  const [locked] = await tx.select().from(hiredCandidates).where(eq(hiredCandidates.id, id)).for('update')
  if (locked === undefined) throw new Gone('hire')
  return locked
}

/** Null when the offer already has a hire. */
export async function insertHire(
  tx: Tx,
  hire: NewHire,
  checkIns: readonly { readonly day: number; readonly dueOn: string }[],
): Promise<Hire | null> {
  const [inserted] = await tx.insert(hiredCandidates).values(hire).onConflictDoNothing().returning()
  if (inserted === undefined) return null
  await tx.insert(hireCheckIns).values(checkIns.map((checkIn) => ({ hireId: inserted.id, ...checkIn })))
  return inserted
}

export async function updateHire(db: Queries, id: string, change: HireColumns, now: Date): Promise<Hire> {
  const [updated] = await db
    .update(hiredCandidates)
    .set({ ...change, updatedAt: now, version: sql`${hiredCandidates.version} + 1` })
    .where(eq(hiredCandidates.id, id))
    .returning()
  if (updated === undefined) throw new Gone('hire')
  return updated
}

export async function listCheckIns(db: Queries, hireIds: readonly string[]): Promise<CheckIn[]> {
  if (hireIds.length === 0) return []
  return db
    .select()
    .from(hireCheckIns)
    .where(inArray(hireCheckIns.hireId, [...hireIds]))
    .orderBy(asc(hireCheckIns.day))
}

export async function updateCheckIn(
  db: Queries,
  { hireId, day }: { hireId: string; day: number },
  change: Partial<CheckIn>,
): Promise<void> {
  await db
    .update(hireCheckIns)
    .set(change)
    .where(and(eq(hireCheckIns.hireId, hireId), eq(hireCheckIns.day, day)))
}

/** Hires for the same requirement that could replace an ended one. */
export async function listStandIns(db: Queries, hires: readonly Hire[]): Promise<Hire[]> {
  const requirementIds = hires.filter(({ state }) => state === 'replacementOpen').map((hire) => hire.requirementId)
  if (requirementIds.length === 0) return []
  return db
    .select()
    .from(hiredCandidates)
    .where(
      and(
        ...[inArray(hiredCandidates.requirementId, requirementIds), isNull(hiredCandidates.replacementOf)],
        inArray(hiredCandidates.state, ['awaitingStart', 'inTrial', 'confirmed']),
      ),
    )
}

export interface ByClock {
  readonly state: HireState
  /** Includes a day ahead of every zone; the use case applies the zone of the company. */
  readonly on: string
  readonly limit: number
}

const ORDERS = { startOn: hiredCandidates.startOn, trialEndsOn: hiredCandidates.trialEndsOn } as const

export async function listByClock(
  db: Queries,
  by: 'startOn' | 'trialEndsOn',
  { state, on, limit }: ByClock,
  also: 'notAsked' | 'any' = 'any',
): Promise<Hire[]> {
  const column = ORDERS[by]
  return db
    .select()
    .from(hiredCandidates)
    .where(
      and(
        ...[eq(hiredCandidates.state, state), lte(column, on)],
        also === 'notAsked' ? isNull(hiredCandidates.startAskedAt) : undefined,
      ),
    )
    .orderBy(column)
    .limit(limit)
}

/** Confirmed hires whose guarantee ends soon and was not announced yet. */
export async function listGuaranteesEnding(
  db: Queries,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<Hire[]> {
  return db
    .select()
    .from(hiredCandidates)
    .where(
      and(
        ...[eq(hiredCandidates.state, 'confirmed'), isNull(hiredCandidates.guaranteeRemindedAt)],
        ...[lte(hiredCandidates.guaranteeUntil, to), gt(hiredCandidates.guaranteeUntil, from)],
      ),
    )
    .orderBy(hiredCandidates.guaranteeUntil)
    .limit(limit)
}

export async function listCheckInsDue(
  db: Queries,
  on: string,
  limit: number,
): Promise<{ hire: Hire; checkIn: CheckIn }[]> {
  return db
    .select({ hire: hiredCandidates, checkIn: hireCheckIns })
    .from(hireCheckIns)
    .innerJoin(hiredCandidates, eq(hiredCandidates.id, hireCheckIns.hireId))
    .where(
      and(
        ...[isNull(hireCheckIns.askedAt), isNull(hireCheckIns.score), lte(hireCheckIns.dueOn, on)],
        inArray(hiredCandidates.state, ['inTrial', 'confirmed']),
      ),
    )
    .orderBy(hireCheckIns.dueOn)
    .limit(limit)
}

function inScope({ companyId, requirementIds, agencyId, states }: HireScope): SQL | undefined {
  return and(
    companyId === undefined ? undefined : eq(hiredCandidates.companyId, companyId),
    requirementIds === undefined ? undefined : inArray(hiredCandidates.requirementId, [...requirementIds]),
    agencyId === undefined ? undefined : eq(hiredCandidates.agencyId, agencyId),
    states === undefined ? undefined : inArray(hiredCandidates.state, [...states]),
  )
}

function fitting({ state, requirement, candidate, offer, from, to }: HireFilter): SQL | undefined {
  return and(
    state === undefined ? undefined : inArray(hiredCandidates.state, state.split(',') as HireState[]),
    requirement === undefined ? undefined : eq(hiredCandidates.requirementId, requirement),
    candidate === undefined ? undefined : eq(hiredCandidates.candidateId, candidate),
    offer === undefined ? undefined : eq(hiredCandidates.offerId, offer),
    from === undefined && to === undefined ? undefined : happensBetween(from, to),
  )
}

/** Hires that start, or whose current trial or guarantee ends. */
function happensBetween(from = '0001-01-01', to = '9999-12-31'): SQL | undefined {
  return or(
    between(hiredCandidates.startOn, from, to),
    and(eq(hiredCandidates.state, 'inTrial'), between(hiredCandidates.trialEndsOn, from, to)),
    and(eq(hiredCandidates.state, 'confirmed'), between(hiredCandidates.guaranteeUntil, from, to)),
  )
}

const SORTABLE = {
  startOn: { by: hiredCandidates.startOn, read: (row: Hire) => row.startOn },
  trialEndsOn: { by: hiredCandidates.trialEndsOn, read: (row: Hire) => row.trialEndsOn },
  guaranteeUntil: { by: hiredCandidates.guaranteeUntil, read: (row: Hire) => row.guaranteeUntil },
  createdAt: { by: hiredCandidates.createdAt, read: (row: Hire) => row.createdAt },
  state: { by: hiredCandidates.state, read: (row: Hire) => row.state },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<Hire>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: hiredCandidates.id, descending: true, read: (row: Hire) => row.id }]
}

/** The agency, if any, that a decided dispute names as having introduced the candidate. */
export async function setAgencyOfHires(
  db: Queries,
  {
    requirementId,
    candidateId,
    agencyId,
    at,
  }: Record<'requirementId' | 'candidateId', string> & {
    agencyId: string | null
    at: Date
  },
): Promise<void> {
  await db
    .update(hiredCandidates)
    .set({ agencyId, updatedAt: at, version: sql`${hiredCandidates.version} + 1` })
    .where(and(eq(hiredCandidates.requirementId, requirementId), eq(hiredCandidates.candidateId, candidateId)))
}
