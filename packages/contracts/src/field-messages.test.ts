import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeIssue, fieldName } from './field-messages.ts'

describe('each kind of schema says what to do', () => {
  const said = (schema: z.ZodType, value: unknown) =>
    z.object({ jobTitle: schema }).safeParse({ jobTitle: value }).error?.issues[0]?.message
  const rows: readonly (readonly [string, z.ZodType, unknown, string])[] = [
    ['a missing text', z.string(), undefined, 'Job title is required.'],
    ['an empty text', z.string().min(2), '', 'Job title is required.'],
    ['an empty choice', z.enum(['a', 'b']), '', 'Job title is required.'],
    ['a short text', z.string().min(2), 'x', 'Job title must have at least 2 characters.'],
    ['a long text', z.string().max(3), 'long', 'Job title may have at most 3 characters.'],
    ['a text of another length', z.string().length(2), 'xyz', 'Job title must have exactly 2 characters.'],
    ['a number instead of a text', z.string(), 3, 'Job title must be text.'],
    ['a text instead of a number', z.number(), 'x', 'Job title must be a number.'],
    ['a fraction', z.int(), 1.5, 'Job title must be a whole number.'],
    ['a low number', z.int().min(1), 0, 'Job title must be at least 1.'],
    ['a high number', z.int().max(99), 100, 'Job title must be at most 99.'],
    ['zero', z.number().positive(), 0, 'Job title must be more than 0.'],
    ['a negative number', z.number().negative(), 0, 'Job title must be less than 0.'],
    ['another step', z.int().multipleOf(30), 31, 'Job title must be a multiple of 30.'],
    ['a wrong choice', z.enum(['a', 'b', 'c']), 'd', 'Job title must be a, b or c.'],
    [
      'a wrong choice of many',
      z.enum(Array.from({ length: 21 }, (_, at) => `c${at}`)),
      'd',
      'Job title must be one of the listed values.',
    ],
    ['a wrong constant', z.literal(true), false, 'Job title must be true.'],
    ['no truth value', z.boolean(), 'yes', 'Job title must be true or false.'],
    ['too few entries', z.array(z.string()).min(1), [], 'Job title must have at least 1 entry.'],
    ['too many entries', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Job title may have at most 2 entries.'],
    ['a wrong number of entries', z.array(z.string()).length(2), ['a'], 'Job title must have exactly 2 entries.'],
    ['no list', z.array(z.string()), 'a', 'Job title must be a list.'],
    ['no object', z.object({}), 'a', 'Job title must be an object.'],
    ['an email address', z.email(), 'x', 'Job title must be an email address, such as name@company.com.'],
    ['a date', z.iso.date(), 'soon', 'Job title must be a date, such as 2026-11-30.'],
    ['a time', z.iso.datetime(), 'soon', 'Job title must be a time, such as 2026-11-30T09:00:00Z.'],
    ['an address', z.url(), 'x', 'Job title must be a URL that begins with https://.'],
    ['a pattern', z.string().regex(/^a$/), 'b', 'Job title has an invalid format.'],
    ['an unknown field', z.strictObject({}), { a: 1 }, 'Remove a: this field doesn’t exist here.'],
    ['a rule without words', z.string().refine(() => false), 'a', 'Job title is not valid.'],
    ['a record key', z.record(z.string().min(2), z.string()), { a: 'b' }, 'A is not valid.'],
    ['no alternative', z.union([z.number(), z.boolean()]), 'a', 'Job title is not valid.'],
    ['the nearest alternative', z.union([z.object({ a: z.int() }), z.number()]), { a: 'b' }, 'A must be a number.'],
  ]
  test.each(rows)('%s', (_, schema, value, sentence) => expect(said(schema, value)).toBe(sentence))
})

test('a field is named by its path, or by the form that shows it', () => {
  expect(fieldName(['companyName'])).toBe('Company name')
  expect(fieldName(['data', 'candidateId'])).toBe('Candidate')
  expect(fieldName(['externalId'])).toBe('External id')
  expect(fieldName(['tags', 2])).toBe('Tags 3')
  expect(fieldName([])).toBe('The value')
  const answer = z
    .object({ code: z.string() })
    .safeParse({}, { error: (issue) => describeIssue(issue, () => 'Reason') })
  expect(answer.error?.issues[0]?.message).toBe('Reason is required.')
})
