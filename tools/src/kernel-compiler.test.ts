import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileKernel, KERNEL_MODULE, writeKernelModule } from './kernel-compiler.ts'

const HEADER_BYTES = 8
const FUNCTION_SECTION = 3
const EXPORT_SECTION = 7

test('the checked-in kernel is what its source compiles to', async () => {
  const compiled = writeKernelModule(await compileKernel())
  expect(readFileSync(KERNEL_MODULE, 'utf8'), 'Run `npm run build:kernel` and commit what it writes.').toBe(compiled)
})

test('every helper of the kernel is inlined, so that no loop calls a function', async () => {
  const bytes = await compileKernel()
  const exported = countEntries(bytes, EXPORT_SECTION)
  expect(exported).toBeGreaterThan(30)
  expect(countEntries(bytes, FUNCTION_SECTION)).toBe(exported)
})

/** The number of entries in a section: WebAssembly Core Specification 2.0, 5.5.2. */
function countEntries(bytes: Uint8Array, wanted: number): number {
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    const section = bytes[at] as number
    const [length, content] = unsigned(bytes, at + 1)
    if (section === wanted) return unsigned(bytes, content)[0]
    at = content + length
  }
  return 0
}

/** LEB128: returns the number and the offset of the next one. */
function unsigned(bytes: Uint8Array, at: number): [number, number] {
  const byte = bytes[at] as number
  if (byte < 0x80) return [byte, at + 1]
  const [rest, next] = unsigned(bytes, at + 1)
  return [(byte & 0x7f) + rest * 128, next]
}
