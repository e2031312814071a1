import { Badge } from '@assay/ui/badge'
import { classNames } from '@assay/ui/class-names.ts'
import type { ReactElement, ReactNode } from 'react'
import { formatDay, formatPay } from '../../../platform/format.ts'
import type { ListColumn } from '../../../platform/list-views/list-columns.ts'
import type { ListedRequirement } from '../records/index.ts'
import {
  ageInDays,
  formatForecast,
  formatFunnel,
  stateLabels,
  summarizeFunnel,
  type TwoLines,
} from '../records/index.ts'
import styles from './requirement-list.module.css'

const text = (
  key: string,
  label: string,
  read: (requirement: ListedRequirement) => string | null,
): ListColumn<ListedRequirement> => ({
  key,
  label,
  text: read,
  roomy: true,
  cell: (requirement) => read(requirement) ?? '–',
})

type Link = (requirement: ListedRequirement, words: ReactNode) => ReactElement

/** Agencies and their client contacts don't see what the employer knows of the candidates. */
export function requirementColumns(link: Link, isOutside: boolean): readonly ListColumn<ListedRequirement>[] {
  return [...jobColumns(link, isOutside), ...(isOutside ? outsideColumns : insideColumns), ...dayColumns]
}

function jobColumns(link: Link, isOutside: boolean): readonly ListColumn<ListedRequirement>[] {
  return [
    {
      key: 'title',
      label: 'Title',
      sort: 'title',
      fixed: true,
      className: styles.title,
      text: ({ title }) => title,
      cell: (requirement) => <span className={styles.clamped}>{link(requirement, requirement.title)}</span>,
    },
    {
      key: 'state',
      label: 'Status',
      sort: 'state',
      text: ({ state }) => stateLabels[state].label,
      cell: ({ state, funnel }) => (
        <>
          <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
          {!isOutside && (
            <span className={classNames(styles.note, styles.narrow)}>{summarizeFunnel(funnel).first}</span>
          )}
        </>
      ),
    },
    {
      key: 'days',
      label: 'Days',
      sort: 'openedAt',
      sortsReversed: true,
      numeric: true,
      text: ageInDays,
      cell: ageInDays,
    },
    {
      key: 'seats',
      label: 'Seats',
      sort: 'seats',
      numeric: true,
      roomy: true,
      text: ({ seats }) => seats,
      cell: ({ seats }) => seats,
    },
  ]
}

const payColumn = text('band', 'Max pay', ({ band }) => (band === null ? null : formatPay(band)))

const outsideColumns = [payColumn]

const insideColumns = [
  {
    ...text('candidates', 'Candidates', ({ funnel }) => formatFunnel(funnel)),
    cell: ({ funnel }: ListedRequirement) => <Stacked {...summarizeFunnel(funnel)} />,
  },
  {
    ...text('forecast', 'Fill forecast', ({ fillForecast }) => formatForecast(fillForecast)),
    cell: ({ fillForecast }: ListedRequirement) => <Stacked {...likelihood(fillForecast)} />,
  },
  text(
    'agencies',
    'Agencies',
    ({ agencies }) => agencies.flatMap(({ name, isAllowed }) => (isAllowed ? [name] : [])).join(', ') || null,
  ),
  { ...payColumn, extra: true },
]

const dayColumns = [
  { ...text('opened', 'Opened', ({ openedAt }) => (openedAt === null ? null : formatDay(openedAt))), extra: true },
  { ...text('created', 'Drafted', ({ createdAt }) => formatDay(createdAt)), sort: 'createdAt', extra: true },
]

/** The likelihood, and below it what it takes. */
function likelihood(forecast: ListedRequirement['fillForecast']): TwoLines {
  const [first = '–', below = null] = formatForecast(forecast)?.split(' · ') ?? []
  return { first, below }
}

function Stacked({ first, below }: TwoLines) {
  return (
    <span className={styles.twoLines}>
      {first}
      {below !== null && <span className={styles.note}>{below}</span>}
    </span>
  )
}
