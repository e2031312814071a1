import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ruledText } from './ruled-text.ts'
import { type Check, firstProblem, type RuleName, rules, rulesOfAttributes, type Values } from './validation-rules.ts'

interface Row {
  check: Check
  good: readonly unknown[]
  bad: readonly unknown[]
  says: string
  values?: Values
}

const file = (name: string, type: string, bytes = 10, width?: number, height?: number) => ({
  name,
  type,
  size: bytes,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
})
const password = { key: 'password', label: 'Password' }
const decision = { key: 'decision', label: 'Decision' }

const rows: Record<RuleName, Row> = {
  alpha: {
    check: rules.alpha(),
    good: ['Zoë', 'Łódź'],
    bad: ['a1', 'a b', 'a-b'],
    says: 'Field may contain letters only.',
  },
  alpha_num: {
    check: rules.alpha_num(),
    good: ['k8s', 'Zoë2'],
    bad: ['a b', 'a_b'],
    says: 'Field may contain letters and digits only.',
  },
  alpha_dash: {
    check: rules.alpha_dash(),
    good: ['vue-js_3'],
    bad: ['a b', 'a.b'],
    says: 'Field may contain letters, digits, dashes and underscores only.',
  },
  alpha_spaces: {
    check: rules.alpha_spaces(),
    good: ['Ada Lovelace'],
    bad: ['Ada 2', 'Ada-L'],
    says: 'Field may contain letters and spaces only.',
  },
  between: {
    check: rules.between(1, 60),
    good: [1, 60, '40'],
    bad: [0, 61, 'x', '1e9'],
    says: 'Field must be between 1 and 60.',
  },
  confirmed: {
    check: rules.confirmed(password),
    good: ['secret'],
    bad: ['Secret', 'secret '],
    says: 'Passwords don’t match.',
    values: { password: 'secret' },
  },
  digits: {
    check: rules.digits(6),
    good: ['012345', 123456],
    bad: ['12345', '1234567', '12345a'],
    says: 'Field must have exactly 6 digits.',
  },
  dimensions: {
    check: rules.dimensions(2000, 1000),
    good: [file('a.png', 'image/png', 1, 2000, 1000)],
    bad: [file('a.png', 'image/png', 1, 2001, 10), file('a.png', 'image/png', 1, 10, 1001), file('a.png', 'image/png')],
    says: 'Field must be at most 2000 × 1000 pixels.',
  },
  email: {
    check: rules.email(),
    good: ['ada@acme.test', "o'neil+hr@sub.example.co.uk"],
    bad: [
      'ada',
      'ada@acme',
      'a da@acme.test',
      '.ada@acme.test',
      'a..b@acme.test',
      'ada@-acme.test',
      `${'a'.repeat(250)}@acme.test`,
    ],
    says: 'Field must be an email address, such as name@company.com.',
  },
  excluded: {
    check: rules.excluded(['root', 1]),
    good: ['ada', ['b', 'c']],
    bad: ['root', '1', ['b', 'root']],
    says: 'Field can’t have this value.',
  },
  oneOf: {
    check: rules.oneOf(['hour', 'day', 2]),
    good: ['hour', '2', ['hour', 'day']],
    bad: ['month', ['hour', 'month']],
    says: 'Field must be one of the listed values.',
  },
  ext: {
    check: rules.ext(['pdf', 'docx', 'txt']),
    good: [file('cv.PDF', '')],
    bad: [file('cv.exe', ''), file('pdf', '')],
    says: 'Field must be a file that ends in .pdf, .docx or .txt.',
  },
  mimes: {
    check: rules.mimes(['image/png', 'video/*']),
    good: [file('a', 'image/png'), file('a', 'video/mp4')],
    bad: [file('a', 'image/gif'), 'image/png'],
    says: 'Field must be a file of the type image/png or video/*.',
  },
  image: {
    check: rules.image(),
    good: [file('a', 'image/webp')],
    bad: [file('a', 'text/plain')],
    says: 'Field must be an image.',
  },
  integer: { check: rules.integer(), good: ['-3', 12], bad: ['1.5', 'x', 1.5], says: 'Field must be a whole number.' },
  double: {
    check: rules.double(2),
    good: ['1', '-1.25', '.5'],
    bad: ['1.255', 'x', '1,5', '1.2.3'],
    says: 'Field must be a number with at most 2 decimals.',
  },
  numeric: { check: rules.numeric(), good: ['007'], bad: ['-1', '1.5', 'x'], says: 'Field may contain digits only.' },
  no_address: {
    check: rules.no_address(),
    good: ['Node.js GmbH'],
    bad: ['Visit evil.com', 'ada@evil.test'],
    says: 'Field can’t contain a web or email address. Leave out endings such as “.com”.',
  },
  no_address_beside_name: {
    check: rules.no_address_beside_name(),
    good: ['Node.js GmbH', 'Booking.com B.V.'],
    bad: ['Visit evil.com', 'https://evil.com', 'www.evil.com'],
    says: 'Field can’t contain a web or email address. Leave out endings such as “.com”.',
  },
  one_alphabet: {
    check: rules.one_alphabet(),
    good: ['Яндекс Labs'],
    bad: ['Аcme'],
    says: 'Field mixes two alphabets in one word. Use one of them.',
  },
  length: {
    check: rules.length(2),
    good: ['DE', ['a', 'b']],
    bad: ['D', 'DEU', ['a']],
    says: 'Field must have a length of exactly 2.',
  },
  max: { check: rules.max(3), good: ['abc'], bad: ['abcd'], says: 'Field may have at most 3 characters.' },
  min: { check: rules.min(2), good: ['ab'], bad: ['a'], says: 'Field must have at least 2 characters.' },
  max_value: { check: rules.max_value(5), good: [5, '-2'], bad: ['5.1', 'x'], says: 'Field must be at most 5.' },
  min_value: { check: rules.min_value(0), good: [0, '3'], bad: ['-0.1', 'x'], says: 'Field must be at least 0.' },
  regex: {
    check: rules.regex(/^\+[1-9][0-9]{6,14}$/g),
    good: ['+4930123456', '+4930123456'],
    bad: ['030 123'],
    says: 'Field has an invalid format.',
  },
  required: {
    check: rules.required(),
    good: ['x', 0, true, ['a']],
    bad: ['', '  ', null, undefined, [], false],
    says: 'Field is required.',
  },
  required_if: {
    check: rules.required_if(decision, ['declined']),
    good: ['too dear'],
    bad: ['', null],
    says: 'Field is required because of Decision.',
    values: { decision: 'declined' },
  },
  size: {
    check: rules.size(2),
    good: [file('a', '', 2048)],
    bad: [file('a', '', 2049)],
    says: 'Field must be at most 2 KB.',
  },
  is: { check: rules.is('yes'), good: ['yes'], bad: ['no'], says: 'Field must be yes.' },
  is_not: { check: rules.is_not('me'), good: ['you'], bad: ['me'], says: 'Field must not be me.' },
}

