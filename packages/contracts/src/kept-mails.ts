import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** A mail that was kept as a file, because no mail server is configured. */
export const keptMails = defineResource({
  type: 'kept-mails',
  attributes: z.object({ to: z.string(), subject: z.string(), text: z.string(), ...timestamps }),
  relationships: {},
})

export const listKeptMails = defineEndpoint({
  method: 'GET',
  path: '/kept-mails',
  summary:
    'The latest 200 emails stored as files, for operators. `meta.delivery` says how emails are sent: smtp or file',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: keptMails },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})
