// Runs the whole server in a separate process that can be killed. The parent drives its clock by messages.
import { serve } from '../../serve.ts'
import { readSettings } from '../config/settings.ts'
import { prepareStart } from '../lifecycle/prepare-start.ts'

let aheadMs = Number(process.env['AHEAD_MS'] ?? 0)

const settings = readSettings(process.env)
await prepareStart(settings)
const server = await serve(settings, null, () => new Date(Date.now() + aheadMs))

/** Lets running work finish first: otherwise a mail that seems to take thirty hours would be abandoned. */
async function moveClock(nextMs: number): Promise<void> {
  await server.catchUp()
  aheadMs = nextMs
  await server.catchUp()
  process.send?.('caught up')
}

process.on('message', (nextMs: number) => void moveClock(nextMs))
process.send?.('ready')
