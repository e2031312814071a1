import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import type { LivePool } from '../../ranking/index.ts'
import { findRequirement } from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import {
  askPool,
  assertWordsFound,
  confirmOnePerson,
  findAbsent,
  findLoosening,
  findWordMatches,
  listExcepted,
} from '../matches/index.ts'
import { assertAsksForSomething, findContradictions, type QuestionInput, readQuestionFor } from '../reading/index.ts'
import {
  announceSearch,
  drawSeed,
  FROZEN_MATCHES,
  findSearchReference,
  insertSearch,
  isEmployer,
  lintOf,
  listAssigned,
  mayReadSearch,
  maySearchFor,
  modelFor,
  type Search,
  type StoredMatches,
  sealedTexts,
  sealOf,
  searchRun,
  spansOf,
} from '../searches/index.ts'

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
  const { question, ...known } = await confirmOnePerson(ctx.db, await readQuestionFor(ctx, input))
  assertAsksForSomething(question)
  if (question.wireCriteria.among !== undefined && input.only == null)
    throw new Error('Who is in it was not looked up.')
  const saying = await findWordMatches(ctx.db, question.criteria, known)
  assertWordsFound(question, saying)
  await ctx.spend('searches', [])
  const requirementId = input.requirementId ?? null
  const [except, model] = await Promise.all([
    listExcepted(ctx, company, question.wireCriteria.exclude, requirementId),
    modelFor(ctx.db, live, { companyId: actor.companyId, requirementId, now }),
  ])
  const equalSeed = drawSeed(actor.userId, requirementId)
  const { only = null } = input
  const asked = { criteria: question.criteria, except, only, limit: FROZEN_MATCHES, model, equalSeed, saying }
  const { candidateIds, kept, circumstances, build, wordLint, ...answer } = await askPool(ctx.db, live, asked, now)
  const absent = await findAbsent(live, question.criteria, answer, now)
  const loosening = await findLoosening(live, question.criteria, answer, {
    now: now.getTime(),
    model,
    said: saying.said,
    except,
    ...(only === null ? {} : { only }),
  })
  const texts = sealedTexts(kept, candidateIds)
  const seal = sealOf({ criteria: question.wireCriteria, ...answer, sealedTexts: texts }, circumstances, build)
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
        text: question.text,
        criteria: question.wireCriteria,
        spans: question.reading === null ? [] : spansOf(question.reading),
        notUnderstood: question.reading?.notUnderstood ?? [],
        lint: [
          ...wordLint,
          ...absent,
          ...lintOf(question.reading, findContradictions(question.criteria, now)),
          ...loosening,
        ],
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
