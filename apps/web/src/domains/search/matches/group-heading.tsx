import type { CriteriaCounts } from '@assay/contracts/candidate-searches'
import { type Grouped, headingsOf } from './group-headings.ts'
import styles from './match-list.module.css'

interface GroupHeadingProps {
  match: Grouped
  above: Grouped | undefined
  counts: CriteriaCounts | null
}

/** Shown above the first match of a group by criteria. */
export function GroupHeading({ match, above, counts }: GroupHeadingProps) {
  return headingsOf(match, above, counts).map(({ title, criteria, count }) => (
    <li key={title} className={styles.group} data-empty={count === 0 || undefined}>
      <h3>{title}</h3>
      <span>{count.toLocaleString('en')}</span>
      {criteria !== null && <p>Criteria: {criteria}</p>}
    </li>
  ))
}
