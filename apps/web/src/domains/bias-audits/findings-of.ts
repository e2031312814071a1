import type { AuditResult } from '@assay/contracts/bias-audits'

interface Findings {
  /** Impact ratios whose whole interval lies below one, and that are below four fifths themselves. */
  flagged: number
  /** Features of the ranking that differ between groups. */
  proxies: number
  /** Scores that changed with an irrelevant detail. */
  moved: number
}

/** What an audit found, as counts: a ratio below four fifths counts only where chance does not explain it. */
export function findingsOf({ tables, proxies, swaps }: AuditResult): Findings {
  const isFlagged = tables.flatMap(({ rows }) => rows).filter((row) => row.isFlagged && (row.ratioHigh ?? 1) < 1)
  return {
    flagged: isFlagged.length,
    proxies: proxies.found.length,
    moved: swaps.kinds.reduce((sum, kind) => sum + kind.moved, 0),
  }
}
