import { type DisputeState, disputeStates } from '@assay/contracts/ownership-disputes'
import { pageInAddress } from '../../platform/page-address.ts'

export interface DisputesAddress {
  /** The open dispute. */
  id?: string | undefined
  submission?: string | undefined
  state?: DisputeState | undefined
  page?: number | undefined
  size?: number | undefined
}

export const readDisputesAddress = (search: Record<string, unknown>): DisputesAddress => ({
  ...(typeof search['id'] === 'string' && { id: search['id'] }),
  ...(typeof search['submission'] === 'string' && { submission: search['submission'] }),
  ...(disputeStates.includes(search['state'] as DisputeState) && { state: search['state'] as DisputeState }),
  ...pageInAddress(search),
})
