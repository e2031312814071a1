import { listExposures } from '@assay/contracts/impressions'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { showCandidatesById } from '../../candidates/index.ts'
import type { LivePool } from '../../ranking/index.ts'
import { mayReadModels } from '../versions/index.ts'
import { presentExposure } from './exposures.resource.ts'
import { type Exposure, listMostExposed, measureSpread } from './exposures.store.ts'

const WINDOW_MS = 90 * DAY_MS
/** Users do not read further down. */
const MAX_LISTED = 500

export function mountExposures(routes: Routes, { live }: { live: LivePool }): void {
  registerEndpoint(routes, listExposures, async (ctx, { query }) => {
    assertAllowed(mayReadModels(ctx.actor), 'Only operators can see how often candidates are shown.')
    const since = new Date(ctx.now().getTime() - WINDOW_MS)
    const page = pageOfRows(await listMostExposed(ctx.db, since, MAX_LISTED), query.page, idOf)
    const shown = await showCandidatesById(ctx.db, ctx.actor, page.data.map(idOf))
    const names = new Map(shown.map(({ id, attributes }) => [id, String(attributes['maskedName'])]))
    const spread = await measureSpread(ctx.db, since)
    return {
      ...page,
      data: page.data.map((row) => presentExposure(row, names.get(row.candidateId) ?? 'Former candidate')),
      meta: { ...spread, poolSize: live.isReady ? live.current().size : null },
    }
  })
}

const idOf = ({ candidateId }: Exposure): string => candidateId
