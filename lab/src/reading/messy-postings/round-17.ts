import type { MessyPosting } from './messy-posting.ts'

/** The seventeenth round: written together with the eighteenth, before the reader was run on either. */
export const ROUND_17: readonly MessyPosting[] = [
  {
    name: 'corporate, US insurer, full stack',
    door: 'jobDesc',
    text: `Full Stack Engineer II

Location: Columbus, OH (Hybrid, 3 days/week)

About Us
Founded in 1926, Bellweather Mutual protects more than 4 million families. We are proud to be a Fortune 500 company and a Salesforce partner of the year. Our people are what set us apart.

The Opportunity
The Claims Experience team is rebuilding our adjuster workbench, moving away from a JSP application that has served us since 2006. As a Full Stack Engineer II you will deliver features end to end together with product and UX.

Key Responsibilities
- Develop single-page applications and RESTful services
- Take part in code reviews and sprint ceremonies
- Work with the data science group, who use R and SAS, to surface fraud scores

Minimum Qualifications
- 4+ years of professional experience building web applications
- Proficient in TypeScript and Angular (v14 or newer)
- 2+ years of Node.js or C# on the server side
- Working knowledge of SQL Server
- Strong communication skills

Preferred Qualifications
- Prior exposure to Azure (App Service, Functions)
- NgRx
- Insurance industry background
- Bachelor's in CS or a related field

Compensation & Benefits
The typical base pay range for this role is between $96,000 and $121,000. Medical, dental, vision, 401(k) with match, Excel training, and up to 20 days of PTO. Eligible for an annual bonus of up to 10%.

EEO Statement
Bellweather Mutual does not discriminate on the basis of race, color, religion, sex, or protected veteran status. Candidates must be authorized to work in the US without sponsorship.`,
    must: 'typescript angular c-sharp|node-js:2 sql-server',
    nice: 'azure ngrx',
    either: 'spa rest-api azure-functions azure-app-service',
    facts: 'title full-stack-developer; years 4; country US; pay 12100000 USD year',
    quoted: '3 days/week',
    traps:
      'any jsp; any r; any sas; any salesforce; must azure; must ngrx; alone node-js; years 20; years 2; any excel; seniority junior',
  },
  {
    name: 'agency mail, UK, contract data',
    door: 'jobDesc',
    text: `Hiya,

Got a new one in this morning, client is a big energy supplier in Nottingham. They're after a contract data engineer, outside IR35, initial 6 months with a view to extend.

Azure Data Factory and Databricks are the bread and butter. Needs to be strong on PySpark and SQL. They've got a load of old SSIS stuff but the permanent lads are looking after that so don't worry about it. Power BI useful but honestly they've analysts for that. If they've got Terraform, great.

Remote with a day a month on site. £500-£550 a day. Someone who can start within 2 weeks ideally, 4 absolute max.

Anyone spring to mind? £300 referral fee.

Ta
Kev`,
    must: 'adf databricks pyspark sql',
    nice: 'power-bi terraform',
    either: 'spark azure',
    facts: 'title data-engineer; country GB; pay 55000 GBP day; engagement contract; notice 28',
    quoted: 'day a month on site|6 months',
    traps: 'any ssis; excl ssis; must power-bi; must terraform; years 6; notice 14',
  },
  {
    name: 'two sentences, iOS',
    door: 'summary',
    text: `Mid-level iOS engineer who knows SwiftUI well and isn't scared of the UIKit parts that are left. Berlin or remote in Germany, 60-70k, German not required.`,
    must: 'swiftui uikit',
    nice: '',
    either: 'ios uikit swift',
    facts: 'title ios-developer; seniority mid; country DE; pay 7000000 EUR year',
    traps: 'hard-lang de; years 60; excl uikit',
  },
  {
    name: 'slack, staff swap, infra',
    door: 'summary',
    text: `@channel Raj is leaving us end of Jan 😢 need a backfill asap. basically a platform person: k8s (we're on GKE), helm, terraform, argo. go would be sweet for the operators but python is ok too. no need to know our java monolith lol. we can do UK, Ireland or Portugal. budget is whatever Raj was on (~£85k)`,
    must: 'kubernetes helm terraform argo-cd go|python',
    nice: '',
    either: 'gke argo-cd argo-workflows kubernetes-operators google-cloud go python',
    facts: 'title platform-engineer; country GB; country IE; country PT; pay 8500000 GBP year',
    traps: 'any java; must java; excl java; years 85; alone gke',
  },
  {
    name: 'LinkedIn easy apply, QA',
    door: 'jobDesc',
    text: `About the job
🚀 We're hiring: QA Automation Engineer (m/f/d) 🚀

Pixelwerk builds booking software for 1,400 dental practices in Germany, Austria and Switzerland.

Your mission:
✔️ You build up our test automation from almost nothing
✔️ You talk to developers before they write code, not after

What you bring:
✔️ 3+ years in test automation
✔️ Playwright or Cypress in production, ideally with TypeScript
✔️ API testing (Postman, REST Assured, whatever)
✔️ German at C1 level as our customers don't speak English

Nice, but we'll teach you:
➕ GitLab CI
➕ k6

What's in it for you:
🏝 30 days of vacation
💻 MacBook or Lenovo with Linux, your choice
🎓 ISTQB certification paid by us
🏠 Work from anywhere in the EU for 8 weeks a year

Salary: 55.000 – 65.000 € p.a.
Apply with one click. No cover letter!`,
    must: 'cypress|playwright',
    nice: 'typescript gitlab-ci k6',
    either: 'test-automation api-testing postman rest-assured',
    facts: 'title qa-automation-engineer; years 3; lang de C1; pay 6500000 EUR year',
    traps:
      'any linux; any istqb; alone cypress; alone playwright; must k6; must gitlab-ci; years 30; years 8; hard-lang en',
  },
  {
    name: 'ATS export, flat, security',
    door: 'jobDesc',
    text: `Req ID: 48812 Title: Security Operations Analyst Dept: Information Security Location: Dublin, IE Type: Regular Full-Time Job Description: The Security Operations Analyst monitors and triages alerts for our global estate. Responsibilities: Triage alerts from the SIEM. Write detection rules. Hand over to the night shift in Manila. Requirements: 2-4 years in a SOC. Hands on experience with Splunk or Microsoft Sentinel. Understanding of MITRE ATT&CK. Scripting in Python or PowerShell. Preferred: CrowdStrike Falcon. GCIH or similar certification. Not required: a degree. Benefits: Pension, health insurance, on-site gym, Microsoft certification vouchers. Posted: 11/03/2025 Recruiter: D. Walsh`,
    must: 'sentinel|splunk mitre-attack powershell|python',
    nice: 'crowdstrike',
    either: 'scripting siem gcih incident-response giac gcih-certification',
    facts: 'title soc-analyst; years 2-4; country IE; engagement fullTime',
    quoted: '',
    traps: 'country PH; alone splunk; alone python; must crowdstrike; title technical-recruiter; start any; years 11',
  },
  {
    name: 'bullets lost, embedded, Sweden',
    door: 'jobDesc',
    text: `Embedded Linux Developer to Lund

We make radar sensors for trucks. You join a team of six.

Who you are
You have worked with embedded Linux for at least five years
You write C++ every day and you are not afraid of kernel modules in C
Yocto is nothing new to you
You are used to Git and Jenkins or similar
You read Swedish, as some of our old specifications are in Swedish

It is an advantage if you have
worked with CAN or Automotive Ethernet
experience of Rust
a driving licence

It is not a problem if you have never worked with radar. MATLAB is used by another team.

Practical
Full time, with a probation period of six months. Two days a week from home.`,
    must: 'embedded-linux cpp c yocto git',
    nice: 'can-bus rust',
    either: 'jenkins embedded-linux linux-kernel openembedded yocto kernel-modules device-drivers automotive-ethernet',
    facts: 'title embedded-linux-engineer; years 5; country SE; lang sv -; engagement fullTime',
    quoted: 'Two days a week',
    traps: 'any matlab; must rust; must can-bus; excl matlab; years 6; hard-lang en',
  },
  {
    name: 'Indian IT services, walk-in',
    door: 'jobDesc',
    text: `URGENT REQUIREMENT - SAP MM CONSULTANT - PUNE
Dear Candidate,
Greetings from Vistara Tech Solutions Pvt Ltd!
We are having an opening for SAP MM Consultant for our reputed MNC client.
Exp Required: 5 to 8 yrs (min 1 end to end implementation)
Mandatory: SAP MM, S/4 HANA, integration with SD and FI
Good to have: SAP Ariba, EWM
ABAP debugging skills will be an added advantage.
Notice Period: 30 days or less. Candidates serving notice preferred.
CTC: upto 16 LPA
Work Location: Pune (Kharadi) - work from office
Shift timing: 2 pm to 11 pm IST
Interested candidates pls share cv with Current CTC, Exp CTC, Notice period, PAN no.
Note: Candidates with only support experience pls excuse. B.Sc freshers do not apply.`,
    must: 'sap-mm s4hana',
    nice: 'ariba sap-ewm abap',
    either: 'sap-sd sap-fi sap-fico ewm ariba sap-ewm sap-ariba s-4hana sap-s4hana s4hana sap-erp debugging',
    facts: 'title sap-logistics-consultant; years 5-8; country IN; notice 30; pay 160000000 INR year',
    quoted: '2 pm to 11 pm',
    traps: 'must abap; must ariba; years 1; years 16; years 2; start any',
  },
  {
    name: 'startup, product engineer, negations',
    door: 'jobDesc',
    text: `Product engineer @ Loomly (seed, 9 people, Amsterdam)

We sell scheduling to theatres. You'd be engineer number four.

Things you will work with: Next.js, Postgres, Prisma, tRPC, Vercel.
Things you will not work with: Kubernetes, Redux, meetings.

You need TypeScript in your fingers and at least one product you saw from zero to paying customers. React goes without saying. You don't need a degree, we don't have many ourselves. No Prisma? Learn it in an afternoon. Some design sense would make our designer very happy, and so would Figma.

We hire in NL only (no visa yet, sorry). €65–80k + 0.5–1 % equity.

You can't be doing this next to a full-time job elsewhere.`,
    must: 'typescript react',
    nice: 'figma',
    either: 'next-js postgresql prisma trpc vercel design',
    facts: 'country NL; pay 8000000 EUR year; title founding-engineer',
    quoted: 'no visa',
    traps:
      'any kubernetes; any redux; must figma; must prisma; excl kubernetes; excl prisma; years 9; engagement contract',
  },
  {
    name: 'table pasted from a sheet, tabs',
    door: 'jobDesc',
    text: `Position	Headcount	Must	Should	Could	From	Rate
Senior Java Developer	2	Java 17, Spring Boot, Oracle	Kafka, OpenShift	Angular	01.02.2026	max 95 €/h
Place of work	Frankfurt / remote 60:40
Project language	German (B2)
Duration	12 months, option +6
Do not offer	COBOL people wanting to change`,
    must: 'java spring-boot oracle-database kafka openshift',
    nice: 'angular',
    either: 'kafka openshift',
    facts:
      'title java-developer; seniority senior; country DE; lang de B2; pay 9500 EUR hour; start 2026-02-01; engagement contract',
    quoted: '12 months',
    traps: 'must angular; any cobol; years 2; years 12; years 17',
  },
  {
    name: 'one liner list, front end',
    door: 'skill',
    text: `react typescript tailwind vite testing library; graphql preferred; no angular`,
    must: 'react typescript tailwind-css vite react-testing-library',
    nice: 'graphql',
    unwanted: 'angular',
    either: 'react-testing-library',
    facts: 'title react-developer',
    traps: 'must graphql; must angular; nice angular',
  },
  {
    name: 'list with headings by colon, data science',
    door: 'skill',
    text: `must: python, pandas, sql, statistics
should: airflow or dagster
bonus: spark
not needed: R, SAS`,
    must: 'python pandas sql airflow|dagster',
    nice: 'spark',
    either: 'statistics airflow dagster',
    facts: 'title data-scientist',
    traps: 'must r; nice r; must sas; nice sas; must spark',
  },
  {
    name: 'health tech, US startup, Python backend',
    door: 'jobDesc',
    text: `Senior Backend Engineer (Python) — Remote, US time zones

Cairn Health helps rural clinics get paid. We're 40 people, Series B, and 18 months of runway ahead.

THE ROLE
You'll own our claims pipeline. Today it's Django and Celery on Heroku; by next summer it should be FastAPI services on AWS. We've already ruled out Kubernetes.

YOU
* 6+ years writing software, at least 3 of them Python in production
* Have run PostgreSQL at a size where indexes start to hurt
* Know one cloud well: AWS is ideal, GCP or Azure folks ramp up quickly
* Write clearly. Half of our work is in documents.

EVEN BETTER
* You've dealt with X12 EDI, HL7 or FHIR
* You've been on a team that went through SOC 2
* A little React for the admin screens

NOT FOR YOU IF
* you only want greenfield
* you need someone to write tickets for you

$165–190K, equity, 100% of premiums covered, 12 weeks of parental leave. 4+ hours overlap with Eastern required.`,
    must: 'python:3 postgresql aws|azure|google-cloud',
    nice: 'edi hl7 fhir soc-2 react',
    either: 'django celery-python fastapi heroku edi hl7 fhir soc-2 aws',
    facts: 'title back-end-developer; seniority senior; years 6; pay 19000000 USD year; overlap America/New_York 4',
    traps: 'any kubernetes; excl kubernetes; must react; must hl7; years 3; years 18; years 40; alone aws; must heroku',
  },
  {
    name: 'Dutch bank via broker',
    door: 'jobDesc',
    text: `Aanvraag: Scrum Master / Agile Coach (English below)

For our client, a large bank in Utrecht, we are looking for a Scrum Master for 36 hours per week.

Requirements (knock-out!)
- At least 5 years of experience as Scrum Master, of which 2 in a regulated environment
- PSM II or SAFe certification
- Jira and Confluence
- Fluent in Dutch and English

Wishes
- Knowledge of mainframe or COBOL teams
- Experience with Azure DevOps

Start: 5 January 2026
Duration: until 31-12-2026, extension possible
Hours: 36 p/w
Rate: market conform, max € 92,50 per hour excl. VAT
Deadline for offers: Monday 24 Nov, 12:00

Freelancers without VAR/DBA-proof contract can not be accepted. No payroll construction.`,
    must: 'jira confluence',
    nice: 'azure-devops',
    either:
      'scrum cobol safe-agile psm mainframe safe-certification agile scrum-master-certification scaled-agile certified-scrum-master',
    facts:
      'title scrum-master; years 5; country NL; lang nl C1; lang en C1; start 2026-01-05; pay 9250 EUR hour; engagement contract',
    quoted: '36 hours per week',
    traps: 'must cobol; must azure-devops; years 2; years 36; title agile-coach',
  },
  {
    name: 'games studio, Unreal, playful',
    door: 'jobDesc',
    text: `Gameplay Programmer
Frostfang Games, Montréal (or anywhere in Québec)

Heads up: this is not a Unity role. Our last game was on Unity, the next one isn't.

You'll make swords feel heavy.

Loadout (required)
C++ and Unreal Engine 5
One shipped title on console or PC
3D maths without having to look it up

Rare drops (nice to find)
Blueprints tooling for designers
Perforce
Networking/replication

Known debuffs
Crunch happens twice a year, two weeks each. We pay it back.
French is our lunch language; English is enough for work.

70-95k CAD`,
    must: 'cpp unreal-engine',
    nice: 'unreal-blueprints perforce',
    either: '3d-graphics linear-algebra multiplayer networking game-development',
    facts: 'title gameplay-programmer; country CA; pay 9500000 CAD year; lang en - soft',
    traps: 'any unity; excl unity; must perforce; hard-lang fr; years 2; notice 14; years 5',
  },
  {
    name: 'public tender, network engineer',
    door: 'jobDesc',
    text: `Annex B – Profile: Network Engineer (2 FTE)

B.1 Minimum requirements (exclusion criteria)
(1) At least eight years of professional experience in the operation of enterprise networks.
(2) Cisco CCNP or an equivalent certificate.
(3) Demonstrable experience with BGP and OSPF.
(4) Firewalls: Palo Alto or Fortinet.
(5) English at level B2 or higher.

B.2 Award criteria
(1) Experience with Cisco ACI (20 points).
(2) Network automation by means of Ansible or Python (15 points).
(3) Knowledge of French (5 points).

B.3 Remarks
Experience with wireless networks is neither required nor scored. Work is performed in Luxembourg, 4 days a week on site. Security clearance EU SECRET or the willingness to undergo the procedure.`,
    must: 'bgp ospf fortinet|palo-alto',
    nice: 'cisco-aci ansible python',
    either:
      'ccnp cisco ospf bgp firewalls cisco-networking palo-alto fortinet network-automation fortigate palo-alto-networks cisco-aci',
    facts: 'title network-engineer; years 8; country LU; lang en B2; lang fr - soft',
    quoted: '2 FTE|4 days a week|EU SECRET',
    traps: 'must ansible; must python; hard-lang fr; years 20; years 2; any wireless-networking',
  },
  {
    name: 'founder post on a forum',
    door: 'summary',
    text: `SEEKING: technical co-founder / first engineer for a B2B tool for wineries. Prototype exists in Bubble and will be thrown away. You choose the stack as long as it's boring (Rails, Django, Laravel – I honestly don't mind). Should have sold to or worked with SMEs. Equity 20-30% plus 3k/month from our grant for one year. Based around Bordeaux or Porto. French or Portuguese is handy for customer calls but we can work in English.`,
    must: 'django|laravel|ruby-on-rails',
    nice: '',
    either: 'bubble',
    facts: 'title cto; country FR; country PT; lang fr - soft; lang pt - soft; pay 300000 EUR month; lang en - soft',
    traps: 'any bubble; alone django; alone laravel; alone ruby-on-rails; hard-lang fr; hard-lang pt; years 1',
  },
  {
    name: 'BI analyst, Gulf retail',
    door: 'jobDesc',
    text: `BI Developer required - Dubai (Al Quoz)
We are a leading retail group with 140+ stores across the GCC.
Candidate must have:
* 5-7 yrs exp in BI development, min 3 yrs in Power BI (DAX, Power Query)
* SQL Server, SSIS
* UAE experience is a must
* Should be on own visa / cancelled visa
Will be preferred:
* Oracle Retail knowledge
* Arabic speaking
* Tableau
Salary: AED 12,000 - 15,000 all inclusive
Immediate joiners only. Visit visa holders can also apply.
Pls mention "BI-DXB" in subject. Only shortlisted will be contacted within 10 days.`,
    must: 'power-bi:3 dax power-query sql-server ssis',
    nice: 'tableau',
    either: 'dax power-query oracle-retail business-intelligence',
    facts:
      'title business-intelligence-developer; years 5-7; country AE; pay 1500000 AED month; lang ar - soft; notice 0',
    quoted: 'own visa',
    traps: 'must tableau; hard-lang ar; years 140; years 3; notice 10; any oracle-database',
  },
  {
    name: 'forwarded client brief, mobile',
    door: 'jobDesc',
    text: `Hi all, see below from the client. Please only send profiles that tick ALL boxes under A.

A)
Flutter (3 years minimum)
Dart, obviously
published apps in both stores
Bloc or Riverpod for state

B) (choose the one with more of these if two are equal)
Firebase
native Android (Kotlin)
CI with Codemagic or Bitrise

C) please no more people who only did React Native. We told them twice.

Poland, Czechia or Romania. Max 28 EUR/h. Start mid January. Min. 5 hrs overlap with London.
English B2+ (they will test it).`,
    must: 'flutter:3 dart flutter-bloc|riverpod',
    nice: 'firebase kotlin',
    either: 'android codemagic bitrise react-native',
    facts:
      'title flutter-developer; country PL; country CZ; country RO; pay 2800 EUR hour; overlap Europe/London 5; lang en B2; start 2026-01-31',
    traps: 'must firebase; must kotlin; must react-native; nice react-native; years 2; alone flutter-bloc; years 5',
  },
  {
    name: 'university, research software',
    door: 'jobDesc',
    text: `Research Software Engineer (Grade 7: £38,249 to £45,413)
School of Geosciences, University of Edinburgh
Full time, fixed term for 24 months, from 1 March 2026 or as soon as possible thereafter

The Opportunity:
We model how ice sheets melt. The code is Fortran, thirty years old and much loved; you are not expected to write any, but to wrap it.

Your skills and attributes for success:
Essential
– A degree in a numerate subject
– Scientific Python (NumPy, xarray)
– Modern C++ or Julia
– Experience of version control with Git and of automated testing
Desirable
– HPC experience (Slurm, MPI)
– Familiarity with Docker or Singularity
– A PhD

The University holds a Silver Athena SWAN award. We are unable to sponsor this post.`,
    must: 'python numpy cpp|julia git',
    nice: 'mpi docker',
    either:
      'slurm high-performance-computing docker singularity test-automation xarray scientific-computing version-control slurm-workload-manager scientific-python numpy',
    facts: 'title research-software-engineer; country GB; pay 4541300 GBP year; start 2026-03-01; engagement fullTime',
    quoted: '24 months|xarray',
    traps: 'any fortran; excl fortran; must mpi; must docker; years 24; years 30; alone cpp',
  },
  {
    name: 'prose, ML engineer, Scandinavian',
    door: 'jobDesc',
    text: `We want to hire an ML engineer in Copenhagen who has already taken models all the way to production and kept them alive there. You should be at home in Python and PyTorch; TensorFlow veterans are welcome as long as they're prepared to switch. We deploy with Docker on Azure, and knowing one of MLflow, Kubeflow or Azure ML makes your first month easier, though we don't insist. What we do insist on is that you can explain a precision-recall curve to a nurse. Danish? Lovely, never a requirement. Around four years on the job is what we picture; PhD time counts half. We offer 55 to 65 thousand kroner a month, pension on top, and lunch that people post pictures of.`,
    must: 'python pytorch',
    nice: 'mlflow kubeflow azure-ml',
    either: 'docker azure tensorflow machine-learning mlops',
    facts: 'title machine-learning-engineer; years 4; country DK; pay 6500000 DKK month; lang da - soft',
    traps: 'must tensorflow; must mlflow; must kubeflow; must azure-ml; hard-lang da; years 55; excl tensorflow',
  },
  {
    name: 'support role, shifts, Philippines',
    door: 'jobDesc',
    text: `HIRING!! Technical Support Engineer L2 (10 headcounts)
📍 BGC Taguig, onsite
🕘 Graveyard shift, 9PM - 6AM
💰 45-55K basic + 10% ND

Qualis:
✅ At least 2 years exp supporting SaaS products
✅ Linux command line
✅ Can read logs and write simple SQL queries
✅ Zendesk or Freshdesk
✅ Good English communication
✅ Amenable to work onsite, no WFH

Plus points:
➕ AWS cert
➕ Knows Python scripting

DISQUALIFIED if pure voice/BPO exp only or w/ pending application in the last 6 months`,
    must: 'linux sql freshdesk|zendesk',
    nice: 'aws python',
    either: 'aws-certification saas scripting freshdesk zendesk',
    facts: 'title technical-support-engineer; years 2; country PH; pay 5500000 PHP month; lang en -',
    quoted: '10 headcounts|Graveyard shift',
    traps: 'must aws; must python; years 6; years 10; alone zendesk; any voip',
  },
  {
    name: 'Brazil, remote for US firm',
    door: 'jobDesc',
    text: `Node.js Developer - LATAM (Remote, PJ contract)

Our client from Austin, TX is looking for a Node Dev to join them long-term.

Tech we care about
Node.js (NestJS): 4 yrs
TypeScript: 3 yrs
MongoDB strongly preferred, DynamoDB considered
AWS Lambda, SQS

Tech we care less about
React - it's handled by another squad
Docker - our pipelines hide it

Language: advanced English (C1), you'll speak with US folks daily. Portuguese or Spanish is your business :)
Timezone: Brazil and Argentina work best, has to share minimum 6 hrs with Austin (CST)
Pay: USD 4,500 - 5,500 / month
Paid time off: 15 days. Equipment: provided after 3 months.`,
    must: 'node-js:4 nest-js typescript:3 dynamodb|mongodb aws-lambda sqs',
    nice: '',
    either: 'nest-js react docker aws sqs',
    facts:
      'title node-js-developer; lang en C1; overlap America/Chicago 6; pay 550000 USD month; engagement contract; country BR',
    traps:
      'must react; must docker; alone mongodb; alone dynamodb; hard-lang pt; hard-lang es; notice 15; years 15; country US',
  },
  {
    name: 'IT ops manager, hospital group',
    door: 'jobDesc',
    text: `IT Operations Manager
St. Brigid's Health Network, Milwaukee

Summary
Reports to the CIO. Manages a team of 14 and a budget of $6M.

Education and Experience Required:
Bachelor's degree and seven years of progressively responsible IT experience, three of which must have been in a leadership role.
ITIL v4 Foundation.
Strong knowledge of VMware, Windows Server and Microsoft 365.
Experience with ServiceNow or a comparable ITSM tool.

Education and Experience Preferred:
Master's degree.
Epic experience.
PMP.
Experience in negotiating with vendors such as Cisco, Dell and HP.

Physical Demands:
Ability to lift 50 lbs. Must go to the data center, patch panels included.

Other Duties as assigned. Immunizations required. This position is not eligible for relocation. Salary is commensurate with experience.`,
    must: 'itil vmware windows-server microsoft-365 servicenow',
    nice: 'epic-systems pmp',
    either: 'itil servicenow epic pmp itsm vendor-management cisco leadership epic-emr epic-systems pmp-certification',
    facts: 'title it-operations-manager; years 7; country US',
    quoted: '',
    traps: 'any cisco; years 3; must epic-systems; must pmp; title cio; years 14; years 50',
  },
  {
    name: 'two lines, Salesforce',
    door: 'summary',
    text: `Salesforce dev (Apex, LWC), 4+ yrs, Platform Developer I cert would help. Sydney hybrid, up to AUD 150k + super, can wait 6 weeks for the right person.`,
    must: 'apex-salesforce lwc',
    nice: '',
    either: 'salesforce salesforce-certification lwc salesforce-lwc lightning-web-components platform-developer-i',
    facts: 'title salesforce-developer; years 4; country AU; pay 15000000 AUD year; notice 42',
    quoted: 'hybrid',
    traps: 'years 6; years 150; seniority junior',
  },
  {
    name: 'chat transcript between two recruiters',
    door: 'summary',
    text: `A: what's the deal with the php one
B: symfony 5+, they dropped the laravel part of the ad
A: so laravel people are out?
B: no no, fine if they did symfony too. mysql, docker. vue a plus
A: seniority?
B: 3-5 yrs. not too senior, team lead is 27 haha
A: location
B: Kraków or fully remote in PL
A: money
B: 18-22k PLN b2b monthly
A: english?
B: B2. polish a must, whole team's polish`,
    must: 'symfony mysql docker',
    nice: 'vue-js',
    either: 'php laravel',
    facts:
      'title symfony-developer; years 3-5; country PL; pay 2200000 PLN month; lang en B2; lang pl -; engagement contract',
    traps: 'must laravel; excl laravel; must vue-js; years 27; seniority senior; title tech-lead',
  },
  {
    name: 'architect, big consulting, jargon',
    door: 'jobDesc',
    text: `Enterprise Architect – Public Sector

At Northgate Advisory we turn complexity into outcomes. With 32,000 colleagues in 41 countries we are trusted by eight of the ten largest ministries.

How you'll make an impact
You'll shape target architectures, challenge vendors, and coach the next generation of architects. You'll work alongside specialists in Appian, Pega and SAP.

What makes you stand out
• You have shaped enterprise architecture for no less than ten years, five of them in the public sector
• TOGAF certified (level 2), ArchiMate as your working language
• You've steered a cloud migration to AWS or Azure from strategy to sign-off
• Fluent German and English; a further EU language is a bonus
• Willingness to travel up to 60 %

Extra plus
• Experience with LeanIX
• Background in e-government standards (XÖV, OZG)

Perks: company car or BahnCard 100, sabbaticals, 30 days off, an internal academy with Python and GenAI tracks.`,
    must: 'togaf archimate aws|azure',
    nice: '',
    either: 'enterprise-architecture leanix cloud-migration archimate',
    facts: 'title enterprise-architect; years 10; lang de C1; lang en C1',
    quoted: 'travel up to 60 %|LeanIX',
    traps: 'any appian; any pega; any python; any generative-ai; alone aws; years 5; years 30; years 41',
  },
  {
    name: 'misspelt, small shop, sysadmin',
    door: 'jobDesc',
    text: `sysadmin wanted!!

family buisness in Ghent (printing, 85 employes) searchs system administrator, 80-100%

Requirments:
windows server, active directry, hyper-v
veeam backup
basic networking (vlans, fortigate firewall)
dutch native or near, some french for our wallonian customers

usefull:
powershel
proxmox (we want go there in 2027)

dont need: linux guru, certificats, exchange (its all in microsoft 365 now)

gross 3200 - 3900 eur, mealcheques, net allowance. monday is office day`,
    must: 'windows-server active-directory hyper-v veeam',
    nice: 'powershell proxmox',
    either: 'vlan fortigate networking vlans firewalls fortinet microsoft-365 backup veeam',
    facts: 'title systems-administrator; country BE; lang nl -; lang fr -; pay 390000 EUR month',
    quoted: 'monday is office day',
    traps:
      'any linux; any exchange; excl linux; must powershell; must proxmox; years 80; any exchange-server; any microsoft-exchange',
  },
]
