import { Avatar } from '@assay/ui/avatar'
import { Button } from '@assay/ui/button'
import { LoadingState } from '@assay/ui/states'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatTime } from '../../../platform/format.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { sendUnlock } from '../profiles.mutations.ts'
import { PasskeyButton, type ProofKind, proofFields, proofOf } from '../proof/index.ts'
import styles from './lock-page.module.css'

export interface LockPageProps {
  name: string
  /** null until the server has locked the session. */
  since: string | null
  /** The ways of this account, such as `totp`. */
  by: readonly string[]
  onUnlock: () => void
}

/** Only the signed-in user. */
export function LockPage({ name, since, by, onUnlock }: LockPageProps) {
  const [chosen, setKind] = useState<ProofKind>('password')
  const hasPassword = by.includes('password')
  const kind = hasPassword ? chosen : 'code'
  const isTyped = hasPassword || by.includes('totp')
  return (
    <section className={styles.lock} aria-labelledby="locked">
      <Avatar name={name} size="large" />
      <h1 id="locked" className={styles.name}>
        {name}
      </h1>
      {since === null ? (
        <LoadingState label="Locking" />
      ) : (
        <>
          <p className={styles.since}>Locked since {formatTime(since)}</p>
          {isTyped ? (
            <UnlockForm key={kind} kind={kind} onUnlock={onUnlock} />
          ) : (
            <p className={styles.since}>
              Your account has no password. Sign out, then sign in again with your provider.
            </p>
          )}
          <div className={styles.others}>
            {by.includes('passkey') && (
              <PasskeyButton
                label="Use passkey"
                onAnswer={async (passkey) => {
                  await sendUnlock({ passkey })
                  onUnlock()
                }}
              />
            )}
            {hasPassword && by.includes('totp') && (
              <Button variant="quiet" onClick={() => setKind(kind === 'password' ? 'code' : 'password')}>
                {kind === 'password' ? 'Use authenticator code' : 'Use password'}
              </Button>
            )}
            <Button variant="quiet" render={<Link to="/logout" preload={false} />}>
              Sign out
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function UnlockForm({ kind, onUnlock }: { kind: ProofKind; onUnlock: () => void }) {
  const form = useForm({
    fields: proofFields[kind],
    initial: { proof: '' },
    send: async ({ proof }) => {
      await sendUnlock(proofOf(kind, proof))
      onUnlock()
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('proof')} controlSize="large" autoFocus />
      <FormProblems form={form} />
      <Button {...form.button} variant="primary" size="large" wide>
        Unlock
      </Button>
    </form>
  )
}
