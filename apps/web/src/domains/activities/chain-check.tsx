import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { ShieldCheck } from 'lucide-react'
import { formatTime } from '../../platform/format.ts'
import { useCheckChain } from './activities.mutations.ts'
import type { ChainCheck } from './activities.queries.ts'
import styles from './timeline.module.css'

/** Every hash is computed anew on the server, from the first entry to the last. */
export function ChainCheckPanel() {
  const check = useCheckChain()
  const found = check.data
  return (
    <div className={styles.check} aria-live="polite">
      <Button busy={check.isPending} icon={<ShieldCheck size={15} aria-hidden="true" />} onClick={() => check.mutate()}>
        Check that nothing was changed
      </Button>
      {found === undefined ? (
        <p className={styles.quiet}>
          Each entry carries the hash of the one before it. The check computes all of them.
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
      <Notice tone="accent" title={`Unbroken: ${count} ${check.entries === 1 ? 'entry' : 'entries'}`}>
        The last hash is <code className={styles.hash}>{check.headHash}</code>. Keep it elsewhere: as long as the
        timeline leads to it, nothing before it was rewritten.
      </Notice>
    )
  const { seq, at, id } = check.firstBroken
  return (
    <Notice tone="danger" title={`Broken at entry ${seq.toLocaleString('en')}`}>
      {id === null
        ? 'This entry was written, and is gone now, with all that followed it.'
        : `Written ${at === null ? '' : formatTime(at)}: it is not what it was, or an entry before it is missing. Nothing from here on can be trusted.`}
    </Notice>
  )
}
