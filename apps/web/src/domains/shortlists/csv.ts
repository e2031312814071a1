import { stageWords } from '../../platform/stage-words.ts'
import { daysInStage, nameOf, passWords } from './entry-words.ts'
import type { Entry } from './shortlisteds.queries.ts'

const COLUMNS: readonly (readonly [string, (entry: Entry) => string | number | null])[] = [
  ['candidate', nameOf],
  ['title', ({ candidate }) => candidate.titleName],
  ['stage', ({ stage }) => stageWords[stage]],
  ['days in stage', (entry) => daysInStage(entry)],
  ['owner', ({ owner }) => owner?.fullName ?? null],
  ['score when added', ({ scoreAtAdd }) => scoreAtAdd],
  ['rank when added', ({ rankAtAdd }) => rankAtAdd],
  ['score now', ({ scoreNow }) => scoreNow],
  ['votes for', ({ votes }) => votes.filter(({ vote }) => vote === 'up').length],
  ['votes against', ({ votes }) => votes.filter(({ vote }) => vote === 'down').length],
  ['rate', ({ candidate: { rateExpected } }) => (rateExpected === null ? null : rateExpected.amountMinor / 100)],
  ['currency', ({ candidate }) => candidate.rateExpected?.currency ?? null],
  ['period', ({ candidate }) => candidate.rateExpected?.period ?? null],
  ['tags', ({ tags }) => tags.map(({ name }) => name).join(' | ')],
  ['reason', ({ passCode }) => passWords[passCode as keyof typeof passWords] ?? null],
]

/** What the screen shows, and nothing that it does not. */
export function csvOf(entries: readonly Entry[]): string {
  const lines = entries.map((entry) => COLUMNS.map(([, read]) => cellOf(read(entry))).join(','))
  return [COLUMNS.map(([name]) => name).join(','), ...lines].join('\r\n')
}

/** A cell that begins like a formula is text to whoever opens the file. */
function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function download(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
