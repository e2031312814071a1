import { readResume } from '../resume/read-resume.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import type { Reading, ReadingOptions, Span } from './reading.ts'
import { emptyCriteria } from './reading.ts'

const FIRM_SKILLS = 5
const OTHER_SKILLS = 15

/** Converts a résumé to criteria, for employers who look for a similar candidate. */
export function readResumeAsDescription(text: string, gazetteer: Gazetteer, options: ReadingOptions): Reading {
  const { profile, spans } = readResume(text, gazetteer, { id: '', today: options.today })
  const order = new Map(profile.skills.map((skill, place) => [skill.skill, place]))
  const skills = profile.skills
    .filter((skill) => gazetteer.skills[gazetteer.skillPlaces.get(skill.skill) ?? -1]?.kind !== 'soft')
    .filter((skill) => gazetteer.generic[gazetteer.skillPlaces.get(skill.skill) ?? -1] !== 1)
    .sort(
      (left, right) =>
        right.prominence - left.prominence ||
        (right.lastUsedDay ?? 0) - (left.lastUsedDay ?? 0) ||
        (order.get(left.skill) ?? 0) - (order.get(right.skill) ?? 0),
    )
  const firm = skills.slice(0, FIRM_SKILLS)
  const other = skills.slice(FIRM_SKILLS, FIRM_SKILLS + OTHER_SKILLS)
  const title = gazetteer.titles.find((entry) => entry.slug === profile.titles[0]?.title)
  return {
    criteria: {
      ...emptyCriteria(),
      mustHaveMode: 'prefer',
      title: title?.name ?? null,
      titleSlug: title?.slug ?? null,
      seniority: profile.seniority,
      mustHave: firm.map(({ skill }) => ({ anyOf: [skill], minYears: null, minEvidence: null })),
      niceToHave: other.map(({ skill, prominence }) => ({ skill, weight: Math.max(1, prominence) })),
    },
    spans: spans.flatMap((span): Span[] => {
      const { start, end } = span
      if (span.title !== null)
        return span.title === title?.slug
          ? [{ start, end, text: span.text, target: 'title', skill: null, position: null }]
          : []
      const must = firm.findIndex(({ skill }) => skill === span.skill)
      const nice = other.findIndex(({ skill }) => skill === span.skill)
      if (must < 0 && nice < 0) return []
      return [
        {
          start,
          end,
          text: span.text,
          target: must >= 0 ? 'mustHave' : 'niceToHave',
          skill: span.skill,
          position: must >= 0 ? must : nice,
        },
      ]
    }),
    notUnderstood: [],
    lint: [
      {
        code: 'looks-like-resume',
        message:
          'This looks like a résumé, so we search for similar candidates. Check the criteria, or import the file as a candidate.',
        start: null,
        end: null,
      },
    ],
    language: null,
    questions: [],
  }
}
