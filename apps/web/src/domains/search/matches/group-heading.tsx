import type { CriteriaCounts } from '@assay/contracts/candidate-searches'
import { type Grouped, headingOf } from './group-headings.ts'
import styles from './match-list.module.css'

interface GroupHeadingProps {
  match: Grouped
  above: Grouped | undefined
  counts: CriteriaCounts | null
}

/** Stands above a match with which a group by criteria begins. */
export function GroupHeading({ match, above, counts }: GroupHeadingProps) {
  const group = headingOf(match, above, counts)
  if (group === null) return null
  return (
    <li className={styles.group}>
      <h3>{group.title}</h3>
      <span>{group.count.toLocaleString('en')}</span>
    </li>
  )
}
