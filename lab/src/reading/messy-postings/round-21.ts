import type { MessyPosting } from './messy-posting.ts'

/**
 * The twenty-first round: half plain postings of job boards, half messages and notes; inspected and used to improve
 * the reader.
 */
export const ROUND_21: readonly MessyPosting[] = [
  {
    name: 'Naukri, Java full stack',
    door: 'jobDesc',
    text: `Java Full Stack Developer
Finovate Systems Pvt Ltd
4.1 | 312 Reviews
5 - 8 years   18-26 Lacs P.A.   Hyderabad, Pune (Hybrid)
Posted: 3 days ago  Openings: 4  Applicants: 100+

Job description

Greetings from Finovate!!

We are hiring for Java Full Stack Developer for one of our banking programs.

Roles & Responsibilities:
- Design and develop microservices and UI components
- Participate in sprint ceremonies and code reviews
- Interact with onsite coordinator on daily basis
- Migrating the legacy Struts screens to Angular

Mandatory Skills:
- Core Java 8 and above, Spring Boot, Hibernate
- Angular 12+ (React also acceptable)
- REST API, Microservices
- Oracle or PostgreSQL
- Good communication skills

Secondary Skills (optional):
- Kafka
- Docker, Jenkins
- Exposure to any cloud

Notice Period: Immediate to 30 days only. Candidates serving notice may also apply.
Shift: General (10 AM - 7 PM IST)
Work from office: 3 days

Role: Full Stack Developer
Industry Type: IT Services & Consulting
Department: Engineering - Software & QA
Employment Type: Full Time, Permanent
Role Category: Software Development
Education
UG: B.Tech/B.E. in Any Specialization
PG: Any Postgraduate
Key Skills
Skills highlighted with '*' are preferred keyskills
Spring Boot* Java* Angular* Hibernate Kafka SQL`,
    must: 'java spring-boot hibernate angular|react oracle-database|postgresql',
    nice: 'kafka docker jenkins',
    either: 'rest-api microservices communication cloud sql oracle-database cloud-computing rest-api quality-assurance',
    facts:
      'title java-full-stack-developer; years 5-8; country IN; pay 260000000 INR year; notice 30; engagement fullTime; overlap Asia/Kolkata 9',
    quoted: '3 days',
    traps:
      'any struts; must kafka; must docker; must jenkins; alone angular; alone oracle-database; years 12; title software-engineer',
  },
  {
    name: 'StepStone, German English, data engineer',
    door: 'jobDesc',
    text: `Data Engineer (m/f/d)
Nordwind Logistik SE, Hamburg
Permanent position, full-time, home office possible

Nordwind Logistik SE stands for 95 years of reliable logistics. With more than 4,000 employees at 38 locations we move Europe forward. For our headquarter in Hamburg we are looking for you at the next possible date.

Your tasks
• You build and operate our data platform on Azure
• You develop ETL routes from SAP and our warehouse management system
• You advise the specialist departments on questions of data modelling
• You accompany the replacement of our Oracle data warehouse

Your profile
• Completed studies in (business) informatics or comparable education
• Several years of professional experience (at least 3) as a Data Engineer or in a comparable role
• Very good knowledge in SQL and Python
• Secure handling of Databricks or Synapse
• First experiences with Power BI are desirable
• Ideally knowledge of dbt
• You work independently and are a team player
• Fluent German (at least C1) and good English skills round off your profile

We offer
• 30 days of vacation, flexible working hours without core time
• Up to 60 % mobile working
• JobRad, subsidised canteen, company pension
• Training via LinkedIn Learning, e.g. on AWS or Kubernetes

Contact
Frau Sabine Harms, HR Business Partner. Please state your earliest possible starting date and your salary expectation.`,
    must: 'sql python databricks|synapse',
    nice: 'power-bi dbt',
    either: 'azure etl data-modeling sap data-modelling data-warehousing warehouse-management azure-synapse',
    facts: 'title data-engineer; years 3; country DE; lang de C1; lang en -; engagement fullTime',
    quoted: '60 %',
    traps:
      'any oracle-database; any aws; any kubernetes; must power-bi; must dbt; must sap; years 95; any hubspot; seniority senior; country AT',
  },
  {
    name: 'Indeed, US, systems administrator',
    door: 'jobDesc',
    text: `Systems Administrator
Cascade Valley School District - Yakima, WA
$68,400 - $81,900 a year - Full-time

Job details
Pay: $68,400 - $81,900 a year
Job type: Full-time
Shift and schedule: Monday to Friday, weekends as needed

Benefits pulled from the full job description: Dental insurance, Paid time off, Retirement plan

Full job description
The Systems Administrator reports to the Director of Technology and works with the network team to keep about 300 servers and 9,000 Chromebooks running.

Essential Duties and Responsibilities
- Administer Windows Server 2016/2019/2022, Active Directory and Group Policy
- Administer VMware vSphere hosts
- Monitor backups (Veeam)
- Assist with the Skyward student information system, which is hosted by the vendor
- Other duties as assigned

Minimum Qualifications
- Associate's degree in a related field, or an equivalent combination of education and experience
- Three years of experience administering Windows servers
- Working knowledge of PowerShell
- Working knowledge of Microsoft 365 administration
- Valid driver's license and ability to lift 50 lbs

Preferred Qualifications
- Experience in K-12 education
- Google Workspace administration
- MCSE or comparable certification
- Experience with Linux

All employment offers are contingent upon a background check. We are an equal opportunity employer and do not discriminate on the basis of race, color, religion, sex, national origin, age, disability or genetic information. Applicants who need accommodation may call HR at extension 204.`,
    must: 'windows-server:3 powershell m365-admin',
    nice: 'google-workspace linux',
    either:
      'microsoft-365 active-directory group-policy vmware vsphere veeam backup-and-recovery mcse vmware-vsphere windows-server system-administration microsoft-certification windows',
    facts: 'title systems-administrator; years 3; country US; pay 8190000 USD year; engagement fullTime',
    quoted: "driver's license|background check",
    traps:
      'must linux; must google-workspace; must chromebook; title it-director; title network-engineer; years 50; seniority lead; years 12',
  },
  {
    name: 'UK agency brief, DevOps contract',
    door: 'jobDesc',
    text: `DevOps Engineer - Outside IR35 - £525pd - Hybrid Leeds

My client, a well known betting group, urgently require a DevOps Engineer for an initial 6 month contract with strong likelihood of extension.

Key skills:
AWS (EC2, EKS, Lambda)
Terraform
CI/CD - GitLab ideally, Jenkins would be considered
Strong Linux background
Python or Bash scripting

Beneficial:
Gaming/betting sector
Ansible
SC clearance not required for this one!

The team has recently moved from CloudFormation to Terraform and off Puppet, so please don't send me Puppet specialists.

Rate: up to £525 per day
Start: ASAP, 2 weeks' notice max
On site: twice a month

Apply now or call Gareth on 0113 496 0000. Vertex Talent is acting as an Employment Business in relation to this vacancy. Not quite right for you? We also have roles for Java Developers and Azure Architects.`,
    must: 'aws ec2 eks aws-lambda terraform gitlab|jenkins linux bash|python',
    nice: 'ansible',
    unwanted: '',
    either: 'ci-cd puppet scripting gitlab-ci ec2 eks aws-lambda gitlab jenkins',
    facts: 'title devops-engineer; country GB; pay 52500 GBP day; notice 14; engagement contract',
    quoted: '6 month|twice a month',
    traps:
      'any cloudformation; must puppet; nice puppet; any azure; any java; must ansible; title java-developer; alone bash; years 6',
  },
  {
    name: 'No Fluff Jobs, Poland, frontend',
    door: 'jobDesc',
    text: `Senior Frontend Developer (React)
Softwarehouse Wisła
Kraków / Remote in Poland
B2B 22 000 – 27 000 PLN + VAT / month
Must have
React (advanced) TypeScript (advanced) Redux Toolkit (regular) Jest (regular) English (B2)
Nice to have
Next.js GraphQL Cypress
Requirements description
- min. 5 years of commercial experience as a frontend developer
- practical knowledge of React and its ecosystem
- you care about accessibility (WCAG)
- no need for Angular knowledge, although our other squads use it
- communicative Polish (the client's workshops are in Polish)
Offer description
The project: a portal for patients of a Swiss hospital network. Backend in Java (separate team). Start in January.
Recruitment: 1. short call 2. tech interview 3. decision
Your daily tasks: development of new features, code review, mentoring juniors
Work methodology: Agile Scrum, issue tracking: Jira, knowledge repository: Confluence, code reviews, testing environments
Perks: sport subscription, private healthcare, flat structure, free coffee, no dress code`,
    must: 'react typescript redux-toolkit jest',
    nice: 'next-js graphql cypress',
    either: 'accessibility web-accessibility redux',
    facts:
      'title front-end-developer; seniority senior; years 5; country PL; pay 2700000 PLN month; lang en B2; lang pl -; engagement contract; start 2026-01-31',
    traps:
      'any angular; excl angular; any java; any jira; any confluence; country CH; must next-js; seniority junior; must scrum; must cypress',
  },
  {
    name: 'LinkedIn post, ML engineer',
    door: 'jobDesc',
    text: `🚀 I'm hiring! 🚀

After two great years I've convinced our board that search needs its own ML team (thanks Priya and Tom 🙏), so I'm looking for a Machine Learning Engineer to join me in Amsterdam.

What I'm looking for:
✅ you've shipped ranking or recommender models to production, not only notebooks
✅ Python, obviously. PyTorch preferred but I won't hold TensorFlow against you
✅ comfy with Spark or Beam
✅ you can explain an A/B test to a PM

Bonus points:
➕ Elasticsearch / OpenSearch internals
➕ Rust or Go

What you won't find here: PhD snobbery, 9pm calls, Hadoop.

€80-105k + equity, hybrid (3 days in the office), visa sponsorship + relocation possible.

DM me or comment "interested" 👇
#hiring #machinelearning #python #java #amsterdam #opentowork`,
    must: 'python pytorch|tensorflow beam|spark',
    nice: 'elasticsearch opensearch rust go',
    either:
      'recommender-systems ranking recommendation-systems a-b-testing ab-testing machine-learning search-ranking learning-to-rank information-retrieval',
    facts: 'title machine-learning-engineer; country NL; pay 10500000 EUR year',
    quoted: '3 days in the office|visa sponsorship',
    traps:
      'any hadoop; excl hadoop; any java; must rust; must elasticsearch; alone tensorflow; years 2; title product-manager; alone spark',
  },
  {
    name: 'Slack message, QA automation',
    door: 'summary',
    text: `@here we finally got budget for a QA automation person for the checkout squad. playwright w/ typescript is what we run (we ditched cypress in march), plus api tests in postman or something similar. github actions. would love someone who's done k6 or jmeter but can teach. 3-5 yrs. based in lisbon or porto, 2 days/wk in office. up to 48k. pls no manual-only testers. start feb 1 at the latest`,
    must: 'playwright typescript postman github-actions',
    nice: 'k6 jmeter',
    either: 'postman test-automation api-testing manual-testing',
    facts: 'title qa-automation-engineer; years 3-5; country PT; pay 4800000 EUR year; start 2026-02-01',
    quoted: '2 days/wk',
    traps: 'any cypress; excl cypress; must k6; must jmeter; must manual-testing; years 2; notice any',
  },
  {
    name: 'hiring manager notes, embedded',
    door: 'jobDesc',
    text: `Notes for HR – embedded position (replacement for Klaus)

- what does the person do: firmware for our pump controllers, bare metal + FreeRTOS on STM32. later also the new gateway (Embedded Linux, Yocto) but that can be learned with us
- absolutely necessary: C, 5 years minimum, somebody who has debugged with a scope. SPI/I2C/UART. CAN
- good if available: C++, Python for test scripts
- what we don't need: Java people, app developers, AUTOSAR know-how (we are not automotive)
- Klaus also did the PLC programming, this goes to Uwe now
- certificates: none
- German at least B2 because of the workshop, English for data sheets
- place: Lüdenscheid. home office 1 day. travel about 10 % to the plant in Slovakia
- money: up to 72 000, 35 h week (IG Metall)
- when: by 1 April at the latest`,
    must: 'c:5 freertos stm32 spi i2c uart can-bus',
    nice: 'cpp python yocto embedded-linux',
    either:
      'yocto embedded-linux bare-metal debugging oscilloscope firmware linux embedded-linux freertos stm32 can-bus openembedded embedded-systems',
    facts:
      'title embedded-software-engineer; country DE; lang de B2; lang en -; pay 7200000 EUR year; start 2026-04-01',
    quoted: '1 day|10 %|35 h',
    traps:
      'any java; excl autosar; any autosar; must cpp; must python; country SK; any plc-programming; years 35; years 10',
  },
  {
    name: 'Greenhouse, US, product designer',
    door: 'jobDesc',
    text: `Senior Product Designer, Growth
New York, NY or Remote (US)

About Larkspur
Larkspur makes scheduling software that 30,000 clinics rely on. Founded in 2014, we have grown to 420 people and raised $110M from Benchmark and others. We were named to the Inc. 5000 four years in a row.

About the role
You'll report to our VP of Design and partner with PMs, engineers and data scientists on onboarding and activation. Our web app is React and our design system is called Petal.

You will
• Run discovery and ship experiments end to end
• Prototype in Figma and, increasingly, with AI tools such as Cursor or v0
• Raise the quality bar for the team

You have
• 6+ years of product design experience, with at least 2 in growth or B2C
• A portfolio that shows craft and outcomes
• Expert Figma skills
• Experience planning and moderating usability tests
• Comfort with Amplitude, Mixpanel or a similar analytics tool

It would be great if you have
• Worked in healthcare
• Some HTML and CSS

The base salary range for this role in New York is $158,000 to $190,000. Total compensation includes equity. Don't meet every requirement? Studies show that women and people of color are less likely to apply unless they meet every qualification. Apply anyway!

Larkspur uses E-Verify. Pursuant to the Los Angeles Fair Chance Ordinance we will consider qualified applicants with criminal histories. By clicking "Apply" you accept our cookie and privacy policy; we use Google Analytics and Hotjar.`,
    must: 'figma amplitude|mixpanel',
    nice: 'html css',
    either: 'usability-testing prototyping healthcare ux-research design-systems product-discovery product-design',
    facts: 'title product-designer; seniority senior; years 6; country US; pay 19000000 USD year',
    quoted: 'portfolio',
    traps:
      'any react; any google-analytics; any hotjar; must html; must css; title head-of-design; years 2; must cursor-editor; alone amplitude',
  },
  {
    name: 'recruiter mail, SAP, Germany',
    door: 'jobDesc',
    text: `Hello Mr. Petrov,

as discussed on the phone, here are the key data for the SAP position at our customer (mechanical engineering, approx. 2,500 employees, near Stuttgart):

Position: SAP Consultant SD/MM (m/w/d), permanent
Background: the customer is converting from ECC to S/4HANA until 2027
Must: SD and MM customizing, min. 5 years, at least one S/4 project
Should: knowledge of EDI, ABAP debugging
Not relevant: FI/CO (in-house team is complete)
Languages: German fluent, English good
Travel: rarely, max. 10 days per year
Salary: 80 – 95 TEUR + bonus
Start: as soon as possible, notice period up to 3 months is ok

Do you have suitable profiles? An anonymised short profile is enough for the beginning.

Kind regards
Melanie Roth
Key Account Managerin`,
    must: 'sap-sd:5 sap-mm:5 s4hana',
    nice: 'edi abap',
    either: 'sap sap-ecc s4hana debugging sap-implementation',
    facts:
      'title sap-logistics-consultant; country DE; lang de -; lang en -; pay 9500000 EUR year; notice 90; engagement fullTime',
    quoted: '10 days per year',
    traps: 'any sap-fico; excl sap-fico; must edi; must abap; title it-account-manager; years 10',
  },
  {
    name: 'table turned to lines, requisition',
    door: 'jobDesc',
    text: `Requisition ID
R-004471
Position Title
Network Security Engineer
Business Unit
Global Infrastructure
Hiring Manager
D. Fernandes
Location
Toronto, ON
Work Model
Hybrid (2 days onsite)
Years of Experience
4 to 7
Primary Skills
Palo Alto, Fortinet, Cisco ASA
Secondary Skills
Zscaler, Python
Not in Scope
Checkpoint (decommissioned in 2024)
Certifications
CCNP Security or PCNSE preferred
Clearance
Reliability Status
Salary Band
CAD 98,000 - 121,000
Target Start
02-Mar-2026
Number of Positions
2
Justification
Backfill for J. Singh who moved to the Cloud team (AWS)`,
    must: 'palo-alto fortinet cisco-asa',
    nice: 'zscaler python',
    either: 'ccnp pcnse network-security ccnp-security',
    facts: 'title network-security-engineer; years 4-7; country CA; pay 12100000 CAD year; start 2026-03-02',
    quoted: '2 days onsite|Reliability Status|2',
    traps:
      'any check-point; excl check-point; any aws; must zscaler; must python; must ccnp; title engineering-manager; country IN',
  },
  {
    name: 'startup, founding mobile engineer',
    door: 'jobDesc',
    text: `Mobile Engineer (React Native) @ Pebble

Pebble helps teenagers in Mexico and Colombia save money. 9 people, seed round last summer, backed by Kaszek.

We ship every day. The app is React Native with TypeScript; the API is Elixir, and you'd never have to open it.

Who we'd love to meet
Somebody who has put at least two apps into both stores and kept them alive.
You're strong in React Native and TypeScript and have written the odd native module, be it Swift or Kotlin.
You've automated releases (Fastlane, EAS, Bitrise, whatever).
You speak Spanish well enough to talk to users. English is what we write in.

Cool but optional: Reanimated, Maestro, Detox, a background in fintech.

What we can pay: 4,500 to 6,000 USD a month, as a contractor through Deel, plus real equity (0.3 to 0.8 %).
Hours: be around from 10 to 2 Mexico City time. The rest is yours.

How to apply: send a link to an app and three lines about its worst bug. No cover letters, no ChatGPT please.`,
    must: 'react-native typescript kotlin|swift',
    nice: 'maestro detox',
    either: 'fastlane bitrise fintech kotlin swift reanimated release-management',
    facts:
      'title mobile-developer; pay 600000 USD month; lang es -; lang en -; engagement contract; overlap America/Mexico_City 4',
    traps:
      'any elixir; any chatgpt; excl chatgpt; must detox; must maestro; years 9; alone swift; country CO; title founding-engineer',
  },
  {
    name: 'intake call notes, security analyst',
    door: 'jobDesc',
    text: `Intake call w/ Hannah (SOC lead), 14 Nov

Role = SOC analyst, level 2. Team of 7, growing to 9 -> two heads.
Why open: going 24/7 in March, so shifts (12h, 4 on 4 off). Shift allowance 18%.
Must: 2 yrs+ in a SOC or similar blue team role. SIEM – they run Splunk, but she said QRadar or Sentinel people learn it in a month, so any of the three. EDR, CrowdStrike is theirs (again any is fine).
Scripting – "python would make me happy", not a dealbreaker
Certs: not fussed. If anything Security+ or BTL1
NOT looking for: pentesters, GRC people
They're replacing McAfee, no need to know it
Location: Cardiff on site for shifts. Has to be eligible for SC.
£38-44k + allowance
Process: call w/ Hannah, then a 1h lab. Quick!`,
    must: 'qradar|sentinel|splunk edr',
    nice: 'python',
    either: 'siem edr crowdstrike security-plus splunk scripting penetration-testing soc grc',
    facts: 'title soc-analyst; years 2; country GB; pay 4400000 GBP year',
    quoted: 'two heads|12h|eligible for SC',
    traps:
      'any mcafee; excl mcafee; must python; must security-plus; alone splunk; any penetration-testing; years 7; title penetration-tester; seniority lead',
  },
  {
    name: 'ATS export flat, business analyst, Dubai',
    door: 'jobDesc',
    text: `JOB TITLE: Business Analyst – Digital Banking REPORTS TO: Head of Digital DEPARTMENT: Digital Channels GRADE: 8 LOCATION: Dubai, UAE PURPOSE OF THE ROLE: To elicit, analyse and document requirements for the bank's mobile and internet banking platforms (Temenos, Backbase). KEY ACCOUNTABILITIES: Conduct workshops with business stakeholders; prepare BRDs and user stories; support UAT; liaise with vendors. QUALIFICATIONS & EXPERIENCE: Bachelor's degree in Computer Science or Business. Minimum 6 years' experience as a BA, of which 3 years must be in banking. Proficiency in JIRA and Confluence. Good knowledge of SQL. Process modelling with BPMN (Visio or Bizagi). CBAP certification will be an added advantage. Knowledge of Temenos T24 is preferable. Fluency in English is a must; Arabic is an advantage. SALARY: AED 22,000 – 26,000 per month all inclusive. NOTICE: maximum 60 days. Only candidates currently residing in UAE will be considered. BENEFITS: annual ticket, medical cover, 30 days leave.`,
    must: 'jira confluence sql bpmn bizagi|visio',
    nice: 'temenos',
    either:
      'cbap banking user-stories uat requirements-gathering business-process-modeling bpmn visio bizagi process-modeling bank user-acceptance-testing business-analysis business-process-modelling atlassian',
    facts: 'title business-analyst; years 6; country AE; lang en -; lang ar - soft; pay 2600000 AED month; notice 60',
    traps:
      'must temenos; years 3; years 30; notice 30; hard-lang ar; title head-of-product; any backbase; alone visio; seniority lead',
  },
  {
    name: 'Australian board, help desk',
    door: 'jobDesc',
    text: `Level 2 Service Desk Analyst
Bluegum Managed IT
Parramatta, Sydney NSW
Help Desk & IT Support (Information & Communication Technology)
Full time
$75,000 – $85,000 per year + super

Be an early applicant. How you match: 3 skills match your profile

About us
We look after the IT of 140 small businesses across Greater Western Sydney. Microsoft Solutions Partner, Datto Partner of the Year 2023.

About you
- minimum 2 years in an MSP environment
- Microsoft 365, Intune and Entra ID
- Windows 10/11 desktop support
- experience using a PSA like ConnectWise or Autotask
- a current driver's licence and your own car
- full working rights in Australia (we're unable to sponsor)

Desirable
- exposure to Fortinet firewalls
- PowerShell scripting

We've just said goodbye to on-prem Exchange, so you'll never have to patch it again!

Perks: birthday leave, EAP, monthly team lunches, free Udemy. 

Employer questions
Your application will include the following questions:
Which of the following statements best describes your right to work in Australia?
How many years' experience do you have as a Service Desk Analyst?
Do you have experience with Citrix?`,
    must: 'microsoft-365 intune entra-id windows autotask|connectwise',
    nice: 'fortinet powershell',
    either: 'windows desktop-support windows-10 windows-11 technical-support citrix help-desk',
    facts: 'title help-desk-technician; years 2; country AU; pay 8500000 AUD year; engagement fullTime',
    quoted: "driver's licence|working rights",
    traps:
      'any exchange; any exchange-online; excl exchange; must fortinet; must powershell; any datto; years 140; alone connectwise; must citrix',
  },
  {
    name: 'corporate mix, engineering manager',
    door: 'jobDesc',
    text: `Engineering Manager, Payments Platform
Dublin, Ireland

Join us and help move money for millions of people around the world. At Corvina, we believe finance should be simple.

What the role looks like
- Lead two teams (11 engineers) that own payouts and reconciliation
- Hire, coach and grow engineers; run performance reviews
- Work with Product, Risk and Treasury on the roadmap
- Stay close to the code: our services are in Java and Kotlin on AWS; some older ones still in PHP are being retired

What you need to have
- 3+ years of managing software engineers, 8+ years in software overall
- Hands-on past in a JVM language (Java, Kotlin or Scala)
- Experience running services at scale in the cloud, ideally AWS
- Track record of delivering with remote teams

Even better if you have
- Payments or banking background
- Kafka
- Worked across time zones

The extras
Equity, 30 days off, pet insurance, a Wellhub membership.

By applying you confirm that you have read our Candidate Privacy Notice. Corvina never asks for money during recruitment. We don't accept speculative CVs from agencies.`,
    must: 'java|kotlin|scala',
    nice: 'aws kafka',
    either:
      'aws payments banking people-management engineering-management-skill people-management coaching jvm cloud cloud-computing remote-work',
    facts: 'title engineering-manager; years 8; country IE',
    traps: 'any php; excl php; must kafka; must aws; years 3; years 11; years 30; alone java; must scala',
  },
  {
    name: 'Upwork like, Shopify',
    door: 'jobDesc',
    text: `Need Shopify expert to finish our theme (ongoing)

Posted 2 hours ago · Worldwide

We sell handmade leather goods. Our previous developer left mid-way, the theme is Shopify 2.0 (Liquid, plain JS, a bit of Tailwind). You take over.

You should:
* know Liquid inside out
* write clean JavaScript without jQuery
* have built with Shopify's metafields and sections
* reply within a day

Extra credit for Klaviyo integration experience and basic SEO.

We are NOT migrating from WooCommerce, that was done last year. Don't pitch us headless or React.

Less than 30 hrs/week · 3 to 6 months · Intermediate
$30.00 - $45.00 Hourly
Project type: Ongoing project
Skills and expertise: Shopify, Liquid, JavaScript, Shopify Templates, CSS
Activity on this job: Proposals: 20 to 50, Interviewing: 3, Invites sent: 5`,
    must: 'shopify liquid javascript',
    nice: 'klaviyo seo',
    either: 'tailwind-css css seo shopify-theme-development e-commerce',
    facts: 'pay 4500 USD hour; engagement contract',
    quoted: '30 hrs/week|3 to 6 months',
    traps:
      'any jquery; excl jquery; any woocommerce; any react; must klaviyo; must tailwind-css; years 3; excl react; seniority mid',
  },
  {
    name: 'summary, two sentences, Go back end',
    door: 'summary',
    text: `Looking for a backend engineer with solid Go (or Java, if willing to switch), Postgres and gRPC, ideally someone who has run Kafka themselves; no frontend work. Four to six years, EU only, at least four hours of overlap with Toronto, around EUR 6k a month on a contract basis.`,
    must: 'go|java postgresql grpc',
    nice: 'kafka',
    either: 'frontend back-end-development',
    facts:
      'title back-end-developer; years 4-6; country EU; overlap America/Toronto 4; pay 600000 EUR month; engagement contract',
    traps: 'any frontend; excl frontend; must kafka; alone go; alone java; country CA; years 6',
  },
  {
    name: 'university posting, research software',
    door: 'jobDesc',
    text: `Research Software Engineer (Grade 7)
Institute for Climate Modelling, University of Exbridge
Fixed term: 24 months. Full time (35 hours). Salary: £39,105 – £46,485 p.a.

The Institute has modelled the atmosphere since 1968. We seek a Research Software Engineer to modernise parts of our ocean model, some 400,000 lines of Fortran, and to port its kernels to GPUs.

The appointee will hold a first degree in a numerate discipline (a PhD is welcome but not expected).

Essential criteria:
E1. Programming in Fortran or C++ at a professional level
E2. Python for data analysis
E3. Parallel programming with MPI or OpenMP
E4. Version control with Git
E5. Ability to explain technical matters to scientists

Desirable criteria:
D1. CUDA, HIP or SYCL
D2. NetCDF
D3. Experience with continuous integration, e.g. GitHub Actions
D4. Knowledge of Julia

The University is a Disability Confident employer and holds an Athena SWAN silver award. Applications from those who require a Skilled Worker visa are welcome. Closing date: 11 January. Interviews will be held on or around 26 January. Informal enquiries: Dr R. Ashdown.`,
    must: 'cpp|fortran python mpi|openmp git',
    nice: 'cuda github-actions julia',
    either:
      'data-analysis ci-cd netcdf hip sycl gpu parallel-programming version-control continuous-integration parallel-computing gpu-programming gpu-computing',
    facts: 'title research-software-engineer; pay 4648500 GBP year; engagement fullTime',
    quoted: '24 months|35 hours|NetCDF',
    traps: 'must cuda; must julia; alone fortran; alone mpi; years 24; start; years 35; must github-actions',
  },
  {
    name: 'Brazilian company, data analyst',
    door: 'jobDesc',
    text: `Pleno Data Analyst – Marketplace
100% remote (Brazil)

Who we are 💚
Feira Livre is the app that connects small farmers and restaurants. Born in Recife in 2019, today in 40 cities.

Your mission
Transform data into decisions for the commercial team: dashboards, ad hoc analysis, tests.

What we expect from you
– Advanced SQL (BigQuery is our home)
– Dashboards in Looker, Metabase or Power BI
– Statistics for A/B tests
– Python for analysis: pandas is enough
– 2 years or more in a similar position
– Intermediate English for reading

Differentials
– dbt
– experience in marketplaces or foodtech
– Git

What we don't ask: diploma, machine learning, Excel macros

Hiring model: CLT
Salary: R$ 7.500 to R$ 9.000
Benefits: meal card, Gympass, health plan, day off on your birthday`,
    must: 'sql looker|metabase|power-bi statistics python pandas',
    nice: 'dbt git',
    either:
      'bigquery a-b-testing pandas statistics dashboards ab-testing data-visualization experimental-design data-analysis',
    facts:
      'title data-analyst; seniority mid; years 2; country BR; lang en -; pay 900000 BRL month; engagement fullTime',
    traps:
      'any machine-learning; any vba; excl microsoft-excel; any microsoft-excel; must dbt; must git; alone looker; years 40; alone power-bi',
  },
]
