import type { MessyPosting } from './messy-posting.ts'

/** The thirty-sixth round: one kind of fact after the other, in manners that were missing. Written before any change; mended on. */
export const ROUND_36: readonly MessyPosting[] = [
  {
    name: 'pay: Scandinavia, a mail with two roles of pay',
    door: 'jobDesc',
    text: `Hej! We need a Java Developer in Aarhus.
What you have: Java, Spring Boot, four years or so in commercial development.
Salary 52-58.000 kr. a month plus 10 % pension. 37 hours a week incl. lunch. 6 weeks of vacation.
The position is permanent after a trial period of three months. We are 14 years old and 60 people.
Danish is nice but we speak English in the office.
We would like you with us from 1 February. Office in the harbour, you are here Tuesdays to Thursdays.`,
    must: 'java spring-boot',
    facts:
      'title java-developer; years 4; country DK; pay 5800000 DKK month; start 2026-02-01; lang en -; lang da - soft; engagement fullTime',
    quoted: '37 hours|trial period|Tuesdays to Thursdays',
    traps: 'years 14; hard-lang da; notice any',
  },
  {
    name: 'places: an agency with cities that are words',
    door: 'jobDesc',
    text: `DevOps Engineer, Reading office, hybrid (2 days)
Client: insurance, HQ in St. Gallen, delivery centre in Cork
Must have
* Terraform, AWS
* 5 yrs min
* right to work in the UK, no sponsorship
* BPSS clearance or willing to go through it
Rate 480 to 520 a day outside IR35
Contract 6 months, likely to extend. One trip to Switzerland per quarter.`,
    must: 'terraform aws',
    facts: 'title devops-engineer; years 5; country GB; pay 52000 GBP day; engagement contract',
    quoted: '2 days|right to work|BPSS|6 months|trip to Switzerland|outside IR35',
    traps: 'country CH; country IE; overlap any',
  },
  {
    name: 'hours: a distributed team, chat style',
    door: 'jobDesc',
    text: `looking for a senior node.js engineer for our payments squad
- node + typescript every day, postgres behind it
- you sit anywhere in European time zones (CET +/- 2)
- on call one week in six, paid
- two retreats a year, travel is on us
- no weekend work, ever
- at least 30h a week, 4 day week possible
- B2B or employment, as you like
can you start within 6 weeks? we'd love that
up to 30k PLN net + VAT monthly on B2B`,
    must: 'node-js typescript postgresql',
    facts:
      'title node-js-developer; seniority senior; pay 3000000 PLN month; notice 42; overlap Europe/Berlin 6; engagement contract; engagement fullTime',
    quoted: 'on call one week in six|two retreats|30h a week',
    traps: 'overlap 8; overlap 9; must vat',
  },
  {
    name: 'years: public tender, profile list',
    door: 'jobDesc',
    text: `PROFILE 3: DATA ENGINEER
Minimum eight (8) years of professional experience in IT, of which minimum four (4) in data engineering and minimum 2 with Spark.
Mandatory: Python (3 years), Airflow, at least one project with more than 10 TB.
Desirable: dbt
English at C1, French at B2 in the framework of reference. Any other EU language is an asset.
Place: Luxembourg, 60 % on site. Volume: 220 days per year for 2 years, renewable twice.
Security: EU SECRET, or the candidate must be ready to apply.
Replacement within 10 working days. Contractor established for 20 years.`,
    must: 'python:3 airflow spark:2',
    nice: 'dbt',
    facts: 'title data-engineer; years 8; country LU; lang en C1; lang fr B2; engagement contract',
    quoted: '10 TB|60 % on site|220 days|EU SECRET|within 10 working days|minimum four',
    traps: 'years 4; years 20; years 2; notice any',
  },
  {
    name: 'work: support with shifts, form',
    door: 'jobDesc',
    text: `Role: Network Engineer (NOC)
Vacancies: 3
Where: Brno, full time
Shift pattern: 2 days, 2 nights, 4 off (12-hour)
Weekends: yes, one in two
Physical: lifting up to 20 kg, work at height
Driving: category B
Requirements: Cisco, BGP; CCNA valid; clean criminal record
Languages: Czech fluent, English good (written)
Offer: 45 000 - 55 000 Kc gross / month, meal vouchers
Start: as soon as possible, by March at the latest`,
    must: 'cisco bgp ccna',
    either: 'ccna networking cisco',
    facts:
      'title network-engineer; country CZ; pay 5500000 CZK month; lang cs C1; lang en -; engagement fullTime; start 2026-03-31',
    quoted: '3|2 days, 2 nights|one in two|20 kg|category B|criminal record|at height',
    traps: 'years 2; overlap 12; notice any',
  },
  {
    name: 'contract: a cover for parental leave, newspaper tone',
    door: 'jobDesc',
    text: `For our team in Ghent we seek an Android developer to cover a parental leave (March to November 2026, extension possible).
You write Kotlin well and have published at least one app yourself. Jetpack Compose would be welcome.
Three years in the trade are enough; a degree is not needed.
You speak Dutch at a level that lets you discuss with our nurses, and read English.
An 80 % position is possible, 100 % is preferred. Gross EUR 3,900 to 4,600 monthly with company car.
Your notice period can be three months, we will wait. Two days a week at home after the first month.
A statement of good conduct is asked of all who work with patients.`,
    must: 'kotlin',
    nice: 'jetpack-compose',
    either: 'android',
    facts: 'title android-developer; years 3; country BE; pay 460000 EUR month; lang nl -; lang en -; notice 90',
    quoted: 'March to November|80 %|Two days a week|good conduct|published',
    traps: 'start 2026-11-30; any jira; seniority senior',
  },
]

