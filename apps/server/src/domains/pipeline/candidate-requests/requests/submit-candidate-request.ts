import type { RequestKind } from '@assay/contracts/candidate-requests'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { getOpenLink, type HeldLink } from '../../../candidate-links/index.ts'
import { listAssignedTo } from '../../../requirements/index.ts'
import { type Entry, findEntryById, getEntry } from '../../shortlists/index.ts'
import {
  ANSWER_MS,
  type CandidateRequest,
  candidateRequestSubmitted,
  canMove,
  findRequestById,
  insertRequest,
  kindsFor,
  lockRequest,
  mayAnswerRequest,
  mayAskByLink,
  requestWithdrawn,
  updateRequest,
  wrongState,
} from '../records/index.ts'

interface SubmittedRequest {
  readonly kind: RequestKind
  readonly message: string
}

/** Submits a question or a request through the link of any mail about the process. */
export async function askByLink(
  ctx: Context,
  { token, ...request }: SubmittedRequest & { token: string },
): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, 'askForAccommodation')
  const { link, own } = held
  const entry = await findEntryById(own.db, link.subjectId)
  if (entry === null) throw notFound('process')
  assertAllowed(mayAskByLink(own.actor, entry))
  await own.transaction((tx) => ask(tx, entry, { ...request, recordedBy: null, at: own.now() }))
  return held
}

/** Records a spoken request, with the same deadline as a written one. */
export async function recordCandidateRequest(
  ctx: Context,
  { shortlistedId, ...request }: SubmittedRequest & { shortlistedId: string },
): Promise<CandidateRequest> {
  const { actor } = ctx
  const entry = await getEntry(ctx, shortlistedId)
  const requirement = { id: entry.requirementId, companyId: entry.companyId }
  assertAllowed(mayAnswerRequest(actor, { requirement, assigned: await listAssignedTo(ctx) }))
  const recordedBy = actor.kind === 'user' ? actor.userId : null
  return ctx.transaction((tx) => ask(tx, entry, { ...request, recordedBy, at: ctx.now() }))
}

async function ask(
  tx: Tx,
  { id: shortlistedId, companyId, requirementId, candidateId, stage }: Entry,
  { kind, message, recordedBy, at }: SubmittedRequest & { recordedBy: string | null; at: Date },
): Promise<CandidateRequest> {
  if (!kindsFor(stage).includes(kind))
    throw new AppError('candidate-request.transition', {
      detail: kind === 'review' ? 'There is no decision to review yet.' : 'This process has ended.',
      meta: { stage },
    })
  const request = await insertRequest(tx, {
    id: newId(at.getTime()),
    companyId,
    requirementId,
    candidateId,
    shortlistedId,
    kind,
    message,
    recordedBy,
    answerBy: new Date(at.getTime() + ANSWER_MS),
    createdAt: at,
    updatedAt: at,
  })
  if (request === null)
    throw new AppError('candidate-request.open', { detail: 'A request of this type is already waiting for an answer.' })
  tx.record(candidateRequestSubmitted(request))
  announce(tx, request)
  return request
}

/** Withdraws a candidate request. Idempotent. */
export async function withdrawRequestByLink(
  ctx: Context,
  { token, id }: { token: string; id: string },
): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, 'askForAccommodation')
  const { link, own } = held
  const found = await findRequestById(own.db, id)
  if (found === null || found.shortlistedId !== link.subjectId) throw notFound('request')
  assertAllowed(mayAskByLink(own.actor, found))
  await own.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (request.state === 'withdrawn') return
    if (!canMove(request.state, 'withdraw')) throw wrongState(request)
    const withdrawn = await updateRequest(tx, id, { state: 'withdrawn' }, own.now())
    tx.record(requestWithdrawn(withdrawn))
    announce(tx, withdrawn)
  })
  return held
}

export function announce(tx: Tx, { id, companyId, requirementId }: CandidateRequest): void {
  tx.announce({ to: { companyId }, type: 'candidate-request.changed', data: { id, requirementId } })
}
