import type { MessyPosting } from './messy-posting.ts'

/** The twenty-eighth round: roles of skills in mostly ordinary postings, written before any change of its time and run once at the end. */
export const ROUND_28: readonly MessyPosting[] = [
  {
    name: 'US system for applicants, back-end engineer',
    door: 'jobDesc',
    text: `Senior Software Engineer, Ledger
New York, NY or Remote (US)

About Tallyfox
Tallyfox runs the books of 4,000 small lenders. Behind our product stands a double-entry ledger that has to be right every single time.

What you'll do
• Own services of the ledger from design to on-call
• Move the last batch jobs off our aging Ruby on Rails monolith
• Work with the web team, who build in Vue

What we're looking for
• 5+ years building backend systems
• Strong Go, or strong Java or Kotlin with the wish to switch to Go
• Deep experience with PostgreSQL: locking, query plans, partitioning
• Experience with event streaming (we use Kafka)
• Comfort with AWS and Terraform

Bonus points
• CockroachDB or TigerBeetle
• You have been through a SOC 2 audit

Compensation: $175,000 - $205,000 plus equity. We use Greenhouse; please apply there.`,
    must: 'go|java|kotlin postgresql kafka aws terraform',
    nice: 'cockroachdb soc-2',
    either: 'stream-processing system-design event-driven-architecture database-performance-tuning',
    facts: 'title back-end-developer; seniority senior; years 5; country US; pay 20500000 USD year',
    quoted: 'TigerBeetle',
    traps:
      'any ruby-on-rails; any ruby; any vue-js; alone java; alone kotlin; must cockroachdb; must soc-2; excl ruby-on-rails',
  },
  {
    name: 'UK board, data engineer',
    door: 'jobDesc',
    text: `Data Engineer
Leeds (hybrid, 2 days a week) · £55,000–£65,000

We are a national bakery chain with 700 shops, and our data team of six supports everything from ordering flour to the loyalty app.

The role
You will build and maintain pipelines that bring till, stock and weather data into Snowflake, model it in dbt and hand it over to our analysts, who work in Power BI.

Essential skills and experience
- Excellent SQL
- Python for data engineering
- Snowflake or a comparable cloud warehouse (BigQuery, Redshift)
- Experience of an orchestration tool, ideally Airflow
- Git and code review as a habit

Desirable
- dbt
- Azure Data Factory
- Some knowledge of Power BI
- Experience in retail

Please note that we are not able to offer visa sponsorship for this role. Our stores run on SAP, but you will not need to know it.`,
    must: 'sql python snowflake|bigquery|redshift git',
    nice: 'dbt adf power-bi airflow',
    either: 'data-engineering data-warehousing data-pipelines code-review',
    facts: 'title data-engineer; country GB; pay 6500000 GBP year',
    quoted: '2 days a week|visa sponsorship',
    traps: 'any sap; excl sap; alone snowflake; must dbt; must power-bi; must adf; alone bigquery',
  },
  {
    name: 'Indian portal, test automation',
    door: 'jobDesc',
    text: `Job Title: Automation Test Engineer
Experience: 4 - 7 Years
Location: Pune, Chennai
Notice Period: Immediate to 30 Days

Mandatory Skills: Selenium WebDriver, Core Java, TestNG, Rest Assured, SQL

Roles & Responsibilities:
* Design and develop automation scripts for web and API
* Maintain the hybrid framework and integrate the same with Jenkins
* Co-ordinate with onsite counterparts; log defects in JIRA
* Mentor manual testers who are moving from HP ALM

Good to have: Cypress / Playwright, Cucumber BDD, JMeter, exposure to Docker

Note: Candidates with only manual testing experience please do not apply. Mobile automation (Appium) is handled by a separate vendor.

Industry Type: IT Services & Consulting
Key Skills: Selenium, Java, API Testing, Automation`,
    must: 'selenium java testng rest-assured sql',
    nice: 'cypress playwright cucumber jmeter docker',
    either: 'jenkins jira api-testing test-automation bdd manual-testing',
    unwanted: '',
    facts: 'title qa-automation-engineer; years 4-7; country IN; notice 30',
    traps: 'any appium; any hp-alm; must cypress; must docker; must cucumber; must jmeter; must jira',
  },
  {
    name: 'German medium-sized company, embedded',
    door: 'jobDesc',
    text: `Embedded Software Developer (m/f/d) for motor controllers

Location: Heilbronn, start: as soon as possible

Your tasks:
- Development of firmware for our brushless drives in C
- Commissioning at the test bench together with the colleagues of the laboratory (MATLAB/Simulink, LabVIEW)
- Maintenance of existing code, partly still in Assembler

Your profile:
- Degree in electrical engineering, computer science or a comparable education
- At least 3 years of professional experience in embedded development
- Very good knowledge of C, basic knowledge of C++
- Experience with ARM Cortex-M and FreeRTOS
- Knowledge of field buses, preferably CANopen or EtherCAT
- Safe handling of oscilloscope and debugger
- Good German (B2) and English

Advantageous, but not a precondition: Python for test scripts, knowledge of ISO 26262 or IEC 61508

We offer: 35-hour week, 30 days of holiday, canteen, company bike`,
    must: 'c cpp arm-cortex freertos',
    nice: 'python functional-safety can-bus ethercat',
    either: 'firmware embedded-systems debugging',
    facts: 'title embedded-software-engineer; years 3; country DE; lang de B2; lang en -',
    quoted: 'Degree in electrical engineering|35-hour week',
    traps: 'any matlab; any simulink; any labview; any assembly; must python; must functional-safety',
  },
  {
    name: 'Polish board, front end',
    door: 'jobDesc',
    text: `Mid/Senior Frontend Developer
Wrocław / 100% remote | B2B 140-175 PLN/h net + VAT

Must have: TypeScript (advanced), React (advanced), GraphQL (regular), CSS/SASS (regular), English (B2)
Nice to have: Next.js, Storybook, Playwright, Node.js

Project
Insurance portal for a client from Denmark. The backend is written in .NET by the client's team, we deliver the UI. The current version in AngularJS stays alive until spring, but you won't maintain it.

Daily tasks
✔ Implementing new views
✔ Code review
✔ Cooperation with designers in Figma

Recruitment process
1. Call with recruiter 2. Tech interview (live coding, React) 3. Meeting with the client

Benefits: sport card, private healthcare, English lessons`,
    must: 'typescript react graphql css sass',
    nice: 'next-js storybook playwright node-js',
    either: 'figma code-review',
    facts: 'title front-end-developer; pay 17500 PLN hour; lang en B2; engagement contract; country PL; seniority mid',
    traps:
      'any dot-net; any angularjs; any angular; must figma; must next-js; must node-js; must playwright; excl angularjs',
  },
  {
    name: 'Brazilian agency mail, iOS',
    door: 'jobDesc',
    text: `Hi Camila,

hope you are good! I have one opportunity that matches very much with you.

It is for iOS developer in a fintech of São Paulo, remote for all Brazil. They search person with domain of Swift and SwiftUI, who already published at least one app in the App Store. UIKit is also necessary because half of the screens still are in it. For the architecture they use MVVM with Combine, if you only know RxSwift no problem, you adapt.

It would be a differential to have knowledge in Fastlane and Bitrise, and also in accessibility.

Objective-C they already removed, thanks God. The Android team is other company.

Contract PJ, 5 years of experience minimum, English intermediate for to talk with the matrix in Lisbon.

Any doubt you call me!
Abs, Thiago`,
    must: 'swift swiftui uikit',
    nice: 'fastlane bitrise web-accessibility',
    either: 'mvvm combine rxswift ios mobile-development',
    facts: 'title ios-developer; years 5; country BR; engagement contract; lang en B1',
    traps: 'any objective-c; any android; excl objective-c; must fastlane; must rxswift; country PT; must bitrise',
  },
  {
    name: 'Recruiter on LinkedIn, platform engineer',
    door: 'summary',
    text: `Hi Jonas, I came across your profile and thought of you straight away. My client, a Berlin scale-up in the mobility space, needs a Platform Engineer to take over a young EKS setup. You'd need solid Kubernetes, AWS and Terraform – those three are what the CTO will grill you on – and enough Go or Python to write the odd operator. Argo CD and Istio are in use, great if you've met them, no drama if not. They looked at GCP once and decided against it. Up to 95k, hybrid, English only. Worth a chat?`,
    must: 'kubernetes aws terraform go|python',
    nice: 'argo-cd istio',
    either: 'eks kubernetes-operators platform-engineering',
    facts: 'title platform-engineer; country DE; pay 9500000 EUR year; lang en -',
    quoted: 'hybrid',
    traps: 'any google-cloud; excl google-cloud; must argo-cd; must istio; alone go; alone python',
  },
  {
    name: 'Intake note, application security',
    door: 'jobDesc',
    text: `Kick-off w/ Marguerite (CISO), 12/3 – AppSec Engineer
1 HC, backfill for Tomas

non-neg: hands-on web app pentesting, Burp Suite, OWASP Top 10 inside out, able to READ Java (doesn't have to write it)
SAST/DAST tooling - Semgrep or Checkmarx or whatever, she's not religious
threat modeling - yes, will be asked in interview 2
good if: AWS security, Terraform, OSCP (do not filter on certs)
NOT a SOC role -> no SIEM people. Splunk/QRadar belong to Dimitri's team
spent 20 min on how they chose Snyk over Veracode, can ignore
loc Dublin, 3 days. 4 yrs+. €85-95k, stretch 100 for the right one`,
    must: 'penetration-testing burp-suite owasp java semgrep|checkmarx threat-modeling',
    nice: 'aws terraform oscp',
    either: 'sast dast application-security cloud-security static-analysis semgrep checkmarx snyk',
    unwanted: '',
    facts: 'title application-security-engineer; years 4; country IE; pay 10000000 EUR year',
    quoted: '1 HC|3 days',
    traps: 'any splunk; any qradar; any veracode; excl splunk; excl qradar; must oscp; must aws; must snyk',
  },
  {
    name: 'Chat, Salesforce developer',
    door: 'summary',
    text: `Priya: need someone for the nonprofit salesforce org, 6 months
Dan: admin or dev?
Priya: dev. apex + LWC, and flows ofc. must have done at least one integration via REST
Dan: mulesoft?
Priya: they have it but the partner runs it so no
Dan: NPSP?
Priya: would be really nice
Dan: ok and copado or gearset?
Priya: either, doesn't matter, it's a plus
Dan: what about visualforce
Priya: two old pages. we'll delete them lol`,
    must: 'salesforce apex-salesforce lwc rest-api',
    nice: 'copado',
    either: 'salesforce-flow',
    facts: 'title salesforce-developer',
    quoted: '6 months',
    traps: 'any mulesoft; any visualforce; must copado; excl mulesoft; excl visualforce',
  },
  {
    name: 'One paragraph, data analyst',
    door: 'jobDesc',
    text: `We are a charity for road safety looking for a data analyst (part-time, 24 hours a week, Utrecht) who turns accident records into stories that municipalities act on. The work is mostly SQL and R; if you come from Python and pandas we'll happily help you over. You should be able to build a clear dashboard in Tableau and a clean map in QGIS. Experience with PostGIS or with open government data is a nice extra. You don't have to be a statistician: our researchers do the modelling in Stata. Dutch at C1 is needed, as all our partners speak it.`,
    must: 'sql r|python|pandas tableau qgis',
    nice: 'postgis',
    either: 'python pandas data-visualization dashboards data-analysis gis',
    facts: 'title data-analyst; country NL; lang nl C1',
    quoted: '24 hours a week',
    traps: 'any stata; must postgis; excl stata; must pandas; any statistics',
  },
  {
    name: 'US export, network engineer',
    door: 'jobDesc',
    text: `Req ID: R-0048213
Job Family: Information Technology
Posting Title: Network Engineer III
Primary Location: US-MN-Rochester
Schedule: Full time, 40 hrs/wk, exempt

Position Summary: Responsible for the design and support of the campus and data center networks of a large hospital system.

Required Qualifications:
Bachelor's degree and 5 years of related experience, or 9 years of related experience.
Working knowledge of Cisco Nexus and Catalyst switching, BGP, EIGRP and 802.1X.
Experience with F5 load balancers.
Must be able to participate in a 24x7 on-call rotation.

Preferred Qualifications:
CCNP.
Cisco ISE, Cisco ACI.
Scripting with Python or Ansible.
Familiarity with the healthcare environment (Epic, HL7) is helpful but can be learned on the job.

Additional Information: The organization uses Microsoft Teams and Workday. The legacy Aruba wireless network is managed by a third party. EEO/AA employer.`,
    must: 'cisco-nexus cisco-catalyst bgp eigrp dot1x f5',
    nice: 'ccnp cisco-ise cisco-aci python ansible hl7 epic-systems',
    either: 'routing-and-switching load-balancing scripting cisco cisco-ios data-center hl7 epic-systems',
    facts: 'title network-engineer; years 5; country US',
    quoted: '24x7 on-call|Bachelor',
    traps: 'any aruba; any microsoft-teams; any workday; must ccnp; must python; must cisco-ise; must hl7; years 9',
  },
  {
    name: 'US startup, engineer for language models',
    door: 'jobDesc',
    text: `AI Engineer
San Francisco (in office)

Quillhaven drafts insurance letters so that adjusters don't have to.

You will
- Build retrieval and agent pipelines that run in production, not in notebooks
- Own our evals

You have
- 3+ years of software engineering, at least one with LLMs in production
- Excellent Python
- Experience with RAG and a vector database (Pinecone, Weaviate, pgvector – we don't mind)
- LangGraph, LlamaIndex or your own orchestration
- Good judgment about when a regex beats a model

Even better
- Fine-tuning open models (LoRA, vLLM)
- Langfuse or another tracing tool
- TypeScript, since our front end is Next.js

We don't do PhD requirements. We tried LangChain and fine-tuned BERT in 2022; you are welcome to laugh about it.

Base $180k–$230k`,
    must: 'python llm rag pinecone|weaviate|pgvector langgraph|llamaindex',
    nice: 'fine-tuning vllm langsmith typescript',
    either: 'vector-databases ai-agents next-js fine-tuning regular-expressions llm-evaluation machine-learning llm',
    facts: 'title ai-engineer; years 3; country US; pay 23000000 USD year',
    quoted: 'in office',
    traps: 'any langchain; any bert; must next-js; must typescript; must vllm; alone pinecone; must langsmith',
  },
  {
    name: 'Austrian plant builder, automation',
    door: 'jobDesc',
    text: `PLC Programmer / Commissioning Engineer (f/m/x), Linz

Your responsibilities
Programming and commissioning of conveyor systems at our customers (about 40 % travel, mostly EU)
Visualisation in WinCC
Documentation in EPLAN

Your qualifications
HTL or university degree in mechatronics or automation technology
Minimum 2 years of practice with Siemens TIA Portal (S7-1500)
WinCC (Comfort/Advanced or Unified)
Drive technology Sinamics
Profinet
Driving licence B

What convinces us additionally
Experience with KUKA or ABB robots
SCL/Structured Text
Knowledge of Beckhoff TwinCAT (some customers demand it)

Customers with Rockwell controls are served by our US subsidiary.
Salary from EUR 48,000 gross per year, overpayment possible.`,
    must: 'tia-portal sinamics profinet',
    nice: 'kuka structured-text twincat',
    either: 'plc-programming eplan scada hmi industrial-automation automation robotics kuka field-engineering',
    facts: 'title plc-programmer; country AT; pay 4800000 EUR year; skill-years siemens-tia-portal 2',
    quoted: 'Driving licence|40 % travel',
    traps: 'any allen-bradley; must twincat; must structured-text; must eplan; must kuka',
  },
  {
    name: 'Canadian consultancy, GIS developer',
    door: 'jobDesc',
    text: `GIS Developer (intermediate)
Victoria BC, or anywhere in Canada

Kestrel Geomatics makes wildfire maps for provinces and First Nations. You would join a group of four developers and two cartographers.

Skills you will use every day
Python (ArcPy, GeoPandas), ArcGIS Enterprise, PostgreSQL/PostGIS, JavaScript with the ArcGIS Maps SDK or Leaflet

Skills that would help you sometimes
FME, remote sensing, Docker

Skills we can teach you
ArcGIS Experience Builder, our deployment on Azure

Three years in a similar position, please. Salary CAD 82,000 to 95,000.`,
    must: 'python arcgis postgresql postgis javascript',
    nice: 'fme remote-sensing docker',
    either: 'geopandas leaflet gis azure',
    facts: 'title gis-developer; years 3; country CA; pay 9500000 CAD year; seniority mid',
    traps: 'must azure; must docker; must fme; alone leaflet; must remote-sensing',
  },
  {
    name: 'Research institute, bioinformatics',
    door: 'jobDesc',
    text: `The Institute of Molecular Oncology in Uppsala is hiring a Bioinformatician for its sequencing core facility.

Tasks
Processing of whole-genome and single-cell data for some twenty research groups; advice to wet-lab scientists; upkeep of our pipelines.

Requirements
PhD or MSc in bioinformatics or a related field. Documented experience of analysing NGS data. Very good skills in R (Bioconductor) and Python. Habitual use of Linux and of an HPC scheduler such as Slurm. Nextflow or Snakemake.

Merits
Experience of GATK and Seurat. Knowledge of containers (Singularity, Docker). Version control with Git.

The instruments themselves (Illumina, PacBio) are run by technicians. Former employees will tell you about our Perl scripts; they have been archived.

Fluent English is a requirement, Swedish is a merit.`,
    must: 'r python linux slurm nextflow|snakemake',
    nice: 'gatk seurat apptainer docker git',
    either: 'bioconductor bioinformatics version-control high-performance-computing containers',
    facts: 'title bioinformatician; country SE; lang en C1; lang sv - soft',
    quoted: 'PhD or MSc',
    traps: 'any perl; must docker; must git; must gatk; alone nextflow; hard-lang sv; excl perl',
  },
  {
    name: 'Finnish studio, game programmer',
    door: 'jobDesc',
    text: `Gameplay Programmer — Helsinki

We're the 30-person studio behind "Moss & Mortar". The next game is a co-op builder for PC and consoles, made in Unreal Engine 5. (The first one was Unity. We have moved on, and so should your questions.)

You
★ have shipped at least one game
★ write modern C++ and aren't afraid of Blueprints
★ know your way around Perforce
★ understand multiplayer replication

We'd be thrilled if you
☆ have worked with Wwise or FMOD
☆ know Lua or Python for tools
☆ have console certification experience

We're not looking for graphics programmers right now, so HLSL skills are respected but won't be used.`,
    must: 'unreal-engine cpp perforce',
    nice: 'wwise fmod lua python',
    either: 'unreal-blueprints game-development multiplayer gameplay-programming',
    facts: 'title game-developer; country FI',
    traps: 'any unity; any hlsl; excl unity; must wwise; must lua; must python; excl hlsl; alone wwise',
  },
  {
    name: 'Agency brief, business software',
    door: 'jobDesc',
    text: `Dynamics 365 Finance Functional Consultant – Contract Outside IR35
Rate: up to £575 per day
Duration: 9 months
Location: Coventry, 1 day per week on site

My client, an automotive supplier, is replacing Sage 200 with D365 F&O and requires an experienced functional consultant.

Key requirements:
- D365 Finance: GL, AP, AR, Fixed Assets
- At least two full-cycle implementations
- Data migration using DMF
- Strong Excel
Beneficial:
- Power Automate, Power BI
- Project Operations
- LCS / Azure DevOps

X++ is not required; developers are in place. AX 2012 experience alone is unfortunately not enough.
Start: January.`,
    must: 'dynamics-365-finance microsoft-excel data-migration',
    nice: 'power-automate power-bi azure-devops',
    either: 'microsoft-dynamics-365 erp',
    facts: 'title dynamics-365-consultant; country GB; pay 57500 GBP day; engagement contract',
    quoted: '9 months|1 day per week',
    traps: 'any sage; any x-plus-plus; any dynamics-ax; must power-bi; must azure-devops; must power-automate',
  },
  {
    name: 'US bank, mainframe',
    door: 'jobDesc',
    text: `Mainframe Application Developer

Great Plains Trust Company, Omaha NE. Onsite four days.

Basic Qualifications
• 7 or more years of COBOL development on z/OS
• JCL, VSAM, and DB2
• CICS online programming
• Changeman or Endevor for version control
• High school diploma or GED

Desired Qualifications
• Assembler
• IMS
• Some exposure to Java or Python, as parts of the system are being exposed as REST services by our API team
• Experience with File-AID, Abend-AID, or Xpediter

Job Expectations
Ability to work some weekends. This position is not eligible for visa sponsorship. 1st shift.

Great Plains Trust is also hiring for Java, Angular and Snowflake roles; see our career page.`,
    must: 'cobol z-os jcl vsam db2 cics endevor',
    nice: 'assembly ims java python ispf abend-aid xpediter',
    either: 'mainframe version-control ispf abend-aid xpediter endevor rest-api',
    facts: 'title mainframe-developer; country US; skill-years cobol 7',
    quoted: 'weekends|four days',
    traps: 'any angular; any snowflake; must java; must python; must assembly; must ims; must rest-api',
  },
  {
    name: 'Australian software house, support',
    door: 'jobDesc',
    text: `Application Support Analyst (Level 2) | Brisbane

Our practice software is used by 2,300 vets. When it sulks, they call us, and when it really sulks, level 1 calls you.

To be considered you will have:
– 2+ years in application or technical support
– SQL Server: you can write a join without googling it
– Windows Server and Active Directory basics
– a ticketing tool under your belt (Zendesk, Freshdesk, ServiceNow, you name it)
– patience with people

Not essential but handy: PowerShell, a bit of Azure, ITIL Foundation.

The product is built in Delphi and C# by our devs down the hall; no coding in this role.
$78-85k + super. Rotating roster 7am–7pm AEST. Must have unrestricted work rights.`,
    must: 'sql-server windows-server active-directory zendesk|freshdesk|servicenow',
    nice: 'powershell azure itil',
    either: 'technical-support sql application-support ticketing customer-support',
    facts: 'title application-support-analyst; years 2; country AU; pay 8500000 AUD year',
    quoted: 'work rights|7am–7pm',
    traps: 'any delphi; any c-sharp; must powershell; must azure; must itil; alone zendesk; excl c-sharp',
  },
  {
    name: 'Danish company, product designer',
    door: 'jobDesc',
    text: `Product Designer, Copenhagen

Hej! We make scheduling software for theatres.

About you
You have designed complex tools for professionals, for four years or longer. Figma is your home. You prototype, test with users, and throw away what doesn't work. You have built or extended a design system. You know WCAG well enough to argue about it.

It's a bonus if you can read a bit of HTML and CSS, or have made things move in Rive or After Effects.

It's not a bonus if you know Sketch or Adobe XD. We honestly don't care what you used before.

About us
12 people, a React front end that we're proud of, Notion for everything, Linear for tickets.

Danish is a plus; we work in English.`,
    must: 'figma design-systems web-accessibility',
    nice: 'html css rive after-effects',
    either: 'prototyping usability-testing ux-research web-accessibility product-design interaction-design',
    facts: 'title product-designer; years 4; country DK; lang da - soft; lang en -',
    traps:
      'any sketch; any adobe-xd; any react; any notion; any linear-app; must html; excl sketch; must after-effects',
  },
  {
    name: 'Singapore portal, database administrator',
    door: 'jobDesc',
    text: `Database Administrator (Oracle / PostgreSQL)

Responsibilities:
Administer production and DR databases of government agencies
Perform patching, tuning, backup and recovery
Support the migration from Oracle 19c to PostgreSQL on AWS RDS

Requirements:
Diploma / Degree in IT or equivalent
Min 5 yrs relevant experience as DBA
Strong in Oracle (RAC, Data Guard, RMAN)
Hands-on PostgreSQL administration
Shell scripting on RHEL
Knowledge of MongoDB or SQL Server will be an added advantage
Certified in OCP preferred
Singaporeans only due to nature of project

Interested applicants please send CV in MS Word format with current & expected salary and notice period.`,
    must: 'oracle-database postgresql shell-scripting linux',
    nice: 'mongodb sql-server',
    either:
      'oracle-rac oracle-data-guard rman amazon-rds aws database-administration performance-tuning backup-and-recovery disaster-recovery linux bash database-migration',
    facts: 'title database-administrator; years 5; country SG',
    quoted: 'Singaporeans only|Diploma',
    traps: 'any microsoft-word; must mongodb; must sql-server; notice any; alone mongodb',
  },
  {
    name: 'Swedish vendor, telecommunications',
    door: 'jobDesc',
    text: `5G Core Software Developer, Kista

Come and build the packet core that half of the world's phone calls go through.

What you bring: Several years with C++ or Erlang, and a real understanding of 3GPP standards. You know Linux from inside. You have debugged with Wireshark more often than you'd like. Kubernetes is not a foreign word to you.

What you may bring too: Go, DPDK, eBPF, Robot Framework.

What you need not bring: experience with our radio products, which are developed in Ottawa, or with MATLAB, which only the algorithm people touch.

What you get: 30 days of holiday, flexible hours, parental leave top-up, and colleagues who wrote the standards.`,
    must: 'cpp|erlang cellular-networks linux wireshark kubernetes',
    nice: 'go dpdk ebpf robot-framework',
    either: '5g telecommunications debugging',
    facts: 'country SE',
    traps: 'any matlab; excl matlab; must go; must robot-framework; alone cpp; alone erlang; must dpdk; country CA',
  },
  {
    name: 'One paragraph, engineering manager',
    door: 'jobDesc',
    text: `Engineering Manager, Payments (Amsterdam, hybrid). You'll lead two teams, nine engineers in total, who run a Kotlin/Spring Boot platform on GCP and a React back office. You have managed engineers for at least three years and were a backend developer before that, on the JVM ideally. We expect you to be hands-on enough to review a design, not to write code every day. Knowledge of payment schemes, PCI DSS above all, is a must; ISO 20022 and SEPA Instant are a big plus. Whether you have used our exact stack is secondary. The Python fraud models are built by a sister team. €105,000–€120,000, and we help with relocation.`,
    must: 'pci-dss',
    nice: 'iso-20022 jvm',
    either: 'kotlin spring-boot google-cloud react payments people-management jvm',
    facts: 'title engineering-manager; country NL; pay 12000000 EUR year',
    quoted: 'hybrid',
    traps: 'any python; must react; must kotlin; must iso-20022; must google-cloud; must spring-boot',
  },
  {
    name: 'Forum post, freelance web developer',
    door: 'jobDesc',
    text: `[HIRING] WordPress dev for a museum site, ~80 hours, paid per hour ($45-60)

Current state: Elementor site that takes 9 seconds to load. I want it rebuilt as a custom block theme.

So you need: PHP, Gutenberg blocks (so yes, React), ACF Pro, and proof that you can make a page fast.
WooCommerce would come in handy, there's a small gift shop.
WPML too maybe – the site is in 3 languages but we could also use something else.

Please no Elementor/Divi builders, no agencies. I was quoted a Webflow rebuild and turned it down. Hosting is on Kinsta, staging exists, deploys by Git.

US or Canada time zones.`,
    must: 'wordpress php gutenberg react acf',
    nice: 'woocommerce wpml',
    either: 'git web-performance elementor divi-builder acf',
    unwanted: 'elementor divi-builder',
    facts: 'title wordpress-developer; pay 6000 USD hour; engagement contract',
    quoted: '80 hours|no agencies',
    traps: 'any webflow; must woocommerce; must wpml; must elementor; excl webflow; must git; any divi-builder',
  },
]
