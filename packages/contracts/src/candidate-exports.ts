import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

const exportAs = <Path extends string>(path: Path, mediaType: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary,
    admission: 'session',
    body: z.object({}),
    bodyType: 'candidate-exports',
    answers: { kind: 'file', mediaType },
    status: 200,
    errors: ['session.required', 'permission.denied', 'validation.invalid'],
  })

export const exportCandidateLines = exportAs(
  '/candidate-exports/lines',
  'application/x-ndjson',
  'All candidates of the caller’s agency with contact details, owners only: one JSON Resume per line, as an import reads it',
)
export const exportCandidateTable = exportAs(
  '/candidate-exports/csv',
  'text/csv',
  'All candidates of the caller’s agency with contact details, owners only: a table without work, education and consents',
)
