import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { colleaguesQuery } from '../../platform/colleagues.queries.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { Region } from '../../platform/region.tsx'
import { RequirementChooser } from '../../platform/requirement-chooser/requirement-chooser.tsx'
import { HiringPanels } from './hiring-panels.tsx'
import { PERIODS } from './insight-periods.ts'
import { formatDays, formatFromMarket, formatShare } from './insight-words.ts'
import styles from './insights.module.css'
import { type InsightFilter, type Insights, insightsQuery, type OpenBar } from './insights.queries.ts'
import { PacePanels } from './pace-panels.tsx'
import { PayPanel } from './pay-panel.tsx'
import { RowsDrawer } from './rows-drawer.tsx'

interface InsightsView {
  readonly days: number
  /** Empty for every job. */
  readonly requirement: string
  readonly person: string
}

interface InsightsPageProps {
  view: InsightsView
  onView: (view: InsightsView) => void
}

/** The state of hiring: what a head of talent checks each Monday. */
export function InsightsPage({ view, onView }: InsightsPageProps) {
  const filter = filterOf(view)
  const query = useQuery(insightsQuery(filter))
  const [bar, setBar] = useState<OpenBar | null>(null)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Insights</h1>
      <Filters view={view} onView={onView} />
      <Region query={query}>
        {(insights) => (
          <div className={styles.panels} aria-busy={query.isPlaceholderData}>
            <Headline insights={insights} />
            <HiringPanels insights={insights} onOpen={setBar} />
            {insights.pay !== null && <PayPanel pay={insights.pay} onOpen={setBar} />}
            <PacePanels insights={insights} onOpen={setBar} />
          </div>
        )}
      </Region>
      {bar !== null && <RowsDrawer filter={filter} bar={bar} onClose={() => setBar(null)} />}
    </div>
  )
}

function filterOf({ days, requirement, person }: InsightsView): InsightFilter {
  const today = Date.now()
  return {
    from: new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10),
    to: new Date(today).toISOString().slice(0, 10),
    ...(requirement !== '' && { requirement }),
    ...(person !== '' && { person }),
  }
}

function Filters({ view, onView }: InsightsPageProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery())
  return (
    <div className={styles.filters}>
      <Select
        label="Period"
        value={String(view.days)}
        options={Object.entries(PERIODS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onView({ ...view, days: Number(event.target.value) })}
      />
      <RequirementChooser
        label="Job"
        value={view.requirement}
        none="All jobs"
        onChoose={(requirement) => onView({ ...view, requirement: requirement?.id ?? '' })}
      />
      {colleagues.length > 1 && (
        <Select
          label="Jobs of"
          value={view.person}
          options={[
            { value: '', label: 'Everyone' },
            ...colleagues.map(({ userId, fullName }) => ({ value: userId, label: fullName })),
          ]}
          onChange={(event) => onView({ ...view, person: event.target.value })}
        />
      )}
    </div>
  )
}

function Headline({ insights: { funnel, fills, offers, pay } }: { insights: Insights }) {
  const countOf = (stage: string) => funnel.find(({ key }) => key === stage)?.value ?? 0
  const shortlisted = countOf('shortlisted')
  const hired = countOf('hired')
  const answered = offers === null ? 0 : offers.accepted + offers.declined
  const percent = (some: number, all: number) => formatShare(all === 0 ? null : Math.round((1000 * some) / all) / 10)
  return (
    <dl className={styles.headline}>
      <Fact label="Shortlisted" value={shortlisted.toLocaleString('en')} more="in this period" />
      <Fact
        label="Hired"
        value={hired.toLocaleString('en')}
        more={`${percent(hired, shortlisted)} of those shortlisted`}
      />
      <Fact label="Time to fill" value={formatDays(fills.medianDays)} more="median across hires" />
      {offers !== null && (
        <Fact
          label="Offers accepted"
          value={percent(offers.accepted, answered)}
          more={`${offers.accepted.toLocaleString('en')} of ${answered.toLocaleString('en')} answered`}
        />
      )}
      {pay !== null && pay.differencePercent !== null && (
        <Fact label="Offers against the market" value={formatFromMarket(pay.differencePercent)} more="median" />
      )}
    </dl>
  )
}

function Fact({ label, value, more }: { label: string; value: string; more: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} <small>{more}</small>
      </dd>
    </div>
  )
}
