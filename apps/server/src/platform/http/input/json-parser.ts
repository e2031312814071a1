import { ATOMIC_MEDIA_TYPE, isAtomic, isReadable, MEDIA_TYPE } from '@assay/jsonapi/media-type'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

// PostgreSQL cannot store these in text: null characters and lone surrogates.
const MAY_BE_UNSTORABLE = /\\u0000|\\u[dD][89a-fA-F]/

/** More than any document of ours needs; a megabyte of brackets would hold the thread for half a second. */
const MAX_LEVELS = 100

const AS_TEXT = { parseAs: 'string' } as const

/** Accepts JSON:API documents everywhere, and plain JSON only where the route allows it. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/vnd\.api\+json/i, AS_TEXT, async (request: FastifyRequest, text: string) => {
    const contentType = request.headers['content-type'] ?? ''
    const isRight = request.routeOptions.config.takesOperations ? isAtomic(contentType) : isReadable(contentType)
    if (!isRight) throw wrongMediaType(request.routeOptions.config.takesOperations)
    return parse(text)
  })
  app.addContentTypeParser(/^application\/json/i, AS_TEXT, async (request: FastifyRequest, text: string) => {
    if (!request.routeOptions.config.takesPlainJson) throw wrongMediaType()
    return parse(text)
  })
  app.addContentTypeParser('*', async () => {
    throw wrongMediaType()
  })
}

const wrongMediaType = (takesOperations = false): AppError =>
  new AppError('request.media-type', {
    detail: takesOperations
      ? `Send ${ATOMIC_MEDIA_TYPE}.`
      : `Send ${MEDIA_TYPE} without parameters other than profile.`,
    source: { header: 'Content-Type' },
  })

function parse(text: string): unknown {
  if (text.trim() === '') return undefined
  assertFewLevels(text)
  try {
    return parseStorable(text)
  } catch (error) {
    throw new AppError('request.malformed', { detail: 'The body is not JSON.', source: { pointer: '' }, cause: error })
  }
}

/** By one look at the letters, which is far cheaper than building the levels. */
export function assertFewLevels(text: string): void {
  let levels = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === BACKSLASH) at += 1
    else if (letter === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === CLOSING_BRACKET || letter === CLOSING_BRACE) levels -= 1
    else if (letter === BRACKET || letter === BRACE) levels += 1
    if (levels > MAX_LEVELS)
      throw new AppError('request.malformed', {
        detail: 'The document has too many levels.',
        source: { pointer: '' },
      })
  }
}

const [BACKSLASH, QUOTE, BRACKET, BRACE, CLOSING_BRACKET, CLOSING_BRACE] = Array.from('\\"[{]}', (sign) =>
  sign.charCodeAt(0),
)

/** A value of JSON without the characters that the database cannot keep. */
export const parseStorable = (text: string): unknown =>
  JSON.parse(text, MAY_BE_UNSTORABLE.test(text) ? makeStorable : undefined)

const makeStorable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

declare module 'fastify' {
  interface FastifyContextConfig {
    takesPlainJson?: boolean
    /** The body has the extension for operations. */
    takesOperations?: boolean
  }
}
