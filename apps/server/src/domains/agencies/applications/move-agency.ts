import type { AgencyVerb } from '@assay/contracts/agencies'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, whileInState } from '../../../platform/errors/app-error.ts'
import { assertRecentlyConfirmed, endAllSessions } from '../../identity/index.ts'
import { inviteFirstOwner, listTeammatesIn } from '../../tenants/index.ts'
import { endAllClientsOfAgency } from '../clients/index.ts'
import { type Agency, findAgencyBySlug, lockAgency } from '../records/index.ts'
import { agencyMoved } from './agencies.events.ts'
import { agencyAccess, mayCloseAgency, mayReviewAgencies, maySuspendAgencies } from './agencies.policy.ts'
import { agencyLeadsTo, slugOf } from './agencies.rules.ts'
import { findAgency } from './agencies-list.store.ts'
import { isDomainTaken, updateAgency } from './applications.store.ts'

interface MoveAgency {
  readonly id: string
  readonly verb: AgencyVerb
  readonly reason: string | null
}

/** One step of an operator, or of an owner who closes the agency. */
export async function moveAgency(ctx: Context, { id, verb, reason }: MoveAgency): Promise<Agency> {
  const { actor } = ctx
  await assertMayMove(ctx, id, verb)
  return ctx.transaction(async (tx) => {
    const before = await lockAgency(tx, id)
    const state = agencyLeadsTo(before.state, verb)
    if (state === null) throw new AppError('agency.transition', whileInState('agency', before.state))
    if (verb === 'approve') await assertDomainFree(tx, before)
    const at = ctx.now()
    const decision = {
      state,
      decidedAt: at,
      decidedBy: actor.kind === 'user' ? actor.userId : null,
      decisionReason: reason,
    }
    const slug = verb === 'approve' ? { slug: await freeSlug(tx, before) } : {}
    const moved = await updateAgency(tx, id, verb === 'inviteAgain' ? {} : { ...decision, ...slug }, at)
    await followUp(ctx, tx, verb, before)
    for (const event of agencyMoved(id, verb, { before: before.state, after: state, reason })) tx.record(event)
    return moved
  })
}

async function assertMayMove(ctx: Context, id: string, verb: AgencyVerb): Promise<void> {
  const { actor } = ctx
  const isClosing = verb === 'close'
  const access = isClosing ? agencyAccess(actor) : 'every'
  if (isClosing) assertAllowed(access !== 'none')
  else assertAllowed(verb === 'suspend' || verb === 'reinstate' ? maySuspendAgencies(actor) : mayReviewAgencies(actor))
  if ((await findAgency(ctx.db, id, access)) === null) throw notFound('agency')
  if (!isClosing) return
  assertAllowed(mayCloseAgency(actor, id), 'Only owners can close their agency.')
  if (!maySuspendAgencies(actor)) assertRecentlyConfirmed(ctx)
}

async function followUp(
  ctx: Context,
  tx: Tx,
  verb: AgencyVerb,
  { id: agencyId, contactEmail: email }: Agency,
): Promise<void> {
  if (verb === 'close') await endAllClientsOfAgency(tx, agencyId, ctx.now())
  if (verb === 'approve' || verb === 'inviteAgain') await inviteFirstOwner(ctx, tx, { agencyId, email })
  if (verb === 'suspend' || verb === 'close')
    for (const { userId } of await listTeammatesIn(tx, { agencyId }))
      if (userId !== null) await endAllSessions(tx, userId)
}

async function assertDomainFree(tx: Tx, agency: Agency): Promise<void> {
  if (await isDomainTaken(tx, agency))
    throw new AppError('agency.domain-taken', {
      detail: `Another agency already uses addresses at ${agency.domain}. Decline this application and ask them to get an invitation from that agency.`,
    })
}

/** The share code by which employers find the agency. */
async function freeSlug(tx: Tx, { legalName }: Agency): Promise<string> {
  const slug = slugOf(legalName)
  return (await findAgencyBySlug(tx, slug)) === null ? slug : `${slug}-${newId().slice(-6)}`
}
