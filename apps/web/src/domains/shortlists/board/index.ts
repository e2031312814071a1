// A shortlist as board and as table.

export type { Matter } from './board-entry.tsx'
export {
  isListedAsUsual,
  type ListedInShortlist,
  listedInAddress,
  viewOf,
} from './listed-address.ts'
export { ShortlistChooser } from './on-demand.ts'
export { isClosed, type OpenedInShortlist, openedInAddress } from './opened-address.ts'
export { type Remembered, rememberedRequirement } from './remembered-requirement.ts'
export { Shortlist, type ShortlistProps, type ShortlistView } from './shortlist.tsx'
export { ShortlistPage } from './shortlist-page.tsx'
export { StageInAllJobs } from './stage-in-all-jobs.tsx'
export { useShortlistNews } from './use-shortlist-news.ts'