describe.each(Object.entries(rows))('the rule %s', (name, { check, good, bad, says, values = {} }) => {
  test('accepts a valid value', () => {
    for (const value of good) expect(firstProblem('Field', value, [check], values), String(value)).toBeNull()
  })
  test('refuses an invalid value and names the field', () => {
    for (const value of bad) expect(firstProblem('Field', value, [check], values), String(value)).toBe(says)
  })
  if (name !== 'required' && name !== 'required_if')
    test('leaves an empty field to "required"', () => {
      for (const value of ['', null, undefined]) expect(firstProblem('Field', value, [check], values)).toBeNull()
    })
})

test('required_if ignores the field while the other one has another value', () => {
  expect(firstProblem('Reason', '', [rules.required_if(decision, ['declined'])], { decision: 'accepted' })).toBeNull()
})

test('required_if without values checks that the other field is filled', () => {
  const check = rules.required_if(decision)
  expect(firstProblem('Reason', '', [check], { decision: 'anything' })).toBe('Reason is required because of Decision.')
  expect(firstProblem('Reason', '', [check], { decision: '' })).toBeNull()
})

test('a rule without its own message uses the default', () => {
  expect(firstProblem('Colour', 'x', [{ rule: 'own', holds: () => false }])).toBe('Colour is not valid.')
})

test('the first broken rule gives the message', () => {
  expect(firstProblem('Name', '', [rules.required(), rules.min(2)])).toBe('Name is required.')
  expect(firstProblem('Name', 'a', [rules.required(), rules.min(2)])).toBe('Name must have at least 2 characters.')
})

test('input attributes become rules', () => {
  const problem = (value: string, attributes: Parameters<typeof rulesOfAttributes>[0]) =>
    firstProblem('Field', value, rulesOfAttributes(attributes))
  expect(problem('', { required: true })).toBe('Field is required.')
  expect(problem('x', { type: 'email' })).toContain('mail address')
  expect(problem('ab', { pattern: '[a-z]' })).toBe('Field has an invalid format.')
  expect(problem('a', { minLength: 2 })).toContain('at least 2')
  expect(problem('abc', { maxLength: 2 })).toContain('at most 2')
  expect(problem('1', { type: 'number', min: '2' })).toBe('Field must be at least 2.')
  expect(problem('4', { type: 'number', max: 3 })).toBe('Field must be at most 3.')
  expect(problem('x', { type: 'number' })).toBe('Field must be a number.')
  expect(problem('2', { type: 'number', min: 2, max: 3, required: true })).toBeNull()
})

test('a contract and a form give the same message for a field', () => {
  const schema = z.object({ fullName: ruledText('Full name', rules.required(), rules.min(2), rules.max(80)) })
  const answer = schema.safeParse({ fullName: 'a' })
  expect(answer.error?.issues).toMatchObject([
    { path: ['fullName'], message: 'Full name must have at least 2 characters.' },
  ])
  expect(schema.safeParse({}).error?.issues[0]?.message).toBe('Full name is required.')
  expect(schema.safeParse({ fullName: 'Ada' }).success).toBe(true)
})

test('the rules of a contract appear in the API description', () => {
  const described = z.toJSONSchema(ruledText('Work email', rules.email(), rules.max(254)))
  expect(described).toMatchObject({ type: 'string', format: 'email', maxLength: 254 })
})
