// Separate from the pages because the address is read before the page is loaded.
import { skillKinds } from '@assay/contracts/job-skills'
import { roleFamilies } from '@assay/contracts/role-families'
import { taxonomyLists } from '@assay/contracts/taxonomy-edits'
import { entryOrigins, entryStates } from '@assay/contracts/taxonomy-entries'
import { proposalStates } from '@assay/contracts/taxonomy-proposals'

const entryChoices = { search: 'text', origin: entryOrigins, state: entryStates } as const

/** What narrows each list. */
export const skillChoices = { ...entryChoices, kind: skillKinds } as const
export const titleChoices = { ...entryChoices, family: roleFamilies } as const
export const industryChoices = entryChoices

export const proposalFilters = { list: taxonomyLists, state: proposalStates } as const
export const skillFilters = { ...skillChoices, sort: ['name', '-candidateCount', '-jobCount'] } as const
export const titleFilters = { ...titleChoices, sort: ['name', '-candidateCount', '-jobCount'] } as const
export const industryFilters = { ...industryChoices, sort: ['name', 'code', '-companyCount'] } as const
