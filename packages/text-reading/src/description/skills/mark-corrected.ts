import type { Mention } from './read-demands.ts'

/** "Java, sorry, Kotlin", "MySQL. Correction: PostgreSQL", "Angular (I mean AngularJS)". */
const CORRECTS =
  /^(?: (?:dev(?:eloper)?|engineer|person|expert|admin))?(?:[\s,;(–-]+sorry|[\s,.;(–-]+(?:(?:no,? )?wait(?:,? no)?|no,? sorry|correction|scratch that|strike that|make that|pardon|oops|(?:sorry,? )?(?:i|we) (?:mean|meant)|or rather))(?:,? (?:i|we) (?:mean|meant))?[\s,.:–-]*(?:an? |the )?$/
/** "PHP sorry, Perl sorry" turns both away. */
const IS_DENIED = /^\W*(?:sorry|no|not|neither|nor|either|too|people|folks|devs)\b/
const DENIES = /\b(?:no|not|never|without|neither|nor|except|excluding)\b[^.;,]*$|n't\b[^.;,]*$/

/** What a text takes back: the name before the words of a correction, which the one behind them replaces. */
export function markCorrected(lower: string, mentions: readonly Mention[]): Mention[] {
  const named = [...mentions].sort((left, right) => left.term.start - right.term.start)
  return named.filter((mention, place) => {
    const next = named[place + 1]
    if (next === undefined || next.term.slug === mention.term.slug) return false
    const { start, end } = mention.term
    return (
      CORRECTS.test(lower.slice(end, next.term.start)) &&
      !IS_DENIED.test(lower.slice(next.term.end, next.term.end + 12)) &&
      !DENIES.test(lower.slice(Math.max(0, start - 40), start))
    )
  })
}
