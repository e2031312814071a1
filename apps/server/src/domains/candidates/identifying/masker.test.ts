import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasContact, maskerFor, namesPerson } from './masker.ts'

const mask = maskerFor({
  name: 'Will Müller-Lindqvist Long',
  employers: ['Acme GmbH', 'Meta', 'eBay', 'Deutsche Bank'],
  schools: ['Massachusetts Institute of Technology'],
  accounts: ['w.m.l@mail.example', 'https://github.com/wml77'],
})

test.each([
  ['Will Müller led it', '[name] led it'],
  ['Müller led it', '[name] led it'],
  ['he will lead, and it took long', 'he will lead, and it took long'],
  ['WE WILL DO IT ALL DAY LONG', 'WE WILL DO IT ALL DAY LONG'],
  ['he wrote to will long', 'he wrote to [name]'],
  ['muller, MUELLER, Lindqvíst; lindqvist!', '[name]; [name]!'],
  ['Long, Will (W. Long, Long W., w.long)', '[name])'],
  ['w i l l   l o n g or W.i.l.l', '[name] or [name]'],
  ['Wi\u200bll and Lin\u00addqvist', '[name] and [name]'],
  ['Ｌｉｎｄｑｖｉｓｔ, Lіndqvіst and 𝗟𝗶𝗻𝗱𝗾𝘃𝗶𝘀𝘁', '[name] and [name]'],
  ['L1ndqv1st, WillLong77, wilIlong', '[name]'],
  ['At Acme and at ACME GmbH', 'At [employer] and at [employer]'],
  ['At eBay, then Meta', 'At [employer], then [employer]'],
  ['meta data of deutsche bank', 'meta data of [employer]'],
  ['Metabase reports', 'Metabase reports'],
  ['Studied at Massachusetts Institute of Technology.', 'Studied at [school].'],
  ['Mail will.mueller@mail.example or +49 170 1234567', 'Mail [contact] or [contact]'],
  ['jane (at) mail (dot) example, jane[at]mail[dot]com', '[contact], [contact]'],
  ['jane at gmail dot com, write to j.doe at mail.com', '[contact], write to [contact]'],
  ['j a n e @ m a i l . c o m, jane%40mail.example, jane&#64;mail.com', '[contact], [contact], [contact]'],
  ['d2lsbC5sb25nQG1haWwuZXhhbXBsZQ==', '[contact]'],
  ['Engineer at booking.com, Kafka at 200k messages', 'Engineer at booking.com, Kafka at 200k messages'],
  ['See https://will.example/cv and linkedin.com/in/will', 'See [link] and [link]'],
  ['jane.dev, jane dot dev, github . com / jane, longwill.com', '[link], [link], [link], [link]'],
  ['GitHub: jane-doe-7, on X @jane_doe, Telegram: janedoe', 'GitHub: [contact], on X [contact], Telegram: [contact]'],
  [
    '@angular/core, @Override, Node.js/Express, ASP.NET/MVC, CI/CD',
    '@angular/core, @Override, Node.js/Express, ASP.NET/MVC, CI/CD',
  ],
  ['GitHub Actions, GitHub: maintained CI', 'GitHub Actions, GitHub: maintained CI'],
  ['0 1 7 0 1 2 3 4 5 6 7; (0)170.12.34.567; ０１７０/１２３４５６７', '[contact]; [contact]; [contact]'],
  ['zero one seven zero, one two three four; call me: 555 0134', '[contact]; call me: [contact]'],
  ['Ran the Kafka cluster behind order intake, 2021-2024', 'Ran the Kafka cluster behind order intake, 2021-2024'],
  ['1,200,000 rows a day, 2000 ms to 200 ms', '1,200,000 rows a day, 2000 ms to 200 ms'],
  [
    '01.02.2019 - 03.04.2020, 192.168.100.200, 10 000 000 000',
    '01.02.2019 - 03.04.2020, 192.168.100.200, 10 000 000 000',
  ],
])('%s', (text, masked) => expect(mask(text)).toBe(masked))

test('a name without blanks between its words is found within a sentence', () => {
  expect(maskerFor({ name: '王小明', employers: [], schools: [] })('我是王小明，小明。')).toBe('我是[name]，[name]。')
})

test('a person is named by both names, in any spelling, and not by one', () => {
  expect(['LONG will', 'w.i.l.l l.o.n.g', 'WillLong'].map((text) => namesPerson(text, 'Will Long'))).toEqual([
    true,
    true,
    true,
  ])
  expect(['Will he?', 'long'].map((text) => namesPerson(text, 'Will Long'))).toEqual([false, false])
  expect([hasContact('mail jane (at) x (dot) org'), hasContact('at work')]).toEqual([true, false])
})

const GIVEN = 'Zoë Björn Ángela Łukasz Siân Aoife Dmitri Noémie Søren Yusuf Priyanka Thijs Anneliese Jürgen'.split(' ')
const FAMILY = 'Müller Kovačević O’Shaughnessy Nuñez Fränkel Ødegaard Wójcik Papadopoulos Iyengar Vasquez'.split(' ')
const person = fc.record({
  given: fc.constantFrom(...GIVEN),
  family: fc.constantFrom(...FAMILY),
  second: fc.constantFrom(...FAMILY),
})

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/ø/g, 'o')
    .replace(/Ø/g, 'O')
const fullWidth = (text: string): string =>
  bare(text).replace(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
const lookAlike = (text: string): string =>
  bare(text).replace(/[aeopcyx]/g, (letter) => 'аеорсух'['aeopcyx'.indexOf(letter)] ?? letter)
const spaced =
  (sign: string) =>
  (text: string): string =>
    [...text.replace(/ /g, '')].join(sign)

const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  bare,
  lower: (text) => bare(text).toLowerCase(),
  upper: (text) => text.toUpperCase(),
  fullWidth,
  lookAlike,
  unseen: (text) => [...text].join('\u200b'),
  blanks: spaced(' '),
  dots: spaced('.'),
  dashes: spaced('-'),
  joined: (text) => text.replace(/[^\p{L}]/gu, ''),
  escaped: (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join(''),
}

test('a name is masked in any order, in parts and in every disguise, and the words around it stay', () => {
  const disguise = fc.constantFrom(...Object.keys(DISGUISES))
  fc.assert(
    fc.property(
      person,
      fc.constantFrom('first', 'last', 'second', 'whole', 'turned', 'initial'),
      disguise,
      (who, order, by) => {
        const { given, family, second } = who
        const written = {
          first: given,
          last: family,
          second,
          whole: `${given} ${family}`,
          turned: `${family}, ${given}`,
          initial: `${given[0]}. ${family}`,
        }[order]
        const hidden = DISGUISES[by]?.(written) ?? ''
        const own = maskerFor({ name: `${given} ${family}-${second}`, employers: [], schools: [] })
        expect(own(`Then “${hidden}” moved the servers to Kafka.`)).toMatch(
          /^Then “(?:\[name\]|\[contact\])[.,]?” moved the servers to Kafka\.$/,
        )
      },
    ),
    { numRuns: Number(process.env['MASKER_RUNS'] ?? 300) },
  )
})

test('what is masked stays masked, and the time grows with the text alone', () => {
  for (const piece of [
    'a.',
    '@',
    'a@',
    ' dot ',
    'will ',
    'w ',
    '0 ',
    '%41',
    '[at]',
    'x.com/',
    'one ',
    '-',
    'a-',
    'github: ',
    '. ',
  ]) {
    const long = mask(piece.repeat(30_000 / piece.length))
    expect(mask(long)).toBe(long)
  }
})
