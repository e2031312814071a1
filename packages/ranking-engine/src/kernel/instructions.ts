/** The instructions that the routines use, by name. WebAssembly Core Specification 2.0, chapter 5.4. */

import { access, type Code, get, i32, op, set, simd, simdAccess } from './assemble.ts'

export const add = (left: Code, right: Code) => op(0x6a, left, right)
export const subtract = (left: Code, right: Code) => op(0x6b, left, right)
export const and = (left: Code, right: Code) => op(0x71, left, right)
export const or = (left: Code, right: Code) => op(0x72, left, right)
export const shiftLeft = (value: Code, by: Code) => op(0x74, value, by)
export const shiftRight = (value: Code, by: Code) => op(0x76, value, by)
export const isBelow = (left: Code, right: Code) => op(0x49, left, right)
export const isAbove = (left: Code, right: Code) => op(0x4b, left, right)
export const isAtLeast = (left: Code, right: Code) => op(0x4e, left, right)
export const choose = (first: Code, second: Code, condition: Code) => op(0x1b, first, second, condition)
export const byteAt = (address: Code) => access(0x2d, address)
export const shortAt = (address: Code) => access(0x2f, address)
export const signedShortAt = (address: Code) => access(0x2e, address)
export const putByte = (address: Code, value: Code) => access(0x3a, address, value)
export const putShort = (address: Code, value: Code) => access(0x3b, address, value)
export const vectorAt = (address: Code) => simdAccess(0x00, address)
export const putVector = (address: Code, value: Code) => simdAccess(0x0b, address, value)
export const vectorAnd = (left: Code, right: Code) => simd(0x4e, left, right)
/** In the left one and not in the right. */
export const vectorWithout = (left: Code, right: Code) => simd(0x4f, left, right)
export const vectorOr = (left: Code, right: Code) => simd(0x50, left, right)
export const vectorXor = (left: Code, right: Code) => simd(0x51, left, right)
/** Of the first where the condition's bit is set, of the second elsewhere. */
export const vectorChoice = (first: Code, second: Code, condition: Code) => simd(0x52, first, second, condition)
/** The byte in all lanes. */
export const splat = (byte: Code) => simd(0x0f, byte)
/** The first bit of each byte. */
export const firstBits = (bytes: Code) => simd(0x64, bytes)
export const addFours = (left: Code, right: Code) => simd(0xae, left, right)
/** Ones by byte, summed up in pairs to four numbers. */
export const onesInFours = (bits: Code) => simd(0x7f, simd(0x7d, simd(0x62, bits)))
/** The runtime does these with the widest instructions that the machine has. */
export const fillBytes = (target: Code, value: Code, bytes: Code): Code => [target, value, bytes, 0xfc, 0x0b, 0]
export const copyBytes = (target: Code, source: Code, bytes: Code): Code => [target, source, bytes, 0xfc, 0x0a, 0, 0]
export const step = (local: number, by: number) => set(local, add(get(local), i32(by)))
