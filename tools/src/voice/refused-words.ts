// Words that must not be used, with their replacements. docs/GLOSSARY.md is the version for people.
import type { Kind } from './spoken-words.ts'

export interface Refusal {
  /** One or more words; plurals are included. */
  readonly refused: string
  readonly use: string
  /** Where the word is refused; everywhere when absent. */
  readonly kinds?: readonly Kind[]
  /** Phrases in which the word has another meaning. */
  readonly unless?: readonly string[]
  /** The files to which the rule applies; all when absent. */
  readonly within?: RegExp
}

const NAMES: readonly Kind[] = ['name']
const INTERFACE: readonly Kind[] = ['interface']
const TEXTS: readonly Kind[] = ['name', 'interface', 'string', 'prose']
const WEB = /^apps\/web\//
const PRODUCT = /^(apps|packages\/contracts|docs)\//
const WORDS: readonly Kind[] = ['interface', 'string', 'comment', 'prose']
const COMMENTS: readonly Kind[] = ['comment']
const PIPELINE = /(pipeline|shortlist)/
/** What users and programs read: screens, mails, refusals and descriptions of endpoints. */
const MESSAGES =
  /^(apps\/(web|server)|packages\/(ui|contracts|jsonapi))\/src\/(?!.*(\.test\.|\/testing\/|\.cases\.|regions\.rules))/
const SENTENCES: readonly Kind[] = ['interface', 'string']

