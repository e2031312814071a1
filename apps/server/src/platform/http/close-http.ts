import type { FastifyInstance } from 'fastify'
import { atMost } from '../lifecycle/at-most.ts'

const PATIENCE_MS = 9_000
const REST_MS = 1_000

/** Lets running requests finish, but cuts off those that hang. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const closing = app.close()
  await atMost(PATIENCE_MS, closing)
  app.server.closeAllConnections()
  await atMost(REST_MS, closing)
}
