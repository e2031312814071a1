import type { MessyPosting } from './messy-posting.ts'

/** The thirty-fourth round: written before the work of its day began, read once before and once after it, never mended on. */
export const ROUND_34: readonly MessyPosting[] = [
  {
    name: 'Hospital trust, support engineer',
    door: 'jobDesc',
    text: `Band 6 Infrastructure Support Analyst
Northfold Hospitals NHS Trust

Main purpose of the job
The post holder supports 9,000 staff who use Windows 11 desktops, iPads and Android scanners on the wards. The electronic patient record runs on Oracle and is maintained by the supplier. Telephony (Cisco) belongs to the Estates team.

Essential criteria
Experience of Active Directory and Group Policy
Intune or SCCM
PowerShell scripting
Evidence of working to ITIL processes
Able to explain technical matters to clinical colleagues

Desirable criteria
VMware
Experience of Citrix in a healthcare setting
Knowledge of SQL

You will report to Julia Swift, Head of Digital Operations. Outlook and Teams are how we communicate. Applications close when Excel in Care, our recruitment partner, has received 40 of them.`,
    must: 'active-directory group-policy intune|sccm powershell itil',
    nice: 'vmware citrix sql',
    either: 'scripting windows',
    facts: '',
    quoted: '',
    traps:
      'any android; any ios; any oracle-database; any julia; any swift; any microsoft-excel; any outlook; any microsoft-teams; any cisco; must citrix; must vmware; alone sccm',
  },
  {
    name: 'Danish scale-up, plain prose after real adverts',
    door: 'jobDesc',
    text: `Are you passionate about building things that last?

At Brinthe we make software for people who run greenhouses. Twelve years ago it was one Access database on one laptop; today it is a platform that 4,000 growers in 19 countries rely on. Our backend team in Aarhus now needs one more developer.

What will you do?
Together with Freja and Rasmus you will take over the services which collect measurements from sensors and turn them into advice. They are written in C# and run on Azure. A part of your first year will be spent on moving the last services away from Service Fabric.

Who are you?
You have spent some years with C# and .NET, and you know your way around a relational database - ours is SQL Server. You have worked with queues of some kind, for example RabbitMQ or Azure Service Bus. Whether you have a degree matters less to us. If you also have tried your hand at Blazor, all the better, but we have people for that. Gardening skills are not required!

What do we offer?
A lunch that makes the Java people next door jealous, pension, and a garden.`,
    must: 'c-sharp dot-net sql-server rabbitmq|azure-service-bus',
    nice: 'blazor',
    either: 'azure relational-databases message-queues sql-server',
    facts: 'title back-end-developer; country DK',
    traps: 'any java; any ms-access; must blazor; years 12',
  },
  {
    name: 'Slack thread pasted by a founder',
    door: 'summary',
    text: `priya: ok what do we actually need for the ml hire
tom: someone who's shipped ranking models. pytorch, obviously
priya: tensorflow?
tom: only if they want to read my old code lol. no
priya: infra side?
tom: ray + k8s, they need to be comfortable there. triton would be cool
priya: what about the feature store, feast?
tom: we're ripping it out
priya: seniority
tom: senior, like 5+ yrs, wouldn't look at less
priya: and the langchain stuff
tom: please god no langchain people`,
    must: 'pytorch ray kubernetes',
    nice: 'triton',
    unwanted: 'langchain',
    either: 'learning-to-rank recommender-systems machine-learning ray ray',
    facts: 'title machine-learning-engineer; seniority senior; years 5',
    traps: 'any tensorflow; must triton; must langchain; nice langchain',
  },
  {
    name: 'US staffing agency, requirement in capitals',
    door: 'jobDesc',
    text: `POSITION: SR. ETL DEVELOPER // LOCATION: PLANO, TX (DAY 1 ONSITE) // DURATION: 12+ MONTHS // VISA: USC, GC, H4 EAD // NO H1B NO C2C
MANDATORY SKILLS: INFORMATICA POWERCENTER (8+ YRS), ORACLE PL/SQL, UNIX SHELL SCRIPTING, CONTROL-M
NICE TO HAVE: SNOWFLAKE, PYTHON
NOTE: CLIENT IS MIGRATING FROM TERADATA SO TERADATA EXP IS NOT NEEDED. TABLEAU RESOURCES WILL NOT BE CONSIDERED. DO NOT SUBMIT TALEND PROFILES.
LAST 4 SSN + DL COPY + LINKEDIN WITH PICTURE REQUIRED AT SUBMISSION
RATE: $62/HR ON W2`,
    must: 'informatica:8 pl-sql shell-scripting control-m',
    nice: 'snowflake python',
    unwanted: 'talend tableau',
    either: 'oracle-database informatica unix bash',
    facts: '',
    traps: 'must teradata; nice teradata; any tableau; any talend; must snowflake; must python',
  },
  {
    name: 'Game studio, tongue in cheek',
    door: 'jobDesc',
    text: `Gameplay Programmer - Unannounced Thing With Dragons

Our last game was made in Unity. This one isn't. So the first thing we'd like to see is that you've shipped something in Unreal, on console if we're lucky. The second is C++ that doesn't scare your colleagues. Blueprints are for the designers, though you'll be reading plenty of them.

It'd make our day if you've done netcode, or have opinions about Perforce that aren't all swearing.

What you won't be doing: engine work, mobile ports (another studio in Montreal does iOS and Switch), or anything with blockchain. Ever. If your portfolio is NFTs, we are not your people.

Maya and Blender: nice to look at, not your job.`,
    must: 'unreal-engine cpp',
    nice: 'perforce',
    unwanted: 'nfts blockchain',
    either: 'multiplayer console-development unreal-blueprints gameplay-programming',
    facts: 'title gameplay-programmer',
    traps:
      'any unity; any ios; any maya; any blender; must perforce; must blockchain; nice blockchain; any nfts; any mobile-development',
  },
  {
    name: 'Handwritten-looking note of a plant manager',
    door: 'summary',
    text: `Need a controls guy for the second line. Has to know TIA Portal and S7-1500 inside out, ladder is not enough, I want structured text. HMI is WinCC. Profinet yes, Modbus only on the old compressors and those go next summer. Beckhoff people can learn so talk to them as well. Robots are ABB and serviced by ABB. He should read EPLAN drawings, drawing them is Dieter's business. Shift work no, weekend on call about once a month. German he needs, English not really. Up to 68k.`,
    must: 'tia-portal structured-text profinet',

    either: 'ladder-logic hmi twincat plc-programming eplan profinet',
    facts: 'lang de -; pay 6800000 EUR year',
    traps: 'any modbus; any robotics; must ladder-logic; must eplan; hard-lang en; any ros',
  },
  {
    name: 'Consultancy, many words and a stack table',
    door: 'jobDesc',
    text: `Cloud Platform Engineer (all genders), Zürich or remote within Switzerland

Why this role exists
Our customers - mostly insurers running z/OS and DB2 - ask us to build landing zones. In 2023 we did so by hand; since then everything is code.

Our toolbox
| Area | Today | Tomorrow |
| IaC | Terraform | Pulumi (trial) |
| CI | Jenkins | GitHub Actions |
| Runtime | OpenShift | OpenShift |

What matters to us
- You've designed Azure landing zones for at least two organisations
- Terraform modules, tests for them included
- GitHub Actions rather than Jenkins: the latter is on its way out
- You can hold a workshop in German; French opens doors
- AZ-305 or the willingness to take it in the first six months

What doesn't matter
- Whether you come from AWS or GCP
- Kubernetes certificates`,
    must: 'azure terraform github-actions',
    quoted: 'AZ-305',
    either: 'openshift  infrastructure-as-code pulumi kubernetes ci-cd cloud-architecture',
    facts: 'country CH; lang de -; lang fr - soft',
    traps:
      'any jenkins; any db2; any z-os; any mainframe; any aws; any google-cloud; must pulumi; must kubernetes; hard-lang fr; excl aws',
  },
  {
    name: 'Student assistant, university portal',
    door: 'jobDesc',
    text: `Student assistant (10 h/week) in the research group Applied Statistics

Tasks: You help to maintain two R packages and the Shiny apps that accompany our lecture. Occasionally you typeset exercise sheets (LaTeX).

Profile
• enrolled in statistics, mathematics or computer science
• sound knowledge of R
• first experience with Git is welcome, as is Shiny
• SAS and SPSS are not used by us
• interest in teaching

Please apply with one PDF to Prof. Ada Haskell (no Word documents). Persons with severe disabilities are given preference in case of equal aptitude.`,
    must: 'r',
    nice: 'git shiny',
    either: 'shiny latex statistics',
    facts: '',
    traps:
      'any sas; any spss; any ada; any haskell; any microsoft-word; must git; must latex; must shiny; must statistics',
  },
  {
    name: 'E-mail forwarded twice',
    door: 'summary',
    text: `Fwd: Fwd: re hire for checkout

Thanks Sam. In short, we lost Tiago and need a front-end engineer who can own checkout. React and TypeScript, both at a level where nobody has to check. We test with Playwright, so that's expected from week one. State is MobX, which no one knows, so don't filter on it. Accessibility is something I will ask about in the interview. The Node layer is thin - being able to patch it helps.

> On Monday Sam wrote:
> do you want the Vue guy from last time?

Only if he's done React in anger since. Also, the PHP storefront stays with the agency, so ignore that line in the old ad.`,
    must: 'react typescript playwright',
    nice: 'node-js',
    either: 'mobx web-accessibility',
    facts: 'title front-end-developer',
    traps: 'any php; any vue-js; must mobx; must node-js; excl vue-js; excl php',
  },
  {
    name: 'Public sector, security analyst with scoring',
    door: 'jobDesc',
    text: `SOC Analyst, Tier 2 – Dept. of Revenue

Minimum qualifications
1. Two (2) years in a security operations center.
2. Hands-on use of a SIEM; the Department uses Splunk, candidates with Sentinel or QRadar are equally eligible.
3. Working knowledge of TCP/IP and of Windows event logs.

Preferred qualifications (5 points each)
a. Scripting in Python
b. GCIH or GCFA
c. Forensics with Volatility

Substitution: a CompTIA CySA+ may stand in for one year of experience.

Not part of this position: firewall administration (Palo Alto) is carried out by the Network Section; penetration testing is outsourced.`,
    must: 'splunk|sentinel|qradar tcp-ip',
    nice: 'python gcih volatility',
    either: 'siem security-operations windows cysa-plus digital-forensics scripting sentinel splunk qradar',
    facts: 'years 2',
    traps:
      'any palo-alto; any firewalls; any penetration-testing; must python; must volatility; must gcih; alone splunk; alone qradar',
  },
  {
    name: 'One-breath voice memo, data team',
    door: 'summary',
    text: `so basically I'm looking for an analytics engineer um someone who lives in dbt and can write SQL in their sleep we're on BigQuery but honestly if you've done Snowflake or Redshift that's the same thing to me Looker is where the business looks at it and you'd build there too so LookML please what I don't want is another Alteryx person we had one it was a mess Python yeah would be good to have Airflow is run by platform so you don't need to care and uh Fivetran you can pick up in an afternoon`,
    must: 'dbt sql bigquery|snowflake|redshift looker',
    nice: 'python fivetran',
    unwanted: 'alteryx',
    either: 'looker fivetran redshift',
    facts: 'title analytics-engineer',
    traps:
      'must airflow; nice airflow; must alteryx; nice alteryx; must python; must fivetran; alone bigquery; alone snowflake',
  },
  {
    name: 'Employer brand text with everything at the wrong end',
    door: 'jobDesc',
    text: `Go further. Swift decisions. Spring into something new.

At Rustique we craft the payment terminals that you meet in every second bakery from Lille to Ljubljana, and Crystal Palace's fan shop as well. You've never heard of us, and that's the point.

The Job: firmware. You write the code that runs on our STM32 boards, in C, with FreeRTOS underneath. You review what the others write. You talk to the hardware colleagues (who use Altium, you just look at it).

You: firmware for something that was sold in thousands. C is your mother tongue. You can use an oscilloscope without a tutorial. You have met Bluetooth LE before, or at least are not afraid of it. Rust? We are curious, and would love you to be, too.

Us: 60 people, a workshop, no dress code, Macs or Linux laptops as you like, Spring and autumn retreats.`,
    must: 'c stm32 freertos',
    nice: 'rust ble',
    either: 'ble firmware embedded-systems stm32 freertos rtos',
    facts: 'title firmware-engineer',
    traps: 'any go; any swift; any spring; any altium; any linux; any macos; must rust',
  },
]
