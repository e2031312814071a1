import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { ShieldCheck } from 'lucide-react'
import { formatTime } from '../../platform/format.ts'
import { useCheckChain } from './activities.mutations.ts'
import type { ChainCheck } from './activities.queries.ts'
import styles from './timeline.module.css'

/** The server recomputes every hash, from the first entry to the last. */
export function ChainCheckPanel() {
  const check = useCheckChain()
  const found = check.data
  return (
    <div className={styles.check} aria-live="polite">
      <Button busy={check.isPending} icon={<ShieldCheck size={15} aria-hidden="true" />} onClick={() => check.mutate()}>
        Verify audit log
      </Button>
      {found === undefined ? (
        <p className={styles.quiet}>
          Each entry contains a fingerprint (hash) of the one before it, so that no entry can be changed unnoticed.
          Verification recomputes them all.
        </p>
      ) : (
        <Outcome check={found} />
      )}
    </div>
  )
}

function Outcome({ check }: { check: ChainCheck }) {
  const count = check.entries.toLocaleString('en')
  if (check.firstBroken === null)
    return (
      <Notice tone="accent" title={`Verified: ${count} ${check.entries === 1 ? 'entry' : 'entries'}`}>
        Latest hash: <code className={styles.hash}>{check.headHash}</code>. Store it elsewhere: with it, “assay verify”
        shows on a later export that no earlier entry was changed.
      </Notice>
    )
  const { seq, at, id } = check.firstBroken
  return (
    <Notice tone="danger" title={`Verification failed at entry ${seq.toLocaleString('en')}`}>
      {id === null
        ? 'This entry and everything after it were deleted.'
        : `Written ${at === null ? '' : formatTime(at)}. The entry was changed, or one before it is missing. Don’t trust any entry from here on.`}
    </Notice>
  )
}
