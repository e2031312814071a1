// Decides what a company may see of a candidate.
export {
  type ContactFacts,
  findContactFacts,
  findReachableBy,
  listAgencyIds,
  listExternalIds,
  listMaskedNames,
  listReachability,
  listRepresented,
  lowerFreshness,
  type Reachability,
  type ReachableBy,
} from './candidate-contacts.store.ts'
export { addRelease, listReleasesOf, removeRelease } from './candidate-releases.store.ts'
export { findInvitableByEmail, giveConsent, listInvitable, listSkillsAmong } from './consenting.store.ts'
export { type ConsentPurpose, endConsent, listLapsed, pauseCandidate } from './consents.store.ts'
export { areListed, countReading } from './count-reading.ts'
export { eraseCandidate } from './erase-candidate.ts'
export { isCandidateAccessible, type ListShown } from './find-accessible-candidate.ts'
export { findKeptOf } from './find-kept.ts'
export { type IsReleased, listReleasedTo, loadReleases } from './list-released.ts'
export { showCandidatesById } from './show-candidates.ts'
