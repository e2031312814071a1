// Runs the whole server in process, on a separate database, and calls it through the contract's constants.

import { answeredType, type Endpoint } from '@assay/contracts/endpoint'
import type { DataDocument, ErrorObject } from '@assay/jsonapi/document'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { readDocument } from '@assay/jsonapi/read-document'
import { validateDocument } from '@assay/jsonapi/validate-document'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type App, type AppParts, createApp } from '../../app.ts'
import { createLivePool, type LivePool } from '../../domains/ranking/index.ts'
import type { Context } from '../context/context.ts'
import type { Database } from '../database/connect.ts'
import { createDocumentReader } from '../documents/document-reader.ts'
import type { Mail } from '../mail/mailer.ts'
import { passingSecretBox } from '../secrets/secret-box.ts'
import { DAY_MS } from '../time/durations.ts'
import { afterFile } from './after-file.ts'
import { failOnPoolError } from './fail-on-pool-error.ts'
import { listMailProblems } from './list-mail-problems.ts'
import { openTestDatabase } from './test-database.ts'

export const APP_URL = 'http://assay.test'
/** The key of the volunteered answers. */
export const TEST_KEY = Buffer.alloc(32, 7)

export interface TestApp {
  readonly app: App
  readonly live: LivePool
  readonly database: Database
  readonly system: Context
  /** Every mail sent so far, latest last. */
  readonly mails: Mail[]
  /** What the mail server answers; null: it takes every mail. */
  readonly mailServer: { fails: Error | null }
  /** Simulates a full disk. */
  readonly disk: { hasRoom: boolean }
  readonly clock: {
    advance(ms: number): void
    /** Continues on the next UTC day, so that daily counts fall on one day. */
    beginDay(): void
  }
  /** Runs the scheduled work that is due, and all the effects it causes. */
  readonly catchUp: App['catchUp']
  readonly call: Call
}

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly attributes?: Readonly<Record<string, unknown>>
  /** Without the question mark. */
  readonly query?: string
  readonly token?: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the document made of the attributes. */
  readonly payload?: unknown
}

export interface Answered {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly document: DataDocument
  // biome-ignore lint/suspicious/noExplicitAny: a test says with its expectations what it takes the data for
  readonly data: any
  readonly errors: readonly ErrorObject[]
  readonly cookies: LightMyRequestResponse['cookies']
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly json: any
}

type Call = (endpoint: Endpoint, asked?: CallOptions) => Promise<Answered>

interface TestOptions
  extends Partial<
    Pick<AppParts, 'google' | 'calendarClients' | 'resolveTxt' | 'appUrl' | 'stripe' | 'telemetry' | 'streamMs'>
  > {
  readonly quotaPercent?: number
  readonly requestWaitMs?: number
  /** Webhooks may go to loopback. */
  readonly allowsPrivateTargets?: boolean
  /** The database of which it gets a copy. */
  readonly template?: string
  /** What its clock shows at first, if not the time of the machine. */
  readonly beginsAt?: Date
}

/** On a slow machine, requests that arrive together must not be refused. */
const PATIENT_MS = 60_000

/** `fill` prepares the database before the server starts on it. Without a percentage, daily quotas are off. */
export async function openTestApp(
  fill?: (database: Database) => Promise<void>,
  {
    quotaPercent = 0,
    requestWaitMs = PATIENT_MS,
    allowsPrivateTargets = false,
    template,
    beginsAt,
    ...extra
  }: TestOptions = {},
): Promise<TestApp> {
  const database = await openTestDatabase(undefined, template)
  await fill?.(database)
  const mails: Mail[] = []
  const problems: string[] = []
  let lateness = beginsAt === undefined ? 0 : beginsAt.getTime() - Date.now()
  const disk = { hasRoom: true }
  const mailServer: TestApp['mailServer'] = { fails: null }
  const send = async (mail: Mail): Promise<void> => {
    if (mailServer.fails !== null) throw mailServer.fails
    mails.push(mail)
    problems.push(...listMailProblems(mail))
  }
  const now = () => new Date(Date.now() + lateness)
  const advance = (ms: number): void => {
    lateness += ms
  }
  const live = createLivePool({ database, now, onError: failOnPoolError })
  const app = await createApp({
    database,
    appUrl: APP_URL,
    now,
    logLevel: 'silent',
    webFolder: null,
    mailer: { send },
    live,
    documents: createDocumentReader(),
    secrets: passingSecretBox(),
    offers: { billing: false, google: false },
    demographicsKey: TEST_KEY,
    outside: { allowsPrivate: allowsPrivateTargets },
    hasFreeSpace: async () => disk.hasRoom,
    trustProxy: ['loopback'],
    quotaPercent,
    requestWaitMs,
    isTest: true,
    ...extra,
  })
  afterFile(async () => {
    await live.close()
    await app.close()
    expect(problems, 'Problems of the mails that were sent').toEqual([])
  })
  const system = app.makeContext({ actor: { kind: 'system' }, requestId: 'test' })
  await live.open()
  return {
    app,
    live,
    database,
    system,
    disk,
    mailServer,
    mails,
    clock: { advance, beginDay: () => advance(DAY_MS - (now().getTime() % DAY_MS)) },
    catchUp: app.catchUp,
    call: (endpoint, asked = {}) => call(app, endpoint, asked),
  }
}

async function call(app: App, endpoint: Endpoint, asked: CallOptions): Promise<Answered> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => asked.params?.[name] ?? '')
  const payload = asked.payload ?? (asked.attributes && documentOf(endpoint, asked))
  const response = await app.routes.app.inject({
    method: endpoint.method,
    url: `/api/v1${path}${asked.query ? `?${asked.query}` : ''}`,
    headers: {
      accept: MEDIA_TYPE,
      ...(payload === undefined ? {} : { 'content-type': MEDIA_TYPE }),
      ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
      // Most tests change whatever version there is.
      ...(endpoint.method === 'PATCH' && asked.attributes?.['version'] === undefined ? { 'if-match': '*' } : {}),
      ...(asked.cookie ? { cookie: asked.cookie } : {}),
      ...asked.headers,
    },
    ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  })
  return readAnswer(response, asked.query ?? '')
}

/** Validates every answer of every test against the rules of JSON:API. */
export function readAnswer(response: LightMyRequestResponse, query = ''): Answered {
  const { statusCode: status, headers, cookies } = response
  if (!/[/+]json/.test(String(headers['content-type'] ?? 'json')))
    return {
      status,
      headers,
      cookies,
      data: response.rawPayload,
      document: { data: null },
      errors: [],
      json: null,
    }
  const json = response.body === '' ? null : JSON.parse(response.body)
  const isPlain = String(headers['content-type']).startsWith('application/json')
  if (json !== null && !isPlain) {
    expect(headers['content-type']).toBe(MEDIA_TYPE)
    expect(validateDocument(json, { isSparse: query.includes('fields') })).toEqual([])
  }
  // Every refusal of every test names the next step.
  if (status === 403 && !isPlain) for (const { detail } of json?.errors ?? []) expect(detail).toMatch(/\.$/)
  const hasData = json !== null && !isPlain && 'data' in json
  return {
    status,
    headers,
    cookies,
    json,
    document: json,
    data: hasData ? readDocument(json).data : null,
    errors: json?.errors ?? [],
  }
}

function documentOf(endpoint: Endpoint, { params, attributes }: CallOptions): object {
  const type = endpoint.bodyType ?? answeredType(endpoint)?.type ?? 'resource'
  return { data: { type, ...(params?.['id'] ? { id: params['id'] } : {}), attributes } }
}
