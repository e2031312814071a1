import { rules } from '@assay/contracts/validation-rules'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatTime } from '../../../platform/format.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import { canUsePasskeys, createPasskey, isGivenUp, useConfirmedIdentity } from '../proof/index.ts'
import { type Passkey, passkeysQuery, sendRemovePasskey } from '../second-factors.queries.ts'
import styles from '../user-page.module.css'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

export function PasskeysPanel() {
  const query = useQuery(passkeysQuery())
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const refresh = () => client.invalidateQueries({ queryKey: ['second-factors'] })
  return (
    <Panel
      title="Passkeys"
      flush
      actions={
        canUsePasskeys() && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add passkey
          </Button>
        )
      }
    >
      <Region query={query}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className={styles.nothing}>
              None yet. A passkey signs you in with your fingerprint, face or PIN, without a password.
            </p>
          ) : (
            <ul>
              {passkeys.map((passkey) => (
                <li key={passkey.id} className={styles.session}>
                  <div>
                    <p>
                      {passkey.name} {passkey.synced && <Badge>Synced</Badge>}
                    </p>
                    <p className={styles.quiet}>
                      Added {formatTime(passkey.createdAt)}
                      {passkey.lastUsedAt !== null && ` · last used ${formatAgo(passkey.lastUsedAt)}`}
                    </p>
                  </div>
                  <Button size="small" aria-label={`Remove ${passkey.name}`} onClick={() => setRemoved(passkey)}>
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
      {isAdding && (
        <AddPasskey
          onClose={() => setAdding(false)}
          onAdded={async (recoveryCodes) => {
            setAdding(false)
            setCodes(recoveryCodes)
            toasts.success('Passkey added')
            await refresh()
          }}
        />
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
      <PasswordDialog
        open={removed !== null}
        title={`Remove ${removed?.name ?? 'passkey'}?`}
        action="Remove"
        onClose={() => setRemoved(null)}
        onSend={async (password) => {
          if (removed !== null) await sendRemovePasskey(removed.id, password)
          await refresh()
        }}
      />
    </Panel>
  )
}

const fields = ruleFields<{ name: string }>({
  name: { label: 'Name', autoComplete: 'off', checks: [rules.required(), rules.max(60)] },
})

function AddPasskey({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (codes: readonly string[]) => Promise<void>
}) {
  const { run, dialog } = useConfirmedIdentity()
  const form = useForm({
    fields,
    initial: { name: '' },
    send: async ({ name }) => {
      const codes = await run(() => createPasskey(name)).catch((error: unknown) => {
        if (isGivenUp(error)) return null
        throw error
      })
      if (codes !== null) await onAdded(codes)
    },
  })
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Add passkey"
        width="narrow"
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button {...form.button} variant="primary">
              Continue
            </Button>
          </>
        }
      >
        <form className={styles.form} {...form.bind}>
          <p className={styles.quiet}>Your browser asks where to save it: on this device, a phone or a security key.</p>
          <TextField {...form.text('name')} hint="For example, Work laptop." />
          <FormProblems form={form} />
        </form>
      </Dialog>
      {dialog}
    </>
  )
}
