import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

export interface AvatarProps {
  name: string
  size?: 'small' | 'medium' | 'large'
  /** A person without a name: letters from the masked one, in a dashed frame. */
  masked?: boolean
}

/** Initials; decoration beside a name that is written out. */
export function Avatar({ name, size = 'medium', masked = false }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], masked && styles.masked)} aria-hidden="true">
      {masked ? name.slice(-4) : initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}
