// The whole server in a process of its own, which can be killed. Whoever started it drives its clock by messages.
import { serve } from '../../serve.ts'
import { readSettings } from '../config/settings.ts'

let aheadMs = Number(process.env['AHEAD_MS'] ?? 0)

const server = await serve(readSettings(process.env), null, () => new Date(Date.now() + aheadMs))

process.on('message', (next: number) => {
  aheadMs = next
  void server.catchUp().then(() => process.send?.('caught up'))
})
process.send?.('ready')
