import type { DisputeSide } from '@assay/contracts/ownership-disputes'
import { noteForAgency } from '../domains/agencies/index.ts'
import { findDispute } from '../domains/cooperation/index.ts'
import { notify } from '../domains/notifications/index.ts'
import { listRequirementsById } from '../domains/requirements/index.ts'
import { findCompany } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import { aboutJob, codeOf } from './notice-words.ts'

const WORDS: Readonly<Record<string, (subject: string) => string>> = {
  'ownershipDispute.open': (subject) => `Ownership of ${subject} is disputed. Your answer is due in 7 days.`,
  'ownershipDispute.answer': (subject) => `The dispute about ${subject} was answered`,
  'ownershipDispute.lapse': (subject) => `The time to answer the dispute about ${subject} has ended`,
  'ownershipDispute.concede': (subject) => `The dispute about ${subject} was conceded`,
  'ownershipDispute.withdraw': (subject) => `The dispute about ${subject} was withdrawn`,
  'ownershipDispute.decide': (subject) => `The dispute about ${subject} was decided`,
}

const find = ({ db }: Context, { target }: RecordedEvent) => findDispute(db, target.id, { kind: 'every' })

/** All parties except the one that acted; the operator once there is something to decide. */
const notifySides: Effect = async (ctx, event) => {
  const dispute = await find(ctx, event)
  if (dispute === null) return
  const [requirement] = await listRequirementsById(ctx.db, [dispute.requirementId])
  const code = await codeOf(ctx, dispute.candidateId)
  const titled = (words: (subject: string) => string): string =>
    aboutJob(requirement?.title ?? 'a job', (job) => words(`${code} for “${job}”`))
  const acted = event.after?.['side'] as DisputeSide | undefined
  const tenants: readonly (readonly [DisputeSide, string | null])[] = [
    ['agency', dispute.agencyId],
    ['employer', dispute.companyId],
    ['otherAgency', dispute.otherAgencyId],
  ]
  const notice = (tenantId: string | null, isOperator: boolean) => ({
    kind: isOperator ? ('disputeToDecide' as const) : ('ownershipDisputed' as const),
    tenantId,
    who: { permission: isOperator ? ('ownership.decide' as const) : ('agency.engage' as const) },
    title: titled(
      isOperator ? (subject) => `The dispute about ${subject} can be decided` : (WORDS[event.verb] ?? String),
    ),
    link: `${isOperator ? '/admin/disputes' : '/ownership-disputes'}?id=${dispute.id}`,
    target: event.target,
    except: event.actor.id,
    dedupeKey: `${event.verb}/${dispute.id}/${event.requestId}/${tenantId ?? 'operator'}`,
    at: ctx.now(),
  })
  await ctx.transaction(async (tx) => {
    for (const [side, tenantId] of tenants)
      if (tenantId !== null && side !== acted) await notify(tx, notice(tenantId, false))
    if (event.after?.['state'] === 'answered' || event.verb === 'ownershipDispute.lapse')
      await notify(tx, notice(null, true))
  })
}

const noteForAgencies: Effect = async (ctx, event) => {
  const dispute = await find(ctx, event)
  if (dispute === null) return
  const companyName = (await findCompany(ctx.db, dispute.companyId))?.name
  const after = { companyName, state: event.after?.['state'], outcome: event.after?.['outcome'] }
  const { candidateId: _, ...withoutCandidate } = event
  await noteForAgency(ctx, { agencyId: dispute.agencyId, event, after })
  // The candidate's id here is that of the first agency's candidate.
  if (dispute.otherAgencyId !== null)
    await noteForAgency(ctx, { agencyId: dispute.otherAgencyId, event: withoutCandidate, after })
}

export const disputeReactions: Readonly<Record<string, Readonly<Record<string, Effect>>>> = {
  ownershipDisputeMoved: { notifySides, noteForAgencies },
}
