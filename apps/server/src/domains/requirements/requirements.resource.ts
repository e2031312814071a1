import type { LintFinding } from '@assay/contracts/query-card'
import type { Presented, Related } from '@assay/jsonapi/present'
import { legendOf } from './query-cards.rules.ts'
import type { Requirement } from './requirements.store.ts'

export interface RequirementAround {
  readonly company: Related
  readonly team: readonly { readonly userId: string; readonly fullName: string }[]
  readonly funnel: Readonly<Record<string, number>>
  readonly lint: readonly LintFinding[]
  readonly mayDo: readonly string[]
}

export function presentRequirement(requirement: Requirement, around: RequirementAround): Presented {
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
      flags: requirement.flags,
      state: requirement.state,
      openedAt: requirement.openedAt,
      closedAt: requirement.closedAt,
      closeCode: requirement.closeCode,
      closeNote: requirement.closeNote,
      weightsFrozenAt: requirement.weightsFrozenAt,
      period: requirement.period,
      lint: around.lint,
      team: around.team,
      plan: requirement.plan,
      funnel: around.funnel,
      mayDo: around.mayDo,
      version: requirement.version,
      createdAt: requirement.createdAt,
      updatedAt: requirement.updatedAt,
    },
    relationships: { company: around.company },
  }
}
