import { useRender } from '@base-ui/react/use-render'
import type { AnchorHTMLAttributes, ReactElement } from 'react'
import { classNames } from './class-names.ts'
import styles from './link.module.css'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `quiet` is underlined only on hover; never use it inside a sentence. */
  variant?: 'text' | 'quiet'
  /** A router link. */
  render?: ReactElement | undefined
}

/** Navigates to another page. */
export function TextLink({ variant = 'text', render, className, ...rest }: LinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: { ...rest, className: classNames(styles.link, styles[variant], className) },
  })
}
