// Trains and evaluates models from the funnel.
export { type Chosen, enoughSearches, fair, GUARD_CODES, impactsOn, noLeak, ranksBetter } from './guards.rules.ts'
export { learnModel } from './learn-model.ts'
export { openPast, type PastSearch } from './measure-funnel.ts'
export { castShadow, measureAgain } from './shadow-test.ts'
