// Sample job descriptions, shipped and written.
export { publishScheduledSamples } from './move-sample.ts'
export { insertSample, replaceSkillsOfSample, saveShippedSamples } from './samples.store.ts'
