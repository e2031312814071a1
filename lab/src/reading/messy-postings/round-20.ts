import type { MessyPosting } from './messy-posting.ts'

/**
 * The twentieth round: written after the nineteenth was used to improve the reader, and run once. Only its totals were
 * inspected.
 */
export const ROUND_20: readonly MessyPosting[] = [
  {
    name: 'ops lead in a ticket',
    door: 'jobDesc',
    text: `TICKET HR-2281 / type: hire / priority: high
Need a Linux admin for the Ostrava data centre, reports to me.
Debian and Ansible are daily business. Ceph knowledge would save us months, but we'll teach it. Zabbix we switch off in March, so don't screen for it.
3 years of running servers for a living. Czech or Slovak, English to read manuals.
65-75 000 CZK gross monthly, on site, night duty every sixth week.`,
    must: 'debian ansible',
    nice: 'ceph',
    either: 'linux linux-administration',
    facts: 'title linux-administrator; years 3; country CZ; pay 7500000 CZK month; lang en -',
    quoted: 'Czech or Slovak|every sixth week|on site',
    traps: 'any zabbix; excl zabbix; must ceph; start any; years 75',
  },
  {
    name: 'recruiter voicemail written down',
    door: 'jobDesc',
    text: `hey mike its dana from the agency so the client in denver wants a snowflake data engineer contract to hire they said five years minimum dbt and python are the things they will test airflow would be great but its not a dealbreaker no spark they moved off it rate is eighty five an hour w2 and they want someone by january tenth`,
    must: 'snowflake dbt python',
    nice: 'airflow',
    facts: 'title data-engineer; years 5; country US; pay 8500 USD hour; start 2026-01-10; engagement contract',
    quoted: 'w2',
    traps: 'any spark; excl spark; must airflow; years 85',
  },
  {
    name: 'Swiss public broadcaster, formal',
    door: 'jobDesc',
    text: `Frontend Engineer (80–100%)
Place of work: Bern
We offer a varied position in the team Player & Streaming.
You convince us with
– a completed degree in computer science or an equivalent education
– several years (3+) of practice with TypeScript and Vue or React
– a feeling for accessibility
– German at B2 level; French is an advantage
Of secondary importance: whether you have worked with HLS or DASH before.
Not part of this role: native apps (Swift, Kotlin).
The salary band lies between CHF 98 000 and CHF 118 000.`,
    must: 'typescript react|vue-js',
    nice: '',
    either: 'web-accessibility video-streaming react|vue-js',
    facts: 'title front-end-developer; years 3; country CH; pay 11800000 CHF year; lang de B2; lang fr - soft',
    quoted: '80-100%',
    traps: 'any swift; any kotlin; excl swift; must dash; hard-lang fr; alone react',
  },
  {
    name: 'founder on a forum',
    door: 'jobDesc',
    text: `Lumo Labs | Founding Engineer | Amsterdam or REMOTE (EU) | Full-time | €80-100k + 0.5-1.5%

We turn invoices into forecasts. Two founders, no code debt yet (lol).
Stack: Elixir/Phoenix, LiveView, Postgres, Fly.
You should've built something with Elixir that people paid for. LLM tinkering is a plus. We couldn't care less about React.
mail: jobs at lumolabs`,
    must: 'elixir phoenix postgresql',
    nice: 'llm',
    either: 'fly-io phoenix postgresql phoenix-liveview',
    facts: 'title founding-engineer; country NL; country EU; pay 10000000 EUR year; engagement fullTime',
    traps: 'any react; excl react; must llm; must fly-io',
  },
  {
    name: 'Indian product company, portal fields',
    door: 'jobDesc',
    text: `SDET - II
Bengaluru | 3-6 Yrs | ₹ 14-20 Lacs P.A. | Posted: 2 days ago | Openings: 3 | Applicants: 840
Job description
Roles & Responsibilities: Own API automation for the billing pods. Work with Jenkins pipelines maintained by the DevOps pod.
Mandatory Skills: Java, RestAssured, TestNG, SQL
Secondary Skills: Cypress, Docker
Notice: 30 days or serving
Work Mode: Hybrid (Tue, Thu office)
Key Skills: API Testing, Java, Selenium*, SQL   (* preferred)`,
    must: 'java rest-assured testng sql',
    nice: 'cypress docker selenium',
    either: 'api-testing jenkins test-automation',
    facts: 'title sdet; years 3-6; country IN; pay 200000000 INR year; notice 30',
    quoted: 'Openings: 3|Tue, Thu',
    traps: 'must jenkins; must cypress; must docker; must selenium; years 2',
  },
  {
    name: 'hospital trust, analyst',
    door: 'jobDesc',
    text: `Band 6 Business Intelligence Developer
Norwich, £38,682 - £46,580 pa, 37.5 hrs, fixed term for 12 months

Essential criteria
Degree level education or equivalent experience
Writing complex T-SQL
Building reports in SSRS and Power BI
Working in a team

Desirable criteria
NHS data sets
Python or R
Azure Synapse

We cannot offer sponsorship for this post.`,
    must: 't-sql ssrs power-bi',
    nice: 'python r synapse',
    either: 'reporting ssrs',
    facts: 'title business-intelligence-developer; country GB; pay 4658000 GBP year',
    quoted: '37.5 hrs|12 months|sponsorship',
    traps: 'must python; must r; must synapse; years 12; years 6; any azure-machine-learning',
  },
  {
    name: 'chat with buyer of contractors',
    door: 'summary',
    text: `pentester for 20 days in Q1, web + mobile, burp obviously, OSCP or similar, report in english, onsite not needed, 900-1000 EUR/day, must be in the EU, NDA`,
    must: 'burp-suite oscp',
    nice: '',
    either: 'oscp mobile-testing web-testing mobile-security',
    facts: 'title penetration-tester; country EU; pay 100000 EUR day; lang en -; engagement contract',
    quoted: '20 days',
    traps: 'years 20; notice 20',
  },
  {
    name: 'embedded, French flavour',
    door: 'jobDesc',
    text: `In the frame of a project of medical pumps we recruit an Embedded Software Engineer on Grenoble.

You will realize the drivers on STM32 and participate to the validation.
You dispose of a first experience (2 years and more) in C language.
You master the RTOS (FreeRTOS or Zephyr).
You have notions of IEC 62304, it's a plus.
The C++ and the Python are not asked.
Fluent english, french of good level.
Salary: 40 to 46k€. Start: as soon as possible, at the latest in March.`,
    must: 'c freertos|zephyr',
    nice: 'iec-62304',
    either: 'stm32 rtos device-drivers iec-62304 embedded-systems',
    facts:
      'title embedded-software-engineer; years 2; country FR; lang en C1; lang fr -; pay 4600000 EUR year; start 2026-03-31',
    traps: 'any cpp; any python; excl python; excl cpp; alone freertos; alone zephyr; must iec-62304',
  },
  {
    name: 'manager reply, support role',
    door: 'jobDesc',
    text: `Re: Re: new starter?
Yes please, one second-line support engineer, Cork or Dublin office, 3 days.
What they'd do: tickets from hospitals, mostly Windows and SQL questions.
What I look at: 2 years in a support role, SQL (joins, not rocket science), patience on the phone.
What I don't look at: coding, certs.
German would let us drop the agency in Munich, so extra cash for that: up to 48k instead of 42k.
Could start mid January.`,
    must: 'sql',
    nice: '',
    either: 'windows technical-support',
    facts:
      'title technical-support-engineer; years 2; country IE; pay 4800000 EUR year; lang de - soft; start 2026-01-31',
    quoted: '3 days',
    traps: 'hard-lang de; country DE; excl windows',
  },
  {
    name: 'game artist, Poland',
    door: 'jobDesc',
    text: `TECHNICAL ARTIST / Kraków / project: unannounced shooter

what we need from you
- 4 yrs+ in games, at least one shipped title
- UE5: materials, Niagara, a bit of Blueprints
- Houdini OR strong Maya scripting
- Python

what will make us hug you
- C++
- Substance Designer

what we can live without
- Unity
- Blender

pay 14 000 – 19 000 PLN gross (UoP) or 120-150 PLN/h B2B`,
    must: 'unreal-engine houdini|maya python',
    nice: 'cpp substance-painter',
    either: 'unreal-blueprints substance-painter houdini|maya maya houdini',
    facts: 'title technical-artist; years 4; country PL; pay 1900000 PLN month',
    traps: 'any unity; any blender; excl unity; excl blender; must cpp; alone houdini',
  },
  {
    name: 'US county, IT supervisor',
    door: 'jobDesc',
    text: `Position: Network Administrator (Class 4418)   Salary: $36.12 - $44.80 Hourly   Location: Boise, ID   Type: Regular full-time
DEFINITION: Under direction, installs and maintains the County's LAN/WAN.
MINIMUM QUALIFICATIONS: Four years of experience administering networks of 500+ nodes; Cisco switching and routing; working knowledge of Fortinet firewalls.
PREFERRED: CCNP; experience with Meraki.
SPECIAL REQUIREMENTS: valid Idaho driver's license; CJIS background check; able to lift 50 pounds.
CLOSING: 12/12/2025 5:00 PM`,
    must: 'cisco fortinet',
    nice: 'ccnp meraki',
    either: 'lan wan routing-and-switching firewalls cisco network-administration computer-networking',
    facts: 'title network-administrator; years 4; country US; pay 4480 USD hour; engagement fullTime',
    quoted: "driver's license|background check",
    traps: 'must ccnp; must meraki; years 50; years 500; start any',
  },
  {
    name: 'product owner, Denmark, letters',
    door: 'jobDesc',
    text: `Are you our next Product Owner in Odense?

You will take over a backlog from Lars, who retires in the summer, and five developers (.NET, Azure) who know it better than anybody.

We hope that you
* have been a PO or business analyst for at least 3 years
* can slice a story and say no
* are at home in Jira or Azure DevOps

It is fine, but no condition, if you know the energy market.
You do not need to be technical.

Danish and English at a professional level. 37 hours with flextime. Questions? Call Mette.`,
    must: 'azure-devops|jira',
    nice: '',
    either: 'energy user-stories azure-devops|jira backlog-management',
    facts: 'title product-owner; years 3; country DK; lang da B2; lang en B2',
    quoted: '37 hours',
    traps: 'any dot-net; must azure; must energy; alone jira; title business-analyst; any azure',
  },
  {
    name: 'ML, long corporate',
    door: 'jobDesc',
    text: `Senior Machine Learning Scientist - Search

Who we are
Orbit Retail serves 30 million shoppers in 9 countries. Our platform group builds on Scala and Spark.

The role
You'll improve how shoppers find products, from query understanding to ranking.

What you need to succeed
• PhD or MSc with 5+ years in industry
• Learning to rank, embeddings, or both
• PyTorch (we can retrain TensorFlow people)
• SQL and at least one of Python, Scala

What sets you apart
• Publications at SIGIR or KDD
• Vespa or Elasticsearch internals

What we provide
Up to 30 days of remote work abroad, a Kaggle club, $205,000-$240,000 base in Seattle; relocation help.

Orbit Retail is an equal opportunity employer.`,
    must: 'embeddings|learning-to-rank pytorch|tensorflow sql python|scala',
    nice: 'elasticsearch',
    either: 'embeddings|learning-to-rank pytorch pytorch|tensorflow embeddings learning-to-rank scala spark',
    facts: 'title machine-learning-scientist; seniority senior; years 5; country US; pay 24000000 USD year',
    quoted: 'Vespa',
    traps: 'any spark; must elasticsearch; alone tensorflow; years 30; alone scala',
  },
  {
    name: 'SAP, Benelux, terse',
    door: 'jobDesc',
    text: `SAP EWM consultant (freelance) – Ghent – asap – 9 months, extension likely
Must: 6y EWM incl. 1 greenfield on S/4
Plus: TM, ABAP reading
Dutch + English. No offshore.
Rate max 720/day. Two days a week at the client's DC.`,
    must: 'sap-ewm:6',
    nice: 'abap',
    either: 's4hana sap-tm',
    facts:
      'title sap-logistics-consultant; country BE; pay 72000 EUR day; notice 0; lang nl -; lang en -; engagement contract',
    quoted: '9 months|Two days a week',
    traps: 'must abap; years 9; years 1; years 720',
  },
  {
    name: 'agency mail, mobile, two seats',
    door: 'jobDesc',
    text: `Dear partners,

please find below our demand for the client "Telco A" (Vienna, 100% remote inside Austria/Germany):

2x Flutter Developer
- Dart/Flutter min. 3 y
- BLoC or Riverpod
- CI with Codemagic or Fastlane
- native bridge exp. (Kotlin, Swift) desired, not mandatory
Start 01.02.2026, end 31.12.2026, 40h/week
Languages: EN B2, DE would be beneficial
Target rate: 70-75 EUR all in
Profiles w/o hourly rate will be ignored.`,
    must: 'dart:3 flutter:3 flutter-bloc|riverpod bitrise|fastlane',
    nice: 'kotlin swift',
    either: 'fastlane bitrise dart flutter flutter-bloc|riverpod ci-cd',
    facts:
      'title flutter-developer; country AT; country DE; start 2026-02-01; lang en B2; lang de - soft; pay 7500 EUR hour; engagement contract',
    quoted: '2x Flutter|40h/week',
    traps: 'must kotlin; must swift; hard-lang de; years 40',
  },
  {
    name: 'security analyst, South Africa',
    door: 'jobDesc',
    text: `Tier 1 SOC analyst – Johannesburg – shift work

You need: matric + a security cert (Security+, CySA+ or BTL1), a year or more on a helpdesk or NOC, basic understanding of TCP/IP.
We'd like: Sentinel or Splunk, KQL.
You won't need: pentesting, coding, malware reversing.
Own transport essential. R22 000 – R28 000 pm. Start date 5 January.`,
    must: 'cysa-plus|security-plus',
    nice: 'sentinel splunk kql',
    either: 'tcp-ip cysa-plus|security-plus security-plus help-desk noc',
    facts: 'title soc-analyst; country ZA; pay 2800000 ZAR month; start 2026-01-05; years 1',
    quoted: 'shift work|BTL1|Own transport',
    traps: 'must sentinel; must splunk; any penetration-testing; any malware-analysis; must kql; excl malware-analysis',
  },
  {
    name: 'UX researcher, internal note',
    door: 'jobDesc',
    text: `hi all, we got the OK for a UX researcher (mid-level, 1 seat, Berlin or remote DE).
wants: 3 yrs of moderated + unmoderated studies, dovetail or similar, figma to read prototypes
bonus: survey stats in R, german native for field visits
unwanted: agencies, people who only do ui
68k tops. perm. we can wait 3 months for the right one.`,
    must: 'dovetail figma',
    nice: 'r',
    either: 'dovetail usability-testing ui-design prototyping',
    facts:
      'title ux-researcher; seniority mid; years 3; country DE; pay 6800000 EUR year; notice 90; engagement fullTime; lang de - soft',
    quoted: '1 seat',
    traps: 'must r; excl ui-design; hard-lang de; excl figma',
  },
  {
    name: 'Kotlin backend, Baltics, emoji',
    door: 'jobDesc',
    text: `🚀 Backend Developer (Kotlin) 🚀
📍 Vilnius / remote LT
💶 3 800–5 200 € before taxes
🧰 Kotlin, Ktor or Spring, PostgreSQL, RabbitMQ
➕ Terraform, gRPC
➖ no PHP legacy, promised
🗣 English B2, Lithuanian optional
⏰ core hours 10–16
🙌 4+ years of server side anything, JVM preferred`,
    must: 'kotlin ktor|spring postgresql rabbitmq',
    nice: 'terraform grpc',
    either: 'jvm ktor|spring',
    facts: 'title kotlin-backend-developer; years 4; country LT; pay 520000 EUR month; lang en B2',
    traps: 'any php; excl php; must terraform; hard-lang lt; alone spring; years 16',
  },
  {
    name: 'PM, construction software, Canada',
    door: 'jobDesc',
    text: `IT Project Manager – Calgary, AB (hybrid: Mon & Wed)
12-month parental leave cover, 80–95k CAD pro-rated

Three things matter:
1. You've delivered ERP projects (ideally NetSuite, though Sage people adapt quickly).
2. PMP, or you can prove you don't need it.
3. Five years of project management.

One thing doesn't: an engineering background.`,
    must: '',
    nice: 'netsuite',
    either: 'erp netsuite sage pmp|project-management pmp project-management netsuite|sage',
    facts: 'title project-manager; years 5; country CA; pay 9500000 CAD year',
    quoted: 'Mon & Wed|12-month',
    traps: 'years 12; must sage',
  },
  {
    name: 'DevOps, misspelled, UAE',
    door: 'jobDesc',
    text: `Devops Enginer required imediately for fintech in Dubai

Skils:
kubernets, docker, jenkin, AWS (EC2, RDS)
terraform mandatry
knowlege of kafka will be added adventage
azure experiance not requird

exp 4-7 yrs, salary 18k to 22k AED, visa + air ticket
arabic not must, english good
onsite 5 days`,
    must: 'kubernetes docker jenkins aws terraform',
    nice: 'kafka',
    either: 'ec2 amazon-rds',
    facts: 'title devops-engineer; years 4-7; country AE; pay 2200000 AED month; lang en -; notice 0',
    quoted: 'onsite 5 days',
    traps: 'any azure; excl azure; must kafka; hard-lang ar; years 5',
  },
  {
    name: 'data analyst, about-you prose, Spain',
    door: 'jobDesc',
    text: `You like numbers that change decisions. At our travel company in Palma you will be the only analyst next to four product teams, so nobody will tell you what to query. That takes SQL you could write asleep, a BI tool (ours is Metabase, yours may be another) and about three years of having done it. Python is something you can grow into. Google Analytics is on its way out; please don't bring tagging expertise. Spanish you speak every day, English every week. €34-40k, five weeks off, flexible hours, and the beach.`,
    must: 'sql',
    nice: 'python',
    either: 'metabase business-intelligence',
    facts: 'title data-analyst; years 3; country ES; pay 4000000 EUR year; lang es -; lang en -',
    traps: 'any google-analytics; excl google-analytics; must python; must metabase; years 5; any google-tag-manager',
  },
  {
    name: 'mainframe modernization, table',
    door: 'jobDesc',
    text: `Requirement	Weight	Remark
COBOL / JCL	must	5 years
Db2	must	any version
Java	should	target platform
Assembler	could
PL/I	won't
Location	Charlotte, NC	3 days on site
Compensation	$115k–$130k	no bonus
Role	Mainframe Developer	2 hires`,
    must: 'cobol:5 jcl:5 db2',
    nice: 'java assembly',
    either: 'jcl',
    facts: 'title mainframe-developer; country US; pay 13000000 USD year',
    quoted: '3 days on site|2 hires',
    traps: 'any pl-i; excl pl-i; must java; must assembly; years 3',
  },
  {
    name: 'technical recruiter, small agency',
    door: 'jobDesc',
    text: `Technical recruiter (part-time, 20h) for our agency in Utrecht.
You've recruited engineers for two years or longer, LinkedIn Recruiter is your hammer, and you can tell Java from JavaScript. Greenhouse or another ATS. Dutch is a must, German a huge plus.
€2.900-3.400 for full-time, so half of that. Freelancers welcome too.
Not for sales people who'd rather sell.`,
    must: 'greenhouse',
    nice: '',
    either: 'ats technical-recruiting greenhouse sales java javascript',
    facts: 'title technical-recruiter; years 2; country NL; lang nl -; lang de - soft; pay 340000 EUR month',
    quoted: '20h|LinkedIn Recruiter',
    traps: 'must java; must javascript; hard-lang de; years 20; excl sales',
  },
  {
    name: 'cloud architect, Q&A in mail',
    door: 'jobDesc',
    text: `Thanks for your questions, answers inline.

> Which cloud?
AWS. Azure is nice to have because of one acquisition.
> IaC?
Terraform or CDK.
> Do they need Kubernetes?
Not really, we're all Lambda.
> Seniority?
Senior, 8 years plus, has designed landing zones.
> Location?
Remote in the UK, London once a month.
> Day rate?
£650-£700, inside.
> When?
1st of February latest.
> Security clearance?
No.`,
    must: 'aws aws-cdk|terraform aws-lambda',
    nice: 'azure',
    either: 'aws-lambda landing-zones',
    facts: 'title cloud-architect; seniority senior; years 8; country GB; pay 70000 GBP day; start 2026-02-01',
    quoted: 'once a month',
    traps: 'any kubernetes; excl kubernetes; must azure; alone terraform; any security-clearance',
  },
  {
    name: 'web accessibility, Ireland, public',
    door: 'jobDesc',
    text: `Web Developer (Grade V), Galway City Library Service
Salary €51,210 – €61,364 (2 LSIs). Permanent. 35 hour week. Blended working.

Candidates must on the latest date for receipt of applications:
(a) have a level 7 qualification in computing,
(b) have two years' satisfactory experience of Drupal or WordPress,
(c) have a good knowledge of HTML, CSS and WCAG 2.2.

It is desirable that candidates have
(i) a working knowledge of Irish,
(ii) PHP,
(iii) experience of Solr.

Garda vetting applies. Shortlisting may apply. Latest date: 9th December 2025.`,
    must: 'drupal|wordpress:2 html css',
    nice: 'php solr',
    either: 'web-accessibility',
    facts: 'title web-developer; country IE; pay 6136400 EUR year; engagement fullTime; lang ga - soft',
    quoted: '35 hour week|Garda vetting',
    traps: 'must php; must solr; start any; alone drupal; hard-lang ga; any c; years 7',
  },
]
