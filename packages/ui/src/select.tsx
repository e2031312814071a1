import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './control.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'>,
    Omit<FieldProps, 'children' | 'className' | 'count'> {
  options: readonly Option[]
  /** Shown while nothing is selected. */
  placeholder?: string | undefined
  controlSize?: 'small' | 'medium' | 'large'
  ref?: Ref<HTMLSelectElement> | undefined
}

/** Selects one of a few options. For many options or server-side search, use Combobox. */
export function Select(props: SelectProps) {
  const { label, hint, error, labelHidden, aside, options, placeholder, controlSize = 'medium', ref, ...select } = props
  const { className, required, ...rest } = select
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      aside={aside}
      className={className}
    >
      {(control) => (
        <span className={styles.group}>
          <select
            {...rest}
            {...control}
            ref={ref}
            className={classNames(styles.control, styles.select, controlSize !== 'medium' && styles[controlSize])}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
