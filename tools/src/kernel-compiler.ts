// Compiles the ranking engine's hot loops from AssemblyScript to WebAssembly with SIMD and shared memory.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from 'assemblyscript/asc'
import { ROOT } from './project-files.ts'

const ENGINE = join(ROOT, 'packages/ranking-engine')
const OUTPUT = 'kernel.wasm'
const LINE_LENGTH = 100

/** The checked-in module that carries the compiled bytes. */
export const KERNEL_MODULE = join(ENGINE, 'src/kernel/kernel-bytes.ts')

// The memory is imported and grows to 4 GiB. The compiler adds no runtime, data or assertions.
const OPTIONS = [
  ...[
    '--runtime',
    'stub',
    '--importMemory',
    '--noExportMemory',
    '--sharedMemory',
    '--initialMemory',
    '1',
    '--maximumMemory',
    '65536',
  ],
  ...['--enable', 'simd,threads', '--noAssert', '--optimizeLevel', '3', '--shrinkLevel', '0', '--converge'],
]

export async function compileKernel(): Promise<Uint8Array> {
  let compiled: Uint8Array | null = null
  const { error, stderr } = await main(['assembly/kernel.ts', '--outFile', OUTPUT, ...OPTIONS], {
    readFile: (name) => read(join(ENGINE, name)),
    writeFile: (name, contents) => {
      if (name === OUTPUT) compiled = contents as Uint8Array
    },
    listFiles: () => [],
  })
  if (error !== null || compiled === null) throw new Error(`The kernel does not compile.\n${stderr.toString()}`)
  return compiled
}

export function writeKernelModule(bytes: Uint8Array): string {
  const base64 = Buffer.from(bytes).toString('base64')
  const lines = base64.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []
  return [
    '/** Generated from `assembly/` by `npm run build:kernel`; a test holds the two together. */',
    '',
    'export const KERNEL_BASE64 = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('')",
    '',
  ].join('\n')
}

/** Null when the compiler only checks whether a file exists. */
function read(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
