import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { PasskeyButton, type ProofKind, proofFields, proofOf } from '../proof/index.ts'
import styles from './entrance.module.css'
import { type HalfSignIn, sendSecondFactor } from './sign-in.mutations.ts'

const ENDED = ['verification.expired', 'verification.used', 'verification.blocked']

export interface SecondFactorFormProps {
  half: HalfSignIn
  /** The page requested before login. */
  returnTo: string | undefined
  onDone: () => Promise<void>
}

/** The second half of a sign-in. */
export function SecondFactorForm({ half, returnTo, onDone }: SecondFactorFormProps) {
  const [ended, setEnded] = useState<ApiError | null>(null)
  const hasTotp = half.methods.includes('totp')
  const hasPasskey = half.methods.includes('passkey')
  const [kind, setKind] = useState<ProofKind>(hasTotp ? 'code' : 'recoveryCode')
  const [isTyping, setTyping] = useState(hasTotp || !hasPasskey)
  const send = async (proof: Parameters<typeof sendSecondFactor>[1]) => {
    try {
      await sendSecondFactor(half, proof)
      await onDone()
    } catch (error) {
      if (!(error instanceof ApiError) || !ENDED.includes(error.code)) throw error
      setEnded(error)
    }
  }
  if (ended !== null)
    return (
      <section className={styles.page} role="alert">
        <h1>{ended.code === 'verification.blocked' ? 'Too many wrong codes' : 'This sign-in has ended'}</h1>
        <p className={styles.words}>Sign in again with your password to try again.</p>
        <div className={styles.stack}>
          <Button variant="primary" size="large" render={<Link to="/login" search={{ returnTo }} />}>
            Sign in again
          </Button>
        </div>
      </section>
    )
  return (
    <section className={styles.page}>
      <h1>Confirm it’s you</h1>
      <p className={styles.words}>{wordsFor(kind, isTyping)}</p>
      <div className={styles.stack}>
        {hasPasskey && <PasskeyButton label="Use passkey" onAnswer={(passkey) => send({ passkey })} />}
        {isTyping && <CodeForm key={kind} kind={kind} onSend={send} />}
        <Button
          variant="quiet"
          onClick={() => {
            setTyping(true)
            setKind(isTyping && kind === 'recoveryCode' && hasTotp ? 'code' : 'recoveryCode')
          }}
        >
          {isTyping && kind === 'recoveryCode' && hasTotp ? 'Use authenticator code' : 'Use recovery code'}
        </Button>
        <Button variant="quiet" render={<Link to="/login" search={{ returnTo }} />}>
          Back to sign in
        </Button>
      </div>
    </section>
  )
}

/** Those who have lost everything learn who can help. */
function wordsFor(kind: ProofKind, isTyping: boolean): string {
  if (!isTyping) return 'Use your passkey to sign in.'
  if (kind === 'code') return 'Enter the code from your authenticator app.'
  return 'Enter one of the recovery codes you saved when you set up your second factor. If you have none left, ask the operator of this site to reset it.'
}

function CodeForm({ kind, onSend }: { kind: ProofKind; onSend: (proof: ReturnType<typeof proofOf>) => Promise<void> }) {
  const form = useForm({
    fields: proofFields[kind],
    initial: { proof: '' },
    send: ({ proof }) => onSend(proofOf(kind, proof)),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('proof')} controlSize="large" autoFocus />
      <FormProblems form={form} />
      <Button {...form.button} variant="primary" size="large" wide>
        Sign in
      </Button>
    </form>
  )
}
