import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import { mayActOnModels } from './model-versions.policy.ts'
import type { ModelVersion } from './model-versions.store.ts'
import type { LearningSource } from './show-sources.ts'

export function presentVersion(version: ModelVersion, companyName: string | null, actor: Actor): Presented {
  const { id, companyId, name, state, modelHash, basedOn, learnedFrom, metrics, diff, shadow, guards } = version
  const acts = {
    proposed: ['promote', 'reject'],
    serving: ['rollback'],
  } as const
  const open = state === 'proposed' || state === 'serving' ? acts[state] : []
  return {
    type: 'model-versions',
    id,
    attributes: {
      name,
      state,
      modelHash,
      basedOn,
      learnedFrom,
      metrics,
      diff,
      shadow,
      guards,
      companyName,
      reason: version.reason,
      decidedAt: version.decidedAt,
      rollBackReason: version.rollBackReason,
      rolledBackAt: version.rolledBackAt,
      mayDo: open.filter((act) => mayActOnModels(actor, act)),
      version: version.version,
      createdAt: version.createdAt,
      updatedAt: version.updatedAt,
    },
    relationships: { company: companyId === null ? null : { type: 'companies', id: companyId } },
  }
}

/** A source has the id of its company. */
export function presentSource({ company, agreement, ...source }: LearningSource): Presented {
  return {
    type: 'learning-sources',
    id: company.id,
    attributes: {
      ...source,
      companyName: company.name,
      agreement: agreement && { agreedAt: agreement.agreedAt, note: agreement.note },
    },
    relationships: { company: { type: 'companies', id: company.id } },
  }
}
