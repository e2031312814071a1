import styles from './avatar.module.css'
import { classNames } from './class-names.ts'
import { firstLetters, wordsOfName } from './first-letters.ts'

export interface AvatarProps {
  name: string
  size?: 'small' | 'medium' | 'large'
  /** A candidate without a name: initials of the masked name, in a dashed frame. */
  masked?: boolean
}

/** Initials, purely decorative: the name is written next to them. */
export function Avatar({ name, size = 'medium', masked = false }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], masked && styles.masked)} aria-hidden="true">
      {masked ? name.slice(-4) : initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const [first = '', ...rest] = wordsOfName(name)
  return (firstLetters(first) + firstLetters(rest.at(-1) ?? '')).toUpperCase()
}
