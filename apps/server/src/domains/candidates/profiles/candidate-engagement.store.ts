import { and, eq, ne, sql } from 'drizzle-orm'
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

/** Whether the agency of these candidates works; returns how many changed. */
export async function setAgencyAway(tx: Tx, agencyId: string, isAway: boolean): Promise<number> {
  // An agency may have more candidates than the usual limit of a statement allows for.
  await tx.execute(sql`set local statement_timeout = 0`)
  const changed = await tx
    .update(candidates)
    .set({ isAgencyAway: isAway })
    .where(and(eq(candidates.agencyId, agencyId), ne(candidates.isAgencyAway, isAway)))
  return changed.rowCount ?? 0
}
