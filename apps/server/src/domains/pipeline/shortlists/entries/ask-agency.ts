import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import type { Entry } from '../records/index.ts'
import {
  assertStage,
  canAskAgency,
  canBeVotedOn,
  contactAskMoved,
  getEntryForAct,
  listSubmissionsOf,
  lockSubmission,
  lockWithRequirement,
  updateSubmission,
} from '../records/index.ts'
import { assertDeciding } from './reject-candidate.ts'

/**
 * A client contact asks the agency for an introduction to a candidate. The agency answers; no contact details are
 * exchanged here.
 */
export async function askAgency(ctx: Context, { id, message }: { id: string; message: string | null }): Promise<Entry> {
  const { entry: found, actor } = await getEntryForAct(ctx, { id, act: 'askAgency' })
  const submission = (await listSubmissionsOf(ctx.db, [id])).get(id)
  if (submission === undefined) throw notFound('shortlist entry')
  return ctx.transaction(async (tx) => {
    const { entry, requirement } = await lockWithRequirement(tx, found)
    assertStage(canBeVotedOn(entry.stage), entry, 'requested from the agency')
    assertDeciding(requirement)
    const locked = await lockSubmission(tx, submission.id)
    if (!canAskAgency(locked, entry.stage))
      throw new AppError('shortlist.transition', {
        detail:
          locked.contactAnswer === null
            ? 'The agency was already asked and has not answered yet.'
            : 'The agency is already introducing you.',
      })
    const at = ctx.now()
    const asked = { contactAskedBy: actor.userId, contactAskedAt: at, contactMessage: message }
    await updateSubmission(tx, locked.id, { ...asked, contactAnswer: null, contactAnsweredAt: null }, at)
    tx.record(
      contactAskMoved(entry, 'askAgency', { before: { answer: locked.contactAnswer }, after: { answer: null } }),
    )
    return entry
  })
}
