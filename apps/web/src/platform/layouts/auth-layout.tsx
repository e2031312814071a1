import { Wordmark } from '@assay/ui/mark'
import { ThemeSwitch } from '@assay/ui/theme-switch'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SkipLink } from '../pages/skip-link.tsx'
import styles from './auth-layout.module.css'

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.head}>
        <Link to="/" className={styles.home} aria-label="Assay, home">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Balance />
    </div>
  )
}

const RULER = `${Array.from({ length: 41 }, (_, step) => `M${20 + step * 10} 372v${step % 5 === 0 ? -14 : -7}`).join('')}M20 372h400`

function Balance() {
  return (
    <aside className={styles.aside} aria-hidden="true">
      <svg viewBox="0 0 440 400" fill="none" className={styles.balance} aria-hidden="true">
        <path d={RULER} stroke="var(--line-strong)" />
        <g stroke="var(--control-line)" strokeWidth="1.25">
          <path d="M220 60v290M168 350h104l10 8H158z" />
          <path d="M90 110 48 226M90 110l42 116M350 110l-42 116M350 110l42 116" />
          <path
            d="M36 226h108c-6 20-26 30-54 30s-48-10-54-30zM296 226h108c-6 20-26 30-54 30s-48-10-54-30z"
            fill="var(--surface)"
          />
          <path d="M84 104 220 92l136 12-136 12z" fill="var(--surface)" />
          <circle cx="220" cy="104" r="15" fill="var(--canvas)" />
        </g>
        <path d="M220 119v150" stroke="var(--accent)" strokeWidth="1.5" />
        <circle cx="220" cy="104" r="5" fill="var(--accent)" />
        <g fill="var(--accent)">
          <path d="M78 198h20l8 8v20H70v-20z" opacity=".9" />
        </g>
        <g fill="var(--part-3)">
          <path d="M324 206h22v20h-22zM350 212h14v14h-14zM368 217h9v9h-9z" />
        </g>
      </svg>
    </aside>
  )
}
