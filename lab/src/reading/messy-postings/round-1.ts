import type { MessyPosting } from './messy-posting.ts'

/** The first of five rounds in other forms and for other roles: measured unseen, then used to improve the reader. */
export const ROUND_1: readonly MessyPosting[] = [
  {
    name: 'chat: rust, no capitals',
    door: 'summary',
    text: `rust dev wanted for our trading desk, 3y rust minimum, tokio a must. cpp background welcome. no blockchain people please, weve had enough. amsterdam office tue+thu, rest from home. 6 wks notice is the max. 2 heads`,
    must: 'rust:3 tokio',
    nice: 'cpp',
    unwanted: 'blockchain',
    facts: 'title rust-developer; country NL; notice 42',
    quoted: 'office tue+thu|2 heads',
    traps: 'must blockchain; must cpp; notice 6; nice blockchain',
  },
  {
    name: 'emoji headings: data engineer',
    door: 'jobDesc',
    text: `Senior Data Engineer (m/f/d) – Hamburg

🚀 What awaits you
- You build pipelines which feed our pricing models
- You replace our Informatica jobs step by step

🧰 What you should pack
- Min. 5 years in data engineering, thereof 2+ with Spark
- Very good Python and SQL
- Airflow or Dagster
- Snowflake, BigQuery or comparable

🍒 The cherry on top
- dbt
- Terraform
- Dutch

🎁 Our thank you
- 30 days of vacation, Urban Sports, MacBook or Linux notebook
- German lessons

We're flexible: 32-40 h/week, 2 days in the office`,
    must: 'python sql airflow|dagster snowflake|bigquery spark:2',
    nice: 'dbt terraform',
    facts: 'title data-engineer; seniority senior; years 5; country DE; lang nl - soft',
    quoted: '32-40 h/week|2 days in the office',
    traps: 'any informatica; must dbt; any linux; any macos; hard-lang nl; hard-lang de; years 30; alone snowflake',
  },
  {
    name: 'requirements in one paragraph',
    door: 'jobDesc',
    text: `Network Security Engineer. Our client, a bank that has been in business for 120 years, is growing its perimeter team. Duties Responsible for firewall changes, audits and the on-call rota. Requirements At least 4 years with Palo Alto or Fortinet, solid BGP and OSPF, F5 load balancers. Python scripting is an advantage. CCNP required. We do not expect any Check Point knowledge; it was decommissioned in spring. Conditions Permanent, Zurich, 42 hours per week, CHF 125'000 - 140'000. Fluent German required, English at B2 or better, no French needed.`,
    must: 'palo-alto|fortinet:4 bgp ospf f5 ccnp',
    nice: 'python',
    facts:
      'title network-security-engineer; country CH; engagement fullTime; pay 14000000 CHF year; lang de C1; lang en B2',
    quoted: '42 hours per week',
    traps: 'years 120; must check-point; any check-point; hard-lang fr; excl check-point; alone palo-alto; any spring',
  },
  {
    name: 'table turned to text',
    door: 'jobDesc',
    text: `Job Title	QA Automation Engineer
No. of Positions	4
Experience	4 - 6 Yrs
Location	Hyderabad / Chennai
Work Mode	Hybrid (3 days WFO)
Mandatory Skills	Selenium, Java, TestNG, REST Assured
Secondary Skills	JMeter, Jenkins
Shift	UK shift (1 PM - 10 PM)
Notice Period	Immediate to 30 days
Budget	Max 16 LPA
Interview	2 rounds, 1 F2F`,
    must: 'selenium java testng rest-assured',
    nice: 'jmeter jenkins',
    facts: 'title qa-automation-engineer; years 4-6; country IN; notice 30; pay 160000000 INR year',
    quoted: '4|3 days WFO',
    traps: 'must jmeter; notice 0; any spring; years 2; alone java|selenium',
  },
  {
    name: 'French-flavored full stack',
    door: 'jobDesc',
    text: `Développeur Full Stack / Full Stack Developer (F/H) – Lyon

The company was created in 2009 and counts today 80 collaborators.

Your missions :
- To realize the new functionalities of our SaaS
- To participate to the code reviews

Your profile :
- You dispose of an experience of minimum 3 years on Node.js and React
- You master TypeScript
- The knowledge of PostgreSQL is indispensable
- The mastery of GraphQL would be appreciated
- Angular is not demanded
- You speak French (C1), a correct English suffices

Telework 3 days per week. Contract: CDI. Salary: 45-52 k€ brut.`,
    must: 'node-js:3 react:3 typescript postgresql',
    nice: 'graphql',
    facts: 'title full-stack-developer; country FR; pay 5200000 EUR year; lang fr C1; lang en -',
    quoted: 'Telework 3 days per week',
    traps: 'must graphql; any angular; excl angular; years 2009; foreign fr; any saas',
  },
  {
    name: 'US board with EEO and stack first',
    door: 'jobDesc',
    text: `Backend Engineer, Payments
Acme Pay · New York, NY (Hybrid) · Posted 2 weeks ago · Over 200 applicants
$165K/yr - $190K/yr

Stack: Kotlin, Spring Boot, gRPC, CockroachDB, AWS
About the job
Acme Pay has moved money for 11 years. Our founders worked with Scala and Hadoop at a large bank.
What we're after
• 4+ years building backend services in Kotlin or Java
• You've run PostgreSQL or CockroachDB in production
• Comfortable with AWS
Gravy
• Ledger or double-entry accounting systems
• Temporal
Not on the menu: frontend work of any kind (so leave your React at home)
Compensation
$165,000 to $190,000, equity, 401(k), Medical, Dental, One Medical membership
Acme Pay is an equal opportunity employer. EMR access is provided to on-site clinics.`,
    must: 'kotlin|java:4 postgresql|cockroachdb aws',
    nice: 'temporal spring-boot grpc',
    either: 'kotlin java',
    facts: 'title back-end-developer; pay 19000000 USD year; country US',
    quoted: 'Hybrid',
    traps: 'any scala; any hadoop; any react; years 11; any emr; any amazon-emr; excl react; must temporal',
  },
  {
    name: 'capitals with notes: oracle DBA',
    door: 'jobDesc',
    text: `HOT REQ!!! ORACLE DBA - DALLAS TX - ONSITE DAY 1 - 12+ MONTHS - C2C OK
NO H1B. NO OPT. LOCALS ONLY PLS.
MUST HAVE 8+ YRS ORACLE, RAC, DATAGUARD, EXADATA
GOLDENGATE IS A BIG PLUS
DO NOT NEED SQL SERVER PPL, PLS STOP SENDING
RATE $70/HR C2C MAX`,
    must: 'oracle-database:8 oracle-rac oracle-data-guard oracle-exadata',
    nice: 'oracle-goldengate',
    facts: 'title oracle-dba; pay 7000 USD hour; country US; engagement contract',
    quoted: '12+ MONTHS|NO H1B',
    traps: 'must sql-server; nice sql-server; must oracle-goldengate; note NO; note OK; note MUST',
  },
  {
    name: 'summary: negations of several kinds',
    door: 'summary',
    text: `Front-end developer with Vue 3 and TypeScript, Pinia preferably. React knowledge isn't going to help you here, and jQuery went out the window two years ago. You can forget about Angular. Anything but Redux. Cypress, not Playwright. Lisbon or Porto, overlap of at least five hours with Boston.`,
    must: 'vue-js typescript cypress',
    nice: 'pinia',
    unwanted: 'redux',
    facts: 'title front-end-developer; country PT; overlap America/New_York 5',
    traps:
      'must react; any jquery; any angular; must redux; must playwright; nice playwright; years 2; nice react; overlap 8',
  },
  {
    name: 'misspelt everything',
    door: 'jobDesc',
    text: `Sr Kuberentes Enginer

Key Responsibilites
- Run the clusters
Mandatry Skils
- Kubernets, Helm, ArgoCD
- Terrafrom
- 5 years exprience in Linux adminstration
Prefered Skils
- Prometeus and Grafana
- Golang
Qualifcation: any graduate
Notic period: 45 days max`,
    must: 'kubernetes helm argo-cd terraform linux:5',
    nice: 'prometheus grafana go',
    facts: 'title kubernetes-engineer; seniority senior; notice 45',
    traps: 'must prometheus; must go; must grafana; note any graduate',
  },
  {
    name: 'project manager with office words',
    door: 'jobDesc',
    text: `IT Project Manager – rollout of a new ERP

You will coordinate suppliers, patch panels will not be your business, and nobody expects you to write code. This is not a PowerPoint job: you talk to people.

We ask for
* five years as a project manager in ERP rollouts
* MS Project or Smartsheet
* PRINCE2 or PMP
* good command of Italian; English goes without saying

A certificate in ITIL would round off your profile.

Not needed: SAP knowledge, a degree.

Milan, 4 days a week on site. Start no later than 15 March 2026.`,
    must: 'ms-project|smartsheet prince2|pmp',
    nice: 'itil',
    either: 'erp project-management',
    facts: 'title project-manager; years 5; country IT; lang it B2; lang en -; start 2026-03-15',
    quoted: '4 days a week on site',
    traps: 'any sap; any powerpoint; must itil; any programming; excl sap; alone ms-project; any patch-panels',
  },
  {
    name: 'agency mail: multiple musts inline',
    door: 'jobDesc',
    text: `Hi Tom, new one from the insurance client. They want a Salesforce developer, mid to senior. Apex and LWC are non-negotiable, SOQL obviously. Experience with Marketing Cloud or Pardot they'd like to see but won't insist. CPQ? Don't care. Someone who has only done admin work won't cut it. Needs to be in the UK, SC clearance an advantage. Outside IR35, 550 a day, six months with likely extension, can wait up to 4 weeks for the right person. Cheers, Jo`,
    must: 'apex-salesforce lwc soql',
    nice: 'salesforce-marketing-cloud pardot',
    either: 'salesforce',
    facts: 'title salesforce-developer; country GB; engagement contract; pay 55000 GBP day; notice 28; seniority mid',
    quoted: 'six months|SC clearance',
    traps: 'must salesforce-cpq; must pardot; any salesforce-cpq; any salesforce-administration',
  },
  {
    name: 'years in many ways: engineering manager',
    door: 'jobDesc',
    text: `Engineering Manager, Checkout

The shop has existed for 15 years and the team has shipped weekly for six of them.

You have
- 8 to 10 years in software, the last three leading people
- Managed a team of six or more for 2+ years
- Been hands-on with Java within the last 5 years
- No degree necessary, and a portfolio of ten years is no requirement

You would ideally also have seen Kafka, and know how to say no.

Stockholm or remote in Sweden. 4-day week possible.`,
    must: 'java',
    nice: 'kafka',
    facts: 'title engineering-manager; years 8-10; country SE',
    quoted: '4-day week',
    traps: 'years 15; years 6; years 2; years 5; must kafka; note No',
  },
  {
    name: 'overlap and hours: support',
    door: 'jobDesc',
    text: `Technical Support Engineer (L2)

Working hours: 09:00-18:00 Eastern, Monday to Friday. Weekend duty once a month.
We need you to know Linux, SQL and how to read logs in Splunk or Kibana.
Zendesk? Good. Freshdesk? Fine too.
Salesforce won't matter.
Spanish native or C2, English C1. Portuguese would open doors.
LATAM only. Contractor, USD 2,500 per month.`,
    must: 'linux sql splunk|kibana',
    nice: 'zendesk freshdesk',
    facts:
      'title technical-support-engineer; overlap America/New_York 9; lang es C2; lang en C1; lang pt - soft; engagement contract; pay 250000 USD month; country MX',
    quoted: 'Weekend duty once a month',
    traps: 'must salesforce; nice salesforce; hard-lang pt; alone splunk; excl salesforce',
  },
  {
    name: 'embedded: alternatives in brackets',
    door: 'jobDesc',
    text: `Firmware Engineer

Essential
C (C++ acceptable)
An RTOS: FreeRTOS, Zephyr or ThreadX
CAN and SPI
Oscilloscope-level debugging
Desirable
Python for test rigs
Yocto / Buildroot
We do NOT do Arduino here.
Minimum four years, half of it on ARM Cortex.
Coventry, on site. £48-56k.`,
    must: 'c|cpp freertos|zephyr|threadx can-bus spi',
    nice: 'python yocto buildroot',
    either: 'debugging rtos arm-cortex',
    facts: 'title firmware-engineer; years 4; country GB; pay 5600000 GBP year',
    quoted: 'on site',
    traps: 'must arduino; alone c; must yocto; nice arduino; alone freertos',
  },
  {
    name: 'designer, lower case prose',
    door: 'jobDesc',
    text: `we're a small studio and need a product designer who lives in figma. you've shipped mobile apps, you know your way around design systems, and html/css don't scare you. protopie or principle for prototyping. sketch is history for us. webflow would be a cherry. you won't be drawing logos or making powerpoints. three days in our copenhagen office. danish isn't needed, english is. 37h.`,
    must: 'figma protopie|principle-app design-systems',
    nice: 'webflow html css',
    either: 'html css prototyping mobile-development design-systems',
    facts: 'title product-designer; country DK; lang en -',
    quoted: 'three days in our copenhagen office|37h',
    traps: 'any sketch; must webflow; any powerpoint; hard-lang da; excl sketch; must sketch',
  },
  {
    name: 'security analyst: headings as questions',
    door: 'jobDesc',
    text: `SOC Analyst (Tier 2), night shift

Who are we looking for?
Somebody with 2-3 years in a SOC, Sentinel or QRadar, and KQL.
What can you leave at home?
Penetration testing, Burp, your suit.
What would put you ahead of the pack?
A GIAC certificate; Python; MITRE ATT&CK.
What do you get?
Splunk training, a shift allowance, Cisco phones.
Where and when?
Kraków, 7 on 7 off. Notice of one month at most.`,
    must: 'sentinel|qradar kql',
    nice: 'python mitre-attack giac',
    facts: 'title soc-analyst; years 2-3; country PL; notice 30',
    quoted: 'night shift|7 on 7 off',
    traps:
      'any burp-suite; any splunk; any cisco; must python; alone qradar; must penetration-testing; excl burp-suite',
  },
  {
    name: 'skill list with marks',
    door: 'skill',
    text: `Swift 4y, SwiftUI!, Combine or RxSwift, no Objective-C, Fastlane?, XCTest, Bluetooth LE`,
    must: 'swift:4 swiftui combine|rxswift xctest ble',
    nice: 'fastlane',
    unwanted: 'objective-c',

    facts: 'title ios-developer',
    traps: 'must objective-c; must fastlane; alone combine',
  },
  {
    name: 'ML researcher with homographs',
    door: 'jobDesc',
    text: `Computer Vision Engineer

You will excel in a team that goes the extra mile, react quickly, and express ideas in plain words. We spark joy with robots that pick apples.

Your toolkit: PyTorch (TensorFlow is OK), OpenCV, CUDA or Triton; C++17.
You've published, or built something people use for at least three years.
Good-to-know: ROS 2, Docker.
Off the table: MATLAB; we threw it out.
Our chef cooks on Fridays; there's a basic gym and a swift onboarding.
Munich. Part-time (80 %) possible. Start: April.`,
    must: 'pytorch|tensorflow opencv cuda|triton cpp',
    nice: 'ros docker',
    either: 'triton-inference-server triton computer-vision robotics',
    facts: 'title computer-vision-engineer; country DE; start 2026-04-30',
    quoted: '80 %',
    traps:
      'any matlab; any excel; any microsoft-excel; any react; any express; any chef; any swift; any spark; alone pytorch; must docker',
  },
  {
    name: 'technical writer mail',
    door: 'jobDesc',
    text: `Subject: Technical Writer (API docs) needed

Dear partner,
kindly propose max. 3 profiles. Musts = OpenAPI, Markdown, Git. Either Docusaurus or MkDocs. DITA = not relevant for us. Java reading skills are sufficient, no need to write it. Bonus = some JavaScript. Native English speakers or C2. German (A2) is nice. Fixed-term till 31.12.2026, half-time (20 hrs/week). Remote from Germany. Rate 60 €/h all-in.
BR, Anke`,
    must: 'openapi markdown git docusaurus|mkdocs',
    nice: 'javascript',
    either: 'java',
    facts: 'title technical-writer; lang en C2; lang de A2 soft; country DE; pay 6000 EUR hour',
    quoted: '20 hrs/week|31.12.2026',
    traps: 'must dita; must javascript; any dita; hard-lang de; excl dita',
  },
  {
    name: 'analyst: fluff and conditions',
    door: 'jobDesc',
    text: `Data Analyst – Growth

Why we exist: bicycles, since 2012, 400 employees, 3 warehouses.

The must-bring list
SQL you could write in your sleep
Looker, Tableau or Power BI
Statistics beyond averages
The may-bring list
Python or R
GA4
The don't-bother list
Machine learning
VBA

Salary band: EUR 52,000-60,000
Language of the office is English; Dutch C1 is required for customer calls.
Two days from our Utrecht office. Availability: within 2 months.`,
    must: 'sql looker|tableau|power-bi',
    nice: 'python r google-analytics',
    either: 'statistics google-analytics-4 google-analytics data-analysis',
    facts: 'title data-analyst; pay 6000000 EUR year; lang en -; lang nl C1; country NL; notice 60',
    quoted: 'Two days from our Utrecht office',
    traps: 'must vba; any vba; must python; must machine-learning; alone looker; years 12; excl vba',
  },
  {
    name: 'recruiter slang: java contract',
    door: 'summary',
    text: `Looking 4 a strong Java lead w/ 10+ yoe (5+ as lead), Spring Boot, Kafka, AWS; K8s exp pref'd; Struts/EJB-only folks = hard pass. 100% remote (EST hrs), W2 only, no C2C, max $85/h, start ASAP, 6m+`,
    must: 'java spring-boot kafka aws',
    nice: 'kubernetes',
    facts: 'seniority lead; years 10; pay 8500 USD hour; overlap America/New_York 8; notice 0',
    quoted: '6m+|W2 only',
    traps: 'must struts; must ejb; must kubernetes; years 5; engagement contract; nice struts',
  },
  {
    name: 'two-column dump',
    door: 'jobDesc',
    text: `Position: Linux Systems Administrator    Ref: 8841-B
Dept: Infrastructure                      Reports to: IT Director
Hours: 39/week                            Salary: € 3.900 - € 4.600 p/m
Location: Eindhoven                       Headcount: 1

Knowledge & skills
Red Hat or SUSE, Ansible, Bash. Experience with VMware, or else Proxmox. Zabbix or any other monitoring tool.
Windows Server not required. Puppet has been replaced by Ansible.
Dutch is our working language (B2+), no exceptions.`,
    must: 'rhel|suse ansible bash vmware|proxmox zabbix',
    facts: 'title linux-administrator; pay 460000 EUR month; country NL; lang nl B2',
    quoted: '39/week|Headcount: 1',
    traps:
      'must windows-server; any puppet; title it-director; alone vmware; nice windows-server; excl windows-server; excl puppet',
  },
  {
    name: 'plain prose with live and breathe',
    door: 'jobDesc',
    text: `We are hiring a site reliability engineer for our platform team in Dublin.

The right person lives and breathes Kubernetes, has tamed Prometheus and thinks in SLOs. You write Go or Python daily and your Terraform is tidy. If you have touched Istio, wonderful. Chaos engineering experience? Even better. Jenkins we have left behind, so it does not count either way.

We've been profitable for 9 years. On call every fifth week. Hybrid, one day a week in Dublin.`,
    must: 'kubernetes prometheus go|python terraform',
    nice: 'istio',
    either: 'chaos-engineering slo site-reliability-engineering',
    facts: 'title site-reliability-engineer; country IE',
    quoted: 'every fifth week|one day a week',
    traps: 'any jenkins; must istio; years 9; alone go; excl jenkins',
  },
  {
    name: 'product owner: levels and languages',
    door: 'jobDesc',
    text: `Product Owner (w/m/d) Mobility Platform

Your tasks: own the backlog, speak with dealers in Germany and Austria.
We wish for: 4 years' experience as product owner, Jira and Confluence, a scrum certification (CSPO or PSPO).
Not a condition but gladly seen: SQL; knowledge of SAFe.
German at native level and English (B2). No Polish necessary although the developers sit in Wroclaw.
Stuttgart; hybrid, 50 % home office. Employment from 1 May 2026, limited to two years.`,
    must: 'jira confluence cspo',
    nice: 'sql safe-agile',
    either: 'scrum product-ownership product-backlog backlog-management cspo',
    facts: 'title product-owner; years 4; lang de C2; lang en B2; country DE; start 2026-05-01',
    quoted: '50 % home office|limited to two years',
    traps: 'must sql; must safe-agile; hard-lang pl; years 2; any polish',
  },
  {
    name: 'game studio, playful headings',
    door: 'jobDesc',
    text: `Unreal Gameplay Programmer

Quest log (what you'll be up to): boss fights, netcode, arguing about cameras
Entry requirements: C++, Unreal 5, Blueprints, linear algebra
Loot you may already carry: Perforce; HLSL
Cursed items (do not bring): Unity-only portfolios
Rewards: pizza, Steam keys, PlayStation room, Spine surgery insurance

2 seats, Montréal or Québec City, French optional, 40 h`,
    must: 'cpp unreal-engine unreal-blueprints',
    nice: 'perforce hlsl',
    either: 'linear-algebra',
    facts: 'title gameplay-programmer; country CA; lang fr - soft',
    quoted: '2 seats|40 h',
    traps: 'must unity; any spine; must perforce; hard-lang fr; any steam; nice unity',
  },
  {
    name: 'PHP: instead of, or else',
    door: 'jobDesc',
    text: `Symfony developer (all genders)

Your know-how
- PHP 8 and Symfony; Laravel instead of Symfony is fine
- MySQL 8 / MariaDB
- PHPUnit, and Behat if possible
- REST as well as GraphQL APIs
- Docker is a matter of course
What we can do without
- Magento heroes
- Frameworks from the last century (Zend, CakePHP)
Vienna · 38.5 hrs · from €3,800 gross/month · willingness to overpay`,
    must: 'php symfony|laravel mysql|mariadb phpunit rest-api graphql docker',
    nice: 'behat',
    either: 'rest-api',
    facts: 'title symfony-developer; country AT; pay 380000 EUR month',
    quoted: '38.5 hrs',
    traps: 'must magento; must zend-framework; excl symfony; alone symfony; must behat; must cakephp; nice magento',
  },
  {
    name: 'cloud architect: estate and lists',
    door: 'jobDesc',
    text: `Azure Cloud Architect

Key facts: permanent, Manchester, 2 days/week on site, up to £95k

You'll need Azure to expert level (landing zones, Entra ID, networking), Bicep or Terraform, and PowerShell.
Nice: AZ-305, Kubernetes.
There is no AWS or GCP in our estate and there won't be.
We are not after people managers.
Company: 70 years in retail, 40 depots; our logistics runs on SAP.`,
    must: 'azure entra-id bicep|terraform powershell',
    nice: 'kubernetes azure-certification',
    either: 'azure-certification landing-zones networking azure-landing-zones',
    facts: 'title cloud-architect; country GB; engagement fullTime; pay 9500000 GBP year',
    quoted: '2 days/week on site',
    traps: 'must aws; any aws; any google-cloud; any sap; years 70; excl aws; must kubernetes; alone bicep',
  },
  {
    name: 'chat with a correction',
    door: 'summary',
    text: `need 3 react native devs for a fintech. ts obviously, redux toolkit or zustand. expo experience is mandatory!! native modules (kotlin/swift) would be sweet but i can live without. flutter cvs go straight to the bin. remote eu, at least 6h with london, b2b, 40-45 €/h, can start beginning of february`,
    must: 'react-native typescript redux-toolkit|zustand expo',
    nice: 'kotlin swift',
    unwanted: 'flutter',
    facts:
      'title react-native-developer; country EU; overlap Europe/London 6; engagement contract; pay 4500 EUR hour; start 2026-02-28',
    quoted: '3 react native devs',
    traps: 'must kotlin; must swift; must flutter; overlap 8; alone redux-toolkit; nice flutter',
  },
  {
    name: 'legacy: COBOL wanted',
    door: 'jobDesc',
    text: `Mainframe Developer

Yes, you read that right: we want COBOL, JCL and DB2, and we don't plan to move to Java any time soon. CICS is required too; IMS is not. Knowing your way around Git saves you a week. Anybody who dreams of microservices will be unhappy here. 

We require
8+ years with COBOL
Banking experience
Work permit for Switzerland
Bern, 80-100 %. Notice period of up to three months is no problem.`,
    must: 'cobol:8 jcl db2 cics',
    nice: 'git',
    either: 'banking',
    facts: 'title mainframe-developer; country CH; notice 90',
    quoted: '80-100 %|Work permit|Banking',
    traps: 'must java; any java; must microservices; must ims; nice microservices; must git; nice ims',
  },
  {
    name: 'CRM dump with fields',
    door: 'jobDesc',
    text: `Vacancy ref: 22-119 | Business unit: Digital | Status: open | Source: partner
Title: Dynamics 365 Developer
Seniority: medior
Term: 9 months + option
Capacity: 100 %
Must: C#, Power Platform, Dataverse
Should: Azure Functions, Azure DevOps
Could: Power BI
Won't: on-prem CRM 2011
Language: EN C1 (NL not needed)
Tariff: max. 85 EUR/h
Site: Antwerp, 2x/week`,
    must: 'c-sharp power-platform dataverse',
    nice: 'azure-functions azure-devops power-bi',
    facts: 'title dynamics-365-consultant; seniority mid; pay 8500 EUR hour; country BE; lang en C1',
    quoted: '9 months|2x/week',
    traps: 'must power-bi; must azure-devops; hard-lang nl; years 9; must microsoft-dynamics-365-crm',
  },
  {
    name: 'Ruby: long run-on bullets lost',
    door: 'jobDesc',
    text: `Ruby on Rails developer What you will do Build features for our booking engine Mentor two juniors Fix what breaks What we expect from you 3+ years of Rails RSpec and a habit of testing PostgreSQL Sidekiq or another job queue Clean Git history What is not expected from you React or any frontend framework DevOps work What gives you an edge Hotwire Elasticsearch What we give you Conference budget Spotify Premium Apple hardware Where Remote within Spain or Portugal Salary up to 55.000 € per year`,
    must: 'ruby-on-rails:3 rspec postgresql sidekiq git',
    nice: 'hotwire elasticsearch',
    either: 'ruby testing',
    facts: 'title ruby-on-rails-developer; country ES; country PT; pay 5500000 EUR year',
    traps: 'any react; must elasticsearch; any spotify; any apple-hardware; must hotwire; excl react',
  },
  {
    name: 'BI developer, portal with ticks',
    door: 'jobDesc',
    text: `Power BI Developer
✔ Must: DAX, Power Query, T-SQL, star schemas
✔ Must: 3 yrs+ of Power BI in a corporate setting
➕ SSIS / ADF
➕ Fabric
✖ Qlik, MicroStrategy (no projects left)
📍 Brno, Czech Republic
🕒 full time, home office 3 d/wk
🗣 English B2, Czech is not a condition
💰 do 90 000 CZK / month`,
    must: 'dax power-query t-sql power-bi:3',
    nice: 'ssis adf microsoft-fabric',
    either: 'dimensional-modeling star-schema data-modeling adf azure-data-factory data-warehousing',
    facts: 'title power-bi-developer; country CZ; engagement fullTime; lang en B2; pay 9000000 CZK month',
    quoted: 'home office 3 d/wk',
    traps: 'must ssis; must qlik; hard-lang cs; nice qlik; must microsoft-fabric',
  },
]
