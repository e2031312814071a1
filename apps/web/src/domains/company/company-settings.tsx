import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../../platform/region.tsx'
import { AccentPanel } from './accent-panel.tsx'
import { type AccountPart, accountPartLabels, isAccountPart } from './account-parts.ts'
import { BlindReviewPanel } from './blind-review-panel.tsx'
import { type Company, companyQuery } from './company.queries.ts'
import { CompanyProfile } from './company-profile.tsx'
import styles from './company-settings.module.css'
import { DataPanel } from './data-panel.tsx'
import { ExcludedEmployers } from './excluded-employers.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { ReasonsPanel } from './reasons/index.ts'
import { RetentionPanel } from './retention/index.ts'

interface CompanySettingsProps {
  part: AccountPart
  onPart: (part: AccountPart) => void
  mayExport: boolean
  /** Sections of other domains, which the route mounts. A part without any is left out. */
  offerLetters: ReactNode
  signIn: ReactNode
  webhooks: ReactNode
  /** For owners. */
  closing: ReactNode
}

/** All settings of a company. Each section states who may change it; others read it. */
export function CompanySettings({
  part,
  onPart,
  mayExport,
  offerLetters,
  signIn,
  webhooks,
  closing,
}: CompanySettingsProps) {
  const query = useQuery(companyQuery())
  const inCompany = (show: (company: Company) => ReactNode) => <Region query={query}>{show}</Region>
  const panels: Readonly<Record<AccountPart, ReactNode>> = {
    company: inCompany((company) => (
      <div className={styles.columns}>
        <CompanyProfile key={company.version} company={company} />
        <div className={styles.stack}>
          <LogoPanel company={company} />
          <AccentPanel key={company.version} company={company} />
          <PeoplePanel />
        </div>
      </div>
    )),
    hiring: (
      <div className={styles.stack}>
        {inCompany((company) => (
          <BlindReviewPanel key={company.version} company={company} />
        ))}
        <ReasonsPanel />
        {offerLetters}
        <ExcludedEmployers />
      </div>
    ),
    access: signIn,
    webhooks,
    data: (
      <div className={styles.stack}>
        <RetentionPanel />
        <DataPanel mayExport={mayExport} />
        {closing}
      </div>
    ),
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Company settings</h1>
      <Tabs
        label="Company settings"
        value={part}
        onChange={(next) => isAccountPart(next) && onPart(next)}
        tabs={Object.entries(panels).flatMap(([value, panel]) =>
          panel === null || panel === false ? [] : [{ value, label: accountPartLabels[value as AccountPart], panel }],
        )}
      />
    </div>
  )
}
