import type { Context } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { expectedSkill } from './expected-skill.ts'
import { skillOfId } from './skill-changes.rules.ts'

interface MergeSkills {
  readonly id: string
  readonly intoId: string
  readonly version: number | null
}

/** Makes a skill a part of another one, which takes over its names. */
export async function mergeSkills(ctx: Context, { id, intoId, version }: MergeSkills): Promise<void> {
  await editTaxonomy(ctx, (known) => {
    const { slug } = expectedSkill(known, id, version)
    const winner = skillOfId(known, intoId)
    if (winner === null || winner.slug === slug)
      throw new ValidationError([{ field: 'intoId', message: 'Choose another skill of the list.' }])
    return { act: 'merge', slug, into: winner.slug }
  })
}
