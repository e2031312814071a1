import Stripe from 'stripe'
import type { StripeSettings } from '../../../platform/config/settings.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** The way to Stripe. null in its place: plans are sold by invoice only. */
export interface StripeConnection {
  readonly sdk: Stripe
  readonly webhookSecret: string
}

const TIMEOUT_MS = 10_000

export function openStripe({ secretKey, webhookSecret, apiBase }: StripeSettings): StripeConnection {
  const sdk = new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return { sdk, webhookSecret }
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  } as const
}

/** Calls Stripe, and translates its errors into ours. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new AppError('payment.declined', { detail: `${error.message} Nothing was changed.`, cause: error })
    if (error instanceof Stripe.errors.StripeError)
      throw new AppError('payment-provider.unavailable', {
        detail: 'Nothing was changed. Try again in a few minutes.',
        cause: error,
      })
    throw error
  }
}

export function assertStripe(stripe: StripeConnection | null): asserts stripe is StripeConnection {
  if (stripe === null)
    throw new AppError('payment-provider.unavailable', {
      detail: 'No payment provider is set up on this installation. Ask the operator.',
    })
}

/** The id of what Stripe answers either whole or as its id. */
export const refOf = (found: string | { readonly id: string } | null | undefined): string | null =>
  typeof found === 'string' ? found : (found?.id ?? null)

export const instantOf = (seconds: number): Date => new Date(seconds * 1000)

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)
