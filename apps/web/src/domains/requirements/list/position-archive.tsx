import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Search as SearchIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { formatDay } from '../../../platform/format.ts'
import { PageFoot } from '../../../platform/list-views/page-foot.tsx'
import { type PagedView, sortingBy } from '../../../platform/list-views/paged-view.ts'
import { SearchField } from '../../../platform/list-views/search-field.tsx'
import { Region } from '../../../platform/region.tsx'
import { RequirementActions } from '../detail/index.ts'
import {
  ageInDays,
  cancelLabels,
  formatFunnel,
  type ListedRequirement,
  requirementsQuery,
  stateLabels,
} from '../records/index.ts'
import styles from './requirement-list.module.css'

export interface ArchiveView extends PagedView {
  readonly text: string
}

export interface PositionArchiveProps {
  view: ArchiveView
  onView: (view: ArchiveView) => void
  link: (requirement: ListedRequirement, words: ReactNode) => ReactElement
  start: ReactNode
  onCloned: (requirement: ListedRequirement) => void
  /** A way to the candidates who were nearly hired, for people who may invite them. */
  finalists: ReactNode
  /** Downloads the evidence of a job. */
  evidence: (requirement: ListedRequirement) => ReactNode
}

/** Closed jobs: outcome, duration and the decisions made. */
export function PositionArchive(props: PositionArchiveProps) {
  const { view, onView, start, finalists } = props
  const { text, sort, page, size } = view
  const query = useQuery(
    requirementsQuery({ text, states: ['filled', 'cancelled', 'archived'], sort, number: page, size }),
  )
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Job archive</h1>
      <div className={styles.filters}>
        <SearchField
          label="Find by title"
          placeholder="Find by title"
          value={text}
          lead={<SearchIcon size={14} aria-hidden="true" />}
          onSearch={(words) => onView({ ...view, text: words, page: 1 })}
        />
      </div>
      <Panel title="Closed jobs" flush note={query.data?.total.toLocaleString('en')} actions={finalists}>
        <Region query={query}>
          {({ requirements, total }) => {
            if (requirements.length > 0) return <Rows {...props} requirements={requirements} total={total} />
            if (text !== '') return <FilteredEmpty onClear={() => onView({ ...view, text: '', page: 1 })} />
            return <EmptyState action={start}>Closed jobs appear here.</EmptyState>
          }}
        </Region>
      </Panel>
    </div>
  )
}

function Rows(props: PositionArchiveProps & { requirements: readonly ListedRequirement[]; total: number }) {
  const { requirements, total, view, onView, link, onCloned, evidence } = props
  const by = sortingBy(view, onView)
  return (
    <>
      <Table label="Closed job list">
        <thead>
          <tr>
            <HeadCell {...by('title')}>Title</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy} {...by('closedAt')}>
              Closed
            </HeadCell>
            <HeadCell numeric>Days to fill</HeadCell>
            <HeadCell className={styles.roomy}>Decisions</HeadCell>
            <HeadCell className={styles.roomy}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {requirements.map((requirement) => (
            <Row key={requirement.id}>
              <Cell className={styles.title}>
                {link(requirement, requirement.title)}
                {requirement.closeCode !== null && (
                  <span className={styles.note}>
                    {cancelLabels[requirement.closeCode as keyof typeof cancelLabels] ?? requirement.closeCode}
                  </span>
                )}
              </Cell>
              <Cell>
                <Badge tone={stateLabels[requirement.state].tone}>{stateLabels[requirement.state].label}</Badge>
              </Cell>
              <Cell className={styles.roomy}>
                {requirement.closedAt === null ? '–' : formatDay(requirement.closedAt)}
              </Cell>
              <Cell numeric>{wasFilled(requirement) ? ageInDays(requirement) : '–'}</Cell>
              <Cell className={styles.roomy}>{formatFunnel(requirement.funnel)}</Cell>
              <Cell className={styles.roomy}>
                <div className={styles.acts}>
                  {evidence(requirement)}
                  <RequirementActions requirement={requirement} onCloned={onCloned} />
                </div>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <PageFoot view={view} onView={onView} total={total} shown={requirements.length} />
    </>
  )
}

const wasFilled = ({ closedAt, closeCode }: ListedRequirement): boolean => closedAt !== null && closeCode === null
