import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/context/context.ts'
import { candidates } from './candidates.tables.ts'

/** Whoever has taken work is found by nobody else until it ends. */
export const engageCandidate = (tx: Tx, candidateId: string, at: Date): Promise<void> =>
  move(tx, candidateId, { from: 'available', to: 'engaged', at })

/** The work came to nothing, or has ended: they can be found again. */
export const freeCandidate = (tx: Tx, candidateId: string, at: Date): Promise<void> =>
  move(tx, candidateId, { from: 'engaged', to: 'available', at })

type State = 'available' | 'engaged'

async function move(tx: Tx, id: string, { from, to, at }: { from: State; to: State; at: Date }): Promise<void> {
  await tx
    .update(candidates)
    .set({ state: to, updatedAt: at, version: sql`${candidates.version} + 1` })
    .where(and(eq(candidates.id, id), eq(candidates.state, from)))
}
