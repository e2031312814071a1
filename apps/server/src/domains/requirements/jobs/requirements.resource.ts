import type { requirements } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import type { LintFinding } from '@assay/contracts/search-criteria'
import type { Presented, Related } from '@assay/jsonapi/present'
import type { Requirement } from '../records/index.ts'
import {
  type FillForecast,
  legendOf,
  MIN_HIRED,
  MIN_SETTLED,
  plainFieldsOf,
  weightsFrozenBy,
} from '../records/index.ts'

export type Supplier = ResourceOf<typeof requirements>['agencies'][number]

export interface RequirementAround {
  readonly company: Related
  /** null: the caller is outside the employer and does not see its internals. */
  readonly inside: Inside | null
}

interface Member {
  readonly userId: string
  readonly fullName: string
}

interface Inside {
  readonly team: readonly Member[]
  readonly missingInterviewers: readonly Member[]
  readonly funnel: Readonly<Record<string, number>>
  readonly lint: readonly LintFinding[]
  readonly agencies: readonly Supplier[]
  readonly fillForecast: FillForecast | null
  readonly mayDo: readonly string[]
}

const OUTSIDE: Inside = {
  team: [],
  missingInterviewers: [],
  funnel: {},
  lint: [],
  agencies: [],
  fillForecast: null,
  mayDo: [],
}

export function presentRequirement(requirement: Requirement, around: RequirementAround): Presented {
  const { bandAmountMinor, bandCurrency, bandPeriod } = requirement
  const isInside = around.inside !== null
  const { team, missingInterviewers, funnel, lint, agencies, mayDo } = around.inside ?? OUTSIDE
  const criteria = isInside ? requirement.criteria : withoutExclusions(requirement.criteria)
  const hasBand = bandAmountMinor !== null && bandCurrency !== null && bandPeriod !== null
  return {
    type: 'requirements',
    id: requirement.id,
    attributes: {
      title: requirement.title,
      description: requirement.description,
      criteria,
      legend: legendOf(criteria),
      ...plainFieldsOf(requirement),
      band: hasBand ? { amountMinor: bandAmountMinor, currency: bandCurrency, period: bandPeriod } : null,
      state: requirement.state,
      openedAt: requirement.openedAt,
      closedAt: requirement.closedAt,
      closeCode: isInside ? requirement.closeCode : null,
      closeNote: isInside ? requirement.closeNote : null,
      returnNote: isInside ? requirement.returnNote : null,
      weightsFrozenAt: isInside ? requirement.weightsFrozenAt : null,
      weightsFrozenBy: isInside ? weightsFrozenBy(requirement) : null,
      period: requirement.period,
      lint,
      team,
      missingInterviewers,
      agencies,
      funnel,
      mayDo,
      fillForecast: presentForecast(around.inside?.fillForecast ?? null),
      plan: isInside ? requirement.plan : [],
      version: requirement.version,
      createdAt: requirement.createdAt,
      updatedAt: requirement.updatedAt,
    },
    relationships: {
      company: around.company,
      assignees: team.map(({ userId }) => ({ type: 'users', id: userId })),
    },
  }
}

function presentForecast(forecast: FillForecast | null): ResourceOf<typeof requirements>['fillForecast'] {
  if (forecast === null) return null
  const { expectedHundredths, lines, ...rest } = forecast
  return {
    ...rest,
    minSettled: MIN_SETTLED,
    minHired: MIN_HIRED,
    expectedHires: expectedHundredths / 100,
    lines: lines.map(({ expectedHundredths: hundredths, ...line }) => ({ ...line, expectedHires: hundredths / 100 })),
  }
}

/** The employer's exclusions and their reasons stay inside the company. */
const withoutExclusions = (criteria: Requirement['criteria']): Requirement['criteria'] => ({
  ...criteria,
  exclude: { inPipeline: false, rejected: false, skills: criteria.exclude.skills },
})
