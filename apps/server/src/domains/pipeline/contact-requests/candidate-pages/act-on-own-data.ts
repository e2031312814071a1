import type { correctionTopics } from '@assay/contracts/candidate-pages'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { TryAgain } from '../../../../platform/jobs/try-again.ts'
import { dayOf } from '../../../../platform/time/days.ts'
import { MINUTE_MS } from '../../../../platform/time/durations.ts'
import { answerLink, closeLinksOfCandidate, getOpenLink, type HeldLink } from '../../../candidate-links/index.ts'
import {
  type ConsentPurpose,
  endConsent,
  eraseCandidate,
  listMergedInto,
  pauseCandidates,
} from '../../../candidates/index.ts'
import { eraseRequestsOf } from '../../candidate-requests/index.ts'
import { advanceStage, type Entry, findEntryById, leaveAllPipelines, listEntryIdsOf } from '../../shortlists/index.ts'
import {
  clearWordsOf,
  consentEnded,
  correctionProposed,
  deleteCorrectionsOf,
  insertCorrection,
  listOpenOf,
  mayEraseLapsed,
} from '../records/index.ts'
import { endContact } from '../requests/index.ts'

/** The candidate leaves a process. Idempotent. */
export async function withdrawFromProcess(ctx: Context, token: string): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, 'followProgress')
  const { link, own } = held
  await own.transaction(async (tx) => {
    const entry = await entryOf(tx, link.subjectId)
    if (entry.stage === 'withdrawn') return
    const at = own.now()
    await advanceStage(tx, {
      shortlistedId: entry.id,
      from: [entry.stage],
      to: 'withdrawn',
      at,
      reasonCode: 'candidate',
    })
    for (const info of await listOpenOf(tx, { shortlistedId: entry.id }))
      await endContact(tx, info, { because: 'candidate', at })
  })
  return held
}

/** Returns a candidate who withdrew to the shortlist. */
export async function returnToProcess(ctx: Context, token: string): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, 'followProgress')
  const { link, own } = held
  await own.transaction(async (tx) => {
    const entry = await entryOf(tx, link.subjectId)
    if (entry.stage === 'shortlisted') return
    const at = own.now()
    await advanceStage(tx, {
      shortlistedId: entry.id,
      from: ['withdrawn'],
      to: 'shortlisted',
      at,
      reasonCode: 'candidate',
    })
  })
  return held
}

export async function proposeCorrection(
  ctx: Context,
  { token, topic, proposal }: { token: string; topic: (typeof correctionTopics)[number]; proposal: string },
): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, 'correctOrEraseData')
  const { link, own } = held
  await own.transaction(async (tx) => {
    const at = own.now()
    const id = newId(at.getTime())
    const { candidateId } = link
    await insertCorrection(tx, { id, candidateId, topic, proposal, createdAt: at, updatedAt: at })
    tx.record(correctionProposed(await entryOf(tx, link.subjectId), topic, id))
  })
  return held
}

/** Erases what higher domains store about a candidate, in the same transaction, and returns the affected records. */
export type EraseElsewhere = (tx: Tx, candidateId: string, at: Date) => Promise<readonly string[]>

/** Erases the profile, the released details and pending work. The history keeps anonymous references. */
export async function eraseOwnData(
  ctx: Context,
  { token, eraseElsewhere }: { token: string; eraseElsewhere: EraseElsewhere },
): Promise<HeldLink> {
  return answerLink(ctx, { token, purpose: 'correctOrEraseData', answer: 'erase' }, (tx, link, own) => {
    const { candidateId, companyId, id } = link
    return eraseEverywhere(tx, { candidateId, companyId, eraseElsewhere, at: own.now(), exceptLink: id })
  })
}

interface Erasing {
  readonly candidateId: string
  /** The company in whose chain the erasure is recorded; null is the platform. */
  readonly companyId: string | null
  readonly reason?: string
  readonly eraseElsewhere: EraseElsewhere
  readonly at: Date
  /** The link that shows the candidate that it is done. */
  readonly exceptLink?: string | null
}

/** With the profiles that were merged into this one. */
export async function eraseEverywhere(tx: Tx, erasing: Erasing): Promise<void> {
  const merged = await listMergedInto(tx, erasing.candidateId)
  for (const candidateId of [...merged, erasing.candidateId]) await eraseOne(tx, { ...erasing, candidateId })
}

/** By then everything that ran beside an erasure has ended. */
const SETTLED_AFTER_MS = 5 * MINUTE_MS

/** Erases what a request that ran beside the erasure wrote after it had looked there; returns the records found again. */
export async function eraseLateWords(
  ctx: Context,
  { candidateId, erasedAt, eraseElsewhere }: { candidateId: string; erasedAt: Date; eraseElsewhere: EraseElsewhere },
): Promise<readonly string[]> {
  assertAllowed(mayEraseLapsed(ctx.actor))
  const at = ctx.now()
  const settledAt = new Date(erasedAt.getTime() + SETTLED_AFTER_MS)
  if (at < settledAt) throw new TryAgain(settledAt, 'What ran beside the erasure may not have ended.')
  return ctx.transaction((tx) => eraseOne(tx, { candidateId, companyId: null, eraseElsewhere, at }))
}

async function eraseOne(tx: Tx, erasing: Erasing): Promise<readonly string[]> {
  const { candidateId, companyId, reason, eraseElsewhere, at, exceptLink = null } = erasing
  for (const info of await listOpenOf(tx, { candidateId })) await endContact(tx, info, { because: 'erased', at })
  await leaveAllPipelines(tx, { candidateId, reasonCode: 'erased', at })
  const subjectIds = [
    ...(await clearWordsOf(tx, candidateId)),
    ...(await deleteCorrectionsOf(tx, candidateId)),
    ...(await eraseRequestsOf(tx, { candidateId })),
    ...(await listEntryIdsOf(tx, candidateId)),
    ...(await eraseElsewhere(tx, candidateId, at)),
  ]
  await eraseCandidate(tx, { candidateId, companyId, subjectIds, reason, at })
  await closeLinksOfCandidate(tx, { candidateId, except: exceptLink, at })
  return subjectIds
}

/** Ends one consent. Without the one to matching, the candidate is no longer found. */
export async function endOwnConsent(
  ctx: Context,
  { token, purpose }: { token: string; purpose: ConsentPurpose },
): Promise<HeldLink> {
  const held = await getOpenLink(ctx, token, 'correctOrEraseData')
  const { link, own } = held
  await own.transaction(async (tx) => {
    const at = own.now()
    const { candidateId, companyId } = link
    if (!(await endConsent(tx, { candidateId, purpose, today: dayOf(at) }))) return
    if (purpose === 'matching') await pauseCandidates(tx, [candidateId], at)
    tx.record(consentEnded({ candidateId, companyId }, purpose))
  })
  return held
}

async function entryOf(tx: Tx, id: string): Promise<Entry> {
  const entry = await findEntryById(tx, id)
  if (entry === null) throw notFound('process')
  return entry
}
