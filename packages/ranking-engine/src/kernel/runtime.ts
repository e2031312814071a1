/** What of the machine's WebAssembly is used; the engine is compiled without any runtime's types. */

import { assemble } from './assemble.ts'
import { routines } from './routines.ts'

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer
  readonly grow: (pages: number) => number
}

export interface Runtime {
  readonly validate: (bytes: Uint8Array<ArrayBuffer>) => boolean
  readonly Memory: new (size: { initial: number; maximum: number; shared: true }) => SharedMemory
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}

export const PAGE_BYTES = 65_536
/** 4 GiB, as far as an address of 32 bits reaches. */
export const MAX_PAGES = 65_536

let known: { readonly runtime: Runtime; readonly module: object } | null | undefined

/** Null where there is no WebAssembly, or none with SIMD and shared memory. */
export function runtime(): Runtime | null {
  return opened()?.runtime ?? null
}

/** The kernel's routines, working on the memory. */
export function instanceOn(memory: SharedMemory): unknown {
  const found = opened()
  if (found === null) throw new Error('There is no WebAssembly here.')
  return new found.runtime.Instance(found.module, { room: { memory } }).exports
}

function opened(): typeof known & (object | null) {
  if (known !== undefined) return known
  const { WebAssembly: runtime } = globalThis as unknown as { WebAssembly?: Runtime }
  const program = assemble(routines, MAX_PAGES)
  known = runtime?.validate(program) === true ? { runtime, module: new runtime.Module(program) } : null
  return known
}
