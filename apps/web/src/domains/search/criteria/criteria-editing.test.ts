import { expect, test } from 'vitest'
import { addAlternative, type MustHave, withCentral } from './criteria-editing.ts'

test('a must-have becomes central and one of the others again, and stays central when it is edited', () => {
  const java: MustHave = { anyOf: ['java'], minYears: 3, minEvidence: null }
  const central = withCentral(java, true)
  expect(central).toEqual({ ...java, central: true })
  expect(withCentral(central, false)).toEqual(java)
  const criteria = { mustHave: [central] } as Parameters<typeof addAlternative>[0]
  expect(addAlternative(criteria, 0, 'kotlin').mustHave).toEqual([{ ...central, anyOf: ['java', 'kotlin'] }])
})
