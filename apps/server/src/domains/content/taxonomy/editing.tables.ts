import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, text, uuid } from 'drizzle-orm/pg-core'

/** The effect of operators' edits on an entry of the release, or that they added it. */
export const editing = (ownId: () => AnyPgColumn) => ({
  /** removed: the change that added it was undone. */
  state: text('state', { enum: ['current', 'deprecated', 'merged', 'removed'] })
    .notNull()
    .default('current'),
  mergedIntoId: uuid('merged_into_id').references(ownId),
  /** Number of the operators' latest change; 0: as released. */
  version: integer('version').notNull().default(0),
  isAdded: boolean('is_added').notNull().default(false),
})

export const editingChecks = (
  name: string,
  { state, mergedIntoId }: { readonly state: AnyPgColumn; readonly mergedIntoId: AnyPgColumn },
) => [
  check(`${name}_state`, sql`${state} in ('current', 'deprecated', 'merged', 'removed')`),
  check(`${name}_merged_into`, sql`(${state} = 'merged') = (${mergedIntoId} is not null)`),
]
