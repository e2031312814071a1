import type { Presented, Related } from '@assay/jsonapi/present'
import { legendOf } from './query-cards.rules.ts'
import type { Requirement } from './requirements.store.ts'

export function presentRequirement(requirement: Requirement, company: Related): Presented {
  const { bandAmountMinor, bandCurrency, bandPeriod } = requirement
  const hasBand = bandAmountMinor !== null && bandCurrency !== null && bandPeriod !== null
  return {
    type: 'requirements',
    id: requirement.id,
    attributes: {
      title: requirement.title,
      description: requirement.description,
      queryCard: requirement.queryCard,
      legend: legendOf(requirement.queryCard),
      seats: requirement.seats,
      band: hasBand ? { amountMinor: bandAmountMinor, currency: bandCurrency, period: bandPeriod } : null,
      state: requirement.state,
      openedAt: requirement.openedAt,
      createdAt: requirement.createdAt,
      updatedAt: requirement.updatedAt,
    },
    relationships: { company },
  }
}
