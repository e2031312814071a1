// Maps each event to its effects.

import { findActs } from './domains/activities/index.ts'
import { type AuditParts, computeAudit } from './domains/bias-audits/index.ts'
import type { StripeConnection } from './domains/billing/index.ts'
import { lookForDuplicates } from './domains/candidate-merges/index.ts'
import { runImport, undoImport } from './domains/candidates/index.ts'
import { eraseBelongings } from './domains/company-closings/index.ts'
import { deleteAnswerOf } from './domains/demographics/index.ts'
import { sendPasswordResetMail, sendSecurityMail, sendVerificationMail } from './domains/identity/index.ts'
import { sendNotificationMail } from './domains/notifications/index.ts'
import { eraseLateWords } from './domains/pipeline/contact-requests/index.ts'
import type { CalendarClients } from './domains/pipeline/interviews/index.ts'
import { closeFeedback, closeShortlist, sendFeedbackMail } from './domains/pipeline/shortlists/index.ts'
import { claimGuestSearches } from './domains/search/index.ts'
import { completeRegistration } from './domains/tenants/index.ts'
import { eraseElsewhere } from './erase-elsewhere.ts'
import { agencyReactions, notifyAgenciesOfWork } from './notices/agency-notices.ts'
import { billingReactions } from './notices/billing-reactions.ts'
import { calendarReactions } from './notices/calendar-reactions.ts'
import { closingReactions } from './notices/closing-reactions.ts'
import { communityReactions, leaveCommunitiesOf } from './notices/community-reactions.ts'
import { contactReactions, endContactsOfEntry } from './notices/contact-reactions.ts'
import { disputeReactions } from './notices/dispute-notices.ts'
import { beginHireOfOffer, hireReactions } from './notices/hire-reactions.ts'
import { closeInterviewsOfEntry, interviewReactions } from './notices/interview-reactions.ts'
import { messageReactions } from './notices/message-notices.ts'
import { notifyOn } from './notices/notify-on.ts'
import { closeOffersOfEntry, closeOffersOfRequirement, offerReactions } from './notices/offer-reactions.ts'
import { readingUnusualNotice } from './notices/reading-notices.ts'
import { referralReactions } from './notices/referral-reactions.ts'
import { reportReactions } from './notices/report-notices.ts'
import { requestReactions } from './notices/request-reactions.ts'
import { requirementMovedNotice } from './notices/requirement-notices.ts'
import { searchAlertNotice } from './notices/search-notices.ts'
import {
  candidateSubmittedNotice,
  candidateWithdrawnNotice,
  contactAskAnsweredNotice,
  contactAskedNotice,
  feedbackGivenNotice,
  noteMentionNotice,
  ownerAssignedNotice,
  ownershipExpiredNotice,
  submissionDecidedNotice,
  voteCastNotice,
} from './notices/shortlist-notices.ts'
import { signInDomainNotice } from './notices/sign-in-notices.ts'
import { taxonomyReactions } from './notices/taxonomy-notices.ts'
import { teamReactions } from './notices/team-reactions.ts'
import { webhookReactions } from './notices/webhook-reactions.ts'
import type { Context } from './platform/context/context.ts'
import type { RecordedEvent } from './platform/context/domain-event.ts'
import type { Effect } from './platform/jobs/outbox-worker.ts'
import { forgetMail } from './platform/mail/forget-mail.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { OutsideRules } from './platform/outbound/post-outside.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'

export interface ReactionParts {
  /** Needed to carry effects out, not to list them. */
  readonly audits?: AuditParts
  readonly secrets?: SecretBox
  readonly outside?: OutsideRules
  readonly calendarClients?: CalendarClients | undefined
  readonly mailer: Mailer
  readonly appUrl: string
  /** Where plans are sold by a payment provider. */
  readonly stripe?: StripeConnection | null
}

export type Reactions = Readonly<Record<string, Readonly<Record<string, Effect>>>>

export function reactionsTo(parts: ReactionParts): Reactions {
  const { secrets, outside, appUrl, calendarClients } = parts
  const keys = secrets && outside ? { secrets, outside } : undefined
  const sent = webhookReactions(keys)
  const calendars = calendarReactions(keys && { ...keys, appUrl, calendarClients })
  const others = otherReactions(parts)
  const names = new Set([others, sent, calendars].flatMap((each) => Object.keys(each)))
  return Object.fromEntries([...names].map((name) => [name, { ...others[name], ...sent[name], ...calendars[name] }]))
}

