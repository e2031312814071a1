import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { ANSWER_FD } from './document-text.ts'

export interface ReadingLimits {
  readonly timeMs: number
  /** Resident memory of the reading process. */
  readonly memoryMb: number
  /** The text is cut here, inside the process. */
  readonly characters: number
}

export interface ReadText {
  readonly text: string
  readonly characters: number
}

const readingAnswer = z.union([
  z.object({ text: z.string(), characters: z.int() }),
  z.object({ refusal: z.enum(['damaged', 'protected', 'too-large', 'no-text']) }),
])

type Refusal = Extract<z.output<typeof readingAnswer>, { refusal: string }>['refusal']

const REFUSALS: Record<Refusal, string> = {
  damaged: 'The file is damaged. Paste the text instead.',
  protected: 'The file is protected by a password. Save it without one, or paste the text.',
  'too-large': 'The file unpacks to more than can be read. Paste the text instead.',
  'no-text': 'There are no words in the file. A scan has to be made readable first.',
}
const TOO_COMPLEX = 'The file is too complicated to read. Paste the text instead.'
const TOO_SLOW = 'Reading the file took too long. Paste the text instead.'

const ENTRY = fileURLToPath(new URL('./read-document.process.ts', import.meta.url))
const PROJECT = fileURLToPath(new URL('../../../../../', import.meta.url))
const MB = 1024 * 1024
const MEMORY_CHECK_MS = 20
/** V8 maps some 570 MB that it never touches and that the kernel counts as data. */
const RESERVED_BY_V8_MB = 640
/** A character takes at most six bytes as JSON: \uXXXX. */
const ANSWER_BYTES_PER_CHARACTER = 6

/** Reads one document in a process that holds no secret and can read no file beside the program itself. */
export async function readInProcess(kind: string, bytes: Buffer, limits: ReadingLimits): Promise<ReadText> {
  const child = startReader(kind, limits)
  try {
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
    const answer = await answerOf(child, limits)
    if ('refusal' in answer) throw unreadable(REFUSALS[answer.refusal])
    return answer
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * The shell sets what the kernel then enforces, whatever the process does: memory, processor time, no core dump; and
 * on a machine without memory the kernel ends this process first. A limit that a system lacks is left out.
 */
const LIMITED = [
  'ulimit -c 0',
  'ulimit -d "$1"',
  'ulimit -t "$2"',
  '{ echo 1000 >/proc/self/oom_score_adj; }',
  'shift 2',
]

function startReader(kind: string, { memoryMb, timeMs, characters }: ReadingLimits): ChildProcess {
  const script = `${LIMITED.map((step) => `${step} 2>/dev/null`).join('; ')}; exec "$@"`
  const kilobytes = (memoryMb + RESERVED_BY_V8_MB) * 1024
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${PROJECT}`,
    `--max-old-space-size=${Math.floor((memoryMb * 2) / 3)}`,
    '--max-semi-space-size=8',
    '--disable-warning=ExperimentalWarning',
  ]
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      script,
      'sh',
      String(kilobytes),
      String(Math.ceil(timeMs / 1000) * 2),
      ...node,
      ENTRY,
      kind,
      String(characters),
    ],
    { stdio: ['pipe', 'ignore', 'ignore', 'pipe'], env: {}, cwd: PROJECT },
  )
  lowerPriority(child)
  return child
}

/** Searches of others come first. */
function lowerPriority(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}

function answerOf(child: ChildProcess, limits: ReadingLimits): Promise<z.output<typeof readingAnswer>> {
  const output = child.stdio[ANSWER_FD] as Exclude<Readable | Writable, Writable>
  const largest = limits.characters * ANSWER_BYTES_PER_CHARACTER + 1024
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let received = 0
    const deadline = setTimeout(() => fail(TOO_SLOW), limits.timeMs)
    const watch = setInterval(() => residentMb(child) > limits.memoryMb && fail(TOO_COMPLEX), MEMORY_CHECK_MS)
    const stop = (): void => {
      clearTimeout(deadline)
      clearInterval(watch)
    }
    const fail = (detail: string): void => {
      stop()
      reject(unreadable(detail))
    }
    output.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > largest) fail(TOO_COMPLEX)
      else chunks.push(chunk)
    })
    output.on('error', () => fail(TOO_COMPLEX))
    child.once('error', () => fail('The file could not be read just now. Paste the text instead.'))
    child.once('close', () => {
      const answer = parseAnswer(Buffer.concat(chunks).toString())
      if (answer === null) return fail(TOO_COMPLEX)
      stop()
      resolve(answer)
    })
  })
}

/** Null for a process that died before it could answer. */
function parseAnswer(text: string): z.output<typeof readingAnswer> | null {
  try {
    return readingAnswer.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

/** Zero where the system does not say; then the other limits hold alone. */
function residentMb({ pid }: ChildProcess): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return (Number(kilobytes ?? 0) * 1024) / MB
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return 0
  }
}

const unreadable = (detail: string): AppError => new AppError('document.unreadable', { detail })
