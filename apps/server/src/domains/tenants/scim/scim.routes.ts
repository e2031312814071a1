import { errorCodes } from '@assay/contracts/error-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { loggable } from '../../../platform/errors/loggable.ts'
import { answerError } from '../../../platform/http/error-answer.ts'
import { assertFewLevels, parseStorable } from '../../../platform/http/input/json-parser.ts'
import { addressBlock } from '../../../platform/http/limits/address-block.ts'
import { bearerToken } from '../../../platform/http/limits/admission.ts'
import { contextOf, inTurn, type Routes } from '../../../platform/http/routes.ts'
import type { WorkOfMembers } from '../teammates/index.ts'
import { addProvisioned, changeProvisioned, removeProvisioned } from './change-provisioned.ts'
import { getProvisioned, listProvisioned } from './provisioned.ts'
import * as shown from './scim.resource.ts'
import { matches, patched, readFilter, readPage, readPerson, USER_SCHEMA } from './scim.rules.ts'
import { recognizeDirectory, type ScimActor } from './scim-actor.ts'
import { ScimRefused } from './scim-refused.ts'
import { SCIM_ROOT as ROOT } from './scim-root.ts'

const MEDIA_TYPE = 'application/scim+json'

type Params = { readonly id?: string }
type Answer = { readonly status?: number; readonly body?: object; readonly location?: string }
type Handle = (ctx: Context, actor: ScimActor, request: FastifyRequest<{ Params: Params }>) => Promise<Answer>

/** SCIM 2.0 (RFC 7643, 7644) has its own addresses, errors and pages. */
export function mountScim(routes: Routes, { work, appUrl }: { work: WorkOfMembers; appUrl: string }): void {
  const baseUrl = `${appUrl}${ROOT}`
  void routes.app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        /^application\/(scim\+)?json/i,
        { parseAs: 'string' },
        async (_request: unknown, text: string) => readJson(text),
      )
      scope.setErrorHandler(async (error, request, reply) => refuse(routes, error, request, reply))
      scope.setNotFoundHandler(async () => {
        throw notFound('address')
      })
      const on = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, handle: Handle) =>
        scope.route<{ Params: Params }>({
          method,
          url,
          handler: (request, reply) => inTurn(routes, request, () => serve(routes, handle, request, reply)),
        })

      on('GET', '/ServiceProviderConfig', async () => ({ body: shown.presentConfig(baseUrl) }))
      on('GET', '/ResourceTypes', async () => listed([shown.presentUserType(baseUrl)]))
      on('GET', '/ResourceTypes/:id', async (_ctx, _actor, { params }) =>
        only(params.id === 'User', shown.presentUserType(baseUrl)),
      )
      on('GET', '/Schemas', async () => listed([shown.presentUserSchema(baseUrl)]))
      on('GET', '/Schemas/:id', async (_ctx, _actor, { params }) =>
        only(params.id === USER_SCHEMA, shown.presentUserSchema(baseUrl)),
      )

      on('GET', '/Users', async (ctx, actor, { query }) => {
        const asked = query as Record<string, unknown>
        const filter = readFilter(asked['filter'] === undefined ? undefined : String(asked['filter']))
        const { startIndex, count } = readPage(asked)
        const all = await listProvisioned(ctx, actor)
        const found = filter === null ? all : all.filter((person) => matches(filter, person))
        const page = found.slice(startIndex - 1, startIndex - 1 + count)
        const people = page.map((person) => shown.chosen(shown.presentPerson(baseUrl, person), asked))
        return { body: shown.presentList(found.length, startIndex, people) }
      })
      on('GET', '/Users/:id', async (ctx, actor, { params, query }) => {
        const person = await getProvisioned(ctx, actor, params.id ?? '')
        return { body: shown.chosen(shown.presentPerson(baseUrl, person), query as Record<string, unknown>) }
      })
      on('POST', '/Users', async (ctx, actor, { body }) => {
        const person = await addProvisioned(ctx, { actor, work }, readPerson(body))
        return { status: 201, body: shown.presentPerson(baseUrl, person), location: `${baseUrl}/Users/${person.id}` }
      })
      on('PUT', '/Users/:id', async (ctx, actor, { params, body }) => {
        const wanted = readPerson(body)
        const person = await changeProvisioned(ctx, { actor, work }, { id: params.id ?? '', wanted })
        return { body: shown.presentPerson(baseUrl, person) }
      })
      on('PATCH', '/Users/:id', async (ctx, actor, { params, body }) => {
        const id = params.id ?? ''
        const wanted = patched(await getProvisioned(ctx, actor, id), body)
        const person = await changeProvisioned(ctx, { actor, work }, { id, wanted })
        return { body: shown.presentPerson(baseUrl, person) }
      })
      on('DELETE', '/Users/:id', async (ctx, actor, { params }) => {
        await removeProvisioned(ctx, { actor, work }, params.id ?? '')
        return { status: 204 }
      })
    },
    { prefix: ROOT },
  )
}

const listed = (resources: Record<string, unknown>[]): Answer => ({
  body: shown.presentList(resources.length, 1, resources),
})

function only(isThis: boolean, body: object): Answer {
  if (!isThis) throw notFound('address')
  return { body }
}

async function serve(
  routes: Routes,
  handle: Handle,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<unknown> {
  const actor = await recognizeDirectory(contextOf(routes, request), bearerToken(request)).catch(async (error) => {
    if (error instanceof AppError) await routes.wrongTokens.note(addressBlock(request.ip))
    throw error
  })
  request.actor = actor
  routes.knownCallers.note(request.headers.authorization ?? '', actor)
  const { status = 200, body, location } = await handle(contextOf(routes, request), actor, request)
  reply.code(status).header('cache-control', 'no-store')
  if (location !== undefined) reply.header('location', location)
  return body === undefined ? reply.send() : reply.type(MEDIA_TYPE).send(bytesOf(body))
}

// As bytes, since fastify would append a charset to a text.
const bytesOf = (body: object): Buffer => Buffer.from(JSON.stringify(body))

function readJson(text: string): unknown {
  assertFewLevels(text)
  try {
    return parseStorable(text)
  } catch {
    throw new ScimRefused(400, 'invalidSyntax', 'The body is not JSON.')
  }
}

/** RFC 7644 3.12. Unexpected errors reveal nothing. */
function refuse(routes: Routes, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ScimRefused) return send(reply, error.status, error.scimType, error.message)
  const { status, document, isUnknown } = answerError(error, request.id, routes.constraintErrors)
  if (isUnknown) request.log.error({ err: loggable(error), requestId: request.id }, 'unforeseen error')
  const [first] = document.errors
  const isTaken =
    error instanceof AppError ? error.code === 'registration.email-taken' : first?.code === 'registration.email-taken'
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="assay-scim"')
  const wait = first?.meta?.['retryAfterSeconds']
  if (typeof wait === 'number') reply.header('retry-after', String(wait))
  return send(reply, status, isTaken ? 'uniqueness' : null, first?.detail ?? first?.title ?? errorCodes.internal.title)
}

const send = (reply: FastifyReply, status: number, scimType: string | null, detail: string): FastifyReply =>
  reply
    .code(status)
    .type(MEDIA_TYPE)
    .header('cache-control', 'no-store')
    .send(bytesOf(shown.presentRefusal(status, scimType, detail)))
