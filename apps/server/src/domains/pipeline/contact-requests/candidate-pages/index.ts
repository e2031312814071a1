// The pages behind candidates' permanent links, and the corrections they request.

export { type EraseElsewhere, eraseLateWords, withdrawFromProcess } from './act-on-own-data.ts'
export { listCorrectionsFor } from './decide-correction.ts'
export { eraseLapsed } from './erase-lapsed.ts'
export { type CandidatePageNeeds, showExplanation, showOwnData, showProgress } from './show-candidate-pages.ts'
