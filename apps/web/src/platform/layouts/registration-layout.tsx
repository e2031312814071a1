import { TextLink } from '@assay/ui/link'
import { Wordmark } from '@assay/ui/mark'
import { ThemeSwitch } from '@assay/ui/theme-switch'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SkipLink } from '../pages/skip-link.tsx'
import { useSession } from '../session/session.ts'
import styles from './registration-layout.module.css'

export function RegistrationLayout({ children }: { children: ReactNode }) {
  const { loggedIn } = useSession()
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.head}>
        <Link to="/" className={styles.home} aria-label="Assay, home">
          <Wordmark />
        </Link>
        <div className={styles.right}>
          {!loggedIn && (
            <p className={styles.signIn}>
              <span>Already have an account? </span>
              <TextLink render={<Link to="/login" />}>Sign in</TextLink>
            </p>
          )}
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
