// Searches, matches and replays, as other domains may use them.

export { handOverAlerts, setAlert } from './alerts/index.ts'
export { claimGuestSearches, type NewAccount, purgeGuestSearches } from './guests/index.ts'
export { countAdded, type ListAmong, type Pools, rankingsOf, soughtAmong, tellingMatches } from './matches/index.ts'
export {
  criteriaSources,
  type Question,
  type QuestionInput,
  readQuestion,
  readText,
  serveReadingThread,
  whyNoCriteria,
} from './reading/index.ts'
export {
  checkRankingEvidence,
  exportSearch,
  type FileReplay,
  formatFinding,
  type RankingEvidence,
  readRankingEvidence,
  replayFile,
} from './replay/index.ts'
export { listOwnSearches, type RunSearch, renameSearch, runSearch, watchAlerts } from './run/index.ts'
export {
  countOwnSearches,
  countSearchesByDay,
  deleteSearchesBefore,
  deleteSearchesOf,
  exportSearchesOf,
  findFrozenMatch,
  getSearch,
  listFrozenMatches,
  listSealedOccasions,
  listSearches,
  listSearchesById,
  listSearchesForJobs,
  listShown,
  listTitlesOfSearches,
  mayListSearches,
  maySeeEverySearch,
  type Search,
  type SearchOccasion,
} from './searches/index.ts'
export { countStars, eraseStarsBy, eraseStarsOf, starsOfCandidate } from './stars/index.ts'
