import type { MessyPosting } from './messy-posting.ts'

/** The fourteenth round: written together with the thirteenth, and measured before any of its errors were looked at. */
export const ROUND_14: readonly MessyPosting[] = [
  {
    name: 'US staffing, hotlist style',
    door: 'jobDesc',
    text: `Job Title: Sr. Data Engineer (Databricks)
Location: Plano, TX (Hybrid - 3 days a week)
Duration: 12+ Months
Visa: USC / GC only
Rate: $70/hr on C2C max
Note: Local candidates only, LinkedIn must

Top 3 skills:
1. Databricks - 4 years
2. PySpark - 5 years
3. Azure Data Factory

Other skills: Delta Lake, Unity Catalog (good to have), Power BI is NOT part of this role.
Candidates who come from an Informatica-only background were rejected by client twice, so please be careful.`,
    must: 'databricks:4 pyspark:5 adf',
    nice: 'unity-catalog delta-lake',
    either: 'delta-lake unity-catalog databricks-unity-catalog',
    facts: 'title data-engineer; seniority senior; country US; pay 7000 USD hour; engagement contract',
    quoted: '12+ Months|3 days a week',
    traps: 'any power-bi; any informatica; excl power-bi; must unity-catalog; years 12; years 3; excl informatica',
  },
  {
    name: 'Slack hiring channel',
    door: 'summary',
    text: `:wave: hiring a FE eng @ Loopwell (remote, US timezones)
react + ts + graphql, 3ish yrs min
next.js if you have it, we can also teach it
we're off redux since spring
$120-140k
dm me`,
    must: 'react typescript graphql',
    nice: 'next-js',
    either: 'next-js next-js',
    facts: 'title front-end-developer; years 3; pay 14000000 USD year; overlap America/New_York 5',
    traps: 'any redux; must next-js; must next-js; excl redux',
  },
  {
    name: 'one sentence, list and level',
    door: 'summary',
    text: `Senior Kotlin developer for a bank in Zurich, 80-100 %, must speak German, Java background fine, Scala not wanted.`,
    must: 'kotlin',
    nice: '',
    unwanted: 'scala',
    either: 'java kotlin banking',
    facts: 'title kotlin-backend-developer; seniority senior; country CH; lang de -',
    traps: 'must scala; must java; nice scala; years 80; engagement partTime',
  },
  {
    name: 'museum, prose without headings',
    door: 'jobDesc',
    text: `The Maritime Museum is looking for somebody to take care of its collection database and everything around it. The database is PostgreSQL and the application in front of it Django, so you will know Python properly and SQL as well. Most of what you touch has been there for ten years; patience counts more than brilliance. Our public site runs on WordPress and is maintained by an agency, you only talk to them. If linked data or SPARQL mean something to you, so much the better. We cannot pay what banks pay: £36,000, with a defined-benefit pension and free entry to every museum in the country. The post is for three years at first, in Greenwich, with one or two days from home.`,
    must: 'postgresql django python sql',
    nice: 'sparql semantic-web',
    either: 'semantic-web databases',
    facts: 'title python-developer; pay 3600000 GBP year; country GB',
    quoted: 'three years',
    traps: 'any wordpress; years 10; years 3; must sparql; excl wordpress; title database-administrator',
  },
  {
    name: 'ATS export with field names',
    door: 'jobDesc',
    text: `job_id: 88213
job_title: Cybersecurity Engineer
department: Information Security
location: Bengaluru
experience_min: 5
experience_max: 8
must_have_skills: SIEM; Splunk; Python; incident response
good_to_have_skills: SOAR; CrowdStrike
education: B.E./B.Tech
notice_period: 30 days
ctc_max: 32 LPA
work_mode: hybrid
shift: rotational
about_company: Zenlark builds ERP software in Java and Angular for 900 customers.
not_required: CISSP, CEH`,
    must: 'siem splunk python incident-response-security',
    nice: 'soar crowdstrike',
    either: 'siem incident-response-security soar',
    facts: 'title security-engineer; years 5-8; country IN; notice 30; pay 320000000 INR year',
    quoted: 'rotational',
    traps: 'any java; any angular; any cissp; any ceh; must crowdstrike; excl cissp; years 32; years 900',
  },
  {
    name: 'Irish medtech, long, legal',
    door: 'jobDesc',
    text: `Senior Software Engineer (C++), Medical Imaging

Who are we?
Lumacare's scanners are in 70 hospitals. We are ISO 13485 certified and growing quickly. Last year we opened an office in Boston and acquired a Python analytics start-up.

Your day
In the morning you look at what the nightly build did. The rest is writing C++ for the acquisition pipeline, reviewing, and now and then standing in a hospital basement.

Must-haves, really
Modern C++ (14 or newer), minimum five years of it
Multithreading
Linux, CMake
Some image processing: OpenCV, ITK or VTK

Should-haves, you can talk us out of them
Qt
CUDA

Could-haves
DICOM
Rust curiosity

Won't-haves
C# (our service tools, other team)
Blockchain, sorry

What we give
€75k to €92k, health insurance for the family, bike to work, Pluralsight

Galway, three days per week on site. We can relocate you within the EU.

Statement: Lumacare does not discriminate. By applying you agree that your data are stored in Workday for 12 months.`,
    must: 'cpp:5 linux cmake opencv',
    nice: 'qt cuda dicom rust',
    either: 'multithreading image-processing dicom opencv rust',
    facts: 'title software-engineer; seniority senior; years 5; country IE; pay 9200000 EUR year',
    quoted: 'three days per week|ITK|VTK',
    traps:
      'any python; any c-sharp; any blockchain; any workday; must qt; must cuda; must rust; excl c-sharp; years 12; years 14; years 70',
  },
  {
    name: 'Telegram, DE-RU style',
    door: 'jobDesc',
    text: `#vacancy #remote #middle #php
Company: fintech (NDA)
Position: PHP developer, Middle+
Fork: 2500-3500 $ net
Format: full remote, ideally Georgia / Serbia / Armenia, time zone UTC+2..+4
Expectations:
— PHP 8, Symfony (Laravel only if you are ready to relearn)
— MySQL: indexes, EXPLAIN, no fear of big tables
— RabbitMQ
— Docker on user level
Will be a plus: ClickHouse, Vue on reading level
Tasks: support of billing, exit from the monolith, no frontend, no WordPress
Probation 3 months
Contacts: @hr_lena`,
    must: 'php symfony mysql rabbitmq docker',
    nice: 'clickhouse vue-js',
    either: 'laravel microservices',
    facts: 'title php-developer; seniority mid; overlap Etc/GMT-3 7; pay 350000 USD month',
    traps: 'must laravel; any wordpress; must clickhouse; must vue-js; years 3; excl vue-js; nice wordpress',
  },
  {
    name: 'questions to the reader, tech writer',
    door: 'jobDesc',
    text: `Do you get annoyed by bad documentation? Then become our Technical Writer.

Can you read code? You'll be asked for sample requests in Python and cURL. Do you write in Markdown and keep it in Git? That's how we work (docs as code). Have you described REST APIs with OpenAPI before? You'll have to.

Have you used Docusaurus or MkDocs? Lovely, but any generator teaches the same lessons. Do you love Word, Confluence, FrameMaker? We had all three and are over them.

English must be at native or near-native level. We're in Helsinki; you may be anywhere between Lisbon and Tbilisi. 3,900 to 4,600 euros a month.`,
    must: 'python git openapi rest-api markdown',
    nice: 'docusaurus mkdocs',
    either: 'rest-api curl markdown openapi docs-as-code technical-writing docusaurus mkdocs documentation',
    facts: 'title technical-writer; lang en -; country FI; pay 460000 EUR month',
    traps:
      'any microsoft-word; any confluence; any framemaker; must docusaurus; excl confluence; excl microsoft-word; excl framemaker; years 3',
  },
  {
    name: 'Dutch-English freelance assignment',
    door: 'jobDesc',
    text: `Assignment: Senior Business Analyst / Product Owner (freelance)
Client: pension fund in The Hague
Start: 1 March 2026, 6 months with option on extension
Hours: 36 per week
Tariff: max € 98,- p/h excl. VAT
Knock-outs:
- Min. 5 years experience as business analyst
- Demonstrable experience with Scrum
- You write user stories in Jira and model in BPMN
- Dutch at mother tongue level
Wishes:
- SQL (15 points)
- Experience at a pension provider (25 points)
- SAFe POPM certificate (10 points)
Not applicable to this assignment: working abroad, Prince2
Last date for response: 9 February, 12:00`,
    must: 'scrum jira bpmn',
    nice: 'sql safe-agile',
    either: 'scrum user-stories bpmn pensions safe-agile business-analysis safe scaled-agile-framework pension prince2',
    facts:
      'title business-analyst; seniority senior; country NL; years 5; lang nl C2; start 2026-03-01; pay 9800 EUR hour; engagement contract',
    quoted: '36 per week|6 months',
    traps: 'must sql; excl sql; must prince2; nice prince2; years 6; years 25; must safe-agile; excl scrum',
  },
  {
    name: 'two people in one mail, only one wanted',
    door: 'jobDesc',
    text: `Hello,

Of the two positions we talked about, the Java one is filled, thank you. Remaining:

Database developer (PL/SQL)
What she or he will meet: Oracle 19c, a lot of PL/SQL packages, some APEX pages.
What we insist on: PL/SQL, performance tuning, six years or more
What we would love: APEX, Python for scripts
What we can do without: DBA skills (there is a DBA), Java

Place: Brno, at least every second day in the office.
Money: up to 95.000 CZK a month.
Languages: Czech or Slovak, plus written English.

Kind regards
Radka`,
    must: 'pl-sql performance-tuning',
    nice: 'oracle-apex python',
    either: 'performance-tuning oracle-database sql-tuning query-optimization database-administration',
    facts:
      'title database-developer; years 6; country CZ; lang cs - soft; lang sk - soft; pay 9500000 CZK month; lang en -',
    quoted: 'every second day in the office',
    traps: 'any java; excl java; must python; must oracle-apex; years 19; title java-developer; hard-lang sk',
  },
  {
    name: 'skills with weights',
    door: 'skill',
    text: `AWS (must), Terraform (must), Kubernetes (must), Pulumi (nice), Helm (nice), Jenkins (no)`,
    must: 'aws terraform kubernetes',
    nice: 'pulumi helm',
    unwanted: 'jenkins',
    facts: 'title devops-engineer',
    traps: 'must pulumi; must helm; must jenkins; nice jenkins',
  },
  {
    name: 'skills, or and slash',
    door: 'skill',
    text: `c# or vb.net
asp.net core
mssql / postgres
angular not angularjs`,
    must: 'c-sharp|vb-net asp-net-core postgresql|sql-server angular',
    nice: '',
    unwanted: 'angularjs',
    either: 'angularjs',
    facts: 'title dot-net-full-stack-developer',
    traps: 'must angularjs; nice angularjs; alone c-sharp',
  },
  {
    name: 'short, part-time trainer',
    door: 'summary',
    text: `Freelance Excel and Power BI trainer needed in Antwerp for about ten days a year, Dutch-speaking, French would be handy, day rate around 650 euro`,
    must: 'microsoft-excel power-bi',
    nice: '',
    either: 'microsoft-excel microsoft-excel training',
    facts: 'country BE; lang nl -; lang fr - soft; pay 65000 EUR day; engagement contract',
    quoted: 'ten days a year',
    traps: 'hard-lang fr; years 10; notice 10; years 650',
  },
  {
    name: 'Australian scale-up page',
    door: 'jobDesc',
    text: `Staff Engineer, Growth
Melbourne (or Sydney, we fly you down monthly)

THE SHORT VERSION
TypeScript across the board. Node and React. Experimentation at scale. $210k + super.

THE LONGER VERSION
Growth is four engineers, a designer and an analyst. You'd set direction without becoming anyone's manager. There's a Ruby monolith that billing still lives in; you can admire it from afar.

YOU'LL NEED
to have shipped TypeScript, both ends of the stack, for the best part of 8 years or thereabouts
PostgreSQL chops
to know your way round feature flags and A/B testing (LaunchDarkly here, Optimizely experience transfers)

WE WON'T ASK FOR
a CS degree
leetcode
Ruby

WE MIGHT SQUEAL IF
you know dbt
you've worked in subscriptions

Full working rights in Australia are essential.`,
    must: 'typescript node-js react postgresql launchdarkly|optimizely',
    nice: 'dbt',
    either:
      'launchdarkly optimizely ab-testing feature-flags a-b-testing subscriptions node-js typescript experimentation',
    facts: 'title staff-software-engineer; seniority staff; years 8; country AU; pay 21000000 AUD year',
    quoted: 'working rights',
    traps: 'any ruby; excl ruby; must dbt; title engineering-manager; any ruby-on-rails; years 4',
  },
  {
    name: 'Indian startup, chatty',
    door: 'jobDesc',
    text: `Hey techies!! Khaana is looking for a Backend Developer (Node.js) 🍛

Who can apply?
✔️ 1-3 yrs exp in Node.js + Express
✔️ MongoDB is must, Redis is a plus point
✔️ Good hold on DSA
✔️ Freshers with internship exp in backend also can apply
Who should not apply?
✖️ MERN bootcamp folks who only do frontend
✖️ People serving notice > 45 days

Where: Indiranagar, Bangalore, 5 days WFO
CTC: 8-12 LPA + ESOPs
Interview: DSA round, machine coding round, founder round (he will ask about Golang since we may move there some day, so if you know Golang you'll be in good books)`,
    must: 'node-js:1 express:1 mongodb',
    nice: 'redis go',
    either: 'data-structures algorithms data-structures-and-algorithms go express',
    facts: 'title back-end-developer; country IN; notice 45; pay 120000000 INR year',
    quoted: '5 days WFO',
    traps: 'must redis; must go; excl mongodb; years 5; excl react; seniority lead; years 45',
  },
  {
    name: 'Swiss bank, project manager',
    door: 'jobDesc',
    text: `IT Project Manager 80-100% (a)
Permanent | Basel | starting immediately or by arrangement

This is how you make an impact
- Lead the replacement of our core banking (Avaloq) interfaces
- Steer external suppliers (their world is Java, yours is the plan)
- Report to the steering committee

This is what distinguishes you
- Several years (at least 5) in project management in the financial sector
- Certified in HERMES, PMP or IPMA
- Confident with MS Project and Jira
- Avaloq knowledge is ideal, yet you can also acquire it with us
- Excellent German, good English, French an advantage

This is how we say thank you
- 5 weeks of holidays, GA travelcard contribution
- LinkedIn Learning and Microsoft certifications

Salary band: CHF 120'000 - 145'000`,
    must: 'jira ms-project',
    nice: '',
    either:
      'project-management pmp hermes ipma ms-project jira prince2 banking finance project-management-professional',
    facts:
      'title project-manager; years 5; country CH; lang de -; lang en -; lang fr - soft; pay 14500000 CHF year; engagement fullTime',
    quoted: 'Avaloq',
    traps: 'any java; hard-lang fr; years 80; years 100; start 2025-11-19',
  },
  {
    name: 'terse ops ticket',
    door: 'jobDesc',
    text: `REQ-4471 / backfill Dana
L2 support, 1 head, Krakow
needs: linux, bash, sql read-only level, splunk searching
not needs: coding, k8s
bonus pts: servicenow, french
2-4y
CoE (employment), 11-14k PLN gross/mth
nights yes (1 week of 4)
ASAP, latest Feb 1`,
    must: 'linux bash sql splunk',
    nice: 'servicenow',
    either: 'technical-support servicenow',
    facts: 'years 2-4; country PL; pay 1400000 PLN month; start 2026-02-01; lang fr - soft',
    quoted: 'nights yes',
    traps: 'any kubernetes; excl kubernetes; must servicenow; hard-lang fr; years 11; years 1',
  },
  {
    name: 'Spanish-English consultancy',
    door: 'jobDesc',
    text: `We select for important multinational: MuleSoft Integration Specialist

We offer: indefinite contract, salary 45K - 52K according to experience, 100% telework within Spain, German classes, Microsoft Office licenses

It is required:
 Experience of 3 years with MuleSoft Anypoint
 Java and Maven
 Knowledge of messaging (ActiveMQ or similar)
 High level of English, interview will be in English

It will be valued:
 MuleSoft certification (MCD)
 Experience with Salesforce
 Ansible

It will not be taken into account: experience with TIBCO or webMethods

Incorporation: January`,
    must: 'mulesoft:3 java maven activemq',
    nice: 'salesforce ansible',
    either:
      'activemq messaging mulesoft mulesoft-anypoint mulesoft-certified-developer anypoint-platform message-queues',
    facts:
      'title integration-developer; country ES; lang en -; pay 5200000 EUR year; start 2026-01-31; engagement fullTime',
    traps:
      'any tibco; any webmethods; excl tibco; hard-lang de; any microsoft-office; must salesforce; must ansible; years 100',
  },
  {
    name: 'VC job board, founding role',
    door: 'jobDesc',
    text: `Founding Full-Stack Engineer @ Petrichor (soil carbon, pre-seed)

Problem: farmers are paid for carbon nobody can measure.
Us: Ines (ex-Stripe, PhD soil science) and Theo (ten years of Google, built half of the first version in Flask).

You in our heads: 4 to 8 years, product minded. FastAPI and React is where the code is going. You can set up Postgres with PostGIS without asking a forum. Comfortable reading a scientific paper. Maps are fun (Mapbox GL, deck.gl: useful, learnable). TypeScript strict mode doesn't make you cry.

Things people assume we need, but we don't: blockchain, deep learning, a designer.

Comp: €70–90k and 1–2.5 %. Lisbon, hybrid; moving help. Start whenever, ideally before summer.`,
    must: 'fastapi react postgresql postgis typescript',
    nice: 'mapbox',
    either: 'mapbox mapbox-gl postgis fastapi product-thinking',
    facts: 'title founding-engineer; years 4-8; country PT; pay 9000000 EUR year',
    quoted: 'deck.gl',
    traps:
      'any flask; any blockchain; any deep-learning; any stripe; years 10; excl blockchain; must mapbox; must python',
  },
  {
    name: 'PDF paste, broken lines, energy utility',
    door: 'jobDesc',
    text: `SCADA Engineer
Ref 2025/117 Vaasa, Finland
We operate 300 wind turbines and need an engineer who
keeps the control room's eyes open.
What the work is
Maintenance of SCADA servers (Windows Server), new wind
parks, cooperation with the IT department, which runs SAP.
What it asks
Bachelor of automation or similar
Experience with IEC 60870-5-104 or Modbus, both is
better
SQL basics
At least two years in automation
Swedish or Finnish fluently
It speaks for you if
you know Python or you have programmed PLCs from
Siemens
Salary 4 200 € – 5 100 €/month
Travel about 20 days per year`,
    must: 'modbus sql',
    nice: 'python plc-programming',
    either: 'scada plc-programming plc-programming windows-server iec-60870 modbus',
    facts: 'title plc-programmer; years 2; country FI; lang sv C1 soft; lang fi C1 soft; pay 510000 EUR month',
    quoted: '20 days per year|Swedish or Finnish|IEC 60870',
    traps: 'any sap; must python; hard-lang sv; years 20; excl sap; years 300',
  },
  {
    name: 'contract extension note, mainframe to cloud tester, no headings bullets',
    door: 'summary',
    text: `test analyst, manual mostly, 4 yrs+
• HP ALM (now OpenText) or Zephyr
• writes sql to check batch results
• knows insurance, ideally life
• automation not this year
• Edinburgh 1 day/wk
• £350/d inside IR35 to end of June`,
    must: 'sql hp-alm|zephyr-scale',
    nice: '',
    either: 'insurance-technology hp-alm zephyr-scale manual-testing opentext-alm',
    facts: 'title qa-tester; years 4; country GB; pay 35000 GBP day; engagement contract',
    quoted: '1 day/wk',
    traps: 'any test-automation; must test-automation; excl test-automation; start any; years 350',
  },
]
