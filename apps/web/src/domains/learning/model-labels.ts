import type { GuardName, ModelVersionState } from '@assay/contracts/model-versions'
import type { BadgeTone } from '@assay/ui/badge'
import { capitalize, formatCountry, formatPercent } from '../../platform/format.ts'

export const stateLabels: Readonly<Record<ModelVersionState, { label: string; tone: BadgeTone }>> = {
  proposed: { label: 'Proposed', tone: 'waiting' },
  serving: { label: 'Active', tone: 'active' },
  retired: { label: 'Replaced', tone: 'plain' },
  rolledBack: { label: 'Rolled back', tone: 'plain' },
  rejected: { label: 'Rejected', tone: 'plain' },
  superseded: { label: 'Superseded', tone: 'plain' },
}

export const guardLabels: Readonly<Record<GuardName, string>> = {
  enoughSearches: 'Enough training data',
  ranksBetter: 'Better ranking',
  noLeak: 'No later data used',
  fair: 'No group disadvantaged',
}

export const figure = (value: number): string => value.toFixed(3)

export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`

export const percent = (share: number): string => formatPercent(Math.round(share * 100))

export const formatGroup = (group: string): string =>
  capitalize(group.replace(/^lives in (\w{2})$/, (_, code: string) => `Lives in ${formatCountry(code)}`))

export const formatOwner = (companyName: string | null): string => companyName ?? 'All companies'
