import { VisuallyHidden } from '@assay/ui/visually-hidden'
import styles from './link-count.module.css'

/** What waits behind a link; nothing for none. */
export function LinkCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
