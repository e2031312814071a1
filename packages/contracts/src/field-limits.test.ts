import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitsOf, readInputs } from './field-limits.ts'
import { register } from './registrations.ts'
import { changeRequirement, createRequirement } from './requirements.ts'

const none = { minLength: undefined, maxLength: undefined, min: undefined, max: undefined, step: undefined }

test('the limits of a field come from the schema that the server reads', () => {
  const { body } = changeRequirement
  expect(limitsOf(body, 'title')).toEqual({ ...none, required: false, isNumber: false, minLength: 2, maxLength: 120 })
  expect(limitsOf(body, 'seats')).toEqual({ ...none, required: false, isNumber: true, min: 1, max: 99, step: 1 })
  expect(limitsOf(body, 'plan.3.minutes')).toMatchObject({ required: true, min: 30, max: 480, step: 30 })
  expect(limitsOf(body, 'plan')).toMatchObject({ maxLength: 12 })
  expect(limitsOf(body, 'salary')).toBeNull()
})

test('the rules of registration count, too', () => {
  expect(limitsOf(register.body, 'fullName')).toMatchObject({ required: true, minLength: 2, maxLength: 80 })
})

test('creating and changing a job share their limits', () => {
  for (const field of ['title', 'seats', 'description', 'plan', 'team']) {
    const { required: _, ...created } = limitsOf(createRequirement.body, field) ?? { required: null }
    expect(limitsOf(changeRequirement.body, field)).toMatchObject(created)
  }
})

test('a transformed field has the limits of what is read from it', () => {
  const schema = z.object({
    name: z
      .string()
      .transform((text) => text.trim())
      .pipe(z.string().min(2).max(200)),
    code: z
      .string()
      .max(30)
      .transform((text) => text.toLowerCase()),
  })
  expect(limitsOf(schema, 'name')).toMatchObject({ minLength: 2, maxLength: 200 })
  expect(limitsOf(schema, 'code')).toMatchObject({ maxLength: 30 })
})

test('a number in an input is read as a number, other text stays for the schema to refuse', () => {
  const schema = z.object({ seats: z.int(), plan: z.array(z.object({ minutes: z.int() })).default([]) })
  expect(readInputs(schema, { seats: ' 3 ', plan: [{ minutes: '60' }] })).toEqual({ seats: 3, plan: [{ minutes: 60 }] })
  expect(readInputs(schema, { seats: 'three' })).toEqual({ seats: 'three' })
})

test('an empty input is null, an empty text or nothing, whichever the schema accepts first', () => {
  const schema = z.object({
    text: z.string(),
    note: z.string().nullable(),
    title: z.string().min(2).optional(),
    name: z.string().min(2),
  })
  expect(readInputs(schema, { text: '', note: ' ', title: '', name: '' })).toEqual({ text: '', note: null, name: '' })
})
