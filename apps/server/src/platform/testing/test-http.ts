import { contextMaker } from '../context/context.ts'
import type { Database } from '../database/connect.ts'
import { createHttp, type HttpParts } from '../http/create-http.ts'
import { createMetrics } from '../http/metrics/metrics.ts'
import type { Routes } from '../http/routes.ts'

/** A server without endpoints, to which no one is signed in; `parts` says what is otherwise. */
export function openTestHttp(database: Database, parts: Partial<HttpParts> = {}): Promise<Routes> {
  return createHttp({
    appUrl: 'http://assay.test',
    logLevel: 'silent',
    makeContext: contextMaker({ database, now: () => new Date(), effectsOf: () => [] }),
    findSession: async () => null,
    resourceTypes: [],
    constraintErrors: {},
    metrics: createMetrics(),
    webFolder: null,
    hasFreeSpace: async () => true,
    ...parts,
  })
}
