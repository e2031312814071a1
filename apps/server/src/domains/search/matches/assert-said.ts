import { asksForSomething } from '../../requirements/index.ts'
import { asUnsaid, nothingAsked, type Question } from '../reading/index.ts'
import type { Saying } from './find-saying.ts'

/** A text that is searched by its words alone asks for something only if a profile says some of them. */
export function assertSaid(question: Question, { said }: Saying): void {
  const { textWords, ...others } = question.criteria
  if (textWords?.first !== true || asksForSomething(others)) return
  if (said.length === 0) throw nothingAsked(asUnsaid(question))
}
