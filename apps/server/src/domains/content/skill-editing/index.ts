// Editing skills, as proposals of creators lead to it.
export { editTaxonomy, nameIn } from './edit-taxonomy.ts'
export { proposalOf } from './edit-words.rules.ts'
export { skillOfId, type WantedEdit, wantedChange } from './skill-changes.rules.ts'
export { mayEditTaxonomy, mayProposeEdits, mayReadTaxonomy } from './skill-editing.policy.ts'
