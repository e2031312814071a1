import type { MessyPosting } from './messy-posting.ts'

/** The third round: measured before it was looked at, then used like the others. */
export const ROUND_3: readonly MessyPosting[] = [
  {
    name: 'FPGA, engineers write it',
    door: 'jobDesc',
    text: `FPGA Engineer (Space Systems)

We launch small satellites. Founded by three ex-ESA people in 2016.

Your day
 - RTL design and verification of on-board data handling
 - support AIT campaigns

Mandatory
 - MSc in EE or similar
 - VHDL (SystemVerilog accepted), 4+ yrs
 - Vivado or Libero
 - UVM or cocotb based verification

Considered a strength
 - Python, Tcl
 - SpaceWire

Outside of this position's scope
 - PCB layout
 - C++ flight software

Location Delft. EU citizens only (export control). 40h, hybrid after 3 months.`,
    must: 'vhdl|systemverilog vivado uvm',
    nice: 'python tcl',
    either: 'rtl-design systemverilog libero fpga spacewire vhdl cocotb uvm',
    facts: 'title fpga-engineer; country NL',
    quoted: 'EU citizens|40h|Libero',
    traps: 'any pcb-design; any cpp; must python; years 2016; excl cpp; excl pcb-design; years 3',
  },
  {
    name: 'ServiceNow, recruiter bullet mail',
    door: 'jobDesc',
    text: `Hello,

Hope you are doing well! I have an urgent opening with my direct client. Please go through the JD and share your updated resume.

Role: ServiceNow Developer
Location: Charlotte NC (Hybrid 3 days)
Duration: 6 Months+
Visa: USC/GC only

JD:
* 7+ years IT exp with min 4 years in ServiceNow development
* Strong in ITSM, Flow Designer, Glide scripting
* JavaScript is a must
* CSA and CAD certs required
* Angular exp not required but ok
* Good to have: HRSD, Performance Analytics

Regards
Ankit Sharma
Lead Technical Recruiter | TekSoft LLC`,
    must: 'servicenow-development:4 javascript',
    nice: 'angular',
    either:
      'itsm itil it-service-management angular csa servicenow-csa hrsd it-service-management servicenow-certification servicenow glide scripting',
    facts: 'title servicenow-developer; years 7; country US',
    quoted: 'Hybrid 3 days|6 Months|USC/GC|CSA',
    traps: 'title technical-recruiter; must angular; years 4; note JD; seniority lead; excl angular',
  },
  {
    name: 'react, manager on slack',
    door: 'summary',
    text: `could you find me two react people for the checkout squad? hooks, typescript, react query (or rtk query) all mandatory. they should have survived a redesign with storybook. no need for graphql, we killed it last year. next.js = nice. ideally 5 years in, but 3 is ok if strong. madrid or barcelona, 2 office days. up to 60k. spanish b2`,
    must: 'react typescript tanstack-query storybook',
    nice: 'next-js',
    either: 'rtk-query tanstack-query react-hooks storybook redux-toolkit',
    facts: 'title react-developer; country ES; pay 6000000 EUR year; lang es B2',
    quoted: 'two react people|2 office days',
    traps: 'must graphql; any graphql; must next-js; excl graphql; notice any',
  },
  {
    name: 'sysadmin, school board',
    door: 'jobDesc',
    text: `SYSTEMS ADMINISTRATOR – SCHOOL DISTRICT 42
Reports to: Director of Technology
Hours: 35 per week, 12 months per year
Salary: $71,400 – $84,900 CAD

QUALIFICATIONS:
1. Diploma in computer systems or equivalent.
2. Minimum three (3) years of experience with Windows Server, Active Directory and Intune.
3. Demonstrated knowledge of VMware or Hyper-V.
4. Valid Class 5 driver's licence.

ASSETS:
- Google Workspace for Education
- Moodle
- Experience with ChromeOS devices

The successful applicant will not be responsible for photocopiers, phones or PowerSchool.
School District 42 welcomes all applicants. Criminal record check required.`,
    must: 'windows-server:3 active-directory:3 intune:3 vmware|hyper-v',
    nice: 'google-workspace moodle',
    either: 'chromeos chrome-os chromebook',
    facts: 'title systems-administrator; pay 8490000 CAD year',
    quoted: '35 per week|driver|Criminal record check',
    traps: 'title it-director; must moodle; any powerschool; years 12; years 42; must google-workspace',
  },
  {
    name: 'ML platform, conversational',
    door: 'jobDesc',
    text: `MLOps Engineer — Pricing

Who you'd be working with: four data scientists, one grumpy cat.

Why this opening? Our models train on laptops today, and that has to stop.

What would convince us:
Python you're proud of. Kubernetes in production for two years or longer. MLflow or Kubeflow. Either GCP or AWS, we're not picky.

What would make it even easier to say yes:
Feast; Ray; some Terraform.

What doesn't impress us at all:
Kaggle medals. R. Ten years of MATLAB.

The practical side: remote within UTC±1, meet in Ghent once per quarter, € 5,500-6,800 per month before tax, start whenever, though before summer (1 June) please.`,
    must: 'python kubernetes:2 mlflow|kubeflow google-cloud|aws',
    nice: 'ray terraform',
    either: 'feature-store ray',
    facts: 'title mlops-engineer; pay 680000 EUR month; start 2026-06-01; overlap Etc/UTC 7',
    quoted: 'once per quarter',
    traps: 'any matlab; any r; years 10; must terraform; alone mlflow; excl matlab; must ray',
  },
  {
    name: 'support role, Polish English',
    door: 'jobDesc',
    text: `2nd Line Support Engineer

Our expectations:
- min. 2 years on similar position
- very good knowledge of Linux (RHEL family preferred)
- practical knowledge of SQL
- knowledge of English language at min. B2 level
- readiness to work in shifts 24/7

Additional advantages will be:
- scripting in Bash or Python
- knowledge of Zabbix
- German language

We do not require:
- higher education
- knowledge of Windows Server

We offer:
- UoP or B2B, 9 000 - 12 000 PLN
- private medical care, Multisport card
- co-financing of English lessons
- work in office in Gdańsk or remotely`,
    must: 'linux sql',
    nice: 'bash python zabbix rhel',
    either: 'rhel scripting shell-scripting',
    facts:
      'title desktop-support-technician; engagement contract; years 2; lang en B2; lang de - soft; country PL; pay 1200000 PLN month',
    quoted: 'shifts 24/7',
    traps: 'must zabbix; any windows-server; must rhel; hard-lang de; must bash; excl windows-server; alone rhel',
  },
  {
    name: 'product designer, agency brief',
    door: 'jobDesc',
    text: `BRIEF #2231 // UX/UI designer // fintech app redesign

need: senior, 6+ yrs, mobile first, design tokens, Figma (variables!!)
need: has run usability tests themselves
want: Lottie / After Effects
want: illustration skills
don't need: branding, print, Webflow
when: 5 jan – 30 apr, 4 days/wk
where: wherever, calls 9–12 london
how much: £450–£500/day inside IR35
who says no: people without a portfolio`,
    must: 'figma usability-testing',
    nice: 'after-effects lottie illustration',
    either:
      'design-systems design-tokens mobile-design mobile-first lottie illustration mobile-development usability-testing',
    facts:
      'title ui-ux-designer; seniority senior; years 6; pay 50000 GBP day; engagement contract; start 2026-01-05; overlap Europe/London 3',
    quoted: '4 days/wk',
    traps: 'any webflow; must after-effects; excl webflow; any branding; overlap 8',
  },
  {
    name: 'GRC analyst, certificates',
    door: 'jobDesc',
    text: `GRC Analyst | Cyber | Brisbane

Bring these: ISO 27001 audits under your belt, NIST CSF, vendor risk reviews, a calm voice.
Any of CISA, CISM or CRISC.
It'd be neat if you brought: Archer or ServiceNow GRC, IRAP.
Leave these: SOC shift experience, pen-testing ego.
AUD 125-140k + super. Permanent. Baseline clearance (NV1 preferred). Two days WFH. No sponsorship.`,
    must: 'iso-27001 nist cisa|cism|crisc',
    nice: 'servicenow',
    either:
      'nist-csf nist rsa-archer archer servicenow vendor-management third-party-risk crisc security-clearance vendor-risk risk-management auditing servicenow-grc',
    facts: 'title grc-analyst; country AU; pay 14000000 AUD year; engagement fullTime',
    quoted: 'Baseline clearance|Two days WFH|sponsorship',
    traps: 'any security-operations; any penetration-testing; must servicenow; excl penetration-testing; alone cisa',
  },
  {
    name: 'rails, list of not',
    door: 'jobDesc',
    text: `Senior Rails Engineer

You're a good match when
 you've shipped Rails for 6 years or more
 Postgres EXPLAIN output makes sense to you
 you reach for Hotwire before reaching for React

You're a bad match when
 you want to rewrite it in Go
 you've never deployed with Kamal or Capistrano

We can teach you
 Sidekiq Pro
 Stripe Connect

Fully remote, Americas time zones (4h overlap with Toronto). USD 9-11k monthly as contractor.`,
    must: 'ruby-on-rails:6 postgresql hotwire',
    nice: 'sidekiq',
    either: 'ruby stripe-api stripe capistrano kamal hotwire',
    facts:
      'title ruby-on-rails-developer; seniority senior; overlap America/Toronto 4; pay 1100000 USD month; engagement contract',
    traps: 'must go; any go; must react; must sidekiq; nice react; excl react; overlap 8',
  },
  {
    name: 'SAP basis, all in one line with pipes',
    door: 'jobDesc',
    text: `SAP Basis Administrator | freelance | start ASAP, latest 15.02.2026 | 9 months, option to extend | 80% remote, 20% Wolfsburg | HANA 2.0, S/4 migrations (must) | AnyDB to HANA with SUM/DMO (must) | Solution Manager 7.2 (should) | Azure (can) | ABAP (not necessary) | German C1, English B2 | rate negotiable up to 105 €/h`,
    must: 'sap-hana s4hana',
    nice: 'azure',
    either: 'sap-solution-manager sap-basis s4hana sap-hana sap-sum sap sap-dmo',
    facts:
      'title sap-basis-administrator; engagement contract; start 2026-02-15; country DE; lang de C1; lang en B2; pay 10500 EUR hour',
    quoted: '9 months|20% Wolfsburg',
    traps: 'must abap; any abap; must azure; years 9; excl abap; notice 0',
  },
  {
    name: 'data engineer, narrative US',
    door: 'jobDesc',
    text: `Staff Data Engineer

For over 35 years, Harlow Freight has moved what America makes. With 12 terminals and more than 3,000 drivers, we rely on data.

As a Staff Data Engineer you'll re-platform our SSIS jobs to Databricks.

To be considered, you must have:
At least 8 years as a data engineer, including 3 or more with Spark;
Strong Python and SQL skills;
Hands-on Databricks or Synapse;
Experience mentoring others.

The ideal candidate also has dbt and Delta Lake, and may have dabbled in Kafka.
Talend, Alteryx and similar tools are not part of our future.

This role is on site in Omaha, NE. We are unable to sponsor visas. The range is $150,000–$175,000.`,
    must: 'spark:3 python sql databricks|synapse',
    nice: 'dbt delta-lake kafka',
    either: 'azure-synapse synapse mentoring',
    facts: 'title data-engineer; seniority staff; years 8; country US; pay 17500000 USD year',
    quoted: 'sponsor visas|on site',
    traps: 'years 35; any ssis; any talend; any alteryx; must kafka; excl talend; must dbt; alone databricks',
  },
  {
    name: 'QA list of skills, odd marks',
    door: 'skill',
    text: `must: cypress, js/ts
nice: k6, percy
not: selenium
postman; jira; 3+ yrs playwright`,
    must: 'cypress javascript|typescript postman jira playwright:3',
    nice: 'k6 percy',
    unwanted: 'selenium',
    either: 'percy',
    facts: '',
    traps: 'must selenium; must k6',
  },
]
