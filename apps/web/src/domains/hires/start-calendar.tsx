import { IconButton } from '@assay/ui/icon-button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { daysOfHires, type HireDay, monthAfter, weeksOf } from './hire-days.ts'
import { nameOf } from './hire-labels.ts'
import styles from './hires.module.css'
import { hiresBetweenQuery, type ListedHire } from './hires.queries.ts'

interface StartCalendarProps {
  /** Such as `2026-11`. */
  month: string
  today: string
  onMonth: (month: string) => void
  link: (hire: ListedHire, words: string) => ReactNode
}

const WHAT: Readonly<Record<HireDay['what'], string>> = {
  start: 'starts',
  trialEnds: 'trial ends',
  guaranteeEnds: 'guarantee ends',
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function StartCalendar({ month, today, onMonth, link }: StartCalendarProps) {
  const days = weeksOf(month).flat()
  const [from = '', to = ''] = [days.find((day) => day !== null), days.findLast((day) => day !== null)].map(
    (day) => day ?? '',
  )
  const query = useQuery(hiresBetweenQuery({ from, to }))
  const title = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
  return (
    <Panel
      title={`Start dates: ${title}`}
      actions={
        <>
          <IconButton
            label="Previous month"
            icon={<ChevronLeft size={16} aria-hidden="true" />}
            onClick={() => onMonth(monthAfter(month, -1))}
          />
          <IconButton
            label="Next month"
            icon={<ChevronRight size={16} aria-hidden="true" />}
            onClick={() => onMonth(monthAfter(month, 1))}
          />
        </>
      }
    >
      <Region query={query}>
        {({ hires }) => {
          const found = daysOfHires(hires, { from, to })
          return (
            <div className={styles.calendar}>
              <MonthTable month={month} today={today} title={title} found={found} link={link} />
              <div className={styles.dayList}>
                {found.length === 0 ? (
                  <EmptyState title="Nothing this month">
                    No start, end of trial or end of guarantee in {title}.
                  </EmptyState>
                ) : (
                  <DayList title={title} found={found} link={link} />
                )}
              </div>
            </div>
          )
        }}
      </Region>
    </Panel>
  )
}

interface FoundProps {
  title: string
  found: readonly HireDay[]
  link: StartCalendarProps['link']
}

function MonthTable({ month, today, title, found, link }: FoundProps & { month: string; today: string }) {
  const byDay = Map.groupBy(found, ({ day }) => day)
  return (
    <table className={styles.month} aria-label={`Calendar of ${title}`}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) => (
              <td
                key={day ?? WEEKDAYS[place]}
                className={day === null ? styles.otherMonth : undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                {day !== null && (
                  <>
                    <span className={styles.dayNumber}>{Number(day.slice(8))}</span>
                    {byDay.get(day)?.map(({ what, hire }) => (
                      <span key={hire.id + what} className={styles.dayEntry}>
                        {link(hire, nameOf(hire))} {WHAT[what]}
                      </span>
                    ))}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayList({ title, found, link }: FoundProps) {
  return (
    <Table label={`List: ${title}`}>
      <thead>
        <tr>
          <HeadCell>Day</HeadCell>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Event</HeadCell>
        </tr>
      </thead>
      <tbody>
        {found.map(({ day, what, hire }) => (
          <Row key={hire.id + what}>
            <Cell>{formatDay(day)}</Cell>
            <Cell>
              {link(hire, nameOf(hire))}
              <span className={styles.note}>{hire.requirementTitle}</span>
            </Cell>
            <Cell>{WHAT[what]}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
