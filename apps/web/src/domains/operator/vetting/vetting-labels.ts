import type { proctorings, VettingStage } from '@assay/contracts/vetting-results'
import { capitalize, formatDay, formatPercent } from '../../../platform/format.ts'
import type { VettingChange, VettingResult } from './vetting.queries.ts'

export const stageHints: Readonly<Record<VettingStage, string>> = {
  screening: 'Identity and references. Raises no verification level.',
  'technical assessment': 'If passed, the chosen skills become “Assessed”.',
  'technical interview': 'If passed, the chosen skills become “Interviewed”.',
  'work sample': 'If passed, the chosen skills become “Work sample”.',
}

export const proctoringLabels: Readonly<Record<(typeof proctorings)[number], string>> = {
  none: 'Not supervised',
  recorded: 'Recorded',
  live: 'Supervised live',
}

type Facts = VettingResult | VettingChange

export const formatStage = ({ stage }: Pick<Facts, 'stage'>): string => capitalize(stage)

export function formatResult({ result, score, scoreMax }: Pick<Facts, 'result' | 'score' | 'scoreMax'>): string {
  if (result === 'score') return `${score} of ${scoreMax}`
  return result === 'pass' ? 'Passed' : 'Failed'
}

export function formatIntegrity({ integrity }: Pick<Facts, 'integrity'>): string | null {
  if (integrity === null) return null
  const parts = [
    integrity.proctoring === null ? null : proctoringLabels[integrity.proctoring],
    integrity.similarity === null ? null : `${formatPercent(integrity.similarity * 100)} similar to known solutions`,
  ]
  return parts.filter((part) => part !== null).join(', ') || null
}

export const formatValidity = ({ validUntil }: Pick<Facts, 'validUntil'>): string =>
  validUntil === null ? 'No expiry' : formatDay(validUntil)

export interface ChangedFact {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** What a correction changes, in the order of the form. */
export function changedFacts(change: VettingChange): ChangedFact[] {
  const { before } = change
  const facts: ChangedFact[] = [
    { label: 'Stage', before: formatStage(before), after: formatStage(change) },
    { label: 'Method', before: before.method, after: change.method },
    { label: 'Assessor’s role', before: before.assessorRole, after: change.assessorRole },
    { label: 'Result', before: formatResult(before), after: formatResult(change) },
    { label: 'Date', before: formatDay(before.on), after: formatDay(change.on) },
    { label: 'Valid until', before: formatValidity(before), after: formatValidity(change) },
    { label: 'Verified skills', before: formatSkills(before, change), after: formatSkills(change, change) },
    { label: 'Integrity', before: formatIntegrity(before) ?? 'None', after: formatIntegrity(change) ?? 'None' },
    { label: 'Document', before: before.documentHash ?? 'None', after: change.documentHash ?? 'None' },
  ]
  return facts.filter(({ before: old, after }) => old !== after)
}

function formatSkills({ skillIds }: Pick<Facts, 'skillIds'>, { skills }: VettingChange): string {
  const named = skills.filter(({ id }) => skillIds.includes(id)).map(({ name }) => name)
  return named.length === 0 ? 'None' : named.join(', ')
}
