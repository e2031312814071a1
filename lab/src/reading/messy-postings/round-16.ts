import type { MessyPosting } from './messy-posting.ts'

/** The sixteenth round: measured before its errors were looked at, by the reader that had learned from all rounds but the twelfth. */
export const ROUND_16: readonly MessyPosting[] = [
  {
    name: 'retail chain, data platform, US',
    door: 'jobDesc',
    text: `Data Platform Engineer
Maple & Pine Grocers - Minneapolis, MN

Who We Are
Family owned since 1954, 210 stores, 19,000 team members. Our loyalty app was built with React Native by a partner in Kansas.

What You'll Be Working On
* Moving nightly SSIS packages to Airflow
* Making the Snowflake bill boring
* Data contracts with the store systems team (they run IBM i)

The Basics
* 4+ years in data engineering
* Fluent in Python and SQL
* You have put Airflow DAGs in front of real users
* Snowflake or a comparable warehouse (BigQuery, Redshift)

Extra Credit
* dbt
* Kafka Connect
* Retail or grocery

The Practical Stuff
Hybrid: Tuesday and Wednesday downtown. $118,000 - $139,000 plus 10% bonus. 15% store discount. No relocation assistance.`,
    must: 'python sql airflow bigquery|redshift|snowflake',
    nice: 'dbt kafka',
    either: 'data-engineering retail kafka ssis data-warehousing',
    facts: 'title data-engineer; years 4; country US; pay 13900000 USD year',
    quoted: 'Tuesday and Wednesday',
    traps: 'any react-native; any ibm-i; must dbt; must ssis; years 10; alone snowflake; excl ssis',
  },
  {
    name: 'two sentences, contract tester',
    door: 'summary',
    text: `Contract tester for six months, outside IR35, who can write Cypress tests in TypeScript; Selenium people are fine if they are willing to change. Glasgow, one day a week, £375 a day.`,
    must: 'cypress typescript',
    nice: 'selenium',
    either: 'selenium',
    facts: 'title qa-tester; country GB; pay 37500 GBP day; engagement contract',
    quoted: 'six months|one day a week',
    traps: 'must selenium; excl selenium; years 6',
  },
  {
    name: 'one sentence, CTO asks',
    door: 'summary',
    text: `Someone senior for Ruby on Rails and Hotwire, no microservices fans, Barcelona or remote in Spain, €70k.`,
    must: 'ruby-on-rails hotwire',
    nice: '',
    either: 'hotwire ruby microservices',
    facts: 'country ES; pay 7000000 EUR year; title ruby-on-rails-developer',
    traps: 'must microservices; nice microservices',
  },
  {
    name: 'German mail in English, SPS',
    door: 'jobDesc',
    text: `Dear Mr. Novak,

for our customer, a machine builder near Graz, I am searching a PLC programmer.

What he should bring with:
- apprenticeship or HTL in electrical engineering
- TIA Portal, several years
- readiness to travel (approx. 30 %, mostly Italy and Slovenia)
- German fluent

What would be the dot on the i:
- Beckhoff TwinCAT
- C#
- Italian

What does not matter: Codesys, certificates of any kind

My customer offers 3,600 to 4,300 EUR gross (14x), a company car also for private use, and a really modern canteen.

May I send you the exact description?

With kind regards
Petra Hofer, IT & Engineering Recruiting`,
    must: 'tia-portal',
    nice: 'twincat c-sharp',
    either: 'twincat beckhoff plc-programming tia-portal',
    facts: 'title plc-programmer; country AT; lang de C1; lang it - soft; pay 430000 EUR month',
    quoted: '30 %',
    traps:
      'any codesys; excl codesys; must twincat; must c-sharp; hard-lang it; country IT; title technical-recruiter; years 30',
  },
  {
    name: 'Indian startup hiring form',
    door: 'jobDesc',
    text: `HIRING ALERT 🚨 | Gurugram | WFO 5 days | 4-7 LPA
Position - MERN Stack Developer
Openings - 3
Experience - 1 to 3 years
Must know - MongoDB, Express, React, Node
Should know - Redux, Git
Good if you know - Next.js, AWS basics
Not for - freshers, wordpress developers
Joining - within 15 days
DM me or mail resume at hr@zipcart.example`,
    must: 'mongodb express react node-js git redux',
    nice: 'next-js aws',
    either: 'git redux wordpress mern-stack',
    facts: 'title mern-stack-developer; years 1-3; country IN; notice 15; pay 70000000 INR year',
    quoted: 'Openings - 3',
    traps: 'must next-js; must aws; any wordpress; years 4; years 15',
  },
  {
    name: 'scientific institute, HPC',
    door: 'jobDesc',
    text: `The Institute for Plasma Research invites applications for an HPC System Engineer (100 %, initially limited to two years).

You will join a group of five who operate a cluster of 900 nodes. Users bring Fortran, you bring patience.

We are looking for a colleague with
– a university degree in a technical subject or equivalent experience
– at least three years in the administration of Linux clusters
– Slurm in practice
– scripting, Python or Bash
– ideally experience with Lustre or BeeGFS, InfiniBand, and configuration management (we use Salt but came from Puppet)

Knowledge of plasma physics is not a prerequisite, nor is German, though a course is offered.

Remuneration according to TVöD E13. Disabled applicants are given preference in case of equal qualification. Applications until 31 January 2026 via the online portal only.`,
    must: 'linux bash|python',
    nice: '',
    either: 'linux-administration puppet configuration-management saltstack high-performance-computing hpc',
    facts: 'years 3; country DE',
    quoted: 'two years|Slurm|Lustre|BeeGFS',
    traps: 'any fortran; excl fortran; hard-lang de; start any; must puppet; years 2; years 5',
  },
  {
    name: 'product team on a blog, SRE',
    door: 'jobDesc',
    text: `We're looking for our second SRE

Hello from Tallinn. Kuldlill processes parking payments in eleven countries. Our first SRE, Marten, has asked for company.

Things Marten does: Kubernetes upgrades, incident reviews, saying no.
Things Marten would love to hand over: Terraform modules, cost reports, the Elastic cluster.
Things Marten doesn't do and neither will you: Windows, office printers, frontend.

You might be a match when
Kubernetes on AWS has been your main occupation for three years or more
you automate in Go (Python is fine too)
you can hold an incident call in English

It wouldn't hurt if you had
touched Elasticsearch
been through a PCI audit

Not important
Where you studied. Whether you know Estonian.

5000–6500 € gross per month, 35 days off, remote within ±2 hours of Tallinn.`,
    must: 'kubernetes:3 aws:3 go|python',
    nice: 'elasticsearch terraform',
    either: 'terraform pci-dss elasticsearch incident-management aws',
    facts: 'title site-reliability-engineer; lang en -; pay 650000 EUR month; overlap Europe/Tallinn 6',
    traps: 'any windows; excl windows; must elasticsearch; hard-lang et; must terraform; years 35; any frontend',
  },
  {
    name: 'tender annex, lots',
    door: 'jobDesc',
    text: `Lot 3: Oracle APEX developers (profile sheet)
3.1 The profile shall have the following mandatory experience:
a. APEX version 20 or later, minimum 4 years
b. PL/SQL, minimum 6 years
c. version control with Git
3.2 The following will be awarded additional points:
a. ORDS (5 points)
b. JavaScript (5 points)
c. knowledge of the Dutch language (10 points)
3.3 The following shall not be taken into account:
a. Oracle Forms
b. experience gained before 2015
Place of performance: Brussels, up to 60 % telework. Start 01/04/2026. Maximum daily rate: EUR 610.`,
    must: 'oracle-apex:4 pl-sql:6 git',
    nice: 'javascript',
    either: 'oracle-apex version-control',
    facts: 'country BE; lang nl - soft; pay 61000 EUR day; start 2026-04-01',
    quoted: '60 %|ORDS',
    traps: 'any oracle-forms; excl oracle-forms; must javascript; hard-lang nl; years 20; years 5',
  },
  {
    name: 'skills, messy separators',
    door: 'skill',
    text: `Go / Postgres / gRPC -- optional: Kafka, NATS -- no Java`,
    must: 'go postgresql grpc',
    nice: 'kafka nats',
    unwanted: 'java',
    either: 'nats go postgresql grpc',
    facts: '',
    traps: 'must java; nice java; must kafka',
  },
  {
    name: 'skills, words of weight behind',
    door: 'skill',
    text: `SAP MM required, SAP SD preferred, ABAP reading knowledge, Ariba nice to have`,
    must: 'sap-mm abap',
    nice: 'sap-sd ariba',
    either: 'abap ariba',
    facts: '',
    traps: 'must sap-sd; must ariba',
  },
  {
    name: 'UK charity, digital lead',
    door: 'jobDesc',
    text: `Web Developer (Drupal), 28 hours a week over four days, £33,500 pro rata, Bristol or home based

About Shelterline
We answered 61,000 calls last year. Our website, on Drupal 10, takes the pressure off the phones.

What you'll be doing
Building components in Twig, keeping modules patched, helping colleagues who edit in CKEditor.

About you
Essential
Drupal 9 or 10 site building and theming
PHP
Accessible HTML and CSS
Desirable
Experience of CiviCRM
Some Docker
Experience in the voluntary sector

We do not need you to know React: our agency does the donation form.

We particularly welcome applications from people with experience of homelessness. Enhanced DBS not required.`,
    must: 'drupal php html css',
    nice: 'docker',
    either: 'web-accessibility twig html css',
    facts: 'title web-developer; country GB; pay 3350000 GBP year',
    quoted: '28 hours a week|CiviCRM',
    traps: 'any react; must docker; excl react; years 28; years 9',
  },
  {
    name: 'recruiter forward, twice quoted',
    door: 'jobDesc',
    text: `> > From: Delivery
> > Pls source below on priority
> >
> > Skill: Pega LSA
> > Yrs: 10+ (Pega 6+)
> > Loc: Toronto (hybrid)
> > Rate: CAD 95/hr corp
> > Certs: CLSA is a must, CSSA will not do
> > Domain: insurance good to have
> > Do not send: profiles from India, OPT
>
> adding: client confirmed Java knowledge not needed, only Pega. Kafka is nice.
thx, Simi`,
    must: 'pega',
    nice: 'kafka',
    either: 'pega insurance-technology pega-certification',
    facts: 'years 10; country CA; pay 9500 CAD hour; engagement contract',
    traps: 'any java; excl java; must kafka; years 6; country IN',
  },
  {
    name: 'newspaper style, Gulf IT manager',
    door: 'jobDesc',
    text: `IT MANAGER required for a hospital group in Doha. Applicants shall hold a bachelor's degree and have not less than 12 years of experience, 5 of them in healthcare. Sound knowledge of Microsoft 365, Fortinet firewalls and VMware. ITIL certified. Knowledge of Cerner will be preferred. Arabic is desirable. Male or female, any nationality with valid QID. Salary up to QAR 25,000. Candidates who do not fulfil the above need not apply.`,
    must: 'microsoft-365 fortinet vmware itil',
    nice: 'cerner',
    either: 'fortinet vmware itil cerner healthcare firewalls vsphere fortigate',
    facts: 'title it-manager; years 12; country QA; lang ar - soft',
    traps: 'must cerner; hard-lang ar; years 5; excl itil; excl vmware; excl microsoft-365',
  },
  {
    name: 'Notion page with toggles',
    door: 'jobDesc',
    text: `Design Engineer 🎨
▸ tl;dr
Between design and code. React, Figma, taste. Remote (EU), €65–78k.
▸ What you'd own
our component library, the docs site, the weird animations
▸ Signals that it's a match
React and TypeScript feel like pencils
you've built (not just used) a design system
CSS, the hard parts
Figma variables and tokens
▸ Nice signals
Framer Motion or GSAP
Three.js
some Rust for our wasm bits
▸ Anti-signals
needing Tailwind for everything
wanting to manage people
▸ Process
chat → paid trial day → offer, two weeks in total`,
    must: 'react typescript design-systems css figma',
    nice: 'framer-motion gsap three-js rust',
    either: 'design-systems webassembly framer-motion animation framer css design-tokens',
    facts: 'country EU; pay 7800000 EUR year',
    traps: 'any tailwind-css; excl tailwind-css; must three-js; must rust; must gsap; notice 14',
  },
]
