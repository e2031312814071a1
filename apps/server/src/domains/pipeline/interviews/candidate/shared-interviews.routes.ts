import * as contract from '@assay/contracts/shared-interviews'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { listEntriesShared } from '../../shortlists/index.ts'
import { findInterviewById, listInterviewsAmong } from '../records/index.ts'
import { showShared } from './show-shared.ts'

export function mountSharedInterviews(routes: Routes): void {
  registerEndpoint(routes, contract.listSharedInterviews, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const found = await listInterviewsAmong(ctx.db, { shortlistedIds: await sharedWith(ctx), filter, sort, page })
    return { ...found, data: await showShared(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getSharedInterview, async (ctx, { params }) => {
    const shared = await sharedWith(ctx)
    const interview = await findInterviewById(ctx.db, params.id)
    if (interview === null || interview.state === 'draft' || !shared.includes(interview.shortlistedId))
      throw notFound('interview')
    const [shown] = await showShared(ctx, [interview])
    if (shown === undefined) throw notFound('interview')
    return shown
  })
}

async function sharedWith(ctx: Context): Promise<string[]> {
  const entries = await listEntriesShared(ctx)
  if (entries !== null) return entries
  throw new AppError('permission.denied', { detail: 'This list is for client contacts of an agency.' })
}
