// Effects of contact requests: notifications, and mails to candidates.
import {
  endContactsOf,
  sendContactMail,
  sendCorrectionMail,
  sendEndMail,
} from '../domains/pipeline/contact-requests/index.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import {
  contactDisputedNotice,
  contactEndedNotice,
  contactExpiringNotice,
  contactRanOutNotice,
  contactToAnswerNotice,
  correctionProposedNotice,
  creditsLowNotice,
} from './contact-notices.ts'
import { notifyOn } from './notify-on.ts'

interface Parts {
  readonly mailer: Mailer
  readonly appUrl: string
}

type Table = Readonly<Record<string, Readonly<Record<string, Effect>>>>
type About = Parameters<typeof sendContactMail>[1]['about']

export function contactReactions(parts: Parts): Table {
  const mail =
    (about: About, keyOf: (event: RecordedEvent) => string): Effect =>
    (ctx, event) =>
      sendContactMail(ctx, { contactInfoId: event.target.id, about, key: keyOf(event), ...parts })
  return {
    contactRequested: { notifyOfCredits: notifyOn(creditsLowNotice) },
    contactSent: {
      mailContactRequested: mail('asked', ({ target }) => `contact.asked/${target.id}`),
      notifyAgencyOfContact: notifyOn(contactToAnswerNotice),
    },
    contactReminded: {
      mailContactReminder: mail('reminded', ({ target, after }) => `contact.reminded/${target.id}/${after?.['by']}`),
      remindAgencyOfContact: notifyOn(contactToAnswerNotice),
      notifyOfContactExpiring: notifyOn(contactExpiringNotice),
    },
    contactAnswered: {
      mailContactReleased: async (ctx, event) => {
        if (event.after?.['state'] !== 'approved') return
        await mail('released', ({ target }) => `contact.released/${target.id}`)(ctx, event)
      },
      notifyOfContactAnswer: notifyOn(contactEndedNotice),
    },
    contactExpired: {
      mailContactExpired: mail('expired', ({ target }) => `contact.expired/${target.id}`),
      notifyOfContactExpiry: notifyOn(contactEndedNotice),
      notifyAgencyOfContactExpiry: notifyOn(contactRanOutNotice),
    },
    contactRevoked: { notifyOfContactRevoked: notifyOn(contactEndedNotice) },
    contactDisputed: { notifyOfDispute: notifyOn(contactDisputedNotice) },
    correctionProposed: { notifyOfCorrection: notifyOn(correctionProposedNotice) },
    correctionDecided: {
      mailCorrection: (ctx, { target: { id } }) =>
        sendCorrectionMail(ctx, { correctionId: id, key: `correction.decided/${id}`, ...parts }),
    },
    disputeDecided: { notifyOfContactDispute: notifyOn(contactEndedNotice) },
    endNotified: {
      mailEnd: (ctx, event) => {
        const [id, stage] = [event.target.id, String(event.after?.['stage'])]
        return sendEndMail(ctx, { shortlistedId: id, stage, key: `process.ended/${id}/${event.at}`, ...parts })
      },
    },
  }
}

/** The candidate left a pipeline, so pending requests end. */
export const endContactsOfEntry: Effect = async (ctx, event) => {
  const because = BECAUSE[String(event.after?.['stage'])]
  if (because !== undefined) await endContactsOf(ctx, { shortlistedId: event.target.id, because })
}

const BECAUSE: Readonly<Record<string, 'rejected' | 'withdrawn' | 'closed'>> = {
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  closed: 'closed',
}
