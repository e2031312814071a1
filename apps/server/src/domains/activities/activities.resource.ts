import type { Presented } from '@assay/jsonapi/present'
import type { Activity } from './activities.store.ts'
import type { Names } from './show-activities.ts'
import { actorIdShown } from './shown-actors.ts'

const linkTo = (type: string, id: string | null) => (id === null ? null : { type, id })

export function presentActivity(activity: Activity, names: Names, hasDetails: boolean): Presented {
  const actorId = actorIdShown(activity)
  const { id, seq, at, actorType, onBehalfOf, verb, targetType, targetId } = activity
  const { requirementId, candidateId, before, after, reasonCode, requestId } = activity
  return {
    type: 'activities',
    id,
    attributes: {
      seq,
      at,
      actorType,
      actorId,
      onBehalfOf,
      verb,
      targetType,
      targetId,
      actorName: names.people.get(actorId ?? '') ?? null,
      requirementId: hasDetails ? requirementId : null,
      requirementTitle: names.requirements.get(requirementId ?? '') ?? null,
      candidateId: hasDetails ? candidateId : null,
      candidateName: names.candidates.get(candidateId ?? '') ?? null,
      before: hasDetails ? before : null,
      after: hasDetails ? after : null,
      note: targetType === 'activity-notes' ? (names.notes.get(targetId) ?? null) : null,
      reasonCode: hasDetails ? reasonCode : null,
      ip: actorId !== null && names.networksOf.has(actorId) ? activity.ip : null,
      requestId,
      prevHash: activity.prevHash.toString('hex'),
      hash: activity.hash.toString('hex'),
      createdAt: at,
      updatedAt: at,
    },
    relationships: {
      requirement: linkTo('requirements', hasDetails ? requirementId : null),
      candidate: linkTo('candidates', hasDetails ? candidateId : null),
    },
  }
}
