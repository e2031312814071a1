import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

interface KindOfNotice {
  readonly label: string
  readonly group:
    | 'Searches'
    | 'Jobs'
    | 'Shortlists'
    | 'Contact requests'
    | 'Candidate requests'
    | 'Interviews'
    | 'Offers'
    | 'Agencies'
    | 'Hires'
    | 'Team'
    | 'Security'
    | 'Billing'
    | 'Insights'
    | 'Taxonomy'
  /** The default of the mail channel. */
  readonly mail: boolean
  /** Both channels are off by default. */
  readonly onRequest?: true
}

/** Kinds of notifications, in the order of the settings page. */
export const notificationKinds = {
  searchAlert: { label: 'A saved search with an alert has new candidates', group: 'Searches', mail: true },
  candidateReportAnswered: { label: 'My report about a candidate was answered', group: 'Searches', mail: true },
  candidateReported: { label: 'An employer reported a candidate', group: 'Searches', mail: true },
  requirementToApprove: { label: 'A job awaits approval', group: 'Jobs', mail: true },
  requirementApproved: { label: 'A job was approved or opened', group: 'Jobs', mail: false },
  requirementReturned: { label: 'My job was sent back', group: 'Jobs', mail: true },
  requirementClosed: { label: 'A job was filled, cancelled or paused', group: 'Jobs', mail: false },
  requirementAtRisk: { label: 'A job is at risk', group: 'Jobs', mail: true },
  candidateSubmitted: { label: 'An agency submitted a candidate', group: 'Shortlists', mail: true },
  submissionDecided: { label: 'A candidate I submitted was decided on', group: 'Shortlists', mail: true },
  candidateAssigned: { label: 'A candidate was assigned to me', group: 'Shortlists', mail: false },
  hiredElsewhere: { label: 'My candidate was hired for another of our jobs', group: 'Shortlists', mail: true },
  candidateWithdrawn: { label: 'A candidate withdrew', group: 'Shortlists', mail: true },
  noteMention: { label: 'A teammate mentioned me in a note', group: 'Shortlists', mail: true },
  voteCast: { label: 'My candidate got a vote', group: 'Shortlists', mail: false },
  feedbackGiven: { label: 'Someone gave the feedback I requested', group: 'Shortlists', mail: true },
  contactToAnswer: { label: 'A request for my candidate awaits an answer', group: 'Contact requests', mail: true },
  contactAnswered: { label: 'A contact request was answered', group: 'Contact requests', mail: true },
  contactExpiring: { label: 'A contact request is about to expire', group: 'Contact requests', mail: false },
  contactExpired: { label: 'A contact request expired', group: 'Contact requests', mail: false },
  contactRevoked: { label: 'Contact details were withdrawn', group: 'Contact requests', mail: true },
  contactDisputed: { label: 'A dispute about contact details changed', group: 'Contact requests', mail: true },
  creditsLow: { label: 'Contact credits are running low', group: 'Contact requests', mail: true },
  candidateRequestSubmitted: { label: 'A candidate sent a request', group: 'Candidate requests', mail: true },
  candidateRequestDue: { label: 'A candidate request is due', group: 'Candidate requests', mail: true },
  correctionAsked: { label: 'A candidate requests a correction', group: 'Candidate requests', mail: true },
  manualNoticePending: { label: 'A message could not be emailed', group: 'Candidate requests', mail: true },
  interviewAsked: { label: 'I’m on an interview panel', group: 'Interviews', mail: true },
  timesOffered: { label: 'Times were proposed to my candidate', group: 'Interviews', mail: true },
  slotChosen: { label: 'A candidate chose a time', group: 'Interviews', mail: true },
  slotCountered: { label: 'A candidate proposed other times', group: 'Interviews', mail: true },
  slotsExpired: { label: 'Proposed times expired without a reply', group: 'Interviews', mail: false },
  interviewMoved: { label: 'An interview was moved or cancelled', group: 'Interviews', mail: true },
  interviewSoon: { label: 'An interview is about to start', group: 'Interviews', mail: false },
  interviewMissed: { label: 'Someone missed an interview', group: 'Interviews', mail: true },
  scorecardDue: { label: 'My scorecard is due', group: 'Interviews', mail: true },
  debriefReady: { label: 'All scorecards are in', group: 'Interviews', mail: false },
  offerToApprove: { label: 'An offer awaits my approval', group: 'Offers', mail: true },
  offerApproved: { label: 'My offer was approved or sent back', group: 'Offers', mail: true },
  offerViewed: { label: 'A candidate viewed an offer', group: 'Offers', mail: false },
  offerAccepted: { label: 'An offer was accepted', group: 'Offers', mail: true },
  offerDeclined: { label: 'An offer was declined', group: 'Offers', mail: true },
  offerExpiring: { label: 'An offer is about to expire', group: 'Offers', mail: true },
  offerExpired: { label: 'An offer expired', group: 'Offers', mail: false },
  hireStarting: { label: 'A hire starts, or didn’t start', group: 'Hires', mail: false },
  trialEnding: { label: 'A trial is about to end', group: 'Hires', mail: true },
  checkInDue: { label: 'A check-in is due', group: 'Hires', mail: false },
  guaranteeEnding: { label: 'A guarantee is about to end', group: 'Hires', mail: true },
  replacementMoved: { label: 'A replacement was requested or decided', group: 'Hires', mail: true },
  agencyApplied: { label: 'An agency applied', group: 'Agencies', mail: true },
  agencyInvited: { label: 'An employer invited my agency', group: 'Agencies', mail: true },
  agencyAnswered: { label: 'A client or agency answered, paused or gave notice', group: 'Agencies', mail: true },
  agencyMessage: { label: 'A client or agency sent us a message', group: 'Agencies', mail: true },
  ownershipDisputed: { label: 'A dispute about an introduction changed', group: 'Agencies', mail: true },
  disputeToDecide: { label: 'A dispute awaits the operator’s decision', group: 'Agencies', mail: true },
  webhookDisabled: { label: 'A webhook endpoint of ours was disabled', group: 'Security', mail: true },
  contactAsked: { label: 'A client contact would like to talk to our candidate', group: 'Agencies', mail: true },
  contactAskAnswered: { label: 'The agency answered my request to talk to a candidate', group: 'Agencies', mail: true },
  workToFill: { label: 'A client requests candidates', group: 'Agencies', mail: true },
  ownershipEnded: { label: 'My ownership of a candidate expired', group: 'Agencies', mail: false },
  hireEnded: { label: 'A hire ended', group: 'Hires', mail: false },
  invitationAnswered: { label: 'Someone answered my invitation', group: 'Team', mail: true },
  companyClosed: { label: 'The company was closed or reopened', group: 'Team', mail: true },
  ownershipMoved: { label: 'Ownership of the company was offered or transferred', group: 'Team', mail: true },
  planChanged: { label: 'Our plan started, changed or ended', group: 'Billing', mail: true },
  invoiceOverdue: { label: 'An invoice is overdue', group: 'Billing', mail: true },
  signInDomainMissing: { label: 'The DNS record of our email domain is missing', group: 'Security', mail: true },
  weeklyInsights: {
    label: 'Weekly insights: my week in hiring, on Monday morning',
    group: 'Insights',
    mail: false,
    onRequest: true,
  },
  skillProposed: { label: 'A creator proposed a change to the taxonomy', group: 'Taxonomy', mail: true },
  proposalDecided: { label: 'A change I proposed was accepted or rejected', group: 'Taxonomy', mail: true },
  operatorWorkedAs: { label: 'An operator of this site worked as one of us', group: 'Security', mail: true },
  readingUnusual: { label: 'Someone viewed unusually many candidates', group: 'Security', mail: true },
} as const satisfies Record<string, KindOfNotice>

