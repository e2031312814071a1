/**
 * The index as bytes: a JSON header and the raw arrays, each with a checksum. Another version or any changed bit is
 * refused with its cause.
 */

import { dictionaryOf } from '../columns/dictionary.ts'
import { mix32 } from '../columns/hash.ts'
import { bandNames, type Columns, codedColumnNames } from '../columns/rows.ts'
import { loadModel } from '../model/load-model.ts'
import type { Model } from '../model/model.ts'
import type { ExchangeRates } from '../query/pay.ts'
import { compileTaxonomy, type Taxonomy, type TaxonomySource } from '../taxonomy/compile-taxonomy.ts'
import { hasChanges, mergeDelta } from './apply-change.ts'
import type { Block } from './block.ts'
import { emptyPool, type Pool, settling } from './pool.ts'
import type { Postings } from './postings.ts'

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array

interface StoredArray {
  readonly name: string
  readonly kind: 'Uint8' | 'Uint16' | 'Uint32' | 'Int32'
  readonly offset: number
  readonly length: number
  readonly checksum: number
}

interface Header {
  /** Null in a snapshot that is only loaded where the same tables are present. */
  readonly taxonomy: TaxonomySource | null
  readonly model: Model | null
  readonly asOfDay: number
  readonly exchange: ExchangeRates
  readonly schedules: readonly { zone: string; from: number; to: number }[]
  readonly languages: readonly string[]
  readonly keywords: readonly string[]
  readonly blockSizes: readonly number[]
  readonly arrays: readonly StoredArray[]
}

/** "ASSAYPL" and the version of the layout. */
const MAGIC = [0x41, 0x53, 0x53, 0x41, 0x59, 0x50, 0x4c, 6] as const
const PREAMBLE_BYTES = 24
const ALIGNMENT = 8
const KINDS = { Uint8: Uint8Array, Uint16: Uint16Array, Uint32: Uint32Array, Int32: Int32Array } as const
const COLUMN_ARRAYS = ['values', 'codes', 'slices', 'ends', 'endCodes'] as const
const COLUMN_NAMES = [...codedColumnNames, ...bandNames]
const POSTING_ARRAYS = [
  ...(['starts', 'homes', 'positions', 'bitmaps', 'ranks'] as const),
  ...(['codes', 'details', 'days', 'dayScale', 'dayRanks'] as const),
] as const
const INDEXES = ['skills', 'titles', 'languages', 'keywords'] as const

/** The whole index with its taxonomy and model as bytes. Merges the delta first. */
export function snapshot(pool: Pool): Uint8Array {
  const parts = [...snapshotParts(pool, { hasTables: true })]
  const target = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    target.set(part, at)
    at += part.length
  }
  return target
}

/**
 * The same bytes in pieces, so that they are not held twice. They stay valid while the index changes. Without tables,
 * taxonomy and model are left out.
 */
export function snapshotParts(pool: Pool, { hasTables }: { hasTables: boolean }): Iterable<Uint8Array> {
  if (hasChanges(pool)) mergeDelta(pool)
  const arrays = arraysOf(pool)
  let offset = 0
  const stored = arrays.map(([name, array]): StoredArray => {
    const bytes = padded(bytesOf(array))
    const place = offset
    offset += bytes.length
    return { name, kind: kindOf(array), offset: place, length: array.length, checksum: checksumOf(bytes) }
  })
  const headerBytes = padded(bytesOf(unitsOf(JSON.stringify(headerOf(pool, stored, hasTables)))))
  const start = new Uint8Array(PREAMBLE_BYTES)
  start.set(MAGIC)
  const preamble = new DataView(start.buffer)
  preamble.setUint32(8, headerBytes.length, true)
  preamble.setUint32(12, checksumOf(headerBytes), true)
  preamble.setUint32(16, offset >>> 0, true)
  preamble.setUint32(20, Math.floor(offset / 2 ** 32), true)
  return pieces([start, headerBytes], arrays)
}

