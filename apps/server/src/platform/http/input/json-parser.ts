import { ATOMIC_MEDIA_TYPE, isAtomic, isReadable, MEDIA_TYPE } from '@assay/jsonapi/media-type'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

// PostgreSQL cannot store these in text: null characters and lone surrogates.
const MAY_BE_UNSTORABLE = /\\u0000|\\u[dD][89a-fA-F]/

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
  try {
    return JSON.parse(text, MAY_BE_UNSTORABLE.test(text) ? makeStorable : undefined)
  } catch (error) {
    throw new AppError('request.malformed', { detail: 'The body is not JSON.', source: { pointer: '' }, cause: error })
  }
}

const makeStorable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

declare module 'fastify' {
  interface FastifyContextConfig {
    takesPlainJson?: boolean
    /** The body has the extension for operations. */
    takesOperations?: boolean
  }
}
