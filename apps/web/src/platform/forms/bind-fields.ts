// The props of the controls of a form.
import type { ChangeEvent, FocusEvent } from 'react'
import { afterPress } from './after-press.ts'
import { type FieldSet, type InputKind, valueAt } from './field-set.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Binding {
  name: string
  label: string
  error: string | null
  required: boolean | undefined
  onBlur: (event?: FocusEvent) => void
}
interface ValueBinding extends Binding {
  value: string
  onChange: (event: ChangeEvent<Control>) => void
}
interface TextBinding extends ValueBinding, InputKindOf {
  min?: number | undefined
  max?: number | undefined
  step?: number | 'any' | undefined
  limit?: number | undefined
  atLeast?: number | undefined
}
type InputKindOf = Omit<InputKind, 'type'> & { type?: InputKind['type'] | 'number' }

export interface Bindings {
  /** Props of a TextField. */
  text: (field: string) => TextBinding
  /** Props of a TextArea. */
  area: (field: string) => ValueBinding & { limit: number | undefined; atLeast: number | undefined }
  /** Props of a Select. */
  choice: (field: string) => ValueBinding
  /** Props of a Checkbox or Switch. */
  tick: (field: string) => Omit<Binding, 'required'> & {
    checked: boolean
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  /** Props of one of the Radios of a field. */
  radio: (
    field: string,
    value: string | number,
  ) => {
    name: string
    checked: boolean
    onChange: () => void
  }
  /** Props of a control that holds its value, such as a Combobox. */
  field: (field: string) => Binding
  problem: (field: string) => string | null
}

interface FormState<Draft extends object, Body> {
  readonly fields: FieldSet<Draft, Body>
  readonly draft: Draft
  /** Fields with a control; binding one adds it. */
  readonly placed: Set<string>
  readonly problem: (field: string) => string | null
  readonly set: (field: string, value: unknown) => void
  /** From now on the problems of these fields are shown. */
  readonly see: (fields: readonly string[]) => void
}

export function bindFields<Draft extends object, Body>(form: FormState<Draft, Body>): Bindings {
  const { fields, draft, placed, problem, set, see } = form
  const field = (name: string): Binding => {
    placed.add(name)
    return {
      name,
      label: fields.label(name),
      error: problem(name),
      required: fields.limits(name).required,
      onBlur: (event) => {
        // A press on a button follows, and a message now would move that button away.
        if (event?.relatedTarget?.closest('button, a') == null) afterPress(() => see([name]))
      },
    }
  }
  const choice = (name: string): ValueBinding => ({
    ...field(name),
    value: textOf(valueAt(draft, name)),
    onChange: (event) => set(name, event.target.value),
  })
  return {
    field,
    choice,
    text: (name) => {
      const { input = {}, isNumber, min, max, step, minLength, maxLength } = fields.limits(name)
      if (isNumber) return { ...choice(name), type: 'number', min, max, step: step ?? 'any' }
      const isCounted = input.type !== 'password'
      return {
        ...choice(name),
        ...input,
        limit: isCounted ? maxLength : undefined,
        atLeast: isCounted ? minLength : undefined,
      }
    },
    area: (name) => {
      const { maxLength, minLength } = fields.limits(name)
      return { ...choice(name), limit: maxLength, atLeast: minLength }
    },
    tick: (name) => {
      const { required: _, ...rest } = field(name)
      return { ...rest, checked: valueAt(draft, name) === true, onChange: (event) => set(name, event.target.checked) }
    },
    radio: (name, value) => ({ name, checked: valueAt(draft, name) === value, onChange: () => set(name, value) }),
    problem: (name) => {
      placed.add(name)
      return problem(name)
    },
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
