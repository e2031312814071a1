import type { MessyPosting } from './messy-posting.ts'

/** The thirty-ninth round: other voices than the one before, written after its mends and before the reader was run on it; never mended on. */
export const ROUND_39: readonly MessyPosting[] = [
  {
    name: 'table of a tender, Swiss insurer',
    door: 'jobDesc',
    text: `Request for quotation 2025/88 – Testmanager Claims Platform
Client: insurance company in Winterthur
Period: 05.01.2026 – 31.12.2026, 80–100 %

Criterion | Mandatory | Optional
Experience | 5 years in test management | insurance sector
Tools | Jira, Xray | Tosca
Test automation | Selenium or Playwright | Gatling
Method | ISTQB Foundation | SAFe
Languages | German C1 | English, French

The claims platform runs on Java; the provider is not expected to program. Remote work is possible on two days per week. Offers with day rates above CHF 1,150 will not be considered.`,
    must: 'jira xray-jira selenium|playwright istqb',
    nice: 'tosca gatling safe-agile',
    either: 'test-management test-automation insurance-technology',
    facts:
      'years 5; lang de C1; lang en - soft; lang fr - soft; pay 115000 CHF day; engagement contract; country CH; start 2026-01-05',
    quoted: 'two days per week',
    traps: 'any java; must tosca; must gatling; alone selenium; hard-lang fr',
  },
  {
    name: 'large company, two lists side by side, flat',
    door: 'jobDesc',
    text: `Senior iOS Engineer, Payments Dublin, Ireland Full-time About the team Our team builds the wallet that eight million people use. The Android app is built by our friends in Porto. RESPONSIBILITIES Design and ship features in the wallet Work with designers in Figma Improve our CI (Bitrise today, Xcode Cloud soon) REQUIREMENTS 6+ years of iOS development Expert knowledge of Swift Experience with SwiftUI and UIKit Solid understanding of concurrency in Swift Unit testing with XCTest PREFERRED Experience with Combine Kotlin Multiplatform Payment cards or NFC BENEFITS Private health insurance Apple hardware 25 days of leave We are an equal opportunity employer.`,
    must: 'swift swiftui uikit xctest',
    nice: 'combine kotlin-multiplatform nfc',
    either: 'ios concurrency unit-testing xcode bitrise ci-cd payments mobile-development',
    facts: 'title ios-developer; seniority senior; years 6; country IE; engagement fullTime',
    quoted: '',
    traps:
      'any android; any figma; must combine; must kotlin-multiplatform; must nfc; any apple-platforms; must bitrise',
  },
  {
    name: 'charity, plain sentences',
    door: 'jobDesc',
    text: `Database Officer (CRM)
Harbour House, Bristol. 28 hours a week, £29,800 pro rata.

Harbour House has sheltered people for sixty years. We hold the details of 40,000 supporters in Raiser's Edge, and from spring we will hold them in Salesforce.

You will look after imports and exports, take care of duplicates, and help colleagues who are less comfortable with computers than you are. An outside partner, Brightwell, does the migration itself in Python.

We would like you to have used a CRM for at least two years, ideally Salesforce. You should be very good with Excel. It is important to us that you understand what GDPR asks of a charity. Some SQL would be useful. You do not need to be a programmer.

Please tell us in two pages why you would like to work here. We don't accept CVs through Indeed.`,
    must: 'crm:2 microsoft-excel gdpr',
    nice: 'salesforce sql',
    either: 'data-migration data-quality data-privacy',
    facts: 'country GB; pay 2980000 GBP year',
    quoted: "28 hours a week|Raiser's Edge",
    traps: 'any python; must salesforce; must sql; years 60',
  },
  {
    name: 'Israeli start-up, short lines with dashes',
    door: 'jobDesc',
    text: `Backend Engineer @ Tamarind (cyber, 45 people, Tel Aviv)

What's the gig?
- Own the ingestion of 2 TB of logs a day
- Take our scanner from a clever script to a product

Must:
- 4+ yrs backend, at least 2 with Go or Rust
- Kafka, for real
- ClickHouse / Elasticsearch - at least one
- K8s

Big plus:
- eBPF
- worked in a SOC or on a SIEM
- Python

Not for you if:
- you want to manage people
- you've only done Node.js and are not planning to change

Hybrid, 3 days. Hebrew, English. Salary? Good. Ask.`,
    must: 'go|rust:2 kafka clickhouse|elasticsearch kubernetes',
    nice: 'ebpf siem python',
    either: 'security-operations cyber-security',
    facts: 'title back-end-developer; years 4; lang he -; lang en -; country IL',
    quoted: '3 days',
    traps: 'any node-js; must ebpf; must python; must siem; alone go; alone rust',
  },
  {
    name: 'ministry, competences by level',
    door: 'jobDesc',
    text: `VACANCY NOTICE TA/2025/19
Post: Systems Administrator (Linux)
Place of employment: Valletta
Deadline for applications: 19 January 2026, 23:59

1. THE AGENCY
The Agency operates systems for asylum procedures in 30 countries. Its website is built with Drupal and hosted by a contractor.

2. THE POST
The jobholder administers 400 virtual machines, patches them, and automates what can be automated.

3. ELIGIBILITY
3.1 University degree of at least three years
3.2 Citizenship of a Member State of the EU

4. SELECTION CRITERIA
4.1 Essential
a) At least five years of experience in the administration of Linux servers (Red Hat)
b) Experience with VMware vSphere
c) Experience in automation with Ansible
d) Very good command of English (C1)
4.2 Advantageous
e) Knowledge of OpenShift
f) Experience with Satellite or Foreman
g) Certification as RHCE
h) Knowledge of ITIL

5. CONDITIONS
Contract of five years, renewable. Grade FG IV. Laptops run Windows 11.`,
    must: 'rhel vsphere ansible',
    nice: 'openshift foreman rhce itil',
    either: 'linux linux-administration vmware automation virtualization red-hat-satellite',
    facts: 'title linux-administrator; years 5; lang en C1; country MT',
    quoted: 'Citizenship of a Member State',
    traps: 'any drupal; any windows; must openshift; must rhce; must itil; start any',
  },
  {
    name: 'agency for freelancers, German style',
    door: 'jobDesc',
    text: `Freelance DevOps Engineer (m/f/d) for an automotive project

Our reference: PJ-40917
Start: asap | Duration: 6 months + | Workload: 4-5 days per week | Location: 80 % remote, 20 % Ingolstadt

Your tasks:
* Setup and operation of a build farm for embedded software
* Migration from Jenkins to GitLab CI
* Support of the development teams who work with C++ and Yocto

Your profile:
* Very good knowledge of GitLab CI
* Very good knowledge of Docker and Linux
* Good knowledge of Ansible or Terraform
* Python or Groovy as a scripting language
* Good German and English

Additional pluses:
* Artifactory
* Knowledge of Yocto
* Automotive SPICE

What our customer offers: access to a modern campus, Mac or Windows laptop, a canteen.
Please send us your CV (Word) with your hourly rate. Our client pays up to 92 €/h.`,
    must: 'gitlab-ci docker linux ansible|terraform python|groovy',
    nice: 'artifactory yocto aspice',
    either: 'automotive-software jenkins cpp build-automation scripting automotive embedded-systems ci-cd devops',
    facts: 'title devops-engineer; engagement contract; lang de -; lang en -; pay 9200 EUR hour; country DE',
    quoted: '6 months|4-5 days per week',
    traps: 'must jenkins; must cpp; any microsoft-word; any macos; must artifactory; must yocto; any windows',
  },
  {
    name: 'robotics lab, letter of a professor',
    door: 'jobDesc',
    text: `Dear colleagues, please circulate.

We have an opening for a robotics engineer in the Field Robotics group in Trondheim, for three years, beginning in February or March 2026. The group builds legged machines that inspect tunnels. Students come and go; the engineer stays and keeps the machines walking.

We hope for someone who is at home in C++ and ROS 2, who has put a controller on real hardware more than once, and who isn't afraid of a soldering iron. A good knowledge of Python is a matter of course. If in addition you have worked with Isaac Sim or Gazebo, or with LiDAR-based SLAM, you'd be running on day one.

You need not be able to teach, nor to speak Norwegian. MATLAB licences are available but hardly used, and our last mechanical designer has left us many SolidWorks files which you may ignore.

The salary follows the state scale, NOK 650,000 to 720,000. A doctorate is welcome, not required.

With kind regards,
Ingrid Solheim`,
    must: 'cpp ros python',
    nice: 'nvidia-isaac gazebo slam',
    either: 'robotics soldering lidar control-systems lab-equipment',
    facts: 'title robotics-engineer; country NO; pay 72000000 NOK year; start 2026-03-31',
    quoted: 'three years',
    traps: 'any matlab; any solidworks; hard-lang no; must gazebo; must slam',
  },
  {
    name: 'retailer, job ad in British capitals and stars',
    door: 'jobDesc',
    text: `**PRODUCT ANALYST – GROCERY APP**
**LEEDS / HYBRID / UP TO £52K**

**THE TEAM**
Six analysts, one dog, and a lot of till data. We live in BigQuery and Looker. Finance has its own Tableau; you won't touch it.

**THE JOB**
Find out why people abandon their baskets. Design experiments with the product managers. Tell them when they're wrong, kindly.

**WHAT WE'RE AFTER**
* 3 years as a product or marketing analyst
* SQL that other people can read
* A/B testing, including the statistics behind it
* Amplitude, Mixpanel or something like them
* Looker, or another BI tool you know inside out

**IT WOULD BE LOVELY IF**
* you've written some dbt
* Python or R don't scare you

**THE EXTRAS**
15 % off your shopping, a Monzo account is not required, Spotify Premium.`,
    must: 'sql ab-testing amplitude|mixpanel looker',
    nice: 'dbt python r',
    either:
      'statistics bigquery product-analytics business-intelligence experimental-design looker marketing-analytics data-analysis web-analytics',
    facts: 'title product-analyst; years 3; country GB; pay 5200000 GBP year',
    quoted: '',
    traps: 'any tableau; must dbt; must python; must r; alone amplitude',
  },
  {
    name: 'operator, mainframe side of a bank, forwarded',
    door: 'jobDesc',
    text: `From: Delivery, Kraków hub
To: all recruiters
Prio: high

New demand for the lending stream, 3 people, same profile:

COBOL developer, regular or senior
> COBOL, JCL, DB2 on z/OS: this is the core, min. 4 years
> CICS: should have seen it
> Endevor: nice
> Java: the bank would like somebody who could later help with the strangler services, so it's an advantage, not more
> English B2, they speak with Copenhagen every day
> Danish: no

Not a fit: testers, RPG people from the iSeries world (had two, didn't work), people who need a sponsor.

Money: up to 26 000 PLN + VAT (B2B). Remote from Poland, one trip to Copenhagen in the first month.`,
    must: 'cobol:4 jcl:4 db2:4',
    nice: 'cics endevor java',
    unwanted: 'rpg',
    either: 'z-os mainframe',
    facts: 'title mainframe-developer; lang en B2; country PL; pay 2600000 PLN month; engagement contract',
    quoted: '3 people|one trip to Copenhagen',
    traps: 'must java; must rpg; nice rpg; hard-lang da; country DK; must endevor; any ibm-i',
  },
  {
    name: 'agritech, remote first, friendly English',
    door: 'jobDesc',
    text: `Frontend developer who likes maps

Hei! We are Åkerlys. Farmers draw their fields in our app and we tell them where to put the fertiliser. Half a million hectares so far.

Our app is React and TypeScript, with MapLibre for the maps and a GraphQL API in front of a Django backend. The backend is Mats' and Aino's kingdom.

We think you'll be happy here if
you have built things with React for at least four years
you type your code (TypeScript)
you've worked with a map library: MapLibre, Mapbox, Leaflet or OpenLayers
you care about accessibility

You get extra sunshine if you
know GraphQL
have used Playwright
did something with WebGL once

You can leave these at the door: Angular, jQuery, ties.

Remote in Finland, Sweden, Norway or Denmark. Full time. 4,800–6,000 euros a month. Finnish or Swedish is nice, English is needed.`,
    must: 'react:4 typescript mapbox|leaflet|openlayers web-accessibility',
    nice: 'graphql playwright webgl',
    either: 'geospatial-analysis',
    facts:
      'title front-end-developer; country FI; country SE; country NO; country DK; pay 600000 EUR month; engagement fullTime; lang en -; lang fi - soft; lang sv - soft',
    quoted: '',
    traps:
      'any django; any angular; any jquery; must graphql; must playwright; alone leaflet; must webgl; hard-lang fi; hard-lang sv',
  },
  {
    name: 'Must have and nice to have columns, copied from a sheet',
    door: 'jobDesc',
    text: `Role\tSenior Data Engineer
Team\tData Foundations
Where\tMadrid or Barcelona
How much\t60-75k EUR

Must have\tNice to have\tWe don't care
Python, 5 years\tScala\tR
Spark on Databricks\tFlink\tHadoop
SQL\tdbt\tInformatica
AWS\tTerraform\tOn-prem anything
English C1\tSpanish\tA degree

Hiring manager comment: the last person came from a Snowflake shop and struggled with Spark internals, so please ask for that.`,
    must: 'python:5 spark databricks sql aws',
    nice: 'scala flink dbt terraform',
    either: 'snowflake',
    facts: 'title data-engineer; seniority senior; country ES; pay 7500000 EUR year; lang en C1; lang es - soft',
    quoted: '',
    traps: 'any r; any hadoop; any informatica; must scala; must flink; must snowflake; hard-lang es',
  },
  {
    name: 'school district, help desk',
    door: 'jobDesc',
    text: `JOB POSTING #26-014
HELP DESK TECHNICIAN (10 months/year)
Pine Ridge Unified School District, Flagstaff, Arizona

BASIC FUNCTION: Under the direction of the Technology Coordinator, provide first-line support for 1,900 students and 240 staff.

REPRESENTATIVE DUTIES: Troubleshoot Chromebooks, printers and interactive displays; reset passwords; track equipment in Incident IQ; assist during state testing.

KNOWLEDGE OF: Google Workspace administration; Windows 10/11; basic networking (TCP/IP, DHCP, DNS). ABILITY TO: lift 40 pounds; work with minimal supervision; explain technology to teachers.

EDUCATION AND EXPERIENCE: High school diploma and one year of related experience. CompTIA A+ preferred. Experience with Jamf or Mosyle desirable.

LICENSES: Valid Arizona driver's license; fingerprint clearance card.

The student information system (PowerSchool) is supported by the county. Starting pay $19.85/hour.`,
    must: 'google-workspace windows tcp-ip dhcp dns',
    nice: 'a-plus jamf',
    either: 'computer-networking troubleshooting technical-support chrome-os print-services',
    facts: 'title help-desk-technician; years 1; country US; pay 1985 USD hour',
    quoted: "lift 40 pounds|driver's license|fingerprint clearance card|10 months/year",
    traps: 'must jamf',
  },
]
