import type { z } from 'zod'

interface Definition {
  readonly check?: string
  readonly checks?: readonly { readonly _zod: { readonly def: { check: string; abort?: boolean } } }[]
}

const LIMITS = ['max_length', 'length_equals', 'max_size', 'size_equals']

/** Endpoints share schemas, and so do applications that are opened in one process. */
const seen = new WeakSet<object>()

/**
 * A text or list that is too long is not validated further. By default zod continues with patterns and rules, which
 * are made for input within the limits: on a megabyte some would take hours.
 */
export function stopAtLimits(schema: z.ZodType): void {
  visit(schema)
}

function visit(value: unknown): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (!isSchema(value)) {
    if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
      for (const part of Object.values(value)) visit(part)
    return
  }
  const { def } = value._zod
  for (const { _zod: check } of def.checks ?? []) if (LIMITS.includes(check.def.check)) check.def.abort = true
  for (const [name, part] of Object.entries(def)) visit(name === 'getter' ? (part as () => unknown)() : part)
}

const isSchema = (value: object): value is { readonly _zod: { readonly def: Definition } } => '_zod' in value
