import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { candidateRow } from './import-runs.ts'
import { pay } from './money.ts'
import { oneLine } from './one-line.ts'
import { defineResource, timestamps } from './resource.ts'
import { engagements, evidenceGrade, languageLevels, seniorities } from './search-criteria.ts'

export const candidateSkill = z.object({
  skillId: z.string(),
  name: z.string(),
  years: z.number().nullable(),
  level: z.int().min(1).max(5).nullable(),
  evidence: evidenceGrade,
  evidenceOn: z.iso.date().nullable().meta({ description: 'The date of the evidence.' }),
  lastUsedOn: z.iso.date().nullable(),
  excerpt: z.string().nullable().meta({ description: 'The quoted evidence, masked.' }),
})

export const workEntry = z.object({
  title: z.string(),
  employer: z.string().nullable().meta({ description: 'null while masked.' }),
  startedOn: z.string().nullable(),
  endedOn: z
    .string()
    .nullable()
    .meta({ description: 'null when current; null like startedOn when no dates are known.' }),
  summary: z.string().nullable(),
  skills: z.array(z.string()),
})

export const educationEntry = z.object({
  area: z.string().nullable(),
  studyType: z.string().nullable(),
  institution: z.string().nullable().meta({ description: 'null while masked.' }),
})

/** The row stays for references to it; the person is no longer behind it. */
export const goneStates = ['erased', 'merged'] as const

const candidateStates = ['draft', 'inVetting', 'available', 'engaged', 'paused', ...goneStates] as const

export const isGone = (state: string): state is (typeof goneStates)[number] => goneStates.some((gone) => gone === state)

/** What the agency of a candidate can do with them. */
export const ownCandidateVerbs = ['edit', 'confirm', 'pause', 'resume', 'erase'] as const

export const candidates = defineResource({
  type: 'candidates',
  attributes: z.object({
    externalId: z
      .string()
      .nullable()
      .meta({ description: 'The id that the agency gave the candidate; null for all others.' }),
    maskedName: z.string().meta({ description: 'Always safe to show, for example "Candidate K7Q4".' }),
    legalName: z.string().nullable().meta({ description: 'null until released.' }),
    masked: z.boolean(),
    headline: z.string(),
    summary: z.string().nullable(),
    videoUrl: z
      .string()
      .nullable()
      .meta({ description: 'A video in which the candidate speaks; null until released.' }),
    titleName: z.string().nullable(),
    seniority: z.enum(seniorities),
    experienceYears: z.number().nullable(),
    skills: z.array(candidateSkill),
    work: z.array(workEntry),
    education: z.array(educationEntry).nullable().meta({ description: 'null in blind mode.' }),
    languages: z.array(z.object({ code: z.string(), name: z.string(), level: z.enum(languageLevels) })),
    rateExpected: pay.nullable(),
    noticeDays: z.int().nullable(),
    hoursPerWeek: z.int().nullable(),
    timezone: z.string().nullable(),
    workingHours: z.array(z.object({ dow: z.int().min(1).max(7), from: z.string(), to: z.string() })),
    country: z.string().nullable(),
    engagement: z.array(z.enum(engagements)),
    vetting: z.array(
      z.object({
        stage: z.string(),
        method: z.string(),
        assessorRole: z.string(),
        result: z.string(),
        score: z.number().nullable(),
        scoreMax: z.number().nullable(),
        on: z.iso.date(),
        validUntil: z.iso.date().nullable(),
      }),
    ),
    agencyName: z.string().nullable().meta({ description: 'null for guests.' }),
    consentUntil: z.iso.date().nullable(),
    lastConfirmedAt: z.iso.datetime().nullable(),
    state: z.enum(candidateStates),
    mayDo: z
      .array(z.enum(ownCandidateVerbs))
      .meta({ description: 'What the caller may do now, for the agency of the candidate.' }),
    version: z.int().meta({ description: 'For If-Match.' }),
    ...timestamps,
  }),
  relationships: { agency: { to: 'agencies', many: false } },
})

