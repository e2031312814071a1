import type { AgencyClientState } from '@assay/contracts/agency-clients'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import type { ClientAccess } from './agency-clients.policy.ts'
import { agencyClients } from './agency-clients.tables.ts'

export type AgencyClient = typeof agencyClients.$inferSelect
export type NewAgencyClient = typeof agencyClients.$inferInsert

export async function listAgencyClients(
  db: Queries,
  wanted: {
    access: ClientAccess
    filter: { readonly state?: string | undefined }
    sort: readonly SortKey[]
    page: PageRequest
  },
): Promise<KeysetPage<AgencyClient> & { total: number }> {
  const keys = orderKeys(wanted.sort)
  const { state } = wanted.filter
  const condition = and(
    accessibleTo(wanted.access),
    state === undefined ? undefined : inArray(agencyClients.state, state.split(',') as AgencyClientState[]),
  )
  return listRows(db, agencyClients, { page: wanted.page, keys, where: condition })
}

export async function findAgencyClient(db: Queries, id: string, access: ClientAccess): Promise<AgencyClient | null> {
  const [found] = await db
    .select()
    .from(agencyClients)
    .where(and(eq(agencyClients.id, id), accessibleTo(access)))
  return found ?? null
}

export const findAgencyClientById = (db: Queries, id: string): Promise<AgencyClient | null> =>
  findAgencyClient(db, id, { kind: 'every' })

/** The relation that is not over, whatever its state; an employer and an agency have at most one. */
export async function findCurrentClient(
  db: Queries,
  { agencyId, companyId }: { agencyId: string; companyId: string },
): Promise<AgencyClient | null> {
  const [found] = await db
    .select()
    .from(agencyClients)
    .where(
      and(
        ...[eq(agencyClients.agencyId, agencyId), eq(agencyClients.companyId, companyId)],
        ne(agencyClients.state, 'ended'),
      ),
    )
  return found ?? null
}

/** The latest relation of an agency with each employer, including those that are over. */
export async function listClientsOfAgency(
  db: Queries,
  agencyId: string,
  companyIds: readonly string[],
): Promise<Map<string, AgencyClient>> {
  if (companyIds.length === 0) return new Map()
  const found = await db
    .select()
    .from(agencyClients)
    .where(and(eq(agencyClients.agencyId, agencyId), inArray(agencyClients.companyId, [...companyIds])))
    .orderBy(agencyClients.createdAt)
  return new Map(found.map((client) => [client.companyId, client]))
}

/** Employers for which an agency works now. */
export async function listClientIds(db: Queries, agencyId: string): Promise<string[]> {
  const found = await db
    .select({ companyId: agencyClients.companyId })
    .from(agencyClients)
    .where(and(eq(agencyClients.agencyId, agencyId), inArray(agencyClients.state, ['active', 'paused'])))
  return found.map(({ companyId }) => companyId)
}

/** Agencies that work for these employers now, by employer. */
export async function listAgencyIdsOf(db: Queries, companyIds: readonly string[]): Promise<Map<string, string[]>> {
  if (companyIds.length === 0) return new Map()
  const found = await db
    .select({ companyId: agencyClients.companyId, agencyId: agencyClients.agencyId })
    .from(agencyClients)
    .where(and(inArray(agencyClients.companyId, [...companyIds]), inArray(agencyClients.state, ['active', 'paused'])))
    .orderBy(agencyClients.createdAt)
  const byCompany = Map.groupBy(found, ({ companyId }) => companyId)
  return new Map([...byCompany].map(([companyId, rows]) => [companyId, rows.map(({ agencyId }) => agencyId)]))
}

/** Client contacts with an agency account, by employer and agency (`company/agency`). */
export async function listContactIds(db: Queries, companyIds: readonly string[]): Promise<Map<string, string[]>> {
  if (companyIds.length === 0) return new Map()
  const found = await db
    .select()
    .from(agencyClients)
    .where(and(inArray(agencyClients.companyId, [...companyIds]), inArray(agencyClients.state, ['active', 'paused'])))
  return new Map(found.map(({ companyId, agencyId, contactIds }) => [`${companyId}/${agencyId}`, contactIds]))
}