function* pieces(before: readonly Uint8Array[], arrays: readonly [string, NumberArray][]): Generator<Uint8Array> {
  yield* before
  for (const [, array] of arrays) yield padded(bytesOf(array))
}

/**
 * Reads what `snapshot` wrote. Taxonomy and model come from the caller or else from the file. Throws an Error that names
 * the fault if the bytes are damaged, cut off, of another version, or lack both.
 */
export function loadSnapshot(source: Uint8Array, known: { taxonomy?: Taxonomy; model?: Model } = {}): Pool {
  // A subclass may slice without copying, as Node's Buffer does.
  const bytes = new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
  const { header, data } = openSnapshot(bytes)
  const model = known.model ?? (header.model === null ? null : loadModel(header.model))
  const taxonomy = known.taxonomy ?? (header.taxonomy === null ? null : compileTaxonomy(header.taxonomy))
  if (model === null || taxonomy === null) throw new Error('The snapshot was written without model and taxonomy.')
  const { asOfDay, exchange } = header
  const empty = emptyPool({ taxonomy, model, asOfDay, exchange })
  const pool: Pool = { ...empty, dictionary: dictionaryOf(header) }
  const arrays = new Map(header.arrays.map((stored) => [stored.name, readArray(data, stored)]))
  const settle = settling(header.blockSizes.reduce((sum, size) => sum + size, 0) >= pool.sharedFrom)
  pool.base = header.blockSizes.map((size, number) => settle(blockFrom(arrays, number, size)))
  const [width = 0] = arrayNamed(arrays, 'baseOrder.width')
  pool.baseOrder = { width, bytes: arrayNamed(arrays, 'baseOrder.bytes') as Uint8Array }
  pool.contentSums.set(arrayNamed(arrays, 'contentSums'))
  pool.size = header.blockSizes.reduce((sum, size) => sum + size, 0)
  return pool
}

function openSnapshot(bytes: Uint8Array): { header: Header; data: Uint8Array } {
  if (bytes.length < PREAMBLE_BYTES || MAGIC.slice(0, -1).some((byte, place) => bytes[place] !== byte)) {
    throw new Error('This is no snapshot of a pool.')
  }
  const version = bytes[MAGIC.length - 1]
  if (version !== MAGIC.at(-1)) throw new Error(`The snapshot has the unknown version ${version}.`)
  const preamble = new DataView(bytes.buffer, bytes.byteOffset)
  const headerLength = preamble.getUint32(8, true)
  const dataStart = PREAMBLE_BYTES + headerLength
  const dataLength = preamble.getUint32(16, true) + preamble.getUint32(20, true) * 2 ** 32
  if (bytes.length !== dataStart + dataLength) throw new Error('The snapshot is cut off or too long.')
  const headerBytes = bytes.slice(PREAMBLE_BYTES, dataStart)
  if (checksumOf(headerBytes) !== preamble.getUint32(12, true)) throw new Error("The snapshot's header is damaged.")
  return { header: JSON.parse(textOf(new Uint16Array(headerBytes.buffer))) as Header, data: bytes.subarray(dataStart) }
}

function headerOf(pool: Pool, arrays: readonly StoredArray[], hasTables: boolean): Header {
  return {
    taxonomy: hasTables ? pool.taxonomy.source : null,
    model: hasTables ? pool.model : null,
    asOfDay: pool.asOfDay,
    exchange: pool.exchange,
    schedules: pool.dictionary.schedules,
    languages: pool.dictionary.languages,
    keywords: pool.dictionary.keywords,
    blockSizes: pool.base.map(({ size }) => size),
    arrays,
  }
}

function arraysOf(pool: Pool): [string, NumberArray][] {
  return [
    ['baseOrder.width', Uint8Array.of(pool.baseOrder.width)],
    ['baseOrder.bytes', pool.baseOrder.bytes],
    ['contentSums', pool.contentSums.slice()],
    ...pool.base.flatMap((block, number) => blockArrays(block, number)),
  ]
}

