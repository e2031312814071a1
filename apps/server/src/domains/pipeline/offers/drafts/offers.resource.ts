import type { Presented, Related } from '@assay/jsonapi/present'
import type { Reachability } from '../../../candidates/index.ts'
import type { Approval, BandFit, Offer, PayBenchmark } from '../records/index.ts'

interface Person {
  readonly userId: string
  readonly fullName: string
}

export interface OfferAround {
  readonly person: (userId: string) => Person
  readonly requirement: { readonly title: string }
  readonly reachedBy: Reachability
  readonly bandFit: BandFit
  readonly approvals: readonly Approval[]
  readonly documentHash: string | null
  readonly seats: { readonly free: number; readonly all: number }
  readonly payBenchmark: PayBenchmark | null
  readonly declineReason: string | null
  readonly withdrawReason: string | null
  readonly mayDo: readonly string[]
  readonly candidate: Related
  /** For who reviews blind. */
  readonly hidesNames: boolean
}

export function presentOffer(offer: Offer, around: OfferAround): Presented {
  const { person } = around
  const { amountMinor, currency, payPeriod } = offer
  return {
    type: 'offers',
    id: offer.id,
    attributes: {
      revision: offer.revision,
      state: offer.state,
      amount: { amountMinor, currency, period: payPeriod },
      engagement: offer.engagement,
      hoursPerWeek: offer.hoursPerWeek,
      startOn: offer.startOn,
      trialDays: offer.trialDays,
      terms: offer.terms,
      expiryDays: offer.expiryDays,
      expiresAt: offer.expiresAt,
      bandFit: around.bandFit,
      needsOwner: offer.needsOwner,
      approver: offer.approverId === null ? null : person(offer.approverId),
      authors: offer.authorIds.map(person),
      approvals: around.approvals.map(({ userId, decision, note, at }) => ({ ...person(userId), decision, note, at })),
      documentHash: around.documentHash,
      submittedAt: offer.submittedAt,
      sentAt: offer.sentAt,
      viewedAt: offer.viewedAt,
      remindedAt: offer.remindedAt,
      answeredAt: offer.answeredAt,
      acceptedName: around.hidesNames ? null : offer.acceptedName,
      acceptedBy: offer.acceptedBy,
      evidence: offer.evidence,
      declineCode: offer.declineCode,
      declineReason: around.declineReason,
      declineNote: offer.declineNote,
      withdrawCode: offer.withdrawCode,
      withdrawReason: around.withdrawReason,
      withdrawNote: offer.withdrawNote,
      requirementTitle: around.requirement.title,
      reachedBy: around.reachedBy,
      seats: around.seats,
      payBenchmark: around.payBenchmark,
      mayDo: around.mayDo,
      version: offer.version,
      createdAt: offer.createdAt,
      updatedAt: offer.updatedAt,
    },
    relationships: {
      candidate: around.candidate,
      requirement: { type: 'requirements', id: offer.requirementId },
      shortlisted: { type: 'shortlisteds', id: offer.shortlistedId },
      supersedes: offer.supersedes === null ? null : { type: 'offers', id: offer.supersedes },
    },
  }
}
