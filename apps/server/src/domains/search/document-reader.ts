// Documents come from strangers: each is read in a thread that may use only so much memory and time.
import { Worker } from 'node:worker_threads'
import { AppError } from '../../platform/errors/app-error.ts'

export interface DocumentFile {
  readonly name: string
  readonly bytes: Buffer
}

export interface DocumentReader {
  /** The words of the file; throws `document.unreadable` where there are none to be had. */
  read(file: DocumentFile): Promise<string>
}

const TIME_LIMIT_MS = 15_000
const MEMORY_LIMIT_MB = 256
const AT_ONCE = 2
const MAX_WAITING = 16
const KIND = /\.(pdf|docx|txt)$/i

export const isDocumentName = (name: string): boolean => KIND.test(name)

export function createDocumentReader(limits: { timeMs?: number; memoryMb?: number } = {}): DocumentReader {
  let running = 0
  const waiting: (() => void)[] = []
  const takeTurn = async (): Promise<void> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw unreadable('Too many files are being read. Try again in a moment.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
  }
  const endTurn = (): void => {
    running -= 1
    waiting.shift()?.()
  }
  return {
    read: async (file) => {
      const kind = KIND.exec(file.name)?.[1]?.toLowerCase() ?? ''
      assertKind(kind, file.bytes)
      if (kind === 'txt') return readable(decodeText(file.bytes))
      await takeTurn()
      try {
        return readable(await readInThread(kind, file.bytes, limits))
      } finally {
        endTurn()
      }
    },
  }
}

// The ending says one thing and the first bytes another: better to say so than to read nonsense.
function assertKind(kind: string, bytes: Buffer): void {
  const start = bytes.subarray(0, 1024).toString('latin1')
  const isPdf = start.includes('%PDF-')
  const isZip = start.startsWith('PK')
  if (kind === 'pdf' && !isPdf) throw unreadable('The file is named pdf, but it is none.')
  if (kind === 'docx' && !isZip) throw unreadable('The file is named docx, but it is none.')
  if (kind === 'txt' && (isPdf || isZip || bytes.subarray(0, 4096).includes(0)) && !hasUtf16Mark(bytes))
    throw unreadable('The file is named txt, but it holds no plain text.')
}

const hasUtf16Mark = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}

function readable(text: string): string {
  const tidy = text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (tidy === '') throw unreadable('There are no words in the file. A scan has to be made readable first.')
  return tidy
}

const unreadable = (detail: string): AppError => new AppError('document.unreadable', { detail })

function readInThread(kind: string, bytes: Buffer, limits: { timeMs?: number; memoryMb?: number }): Promise<string> {
  const worker = new Worker(new URL('./read-document.worker.ts', import.meta.url), {
    workerData: { kind, bytes: new Uint8Array(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb ?? MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: 32 },
    stderr: true,
    stdout: true,
  })
  return new Promise<string>((resolve, reject) => {
    const deadline = setTimeout(
      () => reject(unreadable('Reading the file took too long. Paste the text instead.')),
      limits.timeMs ?? TIME_LIMIT_MS,
    )
    const end = (settle: () => void): void => {
      clearTimeout(deadline)
      settle()
    }
    worker.once('message', (message: { text?: string }) =>
      end(() =>
        message.text === undefined
          ? reject(unreadable('The file is damaged or protected. Paste the text instead.'))
          : resolve(message.text),
      ),
    )
    worker.once('error', () =>
      end(() => reject(unreadable('The file is too complicated to read. Paste the text instead.'))),
    )
    worker.once('exit', () => end(() => reject(unreadable('The file could not be read. Paste the text instead.'))))
  }).finally(() => void worker.terminate())
}
