import type { AuditResult } from '@assay/contracts/bias-audits'
import { formatCount } from '../../platform/format.ts'

interface Finding {
  readonly words: string
  readonly isBad: boolean
}

/** What an audit found, in three phrases: a ratio below four fifths counts only where chance does not explain it. */
export function findingsOf({ tables, proxies, swaps }: AuditResult): Finding[] {
  const flagged = tables.flatMap(({ rows }) => rows).filter((row) => row.isFlagged && (row.ratioHigh ?? 1) < 1).length
  const found = proxies.found.length
  const moved = swaps.kinds.reduce((sum, kind) => sum + kind.moved, 0)
  return [
    { words: `${countOrNo(flagged, 'impact ratio')} below 0.80 that chance doesn’t explain`, isBad: flagged > 0 },
    { words: `${countOrNo(moved, 'score')} changed in the swap test`, isBad: moved > 0 },
    {
      words:
        found > 1
          ? `${found} parts of the score differ between groups`
          : `${countOrNo(found, 'part')} of the score differs between groups`,
      isBad: found > 0,
    },
  ]
}

const countOrNo = (count: number, one: string): string => (count === 0 ? `no ${one}` : formatCount(count, one))
