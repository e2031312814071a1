import * as taxonomy from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { compileGazetteer } from '../text/gazetteer.ts'
import { readResume } from './read-resume.ts'

const gazetteer = compileGazetteer(taxonomy)

/** How prominent a skill is in the résumé of a security analyst with these lines at its end. */
function prominence(skill: string, ...lines: string[]): number | null {
  const text = [
    'Robin Berg',
    'Security Analyst',
    'Experience',
    'Security Analyst, Hofer Retail, 03/2021 - present',
    'Watched the alerts of a chain of shops and wrote their rules.',
    'Education',
    'BSc Computer Science, 2018',
    ...lines,
  ].join('\n')
  const { skills } = readResume(text, gazetteer, { id: 'robin', today: 20_780 }).profile
  return skills.find((held) => held.skill === skill)?.prominence ?? null
}

test.each([
  ['Certifications', 'CISSP, 2022'],
  ['Certifications', 'Certified Information Systems Security Professional (ISC2), valid until 2028'],
  ['Certificates: CISSP, CISM, CEH'],
  ['Skills', 'SIEM, CISSP, Splunk'],
  ['CISSP, Training Academy, 2019'],
])('a certificate that is named is listed: %s %s', (...lines) => {
  expect(prominence('cissp', ...lines)).toBe(1)
})

test.each([
  ['Certifications', 'CISSP (in progress)'],
  ['Certifications', 'CISSP – expected June 2027'],
  ['Certifications', 'Currently preparing for CISSP'],
  ['Certifications', 'Studying for the CISSP'],
  ['Certifications', 'Pursuing CISSP'],
  ['Certifications', 'CISSP exam booked for May'],
  ['Certifications', 'CISSP (expired 2019)'],
])('one that is not held yet, or no more, is only mentioned: %s %s', (...lines) => {
  expect(prominence('cissp', ...lines)).toBe(0)
})

test('one that is held keeps its place beside one that is not', () => {
  const lines = ['Certifications', 'CISSP', 'CISM (in progress)']
  expect([prominence('cissp', ...lines), prominence('cism', ...lines)]).toEqual([1, 0])
})

test.each([
  [['We are looking for a security manager.', 'Requirements', '- CISSP or CISM', '- ISO 27001']],
  [['Nice to have: CISSP, ISO 27001']],
  [['You have a CISSP and know SIEM.']],
])('one that a copied posting asks for is only mentioned', (lines) => {
  expect(prominence('cissp', ...lines)).toBe(0)
})

test('a skill that is no certificate is read as before', () => {
  expect(prominence('splunk', 'Skills', 'Splunk (in progress)')).toBe(1)
})
