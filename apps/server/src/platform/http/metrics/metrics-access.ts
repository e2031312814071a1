import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError, notFound } from '../../errors/app-error.ts'
import { bearerToken } from '../limits/admission.ts'

/**
 * With a token, any caller that sends it is admitted. Without one, only programs on this machine are; requests
 * forwarded by a local proxy are recognized by the proxy's headers.
 */
export function assertMayReadMetrics(request: FastifyRequest, token: string | undefined): void {
  if (token !== undefined) {
    if (!isSame(bearerToken(request) ?? '', token))
      throw new AppError('session.required', { detail: 'Send the token of METRICS_TOKEN.' })
    return
  }
  if (!isLoopback(request.socket.remoteAddress ?? '') || isForwarded(request)) throw notFound('page')
}

const isSame = (given: string, expected: string): boolean => timingSafeEqual(digestOf(given), digestOf(expected))
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address)

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) => headers[name] !== undefined)
