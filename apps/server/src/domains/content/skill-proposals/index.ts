// What creators propose to change about the skills.
export { findProposal } from './taxonomy-proposals.store.ts'
