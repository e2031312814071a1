import type { AgencyClientSide } from '@assay/contracts/agency-clients'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { clientAccess, sideOf } from './agency-clients.policy.ts'
import { takesSubmissions } from './agency-clients.rules.ts'
import { type AgencyClient, findAgencyClient, findCurrentClient } from './agency-clients.store.ts'

/** The relation, for users of either side and of the platform who may read it; otherwise not found. */
export async function getAgencyClient(ctx: Context, id: string): Promise<AgencyClient> {
  const access = clientAccess(ctx.actor)
  assertAllowed(access.kind !== 'none')
  const client = await findAgencyClient(ctx.db, id, access)
  if (client === null) throw notFound('agency or client')
  return client
}

/** Loads the relation, checks the policy and names the acting side. Call before opening a transaction. */
export async function getClientForAct(
  ctx: Context,
  id: string,
): Promise<{ client: AgencyClient; side: AgencyClientSide }> {
  const client = await getAgencyClient(ctx, id)
  const side = sideOf(ctx.actor, client)
  if (side === null)
    throw new AppError('permission.denied', {
      detail: 'Only owners and admins of the employer, and agency owners, can do this.',
    })
  return { client, side }
}

/** Whether the agency may propose candidates to this employer now. */
export async function assertWorksFor(
  db: Context['db'],
  { agencyId, companyId }: { agencyId: string; companyId: string },
): Promise<void> {
  const client = await findCurrentClient(db, { agencyId, companyId })
  if (client !== null && takesSubmissions(client.state)) return
  throw new AppError('agency-client.not-active', {
    detail:
      client?.state === 'paused'
        ? 'The employer has paused working with you. You can’t submit candidates until they resume.'
        : 'Your agency has no active agreement with this employer.',
    ...(client === null ? {} : { meta: { state: client.state } }),
  })
}
