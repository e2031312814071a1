import type { ResourceOf } from '@assay/contracts/resource'
import { getPool, listPoolMembers, listPools, type poolMembers, type talentPools } from '@assay/contracts/talent-pools'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'
import { LISTED_CANDIDATES, type ListedCandidate } from '../../platform/listed-candidate.ts'

export type Pool = ResourceOf<typeof talentPools>
export type PoolMember = Linked<typeof poolMembers, { candidate: ListedCandidate }>

export const nameOf = ({ candidate }: Pick<PoolMember, 'candidate'>): string =>
  candidate.legalName ?? candidate.maskedName

const MOST = 50
/** Not the ids of all members, of which a page shows some. */
const SHOWN = { 'talent-pools': 'name,description,visibility,members,ownerName,mayChange,version' }

export function poolsQuery(filter: { search?: string | undefined; candidate?: string | undefined } = {}) {
  return queryOptions({
    queryKey: ['talent-pools', filter],
    queryFn: async ({ signal }) =>
      (await call(listPools, { query: { filter, sort: 'name', page: { size: MOST } }, signal })).data as Pool[],
    placeholderData: keepPreviousData,
  })
}

export function poolQuery(id: string) {
  return queryOptions({
    queryKey: ['talent-pools', id],
    queryFn: async ({ signal }) =>
      (await call(getPool, { params: { id }, query: { fields: SHOWN }, signal })).data as Pool,
  })
}

export interface MembersQuery {
  readonly pool: string
  readonly reminder: string
  readonly search: string
  readonly sort: string
  readonly number: number
  readonly size: number
}

export async function loadMembers({ pool, reminder, search, sort, number, size }: MembersQuery, signal?: AbortSignal) {
  const { data, meta } = await call(listPoolMembers, {
    query: {
      filter: {
        pool,
        reminder: (reminder || undefined) as 'due' | 'set' | 'none' | undefined,
        search: search || undefined,
      },
      include: 'candidate',
      fields: LISTED_CANDIDATES,
      sort: sort as 'createdAt',
      page: { number, size },
    },
    ...(signal && { signal }),
  })
  return { members: data as unknown as PoolMember[], total: totalOf(meta, data.length) }
}

export function membersQuery(asked: MembersQuery) {
  return queryOptions({
    queryKey: ['talent-pool-members', asked],
    queryFn: ({ signal }) => loadMembers(asked, signal),
    placeholderData: keepPreviousData,
  })
}
