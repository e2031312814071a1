// Separate from the page because the address is read before the page is loaded.
import { companyStates, scopes, userStates } from '@assay/contracts/users'

export const companyFilters = { search: 'text', state: companyStates } as const
export const userFilters = {
  search: 'text',
  scope: scopes,
  state: userStates,
  show: ['impersonations', 'resets'],
} as const
