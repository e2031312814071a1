// Decides what a company may see of a candidate.
export {
  type ContactFacts,
  emptyMerged,
  findContactFacts,
  findReachableBy,
  insertPlaceholder,
  listAgencyIds,
  listExternalIds,
  listMaskedNames,
  listMergedInto,
  listReachability,
  listReachableBy,
  listRepresented,
  lowerFreshness,
  type Reachability,
  type ReachableBy,
  reviveMerged,
} from './candidate-contacts.store.ts'
export {
  addRelease,
  listReleasedIds,
  listReleasesOf,
  removeRelease,
  removeReleasesTo,
} from './candidate-releases.store.ts'
export { findInvitableByEmail, giveConsent, listInvitable, listSkillsAmong } from './consenting.store.ts'
export { type ConsentPurpose, endConsent, listLapsed, pauseCandidates } from './consents.store.ts'
export { areListed, countReading } from './count-reading.ts'
export { eraseCandidate } from './erase-candidate.ts'
export { isCandidateAccessible, type ListShown } from './find-accessible-candidate.ts'
export { findByName } from './find-by-name.ts'
export { findKeptOf } from './find-kept.ts'
export { type IsReleased, listReleasedTo, loadReleases } from './list-released.ts'
export { pauseLapsed } from './pause-lapsed.ts'
export { NAME_FIELDS, showCandidatesById } from './show-candidates.ts'
