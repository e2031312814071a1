import type { Context } from '../../../../platform/context/context.ts'
import { assertUnchanged } from '../../../../platform/errors/assert-unchanged.ts'
import {
  assertActPossible,
  getOfferForAct,
  lockOffer,
  type Offer,
  offerChanged,
  updateOffer,
} from '../records/index.ts'
import { assertApprover, checkedTerms, columnsOf, type OfferTerms } from './draft-offer.ts'

export type ChangeOffer = { readonly [Name in keyof OfferTerms]?: OfferTerms[Name] | undefined } & {
  readonly id: string
  readonly version: number | null
  readonly terms?: string | undefined
}

/** Changes a draft. The editor becomes an author and cannot approve it. */
export async function changeOffer(ctx: Context, { id, version, terms, ...input }: ChangeOffer): Promise<Offer> {
  const { offer: found, actor } = await getOfferForAct(ctx, { id, act: 'edit' })
  // An approver who cannot approve any more may stay: admins and owners decide then.
  if (input.approverId !== undefined && input.approverId !== found.approverId)
    await assertApprover(ctx.db, actor.companyId, input.approverId)
  return ctx.transaction(async (tx) => {
    const { offer, requirement } = await lockOffer(tx, found)
    assertActPossible(offer, 'edit', 'changed')
    assertUnchanged(
      version,
      offer.version,
      'Someone else changed this offer after you opened it. Look at their change, then save yours.',
    )
    const given = { ...termsOf(offer), ...definedOf(input) }
    const change = {
      ...columnsOf(given, { requirement, actor }),
      ...(terms === undefined ? {} : { terms: checkedTerms(terms) }),
      authorIds: [...new Set([...offer.authorIds, actor.userId])],
    }
    const changed = await updateOffer(tx, id, change, ctx.now())
    const names = Object.keys(definedOf({ ...input, terms }))
    tx.record(offerChanged(changed, names))
    tx.announce({ to: { companyId: offer.companyId }, type: 'offer.changed', data: { id } })
    return changed
  })
}

const termsOf = ({ amountMinor, currency, payPeriod, ...offer }: Offer): OfferTerms => ({
  ...offer,
  amount: { amountMinor, currency, period: payPeriod },
})

const definedOf = <T extends object>(input: T): Partial<OfferTerms> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
