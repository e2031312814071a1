/**
 * Bump allocator over memory that the kernel reads in place and that threads share. The first word counts the units of 16
 * bytes taken so far, so that any thread can take more.
 */

import { VECTOR_BYTES } from './layout.ts'
import { MAX_PAGES, newMemory, PAGE_BYTES, type SharedMemory } from './runtime.ts'

export interface Arena {
  readonly memory: SharedMemory
}

const UNIT_BYTES = VECTOR_BYTES
/** A vector may be read past the end of the last allocation. */
const SLACK_BYTES = 4096
/** Stays free for the scratch memory of threads. */
const SCRATCH_RESERVE = 2 ** 26

export function openArena(): Arena {
  return { memory: newMemory() }
}

export function hasRoomFor({ memory }: Arena, bytes: number): boolean {
  const units = 1 + (Atomics.load(counterOf(memory), 0) >>> 0)
  return units * UNIT_BYTES + bytes < MAX_PAGES * PAGE_BYTES - SCRATCH_RESERVE
}

/** Takes zeroed bytes and returns their address. */
export function take({ memory }: Arena, bytes: number): number {
  const units = Math.ceil(bytes / UNIT_BYTES)
  const first = 1 + (Atomics.add(counterOf(memory), 0, units) >>> 0)
  const missing = (first + units) * UNIT_BYTES + SLACK_BYTES - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES))
  return first * UNIT_BYTES
}

/** Copies all arrays of a value into the arena. */
export function placeIn<T>(arena: Arena, value: T): T {
  return placed(arena, value) as T
}

export function arrayBytes(value: unknown): number {
  if (ArrayBuffer.isView(value)) return Math.ceil(value.byteLength / UNIT_BYTES) * UNIT_BYTES
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + arrayBytes(part), 0)
}

function placed(arena: Arena, value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return copied(arena, value as NumberArray)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, placed(arena, part)]))
}

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array

function copied(arena: Arena, array: NumberArray): NumberArray {
  const address = take(arena, array.byteLength)
  const make = array.constructor as new (buffer: SharedArrayBuffer, offset: number, length: number) => NumberArray
  const copy = new make(arena.memory.buffer, address, array.length)
  copy.set(array)
  return copy
}

function counterOf(memory: SharedMemory): Int32Array {
  return new Int32Array(memory.buffer, 0, 1)
}
