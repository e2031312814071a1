import { MAX_SCIM_TOKENS } from '@assay/contracts/scim-tokens'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { tellFailure } from '../../../platform/query-client.ts'
import { Region } from '../../../platform/region.tsx'
import { SecretDialog } from '../../../platform/secret-dialog.tsx'
import styles from '../company-settings.module.css'
import { sendScimRevocation, sendScimToken } from './sign-in.mutations.ts'
import { type ScimToken, scimTokensQuery } from './sign-in.queries.ts'
import type { Run } from './sign-in-panel.tsx'

/** The company’s directory adds, changes and removes people by SCIM 2.0. */
export function ScimTokens({ run }: { run: Run }) {
  const query = useQuery(scimTokensQuery())
  const client = useQueryClient()
  const [made, setMade] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<ScimToken | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: ['scim-tokens'] })
  const make = async () => {
    await run(sendScimToken).then(({ token }) => setMade(token), tellFailure)
    await refresh()
  }
  const revoke = async (token: ScimToken) => {
    setRevoked(null)
    await sendScimRevocation(token).then(() => toasts.success('Directory token revoked'), tellFailure)
    await refresh()
  }
  return (
    <section className={styles.intro} aria-labelledby="directory">
      <h3 id="directory" className={styles.subtitle}>
        Directory
      </h3>
      <p className={styles.quiet}>
        Okta, Microsoft Entra ID and others can add, change and remove members through SCIM 2.0. People with an address
        at a verified domain become members; those who leave are removed, and an owner takes over their work. Owners
        aren’t affected.
      </p>
      <Region query={query}>
        {({ tokens, baseUrl }) => (
          <Tokens tokens={tokens} baseUrl={baseUrl} onMake={() => void make()} onRevoke={setRevoked} />
        )}
      </Region>
      {made !== null && (
        <SecretDialog
          secret={made}
          title="Your directory token"
          label="Token"
          use="Enter it in your directory as the bearer token."
          onClose={() => setMade(null)}
        />
      )}
      <Confirm
        open={revoked !== null}
        onOpenChange={(open) => !open && setRevoked(null)}
        title="Revoke the directory token?"
        confirmLabel="Revoke"
        danger
        onConfirm={() => revoked !== null && void revoke(revoked)}
      >
        The directory that uses it can no longer make changes here. Members stay.
      </Confirm>
    </section>
  )
}

interface TokensProps {
  tokens: readonly ScimToken[]
  baseUrl: string
  onMake: () => void
  onRevoke: (token: ScimToken) => void
}

function Tokens({ tokens, baseUrl, onMake, onRevoke }: TokensProps) {
  return (
    <>
      <p className={styles.quiet}>
        SCIM base URL: <code className={styles.code}>{baseUrl}</code>
      </p>
      <ul className={styles.domains}>
        {tokens.map((token) => (
          <li key={token.id} className={styles.domainHead}>
            <span>
              Token …{token.hint}
              <span className={styles.quiet}>
                {' '}
                created {formatTime(token.createdAt)}
                {token.createdByName !== null && ` by ${token.createdByName}`} ·{' '}
                {token.lastUsedAt === null ? 'never used' : `last used ${formatAgo(token.lastUsedAt)}`}
              </span>
            </span>
            <span className={styles.domainActs}>
              <Button
                size="small"
                aria-label={`Revoke the token that ends with ${token.hint}`}
                onClick={() => onRevoke(token)}
              >
                Revoke
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {tokens.length < MAX_SCIM_TOKENS ? (
        <div>
          <Button onClick={onMake}>New directory token</Button>
        </div>
      ) : (
        <p className={styles.quiet}>You can have two tokens: one in use and one to replace it.</p>
      )}
    </>
  )
}
