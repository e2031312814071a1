import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@assay/contracts/error-codes'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import type { FastifyInstance } from 'fastify'
import { newId } from '../database/new-id.ts'
import { AppError } from '../errors/app-error.ts'
import { answerError } from './error-answer.ts'

/** Of what the HTTP parser refuses or gives up waiting for, before there is a request that a handler could answer. */
const causes: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request.timeout', 'The request did not arrive completely in time. Please send it again.'],
  HPE_HEADER_OVERFLOW: ['request.headers-too-large', 'Send shorter headers, such as fewer cookies, or a shorter URL.'],
}
const OTHERWISE = ['request.malformed', 'This is not a valid HTTP request.'] as const

/**
 * Fastify's own answers to these are no error documents. An answer that has begun is not followed by another one: its
 * client would read the second as part of the first, or as the answer to the next request.
 */
export function brokenRequestAnswers(): {
  readonly answer: (error: NodeJS.ErrnoException, socket: Socket) => void
  readonly watch: (app: FastifyInstance) => void
} {
  const hasOpenAnswer = new WeakMap<Socket, () => boolean>()
  return {
    watch: ({ server }) =>
      server.on('request', (request, response) =>
        hasOpenAnswer.set(
          request.socket,
          () => response.headersSent && !(response.writableFinished && request.complete),
        ),
      ),
    answer: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable && hasOpenAnswer.get(socket)?.() !== true) socket.write(answerTo(error))
      socket.destroy(error)
    },
  }
}

function answerTo({ code = '' }: NodeJS.ErrnoException): string {
  const [known, detail] = causes[code] ?? OTHERWISE
  const requestId = newId()
  const { status, document } = answerError(new AppError(known, { detail }), requestId, {})
  const body = JSON.stringify(document)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[`Content-Type: ${MEDIA_TYPE}`, `Content-Length: ${Buffer.byteLength(body)}`, `X-Request-Id: ${requestId}`],
    ...['Cache-Control: no-store', 'Connection: close', '', body],
  ].join('\r\n')
}
