import type { waysTold } from '@assay/contracts/owed-letters'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { listAssignedTo } from '../../requirements/index.ts'
import { letterPassedOn } from './candidate-requests.events.ts'
import { mayTellLetter } from './candidate-requests.policy.ts'
import { letterScopeOf } from './get-candidate-request.ts'
import { findOwedLetter, markLetterTold, type OwedLetter } from './owed-letters.store.ts'

interface Told {
  readonly id: string
  readonly how: (typeof waysTold)[number]
  readonly note: string | null
}

/** Somebody has told the person, and says how. */
export async function passLetterOn(ctx: Context, { id, how, note }: Told): Promise<OwedLetter> {
  const { actor } = ctx
  const letter = await findOwedLetter(ctx.db, id, await letterScopeOf(ctx))
  if (letter === null) throw notFound('letter')
  const requirement = { id: letter.requirementId, companyId: letter.companyId }
  assertAllowed(mayTellLetter(actor, { letter, requirement, assigned: await listAssignedTo(ctx) }))
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const toldBy = actor.kind === 'user' ? actor.userId : null
    const told = await markLetterTold(tx, id, { how, note: note === '' ? null : note, toldBy, toldAt: at }, at)
    if (told === null) throw new AppError('owed-letter.told')
    tx.record(letterPassedOn(told))
    return told
  })
}
