import type { DeclineCode } from '@assay/contracts/contact-infos'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import { answerLink, closeLinks, type HeldLink } from '../../../candidate-links/index.ts'
import { addRelease, findReachableBy } from '../../../candidates/index.ts'
import { advanceStage } from '../../shortlists/index.ts'
import {
  assertPossible,
  type ContactInfo,
  contactAnswered,
  findContactInfoById,
  getContactForAct,
  lockWithRequirement,
  moveContact,
  RETENTION_MS,
  stepBack,
} from '../records/index.ts'

type DecidedBy = 'candidate' | 'agency' | 'operator'

interface Decision {
  readonly answer: 'approve' | 'decline' | 'report'
  readonly code: DeclineCode | null
  readonly note: string | null
  readonly decidedBy: DecidedBy
  readonly mandate?: string | null
  readonly at: Date
}

/** Records the candidate’s own answer. Repeating it returns the same result. */
export async function answerContactByLink(
  ctx: Context,
  input: { token: string; answer: 'approve' | 'decline' | 'report'; code: DeclineCode | null; note: string | null },
): Promise<HeldLink> {
  const { token, answer, code, note } = input
  return answerLink(ctx, { token, purpose: 'answerContactRequest', answer }, async (tx, link, own) => {
    const found = await findContactInfoById(tx, link.subjectId)
    if (found === null) throw new Error('The contact request of this link no longer exists.')
    const info = await lockWithRequirement(tx, found)
    await decide(tx, info, { answer, code, note, decidedBy: 'candidate', at: own.now() })
  })
}

/** Records the answer of the representing agency, or of the operator with a documented mandate. */
export async function answerContactFor(
  ctx: Context,
  {
    id,
    mandate,
    ...answer
  }: Pick<Decision, 'code' | 'note'> & {
    id: string
    answer: 'approve' | 'decline'
    mandate: string | null
  },
): Promise<ContactInfo> {
  const { info: found, actor } = await getContactForAct(ctx, { id, act: answer.answer })
  const decidedBy = actor.scope === 'agency' ? 'agency' : 'operator'
  if (decidedBy === 'operator' && mandate === null)
    throw new ValidationError([{ field: 'mandate', message: 'Enter who asked you to answer, and how.' }])
  return ctx.transaction(async (tx) => {
    const info = await lockWithRequirement(tx, found)
    const decided = await decide(tx, info, { ...answer, decidedBy, mandate, at: ctx.now() })
    await closeLinks(tx, {
      subjectType: 'contact-infos',
      subjectId: id,
      purposes: ['answerContactRequest'],
      at: ctx.now(),
    })
    return decided
  })
}

async function decide(tx: Tx, info: ContactInfo, decision: Decision): Promise<ContactInfo> {
  const { answer, decidedBy, at } = decision
  assertPossible(info, answer === 'approve' ? 'approve' : 'decline', at)
  const decided = answer === 'approve' ? await approve(tx, info, decision) : await decline(tx, info, decision)
  tx.record(
    contactAnswered(decided, {
      decidedBy,
      code: decided.declineCode,
      isReported: answer === 'report',
      onBehalfOf: decidedBy === 'candidate' ? null : info.candidateId,
    }),
  )
  return decided
}

/** Copies the details, for this requirement of this company only. */
async function approve(tx: Tx, info: ContactInfo, { decidedBy, mandate, at }: Decision): Promise<ContactInfo> {
  const details = (await findReachableBy(tx, info.candidateId)) ?? {
    legalName: null,
    email: null,
    phone: null,
    links: [],
  }
  const retainUntil = new Date(at.getTime() + RETENTION_MS)
  const approved = await moveContact(tx, info, {
    move: 'approve',
    at,
    columns: { details, decidedBy, decidedAt: at, mandate: mandate ?? null, retainUntil },
  })
  const { id: contactInfoId, candidateId, companyId, requirementId, shortlistedId } = info
  await addRelease(tx, { contactInfoId, candidateId, companyId, requirementId, releasedAt: at })
  await advanceStage(tx, { shortlistedId, from: ['contactRequested'], to: 'contactReleased', at })
  return approved
}

async function decline(tx: Tx, info: ContactInfo, decision: Decision): Promise<ContactInfo> {
  const { answer, code, note, decidedBy, mandate = null, at } = decision
  const declineCode = answer === 'report' ? 'reported' : code
  const declined = await moveContact(tx, info, {
    move: 'decline',
    at,
    columns: { declineCode, declineNote: note === '' ? null : note, decidedBy, decidedAt: at, mandate },
  })
  await stepBack(tx, info, { at, reasonCode: 'contactDeclined' })
  return declined
}
