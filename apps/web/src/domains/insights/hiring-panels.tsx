import { Tabs } from '@assay/ui/tabs'
import { lazy, Suspense, useState } from 'react'
import { Bars } from './bars.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { formatBucket, formatShare } from './insight-words.ts'
import styles from './insights.module.css'
import type { Insights, OpenBar } from './insights.queries.ts'

const OverTime = lazy(() => import('./insight-charts.tsx').then((part) => ({ default: part.OverTime })))

interface PanelsProps {
  insights: Insights
  onOpen: (bar: OpenBar) => void
}

/** How far candidates came, when, from where, and why not. */
export function HiringPanels({ insights, onOpen }: PanelsProps) {
  const { rejections, offers } = insights
  return (
    <>
      <Funnel insights={insights} onOpen={onOpen} />
      <Trend insights={insights} onOpen={onOpen} />
      <Sources insights={insights} onOpen={onOpen} />
      <Reasons
        title="Reasons for rejection"
        name="rejections"
        empty="No candidates were rejected in this period."
        bars={rejections}
        onOpen={({ key, label }) => onOpen({ figure: 'rejection', key, title: `Rejected: ${label}` })}
      />
      {offers !== null && (
        <Reasons
          title="Declined offers"
          name="declined-offers"
          empty="No offers were declined in this period."
          bars={offers.reasons}
          onOpen={({ key, label }) => onOpen({ figure: 'decline', key, title: `Offer declined: ${label}` })}
        />
      )}
    </>
  )
}

function Sources({ insights: { sources }, onOpen }: PanelsProps) {
  const lines = sources.map(({ key, label, value, interviewed, hired }) => ({
    key,
    label,
    value,
    cells: [label, value, interviewed, hired],
    more: `${interviewed.toLocaleString('en')} interviewed, ${hired.toLocaleString('en')} hired`,
    onOpen: () => onOpen({ figure: 'source', key, title: `From ${label}` }),
  }))
  return (
    <FigurePanel
      title="Sources and agencies"
      note="Everyone added, including submissions"
      name="sources"
      empty="No candidates were added in this period."
      columns={['Source', 'Added', 'Interviewed', 'Hired']}
      lines={lines}
      chart={<Bars label="Sources and agencies" bars={lines} />}
    />
  )
}

interface ReasonsProps {
  title: string
  name: string
  empty: string
  bars: Insights['rejections']
  onOpen: (bar: Insights['rejections'][number]) => void
}

function Reasons({ title, name, empty, bars, onOpen }: ReasonsProps) {
  const all = bars.reduce((sum, { value }) => sum + value, 0)
  const lines = bars.map((bar) => ({
    ...bar,
    cells: [bar.label, bar.value],
    more: formatShare(Math.round((1000 * bar.value) / all) / 10),
    onOpen: () => onOpen(bar),
  }))
  return (
    <FigurePanel
      title={title}
      name={name}
      empty={empty}
      columns={['Reason', 'Number']}
      lines={lines}
      chart={<Bars label={title} bars={lines} />}
    />
  )
}

function Funnel({ insights: { funnel }, onOpen }: PanelsProps) {
  const isEmpty = funnel[0]?.value === 0
  const bars = funnel.map(({ key, label, value, share }) => ({
    key,
    label,
    value,
    share,
    more: share === null ? null : formatShare(share),
    onOpen: () => onOpen({ figure: 'funnel', key, title: `Reached: ${label}` }),
  }))
  return (
    <FigurePanel
      title="Funnel"
      note="Shortlisted in this period, % of previous stage"
      name="funnel"
      empty="No candidates were shortlisted in this period."
      columns={['Stage', 'Candidates', '% of previous stage']}
      lines={
        isEmpty
          ? []
          : bars.map(({ key, label, value, share, onOpen }) => ({ key, cells: [label, value, share], onOpen }))
      }
      chart={<Bars label="Funnel" bars={bars} />}
    />
  )
}

const SHOWN = ['shortlisted', 'contactReleased', 'interviewing', 'hired'] as const

function Trend({ insights, onOpen }: PanelsProps) {
  const [mode, setMode] = useState<'people' | 'rates'>('people')
  const { cohorts, unit } = insights
  const isEmpty = cohorts.every(({ counts }) => counts['shortlisted'] === 0)
  const chart = (shown: 'people' | 'rates') => (
    <Suspense fallback={<div className={styles.chart} />}>
      <OverTime insights={insights} mode={shown} />
    </Suspense>
  )
  return (
    <FigurePanel
      title="Over time"
      note={`By the ${unit} they were shortlisted`}
      name="over-time"
      empty="No candidates were shortlisted in this period."
      columns={[unit === 'week' ? 'Week of' : 'Month', 'Shortlisted', 'In contact', 'Interviewing', 'Hired']}
      lines={
        isEmpty
          ? []
          : cohorts.map(({ from, to, counts }) => ({
              key: from,
              cells: [formatBucket(from, unit), ...SHOWN.map((stage) => counts[stage] ?? 0)],
              onOpen: () =>
                onOpen({
                  figure: 'funnel',
                  key: 'shortlisted',
                  title: `Shortlisted: ${formatBucket(from, unit)}`,
                  from,
                  to,
                }),
            }))
      }
      chart={
        <Tabs
          label="Over time"
          value={mode}
          onChange={(value) => setMode(value === 'rates' ? 'rates' : 'people')}
          tabs={[
            { value: 'people', label: 'Candidates', panel: chart('people') },
            { value: 'rates', label: 'Rates', panel: chart('rates') },
          ]}
        />
      }
    />
  )
}
