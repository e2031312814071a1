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
const FILE_PROBLEMS = new Set(
  'EACCES EDQUOT EFBIG EIO EISDIR ENAMETOOLONG ENOENT ENOSPC ENOTDIR EPERM EROFS'.split(' '),
)

const isFileProblem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error && FILE_PROBLEMS.has(String(error.code))

/** What the user can do about an error in one line; null if it is a fault of the program. */
async function remedyFor(error: unknown): Promise<string | null> {
  if (error instanceof UsageError) return error.message
  // Most commands load no driver of a database.
  const { isDatabaseAway, sqlState } = await import('../platform/database/transaction.ts')
  if (isDatabaseAway(error)) return 'PostgreSQL stopped or was out of reach; run the command again once it is there'
  if (sqlState(error) === '53100') return 'PostgreSQL’s disk is full: free some space, then run the command again'
  return isFileProblem(error) ? error.message : null
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
