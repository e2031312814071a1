import { toasts } from '@assay/ui/toast-store.ts'
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { fieldErrors } from '../api-error.ts'
import { afterPress } from './after-press.ts'
import { type FieldSet, type InputKind, type Problems, valueAt, withValue } from './field-set.ts'
import { draftKey, dropDraft, onDismissed, onLeaving, readDraft, storeDraft } from './kept-drafts.ts'
import { markAsShown } from './shown-errors.ts'
import { holdUnsaved } from './unsaved-forms.ts'

export interface FormOptions<Draft extends object, Body> {
  readonly fields: FieldSet<Draft, Body>
  readonly initial: Draft
  /** Rejects if it failed. The draft stays as it is in any case. */
  readonly send: (body: Body) => Promise<unknown> | undefined
  /** Called with the wrong fields before the first gets the focus, for example to show their step. */
  readonly onWrong?: (fields: readonly string[]) => void
}

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

export interface Form<Draft extends object> {
  readonly draft: Draft
  readonly isDirty: boolean
  readonly busy: boolean
  /** The request that failed without naming a field. */
  readonly failure: unknown
  /** The shown problems in the order of their fields, those without a field of their own last. */
  readonly problems: readonly { readonly field: string; readonly message: string; readonly isPlaced: boolean }[]
  /** Whether sending was refused because of them. */
  readonly isRefused: boolean
  /** Props of the form element. */
  readonly bind: {
    readonly id: string
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  /** Props of the button that sends; it may be outside the form element. */
  readonly button: { readonly type: 'submit'; readonly form: string; readonly busy: boolean }
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
  /** Props of a control with a value of its own, such as a Combobox. */
  field: (field: string) => Binding
  problem: (field: string) => string | null
  set: (field: string, value: unknown) => void
  reset(draft?: Draft): void
  /** Shows the problems of these fields and moves the focus to the first. */
  check: (fields: readonly string[]) => boolean
  focus: (field: string) => void
  submit: () => void
}

/**
 * The state of a form. It validates while typing, on leaving a field and on sending; the focus goes to the first wrong
 * field; the server's messages appear at the fields they name; a second press while sending does nothing.
 */
export function useForm<Draft extends object, Body>(options: FormOptions<Draft, Body>): Form<Draft> {
  const { fields, initial, send, onWrong } = options
  const id = useId()
  const [key] = useState(() => draftKey(initial))
  const [draft, setDraft] = useState(() => readDraft(key, initial))
  const [start, setStart] = useState(initial)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [answered, setAnswered] = useState<Problems>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isRefused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const latest = useRef(draft)
  latest.current = draft
  const placed = new Set<string>()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start)
  const sent = useRef<string | null>(null)
  const isSecret = (field: string) => fields.limits(field).input?.type === 'password'
  useKeptDraft({
    id,
    key,
    draft: isDirty && JSON.stringify(draft) !== sent.current ? draft : null,
    isSecret,
    // Who leaves a form with a password types it again, and is not asked.
    asks: !busy && !Object.keys(initial).some(isSecret),
    // A form that opens another page when it is sent does so before it is drawn again.
    isSettled: () => isSending.current || JSON.stringify(latest.current) === sent.current,
    onUndo: () => setDraft(initial),
  })

