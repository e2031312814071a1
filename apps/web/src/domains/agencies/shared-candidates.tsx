import { Button } from '@assay/ui/button'
import { classNames } from '@assay/ui/class-names.ts'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { formatAgo, formatPay } from '../../platform/format.ts'
import { formatStage } from '../../platform/labels/stage-labels.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { useJudgeShown } from './agency-clients.mutations.ts'
import { type ShownEntry, shownEntriesQuery } from './agency-clients.queries.ts'
import { contactAnswerLabels } from './agency-labels.ts'
import { AskAgencyDialog } from './ask-agency-dialog.tsx'
import styles from './clients.module.css'
import { RejectShownDialog } from './reject-shown-dialog.tsx'

interface ShownCandidatesProps {
  view: Pick<PagedView, 'page' | 'size'>
  onView: (view: Pick<PagedView, 'page' | 'size'>) => void
  onOpen: (entry: ShownEntry) => void
}

const VOTES = [
  ['up', 'Yes'],
  ['unsure', 'Not sure'],
  ['down', 'No'],
] as const

/** For employer users with an account at the agency: the candidates it shares, with the user's votes. */
export function ShownCandidates({ view, onView, onOpen }: ShownCandidatesProps) {
  const query = useQuery(shownEntriesQuery({ number: view.page, size: view.size }))
  const [rejecting, setRejecting] = useState<ShownEntry | null>(null)
  const [asking, setAsking] = useState<ShownEntry | null>(null)
  return (
    <>
      <Panel title="Shared candidates" level={2} flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ entries, total }) =>
            entries.length === 0 ? (
              <EmptyState title="No shared candidates">
                Candidates your agency submits for jobs you can view appear here.
              </EmptyState>
            ) : (
              <>
                <Rows entries={entries} onOpen={onOpen} onReject={setRejecting} onAsk={setAsking} />
                <PageFoot view={view} onView={onView} shown={entries.length} total={total} />
              </>
            )
          }
        </Region>
      </Panel>
      {asking !== null && <AskAgencyDialog entry={asking} onClose={() => setAsking(null)} />}
      {rejecting !== null && <RejectShownDialog entry={rejecting} onClose={() => setRejecting(null)} />}
    </>
  )
}

interface RowsProps {
  entries: readonly ShownEntry[]
  onOpen: (entry: ShownEntry) => void
  onReject: (entry: ShownEntry) => void
  onAsk: (entry: ShownEntry) => void
}

function Rows({ entries, onOpen, onReject, onAsk }: RowsProps) {
  const opinionOn = (entry: ShownEntry) => (
    <Opinion entry={entry} onReject={() => onReject(entry)} onAsk={() => onAsk(entry)} />
  )
  return (
    <OpenedTable
      label="Shared candidate list"
      items={entries}
      heads={
        <>
          <HeadCell>Candidate</HeadCell>
          <HeadCell className={styles.roomy}>Job</HeadCell>
          <HeadCell className={styles.roomy}>Stage</HeadCell>
          <HeadCell className={styles.roomy}>Expected pay</HeadCell>
          <HeadCell className={styles.roomy}>Your vote</HeadCell>
        </>
      }
      cells={(entry) => (
        <>
          <NameCell name={entry.candidate.maskedName} person={entry.candidate.id} onOpen={() => onOpen(entry)}>
            {entry.candidate.headline}
            <span className={classNames(styles.note, styles.below)}>
              {entry.requirementTitle}, {formatStage(entry.stage)}
            </span>
            <span className={styles.below}>{opinionOn(entry)}</span>
          </NameCell>
          <Cell className={styles.roomy}>{entry.requirementTitle}</Cell>
          <Cell className={styles.roomy}>{formatStage(entry.stage)}</Cell>
          <Cell className={styles.roomy}>
            {entry.candidate.rateExpected === null ? '–' : formatPay(entry.candidate.rateExpected)}
          </Cell>
          <Cell className={styles.roomy}>{opinionOn(entry)}</Cell>
        </>
      )}
    />
  )
}

const formatContactRequest = ({ at, answer }: NonNullable<ShownEntry['contactAsked']>): string =>
  answer === null ? `Contact requested ${formatAgo(at)}` : contactAnswerLabels[answer]

interface OpinionProps {
  entry: ShownEntry
  onReject: () => void
  onAsk: () => void
}

function Opinion({ entry, onReject, onAsk }: OpinionProps) {
  const judge = useJudgeShown()
  const own = entry.votes[0]?.vote
  const { maskedName } = entry.candidate
  return (
    <span className={styles.opinion}>
      {entry.mayDo.includes('vote') && (
        <>
          <span className={classNames(styles.note, styles.below)}>Your vote</span>
          <span className={styles.votes}>
            {VOTES.map(([vote, words]) => (
              <Button
                key={vote}
                size="small"
                aria-pressed={own === vote}
                variant={own === vote ? 'primary' : 'secondary'}
                aria-label={`${words} ${maskedName}`}
                busy={judge.isPending}
                onClick={() => judge.mutate({ id: entry.id, vote: own === vote ? null : vote })}
              >
                {words}
              </Button>
            ))}
          </span>
        </>
      )}
      {entry.mayDo.includes('askAgency') && (
        <Button size="small" aria-label={`Request contact with ${maskedName}`} onClick={onAsk}>
          Request contact…
        </Button>
      )}
      {entry.mayDo.includes('reject') && (
        <Menu
          trigger={
            <IconButton
              label={`More for ${maskedName}`}
              size="small"
              icon={<Ellipsis size={16} aria-hidden="true" />}
            />
          }
          align="end"
          actions={[{ key: 'reject', label: 'Reject…', danger: true, onSelect: onReject }]}
        />
      )}
      {entry.contactAsked !== null && <span className={styles.note}>{formatContactRequest(entry.contactAsked)}</span>}
    </span>
  )
}