export const listCandidates = defineEndpoint({
  method: 'GET',
  path: '/candidates',
  summary: 'Candidates in the caller’s scope, without a score',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: candidates },
  status: 200,
  includes: ['agency'],
  sorts: ['createdAt', 'updatedAt', 'lastConfirmedAt'],
  filters: {
    state: z.enum(candidateStates),
    country: z.string().length(2),
    skill: z.string(),
    /** The id that the agency gave one of its candidates; others find no one by it. */
    externalId: z.string().min(1).max(200),
    /** Searches the masked name; for an agency, the names, headlines and own ids of its candidates. */
    search: z.string().trim().min(1).max(120),
  },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter', 'quota.used-up'],
})

export const getCandidate = defineEndpoint({
  method: 'GET',
  path: '/candidates/{id}',
  summary: 'One candidate, masked until released, without a score',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidates },
  status: 200,
  includes: ['agency'],
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'quota.used-up'],
})

export const getJsonResume = defineEndpoint({
  method: 'GET',
  path: '/candidates/{id}/json-resume',
  summary: 'The profile as the caller sees it, as a JSON Resume document: masked until released',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'application/json' },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'quota.used-up'],
})

export const eraseCandidate = defineEndpoint({
  method: 'POST',
  path: '/candidates/{id}/actions/erase',
  summary: 'Erases everything about a candidate on request, for operators and the owners of their agency',
  admission: 'session',
  body: z.object({ reason: z.string().trim().min(10).max(300).meta({ description: 'Without names.' }) }),
  bodyType: 'candidates',
  answers: { kind: 'nothing' },
  status: 204,
  errors: WRITE_ERRORS,
})

const act = actionsOn(candidates, { errors: [...WRITE_ERRORS, 'candidate.transition'] })

/** Steps of an operator around vetting, and of the agency of a candidate. */
export const candidateActions = {
  startVetting: act('startVetting', 'Puts a draft into the vetting queue', z.object({})),
  approve: act('approve', 'Ends vetting and lets searches find the candidate', z.object({}), ['vetting.not-passed']),
  sendBack: act(
    'sendBack',
    'Takes a candidate out of vetting, as a draft',
    z.object({ reason: z.string().trim().min(5).max(500) }),
  ),
  confirm: act('confirm', 'Confirms that the profile of the agency’s candidate is up to date', z.object({})),
  pause: act('pause', 'Takes the agency’s candidate out of every search', z.object({})),
  resume: act('resume', 'Returns the agency’s paused candidate to the searches', z.object({})),
}

/** For users who see the candidate's name; opens in a new window. */
export const videoUrl = z
  .string()
  .overwrite(oneLine)
  .max(500)
  .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'An address such as https://video.example/intro.')

export const editCandidate = defineEndpoint({
  method: 'PATCH',
  path: '/candidates/{id}',
  summary: 'Changes what a candidate of the agency asks for, and confirms it; résumé and skills come by import',
  admission: 'session',
  body: z
    .object({
      rateExpected: pay.nullable(),
      noticeDays: z.int().min(0).max(365).nullable(),
      hoursPerWeek: z.int().min(1).max(60).nullable(),
      timezone: z.string().max(80).nullable(),
      country: z.string().length(2).nullable(),
      engagement: z.array(z.enum(engagements)).max(engagements.length),
      videoUrl: videoUrl.nullable(),
    })
    .partial()
    .extend({ version: z.int().optional() }),
  bodyType: 'candidates',
  answers: { kind: 'resource', of: candidates },
  status: 200,
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})

/** Creates or updates one of the agency's candidates. */
export const putCandidate = defineEndpoint({
  method: 'POST',
  path: '/candidates',
  summary: 'Creates a candidate of the agency, or updates the one with this external id; idempotent',
  admission: 'session',
  body: candidateRow,
  bodyType: 'candidates',
  answers: { kind: 'resource', of: candidates },
  status: 201,
  errors: WRITE_ERRORS,
})
