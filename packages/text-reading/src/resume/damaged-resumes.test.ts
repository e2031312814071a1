import { describe, expect, test } from 'vitest'
import { shippedGazetteer } from '../testing/shipped-gazetteer.ts'
import { readResume } from './read-resume.ts'

const TODAY = Math.floor(Date.parse('2026-11-20') / 86_400_000)

const read = (text: string) => readResume(text, shippedGazetteer, { id: 'c1', today: TODAY })
const flat = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
const month = (value: number) => `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`

function jobsOf(text: string): string[] {
  return read(text).jobs.map(
    ({ name, from, to }) =>
      `${name} ${from === null ? 'undated' : `${month(from)}..${to === null ? 'now' : month(to - 1)}`}`,
  )
}

function yearsOf(text: string, skill: string): number | null | undefined {
  return read(text).profile.skills.find((held) => held.skill === skill)?.years
}

describe('text of a page', () => {
  const job = (line: string) => `Experience\nDevOps Engineer, Nordkap, 08/2020 - 07/2022\n${line}`

  test('words that were broken at the end of a line, and joined letters, are whole', () => {
    expect(yearsOf(job('Built the platform of forty teams with Terra-\nform and wrote scripts.'), 'terraform')).toBe(2)
    expect(yearsOf(job('Wrote models on Snow\uFB02ake.'), 'snowflake')).toBe(2)
  })

  test('a hyphen that belongs to the word stays, as do a dash after a heading and a range', () => {
    expect(read(job('Designed and built the pages of the front-\nend of three shops.')).workText).toContain('front-end')
    expect(yearsOf(job('Tools used -\nterraform'), 'terraform')).toBe(2)
    expect(yearsOf(job('Skills-\nterraform'), 'terraform')).toBeNull()
  })
})

describe('parts of a job on lines of their own', () => {
  const jobs = (part: string, end: string) => `Experience
Backend Developer, Acme, 03/2019 - 05/2021
Built the shop.
${part}
Go, Kafka
Python Developer, Beta, 02/2016 - 02/2019
Built the intranet.
${part}
Django, Redis
${end}`

  test.each(['Technologies:', 'Tech stack', 'Key achievements', 'Tools', 'Skills'])('%s', (part) => {
    const text = jobs(part, 'Education\nBSc, 2015')
    expect(jobsOf(text)).toEqual(['Backend Developer 2019-03..2021-05', 'Python Developer 2016-02..2019-02'])
    expect(yearsOf(text, 'kafka')).toBe(2.3)
    expect(yearsOf(text, 'redis')).toBe(3.1)
  })

  test('a list under a heading of its own that no job follows is no part of the last one', () => {
    const text = `Experience\nBackend Developer, Acme, 03/2019 - 05/2021\nBuilt the shop.\nTechnologies\nGo, Kafka\nEducation\nBSc, 2015 - 2018`
    expect(jobsOf(text)).toEqual(['Backend Developer 2019-03..2021-05'])
    expect(yearsOf(text, 'kafka')).toBeNull()
  })

  test('dates of studies and clubs below a list of skills are no job', () => {
    const text = `Experience\nBackend Developer, Acme, 03/2019 - 05/2021\nBuilt the shop.\nSkills\nGo, Kafka\nChess club, 01/2015 - 03/2016`
    expect(jobsOf(text)).toEqual(['Backend Developer 2019-03..2021-05'])
  })
})

describe('a line with its own label below the last job', () => {
  const text = (...lines: string[]) =>
    ['Work', 'Backend Developer at Acme (2020-02 to 2024-08)', '- Built the shop in Go', ...lines].join('\n')

  test('names skills and languages of the person, not of that job', () => {
    const labeled = text('', 'Skills: Kafka, Redis', 'Languages: German B2')
    expect(yearsOf(labeled, 'kafka')).toBeNull()
    expect(yearsOf(labeled, 'go')).toBe(4.6)
    expect(yearsOf(text('', 'Tools: Kafka, Redis'), 'kafka')).toBeNull()
  })

  test('tells of the job where it stands close to it, or where each job has one', () => {
    expect(yearsOf(text('Tools: Kafka, Redis'), 'kafka')).toBe(4.6)
    expect(yearsOf(text('Built a ledger: Kafka, Redis'), 'kafka')).toBe(4.6)
    const each = text('', 'Tools: Kafka', 'PHP Developer at Beta (2017-02 to 2020-01)', '- Shop', '', 'Tools: Redis')
    expect(yearsOf(each, 'redis')).toBe(3)
  })
})

