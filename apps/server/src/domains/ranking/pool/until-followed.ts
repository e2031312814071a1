import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { LivePool } from './live-pool.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 20

/**
 * Resolves when the pool includes everything committed so far. Open transactions elsewhere on the same PostgreSQL
 * server, even in other databases, delay it; one that stays open causes `service.not-ready`.
 */
export async function untilFollowed(
  { live }: { readonly live: Pick<LivePool, 'catchUp'> },
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const until = performance.now() + patienceMs
  while (!(await live.catchUp())) {
    if (performance.now() > until)
      throw new AppError('service.not-ready', {
        detail: `A transaction has been open on this PostgreSQL server for over ${patienceMs / 1000} s and holds up the index of candidates. End it, then start again; pg_stat_activity names it.`,
      })
    await sleep(PAUSE_MS)
  }
}
