import { expect, test } from 'vitest'
import { countedCriteria, missedYears, yearsOfMustHave } from './counted-criteria.ts'

const match = (label: string, yearsMet: boolean | null = null) => ({
  yearsMet,
  contributions: [{ feature: 'criteria' as const, label }],
})

test.each([
  ['Must-haves, title and more than 2.5 years', 2.5, 'too few'],
  ['Must-haves and more than 1 year', 0, 'too few'],
  ['Must-haves and at most 6 years', 6.5, 'too many'],
  ['Title, mid level or above and 1.75 to 10 years', 1.5, 'too few'],
  ['Title, mid level or above and 1.75 to 10 years', 10.5, 'too many'],
] as const)('%s: %d years are distinguished from the others', (label, years, missed) => {
  expect(missedYears(years, match(label, false))).toBe(missed)
  expect(missedYears(years, match(label, true))).toBeNull()
  expect(missedYears(years, match(label, null))).toBeNull()
})

test('criteria are named as the explanation names them', () => {
  expect(countedCriteria(match('Must-haves, title and mid level or above'))).toBe(
    'all must-haves, the title and mid level or above',
  )
  const senior = { feature: 'seniority' as const, label: 'Seniority: senior asked' }
  const seniors = match('Must-haves, title and mid level or above').contributions
  expect(countedCriteria({ contributions: [...seniors, senior] })).toBe(
    'all must-haves, the title and mid level or above (senior requested)',
  )
  expect(countedCriteria(match('Must-haves, preferred country and more than 2 years'))).toBe(
    'all must-haves, the preferred country and more than 2 years',
  )
  const eight = { feature: 'years' as const, label: 'Years of experience: 8 or more asked' }
  const { contributions } = match('Must-haves, title and more than 4 years')
  expect(countedCriteria({ contributions: [...contributions, eight] })).toBe(
    'all must-haves, the title and more than 4 years (8+ requested)',
  )
  expect(missedYears(4, { yearsMet: false, contributions: [...contributions, eight] })).toBe('too few')
  expect(countedCriteria(match('Title'))).toBe('the title')
  expect(countedCriteria({ contributions: [] })).toBeNull()
})

test('the years of a must-have are those that its line of the explanation states', () => {
  const line = (label: string, value: string) => ({ feature: 'mustHave' as const, label, value })
  const lines = [
    line('SQL, must-have', '3.5 years, level 3 of 5, used within a year'),
    line('Python, must-have', 'From PySpark (implies Python): 1 year, level 2 of 5'),
    line('Go or Rust, must-have', 'level 3 of 5, used 2 years ago'),
  ]
  expect(['SQL', 'Python', 'Go or Rust', 'Java'].map((name) => yearsOfMustHave(name, lines))).toEqual([
    '3.5',
    '1',
    null,
    null,
  ])
})
