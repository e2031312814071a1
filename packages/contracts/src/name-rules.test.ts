import { expect, test } from 'vitest'
import { nameProblem, titleProblem } from './name-rules.ts'

test.each([
  'Visit evil.com now',
  'evil.test',
  'https://evil',
  'www.evil',
  'Ada (t.co/a)',
  'x.com/ada',
  'ada@evil.test',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'Ada, see sub.evil-site.co.uk',
  'Аcme',
  'Gοοgle',
])('%s is no name', (name) => expect(nameProblem('Name', name)).not.toBeNull())

test.each([
  'Booking.com',
  'Booking.com B.V.',
  'Salesforce.com Administrator',
  'Monday.com Ltd.',
  'Acme',
  'Node.js Engineer',
])('%s is a title', (title) => expect(titleProblem('Title', title)).toBeNull())

test.each([
  'Visit evil.com now',
  'evil.com/login',
  'https://evil.com',
  'www.evil.com',
  'Acme.com and evil.com',
  'ada@evil.com',
  'Аcme.com',
])('%s is no title', (title) => expect(titleProblem('Title', title)).not.toBeNull())

test.each([
  'Ada Lovelace',
  'J.R.R. Tolkien Jr.',
  'Dr.de Vries',
  'J.de Vries',
  'Mary St.John',
  'Ph.D. M.Sc. B.A. Smith.MD',
  'Acme S.p.A.',
  'Acme Inc.',
  'Node.js / Next.js Engineer',
  'ASP.NET Developer',
  'Senior .NET Engineer (m/f/d)',
  'C++/C# Engineer, R&D',
  'Яндекс Labs',
  '株式会社ABC',
  'O’Brien & Söhne GmbH, Co. KG',
  'Engineer @ night',
])('%s is a name', (name) => expect(nameProblem('Name', name)).toBeNull())
