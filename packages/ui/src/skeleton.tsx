import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

/**
 * A placeholder for loading content that prevents layout shifts. Not announced: the surrounding region announces
 * loading.
 */
export function Skeleton({ width, height, className }: { width?: string; height?: string; className?: string }) {
  return (
    <span
      className={classNames(styles.bone, className)}
      style={{ width: width ?? '100%', height: height ?? '0.875rem' }}
      aria-hidden="true"
    />
  )
}
