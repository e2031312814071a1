import type { MessyPosting } from './messy-posting.ts'

/**
 * The fifteenth round: written after the two before it were used to improve the reader, and measured before its errors
 * were inspected.
 */
export const ROUND_15: readonly MessyPosting[] = [
  {
    name: 'product company, backend, hybrid London',
    door: 'jobDesc',
    text: `Backend Engineer (Python), Claims

Location: London (Shoreditch), 2-3 days per week in person
Salary: up to £85,000 + equity

Bramble insures pets. Vets send us invoices as photographs; we turn them into payouts, usually within an hour. Everything behind that is Python: Django for the older parts, FastAPI for whatever was written since 2022.

In this role you'd
- carve the document pipeline out of the Django monolith
- look after the Postgres database that everyone hammers
- pair with the machine learning folks (they live in PyTorch; you needn't)

We'd expect
- around 4 years of building web services, mostly in Python
- that SQL is second nature to you
- that you have run something on AWS and been woken up by it

You'd get extra marks for
- Celery or another task queue
- Terraform
- having worked in a regulated industry

Nobody will mind if you haven't got a degree.`,
    must: 'python sql aws',
    nice: 'celery-python terraform django fastapi postgresql',
    either:
      'django fastapi postgresql task-queues web-services insurance-technology machine-learning backend microservices',
    facts: 'title back-end-developer; years 4; country GB; pay 8500000 GBP year',
    quoted: '2-3 days per week',
    traps: 'any pytorch; must pytorch; must terraform; must celery-python; years 2022; excl pytorch',
  },
  {
    name: 'one line, DBA',
    door: 'summary',
    text: `Oracle DBA, 5+ yrs, RAC and Data Guard, night shifts possible, Bucharest, RON 18k net max`,
    must: 'oracle-database oracle-rac oracle-data-guard',
    nice: '',
    either: 'oracle-rac oracle-data-guard oracle-data-guard oracle-database',
    facts: 'title oracle-dba; years 5; country RO; pay 1800000 RON month',
    quoted: 'night shifts',
    traps: 'years 18; seniority senior',
  },
  {
    name: 'two sentences with either and without',
    door: 'summary',
    text: `We need a mobile developer who is good at Flutter or Kotlin Multiplatform and has published at least one app; iOS knowledge helps, Xamarin doesn't. Part-time, 20 hours a week, from February, anywhere in the EU.`,
    must: 'flutter|kotlin-multiplatform',
    nice: 'ios',
    either: 'ios',
    facts: 'title mobile-developer; country EU; start 2026-02-28',
    quoted: '20 hours a week',
    traps: 'any xamarin; must ios; alone flutter; years 20; excl flutter',
  },
  {
    name: 'Indian MNC, long, key value',
    door: 'jobDesc',
    text: `Job Description
Role: Automation Test Lead
Experience: 8 to 12 years
Work Location: Pune (Hinjewadi), Hybrid
Shift Timing: 1 PM to 10 PM IST
Mandatory Skills: Selenium, Java, TestNG, REST Assured
Good to have skills: Appium, Performance testing using JMeter
Roles & Responsibilities
Responsible for designing and implementing the automation framework from the scratch
Coordinate with onsite team in Dallas
Should be able to do code review of team members
Must have handled a team of minimum 5 members
Exposure to Agile (Scrum)
Knowledge in CI/CD tools like Jenkins or GitHub Actions is required
Manual-only testers please excuse.
Notice period: Immediate joiners preferred, max 30 days
Education: B.E / B.Tech / MCA
About the client: A Fortune 100 retailer which runs the world's largest SAP landscape`,
    must: 'selenium java testng rest-assured github-actions|jenkins',
    nice: 'appium jmeter',
    either:
      'scrum agile performance-testing manual-testing ci-cd test-automation team-leadership code-review people-management jmeter',
    facts: 'title qa-lead; years 8-12; country IN; notice 30; overlap Asia/Kolkata 9',
    traps: 'any sap; must appium; country US; excl manual-testing; years 5; any python; notice 0',
  },
  {
    name: 'agency WhatsApp, numbered',
    door: 'summary',
    text: `Hi Tomasz 👋 3 things we're filling this week:
1. network eng, Gdansk – Fortinet + Cisco, CCNP, 130 zl/h
2. same client but junior, CCNA enough
only need ppl for no.1 now, 2 is for march
no one who has just done helpdesk pls`,
    must: 'fortinet cisco ccnp',
    nice: '',
    either: 'fortinet cisco ccna helpdesk cisco-networking technical-support fortigate',
    facts: 'title network-engineer; country PL; pay 13000 PLN hour',
    traps: 'must ccna; seniority junior; excl cisco; years 1; years 3',
  },
  {
    name: 'company page, salesforce, voice of the team',
    door: 'jobDesc',
    text: `Salesforce Developer – Hamburg / remote (DE)

Hi, we're Mia, Jonas and Selin. We run Salesforce for 600 colleagues and we're drowning.

What your first half year looks like: you'll untangle our Process Builder legacy into Flows, write Apex where Flows give up, and take the Lightning Web Components off Jonas's hands so he can finally do architecture.

For that you need Apex and LWC, both for real, not from Trailhead. SOQL goes without saying. Some JavaScript. A certificate (PD1) is good, PD2 is better, none is okay if you can show us your code.

We'd be over the moon about CPQ. Marketing Cloud we don't have and won't get. MuleSoft is handled by the integration team two floors down.

German B2, because our users are who they are. 32 to 40 hours. €62,000–€74,000.`,
    must: 'apex-salesforce lwc soql javascript',
    nice: 'salesforce-cpq',
    either:
      'javascript soql salesforce salesforce-cpq salesforce-platform-developer salesforce-flow salesforce-certification salesforce-development flow',
    facts: 'title salesforce-developer; country DE; lang de B2; pay 7400000 EUR year',
    quoted: '32 to 40 hours',
    traps:
      'any mulesoft; any salesforce-marketing-cloud; excl mulesoft; excl salesforce-marketing-cloud; must salesforce-cpq; years 600',
  },
  {
    name: 'US federal, boilerplate',
    door: 'jobDesc',
    text: `Position Title: Cloud Security Engineer
Clearance: Active Secret required, TS preferred
Location: Chantilly, VA (on-site)

Overview
Granite Ridge supports the mission of our federal partners. For 25 years we have delivered solutions in Java, Oracle and SharePoint across 14 agencies.

Required Qualifications:
- BS and 6 years of relevant experience, or MS and 4 years
- AWS GovCloud
- Experience implementing NIST 800-53 controls
- Infrastructure as code with Terraform or CloudFormation
- CISSP or equivalent DoD 8570 IAT III certification

Desired Qualifications:
- Azure Government
- Python or PowerShell scripting
- Splunk

Physical requirements: must be able to lift 20 lbs and use a keyboard.

Granite Ridge offers tuition assistance, certifications (PMP, CISM, Kubernetes CKA) at no cost, and 11 federal holidays.
EOE/M/F/Vet/Disabled.`,
    must: 'aws cloudformation|terraform cissp nist',
    nice: 'azure python powershell splunk',
    either:
      'cissp aws nist infrastructure-as-code nist powershell python azure-government aws-govcloud scripting nist-csf',
    facts: 'title cloud-security-engineer; years 6; country US',
    quoted: 'Active Secret',
    traps:
      'any java; any oracle-database; any sharepoint; any kubernetes; must splunk; years 25; any pmp; years 14; must azure',
  },
  {
    name: 'game studio, playful but plain',
    door: 'jobDesc',
    text: `RENDERING PROGRAMMER

Foxglove makes slow games about weather.

THE JOB
rain, mostly. and making it run on the Switch

YOU
C++ for years
HLSL, and you know why your shader is slow (RenderDoc, PIX, whatever you like)
Vulkan or DirectX 12
calm

NOT YOU
people who want to build an engine from scratch. we use Unreal and we're fine
people who'd need Blueprint to get things done

PERHAPS YOU
Houdini
a console title shipped

US
11 people in Malmö, full remote in Sweden and Denmark ok, 46–58k SEK a month, crunch is forbidden`,
    must: 'cpp hlsl directx|vulkan unreal-engine',
    nice: 'houdini',
    either:
      'unreal-engine renderdoc pix shaders shader-programming blueprints directx directx-12 direct3d unreal-blueprint blueprint',
    facts: 'title graphics-engineer; country SE; country DK; pay 5800000 SEK month',
    traps: 'must houdini; excl unreal-engine; years 11; alone vulkan; years 12',
  },
  {
    name: 'NGO, data manager, prose',
    door: 'jobDesc',
    text: `Data Manager, Nairobi (with travel to Kisumu)

Background. Afya Watch runs a malaria surveillance programme with 240 clinics. Data arrive through DHIS2 and ODK on tablets; reports go to the ministry as PDF.

Who should apply. You have managed health data for no less than three years. You can write R scripts that somebody else can run, or do the same in Stata. You have used DHIS2 as an administrator, not only as a user. Knowledge of SQL would strengthen an application, as would French, since the project may extend to Burundi. We do not expect knowledge of Tableau; licences are too expensive.

What we offer. Gross KES 310,000 per month, medical cover, contract of two years renewable.

Applications without a data sample will not be read.`,
    must: 'r|stata',
    nice: 'sql',
    either: 'health-data',
    facts: 'title analytics-manager; years 3; country KE; lang fr - soft; pay 31000000 KES month',
    quoted: 'two years|DHIS2',
    traps: 'any tableau; excl tableau; must sql; hard-lang fr; country BI; years 2; alone stata; years 240',
  },
  {
    name: 'bare lines, no marks, all lower',
    door: 'jobDesc',
    text: `sysadmin for a school network, linz
linux (debian), proxmox, ansible
windows clients too, intune if possible
printers. yes, printers
no exchange anymore, we're on google workspace
german needed, english ok
30h, around 2400 gross
drivers licence b`,
    must: 'linux proxmox ansible',
    nice: 'intune',
    either: 'debian windows linux google-workspace intune printers windows-administration',
    facts: 'title systems-administrator; country AT; lang de -; lang en - soft; pay 240000 EUR month',
    quoted: '30h|drivers licence',
    traps: 'must exchange; nice exchange; must exchange; excl exchange; must intune; years 30',
  },
  {
    name: 'Polish software house in English',
    door: 'jobDesc',
    text: `Senior Angular Developer (m/f/x)
Type of cooperation: B2B or contract of employment
Rates: 140-170 PLN net/h (B2B) | 19 000-23 000 PLN gross (UoP)
Work model: remote, once a month integration in Wrocław

Project: portal for a Danish wind farm operator. Front: Angular 17, NgRx, RxJS. Back: .NET, team in Aarhus. Cloud: Azure.

Our expectations:
• min. 5 years of commercial experience with Angular
• very good knowledge of TypeScript and RxJS
• experience with unit tests (Jest / Jasmine)
• English min. B2 (daily contact with the client)

Nice to have:
• NgRx
• knowledge of Nx monorepos
• D3.js

We don't require:
• .NET
• Polish

What do we offer:
• MultiSport card, private medical care
• budget for trainings (AWS, React and others)`,
    must: 'angular:5 typescript rxjs jasmine|jest',
    nice: 'ngrx d3-js',
    either: 'unit-testing azure jasmine ngrx d3 d3-js nx frontend',
    facts:
      'title angular-developer; seniority senior; country PL; lang en B2; engagement contract; engagement fullTime; pay 17000 PLN hour',
    quoted: 'once a month',
    traps: 'any dot-net; any react; any aws; must ngrx; hard-lang pl; excl dot-net; country DK; years 17; must azure',
  },
  {
    name: 'hospital advert, interoperability',
    door: 'jobDesc',
    text: `The Regional Hospital Trust seeks an Integration Engineer (HL7/FHIR), permanent, full time, Cork.

Candidates must demonstrate: (i) three years' experience with an integration engine, preferably Rhapsody, though Mirth Connect or Cloverleaf will also be considered; (ii) working knowledge of HL7 v2 and FHIR; (iii) competence in JavaScript; (iv) experience of SQL Server.

It would be advantageous to have: (a) knowledge of DICOM; (b) experience in Python; (c) an understanding of GDPR.

The following are not sought: knowledge of the Trust's patient system (training is given) and knowledge of mainframes.

Salary €53,118 to €67,402 with increments. Informal enquiries to the Head of Integration.`,
    must: 'hl7 fhir javascript sql-server',
    nice: 'dicom python gdpr',
    either: 'hl7 fhir rhapsody mirth-connect cloverleaf gdpr dicom integration-engines hl7-v2 hl7-fhir healthcare',
    facts: 'title integration-developer; years 3; country IE; engagement fullTime; pay 6740200 EUR year',
    traps: 'any mainframe; excl mainframe; must python; must dicom; must gdpr',
  },
  {
    name: 'platform ad copied with junk',
    door: 'jobDesc',
    text: `Skip to main content
Saved jobs (0) | Sign in
React Developer
Posted 3 days ago by Larkfield Recruitment ★★★★☆
Apply now · Save · Report this job
£400 - £450 per day (Outside IR35)
Contract
Manchester, M1
3 months initial

Description
My client, a household name in retail, is on the lookout for a contract React Developer to hit the ground running.
Key skills:
React 18 with hooks
TypeScript
Styled Components or Tailwind
Testing Library
Useful but can be picked up on the job:
GraphQL (Apollo)
Contentful
What isn't on the table: backend work. A separate squad does Node.
ASAP start, 2 stage video interview.
Larkfield Recruitment acts as an employment business. By applying you accept the T&Cs, Privacy Policy and Disclaimers.
Similar jobs: Angular Developer, Vue Developer, Java Developer
Download our app on iOS and Android`,
    must: 'react typescript styled-components|tailwind-css react-testing-library',
    nice: 'graphql contentful',
    either: 'apollo react-hooks apollo-graphql apollo-client react-testing-library react-testing-library',
    facts: 'title react-developer; country GB; pay 45000 GBP day; engagement contract; notice 0',
    quoted: '3 months initial',
    traps:
      'any node-js; any angular; any java; any android; any vue-js; must graphql; must contentful; excl node-js; years 3; years 18',
  },
  {
    name: 'skills, sentence-like',
    door: 'skill',
    text: `must: kafka, java 17, spring boot
nice: kotlin, aws
not: scala`,
    must: 'kafka java spring-boot',
    nice: 'kotlin aws',
    unwanted: 'scala',
    facts: 'title spring-boot-developer',
    traps: 'must kotlin; must scala; nice scala',
  },
  {
    name: 'skills with dashes and question marks',
    door: 'skill',
    text: `figma
design tokens?
framer?
- photoshop
webflow or wordpress`,
    must: 'figma webflow|wordpress',
    nice: 'framer',
    unwanted: 'photoshop',
    either: 'design-tokens framer',
    facts: '',
    traps: 'must photoshop; must framer; nice photoshop',
  },
  {
    name: 'co-op, principles, support engineer',
    door: 'jobDesc',
    text: `We are a cooperative of 22 that hosts open source for charities: Nextcloud, Mastodon, a lot of WordPress. One of us is retiring. We'd like somebody who answers tickets kindly and can fix what's behind them.

You will be happiest here if Linux servers are home to you, if reading a PHP stack trace doesn't put you off, and if you'd sooner write an Ansible role than do a thing twice. Docker knowledge is a must, Kubernetes is over the top for us. DNS and mail (Postfix, Dovecot) you either know or are keen to learn.

We all earn the same: 3,650 euros before tax for 35 hours. Nobody is anybody's boss. You can be anywhere as long as we share the European morning. We speak English with each other and German with half of the customers, so German would be grand.`,
    must: 'linux php ansible docker',
    nice: 'postfix dns',
    either: 'php ansible dns postfix dovecot wordpress nextcloud linux-administration',
    facts: 'title technical-support-engineer; pay 365000 EUR month; lang de - soft; lang en -',
    quoted: '35 hours',
    traps: 'any kubernetes; excl kubernetes; must nextcloud; hard-lang de; years 22; must postfix',
  },
  {
    name: 'Japanese company, English translation',
    door: 'jobDesc',
    text: `[Recruitment] Machine Learning Engineer (Tokyo)
■ Work contents
Development of anomaly detection for factory cameras. Currently TensorFlow is being replaced by PyTorch.
■ Required conditions
・Image recognition development with PyTorch (3 years or more)
・Development on Linux, Docker
・C++ reading and writing
■ Welcome conditions
・Edge devices (Jetson, TensorRT)
・Papers at CVPR, ICCV
・Japanese N2
■ Not necessary
・Experience in manufacturing
■ Treatment
Annual income 8 to 12 million yen. Flextime (core time 11:00–15:00). 2 days of remote work per week.`,
    must: 'pytorch:3 linux docker cpp',
    nice: 'tensorrt nvidia-jetson',
    either:
      'computer-vision image-recognition nvidia-jetson tensorrt edge-computing anomaly-detection nvidia-jetson image-processing',
    facts: 'title machine-learning-engineer; country JP; lang ja - soft; pay 12000000 JPY year; overlap Asia/Tokyo 4',
    quoted: '2 days of remote work',
    traps: 'any tensorflow; must tensorrt; hard-lang ja; excl tensorflow; years 8; years 11; must tensorflow',
  },
  {
    name: 'consultancy staffing grid with pipes',
    door: 'jobDesc',
    text: `Profile wanted | BI Developer | qty 2
Technology | Importance | Years
SQL Server / T-SQL | must | 5
SSIS | must | 3
Power BI | must | 2
Azure Synapse | should | 1
SSAS | could | –
Qlik | won't | –
Site: Antwerp, 3/5 on site
Availability: mid January at the latest
Day rate: 520 EUR all-in, not more
Languages: Dutch (fluent), English (good), French (an asset)`,
    must: 'sql-server|t-sql ssis power-bi',
    nice: 'synapse ssas',
    either: 'sql-server t-sql ssas synapse',
    facts:
      'title business-intelligence-developer; country BE; pay 52000 EUR day; start 2026-01-31; lang nl C1; lang en B2; lang fr - soft',
    quoted: '3/5 on site',
    traps: 'any qlik-sense; must synapse; must ssas; hard-lang fr; years 2; excl qlik-sense',
  },
]
