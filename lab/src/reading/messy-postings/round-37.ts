import type { MessyPosting } from './messy-posting.ts'

/** The thirty-seventh round: manners of speaking that were missing. Written before any change; mended on. */
export const ROUND_37: readonly MessyPosting[] = [
  {
    name: 'chat: messages one after the other, answers to unseen questions',
    door: 'jobDesc',
    text: `[09:12] ok so about the new person
[09:12] react dev, senior-ish, we said 5 yrs+ right? let's keep it at 5
[09:13] typescript obviously. next.js would be cool, not a blocker
[09:14] graphql: no, we killed that in spring
[09:15] place: Kraków or fully remote within Poland, nowhere else for tax reasons
[09:15] english b2 is enough, polish c1 because of the shop floor people
[09:17] budget tops out at 22k PLN gross a month, uop (employment), no b2b this time
[09:18] she/he should sit with the team 10 to 14 warsaw time
[09:19] 1 month notice fine, 3 months too long, so let's say two max
[09:21] oh and every other week one day on site
[09:22] probation 3 months as always`,
    must: 'react typescript',
    nice: 'next-js',
    facts:
      'title react-developer; seniority senior; years 5; country PL; lang en B2; lang pl C1; pay 2200000 PLN month; notice 60; overlap Europe/Warsaw 4; engagement fullTime',
    quoted: 'one day on site|probation 3 months',
    traps: 'any graphql; engagement contract; notice 90; notice 30; years 2',
  },
  {
    name: 'voice: a CEO dictates, with turns back',
    door: 'jobDesc',
    text: `Hi, it's me, quick note before I board. So we need a data scientist, second one, and this time somebody who has done it for a while, so four, no, let's say six years. Python, that goes without saying. PyTorch or TensorFlow, I don't care which. The board keeps asking about Tableau but honestly we don't need it. Money, we can go to one hundred and ten thousand euros a year, not more. Munich, and I do want people here at least three days a week. Oh, and German, so that they can talk to the customers, fluent I mean. They'd have to be here by the first of March, so nobody with half a year's notice, three months at the most. We've been around for eleven years and never hired on a fixed term, so it's permanent. And no recruiters, please. Okay, boarding. Bye.`,
    must: 'python pytorch|tensorflow',
    facts:
      'title data-scientist; years 6; pay 11000000 EUR year; country DE; lang de C1; start 2026-03-01; notice 90; engagement fullTime',
    quoted: 'three days a week|no recruiters',
    traps: 'must tableau; nice tableau; years 4; years 11; engagement contract; notice 180',
  },
  {
    name: 'table: copied from a spreadsheet',
    door: 'jobDesc',
    text: `Field\tValue\tComment
Position\tSite Reliability Engineer\t1 of 2 seats left
Level\tSenior\t
Experience\t7\tyears total, 3 with Kubernetes
Must\tKubernetes, Terraform, Go\t
Plus\tPrometheus, Rust\t
Not wanted\tJenkins\twe moved away
Location\tDublin / Cork\thybrid, 2 days
Languages\tEN fluent, DE basic\tDE optional
Contract type\tPermanent\t6 months probation
Salary cap\t105,000 EUR\tgross p.a.
Available\t15.01.2026\tlatest
Max. notice\t8 weeks\t
Core hours\t10:00-16:00\tGMT
On-call\t1 week in 5\tpaid extra
Budget code\tOPS-2026-14\tinternal`,
    must: 'kubernetes:3 terraform go',
    nice: 'prometheus rust',
    unwanted: 'jenkins',
    facts:
      'title site-reliability-engineer; seniority senior; years 7; country IE; lang en C1; lang de A2 soft; pay 10500000 EUR year; start 2026-01-15; notice 56; overlap Europe/London 6; engagement fullTime',
    quoted: '2 days|6 months probation|1 week in 5',
    traps: 'years 3; years 14; hard-lang de; overlap 8',
  },
  {
    name: 'board: pasted flat, fields glued to the text',
    door: 'jobDesc',
    text: `Mid-level PHP Developer - Hybrid - Leeds Apply now Save Share Posted 3 days ago Over 100 applicants £40,000 - £48,000 a year Full-time, Permanent Job description We're a family business with more than 45 years of trading behind us and a digital team of nine. About you You have at least three years' commercial PHP, ideally with Laravel, and know your way around MySQL. Symfony experience counts just the same. WordPress is not what we do. You can be in our Leeds office on Mondays and Wednesdays. You hold a full UK driving licence as you'll visit depots once a month. Applicants must already have the right to work in the UK as we can't sponsor. What we offer 25 days holiday plus bank holidays, 37.5 hours a week, pension up to 8%, 2 years' free parking. Start date: as soon as possible, notice of up to 3 months considered. Report job`,
    must: 'php:3 mysql',
    nice: 'laravel symfony',
    either: 'wordpress',
    facts: 'title php-developer; seniority mid; pay 4800000 GBP year; country GB; engagement fullTime; notice 90',
    quoted: 'Mondays and Wednesdays|driving licence|once a month|right to work|37.5 hours',
    traps: 'years 45; years 2; must wordpress; must laravel',
  },
  {
    name: 'capitals: a shouted advert',
    door: 'jobDesc',
    text: `URGENT REQUIREMENT!!! SAP ABAP DEVELOPER - RIYADH, KSA
EXPERIENCE: 8 TO 12 YEARS (GULF EXPERIENCE OF 2 YEARS PREFERRED)
MANDATORY: ABAP, S/4HANA, FIORI
GOOD TO HAVE: PI/PO
SALARY: SAR 18,000 - 20,000 PER MONTH
ARABIC SPEAKERS PREFERRED, ENGLISH A MUST
CONTRACT: 2 YEARS RENEWABLE, SINGLE STATUS
TRANSFERABLE IQAMA ONLY
WORKING DAYS: SUNDAY TO THURSDAY, 48 HRS
JOINING: WITHIN 30 DAYS
FRESHERS PLEASE DO NOT APPLY
FREE ACCOMMODATION, TRANSPORT AND 30 DAYS ANNUAL LEAVE
COMPANY WITH 35 YEARS OF SERVICE IN THE KINGDOM`,
    must: 'abap s4hana sap-fiori',
    nice: 'sap-pi',
    facts:
      'title sap-abap-developer; years 8-12; country SA; pay 2000000 SAR month; lang ar - soft; lang en -; notice 30; engagement contract',
    quoted: 'GULF EXPERIENCE|2 YEARS RENEWABLE|IQAMA|SUNDAY TO THURSDAY|48 HRS|FRESHERS',
    traps: 'years 2; years 35; hard-lang ar; start any',
  },
  {
    name: 'freelance: a project offer',
    door: 'jobDesc',
    text: `Project offer no. 48213
Angular Developer (f/m/x) for an insurer
Start: 01.02.2026
Duration: 9 MM +
Workload: 80 %
Place: 70 % remote / 30 % Zürich
Rate: max. CHF 115 / h all-in
Languages: German (business fluent), English (good)
Tasks: further development of the broker portal, migration from AngularJS
Skills: Angular 4+ years (must), RxJS (must), NgRx (should), Cypress (could), insurance background (should)
Not needed: backend know-how, Java
Freelancers and small companies only, no permanent placement. Payroll via us possible.
Please send your profile, your availability and two references.`,
    must: 'angular:4 rxjs',
    nice: 'ngrx cypress',
    either: 'insurance angularjs',
    facts:
      'title angular-developer; country CH; pay 11500 CHF hour; lang de C1; lang en B2; start 2026-02-01; engagement contract',
    quoted: '9 MM|80 %|30 % Zürich|two references',
    traps: 'any java; must angularjs; engagement fullTime; must cypress',
  },
  {
    name: 'India: a consultant forwards a requirement',
    door: 'jobDesc',
    text: `Dear Candidate, Greetings of the day!
We are having an opening for Java Full Stack Developer with our MNC client on C2H mode.
Exp: 6+ Yrs (Rel. exp in Java 4+ is must)
Skills: Core Java, Spring Boot, Angular & good hands on in any one cloud (AWS/Azure)
Added advantage: Kafka
Work location: Hyderabad/Pune/Bengaluru (WFO 3 days, no WFH requests pls)
Budget: upto 24 LPA
NP: Immediate to 20 days only, serving notice can also apply
Shift: 2 PM - 11 PM IST
Mode of interview: 1 virtual + 1 F2F on weekend drive
Should not have any career gap more than 6 months. Overall % above 60 in academics.
Candidates from Wipro & TCS kindly excuse.
Pls share updated CV along with: Total exp, CTC, ECTC, 2 yrs payslips`,
    must: 'java:4 spring-boot angular aws|azure',
    nice: 'kafka',
    facts:
      'title java-full-stack-developer; years 6; country IN; pay 240000000 INR year; notice 20; engagement contract; overlap Asia/Kolkata 9',
    quoted: '3 days|2 PM - 11 PM|F2F|career gap|above 60|Wipro',
    traps: 'years 2; years 4; overlap 8',
  },
]

