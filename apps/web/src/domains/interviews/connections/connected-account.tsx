import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Notice } from '@assay/ui/notice'
import { useState } from 'react'
import { formatCount, formatTime } from '../../../platform/format.ts'
import { Refusal } from '../../../platform/refusal.tsx'
import styles from '../records/interviews.module.css'
import { ConnectAgain } from './connect-again.tsx'
import { useChangeConnection, useDisconnect, useSynchronize } from './connections.mutations.ts'
import type { CalendarConnection } from './connections.queries.ts'
import { PasswordForm } from './password-form.tsx'

/** One account: its state, and which of its calendars make the user busy. */
export function ConnectedAccount({ connection }: { connection: CalendarConnection }) {
  const { id, account, address, state, provider } = connection
  const [shown, setShown] = useState<'password' | 'leaving' | null>(null)
  const synchronize = useSynchronize()
  return (
    <section className={styles.account} aria-label={account}>
      <h4>
        {account}
        <span className={styles.note}>{PLACES[provider] ?? new URL(address).hostname}</span>
      </h4>
      <Health connection={connection} />
      <Calendars connection={connection} />
      {shown === 'password' && <PasswordForm id={id} onDone={() => setShown(null)} />}
      {shown === 'leaving' && <Leaving connection={connection} onBack={() => setShown(null)} />}
      {shown === null && (
        <div className={styles.acts}>
          {state !== 'refused' && (
            <Button size="small" busy={synchronize.isPending} onClick={() => synchronize.mutate(id)}>
              {state === 'failing' ? 'Try again' : 'Sync now'}
            </Button>
          )}
          {provider === 'caldav' ? (
            <Button size="small" onClick={() => setShown('password')}>
              New password
            </Button>
          ) : (
            state === 'refused' && <ConnectAgain connection={connection} />
          )}
          <Button size="small" onClick={() => setShown('leaving')}>
            Disconnect
          </Button>
        </div>
      )}
      <Refusal error={synchronize.error} />
    </section>
  )
}

const PLACES: Readonly<Partial<Record<CalendarConnection['provider'], string>>> = {
  google: 'Google Calendar',
  microsoft: 'Outlook',
}

function Health({
  connection: { provider, state, problem, lastSynchronizedAt, nextAttemptAt },
}: {
  connection: CalendarConnection
}) {
  const last = lastSynchronizedAt === null ? 'Not synced yet.' : `Last synced ${formatTime(lastSynchronizedAt)}.`
  if (problem === null) return <p className={styles.note}>{state === 'new' ? 'Reading your calendars…' : last}</p>
  const way = provider === 'caldav' ? 'Enter a new password.' : 'Connect it again.'
  return (
    <Notice tone="warn" title={problem}>
      {last} {state === 'refused' ? way : nextAttemptAt && `Next attempt ${formatTime(nextAttemptAt)}.`}
    </Notice>
  )
}

function Calendars({ connection: { id, calendars } }: { connection: CalendarConnection }) {
  const change = useChangeConnection()
  const chosen = calendars.flatMap((calendar) => (calendar.isBusy ? calendar.id : []))
  return (
    <fieldset className={styles.choices} disabled={change.isPending}>
      <legend>Count events as busy</legend>
      {calendars.map((calendar) => (
        <Checkbox
          key={calendar.id}
          label={calendar.name}
          note={calendar.isBusy ? noteOf(calendar) : undefined}
          checked={calendar.isBusy}
          onChange={() =>
            change.mutate({
              id,
              busy: calendar.isBusy ? chosen.filter((each) => each !== calendar.id) : [...chosen, calendar.id],
            })
          }
        />
      ))}
      <Refusal error={change.error} />
    </fieldset>
  )
}

function noteOf({ busyCount, skippedCount }: CalendarConnection['calendars'][number]): string {
  const busy = formatCount(busyCount, 'busy time')
  return skippedCount === 0 ? busy : `${busy}, ${formatCount(skippedCount, 'unreadable event')}`
}

function Leaving({ connection, onBack }: { connection: CalendarConnection; onBack: () => void }) {
  const { id, provider, writtenCount } = connection
  const [removes, setRemoves] = useState(writtenCount > 0)
  const disconnect = useDisconnect()
  return (
    <div className={styles.form}>
      <p>
        Assay deletes {provider === 'caldav' ? 'the password' : 'its access'} and your busy times. The events in your
        calendar stay.
        {provider === 'microsoft' && ' Microsoft lists Assay among your apps until you remove it there.'}
      </p>
      {writtenCount > 0 && (
        <Checkbox
          label={`Remove ${formatCount(writtenCount, 'interview')} from this calendar`}
          checked={removes}
          onChange={() => setRemoves(!removes)}
        />
      )}
      <Refusal error={disconnect.error} />
      <div className={styles.acts}>
        <Button
          size="small"
          variant="danger"
          busy={disconnect.isPending}
          onClick={() => disconnect.mutate({ id, removesInterviews: removes && writtenCount > 0 })}
        >
          Disconnect
        </Button>
        <Button size="small" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}
