import { expect, test } from 'vitest'
import {
  ALIKE_PLACES,
  ALIKE_SKILLS,
  agreeing,
  careerSignature,
  skillMentions,
  skillsSignature,
  wordsOfCareer,
} from './career-signature.rules.ts'

const CAREER = [
  'Java developer for payments',
  'Backend developer who likes clear services and quiet releases.',
  'Senior Java Developer',
  'Byron Works',
  'From 2019 to 2024 moved the ledger of a bank to Kafka, wrote its settlement service in Spring Boot and halved the time of the nightly close.',
  'Java Developer',
  'Lovelace Ltd',
  'Between 2014 and 2019 kept the tariff engine of an insurer alive, replaced its batch jobs and taught two trainees to test.',
]
const signature = (texts: readonly string[]) => careerSignature(wordsOfCareer(texts.join('\n'))) ?? []

test('a career told again with other dates, another headline and a word changed here and there is alike', () => {
  const again = CAREER.map((text) => text.replace('2019', '2018').replace('quiet', 'calm').replace('halved', 'cut'))
  expect(agreeing(signature(CAREER), signature(again))).toBeGreaterThanOrEqual(ALIKE_PLACES)
})

test('colleagues with the same titles at the same employers who did other things are not', () => {
  const colleague = [
    ...CAREER.slice(0, 4),
    'From 2019 to 2024 built the fraud screens and their rules, ran the on-call rota and moved the team to containers on Azure.',
    ...CAREER.slice(5, 7),
    'Between 2014 and 2019 wrote the claims portal in Struts, then in Angular, and its reports for actuaries.',
  ]
  expect(agreeing(signature(CAREER), signature(colleague))).toBeLessThan(ALIKE_PLACES)
})

test('too little text has none', () => {
  expect(careerSignature(wordsOfCareer('Java developer\nAcme\n2015'))).toBe(null)
})

test('disguised letters, unseen characters and markup change nothing', () => {
  const disguised = CAREER.map((text, at) =>
    text
      .replaceAll('a', 'а')
      .replaceAll('er', 'e\u200br')
      .replaceAll('. ', `.<!-- ${'lorem ipsum '.repeat(at)}--> `),
  )
  expect(signature(disguised)).toEqual(signature(CAREER))
})

test('mentions of skills are the same between other words; lists of skills are no mentions', () => {
  const skills = new Set(['java', 'kafka', 'redis', 'docker', 'go'])
  const mentions = (text: string) => skillMentions(wordsOfCareer(text), (word) => skills.has(word))
  const text = 'Moved the ledger of a bank to Kafka, in 2019 wrote its settlement in Java and cut the close.'
  const [one, other] = [mentions(text), mentions(`He sails at night. ${text} With Go, he says, little broke.`)]
  expect(one).toHaveLength(2)
  expect(other).toHaveLength(3)
  expect(other).toEqual(expect.arrayContaining(one))
  expect(mentions('Skills: Java, Kafka, Redis, Docker, Go, Java')).toEqual([])
})

test('careers that tell nearly the same skills are alike, in any order; colleagues of one trade are not', () => {
  const skills = Array.from({ length: 20 }, (_, place) => `skill-${place}`)
  const one = skillsSignature(skills) ?? []
  const again = skillsSignature(['another', ...skills.toReversed()]) ?? []
  expect(agreeing(one, again)).toBeGreaterThanOrEqual(ALIKE_SKILLS)
  const colleague =
    skillsSignature([...skills.slice(0, 12), ...skills.slice(12).map((skill) => `other-${skill}`)]) ?? []
  expect(agreeing(one, colleague)).toBeLessThan(ALIKE_SKILLS)
  expect(skillsSignature(skills.slice(0, 5))).toBe(null)
})
