import type { PermissionName } from '@assay/contracts/permission-names'
import type { UserActor } from '../../platform/context/actor.ts'
import type { Context } from '../../platform/context/context.ts'
import { accessOf } from '../../platform/context/may.ts'
import { AppError, assertAllowed } from '../../platform/errors/app-error.ts'
import { clientAccess, listAgencies, listAgencyClients, mayReviewAgencies } from '../agencies/index.ts'
import { listBackgroundJobs, mayRunInstallation } from '../background-jobs/index.ts'
import { listReports, mayAnswerReports } from '../candidate-reports/index.ts'
import { listCandidates, listVettingChanges, mayVet } from '../candidates/index.ts'
import { listReferrals, mayDecideReferrals } from '../community/referrals/index.ts'
import { listItems, listProposals, mayEditTaxonomy, mayWriteContent } from '../content/index.ts'
import { countUnreadThreads, listDisputes, mayDecideDisputes } from '../cooperation/index.ts'
import { listManualNotices, listRequests, noticeScopeOf, requestScopeOf } from '../pipeline/candidate-requests/index.ts'
import { contactScopeOf, countContactsByState, listCorrectionsFor } from '../pipeline/contact-requests/index.ts'
import { countHiresByState, hireScopeOf } from '../pipeline/hires/index.ts'
import {
  countInterviews,
  interviewScopeOf,
  listInterviewsAmong,
  listRepresentedEntries,
  listTrackStatuses,
} from '../pipeline/interviews/index.ts'
import { countOffersByState, offerScopeOf } from '../pipeline/offers/index.ts'
import {
  listEntries,
  listSubmissions,
  mayAnswerSubmissions,
  submissionScopeOf,
  viewScopeOfCaller,
} from '../pipeline/shortlists/index.ts'
import { listRequirements, requirementAccessOf } from '../requirements/index.ts'

export interface Counted {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly href: string
  readonly hint: string | null
  readonly list: { readonly type: ListName; readonly filter: Readonly<Record<string, string>> }
}

const ONE = { sort: [], page: { size: 1 } } as const

/** Figures that several counters use, loaded once. */
export interface Tallies {
  readonly statuses: () => ReturnType<typeof listTrackStatuses>
  readonly contacts: () => Promise<ReadonlyMap<string, number>>
  readonly offers: () => Promise<ReadonlyMap<string, number>>
  readonly hires: () => Promise<ReadonlyMap<string, number>>
}

type Counter = (ctx: Context, filter: Readonly<Record<string, string>>, tallies: Tallies) => Promise<number>

export const talliesOf = (ctx: Context): Tallies => ({
  statuses: once(() => listTrackStatuses(ctx, {})),
  contacts: once(async () => countContactsByState(ctx.db, await contactScopeOf(ctx))),
  offers: once(async () => countOffersByState(ctx.db, await offerScopeOf(ctx))),
  hires: once(async () => countHiresByState(ctx.db, await hireScopeOf(ctx))),
})

function once<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let known: Promise<Found> | undefined
  return () => {
    known ??= read()
    return known
  }
}

const inState = async (counts: Promise<ReadonlyMap<string, number>>, state: string | undefined): Promise<number> =>
  (await counts).get(state ?? '') ?? 0

