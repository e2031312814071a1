import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tabs.module.css'

export interface TabsProps {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly { value: string; label: ReactNode; panel: ReactNode }[]
}

/** One of several views of the same thing; arrows, Home and End move between them. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.find((tab) => tab.value === value) ?? tabs[0]
  const tabOf = (each: string) => list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(each)}"]`)
  // On a narrow screen the selected tab may be beyond the edge.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(open?.value ?? '')}"]`)
    if (row && tab && row.scrollWidth > row.clientWidth)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [open?.value])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === open?.value)
    const place = placeAfter(event, at, tabs.length)
    const next = place === null ? undefined : tabs[place]
    if (next === undefined) return
    event.preventDefault()
    tabOf(next.value)?.focus()
    onChange(next.value)
  }
  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" className={styles.list} aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            data-tab={tab.value}
            onClick={() => tab !== open && onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          className={styles.panel}
          tabIndex={-1}
        >
          {open.panel}
        </div>
      )}
    </div>
  )
}

/** null for keys that don't move, and for those that browsers and screen readers use with a modifier. */
function placeAfter({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, at: number, count: number) {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
