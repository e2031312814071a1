import { Button } from '@assay/ui/button'
import styles from './vetting.module.css'
import { useDecideChange } from './vetting.mutations.ts'
import type { VettingChange } from './vetting.queries.ts'

/** Confirms or rejects a correction; its author can only withdraw it. */
export function DecideButtons({ change }: { change: VettingChange }) {
  const decide = useDecideChange()
  const { id, mayDo, candidateName } = change
  const mayConfirm = mayDo.includes('confirm')
  return (
    <span className={styles.acts}>
      {mayConfirm && (
        <Button
          size="small"
          variant="primary"
          busy={decide.isPending}
          aria-label={`Confirm correction for ${candidateName}`}
          onClick={() => decide.mutate({ id, verb: 'confirm' })}
        >
          Confirm
        </Button>
      )}
      {mayDo.includes('reject') && (
        <Button
          size="small"
          variant={mayConfirm ? 'quiet' : 'secondary'}
          busy={decide.isPending}
          aria-label={`${mayConfirm ? 'Reject' : 'Withdraw'} correction for ${candidateName}`}
          onClick={() => decide.mutate({ id, verb: 'reject' })}
        >
          {mayConfirm ? 'Reject' : 'Withdraw'}
        </Button>
      )}
      {!mayConfirm && <span className={styles.note}>You proposed it, so a colleague must confirm it.</span>}
    </span>
  )
}
