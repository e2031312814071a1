// A job from its draft to its closing.

export { changeRequirement } from './change-requirement.ts'
export { cancelJobsOf, fillRequirement } from './close-requirement.ts'
export type { CriteriaSources } from './create-requirement.ts'
export { freezeWeights } from './freeze-weights.ts'
export { moveRequirement } from './move-requirement.ts'
