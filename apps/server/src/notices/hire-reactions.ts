// Effects of hires: notifications, and questions to candidates.
import { activeStages } from '@assay/contracts/shortlisteds'
import { listReachability, type Reachability } from '../domains/candidates/index.ts'
import { notify } from '../domains/notifications/index.ts'
import { beginHire, findHire, type Hire, sendStartMail } from '../domains/pipeline/hires/index.ts'
import { listEntriesOf } from '../domains/pipeline/shortlists/index.ts'
import { listRequirementsById, listTeams } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { formatDay } from '../platform/time/days.ts'
import { aboutJob, codeOf } from './notice-words.ts'
import { notifyOn, type Wording } from './notify-on.ts'

interface Parts {
  readonly mailer: Mailer
  readonly appUrl: string
}

type Table = Readonly<Record<string, Readonly<Record<string, Effect>>>>
interface Found {
  readonly hire: Hire
  readonly code: string
  readonly title: string
  readonly team: readonly string[]
}

/** The title is completed with the job’s. */
interface Words {
  readonly kind: Wording['kind']
  readonly title: (job: string) => string
  readonly body?: string | null
}

type Write = (found: Found, event: RecordedEvent, reached: Reachability | undefined) => Words

export function hireReactions({ mailer, appUrl }: Parts): Table {
  return {
    hireBegun: { tellOtherJobs },
    startDue: {
      mailStartQuestion: (ctx, { target: { id } }) =>
        sendStartMail(ctx, { hireId: id, key: `hire.start-due/${id}`, mailer, appUrl }),
      notifyOfStart: notifyTeam(({ code }, _event, reached) => ({
        kind: 'hireStarting',
        title: (job) => `${code} starts today: “${job}”`,
        body: reached === 'mail' ? null : 'No email address on file. Confirm the start with them.',
      })),
    },
    hireStarted: {
      notifyOfStarted: notifyTeam(({ code }) => ({
        kind: 'hireStarting',
        title: (job) => `Your hire ${code} for “${job}” has started`,
      })),
    },
    hireNotStarted: {
      notifyOfNoStart: notifyTeam(({ code }) => ({
        kind: 'hireStarting',
        title: (job) => `Your hire ${code} for “${job}” did not start`,
      })),
    },
    trialEnding: {
      notifyOfTrial: notifyTeam(({ code, hire: { trialEndsOn } }) => ({
        kind: 'trialEnding',
        title: (job) => `The trial of ${code} for “${job}” ends on ${formatDay(trialEndsOn)}`,
      })),
    },
    hireConfirmed: {
      notifyOfConfirmation: notifyTeam(({ code }) => ({
        kind: 'hireStarting',
        title: (job) => `The hire of ${code} for “${job}” is confirmed`,
      })),
    },
    checkInDue: {
      notifyOfCheckIn: notifyTeam(({ code }, { after }) => ({
        kind: 'checkInDue',
        title: (job) => `${String(after?.['day'])}-day check-in is due: ${code}, “${job}”`,
      })),
    },
    guaranteeEnding: {
      notifyOfGuarantee: notifyTeam(({ code, hire: { guaranteeUntil } }) => ({
        kind: 'guaranteeEnding',
        title: (job) => `The guarantee for ${code}, “${job}”, ends on ${formatDay(guaranteeUntil)}`,
      })),
    },
    hireEnded: {
      notifyOfEnd: notifyTeam(({ code }) => ({
        kind: 'hireEnded',
        title: (job) => `The hire of ${code} for “${job}” ended`,
      })),
    },
    replacementRequested: {
      notifyOfClaim: notifyTeam(({ code }) => ({
        kind: 'replacementMoved',
        title: (job) => `Replacement requested: ${code}, “${job}”`,
      })),
      notifyAgencyOfClaim: notifyAgency('Replacement requested'),
    },
    replacementDecided: {
      notifyOfDecision: notifyTeam(({ code, hire: { state } }) => ({
        kind: 'replacementMoved',
        title: (job) =>
          state === 'refunded' ? `The fee for ${code}, “${job}”, is refunded` : `Replacement found: ${code}, “${job}”`,
      })),
    },
  }
}

/** An accepted offer creates the hire. */
export const beginHireOfOffer: Effect = (ctx, event) => beginHire(ctx, event.target.id)

/** Who works with the person for another job decides there. The job of the hire stays unnamed: not all of them may see it. */
const tellOtherJobs: Effect = async (ctx, { tenantId, candidateId = '', target, actor }) => {
  const entries = (await listEntriesOf(ctx.db, candidateId)).filter(
    ({ companyId, stage }) => companyId === tenantId && activeStages.includes(stage),
  )
  if (entries.length === 0) return
  const jobs = entries.map(({ requirementId }) => requirementId)
  const titles = await listRequirementsById(ctx.db, jobs)
  const teams = await listTeams(ctx.db, jobs)
  const code = await codeOf(ctx, candidateId)
  await ctx.transaction(async (tx) => {
    for (const { id, requirementId, ownerId, addedBy } of entries)
      await notify(tx, {
        kind: 'hiredElsewhere',
        tenantId,
        except: actor.id,
        target: { type: 'shortlisteds', id },
        title: aboutJob(
          titles.find((job) => job.id === requirementId)?.title ?? '',
          (job) => `${code}, who is in your pipeline for “${job}”, was hired for another job`,
        ),
        body: 'Decide whether to go on with them there.',
        link: `/candidate-search/shortlisted-candidates?requirement=${requirementId}&entry=${id}`,
        userIds: [ownerId ?? addedBy, ...(teams.get(requirementId) ?? [])],
        dedupeKey: `hiredElsewhere/${target.id}/${id}`,
        at: ctx.now(),
      })
  })
}

const linkTo = ({ id }: Hire): string => `/hired-candidates/candidates-hired?id=${id}`

/** Notifies the requirement’s team and all users who manage hires company-wide. */
function notifyTeam(write: Write): Effect {
  return notifyOn(async (ctx, event) => {
    const found = await findAround(ctx, event)
    if (found === null) return null
    const { hire, title: job, team } = found
    const reached = (await listReachability(ctx.db, [hire.candidateId])).get(hire.candidateId)
    const { title, ...words } = write(found, event, reached)
    return { ...words, title: aboutJob(job, title), link: linkTo(hire), who: { permission: 'hire.manage', team } }
  })
}

/** The representing agency decides about a replacement. */
function notifyAgency(words: string): Effect {
  return notifyOn(async (ctx, event) => {
    const found = await findAround(ctx, event)
    if (found === null || found.hire.agencyId === null) return null
    return {
      kind: 'replacementMoved',
      title: aboutJob(found.title, (job) => `${words}: ${found.code}, “${job}”`),
      link: linkTo(found.hire),
      tenantId: found.hire.agencyId,
      who: { permission: 'replacement.decide' },
    }
  })
}

async function findAround(ctx: Context, event: RecordedEvent): Promise<Found | null> {
  const hire = await findHire(ctx.db, event.target.id, {})
  if (hire === null) return null
  const [requirement] = await listRequirementsById(ctx.db, [hire.requirementId])
  const teams = await listTeams(ctx.db, [hire.requirementId])
  const code = await codeOf(ctx, hire.candidateId)
  return { hire, code, title: requirement?.title ?? '', team: teams.get(hire.requirementId) ?? [] }
}
