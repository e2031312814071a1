import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'title'> {
  /** The accessible name, also shown on hover. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  /** The pressed state of a toggle button. */
  pressed?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, size = 'medium', pressed, className, ref, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={classNames(styles.button, styles[size], className)}
    >
      {icon}
    </button>
  )
}
