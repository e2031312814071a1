import { TextDecoder } from 'node:util'
import { encodingOf } from './decode-text.rules.ts'

const SAMPLE_BYTES = 65_536

/** Decodes a file that is too large for memory; its beginning determines the encoding. */
export async function* decodeChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let sample = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (decoder !== null) yield decoder.decode(chunk, { stream: true })
    else {
      sample = Buffer.concat([sample, chunk])
      if (sample.length < SAMPLE_BYTES) continue
      decoder = decoderOf(sample)
      yield decoder.decode(sample, { stream: true })
    }
  }
  if (decoder === null) yield decoderOf(sample).decode(sample)
  else yield decoder.decode()
}

const decoderOf = (sample: Buffer): TextDecoder => new TextDecoder(encodingOf(sample, { isCut: true }))
