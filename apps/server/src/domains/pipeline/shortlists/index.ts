// What happens to a match? What other domains may ask of the shortlists.
export { type AdvanceStage, advanceStage, type WhichEntry } from './advance-stage.ts'
export { closeShortlist } from './close-shortlist.ts'
export { passCandidate } from './pass-candidate.ts'
export { type Standings, shortlistCandidates } from './shortlist-candidates.ts'
export {
  countStages,
  findEntryById,
  listAllEntries,
  listInPipeline,
  listShortlistedIds,
  listStagesOf,
} from './shortlisteds.store.ts'
export { voteOnCandidate } from './vote-on-candidate.ts'
