import type { Presented } from '@assay/jsonapi/present'
import { isOverdue } from './candidate-requests.rules.ts'
import type { CandidateRequest } from './candidate-requests.store.ts'
import type { NamesAround } from './name-around.ts'
import type { OwedLetter } from './owed-letters.store.ts'

interface Around {
  readonly names: NamesAround
  readonly now: Date
  readonly mayDo: readonly string[]
}

const links = ({ candidateId, requirementId, shortlistedId }: CandidateRequest | OwedLetter) => ({
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
      wish: seesWords ? request.wish : null,
      answer: seesWords ? request.answer : null,
      candidateName: names.candidateName(request),
      requirementTitle: names.requirementTitle(request),
      companyName: names.companyName(request),
      writtenDownBy: names.person(request.writtenDownBy),
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

export function presentOwedLetter(
  letter: OwedLetter,
  { names, now, says, mayDo }: Around & { readonly says: string },
): Presented {
  const { about, state, tellBy, how, note, toldAt, createdAt, updatedAt } = letter
  return {
    type: 'owed-letters',
    id: letter.id,
    attributes: {
      about,
      state,
      says,
      tellBy,
      how,
      note,
      toldAt,
      candidateName: names.candidateName(letter),
      requirementTitle: names.requirementTitle(letter),
      companyName: names.companyName(letter),
      agencyName: names.agencyName(letter.agencyId),
      isOverdue: state === 'owed' && tellBy <= now,
      toldBy: names.person(letter.toldBy),
      mayDo,
      createdAt,
      updatedAt,
    },
    relationships: links(letter),
  }
}
