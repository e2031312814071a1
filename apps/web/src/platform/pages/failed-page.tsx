import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '../list-page.module.css'

/** A page that could not load. It keeps its heading, so that it stays recognizable. */
export function FailedPage({ children }: { children: ReactNode }) {
  const title = useMatches().at(-1)?.staticData.title
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
