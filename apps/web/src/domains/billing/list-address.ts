import type { InvoiceState } from '@assay/contracts/invoices'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { DEFAULT_SIZE, pageInAddress } from '../../platform/page-address.ts'
import type { Listing } from './billing.queries.ts'

interface ListAddress {
  readonly state?: InvoiceState | undefined
  readonly page?: number | undefined
  readonly size?: number | undefined
}

const STATES: readonly InvoiceState[] = ['open', 'paid', 'credited']

export function validateListing(search: Record<string, unknown>): ListAddress {
  const state = STATES.find((one) => one === search['state'])
  return { ...(state && { state }), ...pageInAddress(search) }
}

export const listingOf = ({ state, page = 1, size = DEFAULT_SIZE }: ListAddress): Listing => ({
  state: state ?? '',
  page,
  size: size as PageSize,
})

export const addressOf = ({ state, page, size }: Listing): ListAddress => ({
  ...(state !== '' && { state }),
  ...(page > 1 && { page }),
  ...(size !== DEFAULT_SIZE && { size }),
})
