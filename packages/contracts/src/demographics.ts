import { z } from 'zod'
import { linkErrors, linkToken } from './candidate-links.ts'
import { defineEndpoint } from './endpoint.ts'
import { defineResource } from './resource.ts'

/** The categories of the EEO-1 report, component 1, to which 6 RCNY 5-300 refers. */
export const sexes = ['male', 'female'] as const
export type Sex = (typeof sexes)[number]
export const races = ['hispanic', 'white', 'black', 'pacificIslander', 'asian', 'native', 'twoOrMore'] as const
export type Race = (typeof races)[number]

/** Groups of fewer people are never shown. */
export const MIN_PEOPLE_SHOWN = 5

/** The number of people who stated their group. A person's own answer is returned only to that person. */
export const demographics = defineResource({
  type: 'demographics',
  attributes: z.object({
    by: z.enum(['sex', 'race']),
    category: z.string().meta({ description: 'A category of the EEO-1 report, component 1.' }),
    people: z
      .int()
      .min(MIN_PEOPLE_SHOWN)
      .nullable()
      .meta({ description: 'null if so few that the number could identify someone.' }),
  }),
  relationships: {},
})

export const listDemographics = defineEndpoint({
  method: 'GET',
  path: '/demographics',
  summary: 'How many candidates volunteered each group, without groups of fewer than five',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: demographics },
  status: 200,
  errors: ['session.required', 'permission.denied'],
})

/** A candidate's own answer, as shown to that candidate. */
export const ownDemographics = defineResource({
  type: 'own-demographics',
  attributes: z.object({
    isAnswered: z.boolean(),
    sex: z.enum(sexes).nullable(),
    race: z.enum(races).nullable(),
    keptUntil: z.iso.date().nullable(),
  }),
  relationships: {},
})

const own = {
  method: 'POST',
  admission: 'everyone',
  bodyType: 'own-demographics',
  answers: { kind: 'resource', of: ownDemographics },
  status: 200,
  errors: linkErrors,
} as const

export const readOwnDemographics = defineEndpoint({
  ...own,
  path: '/demographics/actions/read',
  summary: 'What a candidate answered, for the candidate alone',
  body: z.object({ token: linkToken }),
})

export const volunteerDemographics = defineEndpoint({
  ...own,
  path: '/demographics/actions/volunteer',
  summary: 'A candidate volunteers their groups for bias audits; replaces an earlier answer',
  body: z.object({ token: linkToken, sex: z.enum(sexes).nullable(), race: z.enum(races).nullable() }),
})

export const withdrawDemographics = defineEndpoint({
  ...own,
  path: '/demographics/actions/withdraw',
  summary: 'A candidate withdraws the answer, which is deleted immediately',
  body: z.object({ token: linkToken }),
})
