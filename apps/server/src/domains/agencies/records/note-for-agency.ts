import type { Actor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { RecordedEvent } from '../../../platform/context/domain-event.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { isNoted } from './noted.store.ts'

export interface Concern {
  readonly agencyId: string
  readonly event: Pick<RecordedEvent, 'verb' | 'target' | 'requirementId' | 'candidateId' | 'actor' | 'requestId'>
  /** The fields of the relation that the agency may see. */
  readonly after: Readonly<Record<string, unknown>>
}

/**
 * Copies what an employer's timeline contains about the agency's candidates into the agency's own, once. The agency
 * reads only its own chain, so that nothing of an employer can leak through positions and hashes.
 */
export async function noteForAgency(ctx: Context, { agencyId, event, after }: Concern): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const { verb, target, requirementId, candidateId, requestId } = event
  await ctx.as(actorFor(event, agencyId)).transaction(async (tx) => {
    if (await isNoted(tx, { agencyId, verb, target, requestId })) return
    tx.record({
      name: 'agencyConcerned',
      tenantId: agencyId,
      verb,
      target,
      ...(requirementId === undefined ? {} : { requirementId }),
      ...(candidateId === undefined ? {} : { candidateId }),
      after: { ...after, inRequest: requestId },
    })
  })
}

/** The agency's own people and the candidate are named; those of the employer are not the agency's business. */
function actorFor({ actor, candidateId }: Concern['event'], agencyId: string): Actor {
  if (actor.type === 'candidateLink' && candidateId !== undefined)
    return { kind: 'candidateLink', verificationId: '', candidateId }
  if (actor.type !== 'agency' || actor.id === null) return { kind: 'system' }
  return {
    kind: 'user',
    userId: actor.id,
    sessionId: '',
    scope: 'agency',
    companyId: null,
    agencyId,
    roleKeys: [],
    permissions: new Map(),
  }
}
