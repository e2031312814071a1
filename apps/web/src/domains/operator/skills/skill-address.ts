// Separate from the page because the address is read before the page is loaded.
import { skillKinds, skillStates } from '@assay/contracts/job-skills'
import { proposalStates } from '@assay/contracts/taxonomy-proposals'

/** What narrows the list. */
export const skillChoices = {
  search: 'text',
  kind: skillKinds,
  origin: ['release', 'operators'],
  state: skillStates,
} as const
export const proposalFilters = { state: proposalStates } as const
export const skillFilters = { ...skillChoices, sort: ['name', '-candidateCount', '-jobCount'] } as const
