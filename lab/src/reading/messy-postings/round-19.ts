import type { MessyPosting } from './messy-posting.ts'

/** The nineteenth round: written in voices unlike the earlier ones before the reader was run on it. */
export const ROUND_19: readonly MessyPosting[] = [
  {
    name: 'headcount request, internal form pasted flat',
    door: 'jobDesc',
    text: `REQ-4471 | Headcount request FY26 | Status: approved by Finance 14 Nov
Hiring manager: Ines Cardoso | Cost centre 8810 | Backfill for: T. Olsen (left in September)
Position title: Site Reliability Engineer | Grade: Senior | Openings: 2
Site: Porto | Work model: hybrid, 2 days on site
Budget: EUR 58,000 - 67,000 base
Target start: 1 February 2026
Business justification: three incidents in Q3 were caused by hand-made changes on the old Nagios boxes. We can't go on like this.
Must bring: Kubernetes in production (min. 3 yrs), Terraform, one of Python/Go, Prometheus + Grafana
Would help: ArgoCD, Istio
Not needed: Nagios knowledge (is being retired), Windows
Working language English, Portuguese not required`,
    must: 'kubernetes:3 terraform go|python prometheus grafana',
    nice: 'argo-cd istio',
    facts:
      'title site-reliability-engineer; seniority senior; country PT; pay 6700000 EUR year; start 2026-02-01; lang en -',
    quoted: '2 days on site|Openings: 2',
    traps:
      'any nagios; excl nagios; any windows; excl windows; hard-lang pt; must argo-cd; must istio; alone python; years 3; any go-kit',
  },
  {
    name: 'Slack thread, three people talking',
    door: 'jobDesc',
    text: `@here we finally got budget for the android person 🎉
Mara: kotlin obviously, compose too, nobody here wants to see xml layouts again
Mara: coroutines/flow
Tobi: pls someone who knows gradle properly, our build takes 11 min
Mara: +1
Tobi: KMP?
Mara: would be cool, not a blocker
Jun: what about iOS
Mara: no, Lena does that
Jun: level?
Mara: mid to senior, say 4y
Tobi: budget is 80k max, remote within EU`,
    must: 'kotlin jetpack-compose kotlin-coroutines gradle',
    nice: 'kotlin-multiplatform',
    either: 'android kotlin-coroutines',
    facts: 'title android-developer; years 4; pay 8000000 EUR year; country EU; seniority mid',
    traps: 'any ios; excl ios; any xml; must kotlin-multiplatform; years 11; any swift',
  },
  {
    name: 'British council, role profile',
    door: 'jobDesc',
    text: `ROLE PROFILE
Post title: Applications Support Analyst
Directorate: Corporate Resources
Grade: SO1 (£34,434 to £36,363)
Hours: 36 per week, term of 18 months
Base: Civic Centre, Wigan, with agile working
Purpose of the post: To provide second line support for the Council's line-of-business systems.

Person Specification (E = essential, D = desirable; A = application form, I = interview)
1. Experience of supporting business applications in a large organisation  E  A/I
2. Ability to write SQL queries against Microsoft SQL Server  E  A
3. Knowledge of ITIL incident and problem management  E  I
4. Experience of Capita ONE or Liquidlogic  D  A
5. PowerShell scripting  D  I
6. Crystal Reports or SSRS  D  A
7. Full driving licence  D  A

The Council is committed to safeguarding. This post is subject to a basic DBS check. Applications close at midnight on Sunday 14 December 2025.`,
    must: 'sql sql-server itil',
    nice: 'powershell crystal-reports ssrs',
    either: 'incident-management problem-management sql-server application-support ssrs crystal-reports itil',
    facts: 'title application-support-analyst; country GB; pay 3636300 GBP year',
    quoted: '36 per week|18 months|Liquidlogic|DBS',
    traps: 'must powershell; must crystal-reports; years 18; years 36; start any; seniority lead; any r',
  },
  {
    name: 'voice dictation, no marks, sysadmin',
    door: 'jobDesc',
    text: `ok so this is for the windows admin job in graz we need someone who has run active directory and exchange for at least five years um the exchange is moving to microsoft three sixty five next year so intune would be really good but they can learn that powershell is a must backup is veeam it would be nice if they had seen it before the linux machines are looked after by somebody else so dont ask for that german is needed because the users only speak german about b2 i think pay is around fifty two thousand a year full time thirty eight and a half hours`,
    must: 'active-directory exchange powershell',
    nice: 'intune veeam',
    either: 'windows microsoft-365 m365-admin windows-server exchange-online windows-administration',
    facts: 'title windows-administrator; years 5; country AT; lang de B2; pay 5200000 EUR year; engagement fullTime',
    quoted: 'thirty eight and a half hours',
    traps: 'any linux; excl linux; must intune; must veeam; hard-lang en; years 38',
  },
  {
    name: 'job board JSON-ish dump',
    door: 'jobDesc',
    text: `title: "Data Scientist (m/w/x)"
company: "Nordlicht Energie AG"
location: "Kiel, Schleswig-Holstein, DE"
employmentType: FULL_TIME
datePosted: 2025-11-12
validThrough: 2026-01-31
baseSalary: { currency: EUR, minValue: 62000, maxValue: 74000, unitText: YEAR }
industry: Utilities
skills: ["Python", "scikit-learn", "SQL", "time series", "Git"]
qualifications: "MSc in a quantitative field; 3+ years after the degree"
preferredSkills: ["PyTorch", "Airflow", "energy markets"]
languages: [{ name: German, level: C1 }, { name: English, level: B2 }]
jobBenefits: "Deutschlandticket, 30 days of leave, Kubernetes trainings"`,
    must: 'python scikit-learn sql git',
    nice: 'pytorch airflow',
    either: 'time-series-analysis energy',
    facts:
      'title data-scientist; years 3; country DE; pay 7400000 EUR year; lang de C1; lang en B2; engagement fullTime',
    traps: 'any kubernetes; must pytorch; must airflow; start any; years 30; hard-lang fr',
  },
  {
    name: 'FAQ style start-up page',
    door: 'jobDesc',
    text: `Product Designer at Tidewell

What will I do?
Own the patient app from first sketch to shipped screens. You'll pair with our two React engineers but you will not write production code.

What do I need?
Five years of product design, ideally on mobile. Figma, obviously. A portfolio that shows prototypes and research you ran yourself.

Do I need a degree?
No.

Do I need to know Sketch or XD?
No, we moved off both.

What would make you say "wow"?
Motion (After Effects, Lottie). Having designed for accessibility audits.

Where is this?
Our studio in Copenhagen, three days a week. Danish isn't required.

What does it pay?
DKK 48,000 to 55,000 a month.

When can I start?
As soon as you like, but no later than March 2026.`,
    must: 'figma',
    nice: 'after-effects lottie',
    either:
      'prototyping ux-research product-design mobile-design web-accessibility motion-graphics accessibility-testing',
    facts: 'title product-designer; years 5; country DK; pay 5500000 DKK month; start 2026-03-31',
    quoted: 'three days a week',
    traps:
      'any react; any sketch; any adobe-xd; excl sketch; excl adobe-xd; must lottie; hard-lang da; must after-effects',
  },
  {
    name: 'Polish body-leasing brief',
    door: 'jobDesc',
    text: `Client: bank, Warsaw
Role: Senior Java Developer x4
Rate: up to 165 PLN/h net + VAT (B2B)
Start: ASAP, max 1 month notice
Duration: 12 m + extensions
Remote 100%, once per quarter in the office
Must: Java 17/21, Spring Boot, Kafka, Oracle DB, min 6 y
Nice: Camunda, AWS
English B2, Polish C1
Process: HR call -> tech (60 min) -> client
NO candidates from previous project "Falcon"
We don't accept CVs w/o Kafka commercial exp.`,
    must: 'java spring-boot kafka oracle-database',
    nice: 'camunda aws',
    facts:
      'title java-developer; seniority senior; years 6; country PL; pay 16500 PLN hour; notice 30; lang en B2; lang pl C1; engagement contract',
    quoted: '12 m|once per quarter|x4',
    traps: 'must camunda; must aws; years 12; years 60; years 17; excl kafka',
  },
  {
    name: 'mail from a CTO to a recruiter, long prose',
    door: 'jobDesc',
    text: `Hi Petra,

thanks for the call. To put it in writing: we are after a machine learning engineer, somebody who has put models in front of real users, not a Kaggle collector. The group works in Python and PyTorch, and everything runs on GCP, so both of the first are a precondition while the cloud one can be picked up if the person comes from AWS. The new person will inherit our feature store (Feast), which nobody outside knows, so I would not filter for it. I'd weigh experience with ranking or recommendations heavily, that is the whole product.

Please leave out the pure NLP people this time, we had eleven of them in the last batch. And no need to send anybody whose only tool is TensorFlow.

Seniority: I'd say at least four years in the field, more is fine. We pay between CHF 120'000 and 140'000, in Zurich, three days in the office. English is enough, German helps with the landlord, ha.

Notice period of three months is normal here, so that's OK.

Best, Yannick`,
    must: 'python pytorch',
    nice: 'recommender-systems',
    either:
      'google-cloud aws machine-learning feature-store recommender-systems learning-to-rank nlp gcp tensorflow mlops',
    facts:
      'title machine-learning-engineer; years 4; country CH; pay 14000000 CHF year; lang en -; lang de - soft; notice 90',
    quoted: 'three days in the office',
    traps: 'must tensorflow; nice tensorflow; hard-lang de; must nlp; alone google-cloud; years 11; must feature-store',
  },
  {
    name: 'all lowercase one-liner, firmware',
    door: 'summary',
    text: `firmware dev, c on stm32, freertos, ble a big plus, 3-5 yrs, eindhoven hybrid, dutch not needed, up to 70k`,
    must: 'c stm32 freertos',
    nice: 'ble',
    facts: 'title firmware-engineer; years 3-5; country NL; pay 7000000 EUR year',
    traps: 'hard-lang nl; must ble; excl c; years 70',
  },
  {
    name: 'Indian consultancy, walk-in style',
    door: 'jobDesc',
    text: `Greetings from Vyomtech Solutions!!

We have an urgent opening for SAP FICO Consultant @ Pune / Hyderabad

Exp: 5 - 8 Yrs (relevant in FICO min 4)
CTC: upto 22 LPA
NP: Immediate to 30 days only
Mode: WFO 5 days
Shift: 2 PM to 11 PM IST

JD:
-> S/4HANA Finance, at least 1 end to end implementation
-> GL, AP, AR, Asset Accounting
-> Integration with MM and SD
-> Knowledge on ABAP debugging is an added advantage
-> Certification not mandatory

Kindly share below details: Total exp / Rel exp / CCTC / ECTC / NP / Current location / PAN
Do not apply if you attended interview in last 6 months.`,
    must: 's4hana sap-fico:4',
    nice: 'abap',
    either: 'sap-mm sap-sd accounting sap-fico integration',
    facts:
      'title sap-fico-consultant; years 5-8; country IN; pay 220000000 INR year; notice 30; overlap Asia/Kolkata 9',
    quoted: 'WFO 5 days',
    traps: 'must abap; years 4; years 6; alone sap-certification',
  },
  {
    name: 'table pasted flat, two columns',
    door: 'jobDesc',
    text: `Skill	Level wanted	Since
Angular (12+)	expert	4 years
TypeScript	expert	4 years
RxJS	good	2 years
NgRx	basic	nice to have
Jasmine/Karma	good	-
Java	none needed	-
Role	Frontend Developer
Location	Brno, CZ
Contract	trade licence (freelance)
Rate	5,500 - 6,200 CZK per day
Availability	within 6 weeks
Language	Czech native or English B2`,
    must: 'angular:4 typescript:4 rxjs:2 jasmine karma',
    nice: 'ngrx',
    facts: 'title front-end-developer; country CZ; pay 620000 CZK day; notice 42; engagement contract',
    quoted: 'Czech',
    traps: 'any java; excl java; must ngrx; years 12; alone jasmine|karma',
  },
  {
    name: 'about-you prose, security',
    door: 'jobDesc',
    text: `Cloud Security Engineer, Helsinki (or anywhere in Finland)

About you
You've spent a few years making AWS accounts harder to break into. IAM policies don't bore you. You script in Python when clicking would be faster, and your Terraform modules are the ones that others copy. GuardDuty findings, CloudTrail queries: you have been there at 3 a.m.

Perhaps you also hold an AWS security certificate, or you have poked at Azure. Neither is expected.

You don't need to have been a pentester. You won't run the SOC: our partner does, with Splunk.

About us
Founded 2011, 240 people, 31 nationalities. Our product is a payroll platform written in Kotlin.

The practical bits
Permanent, full-time. 5,500 to 6,800 €/month. On-call one week in six, paid extra. Finnish is useful for talking with authorities but we'll manage.`,
    must: 'aws aws-iam python terraform guardduty cloudtrail',
    nice: 'azure',
    either:
      'azure aws-certification splunk guardduty cloudtrail identity-and-access-management aws-iam aws-security-hub on-call',
    facts: 'title cloud-security-engineer; country FI; pay 680000 EUR month; engagement fullTime; lang fi - soft',
    quoted: 'one week in six',
    traps:
      'any splunk; any kotlin; must azure; hard-lang fi; excl splunk; must penetration-testing; years 3; title penetration-tester',
  },
  {
    name: 'bullet wall without headings, QA',
    door: 'jobDesc',
    text: `QA Automation Engineer (Playwright)

• Own the regression suite
• 3+ years in test automation
• Playwright with TypeScript (we've left Selenium behind)
• REST API testing, Postman or Bruno
• GitLab CI
• Reading SQL
• Load testing is a bonus (k6)
• Mobile testing: not in scope
• Comfortable speaking up
• Based in Ireland or Northern Ireland
• 9-month fixed term, possibility of permanent
• €350-€400 p/d
• 6 hrs crossover with Boston`,
    must: 'playwright typescript postman gitlab-ci sql',
    nice: 'k6',
    either: 'api-testing rest-api test-automation regression-testing performance-testing postman sql mobile-testing',
    facts:
      'title qa-automation-engineer; years 3; country IE; country GB; pay 40000 EUR day; overlap America/New_York 6; engagement contract',
    quoted: '9-month|Bruno',
    traps: 'any selenium; excl selenium; must k6; years 9; must mobile-testing; overlap 8',
  },
  {
    name: 'games studio, playful',
    door: 'jobDesc',
    text: `🎮 GAMEPLAY PROGRAMMER — Project Lantern (unannounced)

Lantern is a co-op stealth game for consoles. Built in Unreal, not Unity, please stop asking ;)

You'll fit right in when you
✔ have shipped at least one title as a programmer
✔ write modern C++ without fear
✔ know UE5 inside and out, Blueprints included
✔ debug on devkits

Extra lives for
★ networked gameplay (replication, rollback)
★ having touched Wwise
★ Perforce scars

Game over if
✘ you only do mobile hyper-casual
✘ you need a spec for everything

Loot: CA$95k–CA$115k, 4-day weeks in summer, studio in Montréal (2 days/wk), French lessons on us.
French isn't needed at work. We can't sponsor visas right now.`,
    must: 'cpp unreal-engine unreal-blueprints',
    nice: 'multiplayer wwise perforce',
    either: 'unreal-blueprints debugging multiplayer gameplay-programming console-development',
    facts: 'title gameplay-programmer; country CA; pay 11500000 CAD year',
    quoted: '2 days/wk|sponsor',
    traps: 'any unity; excl unity; must wwise; must perforce; hard-lang fr; any lantern; must mobile-development',
  },
  {
    name: 'non-native, Italian SME, mechanical English',
    door: 'jobDesc',
    text: `For the enlargement of our technical office in Bergamo we search a PLC programmer.

The resource will occupy of:
- development of software for automatic machines
- commissioning by the customers (travels 30%)

Are requested:
- diploma or degree in automation
- knowledge of TIA Portal and of at least one SCADA
- experience matured of minimum 3 years in the role
- knowledge of the english language, written and spoken

Constitutes title of preference:
- knowledge of Codesys
- knowledge of robots Fanuc
- knowledge of the german language

Is not requested the knowledge of Allen Bradley.

We offer: contract at undetermined time, RAL 35-42k, canteen.
The search addresses to both sexes (L. 903/77).`,
    must: 'tia-portal scada',
    nice: 'codesys',
    either: 'plc-programming industrial-automation robotics scada automation',
    facts: 'title plc-programmer; years 3; country IT; lang en -; lang de - soft; pay 4200000 EUR year',
    quoted: 'travels 30%',
    traps: 'any allen-bradley; excl allen-bradley; must codesys; hard-lang de; years 77; years 30; must robotics',
  },
  {
    name: 'Spanish recruiter WhatsApp voice-to-text plus corrections',
    door: 'summary',
    text: `Hi! Need a Salesforce dev (not admin!!) for a consultancy in Seville. Apex + LWC, 3y. CPQ no longer, client changed their mind. Ideally Marketing Cloud. English B2 and Spanish obviously. 36k, full remote inside Spain. January start, 15 days notice tops.`,
    must: 'apex-salesforce lwc',
    nice: 'salesforce-marketing-cloud',
    either: 'salesforce',
    facts:
      'title salesforce-developer; years 3; country ES; lang en B2; lang es -; pay 3600000 EUR year; start 2026-01-31; notice 15',
    traps:
      'any salesforce-cpq; must salesforce-marketing-cloud; title salesforce-administrator; years 15; excl salesforce-cpq',
  },
  {
    name: 'US staffing VMS dump',
    door: 'jobDesc',
    text: `Job ID: 00918822 / Req Qty: 1 / Submittal cap: 3 / Bill Rate Max: $92.00/hr / Expenses: No
Client: State DOT / Location: Olympia, WA (remote w/in state OK)
Start Date: 01/12/2026 End Date: 12/31/2026
Title: Business Analyst 4
Duties: elicits requirements; documents as-is and to-be processes in Visio; supports UAT of the permit system (.NET, Oracle) built by vendor.
Required: 8+ yrs as BA. 3+ yrs with public sector systems. Visio. Jira. SQL at query level.
Highly desired: BPMN. CBAP. Experience w/ GIS products.
Interview: Teams, 1 round. Work auth: USC/GC only, no H1B.
Skills matrix must be filled in & attached. Do not submit w/o RTR.`,
    must: 'visio jira sql',
    nice: 'bpmn cbap gis',
    either: 'business-analysis uat requirements-gathering gis cbap government-it microsoft-teams',
    facts: 'title business-analyst; years 8; country US; pay 9200 USD hour; start 2026-01-12; engagement contract',
    quoted: 'USC/GC only',
    traps: 'any dot-net; any oracle-database; must bpmn; must cbap; years 3; years 4; any microsoft-teams',
  },
  {
    name: 'one paragraph, DBA, Scandinavia',
    door: 'jobDesc',
    text: `Our customer, a hospital group in Bergen, is replacing two DBAs who are about to retire and therefore wants people who know PostgreSQL really well (tuning, streaming replication, Patroni) and who have at least heard of Oracle, because a third of the databases will stay there until 2028. Ansible is used for everything, so you should be at home in it, and being able to read a bit of Bash goes without saying. MongoDB came up in the first draft but has been struck out. You need seven years in operations, of which three with PostgreSQL. Norwegian or Swedish fluently, since the documentation is in Norwegian. It is a permanent position with a yearly salary of 780 000 to 850 000 NOK and duty every fifth week.`,
    must: 'postgresql:3 patroni ansible bash',
    nice: 'oracle-database',
    either: 'oracle-database database-replication performance-tuning bash patroni database-performance-tuning',
    facts: 'title database-administrator; years 7; country NO; pay 85000000 NOK year; engagement fullTime',
    quoted: 'every fifth week|Norwegian or Swedish',
    traps: 'any mongodb; excl mongodb; must oracle-database; years 3; years 28; start any',
  },
  {
    name: 'agency shout, capitals, contract',
    door: 'jobDesc',
    text: `*** URGENT *** DEVOPS CONTRACTOR *** OUTSIDE IR35 ***
6 MONTHS INITIAL / £575 PD / REMOTE (UK ONLY) / 1 DAY PER MONTH IN LEEDS
NEED: AZURE, AKS, TERRAFORM, GITHUB ACTIONS
NICE: DATADOG, VAULT
DON'T NEED: AWS, JENKINS
SC CLEARANCE ESSENTIAL (ACTIVE)
INTERVIEWS THIS WEEK, START 1ST DEC
CALL SAM ON THE USUAL NUMBER`,
    must: 'azure aks terraform github-actions',
    nice: 'datadog vault',
    facts: 'title devops-engineer; country GB; pay 57500 GBP day; start 2025-12-01; engagement contract',
    either: 'security-clearance',
    quoted: '6 MONTHS|1 DAY PER MONTH|SC CLEARANCE',
    traps: 'any aws; excl aws; any jenkins; excl jenkins; must datadog; must vault; years 6; years 35',
  },
  {
    name: 'university lab, research software',
    door: 'jobDesc',
    text: `The Chair of Computational Ecology invites applications for a

Research Software Engineer (TV-L E13, 75 %, fixed-term until 31.12.2027)

Your tasks
* turn the group's MATLAB prototypes into maintainable Python packages
* maintain our JupyterHub
* train doctoral students in Git

Your profile
* Master's degree in computer science, environmental sciences or a neighbouring discipline
* very good Python skills (NumPy, xarray, pytest)
* familiarity with Linux clusters (Slurm)
* a second compiled language (C++, Fortran or Julia)
* English at level C1; German is an asset

What we don't ask for: publications, MATLAB beyond reading it.

Applications of severely disabled persons are given preference if equally qualified. Please send your documents as one PDF by 5 December 2025 to the chair in Göttingen.`,
    must: 'python numpy pytest linux cpp|fortran|julia',
    nice: '',
    either: 'linux git slurm jupyter numpy pytest matlab pdf high-performance-computing clustering-ha',
    facts: 'title research-software-engineer; country DE; lang en C1; lang de - soft',
    quoted: 'xarray|75 %|31.12.2027',
    traps: 'must matlab; excl matlab; alone fortran; start any; hard-lang de; years 13; alone cpp',
  },
  {
    name: 'Brazilian remote shop, USD, time zones',
    door: 'jobDesc',
    text: `Vaga / Position: Sr. React Native Engineer (English-speaking team)

We're hiring all over LATAM. You'll build the driver app of a US logistics company.

Requirements
RN for 3+ years, 5+ overall
TypeScript
Native modules in either Swift or Kotlin
Reanimated, Fastlane
Advanced English (C1), interviews are in English

Pluses
Detox or Maestro
GraphQL

We are not looking for
Flutter developers
Agencies

US$ 5.5k - 7k monthly as a PJ contractor. Hours: at least 5 overlapping with Central time. 20 days off.`,
    must: 'react-native:3 typescript kotlin|swift fastlane reanimated',
    nice: 'detox maestro graphql',
    either: 'fastlane maestro reanimated',
    facts:
      'title react-native-developer; seniority senior; years 5; lang en C1; pay 700000 USD month; overlap America/Chicago 5; engagement contract; country BR',
    traps:
      'must flutter; nice flutter; alone swift; alone kotlin; must detox; years 3; country US; years 20; overlap 20',
  },
  {
    name: 'corporate leveling, tech lead, bank',
    door: 'jobDesc',
    text: `Job Profile: Lead Engineer – Payments Hub (Job Code TEC-L6)
Reports to: VP Engineering | Direct reports: 5 | Travel: <10%
Location: Edinburgh

Role Overview
The Payments Hub processes 90 million ISO 20022 messages a day. As Lead Engineer you set technical direction for one squad.

Technical requirements (weighting)
Java and Spring (30%)
Event streaming: Kafka, or alternatively IBM MQ (20%)
Relational modelling, preferably on Oracle (15%)
Kubernetes/OpenShift (15%)
Observability: any vendor (10%)
Team leadership: you've led 4 or more engineers (10%)

Minimum of 9 years in software engineering with no fewer than two as a lead.
Payments experience is not a pre-requisite.
COBOL systems exist upstream and will be somebody else's concern.

Package: £92k – £105k, 15% bonus, pension 12%. 4 weeks' notice or less preferred.`,
    must: 'java spring ibm-mq|kafka kubernetes|openshift',
    nice: 'oracle-database',
    either:
      'kubernetes|openshift kubernetes openshift oracle-database observability data-modeling iso-20022 people-management spring payments relational-databases technical-leadership',
    facts: 'title tech-lead; years 9; country GB; pay 10500000 GBP year; notice 28',
    quoted: '',
    traps:
      'any cobol; excl cobol; must payments; years 2; years 4; years 15; alone kafka; must oracle-database; title vp-of-engineering',
  },
  {
    name: 'support desk, plain shop English',
    door: 'jobDesc',
    text: `IT Helpdesk (1st/2nd line), Leicester, Mon-Fri 8-4 or 10-6 on rotation

We look after 60 small firms round the East Midlands. You'll answer the phone, sort out Windows and Office 365, reset passwords, swap kit.

You need:
A year or two on a helpdesk
Windows 10/11, M365 admin, basic networking (DNS, DHCP)
Clean driving licence and your own car

Handy: Datto RMM, Macs, a CompTIA cert
Don't worry about: servers, coding, Linux. We've got Dave for that.

£24-27k depending. No agencies please!`,
    must: 'windows m365-admin dns dhcp',
    nice: 'macos',
    either:
      'microsoft-365 m365-admin computer-networking help-desk datto macos a-plus certifications dns dhcp office-365 account-administration',
    facts: 'title help-desk-technician; years 1-2; country GB; pay 2700000 GBP year',
    quoted: 'driving licence|8-4',
    traps: 'any linux; excl linux; must datto; years 60; must windows-server; years 8',
  },
  {
    name: 'ERP consultant, Benelux, dual heading words',
    door: 'jobDesc',
    text: `Functional Consultant Dynamics 365 Business Central

What you bring to the table
– HBO / bachelor level of working and thinking
– 2 to 4 years with Business Central or its ancestor NAV
– You can explain a posting group to a warehouse manager
– Dutch at native level and good English

What we'd throw a party for
– Power BI
– some AL
– a driving licence and no fear of Limburg

What you'll never hear from us
"Can you quickly learn SAP?"

What's on our side of the table
€3.400 – €4.600 gross per month, a lease car, 27 days off and a Friday afternoon drink in Eindhoven. 32 to 40 hours, you choose.`,
    must: 'dynamics-365-business-central|dynamics-nav',
    nice: 'power-bi al-business-central',
    either: 'microsoft-dynamics-365',
    facts: 'title dynamics-365-consultant; years 2-4; country NL; lang nl C2; lang en -; pay 460000 EUR month',
    quoted: '32 to 40 hours',
    traps: 'any sap; excl sap; must power-bi; years 27; alone dynamics-nav; must al-business-central',
  },
  {
    name: 'LinkedIn post of a team lead',
    door: 'jobDesc',
    text: `I'm hiring! 🙋‍♀️

My team at Skyline Parcel is looking for an Analytics Engineer. If dbt is your second home and you've opinions about Snowflake warehouses sizing, keep reading.

What matters to me: solid SQL (window functions should not scare you), dbt, git. Whether you've used Looker, Tableau or Power BI matters little, pick one, we use Looker.
What doesn't matter: your school, Python (really!).
What I'd be thrilled about: Dagster.

You'd sit in Austin or work from home in TX, CO or GA. $130-150k + equity. Must be OK with a 6 week background check.

#analyticsengineering #dbt #datajobs #hiring #python`,
    must: 'sql dbt git snowflake looker|power-bi|tableau',
    nice: 'dagster',
    either: 'snowflake looker tableau power-bi looker|power-bi|tableau',
    facts: 'title analytics-engineer; country US; pay 15000000 USD year',
    quoted: 'background check',
    traps: 'any python; excl python; must dagster; years 6; alone looker',
  },
  {
    name: 'freelance platform, project, short budget',
    door: 'jobDesc',
    text: `Need Shopify expert to fix theme & build 2 custom sections
Posted 3 hours ago · Worldwide · Fixed-price? No: hourly $35.00-$50.00 · Less than 30 hrs/week · 1 to 3 months · Intermediate

We sell tea. Our theme (Dawn based) got slow and the last guy disappeared.
You should be good with Liquid, vanilla JS and CSS. No page builder apps (PageFly etc), we want clean code. Knowing Klaviyo is a plus but our marketing person can do it.
Headless / Hydrogen not needed.
Please start your proposal with the word "oolong".`,
    must: 'shopify liquid javascript css',
    nice: 'klaviyo',
    either: 'headless-cms',
    facts: 'pay 5000 USD hour; engagement contract; seniority mid',
    quoted: '30 hrs/week|1 to 3 months',
    traps: 'any remix; must klaviyo; years 3; excl hydrogen; title e-commerce-manager; country US',
  },
  {
    name: 'Singapore bank, network, jargon',
    door: 'jobDesc',
    text: `Network Engineer, AVP

Responsibilities
Day 2 operations of DC and campus network across SG, HK and Mumbai
Vendor coordination (Cisco TAC, Palo Alto support)

Requirements
6 to 10 years' hands-on experience
Routing: BGP, OSPF, EVPN-VXLAN
Cisco Nexus/ACI; Arista also considered
Palo Alto firewalls (Panorama)
Automation with Ansible or Python
CCNP and above
Able to support after-office-hours changes

Candidates without F5 experience are welcome to apply; training provided.
Mandarin an added advantage to liaise with counterparts in Shanghai.

Only shortlisted candidates will be notified. EA Licence 16S8131. Salary S$7,000 - S$9,500 per month. Short notice preferred.`,
    must: 'bgp ospf cisco-nexus|cisco-aci|arista palo-alto ansible|python ccnp',
    nice: '',
    either:
      'evpn vxlan cisco-nexus cisco-aci arista palo-alto firewalls automation f5 network-automation cisco routing-and-switching ccnp cisco-nexus|cisco-aci|arista',
    facts: 'title network-engineer; years 6-10; pay 950000 SGD month; country SG; lang zh - soft',
    quoted: 'after-office-hours',
    traps: 'must f5; excl f5; alone ansible; hard-lang zh; country CN; country HK; country IN; years 16',
  },
  {
    name: 'scrum master, government contractor, Australia',
    door: 'jobDesc',
    text: `Scrum Master - Federal Government - Canberra
$1,050 - $1,150 per day incl. super | 12 months + 12 + 12

Our client requires an experienced Scrum Master for two delivery squads. Baseline clearance is the minimum; NV1 is preferred.

Selection criteria
Mandatory
- Three (3) years or more as a Scrum Master
- Demonstrated use of Jira and Confluence
- CSM, PSM I or equivalent
Desirable
- SAFe
- Azure DevOps
Not relevant to this order: Kanban-only environments, waterfall

Australian citizens only. Offers close 5pm AEDT 28/11/2025. Candidates must be able to commence by 19 January 2026.`,
    must: 'jira confluence csm',
    nice: 'safe-agile azure-devops',
    either: 'scrum csm safe-agile agile kanban waterfall',
    facts: 'title scrum-master; years 3; country AU; pay 115000 AUD day; start 2026-01-19; engagement contract',
    quoted: 'Baseline clearance|Australian citizens|12 months',
    traps: 'must kanban; must waterfall; must azure-devops; years 12; excl kanban; excl waterfall',
  },
  {
    name: 'chat bot form answers',
    door: 'jobDesc',
    text: `Q1 Which role are you hiring for? > PHP dev
Q2 How senior? > junior is ok, 1 year exp
Q3 Must-have skills (comma separated) > laravel, mysql, git
Q4 Nice-to-have skills > vue, docker
Q5 Anything you do NOT want? > wordpress-only people
Q6 Where? > Cluj or remote from Romania
Q7 Salary range? > 1200-1600 eur net / month
Q8 When should they start? > yesterday :) max 3 weeks
Q9 Languages? > english ok, romanian
Q10 How many? > one`,
    must: 'laravel mysql git',
    nice: 'vue-js docker',
    either: 'php wordpress',
    facts:
      'title php-developer; seniority junior; years 1; country RO; pay 160000 EUR month; notice 21; lang en -; lang ro -',
    traps: 'must wordpress; nice wordpress; must docker; must vue-js; years 3',
  },
  {
    name: 'tech writer, distributed company',
    door: 'jobDesc',
    text: `Technical Writer, Developer Docs
Remote: Americas (UTC-8 to UTC-3)

Fifty thousand developers read our docs each month. Soon they'll read yours.

You will
document REST and GraphQL endpoints, run the docs site (Docusaurus, Markdown in Git), interview engineers who would rather code.

You have
+ two or more years of writing for developers
+ Markdown, Git and enough JavaScript to test your own samples
+ native-level English

You might have
+ OpenAPI
+ Vale or another linter

You do not have to have
+ DITA, FrameMaker or other such heavy gear
+ a CS degree

USD 85,000, same for all countries. We're a team of nine. Part-time (80%) is possible.`,
    must: 'markdown git javascript',
    nice: 'openapi',
    either: 'rest-api graphql docusaurus api-documentation technical-writing',
    facts: 'title technical-writer; years 2; lang en C2; pay 8500000 USD year; overlap Etc/GMT+5 5',
    quoted: '80%|Vale',
    traps: 'any dita; any framemaker; excl dita; must openapi; must graphql; years 80; country US',
  },
  {
    name: 'mainframe, bank, Denmark English',
    door: 'jobDesc',
    text: `Do you dream in COBOL? (we don't judge)

Nordbanken's core runs on z/OS and it's going nowhere. Join 14 colleagues in Aarhus as Mainframe Developer.

We imagine that you
· have worked with COBOL and DB2 for a good number of years, 5 or so
· are familiar with JCL and CICS
· are curious about Git and Jenkins, which we are introducing these months (no experience is expected)

It counts in your favour if you've PL/I or REXX in the bag.

Danish is our daily language, so you speak and write it fluently.

Application deadline: as soon as possible and no later than 7 December. Start 1 March 2026. Salary by agreement; 37 hours a week.`,
    must: 'cobol db2 jcl cics',
    nice: 'pl-i rexx',
    either: 'z-os git jenkins mainframe',
    facts: 'title mainframe-developer; years 5; country DK; lang da C1; start 2026-03-01',
    quoted: '37 hours',
    traps: 'must git; must jenkins; must rexx; years 14; years 37; alone pl-i',
  },
  {
    name: 'customer success, B2B, light tech',
    door: 'jobDesc',
    text: `Technical Account Manager (EMEA)

You're the person our forty biggest customers call first. They use our API, so you should be able to debug a webhook with Postman and read a stack trace, and you need to be fine with SQL for the occasional report. Coding in production is for the engineers.

Must-have: 3 years in a customer-facing technical role, English C1 + one of German/French
Good-to-have: Zendesk, Salesforce
No-go: job hoppers (<1 year per job)

Home office anywhere between Lisbon and Athens; you'll overlap with CET for six hours or more. OTE 85k (65 fixed). Notice: 2 months is fine.`,
    must: 'postman sql',
    nice: 'zendesk salesforce',
    either: 'webhooks postman apis rest-api sql debugging',
    facts:
      'title technical-account-manager; years 3; lang en C1; overlap Europe/Berlin 6; pay 8500000 EUR year; notice 60',
    quoted: 'German/French',
    traps: 'must zendesk; must salesforce; years 1; hard-lang de; hard-lang fr; years 65; country GR',
  },
]
