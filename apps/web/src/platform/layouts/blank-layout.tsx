import type { ReactNode } from 'react'
import styles from './plain-layouts.module.css'

export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.blank}>
      {children}
    </main>
  )
}
