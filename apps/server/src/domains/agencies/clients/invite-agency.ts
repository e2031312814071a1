import type { inviteAgency as endpoint } from '@assay/contracts/agency-clients'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { findAgencyBySlug } from '../records/index.ts'
import { agencyInvited } from './agency-clients.events.ts'
import { clientAccess, mayInvite } from './agency-clients.policy.ts'
import { type AgencyClient, findCurrentClient, insertAgencyClients } from './agency-clients.store.ts'

export type Invitation = z.output<typeof endpoint.body>

/**
 * Invites an agency to work with the employer on these terms. The agency sees nothing of the employer before it
 * accepts.
 */
export async function inviteAgency(ctx: Context, { agencyCode, ...terms }: Invitation): Promise<AgencyClient> {
  const { actor } = ctx
  const access = clientAccess(actor)
  if (!mayInvite(actor) || access.kind !== 'company' || actor.kind !== 'user')
    throw new AppError('permission.denied', { detail: 'Only owners and admins can invite agencies.' })
  const { companyId } = access
  const agency = await findAgencyBySlug(ctx.db, agencyCode)
  if (agency === null || agency.state !== 'approved')
    throw new ValidationError([{ field: 'agencyCode', message: 'No agency has this share code. Check the code.' }])
  return ctx.transaction(async (tx) => {
    if ((await findCurrentClient(tx, { agencyId: agency.id, companyId })) !== null) throw alreadyThere(agency.legalName)
    const at = ctx.now()
    const [invited] = await insertAgencyClients(tx, [
      {
        id: newId(at.getTime()),
        agencyId: agency.id,
        companyId,
        invitedBy: actor.userId,
        state: 'invited',
        ...feeColumns(terms),
        guaranteeDays: terms.guaranteeDays,
        stageVisible: terms.stageVisible,
        message: terms.message,
        createdAt: at,
        updatedAt: at,
      },
    ])
    if (invited === undefined) throw new Error('The invitation was not inserted.')
    tx.record(agencyInvited(invited))
    return invited
  })
}

export const alreadyThere = (name: string): AppError =>
  new AppError('agency-client.exists', { detail: `You’ve already invited ${name} or work with them.` })

type Fee = Pick<Invitation, 'feeType' | 'feePercent' | 'feeAmount'>

/** Sets the fee column that matches the type. */
export const feeColumns = ({ feeType, feePercent, feeAmount }: Fee) => ({
  feeType,
  feePercent: feeType === 'percent' ? feePercent : null,
  feeAmountMinor: feeType === 'fixed' ? (feeAmount?.amountMinor ?? null) : null,
  feeCurrency: feeType === 'fixed' ? (feeAmount?.currency ?? null) : null,
})
