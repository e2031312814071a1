import { createHash } from 'node:crypto'
import type { Presented } from '@assay/jsonapi/present'
import type { GuestView } from '../../candidates/index.ts'
import { legendOf } from '../../requirements/index.ts'
import { criteriaCountsOf, type FrozenMatch, GUEST_MATCHES_SHOWN, metCriteriaOf } from '../searches/index.ts'
import type { AnonymousUser, GuestSearch } from './guest-searches.store.ts'

export function presentGuestSearch(
  search: GuestSearch,
  around: { searchesLeft: number; views: ReadonlyMap<string, GuestView> },
): Presented {
  const shown = search.matches.slice(0, GUEST_MATCHES_SHOWN)
  return {
    type: 'candidate-anonymous-searches',
    id: search.id,
    attributes: {
      door: search.door,
      text: search.text,
      criteria: search.criteria,
      legend: legendOf(search.criteria),
      spans: search.spans,
      notUnderstood: search.notUnderstood,
      lint: search.lint,
      resultTop: shown.map((match) => guestMatch(search.id, match, around.views.get(match.candidateId))),
      poolSize: search.poolSize,
      matchedCount: search.matchedCount,
      criteriaCounts: criteriaCountsOf(search.facets),
      payBand: search.payBand,
      modelVersionId: search.modelVersionId,
      searchesLeft: around.searchesLeft,
      expiresAt: search.expiresAt,
      createdAt: search.createdAt,
      updatedAt: search.createdAt,
    },
    relationships: {
      matches: shown.map((match) => presentGuestMatch(search.id, match, around.views.get(match.candidateId))),
    },
  }
}

function guestMatch(searchId: string, match: FrozenMatch, view: GuestView | undefined) {
  const { rank, score, tieGroup, overlapHours, mustHaves, contributions, sentence } = match
  return {
    candidateRef: candidateRef(searchId, match.candidateId),
    rank,
    score,
    tieGroup,
    titleName: view?.titleName ?? null,
    seniority: view?.seniority ?? 'none',
    experienceYears: view?.experienceYears ?? null,
    overlapHours,
    bestEvidence: view?.bestEvidence ?? null,
    mustHaves,
    ...metCriteriaOf(match),
    contributions,
    sentence,
  }
}

/** A match as a search with an account has it, with a candidate who is masked and named for this search only. */
function presentGuestMatch(searchId: string, match: FrozenMatch, view: GuestView | undefined): Presented {
  const { rank, score, low, high, tieGroup, overlapHours, mustHaves, contributions, sentence } = match
  const id = candidateRef(searchId, match.candidateId)
  const { titleName = null, seniority = 'none', experienceYears = null } = view ?? {}
  return {
    type: 'matches',
    id,
    attributes: { rank, score, low, high, tieGroup, overlapHours, mustHaves, contributions, sentence },
    relationships: {
      candidate: {
        type: 'candidates',
        id,
        attributes: { maskedName: `Candidate ${rank}`, masked: true, titleName, seniority, experienceYears },
      },
    },
  }
}

/** Differs in every search, so that candidates cannot be tracked across searches. */
function candidateRef(searchId: string, candidateId: string): string {
  return createHash('sha256').update(`${searchId}:${candidateId}`).digest('base64url').slice(0, 10)
}

export function presentAnonymousUser(
  guest: AnonymousUser | null,
  around: { id: string; searchesToday: number; searchesLeft: number; now: Date },
): Presented {
  const { searchesToday, searchesLeft } = around
  return {
    type: 'anonymous-users',
    id: guest?.id ?? around.id,
    attributes: { searchesToday, searchesLeft, lastSeenAt: guest?.lastSeenAt ?? around.now },
  }
}
