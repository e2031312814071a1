import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/**
 * retrying: it keeps failing and is tried again. mailFailed: the mail server refused the mail, or could not be reached
 * for three days. mailUncertain: the mail may have arrived.
 */
export const backgroundJobStates = ['retrying', 'mailFailed', 'mailUncertain'] as const
export type BackgroundJobState = (typeof backgroundJobStates)[number]

/** Work after an event that an operator has to look at. Work that succeeds leaves nothing behind. */
export const backgroundJobs = defineResource({
  type: 'background-jobs',
  attributes: z.object({
    effect: z.string().meta({ description: 'The event and its effect: `offerSent.mailOffer`.' }),
    state: z.enum(backgroundJobStates),
    attempts: z.int(),
    lastError: z.string().meta({ description: 'Names neither a person nor an address.' }),
    runAfter: z.iso.datetime().nullable().meta({ description: 'The next attempt; null if it waits for an operator.' }),
    ...timestamps,
  }),
  relationships: {},
})

const reading = ['session.required', 'permission.denied'] as const

export const listBackgroundJobs = defineEndpoint({
  method: 'GET',
  path: '/background-jobs',
  summary: 'Background work that failed, latest first, for operators of the installation',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: backgroundJobs },
  status: 200,
  filters: { state: z.enum(backgroundJobStates) },
  sorts: ['createdAt'],
  paged: 'both',
  errors: [...reading, 'request.parameter'],
})

export const getBackgroundJob = defineEndpoint({
  method: 'GET',
  path: '/background-jobs/{id}',
  summary: 'One job that failed',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: backgroundJobs },
  status: 200,
  errors: [...reading, 'resource.not-found'],
})

export const runBackgroundJob = defineEndpoint({
  method: 'POST',
  path: '/background-jobs/{id}/actions/runAgain',
  summary: 'Runs it again now; sends its email again, even if it may have arrived',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...reading, 'resource.not-found'],
})

export const dismissBackgroundJob = defineEndpoint({
  method: 'POST',
  path: '/background-jobs/{id}/actions/dismiss',
  summary: 'Dismisses it: it is never run again',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...reading, 'resource.not-found'],
})
