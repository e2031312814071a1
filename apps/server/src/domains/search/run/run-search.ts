import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import type { LivePool } from '../../ranking/index.ts'
import { findRequirement } from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { listExcepted } from '../matches/index.ts'
import type { QuestionInput } from '../reading/index.ts'
import {
  announceSearch,
  drawSeed,
  findSearchReference,
  insertSearch,
  isEmployer,
  listAssigned,
  mayReadSearch,
  maySearchFor,
  modelFor,
  type Search,
  type StoredMatches,
  sealedTexts,
  sealOf,
  searchRun,
} from '../searches/index.ts'
import { answerQuestion, readAskable } from './answer-question.ts'

export interface RunSearch extends QuestionInput {
  readonly requirementId?: string | undefined
  readonly parentId?: string | undefined
  readonly createdForAlert?: boolean
  /** The candidates of `criteria.among` that the caller sees; null: all candidates. */
  readonly only?: readonly string[] | null
}

export interface SearchRun {
  readonly search: Search
  readonly candidateIds: readonly string[]
  readonly kept: StoredMatches
}

/** Reads the query, ranks today's pool, and freezes query and answer together. */
export async function runSearch(ctx: Context, live: LivePool, input: RunSearch): Promise<SearchRun> {
  const { actor } = ctx
  if (!isEmployer(actor)) throw new AppError('permission.denied', { detail: 'Only employers can search here.' })
  const [assigned, company] = await Promise.all([listAssigned(ctx), findCompany(ctx.db, actor.companyId)])
  assertAllowed(
    maySearchFor(actor, input.requirementId ?? null, assigned),
    'Your role can search only for jobs assigned to you. Choose one.',
  )
  await assertLinked(ctx, input, assigned)
  const now = ctx.now()
  const { question, saying } = await readAskable(ctx, input)
  const { only = null } = input
  if (question.wireCriteria.among !== undefined && only === null) throw new Error('Who is in it was not looked up.')
  await ctx.spend('searches', [])
  const requirementId = input.requirementId ?? null
  const [except, model] = await Promise.all([
    listExcepted(ctx, company, question.wireCriteria.exclude, requirementId),
    modelFor(ctx.db, live, { companyId: actor.companyId, requirementId, now }),
  ])
  const equalSeed = drawSeed(actor.userId, requirementId)
  const asked = { question, saying, model, except, only, equalSeed }
  const frozen = await answerQuestion(ctx.db, live, asked, now)
  const { candidateIds, kept, answer } = frozen
  const texts = sealedTexts(kept, candidateIds)
  const seal = sealOf(
    { criteria: question.wireCriteria, ...answer, sealedTexts: texts },
    frozen.circumstances,
    frozen.build,
  )
  return ctx.transaction(async (tx) => {
    const search = await insertSearch(
      tx,
      {
        id: newId(now.getTime()),
        companyId: actor.companyId,
        userId: actor.userId,
        requirementId,
        parentId: input.parentId ?? null,
        door: input.door,
        ...frozen.asked,
        ...answer,
        frozenCount: candidateIds.length,
        createdForAlert: input.createdForAlert ?? false,
        seenAt: input.createdForAlert === true ? null : now,
        seal,
        state: 'ready',
        createdAt: now,
        updatedAt: now,
      },
      { candidateIds, kept },
    )
    await ctx.spend('searches', [search.id], tx)
    tx.record(searchRun(search, answer))
    announceSearch(tx, search)
    return { search, candidateIds, kept }
  })
}

/** The caller must be allowed to see the linked requirement and parent search. */
async function assertLinked(ctx: Context, input: RunSearch, assigned: ReadonlySet<string>): Promise<void> {
  if (!isEmployer(ctx.actor)) throw notFound('search')
  if (input.requirementId !== undefined) {
    const access = { kind: 'company', companyId: ctx.actor.companyId } as const
    if ((await findRequirement(ctx.db, input.requirementId, access)) === null)
      throw new ValidationError([{ field: 'requirementId', message: 'Your company has no such job.' }])
  }
  if (input.parentId !== undefined) {
    const parent = await findSearchReference(ctx.db, input.parentId)
    if (parent === null || !mayReadSearch(ctx.actor, parent, assigned))
      throw new ValidationError([{ field: 'parentId', message: 'Your company has no such search.' }])
  }
}
