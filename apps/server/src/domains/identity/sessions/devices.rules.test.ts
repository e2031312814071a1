import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeDevice } from './devices.rules.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'curl'],
  ['', null],
])('%s is %s', (agent, device) => {
  expect(describeDevice(agent)).toBe(device)
})

test('any agent has a short description, or none', () => {
  fc.assert(
    fc.property(fc.string(), (agent) => {
      expect((describeDevice(agent) ?? '').length).toBeLessThanOrEqual(40)
    }),
  )
})
