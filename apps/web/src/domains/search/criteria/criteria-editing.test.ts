import { emptyCriteria, type SearchCriteria } from '@assay/contracts/search-criteria'
import { expect, test } from 'vitest'
import { addAlternative, addList, type MustHave, withCentral } from './criteria-editing.ts'

test('a must-have becomes central and one of the others again, and stays central when it is edited', () => {
  const java: MustHave = { anyOf: ['java'], minYears: 3, minEvidence: null }
  const central = withCentral(java, true)
  expect(central).toEqual({ ...java, central: true })
  expect(withCentral(central, false)).toEqual(java)
  const criteria = { mustHave: [central] } as Parameters<typeof addAlternative>[0]
  expect(addAlternative(criteria, 0, 'kotlin').mustHave).toEqual([{ ...central, anyOf: ['java', 'kotlin'] }])
})

test('a list of skills is taken whole where nothing is asked yet, and otherwise adds what is not named', () => {
  const must = (...anyOf: string[]): MustHave => ({ anyOf, minYears: null, minEvidence: null })
  const list: SearchCriteria = {
    ...emptyCriteria,
    title: 'Data Engineer',
    mustHave: [must('python'), must('dbt', 'sqlmesh')],
    niceToHave: [{ skillId: 'airflow', weight: 3 }],
    writtenWords: ['python'],
  }
  const limits = { ...emptyCriteria.constraints, noticeMaxDays: 30 }
  expect(addList({ ...emptyCriteria, constraints: limits }, list, 'mustHave')).toEqual({ ...list, constraints: limits })

  const asked: SearchCriteria = { ...emptyCriteria, title: 'Analyst', mustHave: [must('sql'), must('python', 'r')] }
  expect(addList(asked, list, 'mustHave')).toEqual({
    ...asked,
    mustHave: [...asked.mustHave, must('dbt', 'sqlmesh')],
    niceToHave: list.niceToHave,
  })
  expect(addList(asked, list, 'niceToHave')).toEqual({
    ...asked,
    niceToHave: ['airflow', 'dbt', 'sqlmesh'].map((skillId) => ({ skillId, weight: 3 })),
  })
})
