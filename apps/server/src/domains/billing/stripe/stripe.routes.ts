import { openPaymentPage } from '@assay/contracts/subscriptions'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import { contextOf, type Routes } from '../../../platform/http/routes.ts'
import { openCheckout, openPortal, type PageParts } from './open-page.ts'
import { receiveMessage } from './receive-message.ts'

export const WEBHOOK_PATH = '/webhooks/stripe'

interface StripeNeeds extends PageParts {
  /** The caller, who changes how payments are made, has confirmed their identity. */
  readonly assertConfirmed: (ctx: Context) => void
}

export function mountStripe(routes: Routes, { assertConfirmed, ...parts }: StripeNeeds): void {
  registerEndpoint(routes, openPaymentPage, async (ctx, { body }) => {
    if (body.subscribe === null && parts.stripe !== null) assertConfirmed(ctx)
    const url = body.subscribe === null ? await openPortal(ctx, parts) : await openCheckout(ctx, parts, body.subscribe)
    return {
      type: 'payment-pages',
      id: newId(ctx.now().getTime()),
      attributes: { kind: body.subscribe === null ? 'manage' : 'subscribe', url },
      relationships: {},
    }
  })
  mountWebhook(routes, parts)
}

/** The signature is over the bytes as they came, so that they are not read as JSON before. */
function mountWebhook(routes: Routes, { stripe }: PageParts): void {
  if (stripe === null) return
  void routes.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      request.actor = { kind: 'system' }
      const signature = String(request.headers['stripe-signature'] ?? '')
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveMessage(contextOf(routes, request), stripe, { raw, signature })
      return reply.code(204).send()
    })
  })
}
