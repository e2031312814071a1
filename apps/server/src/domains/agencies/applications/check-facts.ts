import type { Context } from '../../../platform/context/context.ts'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'

/** Checks choices against reference lists, which belong to another domain. */
export interface ApplicationReferences {
  isCountry(ctx: Context, code: string): Promise<boolean>
  /** null: there is no such skill. */
  skillName(id: string): string | null
}

interface Said {
  readonly country?: string | undefined
  readonly specialities?: readonly string[] | undefined
}

export async function findWrongChoices(
  ctx: Context,
  { country, specialities = [] }: Said,
  references: ApplicationReferences,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  if (country !== undefined && !(await references.isCountry(ctx, country)))
    problems.push({ field: 'country', message: 'Choose a country from the list.' })
  if (specialities.some((id) => references.skillName(id) === null))
    problems.push({ field: 'specialities', message: 'Choose skills from the list.' })
  return problems
}

interface Facts {
  readonly specialities?: string[] | undefined
  readonly registrationNo?: string | null | undefined
  readonly dpoEmail?: string | undefined
}

/** As they are kept: an empty number is none, and each skill counts once. */
export const keptFacts = <Given extends Facts>(given: Given): Given => ({
  ...given,
  registrationNo: given.registrationNo === '' ? null : given.registrationNo,
  specialities: given.specialities && [...new Set(given.specialities)],
  dpoEmail: given.dpoEmail?.toLowerCase(),
})
