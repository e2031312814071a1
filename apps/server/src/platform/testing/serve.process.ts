// The whole server in a process of its own, which can be killed. Whoever started it drives its clock by messages.
import { serve } from '../../serve.ts'
import { readSettings } from '../config/settings.ts'

let aheadMs = Number(process.env['AHEAD_MS'] ?? 0)

const server = await serve(readSettings(process.env), null, () => new Date(Date.now() + aheadMs))

/** What is under way ends in its own time: a mail that takes thirty hours would be given up. */
async function moveClock(nextMs: number): Promise<void> {
  await server.catchUp()
  aheadMs = nextMs
  await server.catchUp()
  process.send?.('caught up')
}

process.on('message', (nextMs: number) => void moveClock(nextMs))
process.send?.('ready')
