import * as contract from '@assay/contracts/submissions'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import type { Rankings } from '../entries/index.ts'
import { listSubmissions, type Submission } from '../records/index.ts'
import { answerContact } from './answer-contact.ts'
import { getSubmission, submissionScopeOf } from './get-submission.ts'
import { listSharingStages, showSubmissions } from './show-submissions.ts'
import { submitCandidate } from './submit-candidate.ts'
import { withdrawSubmission } from './withdraw-submission.ts'

export function mountSubmissions(routes: Routes, rankings: Pick<Rankings, 'byCriteria'>): void {
  registerEndpoint(routes, contract.listSubmissions, async (ctx, { query }) => {
    const { sort, page } = query
    const { ending, ...filter } = query.filter
    const found = await listSubmissions(ctx.db, {
      sort,
      page,
      scope: await submissionScopeOf(ctx),
      filter: {
        ...filter,
        ...(filter.stage !== undefined && { companies: await listSharingStages(ctx) }),
        endingFrom: ending === undefined ? undefined : ctx.now(),
      },
    })
    return { ...found, data: await showSubmissions(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getSubmission, async (ctx, { params }) =>
    showOne(ctx, await getSubmission(ctx, params.id)),
  )

  registerEndpoint(routes, contract.submitCandidate, async (ctx, { body }) => {
    const { submission, isNew } = await submitCandidate(ctx, rankings, body)
    return { data: await showOne(ctx, submission), status: isNew ? 201 : 200 }
  })

  registerEndpoint(routes, contract.withdrawSubmission, async (ctx, { params, body }) =>
    showOne(ctx, await withdrawSubmission(ctx, { ...body, id: params.id })),
  )

  registerEndpoint(routes, contract.answerContact, async (ctx, { params, body }) =>
    showOne(ctx, await answerContact(ctx, { ...body, id: params.id })),
  )
}

async function showOne(ctx: Context, submission: Submission): Promise<Presented> {
  const [shown] = await showSubmissions(ctx, [submission])
  if (shown === undefined) throw notFound('proposal')
  return shown
}