  const problemsOf = (now: Draft) => ({ ...emptied(fields, start, now), ...fields.problems(now) })
  const found = problemsOf(draft)
  const problem = (field: string) => answered[field] ?? (seen.has(field) ? (found[field] ?? null) : null)
  const see = (names: readonly string[]) => setSeen((before) => new Set([...before, ...names]))
  const set = (field: string, value: unknown) => {
    latest.current = withValue(latest.current, field, value)
    setDraft(latest.current)
    setAnswered((before) => withoutField(before, field))
    see([field])
  }
  const focus = (field: string) => focusField(id, field)
  const check = (names: readonly string[]) => {
    const problems = problemsOf(latest.current)
    const wrong = names.filter((name) => problems[name] !== undefined)
    see(wrong)
    setRefused(wrong.length > 0)
    if (wrong.length > 0) onWrong?.(wrong)
    focusFirst(id, wrong)
    return wrong.length === 0
  }
  const submit = async () => {
    if (isSending.current) return
    setAnswered({})
    setFailure(null)
    if (!check(Object.keys(problemsOf(latest.current)))) return
    isSending.current = true
    setBusy(true)
    try {
      await send(fields.read(latest.current))
      sent.current = JSON.stringify(latest.current)
      dropDraft(key)
    } catch (error) {
      markAsShown(error)
      const named = Object.entries(fieldErrors(error)).map(
        ([path, message]) => [fields.fieldOf(path), message] as const,
      )
      setAnswered(Object.fromEntries(named))
      setRefused(named.length > 0)
      if (named.length === 0) setFailure(error)
      const wrong = named.map(([field]) => field)
      if (wrong.length > 0) onWrong?.(wrong)
      focusFirst(id, wrong)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const bind = (field: string): Binding => {
    placed.add(field)
    return {
      name: field,
      label: fields.label(field),
      error: problem(field),
      required: fields.limits(field).required,
      onBlur: (event) => {
        // A press on a button follows, and a message now would move that button away.
        if (event?.relatedTarget?.closest('button, a') == null) afterPress(() => see([field]))
      },
    }
  }
  const value = (field: string): ValueBinding => ({
    ...bind(field),
    value: textOf(valueAt(draft, field)),
    onChange: (event) => set(field, event.target.value),
  })

  return {
    draft,
    isDirty,
    busy,
    failure,
    isRefused,
    get problems() {
      const all = { ...Object.fromEntries([...seen].map((field) => [field, found[field]])), ...answered }
      const shown = Object.entries(all).flatMap(([field, message]) =>
        message === undefined ? [] : [{ field, message, isPlaced: placed.has(field) }],
      )
      const order = [...placed]
      const placeOf = ({ field, isPlaced }: (typeof shown)[number]) => (isPlaced ? order.indexOf(field) : order.length)
      return shown.sort((one, other) => placeOf(one) - placeOf(other))
    },
    bind: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        // A dialog inside the form is inside it for React too, though not on the page.
        if (event.target === event.currentTarget) void submit()
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        if (!(event.target instanceof HTMLTextAreaElement) || event.target.form !== event.currentTarget) return
        event.preventDefault()
        void submit()
      },
    },
    button: { type: 'submit', form: id, busy },
    text: (field) => {
      const { input = {}, isNumber, min, max, step, minLength, maxLength } = fields.limits(field)
      if (isNumber) return { ...value(field), type: 'number', min, max, step: step ?? 'any' }
      const counted = input.type !== 'password'
      return {
        ...value(field),
        ...input,
        limit: counted ? maxLength : undefined,
        atLeast: counted ? minLength : undefined,
      }
    },
    area: (field) => {
      const { maxLength, minLength } = fields.limits(field)
      return { ...value(field), limit: maxLength, atLeast: minLength }
    },
    choice: value,
    tick: (field) => {
      const { required: _, ...rest } = bind(field)
      return {
        ...rest,
        checked: valueAt(draft, field) === true,
        onChange: (event) => set(field, event.target.checked),
      }
    },
    radio: (field, value) => ({
      name: field,
      checked: valueAt(draft, field) === value,
      onChange: () => set(field, value),
    }),
    field: bind,
    problem: (field) => {
      placed.add(field)
      return problem(field)
    },
    set,
    reset: (next = start) => {
      latest.current = next
      setDraft(next)
      setStart(next)
      setSeen(new Set())
      setAnswered({})
      setFailure(null)
      setRefused(false)
    },
    check,
    focus,
    submit: () => void submit(),
  }
}

interface Kept {
  readonly id: string
  readonly key: string
  /** null if there is nothing unsaved. */
  readonly draft: object | null
  readonly isSecret: (field: string) => boolean
  /** Whether leaving with something unsaved asks first. */
  readonly asks: boolean
  /** Being sent, or sent. */
  readonly isSettled: () => boolean
  readonly onUndo: () => void
}

/** Stores a changed draft when the page is left, and says so once the form is open again. Leaving asks before. */
function useKeptDraft(kept: Kept): void {
  const latest = useRef(kept)
  latest.current = kept
  useEffect(() => {
    const { id, key, draft, onUndo } = latest.current
    dropDraft(key)
    if (draft !== null) toasts.undoable('Your unsaved input was restored', onUndo)
    const keep = () => {
      const { draft: unsaved, isSecret } = latest.current
      if (unsaved !== null) storeDraft(key, unsaved, isSecret)
    }
    const { pathname, search } = location
    const stop = onLeaving(keep)
    // Escape may be pressed for something else.
    const stopToo = onDismissed(id, keep)
    return () => {
      stop()
      stopToo()
      // Another tab of the same page: the form comes back with what was typed. “Cancel” in a dialog discards it.
      if (location.pathname === pathname && location.search !== search) keep()
    }
  }, [])
  const isAsking = kept.draft !== null && kept.asks
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const release = holdUnsaved(() => !latest.current.isSettled())
    return () => {
      release()
      removeEventListener('beforeunload', ask)
    }
  }, [isAsking])
}

/** A text that was there and cannot be sent as empty would silently stay as it is. */
function emptied<Draft extends object, Body>(fields: FieldSet<Draft, Body>, start: Draft, now: Draft): Problems {
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const names = Object.entries(start).flatMap(([field, value]) =>
    isText(value) && !isText(valueAt(now, field)) && fields.omits(now, field) ? [field] : [],
  )
  return Object.fromEntries(names.map((field) => [field, `${fields.label(field)} is required.`]))
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** A changed list drops what was said about its rows. */
function withoutField(problems: Problems, field: string): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([each]) => each !== field && !each.startsWith(`${field}.`)),
  )
}

const controlsOf = (id: string, field: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(
    `[id="${CSS.escape(id)}"] :is([name="${CSS.escape(field)}"], [data-field="${CSS.escape(field)}"])`,
  )

function focusField(id: string, field: string): void {
  controlsOf(id, field)[0]?.focus()
}

/** In the order of the page. Waits for it to be drawn, because the field may be in a step that is only now shown. */
function focusFirst(id: string, fields: readonly string[]): void {
  if (fields.length === 0) return
  setTimeout(() => {
    const controls = fields.flatMap((field) => [...controlsOf(id, field)])
    controls.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
    controls[0]?.focus()
  })
}
