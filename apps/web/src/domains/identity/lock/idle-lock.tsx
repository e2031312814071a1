import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onLiveEvent } from '../../../platform/lifecycle/live-events.ts'
import { rememberPage } from '../../../platform/session/guards.ts'
import { reloadSession } from '../../../platform/session/session.ts'
import { profileQuery } from '../profiles.queries.ts'
import { latestTouch, noteTouch } from './touches.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const LOOK_EVERY_MS = 15_000

/** Opens the lock screen when nothing was touched for as long as the profile allows, or another window was locked. */
export function IdleLock() {
  const { data: profile } = useQuery(profileQuery())
  const router = useRouter()
  const lock = () =>
    void router.navigate({ to: '/lock', search: rememberPage(router.state.location.href), replace: true })
  useIdle(import.meta.env.DEV ? 0 : (profile?.idleLockMinutes ?? 0), lock)
  useEffect(
    () =>
      onLiveEvent('session.locked', () => {
        void reloadSession().then(async ({ locked }) => {
          if (locked !== undefined) await router.invalidate()
        })
      }),
    [router],
  )
  return null
}

function useIdle(minutes: number, onIdle: () => void): void {
  const latest = useRef(onIdle)
  latest.current = onIdle
  useEffect(() => {
    if (minutes === 0) return
    noteTouch()
    const look = () => {
      if (Date.now() - latestTouch() >= minutes * 60_000) latest.current()
    }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, noteTouch, { passive: true })
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, noteTouch)
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [minutes])
}
