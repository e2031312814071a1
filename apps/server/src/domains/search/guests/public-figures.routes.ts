import { getPublicFigures } from '@assay/contracts/dashboards'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findZone, hasDemoCandidates } from '../../candidates/index.ts'
import type { LivePool } from '../../ranking/index.ts'
import { medianOverlapHours } from './public-figures.ts'

export interface Offers {
  readonly billing: boolean
  readonly google: boolean
  readonly searchSiteUrl?: string | null
}

const DEFAULT_ZONE = 'Europe/Berlin'
/** `public-figures` is one resource without a stored row. */
const PUBLIC_FIGURES_ID = '019b7d4e-0000-7000-8000-000000000001'

export function mountPublicFigures(routes: Routes, { live, offers }: { live: LivePool; offers: Offers }): void {
  registerEndpoint(routes, getPublicFigures, async (ctx, { query }) => {
    const zone = findZone(query.filter.zone ?? DEFAULT_ZONE) ?? DEFAULT_ZONE
    const pool = live.current()
    const figures = live.figures()
    const people = [...figures.bestEvidence.values()].reduce((sum, count) => sum + count, 0)
    const claimed = figures.bestEvidence.get('claimed') ?? 0
    return {
      type: 'public-figures',
      id: PUBLIC_FIGURES_ID,
      attributes: {
        candidatesAvailable: pool.size,
        skillsCovered: figures.skillsCovered,
        medianOverlapHours: await medianOverlapHours(ctx, zone),
        verifiedShare: people === 0 ? 0 : Math.round((1000 * (people - claimed)) / people) / 1000,
        demo: await hasDemoCandidates(ctx.db),
        searchSiteUrl: null,
        ...offers,
      },
    }
  })
}