export async function insertAgencyClients(db: Queries, rows: readonly NewAgencyClient[]): Promise<AgencyClient[]> {
  return rows.length === 0
    ? []
    : await db
        .insert(agencyClients)
        .values([...rows])
        .returning()
}

export async function lockAgencyClient(db: Queries, id: string): Promise<AgencyClient> {
  const [locked] = await db.select().from(agencyClients).where(eq(agencyClients.id, id)).for('update')
  if (locked === undefined) throw new Gone('relation')
  return locked
}

export async function updateAgencyClient(
  db: Queries,
  id: string,
  change: { readonly [Name in keyof NewAgencyClient]?: NewAgencyClient[Name] | undefined },
  now: Date,
): Promise<AgencyClient> {
  const [updated] = await db
    .update(agencyClients)
    .set({ ...change, updatedAt: now, version: sql`${agencyClients.version} + 1` })
    .where(eq(agencyClients.id, id))
    .returning()
  if (updated === undefined) throw new Gone('relation')
  return updated
}

/** Relations whose notice period has ended. */
export async function listOver(db: Queries, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: agencyClients.id })
    .from(agencyClients)
    .where(
      and(
        inArray(agencyClients.state, ['active', 'paused']),
        ...[isNotNull(agencyClients.endsAt), lte(agencyClients.endsAt, now)],
      ),
    )
    .orderBy(agencyClients.endsAt)
    .limit(limit)
  return found.map(({ id }) => id)
}

function accessibleTo(access: ClientAccess): SQL | undefined {
  if (access.kind === 'none') return sql`false`
  if (access.kind === 'every') return undefined
  if (access.kind === 'company') return eq(agencyClients.companyId, access.companyId)
  return eq(agencyClients.agencyId, access.agencyId)
}

const SORTABLE = {
  createdAt: { by: agencyClients.createdAt, read: (row: AgencyClient) => row.createdAt },
  startsAt: { by: agencyClients.startsAt, read: (row: AgencyClient) => row.startsAt },
  endsAt: { by: agencyClients.endsAt, read: (row: AgencyClient) => row.endsAt },
  state: { by: agencyClients.state, read: (row: AgencyClient) => row.state },
} as const

function orderKeys(sort: readonly SortKey[]): OrderKey<AgencyClient>[] {
  const asked = sort.flatMap(({ name, descending }) =>
    Object.hasOwn(SORTABLE, name) ? [{ ...SORTABLE[name as keyof typeof SORTABLE], descending }] : [],
  )
  const keys = asked.length > 0 ? asked : [{ ...SORTABLE.createdAt, descending: true }]
  return [...keys, { by: agencyClients.id, descending: true, read: (row: AgencyClient) => row.id }]
}

/** Agreements and invitations that are not over. */
export async function listCurrentOf(
  db: Queries,
  of: { readonly companyId: string } | { readonly agencyId: string },
): Promise<AgencyClient[]> {
  const isTheirs =
    'companyId' in of ? eq(agencyClients.companyId, of.companyId) : eq(agencyClients.agencyId, of.agencyId)
  return db
    .select()
    .from(agencyClients)
    .where(and(isTheirs, ne(agencyClients.state, 'ended')))
    .orderBy(agencyClients.id)
}

/** Every agreement a company had, for its export. */
/** The employers that show the agency how far its candidates are; of several relations the latest counts. */
export async function listSharingStagesWith(db: Queries, agencyId: string): Promise<string[]> {
  const found = await db
    .select({ companyId: agencyClients.companyId, isShared: agencyClients.stageVisible })
    .from(agencyClients)
    .where(eq(agencyClients.agencyId, agencyId))
    .orderBy(agencyClients.createdAt)
  const latest = new Map(found.map(({ companyId, isShared }) => [companyId, isShared]))
  return [...latest].flatMap(([companyId, isShared]) => (isShared ? [companyId] : []))
}

export async function listAllClientsOf(db: Queries, companyId: string): Promise<AgencyClient[]> {
  return db.select().from(agencyClients).where(eq(agencyClients.companyId, companyId)).orderBy(agencyClients.createdAt)
}
