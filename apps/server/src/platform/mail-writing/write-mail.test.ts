import { readFileSync } from 'node:fs'
import { accent, contrastWithWhite, isReadableAccent } from '@assay/contracts/accents'
import { caniemail } from 'caniemail'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listMailProblems } from '../testing/list-mail-problems.ts'
import { COMPILED, compileMailLayout } from './compile-mail-layout.ts'
import { facts, list, type MailBrand, type MailContent, OWN_BRAND, PERSONAL, quote, say } from './mail-content.ts'
import { writeMail } from './write-mail.ts'

const LOGO = { mediaType: 'image/png', content: Buffer.from('picture') }
const ACME: MailBrand = { name: 'Acme & Söhne', accent: '#8a1c4a', logo: LOGO }

const EVERYTHING: MailContent = {
  greeting: 'Hello Ada,',
  before: [
    say('Acme would like to interview you.'),
    list(['Tue 24 Nov 2026, 13:30', 'Wed 25 Nov 2026, 09:00']),
    facts(['Where', 'Video call: https://meet.test/1'], ['With', 'Grace'], ['Absent', null]),
    quote('Two\nlines'),
  ],
  button: { label: 'Choose a time', address: 'https://assay.test/verify#abc' },
  after: [say('You don’t need an account.')],
  links: [
    { label: 'Your application', address: 'https://assay.test/verify#def' },
    { label: 'Your data', address: 'https://assay.test/verify#ghi' },
  ],
  foot: PERSONAL,
}

test('only our own links lead anywhere: addresses within names and texts are no links', () => {
  const content: MailContent = {
    greeting: 'Hello evil.test/now,',
    before: [
      say('Visit https://evil.test or www.evil.test\nhttps://meet.test/1'),
      facts(['From', 'ada@acme.test'], ['At', 'evil.com']),
    ],
    foot: PERSONAL,
  }
  const { text, html } = writeMail('evil.com invites you', content, { ...OWN_BRAND, name: 'evil.com' })
  const unseen = /\u2060/g
  for (const written of [text, html]) expect(written).not.toMatch(/evil\.(?:test|com)|https:\/\/evil/)
  expect(text.replace(unseen, '')).toContain('Visit https://evil.test or www.evil.test')
  expect(text).toContain('\nhttps://meet.test/1')
  expect(text).toContain('ada@acme.test')
})

test('the compiled layout is that of its source', async () => {
  expect(readFileSync(COMPILED, 'utf8')).toBe(await compileMailLayout())
})

/** What some of them leave out, and what a reader then does not have. Nothing else may be missing anywhere. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'the dark theme and narrower paddings on phones': [
    ...['<style> element', '@media', 'color-scheme meta tag', 'Class selector', 'ID selector', 'Type selector'],
    ...['Chaining selectors', 'Descendant combinator'],
  ],
  'round corners': ['border-radius'],
  'nothing that is seen': ['cursor', 'outline', 'target attribute', '<body> element', 'word-spacing'],
  'one of the five ways in which the preview is hidden': ['display:none', 'opacity', 'overflow', 'max-height property'],
}

test.each([
  ['Gmail', ['gmail.*']],
  ['Outlook', ['outlook.windows', 'outlook.outlook-com', 'outlook.macos']],
  ['Apple Mail', ['apple-mail.*']],
] as const)('%s draws everything that matters', (_name, clients) => {
  const { html } = writeMail('Your interview', EVERYTHING, ACME)
  const { errors } = caniemail({ clients: [...clients], html }).issues
  const missing = [...errors.values()].flat().map(({ title }) => title)
  expect(missing.filter((title) => !Object.values(LEFT_OUT).flat().includes(title))).toEqual([])
})

test('the twin says the same, and there is one button and nothing remote', () => {
  const subject = 'Your interview'
  for (const brand of [ACME, OWN_BRAND, { ...ACME, logo: { ...LOGO, mediaType: 'image/webp' } }]) {
    const written = writeMail(subject, EVERYTHING, brand)
    expect(listMailProblems({ to: 'ada@lovelace.test', subject, fromName: brand.name, ...written })).toEqual([])
    expect(written.html.match(/display:inline-block;background/g)).toHaveLength(1)
  }
})

test('the plain text marks what others wrote, line by line', () => {
  const message = quote('Hello,\n\nwould you like to talk?\nRita')
  const { text } = writeMail('A request', { greeting: 'Hello,', before: [say('Acme wrote:'), message] }, ACME)
  expect(text).toBe('Hello,\n\nAcme wrote:\n\n> Hello,\n>\n> would you like to talk?\n> Rita\n')
})

test('facts of which none is known leave no empty table', () => {
  const { html } = writeMail('Subject', { greeting: 'Hello,', before: [facts(['When', null]), say('Bye.')] }, ACME)
  expect(html).not.toMatch(/<table[^>]*><\/table>/)
})

test('below a heading its words are not repeated, and an empty greeting is left out', () => {
  const written = writeMail(
    'Your scorecard is due',
    { greeting: 'Hello,', before: [say('Your scorecard is due.')] },
    ACME,
  )
  expect(written.html).not.toMatch(/is due\.|Hello,/)
  expect(written.text).toContain('Your scorecard is due.')
})

test('a name with markup, line breaks or direction characters stays text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>', '"><img src=x onerror=1>', '\u202e'),
      (a, b) => {
        const name = `${a}${b}`
        const { html } = writeMail(name, { ...EVERYTHING, greeting: name, foot: name }, { ...ACME, name, logo: null })
        expect(html).not.toMatch(/<script|<img|\u202e/)
        expect(html.match(/<a\s/g)).toHaveLength(3)
      },
    ),
  )
})

test('no color under white text has a contrast below 4.5:1', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = `#${red}${green}${blue}`
      expect(accent.safeParse(color).success).toBe(contrastWithWhite(color) >= 4.5)
      const { html } = writeMail('Subject', EVERYTHING, { ...ACME, accent: color, logo: null })
      expect(html.includes(`bgcolor="${color}"`)).toBe(isReadableAccent(color))
    }),
  )
  expect([contrastWithWhite('#ffffff'), Math.round(contrastWithWhite('#000000'))]).toEqual([1, 21])
  expect(accent.safeParse('#ffcc00').error?.issues[0]?.message).toContain('darker')
})
