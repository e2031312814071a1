import { expect, test } from 'vitest'
import type { User } from '../session/session.ts'
import { listDestinations } from './navigation.ts'

const linkOf = (scope: string, permission: string, to: string) => {
  const user = { scope: [scope], roles: [{ permissions: [{ name: permission }] }] } as unknown as User
  return listDestinations(user).find((each) => each.to === to)
}

test('a link leads to what its name says', () => {
  const disputes = linkOf('platform', 'contact.answer', '/contact-info-requested')
  expect([disputes?.label, disputes?.search]).toEqual(['Contact disputes', { state: 'disputed' }])
  expect(linkOf('platform', 'replacement.decide', '/hired-candidates/candidates-hired')?.label).toBe('Replacements')
  expect(linkOf('agency', 'replacement.decide', '/hired-candidates/candidates-hired')?.label).toBe('Hires')
})
