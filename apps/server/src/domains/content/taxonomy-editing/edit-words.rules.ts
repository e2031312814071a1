import { roleFamilies } from '@assay/taxonomy'
import type {
  Changed,
  IndustryChange,
  TaxonomyChange,
  TaxonomyEdit,
  TitleChange,
} from '@assay/taxonomy/edits/taxonomy-edit'

/** The verbs of a completed change; a proposed one uses the infinitive. */
const DONE = {
  add: 'added',
  change: 'changed',
  give: 'gave',
  move: 'moved',
  merge: 'merged',
  deprecate: 'deprecated',
  offer: 'offered',
  rename: 'renamed',
  make: 'made',
  remove: 'removed',
  relate: 'related',
}

type Verb = keyof typeof DONE
type Say = (verb: Verb) => string

interface Names {
  readonly before: string | null
  readonly after: string
  readonly of: (slug: string) => string
  /** For those who decide by the sentence, and must read all of it. */
  readonly ofSkill?: (slug: string) => string
}

/** A change as one sentence. */
export const sentenceOf = (change: TaxonomyChange, names: Names): string =>
  sentence(change, names, (verb) => DONE[verb])

/** A change that a user proposes. */
export const proposalOf = (change: TaxonomyChange, names: Required<Names>): string =>
  sentence(change, names, (verb) => verb)

function sentence(change: TaxonomyChange, names: Names, say: Say): string {
  const text = `${clauses(change, names, say)}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function clauses(change: TaxonomyChange, names: Names, say: Say): string {
  const { before, after, of, ofSkill } = names
  if (change.act === 'add') {
    const { name: added, aliases: also = [], ...facts } = change
    const start = `${say('add')} ${added}${also.length === 0 ? '' : `, also called ${listed(also)}`}`
    const more = ofSkill === undefined ? [] : factsOf({ ...facts, act: 'change' }, names, say)
    return [start, ...more].filter((part) => part !== null).join('; ')
  }
  if (change.act === 'merge') return `${say('merge')} ${before ?? after} into ${of(change.into)}`
  if (change.act === 'undo') return `undid change ${change.undoes}`
  if (change.act !== 'change')
    return change.act === 'restore' ? `${say('offer')} ${after} again` : `${say('deprecate')} ${after}`
  const { name, aliases = [], removedAliases = [] } = change
  const parts = [
    name === undefined ? null : `${say('rename')} ${before} to ${name}`,
    aliases.length === 0 ? null : `${say('add')} ${countedAliases(aliases)}`,
    removedAliases.length === 0 ? null : `${say('remove')} ${countedAliases(removedAliases)}`,
    ...factsOf(change, names, say),
  ].filter((part) => part !== null)
  return `${name === undefined ? `${after}: ` : ''}${parts.join('; ')}`
}

type Part = string | null

function factsOf(change: Changed<TaxonomyChange>, { of, ofSkill }: Names, say: Say): Part[] {
  if (change.list === 'industries') return industryFacts(change, of, say)
  if (change.list === 'titles') return titleFacts(change, ofSkill, say)
  const { kind, broader = [], removedBroader = [], related = [], removedRelated = [] } = change
  return [
    kind === undefined ? null : `${say('make')} it a ${kind}`,
    broader.length === 0 ? null : `it implies ${listed(broader.map(of))}`,
    removedBroader.length === 0 ? null : `it no longer implies ${listed(removedBroader.map(of))}`,
    related.length === 0 ? null : `${say('relate')} it to ${listed(related.map(of))}`,
    removedRelated.length === 0 ? null : `no longer related to ${listed(removedRelated.map(of))}`,
  ]
}

function industryFacts({ naics, parent }: Changed<IndustryChange>, of: Names['of'], say: Say): Part[] {
  const place = parent == null ? 'it is a main industry' : `it belongs to ${of(parent)}`
  return [naics === undefined ? null : `${say('give')} it the code ${naics}`, parent === undefined ? null : place]
}

function titleFacts(
  { family, seniority, typicalSkills }: Changed<TitleChange>,
  ofSkill: Names['ofSkill'],
  say: Say,
): Part[] {
  const level = seniority === 'none' ? 'it states no level' : `it states the level ${seniority}`
  const skills = (slugs: readonly string[]): string =>
    ofSkill === undefined ? `${say('change')} its typical skills` : typicalSkillsOf(slugs.map(ofSkill))
  return [
    family === undefined
      ? null
      : `${ofSkill === undefined ? `${say('move')} it` : 'it belongs'} to ${familyName(family)}`,
    seniority === undefined ? null : level,
    typicalSkills === undefined ? null : skills(typicalSkills),
  ]
}

const typicalSkillsOf = (names: readonly string[]): string =>
  names.length === 0 ? 'it has no typical skills' : `its typical skills are ${listed(names)}`

const familyName = (slug: string): string => roleFamilies.find((family) => family.slug === slug)?.name ?? slug

const countedAliases = (aliases: readonly string[]): string =>
  `${aliases.length === 1 ? 'the alias' : 'the aliases'} ${listed(aliases)}`

const listed = (words: readonly string[]): string => words.join(', ')

/** Numbers of the edits that were taken back. */
export const undoneNumbers = (edits: readonly TaxonomyEdit[]): Set<number> =>
  new Set(edits.flatMap(({ change }) => (change.act === 'undo' ? [change.undoes] : [])))
