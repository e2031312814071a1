// Requirements, their criteria and plans, as other domains may use them.

export type { CriteriaSources } from './jobs/index.ts'
export { changeRequirement, fillRequirement, freezeWeights, moveRequirement } from './jobs/index.ts'
export type { StageHistory } from './records/index.ts'
export {
  accessOfCaller as requirementAccessOf,
  asksForSomething,
  type EmployerActor,
  engineCriteriaOf,
  findRequirement,
  getRequirement,
  insertAllowedAgencies,
  insertRequirements,
  legendOf,
  listAllowedAgencies,
  listAllRequirements,
  listAssignedIds,
  listAssignedTo,
  listRequirements,
  listRequirementsById,
  listSuppliedBy,
  listTeams,
  lockRequirement,
  mayReadPipeline,
  mayWithin,
  type NewRequirement,
  type Requirement,
  requirementAccess,
  takesCandidates,
  wireCriteriaOf,
} from './records/index.ts'
export {
  findScorecardTemplate,
  insertScorecardTemplates,
  listScorecardTemplates,
  type ScorecardTemplate,
} from './scorecard-templates/index.ts'
