// What an account at Stripe holds: its objects, and the messages about them.
import Stripe from 'stripe'
import { type Fields, Refusal, type Thing } from './stripe-objects.ts'

export interface StripeMessage {
  readonly event: Fields & { readonly id: string; readonly type: string }
  readonly payload: string
  readonly signature: string
}

export const STRIPE_SECRET = 'sk_test_loopback'
export const WEBHOOK_SECRET = 'whsec_loopback'

const signer = new Stripe(STRIPE_SECRET)

export type StripeAccount = ReturnType<typeof createAccount>

/** `now` is the clock of the test. */
export function createAccount(now: () => Date) {
  const things = new Map<string, Thing>()
  const messages: StripeMessage[] = []
  let count = 0
  const seconds = () => Math.floor(now().getTime() / 1000)
  const newId = (prefix: string): string => {
    count += 1
    return `${prefix}_${String(count).padStart(4, '0')}`
  }
  const sign = (payload: string, secret = WEBHOOK_SECRET, at = seconds()): string =>
    signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
  return {
    /** What tests change about Stripe and its customers, and the requests that came. */
    state: { isDown: false, acceptsCards: true, asked: [] as string[] },
    messages,
    seconds,
    newId,
    sign,
    keep: <T extends Thing>(thing: T): T => {
      things.set(thing.id, thing)
      return thing
    },
    all: <T extends Thing>(object: string): T[] =>
      [...things.values()].filter((thing) => thing.object === object) as unknown as T[],
    get: <T extends Thing>(id: string): T => {
      const found = things.get(id)
      if (found === undefined)
        throw new Refusal(404, { type: 'invalid_request_error', message: `No such object: ${id}` })
      return found as T
    },
    tell: (type: string, object: Thing): StripeMessage => {
      const data = { object: structuredClone(object) }
      const event = { id: newId('evt'), object: 'event', type, created: seconds(), data }
      const payload = JSON.stringify(event)
      const message = { event, payload, signature: sign(payload) }
      messages.push(message)
      return message
    },
    /** Puts what the paths name in the place of its id. */
    expanded: (found: unknown, paths: readonly string[]): unknown => {
      const copy = structuredClone(found)
      for (const path of paths) expand(copy, path.split('.'), things)
      return copy
    },
  }
}

function expand(target: unknown, [name = '', ...rest]: readonly string[], things: ReadonlyMap<string, Thing>): void {
  if (Array.isArray(target)) for (const each of target) expand(each, [name, ...rest], things)
  if (typeof target !== 'object' || target === null || Array.isArray(target)) return
  const holder = target as Record<string, unknown>
  const value = holder[name]
  if (typeof value === 'string' && things.has(value)) holder[name] = structuredClone(things.get(value))
  if (rest.length > 0) expand(holder[name], rest, things)
}
