import { type HireState, hireStates } from '@assay/contracts/hired-candidates'
import { Badge } from '@assay/ui/badge'
import { classNames } from '@assay/ui/class-names.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayInWords, payInWords } from '../../platform/in-words.ts'
import { NameCell, OpenedTable } from '../../platform/opened-table.tsx'
import { PageFoot } from '../../platform/page-foot.tsx'
import { type PagedView, sortingBy } from '../../platform/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { checkInsInWords, feeWords, guaranteeInWords, hireStateWords, nameOf, trialInWords } from './hire-words.ts'
import styles from './hires.module.css'
import { type Hire, hiresQuery } from './hires.queries.ts'

export interface HireView extends PagedView {
  readonly state: HireState | ''
}

export interface HireListProps {
  view: HireView
  onView: (view: HireView) => void
  onOpen: (hire: Hire) => void
  /** Where hires begin. */
  start: ReactNode
}

/** Everybody who accepted, from the start to the end of the guarantee. */
export function HireList({ view, onView, onOpen, start }: HireListProps) {
  const { state, sort, page, size } = view
  const query = useQuery(hiresQuery({ states: state === '' ? [] : [state], sort, number: page, size }))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Hired</h1>
      <Panel
        title="After the yes"
        level={2}
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <Select
            label="State"
            labelHidden
            controlSize="small"
            value={state}
            placeholder="Every state"
            options={hireStates.map((each) => ({ value: each, label: hireStateWords[each].label }))}
            onChange={(event) => onView({ ...view, state: event.target.value as HireView['state'], page: 1 })}
          />
        }
      >
        <Region query={query}>
          {({ hires, total }) => {
            if (hires.length > 0) return <Rows {...{ hires, total, view, onView, onOpen }} />
            if (state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
            return (
              <EmptyState title="Nobody yet" action={start}>
                Accepted offers arrive here by themselves.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
    </div>
  )
}

interface RowsProps extends Pick<HireListProps, 'view' | 'onView' | 'onOpen'> {
  hires: readonly Hire[]
  total: number
}

function Rows({ hires, total, view, onView, onOpen }: RowsProps) {
  const by = sortingBy(view, onView)
  return (
    <>
      <OpenedTable
        label="Hired candidates"
        one="person"
        items={hires}
        onOpen={onOpen}
        heads={
          <>
            <HeadCell>Candidate</HeadCell>
            <HeadCell {...by('state')}>State</HeadCell>
            <HeadCell className={styles.roomy} {...by('startOn')}>
              Start
            </HeadCell>
            <HeadCell>Rate</HeadCell>
            <HeadCell className={styles.roomy} {...by('trialEndsOn')}>
              Trial
            </HeadCell>
            <HeadCell className={styles.roomy} {...by('guaranteeUntil')}>
              Guarantee
            </HeadCell>
            <HeadCell className={styles.roomy}>Check-ins</HeadCell>
            <HeadCell className={styles.roomy}>Fee</HeadCell>
          </>
        }
        cells={(hire) => (
          <>
            <NameCell name={nameOf(hire)} onOpen={() => onOpen(hire)}>
              {hire.requirementTitle}
            </NameCell>
            <Cell>
              <Badge tone={hireStateWords[hire.state].tone}>{hireStateWords[hire.state].label}</Badge>
              <span className={classNames(styles.note, styles.narrow)}>from {dayInWords(hire.startOn)}</span>
            </Cell>
            <Cell className={classNames(styles.roomy, styles.day)}>{dayInWords(hire.startOn)}</Cell>
            <Cell>{payInWords(hire.rate)}</Cell>
            <Cell className={styles.roomy}>{trialInWords(hire)}</Cell>
            <Cell className={classNames(styles.roomy, styles.day)}>
              {dayInWords(hire.guaranteeUntil)}
              {hire.guaranteeDaysLeft !== null && <span className={styles.note}>{guaranteeInWords(hire)}</span>}
            </Cell>
            <Cell className={styles.roomy}>{checkInsInWords(hire)}</Cell>
            <Cell className={styles.roomy}>{feeWords[hire.fee]}</Cell>
          </>
        )}
      />
      <PageFoot {...{ view, onView, total }} shown={hires.length} />
    </>
  )
}
