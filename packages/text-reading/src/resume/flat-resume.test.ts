import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readResume } from './read-resume.ts'

const TODAY = 20_412 // 2025-11-20
const read = (text: string) => readResume(text, gazetteer, { id: 'c1', today: TODAY })
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1

/** "2019-03..now front-end-developer" */
function jobsIn(text: string): string[] {
  const month = (value: number | null) =>
    value === null ? 'now' : `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`
  return read(text).jobs.map(({ title, from, to }) =>
    from === null ? `undated ${title}` : `${month(from)}..${month(to === null ? null : to - 1)} ${title}`,
  )
}

describe('one paragraph', () => {
  test('a rank with a dot belongs to its title', () => {
    const text = `Work Experience: Sr. Java Developer Adler Bank 01/2018 - Present Built services in Java.
      Jr. Java Developer Hofer 01/2014 - 12/2017 Wrote tests.`
    const { jobs, profile } = read(flat(text))
    expect(jobs.map(({ name }) => name)).toEqual(['Sr. Java Developer', 'Jr. Java Developer'])
    expect(profile.seniority).toBe('senior')
    // The end of a sentence is none.
    const other = read(
      flat('Experience Data Engineer Adler 01/2018 - Present I report to the Sr. Architect of the bank.'),
    )
    expect(other.profile.seniority).toBe('none')
  })

  test('dates after a comma belong to the title before them, also with a colon behind', () => {
    const text = `Experience Postdoc, Harbor University, 2019 - 2020 Machine Learning Engineer, Fjord Vision,
      2020 - 2022: PyTorch and Docker. Data Engineer, Fjord Vision, 2022 - present: Airflow`
    expect(jobsIn(flat(text)).slice(1)).toEqual([
      '2020-01..2022-01 machine-learning-engineer',
      '2022-01..now data-engineer',
    ])
  })

  test('with employer, place, title, dates', () => {
    const text = `Professional Experience Halvorsen Maritime, Bergen, Site Reliability Engineer, 02/2020 - present
      Keeps the fleet's Kubernetes clusters alive with Terraform. Nordlys Bank, Oslo, Systems Administrator,
      05/2014 - 01/2020 Looked after Linux servers and Ansible playbooks. Skills Kubernetes, Terraform, Linux, Go`
    expect(jobsIn(flat(text))).toEqual([
      '2020-02..now site-reliability-engineer',
      '2014-05..2020-01 systems-administrator',
    ])
  })

  test('with dates before titles, without headings, bullets or full stops', () => {
    const text = `Jan 2018 to Oct 2023 Data Engineer Lumen Grocers wrote Spark jobs for the price feed
      Mar 2013 to Dec 2017 Database Administrator City of Tampere tuned PostgreSQL and backups`
    expect(jobsIn(flat(text))).toEqual(['2018-01..2023-10 data-engineer', '2013-03..2017-12 database-administrator'])
  })

  test('in capitals only, or in small letters only', () => {
    const text = `work history: ios developer, papaya apps, 2019 - present. swift and core data.
      web developer, studio kolme, 2015 - 2019. php and mysql.`
    const jobs = ['2019-01..now ios-developer', '2015-01..2019-01 web-developer']
    expect(jobsIn(flat(text))).toEqual(jobs)
    expect(jobsIn(flat(text).toUpperCase())).toEqual(jobs)
  })

  test('with other months, a dot before titles, and studies without a degree', () => {
    const text = `Work experience seit Mai 2021 · Front-end Developer · Agentur Nord, Bremen React and Next.js.
      März 2018 – April 2021 · Web Developer · Medienhaus, Bremen jQuery and WordPress Bremen EDUCATION
      2011 – 2014 Hanse Kolleg`
    expect(jobsIn(flat(text))).toEqual(['2021-05..now front-end-developer', '2018-03..2021-04 web-developer'])
  })

  test('in the form of the European Union', () => {
    const text = `WORK EXPERIENCE [ 01/03/2019 – Current ] Java Developer Fintech Sp. z o.o. City: Kraków | Country: Poland
      ◦ Payment services in Spring Boot [ 15/09/2015 – 28/02/2019 ] QA Engineer Testers SA City: Kraków ◦ Selenium suites
      EDUCATION AND TRAINING [ 01/10/2010 – 30/06/2015 ] Master of Computer Science`
    expect(jobsIn(flat(text))).toEqual(['2019-03..now java-developer', '2015-09..2019-02 qa-engineer'])
  })

  test('no title from the end of another trade’s, no job from a club or from what a summary says', () => {
    const text = `Summary SAP consultant working in California since 2012. Experience Business Development Manager 05/2014
      to 06/2018 Acme Foods Found shops. CNC Programmer 02/2010 to 04/2014 Milling Works Set up machines.
      Activities National Honor Society 2008 - 2010`
    expect(jobsIn(flat(text))).toEqual(['2014-05..2018-06 null', '2010-02..2014-04 null'])
  })

  test('told in sentences', () => {
    const text = `I worked as a QA engineer for a maker of hearing aids from 2012 to 2016, mostly with Selenium. From 2016 to
      2021 I was employed as a Scrum Master in a team that built ticket machines, and I still miss their coffee.`
    expect(jobsIn(flat(text))).toEqual(['2012-01..2016-01 qa-engineer', '2016-01..2021-01 scrum-master'])
  })

  test('as a network site exports it, with durations and an employer above several jobs', () => {
    const text = `Experience Fernweh Travel Senior Platform Engineer January 2021 - Present (4 years 11 months) Berlin
      Kubernetes and Argo CD. Kranich Air 5 years Site Reliability Engineer June 2018 - December 2020 (2 years 7 months)
      Hamburg Prometheus. Systems Administrator January 2016 - May 2018 (2 years 5 months) Hamburg Linux and Ansible.`
    expect(jobsIn(flat(text))).toEqual([
      '2021-01..now platform-engineer',
      '2018-06..2020-12 site-reliability-engineer',
      '2016-01..2018-05 systems-administrator',
    ])
  })

  test('in a chain of clauses: no job takes the title of the next', () => {
    const text = `Currently Engineering Manager at Kiosk (2022-). Before: Tech Wizard at Banco Azul 2018-2022, Senior
      Software Engineer at Banco Azul 2015-2018, Data Analyst at Startify 2012-2015. Stack: Kotlin, Spring, AWS.`
    expect(jobsIn(flat(text))).toEqual([
      '2022-01..now engineering-manager',
      '2018-01..2022-01 null',
      '2015-01..2018-01 software-engineer',
      '2012-01..2015-01 data-analyst',
    ])
  })

  test('with a column of dates before the jobs', () => {
    const text = `Work Experience 2021 - Present 2016 - 2021 2013 - 2016 Engineering Manager Orchard Robotics Runs two
      teams that write Python. Backend Developer Orchard Robotics Wrote the route planner in Go. Software Engineer Tuuli
      Games Built level editors in C++.`
    expect(jobsIn(flat(text))).toEqual([
      '2021-01..now engineering-manager',
      '2016-01..2021-01 back-end-developer',
      '2013-01..2016-01 software-engineer',
    ])
  })

  test('without any dates: titles have no months', () => {
    const text = `Experience Network Engineer Brightwater Utilities Rebuilt the branch network. Help Desk Technician Corner
      Clinic Answered calls and replaced printers.`
    expect(jobsIn(flat(text))).toEqual(['undated network-engineer', 'undated help-desk-technician'])
    expect(read(flat(text)).profile.titles.map(({ months }) => months)).toEqual([null, null])
  })

  test('broken at the width of a page', () => {
    const text = `Experience Cloud Architect, Fjell Logistics, Tromso, March 2019 - Present Moved forty services from a
      cellar to Azure without losing one parcel. Wrote the rules by which teams name, pay for and delete what they
      build. DevOps Engineer, Strand Media, Stavanger, June 2014 - February 2019 Built the pipelines in Jenkins and later in
      GitLab. Taught six teams to release on Tuesdays. Education Bachelor of Science, University of Tromso, 2010 - 2014`
    const broken = flat(text).replaceAll(/(.{1,60})(?: |$)/g, '$1\n')
    const jobs = ['2019-03..now cloud-architect', '2014-06..2019-02 devops-engineer']
    expect(jobsIn(broken)).toEqual(jobs)
    expect(jobsIn(flat(text))).toEqual(jobs)
  })

  test('each skill has the years of the jobs that name it', () => {
    const text = `Experience Java Developer, Meridian Tolls, 01/2012 - 12/2015 Spring and Oracle. Go Developer, Meridian
      Tolls, 01/2016 - 12/2019 Kafka and Oracle. Skills Java, Go, Kafka, Redis, Git`
    const { skills } = read(flat(text)).profile
    const years = Object.fromEntries(skills.map((skill) => [skill.skill, skill.years]))
    expect(years).toMatchObject({ java: 4, kafka: 4, 'oracle-database': 8, redis: null })
  })
})

