import type { MessyPosting } from './messy-posting.ts'

/** Written for this measurement; the reader may be improved by looking at these. */
export const DEVELOPMENT: readonly MessyPosting[] = [
  {
    name: 'chat: go back end',
    door: 'summary',
    text: `hey! need a go dev asap, 4+ yrs go, postgres + either nats or kafka. k8s is cool but not a must. pls no php folks. budget 65/h eur, contract 6 months, must overlap min. 4h with warsaw. spanish nice but whatever`,
    must: 'go:4 postgresql nats|kafka',
    nice: 'kubernetes',
    unwanted: 'php',
    facts: 'title go-developer; pay 6500 EUR hour; engagement contract; overlap Europe/Warsaw 4; lang es - soft',
    quoted: '6 months',
    traps: 'must kubernetes; alone nats; overlap 8; must php; excl kubernetes',
  },
  {
    name: 'capitals: java',
    door: 'jobDesc',
    text: `URGENT REQUIREMENT - SENIOR JAVA DEVELOPER - BANGALORE

MANDATORY SKILLS: JAVA 8+, SPRING BOOT, MICROSERVICES, HIBERNATE
GOOD TO HAVE: ANGULAR, AWS
EXPERIENCE: 6-9 YEARS
NOTICE PERIOD: MAX 15 DAYS, IMMEDIATE JOINERS PREFERRED
CANDIDATES WITH ONLY MANUAL TESTING BACKGROUND PLEASE EXCUSE
2 POSITIONS OPEN. WORK FROM OFFICE 5 DAYS.
NOT FOR FRESHERS. OK TO RELOCATE.`,
    must: 'java spring-boot microservices hibernate',
    nice: 'angular aws',
    facts: 'title java-developer; seniority senior; years 6-9; notice 15; country IN',
    quoted: '2 POSITIONS|5 DAYS',
    traps: 'must angular; notice 0; note OK; note NOT; must manual-testing; years 8',
  },
  {
    name: 'job board dump: SAP ABAP',
    door: 'jobDesc',
    text: `SAP ABAP Consultant
Posted 3 days ago  |  Applicants: 84  |  Openings: 3
Role: Functional Consultant
Industry Type: Pharmaceutical & Life Sciences
Department: IT & Information Security
Employment Type: Full Time, Permanent
Role Category: Enterprise & Package Software
Education: UG: B.Tech/B.E. in Any Specialization
Key Skills: SAP ABAP, SAP HANA, OData, Fiori, CDS Views
Job description
We want an ABAP developer with 5-8 years of hands on experience, of which at least 2 years on S/4HANA. You know OData and Fiori. Exposure to SAP BTP will be an added advantage.
Salary: 18-24 LPA
Location: Pune, hybrid (2 days from office)
About company: Established in 1998, 25 years of excellence in medicines, 12000 employees. EMR and hospital systems are our home.`,
    must: 'abap sap-hana odata sap-fiori abap-cds s4hana:2',
    nice: 'sap-btp',
    either: 'sap',
    facts: 'title sap-abap-developer; years 5-8; pay 240000000 INR year; country IN; engagement fullTime',
    quoted: 'Openings: 3|2 days from office',
    traps:
      'title sap-consultant; years 25; any emr; any amazon-emr; any cyber-security; any pharma; title it-consultant; any security; any emr-aws',
  },
  {
    name: 'summary: iOS',
    door: 'summary',
    text: `Looking for a mid-level iOS engineer who is fluent in Swift and SwiftUI; Objective-C is only legacy here and you won't have to write any. Core Data or Realm. English B2, German A2 is welcome but not needed. Remote within Germany or Austria, 32 h/week. Up to 78k EUR.`,
    must: 'swift swiftui core-data|realm',
    either: 'objective-c',
    facts:
      'title ios-developer; seniority mid; lang en B2; lang de A2 soft; country DE; country AT; pay 7800000 EUR year',
    quoted: '32 h/week',
    traps: 'must objective-c; alone core-data; hard-lang de; excl objective-c',
  },
  {
    name: 'recruiter mail: DevOps',
    door: 'jobDesc',
    text: `Hi team,

please source profiles for our client (leading insurance group, founded 1921, 40 years of IT history).

Position - DevOps Engineer (L3)
Must haves - AWS, Terraform, Jenkins or GitLab CI, Linux
Preferable - Ansible (Chef or Puppet also OK)
Don't send: Azure-only profiles
Exp - 5 to 7 yrs overall, min 3 yrs in AWS
Duration - 12 months, extendable
Rate - max 450 EUR/day
Mode - 3 days per week onsite in Brussels
Languages - French or Dutch good to have, English mandatory
Start - 1 February 2026
Notice: 2 wks max

Thanks & regards,
Priya
Sr. Technical Recruiter`,
    must: 'aws:3 terraform jenkins|gitlab-ci linux',
    nice: 'ansible chef puppet',
    facts:
      'title devops-engineer; years 5-7; pay 45000 EUR day; country BE; start 2026-02-01; notice 14; lang en -; lang fr - soft; lang nl - soft',
    quoted: '12 months|3 days per week',
    traps:
      'title technical-recruiter; years 40; alone jenkins; must azure; must chef; hard-lang fr; hard-lang nl; note OK',
  },
  {
    name: 'misspelt headings: PHP',
    door: 'jobDesc',
    text: `PHP Develper (Laravel)

Responsabilities:
- maintain our shop
- talk to marketing

Requirments:
- 3 yrs PHP, Laravel
- MySQL
- solid git

Nice to heve:
- Vue
- Redis, Docker

Benifits:
- Slack channel for dog owners, free gym
- Python courses`,
    must: 'php:3 laravel:3 mysql git',
    nice: 'vue-js redis docker',
    facts: 'title laravel-developer',
    traps: 'must vue-js; must docker; any slack; any python; must redis',
  },
  {
    name: 'list without heading: React',
    door: 'summary',
    text: `react, typescript, redux toolkit, jest/rtl, storybook, css-in-js, rest + graphql, 5 yrs frontend, senior. angular experience = no thanks. based in spain or portugal`,
    must: 'react typescript redux-toolkit jest|react-testing-library storybook rest-api graphql',
    unwanted: 'angular',
    either: 'css-in-js frontend jest react-testing-library',
    facts: 'title react-developer; seniority senior; years 5; country ES; country PT',
    traps: 'must angular',
  },
  {
    name: 'QA automation, corporate',
    door: 'jobDesc',
    text: `Quality Assurance Automation Engineer

Who we are
Our two co-founders, a former CTO and a former Data Scientist, started in a garage in 2009. For 15 years we have made people smile. We use Salesforce and Workday internally.

The job
You own the regression suite and talk to developers in plain language. You will not be writing Cucumber features: we left that behind.

We require
Selenium or Playwright, Java (Kotlin is fine too), REST Assured, and at least three years in test automation.

What would make us happy
Experience with k6 or JMeter; Docker; a little Python.

Our perks
30 days of holiday, MacBook or Windows laptop, Excel-free Fridays, AWS certification budget of 1,000 EUR per year.

Equal opportunity
We hire regardless of age or origin. Please contact us if you need accommodations in the SAP SuccessFactors portal.`,
    must: 'selenium|playwright java|kotlin rest-assured',
    nice: 'k6 jmeter docker python',
    facts: 'title qa-automation-engineer; years 3',
    traps:
      'title cto; title data-scientist; years 15; must cucumber; any salesforce; any aws; any microsoft-excel; any sap; pay any; any windows; alone java',
  },
  {
    name: 'DBA: negations',
    door: 'jobDesc',
    text: `PostgreSQL DBA - 80% part-time, Zurich

You take care of 40 PostgreSQL clusters.

What you need
- PostgreSQL administration, 5 years or more
- Patroni or repmgr for high availability
- Backup tooling (pgBackRest, Barman)
- Ansible and Bash

What you do not need
- Oracle
- SQL Server

We migrated off MySQL last year, so no MySQL please.
Fluent German is a must, English is enough at A2 level. CHF 120k - 140k`,
    must: 'postgresql:5 patroni ansible bash',
    unwanted: 'mysql',
    facts: 'title postgresql-dba; country CH; lang de C1; lang en A2; pay 14000000 CHF year',
    quoted: '80%|pgBackRest|Barman',
    traps: 'must oracle-database; must sql-server; must mysql; excl oracle-database; excl sql-server',
  },
  {
    name: 'network engineer, flat',
    door: 'jobDesc',
    text: `Network Engineer required for a large airport operator in Dubai (20 years in aviation). Job Purpose: run LAN/WAN and wireless. Key Responsibilities: install patch panels and racks, keep drawings, support users at the airport. Skills & Qualification: CCNP, Cisco Nexus, Fortinet or Palo Alto firewalls, BGP and OSPF, SolarWinds. CCIE preferred but not mandatory. Minimum 8 years of experience in networking of which 5 years in data centre switching. Arabic speaker preferred, good English required. Employment: 2 year fixed contract. Package: AED 22,000 per month plus flights, housing, medical insurance.`,
    must: 'ccnp cisco-nexus fortinet|palo-alto bgp ospf solarwinds',
    nice: 'ccie',
    either: 'lan wan wireless-networking computer-networking firewalls',
    facts:
      'title network-engineer; years 8; country AE; lang ar - soft; lang en B2; pay 2200000 AED month; engagement contract',
    quoted: '2 year',
    traps: 'years 20; alone fortinet; must ccie; hard-lang ar; any patch-management; any cad',
  },
  {
    name: 'SOC analyst chat',
    door: 'summary',
    text: `SOC analyst L2 for night shifts, splunk or sentinel, some scripting in python or powershell, knows MITRE ATT&CK. certs like Security+ or GCIH would be lovely. clearance NOT needed. team sits in Melbourne, 4 on 4 off. pay 130k aud`,
    must: 'splunk|sentinel mitre-attack',
    nice: 'python powershell security-plus gcih',
    either: 'scripting',
    facts: 'title soc-analyst; pay 13000000 AUD year; country AU',
    quoted: 'night shifts',
    traps: 'alone splunk; note NOT; must security-plus',
  },
  {
    name: 'ML engineer, long',
    door: 'jobDesc',
    text: `Machine Learning Engineer - Recommendations

About Shelfie
Shelfie is a reading app. Since 2014 we have helped 9 million readers. Our stack behind the scenes is boring: PHP and MySQL.

What you will do
* Train and ship ranking models
* Work closely with Android and iOS developers
* Mentor our Junior Data Scientist

What you'll bring
* MSc or PhD in CS, statistics or similar
* Deep knowledge of Python and PyTorch (TensorFlow accepted)
* 4+ years of experience building ML systems, 2 of them with recommender systems
* SQL
* You don't need to know C++, and we do not expect Kubernetes.

Bonus
* Rust
* Airflow or Dagster
* Papers at RecSys

Conditions
English at C1. Start in March 2026. Amsterdam, two days a week in the office. 40 hours per week. EUR 75,000 to 95,000.`,
    must: 'python pytorch|tensorflow recommender-systems:2 sql',
    nice: 'rust airflow dagster',
    either: 'machine-learning android ios',
    facts: 'title machine-learning-engineer; years 4; lang en C1; start 2026-03-31; country NL; pay 9500000 EUR year',
    quoted: 'two days a week|40 hours per week',
    traps:
      'alone pytorch; must cpp; must kubernetes; excl cpp; excl kubernetes; any php; title junior-data-scientist; seniority junior; any mysql',
  },
  {
    name: 'product manager mail',
    door: 'jobDesc',
    text: `Subject: PM for payments - can you help?

We're after a Product Manager who has spent 5+ years in product, ideally in fintech. You've shipped APIs for developers, know your way around SQL and can read a dashboard in Looker or Tableau. This is not a PowerPoint job. No need for Scrum certificates. Jira basics. Based in London, hybrid - Tuesdays and Thursdays in the office. Salary £85k-£100k. Only one seat. Reports to the CPO.`,
    must: 'sql looker|tableau',
    nice: 'fintech jira',
    either: 'apis payments scrum api-design',
    facts: 'title product-manager; years 5; country GB; pay 10000000 GBP year',
    quoted: 'one seat|Tuesdays and Thursdays',
    traps: 'any powerpoint; must scrum; alone looker; excl scrum; excl powerpoint; note PM',
  },
  {
    name: 'UX designer lower case',
    door: 'jobDesc',
    text: `ux/ui designer wanted

what we look for
figma (expert level), design systems, user research, wireframing
portfolio with b2b saas work
2-4 years in a similar role
xtra points for: motion design in after effects, some html and css

what you won't do: print stuff in indesign, webflow sites

offer
flat hierarchy, team events, training`,
    must: 'figma design-systems ux-research wireframing',
    nice: 'after-effects html css motion-graphics',
    either: 'saas ux-design-skill ui-design',
    facts: 'title ui-ux-designer; years 2-4',
    traps: 'must html; must indesign; must webflow; engagement contract; must after-effects; any training',
  },
  {
    name: 'embedded C++',
    door: 'jobDesc',
    text: `Senior Embedded Software Engineer (m/f/d)
Location: Graz. Industry: Automotive supplier. Company size: 5,000-10,000. Founded: 1975 (50 years of experience in drive trains).

Profile
- Degree in electrical engineering (B.Sc. / M.Sc.)
- C and C++ (C++14 or newer), 5 years minimum
- RTOS: FreeRTOS or Zephyr
- CAN, SPI, I2C
- AUTOSAR knowledge is of advantage, not a precondition
- German B2, English B1
Misra C, Python for scripts: good to know.
We wish no agency applications.`,
    must: 'c:5 cpp:5 freertos|zephyr can-bus spi i2c',
    nice: 'autosar misra python',
    either: 'rtos',
    facts: 'title embedded-software-engineer; seniority senior; country AT; lang de B2; lang en B1',
    traps: 'years 50; must autosar; alone freertos; must python; must misra',
  },
  {
    name: 'glued title: .NET',
    door: 'jobDesc',
    text: `Senior.NET Developer
Req ID: R-20391 / Posted: Yesterday / Travel: 0%
We're looking for someone with C#, ASP.NET Core, EF Core, Azure (AWS okay as well), SQL Server.
7+ years total of which 4 in .NET Core. Blazor would be the icing on the cake.
Not interested in: VB6, WebForms
Compensation: 140-160K USD
MassTransit, Redis, SignalR also in the stack
core hours 10am-3pm Eastern`,
    must: 'c-sharp dot-net:4 asp-net-core entity-framework azure|aws sql-server',
    nice: 'blazor',
    either: 'masstransit redis signalr',
    unwanted: 'visual-basic asp-net',
    facts: 'title dot-net-developer; seniority senior; years 7; pay 16000000 USD year; overlap America/New_York 5',
    traps: 'alone azure; must blazor; must visual-basic; years 4; note JD; overlap 8',
  },
  {
    name: 'Salesforce job board',
    door: 'jobDesc',
    text: `Salesforce Developer | Remote | Contract | $70-$85/hr on C2C
Company: TechStaff LLC (Staffing & Recruiting, 201-500 employees)
Job Description:
* 5+ yrs on the Salesforce platform with Apex, LWC, SOQL
* Integration using REST/SOAP APIs, MuleSoft a huge plus
* Platform Developer I certification is required
* CPQ is NOT required
Interested? Send your CV in Word format to jobs@techstaff.example. Must be authorized to work in the US. Overlap w/ Denver +-2h.`,
    must: 'apex-salesforce lwc soql salesforce:5 rest-api|soap',
    nice: 'mulesoft',
    either: 'integration salesforce-cpq rest-api soap',
    facts: 'title salesforce-developer; pay 8500 USD hour; engagement contract; country US; overlap America/Denver 6',
    quoted: 'Platform Developer I',
    traps: 'any microsoft-word; must salesforce-cpq; any recruitment; note NOT; excl salesforce-cpq; must mulesoft',
  },
  {
    name: 'scrum master summary',
    door: 'summary',
    text: `Scrum Master for 2 teams, three yrs as SM, Jira & Confluence. PSM II or CSP-SM. SAFe? Rather not. Dutch C1 (English alone won't do). 24 hrs a week, Utrecht.`,
    must: 'jira confluence',
    unwanted: 'safe-agile',
    either: 'scrum csm',
    facts: 'title scrum-master; years 3; lang nl C1; country NL',
    quoted: '24 hrs a week|PSM II',
    traps: 'must safe-agile',
  },
  {
    name: 'data analyst portal',
    door: 'jobDesc',
    text: `JOB TITLE: Data Analyst
JOB TYPE: Full-time
SECTOR: Logistics & Transport
CONTRACT LENGTH: 9 months maternity cover
START DATE: ASAP
HOURS: 37.5 per week

THE COMPANY
We move parcels. Rate & logistics teams depend on your numbers. With over 30 years in the market we know our trade.

ESSENTIAL
SQL, Excel (pivot tables), Power BI or Tableau, 2 years' analytical experience

DESIRABLE
Python or R, dbt

DETAILS
GBP 38,000 - 42,000 pro rata. Manchester, 1 day pw in office.`,
    must: 'sql microsoft-excel pivot-tables power-bi|tableau',
    nice: 'python r dbt',
    facts: 'title data-analyst; years 2; pay 4200000 GBP year; country GB; engagement fullTime; notice 0',
    quoted: '9 months|37.5 per week|1 day pw',
    traps: 'any logistics; years 30; alone power-bi; must r; must python',
  },
  {
    name: 'SRE: we have no',
    door: 'jobDesc',
    text: `Site Reliability Engineer

Our platform runs on bare metal: we have no AWS, GCP or Azure estate, and nothing on Heroku.
You need: Linux internals, Go or Rust, Prometheus, plus Nomad or Kubernetes.
You may forget about Jenkins.
On-call one week in six.
Helpful but by no means required: eBPF, Ceph.
You have done this for five years or so.
At least 5 hours overlap with Toronto.`,
    must: 'linux go|rust prometheus nomad|kubernetes',
    nice: 'ebpf ceph',
    facts: 'title site-reliability-engineer; years 5; overlap America/Toronto 5',
    either: 'on-call',
    quoted: 'one week in six',
    traps:
      'must aws; must google-cloud; must azure; must jenkins; must ebpf; must heroku; alone nomad; any jenkins; overlap 8',
  },
  {
    name: 'help desk advert',
    door: 'jobDesc',
    text: `IT SUPPORT TECHNICIAN wanted!!! Hamilton ON

JD: answer tickets, reset passwords, image laptops.
MUSTS: Windows 10/11, Office 365, Active Directory, driver's license
PLUSES: Intune, macOS, French
NO: crypto bros
Pay $24/hr, 40h week, Mon-Fri. 1 yr exp enough. CompTIA A+ or equivalent`,
    must: 'windows microsoft-365 active-directory a-plus',
    nice: 'intune macos',
    facts: 'title it-support-specialist; years 1; lang fr - soft; country CA; pay 2400 CAD hour',
    quoted: '40h week|license',
    either: 'ticketing',
    traps: 'hard-lang fr; note JD; note NO; must intune; any blockchain; any cryptography',
  },
  {
    name: 'Android with e.g. and v.8',
    door: 'jobDesc',
    text: `Android dev, e.g. from banking. Kotlin v.1.8+, Compose, Coroutines, Dagger/Hilt. Android v.8+ up to v.14. Apps e.g. for o.a. NFC. No React Native, no Flutter. 3 a 5 anos? No: 3 to 5 years.`,
    must: 'kotlin jetpack-compose kotlin-coroutines dagger|hilt android',
    unwanted: 'react-native flutter',
    either: 'nfc banking dagger hilt android',
    facts: 'title android-developer; years 3-5',
    traps: 'foreign any; must flutter; must react-native',
  },
  {
    name: 'technical writer',
    door: 'jobDesc',
    text: `Technical Writer, Developer Docs

Requirements
You write clear English (C2). You know Markdown and Git inside out. You have documented REST APIs with OpenAPI. Docs-as-code with Hugo, Docusaurus or similar. Basic JavaScript or Python reading skills.

We would value
DITA, Vale linting.

An advantage, but no condition
Experience at a database company.

Contract of 18 months. Two of these seats are open.`,
    must: 'markdown git openapi hugo|docusaurus',
    nice: 'javascript python dita',
    either: 'rest-api technical-documentation databases technical-writing',
    facts: 'title technical-writer; lang en C2; engagement contract',
    quoted: '18 months|Two of these seats|Vale',
    traps: 'must dita; must javascript; alone hugo; must databases',
  },
  {
    name: 'Unity games chat',
    door: 'summary',
    text: `Unity dev 4 mobile game!! C#, shaders a big +, blender not needed. no unreal guys pls. 2yrs min. paying $4k/mo, 3 mo gig. UTC+2 ±3`,
    must: 'unity c-sharp',
    nice: 'shader-programming',
    unwanted: 'unreal-engine',
    facts: 'title unity-developer; years 2; pay 400000 USD month; overlap Etc/GMT-2 5; engagement contract',
    quoted: '3 mo',
    traps: 'must blender; must unreal-engine; any blender; must shader-programming; years 4',
  },
  {
    name: 'Solidity',
    door: 'jobDesc',
    text: `Smart Contract Developer (Solidity)
Our protocol has 5 years of uptime and $2B locked.
Must: Solidity, Foundry (or Hardhat), TypeScript.
Should: ZK proofs, Rust.
Could: Vyper.
Won't: Solana, Java.
Pay in USDC: 120-150k. Anywhere between UTC-3 and UTC+3.`,
    must: 'solidity foundry-eth|hardhat typescript',
    nice: 'zero-knowledge rust vyper',
    facts: 'title smart-contract-developer; overlap Etc/UTC 5; pay 15000000 USD year',
    either: 'solana java',
    traps: 'years 5; alone foundry-eth; alone hardhat; must java; must solana; must vyper; must rust',
  },
  {
    name: 'engineering manager',
    door: 'jobDesc',
    text: `We are seeking an Engineering Manager to lead nine backend engineers.

Your background: 8+ years in software engineering, thereof at least 3 leading people. You have coded in Java or Kotlin and still review pull requests. Hiring, feedback, growth plans are your daily bread. Experience with AWS. Being a Scrum Master before is no substitute.

Nice, not needed: Kafka, DORA metrics.

90 days max notice. Hours: 10:00-16:00 CET is when we meet. German helps. Cologne or remote in Germany only.`,
    must: 'java|kotlin aws people-management:3',
    nice: 'kafka',
    quoted: 'DORA metrics',
    either: 'code-review people-management software-engineering backend recruitment hiring',
    facts: 'title engineering-manager; years 8; notice 90; overlap Europe/Berlin 6; lang de - soft; country DE',
    traps: 'title scrum-master; alone java; must kafka; hard-lang de; overlap 8; title back-end-developer',
  },
  {
    name: 'Python flat',
    door: 'jobDesc',
    text: `Python Developer needed for a proptech in Tallinn. Who are we? A young team with 11 years of growth. What will you do? Keep our Django monolith alive and slice it into FastAPI services. What do we expect? Python 3 (4 years), Django, PostgreSQL, Celery or RQ, Docker; pytest. What is a bonus? GIS (PostGIS), Vue 3. What do we offer? Stock options, sauna, Coursera. What don't we want? Flask prototypes, and we retired MongoDB. Apply until 15 January 2026 with your LinkedIn.`,
    must: 'python:4 django postgresql celery-python docker pytest',
    nice: 'gis postgis vue-js',
    either: 'fastapi flask celery-python',
    facts: 'title python-developer; country EE',
    quoted: 'RQ',
    traps: 'years 11; must mongodb; must flask; must vue-js; any linkedin; start any; nice mongodb',
  },
  {
    name: 'business analyst',
    door: 'jobDesc',
    text: `Business Analyst (Insurance)

Experience in requirement elicitation, BPMN and user stories. SQL at an intermediate level. Visio or Lucidchart. JIRA.
It would be great but isn't essential to have: Guidewire, Power BI.
Exclusions: we can't consider people who need sponsorship, nor candidates with a pure testing career.
Minimum of 4 years as a BA; our client has been around for 120 years.
Notice up to 3 months accepted.
Polish native or C1; Czech a bonus.
On-site in Wroclaw every Monday.`,
    must: 'requirements-gathering bpmn user-stories sql visio|lucidchart jira',
    nice: 'guidewire power-bi',
    facts: 'title business-analyst; years 4; notice 90; lang pl C1; lang cs - soft; country PL',
    quoted: 'every Monday|sponsorship',
    traps: 'years 120; alone visio; must power-bi; excl software-testing; foreign any; hard-lang cs; must guidewire',
  },
  {
    name: 'cloud architect',
    door: 'jobDesc',
    text: `Role: Cloud Architect (Azure)
Client: public sector. Seniority: Lead. Openings: 1.
Need: Azure Landing Zones, Bicep or Terraform, Entra ID, networking. MongoDB strongly preferred, Couchbase or Cosmos DB considered. AZ-305 is a must. GCP experience instead of Azure is fine for the right person.
Not required: on-prem VMware, Citrix.
12+ years in IT, 5+ in cloud, 3+ as architect.
Security clearance (SC) must be held. UK only. Inside IR35, 600 GBP per day, 6 month initial contract.`,
    must: 'azure|google-cloud bicep|terraform entra-id azure-certification mongodb|couchbase|cosmos-db',
    either:
      'azure google-cloud computer-networking cloud-architecture azure-solutions-architect cloud-computing landing-zones azure-certification',
    facts: 'title cloud-architect; seniority lead; years 12; country GB; pay 60000 GBP day; engagement contract',
    quoted: 'Openings: 1|6 month|clearance',
    traps: 'must vmware; must citrix; excl azure; alone bicep; excl vmware; excl google-cloud; alone couchbase',
  },
  {
    name: 'full stack with homographs',
    door: 'jobDesc',
    text: `Full-Stack Developer - Node & React

We go where others rest. Our core product helps chefs express themselves and excel. You'll spark joy, access great teams and go the extra mile. A swift decision process. Puppet theatre tickets every spring.

You bring Node.js, React, SQL. You can explain GraphQL vs REST. We work in Agile squads.
Tooling: pnpm, Vite, GitHub.
Frontend heavy: 70/30. Not a WordPress agency!
Notice period negotiable. 4-day week (32 hours).`,
    must: 'node-js react sql graphql rest-api',
    either: 'pnpm vite github agile graphql rest-api frontend fullstack',
    facts: 'title full-stack-developer',
    quoted: '32 hours',
    traps:
      'any go; any chef; any express; any microsoft-excel; any spark; any swift; any puppet; any spring; any wordpress; any ms-access; any microsoft-teams; notice any',
  },
]
