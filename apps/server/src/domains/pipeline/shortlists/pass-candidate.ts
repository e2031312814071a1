import type { PassCode } from '@assay/contracts/shortlisteds'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { freezeWeights, type Requirement } from '../../requirements/index.ts'
import { assertStage, getEntryForAct, lockWithRequirement } from './get-entry.ts'
import { moveEntry } from './move-entry.ts'
import type { Entry } from './shortlisteds.store.ts'
import { candidatePassed } from './shortlists.events.ts'
import { canMove } from './shortlists.rules.ts'

export interface PassCandidate {
  readonly id: string
  readonly code: PassCode
  readonly note: string | null
}

/** Passes on somebody, with a reason. The first decision freezes what everybody is judged by. */
export async function passCandidate(ctx: Context, { id, code, note }: PassCandidate): Promise<Entry> {
  const { entry: found } = await getEntryForAct(ctx, { id, act: 'pass' })
  return ctx.transaction(async (tx) => {
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canMove(entry.stage, 'pass'), entry, 'passed')
    assertDeciding(requirement)
    const now = ctx.now()
    const passed = await moveEntry(tx, entry, {
      to: 'passed',
      at: now,
      reasonCode: code,
      columns: { passCode: code, passNote: note === '' ? null : note },
    })
    await freezeWeights(tx, requirement, now)
    tx.record(candidatePassed(passed, entry.stage, code))
    return passed
  })
}

/** Something is still to be decided there. */
export function assertDeciding({ state, title }: Requirement): void {
  if (state === 'open' || state === 'paused') return
  throw new AppError('shortlist.not-open', {
    detail: `“${title}” is ${state}: nothing is decided there any more.`,
    meta: { state },
  })
}
