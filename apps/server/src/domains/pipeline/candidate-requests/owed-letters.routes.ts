import * as contract from '@assay/contracts/owed-letters'
import { notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { letterScopeOf } from './get-candidate-request.ts'
import { listOwedLetters } from './owed-letters.store.ts'
import { passLetterOn } from './pass-letter-on.ts'
import { showOwedLetters } from './show-candidate-requests.ts'

export function mountOwedLetters(routes: Routes): void {
  registerEndpoint(routes, contract.listOwedLetters, async (ctx, { query }) => {
    const { filter, sort, page } = query
    const found = await listOwedLetters(ctx.db, { filter, sort, page, scope: await letterScopeOf(ctx) })
    return { ...found, data: await showOwedLetters(ctx, found.data) }
  })

  registerEndpoint(routes, contract.tellOwedLetter, async (ctx, { params, body }) => {
    const [shown] = await showOwedLetters(ctx, [await passLetterOn(ctx, { ...body, id: params.id })])
    if (shown === undefined) throw notFound('letter')
    return shown
  })
}
