import type { AgencyState, AgencyVerb } from '@assay/contracts/agencies'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'

const agencyEvent = (
  name: string,
  verb: string,
  id: string,
  around: Pick<DomainEvent, 'before' | 'after'> & { readonly tenantId?: string } = {},
): DomainEvent => ({ name, tenantId: null, verb: `agency.${verb}`, target: { type: 'agencies', id }, ...around })

/** In the platform's audit chain: the identity of the agency is not verified yet. */
export const agencyApplied = (id: string) => agencyEvent('agencyApplied', 'apply', id, { after: { state: 'applied' } })

export const agencyVerified = (id: string) =>
  agencyEvent('agencyVerified', 'verify', id, { before: { state: 'applied' }, after: { state: 'underReview' } })

export const agencyForgotten = (id: string, because: 'decline' | 'expire') =>
  agencyEvent('agencyForgotten', because, id, { after: { deleted: true } })

interface Moved {
  readonly before: AgencyState
  readonly after: AgencyState
  readonly reason: string | null
}

/** For the chain of the platform, and that of the agency once it has one. */
export function agencyMoved(id: string, verb: AgencyVerb, { before, after, reason }: Moved): DomainEvent[] {
  const facts = { before: { state: before }, after: { state: after, ...(reason === null ? {} : { reason }) } }
  const ofPlatform = agencyEvent('agencyMoved', verb, id, facts)
  // Its effects belong to the first.
  const ofAgency = agencyEvent('agencyMovedToo', verb, id, { ...facts, tenantId: id })
  return verb === 'reject' ? [ofPlatform] : [ofPlatform, ofAgency]
}

export const agencyLogoChanged = (id: string, hasLogo: boolean): DomainEvent =>
  agencyEvent('agencyLogoChanged', 'changeLogo', id, { after: { hasLogo }, tenantId: id })

/** Names of what changed, and what employers rely on with its values. */
export const agencyChanged = (id: string, around: Pick<DomainEvent, 'before' | 'after'>): DomainEvent =>
  agencyEvent('agencyChanged', 'edit', id, { ...around, tenantId: id })
