import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { permissionLabel } from '../../../platform/labels/permission-labels.ts'
import { tellFailure } from '../../../platform/query-client.ts'
import { Region } from '../../../platform/region.tsx'
import { SecretDialog } from '../../../platform/secret-dialog.tsx'
import { type ApiToken, apiTokensQuery, sendRevocation } from '../api-tokens.queries.ts'
import styles from '../user-page.module.css'
import { MakeApiToken } from './make-api-token.tsx'

export function ApiTokensPanel() {
  const query = useQuery(apiTokensQuery())
  const client = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<ApiToken | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: ['api-tokens'] })
  const revoke = async ({ id }: ApiToken) => {
    setRevoked(null)
    await sendRevocation(id).then(() => toasts.success('Token revoked'), tellFailure)
    await refresh()
  }
  return (
    <Panel
      title="API tokens"
      flush
      actions={
        <Button size="small" onClick={() => setMaking(true)}>
          New token
        </Button>
      }
    >
      <Region query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p className={styles.nothing}>
              None yet. A token lets a program act for you with the permissions you choose.
            </p>
          ) : (
            <ul>
              {tokens.map((token) => (
                <li key={token.id} className={styles.session}>
                  <div>
                    <p>
                      {token.name} <span className={styles.quiet}>…{token.hint}</span>
                    </p>
                    <p className={styles.quiet}>{token.permissions.map(permissionLabel).join(', ')}</p>
                    <p className={styles.quiet}>
                      Expires {formatTime(token.expiresAt)} ·{' '}
                      {token.lastUsedAt === null ? 'never used' : `last used ${formatAgo(token.lastUsedAt)}`}
                    </p>
                  </div>
                  <Button size="small" aria-label={`Revoke ${token.name}`} onClick={() => setRevoked(token)}>
                    Revoke
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
      {isMaking && (
        <MakeApiToken
          onClose={() => setMaking(false)}
          onMade={async (token) => {
            setMaking(false)
            setMade(token)
            await refresh()
          }}
        />
      )}
      {made !== null && (
        <SecretDialog
          secret={made}
          title="Your new token"
          label="Token"
          use="Send it as “Authorization: Bearer” with each request."
          onClose={() => setMade(null)}
        />
      )}
      <Confirm
        open={revoked !== null}
        onOpenChange={(open) => !open && setRevoked(null)}
        title={`Revoke ${revoked?.name ?? 'the token'}?`}
        confirmLabel="Revoke"
        danger
        onConfirm={() => revoked !== null && void revoke(revoked)}
      >
        Programs that use it stop working immediately.
      </Confirm>
    </Panel>
  )
}
