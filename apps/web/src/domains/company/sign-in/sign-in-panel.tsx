import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Confirm } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo } from '../../../platform/format.ts'
import { tellFailure } from '../../../platform/query-client.ts'
import { Region } from '../../../platform/region.tsx'
import styles from '../company-settings.module.css'
import { ProviderDialog } from './provider-dialog.tsx'
import { ScimTokens } from './scim-tokens.tsx'
import { refreshSignIn, sendProviderChange, sendRemoval, sendTest } from './sign-in.mutations.ts'
import { type SignInProvider, signInProviderQuery } from './sign-in.queries.ts'
import { SignInDomains } from './sign-in-domains.tsx'

/** An action that may first confirm the user's identity. */
export type Run = <Answer>(action: () => Promise<Answer>) => Promise<Answer>

const joinChoices = [
  { value: '', label: 'No one: invite people instead' },
  { value: 'viewer', label: 'Everyone, as viewer' },
  { value: 'recruiter', label: 'Everyone, as recruiter' },
]

/** The company’s own OpenID Connect provider, for owners and admins. */
export function SignInPanel({ run }: { run: Run }) {
  const query = useQuery(signInProviderQuery())
  const [editing, setEditing] = useState(false)
  return (
    <Panel title="Company sign-in" note="OpenID Connect and SCIM" flush>
      <div className={styles.intro}>
        <p className={styles.quiet}>
          Members sign in with their work account from Microsoft Entra ID, Okta, Google Workspace, Keycloak or any other
          OpenID Connect provider.
        </p>
        <Region query={query}>
          {({ provider, redirectUrl }) => (
            <>
              {provider === null ? (
                <div>
                  <Button variant="primary" onClick={() => setEditing(true)}>
                    Set up sign-in
                  </Button>
                </div>
              ) : (
                <Provider provider={provider} run={run} onEdit={() => setEditing(true)} />
              )}
              {editing && (
                <ProviderDialog
                  provider={provider}
                  redirectUrl={redirectUrl}
                  run={run}
                  onClose={() => setEditing(false)}
                />
              )}
            </>
          )}
        </Region>
      </div>
      <SignInDomains />
      <ScimTokens run={run} />
    </Panel>
  )
}

function Provider({ provider, run, onEdit }: { provider: SignInProvider; run: Run; onEdit: () => void }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [removing, setRemoving] = useState(false)
  const { id, name, issuer, clientId, enforced, joinRole } = provider
  const act = async (action: () => Promise<unknown>, done?: string) => {
    setBusy(true)
    await run(action).then(() => done !== undefined && toasts.success(done), tellFailure)
    await refreshSignIn(client)
    setBusy(false)
  }
  return (
    <>
      <dl className={styles.facts}>
        <dt>Provider</dt>
        <dd>
          {name} {enforced && <Badge tone="active">Required</Badge>}
        </dd>
        <dt>Issuer</dt>
        <dd>{issuer}</dd>
        <dt>Client ID</dt>
        <dd>{clientId}</dd>
      </dl>
      <TestResult provider={provider} />
      <div className={styles.acts}>
        <Button busy={busy} onClick={() => void act(() => sendTest(provider))}>
          Test connection
        </Button>
        <Button onClick={onEdit}>Edit</Button>
        <Button variant="quiet" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      <Checkbox
        label="Require company sign-in: people with addresses at the domains below can’t use a password. Owners can, in case the provider is down."
        checked={enforced}
        disabled={busy}
        onChange={(event) => {
          const wanted = event.target.checked
          void act(
            () => sendProviderChange(id, { enforced: wanted }),
            wanted ? `${name} is now required` : 'Passwords work again',
          )
        }}
      />
      <Select
        label="Who joins automatically"
        hint="When people at your domains sign in for the first time."
        value={joinRole ?? ''}
        options={joinChoices}
        onChange={(event) => {
          const chosen = event.target.value === '' ? null : (event.target.value as 'viewer' | 'recruiter')
          void act(() => sendProviderChange(id, { joinRole: chosen }), 'Settings saved')
        }}
      />
      <Confirm
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        danger
        onConfirm={() => {
          setRemoving(false)
          void act(() => sendRemoval(provider), `${name} removed`)
        }}
      >
        Everyone is disconnected from it. People without a password can set one with “Forgot password?”.
      </Confirm>
    </>
  )
}

function TestResult({ provider: { testedAt, testProblem } }: { provider: SignInProvider }) {
  if (testedAt === null) return null
  if (testProblem !== null)
    return (
      <Notice tone="danger" title="The test failed">
        {testProblem}
      </Notice>
    )
  return (
    <p className={styles.quiet} role="status">
      The provider responded and knows the client, {formatAgo(testedAt)}. To be sure, connect your own account in your
      profile under Security.
    </p>
  )
}
