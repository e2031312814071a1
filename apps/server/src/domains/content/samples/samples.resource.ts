import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { listCategories, listContentTags } from '../items/index.ts'
import type { Catalog, PoolFigures } from '../lists/index.ts'
import { presentSkill } from '../lists/index.ts'
import { actsOnSample } from './samples.policy.ts'
import { listSkillsOfSamples, type Sample } from './samples.store.ts'

export interface SampleNeeds {
  readonly catalog: Catalog
  readonly pool: PoolFigures
  readonly namesOf: (db: Queries, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export async function presentSamples(
  { actor, db }: Context,
  rows: readonly Sample[],
  { catalog, pool, namesOf }: SampleNeeds,
): Promise<Presented[]> {
  const lists = await catalog.lists(db)
  const ids = rows.map(({ id }) => id)
  const [skills, categories, tags, authors] = await Promise.all([
    listSkillsOfSamples(db, ids),
    listCategories(db),
    listContentTags(db),
    namesOf(db, [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))]),
  ])
  return rows.map((row) => {
    const { id, title, body, locale, licenceNote, titleId, categoryId, tagIds, authorId, state, version } = row
    const { publishAt, publishedAt, createdAt, updatedAt } = row
    const category = categories.find((each) => each.id === categoryId)
    const tagged = tags.filter((tag) => tagIds.includes(tag.id))
    return {
      type: 'sample-job-descriptions',
      id,
      attributes: {
        title,
        body,
        locale,
        licenceNote,
        categoryName: category?.name ?? null,
        tagNames: tagged.map(({ name }) => name),
        authorName: authorId === null ? null : (authors.get(authorId) ?? null),
        state,
        publishAt: state === 'scheduled' ? publishAt : null,
        publishedAt,
        mayDo: actsOnSample(actor, row),
        version,
        createdAt,
        updatedAt,
      },
      relationships: {
        jobTitle: titleId === null ? null : { type: 'unique-job-titles', id: titleId },
        skills: (skills.get(id) ?? []).flatMap((skillId) => {
          const skill = lists.skillsById.get(skillId)
          return skill ? [presentSkill(skill, lists, pool, 0)] : []
        }),
        category: category === undefined ? null : { type: 'categories', id: category.id },
        tags: tagged.map((tag) => ({ type: 'tags', id: tag.id })),
      },
    }
  })
}
