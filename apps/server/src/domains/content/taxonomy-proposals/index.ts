// What creators propose to change about skills, job titles and industries.
export { findProposal, listProposals } from './taxonomy-proposals.store.ts'
