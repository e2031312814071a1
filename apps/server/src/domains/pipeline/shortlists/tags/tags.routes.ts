import * as contract from '@assay/contracts/tags'
import type { Actor } from '../../../../platform/context/actor.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { may } from '../../../../platform/context/may.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { mayReadPipeline } from '../../../requirements/index.ts'
import { changeTag, deleteTag, type TagChange } from './change-tag.ts'
import { createTag } from './create-tag.ts'
import { mergeTags } from './merge-tags.ts'
import { presentTag, type ShownTag } from './tags.resource.ts'
import { listTags } from './tags.store.ts'

/** The tags of the learning hub, for users without a company. */
export interface ContentTags {
  readonly mayCreate: (actor: Actor) => boolean
  readonly list: (ctx: Context) => Promise<readonly ShownTag[]>
  readonly change: (ctx: Context, change: TagChange) => Promise<ShownTag>
  readonly remove: (ctx: Context, id: string) => Promise<void>
  readonly create: (ctx: Context, input: { name: string; colour: string }) => Promise<{ tag: ShownTag; isNew: boolean }>
}

const ofContent = (tag: ShownTag) => presentTag({ ...tag, kind: 'content' })

export function mountTags(routes: Routes, content: ContentTags): void {
  registerEndpoint(routes, contract.listTags, async (ctx, { query }) => {
    const { actor, db } = ctx
    if (query.filter.kind === 'content' || !mayReadPipeline(actor)) {
      if (!may(actor, 'content.read')) throw new AppError('permission.denied')
      const shown = await content.list(ctx)
      return { data: shown.map(ofContent), total: shown.length }
    }
    const tags = await listTags(db, actor.companyId)
    return { data: tags.map(presentTag), total: tags.length }
  })

  registerEndpoint(routes, contract.createTag, async (ctx, { body }) => {
    if (content.mayCreate(ctx.actor)) {
      const made = await content.create(ctx, body)
      return { data: ofContent(made.tag), status: made.isNew ? 201 : 200 }
    }
    const { tag, isNew } = await createTag(ctx, body)
    return { data: presentTag(tag), status: isNew ? 201 : 200 }
  })

  registerEndpoint(routes, contract.changeTag, async (ctx, { params, body, ifMatch }) => {
    const wanted = { ...body, id: params.id, version: body.version ?? ifMatch }
    if (content.mayCreate(ctx.actor)) return ofContent(await content.change(ctx, wanted))
    return presentTag(await changeTag(ctx, wanted))
  })

  registerEndpoint(routes, contract.deleteTag, async (ctx, { params }) => {
    await (content.mayCreate(ctx.actor) ? content.remove(ctx, params.id) : deleteTag(ctx, params.id))
    return undefined
  })

  registerEndpoint(routes, contract.mergeTag, async (ctx, { params, body }) =>
    presentTag(await mergeTags(ctx, { id: params.id, intoId: body.intoId })),
  )
}
