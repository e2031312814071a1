// Notes on an entry.

export { listNoteHashes, listNotesOfCompany, removeNotesOf } from './shortlist-notes.store.ts'
