import type { MessyPosting } from './messy-posting.ts'

/** The thirty-eighth round: whole postings in voices that were missing, written before any change; mended on. */
export const ROUND_38: readonly MessyPosting[] = [
  {
    name: 'start-up page of notes: back-end engineer',
    door: 'jobDesc',
    text: `🏠 Home / 👋 Join us / Backend Engineer

**Backend Engineer (Billing)**
Last edited by Noor · 3 min read

> TL;DR: we're 14 people, we sell software to dentists, and our billing is held together by tape. Come and fix it.

## Why this role
We went from 40 to 900 practices in eighteen months. The first version was a Rails monolith written by our CTO on weekends; it is gone since April. Today everything is TypeScript on Node.js, with Postgres underneath, deployed to Fly.io.

## What you'll own
- [ ] Subscriptions, invoices, dunning (we use Stripe)
- [ ] The migration of our cron jobs to a proper queue
- [ ] Being the adult in the room when a webhook arrives twice

## You'll fit right in if you
- [x] have 4+ years of backend experience, at least two of them with Node.js
- [x] write TypeScript that others enjoy reading
- [x] know PostgreSQL well enough to explain an isolation level
- [x] have worked on payments or billing before

## Don't worry if you haven't
- used Fly.io (nobody had)
- seen Temporal. We might introduce it next year

## Extra credit
- Stripe Connect or another payment provider such as Adyen
- experience with event sourcing

## The boring part
€70–85k, 0.2–0.5 % VSOP, Berlin or remote in the EU (CET ± 2h), 30 days off, Macs. We start our day with a stand-up on Slack and plan in Linear.`,
    must: 'node-js:2 typescript postgresql payments|billing',
    nice: 'stripe adyen event-sourcing',
    either: 'fly-io temporal cron message-queues billing payments webhooks acid-transactions',
    facts: 'title back-end-developer; years 4; pay 8500000 EUR year; country DE; overlap Europe/Berlin 6',
    quoted: '',
    traps: 'any ruby-on-rails; any ruby; any slack; any linear-app; must fly-io; must temporal; any scrum; any macos',
  },
  {
    name: 'bank, export of an applicant system with codes',
    door: 'jobDesc',
    text: `Requisition ID: 2025-TECH-04417
Job Title: Senior Java Developer - Payments Hub
Business Unit: Group Technology / Transaction Banking
Location: Luxembourg (LU-KIR-02)
Employment Type: Regular / Full time
Grade: 9
Hiring Manager: O. Marchetti

JOB PURPOSE
The Payments Hub processes SEPA, SWIFT and instant payments for 11 entities of the Group. The incumbent contributes to the decommissioning of the legacy COBOL modules and to the build-out of the Java services which replace them.

REQUIREMENTS
R01 [M] Minimum 7 years of professional experience in software development
R02 [M] Java 17 or later
R03 [M] Spring Boot, Spring Batch
R04 [M] Oracle Database incl. PL/SQL
R05 [M] IBM MQ or Kafka
R06 [M] Fluent English; French is an asset
R07 [O] Knowledge of ISO 20022
R08 [O] OpenShift
R09 [O] Exposure to COBOL is helpful for reading existing code
R10 [M] Clean criminal record extract not older than 3 months

[M] = mandatory, [O] = optional

WORKING CONDITIONS
On-site 3 days per week. Stand-by duty one week in six. The Group runs Microsoft 365 and ServiceNow; training is provided upon arrival.

SELECTION
HR screening, technical interview (HackerRank), panel with the hiring manager.`,
    must: 'java spring-boot spring-batch oracle-database pl-sql ibm-mq|kafka',
    nice: 'iso-20022 openshift cobol',
    either: 'payments swift-payments',
    facts:
      'title java-developer; seniority senior; years 7; lang en C1; lang fr - soft; country LU; engagement fullTime',
    quoted: 'criminal record|3 days per week|one week in six',
    traps: 'must cobol; any microsoft-365; any servicenow; must openshift; any swift; alone kafka',
  },
  {
    name: 'public body, person specification in sentences',
    door: 'jobDesc',
    text: `Post title: Data Analyst (Fixed term, 23 months)
Directorate: Environment and Transport
Salary: Grade 10, £38,626 - £41,511 per annum
Hours: 37 per week
Base: County Hall, Matlock / home working by agreement

About the post
The Directorate holds twenty years of traffic counts in spreadsheets and a Microsoft Access database. Following a review by external consultants, who recommended Snowflake, the Council has chosen Microsoft Fabric. You will support colleagues in the transition.

Applicants must demonstrate on the form, with examples, that they meet each essential requirement.

Essential
E1. A degree or equivalent experience in a numerate subject
E2. Substantial experience of analysing data using SQL and either R or Python
E3. Experience of producing reports in Power BI for a non-technical audience
E4. Advanced use of Microsoft Excel, including Power Query
E5. An understanding of the Data Protection Act and its implications
E6. Ability to travel throughout the county

Desirable
D1. Experience of working in local government
D2. Experience of GIS software, for example QGIS or ArcGIS
D3. Awareness of Microsoft Fabric

The Council is a Disability Confident employer. This post is not suitable for sponsorship. Interviews: week commencing 12 January 2026.`,
    must: 'sql r|python power-bi microsoft-excel power-query data-privacy',
    nice: 'qgis arcgis microsoft-fabric',
    either: 'data-analysis reporting gis gdpr government-it',
    facts: 'title data-analyst; pay 4151100 GBP year; country GB',
    quoted: '23 months|37 per week|not suitable for sponsorship|travel throughout the county',
    traps: 'any snowflake; any ms-access; start any; must microsoft-fabric; must qgis; must arcgis; years 20',
  },
  {
    name: 'rate card mail of a consultancy',
    door: 'jobDesc',
    text: `Subject: FW: Urgent - SAP resource for utility client, start Jan

Hi team,

see below what the client has sent over this morning. Please check your bench.

Role: SAP FI/CO Consultant (S/4HANA)
# of positions: 2
Rate card: max 780 EUR per day all in, anything above goes back to Petra
Start: 12.01.2026
Duration: 9 months, extension likely
Place: Essen, 2 days on site, rest remote
Language: German fluent (workshops with accounting), English good

What they need
- FI and CO, at least 6 yrs, with 2 full S/4HANA implementations
- Integration to MM and SD understood, not configured
- Asset Accounting (FI-AA) is where the pain is, so somebody who has done that
- Fiori apps: only if the person has it, not a knock-out
- ABAP debugging helpful

What they do not need: another ECC veteran who has never seen S/4. Also no BW people, they have their own. Last time we proposed somebody from Basis and it was embarrassing.

Their landscape for info: S/4HANA 2023 on Azure, SuccessFactors for HR, Ariba coming in 2027.

CVs in our template by Thursday. Thx, Jonas`,
    must: 'sap-fico:6 s4hana',
    nice: 'sap-fiori abap',
    unwanted: 'sap-bw',
    either: 'sap-mm sap-sd sap accounting',
    facts:
      'title sap-fico-consultant; pay 78000 EUR day; engagement contract; start 2026-01-12; lang de C1; lang en -; country DE',
    quoted: '9 months|2 days on site',
    traps:
      'any azure; any successfactors; any ariba; must sap-bw; nice sap-bw; must sap-basis; nice sap-basis; must sap-fiori; must abap',
  },
  {
    name: 'recruiter post with emoji',
    door: 'jobDesc',
    text: `🚨 HIRING ALERT 🚨

I'm on the hunt for a Senior React Native Developer for one of my favourite clients 💙 (fintech, series B, no I can't name them 😅)

✅ 5+ yrs building mobile apps
✅ React Native + TypeScript (this is what they'll test you on!)
✅ You've shipped to both the App Store and Google Play
✅ Redux or Zustand
➕ Some native know-how, Swift or Kotlin
➕ Detox / Maestro for e2e

❌ Flutter devs – not this time, sorry! I have another role for you, DM me
❌ No agencies

📍 Lisbon, hybrid (Tue + Thu in the office)
💰 up to 65k EUR
🗓 Start: February, notice up to 60 days is OK
🇬🇧 English C1, Portuguese not needed

🎁 Apple gear of your choice, gym, Udemy licence, and a very good dog called Python 🐶

Tag a friend 👇 or comment "React" and I'll send you the spec!
#hiring #reactnative #typescript #ios #android #lisbonjobs`,
    must: 'react-native typescript redux|zustand',
    nice: 'swift kotlin detox maestro',
    unwanted: 'flutter',
    either: 'app-store mobile-development e2e-testing google-play ios android',
    facts:
      'title react-native-developer; seniority senior; years 5; country PT; pay 6500000 EUR year; start 2026-02-28; notice 60; lang en C1',
    quoted: '',
    traps: 'any python; any react; must swift; must kotlin; hard-lang pt; must detox; alone redux',
  },
  {
    name: 'translated from French, quality engineer',
    door: 'jobDesc',
    text: `QA Automation Engineer M/F – CDI – Nantes

The company
Publisher of software for the notarial profession since 1987, we accompany 3,200 offices in their digital transition. Our solutions, historically developed in WinDev, have been rewritten in Java and Angular.

The missions
Attached to the responsible of the quality pole, you will have for missions:
. To conceive and to automate the non-regression tests
. To animate the ritual of qualification with the squads
. To participate to the redaction of the test strategy
. To follow the anomalies in Jira

The profile searched
Of formation Bac+5 in informatics, you justify an experience of 3 years minimum on a similar post.
You master imperatively Cypress or Playwright as well as JavaScript.
You have solid knowledges of the API tests (Postman, REST Assured).
You are at ease with Git and the continuous integration (GitLab CI).
The certification ISTQB would be appreciated.
A first experience with the performance tests (JMeter, Gatling) constitutes a plus.
English read; French native level is indispensable.

The advantages
Tickets restaurant, RTT, telework 2 days per week after the trial period, remuneration 38 to 44 K€ according to profile.`,
    must: 'cypress|playwright javascript git gitlab-ci',
    nice: 'istqb jmeter gatling',
    either:
      'api-testing postman rest-assured postman|rest-assured ci-cd performance-testing regression-testing jira test-automation java angular',
    facts:
      'title qa-automation-engineer; years 3; lang fr C2; lang en -; country FR; pay 4400000 EUR year; engagement fullTime',
    quoted: 'telework 2 days per week|Bac+5',
    traps: 'must java; must angular; must jira; must jmeter; must gatling',
  },
  {
    name: 'flat dump of a job board',
    door: 'jobDesc',
    text: `DevOps Engineer Company: Halden Freight Systems Location: Rotterdam, South Holland, Netherlands Posted: 3 days ago Applicants: 47 Seniority level Mid-Senior level Employment type Full-time Job function Engineering and Information Technology Industries Transportation, Logistics About the job We move two million containers a year and we are looking for a DevOps Engineer to join our platform team. The team looks after 60 microservices written in Kotlin by our product teams. What you will do Run and improve our Kubernetes clusters on AWS (EKS) Automate everything with Terraform Build pipelines in GitHub Actions that developers love Take part in the on-call rota (one week in five) What you bring 3+ years of experience in a DevOps or SRE role Hands-on experience with Kubernetes and Helm Strong knowledge of Terraform Good scripting skills in Bash or Python Experience with Prometheus and Grafana You speak English fluently, Dutch is not required Nice to have ArgoCD or Flux Experience with HashiCorp Vault A certification such as CKA What we offer Salary between €4,500 and €6,000 gross per month 8% holiday allowance Hybrid working, NS Business Card Training budget for AWS certifications Visa sponsorship available How to apply Send us your CV. No phone calls please. Similar jobs Cloud Engineer Azure Amsterdam Java Developer Utrecht Show more`,
    must: 'kubernetes helm terraform bash|python prometheus grafana',
    nice: 'argo-cd flux-cd vault cka',
    either: 'aws eks github-actions on-call microservices scripting automation ci-cd devops sre',
    facts:
      'title devops-engineer; seniority mid; years 3; lang en C1; country NL; pay 600000 EUR month; engagement fullTime',
    quoted: 'one week in five',
    traps: 'any kotlin; any azure; any java; must argo-cd; must cka; hard-lang nl; alone bash',
  },
  {
    name: 'game studio, network programmer',
    door: 'jobDesc',
    text: `NETWORK PROGRAMMER
Project: unannounced co-op thing (UE5) // Studio: Malmö, Sweden // on-site first

You know that feeling when a rope bridge collapses in the same moment on four screens? Somebody made that. We want that to be you.

DAY TO DAY
» Own replication, prediction and rollback for our gameplay systems
» Work with gameplay, animation (they live in Maya) and the backend people (Go, on GCP)
» Profile. Profile again.

YOU HAVE
» 5 years+ in game development with at least one shipped multiplayer title
» Excellent modern C++
» Deep knowledge of Unreal Engine's networking
» Solid maths

YOU MIGHT ALSO HAVE
» Console experience (PS5, Xbox)
» Python for tools
» Worked with PlayFab, Photon or similar
» Perforce scars

YOU DON'T NEED
» Unity
» A degree

Our previous game ran on a custom engine in C#. We don't miss it.

We offer parental leave top-up, wellness money, and a relocation package. English is our working language. Applications are read until 15 January.`,
    must: 'cpp unreal-engine',
    nice: 'python playfab photon perforce console-development',
    either: 'multiplayer game-development gameplay-programming linear-algebra computer-networking',
    facts: 'title game-developer; years 5; country SE; lang en -',
    quoted: '',
    traps: 'any unity; any c-sharp; any go; any maya; any google-cloud; must perforce; start any; must python',
  },
  {
    name: 'hardware maker, firmware with nested bullets',
    door: 'jobDesc',
    text: `Embedded Firmware Engineer
Kestrel Instruments – Graz, Austria

Kestrel builds handheld spectrometers. Our mechanical designers use SolidWorks, our app team writes Swift and Kotlin, and you'd be number five in firmware.

Requirements
* Degree in electrical engineering, computer science or similar
* Programming
    * Embedded C (expert)
    * C++ (working knowledge)
    * Assembly - being able to read it is enough
* Platforms
    * ARM Cortex-M, ideally STM32
    * An RTOS: FreeRTOS or Zephyr
* Interfaces
    * SPI, I2C, UART
    * BLE (a must, all our devices have it)
    * USB is a plus
* Lab
    * Oscilloscope and logic analyser are your friends
* Languages
    * German B2
    * English C1

Bonus
* Python for test automation
* Experience with functional safety (not a topic today, could become one)
* Altium: reading schematics

Not needed
* Linux drivers; a partner does those
* FPGA

Minimum salary according to the collective agreement is EUR 3,900 gross per month (14x), overpayment depending on experience. Flexible working hours with core time 9:30–15:00, one home office day per week.`,
    must: 'c cpp arm-cortex freertos|zephyr spi i2c uart ble',
    nice: 'stm32 python functional-safety altium',
    either:
      'assembly rtos embedded-systems firmware lab-equipment test-automation electronics computer-science serial-protocols programming',
    facts: 'title embedded-software-engineer; country AT; pay 390000 EUR month; lang de B2; lang en C1',
    quoted: 'USB|core time 9:30–15:00|one home office day per week',
    traps:
      'any solidworks; any swift; any kotlin; any fpga; must linux; any linux-kernel; must functional-safety; any device-drivers',
  },
  {
    name: 'hospital, integration analyst',
    door: 'jobDesc',
    text: `Integration Analyst II - Information Services
Full Time (1.0 FTE), Days | Cedar Valley Medical Center, Cedar Rapids, IA

Serving eastern Iowa for over 110 years, Cedar Valley is a 450-bed not-for-profit hospital with more than 3,000 employees and 300 physicians.

Position Summary
Designs, builds and supports interfaces between clinical systems (Epic, Cerner lab, PACS) and external partners. Works with vendors, analysts and nursing staff.

Minimum Qualifications
• Bachelor's degree in Computer Science, Health Informatics or related field, or 4 additional years of experience in lieu of degree
• 3 years of HL7 v2 interface development
• Experience with an integration engine (Rhapsody, Mirth Connect, or Cloverleaf)
• Working knowledge of SQL
• Ability to lift 25 lbs

Preferred Qualifications
• FHIR
• JavaScript
• Epic Bridges certification
• Prior work in an acute care environment

Physical and Mental Requirements
Frequent sitting, keyboard use, occasional travel between campuses. Must pass a background check and provide proof of influenza vaccination.

Benefits
Tuition assistance, 403(b), on-site Starbucks, access to LinkedIn Learning. Our employees enjoy Microsoft Office home use at no cost.

Pay range: $34.50 - $48.75 per hour`,
    must: 'hl7:3 mirth-connect sql',
    nice: 'fhir javascript',
    either: 'epic-systems integration cerner pacs ehr healthcare-it computer-science',
    facts: 'title integration-developer; pay 4875 USD hour; country US; engagement fullTime',
    quoted: 'background check|vaccination|lift 25 lbs|Epic Bridges|Rhapsody',
    traps: 'any microsoft-office; years 110; must fhir; must javascript; must pacs; years 4',
  },
  {
    name: 'two-column table',
    door: 'jobDesc',
    text: `What you bring\tWhat we bring
At least 3 years as data engineer\tA team of 8 in Vienna and Brno
Python and SQL at a high level\tModern stack, no legacy
Spark (Databricks preferred)\tConference budget
dbt, or the will to get there in a month\tEUR 65,000 and more, depending on experience
Airflow or Dagster\tFlexible hours
Good German, very good English\tOffice dog, office fruit, office jokes

Data Engineer (f/m/x), Vienna, full time or 30 hours

Rather not
Consultants who never ran what they built; Power BI or Tableau work, that sits with finance

Who we are
A startup of the energy sector. In the beginning there was Excel, then Talend for a dark year, and since 2023 the stack you see on the left.`,
    must: 'python sql spark airflow|dagster',
    nice: 'databricks dbt',
    either: 'dbt',
    facts: 'title data-engineer; years 3; lang de -; lang en C1; country AT; pay 6500000 EUR year; engagement fullTime',
    quoted: '30 hours',
    traps: 'any microsoft-excel; any talend; any tableau; any power-bi; must databricks; alone airflow; country CZ',
  },
  {
    name: 'internal transfer note',
    door: 'jobDesc',
    text: `INTERNAL – please do not forward outside the company

Subject: Vacancy in Workplace Services, 2 Desktop Support Technicians (Dublin)

Colleagues,

As announced in the town hall, Maeve and Cillian are moving to the Cloud team, where they will work on Azure and Intune automation. Their desks in Sandyford become free from 1 March. We'd like to fill both internally before HR goes to the market.

What the job involves: tickets in ServiceNow, laptops, meeting rooms, the odd printer. About 350 users, 60 of them on Macs.

What we ask for: a year or more in a support role (any department), a good hand with Windows 11, and basic Active Directory. You should be comfortable with Microsoft 365 administration or at least keen to learn. If you know Jamf, tell us, the Mac side has been an orphan. PowerShell isn't needed on day one.

What we do not ask for: certificates. Neither do you need to know SCCM, it is switched off in May.

Shift: early (7 to 3) and late (11 to 7) in weekly turns. Grade stays as is. Managers have agreed to a release within four weeks.

Expressions of interest by Friday to me. Orla`,
    must: 'windows active-directory',
    nice: 'jamf microsoft-365',
    either: 'microsoft-365 powershell servicenow technical-support desktop-support macos m365-admin',
    facts: 'title desktop-support-technician; years 1; country IE; start 2026-03-01; notice 28',
    quoted: '2 Desktop Support Technicians|weekly turns',
    traps: 'any azure; any intune; any sccm; must powershell; must jamf; must servicenow',
  },
  {
    name: 'first week, third month, first year',
    door: 'jobDesc',
    text: `Analytics Engineer at Parcelle

How your first year could look

Week 1: You meet everyone, get access to BigQuery and ship a tiny change to one of our dbt models. Lena, who builds our Looker dashboards, shows you around.

Month 3: You own the finance marts. You've replaced the last Fivetran connector that costs us more than it brings, and you know why our orders table has three timestamps.

Year 1: You've designed the next version of our semantic layer and taught two analysts how to test their models.

To get there, you need
three years or more in analytics engineering or BI
SQL you can write in your sleep
dbt in production
a cloud warehouse: BigQuery, Snowflake or Redshift
Git

It will be easier if you also know
Looker (LookML)
some Python
a bit about e-commerce

It doesn't matter to us
whether you've used Airflow; we run everything in dbt Cloud
where you studied

The frame: Hamburg or remote within Germany, 68 to 78 thousand euros, permanent contract, start as soon as you can. Our language is English; German helps with the warehouse crew.`,
    must: 'sql dbt bigquery|snowflake|redshift git',
    nice: 'looker python',
    either: 'bigquery business-intelligence e-commerce',
    facts:
      'title analytics-engineer; years 3; country DE; pay 7800000 EUR year; lang de - soft; lang en -; engagement fullTime',
    quoted: '',
    traps: 'any airflow; any fivetran; must looker; must python; alone bigquery; hard-lang de',
  },
  {
    name: 'founder letter without headings',
    door: 'jobDesc',
    text: `Hello,

I'm Tomasz, one of two people behind Orlo. We make a planner for people who run choirs, and believe it or not, 2,100 choirs pay us for it.

For six years I wrote all of it myself, first in PHP, and then, after a bad summer, in Elixir. It is a Phoenix application with LiveView and a Postgres database, it runs on two Hetzner servers, and it has been down for eleven minutes this year. I'm proud of that number and would like the person who joins to be proud of it as well.

I am looking for the first engineer who is not me. I'd like you to have written Elixir for a living, two years or so, since I can't teach it properly. Knowing your way around PostgreSQL matters as much. LiveView you can pick up here. What I'm bad at is the part that people see, so if CSS is something you love rather than tolerate, you would make me very happy. A mobile app is planned but not by us: a friend's studio will do it in Flutter.

I don't need a Kubernetes expert. I don't want one, to be honest.

We're in Wrocław; you can be anywhere between Lisbon and Helsinki as long as we share the mornings. I can pay 20 to 24 thousand złoty a month on B2B, and I don't mind if you work four days.

If you sing, say which voice.`,
    must: 'elixir:2 postgresql',
    nice: 'css',
    either: 'phoenix',
    facts: 'title elixir-developer; pay 2400000 PLN month; engagement contract',
    quoted: 'four days|share the mornings',
    traps: 'any php; any flutter; must kubernetes; nice kubernetes; any hetzner; years 6; must phoenix',
  },
  {
    name: 'requirements that end in semicolons',
    door: 'jobDesc',
    text: `TERMS OF REFERENCE
Position: Network Engineer, Regional Data Centre
Duty station: Nairobi, Kenya
Contract: fixed-term, one year, renewable
Organisational unit: ICT Division

Under the supervision of the Chief of Section, the incumbent will:
- operate the wide area network linking 34 field offices;
- coordinate with the satellite provider, whose terminals are managed by the provider;
- maintain documentation in SharePoint;
- assist in replacing the ageing Juniper firewalls.

Required qualifications and experience:
- first-level university degree in computer science, telecommunications or a related field;
- a minimum of five years of progressively responsible experience in network engineering;
- proven experience with Cisco routers and switches;
- in-depth knowledge of BGP and OSPF;
- experience with Fortinet or Palo Alto firewalls;
- valid CCNP certification;
- fluency in English.

Desirable:
- working knowledge of French;
- experience in network automation (Ansible, Python);
- knowledge of SD-WAN;
- previous experience in the United Nations system.

Competencies: communication, teamwork, planning and organizing, accountability.
No fee is charged at any stage of the recruitment process.`,
    must: 'cisco bgp ospf fortinet|palo-alto ccnp',
    nice: 'ansible python sd-wan network-automation',
    either: 'routing-and-switching computer-networking computer-science wan telecommunications firewalls',
    facts: 'title network-engineer; years 5; lang en C1; lang fr - soft; country KE',
    quoted: 'one year',
    traps: 'any sharepoint; any juniper; must ansible; must python; must sd-wan; hard-lang fr',
  },
  {
    name: 'Must / Should / Could',
    door: 'jobDesc',
    text: `Cloud Security Engineer, EMEA

Mission: make it boring to be our CISO.

MUST
AWS security services in practice: GuardDuty, Security Hub, IAM
Infrastructure as code with Terraform
Python
An incident that you led from the first alert to the report

SHOULD
Kubernetes security (OPA/Gatekeeper or Kyverno)
Splunk
Knowing ISO 27001 from the inside

COULD
Azure
Rust, because a colleague likes it
CISSP, CCSP or similar

WON'T
Pentests. We buy them.
Windows domain work

Practicalities: remote from the UK, Ireland or Spain. 5 years in security or more. £90k to £105k, or the equivalent where you live. DV clearance isn't required; SC is an advantage for two of our customers. Two weeks a year we meet in Valencia. Please don't use ChatGPT for the cover letter.`,
    must: 'aws guardduty aws-security-hub identity-and-access-management terraform python',
    nice: 'container-security open-policy-agent kyverno splunk iso-27001 azure rust cissp ccsp',
    either: 'aws infrastructure-as-code incident-response-security cloud-security kubernetes aws-iam',
    facts: 'title cloud-security-engineer; years 5; country GB; country IE; country ES; pay 10500000 GBP year',
    quoted: 'SC is an advantage',
    traps:
      'any penetration-testing; any chatgpt; must azure; must rust; must splunk; any windows; any active-directory',
  },
  {
    name: 'Polish board, sections in a form',
    door: 'jobDesc',
    text: `.NET Developer
Fintelo Sp. z o.o.
Warszawa | Mid | B2B 18 000 - 23 000 PLN net per month | UoP 15 000 - 19 000 PLN gross per month
100% remote

Tech stack
C# – regular
.NET 8 – regular
MS SQL – regular
Azure – junior
Angular – nice to have
English – B2

Project description
You will join the team that develops a leasing platform used by 200 dealers. The old WCF services are retired piece by piece and replaced by REST APIs.

Your responsibilities
- developing new functionalities
- writing unit tests (xUnit)
- code review
- contact with the business side

Our requirements
- minimum 3 years of experience with .NET
- very good knowledge of C# and Entity Framework
- good knowledge of MS SQL
- basics of Azure (Functions, Service Bus)
- knowledge of design patterns and SOLID
- English at a level allowing free communication with the client from Norway

Nice to have
- Angular 2+
- RabbitMQ
- experience in the financial industry

We offer
- private medical care, Multisport card
- no dress code, no open space, no Jira circus
- Copilot licence`,
    must: 'c-sharp dot-net:3 entity-framework sql-server azure azure-service-bus',
    nice: 'angular rabbitmq',
    either: 'design-patterns solid-principles wcf rest-api xunit unit-testing code-review web-services',
    facts:
      'title dot-net-developer; seniority mid; engagement contract; engagement fullTime; lang en B2; pay 2300000 PLN month; country PL',
    quoted: '',
    traps: 'must wcf; any jira; any github-copilot; must angular; must rabbitmq; country NO; must xunit',
  },
  {
    name: 'staffing mail in the United States, Scala',
    door: 'jobDesc',
    text: `Hello,
Hope you are doing great!! This is Kavya from Trivanta Solutions. Please find the below JD and let me know your interest with updated resume, rate & visa status.

Role: Big Data Engineer (Scala/Spark)
Location: Charlotte NC (Hybrid 3 days a week from day one) - Locals only
Duration: Long term contract
Interview: Phone + Video (webcam a must)
Client: Leading Bank

Job Description:
• 8+ years of total IT experience with 4+ years in Spark using Scala
• Must have strong hands-on with Hive, HDFS and Kafka
• Strong SQL and performance tuning of Spark jobs
• Experience in AWS EMR or Databricks
• Airflow experience is preferred
• Nice if candidate has Java background
• Excellent communication skills
• The client is in the process of retiring Cloudera so knowledge of it is not mandatory

Note: Pyspark only profiles will be rejected. Please do not share Python profiles.

Kavya R | Sr. Talent Acquisition Specialist | E: kavya@trivanta.example
"We are an Oracle Gold Partner & Salesforce Ridge Consulting Partner"`,
    must: 'spark:4 scala hive hdfs kafka sql emr-aws|databricks',
    nice: 'airflow java',
    unwanted: 'python',
    either: 'performance-tuning hadoop pyspark',
    facts: 'title big-data-engineer; years 8; country US; engagement contract',
    quoted: 'Locals only|3 days a week',
    traps:
      'any oracle-database; any salesforce; must cloudera; must pyspark; nice pyspark; must airflow; must java; must python; nice python',
  },
  {
    name: 'UX designer, agency voice',
    door: 'jobDesc',
    text: `Senior UX/UI Designer (all genders)
Studio Nordlicht, Kiel. 24 people, 9 bikes.

We design for public transport. Not campaigns: timetables, ticket machines, the sign that tells you your train has left. Our developers build with Vue and like to be asked early.

THIS IS YOU
You've designed digital products for six years or more. Figma is your second home, including variables and libraries. You plan and run usability tests yourself. WCAG 2.2 is nothing that you need to look up. You hold a workshop in German without fear (C1), and a call in English.

THIS WOULD BE LOVELY
Design tokens, Storybook, a little HTML and CSS. Motion design in After Effects. Some idea of service design.

THIS ISN'T YOU
A brand designer with a love for InDesign. A collector of Dribbble likes. Somebody who wants to code all day.

WHAT YOU GET
32 or 38 hours, as you like. 56,000 to 64,000 €. Two days from home. A Deutschlandticket. Sketch licences nobody uses anymore.

Portfolio, please, no cover letter.`,
    must: 'figma usability-testing web-accessibility',
    nice: 'design-systems storybook html css after-effects service-design motion-graphics',
    either: 'animation',
    facts: 'title ui-ux-designer; seniority senior; years 6; lang de C1; lang en -; country DE; pay 6400000 EUR year',
    quoted: '32 or 38 hours|Two days from home|Portfolio',
    traps:
      'any vue-js; any sketch; must indesign; nice indesign; must after-effects; must html; must css; must storybook',
  },
  {
    name: 'Indian portal, flat with labels',
    door: 'jobDesc',
    text: `Salesforce Developer
Zenquo Technologies | 4.1 ★ (212 Reviews)
5 - 8 years | ₹ 18-26 Lacs P.A. | Hyderabad, Pune (Hybrid)
Job highlights: Minimum 5 years in Salesforce development; Apex and LWC experience mandatory
Job match score · Early Applicant · Keyskills · Location

Job description
We are hiring for our product based client. Immediate joiners or candidates serving notice period (max 30 days) only.

Mandatory skills: Apex, Lightning Web Components, SOQL, REST integration
Secondary skills: Salesforce CPQ, Copado
Good to have: MuleSoft, Platform Developer II certification
Not looking for: Salesforce Admins, Marketing Cloud profiles

Roles & Responsibilities
- Development of triggers, batch classes and flows
- Handling deployments with change sets today, Copado from next quarter
- Coordination with the onsite team in Texas

Role: Software Development - Other
Industry Type: IT Services & Consulting
Department: Engineering - Software & QA
Employment Type: Full Time, Permanent
Education: UG: B.Tech/B.E. in Any Specialization
Key Skills: Apex Salesforce LWC Visualforce SOQL Triggers Jira Agile`,
    must: 'salesforce:5 apex-salesforce lwc soql rest-api',
    nice: 'salesforce-cpq copado mulesoft',
    unwanted: 'salesforce-marketing-cloud',
    either: 'visualforce jira agile integration salesforce-administration salesforce-flow',
    facts: 'title salesforce-developer; years 5-8; pay 260000000 INR year; notice 30; country IN; engagement fullTime',
    quoted: 'Platform Developer II',
    traps: 'country US; must mulesoft; must copado; nice salesforce-marketing-cloud',
  },
  {
    name: 'industrial group, product owner',
    door: 'jobDesc',
    text: `Product Owner Digital Twin (m/w/d)
Full-time, permanent | Linz or Munich

ABOUT THE ROLE
As Product Owner you are the voice of our plant operators towards three development teams (C++, Python and React). You decide what is built next; how it is built is decided by the teams.

YOUR TASKS
• Maintain and prioritise the backlog in Azure DevOps
• Write user stories, accept them, say no to some
• Present the roadmap to the management board twice a year
• Talk to customers: steel, paper, cement

YOUR PROFILE
• Technical degree (university or university of applied sciences)
• Several years (min. 4) of experience as a Product Owner or Business Analyst, preferably in industry
• Sound knowledge of Scrum; a certificate (CSPO, PSPO) is welcome
• Experience with Jira or Azure DevOps
• Understanding of OPC UA or MQTT is an advantage
• You don't have to program, but an SQL query shouldn't frighten you
• Excellent German and English, both written and spoken
• Willingness to travel (approx. 20 %)

OUR OFFER
Annual gross salary from € 62,000. Company pension, canteen with three menus, e-bike leasing, SAP training centre in house.`,
    must: 'scrum jira|azure-devops sql',
    nice: 'opc-ua mqtt cspo',
    either: 'backlog-management user-stories business-analysis sql digital-twins product-roadmap agile',
    facts:
      'title product-owner; years 4; lang de C1; lang en C1; country AT; country DE; pay 6200000 EUR year; engagement fullTime',
    quoted: 'Willingness to travel',
    traps: 'any cpp; any react; any python; any sap; must opc-ua; must mqtt; hard-lang fr',
  },
  {
    name: 'university, research software',
    door: 'jobDesc',
    text: `Research Software Engineer in Climate Modelling
School of Earth Sciences, University of Hallam
Vacancy reference 8814 · Closing date 4 January 2026

Applications are invited for a full-time Research Software Engineer, funded for 36 months by the DAWN project. The model at the heart of the project is half a million lines of Fortran, parts of which are being ported to GPUs.

You will hold a PhD, or be close to completion, in a quantitative discipline, or have comparable experience in industry. You will be a confident programmer in Fortran or C++, and will have experience of parallel programming with MPI. Familiarity with version control (Git) and automated testing is essential. You will be able to demonstrate excellent Python for the analysis of results, e.g. with xarray and Dask.

Experience with CUDA or OpenACC would be advantageous, as would experience of running jobs under Slurm. Knowledge of climate science is welcome but by no means a precondition. MATLAB is used by some members of the group but is not part of this post.

The post is based in Sheffield with up to two days of home working per week. Salary: Grade 8, £46,485 to £55,295. Informal enquiries to Prof. Julia Hardcastle. The University holds an Athena SWAN Silver Award.`,
    must: 'fortran|cpp mpi git python test-automation',
    nice: 'cuda slurm',
    either: 'dask parallel-programming gpu-programming version-control software-testing',
    facts: 'title research-software-engineer; country GB; pay 5529500 GBP year; engagement fullTime',
    quoted: '36 months|two days of home working|PhD|OpenACC|xarray',
    traps: 'any matlab; any julia; start any; must cuda; must slurm',
  },
  {
    name: 'car maker supplier, machine vision',
    door: 'jobDesc',
    text: `Computer Vision Engineer – in-cabin sensing

Göteborg · Hybrid · Ref CV-118

Background
Our cameras watch drivers so that nobody falls asleep. The software runs on an automotive SoC; the training happens in our own data centre. Competitors do this with lidar. We don't.

Who we think you are
You've trained and deployed vision models for at least three years. PyTorch is your framework of choice, OpenCV your pocket knife. You write Python for research and C++ for the product, and you accept that the second one pays the bills. You've brought at least one network onto an embedded target (TensorRT, ONNX Runtime or something like it). Linux is where you live.

What would make us choose you over another good candidate
CUDA kernels of your own. ISO 26262. Having looked after a labelling team. Japanese (two customers).

What we can teach you
AUTOSAR, our build system (Bazel) and how to pronounce Göteborg.

Less relevant than you'd think
Publications. LLMs. TensorFlow: we came from there.

Terms
Permanent, six months' probation, monthly pay SEK 55,000–68,000. English at work. Start by arrangement, at the latest 1 April 2026.`,
    must: 'pytorch opencv python cpp tensorrt|onnx linux',
    nice: 'cuda functional-safety',
    either: 'computer-vision embedded-systems autosar bazel deep-learning neural-networks data-annotation',
    facts:
      'title computer-vision-engineer; years 3; country SE; pay 6800000 SEK month; engagement fullTime; start 2026-04-01; lang ja - soft; lang en -',
    quoted: 'probation',
    traps: 'any tensorflow; any llm; must autosar; must bazel; any lidar; must cuda; hard-lang ja',
  },
]