/** Length of the list that the caller would open, counted by the same functions that build it. */
const counters = {
  requirements: async (ctx, { state }) =>
    (await listRequirements(ctx.db, { ...ONE, access: await requirementAccessOf(ctx), filter: { state } })).total,
  'interview-tracks': async (_ctx, { status }, { statuses }) =>
    (await statuses()).filter((track) => status?.split(',').includes(track.status)).length,
  'scheduled-interviews': async (ctx, { feedbackDue, waitingOn, state }) => {
    const scope = await interviewScopeOf(ctx)
    const filter = {
      ...(feedbackDue === undefined ? {} : { scorecardDueOf: scope.userId }),
      ...(waitingOn === 'employer' ? { waitingOn: 'employer' as const } : {}),
      ...(state === undefined ? {} : { state }),
    }
    return countInterviews(ctx.db, { scope, filter })
  },
  'contact-infos': async (_ctx, { state }, { contacts }) => inState(contacts(), state),
  'candidate-requests': async (ctx, { state, overdue }) => {
    const filter = { state, overdueAt: overdue === undefined ? undefined : ctx.now() }
    return (await listRequests(ctx.db, { ...ONE, scope: await requestScopeOf(ctx), filter })).total
  },
  'data-corrections': async (ctx) => (await listCorrectionsFor(ctx)).length,
  'manual-notices': async (ctx, { state }) =>
    (await listManualNotices(ctx.db, { ...ONE, scope: await noticeScopeOf(ctx), filter: { state } })).total,
  'agency-clients': async (ctx, { state }) => {
    const access = clientAccess(ctx.actor)
    return (await listAgencyClients(ctx.db, { ...ONE, access, filter: { state } })).total
  },
  submissions: async (ctx, { state, ending }) => {
    const filter = { state, endingFrom: ending === undefined ? undefined : ctx.now() }
    return (await listSubmissions(ctx.db, { ...ONE, scope: await submissionScopeOf(ctx), filter })).total
  },
  'agency-threads': (ctx) => countUnreadThreads(ctx),
  shortlisteds: async (ctx, { stage }) =>
    (await listEntries(ctx.db, { ...ONE, scope: await viewScopeOfCaller(ctx), filter: { stage } })).total,
  'represented-interviews': async (ctx, { waitingOn }) => {
    const shortlistedIds = await listRepresentedEntries(ctx)
    const filter = waitingOn === 'candidate' ? ({ waitingOn } as const) : {}
    return (await listInterviewsAmong(ctx.db, { ...ONE, shortlistedIds, filter })).total
  },
  offers: async (_ctx, { state }, { offers }) => inState(offers(), state),
  'hired-candidates': async (_ctx, { state }, { hires }) => inState(hires(), state),
  candidates: async (ctx, { state }) => {
    assertAllowed(mayVet(ctx.actor))
    return (await listCandidates(ctx.db, { ...ONE, scope: 'everyone', filter: { state } })).total
  },
  'vetting-changes': async (ctx) => {
    assertAllowed(mayVet(ctx.actor))
    return (await listVettingChanges(ctx.db, { ...ONE, filter: { state: 'proposed' } })).total
  },
  agencies: async (ctx, { state }) => {
    assertAllowed(mayReviewAgencies(ctx.actor))
    return (await listAgencies(ctx.db, { ...ONE, access: 'every', filter: { state: state as 'underReview' } })).total
  },
  'ownership-disputes': async (ctx, { state }) => {
    assertAllowed(mayDecideDisputes(ctx.actor))
    return (await listDisputes(ctx.db, { ...ONE, access: { kind: 'every' }, filter: { state } })).total
  },
  'candidate-reports': async (ctx, { state }) => {
    assertAllowed(mayAnswerReports(ctx.actor))
    return (await listReports(ctx.db, { ...ONE, access: { kind: 'every' }, filter: { state } })).total
  },
  referrals: async (ctx, { state }) => {
    assertAllowed(mayDecideReferrals(ctx.actor))
    return (await listReferrals(ctx.db, { ...ONE, scope: { userId: null }, state: state as 'qualified' })).total
  },
  'taxonomy-proposals': async (ctx, { state }) => {
    assertAllowed(mayEditTaxonomy(ctx.actor))
    return (await listProposals(ctx.db, { ...ONE, by: null, list: undefined, state: state as 'open' })).total
  },
  items: async (ctx, { state }) => {
    const { actor } = ctx
    if (!mayWriteContent(actor)) throw new AppError('permission.denied')
    const scope = { audiences: [], unpublishedOf: actor.userId }
    return (await listItems(ctx.db, { ...ONE, scope, filter: { state: state as 'draft' } })).total
  },
  'background-jobs': async (ctx) => {
    assertAllowed(mayRunInstallation(ctx.actor))
    return (await listBackgroundJobs(ctx.db, { ...ONE, state: undefined })).total
  },
} as const satisfies Record<string, Counter>

export type ListName = keyof typeof counters

interface Line {
  readonly key: string
  readonly label: string
  readonly href: string
  readonly list: Counted['list']
  /** Items are shown only to users who can act on them. */
  readonly needs?: PermissionName
  readonly isFor?: (actor: UserActor) => boolean
  readonly hint?: string
}

const line = (
  key: string,
  label: string,
  [type, filter, href]: readonly [ListName, Readonly<Record<string, string>>, string],
  also: Pick<Line, 'needs' | 'isFor' | 'hint'> = {},
): Line => ({ key, label, href, list: { type, filter }, ...also })

const track = (status: string) =>
  ['interview-tracks', { status }, `/candidate-search/selected-for-interview?status=${status}`] as const
