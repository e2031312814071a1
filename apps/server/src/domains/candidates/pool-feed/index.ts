// Versioned profiles for the ranking: what it may know of candidates, and since when.

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
export { profileOn, type StoredProfile } from './stored-profile.ts'
