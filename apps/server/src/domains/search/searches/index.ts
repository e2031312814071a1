// Stored searches and access to them.
export { exportSearchesOf } from './export-searches.ts'
export { getSearch, getSearchReference } from './get-search.ts'
export {
  CURRENT_NAMES_FROM,
  legacyMatch,
  upgradeCriteria,
  upgradeFrozen,
  upgradeMatches,
  upgradeSeal,
  upgradeSpans,
} from './legacy-seals.rules.ts'
export { listAssigned } from './list-assigned.ts'
export { listShown } from './list-shown.ts'
export { criteriaCountsOf, metCriteriaOf } from './met-criteria.rules.ts'
export { modelFor, modelOfSearch } from './model-for.ts'
export { countSearchesByDay, deleteSearchesBefore, deleteSearchesOf } from './old-searches.store.ts'
export {
  asStored,
  type BrokenPart,
  type Circumstances,
  drawSeed,
  type Frozen,
  findBroken,
  inAll,
  isSearched,
  onlyOf,
  SEAL_FORMAT,
  type Seal,
  type SealedPart,
  type StoredMatch,
  sealOf,
  seedsOf,
} from './seals.rules.ts'
export { countOwnSearches, listTitlesOfSearches } from './search-figures.store.ts'
export {
  announceSearch,
  candidateStarred,
  candidateUnstarred,
  guestSearchesClaimed,
  guestSearchRun,
  searchAlertChanged,
  searchAlertRaised,
  searchDeleted,
  searchRenamed,
  searchRestored,
  searchRun,
} from './searches.events.ts'
export {
  isEmployer,
  mayChangeSearch,
  mayExplain,
  mayListSearches,
  mayReadSearch,
  maySearchFor,
  maySeeEverySearch,
  maySetAlert,
  WHO_MAY_CHANGE,
} from './searches.policy.ts'
export {
  type Excerpts,
  FROZEN_MATCHES,
  type FrozenMatch,
  frozenMatchOf,
  GUEST_MATCHES_KEPT,
  GUEST_MATCHES_SHOWN,
  GUEST_SEARCHES,
  GUEST_WINDOW_MS,
  lintOf,
  looseningOf,
  matchIdOf,
  type PayBand,
  spansOf,
} from './searches.rules.ts'
export {
  changeSearch,
  findFrozen,
  findFrozenMatch,
  findSearch,
  findSearchReference,
  insertSearch,
  listFrozenCandidateIds,
  listFrozenMatches,
  listSealedOccasions,
  listSearches,
  listSearchesById,
  listSearchesForJobs,
  lockVersion,
  type Search,
  type SearchOccasion,
  type SearchReference,
} from './searches.store.ts'
export {
  packFrozenMatches,
  type StoredMatches,
  sealedText,
  sealedTexts,
  unpackMatches,
  withExcerpts,
} from './stored-matches.rules.ts'
