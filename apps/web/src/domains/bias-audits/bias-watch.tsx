import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { formatAgo, formatCount } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { formatPeriod } from './audit-labels.ts'
import styles from './bias-audits.module.css'
import { type BiasAudit, biasAuditsQuery } from './bias-audits.queries.ts'

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
  const ratios = result.tables.flatMap(({ rows }) => rows).filter(({ ratio }) => ratio !== null)
  const flagged = ratios.filter(({ isFlagged }) => isFlagged).length
  const moved = result.swaps.kinds.reduce((sum, kind) => sum + kind.moved, 0)
  return (
    <div className={styles.watch}>
      <p className={styles.line}>
        {link(audit, formatPeriod(audit))} run {formatAgo(createdAt)}
        {publishedAt === null && ', not published'}
      </p>
      <Finding isBad={flagged > 0}>
        {flagged} of {formatCount(ratios.length, 'impact ratio')} below four fifths
      </Finding>
      <Finding isBad={moved > 0}>{formatCount(moved, 'score')} moved by the swap test</Finding>
      <Finding isBad={result.proxies.found.length > 0}>
        {formatCount(result.proxies.found.length, 'hidden proxy', 'hidden proxies')} found
      </Finding>
    </div>
  )
}

function Finding({ isBad, children }: { isBad: boolean; children: ReactNode }) {
  return <p className={styles.line}>{isBad ? <Badge tone="failed">{children}</Badge> : children}</p>
}
