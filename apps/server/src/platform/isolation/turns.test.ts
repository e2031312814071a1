import { expect, test } from 'vitest'
import { createTurns, tooBusy } from './turns.ts'

/** Work that ends on demand. */
function work() {
  const started: number[] = []
  const ends = new Map<number, () => void>()
  const begin = (number: number) => () =>
    new Promise<void>((resolve) => {
      started.push(number)
      ends.set(number, resolve)
    })
  return { started, begin, end: (number: number) => ends.get(number)?.() }
}

const limits = { atOnce: 2, maxWaiting: 10, maxWaitMs: 60_000, busy: tooBusy }

test('no more than the limit runs in parallel, and the rest in the order of arrival', async () => {
  const turns = createTurns(limits)
  const { started, begin, end } = work()
  const runs = [0, 1, 2, 3].map((number) => turns.run(begin(number)))
  await expect.poll(() => started).toEqual([0, 1])
  end(0)
  await expect.poll(() => started).toEqual([0, 1, 2])
  end(1)
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  end(2)
  end(3)
  await Promise.all(runs)
})

test('work whose turn does not come in time is refused, and takes no place', async () => {
  const turns = createTurns({ ...limits, atOnce: 1, maxWaitMs: 5 })
  const { started, begin, end } = work()
  const first = turns.run(begin(0))
  await expect(turns.run(begin(1))).rejects.toMatchObject({ code: 'service.busy' })
  end(0)
  await first
  const third = turns.run(begin(2))
  await expect.poll(() => started).toEqual([0, 2])
  end(2)
  await third
})

test('work beyond the waiting list is refused immediately', async () => {
  const turns = createTurns({ ...limits, atOnce: 1, maxWaiting: 0 })
  const { begin, end } = work()
  const first = turns.run(begin(0))
  await expect(turns.run(begin(1))).rejects.toMatchObject({ code: 'service.busy' })
  end(0)
  await first
})

test('a caller with many requests delays no other caller', async () => {
  const turns = createTurns({ ...limits, atOnce: 3, atOncePerCaller: 2, maxWaiting: 20 })
  const { started, begin, end } = work()
  const greedy = [0, 1, 2, 3, 4].map((number) => turns.run(begin(number), 'greedy'))
  await expect.poll(() => started).toEqual([0, 1])
  const others = [
    turns.run(begin(10), 'modest'),
    turns.run(begin(11), 'modest'),
    turns.run(begin(20), 'other'),
    turns.run(begin(12), 'modest'),
  ]
  await expect.poll(() => started).toEqual([0, 1, 10])
  end(0)
  await expect.poll(() => started).toEqual([0, 1, 10, 2])
  end(2)
  await expect.poll(() => started).toEqual([0, 1, 10, 2, 11])
  end(1)
  await expect.poll(() => started).toEqual([0, 1, 10, 2, 11, 20])
  for (const number of [10, 11, 20, 3, 12, 4]) {
    await expect.poll(() => started).toContain(number)
    end(number)
  }
  await Promise.all([...greedy, ...others])
})

test('a caller who fills their part of the line leaves room in it for others', async () => {
  const turns = createTurns({ ...limits, atOnce: 1, maxWaiting: 4, maxWaitingPerCaller: 2 })
  const { started, begin, end } = work()
  const first = [0, 1, 2].map((number) => turns.run(begin(number), 'greedy'))
  await expect(turns.run(begin(3), 'greedy')).rejects.toMatchObject({ code: 'service.busy' })
  const other = turns.run(begin(10), 'modest')
  for (const number of [0, 1, 10, 2]) {
    await expect.poll(() => started).toContain(number)
    end(number)
  }
  await Promise.all([...first, other])
  expect(started).toEqual([0, 1, 10, 2])
})

test('new callers leave every second turn to known ones', async () => {
  const isKnown = (caller: string): boolean => caller === 'known'
  const turns = createTurns({ ...limits, atOnce: 1, maxWaiting: 100, isKnown })
  const { started, begin, end } = work()
  const runs = [0, 1, 2, 3, 4, 5].map((number) => turns.run(begin(number), `stranger ${number}`))
  const known = [10, 11].map((number) => turns.run(begin(number), 'known'))
  for (const number of [0, 10, 1, 11, 2, 3, 4, 5]) {
    await expect.poll(() => started).toContain(number)
    end(number)
  }
  await Promise.all([...runs, ...known])
  expect(started).toEqual([0, 10, 1, 11, 2, 3, 4, 5])
})

test('a caller gets fewer turns while there is no time for them, and all of them again later', async () => {
  let perCaller = 1
  const turns = createTurns({ ...limits, atOnce: 3, atOncePerCaller: () => perCaller })
  const { started, begin, end } = work()
  const runs = [0, 1, 2, 3].map((number) => turns.run(begin(number), 'greedy'))
  await expect.poll(() => started).toEqual([0])
  perCaller = 3
  end(0)
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  for (const number of [1, 2, 3]) end(number)
  await Promise.all(runs)
})
