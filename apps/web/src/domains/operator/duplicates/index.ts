// Candidates who are probably the same person, and merges of two profiles.

export { duplicateFilters } from './duplicate-address.ts'
export { pairQuery } from './duplicates.queries.ts'
export { Duplicates } from './duplicates.tsx'
export { OpenDuplicates } from './open-duplicates.tsx'
export { PairPage } from './pair-page.tsx'
