import type { SearchCriteria } from '@assay/ranking-engine/query/search-criteria'
import type { Gazetteer } from '../../text/gazetteer.ts'
import type { Question } from '../reading.ts'
import type { SkillReading } from '../skills/index.ts'
import { titlesBySkills } from '../title/index.ts'

const MAX_QUESTIONS = 2

/** The questions whose answers would change the criteria most. The first option of each is the current reading. */
export function readQuestions(
  criteria: SearchCriteria,
  skills: SkillReading,
  hasNoTitle: boolean,
  gazetteer: Gazetteer,
): Question[] {
  if (criteria.mustHave.length === 0 && criteria.niceToHave.length === 0 && criteria.titleSlug === null) return []
  const questions: Question[] = []
  if (hasNoTitle) {
    const question = askRole(criteria, skills, gazetteer)
    if (question !== null) questions.push(question)
  }
  if (criteria.seniority === 'none' && criteria.years === null) questions.push(askLevel(criteria))
  if (criteria.mustHave.length >= 4) questions.push(askStrictness(criteria))
  return questions.slice(0, MAX_QUESTIONS)
}

function askRole(criteria: SearchCriteria, skills: SkillReading, gazetteer: Gazetteer): Question | null {
  const asked = skills.mustHave.flatMap((must) =>
    must.anyOf.map((slug): [string, number] => [slug, 1 / must.anyOf.length]),
  )
  const families = new Set<string>()
  const others = titlesBySkills(asked, gazetteer).filter((title) => {
    if (title.slug === criteria.titleSlug || families.has(title.family)) return false
    families.add(title.family)
    return true
  })
  if (others.length === 0) return null
  const first = { label: criteria.title ?? 'Any role', criteria }
  const options = others
    .slice(0, 2)
    .map((title) => ({ label: title.name, criteria: { ...criteria, title: title.name, titleSlug: title.slug } }))
  const any =
    criteria.titleSlug === null ? [] : [{ label: 'Any role', criteria: { ...criteria, title: null, titleSlug: null } }]
  return { id: 'role', text: 'Which role is this?', options: [first, ...options, ...any] }
}

function askLevel(criteria: SearchCriteria): Question {
  return {
    id: 'level',
    text: 'How much experience is needed?',
    options: [
      { label: 'Any level', criteria },
      { label: 'Mid level', criteria: { ...criteria, seniority: 'mid' } },
      { label: 'Senior', criteria: { ...criteria, seniority: 'senior' } },
    ],
  }
}

function askStrictness(criteria: SearchCriteria): Question {
  const firm = criteria.mustHave.slice(0, 2)
  const soft = criteria.mustHave.slice(2).flatMap((must) => must.anyOf.map((skill) => ({ skill, weight: 4 })))
  return {
    id: 'strictness',
    text: 'Are all of these must-haves?',
    options: [
      { label: 'All of them', criteria },
      {
        label: 'Only the first two',
        criteria: { ...criteria, mustHave: firm, niceToHave: [...soft, ...criteria.niceToHave] },
      },
    ],
  }
}
