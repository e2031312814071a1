// Two profiles of one person: how they are found, compared and made one.
export { type ComparedField, compareProfiles } from './compare-profiles.ts'
export {
  lockPair,
  type MergedProfile,
  mergeProfiles,
  type ProfileBefore,
  readMergedProfile,
  unmergeProfiles,
  versionOf,
} from './merge-profiles.ts'
export {
  type CareerSource,
  findLikelyPairs,
  type LikelyPair,
  listCareerSources,
  releasesOfCandidate,
  signCareers,
  vettingOfCandidate,
} from './merging.store.ts'
