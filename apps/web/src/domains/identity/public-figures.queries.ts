import { getPublicFigures } from '@assay/contracts/dashboards'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Public figures: the counters of the home page, and whether this is a demo. */
export function publicFigures(zone?: string) {
  return queryOptions({
    queryKey: ['public-figures', zone ?? null],
    queryFn: async ({ signal }) => {
      const { data } = await call(getPublicFigures, { query: { filter: { zone } }, signal, quiet: true })
      return data
    },
    staleTime: 5 * 60_000,
  })
}
