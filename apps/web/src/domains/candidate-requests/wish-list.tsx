import { requestKinds, requestStates } from '@assay/contracts/candidate-requests'
import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useListedShortcuts } from '../../platform/commands.ts'
import { formatAgo, formatTime } from '../../platform/format.ts'
import { PageFoot } from '../../platform/page-foot.tsx'
import type { PagedView } from '../../platform/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { type Wish, wishesQuery } from './candidate-requests.queries.ts'
import { WishDrawer } from './wish-drawer.tsx'
import { kindWords, stateWords } from './wish-words.ts'
import styles from './wishes.module.css'

interface WishView extends Omit<PagedView, 'sort'> {
  readonly state: string
  readonly kind: string
}

interface WishListProps {
  view: WishView
  onView: (view: WishView) => void
  /** The operator sees that candidates ask, of which company, and whether they are answered. */
  forOperator: boolean
  profile: (wish: Wish, words: ReactNode) => ReactNode
}

const shortcuts = {
  title: 'Requests',
  shortcuts: [
    { keys: ['j'], does: 'Next request' },
    { keys: ['k'], does: 'Previous request' },
    { keys: ['o'], does: 'Open' },
  ],
}

/** What candidates ask for, the most urgent first, each with its clock. */
export function WishList({ view, onView, forOperator, profile }: WishListProps) {
  const query = useQuery(wishesQuery({ state: view.state, kind: view.kind, number: view.page, size: view.size }))
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = query.data?.wishes.find(({ id }) => id === openId)
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={requestStates.map((value) => ({ value, label: stateWords[value].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
        <Select
          label="Type"
          labelHidden
          value={view.kind}
          placeholder="All types"
          options={requestKinds.map((value) => ({ value, label: kindWords[value] }))}
          onChange={(event) => onView({ ...view, kind: event.target.value, page: 1 })}
        />
      </div>
      <Panel title="Requests" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ wishes, total }) => {
            if (wishes.length > 0)
              return (
                <>
                  <Wishes wishes={wishes} forOperator={forOperator} onOpen={({ id }) => setOpenId(id)} />
                  <PageFoot view={view} onView={onView} shown={wishes.length} total={total} />
                </>
              )
            if (view.state !== '' || view.kind !== '')
              return <FilteredEmpty onClear={() => onView({ ...view, state: '', kind: '', page: 1 })} />
            return (
              <EmptyState>
                Every email lets candidates request a human review or an accommodation. You have 72 hours to answer.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
      {opened !== undefined && <WishDrawer wish={opened} profile={profile} onClose={() => setOpenId(null)} />}
    </div>
  )
}

interface WishesProps {
  wishes: readonly Wish[]
  forOperator: boolean
  onOpen: (wish: Wish) => void
}

function Wishes({ wishes, forOperator, onOpen }: WishesProps) {
  const [current, setCurrent] = useState(-1)
  useListedShortcuts(shortcuts)
  useShortcuts({
    j: () => setCurrent((at) => Math.min(wishes.length - 1, at + 1)),
    k: () => setCurrent((at) => Math.max(0, at - 1)),
    o: () => {
      const wish = wishes[current]
      if (wish !== undefined) onOpen(wish)
    },
  })
  return (
    <Table label="Candidate requests">
      <thead>
        <tr>
          <HeadCell>{forOperator ? 'Company' : 'Candidate'}</HeadCell>
          <HeadCell>Request</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className={styles.roomy}>Answer by</HeadCell>
          <HeadCell className={styles.roomy}>Received</HeadCell>
        </tr>
      </thead>
      <tbody>
        {wishes.map((wish, place) => (
          <Row key={wish.id} current={place === current}>
            <Cell className={styles.who}>
              <button type="button" onClick={() => onOpen(wish)}>
                {forOperator ? wish.companyName : wish.candidateName}
              </button>
              <span className={styles.note}>{wish.requirementTitle}</span>
            </Cell>
            <Cell>{kindWords[wish.kind]}</Cell>
            <Cell>
              <Badge tone={wish.isOverdue ? 'warn' : stateWords[wish.state].tone}>
                {wish.isOverdue ? 'Overdue' : stateWords[wish.state].label}
              </Badge>
            </Cell>
            <Cell className={styles.roomy}>{wish.state === 'asked' ? formatTime(wish.answerBy) : '–'}</Cell>
            <Cell className={styles.roomy}>
              {formatAgo(wish.createdAt)}
              {wish.writtenDownBy !== null && (
                <span className={styles.note}>recorded by {wish.writtenDownBy.fullName}</span>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
