import type { Race, Sex } from '@assay/contracts/demographics'
import type { Context } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { getOpenLink } from '../candidate-links/index.ts'
import { demographicsMoved } from './demographics.events.ts'
import { mayKeepDemographics } from './demographics.policy.ts'
import { deleteAnswers, listAnswers, putAnswers } from './demographics.store.ts'
import { type Groups, seal, subjectOf, unseal } from './sealing.rules.ts'

export interface OwnAnswer extends Groups {
  readonly linkId: string
  readonly keptUntil: string | null
}

const KEPT_YEARS = 2

export async function readOwnAnswer(ctx: Context, secret: Buffer, token: string): Promise<OwnAnswer> {
  const { link } = await getOpenLink(ctx, token, 'correctOrEraseData')
  const subject = subjectOf(secret, link.candidateId)
  const [kept] = await listAnswers(ctx.db, [subject])
  const groups = kept === undefined ? null : unseal(secret, subject, kept.sealed)
  return { linkId: link.id, sex: null, race: null, ...groups, keptUntil: kept?.keptUntil ?? null }
}

/** As the system, so that the audit log does not name the candidate. */
export async function volunteerAnswer(
  ctx: Context,
  secret: Buffer,
  { token, sex, race }: { token: string; sex: Sex | null; race: Race | null },
): Promise<OwnAnswer> {
  const { link } = await getOpenLink(ctx, token, 'correctOrEraseData')
  const system = ctx.as({ kind: 'system' })
  assertAllowed(mayKeepDemographics(system.actor))
  await system.transaction(async (tx) => {
    await putAnswers(tx, [answerOf(secret, link.candidateId, { sex, race }, ctx.now())])
    tx.record(demographicsMoved('volunteer', 1))
  })
  return readOwnAnswer(ctx, secret, token)
}

export function answerOf(secret: Buffer, candidateId: string, groups: Groups, at: Date) {
  const subject = subjectOf(secret, candidateId)
  const month = at.toISOString().slice(5, 7)
  return {
    subject,
    sealed: seal(secret, subject, groups),
    answeredIn: `${at.getUTCFullYear()}-${month}-01`,
    keptUntil: `${at.getUTCFullYear() + KEPT_YEARS}-${month}-01`,
  }
}

export async function withdrawAnswer(ctx: Context, secret: Buffer, token: string): Promise<OwnAnswer> {
  const { link } = await getOpenLink(ctx, token, 'correctOrEraseData')
  await deleteAnswerOf(ctx.as({ kind: 'system' }), secret, { candidateId: link.candidateId, because: 'withdraw' })
  return readOwnAnswer(ctx, secret, token)
}

/** Idempotent. */
export async function deleteAnswerOf(
  ctx: Context,
  secret: Buffer,
  { candidateId, because }: { candidateId: string; because: 'withdraw' | 'erase' },
): Promise<void> {
  assertAllowed(mayKeepDemographics(ctx.actor))
  await ctx.transaction(async (tx) => {
    const gone = await deleteAnswers(tx, [subjectOf(secret, candidateId)])
    if (gone > 0) tx.record(demographicsMoved(because, gone))
  })
}
