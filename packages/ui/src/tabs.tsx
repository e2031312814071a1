import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'

export interface TabsProps {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly { value: string; label: ReactNode; panel: ReactNode }[]
}

/** One of several views of the same thing; arrows, Home and End move between them. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.find((tab) => tab.value === value) ?? tabs[0]
  // On a narrow screen the selected tab may be beyond the edge.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(open?.value ?? '')}"]`)
    if (row && tab && row.scrollWidth > row.clientWidth)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [open?.value])
  return (
    <Base.Root className={styles.root} value={open?.value ?? null} onValueChange={(next) => onChange(String(next))}>
      <Base.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab} data-tab={tab.value}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {open !== undefined && (
        <Base.Panel key={open.value} value={open.value} className={styles.panel} tabIndex={-1}>
          {open.panel}
        </Base.Panel>
      )}
    </Base.Root>
  )
}
