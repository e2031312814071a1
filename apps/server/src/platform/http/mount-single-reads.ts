import { defineEndpoint } from '@assay/contracts/endpoint'
import { nounOf } from '@assay/contracts/resource-nouns'
import { notFound } from '../errors/app-error.ts'
import { registerEndpoint } from './register-endpoint.ts'
import { type ListReader, NO_QUERY } from './resource-readers.ts'
import type { Routes } from './routes.ts'

/** `GET /{type}/{id}` for each short list whose domain does not define one, under the list's policy. */
export function mountSingleReads(routes: Routes): void {
  for (const [type, list] of routes.shortLists) if (!routes.readers.has(type)) mountSingleRead(routes, list)
}

function mountSingleRead(routes: Routes, { endpoint: listed, list }: ListReader): void {
  if (listed.answers.kind !== 'collection') return
  const { type } = listed.answers.of
  const endpoint = defineEndpoint({
    method: 'GET',
    path: `${listed.path}/{id}`,
    summary: `One of: ${listed.summary.charAt(0).toLowerCase()}${listed.summary.slice(1)}`,
    admission: listed.admission,
    body: null,
    answers: { kind: 'resource', of: listed.answers.of },
    status: 200,
    ...(listed.includes ? { includes: listed.includes } : {}),
    errors: [...listed.errors, 'resource.not-found'],
  })
  registerEndpoint(routes, endpoint, async (ctx, { params, query }) => {
    const { data } = await list(ctx, { ...NO_QUERY, include: query.include })
    const id = (params as Readonly<Record<string, string>>)['id']
    const found = data.find((resource) => resource.id === id)
    if (found === undefined) throw notFound(nounOf(type))
    return found
  })
  const reader = routes.readers.get(type)
  if (reader) routes.readers.set(type, { ...reader, readAll: async (ctx) => (await list(ctx, NO_QUERY)).data })
}