test('what stands under "Achievements" between two jobs belongs to the first, and "Skills" after them to none', () => {
  const text = `Experience Java Developer, Meridian Tolls, 01/2014 - 12/2015 Built toll gates. Achievements: Moved the tills to
    Kafka. Web Developer, Studio Kolme, 01/2012 - 12/2013 Shops in PHP. Skills Redis, Git, Linux, Docker, Scrum`
  const years = Object.fromEntries(read(flat(text)).profile.skills.map((skill) => [skill.skill, skill.years]))
  expect(years).toMatchObject({ kafka: 2, php: 2, redis: null, docker: null })
})

test.each(['Relevant Professional Experience', 'Recent Consulting History', 'EMPLOYMENT HISTORY'])(
  'a work history called %s begins after the skills',
  (heading) => {
    const text = `Skills\nJava, Kafka, Redis, Git, Docker\n${heading}\nJava Developer, Meridian Tolls\n01/2012 - 12/2013\nBuilt toll gates.`
    for (const written of [text, flat(text)]) expect(jobsIn(written)).toEqual(['2012-01..2013-12 java-developer'])
  },
)

describe('dates that are no jobs', () => {
  test.each([
    ['a school', 'Education Polytechnic of Turin, Master of Science in Engineering 2008 - 2013'],
    ['a certificate', 'Certifications AWS Certified Solutions Architect (2020 - 2023)'],
    ['versions of a product', 'Packed and supported Microsoft Office 2010 - 2016 on four hundred desktops'],
    ['the middle of a sentence', 'The firm grew from 2015 to 2018 and opened three shops'],
    ['the end of a sentence', 'Raised the share of tested code every quarter (2015-2018). Wrote the guide'],
    ['a project', 'Projects Rebuilt a pinball machine, 2019 - 2020'],
  ])('%s', (_, other) => {
    const work = 'Experience Java Developer, Meridian Tolls, 01/2012 - 12/2014 Built toll gates with Spring.'
    for (const text of [
      `${work}\n${other}`,
      `${work.replace('Experience ', 'Experience\n')} ${other}`,
      `${work} ${other}`,
    ])
      expect(jobsIn(text)).toEqual(['2012-01..2014-12 java-developer'])
  })

  test('a work history that is printed twice counts once', () => {
    const work = 'Java Developer, Meridian Tolls, 01/2012 - 12/2014 Built toll gates with Spring.'
    expect(jobsIn(`Experience ${work} Work History ${work}`)).toEqual(['2012-01..2014-12 java-developer'])
  })
})

