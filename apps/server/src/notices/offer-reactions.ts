// Effects of offers: notifications, and mails to candidates.
import { supersedeNotices } from '../domains/pipeline/candidate-requests/index.ts'
import { closeOffers, type MailAbout, sendOfferMail } from '../domains/pipeline/offers/index.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { notifyOn } from './notify-on.ts'
import { offerAnsweredNotice, offerDecidedNotice, offerSubmittedNotice } from './offer-notices.ts'

interface Parts {
  readonly mailer: Mailer
  readonly appUrl: string
  /** Hires are a higher domain and begin with an acceptance. */
  readonly beginHire: Effect
}

type Table = Readonly<Record<string, Readonly<Record<string, Effect>>>>

export function offerReactions({ mailer, appUrl, beginHire }: Parts): Table {
  const mail =
    (about: MailAbout, keyOf: (event: RecordedEvent) => string): Effect =>
    (ctx, event) =>
      sendOfferMail(ctx, about, { offerId: event.target.id, key: keyOf(event), mailer, appUrl })
  const supersede: Effect = (ctx, event) => supersedeNotices(ctx, event.target.id)
  return {
    offerSubmitted: { notifyApprovers: notifyOn(offerSubmittedNotice) },
    offerApproved: { notifyOfApproval: notifyOn(offerDecidedNotice) },
    offerReturned: { notifyOfReturn: notifyOn(offerDecidedNotice) },
    offerSent: { mailOffer: mail('sent', ({ target }) => `offer.sent/${target.id}`) },
    offerReminded: { mailOfferReminder: mail('reminder', ({ target, at }) => `offer.reminded/${target.id}/${at}`) },
    offerViewed: { notifyOfView: notifyOn(offerAnsweredNotice) },
    offerAccepted: {
      beginHire,
      mailAcceptance: mail('accepted', ({ target }) => `offer.accepted/${target.id}`),
      notifyOfAcceptance: notifyOn(offerAnsweredNotice),
    },
    offerDeclined: { supersedeNotices: supersede, notifyOfDecline: notifyOn(offerAnsweredNotice) },
    offerExpiring: { notifyOfEnding: notifyOn(offerAnsweredNotice) },
    offerExpired: { supersedeNotices: supersede, notifyOfExpiry: notifyOn(offerAnsweredNotice) },
    offerWithdrawn: { mailWithdrawal: mail('withdrawn', ({ target }) => `offer.withdrawn/${target.id}`) },
    offerClosed: { mailClosing: mail('withdrawn', ({ target }) => `offer.withdrawn/${target.id}`) },
    offerSuperseded: { supersedeNotices: supersede },
  }
}

/** The requirement was closed, so its offers can no longer be accepted. */
export const closeOffersOfRequirement: Effect = (ctx, event) => closeOffers(ctx, { requirementId: event.target.id })

/** The candidate was rejected or withdrew, so their offer ends. */
export const closeOffersOfEntry: Effect = async (ctx, event) => {
  if (LEAVING.includes(String(event.after?.['stage']))) await closeOffers(ctx, { shortlistedId: event.target.id })
}

const LEAVING = ['rejected', 'withdrawn', 'closed']
