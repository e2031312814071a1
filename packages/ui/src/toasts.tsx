import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type ToastStore, toasts } from './toast-store.ts'

// The toast library is heavy, and a first visit says nothing.
const Stack = lazy(() => import('./toast-box.tsx').then((part) => ({ default: part.ToastBox })))

/** Top right. Each closes after its time, stays while hovered or focused, and can be swiped away. */
export function Toasts({ store = toasts }: { store?: ToastStore }) {
  const isUsed = useSyncExternalStore(store.subscribe, store.isUsed, store.isUsed)
  if (!isUsed) return null
  return (
    <Suspense fallback={null}>
      <Stack store={store} />
    </Suspense>
  )
}
