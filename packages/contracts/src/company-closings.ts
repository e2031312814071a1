import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { companies } from './users.ts'

/** How long a closed company can be reopened before its data is deleted. */
export const CLOSING_GRACE_DAYS = 30

const counted = (what: string) => z.int().meta({ description: what })

export const companyClosings = defineResource({
  type: 'company-closings',
  attributes: z.object({
    companyName: z.string().meta({ description: 'What must be typed to close the company.' }),
    closedAt: z.iso.datetime().nullable(),
    closedByName: z.string().nullable(),
    deletesAt: z.iso.datetime().nullable().meta({ description: 'Until then a closed company can be reopened.' }),
    openJobs: counted('Open and paused jobs, which closing cancels.'),
    applications: counted('Candidates in the pipeline, who are notified that the job was cancelled.'),
    interviews: counted('Interviews that were proposed or have a time, which closing cancels.'),
    offers: counted('Offers that candidates can still answer, which closing withdraws.'),
    agencies: counted('Agreements with agencies, which closing ends.'),
    members: counted('Active members, whose sessions end.'),
    runningHires: counted('Hires that await their start or are in trial; closing changes nothing about them.'),
    plan: z.string().nullable().meta({ description: 'The paid plan, which ends with its period.' }),
    obstacles: z.array(z.string()).meta({ description: 'What must be resolved first, in plain language.' }),
    leastKeptDays: counted('How long applications are kept after they ended, by the law of the country.'),
    mayDo: z.array(z.enum(['close', 'reopen'])),
    ...timestamps,
  }),
  relationships: {},
})

export const listCompanyClosings = defineEndpoint({
  method: 'GET',
  path: '/company-closings',
  summary: 'What closing the caller’s company would settle, or until when it can be reopened; owners only',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: companyClosings },
  status: 200,
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

const act = actionsOn(companies, {
  errors: [...WRITE_ERRORS, 'account.transition', 'session.confirmation-required'],
})

export const closingActions = {
  close: {
    ...act(
      'close',
      `Closes the caller’s company: its jobs are cancelled, its members signed out, and its data deleted after ${CLOSING_GRACE_DAYS} days`,
      z.object({ name: z.string().trim().max(200).meta({ description: 'The company’s name, typed.' }) }),
      ['company.obstacles'],
    ),
    forPeopleOnly: true,
  },
  reopen: {
    ...act(
      'reopen',
      'Reopens a closed company before its data is deleted; an owner, or an operator with a reason',
      z.object({ reason: z.string().trim().min(5).max(300).nullable().default(null) }),
    ),
    forPeopleOnly: true,
  },
} as const
