// Editing the taxonomy, as proposals of creators lead to it.
export { editTaxonomy } from './edit-taxonomy.ts'
export { proposalOf } from './edit-words.rules.ts'
export { entryOfId, nameIn } from './entry-names.rules.ts'
export { editFromProposal, type WantedEdit } from './skill-changes.rules.ts'
export { mayEditTaxonomy, mayProposeEdits, mayReadTaxonomy } from './taxonomy-editing.policy.ts'
