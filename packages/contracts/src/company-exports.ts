import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** The whole company in one stream: one JSON object per line, each with its `type`. */
export const exportCompany = defineEndpoint({
  method: 'POST',
  path: '/company-exports',
  summary:
    'All that is kept for the caller’s company: the company, its people, requirements, searches, and every step of every hire',
  admission: 'session',
  body: z.object({}),
  bodyType: 'company-exports',
  answers: { kind: 'file', mediaType: 'application/x-ndjson' },
  status: 200,
  errors: ['session.required', 'permission.denied', 'validation.invalid'],
})
