// A shortlist as board and as table.

export { type Remembered, rememberedRequirement } from './remembered-requirement.ts'
export { Shortlist, type ShortlistProps, type ShortlistView } from './shortlist.tsx'
export { USUAL_SORT } from './shortlist-address.ts'
export { ShortlistChooser } from './shortlist-chooser.tsx'
export { ShortlistPage } from './shortlist-page.tsx'
