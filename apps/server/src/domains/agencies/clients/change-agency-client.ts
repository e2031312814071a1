import type { changeAgencyClient as endpoint } from '@assay/contracts/agency-clients'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { listHolders } from '../../tenants/index.ts'
import { agencyClientChanged } from './agency-clients.events.ts'
import { areTermsOpen } from './agency-clients.rules.ts'
import { type AgencyClient, lockAgencyClient, updateAgencyClient } from './agency-clients.store.ts'
import { getClientForAct } from './get-agency-client.ts'
import { feeColumns } from './invite-agency.ts'

export type ChangeAgencyClient = Omit<z.output<typeof endpoint.body>, 'version'> & {
  readonly id: string
  readonly version: number | null
}

/**
 * The employer decides what the agency sees and, until the agency accepts, the terms; the agency decides which client
 * contacts have an account.
 */
export async function changeAgencyClient(ctx: Context, { id, version, ...input }: ChangeAgencyClient) {
  const { client, side } = await getClientForAct(ctx, id)
  assertAllowed(
    side === 'agency' ? isAboutContacts(input) : input.contactIds === undefined,
    'Only the other side can do this.',
  )
  if (input.contactIds !== undefined) await assertContacts(ctx, client.agencyId, input.contactIds)
  return ctx.transaction(async (tx) => {
    const before = await lockAgencyClient(tx, id)
    assertUnchanged(
      version,
      before.version,
      'Someone else changed this after you opened it. Reload, then make your change.',
    )
    const columns = columnsOf(before, input)
    const changed = await updateAgencyClient(tx, id, columns, ctx.now())
    tx.record(agencyClientChanged(changed, { before: briefOf(before), after: briefOf(changed) }))
    return changed
  })
}

const isAboutContacts = ({ contactIds, ...others }: Omit<ChangeAgencyClient, 'id' | 'version'>): boolean =>
  contactIds !== undefined && Object.values(others).every((value) => value === undefined)

/** Client contacts must be agencyClient users of this agency, not its staff. */
async function assertContacts({ db }: Context, agencyId: string, contactIds: readonly string[]): Promise<void> {
  const contacts = new Set((await listHolders(db, agencyId, 'shortlist.vote')).map(({ userId }) => userId))
  if (contactIds.some((userId) => !contacts.has(userId)))
    throw new ValidationError([{ field: 'contactIds', message: 'Choose client contacts of your agency only.' }])
}

function columnsOf(before: AgencyClient, input: Omit<ChangeAgencyClient, 'id' | 'version'>) {
  const { stageVisible, guaranteeDays, feeType } = input
  const touchesTerms = feeType !== undefined || guaranteeDays !== undefined
  if (before.state === 'ended' || (touchesTerms && !areTermsOpen(before.state)))
    throw new AppError('agency-client.transition', {
      detail: 'Accepted terms can’t be changed. End the agreement and invite the agency again.',
      meta: { state: before.state },
    })
  if (feeType === undefined) return { stageVisible, guaranteeDays, contactIds: input.contactIds }
  const fee = feeColumns({ feeType, feePercent: input.feePercent ?? null, feeAmount: input.feeAmount ?? null })
  if (fee.feePercent === null && fee.feeAmountMinor === null)
    throw new ValidationError([{ field: 'feePercent', message: 'Enter the agency’s fee.' }])
  return { stageVisible, guaranteeDays, ...fee }
}

const briefOf = ({ stageVisible, feeType, feePercent, feeAmountMinor, feeCurrency, ...rest }: AgencyClient) => ({
  stageVisible,
  feeType,
  feePercent,
  feeAmountMinor,
  feeCurrency,
  guaranteeDays: rest.guaranteeDays,
  contactIds: rest.contactIds,
})
