import type { SkillChange, TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'

/** The verbs of a change that was made; one that is asked for has them as they are. */
const DONE = {
  add: 'added',
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

interface SkillNames {
  readonly before: string | null
  readonly after: string
  readonly of: (slug: string) => string
}

/** What a change did, in one sentence. */
export const sentenceOf = (change: SkillChange, names: SkillNames): string =>
  sentence(change, names, (verb) => DONE[verb])

/** What somebody wants changed. */
export const proposalOf = (change: SkillChange, names: SkillNames): string => sentence(change, names, (verb) => verb)

function sentence(change: SkillChange, names: SkillNames, say: Say): string {
  const text = `${clauses(change, names, say)}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function clauses(change: SkillChange, { before, after, of }: SkillNames, say: Say): string {
  if (change.act === 'add') {
    const { aliases = [] } = change
    return `${say('add')} ${change.name}${aliases.length === 0 ? '' : `, also called ${listed(aliases)}`}`
  }
  if (change.act === 'merge') return `${say('merge')} ${before ?? after} into ${of(change.into)}`
  if (change.act === 'deprecate') return `${say('deprecate')} ${after}`
  if (change.act === 'restore') return `${say('offer')} ${after} again`
  if (change.act === 'undo') return `undid change ${change.undoes}`
  const { name, kind, aliases = [], removedAliases = [] } = change
  const { broader = [], removedBroader = [], related = [], removedRelated = [] } = change
  const parts = [
    name === undefined ? null : `${say('rename')} ${before} to ${name}`,
    kind === undefined ? null : `${say('make')} it a ${kind}`,
    aliases.length === 0 ? null : `${say('add')} ${countedAliases(aliases)}`,
    removedAliases.length === 0 ? null : `${say('remove')} ${countedAliases(removedAliases)}`,
    broader.length === 0 ? null : `it implies ${listed(broader.map(of))}`,
    removedBroader.length === 0 ? null : `it no longer implies ${listed(removedBroader.map(of))}`,
    related.length === 0 ? null : `${say('relate')} it to ${listed(related.map(of))}`,
    removedRelated.length === 0 ? null : `no longer related to ${listed(removedRelated.map(of))}`,
  ].filter((part) => part !== null)
  return `${name === undefined ? `${after}: ` : ''}${parts.join('; ')}`
}

const countedAliases = (aliases: readonly string[]): string =>
  `${aliases.length === 1 ? 'the alias' : 'the aliases'} ${listed(aliases)}`

const listed = (words: readonly string[]): string => words.join(', ')

/** Numbers of the edits that were taken back. */
export const undoneNumbers = (edits: readonly TaxonomyEdit[]): Set<number> =>
  new Set(edits.flatMap(({ change }) => (change.act === 'undo' ? [change.undoes] : [])))
