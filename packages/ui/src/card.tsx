import type { HTMLAttributes } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** The card has the keyboard focus. */
  current?: boolean
}

/** A framed container for one item. */
export function Card({ as: Element = 'div', current, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, className)} data-current={current || undefined} />
}
