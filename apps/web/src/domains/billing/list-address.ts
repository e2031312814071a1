import { pageInAddress } from '../../platform/page-address.ts'
import type { Listing } from './billing.queries.ts'

interface ListAddress {
  readonly state?: string | undefined
  readonly page?: number | undefined
  readonly size?: number | undefined
}

const STATES = ['open', 'paid', 'credited']

export const validateListing = (search: Record<string, unknown>): ListAddress => ({
  ...(STATES.includes(String(search['state'])) && { state: String(search['state']) }),
  ...pageInAddress(search),
})

export const listingOf = ({ state = '', page = 1, size = 25 }: ListAddress): Listing => ({ state, page, size })

export const addressOf = ({ state, page, size }: Listing): ListAddress => ({
  ...(state !== '' && { state }),
  ...(page > 1 && { page }),
  ...(size !== 25 && { size }),
})
