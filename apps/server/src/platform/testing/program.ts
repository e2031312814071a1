// Starts the program as a process, as an operator does.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterFile } from './after-file.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

export interface Program {
  readonly child: ChildProcess
  /** Its exit code. */
  readonly ended: Promise<number | null>
  /** Everything that it printed so far. */
  said(): string
}

/** A folder that is removed when the test file ends. */
export function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-program-'))
  afterFile(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Killed when the test file ends. */
export function startProgram(settings: Readonly<Record<string, string>>): Program {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [MAIN], {
    // With a cache of compiled modules, as `npm start` does it.
    env: { PATH, NODE_COMPILE_CACHE, DEMO: 'off', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  afterFile(async () => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, said: () => said }
}

export async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

export async function untilReady(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
