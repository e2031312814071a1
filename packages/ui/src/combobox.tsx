import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import control from './control.module.css'
import { Field, type FieldControl, type FieldProps } from './field.tsx'
import popup from './popup.module.css'
import { useDelayed } from './use-delayed.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** Right-aligned and muted, such as a count or the matching alias. */
  note?: string | undefined
}

export interface ComboboxProps extends Omit<FieldProps, 'children' | 'count'> {
  options: readonly ComboboxOption[]
  value: ComboboxOption | null
  onChange: (option: ComboboxOption | null) => void
  /** If set, options are filtered externally (by a server) and shown in the given order. */
  onSearch?: ((text: string) => void) | undefined
  /** The external search is in progress. */
  searching?: boolean
  /** Shown when nothing is found. */
  nothing?: string
  /** Reports every selection and clears the input, for adding to a list. */
  clearOnPick?: boolean
  /** Receives pasted text, and typed text on Enter; returns whether it was accepted, which clears the input. */
  onText?: ((text: string) => boolean) | undefined
  /** If set, a button clears the selection; this is its label, such as “Every requirement”. */
  clearWords?: string | undefined
  placeholder?: string | undefined
  /** The field of a form, by which it finds its first wrong one. */
  name?: string | undefined
  disabled?: boolean
  controlSize?: 'medium' | 'large'
  lead?: ReactNode
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Selects one of many options by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, required, labelHidden, aside, className, ...rest } = props
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
      {(field) => <ComboboxControl {...rest} field={field} />}
    </Field>
  )
}

type ControlProps = Omit<ComboboxProps, keyof Omit<FieldProps, 'children' | 'count'>> & { field: FieldControl }

function ComboboxControl(props: ControlProps) {
  const { options, value, onChange, onSearch, onText, searching = false, clearOnPick = false, field, ...look } = props
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const showSearching = useDelayed(searching, 200)
  const held = clearOnPick ? { inputValue: text, value: null } : { value }
  const take = (given: string): boolean => {
    const isTaken = onText?.(given) === true
    if (isTaken) {
      setText('')
      setOpen(false)
    }
    return isTaken
  }
  return (
    <Base.Root
      {...held}
      items={options as ComboboxOption[]}
      isItemEqualToValue={(item: ComboboxOption, chosen: ComboboxOption) => item.value === chosen.value}
      {...(onSearch !== undefined && { filter: null })}
      open={open}
      onOpenChange={setOpen}
      autoHighlight
      disabled={look.disabled ?? false}
      onValueChange={(next) => {
        onChange(next as ComboboxOption | null)
        if (clearOnPick) setText('')
      }}
      onInputValueChange={(next, { reason }) => {
        if (clearOnPick && reason === 'item-press') return
        setText(next)
        if (reason === 'input-change' || reason === 'input-clear') onSearch?.(next)
      }}
    >
      <Base.InputGroup className={styles.group}>
        {look.lead && <span className={control.lead}>{look.lead}</span>}
        <Base.Input
          {...field}
          ref={look.inputRef}
          onPaste={(event) => {
            if (take(event.clipboardData.getData('text/plain'))) event.preventDefault()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !take(text)) return
            event.preventDefault()
            event.preventBaseUIHandler()
          }}
          data-field={look.name}
          placeholder={look.placeholder}
          onBlur={look.onBlur}
          className={classNames(
            control.control,
            look.controlSize === 'large' && control.large,
            look.lead !== undefined && control.withLead,
            control.withTail,
            look.clearWords !== undefined && styles.clearable,
          )}
        />
        {look.clearWords !== undefined && (
          <Base.Clear className={styles.clear} aria-label={look.clearWords}>
            <X size={14} aria-hidden="true" />
          </Base.Clear>
        )}
        {!clearOnPick && (
          <Base.Trigger className={styles.trigger} aria-label="Show options">
            <ChevronDown size={16} aria-hidden="true" />
          </Base.Trigger>
        )}
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className={popup.positioner} sideOffset={4}>
          <Base.Popup className={classNames(popup.popup, styles.popup)} aria-busy={searching || undefined}>
            <Base.Status className={popup.status}>{showSearching ? 'Loading' : null}</Base.Status>
            <Base.Empty className={popup.status}>{searching ? null : (props.nothing ?? 'No matching data')}</Base.Empty>
            <Base.List className={popup.list}>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={popup.item}>
                  {option.label}
                  {option.note !== undefined && <span className={popup.note}>{option.note}</span>}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
