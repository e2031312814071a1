import type { MessyPosting } from './messy-posting.ts'

/**
 * The twenty-fourth round: written after the first improvements of its time, run once, then inspected and used to
 * improve the reader.
 */
export const ROUND_24: readonly MessyPosting[] = [
  {
    name: 'US board, network engineer, casino',
    door: 'jobDesc',
    text: `Network Engineer II
Red Mesa Resorts – Henderson, NV
$41.50 - $52.00 an hour - Full-time, on-site

You must create an Indeed account before continuing to the company website to apply

WHAT YOU WILL DO
Keep 14 properties connected. Work tickets escalated by the service desk. Assist the surveillance team (Genetec, Axis) with their VLANs. Document in SharePoint.

MUST HAVE:
Three (3) years of enterprise network experience
Cisco Catalyst and Nexus switches
Palo Alto firewalls
OSPF, BGP
Ability to obtain a Nevada gaming license

GREAT TO HAVE:
Aruba ClearPass
SD-WAN (Viptela)
Python or Ansible
CCNP

Nobody here touches Juniper gear any longer.
Occasional overnight maintenance windows; on-call every fourth week. Must be 21 or older.`,
    must: 'cisco-catalyst cisco-nexus palo-alto ospf bgp',
    nice: 'sd-wan python ansible ccnp',
    either: 'cisco firewalls vlan sharepoint aruba viptela ccnp sd-wan network-switches clearpass',
    facts: 'title network-engineer; years 3; country US; pay 5200 USD hour; engagement fullTime',
    quoted: 'every fourth week|gaming license',
    traps:
      'any genetec; any juniper; excl juniper; must python; must ansible; must sharepoint; years 21; years 14; must ccnp',
  },
  {
    name: 'Indian startup, LinkedIn, founding backend',
    door: 'jobDesc',
    text: `Hiring: Backend Engineer (Node.js) | Bangalore, HSR | 3-5 yrs | 25-35 LPA + ESOPs

We're a team of 8 building credit for kirana stores. Series A done. Our app team works in Flutter and the ML folks live in Python notebooks; you'd own everything in between.

You should apply if
- Node.js + TypeScript is your daily driver
- you've designed schemas in Postgres and know why that query is slow
- Redis, queues (SQS or RabbitMQ)
- you have been on call and lived

You get brownie points for
- Kafka
- having built lending/ledger systems
- AWS CDK

Please don't apply if you're looking for a remote role, or if PHP is your main thing.

6 days? No. 5 days, office. Can join in 45 days or less.
Mail: founders@…`,
    must: 'node-js typescript postgresql redis rabbitmq|sqs',
    nice: 'kafka aws-cdk',
    unwanted: 'php',
    either: 'php lending ledger query-optimization on-call message-queues sqs database-design',
    facts: 'title back-end-developer; years 3-5; country IN; pay 350000000 INR year; notice 45',
    quoted: '5 days',
    traps:
      'any flutter; any python; must php; must kafka; must aws-cdk; years 8; years 6; alone rabbitmq; seniority lead',
  },
  {
    name: 'German Mittelstand, IT administrator',
    door: 'jobDesc',
    text: `IT System Administrator (w/m/d) Windows / Microsoft 365
Schraubenwerk Hohenlohe GmbH & Co. KG – 74653 Künzelsau – from now on – full-time

That awaits you:
- Administration of our Windows Server landscape (2019/2022) and of Microsoft 365
- 1st and 2nd level support for 350 users at two locations
- Care of the firewall together with our external partner (Sophos)
- Replacement of the old Lotus Notes databases

You convince with:
- a completed training as IT specialist (Fachinformatiker) or comparable
- at least 3 years of professional experience in a similar position
- very good knowledge in Active Directory, Group Policies and PowerShell
- experience with VMware or Hyper-V
- fluent German, technical English
- driving licence class B

Ideally you also bring along:
- Intune / Autopilot
- basic knowledge in SQL
- Linux

We convince with:
- 30 days vacation, 38 hours week, flexitime
- up to 2 days home office
- bike leasing, canteen, free drinks
- courses e.g. for Azure certificates

Send us your salary expectation and your earliest possible starting date.`,
    must: 'active-directory group-policy powershell hyper-v|vmware',
    nice: 'intune sql linux',
    either:
      'windows-server microsoft-365 autopilot technical-support windows windows-autopilot firewalls windows-administration group-policy',
    facts: 'title systems-administrator; years 3; country DE; lang de C1; lang en -; engagement fullTime',
    quoted: '38 hours|2 days home office|driving licence',
    traps:
      'any lotus-notes; excl lotus-notes; any sophos; any azure; must linux; must sql; must intune; years 30; years 38; alone hyper-v',
  },
  {
    name: 'UK startup, product manager mail',
    door: 'jobDesc',
    text: `Hi Sam – as discussed, here's the spec for the PM.

It's a Product Manager for our billing product, London (Shoreditch), hybrid – Mon and Wed in. £70-85k depending, plus options.

They'll need to have done this before: 3 years minimum as a PM, in B2B. I want to see someone who writes SQL without asking an analyst, who's comfortable in Amplitude (Mixpanel people will be fine), and has shipped something with payments – Stripe, Adyen, GoCardless, doesn't matter which.

Would be lovely: accounting background, German as we're launching there.

What I'm not bothered about: MBA, coding, which roadmap tool they used. We're moving from Productboard to Linear anyway.

The engineers are on Elixir, so patience with functional programmers is welcome ;)

Notice – can wait up to 3 months. One hire. Fee as per terms.
Cheers, Jo`,
    must: 'sql amplitude|mixpanel adyen|stripe',
    nice: '',
    either:
      'payments stripe adyen accounting product-management functional-programming amplitude mixpanel billing b2b gocardless',
    facts: 'title product-manager; years 3; country GB; pay 8500000 GBP year; notice 90; lang de - soft',
    quoted: 'Mon and Wed',
    traps:
      'any elixir; any productboard; any linear-app; excl productboard; hard-lang de; country DE; alone stripe; alone amplitude; must functional-programming',
  },
  {
    name: 'Canadian public, business analyst, bilingual',
    door: 'jobDesc',
    text: `Business Systems Analyst – Term position (18 months)
Gatineau / Ottawa (hybrid, 3 days on site)
Language: bilingual imperative (French B, English B)
Salary: $86,842 to $101,541

Essential qualifications
EDUCATION
A degree from a recognized post-secondary institution OR an acceptable combination
EXPERIENCE
Significant* experience in eliciting and documenting requirements
Experience in modelling processes using BPMN
Experience with Azure DevOps or Jira
*Significant means at least four years
KNOWLEDGE
Knowledge of agile methods

Asset qualifications
Experience with Dynamics 365
Experience with Power Automate
CBAP certification

Conditions of employment
Reliability status
Willing to work overtime occasionally

Applicants who do not clearly demonstrate the above will be screened out. The Oracle Forms system that this project replaces is documented elsewhere; knowledge of it is not an asset.`,
    must: 'bpmn azure-devops|jira',
    nice: 'microsoft-dynamics-365 power-automate',
    either:
      'requirements-analysis agile process-modeling cbap business-process-modeling requirements-engineering requirements-gathering',
    facts: 'title business-systems-analyst; years 4; country CA; pay 10154100 CAD year; lang fr -; lang en -',
    quoted: '18 months|3 days on site|Reliability status|overtime',
    traps:
      'any oracle-forms; excl oracle-forms; must microsoft-dynamics-365; must power-automate; alone jira; years 18; years 3',
  },
  {
    name: 'chat on Telegram, DevOps, Kazakhstan',
    door: 'summary',
    text: `devops, remote, b2b with estonian company
stack: k8s (eks), terraform, gitlab ci, prometheus/grafana
need: 3y+ with k8s in prod, can write go or python scripts
good to have: argocd, vault
don't need: windows, azure, helpdesk experience
english b1+, russian is a plus not a must
from $3500 to $5000, paid in usdt or wire
2-3h overlap with tallinn ok
start asap, test task 2 hours`,
    must: 'kubernetes:3 eks terraform gitlab-ci prometheus grafana go|python',
    nice: 'argo-cd vault',
    either: 'eks help-desk scripting',
    facts:
      'title devops-engineer; lang en B1; lang ru - soft; pay 500000 USD month; engagement contract; overlap Europe/Tallinn 2; notice 0',
    quoted: '',
    traps:
      'any windows; any azure; excl azure; excl windows; hard-lang ru; must vault; alone go; years 2; must argo-cd',
  },
  {
    name: 'Japan, bilingual recruiter, security architect',
    door: 'jobDesc',
    text: `[Job] Cloud Security Architect @ global insurance company, Tokyo
Salary: JPY 14M ~ 18M
Visa sponsorship: available for candidates already in Japan
Work style: 2 days office / 3 days home

Background of recruitment: increase of staff

Job content
・Define security standards for AWS and Google Cloud
・Review designs of the Java and COBOL teams
・Vendor control

Required (MUST)
・8 years or more in IT, of which 4 in cloud security
・Hands-on with AWS (GuardDuty, IAM, KMS)
・Threat modeling
・Business level English, conversational Japanese (N3)

Welcome (WANT)
・CISSP or CCSP
・Terraform
・Experience in financial industry

Ideal personality: a person who can say no politely.

Not necessary: network appliance operation (another group handles F5 and Cisco ASA).`,
    must: 'aws threat-modeling',
    nice: 'cissp terraform ccsp',
    either:
      'guardduty aws-iam aws-kms iam kms cloud-security google-cloud cissp ccsp amazon-guardduty financial-services threat-modeling key-management vendor-management',
    facts: 'title cloud-security-engineer; years 8; country JP; pay 18000000 JPY year; lang en B2; lang ja B1',
    quoted: '2 days office',
    traps: 'any java; any cobol; any f5; excl f5; any cisco-asa; must terraform; years 4; must cissp',
  },
  {
    name: 'wiki page, internal transfer, data scientist',
    door: 'jobDesc',
    text: `Internal opening: Data Scientist, Pricing
Owner: @helene.v | Status: open | Grade: P4

Why now
Pricing runs on a spreadsheet that one person understands. That person is leaving in April.

Who we think would enjoy it
Somebody with a couple of years of modelling behind them. You write Python every day (pandas, scikit-learn), you can read R because the old models are in it, and Bayesian statistics doesn't frighten you. SQL on BigQuery.

What would be a head start
Airlines or hotels. Causal inference. Having presented to a board.

What you'd leave behind
Dashboards. No more Tableau tickets, promised.

Where / when
Brussels, Amsterdam or Paris, two days a week with the team. Move by 1 March.

Working language English; French or Dutch nice.`,
    must: 'python pandas scikit-learn bayesian-statistics sql bigquery',
    nice: 'causal-inference',
    either: 'r statistics bayesian-statistics bigquery causal-inference bayesian-methods modeling',
    facts:
      'title data-scientist; years 2; country BE; country NL; country FR; lang en -; lang fr - soft; lang nl - soft; start 2026-03-01',
    quoted: 'two days a week',
    traps: 'any tableau; excl tableau; hard-lang fr; hard-lang nl; years 4; must r',
  },
  {
    name: 'Spanish consultancy, contractor brief in fields',
    door: 'jobDesc',
    text: `PROFILE: SAP MM functional consultant
CLIENT: retail, Madrid
NUMBER: 2
START: 12/01/2026
DURATION: 8 months + possible extension
MODE: 80% remote, 1 week per month in Madrid
RATE: up to 380 €/day
SENIORITY: senior (min 6 years MM, 1 full S/4HANA project)
MUST: MM, inventory management, integration with FI
VALUABLE: EWM, Ariba
EXCLUDED: technical ABAP profiles
LANGUAGES: Spanish native or C1, English B2
COMMENTS: the client used Navision before, nobody needs to know it. Interviews on Teams with client's PMO.`,
    must: 'sap-mm:6',
    nice: 'sap-ewm ariba',
    unwanted: 'abap',
    either: 'inventory-management sap-fico s4hana sap-fi integration sap abap sap-ariba',
    facts:
      'title sap-logistics-consultant; seniority senior; country ES; pay 38000 EUR day; engagement contract; start 2026-01-12; lang es C1; lang en B2',
    quoted: '8 months|1 week per month',
    traps: 'must abap; any dynamics-nav; excl dynamics-nav; must sap-ewm; any microsoft-teams; years 1; years 8',
  },
  {
    name: 'agency advert, front end, Manchester',
    door: 'jobDesc',
    text: `Front End Developer – React – up to £55k – Manchester city centre

Are you fed up with maintaining somebody else's jQuery? Our client, an award-winning travel brand (est. 1998), is adding a Front End Developer to its 6-strong squad.

The stack: React, Next.js, TypeScript, GraphQL. The back end is Kotlin, and you won't be asked to write it.

You'll have:
*3+ years' commercial front end experience
*strong React and TypeScript
*a good eye (you'll work from Figma)
*experience of testing with Jest, RTL or Cypress

Next.js experience is desirable, as is an understanding of accessibility.

On offer: 25 days + BH, private medical, £1k training pot, 4 day week trial in 2026, and one day a week in the office.

Sponsorship cannot be offered. Interviews w/c 1st Dec.
Keywords: Vue, Angular, Svelte, JavaScript Developer, UI Developer`,
    must: 'react typescript cypress|jest',
    nice: 'next-js web-accessibility',
    either: 'graphql figma frontend web-accessibility javascript next-js testing vue-js angular svelte',
    facts: 'title front-end-developer; years 3; country GB; pay 5500000 GBP year',
    quoted: 'one day a week|Sponsorship|RTL',
    traps:
      'any jquery; excl jquery; any kotlin; excl kotlin; must vue-js; must angular; must svelte; alone jest; years 25; must next-js; years 6',
  },
]
