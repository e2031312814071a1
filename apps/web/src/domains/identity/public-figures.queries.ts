import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Public figures: the counters of the home page, and whether this is a demo. */
export function publicFigures(zone?: string) {
  return queryOptions({
    queryKey: ['public-figures', zone ?? null],
    queryFn: async ({ signal }) => {
      // Not before the page stands: its schemas would hold up the front page and the login.
      const { getPublicFigures } = await import('@assay/contracts/dashboards')
      const { data } = await call(getPublicFigures, { query: { filter: { zone } }, signal, quiet: true })
      return data
    },
    staleTime: 5 * 60_000,
  })
}