describe('one paragraph', () => {
  test.each([
    [
      'tools of the job above',
      `Experience Java Developer, Acorn Bank, NY June 2019 - Present Developed REST services. Environment: Java, Spring Boot, Oracle, Jenkins, Docker Java Developer, Birch Health, NJ Feb 2016 - May 2019 Built claims screens.`,
      ['Java Developer 2019-06..now', 'Java Developer 2016-02..2019-05'],
    ],
    [
      'brackets with small letters',
      `Employment .NET Developer at Northgate Council (contract via Hays), Oct 2022 - Mar 2024 Azure functions in C#. .NET Developer at Tidewater (through Randstad), Jan 2020 - Sep 2022 Blazor screens.`,
      ['.NET Developer 2022-10..2024-03', '.NET Developer 2020-01..2022-09'],
    ],
    [
      'legal forms in small letters',
      `Employment Cloud Engineer - Kestrel Ltd - 05/2021-present Terraform, AWS. Test Automation Engineer - Plover plc - 01/2018-04/2021 Selenium and Java.`,
      ['Cloud Engineer 2021-05..now', 'Test Automation Engineer 2018-01..2021-04'],
    ],
    [
      'forms of employment',
      `Experience Cloud Engineer Nimbostrat · Full-time Jul 2022 - Present · 4 yrs 5 mos Dublin, Ireland Terraform modules for Azure. Network Engineer Telecurrent · Contract Feb 2019 - Jun 2022 · 3 yrs 5 mos Cork, Ireland Cisco routers.`,
      ['Cloud Engineer 2022-07..now', 'Network Engineer 2019-02..2022-06'],
    ],
    [
      'dates with a colon',
      `Experience 2020 - present: Data Scientist, Institute for Vision, Seoul 2016 - 2020: Data Engineer, Lake Lab. Spark.`,
      ['Data Scientist 2020-01..now', 'Data Engineer 2016-01..2020-01'],
    ],
  ])('%s', (_, text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs)
  })

  test('a list of tools before the next title belongs to the job above, the name of an employer does not', () => {
    const environment = `Experience Java Developer, Acorn Bank, NY June 2019 - May 2023 Developed REST services. Environment: Java, Oracle, Jenkins, Docker Test Engineer, Birch Health, NJ Feb 2016 - May 2019 Built claims screens.`
    expect(yearsOf(environment, 'docker')).toBe(4)
    const employer = `Experience Java Developer, Acorn Bank, NY June 2019 - May 2023 Developed REST services. Salesforce Test Engineer Feb 2016 - May 2019 Built claims screens.`
    expect(yearsOf(employer, 'salesforce')).not.toBe(4)
  })
})

describe('dates that are no work', () => {
  test.each([
    ['volunteering', 'Volunteering\nWeb Developer, Animal Shelter Graz, 2017 - Present\nWordPress site.'],
    ['a project of one’s own', 'Personal Projects\nRecipe app, React Native, 2021 - 2023'],
    ['a course', 'Education\nFull-stack Bootcamp, Codeyard, 11/2022 - 06/2023'],
    ['a leave with its reason', 'Career break (family), 06/2018 - 12/2019'],
    [
      'certificates',
      'Certifications\nCompTIA Security+, 05/2020 - 05/2023\nAWS Certified Solutions Architect, 2022 - 2025',
    ],
  ])('%s', (_, part) => {
    const text = `Experience\nProduct Designer, Woodlark, Jan 2020 - Present\nDesign system in Figma.\n${part}`
    expect(jobsOf(text)).toEqual(['Product Designer 2020-01..now'])
    expect(jobsOf(flat(text))).toEqual(['Product Designer 2020-01..now'])
  })

  test('work for a bootcamp, and projects of a freelancer, are', () => {
    expect(jobsOf('Experience\nWeb Developer, Code Bootcamp Graz, 01/2020 - 05/2023\nBuilt the portal.')).toEqual([
      'Web Developer 2020-01..2023-05',
    ])
    expect(jobsOf('Projects\n01/2020 - 05/2023 Insurance: Java Developer. Kafka and Java.')).toEqual([
      'Java Developer 2020-01..2023-05',
    ])
    expect(jobsOf(flat('Volunteer\nExperience\nWeb Developer, Acme, 01/2020 - 05/2023\nBuilt the portal.'))).toEqual([
      'Web Developer 2020-01..2023-05',
    ])
  })
})

test('below a blank line, a title is that of the next job', () => {
  const text = `Experience
Senior Android Developer
Kolibri Mobile, Warsaw
Kotlin, Coroutines
02/2021 - present

Android Developer
Apteka24
Java
06/2017 - 01/2021`
  expect(jobsOf(text)).toEqual(['Senior Android Developer 2021-02..now', 'Android Developer 2017-06..2021-01'])
  const below = `Experience\n\n02/2021 - present\n\nAndroid Developer\nKotlin apps.\n\n06/2017 - 01/2021\n\nJava Developer\nShops.`
  expect(jobsOf(below)).toEqual(['Android Developer 2021-02..now', 'Java Developer 2017-06..2021-01'])
})

test('sentences tell of jobs', () => {
  const text =
    'I spent five years (2014 to 2019) at Polderbank as a Java developer, moving the loan system to Spring Boot. 1. Lead Software Engineer, Cobalt (from August 2021 until now)'
  expect(jobsOf(text)).toEqual(['Java developer 2014-01..2019-01', 'Lead Software Engineer 2021-08..now'])
})