const contact = (state: string) => ['contact-infos', { state }, `/contact-info-requested?state=${state}`] as const
const proposed = (state: string, href: string) => ['submissions', { state }, href] as const
const dispute = (state: string) => ['ownership-disputes', { state }, `/admin/disputes?state=${state}`] as const
const offer = (state: string) => ['offers', { state }, `/hired-candidates/offers-sent?state=${state}`] as const
const hire = (state: string) =>
  ['hired-candidates', { state }, `/hired-candidates/candidates-hired?state=${state}`] as const

/** Interviews for which the candidate requested other times; a draft has none to confirm yet. */
export const TO_CONFIRM = { waitingOn: 'employer', state: 'countered,rescheduling' } as const

const REQUESTS = ['candidate-requests', { state: 'open' }, '/candidate-requests?state=open'] as const
const NOTICES = ['manual-notices', { state: 'pending' }, '/candidate-requests?show=notices&state=pending'] as const

const CORRECTIONS = ['data-corrections', {}, '/candidate-requests?show=corrections'] as const

const LINES: Readonly<Record<UserActor['scope'], readonly Line[]>> = {
  employer: [
    line(
      'requirementsToApprove',
      'Jobs to approve',
      ['requirements', { state: 'pendingApproval' }, '/requirement?state=pendingApproval'],
      { needs: 'requirement.approve' },
    ),
    line('unscheduled', 'Needs scheduling', track('unscheduled'), { needs: 'interview.schedule' }),
    line(
      'slotsToConfirm',
      'Times to confirm',
      ['scheduled-interviews', TO_CONFIRM, '/interviews?view=list&only=toConfirm'],
      { needs: 'interview.schedule' },
    ),
    line(
      'scorecardsDue',
      'Scorecards due',
      ['scheduled-interviews', { feedbackDue: 'me' }, '/interviews?view=list&only=scorecardsDue'],
      { needs: 'scorecard.submit' },
    ),
    line('roundsDone', 'Waiting for decision', track('done'), { needs: 'shortlist.move' }),
    line(
      'proposals',
      'Agency submissions to review',
      proposed('submitted', '/candidate-search/shortlisted-candidates?stage=submitted'),
      { needs: 'shortlist.move', isFor: mayAnswerSubmissions },
    ),
    line('offersToApprove', 'Offers to approve', offer('pendingApproval'), { needs: 'offer.approve' }),
    line('offersToSend', 'Approved offers to send', offer('approved'), { needs: 'offer.send' }),
    line('candidateRequests', 'Candidate requests to answer', REQUESTS, {
      needs: 'shortlist.reject',
      hint: 'Due within 72 hours',
    }),
    line('manualNotices', 'Manual notices to deliver', NOTICES, { needs: 'shortlist.reject' }),
    line('contactsOut', 'Contact requests awaiting response', contact('pending'), {
      hint: 'Candidates have 72 hours',
    }),
    line('offersSent', 'Offers not viewed', offer('sent')),
    line('offersViewed', 'Offers viewed', offer('viewed')),
    line('starts', 'Starting soon', hire('awaitingStart')),
    line('trials', 'Hires in trial', hire('inTrial')),
    line('disputed', 'Disputed contact details', contact('disputed'), { needs: 'contact.request' }),
  ],
  agency: [
    line('invitations', 'Employer invitations', ['agency-clients', { state: 'invited' }, '/clients?state=invited'], {
      needs: 'shortlist.submit',
    }),
    line('requests', 'Contact requests to answer', contact('pending'), {
      needs: 'contact.answer',
      hint: 'Due within 72 hours',
    }),
    line(
      'times',
      'Interview times to choose',
      ['represented-interviews', { waitingOn: 'candidate' }, '/clients?tab=interviews'],
      { needs: 'interview.propose' },
    ),
    line('work', 'Open jobs', ['requirements', { state: 'open' }, '/clients?tab=work'], {
      needs: 'shortlist.submit',
    }),
    line(
      'proposals',
      'Submissions awaiting response',
      proposed('submitted', '/clients?tab=proposed&answer=submitted'),
      {
        needs: 'shortlist.submit',
      },
    ),
    line(
      'ownership',
      'Ownership ending within 30 days',
      ['submissions', { state: 'accepted', ending: 'soon' }, '/clients?tab=proposed&ending=soon'],
      { needs: 'shortlist.submit' },
    ),
    line(
      'messages',
      'Conversations with new messages',
      ['agency-threads', { unread: 'true' }, '/messages?unread=true'],
      {
        needs: 'shortlist.submit',
      },
    ),
    line('manualNotices', 'Manual notices to deliver', NOTICES, { needs: 'contact.answer' }),
    line('corrections', 'Data corrections', CORRECTIONS, { needs: 'candidate.edit' }),
    line('replacements', 'Replacements to decide', hire('replacementOpen'), { needs: 'replacement.decide' }),
    line('starts', 'Starting soon', hire('awaitingStart')),
    line('trials', 'Hires in trial', hire('inTrial')),
  ],
  platform: [
    line('vetting', 'Candidates in vetting', ['candidates', { state: 'inVetting' }, '/admin/vetting']),
    line(
      'vettingChanges',
      'Vetting corrections to confirm',
      ['vetting-changes', { state: 'proposed' }, '/admin/vetting?show=changes'],
      { hint: 'Needs a second person' },
    ),
    line('corrections', 'Data corrections', CORRECTIONS, { needs: 'candidate.edit' }),
    line(
      'overdueRequests',
      'Overdue candidate requests',
      ['candidate-requests', { state: 'open', overdue: 'true' }, '/candidate-requests?show=requests&state=open'],
      { needs: 'contact.answer' },
    ),
    line('disputes', 'Disputed contact details', contact('disputed'), { needs: 'contact.answer' }),
    line('replacements', 'Replacements to decide', hire('replacementOpen'), { needs: 'replacement.decide' }),
    line('applications', 'Agencies to review', [
      'agencies',
      { state: 'underReview' },
      '/admin/agencies?state=underReview',
    ]),
    line('reports', 'Reports to answer', ['candidate-reports', { state: 'open' }, '/admin/reports?state=open']),
    line('ownership', 'Ownership disputes to decide', dispute('answered')),
    line('unanswered', 'Ownership disputes without an answer', dispute('unanswered')),
    line('proposals', 'Taxonomy proposals to decide', [
      'taxonomy-proposals',
      { state: 'open' },
      '/admin/skills/proposals?state=open',
    ]),
    line('referrals', 'Referrals to approve', [
      'referrals',
      { state: 'qualified' },
      '/admin/referrals?state=qualified',
    ]),
    line('toPublish', 'Articles to publish', ['items', { state: 'inReview' }, '/admin/content?state=inReview']),
    line('drafts', 'Drafts to finish', ['items', { state: 'draft' }, '/admin/content?state=draft']),
    line('failedWork', 'Failed emails and other work', ['background-jobs', {}, '/admin/background-work']),
  ],
  agencyClient: [
    line('shown', 'Shared candidates to review', ['shortlisteds', { stage: 'submitted,shortlisted' }, '/clients'], {
      needs: 'shortlist.vote',
    }),
  ],
}

