import { ParameterError } from './parameter-error.ts'

export type CursorValue = string | number | boolean | null

/** The position in a sorted list, as the sort keys of the last row. Opaque to clients. */
export function writeCursor(values: readonly CursorValue[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Rejects anything but a cursor with exactly this many keys. */
export function readCursor(cursor: string, keys: number, parameter: 'page[after]' | 'page[before]'): CursorValue[] {
  const values = parse(cursor)
  if (Array.isArray(values) && values.length === keys && values.every(isCursorValue)) return values
  throw new ParameterError(parameter, 'This cursor doesn’t belong to this list. Take one from the links of a page.')
}

function parse(cursor: string): unknown {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (typeof value === 'string' && !value.includes('\0'))
