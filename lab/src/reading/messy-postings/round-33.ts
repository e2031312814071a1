import type { MessyPosting } from './messy-posting.ts'

/** The thirty-third round: ordinary texts of strangers, written after the mends of round 32 and read once, before and after them. */
export const ROUND_33: readonly MessyPosting[] = [
  {
    name: 'UK, in-house recruiter, mail',
    door: 'summary',
    text: `Morning Tom, could you help with a Kubernetes platform engineer for our Reading office? Hybrid, we ask for Mondays plus one more day. They should have run EKS in anger for three years or more and be handy in Go. Terraform as well. CKA or CKAD would be lovely. Package is £75k to £85k, 10% bonus, and we can't offer sponsorship. Ideally they'd be through the door before Christmas, mid-January at a push. One in five weeks on call, paid. The team's eight people and was set up four years ago.`,
    must: 'eks:3 go terraform',
    nice: 'cka',
    either: 'kubernetes',
    facts: 'title platform-engineer; pay 8500000 GBP year; country GB; start 2026-01-31',
    quoted: "CKAD|Mondays|can't offer sponsorship|One in five weeks",
    traps: 'must cka; years 4; years 8',
  },
  {
    name: 'Germany, job board, plain',
    door: 'jobDesc',
    text: `Senior Frontend Developer Angular (m/f/d)
Düsseldorf | hybrid (2 office days) | permanent | from 32 h/week

Tasks
Further development of our portal for 400,000 insured persons

Your profile
• Several years of experience (min. 5) in web development
• Very good knowledge of Angular and TypeScript, first experience with Nx
• Knowledge of BITV / WCAG is an advantage
• Fluent German, at least B2, and English for reading documentation
• ISAQB CPSA-F welcome

We pay between 68,000 and 78,000 euros. The probation period is six months. You start on 1 April or by arrangement.`,
    must: 'angular typescript nx',
    nice: 'web-accessibility',
    either: 'nx',
    facts:
      'title angular-developer; seniority senior; years 5; country DE; pay 7800000 EUR year; lang de B2; lang en -; engagement fullTime; start 2026-04-01',
    quoted: '2 office days|32 h/week|CPSA-F|BITV',
    traps: 'years 6; notice any; years 2',
  },
  {
    name: 'India, hiring manager on a network',
    door: 'summary',
    text: `I'm hiring! Lead QA Automation Engineer for my team in Kochi (Infopark), work from office all 5 days. Looking for 8 to 11 yrs exp, with min 3 yrs leading a team of at least 4 testers. Selenium with Java is mandatory, Rest Assured too. Playwright is an added plus. ISTQB Test Manager certified people get priority. Budget up to 24 LPA. Only those who can join in 30 days or less, please don't share profiles with 90 days NP. 2 openings.`,
    must: 'selenium java rest-assured',
    nice: 'playwright',
    either: 'istqb test-automation',
    facts: 'title qa-automation-engineer; seniority lead; years 8-11; country IN; pay 240000000 INR year; notice 30',
    quoted: 'all 5 days|leading a team of at least 4|ISTQB Test Manager',
    traps: 'notice 90; years 3; must playwright; years 5',
  },
  {
    name: 'US, staffing mail, contract to hire',
    door: 'jobDesc',
    text: `Title: Power BI Developer
Client location: Raleigh, NC – candidates must be within commuting distance
Duration: 6-month contract to hire
Pay: $58-$64/hr on W2
Schedule: M-F, 8:00-5:00 Eastern, some month-end Saturdays

Top skills needed:
1. Power BI with DAX, at least 4 years
2. Azure Data Factory
3. SQL Server
Plus: PL-300, experience in the credit union space
Education: Bachelor's preferred, not mandatory
Interview process: two rounds on Teams. Background and credit check before day one.`,
    must: 'power-bi:4 dax:4 adf sql-server',
    either: 'adf azure-data-factory pl-300',
    facts: 'title power-bi-developer; country US; pay 6400 USD hour; overlap America/New_York 9; engagement contract',
    quoted: 'commuting distance|6-month|month-end Saturdays|PL-300|credit union|credit check',
    traps: 'must microsoft-teams; nice microsoft-teams; years 6',
  },
  {
    name: 'Sweden, broker, embedded consultant',
    door: 'jobDesc',
    text: `Assignment: Embedded Developer, Gothenburg
Our client in automotive needs reinforcement from 2 February to 18 December 2026, full time, on site at Lindholmen at least 3 days a week.
Requirements
- C and C++ (minimum 5 years)
- AUTOSAR Classic
- experience of ISO 26262, ASIL B or higher
- Swedish and English
Merits
- Vector CANoe
- driving licence B
Max 920 SEK per hour. Subcontractors in one step only. Answers by 28 November at the latest, with CV and earliest start.`,
    must: 'c:5 cpp:5 autosar',
    nice: 'canoe',
    either: 'automotive',
    facts: 'title embedded-software-engineer; country SE; pay 92000 SEK hour; lang sv -; lang en -; start 2026-02-02',
    quoted: 'ISO 26262|18 December|3 days a week|ASIL B|driving licence|Subcontractors',
    traps: 'must canoe; years 3; notice any',
  },
  {
    name: 'Brazil, bilingual advert',
    door: 'jobDesc',
    text: `Vaga: Senior iOS Engineer (remote, anywhere in Brazil)
We need: Swift, SwiftUI, 6+ years in iOS, at least one app with more than 1 million downloads.
Advanced English, daily calls with a squad in Austin (3 hours of shared time with Central).
Differential: Kotlin Multiplatform.
We offer PJ contract, US$ 6.000 a month, 20 days of paid rest per year, no working hours control.
Start as soon as possible, we wait up to 30 days.`,
    must: 'swift swiftui',
    nice: 'kotlin-multiplatform',
    either: 'ios',
    facts:
      'title ios-developer; seniority senior; years 6; country BR; pay 600000 USD month; lang en C1; overlap America/Chicago 3; engagement contract; notice 30',
    quoted: '1 million downloads',
    traps: 'country US; must kotlin-multiplatform; years 20',
  },
  {
    name: 'EU institution, short tender',
    door: 'jobDesc',
    text: `Profile: Data Protection / Security Consultant (senior)
Place of performance: Brussels, 3 days a week on the premises
Man-days: 180, spread over 12 months
Minimum requirements
* Master's degree plus 11 years of relevant experience
* CISSP or CISM
* ISO 27001 Lead Auditor
* Proven experience with the EUDPR in EU bodies (at least 3 projects)
* French C1, English C1
Daily rate ceiling: EUR 720
Contract expected to start in Q1 2026. EU SECRET clearance is an advantage.`,
    must: 'cissp|cism iso-27001',
    either: 'gdpr cyber-security',
    facts:
      'title security-consultant; seniority senior; years 11; country BE; pay 72000 EUR day; lang fr C1; lang en C1; start 2026-03-31; engagement contract',
    quoted: "3 days a week|180|Master's degree|Lead Auditor|EUDPR|at least 3 projects|EU SECRET",
    traps: 'years 3; years 12; notice any',
  },
  {
    name: 'Australia, start-up, short',
    door: 'summary',
    text: `Small climate start-up in Fremantle WA wants a part-time full stack dev, 3 days a week, $65-75 an hour + super. Rails and React, you've done both for 4 yrs or more. Must be here in person on Wednesdays. Working Holiday visas are fine. Nice if you've touched PostGIS or know your way round MapLibre. We'd like you to begin in early Feb.`,
    must: 'ruby-on-rails:4 react:4',
    nice: 'postgis',
    either: 'fullstack',
    facts: 'title full-stack-developer; country AU; pay 7500 AUD hour; start 2026-02-28',
    quoted: '3 days a week|Wednesdays|Working Holiday visas|MapLibre',
    traps: 'must postgis; years 3; notice any',
  },
  {
    name: 'Poland, house of software, plain',
    door: 'jobDesc',
    text: `Mid/Senior .NET Developer
Wrocław (1 day in the office every two weeks) | B2B 120-160 PLN net/h | UoP 17-22k gross

Must have:
.NET 8, C#, EF Core – 4 years commercially
Azure Service Bus or RabbitMQ
English B2 (client in Norway)
Polish, because workshops are in Polish

Nice:
Docker, Bicep
AZ-204

Recruitment: a 30-minute call and one technical interview. Our company is 22 years old, 900 people, 6 offices.`,
    must: 'dot-net:4 c-sharp:4 entity-framework:4 azure-service-bus|rabbitmq',
    nice: 'docker bicep',
    either: 'entity-framework dot-net c-sharp',
    facts:
      'title dot-net-developer; country PL; pay 16000 PLN hour; lang en B2; lang pl -; engagement contract; engagement fullTime; seniority mid',
    quoted: 'every two weeks|AZ-204',
    traps: 'country NO; years 22; years 30; must docker',
  },
  {
    name: 'Philippines, remote support, recruiter post',
    door: 'jobDesc',
    text: `WE ARE HIRING: Technical Support Engineer (5 slots)
Work set-up: WFH, permanent night shift (9PM-6AM Manila time)
Salary: PHP 45k to 60k + HMO on day 1
Qualifications:
- College level accepted, at least 2 years in a technical BPO account
- Zendesk, basic SQL
- Excellent English communication skills
- Own laptop (i5, 16GB RAM) and fiber internet of 50 Mbps minimum
- Amenable to start ASAP
Preferred: exposure to Jira and Datadog`,
    must: 'zendesk sql',
    nice: 'jira datadog',
    facts:
      'title technical-support-engineer; years 2; country PH; pay 6000000 PHP month; lang en C1; overlap Asia/Manila 9',
    quoted: 'night shift|College level|Own laptop|50 Mbps',
    traps: 'must jira; years 5; must datadog',
  },
  {
    name: 'Switzerland, agency, project manager',
    door: 'summary',
    text: `For a cantonal bank in St. Gallen we are looking for an IT project manager 80-100%, temporary until the end of 2026 with the option of a permanent position. HERMES or PMP certification and at least 7 years in projects of banks, ideally with Avaloq. You moderate workshops in German (native or C2), English is enough to read. Start: immediately or by 1 March. Hourly rate CHF 105 to 120. Clean debt and criminal register extract, no older than three months. Applicants with Swiss citizenship or a valid work permit only.`,
    must: 'pmp',
    either: 'pmp banking project-management',
    facts: 'title project-manager; years 7; country CH; pay 12000 CHF hour; lang de C2; lang en -; start 2026-03-01',
    quoted: '80-100%|until the end of 2026|HERMES|Avaloq|criminal register|work permit',
    traps: 'notice 90; years 3; notice 0',
  },
  {
    name: 'startup chat, two founders, US',
    door: 'summary',
    text: `so we want a founding ml eng. sf in person 5 days, no remote. comp 180-230k base + 0.8-1.5%. has shipped LLM stuff to prod, python + pytorch obviously, bonus for triton or vllm. 3+ yrs out of school, no phds needed. visas: we do O-1 and H1B transfers. trial week paid. start yesterday lol, latest feb 1`,
    must: 'python pytorch',
    nice: 'triton vllm',
    either: 'llm machine-learning triton-inference-server',
    facts: 'title machine-learning-engineer; years 3; country US; pay 23000000 USD year; start 2026-02-01',
    quoted: '5 days|H1B transfers|trial week',
    traps: 'nice phd; notice 7; years 5',
  },
  {
    name: 'Netherlands, hospital, prose',
    door: 'jobDesc',
    text: `The university hospital in Groningen has an opening for an Integration Engineer (0.89 to 1.0 FTE). You build and run the interfaces between Epic and some ninety other systems, mostly with Cloverleaf; Mirth Connect is being phased out. We ask for a bachelor's degree, three years with HL7 v2 and FHIR, and a good command of Dutch. Knowledge of Kafka would be welcome. Your salary lies between €3,690 and €5,830 gross per month for 36 hours (scale 9/10 CAO UMC). A VOG must be handed in before you start. One evening a month there is maintenance. The hospital has 14,000 staff and was founded in 1797.`,
    must: 'hl7:3 fhir:3',
    nice: 'kafka',
    either: 'epic-systems cloverleaf mirth integration mirth-connect',
    facts: 'title integration-developer; country NL; pay 583000 EUR month; lang nl B2',
    quoted: "0.89 to 1.0 FTE|bachelor's degree|36 hours|scale 9/10|VOG|One evening a month",
    traps: 'must kafka; must mirth; years 36; must mirth-connect',
  },
  {
    name: 'US defence contractor, plain',
    door: 'jobDesc',
    text: `Systems Engineer III (MBSE)
Huntsville, AL – onsite, 4/10 schedule
Required:
- U.S. citizen with an active Secret clearance
- BS in an engineering discipline and 8 years, or MS and 6 years
- Cameo Systems Modeler, SysML
- IBM DOORS
Desired:
- INCOSE CSEP or ASEP
- Python scripting
Salary range: $118,000 to $149,000. Up to 25% travel to White Sands. Relocation is not provided.`,
    must: 'magicdraw sysml doors',
    nice: 'python',
    either: 'magicdraw mbse systems-engineering',
    facts: 'title mbse-engineer; years 8; country US; pay 14900000 USD year',
    quoted: '4/10|Secret clearance|BS in an engineering|CSEP|25% travel|Relocation is not provided',
    traps: 'must python; years 25; years 10',
  },
]
