import type { Presented } from '@assay/jsonapi/present'
import type { CandidateRequest, ManualNotice, NamesAround } from '../records/index.ts'
import { isOverdue } from '../records/index.ts'

interface Around {
  readonly names: NamesAround
  readonly now: Date
  readonly mayDo: readonly string[]
}

const links = ({ candidateId, requirementId, shortlistedId }: CandidateRequest | ManualNotice) => ({
  candidate: { type: 'candidates', id: candidateId },
  requirement: { type: 'requirements', id: requirementId },
  shortlisted: { type: 'shortlisteds', id: shortlistedId },
})

export function presentRequest(
  request: CandidateRequest,
  { names, now, seesWords, mayDo }: Around & { readonly seesWords: boolean },
): Presented {
  const { kind, state, outcome, answeredAt, answerBy, version, createdAt, updatedAt } = request
  return {
    type: 'candidate-requests',
    id: request.id,
    attributes: {
      kind,
      state,
      outcome,
      answeredAt,
      answerBy,
      message: seesWords ? request.message : null,
      answer: seesWords ? request.answer : null,
      candidateName: names.candidateName(request),
      requirementTitle: names.requirementTitle(request),
      companyName: names.companyName(request),
      recordedBy: names.person(request.recordedBy),
      answeredBy: names.person(request.answeredBy),
      isOverdue: isOverdue(request, now),
      reachedBy: names.reachedBy(request),
      mayDo,
      version,
      createdAt,
      updatedAt,
    },
    relationships: links(request),
  }
}

export function presentManualNotice(
  notice: ManualNotice,
  { names, now, message, mayDo }: Around & { readonly message: string },
): Presented {
  const { about, state, deliverBy, method, note, deliveredAt, createdAt, updatedAt } = notice
  return {
    type: 'manual-notices',
    id: notice.id,
    attributes: {
      about,
      state,
      message,
      deliverBy,
      method,
      note,
      deliveredAt,
      candidateName: names.candidateName(notice),
      requirementTitle: names.requirementTitle(notice),
      companyName: names.companyName(notice),
      agencyName: names.agencyName(notice.agencyId),
      isOverdue: state === 'pending' && deliverBy <= now,
      deliveredBy: names.person(notice.deliveredBy),
      mayDo,
      createdAt,
      updatedAt,
    },
    relationships: links(notice),
  }
}
