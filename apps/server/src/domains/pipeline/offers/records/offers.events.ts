import type { OfferState } from '@assay/contracts/offers'
import type { DomainEvent } from '../../../../platform/context/domain-event.ts'
import type { OfferMove } from './offers.rules.ts'

interface Held {
  readonly id: string
  readonly companyId: string
  readonly requirementId: string
  readonly candidateId: string
  readonly revision: number
  readonly state: OfferState
}

type Around = Pick<DomainEvent, 'before' | 'after' | 'reasonCode'>

const offerEvent = (name: string, verb: string, offer: Held, around: Around): DomainEvent => ({
  name,
  tenantId: offer.companyId,
  verb,
  target: { type: 'offers', id: offer.id },
  requirementId: offer.requirementId,
  candidateId: offer.candidateId,
  ...around,
})

export const offerDrafted = (offer: Held) =>
  offerEvent('offerDrafted', 'offer.draft', offer, { after: { state: offer.state, revision: offer.revision } })

/** The names of the changed fields; their values stay in the row. */
export const offerChanged = (offer: Held, changed: readonly string[]) =>
  offerEvent('offerChanged', 'offer.edit', offer, { after: { changed } })

const NAMES: Readonly<Record<OfferMove, string>> = {
  submit: 'offerSubmitted',
  approve: 'offerApproved',
  return: 'offerReturned',
  send: 'offerSent',
  view: 'offerViewed',
  accept: 'offerAccepted',
  decline: 'offerDeclined',
  expire: 'offerExpired',
  withdraw: 'offerWithdrawn',
  discard: 'offerDiscarded',
  close: 'offerClosed',
  supersede: 'offerSuperseded',
}

export const offerMoved = (
  offer: Held,
  move: OfferMove,
  { before, after = {}, reasonCode }: { before: OfferState; after?: Record<string, unknown>; reasonCode?: string },
) =>
  offerEvent(NAMES[move], `offer.${move}`, offer, {
    before: { state: before },
    after: { state: offer.state, revision: offer.revision, ...after },
    ...(reasonCode === undefined ? {} : { reasonCode }),
  })

export const offerReminded = (offer: Held) => offerEvent('offerReminded', 'offer.remind', offer, {})

/** Reminds the employer that the offer is still unanswered. */
export const offerExpiring = (offer: Held) => offerEvent('offerExpiring', 'offer.warn', offer, {})

export const seatGivenBack = (offer: Held) => offerEvent('seatGivenBack', 'offer.release-seat', offer, {})

interface Template {
  readonly id: string
  readonly companyId: string
}

export const templateChanged = ({ id, companyId }: Template, verb: 'keep' | 'delete'): DomainEvent => ({
  name: 'offerTemplateChanged',
  tenantId: companyId,
  verb: `offer-template.${verb}`,
  target: { type: 'offer-templates', id },
})
