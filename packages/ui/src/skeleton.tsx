import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

/** Holds the place of what is coming, so that nothing jumps. Silent: the region around it says that it loads. */
export function Skeleton({ width, height, className }: { width?: string; height?: string; className?: string }) {
  return (
    <span
      className={classNames(styles.bone, className)}
      style={{ width: width ?? '100%', height: height ?? '0.875rem' }}
      aria-hidden="true"
    />
  )
}
