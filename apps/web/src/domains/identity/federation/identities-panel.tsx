import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { tellFailure } from '../../../platform/query-client.ts'
import { Region } from '../../../platform/region.tsx'
import { useConfirmedIdentity } from '../proof/index.ts'
import styles from '../user-page.module.css'
import { leaveForProvider, sendUnlink } from './identities.mutations.ts'
import { type Identity, identitiesQuery, type SignInOption, signInOptionsQuery } from './identities.queries.ts'

/** Shown where there is something to connect, or connected. */
export function IdentitiesPanel({ email }: { email: string }) {
  const query = useQuery(identitiesQuery())
  const { data: options = [] } = useQuery(signInOptionsQuery(email.slice(email.lastIndexOf('@') + 1)))
  const { run, dialog } = useConfirmedIdentity()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<Identity | null>(null)
  const known = query.data ?? []
  const missing = options.filter(({ provider }) => !known.some((each) => each.provider === provider))
  if (known.length === 0 && missing.length === 0) return null
  const connect = (provider: SignInOption['provider']) =>
    run(() => leaveForProvider({ purpose: 'link', provider })).catch(tellFailure)
  const disconnect = async ({ id, providerName }: Identity) => {
    setRemoved(null)
    await run(() => sendUnlink(id)).then(() => toasts.success(`${providerName} disconnected`), tellFailure)
    await client.invalidateQueries({ queryKey: ['google-identities'] })
  }
  return (
    <Panel title="Connected sign-ins" flush>
      <Region query={query}>
        {(identities) => (
          <ul>
            {identities.map((identity) => (
              <li key={identity.id} className={styles.session}>
                <div>
                  <p>
                    {identity.providerName} <Badge tone="active">Connected</Badge>
                  </p>
                  <p className={styles.quiet}>
                    {identity.email} · since {formatTime(identity.linkedAt ?? identity.createdAt)}
                    {identity.lastLoginAt !== null && ` · last used ${formatAgo(identity.lastLoginAt)}`}
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={`Disconnect ${identity.providerName}`}
                  onClick={() => setRemoved(identity)}
                >
                  Disconnect
                </Button>
              </li>
            ))}
            {missing.map(({ id, provider, name }) => (
              <li key={id} className={styles.session}>
                <div>
                  <p>{name}</p>
                  <p className={styles.quiet}>Sign in without typing your password here.</p>
                </div>
                <Button size="small" aria-label={`Connect ${name}`} onClick={() => void connect(provider)}>
                  Connect
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Region>
      <Confirm
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={`Disconnect ${removed?.providerName ?? 'the sign-in'}?`}
        confirmLabel="Disconnect"
        danger
        onConfirm={() => removed !== null && void disconnect(removed)}
      >
        You can no longer sign in with it. You can connect it again.
      </Confirm>
      {dialog}
    </Panel>
  )
}
