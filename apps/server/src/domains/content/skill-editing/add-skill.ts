import type { addJobSkill } from '@assay/contracts/taxonomy-skills'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { editTaxonomy } from './edit-taxonomy.ts'
import { additionOf } from './skill-changes.rules.ts'

/** Adds a skill; returns its slug. */
export async function addSkill(ctx: Context, input: z.output<typeof addJobSkill.body>): Promise<string> {
  const edit = await editTaxonomy(ctx, (known) => {
    const change = additionOf(input, known)
    if (!Array.isArray(change)) return change
    const [first, ...more] = change
    if (first === undefined) return null
    throw new ValidationError([first, ...more])
  })
  return edit?.slug ?? ''
}
