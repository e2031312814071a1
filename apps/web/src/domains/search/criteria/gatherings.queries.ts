import { listCommunities } from '@assay/contracts/communities'
import type { Among } from '@assay/contracts/search-criteria'
import { listPools } from '@assay/contracts/talent-pools'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

/** A talent pool or a talent community whose candidates a search can be limited to. */
export interface Gathering extends Among {
  readonly name: string
  readonly people: number
}

const MOST = 50

export const gatheringsQuery = () =>
  queryOptions({
    queryKey: ['search-gatherings'],
    queryFn: async ({ signal }): Promise<readonly Gathering[]> => {
      const [pools, communities] = await Promise.all([
        call(listPools, {
          query: { fields: { 'talent-pools': 'name,members' }, sort: 'name', page: { size: MOST } },
          signal,
          quiet: true,
        }),
        call(listCommunities, { query: { fields: { communities: 'name,members' } }, signal, quiet: true }),
      ])
      return [
        ...pools.data.map(({ id, name, members }) => ({ type: 'talent-pools' as const, id, name, people: members })),
        ...communities.data.map(({ id, name, members }) => ({
          type: 'communities' as const,
          id,
          name,
          people: members.joined,
        })),
      ]
    },
    staleTime: 60_000,
  })
