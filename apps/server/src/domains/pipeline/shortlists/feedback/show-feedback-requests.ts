import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { listMaskedNames } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { listUsersShown } from '../../../tenants/index.ts'
import { listEntriesById } from '../records/index.ts'
import { presentFeedbackRequest } from './feedback-requests.resource.ts'
import { type FeedbackRequest, listOpinionsIn } from './feedback-requests.store.ts'

/** Adds the masked names of their candidates to requests. */
export async function showFeedbackRequests(ctx: Context, requests: readonly FeedbackRequest[]): Promise<Presented[]> {
  const opinions = await listOpinionsIn(
    ctx.db,
    requests.map(({ id }) => id),
  )
  const entries = await listEntriesById(ctx.db, [...new Set(opinions.map(({ shortlistedId }) => shortlistedId))])
  const names = await listMaskedNames(
    ctx.db,
    entries.map(({ candidateId }) => candidateId),
  )
  const nameOf = new Map(entries.map(({ id, candidateId }) => [id, names.get(candidateId) ?? '']))
  const titles = await titlesOf(ctx, requests)
  const people = await listUsersShown(ctx.db, [...new Set(requests.map(({ askedBy }) => askedBy))])
  return requests.map((request) =>
    presentFeedbackRequest(request, {
      askedBy: {
        userId: request.askedBy,
        fullName: String(people.get(request.askedBy)?.attributes['fullName'] ?? ''),
      },
      requirementTitle: titles.get(request.requirementId) ?? '',
      opinions: opinions
        .filter(({ feedbackRequestId }) => feedbackRequestId === request.id)
        .map((opinion) => ({ ...opinion, maskedName: nameOf.get(opinion.shortlistedId) ?? '' })),
      now: ctx.now(),
    }),
  )
}

async function titlesOf(ctx: Context, requests: readonly FeedbackRequest[]): Promise<Map<string, string>> {
  const ids = [...new Set(requests.map(({ requirementId }) => requirementId))]
  return new Map((await listRequirementsById(ctx.db, ids)).map(({ id, title }) => [id, title]))
}
