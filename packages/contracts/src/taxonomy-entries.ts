// What the skills, job titles and industries of the taxonomy have in common for those who edit them.
import { z } from 'zod'
import { actionsOn, WRITE_ERRORS } from './endpoint.ts'
import { oneLine } from './one-line.ts'
import type { ResourceType } from './resource.ts'

export const entryVerbs = ['edit', 'merge', 'deprecate', 'restore'] as const

/** deprecated: no longer offered. Merged ones are aliases of another one and no longer listed. */
export const entryStates = ['current', 'deprecated'] as const
export const entryOrigins = ['release', 'operators'] as const

const version = z
  .int()
  .meta({ description: 'The number of its latest change; 0 if it hasn’t changed since the release.' })

/** Of an entry as everyone sees it. */
export const entryMarks = { state: z.enum(entryStates), version }

/** Of an entry as operators edit it. */
export const editedEntry = {
  name: z.string(),
  slug: z.string(),
  aliases: z.array(z.string()),
  state: z.enum(entryStates),
  origin: z.enum(entryOrigins).meta({ description: 'Whether it came with Assay or was added here.' }),
  mayDo: z
    .array(z.enum(entryVerbs))
    .meta({ description: 'What the caller may do now, or may propose that an operator does.' }),
  version,
}

export const entryFilters = {
  search: z.string().max(80),
  state: z.enum(entryStates),
  origin: z.enum(entryOrigins),
}

export const entryNameLimits = { max: 80 } as const
const ALIASES = 200

const spelling = z.string().transform(oneLine).pipe(z.string().min(1).max(entryNameLimits.max))

export const spellingFields = { name: spelling, aliases: z.array(spelling).max(ALIASES) }

/** The version that was seen; as an alternative, If-Match. */
export const seenVersion = { version: z.int().optional() }

export const EDIT_ERRORS = [...WRITE_ERRORS, 'taxonomy.transition', 'resource.conflict'] as const

/** `users` are who has such an entry. */
export function entryActions<Of extends ResourceType>(of: Of, users: string) {
  const act = actionsOn(of, { errors: EDIT_ERRORS })
  const nothing = z.object({})
  return {
    merge: act(
      'merge',
      `Merges it into another one, which takes over its names; ${users} that have it get that one instead`,
      z.object({ intoId: z.uuid(), ...seenVersion }),
    ),
    deprecate: act('deprecate', `Deprecates it: it is no longer offered; ${users} that have it keep it`, nothing),
    restore: act('restore', 'Restores a deprecated one', nothing),
  }
}
