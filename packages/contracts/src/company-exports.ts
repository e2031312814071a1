import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** The whole company in one stream: one JSON object per line, each with its `type`. */
export const exportCompany = defineEndpoint({
  method: 'POST',
  path: '/company-exports',
  summary:
    'Exports all data of the caller’s company: the company, its users, requirements, searches, and the history of every hire',
  admission: 'session',
  body: z.object({}),
  bodyType: 'company-exports',
  answers: { kind: 'file', mediaType: 'application/x-ndjson' },
  status: 200,
  errors: ['session.required', 'permission.denied', 'validation.invalid'],
})