function blockArrays(block: Block, number: number): [string, NumberArray][] {
  const { ids, live, columns } = block
  const named: [string, NumberArray][] = [
    ['uuids', ids.uuids],
    ['units', ids.units],
    ['ends', ids.ends],
    ['live', live.slice()],
    ['contentHash', columns.contentHash],
    ...COLUMN_NAMES.flatMap((name) =>
      COLUMN_ARRAYS.map((array): [string, NumberArray] => [`${name}.${array}`, columns[name][array]]),
    ),
    ...INDEXES.flatMap((index) =>
      POSTING_ARRAYS.map((part): [string, NumberArray] => [`${index}.${part}`, block[index][part]]),
    ),
  ]
  return named.map(([name, array]) => [`${number}.${name}`, array])
}

function blockFrom(arrays: ReadonlyMap<string, NumberArray>, number: number, size: number): Block {
  const part = (name: string) => arrayNamed(arrays, `${number}.${name}`)
  const coded = COLUMN_NAMES.map((name) => [
    name,
    { size, ...Object.fromEntries(COLUMN_ARRAYS.map((array) => [array, part(`${name}.${array}`)])) },
  ])
  const columns = { ...Object.fromEntries(coded), contentHash: part('contentHash') } as Columns
  const [skills, titles, languages, keywords] = INDEXES.map(
    (index) =>
      ({
        size,
        ...Object.fromEntries(POSTING_ARRAYS.map((name) => [name, part(`${index}.${name}`)])),
      }) as unknown as Postings,
  ) as [Postings, Postings, Postings, Postings]
  const ids = { uuids: part('uuids'), units: part('units'), ends: part('ends') } as Block['ids']
  return {
    size,
    arena: null,
    ids,
    live: part('live') as Int32Array,
    columns,
    skills,
    titles,
    languages,
    keywords,
  }
}

function readArray(data: Uint8Array, { name, kind, offset, length, checksum }: StoredArray): NumberArray {
  const make = KINDS[kind]
  const byteLength = length * make.BYTES_PER_ELEMENT
  if (checksumOf(data.subarray(offset, offset + aligned(byteLength))) !== checksum) {
    throw new Error(`The snapshot's array "${name}" is damaged.`)
  }
  return new make(data.slice(offset, offset + byteLength).buffer)
}

function arrayNamed(arrays: ReadonlyMap<string, NumberArray>, name: string): NumberArray {
  const array = arrays.get(name)
  if (array === undefined) throw new Error(`The snapshot lacks the array "${name}".`)
  return array
}

function kindOf(array: NumberArray): StoredArray['kind'] {
  if (array instanceof Uint8Array) return 'Uint8'
  if (array instanceof Uint16Array) return 'Uint16'
  return array instanceof Uint32Array ? 'Uint32' : 'Int32'
}

function bytesOf(array: NumberArray): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}

/** Every bit counts: each word passes an invertible mixing step, so no change is lost. */
function checksumOf(bytes: Uint8Array): number {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let sum = bytes.length | 0
  for (let place = 0; place < bytes.length; place += 4) {
    sum = Math.imul(sum ^ words.getUint32(place, true), 0x9e3779b1)
    sum ^= sum >>> 15
  }
  return mix32(sum)
}

/** Padded with zeros to the next boundary; the checksum covers them too. */
function padded(bytes: Uint8Array): Uint8Array {
  if (bytes.length === aligned(bytes.length)) return bytes
  const whole = new Uint8Array(aligned(bytes.length))
  whole.set(bytes)
  return whole
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, place) => text.charCodeAt(place))
}

function textOf(units: Uint16Array): string {
  const pieces: string[] = []
  for (let from = 0; from < units.length; from += 8192) {
    pieces.push(String.fromCharCode(...units.subarray(from, from + 8192)))
  }
  return pieces.join('').replaceAll('\0', '')
}
