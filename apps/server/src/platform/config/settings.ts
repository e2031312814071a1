import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartRefused } from '../errors/start-refused.ts'
import { readTrustedProxies, type TrustedProxies } from '../http/limits/trusted-proxies.ts'
import type { TelemetrySettings } from '../telemetry/telemetry.ts'

// The project's own folder, so that command line tools find it from any directory.
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../../data', import.meta.url))

/** Limits memory: each thread takes some 100 MB. */
const DEFAULT_MAX_THREADS = 4

const whole = (must: string, min: number, max: number) => z.coerce.number(must).int(must).min(min, must).max(max, must)

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** The address that paths are appended to. */
const base = address.refine((given) => {
  const { username = '', password = '', search = '', hash = '' } = URL.parse(given) ?? {}
  return username + password + search + hash === '' && !/[?#]$/.test(given)
}, 'must have no user name, password, query or fragment')
/** Web pages, the API and links begin at the root of their host. */
const withoutPath = base.refine(
  (given) => URL.parse(given)?.pathname === '/',
  'must have no path: give Assay a host name of its own, such as https://assay.example.com',
)
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), type.optional())

const environment = z.object({
  PORT: optional(whole('must be a port number up to 65535', 0, 65_535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })),
  APP_URL: optional(withoutPath),
  SEARCH_SITE_URL: optional(base),
  RETENTION_MAX_DAYS: optional(whole('must be a number of days from 180 to 36500', 180, 36_500)),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtp://user:password@host:port' }),
  ),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_PUBLIC_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(address),
  GOOGLE_ISSUER: optional(address),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_CALENDAR_CLIENT_ID: optional(z.string()),
  GOOGLE_CALENDAR_CLIENT_SECRET: optional(z.string()),
  GOOGLE_CALENDAR_API_BASE: optional(base),
  MICROSOFT_CALENDAR_CLIENT_ID: optional(z.string()),
  MICROSOFT_CALENDAR_CLIENT_SECRET: optional(z.string()),
  MICROSOFT_CALENDAR_TENANT: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/i, 'must be a tenant’s ID or domain, or common or organizations'),
  ),
  MICROSOFT_CALENDAR_API_BASE: optional(base),
  SEARCH_THREADS: optional(whole('must be a number of threads from 0 to 64', 0, 64)),
  DEMO: optional(z.enum(['on', 'off'], 'must be on or off')),
  DEMO_CANDIDATES: optional(whole('must be a number of candidates from 400 to 100000', 400, 100_000)),
  SESSION_MAX_DAYS: optional(whole('must be a number of days from 1 to 365', 1, 365)),
  DAILY_QUOTAS: optional(
    z
      .string()
      .regex(/^(off|[1-9]\d{0,3}%?)$/, 'must be off or a percentage such as 100 or 250%')
      .transform((given) => (given === 'off' ? 0 : Number.parseInt(given, 10))),
  ),
  DEMOGRAPHICS_KEY: optional(
    z
      .string()
      .transform((given) => Buffer.from(given, 'base64'))
      .refine((key) => key.length === 32, 'must be 32 bytes in base64'),
  ),
  METRICS_TOKEN: optional(
    z
      .string()
      .min(16, 'must have at least 16 characters')
      .max(200, 'must have at most 200 characters')
      .regex(/^[\x21-\x7e]+$/, 'must have visible ASCII characters only, without blanks'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_SERVICE_NAME: optional(z.string().max(100, 'must have at most 100 characters')),
  WEBHOOKS_TO_PRIVATE: optional(z.enum(['on', 'off'], 'must be on or off')),
  TRUST_PROXY: optional(
    z.string().transform((given, refuse) => {
      const trusted = readTrustedProxies(given)
      if (trusted === null)
        refuse.addIssue({
          code: 'custom',
          message: 'must be a number of proxies up to 10, or addresses and networks such as 10.0.0.0/8',
        })
      return trusted ?? false
    }),
  ),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
  ),
})

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** When absent, the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly appUrl: string
  readonly searchSiteUrl: string
  /** When absent, mail is stored in `dataDir`. */
  readonly smtpUrl: string | undefined
  /** When absent, billing uses the manual provider. */
  readonly stripe: StripeSettings | undefined
  /** When absent, there is no Google button. */
  readonly google: GoogleSettings | undefined
  /** Without them, calendars are connected by CalDAV only. */
  readonly calendarClients: CalendarSettings
  /** A session ends this long after it was opened, however much it is used. */
  readonly sessionMaxDays: number
  /** Daily quotas of reading, in percent of those of the plans; 0: none. */
  readonly quotaPercent: number
  /** Opens what candidates volunteered for bias audits. When absent, a key that is kept in `dataDir`. */
  readonly demographicsKey: Buffer | undefined
  /** The longest that companies keep applications, searches and notifications, in days; null: they decide. */
  readonly retentionMaxDays: number | null
  /** When absent, /metrics answers this machine only. */
  readonly metricsToken: string | undefined
  /** When absent, no traces and metrics are sent. */
  readonly telemetry: TelemetrySettings | undefined
  /** For development: webhooks may go to private networks, and without TLS. */
  readonly webhooksToPrivate: boolean
  /** The proxies whose X-Forwarded-For header is trusted. */
  readonly trustProxy: TrustedProxies
  /** Threads that search a large pool; 0: everything in one thread. */
  readonly searchThreads: number
  /** `auto`: on if an embedded database is empty. */
  readonly demo: 'on' | 'off' | 'auto'
  readonly demoCandidates: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** Assay as it is registered with a provider of calendars. */
