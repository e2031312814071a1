import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode
  /** Right-aligned and muted, such as a count. */
  note?: ReactNode
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

/** On or off with immediate effect, for settings without a save button. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" />
}

function Choice(props: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const { label, note, error, className, ref, type, role, ...rest } = props
  const id = useId()
  return (
    <span className={classNames(styles.choice, className)}>
      <label className={styles.row}>
        <input
          {...rest}
          ref={ref}
          type={type}
          role={role}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
          className={role === 'switch' ? styles.switch : styles[type]}
        />
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </label>
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  )
}
