import type { Presented } from '@assay/jsonapi/present'
import type { Line } from '../entries/index.ts'
import { isReminderDue, stateOf } from './feedback-requests.rules.ts'
import type { FeedbackRequest, Opinion } from './feedback-requests.store.ts'

export interface RequestAround {
  readonly askedBy: { readonly userId: string; readonly fullName: string }
  readonly requirementTitle: string
  readonly opinions: readonly (Opinion & { readonly maskedName: string })[]
  readonly now: Date
}

export function presentFeedbackRequest(request: FeedbackRequest, around: RequestAround): Presented {
  const { now, askedBy, requirementTitle } = around
  const state = stateOf(request, now)
  const remind = isReminderDue(request, now) ? ['remind'] : []
  return {
    type: 'feedback-requests',
    id: request.id,
    attributes: {
      state,
      askedBy,
      requirementTitle,
      email: request.email,
      message: request.message,
      entries: around.opinions.map(({ shortlistedId, maskedName, vote, answeredAt }) => ({
        shortlistedId,
        maskedName,
        vote,
        answeredAt,
      })),
      expiresAt: request.expiresAt,
      remindedAt: request.remindedAt,
      mayDo: state === 'open' ? ['withdraw', ...remind] : [],
      createdAt: request.createdAt,
      updatedAt: request.updatedAt,
    },
    relationships: { requirement: { type: 'requirements', id: request.requirementId } },
  }
}

export interface FeedbackCandidate {
  readonly opinion: Opinion
  readonly candidate: Presented
  readonly score: number | null
  readonly lines: readonly Line[]
}

export interface PageAround {
  readonly companyName: string
  readonly requirementTitle: string
  readonly askedBy: string
  readonly candidates: readonly FeedbackCandidate[]
}

export function presentFeedbackPage(request: FeedbackRequest, around: PageAround): Presented {
  const { companyName, requirementTitle, askedBy, candidates } = around
  const { id, message, expiresAt, createdAt, updatedAt } = request
  return {
    type: 'feedback-pages',
    id,
    attributes: {
      companyName,
      requirementTitle,
      askedBy,
      message,
      expiresAt,
      candidates: candidates.map(presentFeedbackCandidate),
      createdAt,
      updatedAt,
    },
  }
}

/** The points stay, so that they still sum; criteria and pay are not disclosed outside the company. */
const withoutPay = (line: Line): Line =>
  line.feature === 'rate' ? { ...line, label: 'Rate', value: 'not shown', evidence: null } : line

/** Less than the team sees: no pay, no work history and no contact details. */
function presentFeedbackCandidate({ opinion, candidate, score, lines }: FeedbackCandidate) {
  const { maskedName, headline, titleName, summary, experienceYears, country, skills } = candidate.attributes
  return {
    shortlistedId: opinion.shortlistedId,
    maskedName,
    headline,
    titleName,
    summary,
    experienceYears,
    country,
    skills: (skills as readonly Record<string, unknown>[]).map(({ name, years, evidence, evidenceOn }) => ({
      name,
      years,
      evidence,
      evidenceOn,
    })),
    score,
    contributions: lines.map(withoutPay),
    vote: opinion.vote,
    note: opinion.note,
    answeredAt: opinion.answeredAt,
  }
}
