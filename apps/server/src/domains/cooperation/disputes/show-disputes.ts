import type { DisputeSide, DisputeVerb } from '@assay/contracts/ownership-disputes'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { listAgenciesById } from '../../agencies/index.ts'
import { listReleasedIds, showCandidatesById } from '../../candidates/index.ts'
import { findSubmissionById, listEntriesOf, type Submission } from '../../pipeline/shortlists/index.ts'
import { listRequirementsById } from '../../requirements/index.ts'
import { listCompaniesById } from '../../tenants/index.ts'
import { disputeSideOf, mayDecideDisputes, speaksInDisputes } from './disputes.policy.ts'
import { answerersOf, canConcede, disputeLeadsTo } from './disputes.rules.ts'
import { type Dispute, listStatements, type Statement } from './disputes.store.ts'
import { moverOf } from './move-dispute.ts'

export async function showDisputes(ctx: Context, disputes: readonly Dispute[]): Promise<Presented[]> {
  const { db } = ctx
  const statements = await listStatements(
    db,
    disputes.map(({ id }) => id),
  )
  const agencies = await listAgenciesById(db, [
    ...new Set(disputes.flatMap(({ agencyId, otherAgencyId }) => [agencyId, otherAgencyId ?? agencyId])),
  ])
  const companies = await listCompaniesById(db, [...new Set(disputes.map(({ companyId }) => companyId))])
  const shown: Presented[] = []
  for (const dispute of disputes) {
    const said = statements.filter(({ disputeId }) => disputeId === dispute.id)
    const side = disputeSideOf(ctx.actor, dispute)
    const own = await ownOf(ctx, dispute, side)
    const [requirement] = await listRequirementsById(db, [own.requirementId])
    const names = {
      // One agency does not learn of the other.
      agencyName: side === 'otherAgency' ? 'Another agency' : (agencies.get(dispute.agencyId)?.legalName ?? ''),
      otherAgencyName: side === 'agency' ? null : (agencies.get(dispute.otherAgencyId ?? '')?.legalName ?? null),
      companyName: companies.get(dispute.companyId)?.name ?? '',
      candidateName: await nameOf(ctx, own, side),
      requirementTitle: requirement?.title ?? '',
    }
    const record = side === null ? await recordOf(ctx, dispute) : null
    shown.push(presentDispute(dispute, { ...names, side, said, own, record, mayDo: actsOf(ctx, dispute, said) }))
  }
  return shown
}

/** The submission as the caller’s side knows it: another agency knows its own only. */
async function ownOf({ db }: Context, dispute: Dispute, side: DisputeSide | null): Promise<Submission> {
  const id = side === 'otherAgency' ? (dispute.otherSubmissionId ?? '') : dispute.submissionId
  const found = await findSubmissionById(db, id)
  if (found === null) throw new Error('The submission of the dispute no longer exists.')
  return found
}

interface Around {
  readonly agencyName: string
  readonly otherAgencyName: string | null
  readonly companyName: string
  readonly candidateName: string
  readonly requirementTitle: string
  readonly side: DisputeSide | null
  readonly said: readonly Statement[]
  readonly own: Submission
  readonly record: readonly { at: Date; side: DisputeSide; what: 'shortlisted' | 'submitted' }[] | null
  readonly mayDo: readonly DisputeVerb[]
}

function presentDispute(dispute: Dispute, { said, own, ...around }: Around): Presented {
  const { id, companyId, otherAgencyId } = dispute
  const { state, reason, openedBy, answerBy, outcome, decisionReason, decidedAt } = dispute
  const spoken = new Set(said.map(({ side }) => side))
  return {
    type: 'ownership-disputes',
    id,
    attributes: {
      ...around,
      state,
      reason,
      openedBy,
      answerBy,
      outcome,
      decisionReason,
      decidedAt,
      isWithOtherAgency: otherAgencyId !== null,
      submissionState: own.state,
      submittedAt: own.createdAt,
      statements: said.map(({ side, body, evidence, createdAt: at }) => ({ side, body, evidence, at })),
      awaits: state === 'open' ? answerersOf(dispute).filter((each) => !spoken.has(each)) : [],
      version: dispute.version,
      createdAt: dispute.createdAt,
      updatedAt: dispute.updatedAt,
    },
    relationships: {
      submission: { type: 'submissions', id: own.id },
      requirement: { type: 'requirements', id: own.requirementId },
      candidate: { type: 'candidates', id: own.candidateId },
      company: { type: 'companies', id: companyId },
    },
  }
}

async function nameOf({ db, actor }: Context, own: Submission, side: DisputeSide | null): Promise<string> {
  const { companyId, candidateId, requirementId } = own
  const wanted = { companyId, candidateIds: [candidateId], requirementIds: [requirementId] }
  const released = side === 'employer' ? await listReleasedIds(db, wanted) : new Set<string>()
  const [candidate] = await showCandidatesById(db, actor, [candidateId], released)
  return String(candidate?.attributes['legalName'] ?? candidate?.attributes['maskedName'] ?? 'Erased candidate')
}

function actsOf({ actor }: Context, dispute: Dispute, said: readonly Statement[]): DisputeVerb[] {
  if (mayDecideDisputes(actor)) return disputeLeadsTo(dispute.state, 'decide', 'operator') === null ? [] : ['decide']
  const side = disputeSideOf(actor, dispute)
  if (side === null || !speaksInDisputes(actor)) return []
  const by = moverOf(dispute, side)
  const isPossible: Readonly<Record<DisputeVerb, boolean>> = {
    answer: !said.some((each) => each.side === side),
    concede: canConcede(dispute),
    withdraw: true,
    decide: false,
  }
  return (['answer', 'concede', 'withdraw'] as const).filter(
    (verb) => isPossible[verb] && disputeLeadsTo(dispute.state, verb, by) !== null,
  )
}

/** When the employer and each agency first had these people in a pipeline of this employer, by what Assay recorded. */
async function recordOf({ db }: Context, dispute: Dispute) {
  const submission = await findSubmissionById(db, dispute.submissionId)
  const other = dispute.otherSubmissionId === null ? null : await findSubmissionById(db, dispute.otherSubmissionId)
  const submitted = [submission, other].flatMap((each, place) => {
    const side = place === 0 ? ('agency' as const) : ('otherAgency' as const)
    return each === null ? [] : [{ at: each.createdAt, side, what: 'submitted' as const, entry: each.shortlistedId }]
  })
  const ids = [dispute.candidateId, ...(other === null ? [] : [other.candidateId])]
  const entries = (await Promise.all(ids.map((id) => listEntriesOf(db, id)))).flat()
  const shortlisted = entries
    .filter(({ companyId, id }) => companyId === dispute.companyId && !submitted.some(({ entry }) => entry === id))
    .map(({ createdAt: at }) => ({ at, side: 'employer' as const, what: 'shortlisted' as const }))
  return [...submitted.map(({ entry: _, ...each }) => each), ...shortlisted].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}
