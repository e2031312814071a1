// One job: its facts, its criteria, its plan, its forecast and its actions.

export { OutsideRequirement } from './outside-requirement.tsx'
export { RequirementActions } from './requirement-actions.tsx'
export { RequirementDetail } from './requirement-detail.tsx'
