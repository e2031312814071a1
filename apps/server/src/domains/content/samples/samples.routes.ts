import * as contract from '@assay/contracts/sample-job-descriptions'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { mayRetireAny, mayWriteContent } from '../items/index.ts'
import { moveSample } from './move-sample.ts'
import { mayReadSample } from './samples.policy.ts'
import { presentSamples, type SampleNeeds } from './samples.resource.ts'
import { findSample, listSamples } from './samples.store.ts'
import { editSample, writeSample } from './write-sample.ts'

export function mountSamples(routes: Routes, needs: SampleNeeds): void {
  const show = async (ctx: Context, id: string): Promise<Presented> => {
    const sample = await findSample(ctx.db, id)
    const [shown] =
      sample !== null && mayReadSample(ctx.actor, sample) ? await presentSamples(ctx, [sample], needs) : []
    if (shown === undefined) throw notFound('sample job description')
    return shown
  }

  registerEndpoint(routes, contract.listSampleJobDescriptions, async (ctx, { query }) => {
    const { actor } = ctx
    const unpublishedOf = mayRetireAny(actor) ? 'everybody' : mayWriteContent(actor) ? actor.userId : null
    const found = await listSamples(ctx.db, { ...query, unpublishedOf })
    return { ...found, data: await presentSamples(ctx, found.data, needs) }
  })

  registerEndpoint(routes, contract.getSampleJobDescription, (ctx, { params }) => show(ctx, params.id))

  registerEndpoint(routes, contract.createSampleJobDescription, async (ctx, { body }) => {
    const { id } = await writeSample(ctx, body)
    return { data: await show(ctx, id), status: 201 }
  })

  registerEndpoint(routes, contract.changeSampleJobDescription, async (ctx, { params, body, ifMatch }) => {
    await editSample(ctx, { ...body, id: params.id, version: ifMatch })
    return show(ctx, params.id)
  })

  for (const verb of ['withdraw', 'publish', 'archive'] as const)
    registerEndpoint(routes, contract.sampleActions[verb], async (ctx, { params }) => {
      await moveSample(ctx, { id: params.id, verb })
      return show(ctx, params.id)
    })

  registerEndpoint(routes, contract.sampleActions.schedule, async (ctx, { params, body }) => {
    await moveSample(ctx, { id: params.id, verb: 'schedule', publishAt: new Date(body.publishAt) })
    return show(ctx, params.id)
  })
}
