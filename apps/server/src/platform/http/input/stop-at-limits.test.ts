import { expect, test } from 'vitest'
import { z } from 'zod'
import { stopAtLimits } from './stop-at-limits.ts'

const looked: string[] = []
const text = z
  .string()
  .max(5)
  .refine((given) => looked.push(given) > 0)
const Tree = z.object({
  text,
  get trees() {
    return z.array(Tree).optional()
  },
})
const schema = z
  .object({
    plain: text.nullable().default(null),
    list: z.array(z.union([z.number(), text])),
    byName: z.record(z.string(), text),
    shaped: z.preprocess((given) => given, text.optional()).transform((given) => given ?? null),
    tree: Tree,
  })
  .partial()
stopAtLimits(schema)

test.each([
  { plain: 'too long' },
  { list: [1, 'too long'] },
  { byName: { a: 'too long' } },
  { shaped: 'too long' },
  { tree: { text: 'short', trees: [{ text: 'too long' }] } },
])('%j: a text beyond its limit is refused before any rule looks at it', (given) => {
  looked.length = 0
  expect(schema.safeParse(given).success).toBe(false)
  expect(looked).not.toContain('too long')
})

test('a text within its limit is looked at', () => {
  looked.length = 0
  expect(schema.safeParse({ plain: 'short', list: ['five.'] }).success).toBe(true)
  expect(looked).toEqual(['short', 'five.'])
})
