import { expect, test } from 'vitest'
import { findRefusedWords } from './find-refused-words.ts'
import { refusedWords } from './refused-words.ts'
import type { VoiceDebt } from './voice-exceptions.ts'

const NOTHING_OWED: VoiceDebt = {}
const complaints = (text: string, path = 'apps/web/src/domains/search/results.tsx', debt = NOTHING_OWED) =>
  findRefusedWords({ path, text }, debt)

test.each(['MOST', 'FEWEST', 'LONGEST', 'LARGEST', 'SHORTEST', 'LEAST', 'SMALLEST', 'HIGHEST', 'LOWEST', 'WIDEST'])(
  'a limit is not named %s_…, declared, imported or used',
  (word) => {
    const refused = [expect.stringContaining('name a limit MAX_ or MIN_')]
    expect(complaints(`export const ${word}_ROWS = 3`)).toEqual(refused)
    expect(complaints(`import {\n  ${word}_ROWS as rows,\n} from './limits.ts'`)).toEqual(refused)
    expect(complaints(`const rows = limits.ROWS_AT_${word}`)).toEqual(refused)
    expect(complaints(`check(rows, [{ ...limits, max: Math.min(rows, ${word}_ROWS) }])`)).toEqual(refused)
  },
)

test('MAX_ and MIN_ pass, and so does a superlative that names no constant', () => {
  expect(complaints('const MAX_ROWS = 3; const MIN_ROWS = 1; const ALMOST_FULL = 0.9; const UTMOST = 1')).toEqual([])
  expect(complaints('const longest = names.at(-1); const mostRecent = first(rows)')).toEqual([])
})

test.each([
  ['a comment', '// The candidates whom the agency proposed.\nconst a = 1'],
  ['a block comment', '/**\n * For whoever pays.\n */\nconst a = 1'],
  ['a string', `const title = 'Ask whoever runs your team.'`],
  ['a template', `const title = \`Candidates whom \${agency} proposed\``],
  ['the text of a page', 'const a = <p>\n  Whoever knows the address can read it.\n</p>'],
  ['a label', 'const a = <Field label="Whom you proposed" />'],
  ['a name', 'const ofWhom = 1'],
])('whom and whoever are refused in %s', (_, text) => {
  expect(complaints(text)).toHaveLength(1)
})

test('whom and whoever are refused in documents, with their line', () => {
  expect(complaints('# Guide\n\nFor whoever installs it.', 'docs/guide.md')).toEqual([
    expect.stringContaining('docs/guide.md:3: “whoever”'),
  ])
  expect(complaints('# Guide\n\nWho installs it: `whoever` stands in code.', 'docs/guide.md')).toEqual([])
})

test('a formatter is not named xInWords', () => {
  const refused = [expect.stringContaining('name a formatter formatX')]
  expect(complaints('export const payInWords = (pay: Pay) => text(pay)')).toEqual(refused)
  expect(complaints('const a = <p>{\n  payInWords(pay)\n}</p>')).toEqual(refused)
  expect(complaints('const a = 1', 'apps/web/src/platform/pay-in-words.ts')).toEqual(refused)
  expect(complaints('export const formatPay = (pay: Pay) => text(pay); const keywordsInText = 1')).toEqual([])
})

// One case for each entry, so that every entry is known to work.
test.each(refusedWords.map(({ refused, use, kinds, within }) => ({ refused, use, kind: kinds?.[0], within })))(
  '“$refused” is refused, in favor of $use',
  ({ refused, kind, within }) => {
    const folder = within?.test('packages/contracts/src/shortlisteds/')
      ? 'packages/contracts/src/shortlisteds'
      : 'apps/web/src'
    const name = refused.replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase())
    const inComment = `// The ${refused} of a page\nconst a = 1`
    const inCode = kind === 'interface' ? `const a = <p>The ${refused} of a page</p>` : `const ${name} = 1`
    const text = kind === 'comment' ? inComment : inCode
    expect(complaints(text, `${folder}/page.tsx`)).toContainEqual(expect.stringContaining(`“${refused}”`))
  },
)

