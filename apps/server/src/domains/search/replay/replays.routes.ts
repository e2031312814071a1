import { diffSearches as diffEndpoint } from '@assay/contracts/diffs'
import * as contract from '@assay/contracts/replays'
import { newId } from '../../../platform/database/new-id.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { LivePool } from '../../ranking/index.ts'
import { diffSearches } from './diff-searches.ts'
import { presentDiff } from './diffs.resource.ts'
import { replaySearch } from './replay-search.ts'
import { presentReplay } from './replays.resource.ts'

/** Each one rebuilds a pool. */
const REPLAYS_PER_MINUTE = 20
const DIFFS_PER_MINUTE = 60

export function mountReplays(routes: Routes, { live }: { live: LivePool }): void {
  registerEndpoint(
    routes,
    contract.replaySearch,
    async (ctx, { params }) => presentReplay(await replaySearch(ctx, live, params.id), newId(ctx.now().getTime())),
    { perMinute: REPLAYS_PER_MINUTE },
  )

  registerEndpoint(
    routes,
    diffEndpoint,
    async (ctx, { params }) => presentDiff(await diffSearches(ctx, live, params), newId(ctx.now().getTime())),
    { perMinute: DIFFS_PER_MINUTE },
  )
}
