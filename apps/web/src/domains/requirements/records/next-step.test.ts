import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const jobs: readonly [name: string, job: object, step: string | null, reviewer?: object][] = [
  ['an open job with decisions', { state: 'open', funnel: { decision: 2, submitted: 1 } }, 'Review 2 decisions'],
  ['an open job with a submission', { state: 'open', funnel: { submitted: 1, shortlisted: 4 } }, 'Review 1 submission'],
  ['a submission that others answer', { state: 'open', funnel: { submitted: 1 } }, 'find', { mayAnswer: false }],
  ['decisions of others', { state: 'open', funnel: { decision: 1 } }, 'find', { maySort: false }],
  ['an open job without either', { state: 'open', funnel: { shortlisted: 4 } }, 'find'],
  ['a draft that one may publish', { state: 'draft', mayDo: ['submit', 'publish', 'edit'] }, 'publish'],
  ['a draft that one may only submit', { state: 'draft', mayDo: ['submit', 'edit'] }, 'submit'],
  ['a submitted draft of one’s own', { state: 'pendingApproval', mayDo: ['recall', 'clone'] }, 'recall'],
  ['a submitted draft to decide on', { state: 'pendingApproval', mayDo: ['recall', 'return', 'approve'] }, 'approve'],
  ['a job that one only reads', { state: 'paused', mayDo: [] }, null],
]

test.each(jobs)('%s', (_name, job, expected, reviewer = {}) => {
  const requirement = { funnel: {}, mayDo: [], ...job } as unknown as Parameters<typeof nextStepOf>[0]
  const step = nextStepOf(requirement, { maySort: true, mayAnswer: true, ...reviewer })
  expect(step && (step.does === 'move' ? step.verb : step.does === 'review' ? step.label : step.does)).toBe(expected)
})
