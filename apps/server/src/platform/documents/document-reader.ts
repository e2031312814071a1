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
  read(file: DocumentFile, how?: ReadingHow): Promise<DocumentText>
}

export interface ReadingHow {
  readonly caller?: string | undefined
  /** How the text can be handed in without this file, as it follows “or”; default: `paste the text`. */
  readonly instead?: string
}

/** Where files alone are taken. */
export const AS_TEXT_FILE = 'save its text as a .txt file'

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
    read: async ({ name, bytes }, { caller, instead = 'paste the text' } = {}) => {
      const kind = KIND.exec(name)?.[1]?.toLowerCase() ?? ''
      const read = problemOfKind(kind, bytes) ?? (await turns.run(() => readInProcess(kind, bytes, limits), caller))
      if (typeof read === 'function') throw new AppError('document.unreadable', { detail: read(instead) })
      return read
    },
  }
}

const documentAnswer = z.union([
  z.object({ text: z.string(), characters: z.int() }),
  z.object({ refusal: z.enum(['damaged', 'protected', 'too-large', 'no-text']) }),
])

/** What is wrong with a file and what to do; the parameter is another way to hand in its text. */
type Words = (instead: string) => string

const otherwise =
  (problem: string): Words =>
  (instead) =>
    `${problem} ${instead.charAt(0).toUpperCase()}${instead.slice(1)} instead.`

const REFUSALS = {
  damaged: otherwise('The file is damaged.'),
  protected: (instead) => `The file is password-protected. Save it without a password, or ${instead}.`,
  'too-large': otherwise('The file is too large when unpacked.'),
  'no-text': (instead) => `The file contains no text. Run text recognition (OCR) on scans first, or ${instead}.`,
} as const satisfies Record<string, Words>

const FAILURES = {
  'too-slow': otherwise('Reading the file took too long.'),
  'too-large': REFUSALS['too-large'],
  exhausted: otherwise('The file is too complicated to read.'),
  'not-started': otherwise('The file can’t be read right now.'),
} as const satisfies Record<string, Words>

async function readInProcess(kind: string, input: Buffer, limits: ReadingLimits): Promise<Read> {
  const maxAnswerBytes = limits.characters * MAX_BYTES_PER_CHARACTER + 1024
  const args = [kind, String(limits.characters)]
  const outcome = await runLimited({ entry: ENTRY, args, input, limits, maxAnswerBytes })
  if (outcome.kind !== 'answered') return FAILURES[outcome.kind]
  const answer = documentAnswer.parse(outcome.answer)
  return 'refusal' in answer ? REFUSALS[answer.refusal] : answer
}

type Read = DocumentText | Words

const OLD_OFFICE_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

// A file whose extension contradicts its first bytes gets an error instead of nonsense.
function problemOfKind(kind: string, bytes: Buffer): Words | null {
  const start = bytes.subarray(0, 1024).toString('latin1')
  const isPdf = start.includes('%PDF-')
  const isZip = start.startsWith('PK')
  if (bytes.length === 0) return otherwise('The file is empty.')
  if (kind === 'pdf' && !isPdf) return otherwise('The file is named .pdf but isn’t a PDF.')
  if (kind === 'docx' && bytes.subarray(0, 8).equals(OLD_OFFICE_FILE))
    return (instead) => `The file has a password or an old format. Save it as docx without a password, or ${instead}.`
  if (kind === 'docx' && !isZip) return otherwise('The file is named .docx but isn’t a Word document.')
  if (kind === 'txt' && (isPdf || isZip || bytes.subarray(0, 4096).includes(0)) && !hasUtf16Mark(bytes))
    return otherwise('The file is named .txt but isn’t plain text.')
  return null
}

const hasUtf16Mark = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
