import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { expectedSkill } from './expected-skill.ts'

interface DeprecateSkill {
  readonly id: string
  readonly verb: 'deprecate' | 'restore'
  readonly version: number | null
}

/** Stops or resumes offering a skill. */
export async function deprecateSkill(ctx: Context, { id, verb, version }: DeprecateSkill): Promise<void> {
  await editTaxonomy(ctx, (known) => {
    const { slug, name } = expectedSkill(known, id, version)
    const isDeprecated = known.deprecated.has(slug)
    if (isDeprecated === (verb === 'deprecate'))
      throw new AppError('taxonomy.transition', {
        detail: isDeprecated ? `${name} is deprecated already.` : `${name} is not deprecated.`,
      })
    return { act: verb, slug }
  })
}
