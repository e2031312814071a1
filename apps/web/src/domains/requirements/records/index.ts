// Jobs as they are requested from the server, their labels and addresses.

export { type Forecast, formatForecast, formatOutlook, formatSmallNumber } from './format-forecast.ts'
export { nextStepOf } from './next-step.ts'
export {
  firstTabOf,
  isRequirementState,
  type RequirementTab,
  tabInAddress,
} from './requirement-address.ts'
export {
  ageInDays,
  cancelLabels,
  doneLabels,
  formatBand,
  formatFunnel,
  stateLabels,
  summarizeFunnel,
  type TwoLines,
  verbLabels,
} from './requirement-labels.ts'
export {
  type ScorecardDraft,
  useChangeRequirement,
  useCloneRequirement,
  useCreateRequirement,
  useHoldWeights,
  useKeepScorecard,
  useMoveRequirement,
  useRetireScorecard,
} from './requirements.mutations.ts'
export {
  type ListedRequirement,
  openRequirementsQuery,
  type Requirement,
  requirementQuery,
  requirementsQuery,
  type ScorecardTemplate,
  samplesQuery,
  savedSearchesQuery,
  scorecardTemplatesQuery,
} from './requirements.queries.ts'
