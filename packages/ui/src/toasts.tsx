import { Component, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { type ToastStore, toasts } from './toast-store.ts'

// The toast library is heavy, and a first visit shows no toast.
const load = () => import('./toast-box.tsx')
const Stack = lazy(() => load().then((part) => ({ default: part.ToastBox })))

const SIGNS = ['pointerdown', 'keydown'] as const

/** Top right. Each closes after its time, stays while hovered or focused, and can be swiped away. */
export function Toasts({ store = toasts }: { store?: ToastStore }) {
  const isUsed = useSyncExternalStore(store.subscribe, store.isUsed, store.isUsed)
  // Ready before it is needed: when the connection fails, there is something to say and nothing more to load.
  useEffect(() => {
    const stop = new AbortController()
    const begin = () => {
      stop.abort()
      load().catch(() => undefined)
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  if (!isUsed) return null
  return (
    <Unsaid>
      <Suspense fallback={null}>
        <Stack store={store} />
      </Suspense>
    </Unsaid>
  )
}

/** Messages that cannot be shown must not take the page with them. */
class Unsaid extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
