import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/taxonomy-skills'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { currentSkillId } from '../../taxonomy/index.ts'
import {
  type Catalog,
  type Lists,
  type PoolFigures,
  presentSkill,
  readLists,
  type SkillRow,
  searchByName,
  sortRows,
} from '../lists/index.ts'
import { addEntry } from './add-entry.ts'
import { changeEntry } from './change-entry.ts'
import { deprecateEntry } from './deprecate-entry.ts'
import { passesFilters } from './entry-filters.rules.ts'
import { mergeEntries } from './merge-entries.ts'
import { changedSkill, newSkill } from './skill-changes.rules.ts'
import { mayReadTaxonomy } from './taxonomy-editing.policy.ts'
import { presentTaxonomySkill } from './taxonomy-skills.resource.ts'

const list = 'skills'

interface TaxonomySkillNeeds {
  readonly catalog: Catalog
  readonly pool: PoolFigures
  readonly countJobsBySkill: (db: Queries) => Promise<ReadonlyMap<string, number>>
}

export function mountTaxonomySkills(routes: Routes, needs: TaxonomySkillNeeds): void {
  const { catalog, pool, countJobsBySkill } = needs
  const showSkill = async ({ db }: Context, id: string): Promise<Presented> => {
    const { skill, lists } = await findSkill(db, id)
    return presentTaxonomySkill(skill, { lists, pool, jobCounts: await countJobsBySkill(db) })
  }
  const showJobSkill = async ({ db }: Context, id: string): Promise<Presented> => {
    const { skill, lists } = await findSkill(db, id)
    return presentSkill(skill, lists, pool)
  }

  registerEndpoint(routes, contract.listTaxonomySkills, async ({ actor, db }, { query }) => {
    if (!mayReadTaxonomy(actor)) throw new AppError('permission.denied')
    const { search = '', kind } = query.filter
    const [lists, jobCounts] = [await catalog.lists(db), await countJobsBySkill(db)]
    const found = searchByName(lists.skills, search).filter(
      (skill) => passesFilters(skill, query.filter) && (kind === undefined || skill.kind === kind),
    )
    const sorted = sortRows(found, query.sort, {
      name: ({ name }) => name,
      candidateCount: ({ id }) => pool.countCandidates(id),
      jobCount: ({ id }) => jobCounts.get(id) ?? 0,
    })
    const page = pageOfRows(sorted, query.page, ({ id }) => id)
    return { ...page, data: page.data.map((skill) => presentTaxonomySkill(skill, { lists, pool, jobCounts })) }
  })

  registerEndpoint(routes, contract.getTaxonomySkill, async (ctx, { params }) => {
    if (!mayReadTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    return showSkill(ctx, params.id)
  })

  registerEndpoint(routes, contract.addJobSkill, async (ctx, { body }) => {
    const slug = await addEntry(ctx, body, newSkill)
    return { data: await showJobSkill(ctx, skillIdOf(slug)), status: 201 }
  })

  registerEndpoint(routes, contract.changeJobSkill, async (ctx, { params, body: { version, ...input }, ifMatch }) => {
    await changeEntry(ctx, { list, id: params.id, version: version ?? ifMatch }, input, changedSkill)
    return showJobSkill(ctx, params.id)
  })

  registerEndpoint(routes, contract.taxonomySkillActions.merge, async (ctx, { params, body, ifMatch }) => {
    await mergeEntries(ctx, { list, id: params.id, version: body.version ?? ifMatch }, body.intoId)
    return showSkill(ctx, body.intoId)
  })

  for (const verb of ['deprecate', 'restore'] as const)
    registerEndpoint(routes, contract.taxonomySkillActions[verb], async (ctx, { params, ifMatch }) => {
      await deprecateEntry(ctx, { list, id: params.id, version: ifMatch }, verb)
      return showSkill(ctx, params.id)
    })
}

/** As it is in the database now, not as this server last read it. */
async function findSkill(db: Queries, id: string): Promise<{ skill: SkillRow; lists: Lists }> {
  const lists = await readLists(db)
  const skill = lists.skillsById.get(currentSkillId(id))
  if (skill === undefined) throw notFound('skill')
  return { skill, lists }
}
