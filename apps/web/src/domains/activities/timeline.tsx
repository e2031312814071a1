import { type ActivityKind, activityKinds } from '@assay/contracts/activities'
import { Button } from '@assay/ui/button'
import { Menu } from '@assay/ui/menu'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, StickyNote } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { FoldedFilters } from '../../platform/folded-filters.tsx'
import { formatCount } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { RequirementChooser } from '../../platform/requirement-chooser/requirement-chooser.tsx'
import { useCompanyExport, useExport } from './activities.mutations.ts'
import { type Activity, activitiesQuery, timelinePeopleQuery } from './activities.queries.ts'
import { ActivityDays } from './activity-days.tsx'
import { ChainCheckPanel } from './chain-check.tsx'
import { NoteDialog } from './note-dialog.tsx'
import styles from './timeline.module.css'
import { type TimelineView, unfiltered } from './timeline-view.ts'

export interface TimelineProps {
  view: TimelineView
  onView: (view: TimelineView) => void
  isEmployer: boolean
  mayNote: boolean
  /** Whether the user may export the whole company's log. */
  mayExportCompany: boolean
  /** Links to a single entry. */
  link: (activity: Activity, words: ReactNode) => ReactElement
  /** Links to the entry's subject, if it has a page. */
  subject: (activity: Activity) => ReactNode
}

const SIZE = 50

/** The activity log, grouped by day, latest first. */
export function Timeline(props: TimelineProps) {
  const { view, onView, isEmployer, mayNote, mayExportCompany } = props
  const query = useQuery(activitiesQuery({ ...view, size: SIZE }))
  const [noting, setNoting] = useState(false)
  const isFiltered = (['requirement', 'candidate', 'person', 'kind', 'from', 'to'] as const).some(
    (name) => view[name] !== '',
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Timeline</h1>
        <div className={styles.actions}>
          <ExportMenu filter={view} withCompany={mayExportCompany} />
          {mayNote && (
            <Button icon={<StickyNote size={15} aria-hidden="true" />} onClick={() => setNoting(true)}>
              Add note
            </Button>
          )}
        </div>
      </header>
      <ChainCheckPanel />
      <Filters view={view} onView={onView} isEmployer={isEmployer} />
      <Panel
        title="Activity"
        flush
        note={query.data === undefined ? undefined : formatCount(query.data.total, 'entry', 'entries')}
      >
        <Region query={query}>
          {({ activities, older, newer }) => {
            if (activities.length === 0)
              return isFiltered ? (
                <FilteredEmpty onClear={() => onView(unfiltered)}>No activity in this period.</FilteredEmpty>
              ) : (
                <EmptyState>A tamper-evident log of every change.</EmptyState>
              )
            return (
              <>
                <ActivityDays activities={activities} link={props.link} subject={props.subject} />
                <nav className={styles.foot} aria-label="Timeline pages">
                  <Button
                    disabled={newer === null}
                    icon={<ChevronLeft size={15} aria-hidden="true" />}
                    onClick={() => onView({ ...view, before: newer ?? '', after: '' })}
                  >
                    Newer
                  </Button>
                  <Button
                    disabled={older === null}
                    trailing={<ChevronRight size={15} aria-hidden="true" />}
                    onClick={() => onView({ ...view, after: older ?? '', before: '' })}
                  >
                    Older
                  </Button>
                </nav>
              </>
            )
          }}
        </Region>
      </Panel>
      {noting && (
        <NoteDialog requirementId={view.requirement} onClose={() => setNoting(false)} isEmployer={isEmployer} />
      )}
    </div>
  )
}

function Filters({ view, onView, isEmployer }: Pick<TimelineProps, 'view' | 'onView' | 'isEmployer'>) {
  const { data: people = [] } = useQuery(timelinePeopleQuery(isEmployer))
  const change = (part: Partial<TimelineView>) => onView({ ...view, ...part, after: '', before: '' })
  const kinds = Object.entries(activityKinds).map(([value, { label }]) => ({ value, label }))
  const { kind, requirement, person, from, to, candidate } = view
  return (
    <FoldedFilters active={[kind, requirement, person, from, to, candidate].filter((each) => each !== '').length}>
      <search className={styles.filters} aria-label="Filter the timeline">
        <Select
          label="Type"
          value={view.kind}
          placeholder="All types"
          options={kinds}
          onChange={(event) => change({ kind: event.target.value as ActivityKind | '' })}
        />
        {isEmployer && (
          <>
            <RequirementChooser
              label="Job"
              value={view.requirement}
              none="All jobs"
              onChoose={(picked) => change({ requirement: picked?.id ?? '' })}
            />
            <Select
              label="Person"
              value={view.person}
              placeholder="All people"
              options={people}
              onChange={(event) => change({ person: event.target.value })}
            />
          </>
        )}
        <TextField
          label="From"
          type="date"
          value={view.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField label="To" type="date" value={view.to} onChange={(event) => change({ to: event.target.value })} />
        {view.candidate !== '' && (
          <Button variant="quiet" onClick={() => change({ candidate: '' })}>
            Show all candidates
          </Button>
        )}
      </search>
    </FoldedFilters>
  )
}

function ExportMenu({ filter, withCompany }: { filter: TimelineView; withCompany: boolean }) {
  const take = useExport()
  const takeAll = useCompanyExport()
  return (
    <Menu
      trigger={
        <Button busy={take.isPending || takeAll.isPending} icon={<Download size={15} aria-hidden="true" />}>
          Export
        </Button>
      }
      actions={[
        { key: 'csv', label: 'Spreadsheet (CSV)', onSelect: () => take.mutate({ form: 'csv', filter }) },
        {
          key: 'json',
          label: 'Verifiable log (JSON)',
          onSelect: () => take.mutate({ form: 'json', filter }),
        },
        ...(withCompany
          ? [
              {
                key: 'company',
                label: 'All company data (JSON Lines)',
                onSelect: () => takeAll.mutate(),
              },
            ]
          : []),
      ]}
    />
  )
}
