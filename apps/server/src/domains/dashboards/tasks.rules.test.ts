import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTasks, type Task } from './tasks.rules.ts'

const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
const task: fc.Arbitrary<Task> = fc.record({
  does: fc.constant('decide' as const),
  requirementId: fc.uuid(),
  candidateId: fc.option(fc.uuid()),
  since: at,
  dueAt: fc.option(at),
  href: fc.constant('/requirement'),
})

test('deadlines come first, then the longest wait, and nothing that is shown is less urgent than what is left out', () => {
  fc.assert(
    fc.property(fc.array(task, { maxLength: 40 }), fc.nat(15), (tasks, most) => {
      const shown = firstTasks(tasks, most)
      expect(shown).toHaveLength(Math.min(most, tasks.length))
      const dues = shown.map(({ dueAt }) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY)
      expect(dues).toEqual(dues.toSorted((one, other) => (one === other ? 0 : one - other)))
      const waits = shown.filter(({ dueAt }) => dueAt === null).map(({ since }) => since.getTime())
      expect(waits).toEqual(waits.toSorted((one, other) => one - other))
      const hasDeadlineLeft = tasks.some((each) => each.dueAt !== null && !shown.includes(each))
      if (hasDeadlineLeft) expect(waits).toEqual([])
    }),
  )
})
