import type { Context } from '../../../../platform/context/context.ts'
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../../platform/mail/mailer.ts'
import { feedbackAddress } from '../../../candidate-links/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, findSender, findShownUser } from '../../../tenants/index.ts'
import { feedbackLetter } from './feedback-letters.rules.ts'
import { opens } from './feedback-requests.rules.ts'
import { findRequest, listOpinionsIn } from './feedback-requests.store.ts'

export interface SendFeedbackMail {
  readonly feedbackRequestId: string
  readonly isReminder: boolean
  /** Identifies the event, so that a repeated effect sends one mail. */
  readonly key: string
  readonly mailer: Mailer
  readonly appUrl: string
}

/** Mails the link to the reviewer, unless the request is over. */
export async function sendFeedbackMail(ctx: Context, mail: SendFeedbackMail): Promise<void> {
  const { feedbackRequestId: id, isReminder, key, mailer, appUrl } = mail
  const request = await findRequest(ctx.db, id)
  if (request === null || request.email === null || !opens(request, ctx.now())) return
  const [requirement] = await listRequirementsById(ctx.db, [request.requirementId])
  const company = await findCompany(ctx.db, request.companyId)
  const letter = feedbackLetter({
    companyName: company?.name ?? '',
    requirementTitle: requirement?.title ?? '',
    askedBy: (await findShownUser(ctx.db, request.askedBy))?.fullName ?? '',
    message: request.message,
    candidates: (await listOpinionsIn(ctx.db, [id])).length,
    address: await feedbackAddress(ctx.db, { id, appUrl }),
    expiresAt: request.expiresAt,
    timezone: company?.timezone ?? 'UTC',
    isReminder,
  })
  const sender = await findSender(ctx.db, { companyId: request.companyId, userId: request.askedBy })
  await deliverMail(ctx, mailer, { key, to: request.email, ...letter, ...sender })
}
