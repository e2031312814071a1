import { StartRefused } from './start-refused.ts'

const REASONS: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `${path} is not writable by this user. Change its owner, or set DATA_DIR.`,
  EPERM: (path) => `${path} is not writable by this user. Change its owner, or set DATA_DIR.`,
  EROFS: (path) => `${path} is on a read-only file system. Set DATA_DIR to a writable folder.`,
  ENOSPC: (path) => `There is no space left for ${path}. Free some, or set DATA_DIR to another disk.`,
  EDQUOT: (path) => `The disk quota is used up for ${path}: free some, or set DATA_DIR to another disk.`,
  EEXIST: (path) => `${path} is a file, not a folder: set DATA_DIR to a folder.`,
  ENOTDIR: (path) => `${path} passes through a file. Set DATA_DIR to a folder.`,
  ENOENT: (path) => `${path} does not exist and cannot be created: set DATA_DIR to a folder.`,
}

const ENDED = 'PostgreSQL ended the connection. Start again once it runs.'

const OF_THE_DATABASE: Readonly<Record<string, string>> = {
  '53100': 'PostgreSQL’s disk is full. Free some space, then start again.',
  '53300': 'PostgreSQL has no connection left for this user. Allow at least 20 for each Assay server.',
  '42501': 'The database user lacks permissions. Make it the owner of the database in DATABASE_URL.',
  '3F000': 'The database has no schema to create tables in. Set its search_path to public.',
  '25006': 'The database is read-only. DATABASE_URL must point to the primary, not a replica.',
  '57P01': ENDED,
  '57P02': ENDED,
  '57P03': ENDED,
  EPIPE: ENDED,
  ECONNRESET: ENDED,
}

/** One plain line for the operator, whatever stopped the start. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartRefused) return error.message
  // Of a statement that failed, the outer error names only the statement.
  let reason = String(error)
  for (let link = error; link instanceof Error; link = link.cause) {
    const { code = '', path } = link as NodeJS.ErrnoException
    const known = OF_THE_DATABASE[code] ?? (path === undefined ? undefined : REASONS[code]?.(path))
    if (known !== undefined) return known
    reason = link.message
  }
  return `Assay could not start: ${reason.split('\n')[0]}`
}
