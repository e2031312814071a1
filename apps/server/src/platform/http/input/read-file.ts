import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { UploadedFile } from './endpoint-input.ts'

/** The default size limit of a file. */
export const MAX_FILE_BYTES = 2_097_152

/**
 * Reads the one file of a multipart body. A body announced as too large is refused before it is read; otherwise the
 * plugin limits it.
 */
export async function readFile(
  request: FastifyRequest,
  { largestBodyBytes = Number.POSITIVE_INFINITY, maxFileBytes = MAX_FILE_BYTES } = {},
): Promise<UploadedFile> {
  const tooLarge = () => fileTooLarge(maxFileBytes)
  if (!request.isMultipart())
    throw new AppError('request.media-type', {
      detail: 'Send the file as multipart/form-data, in a part named "file".',
      source: { header: 'Content-Type' },
    })
  if (Number(request.headers['content-length'] ?? 0) > largestBodyBytes) throw tooLarge()
  const part = await readable(request.file({ limits: { fileSize: maxFileBytes } }))
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw malformed('There is no part named "file".')
  }
  return { name: part.filename, mediaType: part.mimetype, bytes: await bytesOf(part, tooLarge) }
}

async function bytesOf(part: MultipartFile, tooLarge: () => AppError): Promise<Buffer> {
  try {
    return await readable(part.toBuffer())
  } catch (error) {
    // For a body both too large and damaged, the size is the useful error.
    throw part.file.truncated || isTooLarge(error) ? tooLarge() : error
  }
}

/** The parser's own errors have no status; they all mean that the body is no valid multipart. */
async function readable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw malformed('The body is not complete multipart/form-data.', error)
  }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

const fileTooLarge = (most: number): AppError =>
  new AppError('document.too-large', {
    detail:
      most === MAX_FILE_BYTES
        ? 'Send a file of at most 2 MB, or paste its text.'
        : `Send a file of at most ${Math.floor(most / 1_048_576)} MB.`,
  })

const malformed = (detail: string, cause?: unknown): AppError =>
  new AppError('request.malformed', { detail, source: { pointer: '' }, ...(cause === undefined ? {} : { cause }) })
