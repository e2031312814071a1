import type { RequestsShown } from '@assay/contracts/candidate-requests'
import type { InterviewPlan } from '@assay/contracts/requirements'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import type { HeldLink, LinkView } from '../../../candidate-links/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany } from '../../../tenants/index.ts'
import { findEntryById } from '../../shortlists/index.ts'
import { ANSWER_MS, isOverdue, kindsFor, listRequestsOfEntry } from '../records/index.ts'

/** Shows how the company chooses, which requests are possible, and the state of those submitted. */
export async function showCandidateRequestLink({ link, own }: HeldLink): Promise<LinkView> {
  const entry = await findEntryById(own.db, link.subjectId)
  if (entry === null) throw notFound('process')
  const [requirement] = await listRequirementsById(own.db, [entry.requirementId])
  const company = await findCompany(own.db, entry.companyId)
  const requests = await listRequestsOfEntry(own.db, entry.id)
  const open = new Set(requests.flatMap(({ state, kind }) => (state === 'open' ? [kind] : [])))
  const shows: RequestsShown = {
    requirementTitle: requirement?.title ?? '',
    where: entry.stage,
    rounds: (requirement?.plan ?? []).map(formatRound),
    system: SYSTEM,
    answerHours: ANSWER_MS / HOUR_MS,
    kinds: kindsFor(entry.stage).filter((kind) => !open.has(kind)),
    requests: requests.map((request) => ({
      id: request.id,
      kind: request.kind,
      state: request.state,
      message: request.message,
      askedAt: request.createdAt.toISOString(),
      answerBy: request.answerBy.toISOString(),
      isOverdue: isOverdue(request, own.now()),
      outcome: request.outcome,
      answer: request.answer,
      answeredAt: request.answeredAt?.toISOString() ?? null,
    })),
  }
  return { companyName: company?.name ?? null, shows }
}

const SYSTEM =
  'A program compares profiles with the job description and ranks them by skills and their verification, experience, salary, ' +
  'availability and languages. It makes no decisions: people at the company do.'

const KINDS: Readonly<Record<InterviewPlan[number]['kind'], string>> = {
  screen: 'First call',
  technical: 'Technical interview',
  system: 'System design interview',
  culture: 'Team interview',
  final: 'Final interview',
}

const formatRound = ({ round, kind, minutes }: InterviewPlan[number]): string =>
  `Round ${round}: ${KINDS[kind].toLowerCase()}, ${minutes} minutes`
