import type { MessyPosting } from './messy-posting.ts'

/** The seventh round: measured before it was looked at, then used like the others. */
export const ROUND_7: readonly MessyPosting[] = [
  {
    name: 'voice note, payments platform',
    door: 'jobDesc',
    text: `ok so hi it's Marta from the payments platform so basically what I need is a backend engineer senior somebody who did Kotlin for real like at least four years not just a side project and Spring Boot obviously and then Postgres because we live in Postgres um Kafka would be great but honestly they can pick that up and please don't send me people who only did Node because we tried that and it didn't work out so no Node people thanks oh and it's remote but they have to be in Spain for tax reasons budget is up to seventy thousand a year`,
    must: 'kotlin:4 spring-boot postgresql',
    nice: 'kafka',
    unwanted: 'node-js',
    facts: 'title back-end-developer; seniority senior; country ES; pay 7000000 EUR year',
    traps: 'must kafka; must node-js; any node-js; years 7; years 70',
  },
  {
    name: 'job board export, table rows',
    door: 'jobDesc',
    text: `Job ID | 448812
Job title | QA Automation Engineer
Department | Digital Factory
Posted | 12 days ago
Required skills | Cypress; TypeScript; REST API testing; GitLab CI
Preferred skills | Playwright; k6
Not required | Selenium
Experience | 3-5 years
Employment type | Contract
Location | Wroclaw, Poland
Languages | English B2, Polish nice to have
Start | ASAP
Duration | 6 months
Hours per week | 40
Benefits | MultiSport, private healthcare, Slack community`,
    must: 'cypress typescript api-testing gitlab-ci',
    nice: 'playwright k6',
    either: 'rest-api test-automation',
    facts: 'title qa-automation-engineer; years 3-5; country PL; lang en B2; lang pl - soft; engagement contract',
    quoted: '6 months|40',
    traps: 'must selenium; any selenium; excl selenium; must slack; any slack; hard-lang pl; years 12',
  },
  {
    name: 'French turns, data platform',
    door: 'jobDesc',
    text: `We are a scale-up of 80 persons which makes the logistic of tomorrow.

Your missions:
- to construct the pipelines of data with Airflow and dbt
- to accompany the analysts in their usage of BigQuery

Your profile:
- You dispose of 5 years minimum in data engineering
- You master Python and SQL
- You have already practiced Airflow in production
- The knowledge of Terraform is appreciated
- The mastery of Scala is not demanded
- You are at ease in English, the French is a plus

The conditions: CDI, Paris, 2 days of telework by week, 60 to 70 K€ according to profile.`,
    must: 'python sql airflow',
    nice: 'terraform',
    either: 'dbt bigquery data-engineering data-pipelines',
    facts:
      'title data-engineer; years 5; country FR; lang en -; lang fr - soft; engagement fullTime; pay 7000000 EUR year',
    quoted: '2 days of telework',
    traps: 'must scala; any scala; excl scala; must terraform; hard-lang fr; years 80',
  },
  {
    name: 'contractor brief, iOS',
    door: 'summary',
    text: `BRIEF: iOS contractor, outside IR35. Scope: rebuild onboarding in SwiftUI, drop the UIKit screens. Must bring: Swift 5+ yrs, SwiftUI shipped to the App Store, Combine. Would help: GraphQL, Fastlane. Out of scope: Android, React Native. Rate: GBP 500-550/day. 3 months, start 12 January. 4 hrs overlap with London.`,
    must: 'swift:5 swiftui combine',
    nice: 'graphql fastlane',
    facts: 'title ios-developer; pay 55000 GBP day; start 2026-01-12; overlap Europe/London 4; engagement contract',
    quoted: '3 months',
    traps: 'must android; any android; must react-native; any react-native; excl android; must uikit; must graphql',
  },
  {
    name: 'all caps, network engineer',
    door: 'jobDesc',
    text: `NETWORK ENGINEER - GENEVA
REQUIREMENTS
CCNP OR EQUIVALENT
CISCO SWITCHING AND ROUTING, BGP, OSPF
FORTINET FIREWALLS
3 YEARS MINIMUM IN AN OPERATIONS TEAM
FRENCH FLUENT, ENGLISH B1
ASSETS
PYTHON OR ANSIBLE
CLOUD NETWORKING IN AZURE
WE DO NOT EXPECT CCIE
ON CALL ONE WEEK IN SIX`,
    must: 'cisco bgp ospf fortinet',
    nice: 'python ansible azure',
    either: 'ccnp firewalls routing switching routing-and-switching network-operations ccie',
    facts: 'title network-engineer; years 3; country CH; lang fr C1; lang en B1',
    quoted: 'ON CALL ONE WEEK IN SIX',
    traps: 'must python; must azure; must ccie; excl ccie; years 6',
  },
  {
    name: 'wall of text, analytics engineer',
    door: 'jobDesc',
    text: `As an Analytics Engineer in our finance tribe you will sit between analysts and the platform team and turn raw ledger events into models that people trust, which means that solid SQL and dbt are the heart of it and you should have at least three years with both, plus enough Python to write a small service when needed; our warehouse is Snowflake and experience with it is expected, Looker is what the business uses and knowing it helps but any BI tool will do, we moved away from Redshift last year so you won't meet it, and if you have worked with accounting data before that would put you ahead of others. You work from Vienna or Munich or fully remote within Germany and Austria. German is not needed. Notice of three months is fine.`,
    must: 'sql:3 dbt:3 python snowflake',
    nice: 'looker|business-intelligence',
    either: 'looker business-intelligence accounting',
    facts: 'title analytics-engineer; country DE; country AT; notice 90',
    traps: 'must redshift; any redshift; excl redshift; hard-lang de; must looker',
  },
  {
    name: 'recruiter mail, SRE',
    door: 'jobDesc',
    text: `Hi all,

new one from our client in Zurich (bank, 4,000 people). They want an SRE, mid to senior. Musts from the hiring manager: Kubernetes (they run OpenShift, EKS people are OK too), Prometheus + Grafana, one of Go or Python. He repeated twice that Terraform is "a must must". Nice: Istio, chaos engineering. He doesn't care about certificates. Max 130k CHF. People on more than 3 months' notice are a no. German B1 would be lovely, English C1 mandatory. 80-100 %.

Thx
Joe`,
    must: 'kubernetes prometheus grafana go|python terraform',
    nice: 'istio chaos-engineering',
    either: 'openshift eks',
    facts:
      'title site-reliability-engineer; country CH; pay 13000000 CHF year; notice 90; lang en C1; lang de B1 soft; seniority mid',
    quoted: '80-100 %',
    traps: 'must istio; hard-lang de; must eks; must openshift; years 3; years 4',
  },
  {
    name: 'we and you, product designer',
    door: 'jobDesc',
    text: `Product Designer (m/f/x)

We draw before we code. You think in flows, not screens.

We'd ask you to show us
→ a portfolio with at least two shipped products
→ Figma, variables and auto layout included
→ how you ran usability tests
You'd make us even happier with
→ motion (After Effects, Rive)
→ a bit of HTML & CSS
You can skip this ad if
→ you want to do marketing illustrations
→ you need Sketch

Four days a week, Lisbon or Porto. English B2. EUR 38-46k.`,
    must: 'figma usability-testing',
    nice: 'after-effects html css',
    either: 'motion-design sketch portfolio',
    facts: 'title product-designer; country PT; lang en B2; pay 4600000 EUR year',
    quoted: 'Four days a week|Rive',
    traps: 'must sketch; must html; must after-effects; any marketing',
  },
  {
    name: 'chat, embedded firmware',
    door: 'summary',
    text: `[10:02] Jonas: we need fw engineer asap for the charger team
[10:02] Jonas: C, FreeRTOS, STM32, that's the core
[10:03] Jonas: CAN bus big plus
[10:03] Lea: rust?
[10:04] Jonas: nah. don't bother
[10:04] Lea: years?
[10:05] Jonas: 4+
[10:05] Lea: where
[10:05] Jonas: Gothenburg, on site 3 days, swedish not needed`,
    must: 'c freertos stm32',
    nice: 'can-bus',
    facts: 'title firmware-engineer; years 4; country SE',
    quoted: 'on site 3 days',
    traps: 'must rust; any rust; excl rust; hard-lang sv; must can-bus; years 10',
  },
  {
    name: 'salesforce, ragged headings',
    door: 'jobDesc',
    text: `Salesforce Developer wanted!!!

** u have **
Apex + LWC (3 yrs min)
SOQL, flows
Platform Dev I cert
** u maybe have **
CPQ / Revenue Cloud, Mulesoft
** u don't need **
Marketing Cloud, Pardot
** u get **
laptop, 28 days off, Udemy
pay 450-500 EUR / day, remote EU only, contract 12 months w/ extension`,
    must: 'apex-salesforce:3 lwc:3 soql',
    nice: 'salesforce-cpq mulesoft',
    either: 'salesforce salesforce-cpq',
    facts: 'title salesforce-developer; pay 50000 EUR day; engagement contract',
    quoted: '12 months|Platform Dev I',
    traps: 'must salesforce-marketing-cloud; any salesforce-marketing-cloud; must mulesoft; years 12',
  },
  {
    name: 'team lead, mixed bullets',
    door: 'jobDesc',
    text: `Engineering Manager - Mobile
Team of 7 (4 iOS, 3 Android), hybrid in Copenhagen

Requirements
1) 3+ years leading engineers
2) Hands-on background in Kotlin or Swift
3) CI for mobile: Bitrise, GitHub Actions or the like
4) English at C1; Danish helps

Bonus
a) Kotlin Multiplatform
b) fintech

Don'ts
- no consultants
- no relocation from outside the EU`,
    must: 'kotlin|swift bitrise|github-actions',
    nice: 'kotlin-multiplatform',
    either: 'people-management team-leadership leadership fintech ios android ci-cd mentoring continuous-integration',
    facts: 'title engineering-manager; years 3; country DK; lang en C1; lang da - soft',
    quoted: 'hybrid|no consultants',
    traps: 'hard-lang da; must kotlin-multiplatform; years 7; must fintech; excl consulting',
  },
  {
    name: 'ERP consultant, semicolons',
    door: 'jobDesc',
    text: `SAP FI/CO Consultant; Vienna; permanent. Tasks: roll-outs in CEE, fit-gap, cut-over. You bring: 6 years SAP FI, of which 2 in S/4HANA; integration with MM and SD; German C1 and English B2. Welcome but optional: ABAP debugging, BTP. Not our world: SAP HR, SuccessFactors. Travel 30 %. Gross salary from 75.000 EUR p.a. Earliest start 1 March 2026.`,
    must: 'sap-fico:6 s4hana:2 sap-mm sap-sd',
    nice: 'abap sap-btp',
    either: 'sap',
    facts:
      'title sap-fico-consultant; years 6; country AT; lang de C1; lang en B2; engagement fullTime; start 2026-03-01; pay 7500000 EUR year',
    quoted: 'Travel 30 %',
    traps: 'must sap-hcm; any sap-hcm; must abap; excl sap-hcm',
  },
]
