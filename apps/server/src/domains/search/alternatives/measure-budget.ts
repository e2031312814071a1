import type { measureBudget as contract } from '@assay/contracts/compensations'
import { emptyCriteria, type SearchCriteria } from '@assay/contracts/search-criteria'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import { titleNameOf } from '../../candidates/index.ts'
import { type LivePool, rankLive } from '../../ranking/index.ts'
import { engineCriteriaOf, getRequirement } from '../../requirements/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { listExcepted } from '../matches/index.ts'
import { isEmployer, listAssigned, maySearchFor, modelFor } from '../searches/index.ts'

export interface BudgetFit {
  readonly requirementId: string | null
  readonly matched: number
  readonly fitting: number
}

/** Counts the candidates for a job or a title, all and within a budget. */
export async function measureBudget(
  ctx: Context,
  live: LivePool,
  asked: z.output<(typeof contract)['body']>,
): Promise<BudgetFit> {
  const { actor } = ctx
  const { requirementId, budget } = asked
  if (!isEmployer(actor)) throw new AppError('permission.denied')
  assertAllowed(maySearchFor(actor, requirementId, await listAssigned(ctx)))
  const criteria = requirementId === null ? criteriaOf(asked) : (await getRequirement(ctx, requirementId)).criteria
  const company = await findCompany(ctx.db, actor.companyId)
  const now = ctx.now()
  const options = {
    now: now.getTime(),
    limit: 1,
    except: await listExcepted(
      ctx,
      company,
      { ...criteria.exclude, inPipeline: false, rejected: false },
      requirementId,
    ),
    model: await modelFor(ctx.db, live, { companyId: actor.companyId, requirementId, now }),
  }
  const count = async (rateMax: SearchCriteria['constraints']['rateMax']): Promise<number> => {
    const { constraints } = criteria
    const limited = { ...constraints, rateMax, required: { ...constraints.required, rate: true } }
    return (await rankLive(live, engineCriteriaOf({ ...criteria, constraints: limited }), options)).matchedCount
  }
  return { requirementId, matched: await count(null), fitting: await count(budget) }
}

function criteriaOf({ titleId, skillId, country, engagement }: z.output<(typeof contract)['body']>): SearchCriteria {
  if (titleId === null)
    throw new AppError('validation.invalid', { field: 'titleId', detail: 'Choose a role or a job.' })
  return {
    ...emptyCriteria,
    titleId,
    title: titleNameOf(titleId),
    mustHaveMode: 'require',
    mustHave: skillId === null ? [] : [{ anyOf: [skillId], minYears: null, minEvidence: null }],
    constraints: {
      ...emptyCriteria.constraints,
      countries: country === null ? [] : [country],
      engagement: engagement === null ? [] : [engagement],
    },
  }
}
