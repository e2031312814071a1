import { describe, expect, test } from 'vitest'
import { shippedGazetteer } from '../testing/shipped-gazetteer.ts'
import { readResume } from './read-resume.ts'

const skillsIn = (sentence: string): string[] =>
  readResume(`Robin Berg\nDeveloper\n\nSummary\n${sentence}`, shippedGazetteer, { id: 'r', today: 20_777 })
    .profile.skills.map(({ skill }) => skill)
    .sort()

describe('skills that a résumé names', () => {
  test.each([
    ['I have no experience with Kafka or Terraform.', []],
    ['Not familiar with Node.js or Kafka; years of Java.', ['java']],
    ['I never used Kubernetes, but I run Docker every day.', ['docker']],
    ['Eager to learn Kotlin and Kafka.', []],
    ['I would love to learn Terraform.', []],
    ['Currently learning Kotlin.', []],
    ['Daily: Java\nLearning: Kotlin', ['java']],
    ['Data work in Java (no Kafka).', ['java']],
  ])('only to deny or to wish for them are not had: %s', (sentence, skills) => {
    expect(skillsIn(sentence)).toEqual(skills)
  })

  test.each([
    ['I know Kafka and Terraform.', ['kafka', 'terraform']],
    ['No downtime with Kafka in two years. Experience with Terraform.', ['kafka', 'terraform']],
    ['Learning platforms: Kafka, Terraform.', ['kafka', 'terraform']],
    ['Not only Kafka but also Terraform.', ['kafka', 'terraform']],
  ])('are had where nothing denies them: %s', (sentence, skills) => {
    expect(skillsIn(sentence)).toEqual(skills)
  })
})
