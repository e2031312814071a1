// Holds the embedded PostgreSQL of a folder until its standard input ends.

import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { findEmbeddedBinaries } from '../database/embedded/postgres-binaries.ts'

const held = await startEmbeddedPostgres({ binaries: findEmbeddedBinaries(), folder: String(process.argv[2]) })
process.stdout.write(`${JSON.stringify({ url: held.url, joined: held.joined })}\n`)
for await (const _ of process.stdin);
await held.stop()
