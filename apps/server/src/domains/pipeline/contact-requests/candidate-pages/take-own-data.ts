import type { Context } from '../../../../platform/context/context.ts'
import { getOpenLink } from '../../../candidate-links/index.ts'
import { exportCandidatesById, findKeptOf, jsonResumeOf, listReleasesOf } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany } from '../../../tenants/index.ts'
import { listRequestsOfEntry } from '../../candidate-requests/index.ts'
import { findEntryById, listEntryIdsOf, listSteps } from '../../shortlists/index.ts'
import { listCorrectionsOf, listOfEntry } from '../records/index.ts'
import type { CandidatePageNeeds } from './show-candidate-pages.ts'

/** Everything that is kept about a candidate, for the candidate, in a form that other programs read. */
export async function takeOwnData(
  ctx: Context,
  token: string,
  { copyElsewhere }: Pick<CandidatePageNeeds, 'copyElsewhere'>,
): Promise<{ bytes: Buffer; name: string }> {
  const { link, own } = await getOpenLink(ctx, token, 'correctOrEraseData')
  const { candidateId } = link
  const [record] = await exportCandidatesById(own.db, [candidateId])
  const kept = await findKeptOf(own.db, candidateId)
  const document = {
    writtenAt: own.now().toISOString(),
    source: kept.source,
    profile: record === undefined ? null : jsonResumeOf(record),
    consents: kept.consents,
    releases: await Promise.all(
      (await listReleasesOf(own.db, candidateId)).map(async ({ companyId, requirementId, releasedAt }) => ({
        ...(await namesOf(own, { companyId, requirementId })),
        since: releasedAt.toISOString(),
      })),
    ),
    processes: await processesOf(own, candidateId),
    corrections: (await listCorrectionsOf(own.db, candidateId)).map(
      ({ topic, proposal, state, answer, createdAt }) => ({
        topic,
        proposal,
        state,
        answer,
        at: createdAt.toISOString(),
      }),
    ),
    ...(await copyElsewhere(own, candidateId)),
  }
  return {
    bytes: Buffer.from(`${JSON.stringify(document, null, 2)}\n`),
    name: `own-data-${document.writtenAt.slice(0, 10)}.json`,
  }
}

async function processesOf(own: Context, candidateId: string): Promise<object[]> {
  const processes: object[] = []
  for (const id of await listEntryIdsOf(own.db, candidateId)) {
    const entry = await findEntryById(own.db, id)
    if (entry === null) continue
    const { stage, rankAtAdd: rank, scoreAtAdd: score, modelAtAdd: model, rejectionCode: reason } = entry
    const steps = (await listSteps(own.db, id)).map(({ at, fromStage: from, toStage: to, actorType: by }) => ({
      from,
      to,
      by,
      at: at.toISOString(),
    }))
    const asked = { contactRequests: await contactsOf(own, id), requests: await requestsOf(own, id) }
    processes.push({ ...(await namesOf(own, entry)), stage, reason, rank, score, model, steps, ...asked })
  }
  return processes
}

/** The company's messages to the candidate; unsent drafts are left out. */
async function contactsOf({ db }: Context, entryId: string): Promise<object[]> {
  const sent = (await listOfEntry(db, entryId)).filter(({ sentAt }) => sentAt !== null)
  return sent.map(({ message, location, state, declineCode: reason, sentAt, decidedAt, ...pay }) => ({
    message,
    pay: { amountMinor: pay.payAmountMinor, currency: pay.payCurrency, period: pay.payPeriod },
    location,
    state,
    reason,
    sentAt,
    answeredAt: decidedAt,
  }))
}

async function requestsOf({ db }: Context, entryId: string): Promise<object[]> {
  const requests = await listRequestsOfEntry(db, entryId)
  return requests.map(({ kind, message, state, outcome, answer, createdAt: at, answeredAt }) => ({
    kind,
    message,
    state,
    outcome,
    answer,
    at,
    answeredAt,
  }))
}

async function namesOf(
  { db }: Context,
  { companyId, requirementId }: { companyId: string; requirementId: string },
): Promise<{ company: string; job: string }> {
  const [requirement] = await listRequirementsById(db, [requirementId])
  return { company: (await findCompany(db, companyId))?.name ?? '', job: requirement?.title ?? '' }
}
