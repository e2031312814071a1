import type { Presented } from '@assay/jsonapi/present'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { showCandidatesById } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, findShownUser } from '../../../tenants/index.ts'
import type { Rankings } from '../entries/index.ts'
import { canBeVotedOn, type Entry, listEntriesById } from '../records/index.ts'
import { type FeedbackCandidate, presentFeedbackPage } from './feedback-requests.resource.ts'
import { listOpinionsIn } from './feedback-requests.store.ts'
import type { HeldFeedbackLink } from './read-feedback-link.ts'

/** Shows a reviewer without an account the undecided candidates, masked as for any outsider. */
export async function showFeedbackPage(rankings: Rankings, { request, own }: HeldFeedbackLink): Promise<Presented> {
  const [requirement] = await listRequirementsById(own.db, [request.requirementId])
  if (requirement === undefined) throw notFound('job')
  const opinions = await listOpinionsIn(own.db, [request.id])
  const ids = opinions.map(({ shortlistedId }) => shortlistedId)
  const entries = (await listEntriesById(own.db, ids)).filter(({ stage }) => canBeVotedOn(stage))
  const explained = await rankings.explain(own, requirement, entries)
  const shown = await showCandidatesById(
    own.db,
    own.actor,
    entries.map(({ candidateId }) => candidateId),
  )
  const candidates = new Map(shown.map((candidate) => [candidate.id, candidate]))
  const byId = new Map<string, Entry>(entries.map((entry) => [entry.id, entry]))
  return presentFeedbackPage(request, {
    companyName: (await findCompany(own.db, request.companyId))?.name ?? '',
    requirementTitle: requirement.title,
    askedBy: (await findShownUser(own.db, request.askedBy))?.fullName ?? '',
    candidates: opinions.flatMap((opinion): FeedbackCandidate[] => {
      const entry = byId.get(opinion.shortlistedId)
      const candidate = candidates.get(entry?.candidateId ?? '')
      if (entry === undefined || candidate === undefined) return []
      const { score = null, lines = [] } = explained.get(entry.id) ?? {}
      return [{ opinion, candidate, score, lines }]
    }),
  })
}
