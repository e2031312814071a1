import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LockPage } from '../../domains/identity/lock/index.ts'
import { sendLock } from '../../domains/identity/profiles.mutations.ts'
import { saveDraftsOf } from '../../platform/forms/stored-drafts.ts'
import { HOME, safeReturn } from '../../platform/session/guards.ts'
import { reloadSession, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_blank/lock')({
  staticData: { title: 'Locked' },
  validateSearch: (search): { returnTo?: string | undefined } => ({ returnTo: safeReturn(search['returnTo']) }),
  beforeLoad: ({ preload }) => {
    if (!preload) saveDraftsOf()
  },
  component: LockedPage,
})

/** Opening this page locks the session; the guard keeps the person here until it is unlocked. */
function LockedPage() {
  const { returnTo } = Route.useSearch()
  const { user, locked } = useSession()
  const router = useRouter()
  const queryClient = useQueryClient()
  const began = useRef(false)
  const isLocked = locked !== undefined
  useEffect(() => {
    if (began.current) return
    began.current = true
    queryClient.clear()
    if (!isLocked) void sendLock().then(reloadSession)
  }, [isLocked, queryClient])
  const leave = async () => {
    await reloadSession()
    await router.navigate({ href: returnTo ?? HOME, replace: true })
  }
  useUnlockedElsewhere(isLocked, leave)
  return <LockPage name={user?.fullName ?? ''} since={locked?.since ?? null} by={locked?.by ?? []} onUnlock={leave} />
}

/** Another window of this browser may have unlocked the session. */
function useUnlockedElsewhere(isLocked: boolean, onUnlocked: () => Promise<void>): void {
  const latest = useRef(onUnlocked)
  latest.current = onUnlocked
  useEffect(() => {
    if (!isLocked) return
    const look = () => {
      if (document.visibilityState !== 'visible') return
      void reloadSession().then(({ loggedIn, locked }) => {
        if (loggedIn && locked === undefined) void latest.current()
      })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isLocked])
}
