import { useRender } from '@base-ui/react/use-render'
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ControlSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: ControlSize
  /** Before the words; decoration only. */
  icon?: ReactNode
  /** After the words; decoration only. */
  trailing?: ReactNode
  /** Still at work: the button keeps its width, says so, and does nothing more. */
  busy?: boolean
  wide?: boolean
  /** Another element to be drawn as a button, such as a router's link. */
  render?: ReactElement | undefined
}

/** Does something. For going somewhere pass a link as `render`. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', icon, trailing, busy = false, wide = false, render, ...rest } = props
  const { className, children, onClick, type = 'button', ...others } = rest
  const face = (
    <>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.face} data-busy={busy || undefined}>
        {icon}
        {children !== undefined && <span className={styles.words}>{children}</span>}
        {trailing}
      </span>
    </>
  )
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...others,
      ...(render === undefined && { type }),
      ...(busy && { 'aria-busy': true, 'aria-disabled': true }),
      className: classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className),
      onClick: busy ? (event: { preventDefault: () => void }) => event.preventDefault() : onClick,
      children: face,
    },
  })
}