export interface CalendarClientSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly apiBase: string | undefined
}

export interface CalendarSettings {
  readonly google: CalendarClientSettings | undefined
  readonly microsoft: (CalendarClientSettings & { readonly tenant: string }) | undefined
}

export interface StripeSettings {
  readonly secretKey: string
  readonly publicKey: string
  readonly webhookSecret: string
  readonly apiBase: string | undefined
}

export interface GoogleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The variables of the environment that look like a misspelled setting, each with the setting that is meant. */
export function misspelledSettings(
  env: Readonly<Record<string, string | undefined>>,
): [given: string, meant: string][] {
  const names = Object.keys(environment.shape)
  return Object.keys(env).flatMap((given): [string, string][] => {
    const meant = names.includes(given) ? undefined : names.find((name) => isMisspelling(given, name))
    return meant === undefined || env[meant] !== undefined ? [] : [[given, meant]]
  })
}

/** Shorter names differ by a letter from names that other programs use. */
const MIN_MISSPELLED = 8

function isMisspelling(given: string, name: string): boolean {
  const upper = given.toUpperCase()
  if (upper === name) return name.includes('_')
  return name.length >= MIN_MISSPELLED && isOneSlipFrom(upper, name)
}

/** One letter more, less or different, or two neighbors swapped. */
function isOneSlipFrom(given: string, name: string): boolean {
  let start = 0
  while (start < given.length && given[start] === name[start]) start++
  const [left, right] = [given.slice(start), name.slice(start)]
  const rests = [
    [left.slice(1), right],
    [left, right.slice(1)],
    [left.slice(1), right.slice(1)],
    [`${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`, right],
  ]
  return rests.some(([one, other]) => one === other)
}

