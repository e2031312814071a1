/** A typed array that grows as it is filled. */

export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array

export interface Growing<T extends NumberArray> {
  array: T
  length: number
}

const FIRST_CAPACITY = 64

export function growing<T extends NumberArray>(make: new (length: number) => T): Growing<T> {
  return { array: new make(FIRST_CAPACITY), length: 0 }
}

export function push<T extends NumberArray>(target: Growing<T>, value: number): void {
  if (target.length === target.array.length) grow(target)
  target.array[target.length++] = value
}

function grow<T extends NumberArray>(target: Growing<T>): void {
  const make = target.array.constructor as new (length: number) => T
  const larger = new make(target.array.length * 2)
  larger.set(target.array)
  target.array = larger
}
