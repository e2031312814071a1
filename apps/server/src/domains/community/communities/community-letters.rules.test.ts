import { expect, test } from 'vitest'
import { writeMail } from '../../../platform/mail-writing/write-mail.ts'
import { posted } from './community-letters.rules.ts'

test('an event is announced in the company’s zone, and its title is not repeated below the heading', () => {
  const { subject, content } = posted({
    companyName: 'Acme',
    community: 'Friends',
    link: 'https://assay.test/verify#a',
    kind: 'event',
    title: 'Open evening',
    body: 'Three talks.',
    startsAt: new Date('2026-11-30T17:00:00Z'),
    place: 'Torstraße 1',
    timezone: 'Europe/Berlin',
  })
  const { text, html } = writeMail(subject, content, { name: 'Acme', accent: null, logo: null })
  expect(subject).toBe('Invitation from Acme: Open evening')
  expect(text).toContain(
    'Open evening\n\nWhen: Mon 30 Nov 2026, 18:00 (Berlin, GMT+1)\nWhere: Torstraße 1\n\n> Three talks.',
  )
  expect(html).not.toMatch(/<p[^>]*>Open evening<\/p>/)
})
