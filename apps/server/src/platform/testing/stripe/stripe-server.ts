// A server that behaves like Stripe as far as it is used here: stateful, on loopback, and typed by Stripe's own package.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from '../after-file.ts'
import { createAccount, STRIPE_SECRET, type StripeAccount, WEBHOOK_SECRET } from './stripe-account.ts'
import { passTime, storeCard, subscribe } from './stripe-billing.ts'
import { type Checkout, type Fields, type Intent, Refusal, type Subscription } from './stripe-objects.ts'
import { routes } from './stripe-routes.ts'

/** Opens the server. `now` is the clock of the test. */
export async function openStripeServer(now: () => Date) {
  const account = createAccount(now)
  const state: State = { account, answers: new Map() }
  const server = createServer((request, response) => {
    void answer(state, request).then(({ status, body, drops }) => {
      if (drops) request.socket.destroy()
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      secretKey: STRIPE_SECRET,
      publicKey: 'pk_test_loopback',
      webhookSecret: WEBHOOK_SECRET,
      apiBase: `http://127.0.0.1:${port}`,
    },
    account: {
      ...account,
      passTime: () => passTime(account),
      storeCard: (customerId: string, last4: string) => storeCard(account, customerId, last4),
      /** The company pays on the page; a trial can begin without a card. */
      complete: (url: string, withCard: string | null = '4242'): Subscription => {
        const session = account.get<Checkout>(url.split('/').at(-1) ?? '')
        if (session.status !== 'open') throw new Error('The page is closed.')
        return subscribe(account, session, { withCard })
      },
      refund: (invoiceId: string): void => {
        const intent = account.all<Intent>('payment_intent').find(({ invoice }) => invoice === invoiceId)
        if (intent?.latest_charge == null) throw new Error('Nothing was charged.')
        intent.latest_charge.refunded = true
        account.tell('charge.refunded', intent.latest_charge)
      },
    },
  }
}

interface State {
  readonly account: StripeAccount
  /** By idempotency key. */
  readonly answers: Map<string, { readonly asked: string; readonly body: unknown }>
}

async function answer(
  { account, answers }: State,
  request: IncomingMessage,
): Promise<{ status: number; body: unknown; drops?: boolean }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (account.state.isDown) return { status: 0, body: null, drops: true }
  const url = new URL(request.url ?? '/', 'http://stripe.test')
  const asked = `${request.method} ${url.pathname.replace('/v1/', '')}`
  account.state.asked.push(asked)
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`)
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answers.get(key) : undefined
    if (known !== undefined && known.asked !== asked + text)
      throw new Refusal(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' })
    const params = fieldsOf(new URLSearchParams(text === '' ? url.search : text))
    const body = known?.body ?? carryOut(account, { method: request.method ?? '', path: url.pathname, params })
    if (typeof key === 'string') answers.set(key, { asked: asked + text, body })
    return { status: 200, body: account.expanded(body, (params['expand'] as string[] | undefined) ?? []) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.error } }
    return { status: 500, body: { error: { type: 'api_error', message: String(error) } } }
  }
}

function carryOut(
  account: StripeAccount,
  { method, path, params }: { method: string; path: string; params: Fields },
): unknown {
  const address = path.replace('/v1/', '')
  for (const [wanted, pattern, work] of routes) {
    const found = wanted === method ? pattern.exec(address) : null
    if (found !== null) return work(account, params, found[1] ?? '')
  }
  throw new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` })
}

/** `items[0][price]=x` as objects and arrays. */
function fieldsOf(form: URLSearchParams): Fields {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[')
    let holder: Record<string, unknown> = fields
    for (const part of path.slice(0, -1)) {
      holder[part] ??= {}
      holder = holder[part] as Record<string, unknown>
    }
    const last = path.at(-1) ?? ''
    holder[last === '' ? String(Object.keys(holder).length) : last] = value
  }
  return asArrays(fields) as Fields
}

function asArrays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, asArrays(each)] as const)
  const isArray = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isArray ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}
