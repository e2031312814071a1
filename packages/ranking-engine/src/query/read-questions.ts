import type { Gazetteer } from '../text/gazetteer.ts'
import type { QueryCard } from './query-card.ts'
import type { SkillReading } from './read-skills.ts'
import { titlesBySkills } from './read-title.ts'
import type { Question } from './reading.ts'

const MAX_QUESTIONS = 2

/** What would change the answer most. The first option of each is the reading as it stands. */
export function readQuestions(
  card: QueryCard,
  skills: SkillReading,
  hasNoTitle: boolean,
  gazetteer: Gazetteer,
): Question[] {
  if (card.mustHave.length === 0 && card.niceToHave.length === 0 && card.titleSlug === null) return []
  const questions: Question[] = []
  if (hasNoTitle) {
    const question = askRole(card, skills, gazetteer)
    if (question !== null) questions.push(question)
  }
  if (card.seniority === 'none' && card.years === null) questions.push(askLevel(card))
  if (card.mustHave.length >= 4) questions.push(askStrictness(card))
  return questions.slice(0, MAX_QUESTIONS)
}

function askRole(card: QueryCard, skills: SkillReading, gazetteer: Gazetteer): Question | null {
  const asked = skills.mustHave.flatMap((must) =>
    must.anyOf.map((slug): [string, number] => [slug, 1 / must.anyOf.length]),
  )
  const families = new Set<string>()
  const others = titlesBySkills(asked, gazetteer).filter((title) => {
    if (title.slug === card.titleSlug || families.has(title.family)) return false
    families.add(title.family)
    return true
  })
  if (others.length === 0) return null
  const first = { label: card.title ?? 'Any role', card }
  const options = others
    .slice(0, 2)
    .map((title) => ({ label: title.name, card: { ...card, title: title.name, titleSlug: title.slug } }))
  const any = card.titleSlug === null ? [] : [{ label: 'Any role', card: { ...card, title: null, titleSlug: null } }]
  return { id: 'role', text: 'Which role is this?', options: [first, ...options, ...any] }
}

function askLevel(card: QueryCard): Question {
  return {
    id: 'level',
    text: 'How experienced should they be?',
    options: [
      { label: 'Any level', card },
      { label: 'Mid level', card: { ...card, seniority: 'mid' } },
      { label: 'Senior', card: { ...card, seniority: 'senior' } },
    ],
  }
}

function askStrictness(card: QueryCard): Question {
  const firm = card.mustHave.slice(0, 2)
  const soft = card.mustHave.slice(2).flatMap((must) => must.anyOf.map((skill) => ({ skill, weight: 4 })))
  return {
    id: 'strictness',
    text: 'Are all of these needed?',
    options: [
      { label: 'All of them', card },
      {
        label: 'The first two; the rest is welcome',
        card: { ...card, mustHave: firm, niceToHave: [...soft, ...card.niceToHave] },
      },
    ],
  }
}
