import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Wordmark } from '@assay/ui/mark'
import { ThemeSwitch } from '@assay/ui/theme-switch'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SkipLink } from '../pages/skip-link.tsx'
import { useSession } from '../session/session.ts'
import styles from './anonymous-layout.module.css'

export interface AnonymousLayoutProps {
  children: ReactNode
  /** The website where guests search, if it is another one. */
  searchSiteUrl?: string | null | undefined
}

export function AnonymousLayout({ children, searchSiteUrl }: AnonymousLayoutProps) {
  const { loggedIn } = useSession()
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.head}>
        <Link to="/" className={styles.home} aria-label="Assay, home">
          <Wordmark />
        </Link>
        <nav className={styles.nav} aria-label="Account">
          {typeof searchSiteUrl === 'string' && (
            <Button variant="quiet" render={<a href={searchSiteUrl} />}>
              Search
            </Button>
          )}
          {loggedIn ? (
            <Button variant="primary" render={<Link to="/dashboard" />}>
              Dashboard
            </Button>
          ) : (
            <>
              <Button variant="quiet" render={<Link to="/login" />}>
                Sign in
              </Button>
              <Button render={<Link to="/register" />}>Register</Button>
            </>
          )}
        </nav>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <p>Assay is free software. Your searches stay on this server.</p>
        <TextLink variant="quiet" render={<Link to="/pricing" />}>
          Pricing
        </TextLink>
        <TextLink variant="quiet" render={<Link to="/agency-register" />}>
          For agencies
        </TextLink>
        <TextLink variant="quiet" render={<Link to="/how-ranking-works" />}>
          How ranking works
        </TextLink>
        <ThemeSwitch />
      </footer>
    </div>
  )
}