/** All but messages to other systems and calendars. */
function otherReactions(parts: ReactionParts): Reactions {
  const { mailer, appUrl, audits, secrets, stripe = null } = parts
  return {
    ...accountReactions(parts),
    importStarted: { runImport: (ctx, { target }) => runImport(ctx, target.id) },
    importFinished: { lookForDuplicates: (ctx) => lookForDuplicates(ctx) },
    importUndoAsked: { undoImport: (ctx, { target }) => undoImport(ctx, target.id, { findActs }) },
    searchAlertRaised: { notifyOfAlert: notifyOn(searchAlertNotice) },
    requirementClosed: {
      closeShortlist: (ctx, event) => closeShortlist(ctx, event.target.id),
      closeFeedback: (ctx, event) => closeFeedback(ctx, event.target.id),
      closeOffersOfRequirement,
      notifyOfClosing: notifyOn(requirementMovedNotice),
    },
    requirementMoved: { notifyOfMove: notifyOn(requirementMovedNotice), notifyAgenciesOfOpening: notifyAgenciesOfWork },
    ...shortlistReactions,
    ...feedbackReactions(parts),
    ...agencyReactions({ mailer, appUrl, secrets }),
    ...messageReactions,
    ...reportReactions,
    ...taxonomyReactions,
    ...disputeReactions,
    notificationQueued: {
      sendNotificationMail: (ctx, event) =>
        sendNotificationMail(ctx, { notificationId: event.target.id, mailer, appUrl }),
    },
    ...contactReactions({ mailer, appUrl }),
    ...requestReactions({ mailer, appUrl }),
    ...interviewReactions({ mailer, appUrl }),
    ...offerReactions({ mailer, appUrl, beginHire: beginHireOfOffer }),
    ...hireReactions({ mailer, appUrl }),
    ...erasureReactions(parts),
    biasAuditAsked: {
      computeAudit: (ctx, { target }) => computeAudit(ctx, needed(audits), target.id),
    },
    ...billingReactions({ mailer, appUrl, stripe }),
    readingUnusual: { notifyOfReading: notifyOn(readingUnusualNotice) },
    ...teamReactions({ mailer, appUrl }),
    ...closingReactions({ stripe }),
    ...referralReactions({ mailer, appUrl }),
    ...communityReactions({ mailer, appUrl }),
    consentEnded: { leaveCommunities: leaveCommunitiesOf },
  }
}

/** From the registration to what happens to a sign-in. */
function accountReactions({ mailer, appUrl }: ReactionParts): Reactions {
  return {
    emailVerificationAsked: {
      sendVerificationMail: (ctx, event) =>
        sendVerificationMail(ctx, { verificationId: textIn(event, 'verificationId'), mailer, appUrl }),
    },
    emailVerified: {
      completeRegistration: (ctx, event) => completeRegistration(ctx, event.target.id),
    },
    companyRegistered: {
      claimGuestSearches: async (ctx, event) => {
        const guestCookieHash = textIn(event, 'guestCookieHash')
        await claimGuestSearches(ctx, {
          userId: textIn(event, 'userId'),
          companyId: textIn(event, 'companyId'),
          guestCookieHash: guestCookieHash === '' ? null : guestCookieHash,
        })
      },
    },
    passwordResetAsked: {
      sendPasswordResetMail: (ctx, event) => sendPasswordResetMail(ctx, { resetId: event.target.id, mailer, appUrl }),
    },
    passwordReset: { tellOfReset: (ctx, event) => tellHolder(ctx, event, { mailer, appUrl }) },
    securityChanged: { tellOfSecurity: (ctx, event) => tellHolder(ctx, event, { mailer, appUrl }) },
    signInDomainChanged: { notifyOfMissingDomain: notifyOn(signInDomainNotice) },
  }
}