/** Six texts more of the same kinds: written before any change, and set aside. */
export const ROUND_36_ASIDE: readonly MessyPosting[] = [
  {
    name: 'pay: Switzerland and Norway in one call',
    door: 'jobDesc',
    text: `Two seats, one profile: Go Developer for our teams in Bergen and Winterthur.
Compensation: NOK 850' - 950' per annum in Bergen. In Winterthur CHF 115'000 to 130'000 (13 x).
Needed: Go, gRPC, Kubernetes. Around six years as an engineer.
Nice: Rust
German or Norwegian would be a bonus, English is the language of the company.
42 h week in Switzerland, 37.5 h in Norway. Shares after 12 months.
Swiss or EU/EFTA passport.`,
    must: 'go grpc kubernetes',
    nice: 'rust',
    facts: 'title go-developer; years 6; country NO; country CH; lang en -; lang de - soft; lang no - soft',
    quoted: "950'|42 h|EU/EFTA passport",
    traps: 'start any; notice any; hard-lang de; years 12',
  },
  {
    name: 'places: short lines, cities first',
    door: 'jobDesc',
    text: `Nice (Sophia Antipolis), hybrid, QA Engineer
Cypress, Playwright, API tests
3 to 5 years
Must live within an hour of the office and hold a work permit for France
Our other sites: Bath, Mobile AL, Leipzig, Cambridge
TJM 400 to 450
Mission of 9 months from mid January, 4 days of presence
Fluent French, B2 English`,
    must: 'cypress playwright api-testing',
    either: 'api-testing',
    facts:
      'title qa-engineer; years 3-5; country FR; pay 45000 EUR day; lang fr C1; lang en B2; engagement contract; start 2026-01-15',
    quoted: 'within an hour|work permit|9 months|4 days',
    traps: 'country GB; country US; country DE',
  },
  {
    name: 'hours: Americas, an operations role',
    door: 'jobDesc',
    text: `Site Reliability Engineer | remote, LATAM
You'll need Linux, Prometheus and Python, 4 yrs+ in production environments
Working window: any six hours between 8 and 18 Eastern
Rota: every fourth week primary, nights included, one public holiday per quarter
Meet the team in Austin each spring (B1/B2 visa needed)
Monthly USD 5.5k, paid through Deel, contractor only
Notice: we can hold the seat until the end of February
English strong spoken, Portuguese helps
Equipment: your own laptop, 100 Mbit line`,
    must: 'linux prometheus python',
    facts:
      'title site-reliability-engineer; years 4; pay 550000 USD month; overlap America/New_York 6; start 2026-02-28; lang en C1; lang pt - soft; engagement contract',
    quoted: 'every fourth week|nights included|visa|own laptop|100 Mbit',
    traps: 'hard-lang pt; overlap 8; country US; years 18',
  },
  {
    name: 'years: a manager writes in prose',
    door: 'summary',
    text: `I run embedded at a company that has built pumps for ninety years. I want a C++ engineer who has eight to twelve years behind her, half of them on microcontrollers, and who has worked with FreeRTOS for two at the very least. CAN comes up daily. Ten people report to me and she would lead three of them within two years. German at C1 since the customers insist; Italian if she has it. Heilbronn, and I mean Heilbronn, four days of five. 78 to 88k. From April, and three months of notice are fine.`,
    must: 'c++ freertos:2 can-bus',
    either: 'embedded can-bus embedded-systems microcontrollers',
    facts:
      'title embedded-engineer; years 8-12; country DE; pay 8800000 EUR year; lang de C1; lang it - soft; start 2026-04-30; notice 90',
    quoted: 'half of them on microcontrollers|four days of five|lead three',
    traps: 'years 90; hard-lang it; seniority lead; years 2',
  },
  {
    name: 'work: field and data centre, form',
    door: 'jobDesc',
    text: `JOB: Data Center Technician x2
SITE: Marseille and Lyon - travelling 70 %
ROSTER: 3x8, Sundays by turns, standby one weekend a month
MUST: cabling, server hardware, habilitation electrique BR
LICENCE: B, own car an advantage
HEALTH: colour vision test, medical at hiring
SCREENING: extract of criminal record under 3 months old
LANG: FR native / EN basic
GRADE: 2 200 - 2 500 EUR brut x 13
CONTRACT: CDI, trial 2 + 2 months
STARTS: 05/01/2026`,
    must: '',
    either: 'hardware servers cabling server-hardware structured-cabling data-center',
    facts: 'country FR; pay 250000 EUR month; lang fr C2; lang en A2; engagement fullTime; start 2026-01-05',
    quoted: '70 %|3x8|Sundays|weekend a month|electrique|own car|colour vision|criminal record|trial 2',
    traps: 'years 3; notice any; start 2026-05-01',
  },
  {
    name: 'contract: a start-up, part time, odd order',
    door: 'jobDesc',
    text: `20 hours a week, spread as you wish, for a year at first: that's the UX Designer we can pay.
Figma fluently. User interviews, ideally in Polish too (B2+).
€45 an hour, invoiced; no agencies, no teams of two.
You're somewhere between Lisbon and Tallinn. Mornings until noon Tallinn time belong to the team.
We've been going for three years, you should have been for five.
A paid trial week in December. Portfolio with two shipped products, please.
Ready by Epiphany (6 January), four weeks' notice at most.`,
    must: 'figma',
    either: 'user-research user-interviews',
    facts:
      'title ux-designer; years 5; pay 4500 EUR hour; lang pl B2 soft; start 2026-01-06; notice 28; engagement contract',
    quoted: '20 hours|for a year|no agencies|trial week|Portfolio|until noon Tallinn',
    traps: 'years 3; hard-lang pl; overlap 8; title manager',
  },
]
