// Requirements, their criteria and plans, as other domains may use them.

export type { CriteriaSources } from './jobs/index.ts'
export { cancelJobsOf, changeRequirement, fillRequirement, freezeWeights, moveRequirement } from './jobs/index.ts'
export { jobAsksOf, listJobPages } from './public-jobs/index.ts'
export type { StageHistory } from './records/index.ts'
export {
  accessOfCaller as requirementAccessOf,
  assertMayAct,
  assignJobs,
  countJobsBySkill,
  countJobsByTitle,
  type EmployerActor,
  engineCriteriaOf,
  findPayUnit,
  findRequirement,
  getRequirement,
  handOverJobs,
  hasCriteria,
  insertAllowedAgencies,
  insertRequirements,
  legendOf,
  listAllowedAgencies,
  listAllRequirements,
  listAssignedIds,
  listAssignedJobs,
  listAssignedTo,
  listGoing,
  listJobsAmong,
  listJobsNamed,
  listRequirements,
  listRequirementsById,
  listSuppliedBy,
  listTeams,
  lockRequirement,
  mayReadPipeline,
  mayWithin,
  type NewRequirement,
  type PayUnit,
  type Requirement,
  requirementAccess,
  sealedCriteriaOf,
  takesCandidates,
  wireCriteriaOf,
  withMeanings,
} from './records/index.ts'
export {
  findScorecardTemplate,
  insertScorecardTemplates,
  listScorecardTemplates,
  type ScorecardTemplate,
} from './scorecard-templates/index.ts'
