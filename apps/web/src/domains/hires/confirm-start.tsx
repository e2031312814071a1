import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { LoadingState } from '@assay/ui/states'
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay } from '../../platform/format.ts'
import { RequestFailed } from '../../platform/region.tsx'
import { useOnce } from '../../platform/use-once.ts'
import styles from './hires.module.css'
import { type StartConfirmation, useConfirmStart, useViewStart } from './hires.mutations.ts'

/** The candidate confirms the start without an account. */
export function ConfirmStart({ token }: { token: string }) {
  const view = useViewStart()
  const confirm = useConfirmStart()
  const [answered, setAnswered] = useState<StartConfirmation | null>(null)
  useOnce(view.mutate, token)
  const start = answered ?? view.data
  if (view.error !== null) return <RequestFailed error={view.error} onRetry={() => view.mutate(token)} />
  if (start === undefined) return <LoadingState />
  return (
    <article className={styles.letter}>
      <h1 tabIndex={-1}>
        {start.position} at {start.companyName}
      </h1>
      <Words start={start} />
      {start.mayAnswer && (
        <div>
          <Button
            variant="primary"
            size="large"
            busy={confirm.isPending}
            onClick={() => confirm.mutate(token, { onSuccess: setAnswered })}
          >
            Confirm start
          </Button>
        </div>
      )}
      {confirm.error !== null && (
        <p className={styles.error} role="alert">
          {confirm.error instanceof ApiError ? confirm.error.message : 'Oops...Something went wrong'}
        </p>
      )}
    </article>
  )
}

function Words({ start }: { start: StartConfirmation }) {
  const day = formatDay(start.startOn)
  if (start.state === 'started')
    return (
      <Notice tone="accent" title="Welcome aboard">
        Your start date, {day}, is confirmed. There is nothing else to do.
      </Notice>
    )
  if (start.state !== 'open')
    return <Notice title="No response needed">If this is wrong, contact the person who hired you.</Notice>
  if (!start.mayAnswer) return <Notice title={`Your first day is ${day}`}>Confirm your start here on that day.</Notice>
  return (
    <Notice tone="accent" title={`Did you start on ${day}?`}>
      If you didn’t start, contact the person who hired you.
    </Notice>
  )
}
