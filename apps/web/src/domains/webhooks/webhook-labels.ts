import type { DeliveryState } from '@assay/contracts/webhooks'
import type { BadgeTone } from '@assay/ui/badge'

export const deliveryLabels: Readonly<Record<DeliveryState, { label: string; tone: BadgeTone }>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  delivered: { label: 'Delivered', tone: 'active' },
  failed: { label: 'Failed', tone: 'failed' },
}
