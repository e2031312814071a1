import { type RequirementState, requirementStates } from '@assay/contracts/requirements'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Search as SearchIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { PageFoot } from '../../platform/page-foot.tsx'
import { type PagedView, sortingBy } from '../../platform/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import styles from './requirement-list.module.css'
import { ageInDays, funnelInWords, stateWords } from './requirement-words.ts'
import { type Requirement, requirementsQuery } from './requirements.queries.ts'

export interface ListView extends PagedView {
  readonly text: string
  readonly state: RequirementState | ''
}

export interface RequirementListProps {
  view: ListView
  onView: (view: ListView) => void
  link: (requirement: Requirement, words: ReactNode) => ReactElement
  /** How a first one is made; absent for who may make none. */
  start: ReactNode
}

/** Work to be filled, with its state, its age and how far its candidates have come. */
export function RequirementList({ view, onView, link, start }: RequirementListProps) {
  const { text, state, sort, page, size } = view
  const query = useQuery(requirementsQuery({ text, states: state === '' ? [] : [state], sort, number: page, size }))
  const isFiltered = text !== '' || state !== ''
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Requirements</h1>
        {start}
      </header>
      <div className={styles.filters}>
        <TextField
          label="Find by title"
          labelHidden
          type="search"
          placeholder="Find by title"
          value={text}
          lead={<SearchIcon size={14} aria-hidden="true" />}
          onChange={(event) => onView({ ...view, text: event.target.value, page: 1 })}
        />
        <Select
          label="State"
          labelHidden
          value={state}
          placeholder="Every state"
          options={requirementStates.map((each) => ({ value: each, label: stateWords[each].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as ListView['state'], page: 1 })}
        />
      </div>
      <Panel title="Requirements" level={2} flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ requirements, total }) => {
            if (requirements.length > 0) return <Rows {...{ requirements, total, view, onView, link }} />
            if (isFiltered) return <FilteredEmpty onClear={() => onView({ ...view, text: '', state: '', page: 1 })} />
            return <EmptyState action={start}>Paste a job description, and it becomes a requirement.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}

interface RowsProps extends Pick<RequirementListProps, 'view' | 'onView' | 'link'> {
  requirements: readonly Requirement[]
  total: number
}

function Rows({ requirements, total, view, onView, link }: RowsProps) {
  const by = sortingBy(view, onView)
  return (
    <>
      <Table label="Work to be filled">
        <thead>
          <tr>
            <HeadCell {...by('title')}>Title</HeadCell>
            <HeadCell {...by('state')}>State</HeadCell>
            <HeadCell
              numeric
              // The longer ago, the more days: the order of the one is the reverse of the other.
              onSort={() => onView({ ...view, sort: view.sort === 'openedAt' ? '-openedAt' : 'openedAt', page: 1 })}
              sorted={view.sort === 'openedAt' ? 'descending' : view.sort === '-openedAt' ? 'ascending' : undefined}
            >
              Days
            </HeadCell>
            <HeadCell numeric className={styles.roomy} {...by('seats')}>
              Seats
            </HeadCell>
            <HeadCell className={styles.roomy}>Candidates</HeadCell>
          </tr>
        </thead>
        <tbody>
          {requirements.map((requirement) => (
            <Row key={requirement.id}>
              <Cell className={styles.title}>{link(requirement, requirement.title)}</Cell>
              <Cell>
                <Badge tone={stateWords[requirement.state].tone}>{stateWords[requirement.state].label}</Badge>
              </Cell>
              <Cell numeric>{ageInDays(requirement)}</Cell>
              <Cell numeric className={styles.roomy}>
                {requirement.seats}
              </Cell>
              <Cell className={styles.roomy}>{funnelInWords(requirement.funnel)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <PageFoot {...{ view, onView, total }} shown={requirements.length} />
    </>
  )
}
