// Notes on an entry.

export { mentionedIn } from './mentions.rules.ts'
export { findNote, listNoteHashes, listNotesOfCompany, removeNotesOf } from './shortlist-notes.store.ts'
