import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Attributes that connect a control to its field. Spread them onto the control. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** One sentence of permanent help text. */
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean | undefined
  /** The label is visually hidden. */
  labelHidden?: boolean | undefined
  /** To the right of the label, such as a link. */
  aside?: ReactNode
  /** Characters used and allowed, shown as a counter: below the input, or next to the label of single lines. */
  count?: { written: number; max: number; min?: number | undefined; place?: 'head' | undefined } | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, a hint and an error. */
export function Field(props: FieldProps) {
  const { label, hint, error, required, labelHidden, aside, count, className, children } = props
  const id = useId()
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null, count ? `${id}-count` : null]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? true : undefined}>
      <div className={classNames(styles.head, labelHidden && styles.headHidden)}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
        {count?.place === 'head' && <Counter id={`${id}-count`} {...count} />}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {(error || hint || (count && count.place === undefined)) && (
        <div className={styles.foot}>
          <div className={styles.messages}>
            {error && (
              <p id={`${id}-error`} className={styles.error}>
                {error}
              </p>
            )}
            {hint && (
              <p id={`${id}-hint`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
          {count && count.place === undefined && <Counter id={`${id}-count`} {...count} />}
        </div>
      )}
    </div>
  )
}

interface CounterProps {
  id: string
  written: number
  max: number
  min?: number | undefined
}

const NEAR = 20

function Counter({ id, written, max, min }: CounterProps) {
  const outside = written > max || (min !== undefined && written > 0 && written < min)
  return (
    <>
      <p id={id} className={styles.counter} data-outside={outside || undefined}>
        {written.toLocaleString('en')} / {max.toLocaleString('en')}
      </p>
      <VisuallyHidden>
        <span role="status">{announce(max - written)}</span>
      </VisuallyHidden>
    </>
  )
}

/** In steps of ten, so that screen readers do not announce each key. */
function announce(left: number): string {
  if (left > NEAR) return ''
  if (left >= 0) return left === 0 ? 'No characters left' : `At most ${Math.ceil(left / 10) * 10} characters left`
  return `Too long by up to ${Math.ceil(-left / 10) * 10} characters`
}
