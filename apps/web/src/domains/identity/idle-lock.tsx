import { Avatar } from '@assay/ui/avatar'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatTime } from '../../platform/format.ts'
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

function LockedScreen({ name, since, onUnlock }: { name: string; since: Date; onUnlock: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const unlock = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await sendConfirmation(password)
      onUnlock()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={styles.lock}
      aria-label="Locked"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <form className={styles.form} onSubmit={(event) => void unlock(event)}>
        <Avatar name={name} size="large" />
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.since}>Locked since {formatTime(since.toISOString())}</p>
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" wide busy={busy} disabled={password === ''}>
          Unlock
        </Button>
      </form>
    </dialog>
  )
}
