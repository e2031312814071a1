import { MAX_POOL_MEMBERS } from '@assay/contracts/talent-pools'
import { Button } from '@assay/ui/button'
import { classNames } from '@assay/ui/class-names.ts'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { download, fileNameOf } from '../../platform/download.ts'
import { formatDay } from '../../platform/format.ts'
import { loadOnUse } from '../../platform/lifecycle/load-on-use.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { csvOf, type ListColumn } from '../../platform/list-views/list-columns.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { sortingBy } from '../../platform/list-views/paged-view.ts'
import { SearchField } from '../../platform/list-views/search-field.tsx'
import { SelectCell, SelectHead, SelectionBar } from '../../platform/list-views/selection.tsx'
import { useSelection } from '../../platform/list-views/use-selection.ts'
import { loadPages, MAX_PAGE } from '../../platform/load-pages.ts'
import { Region } from '../../platform/region.tsx'
import { loadMemberDialog, MemberDialog, NoteDialog } from './on-demand.ts'
import type { PoolView } from './pool-page.tsx'
import styles from './talent-pools.module.css'
import { useRemoveMembers } from './talent-pools.mutations.ts'
import {
  loadMembers,
  type MembersQuery,
  membersQuery,
  nameOf,
  type Pool,
  type PoolMember,
} from './talent-pools.queries.ts'

const NEWS = ['talentPool.changed']
const SHOWN = [['talent-pools'], ['talent-pool-members']]

interface PoolMembersProps {
  pool: Pool
  view: PoolView
  onView: (view: PoolView) => void
  /** Absent without the permission to shortlist. */
  onShortlist: ((members: readonly PoolMember[], onDone: () => void) => void) | undefined
  /** Links to the profile of a candidate. */
  profile: (candidateId: string, name: string) => ReactNode
}

