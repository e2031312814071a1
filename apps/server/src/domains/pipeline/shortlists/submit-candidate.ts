import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { listAgencyIds } from '../../candidates/index.ts'
import { getRequirement, listAssignedTo, lockRequirement } from '../../requirements/index.ts'
import { keepStep } from './move-entry.ts'
import { assertOpen } from './shortlist-candidates.ts'
import { addEntry, type Entry } from './shortlisteds.store.ts'
import { candidateSubmitted } from './shortlists.events.ts'
import { maySubmit } from './shortlists.policy.ts'

/** An agency proposes a candidate of its own. Proposing somebody who is there changes nothing. */
export async function submitCandidate(
  ctx: Context,
  { requirementId, candidateId }: { requirementId: string; candidateId: string },
): Promise<Entry> {
  const { actor } = ctx
  const requirement = await getRequirement(ctx, requirementId)
  assertAllowed(maySubmit(actor, { requirement, assigned: await listAssignedTo(ctx) }))
  const agencyId = (await listAgencyIds(ctx.db, [candidateId])).get(candidateId)
  if (actor.kind !== 'user' || agencyId == null || agencyId !== actor.agencyId) throw notFound('candidate')
  return ctx.transaction(async (tx) => {
    assertOpen(await lockRequirement(tx, requirementId))
    const at = ctx.now()
    const { entry, isNew } = await addEntry(tx, {
      ...{ id: newId(at.getTime()), companyId: requirement.companyId, requirementId, candidateId },
      ...{ addedBy: actor.userId, stage: 'submitted', stageSince: at, createdAt: at, updatedAt: at },
    })
    if (!isNew) return entry
    await keepStep(tx, entry, { from: null, at })
    tx.record(candidateSubmitted(entry))
    return entry
  })
}
