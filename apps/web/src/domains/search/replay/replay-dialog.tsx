import { Dialog } from '@assay/ui/dialog'
import { LoadingState } from '@assay/ui/states'
import { Check, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { RequestFailed } from '../../../platform/region.tsx'
import styles from './replay-dialog.module.css'
import { type Replay, useReplay } from './replays.mutations.ts'

/** Replays the search on the snapshot of its day and reports whether the answer is the same. */
export function ReplayDialog({ searchId, onClose }: { searchId: string; onClose: () => void }) {
  const replay = useReplay(searchId)
  const { mutate: start } = replay
  useEffect(() => start(), [start])
  return (
    <Dialog open onOpenChange={onClose} title="Verify ranking" width="narrow">
      {replay.data !== undefined && !replay.isPending && <Outcome replay={replay.data} />}
      {replay.error !== null && <RequestFailed error={replay.error} onRetry={start} />}
      {replay.isPending && <LoadingState />}
    </Dialog>
  )
}

function Outcome({ replay }: { replay: Replay }) {
  const { isIdentical, sentence, findings, checked, poolHash, answerHash, modelVersionId } = replay
  const Sign = isIdentical ? Check : TriangleAlert
  return (
    <div role="status">
      <p className={styles.verdict}>
        <Sign size={16} aria-hidden="true" />
        {sentence}
      </p>
      <p className={styles.words}>
        {isIdentical
          ? 'The ranking was recomputed from the profiles, criteria, date and model stored with this search.'
          : `${checked.sameMatches.toLocaleString('en')} of ${formatCount(checked.matches, 'match', 'matches')} are identical. Differences, causes first:`}
      </p>
      {!isIdentical && <Findings findings={findings} />}
      <dl className={styles.facts}>
        <dt>Profiles</dt>
        <dd>{checked.candidates.toLocaleString('en')} from the stored versions</dd>
        <dt>Contributions</dt>
        <dd>{checked.lines.toLocaleString('en')} compared</dd>
        <dt>Model</dt>
        <dd>{modelVersionId}</dd>
        <dt>Snapshot</dt>
        <dd>{poolHash.is.slice(0, 16)}</dd>
        <dt>Result</dt>
        <dd>{answerHash.is.slice(0, 16)}</dd>
      </dl>
    </div>
  )
}

const PARTS: Record<Replay['findings'][number]['part'], string> = {
  seal: 'Seal',
  criteria: 'Search criteria',
  figures: 'Figures',
  matches: 'Match',
  model: 'Model',
  tables: 'Skill and title tables',
  pool: 'Candidate snapshot',
}

function Findings({ findings }: Pick<Replay, 'findings'>) {
  return (
    <ul className={styles.found}>
      {findings.map(({ part, rank, candidateId, maskedName, field, was, is }) => (
        <li key={`${part} ${rank} ${candidateId} ${field}`}>
          {[PARTS[part], rank === null ? null : `rank ${rank}`, maskedName, field].filter(Boolean).join(', ')}
          {(was !== null || is !== null) && (
            <span className={styles.values}>
              was {was ?? 'nothing'}, is {is ?? 'nothing'}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
