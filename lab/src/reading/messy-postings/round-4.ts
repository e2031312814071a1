import type { MessyPosting } from './messy-posting.ts'

/** The fourth round: measured before it was looked at, then used like the others. */
export const ROUND_4: readonly MessyPosting[] = [
  {
    name: 'java board posting, flat with labels',
    door: 'jobDesc',
    text: `Java Backend Engineer - Insurance - Hybrid Cologne. Employment: permanent, full-time. Who we are: a mutual insurer with 4,200 employees and 110 years of history. Your tasks: you extend our claims platform and retire the old COBOL batch jobs. Your profile: At least 4 years of professional Java experience, Spring Boot, JPA/Hibernate, PostgreSQL or Oracle, Maven (Gradle is fine too). Experience with Kafka is an advantage. Kubernetes knowledge is welcome but can be acquired on the job. You don't need any frontend skills. German at C1 level is required. We offer: 30 days holiday, a MacBook, Java conference budget.`,
    must: 'java:4 spring-boot jpa|hibernate postgresql|oracle-database maven|gradle',
    nice: 'kafka kubernetes',
    either: 'jpa hibernate',
    facts: 'title back-end-developer; country DE; engagement fullTime; lang de C1',
    quoted: 'Hybrid',
    traps: 'any cobol; must kafka; must kubernetes; years 110; alone maven; any macos; any frontend',
  },
  {
    name: 'python message on a forum',
    door: 'summary',
    text: `Hi all, we are looking for 2 Python devs (Django or FastAPI, both fine). PostgreSQL, Celery and Docker are required, AWS would be great. We do not use Flask any more. 4-6 years exp. Remote from Romania or Bulgaria, overlap with Israel at least 5 hours. Max 30 USD/h. No agencies pls.`,
    must: 'python django|fastapi postgresql celery-python docker',
    nice: 'aws',
    facts: 'title python-developer; years 4-6; country RO; country BG; overlap Asia/Jerusalem 5; pay 3000 USD hour',
    quoted: '2 Python devs',
    traps: 'any flask; must aws; excl flask; alone django; overlap 8',
  },
  {
    name: 'security engineer UK',
    door: 'jobDesc',
    text: `Application Security Engineer
London (2 days a week in office) | up to £110,000 | Permanent

About the role
We've been protecting payments for 12 years and need an AppSec engineer for our squads.

What you'll need:
• 5+ years in security, 2 of them in application security
• Threat modelling
• SAST/DAST tooling such as Semgrep, Checkmarx or Burp Suite
• Fluent in at least one of Python, Go or Java

It would be a bonus if you have:
• OSCP
• Experience with AWS security

You won't be doing:
• Compliance audits (PCI DSS)
• SOC monitoring

Benefits
• 28 days holiday, Bupa, cycle to work`,
    must: 'threat-modeling semgrep|checkmarx|burp-suite python|go|java',
    nice: 'oscp aws',
    either: 'sast dast aws-security application-security cloud-security aws',
    facts: 'title application-security-engineer; years 5; country GB; engagement fullTime; pay 11000000 GBP year',
    quoted: '2 days a week in office',
    traps: 'any pci-dss; must oscp; years 12; years 2; alone semgrep; any security-operations; must aws',
  },
  {
    name: 'windows admin, lower case list',
    door: 'jobDesc',
    text: `windows administrator needed asap for 6 month contract in manchester, onsite
active directory, exchange 2019, powershell - must
sccm or intune - must
citrix - nice
linux - not needed
sc cleared candidates preferred
350-400 gbp per day inside ir35
2 weeks notice max`,
    must: 'active-directory exchange powershell sccm|intune',
    nice: 'citrix',
    facts: 'title windows-administrator; engagement contract; country GB; pay 40000 GBP day; notice 14',
    quoted: '6 month contract|sc cleared',
    traps: 'must citrix; any linux; excl linux; notice 0; years 2; alone sccm',
  },
  {
    name: 'tableau job, India board',
    door: 'jobDesc',
    text: `Tableau Developer
Experience: 4-7 Years | Salary: 10-15 LPA | Location: Noida/Gurgaon | Notice Period: 0-30 Days | Openings: 2
Must Have Skills: Tableau Desktop, Tableau Server, SQL, Snowflake
Good to Have Skills: Python, Alteryx
Job Description:
Candidate should have min 3 yrs hands on in Tableau.
Power BI experience will not be considered.
Should be comfortable with US shift.
Education: Any graduate
About the company: 25+ years in analytics consulting, CMMI level 5.`,
    must: 'tableau:3 sql snowflake',
    nice: 'python alteryx',
    either: 'power-bi',
    facts: 'title tableau-developer; years 4-7; pay 150000000 INR year; country IN; notice 30',
    quoted: 'Openings: 2',
    traps: 'must power-bi; must alteryx; years 25; must python; nice power-bi; any cmmi',
  },
  {
    name: 'android, company first',
    door: 'jobDesc',
    text: `Loopcart is a Y Combinator backed grocery app (Series B, 90 people). Our backend is Elixir, our data team loves BigQuery, and you will hardly ever touch either.

We need an Android engineer. You should have:

- 3 to 5 years of native Android with Kotlin
- Jetpack Compose (we've fully migrated from XML layouts)
- Coroutines + Flow rather than RxJava
- experience with Room or SQLDelight

Great if you also bring: KMM, Maestro or Espresso tests, GraphQL.

Paris, min. 3 days on site. French not required, English C1. 60-75 k€.`,
    must: 'kotlin jetpack-compose kotlin-coroutines android-room|sqldelight',
    nice: 'kotlin-multiplatform espresso graphql',
    either: 'android android-room sqldelight room maestro kotlin-flow flow espresso kotlin-multiplatform xml',
    facts: 'title android-developer; years 3-5; country FR; lang en C1; pay 7500000 EUR year',
    quoted: 'min. 3 days on site',
    traps: 'any elixir; any bigquery; any rxjava; must graphql; hard-lang fr; excl rxjava; must xml',
  },
  {
    name: 'cloud ops, terse ticket',
    door: 'jobDesc',
    text: `REQ-20931
Role: AWS Cloud Engineer
Client: large retailer (confidential)
Must: AWS (5 yrs), Terraform, EKS, Python or Bash
Nice: Datadog, AWS SA Pro cert
Not wanted: pure sysadmins, Azure-only
English: C1 / Spanish: not needed
Where: remote, EU timezone (CET +/- 2h)
When: asap, 1 month notice OK
Length: 12 months
Rate: 350-420 EUR/day`,
    must: 'aws:5 terraform eks python|bash',
    nice: 'datadog',
    either: 'aws-solutions-architect-cert aws-certification',
    facts: 'title aws-engineer; notice 30; overlap Europe/Berlin 6; lang en C1; pay 42000 EUR day',
    quoted: '12 months',
    traps: 'must azure; must datadog; hard-lang es; excl azure; alone python; notice 0; note REQ',
  },
  {
    name: 'IT manager, SME',
    door: 'jobDesc',
    text: `IT Manager for a family-run logistics company (since 1962) in Linz

You have led a small IT team for three years or more, know Microsoft 365 and Hyper-V, and have introduced an ERP system at least once. ITIL is a plus. You speak German and English fluently.

We do not expect you to program. Travel 10 %. All-in salary from € 75,000.

Applications incl. earliest starting date to jobs@example.test`,
    must: 'microsoft-365 hyper-v',
    nice: 'itil',
    either: 'erp m365-admin people-management',
    facts: 'title it-manager; years 3; country AT; lang de C1; lang en C1; pay 7500000 EUR year',
    quoted: 'Travel 10 %',
    traps: 'any programming; must itil; years 1962; any logistics',
  },
  {
    name: 'frontend, alternatives and level',
    door: 'jobDesc',
    text: `Mid-level Frontend Developer (React or Vue)

Requirements:
JavaScript/TypeScript, HTML, CSS
3+ years with React, or Vue if you are willing to switch
Testing with Jest or Vitest
Understanding of REST; GraphQL would be an asset

Not mandatory: Next.js, Storybook, design experience

Conditions: remote within Poland, B2B 18-22k PLN net/month, start from 1 April 2026, 2-stage interview`,
    must: 'html css react|vue-js:3 jest|vitest',
    nice: 'graphql next-js storybook',
    either: 'javascript typescript rest-api rest design',
    facts:
      'title front-end-developer; seniority mid; country PL; engagement contract; pay 2200000 PLN month; start 2026-04-01',
    traps: 'must next-js; must storybook; must graphql; alone react; years 2; alone vue-js',
  },
  {
    name: 'DBA replacement',
    door: 'jobDesc',
    text: `PostgreSQL DBA (replacement for a colleague who retires)

We run 400 databases on PostgreSQL 13-16; MySQL was phased out in 2022 and Oracle will never come back.

Your qualifications
- long experience as a DBA (7+ years), of which 4+ with PostgreSQL
- Patroni, pgBouncer, pgBackRest
- Linux and Ansible
- monitoring with Prometheus/Grafana (Zabbix also ok)

Desirable: Go, Kubernetes operators
Irrelevant to us: certificates, a computer science degree

Geneva / Lausanne. French B2 or German B2. CHF 130k.`,
    must: 'postgresql:4 patroni pgbouncer linux ansible',
    nice: 'go kubernetes',
    either: 'pgbackrest prometheus grafana zabbix kubernetes kubernetes-operators pgbouncer patroni monitoring',
    facts: 'title postgresql-dba; years 7; country CH; lang fr B2 soft; lang de B2 soft; pay 13000000 CHF year',
    traps: 'any mysql; any oracle-database; must go; excl oracle-database; excl mysql; must kubernetes',
  },
]
