import type { MessyPosting } from './messy-posting.ts'

/** The twenty-ninth round, rich in facts beside skills, half of it plain postings: written before any change of its time and run once at the end. */
export const ROUND_29: readonly MessyPosting[] = [
  {
    name: 'US corporate, backend, plain',
    door: 'jobDesc',
    text: `Senior Java Developer
Location: Charlotte, NC (hybrid – 3 days onsite)
Employment type: Full-time
Salary: $135,000 – $155,000 per year

About us
Founded in 2004, we process 3 million payments a day for 600 banks.

Responsibilities
• Build and operate payment services
• Mentor two junior engineers

Requirements
• 6+ years of professional software development experience
• At least 4 years of Java
• Spring Boot and PostgreSQL
• Bachelor's degree in Computer Science or equivalent experience
• Must be authorized to work in the United States; we do not sponsor visas
• Participation in an on-call rotation, one week out of eight

Nice to have
• Kafka

Benefits
401(k), 20 days PTO, 12 weeks of parental leave.`,
    must: 'java:4 spring-boot postgresql',
    nice: 'kafka',
    facts: 'title java-developer; seniority senior; years 6; country US; pay 15500000 USD year; engagement fullTime',
    quoted: "3 days onsite|Bachelor's degree|do not sponsor|one week out of eight",
    traps: 'years 12; years 4; notice any; must kafka; years 20',
  },
  {
    name: 'UK council, service desk, plain',
    door: 'jobDesc',
    text: `IT Support Specialist – Leeds City Council
Grade SO2, £31,022 to £33,143 pro rata
22.2 hours per week, fixed term until 31 March 2027
Two posts available

Essential
- Experience of supporting Windows 11 and Active Directory
- Minimum two years in a service desk environment
- ITIL Foundation certificate
- Full UK driving licence and use of a car

Desirable
- PowerShell

This post is subject to a basic DBS check. You will be based at Merrion House and can work from home up to two days a week. Interviews will be held in the week of 12 January.`,
    must: 'windows active-directory itil',
    nice: 'powershell',
    either: 'windows itil help-desk',
    facts: 'title it-support-specialist; years 2; country GB; pay 3314300 GBP year',
    quoted:
      '22.2 hours|until 31 March 2027|Two posts|ITIL Foundation certificate|driving licence|DBS check|two days a week',
    traps: 'must powershell; start any; notice any; years 11',
  },
  {
    name: 'India, product company, React, plain',
    door: 'jobDesc',
    text: `React Developer – Pune
Experience: 4-7 years
CTC: 18-26 LPA
Notice period: maximum 45 days
Work mode: WFO, 5 days
Shift: 1 PM to 10 PM IST
Positions: 3

Key skills: React, TypeScript, Redux
Good to have: Next.js
Education: B.E./B.Tech in any discipline, minimum 60% throughout

We are a 15-year-old product company with 450 employees.`,
    must: 'react typescript redux',
    nice: 'next-js',
    facts: 'title react-developer; years 4-7; country IN; pay 260000000 INR year; notice 45; overlap Asia/Kolkata 9',
    quoted: 'WFO|B.Tech|60% throughout|3',
    traps: 'years 15; must next-js; notice 15',
  },
  {
    name: 'Germany, DevOps, plain English',
    door: 'jobDesc',
    text: `DevOps Engineer (m/w/d) in Nürnberg
Unbefristet, 37,5 hours a week, flextime

Your profile
- Completed degree in computer science or a comparable training (Fachinformatiker)
- 3 years of experience with Kubernetes
- Terraform and GitLab CI
- Very good German (C1) and good English (B2)
- Willingness to travel to our plants (approx. 15 %)

We offer
- 65.000 to 75.000 EUR gross per year
- 30 days of holiday, mobile working up to 60 %
- 13th salary

Earliest start: 01.03.2026`,
    must: 'kubernetes:3 terraform gitlab-ci',
    facts:
      'title devops-engineer; country DE; lang de C1; lang en B2; pay 7500000 EUR year; start 2026-03-01; engagement fullTime',
    quoted: '37,5 hours|Fachinformatiker|15 %|60 %',
    traps: 'years 13; years 30; notice any',
    either: 'ci-cd',
  },
  {
    name: 'Poland, QA automation, plain',
    door: 'jobDesc',
    text: `QA Automation Engineer (mid/regular)
Kraków or remote from Poland
B2B: 19 000 – 23 500 PLN net + VAT / month
Contract of employment: 15 000 – 18 500 PLN gross / month

What we expect:
- min. 3 years in test automation
- Playwright and TypeScript
- English at least B2, Polish at a communicative level
- availability within one month

What is nice:
- k6
We don't need ISTQB.

Our offices: Kraków, Lviv and Lisbon. The team is 9 people, and the product is used in 40 countries.`,
    must: 'playwright typescript',
    nice: 'k6',
    either: 'test-automation',
    facts:
      'title qa-automation-engineer; seniority mid; years 3; country PL; pay 2350000 PLN month; lang en B2; lang pl -; notice 30',
    traps: 'must istqb; nice istqb; excl istqb; country UA; country PT; years 9; must k6',
  },
  {
    name: 'Brazil, remote data, plain',
    door: 'jobDesc',
    text: `Data Engineer (Pleno) – 100% remote, Brazil
Contracting: PJ, R$ 14.000 per month
Working hours: 9h–18h Brasília time, Monday to Friday

Requirements:
• Python and SQL
• At least 3 years working with Airflow
• Intermediate English (we talk to Canada every day)
• Higher education completed or in progress
• Start in up to 20 days

Differentials:
• Databricks

There is no on-call. Selection has 3 stages.`,
    must: 'python sql airflow:3',
    nice: 'databricks',
    facts:
      'title data-engineer; seniority mid; country BR; pay 1400000 BRL month; overlap America/Sao_Paulo 9; lang en B1; engagement contract; notice 20',
    quoted: 'Higher education',
    traps: 'country CA; must databricks; years 9; overlap 18',
  },
  {
    name: 'France, embedded, plain',
    door: 'jobDesc',
    text: `Embedded Software Engineer – Grenoble (38)
Permanent contract (CDI) – 45 to 52 k€ depending on experience – 2 days of telework per week

Profile
Master's degree or engineering school
5 years' experience in embedded C, at minimum
FreeRTOS or Zephyr
Knowledge of MISRA is a plus
French: fluent / English: B2 (TOEIC 785)
Eligible for a defence clearance (French nationality required)

Position to be filled as of February 2026. 80 trips a year are made by our sales people, none by you.`,
    must: 'c:5 freertos|zephyr',
    nice: 'misra',
    either: 'embedded-systems',
    facts:
      'title embedded-software-engineer; country FR; pay 5200000 EUR year; lang fr C1; lang en B2; engagement fullTime; start 2026-02-28',
    quoted: "2 days of telework|Master's degree|defence clearance|French nationality",
    traps: 'must misra; years 80; years 38; notice any',
  },
  {
    name: 'South Africa, business intelligence, plain',
    door: 'jobDesc',
    text: `Power BI Developer, Sandton
R650k – R780k per annum CTC
12-month renewable contract

Minimum requirements
Matric plus a 3-year IT diploma
5 years' experience in BI, 3 of which with Power BI
SQL Server
Own reliable transport
Clear credit and criminal record
Advantageous: Azure Synapse
Afrikaans would be beneficial.

Please note that this is an EE position. Should you not hear from us in 14 days, consider your application unsuccessful. One calendar month's notice acceptable.`,
    must: 'power-bi:3 sql-server',
    nice: 'synapse',
    either: 'business-intelligence azure',
    facts:
      'title power-bi-developer; years 5; country ZA; pay 78000000 ZAR year; notice 30; lang af - soft; engagement contract',
    quoted: '12-month|Matric|Own reliable transport|criminal record',
    traps: 'notice 14; must synapse; hard-lang af; years 3',
  },
  {
    name: 'Netherlands, product manager, plain',
    door: 'jobDesc',
    text: `Product Manager Payments
Amsterdam · 32–40 hours · €5,400–€6,900 gross a month

You bring
- 5 to 8 years in product management, preferably in fintech
- SQL
- Jira
- Excellent written English; Dutch is not required
- You already live in the Netherlands or have an EU passport (no visa sponsorship)

You'll come to the office on Tuesdays and Thursdays, and visit our Dublin team once a quarter.

Bonus points
- Figma

We grew 40% last year and serve 9,000 merchants in 11 countries.`,
    must: 'sql jira',
    nice: 'figma',
    either: 'product-management payments',
    facts: 'title product-manager; years 5-8; country NL; pay 690000 EUR month; lang en -',
    quoted: '32–40 hours|EU passport|Tuesdays and Thursdays|once a quarter',
    traps: 'country IE; must figma; years 40; years 9; hard-lang nl',
  },
  {
    name: 'Canada, security analyst, plain',
    door: 'jobDesc',
    text: `SOC Analyst (Tier 2)
Ottawa, Ontario – 24/7 rotating shifts, 12 hours, four on and four off
Hourly rate: CAD 48 to 54
Term: 18 months, with possible conversion to permanent

Mandatory
• Reliability status or higher, in place at the time of bidding
• 3 years' experience in a security operations centre
• Splunk
• Bilingual English and French (BBB)

Asset
• Python
• CISSP

Number of resources: 2
Start date: April 6, 2026`,
    must: 'splunk',
    nice: 'python cissp',
    facts: 'title soc-analyst; years 3; country CA; pay 5400 CAD hour; lang en -; lang fr -; start 2026-04-06',
    quoted: '12 hours|18 months|Reliability status|2',
    traps: 'must python; must cissp; years 2; years 12',
  },
  {
    name: 'Slack message, CTO to recruiter, messy',
    door: 'summary',
    text: `hey! so for the go role (2 heads): someone w/ like 5 yrs backend total, half of it in go. has to be awake for berlin mornings - say 4h with us. money: can stretch to 95k, not a cent more. no relocation needed, anywhere in the EU is ok but NOT uk (payroll). german nice but whatever. they should be free by mid january latest. ah and k8s. we're 6 yrs old now & 30 ppl so pls no one from corporates only. 4-day week is ok too.`,
    must: 'go kubernetes',
    facts: 'years 5; country EU; pay 9500000 EUR year; overlap Europe/Berlin 4; lang de - soft; start 2026-01-15',
    quoted: '2 heads|NOT uk|no one from corporates|4-day week',
    traps: 'years 6; years 30; country GB; hard-lang de; title cto; notice any',
    either: 'backend',
  },
  {
    name: 'Indian walk-in mail, capitals, messy',
    door: 'summary',
    text: `URGENT OPENING!! SAP ABAP CONSULTANT / HYDERABAD & BANGALORE
EXP - 5 TO 8 YRS (RELEVANT 4+)
BUDGET - 16 LPA MAX FIXED
JOINERS WITHIN 2 WEEKS ONLY, SERVING NP PREFERRED
C2H 6 MNTHS THEN PERM
MODE - HYBRID (WED, THU OFC)
MUST - ABAP, ODATA, CDS VIEWS
DOMAIN - RETAIL A PLUS
PF ACCOUNT MANDATORY, NO GAP IN CAREER
CLIENT IS A 30 YRS OLD FORTUNE 100 CO.
F2F ROUND ON SAT 10 AM - 2 PM`,
    must: 'abap odata abap-cds',
    facts: 'title sap-abap-developer; years 5-8; country IN; pay 160000000 INR year; notice 14',
    quoted: 'RELEVANT 4+|C2H|WED, THU|PF ACCOUNT|NO GAP',
    traps: 'years 30; overlap 4; years 6; notice 0',
  },
  {
    name: 'Freelance brief, table lost, messy',
    door: 'summary',
    text: `Project: data platform migration (Frankfurt a.M., 80 % remote)
Role needed
Cloud Architect
Volume
approx. 130 PD
Run time
02/2026 – 09/2026, option to prolong
Rate
max. 108 €/h all-in
Skills
AWS (7 yrs), Terraform, Snowflake
Language
DE fluent, EN negotiation-safe
Contract
Freelance, no ANÜ
Conflict of interest
not possible for persons who were employed at the bank in the last 24 months`,
    must: 'aws:7 terraform snowflake',
    facts:
      'title cloud-architect; country DE; pay 10800 EUR hour; lang de C1; lang en C1; engagement contract; start 2026-02-28',
    quoted: '80 % remote|130 PD|option to prolong|ANÜ|last 24 months',
    traps: 'years 24; country any; overlap 8; notice any',
  },
  {
    name: 'Founder on a forum, mid-sentence facts',
    door: 'summary',
    text: `Looking for our first iOS engineer. It'd be a three days a week thing to begin with (24 hours or so), going to full time once we close the round in the summer, and we'd pay 420 GBP for each of those days outside IR35. You have shipped two or more apps, been at it for four years give or take, and are happy in Swift and SwiftUI without anyone looking over your shoulder. You're no further than an hour from Bristol since we whiteboard every other Wednesday. If you're on a month's notice or less we'd love to hear from you; three months we can't do. Kotlin: lovely, not needed. I sold my last company after eleven years, and this one has been running for 18 months on £1.2m of funding.`,
    must: 'swift swiftui',
    either: 'kotlin ios',
    facts: 'title ios-developer; years 4; country GB; pay 42000 GBP day; notice 30; engagement contract',
    quoted: 'three days a week|two or more apps|an hour from Bristol|every other Wednesday',
    traps: 'years 11; years 18; must kotlin; notice 90; years 2',
  },
  {
    name: 'Notes of a call, bullets and brackets, messy',
    door: 'summary',
    text: `call w/ Anneke (hiring mgr, Antwerp) 14/11
- network engineer, medior (not junior!!)
- Cisco + Fortinet; Palo Alto ok if they have it
- NL native/very fluent, FR at meeting level, EN obvious
- car (driving lic. B) bc 2-3 sites/week Flanders
- standby 1 wk / 5, paid extra 275
- perm only, freelancers pass
- 3,800-4,300 gross p/m + car + mv
- CCNP: wants proof
- could wait 3 mths for the right one, ideally 1 Feb
- prev. guy stayed 7 yrs, team of 5`,
    must: 'cisco fortinet',
    either: 'palo-alto ccnp',
    facts:
      'title network-engineer; seniority mid; country BE; pay 430000 EUR month; lang nl C2; lang fr B1; lang en -; engagement fullTime; start 2026-02-01; notice 90',
    quoted: 'driving lic|1 wk / 5|freelancers pass|proof',
    traps: 'years 7; years 5; seniority junior; overlap 3',
  },
  {
    name: 'Australian agency, contract, Salesforce, messy',
    door: 'summary',
    text: `G'day, have a 9 month gig (poss ext) for a Salesforce Dev in Melbourne CBD – 2 days in the office, Mon + one other. $950-1000/day + super. Need Aussie citizens or PRs, NV1 baseline at minimum (state gov). Apex & LWC, 4yrs+, certs: Platform Dev II non negotiable. Start: the week after Australia Day, interviews this Fri. 38hr week. Sydney folk only if they're moving. Client's been on SF for 10 years and has 4 other contractors.`,
    must: 'apex-salesforce lwc',
    either: 'salesforce',
    facts: 'title salesforce-developer; years 4; country AU; pay 100000 AUD day; engagement contract',
    quoted: '9 month|2 days in the office|citizens or PRs|NV1|Platform Dev II|after Australia Day|38hr',
    traps: 'years 10; years 9; notice any; overlap 2',
  },
  {
    name: 'Gulf agency, WhatsApp, messy',
    door: 'summary',
    text: `*Reqd for Abu Dhabi* (onshore only, family status ok)
Oracle DBA ×2
10y total / 6y as Oracle DBA min
RAC + Data Guard
Arabic speakers pref.
AED 22-25K all incl
Visa transferable, NOC needed. Age below 45
Fri-Sat off, night duty 1/month
Joining: ASAP – 30 days max`,
    must: 'oracle-rac oracle-data-guard',
    either: 'oracle-database database-administration',
    facts: 'title oracle-dba; years 10; country AE; pay 2500000 AED month; notice 30; lang ar - soft',
    quoted: '×2|Visa transferable|Age below 45|night duty',
    traps: 'years 45; hard-lang ar; overlap 1; years 22',
  },
  {
    name: 'Nordic letter in prose, machine learning',
    door: 'jobDesc',
    text: `We at the hospital's institute in Aarhus are hiring a Machine Learning Engineer for a position limited to three years, which the foundation may prolong by two more. The work week is 37 hours, and the salary follows the state agreement: between DKK 44,000 and DKK 51,000 monthly including pension. A PhD isn't demanded, but a master's in a quantitative subject is. You have written Python for at least five years, and PyTorch is what you think in. Because patients' records are in Danish you read it without a dictionary; meetings are held in English. You're expected on campus most days and join a field week in Greenland each autumn. Taking up the post by the first of May 2026 is a must. The institute, established in 1961, has 140 staff and shares 2 GPUs clusters with four departments.`,
    must: 'python:5 pytorch',
    facts: 'title machine-learning-engineer; country DK; pay 5100000 DKK month; lang da -; lang en -; start 2026-05-01',
    quoted: "three years|37 hours|master's in a quantitative|most days|Greenland",
    traps: 'years 3; years 2; country GL; years 37',
  },
  {
    name: 'US staffing, C2C, one line each, messy',
    door: 'summary',
    text: `Role: Sr .NET Dev // Loc: Plano TX (day 1 onsite, no remote) // Dur: 12+ mos // Rate: $62/hr C2C all inc // Visa: USC, GC, H4 EAD – no OPT/CPT, no H1 transfers // Exp: 9+ overall, recent 3 in Azure // Must: C#, ASP.NET Core, Azure // Plus: Angular // Interview: 1 phone + 1 in-person, locals only // LinkedIn & DL copy req'd w/ submission // Hours: 8-5 Central`,
    must: 'c-sharp asp-net-core azure:3',
    nice: 'angular',
    facts:
      'title dot-net-developer; seniority senior; years 9; country US; pay 6200 USD hour; engagement contract; overlap America/Chicago 9',
    quoted: 'onsite|12+ mos|no OPT/CPT|locals only|DL copy',
    traps: 'must angular; years 12; years 1; years 8',
  },
  {
    name: 'Singapore, table with tabs, messy',
    door: 'jobDesc',
    text: `Position\tIT Project Manager (Infra)
Headcount\t1 (replacement)
Work location\tTuas, company bus from Boon Lay
Working hrs\t8.30am–6pm, alternate Sat half day
Basic + AWS\tS$7,500 up to S$9,000, 13th month
Yrs of exp\tAt least 8, incl. 3 managing vendors
Cert\tPMP compulsory, ITIL good
Lang\tEnglish; Mandarin to liaise with China vendors
Status\tSC/PR only, or EP holders w/ own pass
Notice\tNot more than 2 mths
Must know\tVMware, MS Project
Co. profile\tMNC, est. 1978, 3,200 staff`,
    must: 'vmware ms-project pmp',
    nice: 'itil',
    either: 'vmware itil pmp aws',
    facts: 'title project-manager; years 8; country SG; pay 900000 SGD month; notice 60; lang en -; lang zh -',
    quoted: 'alternate Sat|SC/PR only|3 managing vendors',
    traps: 'must aws; years 3; years 13; years 1978; overlap 9',
  },
]
