// Documents come from strangers. Each is read by a process of its own, which may use only so much memory and time and
// whose end harms nothing but its own request.
import { AppError } from '../errors/app-error.ts'
import { type ReadingLimits, readInProcess } from './reading-process.ts'

export interface DocumentFile {
  readonly name: string
  readonly bytes: Buffer
}

export interface DocumentText {
  /** Cut to the limit of the reader. */
  readonly text: string
  /** The length of the whole text. */
  readonly characters: number
}

export interface DocumentReader {
  /** Throws `document.unreadable` for a file without readable text, `service.not-ready` while too many files wait. */
  read(file: DocumentFile): Promise<DocumentText>
}

const DEFAULT_LIMITS: ReadingLimits = { timeMs: 10_000, memoryMb: 384, characters: 20_000 }
const AT_ONCE = 2
const MAX_WAITING = 16
const MAX_WAIT_MS = 20_000
const RETRY_AFTER_SECONDS = 10
const KIND = /\.(pdf|docx|txt)$/i

export const isDocumentName = (name: string): boolean => KIND.test(name)

export function createDocumentReader(given: Partial<ReadingLimits> = {}): DocumentReader {
  const limits = { ...DEFAULT_LIMITS, ...given }
  const turns = takeTurns()
  return {
    read: async ({ name, bytes }) => {
      const kind = KIND.exec(name)?.[1]?.toLowerCase() ?? ''
      assertKind(kind, bytes)
      await turns.take()
      try {
        return await readInProcess(kind, bytes, limits)
      } finally {
        turns.end()
      }
    },
  }
}

/** At most two files are read at once and a few wait; whatever comes on top is refused at once, as is a long wait. */
function takeTurns(): { take(): Promise<void>; end(): void } {
  let running = 0
  const waiting: (() => void)[] = []
  const waitForTurn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(deadline)
        resolve()
      }
      const deadline = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(busy())
      }, MAX_WAIT_MS)
      waiting.push(start)
    })
  return {
    take: async () => {
      if (running < AT_ONCE) {
        running += 1
        return
      }
      if (waiting.length >= MAX_WAITING) throw busy()
      await waitForTurn()
    },
    end: () => {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    },
  }
}

const busy = (): AppError =>
  new AppError('service.not-ready', {
    detail: 'Too many files are being read. Try again in a moment, or paste the text.',
    meta: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  })

const OLD_OFFICE_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

// The ending says one thing and the first bytes another: better to say so than to read nonsense.
function assertKind(kind: string, bytes: Buffer): void {
  const start = bytes.subarray(0, 1024).toString('latin1')
  const isPdf = start.includes('%PDF-')
  const isZip = start.startsWith('PK')
  if (kind === 'pdf' && !isPdf) throw unreadable('The file is named pdf, but it is none.')
  if (kind === 'docx' && bytes.subarray(0, 8).equals(OLD_OFFICE_FILE))
    throw unreadable('The file has a password or an old format. Save it as docx without a password, or paste the text.')
  if (kind === 'docx' && !isZip) throw unreadable('The file is named docx, but it is none.')
  if (kind === 'txt' && (isPdf || isZip || bytes.subarray(0, 4096).includes(0)) && !hasUtf16Mark(bytes))
    throw unreadable('The file is named txt, but it holds no plain text.')
}

const hasUtf16Mark = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

const unreadable = (detail: string): AppError => new AppError('document.unreadable', { detail })
