import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { customType } from 'drizzle-orm/pg-core'

/** zstd's magic number, with which no JSON text begins. */
const PACKED = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/**
 * Packs a large value that is written once and read as a whole: JSON compressed by zstd takes an eighth of the CPU time
 * of PostgreSQL's own jsonb. Its column is stored uncompressed (`set storage external`). Plain JSON can be read as
 * well.
 */
export function packJson(value: unknown): Buffer {
  return zstdCompressSync(JSON.stringify(value), FASTEST)
}

export function unpackJson(bytes: Buffer): unknown {
  const isPacked = bytes.subarray(0, PACKED.length).equals(PACKED)
  return JSON.parse((isPacked ? zstdDecompressSync(bytes) : bytes).toString())
}

export const packedJson = <Value>() =>
  customType<{ data: Value; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: packJson,
    fromDriver: (bytes) => unpackJson(bytes) as Value,
  })()
