import type { MessyPosting } from './messy-posting.ts'

/** The twenty-second round: written together with the twenty-first and set aside; only its totals are looked at. */
export const ROUND_22: readonly MessyPosting[] = [
  {
    name: 'Naukri, Salesforce',
    door: 'jobDesc',
    text: `Salesforce Developer - Immediate Joiners
Zentrik Consulting
6 - 9 Yrs   Not Disclosed   Chennai, Kochi
Posted: Today  Openings: 2  Applicants: 50+

Job Description

Dear Candidate,
Hope you are doing well. We have an excellent opportunity for you!

Experience: 6 to 9 years overall, minimum 4 years in Salesforce development

Required skill set:
> Apex, Visualforce, Lightning Web Components (LWC)
> SOQL / SOSL
> Integration using REST & SOAP
> Sales Cloud or Service Cloud

Added advantage:
> Salesforce CPQ
> Copado / Gearset
> PD2 certificate

Responsibilities:
Customize and extend the Salesforce org as per business requirement
Provide L3 support on rotational basis
Mentor the juniors

Interview: 2 technical rounds (virtual) + 1 F2F at Chennai (mandatory)
Notice: 0-15 days
CTC: up to 24 LPA fixed

Disclaimer: Zentrik never charges any fee from job seekers.

Role: Salesforce Developer
Industry Type: Management Consulting
Employment Type: Full Time, Permanent
Key Skills
Apex LWC Salesforce Visualforce Aura`,
    must: 'apex-salesforce visualforce lwc soql sales-cloud|service-cloud',
    nice: 'salesforce-cpq copado',
    either: 'salesforce rest-api soap sosl gearset integration salesforce-certification salesforce-development aura',
    facts: 'title salesforce-developer; years 6-9; country IN; notice 15; pay 240000000 INR year; engagement fullTime',
    quoted: 'rotational|F2F at Chennai',
    traps: 'must salesforce-cpq; must copado; years 4; years 3; seniority junior; alone sales-cloud; years 15',
  },
  {
    name: 'StepStone, Austria, C# desktop',
    door: 'jobDesc',
    text: `Software Developer C#/.NET (f/m/x)
Alpenmess GmbH, Graz, full-time

Alpenmess has been developing measuring devices for the paper industry for more than 40 years. Our customers are in 60 countries. In order to strengthen our team of nine developers we are looking for a committed person.

Your area of responsibility
- Further development of our WPF operating software
- Connection of new sensors (OPC UA, Modbus)
- Support of our service technicians in case of tricky problems

Your qualifications
- HTL, FH or university education in the field of informatics or electronics
- minimum 2 years of professional practice with C#
- Sound knowledge of WPF and MVVM (WinForms alone is not sufficient)
- Basic knowledge of SQL
- Very good German, good English
- Willingness to travel occasionally (approx. 5 trips per year)

Of advantage
- Experience with OPC UA
- Python
- Azure DevOps

Our offer
A secure workplace, gliding time, 4-day week possible, free parking, e-charging. For this position we offer a minimum salary of EUR 3,400 gross per month (14x) with readiness for overpayment.

Please send your application to Ms. Leitner. We have retired our Delphi software last year, so you will find modern conditions.`,
    must: 'c-sharp:2 wpf mvvm sql',
    nice: 'opc-ua python azure-devops',
    either: 'dot-net modbus opc-ua mvvm electronics dot-net-framework winforms',
    facts: 'title c-sharp-developer; country AT; lang de -; lang en -; pay 340000 EUR month; engagement fullTime',
    quoted: '5 trips|4-day week',
    traps: 'any delphi; excl delphi; must python; must azure-devops; years 40; must winforms; excl winforms; years 5',
  },
  {
    name: 'US, data scientist, healthcare',
    door: 'jobDesc',
    text: `Data Scientist II
Meridian Health Plan | Columbus, OH | Remote eligible

Job Summary
The Data Scientist II develops predictive models that help our care managers reach members earlier. This position reports to the Sr. Director of Advanced Analytics and has no direct reports.

Responsibilities
• Build and validate risk models
• Partner with clinicians, actuaries and the data engineering team (Snowflake, Airflow)
• Present results to executives
• Help move existing SAS programs to Python

Required
• Master's degree in statistics, mathematics, computer science or related field, or Bachelor's plus 2 additional years
• 3 years of experience building predictive models
• Strong Python or R
• SQL
• Scikit-learn, XGBoost or comparable libraries

Preferred
• Claims data
• NLP on clinical notes
• Databricks
• SAS

Not required
• Deep learning, LLMs

Target salary: $112,000 to $134,500. Bonus eligible. Must reside in one of the following states: OH, IN, KY, MI.

Meridian requires COVID-19 vaccination for field staff only. M/F/D/V.`,
    must: 'python|r sql scikit-learn|xgboost',
    nice: 'databricks sas nlp',
    either:
      'predictive-modeling statistics nlp machine-learning claims healthcare healthcare-analytics natural-language-processing scikit-learn xgboost insurance clinical-data',
    facts: 'title data-scientist; years 3; country US; pay 13450000 USD year',
    quoted: 'OH, IN, KY, MI',
    traps:
      'must snowflake; must airflow; must sas; any deep-learning; any llm; years 2; seniority lead; alone python; alone xgboost; excl deep-learning',
  },
  {
    name: 'UK agency, SQL Server DBA perm',
    door: 'jobDesc',
    text: `SQL Server DBA
£55,000 - £62,000 + car allowance + 10% bonus
Milton Keynes (2 days a week from home)

A fantastic opportunity has arisen with my client, a household-name retailer founded in 1884, for an experienced DBA to join a team of four.

The successful candidate will have:
- proven experience as a production DBA on SQL Server 2016 to 2022
- Always On availability groups
- performance tuning
- T-SQL and PowerShell
- willingness to be on call 1 week in 4 (paid)

It would be a bonus, but isn't a deal breaker, if you've worked with:
- Azure SQL
- SSIS or SSRS
- Postgres

The Oracle estate is looked after by a third party. The business has no plans to use MongoDB or any NoSQL.

Notice of one month preferred, can wait two for the right person. Unfortunately no sponsorship.

For a chat call Steph. Key words: DBA, Database Administrator, SQL Server, T-SQL, MySQL, Bedfordshire.`,
    must: 'sql-server sql-always-on t-sql powershell',
    nice: 'azure-sql ssis ssrs postgresql',
    either: 'database-performance-tuning on-call performance-tuning database-administration mysql',
    facts: 'title sql-server-dba; country GB; pay 6200000 GBP year; notice 60',
    quoted: '2 days a week|1 week in 4|no sponsorship',
    traps:
      'any oracle-database; excl oracle-database; any mongodb; excl mongodb; must azure-sql; must postgresql; must ssis; must mysql; years 4',
  },
  {
    name: 'justjoin, Poland, platform engineer',
    door: 'jobDesc',
    text: `Platform Engineer
Bałtyk Cloud | Gdańsk, Wrocław, fully remote
UoP 19 000 - 24 500 PLN gross/month
B2B 130 - 165 PLN net/h

Tech stack
Kubernetes ●●●●● master
Terraform ●●●●○ advanced
Go ●●●○○ regular
GCP ●●●○○ regular
Istio ●○○○○ nice to have
English ●●●●○ B2/C1

We are the internal platform team of a European price comparison site (70 million visits). Six people now, you will be number seven.

You will
- evolve the developer platform (Backstage, ArgoCD)
- support around 40 product teams
- take part in on-call (every 6 weeks, extra paid)

We'd like you to
- have at least 4 years with infrastructure, incl. 2 with Kubernetes in production
- write Go or be ready to learn it (Python/Java background is ok)
- think of platform as product

You won't
- click in consoles
- maintain Jenkins, it is gone since 2023

Process: HR call (20'), tech talk (90'), feedback within 3 days.`,
    must: 'kubernetes:2 terraform go google-cloud',
    nice: 'istio',
    either: 'argo-cd backstage on-call argocd python java go gitops',
    facts: 'title platform-engineer; years 4; country PL; pay 16500 PLN hour; lang en B2',
    quoted: 'every 6 weeks',
    traps: 'any jenkins; excl jenkins; must istio; must python; must java; years 2; years 70; years 6',
  },
  {
    name: 'LinkedIn post, technical writer',
    door: 'jobDesc',
    text: `We're growing the docs team at Quillstack! ✍️

I never thought I'd write this, but our API docs have fans. To keep them happy we need one more Technical Writer (remote, anywhere between Lisbon and Istanbul).

You'd be a great fit if you
👉 have documented REST APIs for developers for 3+ years
👉 live in Markdown and Git, docs-as-code is second nature
👉 can read JavaScript or Python code samples (writing them is even better)
👉 have native-level English

Lovely extras: OpenAPI, Docusaurus, Vale.

We moved off Confluence and MadCap Flare ages ago, so leave them out of your cover note 😉

Full-time or 4 days, EUR 52-64k. First interviews start next Monday. Link in the comments.

#technicalwriting #docs #hiring #openapi #swagger #dita`,
    must: 'rest-api markdown git javascript|python',
    nice: 'openapi docusaurus',
    either: 'docs-as-code technical-writing api-documentation openapi swagger vale',
    facts: 'title technical-writer; years 3; lang en -; pay 6400000 EUR year',
    quoted: '4 days|Vale',
    traps:
      'any confluence; excl confluence; any madcap-flare; any dita; must openapi; must docusaurus; alone javascript; country PT; country TR',
  },
  {
    name: 'Slack message, data platform contractor',
    door: 'summary',
    text: `need help for q1: someone to finish the snowflake migration. snowflake + dbt hands on, airflow or dagster for orchestration, sql goes w/o saying, python nice. source is redshift but they won't touch it much. contract 4 months, 3 days a week is fine, remote from EU, 650-700 eur/day. available from jan 12`,
    must: 'snowflake dbt airflow|dagster sql',
    nice: 'python',
    either: 'redshift data-migration orchestration workflow-orchestration',
    facts: 'title data-engineer; country EU; pay 70000 EUR day; engagement contract; start 2026-01-12',
    quoted: '4 months|3 days a week',
    traps: 'must redshift; must python; alone airflow; years 4; years 3; notice any',
  },
  {
    name: 'manager notes, iOS',
    door: 'jobDesc',
    text: `Draft for the iOS opening (pls turn into something nice)

Who we want: ios dev, mid or senior doesn't matter, min 4 years native. We had two cross platform people before and it didn't work, so no RN / Flutter backgrounds please
Swift of course, SwiftUI (still 40% UIKit so both), async/await, XCTest. Should know how to work w/ REST.
Would help: Core Bluetooth bc of the scales, watchOS.
Objective-C only if they happen to know it, there's one old module
Not needed – backend, Android (Marek does that, Kotlin)
Where: Brno, 2-3 days in office, we can help with relocation within EU
Pay: 95-120k CZK monthly
English yes (B2), Czech no
When: march latest`,
    must: 'swift swiftui uikit xctest',
    nice: 'core-bluetooth watchos objective-c',
    unwanted: 'react-native flutter',
    either: 'rest-api async-await concurrency objective-c react-native flutter watchos',
    facts:
      'title ios-developer; years 4; country CZ; pay 12000000 CZK month; lang en B2; start 2026-03-31; seniority mid',
    quoted: '2-3 days',
    traps:
      'any kotlin; excl kotlin; any android; must react-native; nice flutter; must objective-c; years 40; must core-bluetooth; hard-lang cs',
  },
  {
    name: 'Lever, Canada, SRE',
    door: 'jobDesc',
    text: `Staff Site Reliability Engineer
Vancouver, BC / Engineering – Infrastructure / Full-time / Hybrid

ABOUT US
Tidepool Games runs online worlds for 25 million players. Our studio began in 2009 in a garage; we still have the door.

ABOUT THE JOB
You will set the direction for reliability across four studios. You'll report to the CTO and work with Unreal and Unity developers without being one.

WHAT YOU'LL DO
Define SLOs. Lead incident reviews. Take load off our on-call (currently 1 in 8). Replace Nagios by something humane.

WHAT YOU BRING
10+ years in infrastructure or reliability roles
Deep experience with AWS and Kubernetes
Fluency in Go or Python
Observability with Prometheus and Grafana, Datadog, or similar tools
A calm voice at 3 am

BONUS
Game industry experience
Bare metal
Rust

BENEFITS
CAD 185,000–225,000, RRSP matching, 4 weeks of vacation, games. Relocation paid. We are unable to hire outside of Canada.

At Tidepool we celebrate difference. If you need an accommodation, tell us. This site uses cookies (Google Analytics, LinkedIn Insight Tag).`,
    must: 'aws kubernetes go|python datadog|grafana|prometheus',
    nice: 'rust',
    either:
      'observability grafana prometheus datadog on-call incident-management bare-metal game-development gaming slo sre monitoring',
    facts:
      'title site-reliability-engineer; seniority staff; years 10; country CA; pay 22500000 CAD year; engagement fullTime',
    quoted: '1 in 8',
    traps:
      'any nagios; excl nagios; any unity; any unreal-engine; any google-analytics; must rust; alone go; title cto; years 25; years 4; years 8; alone datadog',
  },
  {
    name: 'recruiter mail, France, security',
    door: 'jobDesc',
    text: `Hello Karim,

I come back to you about the mission for our client in the energy sector (La Défense).

We search a Cloud Security Engineer:
- 5 years of experience minimum in security, including 2 on cloud
- Azure (Defender, Sentinel, Entra ID), AWS would be a plus
- Infrastructure as code: Terraform
- ISO 27001 culture
- French fluent mandatory, English professional

They finish to leave CyberArk for another tool, so it is not useful to know it.

Duration: 12 months renewable, beginning of February (2nd)
Rhythm: 3 days on site, 2 days telework
TJM: 580 to 620 €

Can you send me an up to date CV in Word format and your availability?

Best regards,
Élodie`,
    must: 'azure sentinel entra-id terraform',
    nice: 'aws',
    either: 'infrastructure-as-code iso-27001 defender-for-cloud microsoft-defender cloud-security azure cloud',
    facts:
      'title cloud-security-engineer; years 5; country FR; lang fr -; lang en -; pay 62000 EUR day; engagement contract; start 2026-02-02',
    quoted: '12 months|3 days on site',
    traps:
      'any cyberark; excl cyberark; must aws; any microsoft-word; years 2; years 12; title technical-recruiter; must cyberark',
  },
  {
    name: 'table to lines, government form',
    door: 'jobDesc',
    text: `VACANCY DETAILS
Vacancy number
2025/118
Title of post
ICT Project Manager
Directorate
Digital Services
Duty station
Luxembourg
Contract
Temporary, 3 years, renewable once
Grade / Basic salary
AD 6 / EUR 6 500 per month
Deadline
15 December 2025, 12:00
Reports to
Head of Unit, Applications
Professional experience
At least 6 years after the diploma
Essential requirements
Management of ICT projects of more than EUR 1 million
PRINCE2 or PM2 certificate
Experience with MS Project
Knowledge of agile methods (Scrum)
English C1
French B1
Advantageous
Jira
Experience in public procurement
Knowledge of German
Not assessed
Programming skills
Security clearance
EU CONFIDENTIAL, to be obtained after recruitment`,
    must: 'pm2|prince2 ms-project scrum',
    nice: 'jira',
    either: 'agile project-management prince2 pm2 public-procurement procurement it-procurement it-projects',
    facts:
      'title project-manager; years 6; country LU; lang en C1; lang fr B1; lang de - soft; pay 650000 EUR month; engagement contract',
    quoted: '3 years|EU CONFIDENTIAL',
    traps:
      'years 3; must jira; hard-lang de; title it-operations-manager; seniority lead; start; notice any; country DE',
  },
  {
    name: 'startup, AI engineer, San Francisco',
    door: 'jobDesc',
    text: `AI Engineer at Fennel (YC W24)

Fennel reads insurance contracts so brokers don't have to. We're 11 people, $4.2M raised, and we doubled revenue last quarter.

The job: make our agents right more often. You'd own retrieval, evals and the tool layer.

Must haves
– shipped LLM features that real users pay for
– Python (async, typing, the works)
– RAG beyond the tutorial: hybrid search, reranking. We use pgvector; Pinecone, Qdrant and friends are equivalent
– you're in SF 4 days a week, or will be by the end of January

Pluses
– TypeScript, because the frontend is Next.js and everybody touches it sometimes
– LangGraph (we don't use LangChain any more, long story)
– fine-tuning with PyTorch

Not a fit if you want a research lab, or a 9 to 5.

Comp: $170K - $230K, 0.5% - 1.5%
Visa: will sponsor O-1 and H-1B transfers.`,
    must: 'llm python rag pgvector|pinecone|qdrant',
    nice: 'typescript langgraph pytorch',
    either:
      'next-js fine-tuning rag llm llm-fine-tuning hybrid-search vector-databases llms generative-ai vector-search prompt-engineering pgvector pinecone qdrant',
    facts: 'title ai-engineer; country US; pay 23000000 USD year',
    quoted: '4 days a week',
    traps:
      'any langchain; excl langchain; must next-js; must typescript; must pytorch; years 11; alone pgvector; title research-scientist',
  },
  {
    name: 'intake notes, network engineer',
    door: 'jobDesc',
    text: `Call w/ Rob Timmermans (infra mgr) re: network vacancy

* 1 person, replaces someone retiring end of April, so in by 15 April for handover
* network engineer, medior/senior. "5 years is about right, I've seen great ones with three"
* Core: Cisco (Nexus, Catalyst), BGP/OSPF. Firewalls: they have FortiGate, but if somebody knows Palo Alto that's equally fine
* automation: Ansible, he would really like that. Python also good
* wifi is done by an external party (Aruba), F5 too
* cert: CCNP or willing to get it
* Dutch required – works with the shop floor. English for vendors
* Eindhoven, 1 day home. Car needed, 3 sites
* 36 or 40 hrs
* 4.200–5.400 bruto p/m, 13th month
* no freelancers!
* he does not want anyone from competitor Brinkhof (non-compete trouble)`,
    must: 'cisco bgp ospf cisco-nexus cisco-catalyst fortinet|palo-alto',
    nice: 'ansible python',
    either: 'cisco ccnp firewalls network-automation cisco-nexus cisco-catalyst fortinet firewall',
    facts:
      'title network-engineer; years 5; country NL; lang nl -; lang en -; pay 540000 EUR month; start 2026-04-15; engagement fullTime; seniority mid',
    quoted: '1 day home|36 or 40 hrs',
    traps: 'any aruba; any f5; must ansible; must python; alone fortinet; years 3; engagement contract; excl aruba',
  },
  {
    name: 'ATS export flat, Philippines, support',
    door: 'jobDesc',
    text: `Job Title: Technical Support Engineer (SaaS) | Location: Taguig City, Metro Manila | Work Setup: Hybrid, 2x RTO | Schedule: 9:00PM - 6:00AM (US shift) | Job Description: Our client is a leading provider of HR software used by 9,000 companies. You will answer Tier 2 tickets by email, chat and phone, reproduce bugs, and coordinate with the engineering team in Austin. | Qualifications: At least 2 years of experience in technical support for a software product; Can query databases with SQL; Knows REST APIs and can use Postman; Hands-on with Zendesk or Freshdesk; Excellent English communication skills (C1); Amenable to night shift and holidays; Experience with Salesforce is NOT necessary | Advantage if with: JavaScript knowledge, Datadog or Kibana | Offer: Php 45,000 - 60,000 basic + 15% night differential + HMO on day 1 with 2 dependents | Start date: January 19, 2026 | Slots: 5`,
    must: 'sql rest-api postman freshdesk|zendesk',
    nice: 'javascript datadog kibana',
    either: 'technical-support communication saas customer-support',
    facts: 'title technical-support-engineer; years 2; country PH; lang en C1; pay 6000000 PHP month; start 2026-01-19',
    quoted: '2x RTO|9:00PM - 6:00AM|5',
    traps:
      'any salesforce; excl salesforce; must javascript; must datadog; alone zendesk; country US; must kibana; years 9; any php',
  },
  {
    name: 'Seek like, NZ, full stack',
    door: 'jobDesc',
    text: `Full Stack Developer (Intermediate)
Kererū Software
Wellington (Hybrid)
Developers/Programmers (Information & Communication Technology)
$95k - $115k + KiwiSaver

Nau mai, haere mai!

Kererū builds consent software for councils up and down Aotearoa. Our clients run everything from SharePoint to a filing cabinet, and we make it look simple.

What you'll need
- around three to five years of commercial development
- PHP 8 with Laravel
- Vue (or a similar modern framework and a wish to learn Vue)
- MySQL or MariaDB
- automated tests as a habit
- legal right to work in NZ

What we'd love
- AWS, esp. Lambda and RDS
- experience with GIS
- te reo Māori or the will to learn

What you'll get
Five weeks leave, $1,500 for training, flexible Fridays, good coffee. No overtime, no on-call, no Jira.

Applications close 5 December.`,
    must: 'php laravel vue-js mariadb|mysql',
    nice: 'aws aws-lambda amazon-rds gis',
    either: 'automated-testing test-automation unit-testing gis aws amazon-rds',
    facts: 'title full-stack-developer; seniority mid; years 3-5; country NZ; pay 11500000 NZD year',
    quoted: 'right to work',
    traps: 'any sharepoint; any jira; excl jira; must aws; must gis; alone mysql; years 8; start; hard-lang mi',
  },
  {
    name: 'corporate, Switzerland, solution architect',
    door: 'jobDesc',
    text: `Solution Architect Integration (80-100%)
Zurich

Helvia Insurance is one of the big insurers in Switzerland, with 1.9 million clients and a history that goes back to 1862. IT at Helvia: 900 people in Zurich and Bratislava.

That's what it's about
You shape the integration landscape between our core system (Guidewire), the customer portal and our partners. You coach the three integration squads, and you sit on the architecture board chaired by the Chief Architect.

That's what you bring along
• University degree in informatics or an equivalent training
• 7+ years in software engineering or architecture
• Well versed in REST, events and API management, e.g. Apigee, Kong or Azure API Management
• Solid experience with Kafka
• Knowledge of OpenShift or Kubernetes
• German (C1) and English (B2); French is welcome

What could tip the scales in your favour
• Insurance knowledge
• TOGAF
• Camunda

Not so important to us
• whether you know Guidewire
• which programming language you grew up with

What's in it for you
CHF 130'000 to 155'000 depending on experience, 6 weeks of holidays, Reka money, half-fare card.`,
    must: 'rest-api apigee|apim|kong kafka kubernetes|openshift',
    nice: 'camunda togaf',
    either:
      'api-management event-driven-architecture rest-api togaf insurance integration guidewire enterprise-integration apigee apim kong',
    facts:
      'title solutions-architect; years 7; country CH; lang de C1; lang en B2; lang fr - soft; pay 15500000 CHF year',
    quoted: '80-100%',
    traps:
      'must guidewire; excl guidewire; must camunda; hard-lang fr; years 80; country SK; years 6; alone openshift; title chief-data-officer',
  },
  {
    name: 'gig portal, WordPress to Unity mix, Unity',
    door: 'jobDesc',
    text: `Unity developer for a museum app (AR)

Client: small museum in Ghent, Belgium
Budget: fixed price, around €18,000
Duration: about 10 weeks, from the middle of January

What it is
Visitors point a phone at our 14 models of ships and see them sail. Art and 3D models exist (Blender, done by a studio).

What we expect from you
Unity and C#
AR Foundation or Vuforia
two published mobile apps to look at
you can come to Ghent three or four times

What we would appreciate
shader knowledge
Dutch or French

Please do not offer web AR (8th Wall and the like) and no Unreal, we have decided on Unity.
Payment in three parts, 30 days.`,
    must: 'unity c-sharp',
    nice: 'shader-programming',
    unwanted: '',
    either:
      'vuforia augmented-reality shader-programming hlsl ar-foundation shader-programming mobile-development ar-vr arkit unreal-engine shaderlab',
    facts: 'title unity-developer; country BE; engagement contract; start 2026-01-15',
    quoted: '10 weeks|three or four times|Dutch or French|AR Foundation',
    traps:
      'any blender; must unreal-engine; nice unreal-engine; notice 30; years 14; hard-lang fr; hard-lang nl; must hlsl; any webxr',
  },
  {
    name: 'summary, one breath, android',
    door: 'summary',
    text: `Senior Android dev for a car-sharing app: Kotlin and Compose, coroutines, Bluetooth LE if possible; Java only for the legacy SDK. Berlin or remote in Germany, German not needed, English yes, 75–85k.`,
    must: 'kotlin jetpack-compose kotlin-coroutines',
    nice: 'ble java',
    either: 'ble ble java bluetooth android',
    facts: 'title android-developer; seniority senior; country DE; lang en -; pay 8500000 EUR year',
    traps: 'must java; hard-lang de; must ble; years 75; excl java',
  },
  {
    name: 'Nordic public, UX researcher',
    door: 'jobDesc',
    text: `UX researcher to the Norwegian digital health service

We are looking for a UX researcher to our team in Trondheim. The position is permanent, 100 %.

The health service portal is used by 3.8 million citizens. You will be part of an interdisciplinary team with designers, developers (React, Kotlin) and doctors.

Work tasks
- plan and carry out user tests and interviews
- make insight available for the teams
- contribute to the design system

Qualification requirements
- relevant education at master level; long experience can compensate for the lack of education
- at least 4 years' experience with user research
- experience with qualitative and quantitative methods
- good knowledge of universal design (WCAG)
- you master a Scandinavian language orally and in writing

It is an advantage if you
- have used Dovetail or similar
- know Figma
- have worked in the public sector

Personal qualities
curious, structured, generous

We offer
salary as senior adviser NOK 690 000–780 000, pension in the State Pension Fund, training hour in working time. Trial period of 6 months applies.`,
    must: 'ux-research web-accessibility',
    nice: 'dovetail figma',
    either:
      'usability-testing user-interviews accessibility design-systems web-accessibility qualitative-research quantitative-research ux-research',
    facts: 'title ux-researcher; years 4; country NO; pay 78000000 NOK year; engagement fullTime',
    quoted: 'Scandinavian language|6 months',
    traps:
      'any react; any kotlin; must figma; must dovetail; years 6; years 100; seniority senior; must design-systems',
  },
  {
    name: 'Israel, C++ algorithms',
    door: 'jobDesc',
    text: `C++ Algorithm Developer – Haifa

Lumiray (160 employees, offices in Haifa and Boston) develops lidar for trucks. Our customers include Volvo and MAN.

We're looking for an algorithm developer to join the perception group.

What will you do?
Develop and optimise point cloud algorithms, from idea to the car. Work with the verification team, who use MATLAB and Jenkins.

Requirements:
B.Sc. in CS / EE / Physics – M.Sc. an advantage
At least 5 years of modern C++ (14 and up) – must
Experience with computer vision or point clouds – must
Python – must
Linux – must
CUDA – big advantage
ROS / ROS2 – advantage
Deep learning (PyTorch) – advantage
Automotive – advantage, not a must
Hebrew: no need, our working language is English

Full time, 2 days from home. Reserve duty considered.`,
    must: 'cpp:5 computer-vision|point-clouds python linux',
    nice: 'cuda ros pytorch deep-learning',
    either: 'ros ros2 deep-learning computer-vision point-clouds algorithms automotive lidar ros-2 perception',
    facts: 'title cpp-developer; years 5; country IL; lang en -; engagement fullTime',
    quoted: '2 days from home',
    traps:
      'must matlab; must jenkins; must cuda; must pytorch; years 14; hard-lang he; must ros; years 160; nice matlab',
  },
]
