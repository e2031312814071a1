import { type alternatives, getAlternatives } from '@assay/contracts/alternatives'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Alternatives = ResourceOf<typeof alternatives>
export type Substitute = Alternatives['substitutes'][number]

export interface AlternativesOf {
  readonly requirement?: string | undefined
  readonly candidate?: string | undefined
}

export function alternativesQuery({ requirement, candidate }: AlternativesOf) {
  return queryOptions({
    queryKey: ['alternatives', requirement ?? '', candidate ?? ''],
    queryFn: async ({ signal }): Promise<Alternatives> =>
      (
        await call(getAlternatives, {
          query: {
            filter: { ...(requirement && { requirement }), ...(candidate && { candidate }) },
          },
          signal,
        })
      ).data,
    staleTime: 60_000,
  })
}
