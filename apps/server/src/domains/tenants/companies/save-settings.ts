import type { Context } from '../../../platform/context/context.ts'
import { AppError, type FieldProblem, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { isZone } from '../../../platform/time/zones.ts'
import { examineLogo } from '../../identity/index.ts'
import { currentEntryId } from '../../taxonomy/index.ts'
import { mayChangeCompany, mayKnowCompany } from './companies.policy.ts'
import {
  type Company,
  type CompanySettings,
  dropLogo,
  lockCompany,
  saveLogo,
  updateCompany,
} from './companies.store.ts'
import { companyChanged } from './tenants.events.ts'

export type SaveSettings = { readonly id: string; readonly version: number | null } & {
  readonly [Name in keyof CompanySettings]?: CompanySettings[Name] | undefined
}

/** Checks choices against reference lists, which belong to another domain. */
export interface CompanyReferences {
  isCountry(ctx: Context, code: string): Promise<boolean>
  isIndustry(ctx: Context, id: string): Promise<boolean>
}

export async function saveSettings(
  ctx: Context,
  { id, version, industryId: industry, ...rest }: SaveSettings,
  references: CompanyReferences,
): Promise<Company> {
  assertMayChange(ctx, id)
  const industryId = industry == null ? industry : currentEntryId('industries', industry)
  const change = { ...rest, industryId }
  await assertSound(ctx, change, references)
  return ctx.transaction(async (tx) => {
    const before = await lockCompany(tx, id)
    assertUnchanged(
      version,
      before.version,
      'Someone else changed these settings after you opened them. Reload, then make your change.',
    )
    const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const after = await updateCompany(tx, id, wanted, ctx.now())
    const changed = Object.keys(wanted) as (keyof CompanySettings)[]
    const factsOf = (company: Company) => Object.fromEntries(changed.map((name) => [name, company[name]]))
    tx.record(companyChanged(id, 'company.edit', { before: factsOf(before), after: factsOf(after) }))
    return after
  })
}

/** Stores or removes the logo; its type is determined by its content, not by its name. */
export async function changeLogo(ctx: Context, id: string, content: Buffer | null): Promise<void> {
  assertMayChange(ctx, id)
  const facts = content === null ? null : examineLogo(content)
  if (typeof facts === 'string') throw new AppError('photo.unusable', { detail: facts })
  await ctx.transaction(async (tx) => {
    if (content === null || facts === null) await dropLogo(tx, id)
    else await saveLogo(tx, id, { mediaType: facts.mediaType, content }, ctx.now())
    tx.record(companyChanged(id, 'company.changeLogo', { after: { hasLogo: content !== null } }))
  })
}

function assertMayChange({ actor }: Context, companyId: string): void {
  if (!mayKnowCompany(actor, companyId)) throw notFound('company')
  if (!mayChangeCompany(actor, companyId))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can change the company settings.' })
}

async function assertSound(
  ctx: Context,
  { country, timezone, industryId }: Pick<SaveSettings, 'country' | 'timezone' | 'industryId'>,
  references: CompanyReferences,
): Promise<void> {
  const problems: FieldProblem[] = []
  if (country !== undefined && !(await references.isCountry(ctx, country)))
    problems.push({ field: 'country', message: 'Choose a country from the list.' })
  if (timezone !== undefined && !isZone(timezone))
    problems.push({ field: 'timezone', message: 'Choose a time zone from the list.' })
  if (industryId != null && !(await references.isIndustry(ctx, industryId)))
    problems.push({ field: 'industryId', message: 'Choose an industry from the list.' })
  const [first, ...rest] = problems
  if (first) throw new ValidationError([first, ...rest])
}
