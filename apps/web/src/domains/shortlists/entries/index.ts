// Entries of a shortlist: their requests, their labels, and one entry in its drawer.

export {
  ageOf,
  daysInStage,
  formatRate,
  formatRateBriefly,
  formatStay,
  formatVotes,
  gradeOf,
  isVoted,
  nameOf,
  voteLabels,
} from './entry-labels.ts'
export { InPipeline } from './in-pipeline.tsx'
export { type Note, notesKey, notesOfShortlistQuery } from './notes.queries.ts'
export {
  CompareEntries,
  EntryDrawer,
  loadEntryDialogs,
  OverrideDialog,
  RejectDialog,
  RestoreDialog,
  TagsDialog,
} from './on-demand.ts'
export { type EntryFilters, HAVING_SHORTLISTS } from './shortlist-addresses.ts'
export {
  type Shortlisted,
  type Shortlisting,
  useAssign,
  useDecideSubmission,
  useShortlist,
  useShortlistedToasts,
  useTag,
  type Verdict,
} from './shortlisteds.mutations.ts'
export {
  boardStartQuery,
  columnOf,
  columnQuery,
  type Entry,
  entriesOfCandidateQuery,
  entriesQuery,
  entryQuery,
  loadEntries,
  MAX_SELECTED,
  type Requirement,
  requirementOfListQuery,
  tagsQuery,
} from './shortlisteds.queries.ts'
export { TagForm } from './tag-form.tsx'
export { USUAL_SORT } from './usual-sort.ts'
