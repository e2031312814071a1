import { lazy, Suspense } from 'react'
import { formatCount } from '../../platform/format.ts'
import { Bars } from './bars.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { binLabels } from './insight-words.ts'
import styles from './insights.module.css'
import type { Insights, OpenBar } from './insights.queries.ts'

const Stays = lazy(() => import('./insight-charts.tsx').then((part) => ({ default: part.Stays })))

interface PanelsProps {
  insights: Insights
  onOpen: (bar: OpenBar) => void
}

/** The pace of hiring, and the load of interviewers. */
export function PacePanels({ insights: { stays, fills, interviewers }, onOpen }: PanelsProps) {
  const openStay = (stage: string, bin: number) => {
    const label = stays.find(({ key }) => key === stage)?.label ?? stage
    onOpen({ figure: 'stay', key: `${stage}/${bin}`, title: `${label}: ${binLabels[bin]}` })
  }
  return (
    <>
      <Fills title="Time to fill, by job" name="time-to-fill-by-job" of="Job" bars={fills.jobs} onOpen={onOpen} />
      <Fills
        title="Time to fill, by owner of the candidate"
        name="time-to-fill-by-owner"
        of="Owner"
        bars={fills.people}
        onOpen={onOpen}
      />
      {interviewers !== null && <Interviewers interviewers={interviewers} onOpen={onOpen} />}
      <FigurePanel
        wide
        title="Time in stage"
        note="Stages entered in this period; ongoing ones count until today"
        name="time-in-stage"
        empty="No candidate entered a stage in this period."
        columns={['Stage', 'Candidates', '25%, days', 'Median, days', '75%, days', '90%, days', ...binLabels]}
        lines={stays.map(({ key, label, value, quarterDays, medianDays, threeQuarterDays, slowDays, bins }) => ({
          key,
          cells: [label, value, quarterDays, medianDays, threeQuarterDays, slowDays, ...bins],
          onOpen: () => onOpen({ figure: 'stay', key, title: `Time in stage: ${label}` }),
        }))}
        chart={
          <Suspense fallback={<div className={styles.chart} />}>
            <Stays stays={stays} onOpen={openStay} />
          </Suspense>
        }
      />
    </>
  )
}

interface FillsProps {
  title: string
  name: string
  of: string
  bars: Insights['fills']['jobs']
  onOpen: (bar: OpenBar) => void
}

function Fills({ title, name, of, bars, onOpen }: FillsProps) {
  const lines = bars.map(({ key, label, value, medianDays }) => ({
    key,
    label,
    value: medianDays,
    cells: [label, value, medianDays],
    more: `days, median of ${formatCount(value, 'hire')}`,
    onOpen: () => onOpen({ figure: 'fill', key, title: `Hired: ${label}` }),
  }))
  return (
    <FigurePanel
      title={title}
      name={name}
      empty="No one was hired in this period."
      columns={[of, 'Hires', 'Median days']}
      lines={lines}
      chart={<Bars label={title} bars={lines} />}
    />
  )
}

interface InterviewersProps {
  interviewers: NonNullable<Insights['interviewers']>
  onOpen: (bar: OpenBar) => void
}

function Interviewers({ interviewers, onOpen }: InterviewersProps) {
  const lines = interviewers.map(({ key, label, value, perWeek, given, missing, medianHours }) => ({
    key,
    label,
    value,
    cells: [label, value, perWeek, given, missing, medianHours],
    more: [
      medianHours === null ? 'no scorecard yet' : `scorecard after ${medianHours.toLocaleString('en')} h`,
      ...(missing === 0 ? [] : [`${missing.toLocaleString('en')} missing`]),
    ].join(', '),
    onOpen: () => onOpen({ figure: 'interviewer', key, title: `Interviews of ${label}` }),
  }))
  return (
    <FigurePanel
      title="Interviewers"
      note="Interviews held"
      name="interviewers"
      empty="No interviews were held in this period."
      columns={['Interviewer', 'Interviews', 'Per week', 'Scorecards', 'Missing', 'Median hours to the scorecard']}
      lines={lines}
      chart={<Bars label="Interviewers" bars={lines} />}
    />
  )
}
