import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { UploadedFile } from './endpoint-input.ts'

/**
 * Takes the one file out of a multipart body. What announces itself as too large is refused before it is read; the
 * rest is limited by the plugin while it comes in.
 */
export async function readFile(
  request: FastifyRequest,
  reply: FastifyReply,
  largestBodyBytes = Number.POSITIVE_INFINITY,
): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new AppError('request.media-type', {
      detail: 'Send the file as multipart/form-data, in a part named "file".',
      source: { header: 'Content-Type' },
    })
  if (Number(request.headers['content-length'] ?? 0) > largestBodyBytes) {
    reply.header('connection', 'close')
    throw new AppError('document.too-large', { detail: 'Send a file of at most 2 MB, or paste its text.' })
  }
  const part = await request.file()
  if (part?.fieldname !== 'file')
    throw new AppError('request.malformed', { detail: 'There is no part named "file".', source: { pointer: '' } })
  return { name: part.filename, mediaType: part.mimetype, bytes: await part.toBuffer() }
}
