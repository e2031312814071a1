import { describe, expect, test } from 'vitest'
import { summarizeFunnel } from './requirement-labels.ts'

describe('the candidates of a job in two lines', () => {
  const cases = [
    [{}, 'No candidates', null],
    [{ shortlisted: 4 }, '4 shortlisted', null],
    [{ shortlisted: 4, rejected: 9 }, '4 shortlisted', null],
    [{ submitted: 1, shortlisted: 3, interviewing: 5, rejected: 3 }, '5 in interviews', '9 active'],
    [{ shortlisted: 3, offer: 2, hired: 4 }, '2 with offer', '4 hired · 5 active'],
    [{ decision: 1, hired: 1 }, '1 in decision', '1 hired'],
    [{ hired: 1, rejected: 7, closed: 12 }, '1 hired', '7 rejected · 12 closed'],
    [{ rejected: 1, closed: 1_207 }, '1 rejected', '1,207 closed'],
  ] as const

  test.each(cases)('%j', (funnel, first, below) => {
    expect(summarizeFunnel(funnel)).toEqual({ first, below })
  })
})
