import { toasts } from '@assay/ui/toast-store.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../api-error.ts'
import { hasUnsaved } from '../forms/unsaved-forms.ts'
import { onLiveEvent } from '../lifecycle/live-events.ts'
import { useRecovery } from '../lifecycle/use-recovery.ts'
import { rememberPage } from './guards.ts'
import { askUserId, dropSession, onRefusal, readSession, reloadSession } from './session.ts'
import { onLoginElsewhere } from './token.ts'
import { isImpersonating } from './window-memory.ts'

const SIGNED_OUT_MS = 60_000
/** A form learns after this of the refusal, and holds its input again. */
const SETTLED_MS = 200

/** Follows a login that ended or changed elsewhere: in another window, by the server, or with time. */
export function FollowLogin() {
  const router = useRouter()
  const client = useQueryClient()
  useRecovery()
  useEffect(() => {
    let isLooking = false
    const look = () => {
      if (isLooking) return
      isLooking = true
      void follow(router, client).finally(() => {
        isLooking = false
      })
    }
    const off = [
      onLoginElsewhere(look),
      onRefusal(look),
      onLiveEvent('session.ended', look),
      onLiveEvent('access.changed', look),
    ]
    return () => {
      for (const stop of off) stop()
    }
  }, [router, client])
  return null
}

async function follow(router: AnyRouter, client: QueryClient): Promise<void> {
  const { user } = readSession()
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    const id = await askUserId()
    if (id === null) await leave(router, client)
    else if (id === user?.id) await goOn(router, client)
    else location.reload()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // Without an answer the login is as before.
  }
}

async function leave(router: AnyRouter, client: QueryClient): Promise<void> {
  // The banner leads back to the operator's own login.
  if (isImpersonating()) return
  if (hasUnsaved())
    return toasts.error('You’re signed out', {
      detail: 'Sign in in another tab, then continue here. Your input is still here.',
      durationMs: SIGNED_OUT_MS,
    })
  dropSession()
  await router.navigate({ to: '/login', search: rememberPage(router.state.location.href), replace: true })
  client.clear()
}

/** With the same person's new login, or with other permissions. */
async function goOn(router: AnyRouter, client: QueryClient): Promise<void> {
  await reloadSession()
  await router.invalidate()
  await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
