import * as contract from '@assay/contracts/tags'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { mayReadPipeline } from '../../../requirements/index.ts'
import { createTag } from './create-tag.ts'
import { mergeTags } from './merge-tags.ts'
import { presentTag } from './tags.resource.ts'
import { listTags } from './tags.store.ts'

export function mountTags(routes: Routes): void {
  registerEndpoint(routes, contract.listTags, async ({ actor, db }) => {
    if (!mayReadPipeline(actor)) throw new AppError('permission.denied')
    const tags = await listTags(db, actor.companyId)
    return { data: tags.map(presentTag), total: tags.length }
  })

  registerEndpoint(routes, contract.createTag, async (ctx, { body }) => {
    const { tag, isNew } = await createTag(ctx, body)
    return { data: presentTag(tag), status: isNew ? 201 : 200 }
  })

  registerEndpoint(routes, contract.mergeTag, async (ctx, { params, body }) =>
    presentTag(await mergeTags(ctx, { id: params.id, intoId: body.intoId })),
  )
}
