import type { HireState } from '@assay/contracts/hired-candidates'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount, formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { formatTrial, hireStateLabels, nameOf } from './hire-labels.ts'
import styles from './hires.module.css'
import { hiresQuery, type ListedHire } from './hires.queries.ts'

const MOST = 6

interface Group {
  readonly title: string
  readonly states: readonly HireState[]
  readonly sort: string
  /** What an empty group says below its title. */
  readonly empty: { readonly title: string; readonly why: string }
  readonly when: (hire: ListedHire) => string
}

const GROUPS: readonly Group[] = [
  {
    title: 'Starting soon',
    states: ['awaitingStart'],
    sort: 'startOn',
    empty: { title: 'No upcoming starts', why: 'Accepted offers arrive here by themselves.' },
    when: ({ startOn }) => `starts ${formatDay(startOn)}`,
  },
  {
    title: 'In trial',
    states: ['inTrial'],
    sort: 'trialEndsOn',
    empty: { title: 'No hires in trial', why: 'A trial begins when the start is confirmed.' },
    when: (hire) => `${formatTrial(hire)}, ends ${formatDay(hire.trialEndsOn)}`,
  },
  {
    title: 'Confirmed',
    states: ['confirmed'],
    sort: '-guaranteeUntil',
    empty: { title: 'No confirmed hires', why: 'Hires are confirmed after their trial.' },
    when: ({ guaranteeDaysLeft, guaranteeUntil }) =>
      guaranteeDaysLeft === null
        ? `guarantee ended ${formatDay(guaranteeUntil)}`
        : `guarantee: ${formatCount(guaranteeDaysLeft, 'day')} left`,
  },
  {
    title: 'Ended',
    states: ['noStart', 'endedInTrial', 'ended', 'endedInGuarantee', 'replacementOpen', 'replaced', 'refunded'],
    sort: '-createdAt',
    empty: { title: 'No ended hires', why: 'Hires that ended or were replaced appear here.' },
    when: ({ endOn }) => (endOn === null ? '' : formatDay(endOn)),
  },
]

interface HiresByStateProps {
  link: (hire: ListedHire, words: string) => ReactNode
  /** Links to the full group. */
  all: (states: readonly HireState[]) => ReactNode
}

export function HiresByState({ link, all }: HiresByStateProps) {
  return (
    <div className={styles.columns}>
      {GROUPS.map((group) => (
        <GroupPanel key={group.title} group={group} link={link} all={all(group.states)} />
      ))}
    </div>
  )
}

function GroupPanel({ group, link, all }: { group: Group; link: HiresByStateProps['link']; all: ReactNode }) {
  const { title, states, sort, empty, when } = group
  const query = useQuery(hiresQuery({ states, sort, number: 1, size: MOST }))
  return (
    <Panel title={title} flush note={query.data?.total.toLocaleString('en')} actions={all}>
      <Region query={query}>
        {({ hires }) =>
          hires.length === 0 ? (
            <EmptyState title={empty.title}>{empty.why}</EmptyState>
          ) : (
            <ul className={styles.rows} data-row-list="">
              {hires.map((hire) => (
                <li key={hire.id}>
                  <PersonMark id={hire.candidate.id} name={nameOf(hire)} />
                  <span className={styles.hired}>
                    {link(hire, nameOf(hire))}
                    <span className={styles.note}>{hire.requirementTitle}</span>
                  </span>
                  <span className={styles.when}>
                    {states.length > 1 && (
                      <Badge tone={hireStateLabels[hire.state].tone}>{hireStateLabels[hire.state].label}</Badge>
                    )}
                    <span className={styles.note}>{when(hire)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
    </Panel>
  )
}
