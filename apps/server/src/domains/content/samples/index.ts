// Sample job descriptions, shipped and written.
export { publishScheduledSamples } from './move-sample.ts'
export { insertSample, keepShippedSamples, replaceSkillsOfSample } from './samples.store.ts'