const shortlistReactions: Reactions = {
  candidateSubmitted: { notifyOfProposal: notifyOn(candidateSubmittedNotice) },
  submissionDecided: { notifyOfSubmissionDecided: notifyOn(submissionDecidedNotice) },
  ownershipExpired: { notifyOfOwnershipExpired: notifyOn(ownershipExpiredNotice) },
  ownerAssigned: { notifyNewOwner: notifyOn(ownerAssignedNotice) },
  noteWritten: { notifyMentioned: notifyOn(noteMentionNotice) },
  noteChanged: { notifyMentioned: notifyOn(noteMentionNotice) },
  voteCast: { notifyOfVote: notifyOn(voteCastNotice) },
  contactAsked: { notifyOfContactAsked: notifyOn(contactAskedNotice) },
  contactAskAnswered: { notifyOfContactAskAnswered: notifyOn(contactAskAnsweredNotice) },
  candidateRejected: {
    closeInterviewsOfRejected: closeInterviewsOfEntry,
    closeOffersOfRejected: closeOffersOfEntry,
    endContactsOfRejected: endContactsOfEntry,
  },
  entryAdvanced: {
    closeInterviewsOfAdvanced: closeInterviewsOfEntry,
    closeOffersOfAdvanced: closeOffersOfEntry,
    endContactsOfAdvanced: endContactsOfEntry,
    notifyOfWithdrawal: notifyOn(candidateWithdrawnNotice),
  },
  entryClosed: { closeInterviewsOfClosed: closeInterviewsOfEntry, endContactsOfClosed: endContactsOfEntry },
}

function feedbackReactions({ mailer, appUrl }: ReactionParts): Reactions {
  return {
    feedbackAsked: {
      mailFeedbackAsked: (ctx, { target: { id }, after }) =>
        sendFeedbackMail(ctx, {
          feedbackRequestId: id,
          isReminder: false,
          mailer,
          appUrl,
          key: `feedback.asked/${id}/${after?.['revision']}`,
        }),
    },
    feedbackReminded: {
      mailFeedbackReminder: (ctx, { target: { id }, after }) =>
        sendFeedbackMail(ctx, {
          feedbackRequestId: id,
          isReminder: true,
          mailer,
          appUrl,
          key: `feedback.reminded/${id}/${after?.['reminders']}`,
        }),
    },
    feedbackGiven: { notifyOfFeedback: notifyOn(feedbackGivenNotice) },
  }
}

/** What is erased elsewhere, after a candidate or an account was. */
function erasureReactions({ mailer, audits }: ReactionParts): Reactions {
  const forgetMailAbout: Effect = (ctx, { payload }) =>
    forgetMail(ctx, mailer, (payload?.['subjectIds'] ?? []) as readonly string[])
  return {
    candidateErased: {
      eraseDemographics: (ctx, { target }) =>
        deleteAnswerOf(ctx, needed(audits).demographicsKey, { candidateId: target.id, because: 'erase' }),
      forgetMail: forgetMailAbout,
      eraseLateWords: async (ctx, { target: { id: candidateId }, at }) =>
        forgetMail(ctx, mailer, await eraseLateWords(ctx, { candidateId, erasedAt: new Date(at), eraseElsewhere })),
    },
    candidatesMerged: {
      eraseDemographicsOfMerged: (ctx, { before }) =>
        deleteAnswerOf(ctx, needed(audits).demographicsKey, {
          candidateId: String(before?.['goneId']),
          because: 'erase',
        }),
    },
    applicationForgotten: { forgetMail: forgetMailAbout },
    accountDeleted: {
      eraseBelongings: (ctx, { target }) => ctx.transaction((tx) => eraseBelongings(tx, [target.id], ctx.now())),
    },
  }
}

/** Mails the holder of an account what happened to it. */
const tellHolder = (ctx: Context, event: RecordedEvent, parts: ReactionParts): Promise<void> => {
  const device = textIn(event, 'device') || 'an unknown program'
  return sendSecurityMail(ctx, { userId: event.target.id, verb: event.verb, at: event.at, device, ...parts })
}

/** Prefixed by the event, since effects of two events may share a name. */
export const effectNames = (reactions: Reactions, event: string): string[] =>
  Object.hasOwn(reactions, event) ? Object.keys(reactions[event] ?? {}).map((name) => `${event}.${name}`) : []

export const allEffects = (reactions: Reactions): Record<string, Effect> =>
  Object.fromEntries(
    Object.entries(reactions).flatMap(([event, effects]) =>
      Object.entries(effects).map(([name, effect]) => [`${event}.${name}`, effect]),
    ),
  )

function needed(audits: AuditParts | undefined): AuditParts {
  if (audits === undefined) throw new Error('This process only lists effects.')
  return audits
}

function textIn({ payload }: RecordedEvent, name: string): string {
  return String(payload?.[name] ?? '')
}
