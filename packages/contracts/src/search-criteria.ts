import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { pay } from './money.ts'

export const evidenceGrades = ['claimed', 'agency', 'assessed', 'interviewed', 'workSample'] as const
export const evidenceGrade = z.enum(evidenceGrades)
export type EvidenceGrade = z.output<typeof evidenceGrade>

export const seniorities = ['intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'none'] as const
export const engagements = ['fullTime', 'contract'] as const
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/**
 * A skill in the criteria. Responses always carry the id of a `job-skills` resource; input may also use its slug,
 * name or an alias.
 */
export const skillRef = z.string().min(1).max(80)

export const languageDemand = z.object({
  code: z.string().min(2).max(8).meta({ description: 'BCP 47.' }),
  level: z.enum(languageLevels).nullable().default(null),
  required: z.boolean().optional().meta({
    description: 'false: candidates without the language lose points instead of being excluded. Absent means true.',
  }),
  plus: z.boolean().optional().meta({
    description:
      'true: only an advantage. Of a preferred language, lacking it is a criterion missed; lacking a plus is none.',
  }),
})

export const mustHave = z.object({
  anyOf: z.array(skillRef).min(1).max(12).meta({ description: 'Alternatives: one of these is enough.' }),
  minYears: z.number().min(0).max(60).nullable().default(null),
  minEvidence: evidenceGrade.nullable().default(null),
  central: z.boolean().optional().meta({
    description: 'true: weighs more than the other must-haves. A text is read so where its title names the skill.',
  }),
})

export const niceToHave = z.object({
  skillId: skillRef,
  weight: z.int().min(0).max(5).default(3),
})

/** The limits that can be preferred instead of required; each language has its own flag. */
export const limitNames = ['rate', 'notice', 'overlap', 'country', 'engagement'] as const
export type LimitName = (typeof limitNames)[number]

const isLimitRequired = z.boolean().optional()

export const requiredLimits = z.object({
  rate: isLimitRequired,
  notice: isLimitRequired.meta({ description: 'The notice period and the start date.' }),
  overlap: isLimitRequired,
  country: isLimitRequired,
  engagement: isLimitRequired,
  years: z.boolean().optional().meta({
    description: 'Whether fewer years than `years.min` exclude; preferred when absent, unlike the limits.',
  }),
})

export const constraints = z.object({
  rateMax: pay.nullable().default(null),
  noticeMaxDays: z.int().min(0).max(365).nullable().default(null),
  startBy: calendarDay.nullable().default(null),
  overlapHours: z
    .object({ zone: z.string().min(1).max(64), hours: z.number().min(0).max(12) })
    .nullable()
    .default(null),
  languages: z.array(languageDemand).max(8).default([]),
  countries: z.array(z.string().length(2)).max(60).default([]),
  engagement: z.array(z.enum(engagements)).max(2).default([]),
  required: requiredLimits.optional().meta({
    description:
      'Which limits exclude candidates (true, also when absent) and which are preferences (false): a candidate outside a preference stays and loses points by how far.',
  }),
})

export const exclude = z.object({
  inPipeline: z.boolean().default(false),
  rejected: z.boolean().default(false),
  companies: z
    .array(z.string())
    .max(0, 'Excluded employers are now a setting of your company, not part of a search.')
    .optional()
    .meta({ description: 'Accepted only when empty: see excluded-employers.', deprecated: true }),
  skills: z.array(skillRef).max(20).default([]).meta({ description: 'Excluded skills ("no PHP").' }),
})

/** Where members of a company gather candidates. */
export const gatherings = ['talent-pools', 'communities'] as const

export const among = z.object({ type: z.enum(gatherings), id: z.uuid() }).meta({
  description:
    'Only candidates in this talent pool, or who joined this talent community; for those who manage it. A frozen search keeps who that was. Jobs drop it.',
})
export type Among = z.output<typeof among>

/** Enough to find one person by what was typed. */
export const MAX_EXACT_WORDS = 12

/** As many as a short text has. */
export const MAX_TEXT_WORDS = 60

export const exactWords = z.array(z.string().trim().min(2).max(80)).max(MAX_EXACT_WORDS).meta({
  description:
    'Words and names to find exactly as they are written in the full texts about work. Only candidates who use some of them match.',
})

export const keyword = z.object({
  term: z.string().min(2).max(60),
  weight: z.int().min(1).max(3).optional().meta({
    description: '1 for common terms, 3 for rare ones. Always present in responses; looked up when omitted.',
  }),
})

/** The search criteria as users see and edit them. */
export const criteria = z.object({
  title: z.string().max(120).nullable().default(null).meta({ description: 'The title as shown.' }),
  titleId: z
    .string()
    .max(80)
    .nullable()
    .default(null)
    .meta({ description: 'A `unique-job-titles` id; input may use a slug.' }),
  seniority: z.enum(seniorities).default('none'),
  years: z
    .object({ min: z.number().min(0).max(60), max: z.number().min(0).max(60).nullable().default(null) })
    .nullable()
    .default(null),
  mustHave: z.array(mustHave).max(30).default([]),
  mustHaveMode: z.enum(['require', 'prefer']).default('prefer').meta({
    description:
      'require: candidates without a must-have are excluded. prefer: they are ranked lower, and the explanation says so.',
  }),
  niceToHave: z.array(niceToHave).max(60).default([]),
  constraints: constraints.prefault({}),
  exclude: exclude.prefault({}),
  among: among.optional(),
  exactWords: exactWords.optional(),
  writtenWords: z.array(z.string().trim().min(2).max(80)).max(MAX_EXACT_WORDS).optional().meta({
    description: 'Entries of a list of skills, looked for word for word: each adds a little to a profile that has it.',
  }),
  textWords: z
    .object({
      words: z.array(z.string().trim().min(1).max(80)).min(1).max(MAX_TEXT_WORDS),
      first: z.boolean().meta({
        description:
          'Whether these words are meant to find one person: candidates who use them come before all criteria, and no one else matches.',
      }),
    })
    .optional()
    .meta({
      description: 'The words of a short text, in its order. They count only where they come first.',
    }),
  keywords: z.array(keyword).max(24).optional().meta({
    description:
      'Keywords besides the skills, such as products and domain terms. Low weight; absent when there are none.',
  }),
})
export type SearchCriteria = z.output<typeof criteria>

/** Empty criteria. */
export const emptyCriteria: SearchCriteria = {
  title: null,
  titleId: null,
  seniority: 'none',
  years: null,
  mustHave: [],
  mustHaveMode: 'prefer',
  niceToHave: [],
  constraints: {
    rateMax: null,
    noticeMaxDays: null,
    startBy: null,
    overlapHours: null,
    languages: [],
    countries: [],
    engagement: [],
  },
  exclude: { inPipeline: false, rejected: false, skills: [] },
}
export type SearchCriteriaInput = z.input<typeof criteria>

/**
 * The part of the text that an item of the criteria was read from. `start` and `end` count UTF-16 units; `end` is
 * exclusive.
 */
export const sourceSpan = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string(),
  target: z.enum([
    'title',
    'seniority',
    'years',
    'mustHave',
    'niceToHave',
    'rate',
    'notice',
    'startBy',
    'overlap',
    'language',
    'country',
    'engagement',
    'seats',
    'exclude',
    'keyword',
  ]),
  /** The id of the skill, for skills only. */
  skillId: z.string().nullable().default(null),
  /** The index in `criteria.mustHave` or `criteria.niceToHave`, if any. */
  position: z.int().nullable().default(null),
})
export type SourceSpan = z.output<typeof sourceSpan>

export const lintFinding = z.object({
  code: z.enum([
    'absent-skill',
    'biased-word',
    'over-constrained',
    'missing-pay',
    'contradiction',
    'boilerplate',
    'foreign-language',
    'looks-like-resume',
    'one-person',
    'too-short',
    'vague',
  ]),
  message: z.string(),
  start: z.int().nullable().default(null),
  end: z.int().nullable().default(null),
})

export type LintFinding = z.output<typeof lintFinding>

/** Names of the ids in the criteria, so that they can be shown without another request. */
export const legend = z.object({
  skills: z.record(z.string(), z.object({ slug: z.string(), name: z.string(), kind: z.string() })),
})
export type Legend = z.output<typeof legend>
