// Startup: settings, database, reference data, demo, index, and then the HTTP server.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSettings } from './platform/config/settings.ts'
import { StartRefused } from './platform/errors/start-refused.ts'
import { closeOnSignals } from './platform/lifecycle/close-on-signals.ts'
import { serve } from './serve.ts'

/** A failed start leaves nothing to wait for, whatever still holds the process. */
const FAILED_START_MS = 3_000

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

try {
  const server = await serve(readSettings(process.env), existsSync(WEB_FOLDER) ? WEB_FOLDER : null)
  closeOnSignals(server.close)
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
  setTimeout(() => process.exit(), FAILED_START_MS).unref()
}
