/** The used part of the machine's WebAssembly interface; the engine is compiled without any runtime's types. */

import { KERNEL_BASE64 } from './kernel-bytes.ts'

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer
  readonly grow: (pages: number) => number
}

interface WebAssemblyRuntime {
  readonly validate: (bytes: Uint8Array<ArrayBuffer>) => boolean
  readonly Memory: new (size: { initial: number; maximum: number; shared: true }) => SharedMemory
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}

interface Runtime {
  readonly WebAssembly?: WebAssemblyRuntime
  readonly atob: (base64: string) => string
}

export const PAGE_BYTES = 65_536
/** 4 GiB: the range of a 32-bit address. */
export const MAX_PAGES = 65_536

let opened: { readonly runtime: WebAssemblyRuntime; readonly module: object } | null = null

export function newMemory(): SharedMemory {
  return new (open().runtime.Memory)({ initial: 1, maximum: MAX_PAGES, shared: true })
}

/** The kernel's routines, working on the memory. */
export function instanceOn(memory: SharedMemory): unknown {
  const { runtime, module } = open()
  return new runtime.Instance(module, { env: { memory } }).exports
}

function open(): NonNullable<typeof opened> {
  if (opened !== null) return opened
  const { WebAssembly: runtime, atob } = globalThis as unknown as Runtime
  const bytes = Uint8Array.from(atob(KERNEL_BASE64), (letter) => letter.charCodeAt(0))
  if (runtime?.validate(bytes) !== true) {
    throw new Error('Ranking needs WebAssembly with SIMD and shared memory: run it on Node 20 or newer.')
  }
  opened = { runtime, module: new runtime.Module(bytes) }
  return opened
}
