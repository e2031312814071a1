import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetToken, saveToken } from '../../../platform/session/token.ts'
import { noteLook, tellLooks } from './impressions.mutations.ts'

const SEARCH = '019b76da-a800-790a-a2e7-7454902b141f'
const sent: { url: string; seen: object[] }[] = []
let works = true

beforeEach(() => {
  vi.useFakeTimers()
  saveToken('mine', 3_600)
  sent.length = 0
  works = true
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, seen: JSON.parse(body).data.attributes.seen })
    return works ? new Response(null, { status: 204 }) : Promise.reject(new TypeError('offline'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const reported = () => sent.flatMap(({ seen }) => seen)

test('impressions are sent in batches, each once at its highest level', async () => {
  noteLook(SEARCH, 'a', 'shown')
  noteLook(SEARCH, 'b', 'shown')
  noteLook(SEARCH, 'b', 'longLook')
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url).toContain(`/candidate-searches/${SEARCH}/actions/report-impressions`)
  expect(reported()).toEqual([
    { candidateId: 'a', opened: false, longLook: false },
    { candidateId: 'b', opened: true, longLook: true },
  ])
  noteLook(SEARCH, 'a', 'shown')
  noteLook(SEARCH, 'b', 'opened')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  noteLook(SEARCH, 'a', 'opened')
  tellLooks()
  expect(reported().at(-1)).toEqual({ candidateId: 'a', opened: true, longLook: false })
})

test('impressions that failed to send are retried with the next one, silently', async () => {
  works = false
  noteLook(SEARCH, 'c', 'shown')
  await vi.advanceTimersByTimeAsync(5_000)
  works = true
  noteLook(SEARCH, 'c', 'shown')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reported()).toHaveLength(2)
})

test('nothing is sent after a sign-out', async () => {
  noteLook(SEARCH, 'd', 'shown')
  forgetToken()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual([])
})
