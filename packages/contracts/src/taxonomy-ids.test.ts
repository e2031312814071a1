import { expect, test } from 'vitest'
import { skillIdOf, slugsById, taxonomyId } from './taxonomy-ids.ts'

test('an id of reference data is a lower-case UUIDv7 and never changes', () => {
  expect(skillIdOf('postgresql')).toBe(skillIdOf('postgresql'))
  expect(skillIdOf('postgresql')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a hundred thousand keys of every kind keep apart', () => {
  const ids = new Set<string>()
  for (let i = 0; i < 50_000; i += 1) {
    ids.add(taxonomyId('skill', `key-${i}`))
    ids.add(taxonomyId('title', `key-${i}`))
  }
  expect(ids.size).toBe(100_000)
})

test('an id leads back to its slug', () => {
  const slugs = slugsById(skillIdOf, ['react', 'go'])
  expect(slugs.get(skillIdOf('go'))).toBe('go')
  expect(slugs.get(skillIdOf('rust'))).toBeUndefined()
})
