import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { capitalize, formatAgo } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { formatPeriod } from './audit-labels.ts'
import styles from './bias-audits.module.css'
import { type BiasAudit, biasAuditsQuery } from './bias-audits.queries.ts'
import { findingsOf } from './findings-of.ts'

export interface BiasWatchProps {
  /** Links to an audit, or with null to the form that runs one. */
  link: (audit: BiasAudit | null, words: ReactNode) => ReactElement
}

const LATEST = { number: 1, size: 10 }

/** What the latest finished bias audit found. */
export function BiasWatch({ link }: BiasWatchProps) {
  const query = useQuery(biasAuditsQuery(LATEST))
  return (
    <Panel title="Bias watch">
      <Region query={query}>
        {({ audits }) => {
          const latest = audits.find(({ state }) => state === 'ready')
          return latest === undefined ? (
            <EmptyState title="No audit yet">{link(null, 'Run the first bias audit')}</EmptyState>
          ) : (
            <Findings audit={latest} link={link} />
          )
        }}
      </Region>
    </Panel>
  )
}

function Findings({ audit, link }: { audit: BiasAudit } & BiasWatchProps) {
  const { result, publishedAt, createdAt } = audit
  if (result === null) return null
  return (
    <div className={styles.watch}>
      <p className={styles.line}>
        {link(audit, formatPeriod(audit))} run {formatAgo(createdAt)}
        {publishedAt === null && ', not published'}
      </p>
      {findingsOf(result).map(({ words, isBad }) => (
        <p key={words} className={styles.line}>
          {isBad ? <Badge tone="failed">{words}</Badge> : capitalize(words)}
        </p>
      ))}
    </div>
  )
}
