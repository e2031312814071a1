import type { Context } from '../../../platform/context/context.ts'
import { assertStage, getEntryForAct, lockWithRequirement } from './get-entry.ts'
import { assertOpen } from './shortlist-candidates.ts'
import { type Entry, updateEntry } from './shortlisteds.store.ts'
import { candidateRestored } from './shortlists.events.ts'
import { canBeRestored } from './shortlists.rules.ts'

/** Takes somebody who was passed back. That they were passed, and why, stays in the history. */
export async function restoreCandidate(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<Entry> {
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'restore' })
  return ctx.transaction(async (tx) => {
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canBeRestored(entry.stage), entry, 'taken back')
    assertOpen(requirement)
    const now = ctx.now()
    const back = { stage: 'shortlisted', stageSince: now, passCode: null, passNote: null } as const
    const restored = await updateEntry(tx, id, back, now)
    tx.record(candidateRestored(restored, { code: entry.passCode, reason }))
    return restored
  })
}
