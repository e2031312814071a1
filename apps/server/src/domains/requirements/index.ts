// Requirements, their criteria and plans, as other domains may use them.
export { changeRequirement } from './change-requirement.ts'
export type { CriteriaSources } from './create-requirement.ts'
export { asksForSomething, engineCriteriaOf, legendOf, wireCriteriaOf } from './criteria.rules.ts'
export type { StageHistory } from './fill-forecast.rules.ts'
export { fillRequirement } from './fill-requirement.ts'
export { freezeWeights } from './freeze-weights.ts'
export { accessOfCaller as requirementAccessOf, getRequirement, listAssignedTo } from './get-requirement.ts'
export { moveRequirement } from './move-requirement.ts'
export { insertAllowedAgencies, listAllowedAgencies, listSuppliedBy } from './requirement-agencies.store.ts'
export { type EmployerActor, mayReadPipeline, mayWithin, requirementAccess } from './requirements.policy.ts'
export { takesCandidates } from './requirements.rules.ts'
export {
  findRequirement,
  insertRequirements,
  listAllRequirements,
  listAssignedIds,
  listRequirements,
  listRequirementsById,
  listTeams,
  lockRequirement,
  type NewRequirement,
  type Requirement,
} from './requirements.store.ts'
export {
  findScorecardTemplate,
  insertScorecardTemplates,
  listScorecardTemplates,
  type ScorecardTemplate,
} from './scorecard-templates.store.ts'
