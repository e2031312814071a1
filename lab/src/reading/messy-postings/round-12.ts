import type { MessyPosting } from './messy-posting.ts'

/** The twelfth round, set aside: written together with the eleventh, looked at only in its totals. */
export const ROUND_12: readonly MessyPosting[] = [
  {
    name: 'all-hands notes, engineering manager',
    door: 'jobDesc',
    text: `Notes from Thursday (hiring bit)
Role = Engineering Manager, Checkout. Reports to Priti.
Why: team went from 4 to 11 and nobody does 1:1s
Has to: have managed managers or at least 8+ engineers, been an engineer themselves (we're a Kotlin + AWS house, they should be able to follow a code review)
Agreed to drop the "must know Kafka" line. Too narrow.
Gets extra love for: payments background, Spanish (half the team is in Valencia)
Hard pass on: people who haven't touched code since Subversion
Comp band M2: 105–125k EUR, Barcelona 2 days/wk, need somebody by April`,
    must: 'kotlin aws',
    nice: 'payments',
    either: 'kotlin aws payments people-management code-review payment-systems team-leadership payment-processing',
    facts: 'title engineering-manager; pay 12500000 EUR year; country ES; lang es - soft; start 2026-04-30',
    quoted: '2 days/wk',
    traps: 'any kafka; any svn; excl kafka; excl svn; hard-lang es; must kafka; years 4; years 8',
  },
  {
    name: 'university, research software',
    door: 'jobDesc',
    text: `Research Software Engineer (0.8 FTE)
Department of Glaciology

We simulate ice. The models are Fortran from the nineties with a Python layer on top, and we would like them to survive us.

The successful candidate will be expected to hold
(a) a PhD or equivalent experience in a quantitative subject;
(b) fluency in Python and in at least one of C++ or Fortran;
(c) experience with MPI or OpenMP;
(d) good habits with Git.

It is to your advantage to have
(e) taught researchers (Carpentries or the like);
(f) used Julia in anger;
(g) containerised HPC jobs with Singularity.

Please note: MATLAB is being withdrawn across the faculty and need not be mentioned.

Salary on Grade 7: £41,421 to £49,785 pro rata. Funded for 30 months. Interviews in the week of 9 February.`,
    must: 'python cpp|fortran mpi|openmp git',
    nice: 'julia',
    either: 'hpc fortran high-performance-computing',
    facts: 'title research-software-engineer; pay 4978500 GBP year; country GB',
    quoted: '0.8 FTE|30 months|PhD|Singularity',
    traps: 'any matlab; excl matlab; must julia; must fortran; start any; years 30; years 7',
  },
  {
    name: 'sales person writes, solutions engineer',
    door: 'jobDesc',
    text: `SOLUTIONS ENGINEER 🚀🚀🚀 DACH

Are you the one who makes the demo gods smile?? At Brightpipe (the no. 1 integration platform, G2 leader 6 quarters in a row!!!) you will crush discovery calls together with our AEs who live in Salesforce and Gong.

WHAT YOU NEED TO CRUSH IT
✅ 3+ years presales
✅ REST APIs, JSON, webhooks in your sleep
✅ SQL
✅ German native, English fluent

WHAT MAKES US GO WOW
⭐ You've worked w/ MuleSoft, Boomi or Workato
⭐ JavaScript
⭐ French

WHAT WE HONESTLY COULDN'T CARE LESS ABOUT
💤 your degree
💤 SAP certificates
💤 whether you prefer Mac or Windows

OTE 110-130k € (70/30), Munich or Zurich, travel approx. 25%`,
    must: 'rest-api json webhooks sql',
    nice: 'mulesoft boomi workato javascript',
    either: 'json webhooks rest-api',
    facts:
      'title solutions-engineer; years 3; lang de C2; lang en C1; lang fr - soft; country DE; country CH; pay 13000000 EUR year',
    quoted: 'travel approx. 25%',
    traps:
      'any sap; any windows; any salesforce; hard-lang fr; must mulesoft; excl windows; excl sap; years 6; must javascript',
  },
  {
    name: 'short text messages, WordPress',
    door: 'summary',
    text: `hey u know anyone for wordpress?
custom themes so real php not page builders. elementor ppl pls no
woocommerce yes
would be cool if they get seo
~20h a week til summer
we can do 55 an hr (euro)
must speak italian, client is nonna with a pasta shop 😂`,
    must: 'wordpress php woocommerce',
    nice: 'seo',
    unwanted: 'elementor',
    facts: 'title wordpress-developer; lang it -; pay 5500 EUR hour',
    quoted: '20h a week',
    traps: 'must elementor; must seo; years 20; hard-lang en; excl woocommerce; excl php; nice elementor',
  },
  {
    name: 'Australian government panel, tester',
    door: 'jobDesc',
    text: `RFQ: Senior Performance Tester
Estimated start date: 2 February 2026
Initial contract duration: 12 months, extension options 2 x 12 months
Location of work: ACT, VIC. Offsite up to 2 days per week
Maximum hours: 40 hours per week
Security clearance: Must have Baseline

Key duties and responsibilities
The department's payment platform runs on z/OS with a React front end. The tester will plan and execute load tests and report to the Test Manager.

Essential criteria
1. Demonstrated experience with LoadRunner and JMeter (weighting 40%)
2. Ability to analyse bottlenecks using Dynatrace or AppDynamics (40%)
3. Scripting in Python or Groovy (20%)

Desirable criteria
1. Previous work on mainframe-backed systems
2. k6

Vendors: max 2 CVs. Rate not to exceed AUD 1,050 per day inc GST.`,
    must: 'loadrunner jmeter appdynamics|dynatrace groovy|python',
    nice: 'k6 mainframe',
    either: 'mainframe performance-testing load-testing',
    facts:
      'title performance-test-engineer; seniority senior; country AU; pay 105000 AUD day; start 2026-02-02; engagement contract',
    quoted: '12 months|2 days per week|40 hours per week|Baseline',
    traps: 'any react; any z-os; must k6; years 12; years 2; must react; years 40',
  },
  {
    name: 'founder blog post, Rust',
    door: 'jobDesc',
    text: `We need a fourth person

Three of us have written a message queue in Rust for two years. It is faster than the big ones on the benchmarks we picked. Now customers exist and we are short of hands.

Who would fit? Somebody who sees no terrors in async Rust. Somebody who has run a distributed system and was paged for it; if that was Kafka or Pulsar, you will recognise our mistakes before we make them. A customer of ours speaks only to people who know Kubernetes, so know it.

Who wouldn't? We've met wonderful Go people but don't plan on teaching the borrow checker. And no, blockchain doesn't count as distributed systems experience (sorry Solana friends).

If your hobby is eBPF, we'll have you twice.

We're on Central European Time, and we'd want five hours in common. Contract or employment, your call. EUR 90k to 115k.`,
    must: 'rust kubernetes distributed-systems',
    nice: 'kafka pulsar ebpf',
    either: 'kafka pulsar distributed-systems async-rust tokio',
    facts:
      'title rust-developer; overlap Europe/Berlin 5; pay 11500000 EUR year; engagement contract; engagement fullTime',
    traps: 'must go; any go; any solana; must kafka; any blockchain; years 2; must pulsar; country DE',
  },
  {
    name: 'staffing mail, SharePoint',
    door: 'jobDesc',
    text: `Hi Team,

Hope you are doing well!!!
Please find below requirement and let me know your interest.

Job Title: SharePoint Developer
Location: Jersey City NJ (Day 1 onsite, no remote)
Duration: 6+ months
Visa: No OPT/CPT, No H1B transfer
Interview: Skype + F2F

Must Have:
• SharePoint Online, SPFx - 5 years
• React, TypeScript
• Power Automate, Power Apps

Good to Have
• Nintex (client is migrating out of it, only for understanding existing flows)
• Azure Functions

Do not submit SharePoint admins. Infopath only profiles will be rejected.

Thanks & Regards,
Ravi | Sr. Technical Recruiter | Nimbus IT (E-Verified, WBE certified)`,
    must: 'sharepoint-development react typescript power-automate power-apps',
    nice: 'nintex azure-functions',
    either: 'sharepoint nintex sharepoint-development',
    facts: 'title sharepoint-developer; country US; engagement contract; years 5',
    quoted: '6+ months|No OPT/CPT',
    traps:
      'any infopath; title technical-recruiter; must nintex; must azure-functions; excl sharepoint; any skype; years 6; excl infopath',
  },
  {
    name: 'table of a spreadsheet, mobile',
    door: 'jobDesc',
    text: `Position\tFlutter Developer
Grade\tMid
Core\tDart; Flutter (BLoC); REST; Firebase
Nice\tSwift or Kotlin for plugins; Fastlane
Not relevant\tReact Native, Xamarin (old app, retired)
Yrs\t3
Where\tNairobi, 4 days office
Pay\tKES 280k - 350k / month
From\t1 Feb 2026
Contact\tWanjiru (People)`,
    must: 'dart flutter firebase rest-api',
    nice: 'swift kotlin fastlane',
    either: 'rest-api flutter-bloc',
    facts: 'title flutter-developer; seniority mid; years 3; country KE; pay 35000000 KES month; start 2026-02-01',
    quoted: '4 days office',
    traps: 'any react-native; any xamarin; excl react-native; must swift; must fastlane; excl xamarin; years 4',
  },
  {
    name: 'long corporate with values, DBA',
    door: 'jobDesc',
    text: `Database Administrator - Global Technology Services

At Corvane we believe that data moves the world forward. For over 60 years, our 14,000 colleagues in 31 countries have put customers first. We leverage AI, Python and the cloud to reimagine logistics.

Role Purpose
The DBA ensures availability and performance of the PostgreSQL and SQL Server estate across three regions and acts as the escalation point for the application teams (Java, .NET).

Accountabilities
- Own backup, recovery and patching
- Tune queries together with developers
- Contribute to the migration away from Sybase

The ideal candidate profile
- Solid hands-on PostgreSQL administration, incl. replication
- SQL Server (Always On)
- Comfortable on the Linux command line
- Minimum 6 years in a DBA role, 24x7 environment

Considered favourably
- Exposure to Azure SQL or Amazon RDS
- Ansible playbooks
- Lean Six Sigma Yellow Belt

What's in it for you
A hybrid model with two days from home, a pension plan, Coursera for Business (Python, Power BI and more), and 27 days off.

The role sits in Wroclaw. Fluent English is a must, Polish would be nice. Corvane is committed to a diverse workplace.`,
    must: 'postgresql sql-server linux',
    nice: 'azure-sql amazon-rds ansible',
    either:
      'database-administration replication six-sigma lean-six-sigma performance-tuning sql-always-on azure-sql amazon-rds backup-recovery',
    facts: 'title database-administrator; years 6; country PL; lang en C1; lang pl - soft',
    quoted: 'two days from home|24x7',
    traps:
      'any python; any java; any sybase; any power-bi; hard-lang pl; years 60; must ansible; excl sybase; must azure-sql',
  },
  {
    name: 'NGO, GIS',
    door: 'jobDesc',
    text: `TERMS OF REFERENCE
GIS Developer (consultancy, home-based, 60 working days within 6 months)

Background
Rivers Watch monitors floods in four basins. Field staff collect data in KoBo and draw maps in Word.

Deliverables
D1 a PostGIS database; D2 a web map; D3 a manual

Required competencies
o PostGIS and QGIS
o Leaflet or OpenLayers
o Python scripting
o minimum five years in similar assignments, preferably with NGOs
Competencies that will be scored additionally
o Google Earth Engine
o remote sensing
o knowledge of Bengali
Note: proprietary software such as ArcGIS cannot be funded and shall not be proposed.

Fee: all-inclusive, up to USD 380 per day.`,
    must: 'postgis qgis leaflet|openlayers python',
    nice: 'remote-sensing google-earth-engine',
    either: 'gis remote-sensing google-earth-engine',
    facts: 'title gis-developer; years 5; lang bn - soft; pay 38000 USD day; engagement contract',
    quoted: '60 working days',
    traps: 'any arcgis; any microsoft-word; hard-lang bn; must remote-sensing; years 4; must arcgis; years 6',
  },
  {
    name: 'reddit-like post, game tools',
    door: 'jobDesc',
    text: `[Hiring][Paid][Remote EU] Tools programmer for a narrative RPG, studio of 9

About us: two released games, one of which you might have played on a train.

Looking for:
C# and Unity editor scripting. that's the job, all day.
someone tidy with Git LFS & Perforce (moving from first to second, so either)
able to talk to writers

Cool but whatever: Python, Ink or Yarn scripting, a bit of shader graph

Not looking for: gameplay people, Unreal devs (love you but), anybody who answers with ChatGPT

Pay: €4k/mo, full time contract, 10 months w/ likely renewal
core hours 11-16 CET`,
    must: 'c-sharp unity git|perforce',
    nice: 'python',
    either: 'git perforce git-lfs shaders shader-programming shadergraph',
    facts: 'title game-developer; pay 400000 EUR month; country EU; engagement contract; overlap Europe/Berlin 5',
    quoted: '10 months',
    traps: 'any unreal-engine; any chatgpt; must python; years 9; must unreal-engine; title gameplay-programmer',
  },
  {
    name: 'Singapore bank, scrum',
    door: 'jobDesc',
    text: `Scrum Master (AVP), Consumer Banking Technology

Business Function
Group Technology enables and empowers the bank with an efficient, nimble and resilient infrastructure.

Responsibilities
Facilitate ceremonies for 2 squads (Java / React)
Track and publish metrics in Jira and Confluence

Requirements
Min 5 yrs as Scrum Master in banking or insurance
CSM or PSM certified
Excellent command of Jira; Azure Boards experience will also be considered in lieu
Exposure to SAFe will be an added advantage
Candidates from a pure PMO background need not apply
Conversational Mandarin in order to liaise with vendors in Shenzhen preferred
Location: Changi Business Park. SGD 8,000 - 9,500. Notice period of up to 2 months can be accommodated.`,
    must: 'scrum jira|azure-boards csm',
    nice: 'safe-agile',
    either: 'scrum csm banking insurance safe-agile psm certified-scrum-master scrum-certification',
    facts: 'title scrum-master; years 5; lang zh - soft; country SG; pay 950000 SGD month; notice 60',
    traps:
      'any java; any react; hard-lang zh; must azure-boards; excl azure-boards; years 2; must safe-agile; must confluence',
  },
  {
    name: 'hardware shop, embedded Linux',
    door: 'jobDesc',
    text: `EMBEDDED LINUX ENGINEER, TAMPERE

The machines: forest harvesters. The computers inside: ours.

Day to day you bring up boards, write drivers and keep the Yocto layers sane. App folks upstairs do Qt and C#, you'll meet them at lunch.

Skills we can't do without: C, Linux kernel, Yocto. CAN bus.
Skills that would save us time: Rust, U-Boot, SELinux
Skills nobody asks for here: RTOS (no FreeRTOS anywhere), FPGA

Experience: 4y+ in the field. Finnish? Nice for sauna, irrelevant for work. English yes.
Salary 4800–6000 €/month. Every other Friday is free.`,
    must: 'c linux-kernel yocto can-bus',
    nice: 'rust u-boot selinux',
    either: 'linux-kernel can-bus embedded-linux linux device-drivers',
    facts: 'title embedded-linux-engineer; years 4; country FI; lang en -; pay 600000 EUR month',
    traps: 'any freertos; any fpga; any qt; any c-sharp; hard-lang fi; excl freertos; must rust; must u-boot; must qt',
  },
  {
    name: 'helpdesk agency sheet, support',
    door: 'jobDesc',
    text: `Desktop Support Tech - temp to perm - Calgary
PAY: $31/hr CAD
SHIFT: M-F, 11a-7p
TOP 3 SKILLS:
1) Windows 11 imaging (Intune/Autopilot)
2) M365 admin
3) ServiceNow tickets - other ITSM okay
BONUS SKILLS: Jamf, basic PowerShell
SOFT SKILLS: patience. lots.
MUST: vehicle + valid class 5
DISQUALIFIERS: less than 2 yrs experience, Mac-only background
CLIENT NOTES: they are on Citrix now, going away Q1, so don't screen for it. French is not a factor.`,
    must: 'windows intune|autopilot m365-admin servicenow',
    nice: 'jamf powershell',
    either: 'windows autopilot intune itsm',
    facts: 'title desktop-support-technician; years 2; pay 3100 CAD hour; country CA',
    quoted: '11a-7p|class 5|temp to perm',
    traps:
      'any citrix; excl citrix; hard-lang fr; excl macos; must jamf; must powershell; any macos; excl servicenow; years 5',
  },
]
