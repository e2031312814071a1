import type { MessyPosting } from './messy-posting.ts'

/** The twenty-third round: written before any change of its time and run once at the end; only its totals are looked at. */
export const ROUND_23: readonly MessyPosting[] = [
  {
    name: 'Indian board, Java full stack, Pune',
    door: 'jobDesc',
    text: `Java Full Stack Developer_Pune_Hybrid
Kalpavriksha Technologies Pvt Ltd   4.1 ★ (212 Reviews)
5-8 Yrs | ₹ 18-26 Lacs PA | Pune (Hinjewadi)
Posted: 3 days ago   Openings: 5   Applicants: 100+

Job description
Greetings from Kalpavriksha!!

We are having an urgent requirement for our esteemed client (a leading private bank).

Exp : 5 to 8 yrs (relevant Java 4+ mandatory)
Work mode : Hybrid, 3 days WFO
Shift : 2 PM to 11 PM
Notice : Immediate to 30 days max

Primary skills:
- Core Java 11+, Spring Boot, Microservices
- Angular 12 or above
- Oracle / PostgreSQL
- JUnit, Mockito

Secondary skills (good to have, not mandatory):
- Kafka
- Docker & Kubernetes
- Jenkins pipeline

Note: candidates with only frontend exposure or Struts background please excuse.
The project was earlier on .NET, no .NET work will come to you.

Interested ppl share CV with below details:
Total exp:
Current CTC:
Expected CTC:

Role: Full Stack Developer
Industry Type: IT Services & Consulting
Department: Engineering - Software & QA
Education
UG: B.Tech/B.E. in Any Specialization
Key Skills
Java Spring Boot Angular Hibernate SQL`,
    must: 'java:4 spring-boot microservices angular oracle-database|postgresql junit mockito',
    nice: 'kafka docker kubernetes jenkins',
    either: 'hibernate sql ci-cd-pipelines ci-cd struts frontend',
    facts: 'title java-full-stack-developer; years 5-8; country IN; pay 260000000 INR year; notice 30',
    quoted: '3 days WFO|2 PM to 11 PM|Openings: 5',
    traps:
      'any dot-net; must kafka; must docker; must kubernetes; must jenkins; must struts; nice struts; alone oracle-database; years 4; years 12; must hibernate',
  },
  {
    name: 'US corporate, data engineer, Dallas',
    door: 'jobDesc',
    text: `Senior Data Engineer
Dallas, TX (Hybrid) · Full-time · Req R-20417

About Lonestar Freight
Since 1988 Lonestar has moved goods across 48 states. Our analytics group supports 3,200 drivers and 14 terminals. We're a Microsoft shop in the office and an open-source one in the data center.

What you'll be doing
• Rebuild nightly batch loads (currently Informatica) as streaming pipelines
• Sit with dispatch, learn how they use Tableau, and give them better numbers
• Coach two associate engineers

What gets you in the door
• BS in CS or equivalent experience
• 6+ years building data pipelines, at least 3 of them with Spark
• Python you'd be happy to show us
• SQL, and plenty of it
• Airflow, Prefect or another orchestrator
• AWS: S3, Glue, EMR

What moves you to the top of the pile
• Kafka or Kinesis
• Iceberg
• dbt

What doesn't matter to us
• Hadoop admin. Informatica experience.
• Which IDE you like

The numbers: $135,000 - $165,000 base + 12% target bonus. Tuesdays to Thursdays in the office. No C2C, no sponsorship at this time.

Lonestar Freight is an Equal Opportunity Employer including disability and veterans.`,
    must: 'spark:3 python sql airflow|prefect aws s3 aws-glue emr-aws',
    nice: 'kafka amazon-kinesis iceberg dbt',
    either: 'data-pipelines streaming mentoring etl stream-processing aws data-engineering',
    facts: 'title data-engineer; seniority senior; years 6; country US; pay 16500000 USD year; engagement fullTime',
    quoted: 'Tuesdays to Thursdays|no sponsorship',
    traps:
      'any informatica; excl informatica; any tableau; any hadoop; excl hadoop; must kafka; must dbt; alone airflow; years 3; years 48; must iceberg',
  },
  {
    name: 'UK agency, embedded C++ contract',
    door: 'jobDesc',
    text: `Embedded C++ Engineer - Contract - Outside IR35

My client, a scale-up in the medical devices space near Cambridge, requires a contractor for an initial 6 months (extension very likely). Rate up to £75 per hour. You will be expected on site one day per week, the rest can be done from home.

They need you to be comfortable with:
Modern C++ (14/17) on bare metal and FreeRTOS
ARM Cortex-M, ideally STM32 but NXP folks are welcome too
SPI, I2C and UART, scope in hand
CMake, Git

Don't worry if IEC 62304 is new to you, the QA people hold your hand through it. Any exposure to Bluetooth LE would make the hiring manager very happy. Unit testing with GoogleTest is something they are introducing.

Their older product line is in Ada and there's a team in Leeds for that. Linux isn't part of this.

Start: w/c 5th January. One stage video interview.
Call Dominic if you'd like to hear more - I've been recruiting in embedded for 17 years!`,
    must: 'cpp freertos arm-cortex spi i2c uart cmake git',
    nice: 'stm32 ble',
    either: 'google-test unit-testing nxp iec-62304 embedded-systems bare-metal medical-devices arm',
    facts: 'title embedded-software-engineer; country GB; pay 7500 GBP hour; engagement contract; start 2026-01-05',
    quoted: '6 months|one day per week',
    traps:
      'any ada; excl ada; any linux; excl linux; must iec-62304; must ble; must google-test; years 17; notice any; must stm32',
  },
  {
    name: 'German company, SAP ABAP, English posting',
    door: 'jobDesc',
    text: `SAP Developer ABAP / S/4HANA (m/w/d)
Location: Bielefeld | permanent | 35-40 h/week

Who we are
Möbelwerke Teuto is a family business in the third generation with 1,900 employees. Since 2022 we are on the way from SAP ECC to S/4HANA.

Your field of activity
• Conception and implementation of enhancements in SD and MM
• Interfaces to our production system (there Siemens colleagues take care of the PLC side)
• 2nd level support for our key users

What distinguishes you
• Completed studies or vocational training in IT
• Several years (min. 3) of experience in ABAP OO
• Secure handling of CDS views, OData and Fiori/UI5
• Good understanding of logistics processes
• German on level C1, English on level B2

This would be the icing on the cake
• Knowledge of SAP BTP
• JavaScript

Not necessary: HANA administration and Basis – this is done by our service provider.

What we provide
30 days holiday, flexible working hours, up to 3 days mobile work per week, company pension, annual salary between 62.000 and 74.000 €. 

We look forward to your documents with earliest possible entry date. Contact: Frau Nolte.`,
    must: 'abap:3 abap-cds odata sap-fiori|sapui5',
    nice: 'sap-btp javascript',
    either:
      'sap s-4hana sap-s-4hana sap-sd sap-mm logistics sap-hana sap-fiori sapui5 abap-oo object-oriented-abap sap-ecc abap-objects',
    facts: 'title sap-abap-developer; country DE; lang de C1; lang en B2; pay 7400000 EUR year',
    quoted: '35-40 h|3 days mobile work',
    traps:
      'any sap-basis; excl sap-basis; any plc-programming; any tia-portal; must javascript; must sap-btp; years 22; years 30; notice any',
  },
  {
    name: 'Polish board, QA automation',
    door: 'jobDesc',
    text: `QA Automation Engineer (TypeScript)
Warszawa / remote in Poland
B2B 110-140 PLN/h net + VAT · Permanent 15 500-19 000 PLN gross

must have: TypeScript, Playwright, REST API testing, GitLab CI, English (min. B2)
nice to have: k6, Docker, Appium, Polish

About the project
You will join a scrum team (5 devs, 1 PO, 1 UX) which builds a booking portal for ferries. Frontend - Vue, backend - Java 17. You test, you don't have to code in any of them.

What your day looks like
- writing e2e tests, taking part in refinements
- replacing old Selenium/Robot Framework suites
- reporting in TestRail

Our requirements
- 3 years as tester, of which 1,5 year in automation
- ability to say "no, it is not ready"
- availability in core hours 10:00-15:00 CET

We offer
private medical care, Multisport, English lessons, 26 days off on B2B (paid), budget for AWS certificates

Recruitment: 1) short call 2) live coding in Playwright 3) offer. Start ASAP, we wait max 1 month.`,
    must: 'typescript playwright gitlab-ci api-testing',
    nice: 'k6 docker appium',
    either:
      'rest-api api-testing rest-api-testing end-to-end-testing test-automation scrum testrail selenium robot-framework',
    facts:
      'title qa-automation-engineer; years 3; country PL; lang en B2; lang pl - soft; pay 14000 PLN hour; overlap Europe/Warsaw 5; notice 30',
    quoted: '1,5 year',
    traps:
      'any vue-js; any vue-js; any java; any aws; must selenium; must robot-framework; must k6; must appium; years 26; hard-lang pl; excl selenium; must docker',
  },
  {
    name: 'Slack, hiring manager to recruiter, Android',
    door: 'summary',
    text: `hey Ana! so for the android backfill: we want a kotlin person, 3 yrs on shipped apps minimum, compose is a must since the whole app's on it. coroutines/flow obviously. would be sweet if they did some KMP but I'm not holding my breath. java – only legacy, who cares. iOS is Tomek. room or sqldelight, either. madrid or remote in spain, english ok, spanish would make lunch more fun. max 55k. they'd start in feb hopefully, nobody with 3 months notice pls`,
    must: 'kotlin jetpack-compose kotlin-coroutines room',
    nice: 'kotlin-multiplatform',
    either: 'android kotlin-flow coroutines java mobile-development android-development',
    facts:
      'title android-developer; years 3; country ES; pay 5500000 EUR year; lang en -; lang es - soft; start 2026-02-28',
    quoted: '3 months notice|sqldelight',
    traps: 'must java; any ios; excl ios; must kotlin-multiplatform; hard-lang es; notice 90; excl java',
  },
  {
    name: 'intake note, product designer',
    door: 'jobDesc',
    text: `INTAKE 18 Nov – Product Designer (backfill Maya)
HM: Theo. Headcount: 1, budget signed.

level: mid+ … Theo says "not a lead, not a junior"
yrs: 4ish in product (agency only = no)
tools: Figma non negotiable. Prototyping in Framer or ProtoPie is fine as a skill but he can live without
must: design systems, has worked w/ tokens; user interviews (runs own)
nice: HTML/CSS so she can talk to devs, Storybook
no need: motion, illustration, After Effects
portfolio = 2 case studies, no portfolio no call
where: Copenhagen, 2 d/wk office. Danish not needed, English working language
€: DKK 48–56k / month
notice: can wait 3 months (DK standard), start 1 March at the very latest
interview: Theo → Sofie (PM) → take home (max 3h)
team uses Jira + Notion, that can be learned in a day
competitors to source from: Lunar, Pleo`,
    must: 'figma design-systems ux-research',
    nice: 'html css storybook framer protopie',
    either:
      'prototyping design-tokens user-research framer protopie illustration motion-design product-design ux-research',
    facts: 'title product-designer; years 4; country DK; lang en -; pay 5600000 DKK month; notice 90; start 2026-03-01',
    quoted: '2 d/wk|portfolio',
    traps:
      'any after-effects; excl after-effects; any jira; any notion; must framer; must storybook; hard-lang da; seniority lead; seniority junior; years 18; title product-manager; must html',
  },
  {
    name: 'US government contractor, systems administrator',
    door: 'jobDesc',
    text: `JOB TITLE: Linux Systems Administrator, Journeyman
LOCATION: Colorado Springs, CO (100% onsite)
CLEARANCE: Active TS/SCI required to start
SCHEDULE: 9/80, first shift

GENERAL SUMMARY:
Ridgeback Defense supports a 24x7 operations floor. The Windows domain and all VMware hosts are maintained by a separate contract.

PRINCIPAL DUTIES:
1. Patch and harden RHEL 8/9 servers in accordance with DISA STIGs
2. Write and maintain Ansible playbooks
3. Support the migration from Puppet
4. Participate in an after-hours rotation (1 week in 6)

REQUIRED EDUCATION/EXPERIENCE:
- Bachelor's degree and 4 years, or High School and 8 years
- Red Hat Enterprise Linux in an enterprise environment
- Bash scripting; Python acceptable in lieu
- Ansible
- CompTIA Security+ CE prior to start

PREFERRED:
- RHCE
- OpenShift/Podman
- Splunk

PAY: $98,400 - $121,700/yr. This contract runs through September 2028.

VEVRAA Federal Contractor. Reasonable accommodation: call HR.`,
    must: 'linux bash|python ansible security-plus',
    nice: 'openshift podman splunk',
    either:
      'rhce stig disa-stig linux shell-scripting scripting hardening patch-management security-hardening rhel puppet',
    facts: 'title linux-administrator; years 4; country US; pay 12170000 USD year',
    quoted: 'TS/SCI|1 week in 6|100% onsite',
    traps:
      'any vmware; any windows; excl vmware; excl windows; must puppet; must splunk; must openshift; years 8; years 9; alone bash; seniority junior',
  },
  {
    name: 'WhatsApp, agency owner, Flutter',
    door: 'summary',
    text: `Salaam bro, client in Riyadh needs flutter dev fast. 2 positions. 3+ yrs flutter, must know Bloc, Riverpod is not used there. Firebase + REST. Arabic speaking preferred. if they did native android before its good. No freelancers, full time with iqama transfer. Salary 12-15k SAR per month. Join within 2 weeks. Onsite 5 days. Send me profiles today pls`,
    must: 'flutter:3 flutter-bloc firebase rest-api',
    nice: 'android',
    either: 'android android-development rest flutter-bloc dart mobile-development',
    facts: 'title flutter-developer; country SA; lang ar - soft; pay 1500000 SAR month; notice 14; engagement fullTime',
    quoted: '2 positions|iqama|5 days',
    traps: 'any riverpod; excl riverpod; must android; hard-lang ar; engagement contract; years 2; years 5',
  },
  {
    name: 'Philippines BPO, service desk',
    door: 'jobDesc',
    text: `WE ARE HIRING! WE ARE HIRING!
IT SERVICE DESK ANALYST (NIGHT SHIFT)
Site: Eastwood, Quezon City
Headcount: 12 seats

Account: US healthcare

QUALIFICATIONS:
* At least 2nd year college, any course
* At least 1 year experience in IT service desk or technical support (BPO)
* Good in Active Directory, Microsoft 365 and basic networking
* Excellent English communication skills
* Amenable to work onsite on graveyard shift, shifting schedule, weekends & holidays

ADVANTAGE BUT NOT REQUIRED:
* ServiceNow or any other ticketing tool
* Knows how to use Citrix
* ITIL certified

WHAT'S IN STORE FOR YOU:
* Php 28,000 – 33,000 + night differential 20%
* HMO on day 1 plus 2 dependents
* Free shuttle, free Netflix!
* 15k signing bonus if you can start on or before December 15

One day hiring process. Bring 2 valid IDs. Look for Ma'am Jen.
Not accepting applicants for Mac support or software development on this account.`,
    must: 'active-directory microsoft-365',
    nice: 'servicenow citrix',
    either:
      'networking itil technical-support computer-networking it-support ticketing communication citrix-virtual-apps',
    facts: 'title help-desk-technician; years 1; country PH; lang en -; pay 3300000 PHP month',
    quoted: '12 seats|graveyard shift|onsite',
    traps: 'must servicenow; must citrix; must itil; years 2; start; any macos; excl macos; years 15',
  },
  {
    name: 'ATS export with fields, BI developer, Netherlands',
    door: 'jobDesc',
    text: `vacancy_id: 55102
status: OPEN
function_title: Power BI Developer
organisation: Waterschap Rijn & Lek
city: Utrecht
hours_per_week: 32-36
contract_form: temporary, 1 year, with view on permanent
salary_scale: 10 (max EUR 5.331 gross per month)
remote: 50 %
description: The water authority makes its decisions more and more on the basis of data. Within the BI team (6 fte) you build the reports for dike managers. Sensor data is delivered by the data engineers, who program in Scala; that is outside your scope.
tasks: gather wishes; build data models; publish and secure reports; help colleagues with their own Excel reports
requirements: hbo level; minimum 3 years with Power BI; DAX and Power Query (M); SQL Server; excellent Dutch
wishes: Azure Data Factory or Fabric; experience within government; Python
not_needed: SAP BusinessObjects (will be switched off in the summer)
procedure: assessment is part of the procedure. Closing date 12-12-2025.
contact: J. Hoekstra`,
    must: 'power-bi:3 dax power-query sql-server',
    nice: 'adf microsoft-fabric python',
    either:
      'data-modeling m-language power-query-m public-sector microsoft-excel microsoft-excel sensor-data government',
    facts: 'title power-bi-developer; country NL; lang nl -; pay 533100 EUR month',
    quoted: '32-36|1 year|50 %',
    traps:
      'any scala; excl scala; must microsoft-excel; must microsoft-excel; any businessobjects; excl businessobjects; must python; years 1; start; hard-lang en; years 6',
  },
  {
    name: 'startup page, ML engineer, Berlin',
    door: 'jobDesc',
    text: `Machine Learning Engineer — Robotics perception
Kranich · Berlin · €75–95k + shares

Why Kranich
Warehouses throw away one parcel in 400. Our cameras see it before it happens. Seed funded (6.5M), 14 humans, 3 dogs.

Your mission
Own the models on the edge: from labeling to Jetson. Our platform folks (Rust, Kubernetes) give you the rails, and you'll never have to touch the React dashboard.

What gets us excited
→ You've trained detection or segmentation models and put them in production
→ PyTorch feels like home. TensorFlow people: convince us, we're open
→ C++ when Python is too slow
→ OpenCV

Cherry on top
→ TensorRT or ONNX Runtime
→ ROS 2
→ papers (ICCV, CVPR …)

The boring stuff
Office at Ostkreuz 3 days, English speaking (German classes on us). You need a work permit for the EU. Four years of experience or a good reason why fewer are enough. Earliest start 1 February 2026.

How we decide: intro → paid trial day → offer. We don't do LeetCode.`,
    must: 'pytorch|tensorflow cpp python opencv',
    nice: 'tensorrt onnx ros',
    either:
      'object-detection image-segmentation computer-vision machine-learning onnx-runtime ros ros-2 ros2 onnx nvidia-jetson mlops data-labeling',
    facts: 'title machine-learning-engineer; years 4; country DE; lang en -; pay 9500000 EUR year; start 2026-02-01',
    quoted: '3 days|work permit',
    traps:
      'any rust; any kubernetes; any react; hard-lang de; must ros; must tensorrt; alone pytorch; years 14; excl react',
  },
  {
    name: 'Gulf consultancy mail, Oracle DBA',
    door: 'jobDesc',
    text: `Dear Candidate,

Your profile was shortlisted in a job portal for the below position with our client in Abu Dhabi. Kindly go through the JD and revert with updated CV if interested.

Position : Oracle Database Administrator
Experience : Min 8 Years in Oracle DBA
Duration : 1 Year extendable
Salary : AED 18,000 to 22,000 all inclusive (fixed, not negotiable)
Joining : Within 30 days

Skills Required :-
1) Oracle 12c/19c administration in RAC environment
2) Data Guard, RMAN
3) Exadata - minimum 2 years is must
4) PL/SQL & shell scripting
5) GoldenGate will be added advantage
6) OCI will be added advantage

Kindly note that we are not looking for Apps DBA profiles, also SQL Server profiles will not be considered.
Arabic is not required.

Please fill:
Full Name / Nationality / Current Location / Notice Period / Current & Expected Salary

Thanks & Regards
Shabana`,
    must: 'oracle-database oracle-rac oracle-data-guard rman oracle-exadata:2 pl-sql shell-scripting',
    nice: 'oracle-goldengate oci',
    unwanted: 'sql-server',
    either: 'sql-server oracle-e-business-suite database-administration oracle-apps-dba oracle-apps',
    facts: 'title oracle-dba; years 8; country AE; pay 2200000 AED month; notice 30; engagement contract',
    quoted: '1 Year',
    traps:
      'must oracle-goldengate; must oci; must sql-server; hard-lang ar; years 2; years 1; nice sql-server; title technical-recruiter',
  },
  {
    name: 'agency brief, Magento contractor',
    door: 'summary',
    text: `Brief – Magento 2 backend, freelance
Client: outdoor retailer, Zürich. They are migrating from Shopware, we only do the Magento side.
Need: PHP 8, Magento 2 (cert appreciated), MySQL, Elasticsearch or OpenSearch. Hyvä would be super.
No frontend work – React PWA is with another agency.
100 % remote, UTC±2. 20-25 h/week, ca. 5 months, from 15.01.
Rate CHF 95-110/h. German nice, English fine.`,
    must: 'php magento mysql elasticsearch|opensearch',
    nice: '',
    either: 'magento-certification adobe-commerce',
    facts: 'title php-developer; lang de - soft; lang en -; pay 11000 CHF hour; engagement contract; start 2026-01-15',
    quoted: 'UTC±2|20-25 h/week|5 months|Hyvä',
    traps:
      'any shopware; excl shopware; any react; excl react; hard-lang de; alone elasticsearch; country CH; years 5; any frontend',
  },
  {
    name: 'LinkedIn post, penetration tester',
    door: 'jobDesc',
    text: `🚨 Our red team is growing again and I get to pick my new teammate! 🚨

Looking for a Penetration Tester (m/f/d), anywhere in Germany or Austria.

What I'd love to see on your CV:
✅ 2+ years of web and internal network pentests — real ones, with reports customers understood
✅ Burp Suite like the back of your hand
✅ Active Directory attack paths, BloodHound
✅ scripting in Python or PowerShell
✅ German good enough to explain a finding to a mayor

Extra love for: OSCP, cloud (Azure!), some mobile testing with Frida

Things I don't care about: CISSP, years as a developer, whether you use Kali or Parrot.

We stopped selling Nessus scans as pentests long ago.

What you get: 65–80k, 30 days off, every Friday for research, a Flipper Zero on day one 🐬 Travel about 10 %.

DM me or tag a friend! #infosec #pentesting #oscp #soc #splunk`,
    must: 'penetration-testing burp-suite active-directory bloodhound python|powershell',
    nice: 'oscp azure',
    either:
      'penetration-testing web-application-security network-security mobile-security mobile-testing oscp scripting cloud bloodhound red-teaming',
    facts: 'title penetration-tester; years 2; country DE; country AT; lang de -; pay 8000000 EUR year',
    quoted: 'Travel about 10 %|every Friday|Frida',
    traps:
      'any nessus; excl nessus; any cissp; excl cissp; any splunk; any kali-linux; must azure; must oscp; alone python; years 30',
  },
  {
    name: 'crypto startup, Rust',
    door: 'jobDesc',
    text: `Protocol Engineer @ Halcyon (remote, UTC-3 to UTC+3)

we build settlement rails. 9 people in 7 countries. no token yet and no promises.

you:
* write Rust for a living (≥ 3 years of it) 
* have shipped something on Solana – or on Cosmos, if you can switch
* understand async runtimes (tokio) below the API
* know your way around Postgres

even better:
* zero-knowledge proofs
* Go: two of our indexers are in it
* you have been audited and survived

you are not: a Solidity-only dev, an "ex-founder looking for a break"

we: $160k–$210k (USDC possible), tokens when there are tokens, offsite in Lisbon twice a year. contractor agreement, 40h. we don't track time, we track PRs.

4 hours of overlap with Berlin is a hard requirement. trial: 2 paid weeks.`,
    must: 'rust:3 solana|cosmos-sdk tokio postgresql',
    nice: 'zero-knowledge go',
    unwanted: 'solidity',
    either: 'solidity zero-knowledge cosmos-sdk async-programming tokio',
    facts: 'title rust-blockchain-engineer; pay 21000000 USD year; engagement contract; overlap Europe/Berlin 4',
    quoted: 'UTC-3|40h',
    traps:
      'must go; alone solana; must solidity; nice solidity; country PT; years 9; years 7; overlap 3; country DE; notice 14',
  },
  {
    name: 'Ireland, Salesforce administrator',
    door: 'jobDesc',
    text: `Salesforce Administrator (12 month FTC, maternity cover)
Galway – hybrid, two days in the office – €50k to €58k DOE

A bit about the role
Niamh is off from the end of January and you'll be minding her org: 180 users, Sales Cloud and Service Cloud, a lot of Flows.

About you
Your background will include:
• three years minimum as an admin, ideally in a B2B company
• Salesforce Certified Administrator (ADM-201)
• Flow Builder: you'll have moved processes off Workflow Rules, which we no longer use
• data loading and clean-up; Excel wizardry
• patience

You might also have
• CPQ
• a bit of Apex, just enough to read it
• Pardot/Account Engagement

Our marketing team is on HubSpot and finance is on NetSuite, so there are two integrations you'll keep an eye on (an external partner builds them).

You must have the right to work in Ireland; we can't sponsor. One month's notice or less would suit us best.
Closing date: Friday 5th December. Agencies: thanks but no thanks.`,
    must: 'sales-cloud service-cloud salesforce-flow microsoft-excel',
    nice: 'salesforce-cpq apex-salesforce pardot',
    either:
      'salesforce microsoft-excel microsoft-excel salesforce-certification data-migration salesforce-administration sales-cloud service-cloud integration flow-builder salesforce-flow data-cleaning',
    facts:
      'title salesforce-administrator; years 3; country IE; pay 5800000 EUR year; notice 30; engagement contract; start 2026-01-31',
    quoted: '12 month|two days in the office|right to work',
    traps:
      'any hubspot; any netsuite; excl hubspot; must apex-salesforce; must salesforce-cpq; must pardot; years 12; years 2; seniority lead',
  },
  {
    name: 'Australia, .NET, council',
    door: 'jobDesc',
    text: `Senior Software Developer (.NET)
City of Wattle Bay
Band 7, $118,400 – $131,900 + super | Ongoing | 35 hours, 9-day fortnight

The team
Our in-house crew of five keeps 60 applications running for 210,000 residents, from pool bookings to bin maps.

The opportunity
• modernise legacy Web Forms and VB.NET applications
• build APIs that our mobile vendor (Xamarin) consumes
• mentor a graduate

Key selection criteria
1. Demonstrated experience (5 years or more) developing in C# and ASP.NET Core.
2. High level skills in SQL Server, including query tuning.
3. Experience with Azure App Services and Azure DevOps.
4. Sound knowledge of HTML, CSS and one modern JavaScript framework (React, Angular or Vue).
5. Current Victorian driver licence and Working with Children Check.

Desirable
6. Experience with TechnologyOne or similar local government systems.
7. Exposure to ArcGIS.

Council no longer develops in ColdFusion, and PHP sites are hosted by a third party.
Applications close 11.59pm Sunday 7 December. Candidates on a student visa are unable to be considered.`,
    must: 'c-sharp:5 asp-net-core sql-server azure-app-service azure-devops html css angular|react|vue-js',
    nice: 'arcgis',
    either:
      'azure-app-service technologyone sql-tuning query-optimization vb-net asp-net-web-forms web-forms dot-net api-development rest-api mentoring azure asp-net',
    facts: 'title dot-net-developer; seniority senior; country AU; pay 13190000 AUD year',
    quoted: '35 hours|driver licence|TechnologyOne',
    traps:
      'any coldfusion; any php; excl php; any xamarin; must vb-net; must arcgis; alone react; years 9; years 60; start; excl coldfusion',
  },
  {
    name: 'French group, scrum master, translated',
    door: 'jobDesc',
    text: `SCRUM MASTER F/H – Lyon (69)
CDI – Status executive – Remuneration 45 to 52 K€ according to profile

YOUR MISSIONS
Within the DSI of a mutual insurance company, you accompany two squads (12 developers Java / Angular) in their agile practices:
- Facilitate the ceremonies
- Remove the obstacles
- Follow the indicators (velocity, burndown) in Jira
- Contribute to the community of Scrum Masters

YOUR PROFILE
You justify an experience of at least 4 years in project environment, of which 2 as Scrum Master.
You master Scrum and Kanban. A certification PSM I or CSM is asked.
The knowledge of SAFe is a plus, as well as of Azure DevOps.
You do not need to code.
Fluent French. English: reading of technical documents.

ADVANTAGES
13th month, profit-sharing, 2 days of telework per week, restaurant, CET.

PROCESS
1 interview HR + 1 operational. Position to be filled for February 2026. Notice periods of three months accepted.`,
    must: 'scrum kanban jira',
    nice: 'safe-agile azure-devops',
    either:
      'jira psm csm agile professional-scrum-master certified-scrum-master psm-i scrum-certification scaled-agile-framework safe-agile',
    facts:
      'title scrum-master; years 4; country FR; lang fr -; lang en -; pay 5200000 EUR year; notice 90; start 2026-02-28',
    quoted: '2 days of telework',
    traps: 'any java; any angular; must safe-agile; must azure-devops; years 2; years 12; excl java; years 13',
  },
  {
    name: 'Ukrainian studio, Unity',
    door: 'jobDesc',
    text: `Middle/Senior Unity Developer (mobile, match-3)
Fox & Lantern | Kyiv, Lviv, Warsaw or remote (Europe)

Expectations:
— from 3 years of commercial experience with Unity and C#
— at least one released game on iOS/Android
— strong knowledge of OOP, SOLID, patterns
— profiling and optimization (draw calls, memory)
— Zenject / VContainer
— Git

Will be a plus:
— shaders (HLSL, Shader Graph)
— experience with Addressables
— Upper-Intermediate English

Will NOT be a plus: Unreal, gambling projects.

Responsibilities:
— implement new features and events together with game designers
— integrate SDKs (AppsFlyer, Firebase)
— support our level editor

We offer:
— $2800-4200 per month, gig contract or B2B
— 20 paid vacation days, sick leaves without documents
— powerful PC, generator in office
— work 10:00–19:00 Kyiv time, 2 hours flexible

Steps: test task (up to 6 h) → tech interview → offer`,
    must: 'unity:3 c-sharp:3 git',
    nice: 'hlsl',
    either:
      'oop object-oriented-programming solid design-patterns profiling performance-optimization shaders shader-graph hlsl shader-programming solid-principles mobile-game-development ios android firebase',
    facts: 'title unity-developer; pay 420000 USD month; lang en B2 soft; engagement contract; seniority mid',
    quoted: '10:00–19:00|VContainer|Addressables',
    traps:
      'any unreal-engine; excl unreal-engine; must firebase; must hlsl; hard-lang en; years 2; years 6; seniority junior',
  },
  {
    name: 'call notes, SRE, Canada',
    door: 'jobDesc',
    text: `Call with Priya (VP Infra) re: SRE x3
- they want "sysadmins who code": Linux deep, one of Go/Python/Ruby
- k8s yes but mostly Nomad! anybody with orchestrator background is fine, they teach Nomad
- Terraform is non-optional
- prometheus/grafana – assume everyone has
- candidates coming from Windows shops struggle, don't send
- don't need: networking gurus (team exists), DBAs
- used to run on OpenStack, now all bare metal in 2 colos (Montréal + Ashburn)
- 5 yrs+, she'd take 3 if strong
- french = nice (office language is english)
- 145 to 170 CAD, + equity
- 1 wk on call every 5
- remote anywhere in Canada, or office on Rue Peel if they want
- urgency: high, two people left in Oct. wants starts in January
- perm only, no contractors
- my fee 20%, 60 days`,
    must: 'linux go|python|ruby kubernetes|nomad terraform prometheus grafana',
    nice: '',
    either: 'kubernetes nomad prometheus grafana bare-metal container-orchestration networking',
    facts:
      'title site-reliability-engineer; years 5; country CA; lang fr - soft; pay 17000000 CAD year; start 2026-01-31',
    quoted: 'x3|1 wk on call every 5',
    traps:
      'any openstack; excl openstack; must windows; nice windows; alone go; alone nomad; years 2; engagement contract; notice 60; hard-lang fr; country US; years 20',
  },
  {
    name: 'LATAM remote, React for US client',
    door: 'jobDesc',
    text: `🌎 REMOTE – LATAM ONLY 🌎
Sr. React Developer for a Series B fintech in Austin

Contract: independent contractor, long term, USD 5,500–6,500/month
Hours: full overlap w/ US Central (8h)
English: C1 or better, you'll be on calls all day

What the client is asking for
5+ yrs front end, last 3 in React
TypeScript - everything is typed
TanStack Query (React Query), Zustand. Redux knowledge doesn't count here
Testing Library + Cypress
Comfortable reading a Figma file

What will make your application shine
Next.js
GraphQL (Apollo)
having worked at a fintech

What they're NOT after
Full-stack folks who prefer Node, WordPress/jQuery profiles

Paid in dollars via Deel, 15 PTO days, MacBook.
Process: me (20 min) → React live coding → CTO
If you've applied in the last 6 months please don't apply again.`,
    must: 'react:3 typescript tanstack-query zustand react-testing-library cypress figma',
    nice: 'next-js graphql apollo-graphql',
    unwanted: 'wordpress jquery',
    either:
      'tanstack-query tanstack-query react-testing-library react-testing-library apollo-graphql apollo-graphql figma fintech node-js wordpress jquery full-stack-development',
    facts:
      'title react-developer; seniority senior; years 5; lang en C1; pay 650000 USD month; engagement contract; overlap America/Chicago 8',
    quoted: 'LATAM',
    traps:
      'any redux; excl redux; must node-js; nice node-js; must wordpress; must next-js; must graphql; years 3; title cto; country US; years 6',
  },
  {
    name: 'Spanish hospital, data scientist',
    door: 'jobDesc',
    text: `DATA SCIENTIST – CLINICAL RESEARCH UNIT (1 position)
Reference 2025/DS/41
Hospital del Mar Research Foundation, Valencia

Functions:
a) Statistical analysis of clinical trials and registries.
b) Development of predictive models with real world data.
c) Support to clinicians in the design of studies.

Conditions: Temporary contract linked to the project ORION (24 months). Full time, 37.5 h/week. Gross annual salary: 33.500 €. Incorporation: January 2026.

Requirements (excluding those who do not meet them):
- Degree in Statistics, Mathematics, Bioinformatics or similar.
- Minimum experience of 2 years in the analysis of health data.
- R (advanced level) and Python (user level).
- Knowledge of SQL.
- Spanish C2; English B2.

Merits to be valued:
- PhD: 2 points.
- Experience with OMOP CDM: 2 points.
- REDCap: 1 point.
- Valencian: 1 point.
- Docker and Git: up to 1 point.

The use of SPSS or Stata is not envisaged.
The selection will consist of two phases: valuation of merits (60 %) and interview (40 %). Deadline: 10 days from publication.`,
    must: 'r python sql',
    nice: 'docker git',
    either:
      'clinical-data statistics statistical-analysis clinical-trials predictive-modeling bioinformatics mathematics clinical-research',
    facts:
      'title data-scientist; years 2; country ES; lang es C2; lang en B2; pay 3350000 EUR year; engagement contract; engagement fullTime; start 2026-01-31',
    quoted: '24 months|37.5 h|1 position|OMOP',
    traps:
      'any spss; any stata; excl spss; excl stata; must docker; must git; hard-lang ca; years 10; notice 10; notice any',
  },
  {
    name: 'Swiss machine builder, PLC, mixed list',
    door: 'jobDesc',
    text: `PLC Programmer / Automation Engineer 80-100%
Hochtaler Maschinen AG, 9450 Altstätten (near the Austrian border)

From our plant in the Rhine valley we deliver packaging machines to 70 countries.

You are the right person if you:
+ have an apprenticeship as automation technician or HF/FH diploma
+ program Siemens TIA Portal (SCL) – Step 7 Classic is history here
+ know Profinet and drives technology
+ have commissioned machines at customers' sites and don't mind doing so (30 % travel, worldwide)
+ speak German and English

We would be pleased about, but do not insist on:
+ Beckhoff TwinCAT
+ WinCC Unified
+ robots from ABB or Stäubli
+ Spanish

You need not bring: CAD. EPLAN drawings come from our electrical department. High-level languages like Java or C# are looked after by the MES team.

Entry: by arrangement, ideally 1 April 2026. Annual salary CHF 92'000 to 108'000 x 13. Working time 41 h.
Cross-border commuters welcome.`,
    must: 'tia-portal profinet',
    nice: 'twincat',
    either:
      'siemens-tia-portal structured-text scl plc-programming plc-programming abb-robotics siemens-step-7 step-7 motion-control industrial-robots robotics drives beckhoff wincc siemens-plc siemens-s7 beckhoff-twincat',
    facts:
      'title plc-programmer; country CH; lang de -; lang en -; lang es - soft; pay 10800000 CHF year; start 2026-04-01',
    quoted: '80-100%|30 % travel|41 h',
    traps: 'any java; any c-sharp; must twincat; hard-lang es; country AT; years 70; any autocad; excl java',
  },
]
