import type { Tx } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { listCategories, listContentTags } from './items.store.ts'

interface Filed {
  readonly categoryId?: string | undefined
  readonly tagIds?: readonly string[] | undefined
}

/** The categories and tags of the learning hub. */
export async function assertCategoryAndTags(tx: Tx, { categoryId, tagIds = [] }: Filed): Promise<void> {
  const known = (await listCategories(tx)).some(({ id, kind }) => id === categoryId && kind === 'content')
  if (categoryId !== undefined && !known)
    throw new ValidationError([{ field: 'categoryId', message: 'Choose a category from the learning hub.' }])
  const tags = new Set((await listContentTags(tx)).map(({ id }) => id))
  if (tagIds.some((id) => !tags.has(id)))
    throw new ValidationError([{ field: 'tagIds', message: 'Choose tags from the learning hub.' }])
}
