import type { ContactBlocker } from '@assay/contracts/contact-infos'
import type { ErrorCode } from '@assay/contracts/error-codes'
import type { Pay } from '@assay/contracts/money'
import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, assertAllowed } from '../../../../platform/errors/app-error.ts'
import { reserveCredit } from '../../../billing/index.ts'
import { listAssignedTo } from '../../../requirements/index.ts'
import { advanceStage } from '../../shortlists/index.ts'
import {
  ANSWER_MS,
  type ContactInfo,
  contactRequested,
  formatBlocker,
  insertContactInfo,
  mayRequestContact,
  purposeOf,
  UNDO_MS,
} from '../records/index.ts'
import { preflightContact } from './preflight-contact.ts'

export interface RequestContact {
  readonly candidateId: string
  readonly requirementId: string
  readonly message: string
  readonly pay: Pay
  readonly location: string | null
}

const REFUSALS: Readonly<Record<ContactBlocker, ErrorCode>> = {
  notOpen: 'shortlist.not-open',
  stage: 'shortlist.transition',
  denied: 'contact.denied',
  noConsent: 'contact.no-consent',
  unreachable: 'contact.unreachable',
  noCredit: 'credit.none-left',
  pastDue: 'billing.past-due',
}

/** Requests contact details. The request can be cancelled for five minutes and holds a credit from now on. */
export async function requestContact(ctx: Context, input: RequestContact): Promise<ContactInfo> {
  const { requirement, actor, facts, mismatches, blockers } = await preflightContact(ctx, input)
  assertAllowed(mayRequestContact(actor, { requirement, assigned: await listAssignedTo(ctx) }))
  const [blocker] = blockers
  if (blocker !== undefined) throw new AppError(REFUSALS[blocker], { detail: formatBlocker(blocker).detail })
  const { candidateId, requirementId, message, pay, location } = input
  const { companyId } = requirement
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const entry = await advanceStage(tx, {
      requirementId,
      candidateId,
      from: ['shortlisted'],
      to: 'contactRequested',
      at,
    })
    const undoUntil = new Date(at.getTime() + UNDO_MS)
    const info = await insertContactInfo(tx, {
      id: newId(at.getTime()),
      companyId,
      requirementId,
      candidateId,
      shortlistedId: entry.id,
      agencyId: facts.agencyId,
      requestedBy: actor.userId,
      message,
      location,
      mismatches: [...mismatches],
      payAmountMinor: pay.amountMinor,
      payCurrency: pay.currency,
      payPeriod: pay.period,
      purpose: purposeOf(requirement.title),
      state: 'queued',
      credit: 'reserved',
      undoUntil,
      expiresAt: new Date(undoUntil.getTime() + ANSWER_MS),
      createdAt: at,
      updatedAt: at,
    })
    await reserveCredit(tx, { companyId, subjectId: info.id, at })
    tx.record(contactRequested(info, mismatches))
    tx.announce({ to: { companyId }, type: 'contact.changed', data: { id: info.id, requirementId } })
    return info
  })
}
