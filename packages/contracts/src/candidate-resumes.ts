import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, type ResourceOf, timestamps } from './resource.ts'

/** The text of the document that a candidate was imported from, and what was read where. Its id is the candidate's. */
export const candidateResumes = defineResource({
  type: 'candidate-resumes',
  attributes: z.object({
    hasDocument: z.boolean().meta({ description: 'Whether the candidate was imported from a document.' }),
    masked: z
      .boolean()
      .meta({ description: 'The document names the candidate, so it is shown only once their identity is shared.' }),
    text: z.string().nullable(),
    passages: z
      .array(z.object({ start: z.int(), end: z.int(), skills: z.array(z.string()) }))
      .meta({ description: 'The sentences that skills were read from, in order and apart from one another.' }),
    ...timestamps,
  }),
  relationships: { candidate: { to: 'candidates', many: false } },
})

export type CandidateResume = ResourceOf<typeof candidateResumes>

export const getCandidateResume = defineEndpoint({
  method: 'GET',
  path: '/candidate-resumes/{id}',
  summary: 'The résumé of a candidate with the sentences that the skills were read from',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateResumes },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'quota.used-up'],
})
