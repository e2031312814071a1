import * as contract from '@assay/contracts/offer-templates'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { listTemplates, mayReadOffers, maySaveTemplates } from '../records/index.ts'
import { deleteOfferTemplate, saveOfferTemplate } from './change-templates.ts'
import { presentBuiltIn, presentTemplate } from './offer-templates.resource.ts'
import { previewTemplate } from './preview-template.ts'

export function mountOfferTemplates(routes: Routes): void {
  registerEndpoint(routes, contract.listOfferTemplates, async ({ actor, db }) => {
    if (!mayReadOffers(actor)) throw new AppError('permission.denied')
    const own = await listTemplates(db, actor.companyId)
    const mayChange = maySaveTemplates(actor)
    const data = [...own.map((template) => presentTemplate(template, mayChange)), presentBuiltIn()]
    return { data, total: data.length }
  })

  registerEndpoint(routes, contract.createOfferTemplate, async (ctx, { body }) =>
    presentTemplate(await saveOfferTemplate(ctx, body), true),
  )

  registerEndpoint(routes, contract.previewOfferTemplate, (ctx, { body }) => previewTemplate(ctx, body.body))

  registerEndpoint(routes, contract.deleteOfferTemplate, async (ctx, { params }) => {
    await deleteOfferTemplate(ctx, params.id)
    return undefined
  })
}
