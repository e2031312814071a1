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

test('a test is its own', () => {
  expect(testsOf('apps/server/src/domains/offers/offers.test.ts')).toEqual(['offers/offers.test.ts'])
})

test('a module is tested by the file of its name and by whatever imports it', () => {
  expect(testsOf('apps/server/src/domains/offers/offers.rules.ts')).toEqual([
    'hires/hires.full.test.ts',
    'offers/offers.rules.test.ts',
  ])
})

test('a module that no test imports is tested by its folder', () => {
  expect(testsOf('apps/server/src/domains/offers/accept-offer.ts')).toEqual([
    'offers/offers.rules.test.ts',
    'offers/offers.test.ts',
  ])
})

test('where there is no test, none is found', () => {
  expect(testsOf('apps/web/src/form.tsx')).toEqual([])
})
