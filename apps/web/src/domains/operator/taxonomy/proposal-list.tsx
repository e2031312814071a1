import { taxonomyLists } from '@assay/contracts/taxonomy-edits'
import { proposalStates } from '@assay/contracts/taxonomy-proposals'
import { Badge, type BadgeTone } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { filtersOf, type ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { listLabels } from './entry-labels.ts'
import { useWithdrawProposal } from './proposals.mutations.ts'
import { type Proposal, proposalsQuery } from './proposals.queries.ts'
import styles from './taxonomy.module.css'
import { proposalFilters } from './taxonomy-addresses.ts'

type View = ListAddress<keyof typeof proposalFilters>
type Deciding = { readonly proposal: Proposal; readonly verb: 'accept' | 'refuse' }

const states: Readonly<Record<Proposal['state'], { label: string; tone: BadgeTone }>> = {
  open: { label: 'Open', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'active' },
  refused: { label: 'Rejected', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
}

interface ProposalListProps {
  view: View
  onView: (view: View) => void
  /** Whether the user decides, or sees the own proposals. */
  decides: boolean
  /** Leads to a list from which changes are proposed. */
  start: ReactNode
}

/** What creators want changed about skills, job titles and industries. */
export function ProposalList({ view, onView, decides, start }: ProposalListProps) {
  const filter = filtersOf(view, proposalFilters)
  const query = useQuery(proposalsQuery({ ...view, filter }))
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Taxonomy proposals</h1>
      <p className={styles.intro}>
        {decides
          ? 'Creators propose changes, you decide. Accepted changes take effect immediately; you can undo them in the history.'
          : 'Your proposals. You’re notified once an operator decides.'}
      </p>
      <div className={styles.bar}>
        <Select
          label="About"
          labelHidden
          placeholder="Skills, job titles and industries"
          value={view.list}
          options={taxonomyLists.map((value) => ({ value, label: listLabels[value] }))}
          onChange={(event) => onView({ ...view, list: event.target.value, page: 1 })}
        />
        <Select
          label="Status"
          labelHidden
          placeholder="All statuses"
          value={view.state}
          options={proposalStates.map((value) => ({ value, label: states[value].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
      </div>
      <PagedPanel
        title="Proposals"
        query={query}
        view={view}
        onView={onView}
        onClear={Object.keys(filter).length === 0 ? undefined : () => onView({ ...view, list: '', state: '', page: 1 })}
        empty={{
          title: 'No proposals',
          words: decides
            ? 'Proposals from creators appear here.'
            : 'Propose changes from the lists of skills, job titles and industries.',
          ...(decides ? {} : { action: start }),
        }}
        head={
          <>
            <HeadCell>Proposal</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>By</HeadCell>
            <HeadCell>Actions</HeadCell>
          </>
        }
      >
        {(proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onDecide={(verb) => setDeciding({ proposal, verb })} />
        )}
      </PagedPanel>
      {deciding !== null && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </div>
  )
}

function ProposalRow({ proposal, onDecide }: { proposal: Proposal; onDecide: (verb: Deciding['verb']) => void }) {
  const { id, list, summary, reason, state, comment, proposedByName, decidedByName, createdAt, mayDo } = proposal
  const withdraw = useWithdrawProposal()
  return (
    <Row>
      <Cell className={styles.name}>
        {summary} {list !== 'skills' && <Badge>{listLabels[list]}</Badge>}
        <span className={styles.note}>{reason}</span>
        {comment !== null && (
          <span className={styles.note}>
            {decidedByName ?? 'Operator'}: {comment}
          </span>
        )}
      </Cell>
      <Cell>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </Cell>
      <Cell className={styles.roomy}>
        {proposedByName ?? 'Deleted account'}
        <span className={styles.note} title={formatTime(createdAt)}>
          {formatAgo(createdAt)}
        </span>
      </Cell>
      <Cell>
        <span className={styles.acts}>
          {mayDo.includes('accept') && (
            <Button size="small" aria-label={`Accept: ${summary}`} onClick={() => onDecide('accept')}>
              Accept…
            </Button>
          )}
          {mayDo.includes('refuse') && (
            <Button size="small" variant="quiet" aria-label={`Reject: ${summary}`} onClick={() => onDecide('refuse')}>
              Reject…
            </Button>
          )}
          {mayDo.includes('withdraw') && (
            <Button
              size="small"
              busy={withdraw.isPending}
              aria-label={`Withdraw: ${summary}`}
              onClick={() => withdraw.mutate(id)}
            >
              Withdraw
            </Button>
          )}
          {mayDo.length === 0 && '–'}
        </span>
      </Cell>
    </Row>
  )
}
