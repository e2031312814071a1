import type { MessyPosting } from './messy-posting.ts'

/** Set aside before the reader was changed: only totals are looked at, at the beginning and at the end. */
export const HELD_OUT: readonly MessyPosting[] = [
  {
    name: 'Rust systems chat',
    door: 'summary',
    text: `rust engineer wanted (systems stuff), tokio + linux perf. C++ background welcome but skip it if you hate it. no blockchain companies on cv pls. min 3 yoe rust. oslo time ±2. two people. 110 eur/h freelance, 20h/wk`,
    must: 'rust:3 tokio linux',
    nice: 'cpp',
    either: 'performance-tuning',
    facts: 'title rust-developer; overlap Europe/Oslo 6; pay 11000 EUR hour; engagement contract',
    quoted: 'two people|20h/wk',
    traps: 'must blockchain; must cpp; overlap 8; years 20',
  },
  {
    name: 'Ruby on Rails agency advert',
    door: 'jobDesc',
    text: `Ruby on Rails Developer – Leeds
Job ref 77120 | Added 02/11 | Views 311
Sector: Insurance software. Staff: 60. Trading since 1989.

You'll have
• Ruby on Rails, 4+ years
• RSpec or Minitest
• PostgreSQL
• Sidekiq or similar (Resque, GoodJob)
Great if you also have
• Hotwire / Stimulus
• Kubernetes
You won't be asked to do any Java.
Package: up to £70k, 25 days off, cycle scheme, Office snacks`,
    must: 'ruby-on-rails:4 rspec|minitest postgresql sidekiq|resque',
    nice: 'hotwire stimulus kubernetes',
    facts: 'title ruby-on-rails-developer; pay 7000000 GBP year; country GB',
    quoted: 'GoodJob',
    traps: 'must java; alone rspec; any microsoft-office; must kubernetes; alone sidekiq; excl java; nice java',
  },
  {
    name: 'MERN portal dump',
    door: 'jobDesc',
    text: `Title: MERN Stack Developer
Experience required: 2 - 4 Years
Vacancies: 5
Industry: IT Services & Consulting
Functional Area: Engineering - Software & QA
Company Profile: Incorporated in 2006, ISO certified, 18 years of delivering.
Skills: MongoDB Express React Node TypeScript Git
Description: Candidate must be good in hooks and Redux. AWS or Azure knowledge is preferable. Angular profiles kindly do not apply.
CTC: 6 to 9 LPA
Notice: Immediate to 30 days
Work mode: WFO, Hyderabad`,
    must: 'mongodb express react node-js typescript git redux',
    nice: 'aws azure',
    unwanted: 'angular',
    facts: 'title mern-stack-developer; years 2-4; notice 30; pay 90000000 INR year; country IN',
    quoted: 'Vacancies: 5|WFO',
    traps: 'must angular; years 18; any quality-assurance; must aws; any consulting',
  },
  {
    name: 'analytics engineer',
    door: 'jobDesc',
    text: `ANALYTICS ENGINEER (dbt / Snowflake)

We're a hospital software maker; our EMR runs in 300 clinics and our CEO used to be a Data Engineer.

MINIMUM
- dbt Core or dbt Cloud, Snowflake
- SQL you could teach
- 3+ years in analytics, at least 1 year with dbt
WISH LIST
- Looker (LookML)
- Airflow; Fivetran or Airbyte
- Python
DEALBREAKERS
- Only Excel experience
OTHER
- English C1, Danish not needed
- Copenhagen, 3 office days weekly
- DKK 55,000 monthly`,
    must: 'dbt:1 snowflake sql',
    nice: 'looker airflow fivetran airbyte python',
    facts: 'title analytics-engineer; years 3; lang en C1; country DK; pay 5500000 DKK month',
    quoted: '3 office days',
    traps: 'any emr-aws; title data-engineer; title cio; must microsoft-excel; hard-lang da; must python',
  },
  {
    name: 'Kotlin back end mail',
    door: 'jobDesc',
    text: `Hello,

hope you are well. I am looking for two contractors for a bank in Frankfurt:

* Kotlin Backend Developer
* Spring Boot 3, Kafka, Oracle or PostgreSQL
* OpenShift would be great but we'd train you
* at least six years of development, including two with Kotlin
* Java instead of Kotlin possible if you are willing to switch
* no frontend work involved
* on site every second week
* 8 months from 1 March 2026
* German at B2 or better. English fluent.

The rate is capped at 95 EUR per hour all in. Our founders have a combined 60 years of consulting experience.

Kind regards`,
    must: 'kotlin|java spring-boot kafka oracle-database|postgresql',
    nice: 'openshift',
    either: 'kotlin java backend',
    facts:
      'title kotlin-backend-developer; years 6; start 2026-03-01; lang de B2; lang en C1; pay 9500 EUR hour; engagement contract; country DE',
    quoted: 'two contractors|8 months|every second week',
    traps: 'years 60; must openshift; alone oracle-database; excl java; must frontend; title founding-engineer',
  },
  {
    name: 'Linux admin, misspelt',
    door: 'jobDesc',
    text: `Linux Sytem Adminstrator

Qualifcations:
RHEL or Rocky, Ansibel, Bash scripting, VMware
Minimum expirience: 5 years
Certifcates: RHCE desireable
Responsibilites:
Patch servers, wire up cabinets, keep the lights on
We ofer:
Gym, Windows laptops if you must, Udemy`,
    must: 'rhel|rocky-linux ansible bash vmware',
    nice: 'rhce',
    either: 'shell-scripting',
    facts: 'title linux-administrator; years 5',
    traps: 'any windows; alone rhel; must rhce',
  },
  {
    name: 'pentester',
    door: 'jobDesc',
    text: `Penetration Tester (all genders)

Your toolbox: Burp Suite, Nmap, Metasploit. You script in Python or Go. You've read OWASP more than once. OSCP is what we ask for; CREST or GPEN we accept in its place. 
Less relevant for us: wireless, hardware.
Definitely not: CEH-only CVs.
Travelling 20 %. We're based in Vienna, remote from anywhere in the EU works. French would delight our clients, German at C1 is compulsory. 3 months' notice is OK.`,
    must: 'burp-suite nmap metasploit python|go owasp oscp|giac',
    either: 'wireless-networking hardware',
    unwanted: 'ceh',
    facts: 'title penetration-tester; lang de C1; lang fr - soft; notice 90',
    quoted: '20 %|CREST',
    traps: 'must ceh; alone python; hard-lang fr; must wireless-networking; note OK; alone oscp',
  },
  {
    name: 'FPGA',
    door: 'jobDesc',
    text: `FPGA Engineer - satellite payloads

Required:
 VHDL (Verilog tolerated)
 Xilinx Vivado
 Timing closure
 7 yrs+
Preferred:
 SystemVerilog, UVM
 C for Zynq
Not part of this job: PCB layout, Altium
You must hold EU citizenship. Toulouse. Permanent contract. French B1 or the will to learn it.`,
    must: 'vhdl|verilog vivado',
    nice: 'systemverilog uvm c',
    either: 'timing-closure xilinx fpga altium-designer pcb-design',
    facts: 'title fpga-engineer; years 7; country FR; engagement fullTime; lang fr B1 soft',
    quoted: 'citizenship',
    traps: 'must altium-designer; must pcb-design; alone vhdl; must c; excl altium-designer',
  },
  {
    name: 'NLP engineer summary',
    door: 'summary',
    text: `NLP engineer, senior, who has shipped LLM features. Python, Hugging Face, LangChain or LlamaIndex, vector DB (Pinecone, Weaviate, pgvector - any). You needn't have a PhD. Spanish native would help our annotators, English C1 must. 6+ years, 3 in NLP. LATAM only, up to 7k USD monthly`,
    must: 'python hugging-face langchain|llamaindex pinecone|weaviate|pgvector llm nlp:3',
    either: 'vector-databases llm nlp',
    facts:
      'title nlp-engineer; seniority senior; years 6; lang es C2 soft; lang en C1; pay 700000 USD month; country BR',
    traps: 'alone pinecone; hard-lang es; alone langchain; years 3',
  },
  {
    name: 'Power BI, capitals',
    door: 'jobDesc',
    text: `POWER BI DEVELOPER – CONTRACT – 6 MONTHS – REMOTE UK

MUST HAVE: POWER BI, DAX, POWER QUERY, SQL SERVER
NICE: SSIS, SSAS, PYTHON
NOT NEEDED: TABLEAU, QLIK
ALSO NOT LOOKING FOR DATA SCIENTISTS
£425 PER DAY OUTSIDE IR35
ASAP START. 1 STAGE INTERVIEW. IT IS A GREAT TEAM TO GO FOR.`,
    must: 'power-bi dax power-query sql-server',
    nice: 'ssis ssas python',
    facts: 'title power-bi-developer; pay 42500 GBP day; country GB; engagement contract; notice 0',
    quoted: '6 MONTHS',
    traps: 'must tableau; must qlikview; title data-scientist; any go; excl tableau; must ssis; note NOT; note IT',
  },
  {
    name: 'Scala Spark corporate',
    door: 'jobDesc',
    text: `Big Data Engineer

Company description
Founded in 1851, Meridian is a reinsurer with 170 years of history. We value respect, agility and sense of purpose. Microsoft Teams is where we hang out.

Role description
You process claims with colleagues from Zurich and Pune. The platform team uses Terraform and Jenkins; you benefit from it.

Qualifications
Scala (or Java) and Spark, at least four years. Kafka or Kinesis. Solid SQL. Experience in Databricks is an asset but not indispensable. Don't worry if Hadoop is something you only know from stories. Fluent in English; German not a prerequisite.

What we can offer you
Bonus, pension, learning on Coursera, Python bootcamps.

Data privacy notice
Your data are stored in Workday in line with GDPR.`,
    must: 'scala|java:4 spark:4 kafka|amazon-kinesis sql',
    nice: 'databricks',
    either: 'terraform jenkins hadoop',
    facts: 'title big-data-engineer; lang en C1',
    traps:
      'years 170; any workday; any microsoft-teams; must hadoop; must databricks; any python; hard-lang de; must terraform; alone scala; any gdpr; excl hadoop',
  },
  {
    name: 'WordPress lower case',
    door: 'jobDesc',
    text: `wordpress developer, part time

stuff you know well
php, wordpress, woocommerce, css, a bit of js
stuff that helps
figma, seo, elementor (or divi)
stuff we don't touch
joomla, drupal
hourly 35-45 usd, 15 hrs weekly, flexible, us eastern afternoons`,
    must: 'php wordpress woocommerce css',
    nice: 'figma seo elementor divi-builder javascript',
    either: 'javascript',
    facts: 'title wordpress-developer; pay 4500 USD hour',
    quoted: '15 hrs weekly',
    traps: 'must joomla; must drupal; must figma; must seo',
  },
  {
    name: 'Flutter recruiter chat',
    door: 'summary',
    text: `Flutter/Dart devs x2, BLoC or Riverpod, Firebase. Native experience (Kotlin / Swift) = plus. Not hiring juniors!! Immediate joiners, notice not more than 3 weeks. Lagos or Nairobi. Onsite.`,
    must: 'flutter dart flutter-bloc|riverpod firebase',
    nice: 'kotlin swift',
    facts: 'title flutter-developer; notice 21; country NG; country KE',
    quoted: 'x2|Onsite',
    traps: 'seniority junior; must kotlin; notice 0; alone flutter-bloc; alone dart|flutter',
  },
  {
    name: 'ServiceNow',
    door: 'jobDesc',
    text: `Open role: ServiceNow Developer at a telecom operator (42,000 staff; 30 yrs on the market)

We would like you to have
– CSA certification and JavaScript
– ITSM and at least one of ITOM, CSM or HRSD modules
– 3 years upwards on the Now platform
We would be thrilled about
– Glide scripting tutorials you've written, Angular
We left Remedy in 2019.
Other: 4 hours daily with our New York colleagues, the rest is up to you. Remote, Poland. B2B contract PLN 140-170/h.`,
    must: 'servicenow:3 javascript',
    nice: 'angular',
    either: 'it-service-management itom servicenow-certification itil servicenow-csa hrsd',
    facts:
      'title servicenow-developer; overlap America/New_York 4; country PL; engagement contract; pay 17000 PLN hour',
    traps: 'years 30; must remedy; any remedy; must angular; overlap 8; foreign any',
  },
  {
    name: 'Oracle DBA advert',
    door: 'jobDesc',
    text: `Oracle DBA (m/w/d)
Oracle 19c, RAC and Data Guard; RMAN; Exadata preferred. Shell or Python scripting. Golden Gate is not on the list any more. PL/SQL reading knowledge. 10+ years as DBA with 5+ on RAC. Munich, hybrid: 60% in the office. German C1 essential. Vacation 30 days. Salary band 80-95 TEUR. Start: April 2026 at the latest.`,
    must: 'oracle-database oracle-rac:5 oracle-data-guard rman bash|python',
    nice: 'oracle-exadata pl-sql',
    either: 'shell-scripting pl-sql bash python scripting',
    facts: 'title oracle-dba; years 10; country DE; lang de C1; pay 9500000 EUR year; start 2026-04-30',
    quoted: '60% in the office',
    traps: 'must golden-gate; must oracle-exadata; must goldengate; notice 30; must oracle-goldengate',
  },
  {
    name: 'technical support',
    door: 'jobDesc',
    text: `Technical Support Engineer - APAC

In short: you help customers with our API. 
What you know already: HTTP, JSON, curl/Postman, reading logs, SQL basics. 
What you can learn here: Kubernetes, Terraform.
What isn't on your desk: sales calls, Salesforce reports.
Languages: English (business fluent), Japanese or Korean (either is a strong plus).
Shift 9:00-18:00 Singapore. 2+ years in support. 4500-6000 SGD per month. One opening.`,
    must: 'http json postman',
    nice: 'sql',
    either: 'kubernetes terraform apis api-testing logging customer-support technical-support sql curl postman',
    facts:
      'title technical-support-engineer; years 2; lang en C1; lang ja - soft; lang ko - soft; overlap Asia/Singapore 9; pay 600000 SGD month',
    quoted: 'One opening|curl',
    traps: 'must salesforce; must sales; hard-lang ja; hard-lang ko; must kubernetes; excl salesforce',
  },
  {
    name: 'Vue, list only',
    door: 'summary',
    text: `vue3 / nuxt3 / pinia / tailwind / vitest or jest / ts, mid to senior, remote eu, no jquery museum, 50-60k eur, dutch or german a plus, 36h`,
    must: 'vue-js nuxt pinia tailwind-css vitest|jest typescript',
    unwanted: 'jquery',
    facts: 'title vue-js-developer; pay 6000000 EUR year; lang nl - soft; lang de - soft; country EU; seniority mid',
    quoted: '36h',
    traps: 'hard-lang nl; hard-lang de; must jquery; alone jest; alone vitest',
  },
  {
    name: 'platform engineer long',
    door: 'jobDesc',
    text: `Platform Engineer (Kubernetes)

Who are we?
Lumen Freight was started by a Product Manager and a Backend Engineer who met at an airport. Eleven years later, 400 people work here. We raised $80M in Series C.

What's waiting for you?
You will look after 30 clusters together with four SREs. We moved away from Helm 2 and ECS. Developers use Java, Kotlin and TypeScript.

What should you have?
• Five or more years with Linux in production
• Kubernetes, and either Argo CD or Flux
• Terraform (Pulumi works as well)
• One scripting language, like Python or Ruby
• Communication skills

What would be the cherry on top?
• Crossplane or Backstage
• A CKA certificate

What's in it for you?
• Salary of up to 95.000 € per year
• A sabbatical after 3 years
• Swapfiets, Spotify

We are an equal opportunity employer. Veterans and people with disabilities are welcome. Our recruiting runs on Greenhouse.`,
    must: 'linux:5 kubernetes argo-cd|flux-cd terraform|pulumi python|ruby',
    nice: 'crossplane backstage cka',
    either: 'java kotlin typescript',
    facts: 'title platform-engineer; pay 9500000 EUR year',
    traps:
      'title product-manager; must ecs; alone argo-cd; alone terraform; years 11; years 3; must java; any spotify; any greenhouse; alone python; title back-end-developer',
  },
  {
    name: 'solutions architect',
    door: 'jobDesc',
    text: `SOLUTION ARCHITECT, INTEGRATION - ref. 2025/119 - published 14.11.2025

Mandatory
MuleSoft or Boomi; REST, SOAP; OAuth2; Kafka
10 years in IT of which 4 in an architect position
Optional
SAP PI/PO, TOGAF
Excluded from scope
BizTalk
Place of work: Luxembourg. French: C1. English: B2. Luxembourgish: not required.
Contract: permanent, 40 h. Number of posts: 2. Probation: 6 months.`,
    must: 'mulesoft|boomi rest-api soap oauth kafka',
    nice: 'togaf sap-pi',
    unwanted: 'biztalk',
    either: 'sap sap-po sap-pi integration',
    facts: 'title solutions-architect; years 10; country LU; lang fr C1; lang en B2; engagement fullTime',
    quoted: '40 h|Number of posts: 2',
    traps: 'must biztalk; alone mulesoft; hard-lang lb; must togaf; years 4; notice any',
  },
  {
    name: 'MLOps flat',
    door: 'jobDesc',
    text: `MLOps Engineer wanted. Minimum qualifications: 3+ years of Python, Docker, Kubernetes, MLflow or Weights & Biases, one of the big clouds (AWS, GCP, Azure). Preferred qualifications: Kubeflow, Ray, Go. Responsibilities: deploy models, react to incidents, express results clearly. About us: we are 12 years old and count 3 Data Scientists. Benefits: Headspace, public transport, Coursera, notion of fairness. We cannot offer relocation. Helsinki time zone, core time 10 to 15.`,
    must: 'python:3 docker kubernetes mlflow|weights-and-biases aws|google-cloud|azure',
    nice: 'kubeflow ray go',
    facts: 'title mlops-engineer; overlap Europe/Helsinki 5',
    traps:
      'any react; any express; any notion; years 12; alone aws; alone mlflow; title data-scientist; must ray; overlap 8',
  },
  {
    name: 'product owner',
    door: 'summary',
    text: `Product Owner (insurance claims), 3-6 yrs as PO or BA. Jira, story mapping, basic SQL. Certificates don't matter to us (CSPO, PSPO). German fluent in word and writing. No line management. Hamburg 2d/wk. Available within 8 weeks.`,
    must: 'jira user-stories',
    nice: 'sql',
    either: 'user-stories people-management',
    facts: 'title product-owner; years 3-6; lang de C1; country DE; notice 56',
    quoted: '2d/wk',
    traps: 'any microsoft-word; must sql; must people-management; must cspo; must scrum-certification',
  },
  {
    name: 'product designer with perks',
    door: 'jobDesc',
    text: `Product Designer

Perks first: stock, Notion, Slack, Zoom-free Wednesdays, and a Sketch evening each month.

Then the real stuff. You need to be great in Figma and prototyping, and you have run usability tests. It does not hurt if you've used Framer or Principle. Please no dribbble-only portfolios. HTML or CSS: optional.

Three to five years. Stockholm, most days at the office. English is our language; Swedish is not expected.`,
    must: 'figma prototyping usability-testing',
    nice: 'framer principle-app html css',
    either: 'wireframing',
    facts: 'title product-designer; years 3-5; lang en -; country SE',
    quoted: 'most days at the office',
    traps: 'any slack; any notion; any zoom; any sketch; must html; hard-lang sv; must framer',
  },
  {
    name: 'dot net support',
    door: 'jobDesc',
    text: `C# developper, mid level

- .NET 6/8, WPF or WinUI
- MS SQL
- Unit tests (xUnit or NUnit)
- Azure DevOps boards and pipelines
- 3 yrs experience. Degree not important.
- MAUI: bonus!
- Nobody here writes VB.NET any more
- Cobol? You will never see it.
Antwerp or Ghent, 2 days from home. Dutch or English. Car, fuel card, meal vouchers, Office 365.`,
    must: 'c-sharp dot-net wpf|winui sql-server xunit|nunit azure-devops',
    nice: 'dot-net-maui',
    either: 'unit-testing ci-cd',
    facts: 'title c-sharp-developer; seniority mid; years 3; country BE',
    quoted: '2 days from home|Dutch or English',
    traps:
      'must vb-net; must cobol; any microsoft-365; alone wpf; alone xunit; must dot-net-maui; any microsoft-office',
  },
  {
    name: 'Elixir',
    door: 'jobDesc',
    text: `Elixir Engineer - chat at scale

We ask for Elixir and Phoenix LiveView; OTP is in your blood. Postgres. You might come from Erlang, that counts equally.
We do not ask for Kubernetes; someone else does it.
Extra credit: Rust NIFs, ClickHouse.
Overlap: at minimum three hours with São Paulo.
USD 6-8k / month, contractor, open-ended. Interviews: 2.`,
    must: 'elixir|erlang phoenix postgresql erlang-otp',
    nice: 'rust clickhouse',
    either: 'erlang-otp phoenix-liveview phoenix elixir erlang',
    facts: 'title elixir-developer; overlap America/Sao_Paulo 3; pay 800000 USD month; engagement contract',
    traps: 'must kubernetes; overlap 8; must rust; excl kubernetes; foreign any',
  },
  {
    name: 'Delphi, old',
    door: 'jobDesc',
    text: `We look for a Delphi Developer to join our crew of 12 in Linz. Our ERP has been on the market since 1994. Delphi (Object Pascal), Firebird or Interbase, SQL. You need no knowledge of SAP. C# would come in handy, since we slowly rewrite modules. Six years or more in programming. Deutsch fließend (fluent German). All-in 60k, 38.5 hours.`,
    must: 'delphi firebird sql',
    nice: 'c-sharp',
    either: 'pascal erp object-pascal programming',
    facts: 'title delphi-developer; years 6; lang de C1; country AT; pay 6000000 EUR year',
    quoted: '38.5 hours',
    traps: 'must sap; must c-sharp; excl sap; foreign any; must erp',
  },
  {
    name: 'Node job board',
    door: 'jobDesc',
    text: `Node.js Backend Engineer
★ 4.2 (118 reviews) · Be an early applicant
Category: Information Technology · Level: Mid-Senior · Type: Contract · Experience: 5+ yrs
Required skills: Node.js, NestJS, TypeScript, MySQL/PostgreSQL, Redis
Additional skills: RabbitMQ, Elasticsearch
About the client: Fintech, 8 years in operation, Swift payments and card access.
Rounds: 3. Duration: 1 year. Positions: 4. Budget: upto 2000 USD pm
Timing: 2 PM - 11 PM IST
Please don't share PHP or Python profiles.`,
    must: 'node-js nest-js typescript mysql|postgresql redis',
    nice: 'rabbitmq elasticsearch',
    unwanted: 'php python',
    either: 'backend',
    facts:
      'title node-js-developer; seniority senior; years 5; pay 200000 USD month; engagement contract; overlap Asia/Kolkata 9',
    quoted: '1 year|Positions: 4',
    traps: 'must php; must python; any swift; any ms-access; years 8; alone mysql',
  },
  {
    name: 'data scientist academic',
    door: 'jobDesc',
    text: `Data Scientist (Energy Forecasting)

The ideal person
has a master's degree (M.Sc.) in maths, physics, C.S. or the like
knows R or Python, SQL and Git
can explain time series models to laymen
brings 2+ years outside of university

Pluses in our eyes
Julia, Spark, domain knowledge in energy

No requirement at all
deep learning, Scala

We answer within 2 weeks. Trondheim; Norwegian or another Scandinavian language is desirable. Fixed term: 3 years. 100 % position.`,
    must: 'r|python sql git time-series-analysis',
    nice: 'julia spark',
    either: 'energy deep-learning scala time-series-analysis forecasting',
    facts: 'title data-scientist; years 2; country NO; lang no - soft',
    quoted: '3 years|100 %',
    traps: 'must deep-learning; must scala; notice 14; alone r; must c; years 3; hard-lang no; must julia; excl scala',
  },
  {
    name: 'network security mail',
    door: 'jobDesc',
    text: `FW: requirement - Network Security Engineer - L3 - Riyadh
Dear partners, pls find below.
Exp: 8+ (relevant 6+ in Palo Alto / Check Point)
Certs: PCNSE must, CISSP added advantage
F5 nice, Zscaler nice
Arabic mother tongue NOT mandatory
Joining: within 45 days
Salary: SAR 18-20K
Contract: 1 yr renewable
Positions: 02
Note: no walk-ins. No subcontracting.`,
    must: 'palo-alto|check-point:6',
    nice: 'cissp f5 zscaler',
    either: 'palo-alto check-point',
    facts:
      'title network-security-engineer; years 8; country SA; notice 45; pay 2000000 SAR month; engagement contract',
    quoted: '1 yr|Positions: 02|PCNSE',
    traps: 'hard-lang ar; alone palo-alto; must cissp; note NOT; must f5',
  },
  {
    name: 'C++ quant',
    door: 'summary',
    text: `C++20 developer for a trading desk, low latency, Linux, Boost. Python for research is useful, Java is not. FIX protocol. 7 yrs exp, the last 3 at a fund or an exchange. Chicago office, 5 days. $250-300k base. One hire only. Non-compete? Talk to us.`,
    must: 'cpp linux boost fix-protocol',
    nice: 'python',
    either: 'low-latency java',
    facts: 'title cpp-developer; years 7; country US; pay 30000000 USD year',
    quoted: '5 days|One hire',
    traps: 'must java; must python; years 3',
  },
  {
    name: 'QA flat with traps',
    door: 'jobDesc',
    text: `QA Engineer - Manual & Automation. Job Type: Full-time. Posted: 6 days ago. Summary: our product makes tax less taxing, 20 years in business. Requirements: test cases, Postman, SQL, Cypress or Playwright, 2-3 years. It's fine if you've never seen Appium. Desired: ISTQB, Azure DevOps. What you get: private health, language classes in French and Spanish, cloud credits for AWS, training in Docker. Hours: 9-17 Athens time. Greek C1, English good.`,
    must: 'test-case-design postman sql cypress|playwright',
    nice: 'istqb azure-devops',
    either: 'appium manual-testing test-automation test-case-design',
    facts:
      'title qa-engineer; years 2-3; engagement fullTime; lang el C1; lang en B2; overlap Europe/Athens 8; country GR',
    traps:
      'years 20; must appium; hard-lang fr; hard-lang es; any aws; any docker; alone cypress; any less; excl appium',
  },
]
