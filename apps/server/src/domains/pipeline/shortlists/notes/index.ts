// Notes on an entry.

export { listNotesOfCompany, removeNotesOf } from './shortlist-notes.store.ts'
