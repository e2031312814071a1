import type { MessyPosting } from './messy-posting.ts'

/** The fortieth round: half of the whole postings lost their lines in the ways that happens, written before the reader was run; mended on. */
export const ROUND_40: readonly MessyPosting[] = [
  {
    name: 'board dump, one blank for each line: back-end engineer',
    door: 'jobDesc',
    text: `Senior Backend Engineer (Go) Tallinn or remote within Estonia Full-time About Parcelwise We route eleven million parcels a month for web shops in the Baltics. Our first system was written in PHP by two students and was switched off in 2023. Today forty engineers work in six small teams. What you will be doing Design services that plan routes and keep them running Take part in on-call, one week in seven Help colleagues from the Java team move to our event bus What we expect from you At least 5 years of building backends A good command of Go Solid experience with PostgreSQL and Kafka You have operated something on Kubernetes yourself English at a level where you can argue politely What would be nice Rust or C++ from a former life Experience with Terraform Some knowledge of routing algorithms What we offer Salary of 5500 to 6800 euros a month 28 days of holiday A gym in the building and a lunch card The process A call with Liis, a pairing session, an offer within ten days`,
    must: 'go postgresql kafka kubernetes',
    nice: 'rust cpp terraform',
    either: 'message-queues event-driven-architecture algorithms back-end-development',
    facts:
      'title back-end-developer; seniority senior; years 5; pay 680000 EUR month; country EE; lang en -; engagement fullTime',
    quoted: 'one week in seven',
    traps: 'any php; any java; must rust; must cpp; must terraform; nice kubernetes; nice kafka',
  },
  {
    name: 'line breaks lost without a blank: data engineer',
    door: 'jobDesc',
    text: `Data EngineerHybrid, Utrecht, the NetherlandsAbout the jobYou join the data office of a wholesaler of building materials. The reports of our buyers are made in Excel today; that has to change.Your responsibilitiesBuild pipelines from our ERP (SAP) to the warehouseModel data together with the analystsKeep an eye on costsRequirementsYou have 3 to 5 years of experience as a data engineerYou write excellent SQL and very decent PythonYou know Snowflake or BigQueryYou have worked with dbtFluent Dutch, good EnglishNice to haveAirflow or DagsterKnowledge of Power BIExperience in wholesaleWhat we offer€4,200 – €5,600 gross per month32 hours a week is possibleA bicycle, a pension and a real cantineApplySend your CV to Joost. Agencies: please don't.`,
    must: 'sql python snowflake|bigquery dbt',
    nice: 'airflow dagster power-bi',
    either: 'data-modeling data-pipelines data-warehouse etl',
    facts: 'title data-engineer; years 3-5; pay 560000 EUR month; country NL; lang nl -; lang en -',
    quoted: '32 hours a week',
    traps: 'any microsoft-excel; any sap; must power-bi; must airflow; must dagster; alone snowflake',
  },
  {
    name: 'bullets for line breaks, headings among them: site reliability engineer',
    door: 'jobDesc',
    text: `Site Reliability Engineer • Warsaw / Kraków / remote in Poland • B2B or employment contract • Who we are • Streamhaus brings live sport to four million screens. Our encoders are written in C++ by a team in Lyon. • Your days here • Make incidents rarer and shorter • Write runbooks that somebody tired can follow • Move the last workloads from VMware to Kubernetes • You should have • 4+ years in SRE, DevOps or systems administration • Kubernetes in production • Terraform • Prometheus and Grafana • Go or Python for tooling • English B2 • You get extra attention if you know • Istio • Cilium • eBPF • Experience of live video • Our side • 22 000 – 29 000 PLN net on B2B • Private medical care, MultiSport • Two weeks of on-call per quarter, paid`,
    must: 'kubernetes terraform prometheus grafana go|python',
    nice: 'istio cilium ebpf',
    either: 'site-reliability-engineering devops system-administration incident-management video-streaming',
    facts:
      'title site-reliability-engineer; years 4; pay 2900000 PLN month; country PL; lang en B2; engagement contract',
    quoted: 'on-call',
    traps: 'any cpp; any vmware; must istio; must cilium; must ebpf; alone go; alone python',
  },
  {
    name: 'hyphens for line breaks: test automation',
    door: 'jobDesc',
    text: `QA Automation Engineer - Lisbon, two days in the office - Who are we? - Tandem Health makes the software that physiotherapists plan exercises with - The mobile app is developed by an agency in Flutter, you will only meet it as a user - What is the work? - Own the regression suite of our web product - Sit in refinement and ask the awkward questions - Teach developers to write tests - Who fits? - someone with three years or more in test automation - someone who writes TypeScript, since the suite is Playwright - someone who has tested REST APIs with Postman or similar - someone who has set up a pipeline in GitLab CI - What would be a pleasant surprise? - k6 for load - Appium - an ISTQB certificate - What do you get? - 38 to 46 thousand euros a year - health insurance - a budget for books - Start: February`,
    must: 'typescript playwright rest-api postman gitlab-ci',
    nice: 'k6 appium istqb',
    either: 'test-automation api-testing ci-cd regression-testing load-testing performance-testing mobile-testing',
    facts: 'title qa-automation-engineer; years 3; pay 4600000 EUR year; country PT; start 2026-02-28',
    quoted: 'two days in the office',
    traps: 'any flutter; must k6; must appium; must istqb',
  },
  {
    name: 'semicolons for line breaks: network engineer',
    door: 'jobDesc',
    text: `Network Engineer; Location: Leeds; Contract: 12 months, inside IR35; Rate: up to £480 per day; Background; The Trust runs nine hospitals on a network that was last designed in 2011; Avaya phones were replaced by Teams last year; Deliverables; A design for the new data centre network; Migration of nine sites without interrupting a single ward; Handover documents for the permanent team; Essential; Cisco routing and switching, CCNP level; BGP and OSPF; Palo Alto firewalls; Experience of working in a live hospital or another place that never closes; Desirable; Cisco ISE; Ansible; Arista; CCIE; Not needed; Azure networking, another supplier does that; Application; CV and two referees by 12 December`,
    must: 'cisco bgp ospf palo-alto',
    nice: 'cisco-ise ansible arista ccie',
    either: 'ccnp network-routing network-switching routing switching firewalls azure-networking azure cisco-ios',
    facts: 'title network-engineer; pay 48000 GBP day; country GB; engagement contract',
    quoted: '12 months|inside IR35',
    traps: 'any avaya; any microsoft-teams; must ansible; must arista; must cisco-ise; must azure; nice azure',
  },
  {
    name: 'double blanks for line breaks: security operations analyst',
    door: 'jobDesc',
    text: `SOC Analyst, second line  Athens, Greece (rotating shifts)  The team  Fourteen analysts look after the networks of shipping companies day and night. Detection rules are written by our engineers in Python; you use them.  In this position you  Investigate what the first line escalates  Write to customers in clear words  Improve our playbooks  Your background  2 years or more in a SOC or a CERT  Splunk, and KQL in Microsoft Sentinel  A firm grip of TCP/IP, DNS and Windows event logs  MITRE ATT&CK  Greek and English, both fluent  A bonus, not a condition  CrowdStrike Falcon  Malware analysis  GCIH or CySA+  Terms  EUR 28,000 to 34,000 gross yearly  Night shifts are paid at 125 percent  Medical insurance for you and your children`,
    must: 'splunk kql sentinel tcp-ip dns mitre-attack',
    nice: 'crowdstrike malware-analysis gcih cysa-plus',
    either: 'siem incident-response windows security-operations log-analysis windows-event-logs windows-server',
    facts: 'title soc-analyst; years 2; pay 3400000 EUR year; country GR; lang el -; lang en -',
    quoted: 'rotating shifts',
    traps: 'any python; must crowdstrike; must malware-analysis; nice splunk; nice kql',
  },
  {
    name: 'forwarded mail, quoting marks in one line: .NET contractor',
    door: 'jobDesc',
    text: `> > Hi Marta, > > here is what the client sent, can you find two people by Friday? > > Role: Senior .NET Developer > > They are a leasing company in Prague. The old system is Visual Basic 6 and a vendor looks after it until it dies. > > What they must bring > > 6+ years with C# and .NET > > ASP.NET Core, Entity Framework > > SQL Server including query tuning > > experience with Azure DevOps > > English, Czech not needed > > What they may bring > > Angular > > RabbitMQ > > knowledge of leasing or banking > > Conditions > > CZK 900 per hour, up to 12 months, remote with two days a month on site > > start in January > > > > The client does not want to see profiles with Blazor only. > > > > Best, > > Pavel`,
    must: 'c-sharp:6 dot-net:6 asp-net-core entity-framework sql-server azure-devops',
    nice: 'angular rabbitmq',
    either: 'query-optimization performance-tuning banking leasing financial-services',
    facts:
      'title dot-net-developer; seniority senior; pay 90000 CZK hour; country CZ; lang en -; engagement contract; start 2026-01-31',
    quoted: '12 months|two days a month',
    traps: 'any visual-basic; any vb-net; any blazor; must angular; must rabbitmq; hard-lang cs',
  },
  {
    name: 'tags and entities left over: front-end developer',
    door: 'jobDesc',
    text: `<p><strong>Frontend Developer (m/f/d)</strong></p><p>Graz, Austria &ndash; 38.5 h</p><p>We make the ticketing of ski lifts bearable. You&rsquo;ll work next to two backend people who write Kotlin all day.</p>&lt;h3&gt;Das erwartet dich / What awaits you&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;New screens for the web shop&lt;/li&gt;&lt;li&gt;Moving the admin area away from jQuery&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;What you bring along&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Several years of React &amp;amp; TypeScript&lt;/li&gt;&lt;li&gt;CSS that survives a redesign&lt;/li&gt;&lt;li&gt;Jest or Vitest&lt;/li&gt;&lt;li&gt;German B2&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Makes us happy&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Next.js&lt;/li&gt;&lt;li&gt;Accessibility (WCAG)&lt;/li&gt;&lt;li&gt;Storybook&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Our thank-you&lt;/h3&gt;&lt;p&gt;From &euro;48,000 a year, a season ticket for the lifts&nbsp;and no core time.&lt;/p&gt;`,
    must: 'react typescript css jest|vitest',
    nice: 'next-js web-accessibility storybook',
    either: 'front-end-development',
    facts: 'title front-end-developer; pay 4800000 EUR year; country AT; lang de B2',
    quoted: '38.5 h',
    traps: 'any kotlin; any jquery; must next-js; must storybook; any ticketing',
  },
  {
    name: 'cells of a table by bars in one line: database administrator',
    door: 'jobDesc',
    text: `Position | PostgreSQL Database Administrator | Grade | P3 | Duty station | Vienna | Duration | Two years, renewable | Purpose | The Section maintains the registers of 170 member states. A migration from Oracle was completed last spring. | Main functions | Plans upgrades and backups; monitors replication; advises developers on their queries | Competencies | PostgreSQL administration at scale (five years); Linux; shell scripting; streaming replication and Patroni | Assets | Ansible; pgBouncer; certification by EDB; French | Languages | Fluency in English required | Remuneration | USD 71,332 a year plus post adjustment | How to apply | Through the portal before 5 January`,
    must: 'postgresql:5 linux shell-scripting patroni',
    nice: 'ansible pgbouncer',
    either: 'database-administration database-replication replication bash backup',
    facts: 'title postgresql-dba; pay 7133200 USD year; country AT; lang en C1; lang fr - soft',
    quoted: 'Two years|EDB',
    traps: 'any oracle-database; must ansible; must pgbouncer; hard-lang fr; any oracle',
  },
  {
    name: 'copy of a PDF with its running heads and hyphens: embedded engineer',
    door: 'jobDesc',
    text: `Hydrolab Instruments GmbH Vacancy 25-118 page 1 of 2 Embedded Soft- ware Engineer We build probes that sit for years at the bottom of lakes. The firmware of the third genera- tion is yours; the desktop program, in Delphi, stays with Herr Brandl until he retires. Tasks Further develop- ment of the firmware on STM32 Drivers for new sensors (I2C, SPI) Reducing power con- sumption Hydrolab Instruments GmbH Vacancy 25-118 page 2 of 2 Profile Degree in electrical engineer- ing or computer science At least four years of C on microcontrollers Experi- ence with FreeRTOS or Zephyr Confident use of oscilloscope and logic analyser Git German and English Advantageous C++17 Knowledge of Python for test benches LoRaWAN Altium Designer Benefits 30 days of leave, flexitime, a boat Contact Frau Egger, jobs@hydrolab.example Starnberg, 58.000 - 72.000 EUR p.a.`,
    must: 'c:4 freertos|zephyr git',
    nice: 'cpp python lorawan altium',
    either:
      'microcontrollers stm32 i2c spi oscilloscope logic-analyzer firmware embedded-systems embedded-c device-drivers',
    facts: 'title embedded-software-engineer; pay 7200000 EUR year; country DE; lang de -; lang en -',
    quoted: '',
    traps: 'any delphi; must cpp; must python; must lorawan; alone freertos; alone zephyr',
  },
  {
    name: 'one line, headings in words of its own: machine learning engineer',
    door: 'jobDesc',
    text: `Machine Learning Engineer, Recommendations Stockholm Permanent Why this job exists Our shop recommends winter boots in July. Two data scientists have ideas, and nobody puts them into production. What is there already A feature store, a warehouse in BigQuery and a pile of R notebooks that we will not carry on What you take over Serving, monitoring and retraining of three models Reviews of what the scientists write The decision which framework stays What you need to be good at Python, to a standard you would show others Machine learning in production for three years or longer PyTorch or TensorFlow Docker and Kubernetes What we can teach you, though knowing it is welcome Vertex AI Kubeflow Scala for the older jobs How we treat each other No meetings on Wednesdays, five weeks of holiday, parental leave for both How to reach us A few lines to karin@boots.example`,
    must: 'python pytorch|tensorflow docker kubernetes machine-learning',
    nice: 'vertex-ai kubeflow scala',
    either: 'mlops feature-store bigquery model-deployment recommender-systems model-serving',
    facts: 'title machine-learning-engineer; years 3; country SE',
    quoted: '',
    traps: 'any r; must scala; must kubeflow; must vertex-ai; must bigquery; alone pytorch',
  },
  {
    name: 'one line from a phone: Salesforce developer',
    door: 'jobDesc',
    text: `Salesforce Developer - Toronto (hybrid, 3 days) - CAD 110-130k About the opportunity My client, a maker of garden furniture, is replacing Dynamics with Salesforce and needs a pair of hands that has done it before. Responsibilities include building Lightning components, flows and integrations with their shop (Shopify). Must haves 4+ years Salesforce development Apex and LWC SOQL Platform Developer I certification Experience with Sales Cloud Pluses CPQ MuleSoft Copado Dealbreakers Admins without code, please no Perks Bonus 10%, RRSP matching, furniture at cost Notice period max 4 weeks If interested send me a message today`,
    must: 'apex-salesforce lwc soql sales-cloud',
    nice: 'salesforce-cpq mulesoft copado',
    either: 'salesforce salesforce-flow',
    facts: 'title salesforce-developer; skill-years salesforce 4; pay 13000000 CAD year; country CA; notice 28',
    quoted: '3 days|Platform Developer I',
    traps: 'any shopify; any dynamics-365; must mulesoft; must copado; must salesforce-cpq; excl salesforce',
  },
  {
    name: 'company of doctors, letter with small lists: product manager',
    door: 'jobDesc',
    text: `Product Manager, Appointments

Dear reader on the train,

we are nine doctors and thirty-one others, and together we run an appointment service for clinics in Ireland. Our product manager is leaving to sail around something, so we need a new one from March.

The work, honestly described

Mondays you talk to receptionists. Tuesdays to Thursdays you decide with three engineers what to do about it. Fridays you write it down. The engineers use Elixir; you don't have to.

We can only take you if

you have been a product manager for at least three years,
you can read a funnel in Amplitude or Mixpanel without help,
you have shipped something to people who never asked for it.

We'd be lucky if

you write your own SQL,
you have used Figma for more than comments,
you know a little about healthcare.

We'd be unlucky if

your CV says Jira forty times.

Money: 75 to 85 thousand euros. Place: Cork, or anywhere in Ireland. Nadia & Tom`,
    must: 'amplitude|mixpanel',
    nice: 'sql figma',
    either: 'product-management healthcare healthcare-it funnel-analysis product-analytics health-tech',
    facts: 'title product-manager; years 3; pay 8500000 EUR year; country IE; start 2026-03-31',
    quoted: '',
    traps: 'any elixir; must sql; must figma; any jira; alone amplitude',
  },
  {
    name: 'university chair: research software engineer',
    door: 'jobDesc',
    text: `The Institute of Glaciology at the University of Bergen invites applications for a position as

RESEARCH SOFTWARE ENGINEER (100 %, three years)

Project. ICEFLOW couples an ocean model, written in Fortran since 1989, to observations. The engineer will not be asked to maintain the ocean model itself.

Duties. The successful applicant will
(a) develop the coupling library in C++ with Python bindings;
(b) set up continuous integration on the national cluster;
(c) give two courses a year for doctoral students.

Qualifications. Applicants must hold a master's degree in a relevant field, have at least 2 years of experience in scientific programming in modern C++ and Python, and be used to MPI. Good command of English, written and oral, is a requirement.

It counts in the applicant's favour to have
– experience with CUDA or Kokkos,
– contributed to open source,
– written Fortran, if only to read it.

Salary: NOK 640 000 – 700 000 per year. The appointment is for a fixed term. Applications by 15 January, with diplomas, in one PDF file.`,
    must: 'cpp python mpi',
    nice: 'cuda kokkos fortran',
    either: 'scientific-computing open-source ci-cd continuous-integration high-performance-computing',
    facts: 'title research-software-engineer; years 2; pay 70000000 NOK year; country NO; lang en B2',
    quoted: 'three years',
    traps: 'must fortran; must cuda; must kokkos; must open-source; years 3',
  },
  {
    name: 'Indian services company: Java full stack',
    door: 'jobDesc',
    text: `Greetings from Vayuna Infosystems!!

We are having urgent opening for JAVA FULL STACK DEVELOPER (Immediate joiners only)

Exp: 5-8 yrs
Loc: Hyderabad / Pune (WFO 4 days)
NP: max 15 days
CTC: upto 22 LPA
No. of positions: 6

Primary skills
Core Java 11+, Spring Boot, Microservices
React JS (hands on, not theory)
MySQL / PostgreSQL
JUnit

Secondary skills
AWS
Docker
Kafka

Please ignore if you are
- from Java 6/7 support projects
- AngularJS only

Roles & Responsibilities
- Understanding client requirement and preparing estimates
- Coding, unit testing, bug fixing
- Supporting legacy Struts modules along with the L3 team till June

Interview mode: 1 virtual + 1 F2F (Saturday drive)
Kindly share updated CV with CCTC, ECTC to hr@vayuna.example`,
    must: 'java spring-boot microservices react mysql|postgresql junit',
    nice: 'aws docker kafka',
    either: 'unit-testing microservice-architecture estimation full-stack-development',
    facts: 'title java-full-stack-developer; years 5-8; notice 15; pay 220000000 INR year; country IN',
    quoted: 'WFO 4 days',
    traps: 'any struts; must aws; must docker; must kafka; any angularjs; alone mysql; alone postgresql',
  },
  {
    name: 'game studio, two roles compared: Unity developer',
    door: 'jobDesc',
    text: `# Gameplay Programmer (Unity)

**Studio:** Mossy Teeth, Malmö · **Type:** Full-time · **Level:** mid

We made *Otter Weather* (in Godot, for a jam) and sold enough to make something bigger. The bigger thing is in Unity.

### Day-to-day
* implement what the designers dream up
* profile, because the Switch is not a PC
* keep the build green

### Things you can't do without here
* C#, properly
* Unity – at least one shipped title
* vector maths that doesn't scare you
* Git, since artists will ask you

### Things that come in handy
* shaders (HLSL)
* experience with Nintendo Switch or other consoles
* some Blender

### Things we don't care about
* Unreal
* degrees
* where you grew up

### In return
34–40k SEK a month, five weeks off, royalties. We also look for a *3D artist* (Blender, Substance) – that's another ad.`,
    must: 'c-sharp unity git',
    nice: 'hlsl blender',
    either:
      'shaders linear-algebra game-development console-development mathematics profiling unreal-engine shader-programming',
    facts: 'title gameplay-programmer; seniority mid; pay 4000000 SEK month; country SE; engagement fullTime',
    quoted: '',
    traps: 'any godot; must hlsl; must blender; any unreal-engine; any substance-painter; any substance',
  },
  {
    name: 'defence contractor, paragraphs with run-in heads: systems administrator',
    door: 'jobDesc',
    text: `Linux Systems Administrator – Cheltenham – SC clearance required (DV preferred)

THE ROLE. You will look after around 300 servers in a closed environment. The Windows estate is run by a partner.

ESSENTIAL EXPERIENCE. Red Hat Enterprise Linux administration, minimum four years; Bash; Ansible; a sound knowledge of LDAP and DNS; patching without internet access.

DESIRABLE EXPERIENCE. Satellite; OpenShift; Puppet, from which we migrated; some scripting in Python.

PERSONAL QUALITIES. Calm, discreet, tidy.

WHAT HAPPENS NEXT. A telephone call, then half a day on site. We aim to answer within a week. Up to £58,000 plus 10 % for DV holders, pension 9 %, every other Friday off. No sponsorship is available for this role, and applicants must be British citizens.`,
    must: 'rhel:4 bash ansible ldap dns',
    nice: 'openshift puppet python red-hat-satellite',
    either: 'linux system-administration patch-management rhel linux-administration',
    facts: 'title linux-administrator; pay 5800000 GBP year; country GB',
    quoted: 'SC clearance|British citizens',
    traps: 'any windows; any windows-server; must puppet; must openshift; must python',
  },
  {
    name: 'minutes of a kick-off with a customer: penetration tester',
    door: 'jobDesc',
    text: `Kick-off notes, 14 Nov, Kettering Mutual / red team hire
Present: Ola (CISO), Fran (HR), me

1. Why: auditors found that we only scan. Qualys is in place, run by ops. Nobody attacks.
2. Person: penetration tester, 3 yrs min. Not a junior, not a manager.
3. Has to know
   - web application testing, Burp Suite
   - Active Directory attacks (BloodHound)
   - one scripting language, Python or PowerShell
   - writing a report a board member can read
4. Ola would love
   - OSCP
   - cloud (Azure)
   - a bit of reverse engineering
5. Ola could live without
   - CEH
   - Nessus
6. Frame: Northampton, hybrid 2 days, 65k max, start asap
7. Next: Fran posts it on Monday`,
    must: 'burp-suite active-directory python|powershell bloodhound',
    nice: 'oscp azure reverse-engineering',
    either: 'penetration-testing web-application-security technical-writing report-writing cloud-security ceh nessus',
    facts: 'title penetration-tester; years 3; notice 0; pay 6500000 GBP year; country GB',
    quoted: 'hybrid 2 days',
    traps: 'any qualys; must oscp; must azure; must ceh; must nessus; alone python; alone powershell',
  },
  {
    name: 'AI start-up manifesto: founding engineer',
    door: 'jobDesc',
    text: `Founding Engineer @ Ledgerling 🧾 (London, in person)

We think bookkeeping should be boring again.

What we've built so far
→ a prototype in Streamlit (please help us forget it)
→ 40 paying customers
→ £1.8m in the bank

What you'd build
→ the real product: Next.js in front, FastAPI behind
→ agents that read invoices
→ the culture

You, hopefully
✅ have shipped a product end to end, twice
✅ are strong in TypeScript and Python
✅ have used LLM APIs for more than a chatbot
✅ are fine with Postgres and AWS

You, ideally
➕ have trained or fine-tuned a model
➕ know accounting
➕ have led two or three people

You, rather not
❌ looking for remote
❌ in love with microservices

Deal: £90k–£120k, 0.5–1.5 % equity, Friday pizza.`,
    must: 'typescript python llm postgresql aws',
    nice: 'fine-tuning',
    either: 'next-js fastapi accounting ai-agents large-language-models llms leadership prompt-engineering',
    facts: 'title founding-engineer; pay 12000000 GBP year; country GB',
    quoted: '',
    traps: 'any streamlit; any microservices; must accounting; must fine-tuning; nice typescript; nice python',
  },
  {
    name: 'form of a temp agency: help desk',
    door: 'jobDesc',
    text: `ASSIGNMENT SHEET
Client ref ......... KB-20931
Function ........... IT Support Specialist, first and second line
Place .............. Bruges (on site)
Duration ........... 6 months, extension likely
Hourly wage ........ €21.50
Start .............. 8 December 2025

The consultant shall
answer calls and tickets (TOPdesk)
install laptops
reset what has to be reset

The consultant brings
2 years of support experience
Windows 11 and Microsoft 365 administration
Active Directory
Dutch and French, fluent; English, fair

The client appreciates
Intune
macOS
ITIL Foundation

The client provides
training on the in-house system, which is written in COBOL and need not be understood
parking`,
    must: 'm365-admin active-directory',
    nice: 'intune macos itil',
    either: 'windows topdesk technical-support ticketing it-support',
    facts:
      'title it-support-specialist; years 2; pay 2150 EUR hour; country BE; lang nl -; lang fr -; lang en -; start 2025-12-08',
    quoted: '6 months',
    traps: 'any cobol; must intune; must macos; must itil; must topdesk',
  },
  {
    name: 'cooperative, questions and answers: PHP developer',
    door: 'jobDesc',
    text: `PHP developer wanted (m/w/d), 80–100 %, Bern

Who are we?
A cooperative of eleven. We build websites for museums and unions.

What would I do?
Maintain about sixty Drupal sites and build four new ones a year. Sometimes answer the phone.

What must I know?
PHP and Drupal, four years or thereabouts. HTML and CSS. Composer. German well enough for the phone.

What may I know?
Symfony, Docker, a little Vue. French is a plus, two of our unions insist on it.

What can I forget?
Typo3. We gave it up in 2019 and had a party.

What do I get?
CHF 95'000 for 100 %, the same for all of us. Six weeks of holiday.

When?
1 April, or earlier.`,
    must: 'php:4 drupal:4 html css composer',
    nice: 'symfony docker vue-js',
    either: '',
    facts: 'pay 9500000 CHF year; country CH; lang de -; lang fr - soft; start 2026-04-01; title php-developer',
    quoted: '80–100 %',
    traps: 'any typo3; must symfony; must docker; must vue-js; hard-lang fr; years 2',
  },
  {
    name: 'bank, competencies by level: business analyst',
    door: 'jobDesc',
    text: `Business Analyst – Regulatory Reporting (Frankfurt am Main)

What this is about
Banks report; supervisors ask; somebody has to translate. The calculation engine runs in SAS and is looked after by a vendor in Dublin.

Core competencies (all of these)
• 4 years as a business analyst in a bank
• SQL for checking your own hypotheses
• requirements written in Confluence, tracked in Jira
• knowledge of COREP/FINREP
• German and English, business fluent

Supplementary competencies (one or two of these)
• Python
• Tableau or Power BI
• BPMN
• data lineage tools such as Collibra

Behaviours
• keeps calm at quarter end
• says no in a friendly way

Out of scope for this role
• programming in SAS
• project management

Package
€70,000–85,000, bonus, 30 days, job ticket. 60 % remote.`,
    must: 'sql confluence jira',
    nice: 'python tableau power-bi bpmn collibra',
    either:
      'requirements-analysis regulatory-reporting data-lineage business-analysis banking finrep corep requirements-engineering',
    facts: 'title business-analyst; years 4; pay 8500000 EUR year; country DE; lang de -; lang en -',
    quoted: '60 % remote',
    traps: 'any sas; must python; must tableau; must bpmn; any project-management',
  },
  {
    name: 'museum, plain text with indents: UX designer',
    door: 'jobDesc',
    text: `The Maritime Museum is looking for a
    UX DESIGNER (part-time, 20 hours)
to renew the screens in its halls.

You will
    watch visitors and write down where they give up
    draw, test and throw away
    hand over to the workshop, where two people build things in Unity

You have
    a portfolio with at least three finished projects
    mastery of Figma
    experience in usability testing
    an eye for type

You might have
    worked with touch screens
    Adobe After Effects
    a bit of HTML and CSS

The museum has
    a fixed contract for 18 months
    a salary of DKK 24,000 a month
    a view of the harbour

Copenhagen. Danish is not necessary in the workshop, but you need it in the halls.`,
    must: 'figma usability-testing',
    nice: 'after-effects html css',
    either: 'user-research typography ux-design prototyping wireframing',
    facts: 'title ux-designer; pay 2400000 DKK month; country DK; lang da -; engagement partTime',
    quoted: '20 hours|18 months',
    traps: 'any unity; must after-effects; must html; must css',
  },
  {
    name: 'public company intranet, duties before demands: data scientist',
    door: 'jobDesc',
    text: `INTERNAL VACANCY 77/2025 (open to externals)
Data Scientist, Grid Forecasting
Department: Asset Management, Dept. 4.2
Reports to: Dr. S. Aaltonen

Tasks of the position
 1) forecasting of load for 11 regions
 2) explaining the forecasts to the control room
 3) replacing the MATLAB scripts of the previous colleague

Qualifications of the applicant
 1) M.Sc. in statistics, physics or similar
 2) Python (pandas, scikit-learn), not only in notebooks
 3) time series analysis
 4) SQL
 5) Finnish, C1

The following will be counted as merits
 1) Spark or Databricks
 2) knowledge of energy markets
 3) Git and code review as a habit
 4) Swedish

The employer offers
 1) 4,300–5,100 euros a month
 2) holidays by the collective agreement

Place of work: Tampere, remote work three days a week. Fixed term until 31.12.2027.`,
    must: 'python pandas scikit-learn time-series-analysis sql',
    nice: 'spark databricks git',
    either: 'forecasting statistics energy energy-markets code-review time-series',
    facts: 'title data-scientist; pay 510000 EUR month; country FI; lang fi -; lang sv - soft',
    quoted: 'three days a week|31.12.2027',
    traps: 'any matlab; must spark; must databricks; must git; hard-lang sv',
  },
]
