import type { MessyPosting } from './messy-posting.ts'

/** Written after the first round was used to improve the reader; measured unseen, then used in the same way. */
export const ROUND_2: readonly MessyPosting[] = [
  {
    name: 'scala, spec by a hiring manager',
    door: 'jobDesc',
    text: `Scala Engineer – Risk Analytics

Hello! I'm Beate, I lead the team of seven you'd be joining.

Must tick
- Scala, at least 4 years of it (2.13 or 3)
- Cats Effect or ZIO
- Kafka; Kinesis experience transfers well
- SQL beyond SELECT *

Might tick
- Flink
- Kubernetes

Needn't tick
- Akka (we migrated off it)
- Spark

Where you'd sit: Frankfurt on Tuesdays, otherwise anywhere in Germany. 38 hours. Between 80 and 95 thousand euros a year. German B1 helps with the canteen, English fluent.`,
    must: 'scala:4 cats-effect|zio kafka sql',
    nice: 'flink kubernetes',
    either: 'kinesis amazon-kinesis',
    facts: 'title scala-developer; country DE; pay 9500000 EUR year; lang de B1 soft; lang en C1',
    quoted: '38 hours',
    traps: 'must akka; any akka; any spark; must flink; must amazon-kinesis; excl spark; hard-lang de; alone zio',
  },
  {
    name: 'help desk, UK public sector',
    door: 'jobDesc',
    text: `Service Desk Analyst x2 – Leeds City Council
Salary £24,294 to £27,334 | 37 hours | Fixed term 18 months | Hybrid

The council has served residents since 1974.

Essential
You'll be experienced in Active Directory and Microsoft 365 administration
You'll have used a ticketing tool such as ServiceNow or Ivanti
Two years on a service desk

Desirable
ITIL Foundation
Intune
Full driving licence

You are not expected to have networking certificates.
Closing date: 12 January`,
    must: 'active-directory microsoft-365 servicenow',
    nice: 'itil intune',
    either: 'm365-admin microsoft-365 ivanti servicenow help-desk',
    facts: 'title help-desk-technician; pay 2733400 GBP year; years 2; country GB',
    quoted: 'x2|37 hours|18 months|driving licence',
    traps: 'must itil; must intune; any ccna; any computer-networking; years 1974; start 2026-01-12',
  },
  {
    name: 'flutter, whatsapp',
    door: 'summary',
    text: `hi do u have flutter people? min 2 yrs dart/flutter, bloc (riverpod also fine), firebase. NOT interested in ionic ppl. native kotlin = bonus. pay up to 1.2 lakh per month, bangalore office 3 days, joining within 15 days`,
    must: 'flutter:2 dart:2 flutter-bloc|riverpod firebase',
    nice: 'kotlin',
    unwanted: 'ionic',
    either: 'bloc riverpod bloc-pattern flutter-bloc',
    facts: 'title flutter-developer; notice 15; country IN; pay 12000000 INR month',
    quoted: 'office 3 days',
    traps: 'must ionic; must kotlin; years 15; nice ionic',
  },
  {
    name: 'network architect, German style',
    door: 'jobDesc',
    text: `Netzwerkarchitekt / Network Architect (m/w/d)

Your field of activity
• Conception of our WAN and data center networks
• Replacement of the Juniper switches

You convince with
• Completed studies or comparable training
• Many years of experience with Cisco ACI and Nexus
• Sound knowledge of BGP, MPLS and EVPN/VXLAN
• Certificates like CCIE or CCDE
• Very good German and good English skills

Ideally you round off your profile with
• Knowledge in Ansible and Python
• First experience with SD-WAN

You can count on
• Flexible working time with 40 hours per week
• Job ticket, bike leasing and a Udemy account
• Unlimited contract in Nuremberg`,
    must: 'cisco-aci cisco-nexus bgp mpls evpn|vxlan ccie',
    nice: 'ansible python sd-wan',
    either: 'evpn vxlan cisco',
    facts: 'title network-architect; lang de C1; lang en B2; country DE; engagement fullTime',
    quoted: '40 hours per week',
    traps: 'any juniper; must ansible; must python; must sd-wan; foreign de; any udemy',
  },
  {
    name: 'node, capitals and slashes',
    door: 'jobDesc',
    text: `IMMEDIATE NEED: NODEJS DEVELOPER (CHENNAI)
EXP: 3 TO 5 YRS
REQ SKILLS: NODEJS, NESTJS/EXPRESS, MONGODB, AWS LAMBDA
ADDED ADVANTAGE: TYPESCRIPT, GRAPHQL
REACT NOT REQD
SHIFT: 2PM TO 11PM IST
CTC: UPTO 14 LPA
HEADCOUNT: 5
INTERVIEW MODE: ZOOM`,
    must: 'node-js nest-js|express mongodb aws-lambda',
    nice: 'typescript graphql',
    facts: 'title node-js-developer; years 3-5; country IN; pay 140000000 INR year; overlap Asia/Kolkata 9',
    quoted: 'HEADCOUNT: 5',
    traps: 'must react; nice react; any zoom; must typescript; must graphql; excl react; note REQ',
  },
  {
    name: 'data scientist, Dutch English',
    door: 'jobDesc',
    text: `Data Scientist forecasting (32-40 hours, Rotterdam)

Wat ga je doen? Just kidding, we speak English.

What are you going to do?
Forecast volumes for 60 terminals together with three colleagues.

What do we ask?
A master in a quantitative direction
At least 3 years of work experience, of which 1 year or more with time series
Python with pandas and scikit-learn; R is also allowed
Command of SQL

What makes you extra attractive?
Databricks
A bit of Azure ML
Dutch, though you can follow lessons with us

What do we have for you?
A salary between € 4.200,- and € 5.900,- gross per month
27 leave days, NS business card, lease laptop with Windows or Ubuntu`,
    must: 'python pandas scikit-learn sql',
    nice: 'databricks azure-ml r',
    either: 'time-series-analysis r azure-ml azure',
    facts: 'title data-scientist; years 3; country NL; pay 590000 EUR month; lang nl - soft',
    quoted: '32-40 hours',
    traps: 'must databricks; any windows; any ubuntu; years 1; years 60; foreign nl; hard-lang nl; must r',
  },
  {
    name: 'vp engineering mail from agency',
    door: 'jobDesc',
    text: `Confidential search: VP of Engineering

Our client is a health-tech scale-up (EMR integrations, 11 years old, 200 people, Series C).

They are after someone who
has led 40+ engineers for at least 5 years,
came up through hands-on Java or C# work,
knows AWS inside out,
has taken a company through ISO 27001.

They'd be thrilled by FHIR knowledge. What they are not looking for: another consultant with PowerPoint skills.

Based in Boston or willing to relocate; four days a week in the office. Base $310-340k plus equity. Notice period is not an issue but nobody can wait longer than three months.`,
    must: 'java|c-sharp aws iso-27001',
    nice: 'fhir',
    either: 'engineering-management-skill people-management hl7 fhir',
    facts: 'title vp-of-engineering; years 5; country US; pay 34000000 USD year; notice 90',
    quoted: 'four days a week in the office',
    traps:
      'any powerpoint; years 11; any emr; any amazon-emr; must fhir; excl powerpoint; alone java; title it-consultant; any consulting',
  },
  {
    name: 'delphi maintenance',
    door: 'summary',
    text: `We maintain a Delphi product (since 1998!) and look for a developer with solid Delphi 10+ and Firebird or Interbase. C# would make the later migration easier. Neither Lazarus nor FreePascal is in use. Git instead of SVN since last year. Kiel, remote possible up to 3 days. 30-40 hrs.`,
    must: 'delphi firebird git',
    nice: 'c-sharp',
    either: 'git',
    facts: 'title delphi-developer; country DE',
    quoted: '30-40 hrs|up to 3 days',
    traps: 'must lazarus; any svn; must c-sharp; must svn; years 10',
  },
  {
    name: 'SDET, startup tone',
    door: 'jobDesc',
    text: `SDET @ Parcelo

tl;dr – Playwright, TypeScript, CI. Remote in EU. €60-70k.

## The mission
Make releases boring.

## You'll feel at home if you
- write TypeScript tests in Playwright or Cypress every day
- have set up GitHub Actions from scratch
- can explain the test pyramid

## You'll feel lost if you
- only ever clicked through TestRail sheets
- want to write Gherkin

## Sprinkles
- k6
- Pact

## The boring but important bits
Full-time, permanent. Core hours 10-15 CET. 3 weeks notice would be perfect, 2 months is the limit.`,
    must: 'typescript playwright|cypress github-actions',
    nice: 'k6 pact',
    either: 'ci-cd playwright typescript pact test-pyramid',
    facts: 'title sdet; country EU; pay 7000000 EUR year; engagement fullTime; overlap Europe/Berlin 5; notice 60',
    traps: 'any testrail; must gherkin; nice gherkin; must k6; alone cypress; any excel',
  },
  {
    name: 'field values reversed',
    door: 'jobDesc',
    text: `SAP FICO Consultant wanted (freelance)

Start: 01.03.2026 / Duration: 10 MM++ / Workload: 60 % / Place: Basel + remote / Language: German fluent, English business fluent
Background: Replacement of a leaver. 
Tasks: month-end closing, CO-PA rework
Must: S/4HANA Finance, FI-AA, CO-PA, min. 2 full cycle implementations
Plus: Group Reporting, SAP Analytics Cloud
Not relevant: HCM, MM
Day rate: up to CHF 1'350`,
    must: 's4hana sap-fico',
    nice: 'sap-analytics-cloud',
    either: 'sap-fico sap s4hana sap-fi sap-co',
    facts:
      'title sap-fico-consultant; engagement contract; start 2026-03-01; country CH; lang de C1; lang en C1; pay 135000 CHF day',
    quoted: '10 MM|60 %|Group Reporting',
    traps: 'any sap-hcm; must sap-analytics-cloud; any sap-mm; excl sap-hcm; years 2',
  },
  {
    name: 'game designer, negated perks',
    door: 'jobDesc',
    text: `Unity Developer (mobile puzzle)

Minimum: two shipped titles, C#, Unity 2021+, profiling on low-end Android phones.
Very welcome: shader writing (HLSL), Addressables, Jenkins.
Don't apply if you only know Unreal. No crunch, no open office, no timesheets, no dress code.
We don't require a degree. We don't do NFTs or anything on the blockchain.
Kyiv, Warsaw or remote ±2 hours from Kyiv.`,
    must: 'unity c-sharp',
    nice: 'hlsl jenkins',
    either: 'android profiling performance-profiling shaders mobile-games',
    facts: 'title unity-developer; overlap Europe/Kyiv 6; country UA; country PL',
    traps:
      'must unreal-engine; any nft; any blockchain; must jenkins; excl blockchain; any microsoft-office; nice unreal-engine',
  },
  {
    name: 'chat with two roles of one',
    door: 'summary',
    text: `Searching a Cloud Engineer (GCP). GKE, Terraform & Go or Python scripting are musts; Pulumi counts as Terraform. AWS background? Fine, but not enough on its own. Datadog/New Relic appreciated. We stopped using Ansible. Sydney business hours, at least 5 of them. English only. 130k AUD + super.`,
    must: 'gke terraform|pulumi go|python',
    nice: 'datadog new-relic aws',
    either: 'aws google-cloud datadog new-relic scripting',
    facts: 'title cloud-engineer; overlap Australia/Sydney 5; lang en -; pay 13000000 AUD year',
    traps: 'must ansible; any ansible; must aws; must datadog; alone terraform; overlap 8',
  },
  {
    name: 'bulletless list in capitals and lower case',
    door: 'jobDesc',
    text: `BUSINESS ANALYST - PAYMENTS
Remit: discover, document, defend

REQUIRED
5 years business analysis in payments
ISO 20022
SQL (joins at least)
BPMN or UML
Jira

PREFERRED
Figma
Swift messaging knowledge
PSD2

NOT REQUIRED
Coding
PMP

Vilnius office / hybrid. 3,800-4,600 EUR gross. Lithuanian not needed, English C1.`,
    must: 'sql bpmn|uml jira iso-20022',
    nice: 'figma open-banking',
    either: 'iso-20022 payments business-analysis open-banking',
    facts: 'title business-analyst; years 5; country LT; pay 460000 EUR month; lang en C1',
    quoted: 'hybrid',
    traps: 'must figma; must pmp; any pmp; any swift; hard-lang lt; any programming; excl pmp; alone bpmn',
  },
  {
    name: 'elixir, prose only',
    door: 'jobDesc',
    text: `We're a team of five building booking software for climbing gyms and we'd like a sixth. Our app is written in Elixir and Phoenix with LiveView on top, and PostgreSQL underneath. You know Elixir well (three years would be about right) and you aren't afraid of OTP. Prior exposure to Ruby is common here but by no means expected. We won't ask for JavaScript frameworks, because we have none. If Terraform means something to you, so much the better.

Porto is home; you could also be anywhere within two hours of Portuguese time. We pay 55 to 65k€. You'd start in May.`,
    must: 'elixir:3',
    nice: 'terraform ruby',
    either: 'phoenix phoenix-liveview postgresql otp ruby erlang phoenix-live-view erlang-otp liveview',
    facts: 'title elixir-developer; pay 6500000 EUR year; overlap Europe/Lisbon 6; start 2026-05-31; country PT',
    traps: 'must javascript; any javascript; must ruby; must terraform; overlap 8; years 5; excl javascript',
  },
  {
    name: 'ETL on a government form',
    door: 'jobDesc',
    text: `Position Title: ETL Developer III
Contract Type: W-2 Contract | Duration: 24 months | Location: Austin, TX (onsite 2 days/week)
Minimum Qualifications
Years	Skills/Experience
8	Informatica PowerCenter
8	Oracle SQL and PL/SQL
5	UNIX shell scripting
Preferred Qualifications
3	IICS
2	Snowflake
1	Texas state agency experience
No subcontractors. Candidates must be able to pass a background check.`,
    must: 'informatica:8 oracle-database:8 pl-sql:8 shell-scripting:5',
    nice: 'snowflake iics',
    either: 'sql oracle-database unix iics shell-scripting etl',
    facts: 'title etl-developer; engagement contract; country US',
    quoted: '24 months|2 days/week|background check',
    traps: 'must snowflake; years 24; any data-center; years 1',
  },
  {
    name: 'vue, LinkedIn style with hooks',
    door: 'jobDesc',
    text: `🔥 We're hiring! 🔥
Frontend Engineer (Vue) · Kraków or remote 🇵🇱 · B2B 130–160 PLN/h

Is your second language TypeScript? 🤓
Does Nuxt make you smile?
👉 you've got 3+ years of Vue
👉 you test with Vitest
👉 you care about a11y

Not so fast:
❌ no jQuery wizards
❌ WordPress theme building is a different team

Plus side:
➕ Storybook
➕ GraphQL

English B2 is a must, Polish nice. DM me!`,
    must: 'vue-js:3 typescript vitest nuxt',
    nice: 'storybook graphql',
    either: 'web-accessibility nuxt typescript wordpress jquery',
    facts: 'title front-end-developer; country PL; engagement contract; pay 16000 PLN hour; lang en B2; lang pl - soft',
    traps: 'must jquery; must wordpress; nice wordpress; must storybook; hard-lang pl; nice jquery',
  },
  {
    name: 'pen tester with homographs',
    door: 'jobDesc',
    text: `Penetration Tester

About the team: we nest in an old factory, brew our own coffee and have a slack line in the yard. Please bring an open mind, some unity of purpose, and go the distance.

Core skills: web and API testing with Burp Suite, Active Directory attacks, report writing. OSCP or equivalent.
Also good: cloud pentests (Azure first), Rust or Go tooling.
Things you can safely ignore: physical intrusion, Metasploit Pro.
From Vienna or Graz. 4 weeks' notice max. 5-10 % travel.`,
    must: 'burp-suite active-directory oscp',
    nice: 'azure rust go',
    either: 'penetration-testing api-testing cloud-security oscp azure technical-writing report-writing go rust',
    facts: 'title penetration-tester; country AT; notice 28',
    quoted: '5-10 % travel',
    traps: 'any slack; any unity; any nest-js; must metasploit; any metasploit; must rust; any homebrew',
  },
  {
    name: 'mobile lead: either stack',
    door: 'jobDesc',
    text: `Lead Mobile Engineer

You will: lead four developers, own releases, retire the Cordova app.

You: 7+ yrs in mobile, thereof 2+ in a lead position. Kotlin plus Jetpack Compose, or Swift plus SwiftUI; both would be a dream. CI with Fastlane or Bitrise. You have shipped to at least 100k users. KMP: happy if you tried it. Xamarin: we're done with it.

Us: 14 years of ride sharing, 120 employees from 30 countries, a roof terrace.

Berlin. English is enough.`,
    must: 'kotlin|swift jetpack-compose|swiftui bitrise|fastlane',
    nice: 'kotlin-multiplatform',
    either: 'kotlin jetpack-compose swift swiftui ci-cd',
    facts: 'title mobile-developer; seniority lead; years 7; country DE; lang en -',
    traps: 'any cordova; any xamarin; years 14; must kotlin-multiplatform; years 2; excl xamarin',
  },
]
