import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from '../../../platform/query-client.ts'
import { Region } from '../../../platform/region.tsx'
import { useConfirmedIdentity } from '../proof/index.ts'
import { askRecoveryCodes, askTotpKey, secondFactorQuery, sendStopTotp } from '../second-factors.queries.ts'
import styles from '../user-page.module.css'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TotpDialog, type TotpKey } from './totp-dialog.tsx'

export function SecondFactorPanel() {
  const query = useQuery(secondFactorQuery())
  const client = useQueryClient()
  const { run, dialog } = useConfirmedIdentity()
  const [key, setKey] = useState<TotpKey | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isStopping, setStopping] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: ['second-factors'] })
  const start = () =>
    run(askTotpKey).then(({ secret, otpauthUrl }) => setKey({ secret: secret ?? '', url: otpauthUrl ?? '' }), quietly)
  const renew = () => run(askRecoveryCodes).then(({ recoveryCodes }) => setCodes(recoveryCodes ?? []), quietly)
  return (
    <Panel title="Second factor">
      <Region query={query}>
        {({ on, totp, recoveryCodesLeft }) => (
          <div className={styles.form}>
            <p className={styles.quiet}>
              After your password, sign-in also asks for an authenticator code or a passkey.
            </p>
            <div className={styles.factor}>
              <p>Authenticator app {totp === 'on' ? <Badge tone="active">On</Badge> : <Badge>Off</Badge>}</p>
              {totp === 'on' ? (
                <Button size="small" onClick={() => setStopping(true)}>
                  Turn off
                </Button>
              ) : (
                <Button size="small" onClick={() => void start()}>
                  Set up
                </Button>
              )}
            </div>
            {on && (
              <div className={styles.factor}>
                <p>
                  Recovery codes <span className={styles.quiet}>{recoveryCodesLeft} left</span>
                </p>
                <Button size="small" onClick={() => void renew()}>
                  Create new codes
                </Button>
              </div>
            )}
          </div>
        )}
      </Region>
      {dialog}
      {key !== null && (
        <TotpDialog
          totpKey={key}
          onClose={() => setKey(null)}
          onDone={async (recoveryCodes) => {
            setKey(null)
            setCodes(recoveryCodes)
            toasts.success('Authenticator app is on', { detail: 'Other sessions were signed out.' })
            await refresh()
          }}
        />
      )}
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes([])
          void refresh()
        }}
      />
      <PasswordDialog
        open={isStopping}
        title="Turn off the authenticator app?"
        action="Turn off"
        onClose={() => setStopping(false)}
        onSend={async (password) => {
          await sendStopTotp(password)
          toasts.success('Authenticator app is off')
          await refresh()
        }}
      />
    </Panel>
  )
}

/** A dialog that was closed is not worth a message. */
const quietly = (error: unknown): void => {
  if (!(error instanceof Error && 'code' in error && error.code === 'session.confirmation-required')) tellFailure(error)
}
