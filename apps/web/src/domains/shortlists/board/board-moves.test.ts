import { pipelineStages } from '@assay/contracts/shortlisteds'
import { expect, test } from 'vitest'
import type { Entry } from '../entries/shortlisteds.queries.ts'
import { boardMove } from './board-moves.ts'

const entry = (stage: Entry['stage'], ...mayDo: Entry['mayDo']) => ({ stage, mayDo })

test('a reachable column says how: a reason for rejecting, a dialog for requesting contact', () => {
  expect(boardMove(entry('shortlisted', 'reject'), 'rejected', true)).toEqual({ does: 'reject' })
  expect(boardMove(entry('rejected', 'restore'), 'shortlisted', true)).toEqual({ does: 'restore' })
  expect(boardMove(entry('shortlisted'), 'contactRequested', true)).toEqual({ does: 'contact' })
  expect(boardMove(entry('submitted', 'accept'), 'shortlisted', true)).toEqual({ does: 'decide', verdict: 'accept' })
})

test('every other column says why it rejects the drop', () => {
  for (const stage of pipelineStages)
    for (const to of pipelineStages.filter((each) => each !== stage)) {
      const move = boardMove(entry(stage), to, false)
      expect(move).toMatchObject({ does: 'nothing', why: expect.stringMatching(/^[A-Z].*\.$/) })
    }
})

test('dropping in the same column does nothing and says nothing', () => {
  expect(boardMove(entry('decision', 'reject'), 'decision', true)).toBeNull()
})
