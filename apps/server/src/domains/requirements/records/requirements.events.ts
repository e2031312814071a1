import type { RequirementVerb, WeightsVerb } from '@assay/contracts/requirements'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Held {
  readonly id: string
  readonly companyId: string
}

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode' | 'payload'>

const requirementEvent = (name: string, verb: string, { id, companyId }: Held, around: Around): DomainEvent => ({
  name,
  tenantId: companyId,
  verb,
  requirementId: id,
  target: { type: 'requirements', id },
  ...around,
})

export const requirementCreated = (requirement: Held, after: Record<string, unknown>) =>
  requirementEvent('requirementCreated', 'requirement.create', requirement, { after })

export const requirementChanged = (requirement: Held, around: Around) =>
  requirementEvent('requirementChanged', 'requirement.edit', requirement, around)

/** Recorded after the first decision, with the reason and both versions of the criteria. */
export const frozenCriteriaChanged = (requirement: Held, around: Around) =>
  requirementEvent('frozenCriteriaChanged', 'requirement.rewrite', requirement, around)

export const weightsFrozen = (requirement: Held) =>
  requirementEvent('weightsFrozen', 'requirement.freeze', requirement, {})

/** By a person, before the first decision. */
export const weightsHeld = (requirement: Held, verb: WeightsVerb, after: Record<string, unknown>) =>
  requirementEvent(verb, `requirement.${verb}`, requirement, { after })

const NAMES: Readonly<Partial<Record<RequirementVerb, string>>> = {
  fill: 'requirementClosed',
  cancel: 'requirementClosed',
}

export const requirementMoved = (requirement: Held, verb: RequirementVerb, around: Around) =>
  requirementEvent(NAMES[verb] ?? 'requirementMoved', `requirement.${verb}`, requirement, around)

export const scorecardTemplateChanged = (
  { id, companyId }: Held,
  verb: 'create' | 'edit' | 'retire',
  around: Around,
): DomainEvent => ({
  name: 'scorecardTemplateChanged',
  tenantId: companyId,
  verb: `scorecardTemplate.${verb}`,
  target: { type: 'scorecard-templates', id },
  ...around,
})
