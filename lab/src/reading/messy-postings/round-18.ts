import type { MessyPosting } from './messy-posting.ts'

/** The eighteenth round: written together with the seventeenth and set aside; only its totals are looked at. */
export const ROUND_18: readonly MessyPosting[] = [
  {
    name: 'corporate, US bank, .NET',
    door: 'jobDesc',
    text: `Sr. Software Engineer (.NET)
Requisition 2025-11872 | Wilmington, DE | Regular

Who we are
Tidewater Bancorp has been helping families save since 1911. We have 190 branches, $22B in assets and more than 6,000 team members. Our innovation lab partners with AWS and Databricks.

What you'll be doing
Design, code and support the services behind our online account opening. Decommission the last VB6 tools. Partner with the fraud squad (Python, Neo4j).

What we need from you
8+ years of software engineering, the last 3 or more with .NET Core / .NET 6+
C# and ASP.NET Web API
SQL Server, including query tuning
Azure DevOps or Jenkins for pipelines
Unit testing (xUnit or NUnit)

What would set you apart
React
Kafka
Banking or fintech domain knowledge
Azure certifications

What you get
$125,400 - $158,000 base. Hybrid schedule (Tues-Thurs in office). 23 days PTO, 401(k), commuter benefits, LinkedIn Learning with courses on Java and Go.

Tidewater is an Equal Opportunity Employer M/F/Disability/Vet. No visa sponsorship now or in the future.`,
    must: 'c-sharp asp-net-web-api sql-server azure-devops|jenkins nunit|xunit',
    nice: 'react kafka azure',
    either:
      'dot-net unit-testing asp-net-core azure-certification banking fintech database-performance-tuning ci-cd nunit xunit asp-net-core dot-net-core',
    facts: 'title dot-net-developer; seniority senior; years 8; country US; pay 15800000 USD year',
    quoted: 'No visa sponsorship|Tues-Thurs in office',
    traps:
      'any neo4j; any visual-basic; any databricks; any go; any java; must react; must kafka; years 3; years 23; alone jenkins',
  },
  {
    name: 'agency mail, Ireland, DevOps',
    door: 'jobDesc',
    text: `Hi Aoife,

Hope all's good. My client (payments, Series C, Dublin 2) is after a DevOps Engineer, perm.

In short: AWS all day long, Terraform, EKS. They'd want a scripting language and don't mind which, most of them use Python. Datadog would be handy. There's an old Chef setup that's on the way out, so no need to know it. They were burnt by a contractor-type before so wants someone staying 2+ years.

€75-90k, 4 days remote / 1 in. Needs to have Stamp 4 or EU passport. Three-month notice periods are a no-go, a month is grand.

Any use to you?
Ciarán
Senior Talent Partner`,
    must: 'aws terraform eks',
    nice: 'datadog python',
    either: 'kubernetes python scripting eks amazon-eks',
    facts: 'title devops-engineer; country IE; pay 9000000 EUR year; notice 30; engagement fullTime',
    quoted: 'Stamp 4|1 in',
    traps:
      'any chef; excl chef; must datadog; must python; years 2; seniority senior; notice 90; title technical-recruiter',
  },
  {
    name: 'two sentences, DBA',
    door: 'summary',
    text: `PostgreSQL DBA with at least five years, able to do on-call every fourth week; MySQL is a bonus, Oracle isn't needed. Anywhere between UTC-1 and UTC+3, English C1, max 70 EUR/h.`,
    must: 'postgresql',
    nice: 'mysql',
    either: 'on-call database-administration',
    facts: 'title postgresql-dba; years 5; lang en C1; pay 7000 EUR hour',
    quoted: 'every fourth week',
    traps: 'any oracle-database; excl oracle-database; must mysql; years 4',
  },
  {
    name: 'slack message, android',
    door: 'summary',
    text: `hey folks, android req just got approved 🎉 kotlin + compose obviously, coroutines, has to have dealt w/ legacy xml views & some java. kmp = bonus pts. pls no pure flutter/RN devs. toronto or vancouver, 120-140k cad, min 4 yoe`,
    must: 'kotlin jetpack-compose kotlin-coroutines java',
    nice: 'kotlin-multiplatform',
    either: 'flutter react-native java xml android',
    facts: 'title android-developer; years 4; country CA; pay 14000000 CAD year',
    traps: 'must flutter; nice flutter; must react-native; nice react-native; must kotlin-multiplatform; years 120',
  },
  {
    name: 'LinkedIn, product designer, emoji',
    door: 'jobDesc',
    text: `✨ Product Designer wanted ✨

Hej! We are Solkompis, and we put solar panels on balconies from Malmö to Mallorca ☀️

🎨 What you'll do
→ own our mobile app's flows from sketch to shipped
→ talk to customers every week
→ work next to engineers (Flutter) and marketing (HubSpot)

🧰 What you need
→ a portfolio with 3+ years of product work
→ Figma, really well: variables, auto layout, the lot
→ experience with design systems
→ user research: you've run your own interviews

💫 Cherry on top
→ motion in Lottie, Rive or After Effects
→ HTML/CSS basics
→ Swedish

💰 45 000 – 52 000 SEK / month
📍 Malmö, office on Mondays
We don't do whiteboard challenges.`,
    must: 'figma design-systems ux-research',
    nice: 'html css after-effects',
    either: 'lottie rive html css motion-design ux-research design-systems animation interviews user-interviews',
    facts: 'title product-designer; years 3; country SE; pay 5200000 SEK month; lang sv - soft',
    quoted: 'office on Mondays',
    traps: 'any flutter; any hubspot; must html; must css; hard-lang sv; country ES; excl lottie',
  },
  {
    name: 'ATS export, flat, help desk',
    door: 'jobDesc',
    text: `Job Title: Help Desk Technician Job Code: HD-2 FLSA: Non-Exempt Reports To: IT Manager Shift: Mon-Fri 7am-4pm Location: Boise ID On-site Summary: Provides first line support to 600 employees and contractors. Essential Functions: Resets passwords, images laptops, keeps the ticket queue under control. Required Experience: One year in a help desk or call center. Active Directory user administration. Windows 10/11 and Microsoft 365. Ticketing tool such as Jira Service Management or ServiceNow. Preferred Experience: Intune, basic PowerShell, CompTIA A+. Experience with macOS is not necessary. Pay: $23.50 - $27.00 per hour DOE. Benefits: Medical after 60 days, PTO accrues. EOE`,
    must: 'active-directory windows microsoft-365 jira-service-management|servicenow',
    nice: 'intune powershell',
    either: 'a-plus windows windows-10 windows-11 jira-service-management jira macos comptia',
    facts: 'title help-desk-technician; years 1; country US; pay 2700 USD hour',
    quoted: '7am-4pm',
    traps:
      'title it-manager; must intune; must powershell; must macos; excl macos; notice 60; nice macos; alone servicenow',
  },
  {
    name: 'bullets lost, Austria, Java',
    door: 'jobDesc',
    text: `Java Software Engineer (all genders), Linz

Our software plans the routes of snow ploughs and ambulances.

Your tasks
Development of backend services
Further development of our optimisation core, which was written in Kotlin by two colleagues
Contact with customers in Austria and Switzerland

You bring
At least 3 years of practice with Java and Spring Boot
SQL, preferably PostgreSQL
Git and Maven (Gradle is fine as well)
German C1, English B1

What makes us happy
Kotlin
Docker, Kubernetes
Interest in algorithms and operations research

What you do not need to bring
A finished degree. Frontend know-how (we have Angular specialists).

We offer from 52.000 EUR gross per year, overpayment depending on qualification. All-in contracts do not exist with us. 38.5 hours.`,
    must: 'java:3 spring-boot:3 sql git gradle|maven',
    nice: 'kotlin docker kubernetes postgresql',
    either: 'postgresql algorithms operations-research sql',
    facts: 'title java-developer; country AT; lang de C1; lang en B1; pay 5200000 EUR year',
    quoted: '38.5 hours',
    traps: 'any angular; excl angular; must kotlin; must docker; alone maven; any frontend; country CH; years 38',
  },
  {
    name: 'Indian staffing, cloud architect',
    door: 'jobDesc',
    text: `Hi,
We have an immediate opening with our client (Big 4).
Role: Azure Cloud Architect
Experience: 12+ years total, 5+ years in Azure architecture
Location: Bengaluru / Noida / Remote (India)
Joining: 15-20 days
Must have skills:-
1. Azure landing zones, AKS, networking
2. Terraform or Bicep
3. Azure DevOps pipelines
4. Client facing
Good to have skills:-
1. AZ-305
2. AWS
3. FinOps
Don't need hands on coding in .NET.
Max budget 42 LPA (no negotiation)
Mode of interview: MS Teams, video on. Fake profiles will be blacklisted.
Regards,
Swathi | TA Lead`,
    must: 'azure aks bicep|terraform azure-devops',
    nice: 'aws',
    either: 'aks finops networking azure-certification azure-kubernetes-service az-305 kubernetes microsoft-teams',
    facts: 'title cloud-architect; years 12; country IN; notice 20; pay 420000000 INR year',
    quoted: 'AZ-305',
    traps:
      'any dot-net; excl dot-net; any microsoft-teams; must aws; years 5; years 20; alone terraform; seniority lead',
  },
  {
    name: 'crypto startup, Rust, tongue in cheek',
    door: 'jobDesc',
    text: `Rust Engineer, Protocol

gm. Basalt is a rollup for boring businesses. 14 people in 9 countries, profitable since spring (yes, really).

Your week
Mostly Rust. Some reading of papers. A call on Tuesday.

We need
> Rust in production, 2 years or more
> a feel for distributed systems
> Tokio, libp2p or similar
> you have read the Ethereum yellow paper and have opinions

We like
> zk (Halo2, Plonky3, Circom)
> C++ scars
> Solidity, enough to read an audit

We don't care about
> degrees, Twitter followers, whether you hold any Bitcoin

We'd rather skip
> Haskell evangelists
> anyone who says "blockchain will fix this"

USD 150–220k or equivalent in stables + tokens. Any zone from UTC-3 to UTC+3.`,
    must: 'rust:2 distributed-systems ethereum',
    nice: 'cpp solidity zero-knowledge',
    either: 'tokio libp2p ethereum zero-knowledge distributed-systems circom halo2 layer-2 haskell blockchain',
    facts: 'title rust-developer; pay 22000000 USD year',
    traps: 'any bitcoin; must haskell; nice haskell; must solidity; must cpp; years 14; country SC; alone tokio',
  },
  {
    name: 'table from a wiki, pipes',
    door: 'jobDesc',
    text: `| Field | Value |
|---|---|
| Role | MLOps Engineer |
| Team | Forecasting (Lead: J. Okafor) |
| Must have | Python, Docker, Kubernetes, MLflow |
| Nice to have | Kafka, Terraform, Go |
| Won't have | Data labelling, dashboards in Tableau |
| Experience | 4-6 years |
| Location | Nairobi or remote in Africa |
| Overlap | 6 hours with Nairobi |
| Salary | USD 3,000 - 4,200 per month |
| Start | 2026-01-15 |
| Interview | 3 rounds |`,
    must: 'python docker kubernetes mlflow',
    nice: 'kafka terraform go',
    facts:
      'title mlops-engineer; years 4-6; country KE; overlap Africa/Nairobi 6; pay 420000 USD month; start 2026-01-15',
    traps: 'any tableau; excl tableau; must kafka; must go; years 3; seniority lead',
  },
  {
    name: 'one liner list with ors',
    door: 'skill',
    text: `go or rust, postgres, grpc, kubernetes (nomad ok too); kafka = plus; php = no`,
    must: 'go|rust postgresql grpc kubernetes|nomad',
    nice: 'kafka',
    unwanted: 'php',
    either: 'nomad',
    facts: '',
    traps: 'must php; nice php; alone go; alone rust; must kafka',
  },
  {
    name: 'list, capitals',
    door: 'skill',
    text: `REQUIRED: SAP ABAP, CDS VIEWS, ODATA, FIORI/UI5
DESIRED: BTP, CAP
NOT REQUIRED: HR MODULE`,
    must: 'abap abap-cds odata',
    nice: '',
    either: 'sap-fiori sapui5 sap-btp fiori ui5 sap-cap sap-hcm abap-cds btp sap-hr',
    facts: 'title sap-abap-developer',
    traps: 'must sap-hcm; must sap-btp',
  },
  {
    name: 'fintech scale-up, Go, with law and perks',
    door: 'jobDesc',
    text: `Backend Engineer (Go), Ledger
Lisbon, Portugal / Remote EU

Ledgerly keeps the books of 20,000 marketplaces. We raised €40M in 2023 and are backed by people who funded Stripe and Adyen.

What you'll own
The double-entry core: 4,000 writes a second, zero tolerance for rounding.

About you
3 to 6 years building backend systems
Go is your main language, or you're fluent in another compiled one and have begun to love it
PostgreSQL, transactions and all that
You've operated what you built: Kubernetes, Prometheus, on-call
Comfortable in written English

It's a plus if you've seen
event sourcing
Kafka or NATS
accounting from the inside

It's not a plus if you've
collected 14 certificates
built a ledger in MongoDB

Benefits
€60k–€82k, stock options, 25 days + your birthday, Coverflex card, learning budget (many of us used it for Rust).

We process your data under the GDPR. Ledgerly welcomes everyone.`,
    must: 'go postgresql kubernetes prometheus',
    nice: 'event-sourcing kafka nats',
    either: 'event-sourcing on-call backend nats accounting gdpr',
    facts: 'title go-developer; years 3-6; country PT; pay 8200000 EUR year; lang en -',
    traps: 'any mongodb; excl mongodb; any rust; any stripe; any adyen; must kafka; years 14; years 25; any gdpr',
  },
  {
    name: 'NHS style, data analyst',
    door: 'jobDesc',
    text: `Information Analyst, Band 5, £31,049 to £37,796 a year pro rata
Permanent, part time: 30 hours per week
Truro

Main duties of the job
Producing the monthly waiting list returns; answering ad hoc requests; supporting the migration from QlikView, which another team leads.

Person specification
Qualifications
Essential
* Degree or equivalent experience
Experience
Essential
* SQL (any dialect)
* Advanced Excel
* 2 years as an analyst in any sector
Desirable
* Power BI
* R or Python
* Knowledge of SNOMED CT
Other
Essential
* Able to travel between sites

Applicants from job seekers who require Skilled Worker sponsorship are welcome and will be considered alongside all other applications. Closing date: 07/12/2025.`,
    must: 'sql microsoft-excel',
    nice: 'power-bi r python',
    either: 'microsoft-excel snomed-ct snomed',
    facts: 'years 2; country GB; pay 3779600 GBP year; title data-analyst',
    quoted: '30 hours per week',
    traps: 'any qlikview; must power-bi; must r; years 30; start any; years 5; alone r',
  },
  {
    name: 'French firm in English, pentest',
    door: 'jobDesc',
    text: `We are searching for a Pentester (H/F) for our site of Rennes.

Missions:
- To realize intrusion tests (web, mobile, Active Directory)
- To write the reports in French and in English
- To accompany the clients in the remediation

Profile searched:
- Bac+5 in informatics, with a first experience of 2 years minimum in offensive security
- Mastery of Burp Suite, Nmap, Metasploit
- Good level in Python or Ruby scripting
- OSCP would be a real more
- Knowledge of the red team is appreciated
- The C is not indispensable
- English courant

Remuneration: 42-50 k€ according to profile, RTT, mutuelle, ticket restaurant
Telework: 2 days per week
Contract: CDI
Habilitable secret defense.`,
    must: 'burp-suite nmap metasploit python|ruby',
    nice: '',
    either: 'oscp red-teaming penetration-testing active-directory nmap metasploit scripting red-team',
    facts:
      'title penetration-tester; years 2; country FR; lang en C1; pay 5000000 EUR year; engagement fullTime; lang fr - soft',
    quoted: '2 days per week',
    traps: 'must c; nice c; must oscp; excl c; alone python; years 5',
  },
  {
    name: 'chat, ruby team lead answers',
    door: 'summary',
    text: `so what do you need
> rails person, 5 years ish
> has to be ok with hotwire, we're ripping out react
> postgres, sidekiq
> rspec or minitest whatever they like
> if they've used kamal that'd be ace
where
> anywhere in europe, 4h w/ london
rate
> 450 a day pounds, could go 500
perm or contract
> contract, 6 mo`,
    must: 'ruby-on-rails hotwire postgresql sidekiq minitest|rspec',
    nice: '',
    either: 'hotwire sidekiq minitest rspec',
    facts: 'title ruby-on-rails-developer; years 5; overlap Europe/London 4; pay 50000 GBP day; engagement contract',
    quoted: '6 mo',
    traps: 'any react; excl react; alone rspec; years 6; years 4',
  },
  {
    name: 'automotive supplier, functional safety',
    door: 'jobDesc',
    text: `Senior Embedded Software Engineer (m/f/d) – Battery Systems

Company: Kleinfeld Mobility GmbH
Place: Ingolstadt
Type: permanent

Tasks:
• Specification and implementation of AUTOSAR software components
• Coordination of suppliers in Romania and India
• Reviews according to ASPICE

Qualification:
• Degree in electrical engineering or comparable
• 5+ years in embedded development, of which at least 2 with AUTOSAR Classic
• Embedded C (MISRA), C++ for the test tools
• CANoe or CANalyzer
• Functional safety ISO 26262
• Very good German and good English skills

Of advantage but no must:
• Model-based development with Simulink
• Python
• Experience with Polarion or DOORS

Not relevant for this position: Linux, Android Automotive.

What awaits you: IG Metall contract with 35 hours, bike leasing, canteen, English and Python courses`,
    must: 'c autosar:2 cpp canoe functional-safety',
    nice: 'simulink python',
    either:
      'misra autosar canalyzer functional-safety doors polarion aspice embedded-systems ibm-doors canoe model-based-design',
    facts:
      'title embedded-software-engineer; seniority senior; years 5; country DE; lang de -; lang en -; engagement fullTime',
    quoted: '35 hours',
    traps:
      'any linux; any android; any android-auto; must python; must simulink; country RO; country IN; years 35; years 2; excl linux',
  },
  {
    name: 'WordPress, small agency, freelancer',
    door: 'jobDesc',
    text: `WordPress developer for overflow work (freelance, ~20 hrs a week)

We're a 5 person agency in Cape Town. You'd build custom themes from Figma files.

you know
 custom themes without page builders
 ACF + gutenberg blocks
 PHP 8, plain JS
 WooCommerce a bit

you maybe know
 Sage / Roots, Tailwind

you don't have to know
 Elementor, Divi. please no Elementor.

R350-R450/hour, invoices paid in 14 days. South Africans or anyone within 2 hours of SAST. trial project first (paid)`,
    must: 'wordpress acf gutenberg php javascript woocommerce',
    nice: 'tailwind-css',
    unwanted: 'elementor',
    either: 'figma woocommerce elementor',
    facts:
      'title wordpress-developer; pay 45000 ZAR hour; engagement contract; country ZA; overlap Africa/Johannesburg 6',
    quoted: '20 hrs a week',
    traps: 'must elementor; nice elementor; any divi-builder; must tailwind-css; notice 14; must figma; years 20',
  },
  {
    name: 'quant fund, C++, terse',
    door: 'jobDesc',
    text: `Low Latency C++ Developer
Hedge fund, Singapore
Strong C++20, Linux internals, networking (multicast, kernel bypass).
Python for tooling.
Exposure to FPGA helpful, by no means required.
Kdb+ appreciated.
Java people: not this time.
At least 6 years, 3 of those in trading.
Bonus culture. Base to SGD 280k.
Notice up to 3 months accepted. Relocation paid.`,
    must: 'cpp linux python',
    nice: 'fpga kdb-plus',
    either: 'networking os-internals low-latency linux-kernel java low-latency-systems multicast',
    facts: 'title cpp-developer; years 6; country SG; pay 28000000 SGD year; notice 90',
    quoted: '',
    traps: 'must fpga; must java; nice java; years 3; must kdb-plus',
  },
  {
    name: 'product manager, B2B SaaS',
    door: 'jobDesc',
    text: `Product Manager, Integrations (m/w/d)
📍 Hamburg or remote (DE)

WHY WE EXIST
Freight is run on spreadsheets. We replace them.

YOUR IMPACT
You decide which carriers, ERPs and marketplaces we connect next. You'll work with two squads (Elixir, React) and our CTO.

WHAT WE'RE LOOKING FOR
- 4+ yrs in product management, at least two of them on a technical product
- You can read API docs (REST, webhooks) without calling an engineer
- SQL good enough to answer your own questions
- Jira; Linear if we ever get our way
- English fluent. German: B2 or better, our customers insist.

GREAT IF
- you know EDI
- Amplitude or Mixpanel
- you've shipped something with AI in it

WHAT'S IN IT FOR YOU
70-85k, 4-day week in August, dog-friendly office, Urban Sports Club`,
    must: 'rest-api webhooks sql jira',
    nice: 'edi amplitude mixpanel ai',
    either: 'apis rest-api webhooks linear ai edi product-management jira amplitude mixpanel',
    facts: 'title product-manager; years 4; country DE; lang en C1; lang de B2; pay 8500000 EUR year',
    traps: 'any elixir; any react; must edi; must mixpanel; title cto; years 2; alone amplitude',
  },
  {
    name: 'recruiter call notes, telecom',
    door: 'jobDesc',
    text: `call notes 17/11 w/ hiring mgr (Telqua, Madrid)
needs voip engineer, asterisk or freeswitch, either works
sip + wireshark debugging = daily
kamailio would be a big big plus
some bash/python
they run debian, no windows anywhere
cisco callmanager folks usually fail the test, dont send
4-5 yrs
spanish yes (native), english ok
38-44k
12 ppl team, reports to head of networks
can start feb, later is a problem`,
    must: 'asterisk sip wireshark',
    nice: '',
    either: 'bash python debian linux wireshark sip cisco-callmanager freeswitch asterisk kamailio voip cisco-ucm cucm',
    facts: 'title voip-engineer; years 4-5; country ES; lang es C2; lang en -; pay 4400000 EUR year; start 2026-02-28',
    traps: 'any windows; excl windows; years 12; years 38',
  },
  {
    name: 'data engineer, Spain, prose',
    door: 'jobDesc',
    text: `At Vuelalto we are growing the data team in Valencia and we would love to meet you if you are a data engineer with some three or four years behind you. Day to day you will be writing dbt models and Airflow DAGs, so both have to be familiar, and SQL is a given. Python matters, Scala does not any more (we rewrote the last Spark job in spring). Our warehouse is BigQuery; people who come from Snowflake or Redshift have settled in within weeks. Looker skills would earn you friends in finance. You will talk with colleagues in Spanish and with the parent company in English, therefore we need both at a professional level. 38.000 to 46.000 euros, hybrid with two days in the office, and in July and August we finish at three.`,
    must: 'dbt airflow sql python bigquery|redshift|snowflake',
    nice: 'looker',
    either: 'bigquery snowflake redshift looker',
    facts: 'title data-engineer; country ES; pay 4600000 EUR year; lang es -; lang en -; years 3-4',
    quoted: 'two days in the office',
    traps: 'any scala; any spark; must looker; excl scala; excl spark; years 38',
  },
  {
    name: 'FPGA, defense, US',
    door: 'jobDesc',
    text: `FPGA Design Engineer (Level 3)
Huntsville, Alabama

Position requires an active Secret clearance. US citizenship is required.

Basic Qualifications (Required Skills/Experience):
5+ years of related work experience or an equivalent combination of education and experience
Experience with VHDL
Experience with Xilinx Vivado or Intel Quartus
Experience with lab equipment (oscilloscopes, logic analyzers)

Preferred Qualifications (Desired Skills/Experience):
SystemVerilog and UVM
DO-254
MATLAB

Drug Free Workplace: post-offer applicants are subject to testing for marijuana, cocaine, opioids.
Shift: This position is for 1st shift. 9/80 schedule.
Summary pay range: $104,550 – $141,450
Applications accepted until Dec. 19, 2025.
Export Control: must be a US Person per 22 C.F.R. §120.62.`,
    must: 'vhdl quartus|vivado',
    nice: 'systemverilog uvm matlab',
    either: 'fpga lab-equipment do-254 uvm rtl-design',
    facts: 'title fpga-engineer; years 5; country US; pay 14145000 USD year',
    quoted: 'Secret clearance|9/80',
    traps: 'must systemverilog; must matlab; years 80; start any; alone vivado; any c; any r',
  },
  {
    name: 'ServiceNow, pasted twice, broken lines',
    door: 'jobDesc',
    text: `ServiceNow Developer
Remote (Mexico)

We are looking for a ServiceNow
Developer with 3+ years of
experience on the platform to join our
nearshore team.

Required:
- ITSM and ITOM modules
- JavaScript (client scripts, business
rules)
- REST integrations
- CSA certified

Desired:
- CAD
- Flow Designer,
Integration Hub
- AngularJS (for the old portal)

English 85% or higher. Mexican
payroll, MXN 60,000 - 75,000
monthly gross. CST business hours.`,
    must: 'servicenow javascript rest-api',
    nice: 'angularjs',
    either: 'itsm itom servicenow rest-api servicenow-certification flow-designer itil',
    facts: 'title servicenow-developer; years 3; country MX; lang en -; pay 7500000 MXN month',
    quoted: 'CSA',
    traps: 'must angularjs; years 85; any angular; country CA',
  },
  {
    name: 'manager ad, engineering, Canada',
    door: 'jobDesc',
    text: `Engineering Manager, Search & Discovery

Maplebooks is hiring! We help 900 independent bookstores sell online.

In this role you'll lead seven engineers (stack: Ruby, Elasticsearch, some Rust). You won't write code every day, and nobody will ask you to.

We'd love to hear from you if you
• have managed engineers for 3+ years
• were an engineer for 5+ years before that
• know search: Elasticsearch, OpenSearch or Solr
• are good at hiring

Brownie points
• e-commerce
• French
• learning to rank

We believe in disclosure: $160k to $185k CAD, no bonus. Remote anywhere in Canada; twice a year we meet in Halifax.

Maplebooks celebrates difference. Tell us about accommodations you need.`,
    must: 'elasticsearch|opensearch|solr',
    nice: 'learning-to-rank',
    either: 'ruby rust e-commerce search-engines learning-to-rank people-management hiring',
    facts: 'title engineering-manager; country CA; pay 18500000 CAD year; lang fr - soft; years 3',
    quoted: 'twice a year we meet in Halifax',
    traps: 'must ruby; must rust; alone elasticsearch; hard-lang fr; excl rust; must learning-to-rank; any e-commerce',
  },
  {
    name: 'React, misspelt mail from a client',
    door: 'jobDesc',
    text: `Hello team

we serch for 2 React developper for our project in Bukarest (remote possible), if possible begin december.

nessecary:
react min. 3 year
typescript
redux toolkit or zustand
jest

desireable:
nextjs
storybook

unnecessary: backend, php
english good, romanian also welcome

buget 30-35 eur per houre
contract 9 month

thank you
Dragos`,
    must: 'react:3 typescript redux-toolkit|zustand jest',
    nice: 'next-js storybook',
    either: 'backend',
    facts:
      'title react-developer; country RO; pay 3500 EUR hour; lang en -; lang ro - soft; engagement contract; start 2025-12-31',
    quoted: '2 React|9 month',
    traps: 'any php; excl php; must next-js; hard-lang ro; years 9; alone zustand',
  },
]