/** Set aside: only its totals were printed. */
export const ROUND_37_ASIDE: readonly MessyPosting[] = [
  {
    name: 'mail: a hiring manager to the recruiter',
    door: 'jobDesc',
    text: `Hi Anna,

thanks for taking this on. As discussed, I'm after a backend engineer for the billing team, ideally around the five-year mark (I'd look at four if everything else fits, but please nobody straight from university).

What I can't do without is solid Kotlin or Java, PostgreSQL, and someone who has run things in production on AWS. If they've touched Kafka, great. Please don't send me any more PHP people.

They can live anywhere in Spain or Portugal as long as they come to Valencia once a quarter. Our stand-up is at 9.30 Madrid time and I'd like five hours together each day. English is what we speak, C1 I'd say. Spanish isn't required.

We pay up to 68k. Starting in February would be perfect; if someone has two months' notice I can live with that, not with three.

It's a permanent job, forty hours, and there's a background check at the end. I'll be the one interviewing, together with two colleagues who have 20 years at the company between them.

Cheers
Martin`,
    must: 'kotlin|java postgresql aws',
    nice: 'kafka',
    unwanted: 'php',
    facts:
      'title back-end-developer; years 5; country ES; country PT; lang en C1; pay 6800000 EUR year; start 2026-02-01; notice 60; overlap Europe/Madrid 5; engagement fullTime',
    quoted: 'once a quarter|forty hours|background check',
    traps: 'years 20; years 4; notice 90; hard-lang es; must kafka',
  },
  {
    name: 'form: fields of an intake sheet',
    door: 'jobDesc',
    text: `VACANCY INTAKE FORM (please complete all fields)
1. Job title: QA Automation Engineer
2. Reports to: Head of Quality
3. Number of openings: 2
4. Reason for vacancy: [x] growth [ ] replacement
5. Employment: [ ] permanent [x] fixed term, until 31/12/2026
6. Hours per week: 32
7. Place of work: Utrecht (NL)
8. Remote allowed: [x] partly, 2 days
9. Minimum years of experience: 3
10. Essential skills: Playwright or Cypress; TypeScript; CI/CD
11. Desirable skills: Appium, k6
12. Languages: Dutch (B1), English (C1)
13. Salary scale: 10, max. € 4.671 gross per month
14. Earliest start: 1 January 2026  Latest start: 1 February 2026
15. Notice period acceptable: 1 month
16. Screening: VOG required
17. Travel: none
18. Approved by HR on: 12 November 2025`,
    must: 'playwright|cypress typescript ci-cd',
    nice: 'appium k6',
    facts:
      'title qa-automation-engineer; years 3; country NL; lang nl B1; lang en C1; pay 467100 EUR month; start 2026-02-01; notice 30',
    quoted: '2|until 31/12/2026|32|2 days|VOG',
    traps: 'start 2025-11-12; start 2026-12-31; notice 60; engagement fullTime',
  },
  {
    name: 'Nordic: English of non-natives, a municipality’s company',
    door: 'jobDesc',
    text: `We seek now a System Developer to our office in Tampere!
You have minimum four year experience from .NET development, and C# is for you like a mother language. Also SQL Server is familiar to you. Azure we count for your advantage.
You manage Finnish fluently in speech and writing, Swedish is seen as a merit. English on good level.
The employment is until further notice, with trial time of 4 months. Work time is 7 h 15 min per day. The work starts 2.2.2026 or according to agreement.
The salary is 4 400–4 900 €/mth according to the salary system.
To be chosen you must pass a security clearance (suppea turvallisuusselvitys) and present the degree certificates.
You can do remote work 3 days in week, but must live inside of Finland.
We have served the people of the city since 1978 and in our house are 140 employees with 15 years career in average.`,
    must: 'dot-net c-sharp sql-server',
    nice: 'azure',
    facts:
      'title software-engineer; years 4; country FI; lang fi C1; lang sv - soft; lang en B2; start 2026-02-02; pay 490000 EUR month; engagement fullTime',
    quoted: 'trial time of 4 months|7 h 15 min|security clearance|degree certificates|3 days in week',
    traps: 'years 15; hard-lang sv; years 7; notice any',
  },
  {
    name: 'Britain: an agency’s brief',
    door: 'jobDesc',
    text: `BRIEF - BUSINESS ANALYST - HIGH STREET BANK
Rate: £525-£575pd, inside
Length: 6 months initially, scope to extend
Base: Edinburgh, c. 2 days pw on site, remainder from home
Clearance: SC, or eligible (5 years' UK residency)
Kick-off: w/c 5 January
The skinny: client is mid-way through a two-year payments programme. They need a BA with a good five years under their belt, three of them in payments or banking. JIRA and Visio day to day; SQL enough to be dangerous. BPMN would be handy. Don't bother with anyone who's only done waterfall.
Notice: they'd wait 4 weeks, tops.
Interviews: Teams, then a panel in person
Our consultants have 60 years' combined experience.`,
    must: 'jira visio sql',
    nice: 'bpmn',
    facts:
      'title business-analyst; years 5; pay 57500 GBP day; country GB; start 2026-01-05; notice 28; engagement contract',
    quoted: '6 months initially|2 days pw|SC|5 years|three of them|panel in person',
    traps: 'years 60; years 2; must waterfall; years 3',
  },
  {
    name: 'two jobs in one posting',
    door: 'jobDesc',
    text: `Two openings in our Vienna office: iOS Developer and Android Developer
For both: at least 3 years of professional app development, English B2, German not necessary.
iOS: Swift, SwiftUI. Objective-C is legacy here and will be gone by summer.
Android: Kotlin, Jetpack Compose.
Nice for either: Kotlin Multiplatform, Fastlane
Contract: full-time (38.5 h) or part-time from 30 h, unlimited.
Minimum salary according to the collective agreement: EUR 3,900 gross per month x 14; we pay up to 5,200.
From: 1 April 2026
Hybrid: office on Tuesdays and one other day. No relocation support.
The company was founded 12 years ago.`,
    must: 'swift swiftui kotlin jetpack-compose',
    nice: 'kotlin-multiplatform fastlane',
    either: 'objective-c ios android',
    facts:
      'title ios-developer; years 3; country AT; lang en B2; pay 520000 EUR month; start 2026-04-01; engagement fullTime',
    quoted: '38.5 h|30 h|Tuesdays and one other day|No relocation',
    traps: 'years 12; hard-lang de; must objective-c; pay 390000',
  },
  {
    name: 'tender: a ministry buys a profile',
    door: 'jobDesc',
    text: `LOT 2: PROVISION OF ONE (1) CYBERSECURITY ANALYST
4.1 The Contractor shall provide one full-time equivalent for a total of 440 man-days over 24 months.
4.2 The proposed expert shall have:
(a) a university degree of at least 3 years;
(b) no less than 7 years of relevant professional experience, including 3 years in a SOC;
(c) proven knowledge of Splunk and Microsoft Sentinel;
(d) a valid CISSP or GCIH certificate;
(e) English at level C1 and Estonian at level B2 of the CEFR.
4.3 Knowledge of Elastic shall be considered an asset.
4.4 The place of performance is Tallinn. Up to 40% of the work may be performed remotely from within the EU.
4.5 The daily rate shall not exceed EUR 480 excluding VAT.
4.6 Services shall commence no later than 2 March 2026.
4.7 The expert shall hold a personnel security clearance at the level of SECRET.
4.8 The Contractor shall have been active for at least 5 years and have an annual turnover of EUR 1 million.
4.9 The expert must not have been employed by the Ministry in the last 12 months.`,
    must: 'splunk sentinel',
    nice: 'elasticsearch',
    either: 'siem security-operations cissp gcih security-operations-center',
    facts:
      'title security-analyst; years 7; lang en C1; lang et B2; country EE; pay 48000 EUR day; start 2026-03-02; engagement contract',
    quoted: '440 man-days|24 months|university degree|3 years in a SOC|CISSP or GCIH|40%|SECRET|in the last 12 months',
    traps: 'years 5; years 3; pay 100000000',
  },
  {
    name: 'thread: a founder tweets',
    door: 'jobDesc',
    text: `we're hiring our first ML engineer 🧵 1/7
2/ stack: python, pytorch, ray. you've shipped models to real users for 4+ years (papers are cute, uptime is cuter)
3/ bonus points: rust or cuda. negative points: notebooks in prod
4/ where: Lisbon, or anywhere ±3h of it. no visa sponsorship yet, sorry 😢
5/ $$$: up to €95k + 0.5-1.0% equity. we close our seed at 3 years old, no vc for the first two
6/ when: before xmas ideally, Jan 12 at the latest. if your notice is longer than 6 weeks this won't fly
7/ full time only, no side gigs. dms open, no agencies. english only, portuguese is fun but optional`,
    must: 'python pytorch ray',
    nice: 'rust cuda',
    facts:
      'title machine-learning-engineer; years 4; country PT; pay 9500000 EUR year; start 2026-01-12; notice 42; overlap Europe/Lisbon 5; lang en -; lang pt - soft; engagement fullTime',
    quoted: 'no visa sponsorship|no side gigs|no agencies',
    traps: 'years 3; hard-lang pt; must rust; must cuda; overlap 3',
  },
]
