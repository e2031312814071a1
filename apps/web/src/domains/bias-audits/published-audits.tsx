import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatCount, formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { formatPeriod, measureLabels } from './audit-labels.ts'
import styles from './bias-audits.module.css'
import { type BiasAudit, latestAuditQuery, publishedAuditsQuery } from './bias-audits.queries.ts'
import { ImpactTables } from './impact-table.tsx'

/** For the home page: the scoring rates of the latest published audit. Nothing while there is none. */
export function LatestAudit({ more }: { more: ReactNode }) {
  const { data: latest } = useQuery(latestAuditQuery())
  if (latest?.result === undefined || latest.result === null) return null
  return (
    <section className={styles.public} aria-labelledby="latest-audit">
      <h2 id="latest-audit">Latest bias audit</h2>
      <p className={styles.quiet}>
        {describe(latest)} An impact ratio below 0.80 deserves a closer look. {more}
      </p>
      <ImpactTables tables={latest.result.tables.filter(({ by }) => by !== 'both')} measure="scored" />
    </section>
  )
}

function describe({ from, to, companyName, createdAt, result }: BiasAudit): string {
  const scope = companyName === null ? 'all companies here' : companyName
  return `${formatPeriod({ from, to })}, ${scope}, computed on ${formatDay(createdAt)} from ${formatCount(result?.assessments ?? 0, 'assessment')}.`
}

/** Everything that is published, in full. */
export function PublishedAudits() {
  const query = useQuery(publishedAuditsQuery())
  const [chosen, setChosen] = useState('')
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Published bias audits</h1>
      <p className={styles.quiet}>
        How often the ranking and later decisions favored each group. Based on this installation’s history and what
        candidates volunteered; terms and categories follow New York City’s rules on hiring tools (6 RCNY 5-300).
        Medians are per job.
      </p>
      <Region query={query}>
        {(audits) => {
          const audit = audits.find(({ id }) => id === chosen) ?? audits[0]
          if (audit === undefined)
            return (
              <EmptyState title="Nothing published yet">An operator or a company publishes audits here.</EmptyState>
            )
          return (
            <>
              <Select
                label="Audit"
                value={audit.id}
                options={audits.map((each) => ({
                  value: each.id,
                  label: `${each.companyName ?? 'All companies'}, ${formatPeriod(each)}`,
                }))}
                onChange={(event) => setChosen(event.target.value)}
              />
              <Published audit={audit} />
            </>
          )
        }}
      </Region>
    </div>
  )
}

function Published({ audit }: { audit: BiasAudit }) {
  const { result } = audit
  if (result === null) return null
  return (
    <>
      <p className={styles.quiet}>{describe(audit)}</p>
      {(['scored', 'shortlisted', 'interviewed', 'hired'] as const).map((measure) => (
        <section key={measure} className={styles.public}>
          <h2>{measureLabels[measure]}</h2>
          <ImpactTables tables={result.tables} measure={measure} />
        </section>
      ))}
    </>
  )
}
