import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartRefused } from '../errors/start-refused.ts'

/**
 * Refuses the start when the port cannot be listened on. Checked before the database starts, so that a second start in
 * the same folder ends immediately and touches nothing. Port 0 is any free one.
 */
export async function assertPortFree({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ port, host })
    await once(probe, 'listening')
  } catch (error) {
    throw portRefused(port, host, error)
  } finally {
    probe.close()
  }
}

export function portRefused(port: number, host: string, cause: unknown): Error {
  const { code } = cause as NodeJS.ErrnoException
  const reason = REASONS[code ?? '']
  return reason === undefined ? (cause as Error) : new StartRefused(reason(port, host), { cause })
}

const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop the program that uses it, or set PORT.`,
  EACCES: (port) => `Port ${port} can’t be used by this user. Set PORT to 1024 or higher.`,
  EADDRNOTAVAIL: (_port, host) => `This machine has no address ${host}: set HOST to one of its own.`,
  ENOTFOUND: (_port, host) => `The address ${host} is unknown: set HOST to one of this machine's own.`,
}