export type NotificationKind = keyof typeof notificationKinds

/** The channels of a kind until the user chooses. */
export function usualChannels(kind: NotificationKind): { app: boolean; mail: boolean } {
  const { mail, onRequest }: KindOfNotice = notificationKinds[kind]
  return { app: onRequest !== true, mail }
}
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

export const notifications = defineResource({
  type: 'notifications',
  attributes: z.object({
    kind: z.enum(notificationKindNames),
    title: z.string(),
    body: z.string().nullable(),
    link: z.string().nullable().meta({ description: 'A path of the web app.' }),
    targetType: z.string(),
    targetId: z.string(),
    channel: z.enum(['app', 'mail']),
    state: z.enum(['unread', 'read', 'archived', 'queued', 'sent', 'failed', 'uncertain']).meta({
      description: 'Of the channel `app` one of the first three, of `mail` one of the others.',
    }),
    dueAt: z.iso
      .datetime()
      .meta({ description: 'An email waits until then, for example, for the end of quiet hours.' }),
    readAt: z.iso.datetime().nullable(),
    sentAt: z.iso.datetime().nullable().meta({ description: 'When the email was sent.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'The caller’s notifications, latest first; `meta.unread` counts unread ones',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: notifications },
  status: 200,
  filters: {
    state: z.enum(['unread', 'read', 'archived', 'unread,read']),
    kind: z.enum(notificationKindNames),
    /** `mail`: what was sent, or waits to be. Without it, what the app shows. */
    channel: z.enum(['app', 'mail']),
  },
  sorts: ['createdAt'],
  paged: 'cursor',
  errors: ['session.required', 'request.parameter'],
})

export const getNotification = defineEndpoint({
  method: 'GET',
  path: '/notifications/{id}',
  summary: 'One of the caller’s notifications',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: notifications },
  status: 200,
  errors: ['session.required', 'resource.not-found'],
})

const act = (verb: 'read' | 'archive', summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/notifications/{id}/actions/${verb}`,
    summary,
    admission: 'session',
    body: null,
    answers: { kind: 'resource', of: notifications },
    status: 200,
    errors: ['session.required', 'resource.not-found'],
  })

export const readNotification = act('read', 'Marks one as read')
export const archiveNotification = act('archive', 'Dismisses one')

export const readAllNotifications = defineEndpoint({
  method: 'POST',
  path: '/notifications/actions/read-all',
  summary: 'Marks all notifications of the caller as read',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required'],
})
