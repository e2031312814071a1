// Who are they, and what may be shown? What other domains may ask of candidates.

export {
  type ContactFacts,
  findContactFacts,
  findReachableBy,
  listAgencyIds,
  listMaskedNames,
  listReachability,
  listRepresented,
  lowerFreshness,
  type Reachability,
  type ReachableBy,
} from './candidate-contacts.store.ts'
export { engageCandidate, freeCandidate } from './candidate-engagement.store.ts'
export {
  countCandidatesByFamily,
  DEMO_PREFIX,
  hasDemoCandidates,
  hasOtherCandidates,
  listSchedules,
} from './candidate-figures.store.ts'
export { listWaysToMeet, type WayToMeet } from './candidate-hours.store.ts'
export { type CandidateRecord, RowRejected } from './candidate-record.ts'
export { addRelease, listReleasesOf, removeRelease } from './candidate-releases.store.ts'
export { listCandidates } from './candidates.store.ts'
export {
  type GuestView,
  listDenying,
  listEmployedAt,
  listExcerpts,
  listFindableSince,
  listHourlyRates,
  loadGuestViews,
  readPayBand,
} from './candidates-for-search.store.ts'
export { eraseCandidate } from './erase-candidate.ts'
export { exportCandidates } from './export-candidates.ts'
export { isCandidateInReach, type ListShown } from './find-candidate-in-reach.ts'
export { findKeptOf } from './find-kept.ts'
export { exchangeRates, hourlyRateMinor, unitsPerEuro } from './hourly-rate.rules.ts'
export { type ImportOutcome, type ImportSource, importCandidates } from './import-candidates.ts'
export { type ImportReport, importRows, type Rejection } from './import-rows.ts'
export { type KeptProfile, profileOn } from './kept-profile.ts'
export { type IsReleased, loadReleases } from './list-released.ts'
export {
  CANDIDATE_CHANGES_CHANNEL,
  loadProfile,
  loadProfiles,
  type PoolPosition,
  type PoolStep,
  profilesChangedSince,
  type ReadProfile,
  readProfile,
  readProfilesAt,
  streamProfilesAt,
} from './pool-profiles.ts'
export { profileOfRecord } from './profile-of-candidate.ts'
export { pruneCandidateChanges } from './prune-candidate-changes.ts'
export { linesOf, type ReadRow, readCandidateLines, readRow } from './read-candidate-lines.ts'
export { readCsvRows } from './read-csv-rows.ts'
export { readJsonResume, readJsonResumeLine } from './read-json-resume.ts'
export { profileOfResumeText, type ResumeText, recordOfResumeText } from './read-resume-text.ts'
export { showCandidatesById } from './show-candidates.ts'
export { skipReadingWhereNobodyIs, synchroniseKeywords } from './synchronise-keywords.ts'
export { taxonomyGazetteer } from './taxonomy-gazetteer.ts'
export {
  describeSkill,
  findSkill,
  findTitle,
  findZone,
  skillNameOf,
  skillSlugOf,
  titleNameOf,
  titleSlugOf,
} from './taxonomy-lookup.ts'
export { findKeyword, keywordsOfRecord } from './keywords-in-text.ts'
export { csvColumns, csvLineOf } from './write-csv.ts'
export { jsonResumeOf } from './write-json-resume.ts'
