import type { FastifyInstance } from 'fastify'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Series {
  count: number
  sum: number
  readonly buckets: number[]
}

export interface Metrics {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void
  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void
  /** In the text format of Prometheus. */
  text(): string
}

export function createMetrics(): Metrics {
  const series = new Map<string, Series>()
  const gauges = new Map<string, { help: string; read: () => number }>()
  return {
    observe: (labels, seconds) => {
      const key = `method="${labels.method}",route="${labels.route}",status="${labels.status}"`
      const one = series.get(key) ?? { count: 0, sum: 0, buckets: BUCKETS_SECONDS.map(() => 0) }
      one.count += 1
      one.sum += seconds
      BUCKETS_SECONDS.forEach((limit, at) => {
        if (seconds <= limit) one.buckets[at] = (one.buckets[at] ?? 0) + 1
      })
      series.set(key, one)
    },
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    text: () => [...durations(series), ...Array.from(gauges, ([name, gauge]) => gaugeText(name, gauge)), ''].join('\n'),
  }
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
