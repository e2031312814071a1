import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { fieldErrors } from '../api-error.ts'
import { type Bindings, bindFields } from './bind-fields.ts'
import { type FieldSet, type Problems, valueAt, withValue } from './field-set.ts'
import { focusField, focusFirst } from './focus-fields.ts'
import { markAsShown } from './shown-errors.ts'
import { draftKey, dropDraft, readDraft } from './stored-drafts.ts'
import { useUnsavedDraft } from './use-unsaved-draft.ts'

export interface FormOptions<Draft extends object, Body> {
  readonly fields: FieldSet<Draft, Body>
  readonly initial: Draft
  /** Rejects if it failed. The draft stays as it is in any case. */
  readonly send: (body: Body) => Promise<unknown> | undefined
  /** Called with the wrong fields before the first gets the focus, for example to show their step. */
  readonly onWrong?: (fields: readonly string[]) => void
}

interface ShownProblem {
  readonly field: string
  readonly message: string
  readonly isPlaced: boolean
}

export interface Form<Draft extends object> extends Bindings {
  readonly draft: Draft
  readonly isDirty: boolean
  readonly busy: boolean
  /** The request that failed without naming a field. */
  readonly failure: unknown
  /** The shown problems in the order of their fields, those without a field last. */
  readonly problems: readonly ShownProblem[]
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
  useUnsavedDraft({
    id,
    key,
    draft: isDirty && JSON.stringify(draft) !== sent.current ? draft : null,
    isSecret,
    // A form with a password is typed again, so leaving it needs no question.
    asks: !busy && !Object.keys(initial).some(isSecret),
    isSending: () => isSending.current,
    // A form that opens another page when it is sent does so before it is drawn again.
    isSent: () => JSON.stringify(latest.current) === sent.current,
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
  /** At the fields that the server names, or as a failure of the whole. */
  const showRefusal = (error: unknown) => {
    markAsShown(error)
    const named = Object.entries(fieldErrors(error)).map(([path, message]) => [fields.fieldOf(path), message] as const)
    setAnswered(Object.fromEntries(named))
    setRefused(named.length > 0)
    if (named.length === 0) setFailure(error)
    const wrong = named.map(([field]) => field)
    if (wrong.length > 0) onWrong?.(wrong)
    focusFirst(id, wrong)
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
      showRefusal(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const bindings = bindFields({ fields, draft, placed, problem, set, see })

  return {
    ...bindings,
    draft,
    isDirty,
    busy,
    failure,
    isRefused,
    get problems() {
      const unanswered = Object.fromEntries([...seen].map((field) => [field, found[field]]))
      return inOrder({ ...unanswered, ...answered }, [...placed])
    },
    bind: bindForm(id, submit),
    button: { type: 'submit', form: id, busy },
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

function bindForm(id: string, submit: () => Promise<void>): Form<object>['bind'] {
  return {
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
  }
}

/** Problems of fields without a control come last. */
function inOrder(problems: Readonly<Record<string, string | undefined>>, placed: readonly string[]): ShownProblem[] {
  const shown = Object.entries(problems).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message, isPlaced: placed.includes(field) }],
  )
  const placeOf = ({ field, isPlaced }: ShownProblem) => (isPlaced ? placed.indexOf(field) : placed.length)
  return shown.sort((one, other) => placeOf(one) - placeOf(other))
}

/** A text that was there and cannot be sent as empty would silently stay as it is. */
function emptied<Draft extends object, Body>(fields: FieldSet<Draft, Body>, start: Draft, now: Draft): Problems {
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const names = Object.entries(start).flatMap(([field, value]) =>
    isText(value) && !isText(valueAt(now, field)) && fields.omits(now, field) ? [field] : [],
  )
  return Object.fromEntries(names.map((field) => [field, `${fields.label(field)} is required.`]))
}

/** A changed list drops the messages about its rows. */
function withoutField(problems: Problems, field: string): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(([each]) => each !== field && !each.startsWith(`${field}.`)),
  )
}
