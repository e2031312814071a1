import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

/** What is asked for besides Python and PostgreSQL, and what is excluded. */
function read(line: string): { asked: string[]; excluded: string[] } {
  const text = `Backend Developer\n\nRequirements\n- Python\n- PostgreSQL\n\n${line}`
  const { mustHave, niceToHave, unwantedSkills } = readDescription(text, gazetteer, {
    door: 'jobDesc',
    today: 20_412,
  }).criteria
  const slugs = [...mustHave.flatMap(({ anyOf }) => anyOf), ...niceToHave.map(({ skill }) => skill)]
  return {
    asked: slugs.filter((slug) => slug !== 'python' && slug !== 'postgresql'),
    excluded: [...unwantedSkills].sort(),
  }
}

describe('people who are turned away', () => {
  test.each([
    ['If you are a Magento person, this is not the job for you.', 'magento'],
    ['This role is not for WordPress people.', 'wordpress'],
    ['Tableau people, this one isn’t for you.', 'tableau'],
    ['Blockchain enthusiasts: please look elsewhere.', 'blockchain'],
    ['We want to steer clear of MongoDB people.', 'mongodb'],
    ['Tableau profiles will be screened out.', 'tableau'],
    ['UiPath developers are automatically discarded.', 'uipath'],
    ['Exclude: Ruby, Perl', 'perl ruby'],
    ['Joomla folks had better keep walking.', 'joomla'],
    ['Anyone who puts Drupal on a CV is out.', 'drupal'],
    ['A Perl mindset won’t survive our first interview.', 'perl'],
    ['Salesforce profiles come back unopened.', 'salesforce'],
    ['WordPress tinkerers, save yourselves the trouble.', 'wordpress'],
    ['UiPath people are the wrong crowd.', 'uipath'],
    ['We hire nobody from a Magento background.', 'magento'],
    ['ColdFusion veterans might as well sit this one out.', 'coldfusion'],
    ['Joomla consultants give me a headache.', 'joomla'],
    ['Regrettably, Drupal backgrounds and us is a mismatch.', 'drupal'],
    ['Unsuitable: Drupal developers, Joomla people', 'drupal joomla'],
    ['Red flags: jQuery, WordPress', 'jquery wordpress'],
    ['WordPress freelancers: please skip this one.', 'wordpress'],
    ['PHP devs: thanks, but no.', 'php'],
    ['Recruiters: stop sending me jQuery people.', 'jquery'],
    ['Scala folks, we love you, but not for this job.', 'scala'],
    ['Not suitable for people coming from Drupal.', 'drupal'],
  ])('%s', (line, excluded) => {
    expect(read(line)).toEqual({ asked: [], excluded: excluded.split(' ') })
  })
})

describe('what was left behind is neither asked for nor excluded', () => {
  test.each([
    'We are an ex-Oracle shop.',
    'We’re saying goodbye to Ruby.',
    'We steer clear of MongoDB.',
    'Pure testers with Selenium only will be screened out.',
    'CVs that list only Tableau are discarded.',
    'Profiles with only Tableau experience will be rejected.',
    'Not suitable for people coming from Selenium only.',
    'You come from SAP? Then this is not for you.',
    'If your background is in Magento, save yourself the time.',
    'You can forget everything you know about Jenkins.',
  ])('%s', (line) => {
    expect(read(line)).toEqual({ asked: [], excluded: [] })
  })
})

test('what is said of others does not exclude what is asked for', () => {
  expect(read('Kafka is not only for data people.').excluded).toEqual([])
  expect(read('Kafka engineers look after it; this is a role for you if you know Docker.').excluded).toEqual([])
})

describe('what a text names first is what it looks for', () => {
  test.each([
    'Kotlin engineer for the payment team, helps customers avoid fraud',
    'iOS developer, sick of big corporates?',
    '.NET developer, remote not possible',
    'Angular developer, Vienna, no relocation, not for beginners',
    'Java developer, wrong turn in your career? come to us',
    'Java developers get back one day a week for learning',
    'Magento developers have been passed over too long: with us they lead.',
    'No one from our team has Rust experience yet, so you bring it.',
    'Nobody with Kafka experience needs a test.',
    'Rust developers should keep moving forward.',
  ])('%s', (line) => {
    expect(read(line).excluded).toEqual([])
  })
})

function readAlone(text: string, door: 'jobDesc' | 'summary' = 'jobDesc'): Record<string, string> {
  const { criteria } = readDescription(text, gazetteer, { door, today: 20_412 })
  const said = {
    must: criteria.mustHave.map(({ anyOf }) => [...anyOf].sort().join('|')).join(' '),
    nice: criteria.niceToHave.map(({ skill }) => skill).join(' '),
    excluded: criteria.unwantedSkills.join(' '),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
}

describe('a turn of speech with one meaning decides, wherever it stands', () => {
  test.each([
    ['Kotlin. Java on the CV disqualifies.', { must: 'kotlin', excluded: 'java' }],
    ['Go yes, PHP no way.', { must: 'go', excluded: 'php' }],
    ['TypeScript. We have had it with jQuery developers.', { must: 'typescript', excluded: 'jquery' }],
    ['No PHP please, our architect is allergic to it. Python instead.', { must: 'python', excluded: 'php' }],
    ['Terraform. CloudFormation gives me nightmares.', { must: 'terraform', excluded: 'cloudformation' }],
    ['GraphQL we thought about and decided against. TypeScript.', { must: 'typescript' }],
    ['Docker you need, Nomad you can forget.', { must: 'docker' }],
    ['Probably Java, possibly Kotlin, in any case Spring Boot.', { must: 'java spring-boot', nice: 'kotlin' }],
    ['Jest / Mocha – we don’t mind. TypeScript – we do mind.', { must: 'jest|mocha typescript' }],
    ['Docker is required, and Kubernetes more of a hope than an expectation.', { must: 'docker', nice: 'kubernetes' }],
    // What must not be taken for one.
    ['A candidate lacking Java is of no use to us.', { must: 'java' }],
    ['Not another day without Java.', { must: 'java' }],
    ['Python is a must. You sort out Windows and reset passwords.', { must: 'python windows' }],
    ['They scrapped Selenium, so forget what I said on Monday, it is Java now.', { must: 'java' }],
  ])('%s', (text, expected) => {
    expect(readAlone(text)).toEqual(expected)
  })

  test.each([
    ['Strong Java, Kafka good', { must: 'java', nice: 'kafka' }],
    ['laravel dev, jquery not ok', { must: 'laravel', excluded: 'jquery' }],
    ['data analyst excel sql', { must: 'microsoft-excel sql' }],
    ['c background welcome, rust required', { must: 'rust', nice: 'c' }],
    ['frontend dev react must, no angular', { must: 'react', excluded: 'angular' }],
    ['Must have: Go and Flurbostat', { must: 'go' }],
    ['hepatitis c knowledge, nursing', {}],
  ])('%s', (text, expected) => {
    expect(readAlone(text, 'summary')).toEqual(expected)
  })
})
