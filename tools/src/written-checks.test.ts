import { expect, test } from 'vitest'
import { anchorsOf, findBrokenCitations } from './checks/cited-paths.ts'
import { findMissingClasses } from './checks/class-names.ts'
import { findDecisionGaps } from './checks/decision-index.ts'
import { findMachineTraces } from './checks/machine-traces.ts'
import { findVagueNames } from './checks/vague-names.ts'
import { findCatalogGaps, writeReference } from './error-catalog.ts'

const project = {
  files: new Set(['apps/server/src/app.ts', 'apps/server/src/domains/search/searches.store.ts', 'docs/errors.md']),
  folders: new Set(['apps', 'apps/server', 'apps/server/src', 'docs']),
  scripts: new Set(['verify']),
  anchors: new Map([
    ['docs/errors.md', anchorsOf('# Errors\n\n## Codes, by `kind`: résumés\n\n```sh\n# no heading\n```\n')],
    ['docs/guide.md', anchorsOf('# Top')],
  ]),
}
const broken = (text: string) => findBrokenCitations('docs/guide.md', text, project)

test('vague names of files and folders are found', () => {
  const paths = [
    'apps/web/src/utils.ts',
    'packages/ui/src/shared/button.tsx',
    'tools/src/text.helper.ts',
    'apps/server/src/app.ts',
  ]
  expect(findVagueNames(paths)).toHaveLength(2)
})

test('a class that the style sheet doesn’t have is found', () => {
  const component = (body: string) =>
    new Map([
      ['web/list.tsx', `import styles from './list.module.css'\n${body}`],
      ['web/list.module.css', '.row > .name {\n  color: red;\n}\n.name button {\n}\n'],
    ])
  expect(findMissingClasses(component('<p className={styles.row} /><p className={styles.name} />'))).toEqual([])
  expect(findMissingClasses(component('<p className={styles.who} /><p className={styles.who} />'))).toEqual([
    expect.stringContaining('no class "who"'),
  ])
})

test('a missing path in a document is found, and an existing one passes', () => {
  expect(broken('See `apps/server/src/app.ts`, `apps/server/src/` and `docs/errors.md#codes`.')).toEqual([])
  expect(broken('See `apps/server/src/gone.ts`.')).toEqual(['docs/guide.md: apps/server/src/gone.ts is not there.'])
})

test('a pattern in a document must match a file', () => {
  expect(broken('`apps/server/src/domains/<name>/<plural>.store.ts` and `apps/**/*.store.ts`')).toEqual([])
  expect(broken('`apps/server/src/domains/*/*.gone.ts`')).toHaveLength(1)
})

test('links are resolved relative to their document', () => {
  expect(
    broken('[codes](errors.md), [app](../apps/server/src/app.ts), [site](https://assay.test), [top](#top)'),
  ).toEqual([])
  expect(broken('[gone](gone.md)')).toHaveLength(1)
})

test('the anchor of a link must be a heading', () => {
  expect(broken('[codes](errors.md#codes-by-kind-résumés), [top](#top), [line](../apps/server/src/app.ts#L1)')).toEqual(
    [],
  )
  expect(broken('[gone](errors.md#gone), [block](errors.md#no-heading), [here](#here)')).toHaveLength(3)
})

test('a command in a document must be a script', () => {
  expect(broken('Run `npm run verify`.')).toEqual([])
  expect(broken('```\nnpm run gone\n```')).toEqual(['docs/guide.md: npm run gone is not there.'])
})

test('code blocks are examples, not citations', () => {
  expect(broken('```\n`apps/server/src/gone.ts`\n```')).toEqual([])
})

const decision = (text: string) => [{ file: '0007-what-is-kept.md', text }]

test('a decision names each later one that changed it', () => {
  const early = (status: string) => ({ file: '0007-what-is-kept.md', text: `# 0007 · What is kept\n\n${status}\n` })
  const later = {
    file: '0009-less-is-kept.md',
    text: '# 0009 · Less is kept\n\nAccepted, May 2026. Changes\n[decision 7](0007-what-is-kept.md).\n',
  }
  const index = '- [0007](0007-what-is-kept.md) What is kept\n- [0009](0009-less-is-kept.md) Less is kept'
  const gaps = (status: string) => findDecisionGaps(index, [early(status), later])
  expect(gaps('Accepted, May 2026.')).toEqual([
    expect.stringContaining('0007-what-is-kept.md: name the later decision'),
  ])
  expect(gaps('Accepted, May 2026. Changed by\n[decision 9](0009-less-is-kept.md).')).toEqual([])
})

test('each decision is listed once, under its own title', () => {
  const decisions = decision('# 0007 · What is kept\n\nAccepted, May 2026.\n')
  expect(findDecisionGaps('- [0007](0007-what-is-kept.md) What is kept', decisions)).toEqual([])
  for (const index of ['', '- [0007](0007-what-is-kept.md) What was kept'])
    expect(findDecisionGaps(index, decisions)).toEqual([expect.stringContaining('0007-what-is-kept.md) What is kept')])
})

test.each([
  ['the heading', '# What is kept\n\nAccepted, May 2026.\n'],
  ['the third line', '# 0007 · What is kept\n\nWe keep it.\n'],
])('a decision that begins otherwise is found by %s', (complaint, text) => {
  expect(findDecisionGaps('', decision(text))).toEqual([expect.stringContaining(complaint)])
})

const catalog = { 'search.nothing-asked': { status: 422, title: 'Nothing asked' } }
const code = `throw new AppError('search.nothing-asked')`
const reference = writeReference(catalog)

test('a consistent catalog, code and reference pass', () => {
  expect(findCatalogGaps({ catalog, reference, code })).toEqual([])
})

test.each([
  ['nothing throws it', { catalog, reference, code: '' }],
  ['not in the catalogue', { catalog, reference, code: `${code}; throw new AppError("search.new")` }],
  ['missing in docs/errors.md', { catalog, reference: undefined, code }],
  ['not in the catalogue', { catalog, reference: `${reference}| \`search.old\` | 404 | Old |\n`, code }],
  ['says otherwise', { catalog, reference: reference.replace('422', '400'), code }],
])('a gap is found: %s', (complaint, input) => {
  expect(findCatalogGaps(input)).toEqual([expect.stringContaining(complaint)])
})

test('traces of a machine are found by line, and paths of the product pass', () => {
  const home = ['', 'home', 'someone', 'assay'].join('/')
  expect(findMachineTraces('a.ts', `const a = 1\nconst b = '${home}'`)).toEqual([expect.stringContaining('a.ts:2')])
  expect(findMachineTraces('a.ts', `fetch('/api/home/first'); import '../work/item.ts'; href="/dashboard"`)).toEqual([])
  expect(findMachineTraces('package-lock.json', `"resolved": ${JSON.stringify('https://host/a.tgz')}`)).toHaveLength(1)
})
