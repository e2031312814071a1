import type { MessyPosting } from './messy-posting.ts'

/**
 * The twenty-fifth round, rich in facts other than skills: written before any change of its time and run once at the
 * end; only its totals are inspected.
 */
export const ROUND_25: readonly MessyPosting[] = [
  {
    name: 'UK public body, table, data engineer',
    door: 'jobDesc',
    text: `Post title	Data Engineer
Reports to	Head of Data Platforms
Salary	£48,710 to £53,180 pro rata
Hours	30 per week, Monday to Thursday
Contract	Fixed term until 31 March 2027
Location	Cardiff, two days in the office
Closing date	5 December

Essential
- Four years or more working with data pipelines, half of that on a cloud platform
- Azure Data Factory and SQL
- Python
- Eligible for SC clearance (we will put you through it)
Desirable
- Welsh, even a little
- Power BI
A degree is not needed. Our trust was set up 9 years ago and serves 3 million people. Annual leave is 33 days. Panel interviews last 45 minutes.`,
    must: 'adf sql python',
    nice: 'power-bi',
    either: 'data-pipelines azure data-engineering',
    facts: 'title data-engineer; years 4; country GB; pay 5318000 GBP year; lang cy - soft; engagement contract',
    quoted: '30 per week|two days in the office|SC clearance',
    traps: 'years 9; years 33; must power-bi; hard-lang cy; years 3; notice any; note Reports to; start any',
  },
  {
    name: 'US chat, contractor for iOS',
    door: 'summary',
    text: `need an iOS contractor, W2 or 1099 both fine, 25-30 hrs/wk for 4 months w/ option to extend. Swift + SwiftUI, six years on iOS give or take. has to be on from 10 to 2 Pacific. can pay 95/hr, maybe 105 for someone amazing. US only pls, no sponsorship. can they be here by Jan 12? our app has 2M users and we've been around since 2014 fwiw`,
    must: 'swift swiftui',
    facts:
      'title ios-developer; years 6; pay 10500 USD hour; overlap America/Los_Angeles 4; country US; engagement contract; start 2026-01-12',
    quoted: '25-30 hrs|4 months|sponsorship|W2',
    either: 'ios',
    traps: 'years 2; years 14; years 4; pay 200 USD hour; notice any; years 10',
  },
  {
    name: 'Indian consultancy mail, SAP FICO',
    door: 'jobDesc',
    text: `Dear Partner,

Kindly share profiles for below reqmt:

SAP FICO Consultant - S/4HANA
Total exp - 8 yrs & above, relevant in FICO 6+ yrs
No. of positions: 3
Budget: 22 LPA max (no exceptions)
NP: Only immediate joiners or those serving notice with LWD before 20th Dec
Loc: Hyderabad / Chennai (5 days WFO, no hybrid pls)
Shift timings: 1:30 PM - 10:30 PM IST
Mode of Hire: Permanent, payroll of client
Educational qualification: B.Com / CA / MBA Finance, 15 yrs of regular education mandatory
Travel: should have valid passport, 30% onsite travel to Malaysia

Skill: GL, AP, AR, Asset Accounting, min 2 E2E S/4HANA implementations

Candidates who interviewed with us in last 6 months pls exclude. Payment terms 45 days, 8.33%.`,
    must: 'sap-fico s4hana',
    either: 'sap-fico s4hana sap accounting',
    facts:
      'title sap-fico-consultant; years 8; skill-years sap-fico 6; pay 220000000 INR year; country IN; engagement fullTime',
    quoted: '3|5 days WFO|1:30 PM - 10:30 PM|15 yrs of regular education|passport|30% onsite travel',
    traps: 'notice 45; country MY; years 15; years 6; notice 180; pay 833 INR year',
  },
  {
    name: 'German Mittelstand, network engineer',
    door: 'jobDesc',
    text: `Network Engineer (all genders), 80 to 100 %
Our location: Kassel. Home office possible on 2 of 5 days.

Your profile
• Completed apprenticeship as IT specialist or a comparable degree
• At least three years of professional experience in the operation of enterprise networks
• Cisco routing and switching, firewalls from Fortinet
• CCNP or the will to obtain it in the first year
• Very good German (C1), English sufficient for reading manuals (B1)
• Driving license class B
• Readiness for on-call duty, around every fifth week

Your start: at the next possible date, at the latest 1 April 2026.
Annual salary according to collective agreement EG 11, about 61,000 to 66,000 euros gross, 35-hour week.

We have been making heating valves since 1951, have sites in Poland and Turkey, and grant 30 days of vacation. Probation is six months, and the notice during that time is two weeks.`,
    must: 'cisco fortinet',
    either: 'routing-and-switching cisco-ios firewalls ccnp network-administration',
    facts:
      'title network-engineer; years 3; country DE; lang de C1; lang en B1; start 2026-04-01; pay 6600000 EUR year',
    quoted: '80 to 100 %|2 of 5 days|Driving license|fifth week|35-hour',
    traps: 'notice 14; notice any; country PL; country TR; years 30; years 6; years 11',
  },
  {
    name: 'Polish software house, .NET',
    door: 'jobDesc',
    text: `Mid/Senior .NET Developer 🚀 100% remote from Poland (or any EU country)

💰 22 000 – 27 000 PLN net/month (B2B) | 17 000 – 20 500 PLN gross (UoP)
🗣 English: B2+ spoken daily, Polish: native-level not required
⏰ flexible start 7–10, but be with us 11:00–15:00 CET
📅 from February, notice up to 2 months is okay

You have:
✔ 4+ yrs commercial with C#/.NET (Core 3.1 → 8)
✔ Azure: App Service, Service Bus
✔ MS SQL
➕ Angular (1 yr+ would be cool)

Our client: a Swiss insurer, 140 years on the market; team of 8, all in CET. Trips to Zürich: twice a year.`,
    must: 'c-sharp|dot-net azure sql-server',
    nice: 'angular',
    either: 'c-sharp dot-net c-sharp|dot-net azure-app-service azure-service-bus asp-net-core entity-framework',
    facts:
      'title dot-net-developer; years 4; country PL; pay 2700000 PLN month; lang en B2; overlap Europe/Warsaw 4; start 2026-02-28; notice 60; engagement contract; engagement fullTime; seniority mid',
    quoted: 'twice a year',
    traps: 'years 140; years 8; country CH; hard-lang pl; must angular; overlap 3; years 1',
  },
  {
    name: 'Brazilian company, product designer',
    door: 'jobDesc',
    text: `Product Designer (pleno)
Modality: PJ or CLT, as you prefer. Value: up to R$ 14k per month.
Work from anywhere in Brazil; people from Recife come to the office once a month.

What is indispensable:
* 3 or 4 years designing digital products
* Figma on a daily basis
* Advanced English, because the squad is half Canadian - you'll present to them
* A portfolio

What is differential:
* Spanish intermediate
* Notion of HTML and CSS

Schedule: 9h to 18h Brasília time. 40 hours weekly.
Beginning: immediate, but we wait up to 30 days.

Benefits: meal voucher R$ 1.200, gympass, 20 days of rest per year for PJ. Founded by two designers in 2018; R$ 40M raised.`,
    must: 'figma',
    nice: 'html css',
    either: 'product-design html css',
    facts:
      'title product-designer; seniority mid; years 3-4; country BR; pay 1400000 BRL month; lang en -; lang es - soft; engagement contract; engagement fullTime; notice 30; overlap America/Sao_Paulo 9',
    quoted: 'once a month|portfolio|40 hours',
    traps:
      'country CA; years 20; pay 120000 BRL month; must html; must css; hard-lang es; notice 0; note A portfolio of',
  },
  {
    name: 'French scale-up, SRE',
    door: 'jobDesc',
    text: `SRE confirmed (H/F)
Contract type: CDI, cadre status (forfait 218 days)
Workplace: Lille, telework up to 3 days/week - full remote is not possible
Remuneration: 52-60 K€ fixed depending on experience + variable 8%

You and us, it's yes if:
- you have a Bac+5 (or not, if you can prove it)
- you've got between 4 and 7 years of run & build behind you
- Kubernetes in production is your daily bread
- Terraform, Prometheus, Grafana
- you take part in the on-call: one week in six, compensated
- you speak French (the team meets in French) and read English
Appreciated: Go, ArgoCD
You can join us within 3 months.

The process: 3 interviews in 2 weeks. We were 40 two years ago, we are 110 today.`,
    must: 'kubernetes terraform prometheus grafana',
    nice: 'go argo-cd',
    facts:
      'title site-reliability-engineer; years 4-7; country FR; pay 6000000 EUR year; engagement fullTime; lang fr -; lang en -; notice 90',
    quoted: '3 days/week|one week in six|Bac+5',
    traps: 'notice 14; years 2; years 5; must go; years 40; pay 800 EUR year; notice 21',
  },
  {
    name: 'US defense prime, embedded',
    door: 'jobDesc',
    text: `Principal Embedded Software Engineer - Huntsville, AL
Relocation assistance: none. This position is 9/80, on-site 100%.

BASIC QUALIFICATIONS
* Bachelor's in EE, CE or CS with 10 years' experience, or Master's with 8
* Active Secret clearance at time of application; able to obtain TS/SCI
* US citizenship is a must
* C++ and C for real-time targets
* VxWorks or Integrity RTOS

PREFERRED QUALIFICATIONS
* DO-178C
* Rhapsody
* Willing to travel up to 15% CONUS

The likely salary range for this position is $141,200 - $188,000. We have sustained the fleet for more than 60 years. Employees accrue 3 weeks of PTO in year one. Applications close in 14 days.`,
    must: 'cpp c vxworks|integrity-rtos',
    nice: 'do-178c',
    either: 'embedded-systems rtos real-time-systems',
    facts: 'title embedded-software-engineer; years 10; country US; pay 18800000 USD year',
    quoted: 'Secret clearance|citizenship|travel up to 15%|9/80|on-site 100%|Bachelor',
    traps: 'years 60; years 8; years 3; notice 14; notice any; must do-178c',
  },
  {
    name: 'Dutch scale-up, founder mail',
    door: 'summary',
    text: `Hi Marit, as discussed: we want a lead front-end dev, someone with seven or eight years, TypeScript and React through and through. Dutch isn't needed, English is (we're 14 nationalities). Must live in the Netherlands or within an hour of it by train, Belgium is OK too. Wednesdays everyone's at the Utrecht office, other days as you like. 32 hours is fine, 40 too. Money: 6.800 a month tops incl. holiday allowance. Ideally starts in March; if they have two months' notice that works. We won't do freelancers this time. Our B round was 12 million, and the next one is 18 months away.`,
    must: 'typescript react',
    facts:
      'title front-end-developer; seniority lead; years 7-8; lang en -; country NL; country BE; pay 680000 EUR month; start 2026-03-31; notice 60; engagement fullTime',
    quoted: 'Wednesdays|32 hours',
    traps: 'hard-lang nl; years 14; engagement contract; notice 540; years 12; years 18',
  },
  {
    name: 'Irish support role, rota',
    door: 'jobDesc',
    text: `Technical Support Engineer (Tier 2) – Galway

4 on / 4 off, 12 hour shifts incl. nights. Shift premium 25%.
Base €42k–€46k, DOE.

The must-haves
» 2+ years in a technical support role, ideally SaaS
» Linux command line; SQL to look things up
» Excellent spoken English; German or French would be brilliant (C1)
» Stamp 4 or EU passport - we're unable to support work permits
» Own car - the bus doesn't run at 4 a.m.

Handy: Zendesk, bash

Temp to perm: first 11 months on a fixed-term basis. Garda vetting applies. Our customers are spread over 60 countries and our SLA is 4 hours. Response to all applications in 10 days.`,
    must: 'linux sql',
    nice: 'zendesk bash',
    either: 'saas technical-support',
    facts:
      'title technical-support-engineer; years 2; country IE; pay 4600000 EUR year; lang en -; lang de C1 soft; lang fr C1 soft',
    quoted: '4 on / 4 off|12 hour shifts|work permits|Own car|11 months|Garda vetting',
    traps: 'hard-lang de; hard-lang fr; overlap 4; notice 10; years 11; must zendesk; years 4',
  },
  {
    name: 'Swiss agency, day rate, Java architect',
    door: 'jobDesc',
    text: `Solution Architect Java / Integration | Bank in Zurich | 12 months++ | 80%
Start: 02.02.2026 or earlier
Rate: CHF 1'150.- per day all in (please don't apply above)
On-site: min. 3 days; cross-border commuters welcome, no remote from abroad
Languages: German fluently, English business fluent, Swiss German understood is an advantage
Experience: >10 years IT, thereof >5 years as architect
Must: Java, Spring Boot, Kafka, OpenShift
Plus: TOGAF certificate, Avaloq
Extract from the criminal and debt register not older than 3 months is required.
The bank exists since 1871 and has 2,400 staff.`,
    must: 'java spring-boot kafka openshift',
    nice: 'togaf',
    either: 'integration software-architecture',
    facts:
      'title solutions-architect; years 10; country CH; pay 115000 CHF day; lang de -; lang en -; start 2026-02-02; engagement contract',
    quoted: 'Avaloq|80%|min. 3 days|12 months|criminal and debt register',
    traps: 'years 5; notice 90; notice any; years 3; must togaf',
  },
  {
    name: 'LinkedIn post, Australian founder',
    door: 'summary',
    text: `We're hiring our first security engineer! 🎉 Melbourne or Sydney, hybrid (Tues + Thurs in). PR or citizen please, we can't sponsor yet. What matters: AWS security, some Python, and having lived through an ISO 27001 or SOC 2 audit. Five years in security feels right; three could work if you're sharp. AU$160-175k + super. Full time, 38 hrs. We'd love you to start before Easter. Notice of up to 8 weeks? No worries. Happy to consider NZ folks as long as you can do 6 hours with Melbourne.`,
    must: 'aws python iso-27001|soc-2',
    either: 'cloud-security',
    facts:
      'title security-engineer; years 5; country AU; pay 17500000 AUD year; engagement fullTime; overlap Australia/Melbourne 6; notice 56',
    quoted: 'Tues + Thurs|PR or citizen|38 hrs|before Easter',
    traps: 'years 8; years 1; alone iso-27001; years 38; overlap 8',
  },
  {
    name: 'Spanish nearshore, QA brief',
    door: 'jobDesc',
    text: `PROFILE: QA engineer (manual 60% / automation 40%)
UNITS: 2
CLIENT: US retailer (EST)
TIMETABLE: 14:00-22:00 Spanish time, so that there are 6 hours of overlap with New York
EXPERIENCE: from 2 to 5 years
LANGUAGES: English C1 (will be tested), Spanish indifferent
PLACE: Spain, any province. The residence permit must be valid.
CONTRACT: indefinite, probation of 6 months
SALARY BAND: 30-36k gross
INCORPORATION: 15 days maximum
REQUIREMENTS: Cypress, Postman, SQL
VALUABLE: JMeter, ISTQB
Project length: 3 years. Christmas hamper and 23 working days of holidays.`,
    must: 'cypress postman sql',
    nice: 'jmeter istqb',
    either: 'manual-testing test-automation',
    facts:
      'title qa-engineer; years 2-5; overlap America/New_York 6; lang en C1; country ES; engagement fullTime; pay 3600000 EUR year; notice 15',
    quoted: '2|14:00-22:00|residence permit|3 years',
    traps: 'country US; years 3; notice 180; years 6; years 23; hard-lang es; must jmeter',
  },
  {
    name: 'Nordic startup, ML engineer',
    door: 'jobDesc',
    text: `Machine Learning Engineer
Gothenburg or remote inside Sweden, Norway and Denmark

We make a hearing aid that learns. Twelve people, eleven years of research, one product.

To be happy here you need
 – a PhD or MSc in signal processing, statistics or similar
 – a minimum of 3 years after graduation
 – PyTorch and Python
 – English. A Scandinavian language is nice at lunch but not a requirement

It's good if you have touched ONNX or C++.

Practicalities: permanent, full-time (37.5 h). Trial period of 6 months. 55 000–65 000 SEK a month. You can be here two days each month, we pay the train. Three months' notice is normal in Sweden and fine for us.
Last day to apply: 31 January.`,
    must: 'pytorch python',
    nice: 'onnx cpp',
    either: 'statistics machine-learning',
    facts:
      'title machine-learning-engineer; years 3; country SE; country NO; country DK; lang en -; engagement fullTime; pay 6500000 SEK month; notice 90',
    quoted: 'PhD or MSc|37.5 h|two days each month|Scandinavian language',
    traps: 'years 11; years 6; start 2026-01-31; start any; must onnx; must cpp; notice 180',
  },
  {
    name: 'Texas staffing form, DevOps',
    door: 'jobDesc',
    text: `JOB ORDER #88213
Title: DevOps Engineer III
Client industry: Energy
Worksite: Houston TX 77002 (hybrid M-W-Th)
Duration: 18 mos, possible conversion
Pay: $70-78/hr W2, no C2C
Visa: USC/GC/EAD. H1 transfer no.
# of openings: 2 
Interview: 1 phone + 1 video, decision inside a week
Hours: 8-5 CT, M-F, some weekends for releases
Exp: 7-10 yrs overall, 3 yrs min w/ Kubernetes
Must: Kubernetes, Terraform, Jenkins, Linux
Nice: Ansible, Splunk
Degree: BS pref., not req.
Drug test and background check prior to start. Target start 1/19/2026
Do not submit anyone at more than 78.`,
    must: 'kubernetes:3 terraform jenkins linux',
    nice: 'ansible splunk',
    facts:
      'title devops-engineer; years 7-10; country US; pay 7800 USD hour; overlap America/Chicago 9; start 2026-01-19; engagement contract',
    quoted: '18 mos|M-W-Th|no C2C|USC/GC/EAD|some weekends|background check',
    traps: 'years 3; notice 7; notice any; must ansible; must splunk; years 18',
  },
  {
    name: 'NHS style letter, project manager',
    door: 'jobDesc',
    text: `IT Project Manager, Band 7 (£46,148 - £52,809)
Secondment or fixed term, 9 months, maternity cover
0.8 WTE considered

You'll be based at our Leeds site no less than three days weekly and will visit the York and Hull hospitals, so access to transport is essential. An enhanced DBS check will be made.

Criteria
E1 Educated to degree level or equivalent experience
E2 PRINCE2 Practitioner or APMP
E3 Experience of managing IT projects with a budget above £500k, gained over no fewer than 5 years
E4 MS Project
D1 Experience of the NHS
D2 Jira

The post is not eligible for sponsorship. We would like the postholder to start by the end of February 2026. The trust employs 9,000 people over 12 sites and celebrates its 75 years.`,
    must: 'prince2 ms-project',
    nice: 'jira',
    either: 'project-management pmp',
    facts: 'title project-manager; years 5; country GB; pay 5280900 GBP year; engagement contract; start 2026-02-28',
    quoted: '9 months|0.8 WTE|three days weekly|transport|DBS|sponsorship|degree level',
    traps: 'years 75; years 9; pay 50000000 GBP year; years 12; must jira',
  },
  {
    name: 'Call notes, Singapore bank, data scientist',
    door: 'summary',
    text: `notes from call w/ hiring mgr (Wei Ling)
- 1 HC, data scientist, AVP grade
- SG based. citizens/PRs first; EP holders ok if already here
- exp: 4-6, at least 2 in banking (fraud best)
- python, sql, pyspark non negotiable; SAS only for reading old code
- budget SGD 9.5k/mth x 13
- NP: 2 mths max, buyout possible
- office 4 days, MBFC. no shift work
- mandarin useful since reports come from shanghai, not compulsory
- 12 mths contract first then convert
- bank was founded 1932. team of 9. 3 rounds`,
    must: 'python sql pyspark',
    either: 'sas spark',
    facts:
      'title data-scientist; years 4-6; country SG; pay 950000 SGD month; notice 60; lang zh - soft; engagement contract',
    quoted: 'citizens/PRs|office 4 days|12 mths|2 in banking',
    traps: 'must sas; hard-lang zh; country CN; years 2; years 9; years 12; notice 90; years 13',
  },
  {
    name: 'Portuguese remote company, backend',
    door: 'jobDesc',
    text: `Backend Engineer (Elixir)

Where: anywhere between UTC-3 and UTC+2, company is registered in Porto
When: 4 hours a day in common with Lisbon, the rest whenever
How: as a contractor (you invoice us monthly) — no employment contract
How much: 4.200–5.500 € per month, paid in euros; holidays are unpaid
Who: somebody who has shipped Elixir for two years or more; overall at least five years of programming
Also: PostgreSQL. RabbitMQ or Kafka.
Level of English: you write well and you're comfortable on calls (B2 at minimum)
Not who: agencies; people who need more than 6 weeks before they can begin
Twice a year we all meet in person for a week (flights on us).
Since 2016 we have run one product for 900 dentists.`,
    must: 'elixir:2 postgresql rabbitmq|kafka',
    either: 'kafka rabbitmq',
    facts:
      'title back-end-developer; years 5; overlap Europe/Lisbon 4; pay 550000 EUR month; lang en B2; engagement contract; notice 42',
    quoted: 'UTC-3|Twice a year',
    traps: 'years 2; years 16; engagement fullTime; alone rabbitmq; overlap 5; notice 7',
  },
  {
    name: 'Canadian post, full stack, bilingual',
    door: 'jobDesc',
    text: `Full Stack Developer - Montréal (hybrid, Tuesdays and one other day)

$98K to $112K CAD, permanent, 35 hours/week
Eligibility: Canadian citizens, permanent residents or an open work permit valid for at least two years

Your suitcase contains
• DEC, BAC or equivalent in computing
• 5 years minimum as a developer, the last 2 with Node.js
• Vue (React people, we can teach you)
• MySQL
• French at work (advanced), functional English

In the side pocket, if there's room
• Docker
• AWS

We cover 80% of dental and give 4 weeks from day one. The office is 3 minutes from the metro. Our platform is 15 years old and serves 1,200 schools; uptime is 99.95%.`,
    must: 'node-js:2 vue-js mysql',
    nice: 'docker aws',
    either: 'vue-js react vue-js|react',
    facts:
      'title full-stack-developer; years 5; country CA; pay 11200000 CAD year; lang fr -; lang en -; engagement fullTime',
    quoted: '35 hours|Tuesdays|work permit|DEC, BAC',
    traps: 'years 2; years 15; notice 28; must docker; must aws; years 4; pay 8000 CAD year',
  },
  {
    name: 'Romanian forum post, penetration tester',
    door: 'summary',
    text: `[HIRING] Pentester, Cluj-Napoca or Bucharest, or remote from RO only
OSCP is required (no cert, no call), web + API testing, Burp, decent scripting in Python or Go.
2-4 years. Not for juniors, not for people from pure compliance.
Net 3000-3800 EUR/mo (CIM) or 230-280 EUR/day on PFA/SRL. 
You'd travel to clients in DACH maybe 5-6x a year, so German gets you +200 EUR but isn't asked for. English C1 is.
No night work, no on-call. Background check yes.
can wait 1 month for the right guy or girl, not more.
We're 35 ppl, 6 yrs old, ISO certified, 0 outsourcing.`,
    must: 'oscp burp-suite python|go',
    either: 'api-testing penetration-testing scripting',
    facts:
      'title penetration-tester; years 2-4; country RO; lang en C1; lang de - soft; notice 30; engagement contract; engagement fullTime; pay 380000 EUR month',
    quoted: '5-6x a year|Background check',
    traps: 'country DE; hard-lang de; years 6; alone python; country AT; seniority junior; notice 60',
  },
]
