import { expect, test } from 'vitest'
import { findTestsOf } from './tests-of.ts'

const files = {
  'apps/server/src/domains/offers/offers.rules.ts': '',
  'apps/server/src/domains/offers/offers.rules.test.ts': `import { isOut } from './offers.rules.ts'`,
  'apps/server/src/domains/offers/accept-offer.ts': '',
  'apps/server/src/domains/offers/offers.test.ts': `import { openTestApp } from '../../platform/testing/test-app.ts'`,
  'apps/server/src/domains/hires/hires.full.test.ts': `import { isOut } from '../offers/offers.rules.ts'`,
  'apps/server/src/platform/testing/test-app.ts': '',
  'apps/web/src/form.tsx': '',
}
const testsOf = (...paths: string[]) =>
  findTestsOf(paths, Object.keys(files), (path) => files[path as keyof typeof files]).map((path) =>
    path.replace('apps/server/src/domains/', ''),
  )

test('a test file is its own test', () => {
  expect(testsOf('apps/server/src/domains/offers/offers.test.ts')).toEqual(['offers/offers.test.ts'])
})

test('a module is tested by the file of the same name and by its importers', () => {
  expect(testsOf('apps/server/src/domains/offers/offers.rules.ts')).toEqual([
    'hires/hires.full.test.ts',
    'offers/offers.rules.test.ts',
  ])
})

test('a module without importing tests is tested by its folder', () => {
  expect(testsOf('apps/server/src/domains/offers/accept-offer.ts')).toEqual([
    'offers/offers.rules.test.ts',
    'offers/offers.test.ts',
  ])
})

test('a file without tests yields none', () => {
  expect(testsOf('apps/web/src/form.tsx')).toEqual([])
})
