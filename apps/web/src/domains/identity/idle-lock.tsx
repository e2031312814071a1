import { credentialRules } from '@assay/contracts/credential-rules'
import { Avatar } from '@assay/ui/avatar'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from '../../platform/format.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './idle-lock.module.css'
import { sendConfirmation } from './profiles.mutations.ts'
import { profileQuery } from './profiles.queries.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const LOOK_EVERY_MS = 15_000

export function IdleLock() {
  const { data: profile } = useQuery(profileQuery())
  const since = useIdleSince(profile?.idleLockMinutes ?? 0)
  if (since.at === null || profile === undefined) return null
  return <LockedScreen name={profile.displayName} since={since.at} onUnlock={since.reset} />
}

function useIdleSince(minutes: number): { at: Date | null; reset: () => void } {
  const [at, setAt] = useState<Date | null>(null)
  const touched = useRef(Date.now())
  useEffect(() => {
    if (minutes === 0) return
    const touch = () => {
      touched.current = Date.now()
    }
    const look = () => {
      if (Date.now() - touched.current >= minutes * 60_000) setAt((before) => before ?? new Date())
    }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, touch, { passive: true })
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, touch)
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [minutes])
  const reset = () => {
    touched.current = Date.now()
    setAt(null)
  }
  return { at, reset }
}

const fields = ruleFields<{ currentPassword: string }>({
  currentPassword: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    checks: credentialRules.password,
  },
})

function LockedScreen({ name, since, onUnlock }: { name: string; since: Date; onUnlock: () => void }) {
  const form = useForm({
    fields,
    initial: { currentPassword: '' },
    send: async ({ currentPassword }) => {
      await sendConfirmation(currentPassword)
      onUnlock()
    },
  })
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.lock}
      aria-label="Locked"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <form className={styles.form} {...form.bind}>
        <Avatar name={name} size="large" />
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.since}>Locked since {formatTime(since.toISOString())}</p>
        <TextField {...form.text('currentPassword')} />
        <FormProblems form={form} />
        <Button {...form.button} variant="primary" wide>
          Unlock
        </Button>
      </form>
    </dialog>
  )
}
