// The skills of the taxonomy as operators edit them, and what creators propose.
export { EditHistory } from './edit-history.tsx'
export { ProposalList } from './proposal-list.tsx'
export { proposalFilters, skillFilters } from './skill-address.ts'
export { SkillList } from './skill-list.tsx'
