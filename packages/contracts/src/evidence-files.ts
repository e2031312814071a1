import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

const body = z.object({
  requirementId: z.uuid(),
  shortlistedId: z.uuid().nullable().default(null).meta({ description: 'One decision; null for the whole job.' }),
})

const file = {
  method: 'POST',
  admission: 'session',
  body,
  bodyType: 'evidence-files',
  status: 200,
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.not-found'],
} as const

/** Sealed and signed; `assay verify` checks it offline, down to ranking again what is in it. */
export const exportEvidenceJson = defineEndpoint({
  ...file,
  path: '/evidence-files/json',
  summary: 'The evidence file of a job or of one decision, to be verified offline with assay verify',
  answers: { kind: 'file', mediaType: 'application/json' },
})

export const exportEvidencePdf = defineEndpoint({
  ...file,
  path: '/evidence-files/pdf',
  summary: 'The same to read and to archive, as PDF/A-2b, with the seal of the JSON file',
  answers: { kind: 'file', mediaType: 'application/pdf' },
})
