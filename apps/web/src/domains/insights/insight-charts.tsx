import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatPercent } from '../../platform/format.ts'
import { binLabels, formatBucket } from './insight-words.ts'
import styles from './insights.module.css'
import type { Insights } from './insights.queries.ts'

const TICK = { fill: 'var(--ink-3)', fontSize: 12 }
const BOX = {
  background: 'var(--raised)',
  border: '1px solid var(--line-strong)',
  borderRadius: 6,
  color: 'var(--ink)',
}
const INK = { color: 'var(--ink)' }
const SMALL = { fontSize: 12 }

/** Each line has a different dash pattern, so that color is not the only distinction. */
const LINES = [
  { key: 'contactReleased', name: 'In contact', stroke: 'var(--part-1)', dash: '0' },
  { key: 'interviewing', name: 'Interviewing', stroke: 'var(--part-3)', dash: '7 4' },
  { key: 'hired', name: 'Hired', stroke: 'var(--copper)', dash: '2 3' },
] as const

interface OverTimeProps {
  insights: Pick<Insights, 'cohorts' | 'unit'>
  mode: 'people' | 'rates'
}

/** How many were shortlisted in each week or month, and how far they came; as people, or as shares. */
export function OverTime({ insights: { cohorts, unit }, mode }: OverTimeProps) {
  const points = cohorts.map(({ from, counts }) => {
    const all = counts['shortlisted'] ?? 0
    const countOf = (key: string) => {
      const count = counts[key] ?? 0
      if (mode === 'people') return count
      return all === 0 ? null : Math.round((1000 * count) / all) / 10
    }
    const lines = Object.fromEntries(LINES.map(({ key }) => [key, countOf(key)]))
    return { at: formatBucket(from, unit), shortlisted: countOf('shortlisted'), ...lines }
  })
  return (
    <div className={styles.chart} role="img" aria-label={`Candidates by ${unit}; the table below has the same data`}>
      <ResponsiveContainer width="100%" height={240}>
        <LineChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: -16 }}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="at" tick={TICK} stroke="var(--line-strong)" minTickGap={24} />
          <YAxis
            tick={TICK}
            stroke="var(--line-strong)"
            allowDecimals={false}
            unit={mode === 'rates' ? '\u00a0%' : ''}
          />
          <Tooltip contentStyle={BOX} itemStyle={INK} cursor={{ stroke: 'var(--line-strong)' }} />
          <Legend wrapperStyle={SMALL} itemSorter={null} />
          {mode === 'people' && (
            <Line
              dataKey="shortlisted"
              name="Shortlisted"
              stroke="var(--ink-2)"
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          )}
          {LINES.map(({ key, name, stroke, dash }) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={stroke}
              strokeDasharray={dash}
              strokeWidth={2}
              dot={{ r: 2 }}
              connectNulls
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

/** From short to long stays. */
const SHADES = ['var(--part-1)', 'var(--part-2)', 'var(--part-3)', 'var(--part-4)', 'var(--part-5)', 'var(--copper)']
const ROW_PX = 36
const AROUND_PX = 70

interface StaysProps {
  stays: Insights['stays']
  onOpen: (stage: string, bin: number) => void
}

/** How long candidates stay in each stage: the shares of short and long stays. */
export function Stays({ stays, onOpen }: StaysProps) {
  const points = stays.map(({ key, label, bins }) => ({
    key,
    label,
    ...Object.fromEntries(bins.map((count, bin) => [`bin${bin}`, count])),
  }))
  const openAt = (place: number, bin: number) => {
    const stage = stays[place]
    if (stage !== undefined && (stage.bins[bin] ?? 0) > 0) onOpen(stage.key, bin)
  }
  return (
    <div className={styles.chart} role="img" aria-label="Days in each stage; the table below has the same data">
      <ResponsiveContainer width="100%" height={ROW_PX * stays.length + AROUND_PX}>
        <BarChart
          data={points}
          layout="vertical"
          stackOffset="expand"
          accessibilityLayer={false}
          margin={{ top: 0, right: 16, bottom: 0, left: 24 }}
        >
          <XAxis
            type="number"
            tick={TICK}
            stroke="var(--line-strong)"
            tickFormatter={(share: number) => formatPercent(Math.round(share * 100))}
          />
          <YAxis type="category" dataKey="label" tick={TICK} stroke="var(--line-strong)" width={120} />
          <Tooltip contentStyle={BOX} itemStyle={INK} cursor={{ fill: 'var(--hover)' }} />
          <Legend wrapperStyle={SMALL} itemSorter={null} />
          {binLabels.map((name, bin) => (
            <Bar
              key={name}
              dataKey={`bin${bin}`}
              name={name}
              stackId="days"
              fill={SHADES[bin] ?? 'var(--ink-3)'}
              stroke="var(--surface)"
              isAnimationActive={false}
              onClick={(_bar, place) => openAt(place, bin)}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
