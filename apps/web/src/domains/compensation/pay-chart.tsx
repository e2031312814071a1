import { formatPay } from '../../platform/format.ts'
import styles from './compensation.module.css'
import { describeCell, formatFigure, kindLabels, type Percentile, payOf } from './compensation-labels.ts'
import type { Compensation } from './compensations.queries.ts'

const ROW = 44
const LEFT = 130
const WIDTH = 1060
const RIGHT = 16
const AXIS = 28
const TICKS = 6

export interface PayChartProps {
  /** All in one currency and period. */
  cells: readonly Compensation[]
  /** In minor units of that currency. */
  budgetMinor: number | null
}

/** Ranges on one axis: a bar from the 25th to the 75th percentile, a line at the median. The table has the same figures. */
export function PayChart({ cells, budgetMinor }: PayChartProps) {
  const [first] = cells
  if (first === undefined) return null
  const scale = scaleOf(cells, budgetMinor)
  const height = cells.length * ROW + AXIS
  const { currency, period } = first.converted ?? first
  const label = (amountMinor: number) => formatPay({ amountMinor, currency, period })
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`Pay ranges; the table below has the same figures. ${cells.map((cell) => `${describeCell(cell)}: median ${formatFigure(cell, 'p50')}`).join('. ')}`}
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={scale.x(tick)} x2={scale.x(tick)} y1={0} y2={height - AXIS} />
          <text className={styles.tick} x={scale.x(tick)} y={height - 8} textAnchor="middle">
            {label(tick)}
          </text>
        </g>
      ))}
      {cells.map((cell, at) => (
        <Range key={cell.id} cell={cell} middle={at * ROW + ROW / 2} x={scale.x} />
      ))}
      {budgetMinor !== null && (
        <g>
          <line
            className={styles.budget}
            x1={scale.x(budgetMinor)}
            x2={scale.x(budgetMinor)}
            y1={0}
            y2={height - AXIS}
          />
          <text className={styles.budgetLabel} x={scale.x(budgetMinor) + 5} y={11}>
            Your budget
          </text>
        </g>
      )}
    </svg>
  )
}

function Range({ cell, middle, x }: { cell: Compensation; middle: number; x: (amount: number) => number }) {
  const at = (name: Percentile): number | null => {
    const pay = payOf(cell, name)
    return pay === null ? null : x(pay.amountMinor)
  }
  const [p10, p25, p50, p75, p90] = [at('p10'), at('p25'), at('p50'), at('p75'), at('p90')]
  return (
    <g>
      <text className={styles.rowLabel} x={0} y={middle - 2}>
        {kindLabels[cell.kind]}
      </text>
      <text className={styles.rowNote} x={0} y={middle + 13}>
        {cell.currency}/{cell.period}
        {cell.engagement === 'fullTime' ? ', full-time' : ', contract'}
      </text>
      {p10 !== null && p90 !== null && <line className={styles.whisker} x1={p10} x2={p90} y1={middle} y2={middle} />}
      {p25 !== null && p75 !== null && (
        <rect
          className={cell.kind === 'expected' ? styles.expected : styles[cell.kind]}
          x={p25}
          width={Math.max(2, p75 - p25)}
          y={middle - 9}
          height={18}
          rx={3}
        />
      )}
      {p50 !== null && <line className={styles.median} x1={p50} x2={p50} y1={middle - 13} y2={middle + 13} />}
    </g>
  )
}

function scaleOf(cells: readonly Compensation[], budgetMinor: number | null) {
  const amounts = cells.flatMap((cell) =>
    (['p10', 'p25', 'p50', 'p75', 'p90'] as const).flatMap((name) => payOf(cell, name)?.amountMinor ?? []),
  )
  const all = budgetMinor === null ? amounts : [...amounts, budgetMinor]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const margin = Math.max((most - least) * 0.15, most * 0.05)
  const [from, to] = [Math.max(0, least - margin), most + margin]
  const step = niceStep((to - from) / TICKS)
  const ticks = Array.from({ length: TICKS + 2 }, (_, at) => (Math.ceil(from / step) + at) * step)
  const x = (amount: number) => LEFT + ((amount - from) / (to - from)) * (WIDTH - LEFT - RIGHT)
  return { x, ticks: ticks.filter((tick) => tick <= to && x(tick) > LEFT + 12 && x(tick) < WIDTH - 24) }
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
}
