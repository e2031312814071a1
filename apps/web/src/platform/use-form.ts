import { type Check, firstProblem, type InputAttributes, rulesOfAttributes } from '@assay/contracts/validation-rules'
import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react'
import { fieldErrors } from './api-error.ts'

/** A form field: its name in messages, the attributes of its input, and further rules. */
export interface FieldRules {
  readonly label: string
  readonly attributes?: InputAttributes & { readonly autoComplete?: string; readonly inputMode?: 'email' | 'numeric' }
  readonly checks?: readonly Check[]
}

export type FormValues = Record<string, string | boolean>
type Problems<Values> = Partial<Record<keyof Values, string>>

export interface Form<Values extends FormValues> {
  readonly values: Values
  readonly busy: boolean
  /** An error of the whole form: a failed request that names no field. */
  readonly failure: unknown
  /** Props for a TextField. */
  text: (name: keyof Values & string) => TextBinding
  /** Props for a Checkbox. */
  tick: (name: keyof Values & string) => TickBinding
  problem: (name: keyof Values & string) => string | null
  set: (name: keyof Values & string, value: string | boolean) => void
  touch: (name: keyof Values & string) => void
  /** Validates these fields, shows their errors and focuses the first invalid one. */
  check: (names: readonly (keyof Values & string)[]) => boolean
  submit: (act: (values: Values) => Promise<void>) => (event: FormEvent) => void
  /** Back to the initial values, without errors. */
  reset: () => void
}

export interface TextBinding {
  name: string
  label: string
  value: string
  error: string | null
  required: boolean | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
  onBlur: () => void
}

export interface TickBinding {
  name: string
  checked: boolean
  error: string | null
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/** Validates on input and on blur; server errors appear at the field they name. */
export function useForm<Values extends FormValues>(
  fields: Readonly<Record<keyof Values, FieldRules>>,
  initial: Values,
): Form<Values> {
  const [values, setValues] = useState(initial)
  const [seen, setSeen] = useState<ReadonlySet<keyof Values>>(new Set())
  const [said, setSaid] = useState<Problems<Values>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(values)
  latest.current = values

  const findProblem = (name: keyof Values & string): string | null => {
    const { label, attributes = {}, checks = [] } = fields[name]
    return firstProblem(label, latest.current[name], [...rulesOfAttributes(attributes), ...checks], latest.current)
  }
  const problem = (name: keyof Values & string) => said[name] ?? (seen.has(name) ? findProblem(name) : null)
  const touch = useCallback((name: keyof Values & string) => {
    setSeen((before) => (before.has(name) ? before : new Set([...before, name])))
  }, [])
  const set = (name: keyof Values & string, value: string | boolean) => {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setSaid((before) => ({ ...before, [name]: undefined }))
    touch(name)
  }
  const reset = () => {
    latest.current = initial
    setValues(initial)
    setSeen(new Set())
    setSaid({})
  }
  const check = (names: readonly (keyof Values & string)[]) => {
    setSeen((before) => new Set([...before, ...names]))
    const first = names.find((name) => findProblem(name) !== null)
    if (first !== undefined) focusField(first)
    return first === undefined
  }
  const submit = (act: (values: Values) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !check(Object.keys(fields))) return
    setBusy(true)
    setFailure(null)
    try {
      await act(latest.current)
    } catch (error) {
      const known = Object.entries(fieldErrors(error)).filter(([name]) => Object.hasOwn(fields, name))
      setSaid(Object.fromEntries(known) as Problems<Values>)
      if (known.length === 0) setFailure(error)
      else focusField(known[0]?.[0] ?? '')
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    busy,
    failure,
    problem,
    set,
    touch,
    check,
    submit: (act) => (event) => void submit(act)(event),
    reset,
    text: (name) => ({
      ...fields[name].attributes,
      name,
      label: fields[name].label,
      value: String(values[name] ?? ''),
      error: problem(name),
      required: fields[name].attributes?.required ?? fields[name].checks?.some((each) => each.rule === 'required'),
      onChange: (event) => set(name, event.target.value),
      onBlur: () => touch(name),
    }),
    tick: (name) => ({
      name,
      checked: values[name] === true,
      error: problem(name),
      onChange: (event) => set(name, event.target.checked),
      onBlur: () => touch(name),
    }),
  }
}

function focusField(name: string): void {
  // Waits for the next paint, because the field may be in a step that is only now shown.
  setTimeout(() => document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`)?.focus())
}
