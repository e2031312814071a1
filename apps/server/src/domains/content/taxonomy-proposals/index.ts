// Changes to skills, job titles and industries that creators propose.
export { findProposal, listProposals } from './taxonomy-proposals.store.ts'
