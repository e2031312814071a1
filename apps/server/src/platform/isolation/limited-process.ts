// Untrusted input that has to be unpacked, parsed or expanded is processed here: in a process with limited memory and
// time, whose crash affects only its own request.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ANSWER_FD } from './answer.ts'
import { limitWork, type WorkLimit } from './limit-work.ts'

export interface ProcessLimits extends Pick<WorkLimit, 'timeMs'> {
  /** Resident memory of the process. */
  readonly memoryMb: number
}

export interface Work {
  /** The module that the process runs; it reads its standard input and answers once. */
  readonly entry: URL
  readonly args: readonly string[]
  readonly input: Buffer
  readonly limits: ProcessLimits
  readonly maxAnswerBytes: number
}

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** `exhausted`: it crashed, or its answer exceeded the limit. */
  | { readonly kind: 'too-slow' | 'too-large' | 'exhausted' | 'not-started' }

const PROJECT = fileURLToPath(new URL('../../../../../', import.meta.url))
const MEMORY_CHECK_MS = 20
/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const TICK_MS = 10
/**
 * Windows has no shell with limits, and Node does not start there without this one variable. Heap and time stay
 * limited.
 */
const IS_WINDOWS = process.platform === 'win32'
/** V8 reserves some 570 MB that it never touches and that the kernel counts as data. */
const RESERVED_BY_V8_MB = 640

/** Runs one module in a process that holds no secrets and can read no files except the program itself. */
export async function runLimited(work: Work): Promise<Outcome> {
  const child = start(work)
  try {
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(work.input)
    return await outcomeOf(child, work)
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * The shell sets limits that the kernel then enforces: memory, CPU time, no core dump; and if the machine runs out of
 * memory, the kernel kills this process first. Limits that a system lacks are skipped.
 */
const LIMITED = [
  'ulimit -c 0',
  'ulimit -d "$1"',
  'ulimit -t "$2"',
  '{ echo 1000 >/proc/self/oom_score_adj; }',
  'shift 2',
]

function start({ entry, args, limits: { memoryMb, timeMs } }: Work): ChildProcess {
  const script = `${LIMITED.map((step) => `${step} 2>/dev/null`).join('; ')}; exec "$@"`
  const kernelLimits = [(memoryMb + RESERVED_BY_V8_MB) * 1024, Math.ceil(timeMs / 1000) * 2].map(String)
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${PROJECT}`,
    `--max-old-space-size=${Math.floor((memoryMb * 2) / 3)}`,
    '--max-semi-space-size=8',
    fileURLToPath(entry),
  ]
  const [command = '', ...rest] = IS_WINDOWS ? node : ['/bin/sh', '-c', script, 'sh', ...kernelLimits, ...node]
  const child = spawn(command, [...rest, ...args], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: IS_WINDOWS ? { SystemRoot: process.env['SystemRoot'] } : {},
    cwd: PROJECT,
    windowsHide: true,
  })
  lowerPriority(child)
  return child
}

/** Searches take precedence. */
function lowerPriority(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}

function outcomeOf(child: ChildProcess, { limits, maxAnswerBytes }: Work): Promise<Outcome> {
  const output = child.stdio[ANSWER_FD] as Readable
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let received = 0
    const end = (outcome: Outcome): void => {
      endLimit()
      clearInterval(watch)
      resolve(outcome)
    }
    const endLimit = limitWork({
      timeMs: limits.timeMs,
      workedMs: () => workedMs(child),
      giveUp: () => end({ kind: 'too-slow' }),
    })
    const watch = setInterval(() => residentMb(child) > limits.memoryMb && end({ kind: 'too-large' }), MEMORY_CHECK_MS)
    output.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > maxAnswerBytes) end({ kind: 'exhausted' })
      else chunks.push(chunk)
    })
    output.on('error', () => end({ kind: 'exhausted' }))
    child.once('error', () => end({ kind: 'not-started' }))
    child.once('close', () => end(answered(Buffer.concat(chunks).toString())))
  })
}

function answered(text: string): Outcome {
  try {
    return { kind: 'answered', answer: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'exhausted' }
    throw error
  }
}

/** How long the process has had a processor. Infinite if the system does not report it. */
function workedMs({ pid }: ChildProcess): number {
  try {
    // The name of the program comes first, in parentheses, and may contain blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return Number.POSITIVE_INFINITY
  }
}

/** Zero if the system does not report it; the other limits still apply. */
function residentMb({ pid }: ChildProcess): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return 0
  }
}
