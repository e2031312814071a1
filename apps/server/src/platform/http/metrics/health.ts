import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { assertMayReadMetrics } from './metrics-access.ts'

/** A dependency that must be available before requests can be answered. */
export interface ReadinessCheck {
  readonly name: string
  readonly isReady: () => Promise<boolean> | boolean
}

const PATIENCE_MS = 2_000

/** Endpoints for operators and their monitoring. */
export function mountHealth(
  app: FastifyInstance,
  checks: readonly ReadinessCheck[],
  { metrics, metricsToken }: { metrics: Metrics; metricsToken: string | undefined },
): void {
  const unlimited = { config: { rateLimit: false as const } }
  app.get('/healthz', unlimited, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', unlimited, async (_request, reply) => {
    const results = await Promise.all(checks.map(async (check) => [check.name, await passes(check)] as const))
    const isReady = results.every(([, passed]) => passed)
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) })
  })
  app.get('/metrics', unlimited, async (request, reply) => {
    assertMayReadMetrics(request, metricsToken)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text())
  })
}

async function passes({ isReady }: ReadinessCheck): Promise<boolean> {
  const tooLate = waitTwice(PATIENCE_MS)
  try {
    return await Promise.race([isReady(), tooLate])
  } catch {
    return false // whatever the reason, it is not ready; the component's log has details
  }
}

/** In two parts: after a stall, an answer that arrived during it is read before the second part ends. */
async function waitTwice(ms: number): Promise<false> {
  await sleep(ms / 2, undefined, { ref: false })
  await sleep(ms / 2, undefined, { ref: false })
  return false
}
