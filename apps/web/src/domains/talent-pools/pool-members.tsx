import { MAX_POOL_MEMBERS } from '@assay/contracts/talent-pools'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { TextField } from '@assay/ui/text-field'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { download } from '../../platform/download.ts'
import { formatCount, formatDay } from '../../platform/format.ts'
import { useNews } from '../../platform/lifecycle/use-news.ts'
import { csvOf, type ListColumn } from '../../platform/list-views/list-columns.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { sortingBy } from '../../platform/list-views/paged-view.ts'
import { SelectAll } from '../../platform/list-views/select-all.tsx'
import { loadPages, MAX_PAGE } from '../../platform/load-pages.ts'
import { Region } from '../../platform/region.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import type { PoolView } from './pool-page.tsx'
import styles from './talent-pools.module.css'
import { useRemoveMembers } from './talent-pools.mutations.ts'
import {
  loadMembers,
  type MembersAsked,
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
  const asked: MembersAsked = { pool: id, reminder, search, sort, number: page, size }
  const query = useQuery(membersQuery(asked))
  const remove = useRemoveMembers(pool)
  const [selected, setSelected] = useState<readonly PoolMember[]>([])
  const [opened, setOpened] = useState<PoolMember | null>(null)
  const [noting, setNoting] = useState(false)
  useNews(NEWS, SHOWN)
  const members = query.data?.members ?? []
  const isSelected = ({ id: member }: PoolMember) => selected.some((other) => other.id === member)
  const sorting = sortingBy(view, onView)
  const clear = () => setSelected([])
  const without = (some: readonly PoolMember[]) => selected.filter((one) => some.every((other) => other.id !== one.id))
  const toggle = (some: readonly PoolMember[]) =>
    setSelected(some.every(isSelected) ? without(some) : [...without(some), ...some])
  return (
    <>
      <Filters view={view} onView={onView} />
      {selected.length > 0 && (
        <section className={styles.bulk} aria-label="Selected candidates">
          <strong role="status">{formatCount(selected.length, 'candidate')} selected</strong>
          <SelectAll
            selected={selected.length}
            total={query.data?.total ?? 0}
            most={MAX_POOL_MEMBERS}
            onAll={async () => setSelected(await loadAll(asked))}
          />
          {onShortlist !== undefined && (
            <Button size="small" variant="primary" onClick={() => onShortlist(selected, clear)}>
              Shortlist for…
            </Button>
          )}
          <Button size="small" onClick={() => setNoting(true)}>
            Add note…
          </Button>
          <Button size="small" onClick={() => save(pool, selected)}>
            Download CSV
          </Button>
          <Button size="small" onClick={() => remove.mutate(selected, { onSuccess: clear })}>
            Remove
          </Button>
          <Button size="small" variant="quiet" onClick={clear}>
            Clear selection
          </Button>
        </section>
      )}
      <Panel
        title="Candidates"
        flush
        note={query.data?.total.toLocaleString('en')}
        actions={
          <Button
            size="small"
            variant="quiet"
            disabled={members.length === 0}
            onClick={() => void loadAll(asked).then((all) => save(pool, all))}
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
                  Add people from results, from a shortlist or from a profile.
                </EmptyState>
              )
            ) : (
              <>
                <OpenedTable
                  label="Candidates"
                  one="candidate"
                  items={members}
                  onOpen={setOpened}
                  heads={
                    <>
                      <HeadCell>
                        <Checkbox
                          label={<VisuallyHidden>Select all on this page</VisuallyHidden>}
                          checked={members.every(isSelected)}
                          onChange={() => toggle(members)}
                        />
                      </HeadCell>
                      <HeadCell>Candidate</HeadCell>
                      <HeadCell>Note</HeadCell>
                      <HeadCell {...sorting('remindOn')}>Reminder</HeadCell>
                      <HeadCell {...sorting('createdAt')}>Added</HeadCell>
                      <HeadCell>
                        <VisuallyHidden>Profile</VisuallyHidden>
                      </HeadCell>
                    </>
                  }
                  cells={(member) => (
                    <>
                      <Cell>
                        <Checkbox
                          label={<VisuallyHidden>{`Select ${nameOf(member)}`}</VisuallyHidden>}
                          checked={isSelected(member)}
                          onChange={() => toggle([member])}
                        />
                      </Cell>
                      <NameCell name={nameOf(member)} onOpen={() => setOpened(member)}>
                        <span className={styles.note}>{member.candidate.headline}</span>
                      </NameCell>
                      <Cell className={styles.words}>{member.note}</Cell>
                      <Cell>
                        {member.remindOn !== null && (
                          <span data-due={member.isDue || undefined} className={styles.reminder}>
                            {formatDay(member.remindOn)}
                            {member.isDue && ' · due'}
                          </span>
                        )}
                      </Cell>
                      <Cell className={styles.added}>
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
      {noting && <NoteDialog pool={pool} members={selected} onDone={clear} onClose={() => setNoting(false)} />}
      {opened !== null && <MemberDialog key={opened.id} member={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Filters({ view, onView }: Pick<PoolMembersProps, 'view' | 'onView'>) {
  return (
    <div className={styles.bar}>
      <TextField
        type="search"
        label="Search notes"
        labelHidden
        placeholder="Search notes"
        value={view.search}
        onChange={(event) => onView({ ...view, search: event.target.value, page: 1 })}
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

/** All that the filters leave. */
const loadAll = (asked: MembersAsked): Promise<PoolMember[]> =>
  loadPages(async (number) => {
    const { members, total } = await loadMembers({ ...asked, number, size: MAX_PAGE })
    return { rows: members, total }
  })

function save({ name }: Pool, rows: readonly PoolMember[]): void {
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'candidates'
  download(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${file}.csv`)
}
