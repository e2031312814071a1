// Effects of interviews: notifications, and mails with calendar files.
import { supersedeNotices } from '../domains/pipeline/candidate-requests/index.ts'
import { closeInterviews, mailCandidate, mailPanel } from '../domains/pipeline/interviews/index.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import {
  interviewForOrganizerNotice,
  interviewForPanelNotice,
  scorecardsDueNotice,
  timesForAgencyNotice,
} from './interview-notices.ts'
import { notifyOn } from './notify-on.ts'

interface Parts {
  readonly mailer: Mailer
  readonly appUrl: string
}

type Table = Readonly<Record<string, Readonly<Record<string, Effect>>>>
type Letter = Parameters<typeof mailCandidate>[1]

export function interviewReactions(parts: Parts): Table {
  const toCandidate =
    (about: Letter | ((event: RecordedEvent) => Letter | null)): Effect =>
    async (ctx, event) => {
      const letter = typeof about === 'string' ? about : about(event)
      if (letter !== null) await mailCandidate(ctx, letter, { ...mailOf(event), ...parts })
    }
  const supersede: Effect = (ctx, event) => supersedeNotices(ctx, event.target.id)
  const toPanel: Effect = (ctx, event) => mailPanel(ctx, { ...mailOf(event), ...parts })
  const endForPanel: Effect = async (ctx, event) => {
    if (wasAgreed(event)) await mailPanel(ctx, { ...mailOf(event), ...parts, isEnd: true })
  }
  return {
    interviewProposed: {
      mailTimes: toCandidate(({ after }) => (after?.['state'] === 'rescheduling' ? 'rescheduling' : 'proposed')),
      notifyPanelOfProposal: notifyOn(interviewForPanelNotice),
      notifyAgencyOfTimes: notifyOn(timesForAgencyNotice),
    },
    interviewCountered: { notifyOfCounter: notifyOn(interviewForOrganizerNotice) },
    interviewScheduled: {
      mailInvitation: toCandidate((event) => (sequenceOf(event) > 0 ? 'moved' : 'scheduled')),
      mailInvitationToPanel: toPanel,
      notifyOfBooking: notifyOn(interviewForOrganizerNotice),
    },
    interviewRescheduling: {
      mailOtherTimes: toCandidate(({ after }) => (after?.['by'] === 'employer' ? 'rescheduling' : null)),
      notifyOfRescheduling: notifyOn(interviewForOrganizerNotice),
      notifyAgencyOfOtherTimes: notifyOn(timesForAgencyNotice),
    },
    interviewKept: { mailKept: toCandidate('kept'), notifyOfKept: notifyOn(interviewForOrganizerNotice) },
    interviewCancelled: {
      mailEndOfInterview: toCandidate((event) =>
        wasAgreed(event) ? 'cancelled' : event.before?.['state'] === 'draft' ? null : 'withdrawn',
      ),
      mailEndToPanel: endForPanel,
      notifyOfEnd: notifyOn(interviewForOrganizerNotice),
    },
    interviewExpired: { mailExpired: toCandidate('expired'), notifyOfNoAnswer: notifyOn(interviewForOrganizerNotice) },
    interviewEnded: { supersedeNotices: supersede, notifyOfScorecards: notifyOn(scorecardsDueNotice) },
    scorecardsMissing: { remindOfScorecards: notifyOn(scorecardsDueNotice) },
    interviewReminded: {
      mailReminder: toCandidate('reminder'),
      remindAgencyOfTimes: notifyOn(timesForAgencyNotice),
      notifyOfReminder: notifyOn(scorecardsDueNotice),
    },
    interviewSoon: { mailSoon: toCandidate('soon'), notifyOfSoon: notifyOn(interviewForPanelNotice) },
    interviewMissed: {
      mailMissed: toCandidate(({ after }) => (after?.['by'] === 'employer' ? 'missed' : null)),
      notifyOfMissed: notifyOn(interviewForOrganizerNotice),
    },
    noShowContested: {
      mailContested: toCandidate(({ after }) => (after?.['by'] === 'employer' ? 'contested' : null)),
      notifyOfContest: notifyOn(interviewForOrganizerNotice),
    },
    interviewCompleted: { notifyOfCompletion: notifyOn(interviewForOrganizerNotice) },
    panelResponded: { notifyOfResponse: notifyOn(interviewForOrganizerNotice) },
    interviewChanged: { mailChange: toCandidate('changed'), mailChangeToPanel: toPanel },
    interviewerSwapped: {
      mailSwap: toCandidate('changed'),
      mailSwapToPanel: toPanel,
      mailSwappedOut: async (ctx, event) => {
        const only = [String(event.payload?.['outUserId'])]
        await mailPanel(ctx, { ...mailOf(event), ...parts, only, isEnd: true })
      },
      notifySwappedIn: notifyOn(interviewForPanelNotice),
    },
  }
}

/** The candidate left the pipeline, so interviews are cancelled. */
export const closeInterviewsOfEntry: Effect = async (ctx, event) => {
  const reason = BECAUSE[String(event.after?.['stage'])]
  if (reason !== undefined) await closeInterviews(ctx, { shortlistedId: event.target.id, reason })
}

const BECAUSE: Readonly<Record<string, string>> = {
  rejected: 'The company decided to move forward with other candidates.',
  withdrawn: 'The candidate withdrew.',
  closed: 'The search for this role has ended.',
}

const sequenceOf = ({ payload }: RecordedEvent): number => Number(payload?.['sequence'] ?? 0)

const wasAgreed = ({ before }: RecordedEvent): boolean =>
  before?.['state'] === 'scheduled' || before?.['state'] === 'rescheduling'

function mailOf(event: RecordedEvent) {
  const { name, target, payload, actor } = event
  const which = payload?.['kind'] ?? payload?.['version'] ?? sequenceOf(event)
  return {
    interviewId: target.id,
    key: `${name}/${target.id}/${which}`,
    sequence: sequenceOf(event),
    isByAgency: actor.type === 'agency',
  }
}
