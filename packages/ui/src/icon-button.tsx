import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'title'> {
  /** Said and shown on hover; an icon alone says nothing. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  /** For a button that stays down. */
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
