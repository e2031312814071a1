import { Wordmark } from '@assay/ui/mark'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SkipLink } from '../pages/skip-link.tsx'
import styles from './plain-layouts.module.css'

export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles.errorHead}>
        <Link to="/" className={styles.home} aria-label="Assay, home">
          <Wordmark />
        </Link>
      </header>
      <main id="main">{children}</main>
    </>
  )
}
