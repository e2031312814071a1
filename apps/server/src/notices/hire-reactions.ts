// Effects of hires: notifications, and questions to candidates.
import { listReachability, type Reachability } from '../domains/candidates/index.ts'
import { beginHire, findHire, type Hire, sendStartMail } from '../domains/pipeline/hires/index.ts'
import { listRequirementsById, listTeams } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { formatDay } from '../platform/time/days.ts'
import { notifyOn, type Wording } from './notify-on.ts'

interface Parts {
  readonly mailer: Mailer
  readonly appUrl: string
}

type Table = Readonly<Record<string, Readonly<Record<string, Effect>>>>
type Words = (
  hire: Hire,
  title: string,
  event: RecordedEvent,
  reached: Reachability | undefined,
) => Pick<Wording, 'kind' | 'title' | 'body'>

export function hireReactions({ mailer, appUrl }: Parts): Table {
  return {
    startDue: {
      mailStartQuestion: (ctx, { target: { id } }) =>
        sendStartMail(ctx, { hireId: id, key: `hire.start-due/${id}`, mailer, appUrl }),
      notifyOfStart: notifyTeam((_hire, title, _event, reached) => ({
        kind: 'hireStarting',
        title: `A new hire starts today: “${title}”`,
        body: reached === 'mail' ? null : 'No email address on file. Confirm the start with them.',
      })),
    },
    hireStarted: {
      notifyOfStarted: notifyTeam((_hire, title) => ({
        kind: 'hireStarting',
        title: `Your hire for “${title}” has started`,
      })),
    },
    hireNotStarted: {
      notifyOfNoStart: notifyTeam((_hire, title) => ({
        kind: 'hireStarting',
        title: `Your hire for “${title}” did not start`,
      })),
    },
    trialEnding: {
      notifyOfTrial: notifyTeam(({ trialEndsOn }, title) => ({
        kind: 'trialEnding',
        title: `The trial for “${title}” ends on ${formatDay(trialEndsOn)}`,
      })),
    },
    hireConfirmed: {
      notifyOfConfirmation: notifyTeam((_hire, title) => ({
        kind: 'hireStarting',
        title: `The hire for “${title}” is confirmed`,
      })),
    },
    checkInDue: {
      notifyOfCheckIn: notifyTeam((_hire, title, { after }) => ({
        kind: 'checkInDue',
        title: `${String(after?.['day'])}-day check-in is due: “${title}”`,
      })),
    },
    guaranteeEnding: {
      notifyOfGuarantee: notifyTeam(({ guaranteeUntil }, title) => ({
        kind: 'guaranteeEnding',
        title: `The guarantee for “${title}” ends on ${formatDay(guaranteeUntil)}`,
      })),
    },
    hireEnded: {
      notifyOfEnd: notifyTeam((_hire, title) => ({ kind: 'hireEnded', title: `A hire for “${title}” ended` })),
    },
    replacementRequested: {
      notifyOfClaim: notifyTeam((_hire, title) => ({
        kind: 'replacementMoved',
        title: `Replacement requested: “${title}”`,
      })),
      notifyAgencyOfClaim: notifyAgency('Replacement requested'),
    },
    replacementDecided: {
      notifyOfDecision: notifyTeam(({ state }, title) => ({
        kind: 'replacementMoved',
        title: state === 'refunded' ? `The fee for “${title}” is refunded` : `Replacement found: “${title}”`,
      })),
    },
  }
}

/** An accepted offer creates the hire. */
export const beginHireOfOffer: Effect = (ctx, event) => beginHire(ctx, event.target.id)

const linkTo = ({ id }: Hire): string => `/hired-candidates/candidates-hired?id=${id}`

/** Notifies the requirement’s team and all users who manage hires company-wide. */
function notifyTeam(words: Words): Effect {
  return notifyOn(async (ctx, event) => {
    const found = await findAround(ctx, event)
    if (found === null) return null
    const { hire, title, team } = found
    const reached = (await listReachability(ctx.db, [hire.candidateId])).get(hire.candidateId)
    return { ...words(hire, title, event, reached), link: linkTo(hire), who: { permission: 'hire.manage', team } }
  })
}

/** The representing agency decides about a replacement. */
function notifyAgency(words: string): Effect {
  return notifyOn(async (ctx, event) => {
    const found = await findAround(ctx, event)
    if (found === null || found.hire.agencyId === null) return null
    return {
      kind: 'replacementMoved',
      title: `${words}: “${found.title}”`,
      link: linkTo(found.hire),
      tenantId: found.hire.agencyId,
      who: { permission: 'replacement.decide' },
    }
  })
}

async function findAround(
  ctx: Context,
  event: RecordedEvent,
): Promise<{ hire: Hire; title: string; team: readonly string[] } | null> {
  const hire = await findHire(ctx.db, event.target.id, {})
  if (hire === null) return null
  const [requirement] = await listRequirementsById(ctx.db, [hire.requirementId])
  const teams = await listTeams(ctx.db, [hire.requirementId])
  return { hire, title: requirement?.title ?? '', team: teams.get(hire.requirementId) ?? [] }
}
