import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import { actsOnItem, seesUnpublished } from './items.policy.ts'
import { isRecent } from './items.rules.ts'
import type { Category, ContentTag, Item, Opinion, Reading } from './items.store.ts'

export interface ItemSurroundings {
  readonly actor: Actor
  readonly now: Date
  readonly categories: ReadonlyMap<string, Category>
  readonly tags: ReadonlyMap<string, ContentTag>
  readonly authors: ReadonlyMap<string, string>
  readonly readings: ReadonlyMap<string, Reading>
  readonly opinions: ReadonlyMap<string, Opinion>
}

const MIN_RATINGS = 3

export function presentItem(item: Item, around: ItemSurroundings): Presented {
  const reading = around.readings.get(item.id)
  const opinion = around.opinions.get(item.id)
  const tags = item.tagIds.flatMap((id) => around.tags.get(id) ?? [])
  const { average = null, ratings = 0, readers = 0 } = opinion ?? {}
  return {
    type: 'items',
    id: item.id,
    attributes: {
      title: item.title,
      slug: item.slug,
      summary: item.summary,
      body: item.body,
      kind: item.kind,
      audience: item.audience,
      cover: item.cover,
      readMinutes: item.readMinutes,
      categoryName: around.categories.get(item.categoryId)?.name ?? '',
      tagNames: tags.map(({ name }) => name),
      authorName: around.authors.get(item.authorId) ?? null,
      state: item.state,
      publishAt: item.publishAt,
      publishedAt: item.publishedAt,
      isNew: around.actor.kind === 'user' && reading === undefined && isRecent(item.publishedAt, around.now),
      isDone: reading?.doneAt != null,
      ownRating: reading?.stars ?? null,
      rating: average === null || ratings < MIN_RATINGS ? null : Math.round(average * 10) / 10,
      readers: seesUnpublished(around.actor, item) ? readers : null,
      mayDo: actsOnItem(around.actor, item),
      version: item.version,
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
    },
    relationships: {
      category: { type: 'categories', id: item.categoryId },
      tags: tags.map(({ id }) => ({ type: 'tags', id })),
    },
  }
}

export function presentCategory(category: Category, count: number): Presented {
  const { id, name, slug, description, kind, order, parentId, version, createdAt, updatedAt } = category
  return {
    type: 'categories',
    id,
    attributes: { name, slug, description, kind, order, items: count, version, createdAt, updatedAt },
    relationships: { parent: parentId === null ? null : { type: 'categories', id: parentId } },
  }
}
