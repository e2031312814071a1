import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readResume } from './read-resume.ts'

const TODAY = 20_412 // 2025-11-20
const skillsOf = (text: string): string[] =>
  readResume(text, gazetteer, { id: 'c1', today: TODAY }).profile.skills.map(({ skill }) => skill)

const programmer = (told: string): string => `Ana Reis
Software Engineer

EXPERIENCE
Software Engineer, Nordbank, 01/2019 - Present
Java services with Spring Boot and MySQL. ${told}`

const clerk = (told: string): string => `Ana Reis
Payroll Clerk

EXPERIENCE
Payroll Clerk, Nordbank, 01/2019 - Present
Monthly payroll in Excel and ADP. ${told}`

describe('names of schools, places and employers are no skills', () => {
  test.each([
    ['BSc Mathematics, University of Phoenix', 'phoenix'],
    ['Clients in New Jersey and Ohio.', 'jax-rs'],
    ['Tutor at Jackson Elementary School.', 'jackson'],
    ['Diploma of San Jacinto College.', 'san'],
    ['Award of the Eagle Scout Alliance.', 'eagle-pcb'],
    ['Courses at Cypress Community College.', 'cypress'],
    ['All facets of the work.', 'healthcare-edi'],
    ['Contractor for Brightwater plc in Leeds.', 'plc-programming'],
    ['Studied Informatik in Graz.', 'informatica'],
  ])('%s', (told, slug) => {
    expect(skillsOf(programmer(told))).not.toContain(slug)
  })

  test.each([
    ['Phoenix and Elixir for the chat.', 'phoenix'],
    ['Wiring of a PLC and its drives.', 'plc-programming'],
    ['Pipelines in Informatica.', 'informatica'],
    ['Jersey, Jackson and Hibernate.', 'jax-rs'],
    ['Jersey, Jackson and Hibernate.', 'jackson'],
    ['Backups of the Dell SAN.', 'san'],
    ['Tests with Cypress and Jest.', 'cypress'],
    ['Courses at the Cisco Networking Academy.', 'cisco'],
  ])('but %s', (told, slug) => {
    expect(skillsOf(programmer(told))).toContain(slug)
  })
})

describe('where no program is named, an ordinary word is none', () => {
  test.each([
    ['Compliance with ADA, FMLA and OSHA.', 'ada'],
    ['Invoice reconciliation and Processing.', 'processing'],
    ['Skills: Benefits, C, Cash handling, Coaching', 'c'],
    ['Member of the United Nations General Assembly.', 'assembly'],
    ['Payment orders in the SWIFT system.', 'swift'],
  ])('%s', (told, slug) => {
    expect(skillsOf(clerk(told))).not.toContain(slug)
  })

  test.each([
    ['Macros in VBA, models in R and SAS.', 'r'],
    ['Scripts in C on Linux.', 'c'],
    ['Banners with Dreamweaver, Flash and Photoshop.', 'adobe-flash'],
  ])('but %s', (told, slug) => {
    expect(skillsOf(clerk(told))).toContain(slug)
  })

  test('but the title of a programmer is enough', () => {
    expect(skillsOf(clerk('Wrote services in Go.'))).not.toContain('go')
    expect(skillsOf(clerk('Wrote services in Go.').replaceAll('Payroll Clerk', 'Backend Engineer'))).toContain('go')
  })
})

describe('the name of an employer is no skill', () => {
  const jobAt = (head: string): string =>
    `Ana Reis\n\nExperience\n${head}\nJava services with Kafka.\n\nBackend Developer, Nordbank, 2016 - 2018\nPython.`

  test.each([
    ['Backend Developer | Wix | Tel Aviv | 2019 - present', 'wix'],
    ['Backend Developer at Shopify (2019 - present)', 'shopify'],
    ['Backend Developer at Shopify (2018 - 2021)', 'shopify'],
    ['OutSystems\n4 years 2 months\nBackend Developer\nMay 2019 - present', 'outsystems'],
    ['Cloudflare, Inc., Austin\nBackend Developer\n05/2019 - present', 'cloudflare'],
  ])('%s', (head, slug) => {
    expect(skillsOf(jobAt(head))).not.toContain(slug)
  })

  test.each([
    ['Backend Developer, Acme, 2019 - present\nApps for Shopify.', 'shopify'],
    ['Backend Developer, Acme, 2019 - present\nDocker, MongoDB, Twilio', 'twilio'],
    ['Salesforce Developer, Acme, 2019 - present', 'salesforce'],
  ])('but %s', (head, slug) => {
    expect(skillsOf(jobAt(head))).toContain(slug)
  })
})