const TITLES = [
  ['Data Scientist', 'data-scientist'],
  ['Senior Java Developer', 'java-developer'],
  ['Network Engineer', 'network-engineer'],
  ['IT Manager', 'it-manager'],
  ['Database Administrator', 'database-administrator'],
] as const
const EMPLOYERS = ['Kestrel Ltd, Leeds', 'Moss & Fern, Graz', 'Tidewater Bank, Riga', 'Quarry Foods Inc.']
const DUTIES = [
  'Wrote reports for the board with Python and Excel.',
  'Kept the servers patched and the printers quiet.',
  'Moved the shop to Kubernetes, one service at a time.',
  'Trained new colleagues and answered their questions.',
]

const job = fc.record({
  title: fc.constantFrom(...TITLES),
  employer: fc.constantFrom(...EMPLOYERS),
  duties: fc.uniqueArray(fc.constantFrom(...DUTIES), { minLength: 1, maxLength: 3 }),
  months: fc.integer({ min: 2, max: 80 }),
})
const ORDERS = [
  (title: string, employer: string, dates: string) => `${title}, ${employer}, ${dates}`,
  (title: string, employer: string, dates: string) => `${dates} ${title}, ${employer}`,
  (title: string, employer: string, dates: string) => `${employer} | ${title} | ${dates}`,
  (title: string, employer: string, dates: string) => `${title} ${dates} ${employer}`,
] as const

test('with lines or without, in any order of title, employer and dates: the same jobs', () => {
  fc.assert(
    fc.property(
      fc.array(job, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...ORDERS),
      fc.boolean(),
      (jobs, order, hasHeadings) => {
        let end = monthOf('2024-06')
        const expected: string[] = []
        const written = jobs.map(({ title: [name, slug], employer, duties, months }) => {
          const from = end - months
          const text = (month: number) => `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`
          const month = (value: number) => `${Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`
          expected.push(`${month(from)}..${month(end)} ${slug}`)
          const head = order(name, employer, `${text(from)} - ${text(end)}`)
          end = from - 1
          return [head, ...duties].join('\n')
        })
        const text = [...(hasHeadings ? ['Experience'] : []), ...written].join('\n')
        expect(jobsIn(text)).toEqual(expected)
        expect(jobsIn(flat(text))).toEqual(expected)
      },
    ),
  )
})
