// Saves the index to a file, so that a start need not rebuild it. The database stays authoritative; the file only saves
// time.

import { open, rename, rm } from 'node:fs/promises'
import { loadSnapshot, type Pool, snapshotParts } from '@assay/ranking-engine'
import { canonicalJson, sha256 } from '../../../platform/hashing/canonical-json.ts'
import type { PoolPosition } from '../../candidates/index.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { modelHash, tablesHash } from '../models/index.ts'
import { poolOptions } from './pool-options.ts'

/** Format 1 used other names in the label. */
const FORMAT = 2
const MAX_LABEL_LENGTH = 4096

/** The first line of the file: what the index was built from. Evidence ages, so a file is valid for one day. */
interface Label extends PoolPosition {
  readonly format: typeof FORMAT
  readonly asOfDay: number
  readonly model: string
  readonly tables: string
}

/** Writes a temporary file and renames it, so that there is never a partial one. */
export async function writeSnapshot(
  file: string,
  { pool, position, known }: { pool: Pool; position: PoolPosition; known: KnownTaxonomy },
): Promise<void> {
  const { poolVersion, generation } = position
  const parts = snapshotParts(pool, { hasTables: false })
  const label: Label = { format: FORMAT, poolVersion, generation, asOfDay: pool.asOfDay, ...build(known) }
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w')
  try {
    const text = canonicalJson(label)
    await handle.write(`${text} ${sha256(text)}\n`)
    for (const part of parts) await handle.write(part)
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    await handle.close().catch(() => undefined) // it may be closed already; the first error has the details
    await rm(draft, { force: true })
    throw error
  }
}

export interface ReadSnapshot {
  readonly pool: Pool
  readonly position: PoolPosition
}

/**
 * Null if there is no file, or one of another day, model or build; throws an error that names the damage in a corrupt
 * one.
 */
export async function readSnapshot(
  file: string,
  { asOfDay, known }: { asOfDay: number; known: KnownTaxonomy },
): Promise<ReadSnapshot | null> {
  const bytes = await readWhole(file)
  if (bytes === null) return null
  const end = bytes.subarray(0, MAX_LABEL_LENGTH).indexOf(10)
  const [text = '', hash = ''] = new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))).split(' ')
  if (end === -1 || sha256(text) !== hash) throw new Error('The label of the index snapshot is damaged.')
  const label = JSON.parse(text) as Label
  const { model, tables } = build(known)
  if (label.format !== FORMAT || label.asOfDay !== asOfDay || label.model !== model || label.tables !== tables)
    return null
  const { poolVersion, generation } = label
  return { pool: loadSnapshot(bytes.subarray(end + 1), poolOptions(known)), position: { poolVersion, generation } }
}

function build(known: KnownTaxonomy): Pick<Label, 'model' | 'tables'> {
  return { model: modelHash(poolOptions(known).model), tables: tablesHash(known) }
}

/** Read in pieces: one system call reads less than 2 GiB. */
const PIECE_BYTES = 2 ** 30

async function readWhole(file: string): Promise<Uint8Array | null> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (handle === null) return null
  try {
    const bytes = new Uint8Array((await handle.stat()).size)
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead } = await handle.read(bytes, at, Math.min(PIECE_BYTES, bytes.length - at), at)
      if (bytesRead === 0) throw new Error('The index snapshot ended early.')
      at += bytesRead
    }
    return bytes
  } finally {
    await handle.close()
  }
}
