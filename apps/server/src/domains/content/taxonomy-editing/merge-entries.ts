import type { Context } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { entryOfId, nounOf } from './entry-names.rules.ts'
import { expectedEntry, type SeenEntry } from './expected-entry.ts'
import { listField } from './list-field.rules.ts'

/** Makes an entry a part of another one of its list, which takes over its names. */
export async function mergeEntries(ctx: Context, seen: SeenEntry, intoId: string): Promise<void> {
  const { list } = seen
  await editTaxonomy(ctx, (known) => {
    const loser = expectedEntry(known, seen)
    const winner = entryOfId(known, list, intoId)
    if (winner === null || winner.slug === loser.slug)
      throw new ValidationError([{ field: 'intoId', message: `Choose another ${nounOf[list]} from the list.` }])
    if (list === 'industries') assertTwoLevels(known, loser.slug, winner.slug)
    return { act: 'merge', ...listField(list), slug: loser.slug, into: winner.slug }
  })
}

/** What is under the loser comes under the winner, which therefore must be a main industry. */
function assertTwoLevels({ tables }: KnownTaxonomy, loser: string, winner: string): void {
  const isAbove = tables.industries.some(({ parent }) => parent === loser)
  const isMain = tables.industries.some(({ slug, parent }) => slug === winner && parent === undefined)
  if (isAbove && !isMain)
    throw new ValidationError([
      { field: 'intoId', message: 'It has sub-industries. Choose a main industry, which takes them over.' },
    ])
}
