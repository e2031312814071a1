import type { DeliveryState } from '@assay/contracts/webhooks'
import type { BadgeTone } from '@assay/ui/badge'

export const deliveryLabels: Readonly<Record<DeliveryState, { label: string; tone: BadgeTone }>> = {
  pending: { label: 'Pending', tone: 'warn' },
  delivered: { label: 'Delivered', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
}
