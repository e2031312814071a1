import { getJobSkill, listJobSkills } from '@assay/contracts/job-skills'
import { pageOfRows } from '@assay/jsonapi/page-of-rows'
import type { SortKey } from '@assay/jsonapi/read-query'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { Catalog } from './catalog.ts'
import type { SkillRow } from './lists.store.ts'
import { searchByName } from './name-search.rules.ts'
import type { PoolFigures } from './skill-statistics.ts'
import { depthOf, presentSkill } from './skills.resource.ts'
import { sortRows } from './sort-rows.ts'

export function mountSkills(routes: Routes, { catalog, pool }: { catalog: Catalog; pool: PoolFigures }): void {
  registerEndpoint(routes, listJobSkills, async (ctx, { query }) => {
    const lists = await catalog.lists(ctx.db)
    const { search = '', slug, kind, ids } = query.filter
    const wanted = ids === undefined ? null : new Set(ids.toLowerCase().split(','))
    const named = wanted === null ? lists.skills : [...wanted].flatMap((id) => lists.skillsById.get(id) ?? [])
    // Deprecated skills are found by id or slug, for records that still use them.
    const isNamed = wanted !== null || slug !== undefined
    const found = searchByName(named, search).filter(
      (skill) =>
        (slug === undefined || skill.slug === slug) &&
        (kind === undefined || skill.kind === kind) &&
        (isNamed || skill.state === 'current'),
    )
    const page = pageOfRows(sortSkills(found, query.sort, pool), query.page, ({ id }) => id)
    return { ...page, data: page.data.map((skill) => presentSkill(skill, lists, pool, depthOf(query))) }
  })

  registerEndpoint(
    routes,
    getJobSkill,
    async (ctx, { params, query }) => {
      const lists = await catalog.lists(ctx.db)
      const name = params.id.toLowerCase()
      const skill = lists.skillsById.get(name) ?? lists.skills.find(({ slug }) => slug === name)
      if (!skill) throw notFound('skill')
      return presentSkill(skill, lists, pool, depthOf(query))
    },
    { takesNames: true },
  )
}

const sortSkills = (skills: readonly SkillRow[], sort: readonly SortKey[], pool: PoolFigures): SkillRow[] =>
  sortRows(skills, sort, { name: ({ name }) => name, candidateCount: ({ id }) => pool.countCandidates(id) })
