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
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  )
  // On a narrow screen the selected tab may be beyond the edge.
  useEffect(() => {
    const [row, open] = [list.current, list.current?.children[current]]
    if (row && open instanceof HTMLElement && row.scrollWidth > row.clientWidth)
      row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const place = targets[event.key]
    const next = place === undefined ? undefined : tabs[place]
    if (place === undefined || next === undefined) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus()
  }
  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={place === current}
            aria-controls={`${id}-panel`}
            tabIndex={place === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tabs[current]?.value}`}
        className={styles.panel}
      >
        {tabs[current]?.panel}
      </div>
    </div>
  )
}
