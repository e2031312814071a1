import { readLinearModel, writeLinearModel } from '@assay/text-reading/description/learned/linear-model'
import { ROLES } from '@assay/text-reading/description/skills/role'
import { likelihoods } from '@assay/text-reading/description/skills/role-model'
import { ROLE_MODEL } from '@assay/text-reading/description/skills/role-weights'
import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../../generated-searches/chance.ts'
import { fitRoles, type RoleCase } from './fit-roles.ts'
import { writePosting } from './write-posting.ts'

const SKILLS = Array.from({ length: 60 }, (_, place) => ({ slug: `s${place}`, name: `Skill ${place}` }))
const CASES = Array.from(
  { length: 40 },
  (_, place): RoleCase => ({
    features: place % 2 === 0 ? ['b:ideally', 'sec:none'] : ['b:must', 'sec:none'],
    role: place % 2 === 0 ? 'nice' : 'must',
    weight: 1,
  }),
)
const inOrder = () => [...CASES.keys()]
const options = { passes: 5, ridge: 1, minCases: 2 }

describe('roles are learned from cases', () => {
  test('the signs of a role speak for it', () => {
    const model = fitRoles(CASES, inOrder, options)
    const [shares = []] = likelihoods({ shared: ['sec:none'], own: [['b:ideally']] }, model)
    expect(ROLES[shares.indexOf(Math.max(...shares))]).toBe('nice')
  })

  test('the same cases give the same weights', () => {
    expect(writeLinearModel(fitRoles(CASES, inOrder, options))).toBe(
      writeLinearModel(fitRoles(CASES, inOrder, options)),
    )
  })

  test('the shipped weights are written as they are read', () => {
    expect(readLinearModel(writeLinearModel(ROLE_MODEL))).toEqual(ROLE_MODEL)
  })
})

test('a written posting names every skill that it wants', () => {
  const chance = chanceFrom(3)
  for (let count = 0; count < 50; count += 1) {
    const { text, wanted } = writePosting(SKILLS, chance)
    const named = text.replace(/\s+/g, '').toLowerCase()
    for (const slug of wanted.keys()) expect(named).toContain(slug.replace('s', ''))
  }
})
