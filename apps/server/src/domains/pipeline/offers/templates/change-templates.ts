import type { Context } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { checkedTerms } from '../drafts/index.ts'
import {
  findTemplate,
  maySaveTemplates,
  type OfferTemplate,
  removeTemplate,
  saveTemplate,
  templateChanged,
} from '../records/index.ts'

/** A template of the company; an existing one of that name gets the new text. */
export async function saveOfferTemplate(
  ctx: Context,
  { name, body }: { name: string; body: string },
): Promise<OfferTemplate> {
  const { actor } = ctx
  if (!maySaveTemplates(actor))
    throw new AppError('permission.denied', { detail: 'Only admins and owners can manage letter templates.' })
  const at = ctx.now()
  const { companyId } = actor
  return ctx.transaction(async (tx) => {
    const row = { id: newId(at.getTime()), companyId, name, body: checkedTerms(body), createdAt: at, updatedAt: at }
    const kept = await saveTemplate(tx, row)
    tx.record(templateChanged(kept, 'keep'))
    return kept
  })
}

export async function deleteOfferTemplate(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!maySaveTemplates(actor))
    throw new AppError('permission.denied', { detail: 'Only admins and owners can manage letter templates.' })
  await ctx.transaction(async (tx) => {
    const template = await findTemplate(tx, actor.companyId, id)
    if (template === null) throw notFound('letter')
    await removeTemplate(tx, id)
    tx.record(templateChanged(template, 'delete'))
  })
}
