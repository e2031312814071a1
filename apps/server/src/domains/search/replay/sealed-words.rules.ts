// A later release may word a line differently. The seal alone detects changed words in a frozen search; so a replay of
// an earlier seal format takes the words from the search if its seal is intact, and compares the values from which they
// were made.
import type { Contribution, Facet, MustHaveTick, WaterfallStep } from '@assay/contracts/candidate-searches'
import type { BrokenPart, Frozen, FrozenMatch } from '../searches/index.ts'

export function withSealedWords(again: Frozen, frozen: Frozen, broken: readonly BrokenPart[]): Frozen {
  const brokenRanks = new Set(broken.flatMap(({ rank }) => rank ?? []))
  const matches = again.matches.map((match, place) => {
    const was = frozen.matches[place]
    return was === undefined || brokenRanks.has(was.rank) ? match : matchInWordsOf(was, match)
  })
  if (broken.some(({ part }) => part === 'figures')) return { ...again, matches }
  const facets = again.facets.map((facet, place) => facetInWordsOf(frozen.facets[place], facet))
  const waterfall = again.waterfall.map((step, place) => stepInWordsOf(frozen.waterfall[place], step))
  return { ...again, matches, facets, waterfall }
}

function matchInWordsOf(was: FrozenMatch, match: FrozenMatch): FrozenMatch {
  if (was.candidateId !== match.candidateId) return match
  const mustHaves = match.mustHaves.map((tick, at) => tickInWordsOf(was.mustHaves[at], tick))
  const contributions = match.contributions.map((line, at) => lineInWordsOf(was.contributions[at], line))
  return { ...match, mustHaves, contributions, sentence: was.sentence }
}

function tickInWordsOf(was: MustHaveTick | undefined, tick: MustHaveTick): MustHaveTick {
  const isSame = was !== undefined && (was.note === null) === (tick.note === null)
  return isSame ? { ...tick, note: was.note } : tick
}

function lineInWordsOf(was: Contribution | undefined, line: Contribution): Contribution {
  return was?.feature === line.feature ? { ...line, label: was.label, value: was.value } : line
}

function facetInWordsOf(was: Facet | undefined, facet: Facet): Facet {
  if (was?.name !== facet.name) return facet
  const values = facet.values.map((value, at) => {
    const known = was.values[at]
    return known?.value === value.value ? { ...value, label: known.label } : value
  })
  return { ...facet, label: was.label, values }
}

function stepInWordsOf(was: WaterfallStep | undefined, step: WaterfallStep): WaterfallStep {
  return was?.target === step.target ? { ...step, condition: was.condition } : step
}
