import { runRankingTest as contract } from '@assay/contracts/ranking-tests'
import { newId } from '../../../platform/database/new-id.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { runRankingTest, type TestBenchParts } from './run-ranking-test.ts'

/** Each request builds three small pools. */
const PER_MINUTE = 30

export function mountRankingTests(routes: Routes, parts: TestBenchParts): void {
  registerEndpoint(
    routes,
    contract,
    async (ctx, { body }) => ({
      type: 'ranking-tests',
      id: newId(ctx.now().getTime()),
      attributes: await runRankingTest(ctx, parts, body),
    }),
    { perMinute: PER_MINUTE },
  )
}
