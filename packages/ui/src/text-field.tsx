import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>,
    Omit<FieldProps, 'children' | 'className' | 'count'> {
  controlSize?: 'small' | 'medium' | 'large'
  lead?: ReactNode
  tail?: ReactNode
  /** Shows "used / max"; requires `maxLength`, and counts `value`. */
  counter?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, labelHidden, aside, controlSize = 'medium', lead, tail, counter, ref, ...input } = props
  const { className, required, ...rest } = input
  const count =
    counter && rest.maxLength !== undefined
      ? { written: String(rest.value ?? '').length, max: rest.maxLength, min: rest.minLength }
      : undefined
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      aside={aside}
      count={count}
      className={className}
    >
      {(control) => (
        <span className={styles.group}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <input
            {...rest}
            {...control}
            ref={ref}
            className={classNames(
              styles.control,
              controlSize !== 'medium' && styles[controlSize],
              lead !== undefined && styles.withLead,
              tail !== undefined && styles.withTail,
            )}
          />
          {tail && <span className={styles.tail}>{tail}</span>}
        </span>
      )}
    </Field>
  )
}
