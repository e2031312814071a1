import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { type ToastEntry, type ToastStore, toasts } from './toast-store.ts'
import styles from './toasts.module.css'

const SWIPE_AWAY_PX = 80
const LEAVING_MS = 160

/** Top right. Each closes after its time, stays while hovered or focused, and can be swiped away. */
export function Toasts({ store = toasts }: { store?: ToastStore }) {
  const entries = useSyncExternalStore(store.subscribe, store.entries, store.entries)
  return (
    <section className={styles.stack} aria-label="Messages">
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} onGone={() => store.dismiss(entry.id)} />
      ))}
    </section>
  )
}

function Toast({ entry, onGone }: { entry: ToastEntry; onGone: () => void }) {
  const [held, setHeld] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const swipe = useSwipe(() => setLeaving(true))
  const gone = useRef(onGone)
  gone.current = onGone

  useEffect(() => {
    if (held || leaving) return
    const timer = setTimeout(() => setLeaving(true), entry.durationMs)
    return () => clearTimeout(timer)
  }, [held, leaving, entry.durationMs])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => gone.current(), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [leaving])

  const Icon = entry.tone === 'error' ? CircleAlert : CircleCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it holds it, swiping closes it; the button does so too
    <div
      className={styles.toast}
      data-tone={entry.tone}
      data-leaving={leaving || undefined}
      data-swiping={swipe.offset !== 0 || undefined}
      role={entry.tone === 'error' ? 'alert' : 'status'}
      style={{ translate: swipe.offset === 0 ? undefined : `${swipe.offset}px 0` }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe.handlers}
    >
      {entry.tone !== 'plain' && <Icon className={styles.icon} size={16} aria-hidden="true" />}
      <div className={styles.words}>
        <p>{entry.message}</p>
        {entry.detail !== undefined && <p className={styles.detail}>{entry.detail}</p>}
      </div>
      {entry.action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            entry.action?.onPress()
            onGone()
          }}
        >
          {entry.action.label}
        </button>
      )}
      <IconButton
        label="Close"
        size="small"
        icon={<X size={14} aria-hidden="true" />}
        onClick={() => setLeaving(true)}
      />
    </div>
  )
}

function useSwipe(onAway: () => void) {
  const [offset, setOffset] = useState(0)
  const startX = useRef<number | null>(null)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('button')) return
    startX.current = event.clientX
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (startX.current === null) return
    setOffset(Math.max(0, event.clientX - startX.current))
  }
  const onPointerUp = () => {
    if (startX.current === null) return
    startX.current = null
    if (offset > SWIPE_AWAY_PX) onAway()
    else setOffset(0)
  }
  return { offset, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } }
}
