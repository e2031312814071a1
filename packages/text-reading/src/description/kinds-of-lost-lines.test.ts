import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { describe, expect, test } from 'vitest'
import { compileGazetteer } from '../text/gazetteer.ts'
import { readDescription } from './read-description.ts'

const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const TODAY = 20_412 // 2025-11-20

function read(text: string) {
  const { criteria } = readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })
  return {
    must: criteria.mustHave.map(({ anyOf }) => anyOf.join('|')),
    nice: criteria.niceToHave.map(({ skill }) => skill),
    unwanted: criteria.unwantedSkills,
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

describe('a posting whose line breaks were lost', () => {
  const marked = `## Requirements
* Four years of building web services
* Daily work with Linux and PostgreSQL
### Must Have
* Scala in production
* Clear English
### Nice to have
* Experience with Kafka, Terraform
### About the team
* Eleven people who share the on-call rota`

  test('keeps the headings that number signs mark, and its stars explain nothing', () => {
    const { must, nice } = read(inOneLine(marked))
    expect(must).toEqual(expect.arrayContaining(['linux', 'postgresql', 'scala']))
    expect(nice).toEqual(expect.arrayContaining(['kafka', 'terraform']))
    expect([...must, ...nice]).toHaveLength(new Set([...must, ...nice]).size)
    expect(must).not.toContain('kafka')
    expect(nice).not.toContain('scala')
  })

  test('keeps them before hyphens', () => {
    const { must, nice } = read(inOneLine(marked.replaceAll('* ', '- ')))
    expect(must).toEqual(expect.arrayContaining(['linux', 'postgresql', 'scala']))
    expect(nice).toEqual(expect.arrayContaining(['kafka', 'terraform']))
  })

  test('takes a bold heading for no explanation of bold names', () => {
    const { must } = read(
      '**Required** skills: **Scala**, Linux, **Kafka** and PostgreSQL. Four years of service work.',
    )
    expect(must).toEqual(expect.arrayContaining(['scala', 'linux', 'kafka', 'postgresql']))
  })

  test('ends its demands at a label in one word', () => {
    const { must, nice } = read(
      'Back-end developer for a bank in Oslo with a team of twelve people and two offices near the harbor. Requirements: Solid knowledge of Scala Daily work with PostgreSQL on large tables and good English Bonus: Experience with Kafka Experience running Terraform',
    )
    expect(must).toEqual(expect.arrayContaining(['scala', 'postgresql']))
    expect(nice).toEqual(expect.arrayContaining(['kafka', 'terraform']))
  })

  test.each(['a plus', 'a big plus', 'would be a bonus', 'preferred'])('begins the next entry after “%s”', (extra) => {
    const { must, nice } = read(
      `Six years of building services with Scala in teams of several people Strong command of PostgreSQL and its tuning Experience with Kafka, Terraform ${extra} Master's degree or an equal path`,
    )
    expect(must).toEqual(expect.arrayContaining(['scala', 'postgresql']))
    expect(nice).toEqual(expect.arrayContaining(['kafka', 'terraform']))
  })

  test('finds the text of a form behind its fields', () => {
    const { must, nice } = read(
      'Position: DevOps engineer Location: remote, in any time zone of the Americas Pay: $90/hr Description: We are looking for someone who knows Kubernetes, Terraform and AWS well, with bonus points for having worked with Kafka.',
    )
    expect(must).toEqual(expect.arrayContaining(['kubernetes', 'terraform', 'aws']))
    expect(nice).toContain('kafka')
  })
})

describe('a list with an empty line after each entry', () => {
  const spaced = (entries: readonly string[]): string => entries.join('\n\n')

  test('goes on behind the empty lines', () => {
    const { must, nice } = read(
      spaced([
        'Requirements:',
        'Scala in production',
        'Passionate about learning new technologies',
        'Bonus:',
        'Experience with Kafka',
        'Experience from running large clusters',
        'Experience with Terraform',
        'Helm and Docker',
      ]),
    )
    expect(must).toEqual(['scala'])
    expect(nice).toEqual(expect.arrayContaining(['kafka', 'terraform', 'helm', 'docker']))
  })

  test('ends before a paragraph', () => {
    const { must } = read(
      spaced(['Nice to have:', 'Experience with Kafka', 'We need Scala for the services that settle our payments.']),
    )
    expect(must).toContain('scala')
  })
})

test('what is preferable in brackets is a nice-to-have', () => {
  const { nice } = read('Requirements\n- Strong SQL\n- Experience with any platform (preferable Java, Scala or PHP)')
  expect(nice).toEqual(expect.arrayContaining(['java', 'scala', 'php']))
})

test.each([
  ['Familiar with processing data offline', 'processing'],
  ['Exposure to safe coding practices', 'safe-agile'],
])('%s asks for no %s', (line, slug) => {
  const { must, nice } = read(`Requirements\n- Java\n- Kafka\n- Linux\n- ${line}`)
  expect([...must, ...nice]).not.toContain(slug)
})

describe('headings of lists without bullets', () => {
  test('may join two of their nouns', () => {
    const { must, nice } = read(
      'Backend Engineer\nEducation Requirements and Experience\nStrong command of Scala\nDaily work with PostgreSQL\nPreferred Qualifications and Skills\nExperience with Kafka, Terraform\nKnowledge of Helm',
    )
    expect(must).toEqual(expect.arrayContaining(['scala', 'postgresql']))
    expect(nice).toEqual(expect.arrayContaining(['kafka', 'terraform', 'helm']))
  })

  test('ask, if they speak of what is desired and the list itself of what is a plus', () => {
    const { must, nice } = read(
      'Skills Desired:\nDeep understanding of Scala\nSignificant experience with PostgreSQL\nKafka a MUST\nTerraform is a huge plus',
    )
    expect(must).toEqual(expect.arrayContaining(['scala', 'postgresql', 'kafka']))
    expect(nice).toEqual(['terraform'])
  })
})

test('an entry with a colon among nice-to-haves stays one', () => {
  const { nice } = read(
    'Requirements\n- Scala\n\nBonus points\n- Experience in bringing services to production: Terraform, Grafana\n- Kafka',
  )
  expect(nice).toEqual(expect.arrayContaining(['terraform', 'grafana', 'kafka']))
})

test('numbered rows are weighed by their cell', () => {
  const { must, nice } = read(
    '| Years | Weight | Experience |\n| 8 | Required | Strong experience with Linux |\n| 8 | Required | Scala in production |\n| 4 | Preferred | Some tool of observation (Grafana, Datadog) |',
  )
  expect(must).toEqual(expect.arrayContaining(['linux', 'scala']))
  expect(nice).toEqual(expect.arrayContaining(['grafana', 'datadog']))
})

test.each([
  ['Three years as a Full stack Developer experience', 'developer-experience'],
  ['Understand the code and make strong recommendations', 'make'],
])('%s asks for no %s', (line, slug) => {
  const { must, nice } = read(`Requirements\n- Java\n- Kafka\n- Linux\n- ${line}`)
  expect([...must, ...nice]).not.toContain(slug)
})
