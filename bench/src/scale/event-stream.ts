/** Live updates as a browser follows them: opened again, after a pause, whenever they end. */

import { setTimeout as sleep } from 'node:timers/promises'

export interface EventStream {
  isOpen(): boolean
  /** How many events of a type arrived. */
  count(type: string): number
  close(): void
}

/** The delay that the server tells browsers to wait. */
const RETRY_MS = 3_000

export function followEvents(address: string, token: string, onReopened: () => void): EventStream {
  const end = new AbortController()
  const counts = new Map<string, number>()
  let isOpen = false
  let hasBeenOpen = false

  async function follow(): Promise<void> {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(address, { headers, signal: end.signal })
    if (answer.status !== 200 || answer.body === null) {
      await answer.body?.cancel()
      return
    }
    isOpen = true
    if (hasBeenOpen) onReopened()
    hasBeenOpen = true
    let rest = ''
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('event: ')) continue
        const type = line.slice('event: '.length)
        counts.set(type, (counts.get(type) ?? 0) + 1)
      }
    }
  }

  async function followOnAndOn(): Promise<void> {
    while (!end.signal.aborted) {
      await follow().catch(() => undefined)
      isOpen = false
      await sleep(RETRY_MS, undefined, { signal: end.signal }).catch(() => undefined)
    }
  }

  void followOnAndOn()
  return { isOpen: () => isOpen, count: (type) => counts.get(type) ?? 0, close: () => end.abort() }
}
