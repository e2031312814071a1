// Documents come from untrusted sources: each is read in a separate, limited process.
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { longestMs } from '../isolation/limit-work.ts'
import { type ProcessLimits, runLimited } from '../isolation/limited-process.ts'
import { documentTurns } from '../isolation/turns.ts'

export interface DocumentFile {
  readonly name: string
  readonly bytes: Buffer
}

export interface DocumentText {
  /** Cut to the reader's limit. */
  readonly text: string
  /** The length of the whole text. */
  readonly characters: number
}

export interface DocumentReader {
  /**
   * Throws `document.unreadable` for a file without readable text, `service.not-ready` while too many files wait, of all
   * callers or of this one.
   */
  read(file: DocumentFile, caller?: string): Promise<DocumentText>
}

export interface ReadingLimits extends ProcessLimits {
  /** The text is cut here, inside the process. */
  readonly characters: number
  /** How long a file may wait for its turn. Default: as long as one before it may take. */
  readonly waitMs?: number
}

const DEFAULT_LIMITS: ReadingLimits = { timeMs: 10_000, memoryMb: 384, characters: 20_000 }
/** More wait for their turn, and are refused when it does not come in time. */
export const FILES_AT_ONCE = 2
/** A caller's import sends two files in parallel. */
const PLACES = { atOnce: FILES_AT_ONCE, maxWaiting: 16, maxWaitingPerCaller: 4 }
const ENTRY = new URL('./read-document.process.ts', import.meta.url)
const KIND = /\.(pdf|docx|txt)$/i
/** A character takes at most six bytes as JSON: \uXXXX. */
const MAX_BYTES_PER_CHARACTER = 6

export const isDocumentName = (name: string): boolean => KIND.test(name)

export function createDocumentReader(given: Partial<ReadingLimits> = {}): DocumentReader {
  const limits = { ...DEFAULT_LIMITS, ...given }
  const turns = documentTurns({ ...PLACES, maxWaitMs: given.waitMs ?? longestMs(limits) })
  return {
    read: async ({ name, bytes }, caller) => {
      const kind = KIND.exec(name)?.[1]?.toLowerCase() ?? ''
      assertKind(kind, bytes)
      return turns.run(() => readInProcess(kind, bytes, limits), caller)
    },
  }
}

const documentAnswer = z.union([
  z.object({ text: z.string(), characters: z.int() }),
  z.object({ refusal: z.enum(['damaged', 'protected', 'too-large', 'no-text']) }),
])

const REFUSALS = {
  damaged: 'The file is damaged. Paste the text instead.',
  protected: 'The file is password-protected. Save it without a password, or paste the text.',
  'too-large': 'The file is too large when unpacked. Paste the text instead.',
  'no-text': 'The file contains no text. Run text recognition (OCR) on scans first, or paste the text.',
}

const FAILURES = {
  'too-slow': 'Reading the file took too long. Paste the text instead.',
  'too-large': REFUSALS['too-large'],
  exhausted: 'The file is too complicated to read. Paste the text instead.',
  'not-started': 'The file can’t be read right now. Paste the text instead.',
}

async function readInProcess(kind: string, input: Buffer, limits: ReadingLimits): Promise<DocumentText> {
  const maxAnswerBytes = limits.characters * MAX_BYTES_PER_CHARACTER + 1024
  const args = [kind, String(limits.characters)]
  const outcome = await runLimited({ entry: ENTRY, args, input, limits, maxAnswerBytes })
  if (outcome.kind !== 'answered') throw unreadable(FAILURES[outcome.kind])
  const answer = documentAnswer.parse(outcome.answer)
  if ('refusal' in answer) throw unreadable(REFUSALS[answer.refusal])
  return answer
}

const OLD_OFFICE_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

// A file whose extension contradicts its first bytes gets an error instead of nonsense.
function assertKind(kind: string, bytes: Buffer): void {
  const start = bytes.subarray(0, 1024).toString('latin1')
  const isPdf = start.includes('%PDF-')
  const isZip = start.startsWith('PK')
  if (kind === 'pdf' && !isPdf) throw unreadable('The file is named .pdf but isn’t a PDF.')
  if (kind === 'docx' && bytes.subarray(0, 8).equals(OLD_OFFICE_FILE))
    throw unreadable('The file has a password or an old format. Save it as docx without a password, or paste the text.')
  if (kind === 'docx' && !isZip) throw unreadable('The file is named .docx but isn’t a Word document.')
  if (kind === 'txt' && (isPdf || isZip || bytes.subarray(0, 4096).includes(0)) && !hasUtf16Mark(bytes))
    throw unreadable('The file is named .txt but isn’t plain text.')
}

const hasUtf16Mark = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

const unreadable = (detail: string): AppError => new AppError('document.unreadable', { detail })
