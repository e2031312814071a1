import type { changeBillingSettings } from '@assay/contracts/plans'
import { taxIdProblem, tidyTaxId } from '@assay/contracts/tax-ids'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, type FieldProblem, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import {
  type BillingSettings,
  billingSettingsSaved,
  findPlanByKey,
  limitFreeCredits,
  lockSettings,
  mayOperateBilling,
  updateSettings,
} from '../records/index.ts'

export type SaveBillingSettings = Omit<z.output<typeof changeBillingSettings.body>, 'version'> & {
  readonly id: string
  readonly version: number | null
}

/** Turns billing on or off, and sets the issuer of invoices. Nothing is invoiced without an issuer. */
export async function saveBillingSettings(
  ctx: Context,
  { id, version, taxPercent, ...input }: SaveBillingSettings,
): Promise<BillingSettings> {
  assertAllowed(mayOperateBilling(ctx.actor), 'Only operators of this installation can do this.')
  assertIssuer(input)
  const at = ctx.now()
  const { address } = input
  const taxId = input.taxId === null || input.taxId === '' ? null : tidyTaxId(address?.country ?? '', input.taxId)
  return ctx.transaction(async (tx) => {
    const before = await lockSettings(tx)
    if (before.id !== id) throw notFound('setting')
    assertUnchanged(
      version,
      before.version,
      'Someone else changed this after you opened it. Reload, then make your change.',
    )
    const change = {
      ...input,
      taxId,
      contactEmail: orNull(input.contactEmail),
      paymentInstructions: orNull(input.paymentInstructions),
      taxBasisPoints: Math.round(taxPercent * 100),
    }
    const saved = await updateSettings(tx, { id, ...change }, at)
    if (saved.isOn !== before.isOn) {
      const free = await findPlanByKey(tx, 'free')
      await limitFreeCredits(tx, saved.isOn ? (free?.contactCredits ?? null) : null, at)
    }
    tx.record(billingSettingsSaved(before, saved))
    return saved
  })
}

const orNull = (text: string | null): string | null => (text === '' ? null : text)

function assertIssuer({
  isOn,
  legalName,
  address,
  taxId,
}: Pick<SaveBillingSettings, 'isOn' | 'legalName' | 'address' | 'taxId'>): void {
  const problems: FieldProblem[] = []
  if (isOn && legalName.length < 2)
    problems.push({ field: 'legalName', message: 'Legal name is required because it’s printed on every invoice.' })
  if (isOn && address === null)
    problems.push({ field: 'address.line1', message: 'Address is required because it’s printed on every invoice.' })
  const wrong = taxId === null || taxId === '' ? null : taxIdProblem(address?.country ?? '', taxId)
  if (wrong !== null) problems.push({ field: 'taxId', message: wrong })
  const [first, ...others] = problems
  if (first !== undefined) throw new ValidationError([first, ...others])
}
