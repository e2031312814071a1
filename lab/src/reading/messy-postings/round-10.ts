import type { MessyPosting } from './messy-posting.ts'

/** The tenth round: messengers, government forms, columns, corporate prose and agencies, in other roles than the ninth. */
export const ROUND_10: readonly MessyPosting[] = [
  {
    name: 'messenger, ETL consultant',
    door: 'jobDesc',
    text: `*Hot requirement*
*Role:* Informatica Developer (IICS)
*Exp:* 5-8 yrs, relevant 3+ in IICS
*Loc:* Chennai / Pune, hybrid (2 days WFO)
*Budget:* 18 LPA max, don't share above
*NP:* 0-15 days, serving notice also ok
*Must:* IICS, PowerCenter, Oracle PL/SQL, Unix
*Plus:* Snowflake, Control-M
*Note:* Talend / SSIS profiles - pls dont share
Client interview on Sat. Ping me 98xxxxxx01`,
    must: 'iics:3 informatica oracle-database pl-sql unix',
    nice: 'snowflake control-m',
    unwanted: 'talend ssis',
    either: 'oracle-database informatica informatica-mdm',
    facts: 'title etl-developer; years 5-8; country IN; pay 180000000 INR year; notice 15',
    quoted: '2 days WFO',
    traps: 'must talend; any ssis; any talend; must snowflake; years 3; notice 0; years 98',
  },
  {
    name: 'civil service form, cloud engineer',
    door: 'jobDesc',
    text: `Lead Cloud Engineer - Department for Coastal Affairs
Reference number 412233
Salary £57,204 - £64,135
Job grade Grade 7
Contract type Permanent
Business area Digital
Type of role Digital, Information Technology
Working pattern Flexible working, Full-time, Job share, Part-time
Number of jobs available 2
Location Newcastle-upon-Tyne, York

Job summary
The Department looks after 11,000 miles of coastline. Digital builds the services that fishers, harbour masters and the public use.

Person specification
Essential criteria
- significant experience of designing and running services on Azure
- infrastructure as code with Terraform (we do not use Bicep)
- CI/CD with GitHub Actions or Azure DevOps
- leading and line managing engineers
Desirable criteria
- Kubernetes (AKS)
- an understanding of FinOps

Behaviours
We'll assess you against these behaviours: Leadership, Delivering at Pace, Making Effective Decisions

Security
Successful candidates must meet the security requirements before they can be appointed. The level of security needed is security check (SC).

You will need to attend a workplace 60% of the time.

We cannot offer visa sponsorship. Oracle and SAP roles are advertised separately.`,
    must: 'azure terraform github-actions|azure-devops',
    nice: 'kubernetes aks finops',
    either:
      'kubernetes aks infrastructure-as-code ci-cd people-management leadership line-management team-leadership finops',
    facts: 'title cloud-engineer; seniority lead; country GB; pay 6413500 GBP year; engagement fullTime',
    quoted: 'Number of jobs available 2|60% of the time|security check (SC)|visa sponsorship',
    traps: 'must bicep; any bicep; excl bicep; any oracle-database; any sap; must aks; years 7; years 11',
  },
  {
    name: 'chat, iOS',
    door: 'jobDesc',
    text: `hey team, can someone post this for me in the alumni group 🙏

we're after an iOS person. Swift, SwiftUI obviously. UIKit too because half the app is still UIKit and will be for a while.
ObjC - there's one file left, nobody opens it, so nah
Combine or async/await, dont mind
if theyve ever done anything with CoreBluetooth or ARKit id be over the moon
mid to senior ish, 3 yrs plus on the app store
Ghent, 2 days a week at the office, dutch would make life easier but english is the company language
60-72k + car (its belgium lol)
start after easter is fine`,
    must: 'swift swiftui uikit',
    nice: 'core-bluetooth arkit',
    either: 'combine swift-concurrency combine-framework',
    facts:
      'title ios-developer; seniority senior; years 3; country BE; pay 7200000 EUR year; lang en -; lang nl - soft',
    quoted: '2 days a week',
    traps: 'must objective-c; any objective-c; must arkit; hard-lang nl; excl objective-c; must core-bluetooth',
  },
  {
    name: 'bullets lost, Dynamics',
    door: 'jobDesc',
    text: `Functional Consultant Dynamics 365 Finance

Our customer, a producer of windows and doors with plants in Denmark and Poland, rolls out D365 F&O and we have been its partner for 9 years.

What awaits you
You gather requirements together with the business
You configure general ledger, fixed assets and cash flow
You prepare data migrations from Navision

What you should bring along
At least four years as a functional consultant, two of them with D365 Finance
Good knowledge of Power BI
Fluent Danish, English at a working level
Readiness to travel (around 40 %)

What would round off your profile
MB-310 certificate
Experience in manufacturing
Basics of X++

What you will not have to do
Programming in AL or administration of SQL Server

What awaits you with us
Company car, 30 days of leave, Udemy licence, LinkedIn Learning`,
    must: 'dynamics-365-finance:2 power-bi',
    nice: 'x-plus-plus',
    either:
      'dynamics-nav microsoft-dynamics-365 finance manufacturing data-migration requirements-gathering requirements-analysis accounting',
    facts: 'title dynamics-365-consultant; years 4; lang da C1; lang en B2',
    quoted: 'around 40 %|MB-310',
    traps:
      'must dynamics-nav; must x-plus-plus; must al-business-central; any al-business-central; must sql-server; any sql-server; years 9; country PL; any windows; excl sql-server',
  },
  {
    name: 'startup page, machine learning',
    door: 'jobDesc',
    text: `We're Loomwise. We teach looms to see. 🧵

Founding ML Engineer
San Francisco (in person, 5 days, we mean it) · $190K – $240K · 0.5% – 1.25%

why now
textile mills throw away 8% of what they make. cameras are $40. you do the math.

you
– have trained and shipped a vision model that ran somewhere unpleasant (edge, factory, satellite)
– write PyTorch without looking things up
– can take a model to TensorRT or ONNX and know where the accuracy went
– know enough C++ to be dangerous
– don't need a PM

bonus round
– Jetson
– synthetic data (Omniverse, Blender)
– you sew

not a fit
– LLM wrappers are your thing
– TensorFlow purist
– remote only

stack, fwiw: python, pytorch, a shameful amount of bash, postgres, react for the operator UI (contractor does it)`,
    must: 'pytorch tensorrt|onnx cpp',
    nice: 'nvidia-jetson omniverse blender',
    either: 'computer-vision python bash postgresql react cpp edge-computing llm synthetic-data',
    facts: 'title machine-learning-engineer; country US; pay 24000000 USD year',
    quoted: 'in person|5 days',
    traps:
      'must react; excl tensorflow; must tensorflow; must llm; any tensorflow; must bash; years 8; must nvidia-jetson',
  },
  {
    name: 'job board dump, BI analyst',
    door: 'jobDesc',
    text: `Business Intelligence Analyst
Northgate Dental Partners
4.1 out of 5 stars
Leicester LE1 • Hybrid work
£36,000 - £42,000 a year - Permanent, Full-time
You must create an account before continuing to the company website to apply
Job details
Here's how the job details align with your profile.
Pay £36,000 - £42,000 a year
Job type Permanent Full-time
Location Leicester LE1 • Hybrid work
Benefits Pulled from the full job description
Free parking Company pension Gym membership Sick pay
Full job description
Northgate runs 140 practices. Data sits in Azure Synapse and we'd like it to leave in better shape than it arrived.
The successful candidate will have:
Advanced SQL (window functions should not frighten you)
Power BI incl. DAX and Power Query
At least 2 yrs in a reporting role
It's a bonus if you've used:
Python
Fabric
We've just retired Tableau and SSRS, please leave them off the cover letter.
Hybrid: 2 days Leicester.
Schedule: Monday to Friday
Work authorisation: United Kingdom (required)
Reference ID: BI/2291
Expected start date: 05/01/2026`,
    must: 'sql power-bi dax power-query',
    nice: 'python microsoft-fabric',
    either: 'synapse microsoft-fabric reporting',
    facts:
      'title business-intelligence-analyst; years 2; country GB; pay 4200000 GBP year; engagement fullTime; start 2026-01-05',
    quoted: '2 days Leicester|Monday to Friday',
    traps: 'must tableau; any tableau; excl tableau; any ssrs; excl ssrs; must synapse; must python; years 5',
  },
  {
    name: 'long corporate, FPGA',
    door: 'jobDesc',
    text: `Tessarine Defence & Space is a global leader in secure communications with more than 9,800 employees in 17 countries. For over four decades our Linux-based ground stations, radios and satellites have connected those who protect us. We invest 12 % of our revenue in research, we hold 640 patents, and our engineers speak Italian, English, German, Python and sometimes Klingon. At our Genoa campus you find a canteen, a crèche, e-bikes and a view of the sea.

FPGA Design Engineer (m/f/x)
Location: Genoa, Italy
Contract: open-ended
CCNL: Metalmeccanico, level B2
Business line: Space

THE TEAM
The Digital Hardware team is 23 strong and consists of FPGA designers, verification engineers and board designers. The verification engineers use SystemVerilog and UVM, the board designers Altium; you are on the design side. You will report to Ing. Marta Oliveri, who has been with the company since 2006.

YOUR MISSION
You design digital signal processing chains for modems that will fly for fifteen years. From the first block diagram to the qualified unit you own your modules. In particular you
- translate system requirements into RTL architecture
- write, simulate and synthesise VHDL
- close timing on large devices, in cooperation with the vendor
- support verification with test vectors from MATLAB
- accompany integration in the laboratory and, a few times a year, at the customer's (Kiruna, Kourou)
- document in DOORS and Confluence

THE PROFILE WE SEEK
A Master's degree in electronic or telecommunications engineering, and no less than five years in FPGA design. Mastery of VHDL is indispensable; Verilog alone does not meet the requirement. You know Vivado or, as an alternative, Libero. You have knowledge of digital modulation and of at least one among SpaceWire, SpaceFibre and PCIe. TCL scripting completes the picture. Italian at B1 level is requested at the moment of hiring, as part of the documentation is in Italian; English at C1.

ADDITIONAL TITLES OF PREFERENCE
Knowledge of high level synthesis (HLS), of radiation effects, of ECSS standards. A previous collaboration with ESA. Python for automation.

IT IS NOT REQUIRED
Experience with GPUs, with CUDA or with machine learning, although our colleagues of the Lab Torino do that with passion.

WHAT WE OFFER
Gross annual salary between 46.000 and 58.000 euro according to experience, performance bonus, supplementary health fund, flexible entry between 8 and 10, two days of remote working per week, language courses (Spanish, French, Chinese), agreements with gyms and theatres, relocation support. Company tools such as Office 365 and Slack, an AWS sandbox for your ideas and a Coursera account.

SELECTION
The selection foresees an interview with HR, a technical interview and a conversation with the business line. According to the laws 903/77 and 125/91 the search is addressed to both sexes. Candidates of protected categories (L. 68/99) are invited to apply. The personal data will be treated in compliance with EU Regulation 2016/679. A security clearance (NOS) will be requested after hiring, so citizenship of an EU or NATO country is needed.`,
    must: 'vhdl vivado tcl fpga:5',
    nice: 'python',
    either:
      'vhdl vivado tcl fpga digital-signal-processing pcie pci-express hls rtl-design matlab doors confluence digital-modulation',
    facts: 'title fpga-engineer; country IT; lang it B1; lang en C1; pay 5800000 EUR year',
    quoted: 'two days of remote working per week|Libero|SpaceWire|security clearance|citizenship',
    traps:
      'must verilog; any verilog; must systemverilog; any altium; must cuda; any cuda; must machine-learning; any machine-learning; any slack; any aws; any linux; hard-lang de; hard-lang es; must python; excl verilog; excl cuda; years 15; hard-lang fr; hard-lang zh',
  },
  {
    name: 'server post, smart contracts',
    door: 'jobDesc',
    text: `gm ☀️ hiring 1x solidity dev for a lending protocol (Base + Arbitrum)

reqs:
• 2y+ solidity, at least one thing live on mainnet w/ real TVL
• foundry. hardhat folks welcome if ready to switch
• read an audit report & not cry
• some rust = 💜 (we're eyeing solana)

non reqs: degree, frontend, twitter followers

comp: 8–11k USDC /mo + tokens (vest 3y, 1y cliff)
contract, async, anywhere UTC-3 to UTC+3, 1 call a day 15:00 UTC
pls no agencies / no anons (KYC'd entity)`,
    must: 'solidity:2 foundry-eth',
    nice: 'rust',
    either: 'hardhat solana ethereum defi',
    facts: 'title smart-contract-developer; pay 1100000 USD month; engagement contract; overlap Etc/UTC 5',
    quoted: '1 call a day',
    traps:
      'must hardhat; must rust; must solana; must frontend; excl frontend; excl hardhat; years 3; years 1; must css; any docker',
  },
  {
    name: 'columns run together, PHP',
    door: 'jobDesc',
    text: `PHP Developer (Symfony)
Salary: 17 000 - 22 000 PLN net + VAT (B2B) | 13 000 - 17 000 PLN gross (permanent)
Must have: PHP 8, Symfony, MySQL, Docker, Git   Nice to have: RabbitMQ, Elasticsearch, Vue.js
Operating mode: 80% remote / Poznan   Seniority: regular
Languages: Polish C1, English B1   Requirements in short: min. 3 years of commercial experience with Symfony (not only Laravel!)
Daily tasks: 60% new features, 20% maintenance of a legacy Zend application, 10% code review, 10% meetings
Methodology: Scrum   Team size: 7   Project length: long term
Hardware: MacBook Pro / Dell + Ubuntu
We do not require: Kubernetes (devops does this)`,
    must: 'php symfony:3 mysql docker git',
    nice: 'rabbitmq elasticsearch vue-js',
    either: 'zend-framework scrum laminas',
    facts:
      'title php-developer; seniority mid; country PL; lang pl C1; lang en B1; pay 2200000 PLN month; engagement contract; engagement fullTime',
    quoted: '80% remote',
    traps:
      'must laravel; any laravel; excl laravel; must kubernetes; any kubernetes; any ubuntu; must vue-js; must rabbitmq; must scrum; years 7; excl kubernetes',
  },
  {
    name: 'recruiter call notes, product designer',
    door: 'summary',
    text: `Product designer, Stockholm or Uppsala, they are B2B SaaS (HR). Needs Figma & design systems, 4+ y in product teams. Research skills good but they have 2 researchers so don't filter on it. Prototyping in Framer or ProtoPie, either. NO agency-only background. Coding not asked, HTML/CSS nice though. Swedish not needed, English fluent. 55-62k SEK/month. 3 month notice is OK for them (swedish standard). Hybrid 3 days.`,
    must: 'figma design-systems framer|protopie',
    nice: 'html css',
    either: 'user-research research prototyping ux-research',
    facts: 'title product-designer; years 4; country SE; lang en C1; pay 6200000 SEK month; notice 90',
    quoted: 'Hybrid 3 days',
    traps: 'must html; must css; hard-lang sv; must user-research; excl html; years 2',
  },
  {
    name: 'old school, mainframe',
    door: 'jobDesc',
    text: `POSITION TITLE: MAINFRAME PROGRAMMER ANALYST III
STATE AGENCY: DEPT OF REVENUE        LOCATION: HARRISBURG PA
BARGAINING UNIT: NONE                 FLSA: NON-EXEMPT
HOURS: 37.5/WK, MON-FRI 8:00-4:00     TELEWORK: UP TO 2 DAYS/WK AFTER TRAINING
SALARY: $71,204 - $108,250
MINIMUM EXPERIENCE AND TRAINING (MET)
  FOUR YEARS OF COBOL PROGRAMMING ON Z/OS
  CICS AND DB2, TWO YEARS
  JCL, VSAM
PREFERRED BUT NOT REQUIRED
  EASYTRIEVE, ENDEVOR
  KNOWLEDGE OF TAX SYSTEMS
PLEASE NOTE: JAVA/.NET EXPERIENCE WILL NOT BE COUNTED TOWARD THE MET.
PENNSYLVANIA RESIDENCY REQUIRED. POST-OFFER BACKGROUND CHECK.`,
    must: 'cobol:4 cics:2 db2:2 jcl vsam z-os',
    nice: 'easytrieve endevor',
    either: 'z-os cobol',
    facts: 'title mainframe-developer; country US; pay 10825000 USD year',
    quoted: '37.5/WK|UP TO 2 DAYS/WK|BACKGROUND CHECK|PENNSYLVANIA RESIDENCY',
    traps: 'must java; any java; excl java; must dot-net; any dot-net; excl dot-net; must endevor; must easytrieve',
  },
  {
    name: 'Philippines, SOC',
    door: 'jobDesc',
    text: `We are looking for SOC ANALYST (Level 2) for our BPO client in BGC, Taguig!

Qualifications:
- Graduate of any IT related course
- Minimum of 2yrs experience in a Security Operations Center (Helpdesk experience will not be considered)
- With experience in SIEM (QRadar or Splunk preferred, other SIEM are welcome)
- Knowledgeable in EDR tools such as CrowdStrike or SentinelOne
- Amenable to work on shifting schedule, holidays and weekends
- Amenable to work onsite
- Can start ASAP or willing to render 30 days

Good to have but not necessary: Security+, CySA+, scripting in Python/PowerShell

Offer:
- PHP 60,000 to 75,000/month
- HMO day 1 plus 2 free dependents
- Night differential 10%`,
    must: 'siem|qradar|splunk crowdstrike|sentinelone',
    nice: 'security-plus cysa-plus python powershell',
    either:
      'siem qradar|splunk qradar splunk edr security-plus comptia-security-plus cysa scripting soc security-operations php',
    facts: 'title soc-analyst; years 2; country PH; pay 7500000 PHP month; notice 30',
    quoted: 'shifting schedule|onsite',
    traps: 'any php; must php; must python; must powershell; must security-plus; notice 0; any help-desk; years 1',
  },
  {
    name: 'careers page, product manager',
    door: 'jobDesc',
    text: `Senior Product Manager, Payments

Our platform moves 2 billion dollars a year for 40,000 small shops. Remote-first since 2015, with people in 22 countries. Kafka, Kotlin and Kubernetes are what engineering swears by (and at); you needn't.

The short version
You own checkout. You talk to merchants every week. You'd rather delete a feature than add one.

You'll recognise yourself here
- 5+ years in product, of which at least 2 in payments or fintech
- SQL good enough to answer your own questions
- You have run experiments and killed your darlings because of them
- You write well. Really well. In English.

You may also recognise yourself here (no worries if not)
- Amplitude or Mixpanel
- PSD2 / SCA war stories
- A past life as an engineer

You won't find here
- Jira police
- A roadmap until 2030

Practicalities
- Anywhere between UTC-5 and UTC+2
- 105,000–128,000 USD, same everywhere
- Two off-sites per year, travel paid
- 4 weeks' notice is fine, 3 months is hard`,
    must: 'sql',
    nice: 'amplitude mixpanel',
    either: 'payments fintech payment-systems product-management a-b-testing experimentation',
    facts:
      'title product-manager; seniority senior; years 5; lang en -; pay 12800000 USD year; overlap Etc/GMT+1 4; notice 28',
    quoted: 'Two off-sites per year',
    traps:
      'must kafka; any kafka; must kotlin; any kotlin; must kubernetes; any kubernetes; any jira; excl jira; must amplitude; years 2; notice 90; years 22',
  },
  {
    name: 'non-native mail, embedded automotive',
    door: 'jobDesc',
    text: `Dear Sirs,

we search since three months for one Embedded Software Developer for our site in Brasov (Romania), please help us with your database.

He or she must dispose of:
1) C (MISRA), since min. 4 years
2) AUTOSAR Classic, Vector tools (CANoe, DaVinci)
3) UDS, CAN; FlexRay we have not anymore
4) English is mandatory, German we would appreciate very much

It is an advantage, if the person has already worked with ISO 26262. Functional safety manager is not searched!
Ada or Java we do not need. C++ is possible instead of C, when AUTOSAR is strong.

Salary frame: till 3.800 EUR gross/month. Contract is undetermined. Home working is possible 8 days in the month. The start should be latest on 01.03.2026. Maximal notice: 2 months.

With friendly greetings`,
    must: 'c|cpp:4 autosar canoe can-bus',
    either: 'misra-c misra can-bus can functional-safety c cpp canoe vector-davinci davinci',
    facts:
      'title embedded-software-engineer; country RO; lang en -; lang de - soft; pay 380000 EUR month; notice 60; start 2026-03-01',
    quoted: '8 days in the month|DaVinci',
    traps:
      'must ada; any ada; excl ada; must java; any java; excl java; any flexray; must functional-safety; hard-lang de; excl c; must davinci-resolve; any davinci-resolve; years 3',
  },
]
