import type { FoldedText } from '../text/fold-text.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { type NoticePhrase, noticeIn, type StartPhrase, startIn } from './read-availability.ts'
import { type EngagementPhrase, engagementsIn } from './read-engagement.ts'
import { type LanguagePhrase, languagesIn } from './read-languages.ts'
import { type PayPhrase, payIn } from './read-pay.ts'
import { type CountryPhrase, countriesIn, type OverlapPhrase, overlapIn } from './read-places.ts'
import type { Statement } from './read-statements.ts'

/** Reads all criteria besides skills. */
export interface Conditions {
  pay: PayPhrase | null
  notice: NoticePhrase | null
  start: StartPhrase | null
  overlap: OverlapPhrase | null
  countries: CountryPhrase | null
  languages: LanguagePhrase[]
  engagements: EngagementPhrase[]
}

export function readConditions(
  text: FoldedText,
  statements: readonly Statement[],
  gazetteer: Gazetteer,
  today: number,
): Conditions {
  const { lower } = text
  const found: Conditions = {
    pay: null,
    notice: null,
    start: null,
    overlap: null,
    countries: null,
    languages: [],
    engagements: [],
  }
  const labelled = statements.map((statement) => ({ ...statement, start: statement.lineStart }))
  for (const statement of labelled) {
    const { section } = statement
    if (section === 'legal') continue
    found.engagements.push(
      ...engagementsIn(lower, statement).filter(
        (phrase) => !found.engagements.some((known) => known.engagement === phrase.engagement),
      ),
    )
    found.overlap ??= overlapIn(lower, statement, gazetteer.places)
    if (section === 'apply') continue
    if (found.notice === null || found.notice.days === 0) found.notice = noticeIn(lower, statement) ?? found.notice
    found.start ??= startIn(lower, statement, today)
    if (section !== 'about') found.countries ??= countriesIn(text, statement, gazetteer.places)
    if (section === 'about' || section === 'benefits') continue
    for (const phrase of languagesIn(lower, statement, gazetteer.languages)) addLanguage(found.languages, phrase)
  }
  const currency = localCurrency(found.countries, gazetteer)
  for (const statement of labelled) {
    if (statement.section === 'legal' || statement.section === 'apply') continue
    found.pay ??= payIn(lower, statement, currency)
  }
  return found
}

function addLanguage(languages: LanguagePhrase[], phrase: LanguagePhrase): void {
  const place = languages.findIndex((known) => known.code === phrase.code)
  const known = languages[place]
  if (known === undefined) languages.push(phrase)
  else if (
    known.isNiceToHave === phrase.isNiceToHave ? known.level === null && phrase.level !== null : known.isNiceToHave
  )
    languages[place] = phrase
}

function localCurrency(countries: CountryPhrase | null, gazetteer: Gazetteer): string | null {
  const [only, second] = countries?.countries ?? []
  if (only === undefined || second !== undefined) return null
  for (const place of gazetteer.places.countries.values()) if (place.code === only) return place.currency
  return null
}
