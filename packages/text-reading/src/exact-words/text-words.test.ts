import { expect, test } from 'vitest'
import { indexPhrases } from './says-words.ts'
import { beginningWords, textWords } from './text-words.ts'
import { isCopiedFrom, matchCopiedText, matchExactWords, matchText } from './weigh-text.ts'

test('function words, longer texts and few words beside what was read give none', () => {
  expect(textWords('Moved the Kestrel billing to Zorbix v3.2 and Node.js')).toEqual([
    'moved',
    'kestrel',
    'billing',
    'zorbix',
    'v3.2',
    'node.js',
  ])
  expect(textWords('Kestrel, Zorbix')).toEqual([])
  expect(textWords('Kestrel, Zorbix', { isUnread: true })).toEqual(['kestrel', 'zorbix'])
  expect(textWords('Kestrel '.repeat(101))).toEqual([])
  expect(beginningWords(`Kestrel, the ${'billing '.repeat(101)}`)).toEqual(['kestrel', 'billing'])
})

const others = Array.from({ length: 20 }, (_, place) => [`other ${place}`, 'billing services in java'] as const)
const texts = new Map<string, string>([
  ['author', 'Moved the Kestrel billing to Zorbix. Java services.'],
  ['repeats', `${'billing '.repeat(50)} zorbix`],
  ['apart', 'Java services with Zorbix, later Kestrel: billing.'],
  ...others,
])
const look = (words: string[], among = texts) => matchText({ words, first: true }, indexPhrases(among), among)

test('rare words count more than common ones, words side by side more, and repeating one counts nothing', () => {
  const said = look(['kestrel', 'billing', 'zorbix', 'moved', 'unheard'])
  expect(said?.ids.slice(0, 3)).toEqual(['author', 'apart', 'repeats'])
  expect(said?.text?.words).toEqual(['kestrel', 'billing', 'zorbix', 'moved'])
  expect(said?.text?.ones).toBe(1)
  expect(said?.text?.masks[2]).toBe('6')
  const once = new Map(texts).set('repeats', 'billing zorbix')
  expect(look(['kestrel', 'billing', 'zorbix', 'moved'], once)?.text?.shares).toEqual(said?.text?.shares)
})

test('the same words count less in a longer text, unless it says nearly all of them', () => {
  const long = Array.from({ length: 90 }, (_, place) => `w${place}`).join(' ')
  const longer = (text: string) => new Map(texts).set('apart', `kestrel zorbix ${long}`).set('brief', text)
  const some = look(['kestrel', 'zorbix', 'harbor', 'unheard'], longer('zorbix and kestrel, harbor'))
  expect(some?.ids[0]).toBe('brief')
  expect(
    look(['kestrel', 'zorbix', 'clinic', 'billing'], longer('kestrel zorbix'))?.ids.indexOf('apart'),
  ).toBeGreaterThan(
    look(['kestrel', 'zorbix', 'clinic', 'billing'], longer('kestrel zorbix'))?.ids.indexOf('brief') ?? -1,
  )
  const whole = look(
    ['kestrel', 'billing', 'zorbix', 'moved'],
    new Map(texts).set('author', `Moved the Kestrel billing to Zorbix. ${long}`),
  )
  expect(whole?.ids[0]).toBe('author')
})

test('where many say nearly all of it, nobody is the one', () => {
  expect(look(['billing', 'services', 'in', 'java'])?.text?.ones).toBe(0)
  expect(look(['unheard'])).toBeNull()
})

test('a copy has the words of a profile in their order; a few that are masked change nothing', () => {
  const duties =
    'Maintain the ledger of funicular brakes. Test cable splices, document blasting for lift inspectors of Ada'
  const profile = `Mountain railway, since 2019: ${duties.replace('Ada', '···')}. Trained guards.`
  const pool = new Map(texts).set('pasted', profile)
  const words = textWords(duties)
  expect(matchCopiedText({ words, text: duties }, indexPhrases(pool), pool)?.ids[0]).toBe('pasted')
  const turned = duties.split(' ').toReversed().join(' ')
  expect(matchCopiedText({ words, text: turned }, indexPhrases(pool), pool)).toBeNull()
  expect(isCopiedFrom('the ledger', 'the ledger')).toBe(false)
})

test('several exact words count less in a longer text, and everyone who says some of them is found', () => {
  const long = Array.from({ length: 90 }, (_, place) => `w${place}`).join(' ')
  const pool = new Map([
    ...Array.from({ length: 250 }, (_, place) => [`common ${place}`, 'billing'] as const),
    ['a longer one', `dark fibre and e-ink ${long}`],
    ['brief', 'dark fibre with e-ink'],
    ['half', 'e-ink'],
  ])
  const saying = indexPhrases(pool)
  const sayings = ['dark fibre', 'e-ink', 'unheard', 'billing'].map((word) => ({ word, ids: saying(word) }))
  const found = matchExactWords(sayings, pool)
  expect(found?.ids).toHaveLength(253)
  expect(found?.ids[0]).toBe('brief')
  expect(found?.text).toMatchObject({ areExact: true, ones: 0, words: ['dark fibre', 'e-ink', 'unheard', 'billing'] })
  expect(found?.text?.masks[0]).toBe('c')
  expect(found?.text?.shares[0]).toBe(1000)
  expect(matchExactWords(sayings.slice(1, 3), pool)).toBeNull()
})
