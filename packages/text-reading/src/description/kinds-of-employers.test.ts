import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

/** All skills that are asked for, except soft ones, in the order of the alphabet. */
function asked(text: string): string {
  const { mustHave, niceToHave } = readDescription(text, gazetteer, { door: 'jobDesc', today: 20_412 }).criteria
  const slugs = [...mustHave.flatMap(({ anyOf }) => anyOf), ...niceToHave.map(({ skill }) => skill)]
  return slugs
    .filter((slug) => kinds.get(slug) !== 'soft')
    .sort()
    .join(' ')
}

const kinds = new Map(gazetteer.skills.map(({ slug, kind }) => [slug, kind]))

const posting = (line: string): string =>
  `Elixir Developer\n\n${line}\n\nRequirements\n- Elixir\n- PostgreSQL\n\nYou will keep our services fast.`

describe('fields that describe the employer are not asked for', () => {
  test.each([
    'Our robots clean hospitals, and our customers are in renewable energy and online banking.',
    'You will sit beside Growth Marketing.',
    'You will answer the Finance, Sales and Customer Service teams.',
    'You report to the Head of Digital Marketing.',
    'You help us deliver the best user experience and a high service level.',
    'To achieve an exceptional user experience is what drives us.',
    'Founded in 2009, Norvia provides a SaaS platform for social media listening.',
  ])('%s', (line) => {
    expect(asked(posting(line))).toBe('elixir postgresql')
  })

  test.each([
    ['You need experience in renewable energy.', 'elixir energy postgresql'],
    ['Norvia builds its services with Kafka.', 'elixir kafka postgresql'],
    ['You need excellent user experience skills.', 'elixir postgresql ux-design-skill'],
    ['Kubernetes is a must.', 'elixir kubernetes postgresql'],
  ])('but: %s', (line, wanted) => {
    expect(asked(posting(line))).toBe(wanted)
  })

  test('a field of the trade stays where it is only named, one of another trade does not', () => {
    expect(asked(posting('From the first sketch on we care for our microservices.'))).toBe(
      'elixir microservices postgresql',
    )
    const chain = 'From the farm to the shop we care for the whole supply chain.'
    expect(asked(posting(`${chain} Kafka is a must.`))).toBe('elixir kafka postgresql')
    // Of few technologies, fields are what the text is about.
    expect(asked(posting(chain))).toBe('elixir postgresql scm')
  })

  test('what belongs to the title stays, although it is only named', () => {
    const text = 'Digital Marketing Manager\n\nRequirements\n- Google Analytics\n\nTasks\n- Shape our social media'
    expect(asked(text)).toContain('social-media')
  })
})

describe('where a product runs is no demand', () => {
  test.each([
    'Our courier app must work on iOS and Android devices.',
    'The service is available for download on Android phones.',
  ])('%s', (line) => {
    expect(asked(posting(line))).toBe('elixir postgresql')
  })

  test('what is developed for it is one', () => {
    expect(asked('Requirements\n- You develop native apps that run on Android phones')).toBe('android')
  })
})
