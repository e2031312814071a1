import { Button } from '@assay/ui/button'
import { LoadingState } from '@assay/ui/states'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useOnce } from '../../../platform/use-once.ts'
import styles from '../records/interviews.module.css'
import { useFinishCalendar } from './connections.mutations.ts'

export interface CalendarCallbackProps {
  /** What the provider answered: the part of the address after the question mark. */
  response: string
  onConnected: () => void
}

/** Comes back from the provider. The answer is worth something once. */
export function CalendarCallback({ response, onConnected }: CalendarCallbackProps) {
  const finish = useFinishCalendar()
  const [failure, setFailure] = useState<unknown>(null)
  const send = (answer: string) => finish.mutate(answer, { onSuccess: onConnected, onError: setFailure })
  useOnce(send, response)
  if (failure === null) return <LoadingState label="Connecting your calendar" />
  const first = failure instanceof ApiError ? failure.errors[0] : undefined
  return (
    <section className={styles.form} role="alert">
      <h1>{first?.title ?? 'The calendar was not connected'}</h1>
      <p>{failure instanceof ApiError ? failure.message : 'Oops...Something went wrong'}</p>
      <div className={styles.acts}>
        <Button variant="primary" render={<Link to="/interviews" search={{ settings: true }} />}>
          Back to calendar settings
        </Button>
      </div>
    </section>
  )
}
