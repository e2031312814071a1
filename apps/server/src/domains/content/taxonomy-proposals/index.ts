// What creators propose to change about skills, job titles and industries.
export { findProposal } from './taxonomy-proposals.store.ts'
