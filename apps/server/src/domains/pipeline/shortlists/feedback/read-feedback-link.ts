import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { isFeedbackToken, linkIdIn } from '../../../candidate-links/index.ts'
import { findCompany, isActive } from '../../../tenants/index.ts'
import { opens } from './feedback-requests.rules.ts'
import { type FeedbackRequest, findRequest } from './feedback-requests.store.ts'

export interface HeldFeedbackLink {
  readonly request: FeedbackRequest
  /** The same request, with the holder of the link as its actor. */
  readonly own: Context
}

/** An invalid link shows nothing and gives no reason. Reading changes nothing. */
export async function readFeedbackLink(ctx: Context, token: string): Promise<HeldFeedbackLink> {
  const id = linkIdIn(token)
  const request = id === null ? null : await findRequest(ctx.db, id)
  if (request === null || !(await isFeedbackToken(ctx.db, request.id, token))) throw expired()
  if (!opens(request, ctx.now())) throw expired()
  const company = await findCompany(ctx.db, request.companyId)
  if (company === null || !isActive(company)) throw expired()
  return { request, own: ctx.as({ kind: 'feedbackLink', feedbackRequestId: request.id }) }
}

export const expired = (): AppError =>
  new AppError('verification.expired', {
    detail: 'This link has expired or was withdrawn. The sender can send you a new one.',
  })
