import type { Pay } from '@assay/contracts/money'
import type { Presented } from '@assay/jsonapi/present'
import type { CompensationNeeds } from './compensation-needs.ts'
import type { CompensationPin } from './compensation-pins.store.ts'
import type { CompensationAccess } from './compensations.policy.ts'
import { bandEnd } from './compensations.rules.ts'
import type { Compensation } from './compensations.store.ts'

export interface Shown {
  readonly access: CompensationAccess
  readonly needs: CompensationNeeds
  /** Also converted to this currency and period. */
  readonly to: Pick<Pay, 'currency' | 'period'> | null
}

const NAMES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const
/** Significant digits in the public view. */
const COARSE = 2

export function presentCompensation(cell: Compensation, shown: Shown): Presented {
  const isReduced = shown.access === 'reduced'
  const figures = Object.fromEntries(NAMES.map((name) => [name, shownFigure(cell, name, isReduced)]))
  const { id, titleId, skillId, minYears, fromDay, toDay } = cell
  const { kind, country, engagement, period, currency, createdAt, updatedAt } = cell
  return {
    type: 'compensations',
    id,
    attributes: {
      kind,
      country,
      engagement,
      period,
      currency,
      experience: minYears === null ? null : { minYears, maxYears: bandEnd(minYears) },
      ...figures,
      sampleSize: isReduced ? null : cell.sampleSize,
      contributors: isReduced ? 5 : cell.contributors,
      maxShare: isReduced ? null : cell.maxShare,
      state: 'published',
      from: fromDay,
      to: toDay,
      ...convertedOf(cell, figures, shown),
      createdAt,
      updatedAt,
    },
    relationships: {
      jobTitle: { type: 'unique-job-titles', id: titleId },
      skills: skillId === null ? [] : [{ type: 'job-skills', id: skillId }],
    },
  }
}

function shownFigure(cell: Compensation, name: (typeof NAMES)[number], isReduced: boolean): number | null {
  const amount = cell[name]
  if (!isReduced || amount === null) return amount
  return name === 'p50' ? Math.round(Number(amount.toPrecision(COARSE))) : null
}

function convertedOf(cell: Compensation, figures: Record<string, number | null>, { to, needs }: Shown) {
  if (to === null) return { converted: null, fxDate: null }
  const amounts = NAMES.map((name) => {
    const amountMinor = figures[name] ?? null
    if (amountMinor === null) return [name, null] as const
    const pay = { amountMinor, currency: cell.currency, period: cell.period }
    return [name, needs.convertPay(pay, to)?.amountMinor ?? null] as const
  })
  const isKnown = amounts.some(([name, amount]) => name === 'p50' && amount !== null)
  if (!isKnown) return { converted: null, fxDate: null }
  return { converted: { ...to, ...Object.fromEntries(amounts) }, fxDate: needs.ratesOn }
}

const KIND_LABELS = { expected: 'Expected', offered: 'Offered', accepted: 'Accepted' } as const

export function presentPin(pin: CompensationPin, cell: Compensation | undefined, needs: CompensationNeeds): Presented {
  const title = cell === undefined ? null : needs.titleNameOf(cell.titleId)
  const parts = cell === undefined ? [] : [title, cell.country, cell.currency]
  return {
    type: 'compensation-pins',
    id: pin.id,
    attributes: {
      label: `${cell === undefined ? '' : KIND_LABELS[cell.kind]} pay: ${parts.filter((part) => part !== null).join(', ')}`,
      isPublished: cell?.state === 'published',
      createdAt: pin.createdAt,
      updatedAt: pin.updatedAt,
    },
    relationships: {
      requirement: { type: 'requirements', id: pin.requirementId },
      compensation: { type: 'compensations', id: pin.compensationId },
    },
  }
}
