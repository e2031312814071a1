import { builtInReasonOf } from '@assay/contracts/reason-code'
import { builtInReasons, type ReasonKind, reasonKinds } from '@assay/contracts/reason-codes'

export interface Reason {
  readonly id: string
  readonly kind: ReasonKind
  readonly code: string
  readonly label: string
  readonly position: number
  readonly retiredAt: Date | null
}

/** The reasons that every company begins with. */
export const firstReasons = (): Pick<Reason, 'kind' | 'code' | 'label' | 'position'>[] =>
  reasonKinds.flatMap((kind) =>
    Object.entries(builtInReasons[kind]).map(([code, label], position) => ({ kind, code, label, position })),
  )

export const isBuiltIn = (kind: ReasonKind, code: string): boolean => Object.hasOwn(builtInReasons[kind], code)

/** `belongsTo` is one of the built-in reasons; the word is only there to keep codes apart. */
export const codeFor = (belongsTo: string, word: string): string =>
  `${builtInReasonOf(belongsTo)}~${word.toLowerCase().replace(/[^a-z0-9]/g, '')}`

/** The ids in their new order: one moves, the others keep theirs. */
export function reordered(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, position), id, ...others.slice(position)]
}
