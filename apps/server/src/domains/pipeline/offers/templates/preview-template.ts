import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { findCompany, findShownUser } from '../../../tenants/index.ts'
import { checkedTerms } from '../drafts/index.ts'
import { writeExample } from '../letters/index.ts'
import { mayReadOffers } from '../records/index.ts'

/** The PDF that a template makes of an invented offer; nothing is stored. */
export async function previewTemplate(ctx: Context, body: string): Promise<{ bytes: Buffer; name: string }> {
  const { actor } = ctx
  if (!mayReadOffers(actor)) throw new AppError('permission.denied')
  const company = await findCompany(ctx.db, actor.companyId)
  if (company === null) throw notFound('company')
  const sender = (await findShownUser(ctx.db, actor.userId))?.fullName ?? company.name
  const bytes = await writeExample(company, { body: checkedTerms(body), sender, at: ctx.now() })
  return { bytes, name: 'offer-letter-preview.pdf' }
}
