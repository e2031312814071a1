import type { MessyPosting } from './messy-posting.ts'

/** The forty-first round: written after the mends of the round before and before the reader was run on it; measured only. */
export const ROUND_41: readonly MessyPosting[] = [
  {
    name: 'one line: Android developer of a bus company',
    door: 'jobDesc',
    text: `Android Developer Aarhus, Denmark Permanent position Who we are Midtbus drives half a million people a week. The ticket app was made by a consultancy in Xamarin, and we are building its successor ourselves. Your everyday life Write the new app together with two colleagues Talk to drivers and inspectors Release every second week Your profile Four years of Android development Kotlin and Jetpack Compose Coroutines Good unit tests Danish or English, your choice It is an advantage if you know Kotlin Multiplatform or Swift NFC ticketing Firebase We can offer 48.000 to 55.000 kroner a month Free travel for your household Lunch Application Send it no later than 10 January`,
    must: 'android:4 kotlin jetpack-compose kotlin-coroutines',
    nice: 'kotlin-multiplatform swift nfc firebase',
    either: 'unit-testing coroutines mobile-development android-development',
    facts: 'title android-developer; pay 5500000 DKK month; country DK',
    quoted: '',
    traps: 'any xamarin; must swift; must nfc; must firebase; must kotlin-multiplatform',
  },
  {
    name: 'one line: cloud engineer at a hospital group',
    door: 'jobDesc',
    text: `Azure Cloud Engineer Location Nottingham Salary up to £56,000 The opportunity Our group moves its records from two cellars to Azure. The cellars run VMware, and their administrators stay with them until the end. Key tasks Build landing zones Keep an eye on spending Advise the applications team Essential skills Azure networking and identity Terraform or Bicep PowerShell Three years in a cloud role A calm manner on the phone Desirable skills Kubernetes (AKS) Azure DevOps Experience in healthcare ITIL Foundation In return 33 days of leave including bank holidays Pension of 12% Flexible hours How to apply Through NHS Jobs before Christmas`,
    must: 'azure terraform|bicep powershell',
    nice: 'kubernetes aks azure-devops itil',
    either: 'azure-networking cloud-networking identity-and-access-management healthcare finops',
    facts: 'title azure-engineer; years 3; pay 5600000 GBP year; country GB',
    quoted: '',
    traps: 'any vmware; must kubernetes; must aks; must azure-devops; must itil; alone terraform',
  },
  {
    name: 'joined without blanks: Ruby developer',
    door: 'jobDesc',
    text: `Ruby on Rails DeveloperRemote in SpainWho we areWe help orchards find pickers. Founded in Lleida, nineteen people.What you will doShip features for growersReduce the time our tests takeSupport the two people who maintain the Android appWhat we are looking forThree years or more with Ruby on RailsConfident SQL, we use PostgreSQLSidekiq or a similar queueSpanish B2, English B1Would be a plusReactDockerKnowledge of agricultureWhat you get38,000 to 45,000 euros a yearA crate of peaches every JulyFlexible hoursHow to applyWrite to Montse`,
    must: 'ruby-on-rails:3 sql postgresql sidekiq',
    nice: 'react docker',
    either: 'ruby message-queues agriculture background-jobs',
    facts: 'title ruby-on-rails-developer; pay 4500000 EUR year; country ES; lang es B2; lang en B1',
    quoted: '',
    traps: 'any android; must react; must docker; nice sidekiq',
  },
  {
    name: 'bullets everywhere: release manager',
    door: 'jobDesc',
    text: `Release Manager · Bratislava · hybrid · About the team · Four teams release a trading platform every Thursday night, and it has never been boring. The platform is C++; you will not write any. · Your role · Plan releases and keep the calendar · Say no when it is time to · Automate what is still done by hand · You need · 5 years in software delivery · Jenkins and Git · Scripting in Python or Bash · Jira and Confluence · English C1 · You may also have · Kubernetes · Argo CD · ITIL · We give you · 3 200 to 4 000 EUR gross a month · Home office on Fridays, naturally not on Thursdays`,
    must: 'jenkins git python|bash jira confluence',
    nice: 'kubernetes argo-cd itil',
    either: 'release-management software-delivery scripting shell-scripting',
    facts: 'title release-manager; years 5; pay 400000 EUR month; country SK; lang en C1',
    quoted: '',
    traps: 'any cpp; must kubernetes; must argo-cd; must itil; alone python; alone bash',
  },
  {
    name: 'one line in the words of a founder: computer vision',
    door: 'jobDesc',
    text: `Computer Vision Engineer at Rindr (Zurich, 80-100%) What we do Our cameras look at cheese while it ripens and tell the dairyman when to turn it. The first prototype was written in MATLAB, please do not ask to see it. What you would do Train and ship models that run on a small box in the cellar Decide what we measure next What you need Python and PyTorch, daily for at least three years OpenCV A degree in a technical field or something that convinces us as much Some experience with Docker What would make it even better C++ TensorRT or ONNX German, for the cellars What you get CHF 110'000 to 130'000 Shares Cheese`,
    must: 'python:3 pytorch:3 opencv docker',
    nice: 'cpp tensorrt onnx',
    either: 'computer-vision deep-learning edge-computing',
    facts: 'title computer-vision-engineer; pay 13000000 CHF year; country CH; lang de - soft',
    quoted: '80-100%',
    traps: 'any matlab; must cpp; must tensorrt; must onnx; hard-lang de',
  },
  {
    name: 'one line with colons after some headings: SAP consultant',
    door: 'jobDesc',
    text: `SAP MM Consultant - Gothenburg - 12 month assignment Background The client makes trucks and rolls out S/4HANA to four plants. Finance went live in spring with another partner. Assignment Analyse how purchasing works today, configure MM, train key users and hand over to the AMS team in Pune. Required experience: SAP MM at least six years S/4HANA, one full implementation Integration to WM or EWM Workshops with users in English Meriting experience: Ariba ABAP debugging Swedish The automotive industry Conditions Start 1 February 2026 Up to SEK 950 per hour On site three days a week Please send CV and references`,
    must: 'sap-mm:6 s4hana sap-ewm',
    nice: 'ariba abap',
    either: 'sap automotive workshop-facilitation debugging',
    facts:
      'title sap-logistics-consultant; pay 95000 SEK hour; country SE; start 2026-02-01; engagement contract; lang en -; lang sv - soft',
    quoted: '12 month|three days a week',
    traps: 'must ariba; must abap; any sap-fico; hard-lang sv',
  },
  {
    name: 'letter of a library: web developer',
    door: 'jobDesc',
    text: `Web Developer
City Library of Ghent

For a hundred and twelve years we have lent books. For the last twenty we have also had a website, and it shows.

Your mission

You give the catalogue a new face. The catalogue itself is a product of a vendor and speaks XML; an API stands in between. You work with one designer and, on Fridays, with volunteers.

This is what we count on

Vue.js and modern JavaScript
HTML and CSS that a screen reader likes
Consuming REST APIs
At least two years of working for the web
Dutch at a level where jokes work

This would delight us

TypeScript
Some PHP, because the old site is Drupal until May
Elasticsearch

This comes with it

A contract of one year, full-time
EUR 3,300 to 3,900 a month
All the books you can carry`,
    must: 'vue-js javascript html css rest-api',
    nice: 'typescript php elasticsearch',
    either: 'web-accessibility xml api-integration',
    facts: 'title web-developer; years 2; pay 390000 EUR month; country BE; lang nl -; engagement fullTime',
    quoted: 'one year',
    traps: 'must typescript; must php; any drupal; must elasticsearch',
  },
  {
    name: 'consultancy page: data architect',
    door: 'jobDesc',
    text: `# Data Architect (all genders) – Hamburg, Cologne or remote in Germany

We advise energy suppliers. Half of them have a data lake; most of those leak.

## Your part in it
- assess what is there (usually Hadoop, usually unloved)
- draw what should be there
- stay until it works

## Your luggage
- 6+ years with data platforms, two of them as an architect
- data modelling: Data Vault or Kimball
- Azure or AWS
- Databricks
- SQL, and Python to read what others wrote
- German C1

## Room in the suitcase for
- dbt
- Kafka
- a certificate in TOGAF

## Please leave at home
- Informatica. Our clients are getting rid of it.

## From us
- 85–105 k EUR
- a train card, first class
- 40 hours that stay 40 hours`,
    must: 'data-modeling azure|aws databricks sql python',
    nice: 'dbt kafka togaf',
    either: 'data-vault data-warehousing data-architecture data-lake data-platforms energy',
    facts: 'title data-architect; years 6; pay 10500000 EUR year; country DE; lang de C1',
    quoted: '40 hours',
    traps: 'any hadoop; any informatica; must dbt; must kafka; must togaf; alone azure; alone aws',
  },
  {
    name: 'message of a headhunter: engineering manager',
    door: 'jobDesc',
    text: `Hi, hope you're well!

Quick one: a client of mine (fintech, Series B, Vilnius) needs an Engineering Manager for the cards team. 7 people, Java and Kotlin.

Non-negotiable:
~ has managed engineers for 2+ years
~ came up as a Java developer
~ has run something with PCI DSS
~ AWS

Negotiable:
~ Kotlin
~ Kafka
~ card schemes (Visa, Mastercard)

Don't bother with: people who only managed through Jira. Their words.

6,500–7,500 EUR/month gross, three days a week in the office, notice up to 2 months is ok.

Cheers
Domas`,
    must: 'java pci-dss aws',
    nice: 'kotlin kafka',
    either: 'people-management team-leadership payments fintech card-payments',
    facts: 'title engineering-manager; pay 750000 EUR month; country LT; notice 60',
    quoted: 'three days a week',
    traps: 'must kotlin; must kafka; any jira',
  },
  {
    name: 'ministry, form in words: security analyst',
    door: 'jobDesc',
    text: `Ministry of Finance – Competition 2025-311
Title of post: Information Security Analyst
Grade: EO
Place of work: Dublin 2 (blended working)

1. The post
The Unit watches over the systems that collect taxes. Incident response is provided by a contractor.

2. Applicants must have, on or before 9 January 2026,
(a) two years' experience in information security;
(b) good knowledge of ISO 27001;
(c) experience with a SIEM, for example Splunk or QRadar;
(d) an understanding of TCP/IP.

3. It is desirable that applicants have
(a) a qualification such as CISSP or CISM;
(b) knowledge of GDPR;
(c) some scripting (PowerShell).

4. Knowledge of mainframes is not required.

5. Pay: €36,044 rising to €58,294 a year. 35 hours a week. The appointment is permanent.`,
    must: 'iso-27001 splunk|qradar tcp-ip',
    nice: 'cissp cism gdpr powershell',
    either: 'siem information-security scripting incident-response mainframe',
    facts: 'title security-analyst; years 2; pay 5829400 EUR year; country IE',
    quoted: '35 hours a week',
    traps: 'must cissp; must cism; must powershell; must mainframe; nice mainframe; alone splunk',
  },
  {
    name: 'wiki page of a machine builder: PLC programmer',
    door: 'jobDesc',
    text: `PLC Programmer, packaging lines (Bologna)

| What | Detail |
| Team | 5 programmers, 2 of them commissioning most of the year |
| Travel | about 60 days a year |
| Pay | 36-44k gross |

We ask
* TIA Portal and S7-1500, four years
* Structured Text
* Profinet
* Italian; English for the customers

We would like
* B&R Automation Studio
* robotics (ABB or Kuka)
* C#, as our HMI will move to it one day

We don't ask
* Rockwell: the American branch does that
* a degree

We promise
* days in lieu for each Sunday abroad`,
    must: 'tia-portal:4 structured-text profinet',
    nice: 'c-sharp robotics',
    either: 'siemens-s7 plc hmi siemens-plc s7-1500 plc-programming abb-robots kuka abb-robotics',
    facts: 'title plc-programmer; pay 4400000 EUR year; country IT; lang it -; lang en -',
    quoted: '60 days a year',
    traps: 'must c-sharp; must robotics; any rockwell; any studio-5000; any allen-bradley',
  },
  {
    name: 'museum of postings: a mail with a list in the middle, technical writer',
    door: 'jobDesc',
    text: `From: people@fernweh.example
Subject: we need someone who writes

Our route planner has 400 endpoints and a manual for 90. We are looking for a technical writer in Vienna or remote from Austria, 25 to 30 hours.

The person we picture
has documented an API before, two years at least,
lives in Markdown and Git,
reads OpenAPI like others read the paper,
writes English as if born to it.

If the person has also seen one of these, we will be quiet with joy:
Docusaurus, Python, Figma.

What the person won't find here: Confluence (we left), MadCap Flare (we never came), deadlines on Mondays.

Gross pay is EUR 3,400 for 30 hours. Start whenever.`,
    must: 'markdown git openapi',
    nice: 'docusaurus python figma',
    either: 'technical-writing api-documentation rest-api',
    facts: 'title technical-writer; years 2; pay 340000 EUR month; country AT; lang en -',
    quoted: '25 to 30 hours',
    traps: 'any confluence; any madcap-flare; must docusaurus; must python; must figma',
  },
]
