import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Version {
  readonly id: string
  readonly companyId: string | null
  readonly name: string
  readonly modelHash: string
}

/** Recorded in the chain of the platform, which owns the model. */
const versionEvent = (name: string, verb: string, version: Version, after: object): DomainEvent => ({
  name,
  tenantId: null,
  verb,
  target: { type: 'model-versions', id: version.id },
  after: { name: version.name, modelHash: version.modelHash, companyId: version.companyId, ...after },
})

export const modelProposed = (version: Version) => versionEvent('modelProposed', 'model.propose', version, {})

export const modelPromoted = (version: Version, around: { before: string; reason: string }) =>
  versionEvent('modelPromoted', 'model.promote', version, around)

export const modelRejected = (version: Version, reason: string) =>
  versionEvent('modelRejected', 'model.reject', version, { reason })

export const modelRolledBack = (version: Version, around: { to: string; reason: string }) =>
  versionEvent('modelRolledBack', 'model.rollback', version, around)

export const learningAgreed = (companyId: string, agrees: boolean): DomainEvent => ({
  name: 'learningAgreed',
  tenantId: companyId,
  verb: agrees ? 'learning.agree' : 'learning.withdraw',
  target: { type: 'companies', id: companyId },
  after: { agrees },
})
