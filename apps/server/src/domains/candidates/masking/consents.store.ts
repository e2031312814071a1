import { goneStates } from '@assay/contracts/candidates'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, asc, count, eq, gte, inArray, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { fromEitherEnd, type KeysetPage } from '../../../platform/database/keyset.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { candidates, consents } from '../profiles/candidates.tables.ts'

export type Consent = typeof consents.$inferSelect
export type ConsentPurpose = Consent['purpose']

/** Of the candidates of one agency, or of all. */
export interface ConsentScope {
  readonly agencyId: string | null
}

const within = ({ agencyId }: ConsentScope): SQL | undefined =>
  agencyId === null
    ? undefined
    : sql`${consents.candidateId} in (select id from ${candidates} where agency_id = ${agencyId})`

export async function listConsents(
  db: Queries,
  wanted: {
    scope: ConsentScope
    filter: { readonly candidate?: string | undefined; readonly purpose?: ConsentPurpose | undefined }
    sort: readonly SortKey[]
    page: PageRequest
  },
): Promise<KeysetPage<Consent> & { total: number }> {
  const { candidate, purpose } = wanted.filter
  const among = and(
    within(wanted.scope),
    candidate === undefined ? undefined : eq(consents.candidateId, candidate),
    purpose === undefined ? undefined : eq(consents.purpose, purpose),
  )
  const keys = fromEitherEnd<Consent>(
    [
      { by: consents.until, descending: false, read: (row) => row.until },
      { by: consents.id, descending: false, read: (row) => row.id },
    ],
    wanted.sort,
  )
  return listPage<Consent>({
    page: wanted.page,
    keys,
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select()
        .from(consents)
        .where(and(among, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(consents).where(among),
  })
}

export async function findConsent(db: Queries, scope: ConsentScope, id: string): Promise<Consent | null> {
  const [found] = await db
    .select()
    .from(consents)
    .where(and(within(scope), eq(consents.id, id)))
  return found ?? null
}

/** The person ends a consent with the day before; false if there was none that day. */
export async function endConsent(
  db: Queries,
  { candidateId, purpose, today }: { candidateId: string; purpose: ConsentPurpose; today: string },
): Promise<boolean> {
  // An import that is writing replaces the row, which would then be found no more.
  await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, candidateId)).for('update')
  const ended = await db
    .update(consents)
    .set({ until: sql`${today}::date - 1`, endedOn: today })
    .where(and(eq(consents.candidateId, candidateId), eq(consents.purpose, purpose), gte(consents.until, today)))
    .returning({ purpose: consents.purpose })
  return ended.length > 0
}

/** Takes candidates out of every search. */
export async function pauseCandidates(db: Queries, candidateIds: readonly string[], at: Date): Promise<void> {
  await db
    .update(candidates)
    .set({ state: 'paused', updatedAt: at, version: sql`${candidates.version} + 1` })
    .where(
      and(inArray(candidates.id, [...candidateIds]), inArray(candidates.state, ['available', 'inVetting', 'draft'])),
    )
}

/** Candidates who can be found although their consent to matching ended before today; those without any are not meant. */
export async function listUnconsented(
  db: Queries,
  { today, limit }: { today: string; limit: number },
): Promise<{ id: string; agencyId: string | null }[]> {
  return db
    .select({ id: candidates.id, agencyId: candidates.agencyId })
    .from(candidates)
    .innerJoin(consents, eq(consents.candidateId, candidates.id))
    .where(and(eq(candidates.state, 'available'), eq(consents.purpose, 'matching'), lt(consents.until, today)))
    .orderBy(asc(candidates.id))
    .limit(limit)
}

/** Candidates who once consented, and whose last consent ended before the day. */
export async function listLapsed(db: Queries, { before, limit }: { before: string; limit: number }): Promise<string[]> {
  const later = db
    .select({ one: sql`1` })
    .from(consents)
    .where(and(eq(consents.candidateId, candidates.id), gte(consents.until, before)))
  const rows = await db
    .selectDistinct({ id: candidates.id })
    .from(candidates)
    .innerJoin(consents, and(eq(consents.candidateId, candidates.id), lt(consents.until, before)))
    .where(and(notInArray(candidates.state, [...goneStates, 'engaged']), notExists(later)))
    .orderBy(asc(candidates.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
