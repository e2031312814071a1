// A shortlist as board and as table.

export { USUAL_SORT } from '../entries/index.ts'
export type { Matter } from './board-entry.tsx'
export { ShortlistChooser } from './on-demand.ts'
export { isClosed, type OpenedInShortlist, openedInAddress } from './opened-address.ts'
export { type Remembered, rememberedRequirement } from './remembered-requirement.ts'
export { Shortlist, type ShortlistProps, type ShortlistView } from './shortlist.tsx'
export { ShortlistPage } from './shortlist-page.tsx'
export { StageInAllJobs } from './stage-in-all-jobs.tsx'
export { useShortlistNews } from './use-shortlist-news.ts'