/** Counts the items on which the caller can act; empty ones are left out. */
export async function countWaiting(ctx: Context, actor: UserActor, tallies: Tallies): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const { needs, isFor, hint = null, ...each } of LINES[actor.scope]) {
    if ((needs !== undefined && accessOf(actor, needs) === null) || isFor?.(actor) === false) continue
    const value = await countUnlessDenied(ctx, each.list, tallies)
    if (value !== null && value > 0) counted.push({ ...each, hint, value })
  }
  return counted
}

const OUTCOMES: readonly Line[] = [
  line('approved', 'Accepted', contact('approved')),
  line('disputed', 'Accepted, disputed', contact('disputed')),
  line('refunded', 'Accepted, unreachable', contact('refunded')),
  line('revoked', 'Consent withdrawn', contact('revoked')),
  line('declined', 'Declined', contact('declined')),
  line('expired', 'No response', contact('expired')),
]

/** Outcomes of contact requests; null if the caller may not see them. */
export async function countOutcomes(ctx: Context, tallies: Tallies): Promise<Counted[] | null> {
  const counted: Counted[] = []
  for (const { needs: _, hint = null, ...each } of OUTCOMES) {
    const value = await countUnlessDenied(ctx, each.list, tallies)
    if (value === null) return null
    counted.push({ ...each, hint, value })
  }
  return counted
}

async function countUnlessDenied(
  ctx: Context,
  { type, filter }: Counted['list'],
  tallies: Tallies,
): Promise<number | null> {
  try {
    return await counters[type](ctx, filter, tallies)
  } catch (error) {
    if (error instanceof AppError && error.code === 'permission.denied') return null
    throw error
  }
}
