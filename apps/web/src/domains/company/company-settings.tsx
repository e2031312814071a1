import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../../platform/region.tsx'
import { AccentPanel } from './accent-panel.tsx'
import { BlindReviewPanel } from './blind-review-panel.tsx'
import { companyQuery } from './company.queries.ts'
import { CompanyProfile } from './company-profile.tsx'
import styles from './company-settings.module.css'
import { DataPanel } from './data-panel.tsx'
import { ExcludedEmployers } from './excluded-employers.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'

interface CompanySettingsProps {
  mayExport: boolean
  /** Sections of other domains, which the route mounts: one line each. */
  children?: ReactNode
}

/** All settings of a company. Each section says who may change it; the others read it. */
export function CompanySettings({ mayExport, children }: CompanySettingsProps) {
  const query = useQuery(companyQuery())
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Company settings</h1>
      <Region query={query}>
        {(company) => (
          <div className={styles.columns}>
            <div className={styles.stack}>
              <CompanyProfile key={company.version} company={company} />
              <LogoPanel company={company} />
            </div>
            <div className={styles.stack}>
              <BlindReviewPanel key={company.version} company={company} />
              <AccentPanel key={company.version} company={company} />
              <PeoplePanel />
              <DataPanel mayExport={mayExport} />
            </div>
          </div>
        )}
      </Region>
      {children}
      <ExcludedEmployers />
    </div>
  )
}
