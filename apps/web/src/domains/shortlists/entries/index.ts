// Entries of a shortlist: their requests, their labels, and one entry in its drawer.

export { CompareEntries } from './compare-entries.tsx'
export { EntryDrawer, TagForm } from './entry-drawer.tsx'
export {
  ageOf,
  daysInStage,
  formatRate,
  formatRateBriefly,
  formatVotes,
  gradeOf,
  nameOf,
  passLabels,
  voteLabels,
} from './entry-labels.ts'
export { InPipeline } from './in-pipeline.tsx'
export { type Note, notesOfShortlistQuery } from './notes.queries.ts'
export { RejectDialog, RestoreDialog } from './reject-dialog.tsx'
export {
  useAssign,
  useDecideSubmission,
  useShortlist,
  useShortlistMany,
  useTag,
  type Verdict,
} from './shortlisteds.mutations.ts'
export {
  columnQuery,
  type Entry,
  type EntryFilters,
  entriesQuery,
  type Requirement,
  requirementOfListQuery,
  tagsQuery,
} from './shortlisteds.queries.ts'
export { TagsDialog } from './tags-dialog.tsx'
