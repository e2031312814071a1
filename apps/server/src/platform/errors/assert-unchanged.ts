import { AppError } from './app-error.ts'

/**
 * Throws `resource.conflict` if the caller read another version than the stored one, so that no one overwrites changes
 * they have not seen. Without a version, any is changed. `detail` says what to do.
 */
export function assertUnchanged(read: number | null | undefined, stored: number, detail: string): void {
  if (read === null || read === undefined || read === stored) return
  throw new AppError('resource.conflict', { detail, field: 'version', meta: { version: stored } })
}
