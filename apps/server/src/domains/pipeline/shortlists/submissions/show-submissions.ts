import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { listAgenciesById, listClientsOfAgency, listSharingStagesWith } from '../../../agencies/index.ts'
import { showCandidatesById } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { listCompaniesById, listUsersShown } from '../../../tenants/index.ts'
import type { Submission } from '../records/index.ts'
import {
  canAnswerAsk,
  canBeDisputed,
  canMove,
  contactAskedIn,
  type Entry,
  listEntriesById,
  mayReadWords,
  stageFor,
} from '../records/index.ts'
import { mayDispute, mayWithdraw, submissionAccess } from './submissions.policy.ts'
import { presentSubmission } from './submissions.resource.ts'

/** Proposals with names for the candidates’ own agency, and masked for others. */
export async function showSubmissions(ctx: Context, rows: readonly Submission[]): Promise<Presented[]> {
  const { db, actor } = ctx
  const of = <Key extends keyof Submission>(key: Key) => [...new Set(rows.map((row) => row[key]))]
  const requirements = new Map((await listRequirementsById(db, of('requirementId'))).map((row) => [row.id, row]))
  const entries = new Map((await listEntriesById(db, of('shortlistedId'))).map((row) => [row.id, row]))
  const shown = await showCandidatesById(db, actor, of('candidateId'))
  const candidates = new Map(shown.map((candidate) => [candidate.id, candidate.attributes]))
  const agencies = await listAgenciesById(db, of('agencyId'))
  const asking = rows.flatMap(({ contactAskedBy }) => contactAskedBy ?? [])
  const users = await listUsersShown(db, [...new Set([...of('submittedBy'), ...asking])])
  const nameOf = (userId: string) => String(users.get(userId)?.attributes['fullName'] ?? '')
  const companies = await listCompaniesById(db, of('companyId'))
  const isOwn = submissionAccess(actor).kind === 'agency'
  const isVisible = await loadVisibility(ctx, of('companyId'))
  return rows.flatMap((row) => {
    const requirement = requirements.get(row.requirementId)
    const entry = entries.get(row.shortlistedId)
    if (requirement === undefined || entry === undefined) return []
    const candidate = candidates.get(row.candidateId)
    const stage = stageFor(entry.stage, isVisible(row.companyId))
    return [
      presentSubmission(row, {
        stage,
        stageSince: stage === null ? null : entry.stageSince,
        candidateName: String(candidate?.['legalName'] ?? candidate?.['maskedName'] ?? ''),
        externalId: candidate?.['externalId'] ?? null,
        headline: String(candidate?.['headline'] ?? ''),
        requirementTitle: requirement.title,
        requirementState: requirement.state,
        companyName: companies.get(row.companyId)?.name ?? '',
        agencyName: agencies.get(row.agencyId)?.legalName ?? '',
        // Text may identify the candidate: only for the agency and for users who may know the name.
        note: isOwn || mayReadWords(actor) ? row.note : null,
        submittedBy: nameOf(row.submittedBy),
        contactAsked: contactAskedIn(row, nameOf),
        mayDo: actsOn(ctx, row, { entry, requirementState: requirement.state }),
      }),
    ]
  })
}

function actsOn(
  ctx: Context,
  row: Submission,
  { entry, requirementState }: { entry: Entry; requirementState: string },
): ('withdraw' | 'dispute' | 'answerContact')[] {
  const { actor } = ctx
  const side = submissionAccess(actor).kind === 'agency' ? 'agency' : 'employer'
  const canWithdraw = row.disputedSince === null && canBeTakenOut(entry, requirementState)
  return [
    ...(mayWithdraw(actor, row) && canWithdraw ? (['withdraw'] as const) : []),
    ...(mayWithdraw(actor, row) && canAnswerAsk(row, entry.stage) ? (['answerContact'] as const) : []),
    ...(mayDispute(actor) && canBeDisputed(row, side, ctx.now()) ? (['dispute'] as const) : []),
  ]
}

const canBeTakenOut = ({ stage }: Entry, requirementState: string): boolean =>
  canMove(stage, 'withdraw') && (requirementState === 'open' || requirementState === 'paused')

/** Employers see their own pipeline; an agency what each of them shows it. */
async function loadVisibility(
  { db, actor }: Context,
  companyIds: readonly string[],
): Promise<(companyId: string) => boolean> {
  const access = submissionAccess(actor)
  if (access.kind !== 'agency') return () => true
  const clients = await listClientsOfAgency(db, access.agencyId, companyIds)
  return (companyId) => clients.get(companyId)?.stageVisible === true
}

/** The employers that show an agency how far its candidates are; undefined for those who need none to. */
export async function listSharingStages({ db, actor }: Context): Promise<string[] | undefined> {
  const access = submissionAccess(actor)
  if (access.kind !== 'agency') return undefined
  return listSharingStagesWith(db, access.agencyId)
}