/** Reads every setting once at startup; a wrong one stops it with a line that names the setting. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw refusal(parsed.error.issues[0])
  const given = parsed.data
  const port = given.PORT ?? 3000
  const appUrl = trimSlash(given.APP_URL ?? `http://localhost:${port}`)
  return {
    port,
    host: given.HOST ?? '127.0.0.1',
    dataDir: given.DATA_DIR === undefined ? DEFAULT_DATA_DIR : resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    appUrl,
    searchSiteUrl: trimSlash(given.SEARCH_SITE_URL ?? appUrl),
    smtpUrl: given.SMTP_URL,
    stripe: readStripe(given),
    google: readGoogle(given),
    calendarClients: readCalendarClients(given),
    sessionMaxDays: given.SESSION_MAX_DAYS ?? 30,
    quotaPercent: given.DAILY_QUOTAS ?? 100,
    retentionMaxDays: given.RETENTION_MAX_DAYS ?? null,
    demographicsKey: given.DEMOGRAPHICS_KEY,
    metricsToken: given.METRICS_TOKEN,
    telemetry: readTelemetry(given),
    webhooksToPrivate: given.WEBHOOKS_TO_PRIVATE === 'on',
    trustProxy: given.TRUST_PROXY ?? false,
    searchThreads: given.SEARCH_THREADS ?? Math.max(1, Math.min(DEFAULT_MAX_THREADS, availableParallelism() - 1)),
    demo: given.DEMO ?? 'auto',
    demoCandidates: given.DEMO_CANDIDATES ?? 6_000,
    logLevel: given.LOG_LEVEL ?? 'info',
  }
}

type Environment = z.output<typeof environment>

function readStripe(given: Environment): StripeSettings | undefined {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLIC_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const found = allOrNone(given, names)
  return (
    found && {
      secretKey: found.STRIPE_SECRET_KEY,
      publicKey: found.STRIPE_PUBLIC_KEY,
      webhookSecret: found.STRIPE_WEBHOOK_SECRET,
      apiBase: given.STRIPE_API_BASE,
    }
  )
}

function readTelemetry(given: Environment): TelemetrySettings | undefined {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT
  return endpoint === undefined
    ? undefined
    : { endpoint: trimSlash(endpoint), serviceName: given.OTEL_SERVICE_NAME ?? 'assay' }
}

function readGoogle(given: Environment): GoogleSettings | undefined {
  const found = allOrNone(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const)
  return (
    found && {
      issuer: given.GOOGLE_ISSUER ?? 'https://accounts.google.com',
      clientId: found.GOOGLE_CLIENT_ID,
      clientSecret: found.GOOGLE_CLIENT_SECRET,
    }
  )
}

function readCalendarClients(given: Environment): CalendarSettings {
  const google = allOrNone(given, ['GOOGLE_CALENDAR_CLIENT_ID', 'GOOGLE_CALENDAR_CLIENT_SECRET'] as const)
  const microsoft = allOrNone(given, ['MICROSOFT_CALENDAR_CLIENT_ID', 'MICROSOFT_CALENDAR_CLIENT_SECRET'] as const)
  const trimmed = (address: string | undefined) => (address === undefined ? undefined : trimSlash(address))
  return {
    google: google && {
      clientId: google.GOOGLE_CALENDAR_CLIENT_ID,
      clientSecret: google.GOOGLE_CALENDAR_CLIENT_SECRET,
      apiBase: trimmed(given.GOOGLE_CALENDAR_API_BASE),
    },
    microsoft: microsoft && {
      clientId: microsoft.MICROSOFT_CALENDAR_CLIENT_ID,
      clientSecret: microsoft.MICROSOFT_CALENDAR_CLIENT_SECRET,
      apiBase: trimmed(given.MICROSOFT_CALENDAR_API_BASE),
      tenant: given.MICROSOFT_CALENDAR_TENANT ?? 'common',
    },
  }
}

function allOrNone<Name extends keyof Environment>(
  given: Environment,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return undefined
  const [first] = missing
  if (first !== undefined)
    throw new StartRefused(`${first} is missing: ${names.join(', ')} belong together. Set all of them or none.`)
  return given as Record<Name, string>
}

function refusal(issue: z.core.$ZodIssue | undefined): StartRefused {
  const name = String(issue?.path[0])
  return new StartRefused(`The setting ${name} is invalid: it ${issue?.message ?? 'cannot be read'}.`)
}

const trimSlash = (url: string): string => url.replace(/\/+$/, '')
