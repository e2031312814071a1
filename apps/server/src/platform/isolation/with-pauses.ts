import { setImmediate as nextTurn } from 'node:timers/promises'

const HELD_MS = 20

/**
 * Returns a function to call between pieces of work: whenever they have held this thread for a while, it returns a pause
 * to wait for, in which others can use the thread.
 */
export function createPauses(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < HELD_MS) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}

/** The same items. Whenever this thread was held for a while by what is done with them, others can use it first. */
export async function* withPauses<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const pause = createPauses()
  for await (const item of items) {
    yield item
    await pause()
  }
}

/** Carries out all steps. Whenever they have held this thread for a while, others can use it first. */
export async function runWithPauses<Result>(steps: Generator<void, Result>): Promise<Result> {
  const pause = createPauses()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const due = pause()
    if (due !== undefined) await due
  }
}

/** The results of all items, with such pauses. */
export const mapWithPauses = <Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> =>
  runWithPauses(
    (function* () {
      const results: Result[] = []
      for (const item of items) {
        results.push(map(item))
        yield
      }
      return results
    })(),
  )
