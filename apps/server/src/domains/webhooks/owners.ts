import { agencyWebhookApi } from '@assay/contracts/agency-webhooks'
import { companyWebhookApi } from '@assay/contracts/company-webhooks'
import type { WebhookApi } from '@assay/contracts/webhooks'

/** Whose endpoint it is. */
export interface Owner {
  readonly kind: 'agency' | 'company'
  readonly id: string
}

export const ownerKinds = ['agency', 'company'] as const satisfies readonly Owner['kind'][]

interface Kind {
  readonly api: WebhookApi
  /** Said to those who may not. */
  readonly readers: string
  readonly managers: string
}

export const kinds: Readonly<Record<Owner['kind'], Kind>> = {
  agency: {
    api: agencyWebhookApi,
    readers: 'These webhooks are for agencies.',
    managers: 'Owners of the agency manage its webhooks.',
  },
  company: {
    api: companyWebhookApi,
    readers: 'Owners and admins of a company see its webhooks.',
    managers: 'Owners and admins of the company manage its webhooks.',
  },
}

interface Owned {
  readonly agencyId: string | null
  readonly companyId: string | null
}

export function ownerOf({ agencyId, companyId }: Owned): Owner {
  const id = agencyId ?? companyId
  if (id === null) throw new Error('The endpoint has no owner.')
  return { kind: agencyId === null ? 'company' : 'agency', id }
}

export const isSameOwner = (one: Owner, other: Owner): boolean => one.kind === other.kind && one.id === other.id

export const columnsOf = ({ kind, id }: Owner): Owned => ({
  agencyId: kind === 'agency' ? id : null,
  companyId: kind === 'company' ? id : null,
})
