import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/taxonomy-skills'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  findEdit,
  type KeptEdit,
  knownTaxonomy,
  listEdits,
  meantSkill,
  readEdits,
  slugOfSkill,
} from '../../taxonomy/index.ts'
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
import { addSkill } from './add-skill.ts'
import { changeSkill } from './change-skill.ts'
import { deprecateSkill } from './deprecate-skill.ts'
import { mergeSkills } from './merge-skills.ts'
import { mayEditTaxonomy, mayReadTaxonomy } from './skill-editing.policy.ts'
import { presentTaxonomyEdit, presentTaxonomySkill } from './taxonomy-skills.resource.ts'
import { type UndoNeeds, undoEdit } from './undo-edit.ts'

export interface TaxonomySkillNeeds extends UndoNeeds {
  readonly catalog: Catalog
  readonly pool: PoolFigures
  readonly namesOf: (db: Queries, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
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
    const { search = '', state, kind, origin } = query.filter
    const [lists, jobCounts] = [await catalog.lists(db), await countJobsBySkill(db)]
    const found = searchByName(lists.skills, search).filter(
      (skill) =>
        (state === undefined || skill.state === state) &&
        (kind === undefined || skill.kind === kind) &&
        (origin === undefined || skill.isAdded === (origin === 'operators')),
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
    const slug = await addSkill(ctx, body)
    return { data: await showJobSkill(ctx, skillIdOf(slug)), status: 201 }
  })

  registerEndpoint(routes, contract.changeJobSkill, async (ctx, { params, body: { version, ...input }, ifMatch }) => {
    await changeSkill(ctx, { id: params.id, version: version ?? ifMatch, input })
    return showJobSkill(ctx, params.id)
  })

  registerEndpoint(routes, contract.taxonomySkillActions.merge, async (ctx, { params, body, ifMatch }) => {
    await mergeSkills(ctx, { id: params.id, intoId: body.intoId, version: body.version ?? ifMatch })
    return showSkill(ctx, body.intoId)
  })

  for (const verb of ['deprecate', 'restore'] as const)
    registerEndpoint(routes, contract.taxonomySkillActions[verb], async (ctx, { params, ifMatch }) => {
      await deprecateSkill(ctx, { id: params.id, verb, version: ifMatch })
      return showSkill(ctx, params.id)
    })

  mountTaxonomyEdits(routes, needs)
}

/** As it is in the database now, not as this server last read it. */
async function findSkill(db: Queries, id: string): Promise<{ skill: SkillRow; lists: Lists }> {
  const lists = await readLists(db)
  const skill = lists.skillsById.get(meantSkill(id))
  if (skill === undefined) throw notFound('skill')
  return { skill, lists }
}

function mountTaxonomyEdits(routes: Routes, needs: TaxonomySkillNeeds): void {
  const present = async ({ db }: Context, rows: readonly KeptEdit[]): Promise<Presented[]> => {
    const names = await needs.namesOf(db, [...new Set(rows.map(({ editedBy }) => editedBy))])
    const facts = { known: knownTaxonomy(await readEdits(db)), lists: await needs.catalog.lists(db), names }
    return rows.map((row) => presentTaxonomyEdit(row, facts))
  }
  const showEdit = async (ctx: Context, id: string): Promise<Presented> => {
    const edit = await findEdit(ctx.db, id)
    const [shown] = edit === null ? [] : await present(ctx, [edit])
    if (shown === undefined) throw notFound('change of the taxonomy')
    return shown
  }

  registerEndpoint(routes, contract.listTaxonomyEdits, async (ctx, { query }) => {
    if (!mayEditTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    const { skill } = query.filter
    const slug = skill === undefined ? undefined : (slugOfSkill(skill) ?? '')
    const found = await listEdits(ctx.db, { slug, sort: query.sort, page: query.page })
    return { ...found, data: await present(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getTaxonomyEdit, async (ctx, { params }) => {
    if (!mayEditTaxonomy(ctx.actor)) throw new AppError('permission.denied')
    return showEdit(ctx, params.id)
  })

  registerEndpoint(routes, contract.undoTaxonomyEdit, async (ctx, { params }) => {
    await undoEdit(ctx, params.id, needs)
    return showEdit(ctx, params.id)
  })
}
