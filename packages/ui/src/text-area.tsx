import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface TextAreaProps
  extends TextareaHTMLAttributes<HTMLTextAreaElement>,
    Omit<FieldProps, 'children' | 'className' | 'count'> {
  /** The limit of the counter. Longer text is kept and reported as too long. */
  limit?: number | undefined
  atLeast?: number | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, labelHidden, aside, limit, atLeast, className, required, ref, ...rest } = props
  const max = limit ?? rest.maxLength
  const count = max === undefined ? undefined : { written: String(rest.value ?? '').length, max, min: atLeast }
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
      {(control) => <textarea {...rest} {...control} ref={ref} className={classNames(styles.control, styles.area)} />}
    </Field>
  )
}