export function PoolMembers({ pool, view, onView, onShortlist, profile }: PoolMembersProps) {
  const { id, reminder, search, sort, page, size } = view
  const asked: MembersQuery = { pool: id, reminder, search, sort, number: page, size }
  const query = useQuery(membersQuery(asked))
  const remove = useRemoveMembers(pool)
  const selection = useSelection<PoolMember>()
  const { rows: selected, clear } = selection
  const [opened, setOpened] = useState<PoolMember | null>(null)
  const [noting, setNoting] = useState(false)
  useEffect(() => loadOnUse(loadMemberDialog), [])
  useNews(NEWS, SHOWN)
  const members = query.data?.members ?? []
  const sorting = sortingBy(view, onView)
  return (
    <>
      <Filters view={view} onView={onView} />
      <Panel
        title="Candidates"
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <Button
            size="small"
            variant="quiet"
            disabled={members.length === 0}
            onClick={() => void loadPages(pageOf(asked)).then((all) => save(pool, all))}
          >
            CSV
          </Button>
        }
      >
        <Region query={query}>
          {({ total }) =>
            members.length === 0 ? (
              reminder !== '' || search !== '' ? (
                <FilteredEmpty onClear={() => onView({ ...view, reminder: '', search: '', page: 1 })} />
              ) : (
                <EmptyState title="No candidates yet">
                  Add candidates from results, a shortlist or a profile.
                </EmptyState>
              )
            ) : (
              <>
                <SelectionBar
                  selection={selection}
                  one="candidate"
                  total={total}
                  most={MAX_POOL_MEMBERS}
                  load={pageOf(asked)}
                  columns={columns}
                  file={fileOf(pool)}
                >
                  {onShortlist !== undefined && (
                    <Button size="small" variant="primary" onClick={() => onShortlist(selected, clear)}>
                      Shortlist for…
                    </Button>
                  )}
                  <Button size="small" onClick={() => setNoting(true)}>
                    Add note…
                  </Button>
                  <Button size="small" onClick={() => remove.mutate(selected, { onSuccess: clear })}>
                    Remove
                  </Button>
                </SelectionBar>
                <OpenedTable
                  label="Candidates"
                  items={members}
                  heads={
                    <>
                      <SelectHead rows={members} selection={selection} />
                      <HeadCell>Candidate</HeadCell>
                      <HeadCell className={styles.roomy}>Note</HeadCell>
                      <HeadCell {...sorting('remindOn')} className={styles.roomy}>
                        Reminder
                      </HeadCell>
                      <HeadCell {...sorting('createdAt')} className={styles.roomy}>
                        Added
                      </HeadCell>
                      <HeadCell>
                        <VisuallyHidden>Profile</VisuallyHidden>
                      </HeadCell>
                    </>
                  }
                  cells={(member) => (
                    <>
                      <SelectCell row={member} name={nameOf(member)} selection={selection} />
                      <NameCell name={nameOf(member)} person={member.candidate.id} onOpen={() => setOpened(member)}>
                        <span className={styles.note}>{member.candidate.headline}</span>
                        <span className={styles.own}>
                          {member.note} <Reminder member={member} />
                        </span>
                      </NameCell>
                      <Cell className={classNames(styles.words, styles.roomy)}>{member.note}</Cell>
                      <Cell className={styles.roomy}>
                        <Reminder member={member} />
                      </Cell>
                      <Cell className={classNames(styles.added, styles.roomy)}>
                        {formatDay(member.createdAt)}
                        <span className={styles.note}>{member.addedByName}</span>
                      </Cell>
                      <Cell>{profile(member.candidate.id, nameOf(member))}</Cell>
                    </>
                  )}
                />
                <PageFoot view={view} onView={onView} shown={members.length} total={total} />
              </>
            )
          }
        </Region>
      </Panel>
      <Suspense>
        {noting && <NoteDialog pool={pool} members={selected} onDone={clear} onClose={() => setNoting(false)} />}
        {opened !== null && (
          <MemberDialog
            key={opened.id}
            member={members.find(({ id }) => id === opened.id) ?? opened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function Reminder({ member: { remindOn, isDue } }: { member: PoolMember }) {
  if (remindOn === null) return null
  return (
    <span data-due={isDue || undefined} className={styles.reminder}>
      {formatDay(remindOn)}
      {isDue && ' · due'}
    </span>
  )
}

function Filters({ view, onView }: Pick<PoolMembersProps, 'view' | 'onView'>) {
  return (
    <div className={styles.bar}>
      <SearchField
        label="Search notes"
        placeholder="Search notes"
        value={view.search}
        onSearch={(search) => onView({ ...view, search, page: 1 })}
      />
      <Select
        label="Reminder"
        labelHidden
        placeholder="All candidates"
        value={view.reminder}
        options={[
          { value: 'due', label: 'Reminder due' },
          { value: 'set', label: 'With a reminder' },
          { value: 'none', label: 'Without a reminder' },
        ]}
        onChange={(event) => onView({ ...view, reminder: event.target.value, page: 1 })}
      />
    </div>
  )
}

const column = (label: string, text: ListColumn<PoolMember>['text']): ListColumn<PoolMember> => ({
  key: label,
  label,
  text,
  cell: text,
})

const columns = [
  column('Candidate', nameOf),
  column('Headline', ({ candidate }) => candidate.headline),
  column('Country', ({ candidate }) => candidate.country),
  column('Note', ({ note }) => note),
  column('Reminder', ({ remindOn }) => remindOn),
  column('Added', ({ createdAt }) => createdAt.slice(0, 10)),
  column('Added by', ({ addedByName }) => addedByName),
]

/** One page of what the filters leave. */
const pageOf = (asked: MembersQuery) => async (number: number) => {
  const { members, total } = await loadMembers({ ...asked, number, size: MAX_PAGE })
  return { rows: members, total }
}

const fileOf = ({ name }: Pool): string => fileNameOf(name) || 'candidates'

function save(pool: Pool, rows: readonly PoolMember[]): void {
  download(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${fileOf(pool)}.csv`)
}