test.each([
  ['camel case', 'const listOwedLetters = 1'],
  ['a type', 'interface OwedLetter {}'],
  ['a property', 'const a = { owedLetters: [] }'],
  ['a member', 'const a = tables.owedLetters'],
  ['an alias', `import { owedLetters as letters } from './a.ts'`],
  ['an attribute', 'const a = <List owedLetters={rows} />'],
  ['kebab case', `const type = 'owed-letters'`],
  ['snake case', `const table = 'owed_letters'`],
  ['screaming case', 'const OWED_LETTERS = 1'],
  ['an address', `const to = '/owed-letters/$id'`],
])('a name is refused in %s, once per file', (_, text) => {
  const found = complaints(`${text}\n${text.replace('const ', 'let ')}`).filter((line) =>
    line.includes('“owed letter”'),
  )
  expect(found).toEqual([expect.stringContaining('say manual notice')])
})

test('a name in SQL is refused, on each line', () => {
  expect(complaints('const rows = sql`\n  select id\n  from owed_letters`')).toContainEqual(
    expect.stringContaining('results.tsx:3: “owed letter”'),
  )
})

test('a file name is refused once, and not again where it is imported', () => {
  expect(complaints('const a = 1', 'apps/server/src/domains/owed-letters.ts')[0]).toContain(
    'owed-letters.ts: “owed letter”',
  )
  expect(complaints(`import { list } from './owed-letters.ts'`)).toEqual([])
})

test('words that contain a refused one, and other meanings, pass', () => {
  expect(complaints('const scorecard = 1; const discard = 2; const modelCards = 3; const allowed = 4')).toEqual([])
  expect(complaints('const expedition = 1; const outstanding = 2; const surpassed = 3; const reachable = 4')).toEqual(
    [],
  )
  expect(complaints('const waysToReach = 1 // how to reach a person')).toEqual([])
  expect(complaints('const passed = guards.every(holds)', 'packages/ranking-engine/src/guards.ts')).toEqual([])
})

test('messages of screens, server and contracts are checked for translated phrases, tests are not', () => {
  const message = `const detail = 'This is no time zone. Nobody sees it any more.'`
  for (const path of ['apps/web/src/a.tsx', 'apps/server/src/a.ts', 'packages/contracts/src/a.ts'])
    expect(complaints(message, path)).toHaveLength(3)
  expect(complaints(message, 'apps/server/src/a.test.ts')).toEqual([])
  expect(complaints(`const detail = 'There is no link. It is no longer valid, for all at once.'`)).toEqual([])
})

test('a comment may quote what its code reads', () => {
  expect(complaints('// "Nobody needs Perl" and `at once`: no demand.\nconst a = 1')).toEqual([])
  expect(complaints('// Nobody needs "Perl" at once.\nconst a = 1')).toHaveLength(2)
})

test('styles are checked as well', () => {
  expect(complaints('.queryCard {\n  color: red;\n}', 'apps/web/src/page.module.css')).not.toEqual([])
  expect(complaints('.criteria {\n  color: red; /* for whoever prints */\n}', 'apps/web/src/page.module.css')).toEqual([
    expect.stringContaining('page.module.css:2: “whoever”'),
  ])
})

test('an exception applies to its word only', () => {
  const debt: VoiceDebt = { whoever: ['apps/web/'] }
  expect(complaints('// whoever\nconst MOST_ROWS = 1', 'apps/web/src/a.ts', debt)).toEqual([
    expect.stringContaining('MOST_ROWS'),
  ])
  expect(complaints('// whoever', 'apps/server/src/a.ts', debt)).toHaveLength(1)
})

test.each([
  ['a name', 'const normalisedTitle = 1', 'normalized'],
  ['a constant', 'const MAX_COLOURS = 9', 'colors'],
  ['a comment', '// The judgements of people.\nconst a = 1', 'judgments'],
])('British spelling is refused in %s', (_, text, american) => {
  expect(complaints(text)).toEqual([expect.stringContaining(`spell it ${american}`)])
})

test('British spelling is refused in names of files and in documents', () => {
  expect(complaints('const a = 1', 'apps/server/src/platform/synchronise-lists.ts')).toHaveLength(1)
  expect(complaints('Words are tokenised.', 'docs/guide.md')).toHaveLength(1)
})

test('strings may quote British texts, and names on the wire stay', () => {
  expect(complaints("const text = 'We organise the behaviour of colours.'")).toEqual([])
  expect(complaints("const tag = { colour: '#ffffff', licenceNote: null }; const precise = promise(wise)")).toEqual([])
})
