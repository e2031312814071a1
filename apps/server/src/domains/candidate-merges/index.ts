// Duplicate candidates and their merges, as the assembly may use them.
export { listAlike } from './duplicates.store.ts'
export { eraseMergesOf } from './erase-merges.ts'
export { forgetMerged, lookForDuplicates, lookForNewDuplicates } from './look-for-duplicates.ts'
export { mergeCandidates } from './merge-candidates.ts'
