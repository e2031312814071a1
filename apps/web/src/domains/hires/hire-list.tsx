import { type HireState, hireStates } from '@assay/contracts/hired-candidates'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListedShortcuts } from '../../platform/commands.ts'
import { dayInWords, payInWords } from '../../platform/in-words.ts'
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
}

/** Everybody who accepted, from the start to the end of the guarantee. */
export function HireList({ view, onView, onOpen }: HireListProps) {
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
            return <EmptyState title="Nobody yet">Accepted offers arrive here by themselves.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}

const shortcuts = {
  title: 'Hired',
  shortcuts: [
    { keys: ['j'], does: 'Next person' },
    { keys: ['k'], does: 'Previous person' },
    { keys: ['o'], does: 'Open' },
  ],
}

interface RowsProps extends HireListProps {
  hires: readonly Hire[]
  total: number
}

function Rows({ hires, total, view, onView, onOpen }: RowsProps) {
  const [current, setCurrent] = useState(-1)
  const by = sortingBy(view, onView)
  useListedShortcuts(shortcuts)
  useShortcuts({
    j: () => setCurrent((at) => Math.min(hires.length - 1, at + 1)),
    k: () => setCurrent((at) => Math.max(0, at - 1)),
    o: () => {
      const hire = hires[current]
      if (hire !== undefined) onOpen(hire)
    },
  })
  return (
    <>
      <Table label="Hired candidates">
        <thead>
          <tr>
            <HeadCell>Candidate</HeadCell>
            <HeadCell {...by('state')}>State</HeadCell>
            <HeadCell {...by('startOn')}>Start</HeadCell>
            <HeadCell className={styles.roomy}>Rate</HeadCell>
            <HeadCell className={styles.roomy} {...by('trialEndsOn')}>
              Trial
            </HeadCell>
            <HeadCell className={styles.roomy} {...by('guaranteeUntil')}>
              Guarantee
            </HeadCell>
            <HeadCell className={styles.roomy}>Check-ins</HeadCell>
            <HeadCell className={styles.roomy}>Fee</HeadCell>
          </tr>
        </thead>
        <tbody>
          {hires.map((hire, place) => (
            <Row key={hire.id} current={place === current}>
              <Cell className={styles.who}>
                <button type="button" onClick={() => onOpen(hire)}>
                  {nameOf(hire)}
                </button>
                <span className={styles.note}>{hire.requirementTitle}</span>
              </Cell>
              <Cell>
                <Badge tone={hireStateWords[hire.state].tone}>{hireStateWords[hire.state].label}</Badge>
              </Cell>
              <Cell>{dayInWords(hire.startOn)}</Cell>
              <Cell className={styles.roomy}>{payInWords(hire.rate)}</Cell>
              <Cell className={styles.roomy}>{trialInWords(hire)}</Cell>
              <Cell className={styles.roomy}>
                {dayInWords(hire.guaranteeUntil)}
                <span className={styles.note}>{guaranteeInWords(hire)}</span>
              </Cell>
              <Cell className={styles.roomy}>{checkInsInWords(hire)}</Cell>
              <Cell className={styles.roomy}>{feeWords[hire.fee]}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <PageFoot {...{ view, onView, total }} shown={hires.length} />
    </>
  )
}