export const refusedWords: readonly Refusal[] = [
  { refused: 'whom', use: '"who", or name the person' },
  { refused: 'whomever', use: 'name the person' },
  { refused: 'whoever', use: 'name the person: "the owner", "a candidate who …"' },

  { refused: 'wish', use: 'candidate request; of criteria: nice-to-have', kinds: NAMES },
  { refused: 'wish', use: 'candidate request', kinds: WORDS, within: PRODUCT },
  { refused: 'owed letter', use: 'manual notice' },
  { refused: 'letter owed', use: 'manual notice' },
  { refused: 'owe letter', use: 'manual notice' },
  { refused: 'owed', use: 'pending (a manual notice)', kinds: NAMES },
  { refused: 'overtaken', use: 'superseded' },
  { refused: 'overtake', use: 'supersede', kinds: NAMES },
  { refused: 'told', use: 'notified, delivered', kinds: NAMES, within: PRODUCT },
  { refused: 'query card', use: 'criteria' },
  {
    refused: 'card',
    use: 'criteria',
    kinds: NAMES,
    // In billing it is what people pay with.
    within:
      /^(apps(?!\/(web|server)\/src\/(domains\/billing|platform\/testing\/stripe))|packages\/(contracts|ranking-engine))\//,
    unless: ['score card', 'model card', 'board card', 'data card'],
  },
  { refused: 'work term', use: 'keyword' },
  { refused: 'word of work', use: 'keyword' },
  { refused: 'edition', use: 'snapshot', within: /^(?!packages\/taxonomy\/)/ },
  { refused: 'reach', use: 'scope, permission', kinds: NAMES, within: PRODUCT, unless: ['to reach'] },
  { refused: 'sight', use: 'scope', kinds: NAMES },
  { refused: 'world', use: 'fuzz case, fixture, demo data', kinds: NAMES },
  { refused: 'demo world', use: 'demo data' },
  { refused: 'random world', use: 'fuzz case' },
  { refused: 'standing', use: 'status, stage', kinds: NAMES, within: PRODUCT },
  { refused: 'standing link', use: 'permanent link' },
  { refused: 'lens', use: 'list view', kinds: NAMES },
  { refused: 'pass candidate', use: 'reject candidate' },
  { refused: 'candidate pass', use: 'reject candidate', kinds: NAMES },
  { refused: 'shortlist pass', use: 'reject', kinds: NAMES },
  { refused: 'pass shortlisted', use: 'reject shortlisted', kinds: NAMES },
  { refused: 'pass code', use: 'rejection reason', kinds: NAMES },
  { refused: 'pass reason', use: 'rejection reason' },
  { refused: 'pass note', use: 'rejection note', kinds: NAMES },
  { refused: 'pass dialog', use: 'reject dialog', kinds: NAMES },
  { refused: 'on pass', use: 'on reject', kinds: NAMES },
  { refused: 'passed', use: 'rejected', kinds: NAMES, within: PIPELINE, unless: ['passed on'] },
  { refused: 'called off', use: 'cancelled' },
  { refused: 'call off', use: 'cancel' },
  { refused: 'calls off', use: 'cancels' },
  { refused: 'handed in', use: 'submitted for approval', kinds: TEXTS, within: PRODUCT },
  { refused: 'hand in', use: 'submit for approval', kinds: TEXTS, within: PRODUCT },
  { refused: 'taken back', use: 'restored, withdrawn', kinds: NAMES },
  { refused: 'take back', use: 'restore, withdraw', kinds: NAMES },

  { refused: 'requirement', use: 'job', kinds: INTERFACE, within: /^apps\/web\// },
  { refused: 'pool', use: 'candidates', kinds: INTERFACE, unless: ['talent pool', 'talent pools'] },
  { refused: 'world', use: 'demo', kinds: INTERFACE },
  { refused: 'lens', use: 'view', kinds: INTERFACE },
  { refused: 'door', use: 'search', kinds: INTERFACE },
  { refused: 'standing', use: 'status', kinds: INTERFACE },
  { refused: 'concession', use: 'change', kinds: INTERFACE },
  { refused: 'somebody', use: 'someone, or who it is', kinds: INTERFACE, within: WEB },
  { refused: 'everybody', use: 'everyone', kinds: INTERFACE, within: WEB },
  { refused: 'anybody', use: 'anyone', kinds: INTERFACE, within: WEB },
  { refused: 'mail address', use: 'email address', kinds: INTERFACE, within: WEB },
  { refused: 'taken back', use: 'withdrawn, undone, restored', kinds: INTERFACE, within: WEB },
  { refused: 'looked after', use: 'owned, managed', kinds: INTERFACE, within: WEB },

  {
    refused: 'at once',
    use: 'immediately',
    kinds: SENTENCES,
    within: MESSAGES,
    unless: ['all at once', 'windows at once'],
  },
  {
    refused: 'is no',
    use: '"is not a"',
    kinds: SENTENCES,
    within: MESSAGES,
    unless: ['there is no', 'is no longer', 'is no suitable'],
  },
  { refused: 'any more', use: '"no longer" before the verb', kinds: SENTENCES, within: MESSAGES },
  { refused: 'anew', use: 'again', kinds: SENTENCES, within: MESSAGES },
  { refused: 'for ever', use: 'forever', kinds: SENTENCES, within: MESSAGES },
  { refused: 'nobody', use: 'no one', kinds: SENTENCES, within: MESSAGES },
  { refused: 'somebody', use: 'someone, or who it is', kinds: SENTENCES, within: MESSAGES },
  { refused: 'everybody', use: 'everyone, all', kinds: SENTENCES, within: MESSAGES },
  { refused: 'canceled', use: 'cancelled, as the API spells it', kinds: ['interface', 'string', 'prose'] },
  { refused: 'nobody', use: 'no one, or name who it is', kinds: COMMENTS },
  { refused: 'somebody', use: 'a user, a candidate, someone else', kinds: COMMENTS },
  { refused: 'everybody', use: 'all users, all candidates, everyone', kinds: COMMENTS },
  { refused: 'anybody', use: 'any user, anyone', kinds: COMMENTS },
  { refused: 'anew', use: 'again', kinds: COMMENTS },
  { refused: 'meanwhile', use: 'in the meantime', kinds: COMMENTS },
  { refused: 'at once', use: 'immediately, together, in parallel', kinds: COMMENTS },
  { refused: 'contested', use: 'disputed', kinds: SENTENCES, within: MESSAGES },
  { refused: 'contest', use: 'dispute', kinds: SENTENCES, within: MESSAGES },
  { refused: 'own doings', use: 'their own actions', kinds: SENTENCES, within: MESSAGES },
  { refused: 'platform team', use: 'operator', kinds: SENTENCES, within: MESSAGES },
]
