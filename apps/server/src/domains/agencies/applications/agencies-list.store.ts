import type { AgencyState } from '@assay/contracts/agencies'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { OrderKey } from '../../../platform/database/keyset.ts'
import { contains } from '../../../platform/database/like-text.ts'
import { listPage } from '../../../platform/database/list-page.ts'
import { agencies } from '../records/agencies.tables.ts'
import type { Agency } from '../records/index.ts'
import type { AgencyAccess } from './agencies.policy.ts'

interface Wanted {
  readonly access: AgencyAccess
  readonly filter: { readonly state?: AgencyState | undefined; readonly search?: string | undefined }
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listAgencies(db: Queries, { access, filter, sort, page }: Wanted) {
  const where = and(
    access === 'approved' ? eq(agencies.state, 'approved') : accessibleTo(access),
    filter.state === undefined ? undefined : eq(agencies.state, filter.state),
    filter.search === undefined ? undefined : matches(filter.search),
  )
  return listPage({
    page,
    keys: orderKeys(sort),
    rows: ({ where: beyond, orderBy, limit, offset }) =>
      db
        .select()
        .from(agencies)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: () => db.select({ total: count() }).from(agencies).where(where),
  })
}

export async function findAgency(db: Queries, id: string, access: AgencyAccess): Promise<Agency | null> {
  const [found] = await db
    .select()
    .from(agencies)
    .where(and(eq(agencies.id, id), accessibleTo(access)))
  return found ?? null
}

/** Employers know what became of an agency they worked with, but no applications. */
function accessibleTo(access: AgencyAccess): SQL | undefined {
  if (access === 'every') return undefined
  if (access === 'none') return sql`false`
  if (access === 'approved') return inArray(agencies.state, ['approved', 'suspended', 'closed'])
  return eq(agencies.id, access.own)
}

function matches(search: string): SQL | undefined {
  return or(contains(agencies.legalName, search), contains(agencies.domain, search))
}

function orderKeys([asked]: readonly SortKey[]): OrderKey<Agency>[] {
  const descending = asked?.descending ?? false
  const first: OrderKey<Agency> =
    asked?.name === 'createdAt'
      ? { by: agencies.createdAt, descending, read: (row) => row.createdAt }
      : { by: agencies.legalName, descending, read: (row) => row.legalName }
  return [first, { by: agencies.id, descending, read: (row) => row.id }]
}
