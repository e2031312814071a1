import type { CandidateProfile, LanguageLevel } from '@assay/ranking-engine/candidate/candidate-profile'
import { languagesIn } from '../description/conditions/index.ts'
import { foreignLanguage } from '../text/detect-language.ts'
import type { ReadWords } from '../text/find-terms.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import type { ResumeLine } from './resume-lines.ts'

/** A résumé written entirely in English implies working English. */
const WRITES_IT = 'C1'

const SPEAKS = /fluent|native|bilingual|speak|proficien|conversational|language|mother tongue|\b[abc][12]\b/

/** Also in the languages of which months and headings are known. */
const WORDED: readonly (readonly [RegExp, LanguageLevel])[] = [
  [
    /\b(?:mother tongue|native|muttersprach\w*|langue maternelle|lengua materna|lingua madre|lingua materna|madrelingua|moedertaal|jezyk ojczysty|ojczysty|materstina|rodily mluvci|nativ[oa])\b/,
    'C2',
  ],
  [
    /\b(?:fliess?end|verhandlungssicher|courant|couramment|bilingue|fluido|fluente|vloeiend|biegl[ye]|plynn[ye]|plynule)\b/,
    'C1',
  ],
]

/** What no English sentence says. */
const NATIVE_ABROAD = /mutterspr|langue maternelle|lengua materna|lingua madre|madrelingua|moedertaal|jezyk ojczysty/

const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'englisch anglais ingles inglese engels angielski anglictina',
    de: 'allemand aleman tedesco alemao duits niemiecki nemcina',
    fr: 'franzosisch frances francese frans francuski francouzstina',
    es: 'spanisch espagnol spagnolo espanhol spaans hiszpanski',
    it: 'italienisch italien wloski',
    pt: 'portugiesisch portugais portoghese portugees',
    ru: 'russisch russe ruso russo rosyjski',
    pl: 'polnisch polonais polaco pools',
    nl: 'niederlandisch neerlandais holandes olandese',
  }).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
)

type Spoken = CandidateProfile['languages'][number]

export function spokenLanguages(
  words: ReadWords,
  lines: readonly ResumeLine[],
  gazetteer: Gazetteer,
): CandidateProfile['languages'] {
  const { lower } = words.text
  const spoken = new Map<string, Spoken>()
  const add = ({ code, level }: Spoken): void => {
    const known = spoken.get(code)
    if (known === undefined || (known.level === null && level !== null)) spoken.set(code, { code, level })
  }
  let last: Spoken | null = null
  for (const line of lines) {
    const text = lower.slice(line.start, line.end)
    const isOwnSection = (line.section === 'languages' && !line.isHeading) || NATIVE_ABROAD.test(text)
    if (!isOwnSection && !SPEAKS.test(text)) continue
    for (const { code, level } of languagesIn(lower, statementOf(line), gazetteer.languages)) add({ code, level })
    if (!isOwnSection) continue
    const listed = languagesOfList(text, gazetteer.languages)
    for (const entry of listed) add(entry)
    // "English", and below it "native", or "Listening C1, Reading C2, Writing B2".
    if (listed.length === 0 && last !== null) add({ code: last.code, level: statedLevel(text) ?? wordedLevel(text) })
    last = listed.at(-1) ?? last
  }
  if (!spoken.has('en') && foreignLanguage(words.text.original, words.tokens.words) === null) {
    spoken.set('en', { code: 'en', level: WRITES_IT })
  }
  return [...spoken.values()]
}

/** "Deutsch (Muttersprache), Englisch (fließend)", "Mother tongue: Romanian": each level follows its language or opens the line. */
function languagesOfList(text: string, names: ReadonlyMap<string, string>): Spoken[] {
  const named = [...text.matchAll(/[a-z]{4,}/g)].flatMap((word) => {
    const code = names.get(word[0]) ?? OWN_NAMES.get(word[0])
    return code === undefined ? [] : [{ code, start: word.index, end: word.index + word[0].length }]
  })
  return named.map(({ code, end }, place) => {
    const after = text.slice(end, named[place + 1]?.start)
    return { code, level: statedLevel(after) ?? wordedLevel(after) ?? wordedLevel(text.slice(0, named[0]?.start)) }
  })
}

/** The lowest: speaking is often below reading. */
function statedLevel(text: string): LanguageLevel | null {
  const [lowest] = (text.match(/\b[abc][12]\b/g) ?? []).sort()
  return lowest === undefined ? null : (lowest.toUpperCase() as LanguageLevel)
}

function wordedLevel(text: string): LanguageLevel | null {
  return WORDED.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

function statementOf({ start, end }: ResumeLine) {
  return {
    start,
    end,
    section: 'none' as const,
    isEntry: false,
    isHeading: false,
    lineStart: start,
    line: 0,
    skills: [],
    titles: [],
  }
}
