import { isEndingEarly } from './end-early.ts'

export interface Output {
  out(text: string): void
  err(text: string): void
  /** Whether progress may overwrite the last line. */
  readonly isTerminal: boolean
}

export interface Command {
  /** Returns the exit code: 0 only on success. */
  readonly run: (argv: readonly string[], output: Output) => Promise<number>
}

export const CONSOLE: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
}

/** An error the user can fix: shown as one line, without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const asksForHelp = (argv: readonly string[]): boolean => argv.includes('--help') || argv.includes('-h')

/** Files that cannot be read or written, such as folders; the user can fix that too. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'its file system is read-only',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it would be too large for this file system',
  EIO: 'the disk reports an error',
}

function describeFileProblem(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null
  const problem = FILE_PROBLEMS[String(error.code)]
  if (problem === undefined) return null
  const { path } = error as NodeJS.ErrnoException
  // A file is written under this name until it is complete.
  return path === undefined ? error.message : `${path.replace(/\.unfinished$/, '')}: ${problem}`
}

/** What the user can do about an error in one line; null if it is a fault of the program. */
async function remedyFor(error: unknown): Promise<string | null> {
  if (error instanceof UsageError) return error.message
  // Most commands load no driver of a database.
  const { isDatabaseAway, sqlState } = await import('../platform/database/transaction.ts')
  if (isDatabaseAway(error)) return 'PostgreSQL stopped or was out of reach; run the command again once it is there'
  if (sqlState(error) === '53100') return 'PostgreSQL’s disk is full: free some space, then run the command again'
  return describeFileProblem(error)
}

/** Runs a command; what the user can fix ends it with one line and exit code 2. */
export async function guarded(name: string, output: Output, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (isEndingEarly()) return new Promise(() => undefined)
    const remedy = await remedyFor(error)
    if (remedy === null) throw error
    output.err(`assay ${name}: ${remedy}\n`)
    return 2
  }
}
