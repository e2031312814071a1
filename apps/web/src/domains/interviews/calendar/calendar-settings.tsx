import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useRef } from 'react'
import { formatCount, formatDay, formatTime } from '../../../platform/format.ts'
import { Refusal } from '../../../platform/refusal.tsx'
import { Region } from '../../../platform/region.tsx'
import { ConnectedCalendars } from '../connections/index.ts'
import {
  calendarFeedQuery,
  calendarImportsQuery,
  useForgetCalendar,
  useImportCalendar,
  useMakeFeed,
  useStopFeed,
} from '../records/index.ts'
import styles from '../records/interviews.module.css'

export function CalendarSettings({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  return (
    <>
      <IconButton
        label="Calendar settings"
        icon={<Settings2 size={16} aria-hidden="true" />}
        onClick={() => onOpen(true)}
      />
      <Dialog open={open} onOpenChange={onOpen} title="Calendar settings">
        <div className={styles.form}>
          <ConnectedCalendars />
          <Imports />
          <Feed />
        </div>
      </Dialog>
    </>
  )
}

function Imports() {
  const query = useQuery(calendarImportsQuery())
  const take = useImportCalendar()
  const forget = useForgetCalendar()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className={styles.section} aria-label="Busy times">
      <h3>Imported busy times</h3>
      <p className={styles.note}>Upload an .ics export. Only times are stored, not titles or people.</p>
      <Region query={query}>
        {(imports) =>
          imports.length === 0 ? (
            <p className={styles.note}>No calendar imported.</p>
          ) : (
            <ul className={styles.slots}>
              {imports.map(({ id, name, busyCount, to }) => (
                <li key={id}>
                  <span>
                    {name}
                    <span className={styles.note}>
                      {formatCount(busyCount, 'busy time')}
                      {to !== null && ` until ${formatDay(to)}`}
                    </span>
                  </span>
                  <Button size="small" aria-label={`Remove ${name}`} onClick={() => forget.mutate(id)}>
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        hidden
        aria-label="Calendar file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file !== undefined) take.mutate(file)
          event.target.value = ''
        }}
      />
      <Refusal error={take.error} />
      <div className={styles.acts}>
        <Button busy={take.isPending} onClick={() => input.current?.click()}>
          Import .ics file
        </Button>
      </div>
    </section>
  )
}

function Feed() {
  const query = useQuery(calendarFeedQuery())
  const make = useMakeFeed()
  const stop = useStopFeed()
  const address = make.data?.address ?? null
  return (
    <section className={styles.section} aria-label="Calendar feed">
      <h3>Calendar feed</h3>
      <p className={styles.note}>Anyone with this address can read your calendar. It is shown only once.</p>
      {address !== null && (
        <TextField
          label="Feed address"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          tail={
            <Button size="small" variant="quiet" onClick={() => void navigator.clipboard.writeText(address)}>
              Copy
            </Button>
          }
        />
      )}
      <Region query={query}>
        {(feed) => (
          <div className={styles.acts}>
            {feed !== null && (
              <p className={styles.note}>
                {feed.lastReadAt === null ? 'Not used yet.' : `Last used ${formatTime(feed.lastReadAt)}.`}
              </p>
            )}
            <Button
              size="small"
              busy={make.isPending}
              onClick={() => make.mutate(undefined, { onSettled: () => void query.refetch() })}
            >
              {feed === null ? 'Create address' : 'Replace address'}
            </Button>
            {feed !== null && (
              <Button size="small" onClick={() => stop.mutate(feed.id, { onSuccess: () => make.reset() })}>
                Stop feed
              </Button>
            )}
          </div>
        )}
      </Region>
    </section>
  )
}
