import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../durations.ts'
import { forgetToken, saveToken } from '../session/token.ts'
import { onLiveEvent } from './live-events.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: FakeSource[] = []
  isClosed = false
  readyState = 1

  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    FakeSource.opened.push(this)
  }

  close(): void {
    this.isClosed = true
  }

  say(type: string): void {
    this.dispatchEvent(new Event(type))
  }

  refuse(): void {
    this.readyState = FakeSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => {
  FakeSource.opened.length = 0
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all listeners share one connection, receive their own events, and the last one closes it', () => {
  const heard: string[] = []
  const off = [
    onLiveEvent('session.opened', () => heard.push('opened')),
    onLiveEvent('notification.added', () => heard.push('first')),
    onLiveEvent('notification.added', () => heard.push('second')),
  ]
  const [source] = FakeSource.opened
  source?.say('session.opened')
  source?.say('notification.added')
  source?.say('pool.changed')
  expect(heard).toEqual(['opened', 'first', 'second'])
  off[1]?.()
  source?.say('notification.added')
  expect(heard.at(-1)).toBe('second')
  expect([heard.length, source?.isClosed]).toEqual([4, false])
  off[0]?.()
  off[2]?.()
  expect([FakeSource.opened.length, source?.isClosed]).toEqual([1, true])
})

test('a listener added after the last one left gets a new connection', () => {
  onLiveEvent('pool.changed', () => undefined)()
  onLiveEvent('pool.changed', () => undefined)()
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true, true])
})

test('a page that may be left closes its connection, and opens another if it stays', () => {
  vi.useFakeTimers()
  const heard: string[] = []
  const off = onLiveEvent('pool.changed', () => heard.push('changed'))
  dispatchEvent(new Event('beforeunload'))
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
  vi.advanceTimersByTime(3_000)
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
  FakeSource.opened.at(-1)?.say('pool.changed')
  expect(heard).toEqual(['changed'])
  dispatchEvent(new Event('beforeunload'))
  off()
  vi.runAllTimers()
  expect(FakeSource.opened).toHaveLength(2)
})

test('a stream that fell silent, as after an hour of sleep, is opened again', () => {
  vi.useFakeTimers()
  const off = onLiveEvent('pool.changed', () => undefined)
  for (let beat = 0; beat < 4; beat += 1) {
    vi.advanceTimersByTime(25_000)
    FakeSource.opened[0]?.say('stream.alive')
  }
  expect(FakeSource.opened).toHaveLength(1)
  vi.setSystemTime(Date.now() + HOUR_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
  // What happened in the meantime is asked for.
  expect(Number(FakeSource.opened[1]?.address.split('missed=')[1])).toBeGreaterThanOrEqual(HOUR_MS)
  off()
})

test('a refused stream, which the browser gives up, is tried again after a while', () => {
  vi.useFakeTimers()
  const off = onLiveEvent('pool.changed', () => undefined)
  FakeSource.opened[0]?.refuse()
  vi.advanceTimersByTime(5_000)
  expect(FakeSource.opened).toHaveLength(2)
  FakeSource.opened[1]?.refuse()
  vi.advanceTimersByTime(5_000)
  expect(FakeSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(5_000)
  expect(FakeSource.opened).toHaveLength(3)
  off()
})

test('a stream whose login is over is opened again with another login only', () => {
  vi.useFakeTimers()
  saveToken('first', 3_600)
  const off = onLiveEvent('pool.changed', () => undefined)
  FakeSource.opened[0]?.say('session.over')
  vi.advanceTimersByTime(HOUR_MS)
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
  saveToken('second', 3_600)
  vi.advanceTimersByTime(15_000)
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
  off()
  forgetToken()
})
