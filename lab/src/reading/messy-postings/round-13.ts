import type { MessyPosting } from './messy-posting.ts'

/** The thirteenth round: everyday forms of pasted texts, written together with the fourteenth before the reader was run on either. */
export const ROUND_13: readonly MessyPosting[] = [
  {
    name: 'US corporate, backend, long',
    door: 'jobDesc',
    text: `Senior Software Engineer - Payments Platform
Harborline Financial | Charlotte, NC | Full-time

Harborline has served community banks since 1987. Our 2,300 associates manage more than $40 billion in transactions a year, and our award-winning mobile app is used by 3 million people. We partner with Salesforce and Snowflake to deliver insight at scale.

What you'll do
• Design and build services that settle card payments in near real time
• Participate in an on-call rotation (one week in six)
• Mentor two junior engineers
• Help us retire the last of our COBOL batch jobs

What you'll bring
• Bachelor's degree in Computer Science or equivalent practical experience
• 7+ years of professional software development, including at least 4 with Java and Spring Boot
• Deep familiarity with relational databases (we use PostgreSQL)
• Hands-on work with Kafka or another event streaming platform
• Solid grasp of CI/CD; we run GitHub Actions
• Experience deploying to AWS

It's great if you also have
• Kotlin
• Exposure to ISO 8583 or other card network protocols
• Terraform

Total rewards
We offer a 401(k) with 6% match, tuition reimbursement, Udemy courses in Python, Go and machine learning, and generous parental leave. The base pay range for this role is $148,000 to $182,000.

Harborline is an equal opportunity employer. We do not sponsor visas for this role. Applicants must be authorized to work in the United States.`,
    must: 'java:4 spring-boot:4 postgresql kafka aws',
    nice: 'kotlin terraform',
    either:
      'github-actions ci-cd relational-databases event-streaming mentoring sql on-call payments payment-processing',
    facts: 'title software-engineer; seniority senior; years 7; country US; pay 18200000 USD year; engagement fullTime',
    quoted: 'do not sponsor visas',
    traps:
      'any cobol; any salesforce; any snowflake; any python; any go; any machine-learning; must kotlin; must terraform; years 6; years 40; excl cobol',
  },
  {
    name: 'two sentences, data analyst',
    door: 'summary',
    text: `Looking for a data analyst with strong SQL and either Tableau or Power BI, 2 to 4 years in. Madrid or Lisbon, no seniors please, budget up to 42k EUR.`,
    must: 'sql power-bi|tableau',
    nice: '',
    facts: 'title data-analyst; years 2-4; country ES; country PT; pay 4200000 EUR year',
    traps: 'seniority senior; alone tableau; alone power-bi; years 42',
  },
  {
    name: 'LinkedIn style with emoji-free bullets, no headings',
    door: 'jobDesc',
    text: `We're growing our platform team in Rotterdam and need a Site Reliability Engineer.

- You've run Kubernetes clusters yourself, not just deployed to them
- Terraform feels like a second language
- Prometheus and Grafana: you have built the dashboards people look at
- You can write Go or Python well enough to fix our operators
- A few years with GCP (if you come from AWS we will get you there)
- Istio experience is a welcome surprise
- English at work; Dutch isn't needed

Salary between EUR 5.800 and 7.200 gross per month. 32 or 40 hours, you choose. Start: as soon as you're free, at most 2 months from now.`,
    must: 'kubernetes terraform prometheus grafana go|python google-cloud',
    nice: 'istio',
    either: 'aws kubernetes-operators',
    facts: 'title site-reliability-engineer; country NL; pay 720000 EUR month; lang en -',
    quoted: '32 or 40 hours',
    traps: 'must aws; hard-lang nl; must istio; alone google-cloud|aws; seniority junior; years 32',
  },
  {
    name: 'Indian consultancy, C2H form',
    door: 'jobDesc',
    text: `Greetings from TalentBridge!!
We have an urgent opening with one of our CMMI Level 5 client
Position : Sr Java Full Stack Developer
Exp : 6 - 9 Yrs (Relevant 5+)
Location : Chennai / Hyderabad (WFO 3 days)
Mode : C2H
NP : Immediate to 15 days only
Budget : 18 LPA max
Primary Skills : Java 8/11, Spring Boot, Microservices, Angular 12+
Secondary Skills : Jenkins, Docker
Added advantage : Kafka
Interview : 2 rounds (1st virtual, 2nd F2F on Saturday)
Kindly share your updated CV with below details
Total Exp :
Relevant Exp in Java :
Relevant Exp in React (if any) :
CTC / ECTC :
Offers in hand :`,
    must: 'java spring-boot microservices angular',
    nice: 'kafka jenkins docker',
    either: 'jenkins docker',
    facts:
      'title java-full-stack-developer; seniority senior; years 6-9; country IN; notice 15; pay 180000000 INR year; engagement contract',
    quoted: 'WFO 3 days',
    traps: 'any react; must kafka; years 2; years 12; country VN; start any',
  },
  {
    name: 'whatsapp between founders',
    door: 'summary',
    text: `ok so for the app we def need someone who does react native (expo), has shipped to both stores at least once
supabase or firebase dont care which
bit of figma reading skills
if they can do animations w reanimated → 😍
not an agency!! no offshore teams
can pay 4k eur/month for 3 months, then we see
any timezone from lisbon to athens`,
    must: 'react-native expo firebase|supabase figma',
    nice: 'reanimated',
    either: 'figma animation reanimated',
    facts: 'title react-native-developer; pay 400000 EUR month',
    quoted: '3 months',
    traps: 'alone supabase; alone firebase; years 3; years 4; country GR',
  },
  {
    name: 'German company in English, embedded',
    door: 'jobDesc',
    text: `Embedded Software Developer (f/m/x)
For our location in Regensburg we are searching, effective 1st of April 2026, for reinforcement.

Your tasks
* Development of firmware for battery management systems
* Support of the test bench, which is programmed in LabVIEW by our colleagues
* Coordination with our suppliers in Taiwan

Your profile
* Completed studies of electrical engineering or computer science
* Professional experience of minimum three years in the embedded area
* Very good knowledge in C and secure handling of Git
* Ideally first experiences with AUTOSAR
* Knowledge in ISO 26262 desirable, but not a condition
* German on negotiation level (C1), good English

We offer
* 30 days holiday, flexitime and home office up to 40 %
* Trainings, e.g. in Python or Scrum
* Salary according to IG Metall EG 14`,
    must: 'c git',
    nice: 'autosar functional-safety',
    either: 'firmware embedded-systems functional-safety embedded-software bms firmware-development',
    facts: 'title embedded-software-engineer; years 3; country DE; lang de C1; lang en -; start 2026-04-01',
    quoted: '40 %',
    traps:
      'any labview; any python; any scrum; must autosar; must functional-safety; country TW; excl functional-safety; years 30; years 14',
  },
  {
    name: 'UK recruiter mail',
    door: 'jobDesc',
    text: `Hi Sam,

Hope you had a good weekend. As discussed, brief below for the Leeds client (I can't name them yet, think furniture).

They want a mid-level .NET developer. C#, .NET 8 and SQL Server are the bare minimum, and the hiring manager won't see anyone without unit testing. Azure would help their case a lot but she'd train the right person. Front end is Blazor, which almost nobody has, so any SPA framework is fine. They had a look at moving to Java last year and decided against it.

£50-58k depending on experience, 25 days + bank hols, hybrid with Tuesdays and Thursdays in the office. Six weeks' notice is okay, three months isn't.

Give me a shout if anyone springs to mind.

Cheers,
Imogen
Principal Consultant, Digital & Data`,
    must: 'c-sharp dot-net sql-server unit-testing',
    nice: 'azure blazor',
    either: 'blazor single-page-applications unit-testing spa dot-net',
    facts: 'title dot-net-developer; seniority mid; country GB; pay 5800000 GBP year; notice 42',
    quoted: 'Tuesdays and Thursdays in the office',
    traps: 'any java; excl java; must azure; seniority lead; notice 90; must blazor',
  },
  {
    name: 'tabs, table of requirements with levels',
    door: 'jobDesc',
    text: `Role	Data Engineer (Consultant)
Skill	Level	Importance
Snowflake	Expert	Mandatory
dbt	Advanced	Mandatory
Python	Advanced	Mandatory
Airflow	Intermediate	Optional
Informatica	Basic	Not needed
Power BI	Basic	Optional
Location	Dublin, 2 days onsite
Duration	9 months
Rate	€480 per day
Start	12.01.2026`,
    must: 'snowflake dbt python',
    nice: 'airflow power-bi',
    either: 'apache-airflow',
    facts: 'title data-engineer; country IE; pay 48000 EUR day; start 2026-01-12; engagement contract',
    quoted: '2 days onsite|9 months',
    traps: 'any informatica; must airflow; must power-bi; excl informatica; seniority junior; years 9',
  },
  {
    name: 'one long paragraph, startup',
    door: 'jobDesc',
    text: `Tidewell is hiring its first dedicated frontend engineer. Our product helps marinas manage berths, and the interface has so far been built by backend people, which shows. You will own it. The codebase is Vue 3 with TypeScript, and you should be very comfortable in both. We care about accessibility and expect that you can explain what a screen reader does with a page. Playwright or Cypress, we don't mind which, but you have to have tested with one. It would be lovely if you had designed in Figma before. You don't have to touch the backend, which is Elixir. We once used Nuxt and went back, so there is no need to bring it. Five years of experience would be about right. Remote in Europe with four hours shared with Copenhagen; we pay between 520,000 and 640,000 DKK a year.`,
    must: 'vue-js typescript web-accessibility cypress|playwright',
    nice: 'figma',
    either: 'web-accessibility screen-readers',
    facts: 'title front-end-developer; years 5; overlap Europe/Copenhagen 4; pay 64000000 DKK year; country EU',
    traps: 'any elixir; any nuxt; must figma; excl nuxt; excl elixir; alone playwright; alone cypress',
  },
  {
    name: 'government, capital headings, UK',
    door: 'jobDesc',
    text: `JOB DESCRIPTION
POST TITLE: Infrastructure Engineer
GRADE: Band 7 (£46,148 – £52,809)
BASE: Royal Infirmary, Sheffield
HOURS: 37.5 per week
CONTRACT: Fixed term, 18 months (maternity cover)

JOB PURPOSE
To keep the Trust's servers and network available to 9,000 clinical staff. The post holder will work with the EPR team, who look after the Oracle databases.

PERSON SPECIFICATION
ESSENTIAL
Windows Server 2019 and Active Directory
VMware vSphere administration
Minimum four years' experience in a comparable environment
Backup and disaster recovery
PowerShell scripting
DESIRABLE
Knowledge of Intune
NHS experience
ITIL Foundation certificate
Cisco networking (CCNA or similar)

The Trust is a Disability Confident employer. A DBS check will be carried out. Car parking is not available.`,
    must: 'windows-server active-directory vsphere powershell',
    nice: 'intune itil',
    either:
      'disaster-recovery backup ccna cisco networking backup-and-recovery vmware itil scripting vsphere healthcare cisco-networking',
    facts: 'title infrastructure-engineer; years 4; country GB; pay 5280900 GBP year',
    quoted: '37.5 per week|18 months|DBS check',
    traps: 'any oracle-database; must intune; must ccna; must itil; years 18; years 7',
  },
  {
    name: 'skills only, space separated with levels',
    door: 'skill',
    text: `python (expert), pandas, scikit-learn, sql, some spark, no r please`,
    must: 'python pandas scikit-learn sql',
    nice: 'spark',
    unwanted: 'r',
    either: 'spark apache-spark',
    facts: 'title data-scientist',
    traps: 'must r; nice r',
  },
  {
    name: 'skills, plus at the end',
    door: 'skill',
    text: `Swift, SwiftUI, Combine; Objective-C a plus`,
    must: 'swift swiftui combine',
    nice: 'objective-c',
    either: 'combine',
    facts: 'title ios-developer',
    traps: 'must objective-c',
  },
  {
    name: 'one sentence, negation',
    door: 'summary',
    text: `Backend developer, Go or Rust, with Postgres, who has never to touch PHP again, remote within CET ±2, contract, 550 a day.`,
    must: 'go|rust postgresql',
    nice: '',
    facts: 'title back-end-developer; overlap Europe/Berlin 6; pay 55000 EUR day; engagement contract',
    traps: 'must php; nice php; alone go; alone rust; years 2; years 550',
  },
  {
    name: 'careers page with tone, ML',
    door: 'jobDesc',
    text: `Machine Learning Engineer
Toronto or remote in Canada

Why we need you
Our search works. Our recommendations don't. The baseline is popularity and we have eighteen months of click logs that nobody has looked at.

You're probably right for this if
– recommender systems are what you did for the last two jobs (or one long one; we're thinking 4 years or so)
– PyTorch is your daily driver. JAX people, you'll be OK, come along
– you measure before you believe: A/B tests, offline evaluation
– SQL doesn't slow you down

You're probably not if
– you'd like to spend your days on LLM prompts
– you want somebody else to productionise what you build. We have no MLOps people: it's Docker and Airflow and you

You'd make us very happy if
– you have worked with BigQuery
– you have published at RecSys

What's on the table
CAD 150k–175k, options, four weeks off, a budget for conferences`,
    must: 'recommender-systems jax|pytorch sql docker airflow',
    nice: 'bigquery',
    either: 'ab-testing docker airflow mlops recommender-systems recommendation-systems apache-airflow jax a-b-testing',
    facts: 'title machine-learning-engineer; years 4; country CA; pay 17500000 CAD year',
    traps: 'any llm; any prompt-engineering; must bigquery; excl prompt-engineering; any llm; years 18; start any',
  },
  {
    name: 'freelance platform brief with budget',
    door: 'jobDesc',
    text: `Need Shopify expert for theme customization – ongoing work

Hi, we run a mid size store (about 12k orders / month, moved from Magento in 2022). Looking for a developer who can:
1) edit Liquid templates properly
2) write clean JavaScript, no jQuery spaghetti
3) connect to our ERP via REST API

Bonus if you know Klaviyo flows or Hydrogen.
Please don't apply if you only install apps.

Hourly: $25.00 - $45.00
More than 30 hrs/week, 3 to 6 months
English: fluent`,
    must: 'shopify liquid javascript rest-api',
    nice: 'klaviyo',
    either: 'rest-api erp theme-development',
    facts: 'title e-commerce-developer; pay 4500 USD hour; lang en C1; engagement contract',
    quoted: '30 hrs/week|Hydrogen',
    traps: 'any magento; any jquery; excl magento; must klaviyo; years 3; years 30; years 12; excl shopify',
  },
  {
    name: 'Scandinavian, prose sections, systems analyst',
    door: 'jobDesc',
    text: `Test Automation Lead to Nordvik Kraft, Bergen

About the position
We build trading systems for hydropower and now we strengthen the test discipline. You become the one who decides how we test, together with eight teams.

Qualifications
We imagine that you have worked with test automation for at least six years and led others for some of them. You master Playwright with TypeScript, and you are used to API tests, for example with Postman or REST Assured. You understand pipelines; ours are in Azure DevOps. It is a plus, not a demand, that you know performance tests with k6 or Gatling. Knowledge of the energy market is not necessary: we teach you.

You speak and write Norwegian, Swedish or Danish, and your English is good.

We offer
Good pension and insurance terms, cabins in the mountains, canteen with a view. Salary by agreement.
Application deadline: 14 December.`,
    must: 'playwright typescript azure-devops postman|rest-assured',
    nice: 'k6 gatling',
    either:
      'test-automation api-testing azure-devops leadership test-leadership performance-testing postman rest-assured energy-trading',
    facts: 'title qa-lead; years 6; country NO; lang nb - soft; lang sv - soft; lang da - soft; lang en -',
    traps: 'must k6; must gatling; hard-lang sv; hard-lang da; start any; years 8; alone postman',
  },
  {
    name: 'job board dump with chips',
    door: 'jobDesc',
    text: `DevOps Engineer
Kestrel Logistics · Warsaw · 4 days ago · 87 applicants
Hybrid · Full-time · Mid-Senior level
Skills: Jenkins, GitLab, +8 more
See how you compare to other applicants. Try Premium for PLN 0

About the job
Kestrel moves 40,000 parcels a night across Poland. Our developers write Java and PHP; you make sure it gets to production.

Must-have skills
Linux, Docker, GitLab CI
Kubernetes (EKS)
Ansible
Bash

Nice-to-have skills
ArgoCD, Vault
HashiCorp Packer

Technologies we'd rather not see grow
Jenkins

Remuneration: B2B 150-180 PLN/h net + VAT
We ask for at least B2 in both English and Polish. Working hours 8-16 or 9-17.`,
    must: 'linux docker gitlab-ci kubernetes ansible bash',
    nice: 'argo-cd vault packer',
    either: 'eks jenkins gitlab gitlab-ci',
    facts:
      'title devops-engineer; country PL; pay 18000 PLN hour; lang en B2; lang pl B2; engagement contract; engagement fullTime',
    traps: 'any java; any php; must jenkins; must argo-cd; must vault; years 4; years 8',
  },
  {
    name: 'Gulf, SAP functional',
    door: 'jobDesc',
    text: `SAP FICO Consultant – Riyadh, KSA

Client: a giga-project developer
Contract: 1 year renewable, family status
Nationality: any, transferable Iqama preferred

Requirement:
• Minimum 8 years of SAP FI/CO of which min. 2 end-to-end S/4HANA implementations
• Knowledge of SAP PS and RE-FX will be preferable
• Should have worked in real estate or construction
• Arabic speaker highly preferred, English must
• Certification in SAP Finance (not necessary if experience exceeds 10 yrs)

We are NOT looking for: ABAP developers, SAP SD/MM consultants

Package: SAR 28,000 – 32,000 all inclusive per month, annual tickets, medical
Joining: within 30 days`,
    must: 'sap-fico:8 s4hana',
    nice: 'sap-ps',
    unwanted: 'abap sap-sd sap-mm',
    either: 'sap-ps sap-re-fx sap construction real-estate s4hana sap-fico sap-s-4hana sap-fi sap-co sap-fi-co',
    facts:
      'title sap-fico-consultant; country SA; lang ar - soft; lang en -; pay 3200000 SAR month; engagement contract; notice 30',
    traps: 'must abap; nice abap; must sap-sd; nice sap-mm; must sap-mm; hard-lang ar; years 10; years 2; years 1',
  },
  {
    name: 'Agency intake call, transcribed',
    door: 'jobDesc',
    text: `Intake w/ hiring mgr (Kofi) 12 Nov
- looking 4 product designer, second one in team
- figma obviously. prototyping, he stressed prototyping twice
- design systems: yes but "they don't need to have built one from zero"
- user research would be the dream, realistically they'll get it from the UX researcher
- html/css? he laughed. no.
- portfolio > degree
- used to insist on fintech, now dropped
- senior or strong mid, 4 yrs feels right
- accra or lagos, or remote if GMT-ish
- usd 2.5k-3.2k monthly
- English; Twi is a cute extra`,
    must: 'figma prototyping design-systems',
    nice: 'ux-research',
    either: 'prototyping design-systems ux-research',
    facts: 'title product-designer; years 4; country GH; country NG; pay 320000 USD month; lang en -; seniority mid',
    quoted: 'portfolio',
    traps:
      'any html; any css; excl html; excl css; must ux-research; any fintech; title ux-researcher; years 12; hard-lang tw',
  },
  {
    name: 'university, short, part-time',
    door: 'jobDesc',
    text: `Part-time web developer for the Faculty of Music (50 %)

We have a TYPO3 site from 2014 and a choir that needs a ticket shop.
Necessary: PHP, TYPO3 extension development, JavaScript.
Helpful: Composer, experience with payment providers such as Stripe.
Not at all necessary: musical talent.
Fixed until 31.12.2027. Pay scale TV-L E11. The position is in Graz; remote work on three days is okay.
Please send your application (one PDF, no Word files) by 5 January 2026.`,
    must: 'php typo3 javascript',
    nice: 'composer stripe',
    either: 'composer stripe payment-gateways typo3-extension-development',
    facts: 'title web-developer; country AT',
    quoted: 'Part-time|three days',
    traps: 'any microsoft-word; excl microsoft-word; must stripe; must composer; start any; years 11; years 50',
  },
  {
    name: 'hacker forum post',
    door: 'jobDesc',
    text: `Oxbow Instruments | Firmware / Rust | Utrecht, NL | ONSITE (some days) | €65-80k | Full time
We make seismometers. ~15 people, profitable, no VC.
Stack: Rust (embassy) on STM32, a little C left over, Yocto on the gateway, Python for test jigs.
You: embedded Rust is what we need, or excellent C and the will to switch. Know your way around an oscilloscope.
Don't worry about: cloud stuff (Go, GCP), other team does it.
Visa: can't sponsor atm.
jobs@oxbow.example, put "seismic" in the subject so I know you're not an LLM`,
    must: 'c|rust',
    nice: 'yocto python stm32',
    either:
      'yocto python stm32 embedded-systems firmware embassy embedded-rust embedded-c oscilloscope oscilloscopes firmware-development',
    facts: 'country NL; pay 8000000 EUR year; engagement fullTime',
    quoted: 'sponsor',
    traps: 'any go; any google-cloud; any llm; excl go; years 15; any llm; excl google-cloud',
  },
  {
    name: 'Filipino outsourcing, QA',
    door: 'jobDesc',
    text: `WE'RE HIRING!!! QA Engineer (Manual + Automation) - BGC, Taguig

Qualifications:
- Graduate of any IT related course
- With at least 3 years relevant work experience as QA
- With hands on experience in Selenium WebDriver using Java
- Knowledgeable in JIRA and TestRail
- Experience in mobile testing (Appium) is an edge but not required
- Amenable to work on a mid shift schedule
- Amenable to work onsite 3x a week
- Can start ASAP or within 30 days is preferred

Perks: HMO on day 1 + 2 dependents, 15 VL 15 SL, free coffee (Java lovers unite haha), Netflix
Salary range 60k - 75k php`,
    must: 'selenium-webdriver java jira testrail',
    nice: 'appium',
    either: 'manual-testing test-automation mobile-testing selenium jira',
    facts: 'title qa-engineer; years 3; country PH; notice 30; pay 7500000 PHP month',
    quoted: 'mid shift|3x a week',
    traps: 'must appium; any php; years 15; years 2; excl appium',
  },
  {
    name: 'French-English, cloud architect',
    door: 'jobDesc',
    text: `CLOUD ARCHITECT AZURE (M/F) – La Défense
In the frame of the growth of our practice, we recruit in CDI an architect.
Missions:
- realize the studies of architecture
- accompany the teams in the migration of the applications from VMware towards Azure
Profile:
- Engineer school or university Bac+5
- You justify of 8 years of experience minimum, of which 3 on Azure
- You master Terraform and the services of security of Azure (Entra ID, Key Vault)
- You have knowledges in Kubernetes (AKS)
- The certification AZ-305 is wished
- AWS is not demanded, GCP neither
- French native, English fluent
Remuneration: 65-75 K€ following profile + 13th month, tickets restaurant, RTT`,
    must: 'azure:3 terraform kubernetes',
    nice: 'azure-certification',
    either:
      'entra-id azure-key-vault aks azure-certification azure-kubernetes-service azure-security microsoft-entra-id azure-active-directory azure-solutions-architect',
    facts:
      'title cloud-architect; years 8; country FR; lang fr C2; lang en C1; pay 7500000 EUR year; engagement fullTime',
    traps:
      'any aws; any google-cloud; excl aws; excl google-cloud; must vmware; years 5; years 13; years 3; nice google-cloud',
  },
  {
    name: 'internal referral post',
    door: 'jobDesc',
    text: `Folks, my team is hiring and I get a bonus if you refer someone, so be kind.

iOS engineer, Berlin or anywhere in Germany. Swift and SwiftUI all day. UIKit for the old screens, can't avoid it. We test with XCTest. Someone who has dealt with CoreBluetooth would be a godsend because our hardware is moody. Android? Separate team. React Native? Tried it, burned it.

English is enough in the office. Senior-ish, so I'd guess 5 years up. 80 to 95k. Laptop of your choice as long as it's a Mac.`,
    must: 'swift swiftui uikit xctest',
    nice: 'core-bluetooth',
    either: 'core-bluetooth bluetooth bluetooth-low-energy xctest',
    facts: 'title ios-developer; years 5; country DE; lang en -; pay 9500000 EUR year',
    traps: 'any android; any react-native; excl react-native; excl android; must core-bluetooth; any macos',
  },
  {
    name: 'management role with stack around',
    door: 'jobDesc',
    text: `Head of Data – Series B insurtech – Amsterdam

The company: Polder insures bicycles. 140 people, €38M raised, 9 nationalities.

The team you inherit: four analytics engineers (dbt, Looker), two data scientists (Python) and one very patient data engineer.

Who we picture
Someone with a decade in data of which at least three years leading a team of five or more. Your own hands have written serious SQL and you can still review a dbt model. You have chosen and rolled out a warehouse, be it BigQuery, Snowflake or Redshift. Insurance is a nice coincidence, nothing more.

Not your job: pricing models (actuaries have SAS for that), IT support.

Terms: €125,000–€145,000, 0.3 % equity, permanent, four days a week negotiable. Dutch can come later.`,
    must: 'sql dbt bigquery|redshift|snowflake',
    nice: '',
    either: 'insurance-technology team-leadership people-management leadership data-warehousing amazon-redshift looker',
    facts: 'title chief-data-officer; years 10; country NL; pay 14500000 EUR year; lang nl - soft; engagement fullTime',
    quoted: 'four days a week',
    traps:
      'any sas; must looker; any python; hard-lang nl; excl sas; years 3; alone snowflake; alone bigquery; years 4',
  },
  {
    name: 'old fashioned advert, network',
    door: 'jobDesc',
    text: `NETWORK ENGINEER required by ISP in Nairobi. The applicant will be conversant with Cisco and Juniper routers, BGP, OSPF and MPLS, and hold CCNP. Knowledge of MikroTik is an added advantage. At least five (5) years' experience in an ISP environment. Must possess a valid driving licence. Those without CCNP need not apply. Salary KES 250,000 gross. Only shortlisted candidates will be contacted.`,
    must: 'cisco juniper bgp ospf mpls ccnp',
    nice: 'mikrotik',
    either: 'cisco juniper cisco-networking juniper-networks routing',
    facts: 'title network-engineer; years 5; country KE; pay 25000000 KES month',
    quoted: 'driving licence',
    traps: 'must mikrotik; excl ccnp; alone ccnp|mikrotik; excl mikrotik',
  },
]
