import { proposalStates } from '@assay/contracts/taxonomy-proposals'
import { Badge, type BadgeTone } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import type { ListAddress } from '../../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../../platform/list-views/paged-panel.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { useWithdrawProposal } from './proposals.mutations.ts'
import { type Proposal, proposalsQuery } from './proposals.queries.ts'
import styles from './taxonomy.module.css'
import type { proposalFilters } from './taxonomy-addresses.ts'

type View = ListAddress<keyof typeof proposalFilters>
type Deciding = { readonly proposal: Proposal; readonly verb: 'accept' | 'refuse' }

const states: Readonly<Record<Proposal['state'], { label: string; tone: BadgeTone }>> = {
  open: { label: 'Open', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'active' },
  refused: { label: 'Refused', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
}

interface ProposalListProps {
  view: View
  onView: (view: View) => void
  /** Whether the user decides, or sees the own proposals. */
  decides: boolean
}

/** What creators want changed about the skills. */
export function ProposalList({ view, onView, decides }: ProposalListProps) {
  const query = useQuery(proposalsQuery(view))
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Skill proposals</h1>
      <p className={styles.intro}>
        {decides
          ? 'Creators propose changes, you decide. Accepted changes take effect immediately; you can undo them in the history.'
          : 'Your proposals. You’re notified once an operator decides.'}
      </p>
      <div className={styles.bar}>
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
        onClear={view.state === '' ? undefined : () => onView({ ...view, state: '', page: 1 })}
        empty={{
          title: 'No proposals',
          words: decides ? 'Proposals from creators appear here.' : 'Propose changes from the list of skills.',
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
  const { id, summary, reason, state, comment, proposedByName, decidedByName, createdAt, mayDo } = proposal
  const withdraw = useWithdrawProposal()
  return (
    <Row>
      <Cell className={styles.name}>
        {summary}
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
        <span className={styles.rowActs}>
          {mayDo.includes('accept') && (
            <Button size="small" aria-label={`Accept: ${summary}`} onClick={() => onDecide('accept')}>
              Accept…
            </Button>
          )}
          {mayDo.includes('refuse') && (
            <Button size="small" variant="quiet" aria-label={`Refuse: ${summary}`} onClick={() => onDecide('refuse')}>
              Refuse…
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
