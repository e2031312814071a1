// The taxonomy as operators edit it, and what creators propose.
export { EditHistory } from './edit-history.tsx'
export { IndustryList } from './industry-list.tsx'
export { ProposalList } from './proposal-list.tsx'
export { SkillList } from './skill-list.tsx'
export { industryFilters, proposalFilters, skillFilters, titleFilters } from './taxonomy-addresses.ts'
export { TitleList } from './title-list.tsx'
