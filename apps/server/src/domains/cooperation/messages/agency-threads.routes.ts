import * as contract from '@assay/contracts/agency-threads'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { findMessage, listMessages } from './agency-messages.store.ts'
import { findThreadById, listThreads, type Message } from './agency-threads.store.ts'
import { markThreadRead } from './mark-thread-read.ts'
import { getThread, readerOf } from './read-threads.ts'
import { openThread, writeMessage } from './send-message.ts'
import { showMessages, showPartners, showThreads } from './show-threads.ts'

export function mountAgencyThreads(routes: Routes): void {
  registerEndpoint(routes, contract.listThreads, async (ctx, { query: { filter, sort, page } }) => {
    const reader = await readerOf(ctx)
    const found = await listThreads(ctx.db, { ...reader, userId: reader.actor.userId, filter, sort, page })
    return { ...found, data: await showThreads(ctx, reader, found.data) }
  })
  registerEndpoint(routes, contract.getThread, (ctx, { params }) => showThread(ctx, params.id))
  registerEndpoint(routes, contract.openThread, async (ctx, { body }) => showThread(ctx, await openThread(ctx, body)))
  registerEndpoint(routes, contract.readThread, async (ctx, { params }) =>
    showThread(ctx, (await markThreadRead(ctx, params.id)).id),
  )

  registerEndpoint(routes, contract.listMessages, async (ctx, { query: { filter, sort, page } }) => {
    const { scope } = await readerOf(ctx)
    const found = await listMessages(ctx.db, { scope, threadId: filter.thread, sort, page })
    return { ...found, data: await present(ctx, found.data) }
  })
  registerEndpoint(routes, contract.getMessage, async (ctx, { params }) => {
    const { scope } = await readerOf(ctx)
    const message = await findMessage(ctx.db, params.id, scope)
    if (message === null) throw notFound('message')
    return presentOne(ctx, message)
  })
  registerEndpoint(routes, contract.writeMessage, async (ctx, { body }) =>
    presentOne(ctx, await writeMessage(ctx, body)),
  )

  registerEndpoint(routes, contract.listPartners, async (ctx) => {
    const data = await showPartners(ctx, await readerOf(ctx))
    return { data, total: data.length }
  })
}

async function showThread(ctx: Context, id: string): Promise<Presented> {
  const { thread, reader } = await getThread(ctx, id)
  const [shown] = await showThreads(ctx, reader, [thread])
  if (shown === undefined) throw notFound('conversation')
  return shown
}

async function present(ctx: Context, messages: readonly Message[]): Promise<Presented[]> {
  const threads = new Map()
  for (const id of new Set(messages.map(({ threadId }) => threadId))) threads.set(id, await findThreadById(ctx.db, id))
  return showMessages(ctx, await readerOf(ctx), messages, threads)
}

async function presentOne(ctx: Context, message: Message): Promise<Presented> {
  const [shown] = await present(ctx, [message])
  if (shown === undefined) throw notFound('message')
  return shown
}
