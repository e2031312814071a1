// Startup: settings, database, reference data, demo, index, and then the HTTP server.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { misspelledSettings, readSettings } from './platform/config/settings.ts'
import { describeStartFailure } from './platform/errors/describe-start-failure.ts'
import { closeOnSignals } from './platform/lifecycle/close-on-signals.ts'
import { endWhenFrozen } from './platform/lifecycle/end-when-frozen.ts'
import { prepareStart } from './platform/lifecycle/prepare-start.ts'

/** A failed start leaves nothing to wait for, whatever still holds the process. */
const FAILED_START_MS = 500

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

try {
  const settings = readSettings(process.env)
  for (const [given, meant] of misspelledSettings(process.env))
    process.stdout.write(`Warning: ${given} isn’t a setting of Assay and changes nothing. Did you mean ${meant}?\n`)
  await prepareStart(settings)
  // Loaded afterwards, so that invalid settings are reported immediately, also on a slow machine.
  const { serve } = await import('./serve.ts')
  const server = await serve(settings, existsSync(WEB_FOLDER) ? WEB_FOLDER : null)
  const stopWatching = endWhenFrozen()
  closeOnSignals(async () => {
    await server.close()
    await stopWatching()
  })
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
  setTimeout(() => process.exit(), FAILED_START_MS).unref()
}
