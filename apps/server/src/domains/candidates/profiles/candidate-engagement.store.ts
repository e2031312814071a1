import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/context/context.ts'
import { candidates } from './candidates.tables.ts'

/** A hired candidate is hidden from all searches until the engagement ends. */
export const engageCandidate = (tx: Tx, candidateId: string, at: Date): Promise<void> =>
  move(tx, candidateId, { from: 'available', to: 'engaged', at })

/** Makes the candidate findable again after the work ended or fell through. */
export const freeCandidate = (tx: Tx, candidateId: string, at: Date): Promise<void> =>
  move(tx, candidateId, { from: 'engaged', to: 'available', at })

type State = 'available' | 'engaged'

async function move(tx: Tx, id: string, { from, to, at }: { from: State; to: State; at: Date }): Promise<void> {
  await tx
    .update(candidates)
    .set({ state: to, updatedAt: at, version: sql`${candidates.version} + 1` })
    .where(and(eq(candidates.id, id), eq(candidates.state, from)))
}
