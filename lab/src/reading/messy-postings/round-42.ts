import type { MessyPosting } from './messy-posting.ts'

/** The forty-second round: postings rich in conditions, written before any change; mended on for facts and what was lost. */
export const ROUND_42: readonly MessyPosting[] = [
  {
    name: 'county council, person specification',
    door: 'jobDesc',
    text: `Ashmere County Council
Infrastructure Engineer (two posts)
Grade 10, SCP 33-36: £41,511 to £44,711 pro rata
37 hours per week, hybrid: County Hall at least two days a week
Fixed term until 31 March 2028

Person specification
Essential
- Windows Server and Active Directory in an estate of more than 1,000 users
- VMware vSphere
- PowerShell
- At least three years in a comparable role
- ITIL Foundation certificate
- Full UK driving licence and use of a car
Desirable
- Azure
- Experience of Palo Alto firewalls
- Membership of the BCS

The post is subject to a basic DBS check. Casual car user allowance applies. We cannot offer sponsorship for this post.

Closing date: 14 December 2025. Interviews will be held in the week of 5 January 2026.`,
    must: 'windows-server active-directory vsphere powershell itil',
    nice: 'azure palo-alto firewalls',
    either: 'palo-alto firewalls',
    facts: 'title infrastructure-engineer; years 3; pay 4471100 GBP year; country GB',
    quoted:
      'two posts|37 hours|two days a week|until 31 March 2028|driving licence|use of a car|BCS|DBS check|sponsorship|1,000 users',
    traps: 'start; must azure; note Closing date: 14 December 2025',
  },
  {
    name: 'Indian services company, mail of a vendor manager',
    door: 'jobDesc',
    text: `Hi Team,

Pls find below the requirement, share profiles by EOD.

Role: Azure Data Engineer
Exp: 5 - 8 yrs (relevant min 4 in ADF)
Positions: 6
Location: Hyderabad / Pune (hybrid, 3 days WFO)
Budget: upto 21 LPA
NP: Immediate to 20 days only
Shift: 1 PM - 10 PM IST
Mode of interview: 2 rounds virtual + 1 F2F

Must have: Azure Data Factory, Databricks, PySpark, SQL
Good to have: Synapse, Power BI, Flurbostat
Certification: DP-203 mandatory

Note: no fake profiles, PF mandatory, no overlapping employment. Candidates who attended interview with client in last 6 months not considered.

Regards
Lakshmi`,
    must: 'adf:4 databricks pyspark sql',
    nice: 'synapse power-bi',
    either: 'azure',
    facts: 'title data-engineer; years 5-8; country IN; pay 210000000 INR year; notice 20',
    quoted: '6|3 days WFO|1 PM - 10 PM|Flurbostat|DP-203|PF mandatory|no overlapping employment',
    traps: 'must power-bi; overlap 9',
  },
  {
    name: 'Swiss insurer',
    door: 'jobDesc',
    text: `Software Engineer .NET (80–100 %), Winterthur

What you will do
• Extend our claims platform together with a Product Owner and two business analysts
• Move services from Windows servers to OpenShift

What you bring
• Degree from a university or a university of applied sciences, or an apprenticeship and further training
• 4+ years with C# and ASP.NET Core
• Good knowledge of SQL Server; Oracle is an advantage
• Angular at a working level
• German at C1, English at B1, French is a plus
• Swiss citizenship or a C permit
• A clean debt register

What we pay
CHF 110'000 to 128'000 at 100 %, thirteen times a year. Home office up to three days a week. Our notice period is three months, so start dates as late as 1 May 2026 are fine.`,
    must: 'c-sharp:4 asp-net-core:4 sql-server angular',
    nice: 'oracle-database',
    either: 'openshift windows-server',
    facts:
      'title dot-net-developer; pay 12800000 CHF year; country CH; lang de C1; lang en B1; lang fr - soft; start 2026-05-01',
    quoted: '80–100 %|three days a week|Swiss citizenship or a C permit|debt register|Degree',
    traps: 'notice 90; must openshift; must oracle-database',
  },
  {
    name: 'contract role, agency, plain lines',
    door: 'jobDesc',
    text: `Contract: Senior Platform Engineer
Rate: £600-£675 per day, inside IR35 (umbrella)
Length: 6 months + likely extension
Location: Manchester, one day on site per fortnight
Start: 19 January 2026
Clearance: active SC, or eligible with 5 years of UK residency

My client, a payments company, is after somebody who can hit the ground running.

You'll need
Kubernetes in production (EKS)
Terraform
GitHub Actions or GitLab CI
Observability: Prometheus, Grafana, plus some Honeycomb
A bit of Go or Python

It'd be lovely if you had
Istio
PCI DSS exposure

Not required: a degree, certificates, suits.

Interviews: 1 stage, on Teams. Call Becky on 0161 555 0199.`,
    must: 'kubernetes eks terraform github-actions|gitlab-ci prometheus grafana go|python',
    nice: 'istio pci-dss',
    either: 'honeycomb observability',
    facts:
      'title platform-engineer; seniority senior; pay 67500 GBP day; engagement contract; country GB; start 2026-01-19',
    quoted: 'inside IR35|6 months + likely extension|one day on site per fortnight|active SC|UK residency',
    traps: 'years 5; any microsoft-teams',
  },
  {
    name: 'Danish scale-up, chatty',
    door: 'jobDesc',
    text: `Hej! We make software for wind parks and we'd like a second data scientist.

You would sit with Signe (our first) in Aarhus, two or three days a week; the rest you work from wherever you like, as long as it is Denmark. We pay 52-58,000 DKK a month before pension, have 37 hours a week and mean it.

We'd like to see that you
have done time series forecasting for something physical – weather, power, traffic
are at home in Python (pandas, scikit-learn) after three or more years
have put at least one model into production yourself

It helps if you
know Bayesian methods (PyMC or Stan)
have seen SCADA data

Danish isn't needed. English is what we speak, even at lunch. We can wait three months for the right person, four at most. The job is permanent; once a year you'd go to sea for a safety course, which you have to pass.`,
    must: 'time-series-analysis python:3 pandas scikit-learn',
    nice: 'bayesian-statistics pymc stan scada',
    either: 'machine-learning mlops',
    facts: 'title data-scientist; pay 5800000 DKK month; country DK; lang en -; notice 120; engagement fullTime',
    quoted: 'two or three days a week|37 hours|one model into production|safety course',
    traps: 'hard-lang da; years 1',
  },
  {
    name: 'US federal contractor',
    door: 'jobDesc',
    text: `Position Title: Cybersecurity Analyst II
Req #: 88213
Work Location: Huntsville, AL (100% on-site, no telework)
Clearance Required: Secret (active), Top Secret preferred
Shift: rotating, includes weekends
Travel: 10%

Minimum Qualifications
* Bachelor's degree and 2 years of relevant experience; 6 years in lieu of degree
* DoD 8570 IAT Level II (Security+ CE or equivalent)
* Working knowledge of Splunk and Tenable Nessus
* U.S. citizenship
* Ability to lift up to 25 lbs

Preferred Qualifications
* Python or PowerShell scripting
* Familiarity with RMF and NIST 800-53
* CISSP

Compensation: $78,500 - $96,000 annually. 11 paid federal holidays, 401(k) match after 90 days. This contract is contingent upon award, expected start Q2 2026.`,
    must: 'security-plus splunk nessus',
    nice: 'python powershell nist cissp',
    either: 'fisma',
    facts: 'title security-analyst; years 2; pay 9600000 USD year; country US; start 2026-06-30',
    quoted:
      'on-site, no telework|Secret (active)|rotating, includes weekends|10%|8570|U.S. citizenship|lift up to 25 lbs|contingent upon award|Bachelor',
    traps: 'notice 90; must cissp; years 6',
  },
  {
    name: 'remote company, questions and answers',
    door: 'jobDesc',
    text: `Mobile engineer at Kvitto – everything you'd ask

Where can I live? Between UTC-1 and UTC+4. We need you to overlap four hours with Stockholm.

What do you pay? Between €65k and €80k whatever the country, as an employee or as a contractor.

Which skills? Kotlin for Android, four years or more. Swift is something you could learn with us. You should have shipped an app with more than 100,000 users, and know Jetpack Compose.

Is there a test? A paid one, half a day.

Do you travel? Twice a year we all meet for five days, and we'd want you there.

Which languages? English, written well. Nothing else.

When? By 1 March; we won't wait longer than that.

How many? Two: one now, the other one in summer.

Do you want a degree? No. We do want you to have your own company or to live where our payroll partner works.`,
    must: 'kotlin:4 android:4 jetpack-compose',
    nice: '',
    either: 'swift',
    facts:
      'title mobile-developer; overlap Europe/Stockholm 4; pay 8000000 EUR year; lang en -; start 2026-03-01; engagement contract',
    quoted: '100,000 users|Twice a year|own company|Two',
    traps: 'must swift; years 4',
  },
  {
    name: 'hospital, bilingual region',
    door: 'jobDesc',
    text: `Integration Specialist HL7/FHIR

The University Hospital of Liège is looking for an Integration Specialist for its information systems department, 38 hours a week, contract of indefinite duration.

Profile
- Bachelor in computer science or equivalent by experience
- Two years with an integration engine (Mirth Connect, Cloverleaf or Ensemble)
- HL7 v2 and FHIR
- Basic SQL
- French: mother tongue or C1. Dutch or German: an asset
- Participates in the on-call rota (about one week out of five)
- Flexible regarding go-lives at night
- Vaccination against hepatitis B

Offer
- Barema 1.80, between €3,350 and €5,400 gross a month according to recognised seniority
- 32 days of leave
- Hospital insurance

Applications until 20 December. Interviews on 8 and 9 January, entry into service on 2 February 2026 or earlier.`,
    must: 'mirth-connect:2 hl7 fhir sql',
    nice: '',
    either: 'healthcare',
    facts: 'title integration-developer; pay 540000 EUR month; country BE; lang fr C1; start 2026-02-02',
    quoted: 'Cloverleaf|38 hours|Dutch or German|on-call rota|go-lives at night|hepatitis B|Barema 1.80|Bachelor',
    traps: 'notice any',
  },
  {
    name: 'bulletin of a bank, conditions first',
    door: 'jobDesc',
    text: `JOB VACANCY – REPUBLICATION
Test Automation Engineer, Product Testing
Contract: B2B or employment contract
Rate: 130–155 PLN/h net + VAT (B2B), 19–23k PLN gross a month (employment)
Office: Gdańsk, 6 days a month
Start: immediately, at the latest in two months
Duration: 12 months, extension possible

MUST
Java (min. 3 years)
Selenium or Playwright
REST Assured
JMeter – basics
English B2
Polish – native or C1

NICE
Cucumber
Kafka
ISTQB

CLEAN RECORD: a certificate of no criminal record is obligatory before signing.
EQUIPMENT: own laptop not allowed, we send you ours.`,
    must: 'java:3 selenium|playwright rest-assured jmeter',
    nice: 'cucumber kafka istqb',
    either: 'test-automation',
    facts:
      'title qa-automation-engineer; engagement contract; pay 15500 PLN hour; country PL; notice 60; lang en B2; lang pl C1',
    quoted: '6 days a month|12 months, extension possible|no criminal record',
    traps: 'must kafka; must cucumber',
  },
  {
    name: 'university, research software',
    door: 'jobDesc',
    text: `Research Software Engineer (m/f/d), E13 TV-L, 75 %, limited to 30 months

The Institute for Polar Physics in Bremerhaven is looking, from 1 April 2026, for a research software engineer who looks after our sea ice model.

Your tasks: port the model from Fortran to Julia piece by piece, keep the tests green, support four doctoral students.

Requirements: a completed degree (Master or comparable) in physics, mathematics or computer science; very good knowledge of Fortran or C++; experience with MPI and OpenMP; Git and continuous integration; English in word and writing, German is not needed; willingness to take part in an expedition of six weeks, including a medical exam.

Desirable: Julia; containers on HPC systems (Apptainer); publications.

We offer 30 days of leave and help with finding a flat. The salary is between 4,600 and 6,300 euros for a full position. Severely disabled applicants are preferred if equally qualified. Applications with the code AW-25-118 until 10 January 2026.`,
    must: 'fortran|cpp mpi openmp git ci-cd',
    nice: 'julia apptainer',
    either: 'hpc physics mathematics',
    facts: 'title research-software-engineer; pay 630000 EUR month; country DE; lang en -; start 2026-04-01',
    quoted: 'E13 TV-L|75 %|limited to 30 months|completed degree|expedition of six weeks|medical exam|publications',
    traps: 'hard-lang de; must julia',
  },
  {
    name: 'start-up, note with corrections',
    door: 'jobDesc',
    text: `Founding backend engineer – edited on 12 Nov

Stack: Elixir and Phoenix, Postgres, a bit of LiveView. (We had Node until spring, please stop sending Node CVs.)

You: around 6 years in, at least two of them with Elixir or Erlang. You've been on call before and will be here, every third week.

Money: 75 → edit: 80k€ max, 0.5-1 % of shares. Four days a week are possible for 80 % of it.

Where: Valencia or Barcelona. EDIT: only Valencia, the Barcelona office closes. Three days with us.

Language: Spanish would be nice, English has to be good.

When: as early as you can, we can live with 6 weeks.

No recruiters. No relocation package, sorry.`,
    must: 'elixir:2 phoenix postgresql',
    nice: '',
    either: 'erlang',
    facts: 'title back-end-developer; years 6; pay 8000000 EUR year; country ES; lang en B2; lang es - soft; notice 42',
    quoted: 'every third week|Three days|Four days a week|No relocation',
    traps: 'any node-js',
  },
  {
    name: 'game studio, table of terms',
    door: 'jobDesc',
    text: `Gameplay Programmer
Team size | 24
Level | Mid
Location | Montreal (on site the first month, then 2 days/week)
Salary | 78,000–96,000 CAD
Contract | 18 months, project-based
Hours | 37.5, core hours 10-4
Languages | French (working), English (fluent)
Start | first week of February 2026

Must
| Unreal Engine 5 | 2 years |
| C++ | 4 years |
| Shipped title | 1, console |
| Perforce | yes |

Bonus
| Animation systems | |
| Rust | hobby is fine |

You must be entitled to work in Canada and to receive development kits (no sanctions list). A portfolio or a video of your work must be attached.`,
    must: 'unreal-engine:2 cpp:4 perforce',
    nice: 'rust',
    either: 'animation',
    facts:
      'title gameplay-programmer; seniority mid; country CA; pay 9600000 CAD year; lang fr B2; lang en C1; start 2026-02-07',
    quoted: '2 days/week|18 months|37.5|Shipped title|entitled to work in Canada|portfolio|first month',
    traps: 'years 1; must rust',
  },
]
