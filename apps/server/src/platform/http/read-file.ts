import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { UploadedFile } from './endpoint-input.ts'

/** Takes the one file out of a multipart body; the limit on its size is the plugin's. */
export async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new AppError('request.media-type', {
      detail: 'Send the file as multipart/form-data, in a part named "file".',
      source: { header: 'Content-Type' },
    })
  const part = await request.file()
  if (part?.fieldname !== 'file')
    throw new AppError('request.malformed', { detail: 'There is no part named "file".', source: { pointer: '' } })
  return { name: part.filename, mediaType: part.mimetype, bytes: await part.toBuffer() }
}
