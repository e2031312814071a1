import type { HTMLAttributes } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** The one the keyboard is on. */
  current?: boolean
}

/** One thing in its own frame. */
export function Card({ as: Element = 'div', current, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, className)} data-current={current || undefined} />
}
