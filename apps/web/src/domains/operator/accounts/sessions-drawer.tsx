import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import styles from './accounts.module.css'
import { useEndSession, usePlainStep } from './accounts.mutations.ts'
import { type Account, sessionsQuery } from './accounts.queries.ts'

/** Where a user is signed in, and the end of it. */
export function SessionsDrawer({ account, onClose }: { account: Account; onClose: () => void }) {
  const query = useQuery(sessionsQuery(account.id))
  const end = useEndSession()
  const step = usePlainStep()
  return (
    <Drawer open onOpenChange={onClose} title={`Sessions of ${account.fullName}`} description={account.email}>
      <Region query={query}>
        {(sessions) =>
          sessions.length === 0 ? (
            <EmptyState title="Not signed in">The user has no active session.</EmptyState>
          ) : (
            <div className={styles.form}>
              <ul className={styles.sessions}>
                {sessions.map(({ id, device, lastSeenAt, createdAt, lockedAt }) => (
                  <li key={id}>
                    <span>
                      {device ?? 'Unknown device'}
                      <span className={styles.note}>
                        Used {formatAgo(lastSeenAt)}, since {formatTime(createdAt)}
                        {lockedAt !== null && ', locked'}
                      </span>
                    </span>
                    <Button
                      size="small"
                      aria-label={`End session on ${device ?? 'unknown device'}`}
                      disabled={end.isPending}
                      onClick={() => end.mutate(id)}
                    >
                      End
                    </Button>
                  </li>
                ))}
              </ul>
              <div className={styles.acts}>
                <Button
                  variant="danger"
                  busy={step.isPending}
                  onClick={() => step.mutate({ id: account.id, verb: 'signOut' })}
                >
                  Sign out everywhere
                </Button>
              </div>
            </div>
          )
        }
      </Region>
    </Drawer>
  )
}
