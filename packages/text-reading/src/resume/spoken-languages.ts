import type { CandidateProfile } from '@assay/ranking-engine/candidate/candidate-profile'
import { languagesIn } from '../description/conditions/index.ts'
import { foreignLanguage } from '../text/detect-language.ts'
import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import type { ResumeLine } from './resume-lines.ts'

/** A résumé written entirely in English implies working English. */
const WRITES_IT = 'C1'

const SPEAKS = /fluent|native|bilingual|speak|proficien|conversational|language|mother tongue|\b[abc][12]\b/

export function spokenLanguages(
  words: ReadWords,
  lines: readonly ResumeLine[],
  gazetteer: Gazetteer,
): CandidateProfile['languages'] {
  const { lower } = words.text
  const spoken = new Map<string, CandidateProfile['languages'][number]>()
  for (const line of lines) {
    const isOwnSection = line.section === 'languages' && !line.isHeading
    if (!isOwnSection && !SPEAKS.test(lower.slice(line.start, line.end))) continue
    const statement = {
      start: line.start,
      end: line.end,
      section: 'none' as const,
      isEntry: false,
      isHeading: false,
      lineStart: line.start,
      line: 0,
      skills: [],
      titles: [],
    }
    for (const found of languagesIn(lower, statement, gazetteer.languages)) {
      const known = spoken.get(found.code)
      if (known === undefined || (known.level === null && found.level !== null))
        spoken.set(found.code, { code: found.code, level: found.level })
    }
  }
  if (!spoken.has('en') && foreignLanguage(words.text.original, words.tokens.words) === null) {
    spoken.set('en', { code: 'en', level: WRITES_IT })
  }
  return [...spoken.values()]
}
