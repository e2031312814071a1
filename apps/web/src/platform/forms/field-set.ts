import type { FieldLimits } from '@assay/contracts/field-limits'

/** Messages by field, the field as its path in the draft: `title`, `plan.0.minutes`. */
export type Problems = Readonly<Record<string, string>>

/** What a form knows about its fields. `Draft` is what the inputs hold, `Body` what is sent. */
export interface FieldSet<Draft extends object, Body> {
  readonly label: (field: string) => string
  readonly limits: (field: string) => Partial<FieldLimits> & { readonly input?: InputKind }
  readonly problems: (draft: Draft) => Problems
  readonly read: (draft: Draft) => Body
  /** Whether the body leaves the field out, which keeps what the server has. */
  readonly omits: (draft: Draft, field: string) => boolean
  /** The field of the draft for one of the body, where they differ. */
  readonly fieldOf: (path: string) => string
}

/** Attributes of an input that only browsers need. */
export interface InputKind {
  readonly type?: 'email' | 'password' | 'tel'
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'numeric'
}

export function valueAt(draft: unknown, field: string): unknown {
  let value: unknown = draft
  for (const step of field.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[step]
  return value
}

/** A copy of the draft with one value replaced. */
export function withValue<Draft>(draft: Draft, field: string, value: unknown): Draft {
  const [step = '', ...rest] = field.split('.')
  const next =
    rest.length === 0 ? value : withValue((draft as Record<string, unknown>)[step] ?? {}, rest.join('.'), value)
  if (Array.isArray(draft)) return draft.with(Number(step), next) as Draft
  return { ...draft, [step]: next }
}
