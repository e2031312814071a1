import type { AuditCut, AuditMeasure, BiasAuditState, ProxyLink, SwapKind } from '@assay/contracts/bias-audits'
import type { Race, Sex } from '@assay/contracts/demographics'
import type { BadgeTone } from '@assay/ui/badge'
import { capitalize } from '../../platform/format.ts'

export const sexLabels: Readonly<Record<Sex, string>> = { male: 'Male', female: 'Female' }

/** As the EEO-1 report names them. */
export const raceLabels: Readonly<Record<Race, string>> = {
  hispanic: 'Hispanic or Latino',
  white: 'White',
  black: 'Black or African American',
  pacificIslander: 'Native Hawaiian or Pacific Islander',
  asian: 'Asian',
  native: 'Native American or Alaska Native',
  twoOrMore: 'Two or More Races',
}

export const formatCategory = ({ sex, race }: { sex: Sex | null; race: Race | null }): string =>
  [race === null ? null : raceLabels[race], sex === null ? null : sexLabels[sex]]
    .filter((label) => label !== null)
    .join(', ')

export const formatProxyGroup = ({ by, category }: Pick<ProxyLink, 'by' | 'category'>): string =>
  by === 'sex' ? sexLabels[category as Sex] : raceLabels[category as Race]

export const stateLabels: Readonly<Record<BiasAuditState, { label: string; tone: BadgeTone }>> = {
  queued: { label: 'Waiting', tone: 'plain' },
  running: { label: 'Running', tone: 'plain' },
  ready: { label: 'Ready', tone: 'active' },
  failed: { label: 'No result', tone: 'failed' },
}

export const measureLabels: Readonly<Record<AuditMeasure, string>> = {
  scored: 'Score above the median',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
  hired: 'Hired',
}

export const cutLabels: Readonly<Record<AuditCut, string>> = {
  sex: 'Sex',
  race: 'Race and ethnicity',
  both: 'Sex, race and ethnicity together',
}

export const swapLabels: Readonly<Record<SwapKind, string>> = {
  name: 'Another name and email address',
  photo: 'Another photo',
  school: 'Another school and year',
  gap: 'A career break for children',
  genderWords: 'Words typical of the other gender',
}

export const formatShare = (share: number): string => `${(100 * share).toFixed(1)} %`
export const formatRatio = (ratio: number | null): string => (ratio === null ? '–' : ratio.toFixed(2))

/** `mustHaveYears` as “Must-have years”. */
export const formatFeature = (feature: string): string =>
  capitalize(feature.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`))
    .replace(/^Must have/, 'Must-have')
    .replace(/^Nice to have/, 'Nice-to-have')
    .replace(/^Unwanted/, 'Excluded')

/** `2026-10` as “October 2026”. */
export function formatAuditMonth(month: string): string {
  return new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

export const formatPeriod = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatAuditMonth(from) : `${formatAuditMonth(from)} to ${formatAuditMonth(to)}`
