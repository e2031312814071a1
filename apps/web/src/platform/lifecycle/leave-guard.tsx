import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { hasUnsaved, whatIsUnsaved } from '../forms/unsaved-forms.ts'

const Confirm = lazy(async () => ({ default: (await import('@assay/ui/dialog')).Confirm }))

/** The session ends there, and locking keeps what was typed. */
const ENDS: readonly string[] = ['/lock', '/login', '/logout']

/** Asks before another page replaces one with unsaved work. For a closing tab, each form asks. */
export function LeaveGuard() {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasUnsaved() && current.pathname !== next.pathname && !ENDS.includes(next.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <Confirm
        open
        onOpenChange={() => blocker.reset()}
        title="Leave without saving?"
        confirmLabel="Leave page"
        danger
        onConfirm={() => blocker.proceed()}
      >
        {whatIsUnsaved()}
      </Confirm>
    </Suspense>
  )
}
