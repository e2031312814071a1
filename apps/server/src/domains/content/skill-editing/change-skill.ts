import type { Context } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { expectedSkill } from './expected-skill.ts'
import { changeOf, type SkillPart } from './skill-changes.rules.ts'

interface ChangeSkill {
  readonly id: string
  readonly version: number | null
  readonly input: SkillPart
}

/** Renames a skill, or changes its kind, its aliases or what it implies. */
export async function changeSkill(ctx: Context, { id, version, input }: ChangeSkill): Promise<void> {
  await editTaxonomy(ctx, (known) => {
    const change = changeOf(expectedSkill(known, id, version), input, known)
    if (!Array.isArray(change)) return change
    const [first, ...more] = change
    if (first === undefined) return null
    throw new ValidationError([first, ...more])
  })
}
