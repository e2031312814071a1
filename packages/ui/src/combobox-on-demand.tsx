import { ChevronDown, X } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import type { ComboboxProps } from './combobox.tsx'
import control from './control.module.css'
import { Field } from './field.tsx'

type Props = Pick<
  ComboboxProps,
  | ('label' | 'labelHidden' | 'placeholder' | 'options' | 'value' | 'onChange')
  | ('onSearch' | 'searching' | 'nothing' | 'clearWords')
>

const load = () => import('./combobox.tsx').then((part) => part.Combobox)
const prepare = () => void load().catch(() => undefined)
const OPENING_KEYS = ['ArrowDown', 'ArrowUp']

/**
 * A `Combobox` that is a plain input until it is used: most visits of a page keep what it has chosen, and its code is the heaviest
 * of all. Pointing at it and keyboard focus load it, so that it is there when it is pressed. What is typed until then is searched for
 * too.
 */
export function ComboboxOnDemand(props: Props) {
  const [Box, setBox] = useState<ComponentType<ComboboxProps> | null>(null)
  const [text, setText] = useState<string | null>(null)
  if (Box !== null) return <Box {...props} begun={{ text }} />
  const { label, labelHidden, placeholder, value, onChange, onSearch, clearWords } = props
  // If it doesn't load, the next press tries again.
  const open = () =>
    void load().then(
      (loaded) => setBox(() => loaded),
      () => undefined,
    )
  return (
    <Field label={label} labelHidden={labelHidden}>
      {(field) => (
        <div className={styles.group}>
          <input
            {...field}
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            aria-autocomplete="list"
            aria-controls={undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            className={classNames(control.control, control.withTail, clearWords !== undefined && styles.clearable)}
            value={text ?? value?.label ?? ''}
            onFocus={prepare}
            onPointerEnter={prepare}
            onClick={open}
            onKeyDown={(event) => {
              if (!OPENING_KEYS.includes(event.key)) return
              event.preventDefault()
              open()
            }}
            onChange={(event) => {
              setText(event.target.value)
              onSearch?.(event.target.value)
              open()
            }}
          />
          {clearWords !== undefined && value !== null && (
            <button
              type="button"
              tabIndex={-1}
              className={styles.clear}
              aria-label={clearWords}
              onClick={() => onChange(null)}
            >
              <X size={14} aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            tabIndex={-1}
            className={styles.trigger}
            aria-label="Show options"
            aria-haspopup="listbox"
            aria-expanded={false}
            onPointerEnter={prepare}
            onClick={open}
          >
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
