import { MAX_CALENDAR_CONNECTIONS } from '@assay/contracts/calendar-connections'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../../../platform/refusal.tsx'
import { Region } from '../../../platform/region.tsx'
import styles from '../records/interviews.module.css'
import { ConnectForm } from './connect-form.tsx'
import { ConnectedAccount } from './connected-account.tsx'
import { useCalendarNews, useChangeConnection } from './connections.mutations.ts'
import { type CalendarConnection, calendarProvidersQuery, connectionsQuery } from './connections.queries.ts'
import { ProviderButton } from './provider-button.tsx'

/** The user's own calendars elsewhere: read for busy times, written to when an interview is agreed. */
export function ConnectedCalendars() {
  const query = useQuery(connectionsQuery())
  const { data: providers = [] } = useQuery(calendarProvidersQuery())
  const [isAdding, setIsAdding] = useState(false)
  useCalendarNews()
  return (
    <section className={styles.form} aria-label="Connected calendars">
      <h3>Connected calendars</h3>
      <p className={styles.note}>
        Assay reads your busy times and writes your interviews. Colleagues see when you’re busy, not why.
      </p>
      <Region query={query}>
        {(connections) => (
          <>
            {connections.map((connection) => (
              <ConnectedAccount key={connection.id} connection={connection} />
            ))}
            {connections.length > 0 && <Receiving connections={connections} />}
            {isAdding ? (
              <ConnectForm onDone={() => setIsAdding(false)} />
            ) : (
              connections.length < MAX_CALENDAR_CONNECTIONS && (
                <div className={styles.acts}>
                  {providers.map((provider) => (
                    <ProviderButton key={provider.id} provider={provider} />
                  ))}
                  <Button onClick={() => setIsAdding(true)}>{caldavLabel(connections.length, providers.length)}</Button>
                </div>
              )
            )}
          </>
        )}
      </Region>
    </section>
  )
}

function caldavLabel(connected: number, providers: number): string {
  if (providers > 0) return 'Connect by CalDAV'
  return connected === 0 ? 'Connect a calendar' : 'Connect another account'
}

/** Interviews go to one calendar of all accounts. */
function Receiving({ connections }: { connections: readonly CalendarConnection[] }) {
  const change = useChangeConnection()
  const calendars = connections.flatMap(({ id: connectionId, account, calendars }) =>
    calendars.filter(({ isWritable }) => isWritable).map((calendar) => ({ ...calendar, connectionId, account })),
  )
  const chosen = calendars.find(({ receives }) => receives)
  const choose = (id: string) => {
    const next = calendars.find((calendar) => calendar.id === id)
    const owner = next ?? chosen
    if (owner !== undefined) change.mutate({ id: owner.connectionId, receives: next?.id ?? null })
  }
  return (
    <>
      <Select
        label="Write my interviews to"
        value={chosen?.id ?? ''}
        options={[
          { value: '', label: 'No calendar' },
          ...calendars.map(({ id, name, account }) => ({
            value: id,
            label: connections.length === 1 ? name : `${name}, ${account}`,
          })),
        ]}
        onChange={(event) => choose(event.target.value)}
      />
      <Refusal error={change.error} />
    </>
  )
}
