import { type Check, firstProblem } from '@assay/contracts/validation-rules'
import type { FieldSet, InputKind } from './field-set.ts'

export interface RuledField extends InputKind {
  readonly label: string
  readonly checks: readonly Check[]
}

/** The fields of a form with custom rules. It needs no schema, so that the login page loads without them. */
export function ruleFields<Draft extends object>(
  fields: Readonly<Record<keyof Draft, RuledField>>,
): FieldSet<Draft, Draft> {
  const known = fields as Readonly<Record<string, RuledField>>
  return {
    label: (field) => known[field]?.label ?? field,
    fieldOf: (path) => path,
    read: (draft) => draft,
    omits: () => false,
    limits: (field) => {
      const { label: _, checks = [], ...input } = known[field] ?? { label: '', checks: [] }
      const schema = Object.assign({}, ...checks.map((check) => check.schema)) as Record<string, number | undefined>
      const required = checks.some(({ rule }) => rule === 'required')
      const minLength = required && schema['minLength'] === 1 ? undefined : schema['minLength']
      return { input, required, minLength, maxLength: schema['maxLength'] }
    },
    problems: (draft) => {
      const values = draft as Record<string, unknown>
      const found = Object.entries(known).map(
        ([field, { label, checks }]) => [field, firstProblem(label, values[field], checks, values)] as const,
      )
      return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== null))
    },
  }
}
