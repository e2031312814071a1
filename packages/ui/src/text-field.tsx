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
  /** The limit of the counter. Longer text is kept and reported as too long. */
  limit?: number | undefined
  atLeast?: number | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, labelHidden, aside, controlSize = 'medium', lead, tail, ref, ...input } = props
  const { className, required, limit, atLeast, ...rest } = input
  const max = limit ?? rest.maxLength
  const count =
    max === undefined
      ? undefined
      : { written: String(rest.value ?? '').length, max, min: atLeast, place: 'head' as const }
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
