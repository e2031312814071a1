import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { expectedEntry, type SeenEntry } from './expected-entry.ts'
import { listField } from './list-field.rules.ts'

/** Stops or resumes offering an entry. */
export async function deprecateEntry(ctx: Context, seen: SeenEntry, verb: 'deprecate' | 'restore'): Promise<void> {
  const { list } = seen
  await editTaxonomy(ctx, (known) => {
    const { slug, name } = expectedEntry(known, seen)
    const isDeprecated = known.deprecated[list].has(slug)
    if (isDeprecated === (verb === 'deprecate'))
      throw new AppError('taxonomy.transition', {
        detail: isDeprecated ? `${name} is already deprecated.` : `${name} is not deprecated.`,
      })
    return { act: verb, ...listField(list), slug }
  })
}
