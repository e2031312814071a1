import type { MessyPosting } from './messy-posting.ts'

/** The ninth round: channels, forums, forms and long corporate texts of more countries. */
export const ROUND_9: readonly MessyPosting[] = [
  {
    name: 'channel post, data engineer',
    door: 'jobDesc',
    text: `#vacancy #remote #dataengineer
🔥 Middle+ / Senior Data Engineer 🔥
Company: fintech (neobank, 3 mln clients, 11 years on the market)
Format: remote, but timezone UTC+1..UTC+4
Salary fork: 4000-5500 EUR net per month

What we have under the hood: Airflow, Spark, ClickHouse. Python everywhere.

We wait from you:
— Python from 3 years
— SQL on level "wake me at night"
— Spark or Flink
— understanding of how Airflow lives in prod
Will be plus:
— ClickHouse
— dbt
Don't wait from you: Hadoop (buried it), Java

English: B1 is enough, Russian — not required
Write to @anna_hr_fintech`,
    must: 'python:3 sql spark|flink airflow',
    nice: 'clickhouse dbt',
    either: 'clickhouse',
    facts: 'title data-engineer; seniority senior; lang en B1; pay 550000 EUR month; overlap Etc/GMT-3 6',
    traps: 'must hadoop; any hadoop; must java; any java; excl java; hard-lang ru; years 11; must clickhouse; any anna',
  },
  {
    name: 'UK prose, firmware',
    door: 'jobDesc',
    text: `Senior Firmware Engineer, Cambridge (CB4), £62-70k + bonus

We make hearing aids that weigh less than a paperclip. Our last product ran on an 8051 and we'd rather not talk about it; the new one is a Cortex-M33 and that's where you come in.

You'll be writing C day in, day out, so we'd want to see that you've shipped C on a microcontroller, more than once. FreeRTOS or Zephyr, we're relaxed about which. You should be happy with an oscilloscope and a logic analyser. A bit of Python for the test rigs wouldn't go amiss, and if you've dabbled in Bluetooth LE then so much the better. Rust? One day perhaps; it isn't on the cards for this product.

Three days a week in the lab (it's got the kit), the rest wherever you like within the UK. 37.5 hours, early finish on Fridays. Visa sponsorship isn't something we can offer.

Five years or so of embedded would be about right, but don't be put off if you've less.`,
    must: 'c freertos|zephyr',
    nice: 'python ble',
    either: 'arm-cortex ble microcontrollers mcs-51 embedded-systems oscilloscope firmware bluetooth',
    facts: 'title firmware-engineer; seniority senior; country GB; pay 7000000 GBP year; years 5',
    quoted: 'Three days a week in the lab|37.5 hours|Visa sponsorship',
    traps: 'must rust; any rust; excl rust; must python; must mcs-51; any mcs-51',
  },
  {
    name: 'India portal, SAP',
    door: 'jobDesc',
    text: `JD - SAP ABAP on HANA Consultant
Exp - 6 to 9 yrs
No of positions - 4
Loc - Hyderabad / Bangalore (WFO all 5 days)
Budget - max 24 LPA
NP - immediate to 30 days only
Mandatory skills - ABAP on HANA, CDS views, OData
Good to have - Fiori / UI5, BTP
Not looking for - pure functional profiles
Shift - 2 PM to 11 PM IST
Education - BE / B.Tech / MCA
Interview - 2 rounds virtual + 1 F2F
Kindly share updated CV with CTC, ECTC, LWD.`,
    must: 'abap abap-cds odata',
    nice: 'sap-fiori sapui5 sap-btp',
    either: 'abap sap-hana sap abap-cds s4hana',
    facts: 'title sap-abap-developer; years 6-9; country IN; notice 30; pay 240000000 INR year; overlap Asia/Kolkata 9',
    quoted: 'No of positions - 4|WFO all 5 days',
    traps: 'any powerbuilder; note CTC; note ECTC; note LWD; any be; notice 0; years 5; note MCA',
  },
  {
    name: 'forum hiring thread, backend',
    door: 'jobDesc',
    text: `Ferrymap (YC W21) | Senior Backend Engineer (Elixir) | REMOTE (EU, +/- 2h CET) | Full-time | 80k-105k EUR + 0.2-0.5%

We route cargo around bad weather. 14 people, 9 of them engineers, profitable since 2023.

Stack: Elixir/Phoenix, Postgres, a little Rust in the routing core, LiveView on the front. No Kubernetes, no Kafka, no meetings before noon.

You: at least 4y building backends for a living, some of it in Elixir or Erlang (if you come from Ruby or Clojure and are dying to switch, talk to us). Postgres beyond the ORM. Rust curiosity = bonus.

Not for you if: you need a spec for everything.

ferrymap.example/jobs or email jobs at ferrymap dot example, mention HN`,
    must: 'elixir|erlang postgresql',
    nice: 'rust phoenix',
    either: 'phoenix phoenix-liveview elixir ruby clojure erlang',
    facts:
      'title back-end-developer; seniority senior; years 4; pay 10500000 EUR year; country EU; overlap Europe/Berlin 6; engagement fullTime',
    traps:
      'must kubernetes; any kubernetes; excl kubernetes; must kafka; any kafka; excl kafka; must rust; must ruby; must clojure; years 9; years 14',
  },
  {
    name: 'US corporate, SRE, long',
    door: 'jobDesc',
    text: `About Halvorsen Mutual

For more than 120 years Halvorsen Mutual has helped families protect what matters most. From our humble beginnings as a farmers' cooperative to a Fortune 500 carrier with 6,400 associates in 14 states, we have never lost sight of our purpose. Our Technology organization is on a journey: we are modernizing a 30 year old mainframe estate, embracing cloud, and building digital experiences in healthcare, retail and agriculture insurance. We have been named a Best Place to Work in IT for nine consecutive years.

Staff Site Reliability Engineer (Hybrid - Des Moines, IA)

Job ID: 88213
Job Category: Information Technology
Work Type: Regular
FLSA Status: Exempt
Date Posted: 10/30/2025

Position Summary

The Staff Site Reliability Engineer partners with application teams, architects and our Java and .NET developers to make our customer-facing platforms observable, resilient and boring. The incumbent reports to the Director of Reliability Engineering and will not have direct reports.

Essential Functions
• Defines service level objectives with product owners and reports on error budgets
• Leads blameless postmortems and tracks corrective actions to closure
• Builds self-service tooling that removes toil from on-call engineers
• Evaluates vendors and makes recommendations to leadership
• Participates in an on-call rotation (one week in six)
• Performs other duties as assigned

Knowledge, Skills & Abilities
• Demonstrated ability to influence without authority
• Strong written and verbal communication
• Able to lift up to 15 pounds on occasion

Minimum Qualifications
• Bachelor's degree in Computer Science or related field, or equivalent combination of education and experience
• Eight (8) or more years of experience in software or systems engineering, including at least three (3) years operating Kubernetes in production
• Hands-on experience with Terraform and one of the major public clouds (AWS strongly preferred)
• Proficiency in Go or Python
• Experience with Prometheus and Grafana, or a commercial equivalent such as Datadog
• Must be legally authorized to work in the United States without sponsorship now or in the future

Preferred Qualifications
• Certified Kubernetes Administrator (CKA)
• Exposure to chaos engineering tools (e.g., Gremlin, Chaos Mesh)
• Insurance industry experience
• Familiarity with Istio or Linkerd

What We Offer
Competitive base pay ($148,000 - $182,500 annually, depending on experience), annual bonus, 401(k) with 7% match, medical, dental and vision from day one, 22 days of PTO, 11 paid holidays, tuition reimbursement up to $5,250 per year, on-site gym, parking, and an employee stock purchase plan. We use Microsoft Teams and Workday so you can manage your benefits anywhere. Flexible spending accounts and a wellness stipend for apps such as Headspace.

Hybrid expectations: associates work from our downtown Des Moines office Tuesday through Thursday.

Halvorsen Mutual is an Equal Opportunity Employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or protected veteran status. We participate in E-Verify. If you need an accommodation to apply, contact our Talent Operations team. We do not accept unsolicited resumes from agencies. Employment is contingent upon a background check and drug screen. Pursuant to the San Francisco Fair Chance Ordinance we will consider qualified applicants with arrest and conviction records.

Our hiring process: an introductory call with a recruiter, a system design interview, a conversation in Spanish is not required, and a meeting with two future colleagues. Expect an answer within 10 business days.`,
    must: 'kubernetes:3 terraform aws go|python prometheus grafana',
    nice: 'cka chaos-engineering istio linkerd',
    either:
      'aws prometheus grafana datadog chaos-engineering gremlin cka insurance chaos-mesh site-reliability-engineering observability cloud-computing',
    facts: 'title site-reliability-engineer; seniority staff; years 8; country US; pay 18250000 USD year',
    quoted: 'Tuesday through Thursday|one week in six',
    traps:
      'any java; any microsoft-teams; any workday; years 120; years 30; hard-lang es; notice 10; any healthcare; must cka; title director-of-engineering; any mainframe; any agriculture',
  },
  {
    name: 'two languages, frontend',
    door: 'jobDesc',
    text: `Frontend-Entwickler (w/m/d) / Frontend Developer, Wien

Deutsche Fassung unten. English first:

We are the booking system behind 900 dance schools. For our team of six in Vienna (7th district) we look for a frontend developer, 30 to 38.5 hours a week, who

- feels at home in Vue 3 and TypeScript (Nuxt is what we run; you will pick it up)
- writes CSS by hand and is proud of it
- has at least heard of accessibility, better: practised it
- does not cry without Redux. We have Pinia.

German is the office language, B2 please. Minimum salary under the collective agreement is EUR 3,450 gross per month (14x), we pay up to 4,600.

Deutsch: Wir suchen eine Frontend-Person mit Vue und TypeScript, die gerne tanzt oder zumindest nichts dagegen hat.`,
    must: 'vue-js typescript css',
    nice: 'nuxt web-accessibility',
    either: 'nuxt web-accessibility pinia',
    facts: 'title front-end-developer; country AT; lang de B2; pay 460000 EUR month',
    quoted: '30 to 38.5 hours',
    traps: 'must redux; any redux; excl redux; years 3; engagement fullTime; seniority lead',
  },
  {
    name: 'corrected brief, QA',
    door: 'jobDesc',
    text: `Hi both,

brief from the call with the client just now (insurtech in Leeds), sorry for the state of it

- QA automation, 2 heads, mid level
- they scrapped Selenium so forget what I said on Monday, its Playwright w TypeScript now
- API tests too (Postman or Bruno whatever)
- CI is GitLab, should be able to edit the yaml themselves
- performance testing = k6, only for one of the two, so treat as nice to have
- ISTQB they laughed when I asked. no
- 6 month FTC, could go perm
- £45k pro rata, might stretch to 48 for the right person
- 1 day a fortnight in Leeds, non negotiable
- notice: they can wait 4 weeks not more

CVs by thurs pls!!
Tx Gemma`,
    must: 'playwright typescript postman gitlab-ci',
    nice: 'k6',
    either: 'api-testing postman gitlab gitlab-ci test-automation performance-testing yaml continuous-integration',
    facts:
      'title qa-automation-engineer; seniority mid; country GB; notice 28; pay 4800000 GBP year; engagement contract',
    quoted: '2 heads|6 month|1 day a fortnight',
    traps: 'must selenium; any selenium; must istqb; any istqb; must k6; note ISTQB; note Tx Gemma; note Gemma',
  },
  {
    name: 'LatAm agency, React Native',
    door: 'jobDesc',
    text: `We are hiring! 🚀 React Native Developer Semi Senior (SSr)

Our client is a company from Austin with a presence in 3 countries of the region and looks to incorporate 2 profiles to its mobile squad.

Excluding requirements:
* Minimum 3 years of demonstrable experience with React Native
* TypeScript
* Consumption of REST APIs and GraphQL
* Intermediate-advanced English (B2 or superior), the dailies are in English

Desirable requirements (not excluding):
* Native knowledge of Swift / Kotlin
* Fastlane, CI/CD
* Portuguese

We offer:
* Contract as contractor, payment in USD (3,200 to 4,000 monthly)
* 100% remote from any place of LATAM
* Schedule: 9 to 18 hs (Argentina), with at least 6 hours of overlap with Central Time
* English classes, Coursera, Crunchyroll
* 15 days of vacations and birthday off`,
    must: 'react-native:3 typescript rest-api graphql',
    nice: 'swift kotlin fastlane ci-cd',
    either: 'rest-api ci-cd swift kotlin',
    facts:
      'title react-native-developer; seniority mid; lang en B2; lang pt - soft; pay 400000 USD month; engagement contract; overlap America/Chicago 6; country several',
    quoted: '2 profiles',
    traps:
      'must swift; must kotlin; must fastlane; excl react-native; excl typescript; hard-lang pt; any coursera; hard-lang es; seniority senior; excl graphql',
  },
  {
    name: 'dictated, data scientist',
    door: 'jobDesc',
    text: `ok so recording this on the train so the data scientist role we talked about it's for the pricing team and what they really need is someone strong in statistics i mean causal inference experiments that kind of thing and then python obviously with pandas and scikit-learn and SQL against Snowflake they were very clear that deep learning is not what this is about so please no people who only did computer vision R is okay instead of python but they'd have to learn it anyway it would be lovely to have someone who has used dbt the team sits in Copenhagen but fully remote in Denmark or Sweden works four years plus of experience and a phd is absolutely not needed salary up to 65 thousand kroner a month and they can start in february`,
    must: 'python|r pandas scikit-learn sql snowflake',
    nice: 'dbt',
    either: 'statistics causal-inference a-b-testing python r pandas scikit-learn experimentation pricing snowflake',
    unwanted: '',
    facts: 'title data-scientist; years 4; country DK; country SE; pay 6500000 DKK month; start 2026-02-28',
    traps: 'must deep-learning; any deep-learning; must computer-vision; any computer-vision; years 65; must dbt',
  },
  {
    name: 'capitals, penetration tester',
    door: 'jobDesc',
    text: `URGENT!!! PENETRATION TESTER - BANKING CLIENT - SINGAPORE
CONTRACT 12 MONTHS RENEWABLE
SGD 9,000 - 11,000 / MONTH
MUST HAVES
- OSCP (NO OSCP NO INTERVIEW)
- BURP SUITE, NMAP
- WEB + MOBILE APP PENTEST 3 YRS
- REPORT WRITING IN GOOD ENGLISH
ADDED ADVANTAGE
- CREST CRT
- PYTHON OR BASH SCRIPTING
NOT REQUIRED
- CISSP, CEH
SINGAPOREANS / PR ONLY
ABLE TO JOIN WITHIN 1 MONTH
5 DAYS ONSITE AT CHANGI BUSINESS PARK`,
    must: 'oscp burp-suite nmap penetration-testing:3',
    nice: 'python bash',
    either:
      'penetration-testing crest mobile-security report-writing web-application-security technical-writing python bash english oscp',
    facts: 'title penetration-tester; country SG; pay 1100000 SGD month; notice 30; engagement contract; lang en -',
    quoted: '12 MONTHS|5 DAYS ONSITE|CREST CRT',
    traps:
      'must cissp; any cissp; excl cissp; must ceh; any ceh; excl ceh; must python; years 12; excl oscp; must bash',
  },
  {
    name: 'stripped table, Salesforce',
    door: 'jobDesc',
    text: `Job Title Salesforce Developer
Reports To Head of CRM
Grade 7
Location Dublin 2 (blended, min 2 days on site)
Contract Type Permanent
Salary Range €58,000 to €67,000
Closing Date 12/12/2025
Essential Criteria
Three years' post-qualification experience as a Salesforce developer
Apex and Lightning Web Components
Integration using REST or SOAP
Platform Developer I certification
Desirable Criteria
Marketing Cloud
Experience in the not-for-profit sector
MuleSoft or Boomi
Please note
Experience of Visualforce alone is not sufficient.
Garda vetting applies to this post.
A panel may be formed from which future vacancies may be filled.`,
    must: 'apex-salesforce lwc rest-api|soap',
    nice: 'salesforce-marketing-cloud mulesoft boomi',
    either:
      'salesforce rest-api soap mulesoft boomi salesforce-certification lightning integration visualforce non-profit',
    facts: 'title salesforce-developer; years 3; country IE; pay 6700000 EUR year; engagement fullTime',
    quoted: 'min 2 days on site|Platform Developer I',
    traps:
      'excl visualforce; must visualforce; title crm-specialist; must salesforce-marketing-cloud; years 7; start 2025-12-12',
  },
  {
    name: 'MoSCoW brief, network',
    door: 'summary',
    text: `Network engineer, NHS trust, Bristol, on site.
M: Cisco Catalyst, BGP, OSPF, 5 yrs
S: Cisco ISE, wireless
C: Python, Ansible
W: firewalls (another team), telephony
Band 7. 12 month maternity cover. Start asap, latest 5 Jan. DBS check.`,
    must: 'cisco-catalyst bgp ospf',
    nice: 'cisco-ise python ansible',
    either: 'wireless-networking cisco-ise wi-fi firewalls wireless voip nhs',
    facts: 'title network-engineer; years 5; country GB; start 2026-01-05',
    quoted: '12 month maternity cover|DBS check|Band 7',
    traps: 'must firewalls; must python; must ansible; any c; must c; years 12; excl firewalls; must voip',
  },
  {
    name: 'playful, game developer',
    door: 'jobDesc',
    text: `WANTED: Gameplay Programmer for a cosy game about bees 🐝

Your quest log
▸ Main quest: make flight feel good. Unity, C#, ECS if you know it (we'll teach you if not)
▸ Side quest: shaders. HLSL or Shader Graph. Optional!
▸ Raid boss: Switch port. Console experience would make you our hero
▸ Banned items: crunch, NFTs, Unreal

Entry level
▸ 1 shipped game (itch.io counts!)
▸ Git without tears
▸ 2-4 yrs

Loot
▸ 3000-3800€/mo, 4-day week (32h)
▸ Malmö studio or from home in SE/DK/NO
▸ Figma licence, Spotify, honey`,
    must: 'unity c-sharp git',
    nice: 'hlsl',
    unwanted: 'unreal-engine nfts',
    either: 'hlsl console-development shaders nintendo-switch shader-graph',
    facts: 'title gameplay-programmer; years 2-4; pay 380000 EUR month; country SE; country DK; country NO',
    quoted: '32h',
    traps:
      'must unreal-engine; any unreal-engine; any figma; must hlsl; years 1; seniority junior; seniority intern; must blockchain; any blockchain; must ecs; any ecs; must git-hub',
  },
  {
    name: 'questions and answers, DBA',
    door: 'jobDesc',
    text: `What is the job? Oracle DBA, second pair of hands to Pavel who has been alone since 2017.
Where? Ostrava. Home office? Yes, three days out of five after probation (3 months).
What must I know? Oracle 19c, RAC, RMAN. Linux, we have no Windows servers. Shell scripts.
What would be great but we don't bet on it? Data Guard, Ansible. PostgreSQL, as we will move small things there.
What can I forget about? Exadata, cloud, MS SQL.
How long should I have done it? 5 years or a bit less if you are clever.
Languages? Czech or Slovak. English for reading documentation is enough.
Money? 75 to 95 thousand CZK monthly gross.
When? As soon as you can, we wait 2 months for a good person.`,
    must: 'oracle-database oracle-rac rman linux shell-scripting',
    nice: 'oracle-data-guard ansible postgresql',
    either: 'shell-scripting bash english',
    facts:
      'title oracle-dba; years 5; country CZ; pay 9500000 CZK month; notice 60; lang en - soft; lang cs - soft; lang sk - soft',
    quoted: 'three days out of five',
    traps:
      'must oracle-exadata; any oracle-exadata; must sql-server; any sql-server; must windows-server; any windows-server; any windows; excl windows; years 3; must ansible; hard-lang sk; must postgresql',
  },
]
