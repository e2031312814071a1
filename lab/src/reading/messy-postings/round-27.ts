import type { MessyPosting } from './messy-posting.ts'

/**
 * The twenty-seventh round, rich in facts other than skills: written after the improvements of its time, in different
 * words, and run once.
 */
export const ROUND_27: readonly MessyPosting[] = [
  {
    name: 'Scottish charity, database administrator',
    door: 'jobDesc',
    text: `Database Administrator (PostgreSQL)
Grade F, £36,900 rising to £41,250 after two increments
Base: Glasgow. We ask everyone to come in one day a fortnight.
28 hours spread over four days; school-hours working is welcome.

Person specification
You have looked after PostgreSQL in production for a minimum of four years.
You script in Bash or Python.
Membership of the PVG scheme is a condition of appointment.
It would help us if you knew Ansible.

We were founded in 1987 and support 11,000 families. You get 34 days of leave. Applications close on 9 January. We'd like you with us before the end of March.`,
    must: 'postgresql:4 bash|python',
    nice: 'ansible',
    either: 'scripting',
    facts: 'title postgresql-dba; country GB; pay 4125000 GBP year; start 2026-03-31',
    quoted: 'one day a fortnight|28 hours|PVG',
    traps: 'years 34; must ansible; years 2; notice any',
  },
  {
    name: 'US startup in prose, platform',
    door: 'jobDesc',
    text: `We're hiring a Platform Engineer. You can be anywhere in the lower 48, as long as your calendar has five hours in common with Denver. The person we picture has been around the block for seven years or so and knows Terraform and AWS cold; Pulumi people are welcome to convince us. Expect to carry the pager every fourth week. Compensation lands between 160 and 185 thousand dollars. Authorized to work without sponsorship, now and later. Twice yearly we gather in Boulder. A two-week paid trial comes first. We've shipped for nine years and have 80 customers.`,
    must: 'terraform aws',
    either: 'pulumi',
    facts: 'title platform-engineer; years 7; country US; pay 18500000 USD year; overlap America/Denver 5',
    quoted: 'every fourth week|without sponsorship|Twice yearly',
    traps: 'years 9; notice 14; must pulumi; years 5',
  },
  {
    name: 'Noida mail, manual tester',
    door: 'summary',
    text: `Hi All, Opening for Manual Tester @ Noida Sec 62. Work exp 3 to 5 years in manual testing. CTC bracket 6 to 9 lacs. Need candidates who can join in 3 weeks or are on bench. Skills: Manual testing, JIRA, SQL basic. Six days working, alternate Sat off. Regular shift. 65% marks and above in all academics. Bond of 18 months. Only male/female candidates with own two-wheeler. Vacancies - 4. 12 year old CMMI L5 company.`,
    must: 'manual-testing jira sql',
    facts: 'years 3-5; country IN; pay 90000000 INR year; notice 21',
    either: 'cmmi',
    quoted: '4|Six days|65% marks|Bond of 18 months|two-wheeler',
    traps: 'years 12; years 18; notice 540; must cmmi',
  },
  {
    name: 'Austrian hospital IT, German English',
    door: 'jobDesc',
    text: `Application Manager HL7 / Integration (m/f/d), Linz
Extent: 40 hours, part-time from 30 hours negotiable
What we expect
- Matura or completed studies of informatics
- practice of at least 2 years with HL7 or FHIR
- Java
- German at native level; English in writing
- Willing to be reachable one weekend out of six
- driving licence B is of advantage
What we pay
Minimum EUR 3.480,- gross per month for 40 hours, more with matching previous service
Begin: 2 February 2026
The clinic group has 6 houses and 9,800 employees, and the canteen is cheap.`,
    must: 'hl7|fhir java',
    either: 'integration healthcare-it',
    facts: 'years 2; country AT; lang de C2; lang en -; pay 348000 EUR month; start 2026-02-02',
    quoted: '40 hours|Matura|one weekend out of six|driving licence',
    traps: 'years 6; must hl7; alone hl7',
  },
  {
    name: 'Warsaw contract, data, form',
    door: 'jobDesc',
    text: `ROLE: Data Engineer (Databricks)
SENIORITY: regular
FORM: B2B only
RATE: to 150 PLN net hourly
WHERE: Gdańsk, twice a week at the client's; otherwise from home
WHEN: 15/01/2026
HOW LONG: 12 months with an option
HOW MUCH: full-time equivalent
ENGLISH: upper-intermediate
POLISH: fluent
EXPECTED: Spark, Databricks, SQL, Python; 4 years altogether
WELCOME: Azure, dbt
NO: juniors, subcontractors, people with notice over one month`,
    must: 'spark databricks sql python',
    nice: 'azure dbt',
    facts:
      'title data-engineer; seniority mid; years 4; country PL; pay 15000 PLN hour; lang en B2; lang pl C1; engagement contract; start 2026-01-15; notice 30',
    quoted: 'twice a week|12 months|subcontractors',
    traps: 'must dbt; must azure; years 12; seniority junior',
  },
  {
    name: 'Paris scale-up, mobile, translated',
    door: 'jobDesc',
    text: `Android Developer (W/M) – Paris 9e
Your contract: permanent, 35h or flat-rate days at your choice
Your package: from 50 to 58 thousand euros + BSPCE
Telecommuting: 2 days out of 5, to be present on Mondays
Your assets:
Kotlin, Jetpack Compose
You count four years of Android at least
Bac+5 engineering school or university
Fluent French essential, the rest of the squad being French-speaking; technical English
The small extra: Kotlin Multiplatform
To take up your duties in March at the latest; we can respect three months of notice.
4 exchanges over ten days. 120 collaborators, 3 offices, 2 million of users.`,
    must: 'kotlin jetpack-compose',
    nice: 'kotlin-multiplatform',
    either: 'android',
    facts:
      'title android-developer; years 4; country FR; pay 5800000 EUR year; lang fr C1; lang en -; engagement fullTime; start 2026-03-31; notice 90',
    quoted: '2 days out of 5|Bac+5',
    traps: 'years 10; notice 10; years 5; years 3; must kotlin-multiplatform',
  },
  {
    name: 'DM, agency recruiter, security architect',
    door: 'summary',
    text: `Hey Rob, got a live one: cloud security architect, inside IR35, £650 to £700 a day, SC must be active not lapsed, Reading office Tuesdays only, six months initially. They want 8+ years in security and AWS plus Terraform. TOGAF they couldn't care less. They'd take somebody off the market by the 19th of January. Interviews Thursday. UK nationals sole. The programme's worth 40 million and runs till 2029.`,
    must: 'aws terraform',
    either: 'cloud-security security-architecture cyber-security togaf',
    facts:
      'title cloud-security-engineer; years 8; country GB; pay 70000 GBP day; engagement contract; start 2026-01-19',
    quoted: 'SC must be active|Tuesdays only|six months|UK nationals',
    traps: 'must togaf; years 40; notice any',
  },
  {
    name: 'Remote first, LatAm, support engineer',
    door: 'jobDesc',
    text: `Support Engineer for developers
Place: any country of South America; our people sit in Montevideo and Bogotá
Hours: 12:00 to 20:00 UTC, five days, one of them a Saturday every third week
Money: 2,600 to 3,100 US dollars each month, as a contractor
Basics: two years or more answering technical tickets, HTTP and REST, some Python, Linux
Tongue: near-native English; Spanish or Portuguese a bonus
Tools of yours: a laptop and 30 Mbps
Ready in a month or less.
The API does 4 billion calls per week.`,
    must: 'rest-api python linux',
    either: 'http rest-api technical-support',
    facts:
      'title technical-support-engineer; years 2; pay 310000 USD month; overlap Etc/UTC 8; lang en C2; lang es - soft; lang pt - soft; notice 30; engagement contract',
    quoted: 'Saturday every third week|laptop|30 Mbps',
    traps: 'years 4; hard-lang es; hard-lang pt; country CO; country UY',
  },
  {
    name: 'Dutch municipality, business analyst, tender',
    door: 'jobDesc',
    text: `Assignment: Business Analyst, municipality of Tilburg
Hours: 36 a week
Period: 1 March 2026 up to and including 31 August 2026, extendable twice by 3 months
Maximum tariff: € 98 excluding VAT
Knock-out criteria
1. HBO diploma, demonstrable
2. At least six years as business analyst, three of which in local government
3. Command of the Dutch language in word and writing
4. BPMN
Award criteria
5. Experience with Jira (20 points)
6. Agile (10 points)
A certificate of good conduct is handed in before the first day. Hybrid: Tuesday and Thursday at the town hall. Secondment allowed, onward hiring not.`,
    must: 'bpmn',
    nice: 'jira agile',
    facts: 'title business-analyst; years 6; country NL; pay 9800 EUR hour; lang nl -; start 2026-03-01',
    quoted: '36 a week|HBO diploma|certificate of good conduct|Tuesday and Thursday|extendable twice',
    traps: 'years 3; years 20; must jira; notice any',
  },
  {
    name: 'Gulf bank, head of data, letter',
    door: 'jobDesc',
    text: `Head of Data, Doha
Our Group CIO wants a leader with no fewer than fifteen years of service, seven of them at the top of a data function in banking. Arabic speakers have the edge; flawless English goes without saying. Remuneration to QAR 75,000 monthly, tax free, with schooling for three children. The seat is in West Bay; remote working isn't offered. A master's degree is wanted. A notice period of ninety days can be lived with. Hands-on skill in SQL and Power BI, a working view of Snowflake.
The bank turned 60 this year.`,
    must: 'sql power-bi snowflake',
    either: 'snowflake data-governance banking',
    facts: 'years 15; country QA; pay 7500000 QAR month; lang en C1; lang ar - soft; notice 90',
    quoted: "remote working isn't offered|master's degree",
    traps: 'hard-lang ar; years 60; years 7',
  },
  {
    name: 'Berlin forum, Rust, freelance',
    door: 'summary',
    text: `seeking rust freelancer f. embedded gateway work. 3 days/week from mid february, ca. 5 months. budget 85eur/h, no intermediaries. must be able to come to berlin lab every other thursday. 5yrs c++ or rust, async, mqtt. german not necessary, english yes. pls no students. our product has been certified for 2 yrs`,
    must: 'cpp|rust mqtt',
    either: 'rust cpp|rust embedded-systems',
    facts: 'country DE; pay 8500 EUR hour; lang en -; engagement contract; start 2026-02-28; skill-years cpp|rust 5',
    quoted: '3 days/week|5 months|every other thursday|no students|no intermediaries',
    traps: 'years 2; hard-lang de; notice any',
  },
  {
    name: 'Canadian bank, scrum master, agency table',
    door: 'jobDesc',
    text: `Scrum Master II
Work site | Toronto, 4 days at the office, 1 at home
Assignment length | 14 months, parental leave coverage
Bill type | Incorporated or T4, CAD 78 an hour at most
Years | 6 in total, 4 as Scrum Master
Must | CSM or PSM, Jira, Confluence
Nice | SAFe, Azure DevOps
Screening | criminal, credit and education checks
Eligibility | citizens and PR; work permits ending before 2027 won't do
Language | English; French counts in your favour
Clock | 37.5 weekly, core 9:30 to 15:30 Eastern`,
    must: 'csm jira confluence',
    nice: 'safe-agile azure-devops',
    either: 'csm scrum',
    facts:
      'title scrum-master; years 6; country CA; pay 7800 CAD hour; lang en -; lang fr - soft; overlap America/New_York 6; engagement contract',
    quoted: '4 days at the office|14 months|criminal, credit|work permits|37.5 weekly',
    traps: 'must safe-agile; years 14; hard-lang fr; years 4',
  },
]
