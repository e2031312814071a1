import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { useEndSessions } from '../profiles.mutations.ts'
import { sessionsQuery } from '../profiles.queries.ts'
import styles from '../user-page.module.css'

export function Sessions() {
  const query = useQuery(sessionsQuery())
  const end = useEndSessions()
  return (
    <Panel
      title="Sessions"
      flush
      actions={
        (query.data?.length ?? 0) > 1 && (
          <Button size="small" variant="quiet" busy={end.isPending} onClick={() => end.mutate('others')}>
            Sign out other sessions
          </Button>
        )
      }
    >
      <Region query={query}>
        {(sessions) => (
          <ul>
            {sessions.map(({ id, current, device, lockedAt, lastSeenAt, createdAt }) => (
              <li key={id} className={styles.session}>
                <div>
                  <p>
                    {device ?? 'Unknown device'} {current && <Badge tone="active">This session</Badge>}{' '}
                    {lockedAt !== null && <Badge>Locked</Badge>}
                  </p>
                  <p className={styles.quiet}>
                    Signed in {formatTime(createdAt)} · last used {formatAgo(lastSeenAt)}
                  </p>
                </div>
                {!current && (
                  <Button
                    size="small"
                    aria-label={`Sign out session from ${formatTime(createdAt)}`}
                    onClick={() => end.mutate(id)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Region>
    </Panel>
  )
}
