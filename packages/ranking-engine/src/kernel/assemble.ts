/**
 * As much of an assembler as the kernel needs: code is nested lists of bytes, a module comes out.
 * WebAssembly Core Specification 2.0, chapter 5 (binary format); SIMD opcodes follow the prefix 0xfd.
 */

export type Code = readonly (number | Code)[]

export interface Routine {
  readonly name: string
  /** All are 32-bit integers. */
  readonly parameters: number
  readonly hasResult: boolean
  /** Further locals: 32-bit integers, then 64-bit ones, then vectors. */
  readonly locals: { readonly i32?: number; readonly i64?: number; readonly v128?: number }
  readonly body: Code
}

const I32 = 0x7f
const I64 = 0x7e
const V128 = 0x7b
const NOTHING = 0x40

export function get(local: number): Code {
  return [0x20, unsigned(local)]
}

export function set(local: number, value: Code): Code {
  return [value, 0x21, unsigned(local)]
}

export function tee(local: number, value: Code): Code {
  return [value, 0x22, unsigned(local)]
}

export function i32(value: number): Code {
  return [0x41, signed(value)]
}

/** A small number of 64 bits. */
export function long(value: number): Code {
  return [0x42, signed(value)]
}

/** An operation of one byte on the values before it. */
export function op(code: number, ...operands: readonly Code[]): Code {
  return [...operands, code]
}

/** A vector operation without an immediate. */
export function simd(code: number, ...operands: readonly Code[]): Code {
  return [...operands, 0xfd, unsigned(code)]
}

/** Loads and stores name no alignment: 0 always holds. */
export function access(code: number, ...operands: readonly Code[]): Code {
  return accessAt(0, code, ...operands)
}

/** So many bytes behind the address. */
export function accessAt(offset: number, code: number, ...operands: readonly Code[]): Code {
  return [...operands, code, 0, unsigned(offset)]
}

export function simdAccess(code: number, ...operands: readonly Code[]): Code {
  return [...operands, 0xfd, unsigned(code), 0, 0]
}

/** Repeats the body while the condition, looked at first, holds. */
export function whileTrue(condition: Code, body: Code): Code {
  return [0x02, NOTHING, 0x03, NOTHING, condition, 0x45, 0x0d, 1, body, 0x0c, 0, 0x0b, 0x0b]
}

/** Runs the body where the condition holds. */
export function when(condition: Code, body: Code): Code {
  return [condition, 0x04, NOTHING, body, 0x0b]
}

/** A module that exports the routines and works on the imported memory `room.memory`, which threads may share. */
export function assemble(routines: readonly Routine[], mostPages: number): Uint8Array<ArrayBuffer> {
  const types = routines.map(({ parameters, hasResult }) => [
    0x60,
    list(Array.from({ length: parameters }, () => [I32])),
    list(hasResult ? [[I32]] : []),
  ])
  const memory = [text('room'), text('memory'), 2, 3, unsigned(1), unsigned(mostPages)]
  const exported = routines.map(({ name }, number) => [text(name), 0, unsigned(number)])
  const module: Code = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, list(types)),
    section(2, list([memory])),
    section(3, list(routines.map((_, number) => unsigned(number)))),
    section(7, list(exported)),
    section(10, list(routines.map(bodyOf))),
  ]
  return Uint8Array.from(flat(module))
}

function bodyOf({ locals: { i32: ints = 0, i64: longs = 0, v128: vectors = 0 }, body }: Routine): Code {
  const groups = [[unsigned(ints), I32] as const, [unsigned(longs), I64] as const, [unsigned(vectors), V128] as const]
  return sized([list(groups), body, 0x0b])
}

function section(number: number, content: Code): Code {
  return [number, sized(content)]
}

function sized(content: Code): Code {
  const bytes = flat(content)
  return [unsigned(bytes.length), bytes]
}

function list(entries: readonly Code[]): Code {
  return [unsigned(entries.length), ...entries]
}

function text(value: string): Code {
  return [unsigned(value.length), ...Array.from(value, (letter) => letter.charCodeAt(0))]
}

function flat(code: Code): number[] {
  return code.flatMap((part) => (typeof part === 'number' ? [part] : flat(part)))
}

/** LEB128. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  const isLast = value >= -64 && value < 64
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}
