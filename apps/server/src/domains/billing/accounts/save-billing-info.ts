import type { createBillingInfo } from '@assay/contracts/billing-infos'
import { tidyTaxId } from '@assay/contracts/tax-ids'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import {
  type BillingInfo,
  billingInfoSaved,
  insertBillingInfo,
  lockBillingInfo,
  lockSubscription,
  mayManageBilling,
  updateBillingInfo,
} from '../records/index.ts'

const CHANGED_SINCE = 'Someone else changed this after you opened it. Reload, then make your change.'

export type SaveBillingInfo = Omit<z.output<typeof createBillingInfo.body>, 'version'> & {
  /** null: whatever there is; 0: nothing yet. */
  readonly version: number | null
}

/** The billing address of the caller’s company. Issued invoices stay as they are. */
export async function saveBillingInfo(ctx: Context, { version, ...input }: SaveBillingInfo): Promise<BillingInfo> {
  const { actor } = ctx
  if (!mayManageBilling(actor)) throw new AppError('permission.denied')
  const at = ctx.now()
  const { companyId } = actor
  const taxId = input.taxId === null || input.taxId === '' ? null : tidyTaxId(input.address.country, input.taxId)
  const row = { ...input, taxId, poNumber: input.poNumber === '' ? null : input.poNumber, companyId }
  const invoiceEmails = [...new Set(input.invoiceEmails)]
  return ctx.transaction(async (tx) => {
    await lockSubscription(tx, companyId, at)
    const before = await lockBillingInfo(tx, companyId)
    assertUnchanged(version, before?.version ?? 0, CHANGED_SINCE)
    const saved =
      before === null
        ? await insertBillingInfo(tx, { ...row, invoiceEmails, createdAt: at, updatedAt: at })
        : await updateBillingInfo(tx, { ...row, invoiceEmails }, at)
    if (saved === null) throw new AppError('resource.conflict')
    tx.record(billingInfoSaved(saved))
    return saved
  })
}
