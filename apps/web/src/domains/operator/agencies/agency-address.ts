// Separate from the page because the address is read before the page is loaded.
import { agencyStates } from '@assay/contracts/agencies'

export const agencyFilters = { search: 'text', state: agencyStates, id: 'text' } as const
