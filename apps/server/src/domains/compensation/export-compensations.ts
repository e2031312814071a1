import { csvCell } from '@assay/contracts/csv-cell'
import type { CompensationNeeds } from './compensation-needs.ts'
import { bandEnd } from './compensations.rules.ts'
import type { Compensation } from './compensations.store.ts'

/** In local currencies: amounts that were converted once mislead as rates move. */
export function compensationsCsv(cells: readonly Compensation[], needs: CompensationNeeds): Buffer {
  const columns: readonly (readonly [string, (cell: Compensation) => string | number | null])[] = [
    ['kind', ({ kind }) => kind],
    ['title', ({ titleId }) => needs.titleNameOf(titleId)],
    ['skill', ({ skillId }) => (skillId === null ? null : needs.skillNameOf(skillId))],
    ['country', ({ country }) => country],
    ['min_years', ({ minYears }) => minYears],
    ['max_years', ({ minYears }) => (minYears === null ? null : bandEnd(minYears))],
    ['engagement', ({ engagement }) => engagement],
    ['period', ({ period }) => period],
    ['currency', ({ currency }) => currency],
    ...(['p10', 'p25', 'p50', 'p75', 'p90'] as const).map(
      (name) => [`${name}_minor`, (cell: Compensation) => cell[name]] as const,
    ),
    ['sample_size', ({ sampleSize }) => sampleSize],
    ['contributors', ({ contributors }) => contributors],
    ['max_share', ({ maxShare }) => maxShare],
    ['from', ({ fromDay }) => fromDay],
    ['to', ({ toDay }) => toDay],
  ]
  const lines = cells.map((cell) => columns.map(([, read]) => csvCell(read(cell))).join(','))
  return Buffer.from([columns.map(([name]) => name).join(','), ...lines, ''].join('\r\n'))
}
