import type { Presented, Related } from '@assay/jsonapi/present'
import type { CheckIn, Hire } from '../records/index.ts'
import { dayOfTrial, feeOf, guaranteeDaysLeft } from '../records/index.ts'

export interface HireAround {
  /** The time zone of the company. */
  readonly today: string
  readonly companyName: string
  readonly requirementTitle: string
  readonly checkIns: readonly (CheckIn & { readonly answeredByName: string | null })[]
  readonly replacementChoices: readonly { readonly id: string; readonly maskedName: string; readonly startOn: string }[]
  /** While it is disputed whose introduction it was. */
  readonly isFeeFrozen: boolean
  readonly mayDo: readonly string[]
  readonly candidate: Related
}

export function presentHire(hire: Hire, around: HireAround): Presented {
  const { today } = around
  const { rateAmountMinor, rateCurrency, ratePeriod } = hire
  return {
    type: 'hired-candidates',
    id: hire.id,
    attributes: {
      state: hire.state,
      engagement: hire.engagement,
      rate: { amountMinor: rateAmountMinor, currency: rateCurrency, period: ratePeriod },
      hoursPerWeek: hire.hoursPerWeek,
      startOn: hire.startOn,
      startedBy: hire.startedBy,
      trialDays: hire.trialDays,
      trialEndsOn: hire.trialEndsOn,
      dayOfTrial: dayOfTrial(hire, today),
      confirmedAt: hire.confirmedAt,
      confirmedBy: hire.confirmedBy,
      guaranteeUntil: hire.guaranteeUntil,
      guaranteeDaysLeft: guaranteeDaysLeft(hire, today),
      checkIns: around.checkIns.map(({ day, dueOn, score, note, answeredByName, answeredAt }) => ({
        day,
        dueOn,
        isDue: score === null && dueOn <= today,
        score,
        note,
        answeredBy: answeredByName,
        answeredAt,
      })),
      fee: around.isFeeFrozen ? 'disputed' : feeOf(hire.state),
      endOn: hire.endOn,
      endCode: hire.endCode,
      endNote: hire.endNote,
      replacementReason: hire.replacementReason,
      replacementNote: hire.replacementNote,
      replacementChoices: around.replacementChoices,
      rating:
        hire.ratingScore === null
          ? null
          : { score: hire.ratingScore, note: hire.ratingNote, isShared: hire.isRatingShared },
      requirementTitle: around.requirementTitle,
      companyName: around.companyName,
      mayDo: around.mayDo,
      version: hire.version,
      createdAt: hire.createdAt,
      updatedAt: hire.updatedAt,
    },
    relationships: {
      candidate: around.candidate,
      requirement: { type: 'requirements', id: hire.requirementId },
      offer: { type: 'offers', id: hire.offerId },
      replacementOf: hire.replacementOf === null ? null : { type: 'hired-candidates', id: hire.replacementOf },
    },
  }
}
