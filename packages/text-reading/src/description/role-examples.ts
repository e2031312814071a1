import { readWords, termsOf } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { materialOf } from './read-description.ts'
import type { Door } from './reading.ts'
import { featuresOf, readDemands, withHeadings } from './skills/index.ts'
import { isBoilerplate, readStatements } from './statements/index.ts'

/** A skill named in a text, with what the model may judge it by. */
export interface RoleExample {
  skill: string
  isWide: boolean
  features: string[]
}

/** All mentions of skills in a text as the rules read them: what the model learns from. */
export function roleExamples(text: string, gazetteer: Gazetteer, door: Door): RoleExample[] {
  const words = readWords(text, gazetteer)
  const statements = readStatements(words, termsOf(words, gazetteer))
  const { shape } = materialOf(words, statements, gazetteer, door)
  return withHeadings(statements, words.text.lower).flatMap(({ statement, heading, answer }) => {
    if (statement.section === 'title' || isBoilerplate(statement.section)) return []
    const mentions = readDemands(words, statement, shape)
    const said = words.text.lower.slice(statement.start, statement.end)
    const { shared, own } = featuresOf({ text: said, heading, answer }, statement, mentions, shape)
    return mentions.map(({ term }, index) => ({
      skill: term.slug,
      isWide: term.isWide,
      features: [...shared, ...(own[index] ?? [])],
    }))
  })
}
