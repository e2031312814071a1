// Separate from the pages because addresses are read before pages are loaded.
import { itemStates } from '@assay/contracts/items'
import { sampleStates } from '@assay/contracts/sample-job-descriptions'

export const hubFilters = { search: 'text', category: 'text', tag: 'text' } as const
export const contentFilters = { search: 'text', state: itemStates } as const
export const sampleFilters = { search: 'text', state: sampleStates } as const
