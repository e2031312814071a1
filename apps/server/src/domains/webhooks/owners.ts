import { agencyWebhookApi } from '@assay/contracts/agency-webhooks'
import { companyWebhookApi } from '@assay/contracts/company-webhooks'
import type { WebhookApi } from '@assay/contracts/webhooks'

/** The owner of an endpoint. */
export interface Owner {
  readonly kind: 'agency' | 'company'
  readonly id: string
}

export const ownerKinds = ['agency', 'company'] as const satisfies readonly Owner['kind'][]

interface Kind {
  readonly api: WebhookApi
  /** The refusal for users without the permission. */
  readonly readers: string
  readonly managers: string
}

export const kinds: Readonly<Record<Owner['kind'], Kind>> = {
  agency: {
    api: agencyWebhookApi,
    readers: 'Only agencies can use these webhooks.',
    managers: 'Only agency owners can manage its webhooks.',
  },
  company: {
    api: companyWebhookApi,
    readers: 'Only owners and admins of a company can see its webhooks.',
    managers: 'Only owners and admins of the company can manage its webhooks.',
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
