// Schema of a candidate line: JSON Resume (jsonresume.org/schema) plus Assay's fields under `meta.assay`, described in
// docs/import.md.
import { videoUrl } from '@assay/contracts/candidates'
import { pay } from '@assay/contracts/money'
import { oneLine } from '@assay/contracts/one-line'
import { engagements, evidenceGrade, languageLevels, seniorities } from '@assay/contracts/search-criteria'
import { z } from 'zod'

const text = (max: number) => z.string().max(max).nullish()
/** Shown within a line, as the names of users: an override of the writing direction would turn what stands beside it. */
const line = (max: number) => z.string().overwrite(oneLine).max(max).nullish()
const filledLine = (max: number) => z.string().overwrite(oneLine).min(1).max(max)
/** As precise as the source: a year, a month or a day. */
const someDate = z.string().max(40).nullish()
const words = z.array(z.string().max(400)).max(400).nullish()

const basics = z.object({
  name: line(200),
  label: line(200),
  email: text(254),
  phone: text(60),
  url: text(400),
  summary: text(20_000),
  location: z.object({ city: line(120), countryCode: text(80) }).nullish(),
  profiles: z
    .array(z.object({ url: text(400) }))
    .max(40)
    .nullish(),
})

const workItem = z.object({
  name: line(200),
  position: line(200),
  startDate: someDate,
  endDate: someDate,
  summary: text(20_000),
  highlights: z.array(z.string().max(4_000)).max(100).nullish(),
  keywords: words,
})

const educationItem = z.object({ institution: line(200), area: line(200), studyType: line(200) })

const skillItem = z.object({ name: text(200), level: text(80), keywords: words })

const certificateItem = z.object({ name: line(200) })

const languageItem = z.object({ language: text(80), fluency: text(80) })

export const assaySkill = z.object({
  name: z.string().min(1).max(120),
  years: z.number().min(0).max(60).nullish(),
  level: z.int().min(1).max(5).nullish(),
  evidence: evidenceGrade.default('claimed'),
  evidenceOn: z.iso.date().nullish(),
  lastUsedOn: z.iso.date().nullish(),
  /** 0 mentioned in passing, 1 listed, 2 used in a job, 3 core; derived from the rest when absent. */
  prominence: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullish(),
  excerpt: line(400),
})

const workingHours = z.object({
  dow: z.int().min(1).max(7),
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})

export const assayVetting = z
  .object({
    stage: filledLine(80),
    method: filledLine(120),
    assessorRole: filledLine(120),
    result: z.enum(['pass', 'fail', 'score']),
    score: z.number().min(0).nullish(),
    scoreMax: z.number().positive().nullish(),
    on: z.iso.date(),
    validUntil: z.iso.date().nullish(),
  })
  .refine((result) => result.result !== 'score' || (result.score ?? null) !== null, 'a score needs score and scoreMax')
  .refine(
    (result) => (result.score ?? null) === null || (result.score ?? 0) <= (result.scoreMax ?? -1),
    'score must not be above scoreMax',
  )

export const assayMeta = z.object({
  externalId: z.string().trim().min(1).max(200),
  title: line(200),
  seniority: z.enum(seniorities).nullish(),
  experienceMonths: z.int().min(0).max(720).nullish(),
  skills: z.array(assaySkill).max(400).nullish(),
  rate: pay.nullish(),
  noticeDays: z.int().min(0).max(365).nullish(),
  hoursPerWeek: z.int().min(1).max(60).nullish(),
  timezone: text(64),
  workingHours: z.array(workingHours).max(21).nullish(),
  engagement: z.array(z.enum(engagements)).max(2).nullish(),
  languages: z
    .array(z.object({ code: z.string().min(2).max(8), level: z.enum(languageLevels) }))
    .max(40)
    .nullish(),
  state: z.enum(['draft', 'inVetting', 'available', 'engaged', 'paused']).nullish(),
  lastConfirmedAt: z.union([z.iso.datetime({ offset: true }), z.iso.date()]).nullish(),
  vetting: z.array(assayVetting).max(100).nullish(),
  consents: z
    .array(
      z.object({
        purpose: z.enum(['matching', 'contact', 'community', 'statistics']),
        until: z.iso.date(),
        source: filledLine(200),
      }),
    )
    .max(10)
    .nullish(),
  videoUrl: videoUrl.nullish(),
  denyCompanies: z.array(z.string().overwrite(oneLine).max(200)).max(200).nullish(),
})

export const jsonResume = z.object({
  basics: basics.nullish(),
  work: z.array(workItem).max(100).nullish(),
  education: z.array(educationItem).max(40).nullish(),
  skills: z.array(skillItem).max(400).nullish(),
  certificates: z.array(certificateItem).max(100).nullish(),
  languages: z.array(languageItem).max(40).nullish(),
  meta: z.object({ assay: assayMeta }),
})
export type JsonResume = z.output<typeof jsonResume>
export type JsonResumeInput = z.input<typeof jsonResume>
