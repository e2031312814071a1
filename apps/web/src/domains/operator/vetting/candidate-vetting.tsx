import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Hallmark, type HallmarkStrength } from '@assay/ui/hallmark'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { PersonMark } from '@assay/ui/person-mark'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAgo, formatDay, formatMonth } from '../../../platform/format.ts'
import { candidateStateLabels } from '../../../platform/labels/candidate-state-labels.ts'
import { Region } from '../../../platform/region.tsx'
import { ChangedFacts } from './changed-facts.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { CorrectResultDialog, RecordResultDialog } from './result-dialog.tsx'
import { ResultTable } from './result-table.tsx'
import { SendBackDialog } from './send-back-dialog.tsx'
import styles from './vetting.module.css'
import { useMoveCandidate } from './vetting.mutations.ts'
import {
  resultsOfCandidate,
  type VettedCandidate,
  type VettingChange,
  type VettingResult,
  vettingChangesQuery,
} from './vetting.queries.ts'
import { formatStage } from './vetting-labels.ts'

const grades: Record<VettedCandidate['skills'][number]['evidence'], { strength: HallmarkStrength; label: string }> = {
  claimed: { strength: 0, label: 'Self-reported' },
  agency: { strength: 1, label: 'Agency-confirmed' },
  assessed: { strength: 2, label: 'Assessed' },
  interviewed: { strength: 3, label: 'Interviewed' },
  workSample: { strength: 4, label: 'Work sample' },
}

/** Everything that was recorded about one candidate, and the next step. */
export function CandidateVetting({ candidate }: { candidate: VettedCandidate }) {
  const [isRecording, setRecording] = useState(false)
  const [correcting, setCorrecting] = useState<VettingResult | null>(null)
  const results = useQuery(resultsOfCandidate(candidate.id))
  const changes = useQuery(vettingChangesQuery({ candidate: candidate.id, state: 'proposed' }, { page: 1, size: 50 }))
  const open = changes.data?.rows ?? []
  const missing = results.data?.missingForApproval ?? null
  return (
    <div className={styles.page}>
      <Head candidate={candidate} missing={missing} onRecord={() => setRecording(true)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {open.length > 0 && <OpenChanges changes={open} />}
          <Panel title="Results" flush note={results.data?.rows.length}>
            <Region query={results}>
              {({ rows }) =>
                rows.length === 0 ? (
                  <EmptyState title="No results yet">
                    Record what the candidate demonstrated, stage by stage.
                  </EmptyState>
                ) : (
                  <ResultTable
                    results={rows}
                    skills={candidate.skills}
                    inCorrection={new Set(open.map(({ vettingResult }) => vettingResult.id))}
                    onCorrect={setCorrecting}
                  />
                )
              }
            </Region>
          </Panel>
        </div>
        <Skills skills={candidate.skills} />
      </div>
      {isRecording && <RecordResultDialog candidate={candidate} onClose={() => setRecording(false)} />}
      {correcting !== null && (
        <CorrectResultDialog candidate={candidate} result={correcting} onClose={() => setCorrecting(null)} />
      )}
    </div>
  )
}

interface HeadProps {
  candidate: VettedCandidate
  /** What the candidate lacks before approval. */
  missing: string | null
  onRecord: () => void
}

function Head({ candidate, missing, onRecord }: HeadProps) {
  const move = useMoveCandidate()
  const [isSendingBack, setSendingBack] = useState(false)
  const { id, maskedName, headline, state, agencyName } = candidate
  const isInVetting = state === 'inVetting'
  const mayApprove = isInVetting && missing === null
  return (
    <header className={styles.head}>
      <div className={styles.person}>
        <PersonMark id={id} name={maskedName} size="large" />
        <div className={styles.titles}>
          <h1 tabIndex={-1}>
            {maskedName} <Badge>{candidateStateLabels[state]}</Badge>
          </h1>
          <p className={styles.headline}>
            {headline} · {agencyName ?? 'Direct'} ·{' '}
            <Link to="/candidate-profile" search={{ id }}>
              Profile
            </Link>
          </p>
        </div>
      </div>
      <div className={styles.acts}>
        {isInVetting && <Button onClick={() => setSendingBack(true)}>Send back…</Button>}
        {state !== 'draft' && (
          <Button variant={mayApprove ? 'secondary' : 'primary'} onClick={onRecord}>
            Record result…
          </Button>
        )}
        {mayApprove && (
          <Button variant="primary" busy={move.isPending} onClick={() => move.mutate({ id, verb: 'approve' })}>
            Approve candidate
          </Button>
        )}
        {state === 'draft' && (
          <Button variant="primary" busy={move.isPending} onClick={() => move.mutate({ id, verb: 'startVetting' })}>
            Start vetting
          </Button>
        )}
      </div>
      {isInVetting && missing !== null && <Notice className={styles.missing}>{missing}</Notice>}
      {isSendingBack && <SendBackDialog candidate={candidate} onClose={() => setSendingBack(false)} />}
    </header>
  )
}

function OpenChanges({ changes }: { changes: readonly VettingChange[] }) {
  return (
    <Panel title="Corrections to confirm" flush note={changes.length}>
      {changes.map((change) => (
        <div key={change.id} className={styles.comparison}>
          <div>
            <strong>{formatStage(change.before)}</strong>, {formatDay(change.before.on)}
            <ChangedFacts change={change} />
            <span className={styles.note}>
              “{change.reason}” {change.proposedByName}, {formatAgo(change.createdAt)}
            </span>
          </div>
          <DecideButtons change={change} />
        </div>
      ))}
    </Panel>
  )
}

function Skills({ skills }: { skills: VettedCandidate['skills'] }) {
  return (
    <Panel title="Skills" note="verification level">
      <ul className={styles.skills}>
        {skills.map(({ skillId, name, evidence, evidenceOn }) => (
          <li key={skillId} className={styles.skill}>
            <span>{name}</span>
            <Hallmark {...grades[evidence]} date={evidenceOn === null ? null : formatMonth(evidenceOn)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
