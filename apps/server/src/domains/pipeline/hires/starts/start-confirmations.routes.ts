import * as contract from '@assay/contracts/hired-candidates'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { readLink } from '../../../candidate-links/index.ts'
import { getStartConfirmation } from './get-start-confirmation.ts'
import { presentStart } from './start-confirmations.resource.ts'
import { confirmStartByLink } from './start-hire.ts'

const PER_MINUTE = { perMinute: 60 } as const

export function mountStartConfirmations(routes: Routes): void {
  registerEndpoint(
    routes,
    contract.viewStart,
    async (ctx, { body }) => presentStart(await getStartConfirmation(await readLink(ctx, body.token))),
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.confirmStart,
    async (ctx, { body }) => presentStart(await getStartConfirmation(await confirmStartByLink(ctx, body.token))),
    PER_MINUTE,
  )
}
