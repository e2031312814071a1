// Started by load-demo-apart.ts with the address of a migrated database and the number of candidates.
import { createLivePool } from '../src/domains/ranking/index.ts'
import { contextMaker } from '../src/platform/context/context.ts'
import { openDatabase } from '../src/platform/database/connect.ts'
import { loadDemo } from './load-demo.ts'

const endWithParent = () => process.exit(1)
process.once('disconnect', endWithParent)

const [url, candidates] = process.argv.slice(2)
if (url === undefined || candidates === undefined) throw new Error('Name the database and the number of candidates.')
const database = await openDatabase(url)
const now = () => new Date()
const live = createLivePool({ database, now, onError: (error) => process.stderr.write(`${String(error)}\n`) })
// Effects are off: the demo's invented past must not send mail.
const makeContext = contextMaker({ database, now, effectsOf: () => [] })
const ctx = makeContext({ actor: { kind: 'system' }, requestId: 'demo' })
const demographicsKey = Buffer.from(process.env['DEMOGRAPHICS_KEY'] ?? '', 'base64')
await loadDemo(ctx, { database, live, now: now(), candidates: Number(candidates), demographicsKey })
await live.close()
await database.close()
process.off('disconnect', endWithParent)
process.disconnect?.()
