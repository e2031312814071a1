import type { FastifyInstance } from 'fastify'
import { silentTelemetry, type Telemetry } from '../../telemetry/telemetry.ts'

const BUCKETS_SECONDS = [0.01, 0.05, 0.25, 1, 5] as const
const METHODS = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])
/** More than the number of routes; any further series are counted together. */
const MAX_SERIES = 400

interface Series {
  count: number
  sum: number
  readonly buckets: number[]
  /** By the first digit of the status. */
  readonly statuses: number[]
}

export interface Metrics {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void
  /** A number that is read on each scrape. */
  gauge(name: string, help: string, read: () => number): void
  /** In the text format of Prometheus. */
  text(): string
}

/** Kept for `/metrics`, and passed on to a collector. */
export function createMetrics(telemetry: Telemetry = silentTelemetry): Metrics {
  const series = new Map<string, Series>()
  const gauges = new Map<string, { help: string; read: () => number }>()
  return {
    observe: ({ method, route, status }, seconds) => {
      telemetry.duration('http.server.request.duration', seconds, {
        'http.request.method': METHODS.has(method) ? method : '_OTHER',
        'http.route': route,
        'http.response.status_code': status,
      })
      const one = seriesOf(series, method, route)
      one.count += 1
      one.sum += seconds
      const firstDigit = Math.floor(status / 100)
      one.statuses[firstDigit] = (one.statuses[firstDigit] ?? 0) + 1
      BUCKETS_SECONDS.forEach((limit, at) => {
        if (seconds <= limit) one.buckets[at] = (one.buckets[at] ?? 0) + 1
      })
    },
    gauge: (name, help, read) => {
      telemetry.gauge(name, help, read)
      gauges.set(name, { help, read })
    },
    text: () =>
      [
        ...requests(series),
        ...durations(series),
        ...Array.from(gauges, ([name, gauge]) => gaugeText(name, gauge)),
        '',
      ].join('\n'),
  }
}

/** Bounded cardinality: known methods, and routes as registered. */
function seriesOf(series: Map<string, Series>, method: string, route: string): Series {
  const own = `method="${METHODS.has(method) ? method : 'other'}",route="${route}"`
  const key = series.has(own) || series.size < MAX_SERIES ? own : 'method="other",route="other"'
  const known = series.get(key)
  if (known !== undefined) return known
  const added = { count: 0, sum: 0, buckets: BUCKETS_SECONDS.map(() => 0), statuses: [] }
  series.set(key, added)
  return added
}

function requests(series: ReadonlyMap<string, Series>): string[] {
  const name = 'assay_http_requests_total'
  const lines = [`# HELP ${name} Requests by the first digit of their status.`, `# TYPE ${name} counter`]
  for (const [labels, { statuses }] of series)
    for (const [digit, count] of statuses.entries())
      if (count !== undefined) lines.push(`${name}{${labels},status="${digit}xx"} ${count}`)
  return lines
}

function durations(series: ReadonlyMap<string, Series>): string[] {
  const name = 'assay_http_request_duration_seconds'
  const lines = [`# HELP ${name} How long requests took.`, `# TYPE ${name} histogram`]
  for (const [labels, { count, sum, buckets }] of series) {
    lines.push(...BUCKETS_SECONDS.map((limit, at) => `${name}_bucket{${labels},le="${limit}"} ${buckets[at]}`))
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`)
    lines.push(`${name}_sum{${labels}} ${sum.toFixed(6)}`, `${name}_count{${labels}} ${count}`)
  }
  return lines
}

const gaugeText = (name: string, { help, read }: { help: string; read: () => number }): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${read()}`

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    metrics.observe(labels, reply.elapsedTime / 1000)
  })
}
