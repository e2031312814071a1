import type { SharedCounts } from './shared-counts.ts'

type Answered = (error: Error | null, result?: { current: number; ttl: number }) => void

interface RouteOptions {
  readonly routeInfo?: { readonly method?: string | readonly string[]; readonly url?: string }
}

/** The store interface of `@fastify/rate-limit`, backed by the counts that all servers share. */
export function rateLimitStore(counts: SharedCounts) {
  return class RateLimitStore {
    readonly scope: string

    constructor(_options: unknown, scope = 'all') {
      this.scope = scope
    }

    incr(caller: string, answered: Answered, windowMs: number, max: number): void {
      counts.take({ key: `${this.scope}\n${caller}`, max, windowMs }).then(
        ({ used, leftMs }) => answered(null, { current: used, ttl: leftMs }),
        (error: Error) => answered(error),
      )
    }

    // The type of the library names other members than it gives.
    child(options: object): RateLimitStore {
      const { routeInfo }: RouteOptions = options
      return new RateLimitStore(null, `${String(routeInfo?.method)} ${routeInfo?.url}`)
    }
  }
}
