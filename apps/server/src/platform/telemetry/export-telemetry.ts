import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  type Histogram,
  type Meter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { VERSION } from '../config/version.ts'
import { sqlState } from '../database/transaction.ts'
import { operationOf, statementText } from './statement-text.ts'
import type { Attributes, Telemetry, TelemetrySettings } from './telemetry.ts'
import { watchStatements } from './watch-statements.ts'

const METRICS_EVERY_MS = 30_000
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Traces and metrics by OTLP over HTTP. Headers and compression follow the usual OTEL_EXPORTER_OTLP_ variables. */
export function exportTelemetry({ endpoint, serviceName }: TelemetrySettings): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION })
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: METRICS_EVERY_MS,
      }),
    ],
  })
  const tracing: Tracing = { tracer: traces.getTracer('assay', VERSION), current: new AsyncLocalStorage() }
  const meter = meters.getMeter('assay', VERSION)
  return {
    trace: (name, attributes, work) => traceWork(tracing, { name, attributes }, work),
    traceRequests: (app) => traceRequests(tracing, app),
    traceStatements: (pool) => watchStatements(pool, (text) => startStatement(tracing, text)),
    duration: durationsOf(meter),
    gauge: (name, help, read) =>
      meter.createObservableGauge(name, { description: help }).addCallback((result) => result.observe(read())),
    // A collector that is away holds no stop up.
    close: async () => {
      await Promise.allSettled([traces.shutdown(), meters.shutdown()])
    },
  }
}

interface Tracing {
  readonly tracer: Tracer
  /** The span that the running code belongs to. */
  readonly current: AsyncLocalStorage<Span>
}

function parentIn({ current }: Tracing): Context {
  const span = current.getStore()
  return span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span)
}

function traceWork<T>(
  tracing: Tracing,
  { name, attributes }: { name: string; attributes: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  const span = tracing.tracer.startSpan(name, { attributes: { ...attributes } }, parentIn(tracing))
  return tracing.current.run(span, work).then(
    (done) => {
      span.end()
      return done
    },
    (error: unknown) => {
      fail(span, error)
      span.end()
      throw error
    },
  )
}

function traceRequests({ tracer, current }: Tracing, app: FastifyInstance): void {
  const requests = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route, 'assay.request.id': request.id },
      },
      ROOT_CONTEXT,
    )
    requests.set(request, span)
    current.run(span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = requests.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (request.errorCode !== undefined) span?.setAttribute('error.type', request.errorCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

function startStatement(tracing: Tracing, text: string): (error?: unknown) => void {
  // Spans outside of requests and work, such as polling for work, would only be noise.
  if (tracing.current.getStore() === undefined) return () => undefined
  const operation = operationOf(text)
  const span = tracing.tracer.startSpan(
    operation,
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': statementText(text),
      },
    },
    parentIn(tracing),
  )
  return (error) => {
    if (error !== undefined) fail(span, error)
    span.end()
  }
}

function durationsOf(meter: Meter): Telemetry['duration'] {
  const histograms = new Map<string, Histogram>()
  return (name, seconds, attributes) => {
    const known = histograms.get(name)
    const histogram = known ?? meter.createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries: SECONDS } })
    if (known === undefined) histograms.set(name, histogram)
    histogram.record(seconds, { ...attributes })
  }
}

/** Messages may name people; kinds and codes do not. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  const code = sqlState(error) ?? (error instanceof Error ? error.name : 'error')
  span.setAttribute('error.type', code)
}
