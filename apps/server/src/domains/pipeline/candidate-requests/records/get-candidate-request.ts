import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { listAssignedTo } from '../../../requirements/index.ts'
import { mayAnswerRequest, noticeReader, type RequestReader, requestReader } from './candidate-requests.policy.ts'
import { type CandidateRequest, findRequest, type RequestScope } from './candidate-requests.store.ts'

/** The candidate requests that the caller may read. Throws `permission.denied` if there can be none. */
export const requestScopeOf = (ctx: Context): Promise<RequestScope> => scopeOf(ctx, requestReader(ctx.actor))
export const noticeScopeOf = (ctx: Context): Promise<RequestScope> => scopeOf(ctx, noticeReader(ctx.actor))

async function scopeOf(ctx: Context, reader: RequestReader | null): Promise<RequestScope> {
  if (reader === null)
    throw new AppError('permission.denied', { detail: 'Your role doesn’t allow decisions about candidates.' })
  if (reader.kind !== 'company') return reader
  const { companyId, isAssignedOnly } = reader
  return { kind: 'company', companyId, requirementIds: isAssignedOnly ? [...(await listAssignedTo(ctx))] : null }
}

export async function getCandidateRequest(ctx: Context, id: string): Promise<CandidateRequest> {
  const request = await findRequest(ctx.db, id, await requestScopeOf(ctx))
  if (request === null) throw notFound('request')
  return request
}

/** Call before opening a transaction: it takes a second pool connection. */
export async function getRequestForAct(ctx: Context, id: string): Promise<CandidateRequest> {
  const request = await getCandidateRequest(ctx, id)
  const requirement = { id: request.requirementId, companyId: request.companyId }
  assertAllowed(mayAnswerRequest(ctx.actor, { requirement, assigned: await listAssignedTo(ctx) }))
  return request
}

export const wrongState = ({ state }: Pick<CandidateRequest, 'state'>): AppError =>
  new AppError('candidate-request.transition', {
    detail: state === 'answered' ? 'This has already been answered.' : 'The candidate withdrew this request.',
    meta: { state },
  })
