// Jobs as they are stored: rules, policy, events, queries.

export { assignJobs, handOverJobs, listAssignedJobs, listJobsAmong } from './assignments.store.ts'
export {
  engineCriteriaOf,
  hasCriteria,
  legendOf,
  sealedCriteriaOf,
  wireCriteriaOf,
  withMeanings,
} from './criteria.rules.ts'
export { type FillForecast, forecastFill, MIN_HIRED, MIN_SETTLED, type StageHistory } from './fill-forecast.rules.ts'
export { accessOfCaller, assertMayAct, assertVersion, getRequirement, listAssignedTo } from './get-requirement.ts'
export { findPayUnit, type PayUnit } from './pay-unit.ts'
export {
  type AllowedAgency,
  insertAllowedAgencies,
  listAllowedAgencies,
  listSuppliedBy,
  replaceAllowedAgencies,
} from './requirement-agencies.store.ts'
export {
  frozenCriteriaChanged,
  requirementChanged,
  requirementCreated,
  requirementMoved,
  scorecardTemplateChanged,
  weightsFrozen,
  weightsHeld,
} from './requirements.events.ts'
export {
  type EmployerActor,
  isInside,
  isMadeForOneself,
  mayAct,
  mayCreateRequirement,
  mayReadPipeline,
  mayWithin,
  requirementAccess,
} from './requirements.policy.ts'
export {
  isEditable,
  isSameCriteria,
  lintAgainst,
  plainFieldsOf,
  takesCandidates,
  titleFor,
  titleOfCopy,
  transitions,
  verbsFrom,
  weightsActsOn,
  weightsFrozenBy,
} from './requirements.rules.ts'
export {
  findRequirement,
  insertRequirements,
  listAllRequirements,
  listAssignedIds,
  listGoing,
  listJobsNamed,
  listPublicJobs,
  listRequirements,
  listRequirementsById,
  listTeams,
  lockRequirement,
  type NewRequirement,
  type Requirement,
  type RequirementColumns,
  replaceTeam,
  updateRequirement,
} from './requirements.store.ts'
export { countJobsBySkill, countJobsByTitle } from './taxonomy-uses.store.ts'
