import { useRender } from '@base-ui/react/use-render'
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ControlSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: ControlSize
  /** Before the label; decorative. */
  icon?: ReactNode
  /** After the label; decorative. */
  trailing?: ReactNode
  /** In progress: the button keeps its width, announces it and ignores presses. */
  busy?: boolean
  wide?: boolean
  /** Another element to render as a button, such as a router link. */
  render?: ReactElement | undefined
}

/** Triggers an action. For navigation, pass a link as `render`. */
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
      ...(variant === 'primary' && { 'data-primary': true }),
      ...(busy && { 'aria-busy': true, 'aria-disabled': true }),
      className: classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className),
      onClick: busy ? (event: { preventDefault: () => void }) => event.preventDefault() : onClick,
      children: face,
    },
  })
}
