import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { dayOf } from '../../../../platform/time/days.ts'
import { engageCandidate, findContactFacts } from '../../../candidates/index.ts'
import { findOfferById } from '../../offers/index.ts'
import { checkInsFrom, datesFrom, hireBegun, insertHire } from '../records/index.ts'

/** Creates the hire for an accepted offer. Idempotent. */
export async function beginHire(ctx: Context, offerId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const offer = await findOfferById(ctx.db, offerId)
  if (offer === null || offer.state !== 'accepted') return
  const { candidateId, companyId, requirementId, engagement, hoursPerWeek, trialDays, startOn } = offer
  const at = ctx.now()
  const today = dayOf(at)
  const facts = await findContactFacts(ctx.db, { candidateId, companyName: '', today })
  await ctx.transaction(async (tx) => {
    const row = {
      id: newId(at.getTime()),
      companyId,
      requirementId,
      candidateId,
      offerId,
      agencyId: facts?.agencyId ?? null,
      state: 'awaitingStart' as const,
      engagement,
      hoursPerWeek,
      trialDays,
      createdAt: at,
      updatedAt: at,
      rateAmountMinor: offer.amountMinor,
      rateCurrency: offer.currency,
      ratePeriod: offer.payPeriod,
      ...datesFrom(startOn, trialDays),
    }
    const hire = await insertHire(tx, row, checkInsFrom(startOn))
    if (hire === null) return
    await engageCandidate(tx, candidateId, at)
    tx.record(hireBegun(hire))
    tx.announce({ to: { companyId }, type: 'hire.changed', data: { id: hire.id } })
  })
}
