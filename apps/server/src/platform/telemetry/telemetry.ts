// The telemetry sent to an OpenTelemetry collector. Attributes are names and numbers of ours: no values of statements,
// no addresses, no ids of people.
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

export type Attributes = Readonly<Record<string, string | number>>

export interface Telemetry {
  /** Runs work as a span below the current one. */
  trace<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** A span for each request that is routed. */
  traceRequests(app: FastifyInstance): void
  /** A span for each statement, with its text but without its values. */
  traceStatements(pool: pg.Pool): void
  duration(name: string, seconds: number, attributes: Attributes): void
  gauge(name: string, help: string, read: () => number): void
  /** Sends what is left. */
  close(): Promise<void>
}

/** Where nothing is collected. */
export const silentTelemetry: Telemetry = {
  trace: (_name, _attributes, work) => work(),
  traceRequests: () => undefined,
  traceStatements: () => undefined,
  duration: () => undefined,
  gauge: () => undefined,
  close: async () => undefined,
}

export interface TelemetrySettings {
  readonly endpoint: string
  readonly serviceName: string
}

/** Without an endpoint, nothing of OpenTelemetry is loaded. */
export async function openTelemetry(settings: TelemetrySettings | undefined): Promise<Telemetry> {
  if (settings === undefined) return silentTelemetry
  const { exportTelemetry } = await import('./export-telemetry.ts')
  return exportTelemetry(settings)
}

type Work<Arguments extends unknown[]> = (...given: Arguments) => Promise<void>

/** Background work whose runs are traced as separate spans. */
export const traced =
  <Arguments extends unknown[]>(
    telemetry: Telemetry,
    { kind, name }: { kind: 'effect' | 'task'; name: string },
    work: Work<Arguments>,
  ): Work<Arguments> =>
  (...given) =>
    telemetry.trace(`${kind} ${name}`, { 'assay.work.kind': kind, 'assay.work.name': name }, () => work(...given))
