import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

export const MAX_IMPORT_BYTES = 10 * 1024 * 1024

/** The report of one import. It is not kept; the activity keeps its counts. */
export const candidateImports = defineResource({
  type: 'candidate-imports',
  attributes: z.object({
    read: z.int(),
    imported: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    rejections: z
      .array(z.object({ line: z.int(), reason: z.string() }))
      .meta({ description: 'The first hundred rejected rows.' }),
    unknownSkills: z
      .array(z.object({ name: z.string(), count: z.int() }))
      .meta({ description: 'Skill names that the taxonomy does not know, most frequent first.' }),
  }),
  relationships: {},
})

export const importCandidates = defineEndpoint({
  method: 'POST',
  path: '/candidate-imports',
  summary: 'Imports candidates of no agency from JSON lines (JSON Resume) or CSV; a second run changes nothing',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateImports },
  status: 200,
  errors: ['session.required', 'permission.denied', 'document.kind', 'document.unreadable', 'request.too-large'],
})
