import type { Tx } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { returnCredit, spendCredit } from '../../../billing/index.ts'
import { lockRequirement } from '../../../requirements/index.ts'
import { advanceStage, findEntryById } from '../../shortlists/index.ts'
import { type ContactMove, canMove, contactTransitions, creditOf, impossibleIn } from './contact-infos.rules.ts'
import { type ContactInfo, type NewContactInfo, updateContactInfo } from './contact-infos.store.ts'

/** One transition with the credit that follows it. The caller locks the row. */
export async function moveContact(
  tx: Tx,
  info: ContactInfo,
  { move, at, columns = {} }: { move: ContactMove; at: Date; columns?: Partial<Omit<NewContactInfo, 'id' | 'state'>> },
): Promise<ContactInfo> {
  if (!canMove(info.state, move))
    throw new AppError('contact.transition', {
      detail: impossibleIn(info.state),
      meta: { state: info.state },
    })
  const { to } = contactTransitions[move]
  const credit = creditOf(to)
  const moved = await updateContactInfo(tx, info.id, { ...columns, state: to, credit }, at)
  if (credit !== info.credit) {
    const of = { companyId: info.companyId, subjectId: info.id, at }
    await (credit === 'spent' ? spendCredit(tx, of) : returnCredit(tx, of))
  }
  const data = { id: info.id, requirementId: info.requirementId }
  tx.announce({ to: { companyId: info.companyId }, type: 'contact.changed', data })
  return moved
}

/** Returns the candidate to the shortlist if the request’s stage is still current. */
export async function stepBack(tx: Tx, info: ContactInfo, { at, reasonCode }: { at: Date; reasonCode: string }) {
  const { state } = await lockRequirement(tx, info.requirementId)
  const entry = await findEntryById(tx, info.shortlistedId)
  const isThere = entry?.stage === 'contactRequested' || entry?.stage === 'contactReleased'
  if (!isThere || (state !== 'open' && state !== 'paused')) return
  await advanceStage(tx, { shortlistedId: entry.id, from: [entry.stage], to: 'shortlisted', at, reasonCode })
}
