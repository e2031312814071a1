import { spawnSync } from 'node:child_process'
import { StartRefused } from '../../errors/start-refused.ts'

/**
 * PostgreSQL refuses to run as root. In a user namespace without a mapping it sees an ordinary user, while its files
 * stay root's; it needs no account and no change of ownership.
 */
export function asUnprivileged(command: string, args: readonly string[]): [command: string, args: string[]] {
  if (process.getuid?.() !== 0) return [command, [...args]]
  if (spawnSync('unshare', ['-U', 'true']).status === 0) return ['unshare', ['-U', command, ...args]]
  throw new StartRefused(
    'Running as root without user namespaces, which PostgreSQL refuses: start Assay as another user, or set DATABASE_URL.',
  )
}
