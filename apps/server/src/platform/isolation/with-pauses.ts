import { setImmediate as nextTurn } from 'node:timers/promises'

const HELD_MS = 20

/** The same items. Whenever this thread was held for a while by what is done with them, others can use it first. */
export async function* withPauses<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let since = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - since < HELD_MS) continue
    await nextTurn()
    since = performance.now()
  }
}
