import type { MessyPosting } from './messy-posting.ts'

/** The eleventh round: trackers, tenders, radio-style notes, letters, wikis and agencies of many countries. */
export const ROUND_11: readonly MessyPosting[] = [
  {
    name: 'issue tracker ticket, platform engineer',
    door: 'jobDesc',
    text: `HIRE-218: Platform engineer (backfill for Jonas)

Type: Headcount   Priority: High   Reporter: Annika

Description
Jonas is leaving end of the year. We can't run the clusters without a second pair of hands.

Acceptance criteria
[ ] can debug a broken Kubernetes node without googling kubectl flags
[ ] wrote Terraform modules other people actually used
[ ] reads Go. Writing it is a stretch goal
[ ] on call rota 1 in 5, no drama

Out of scope for this ticket
* Windows boxes (Marcus has those)
* the Jenkins migration, done by then

Could sweeten the deal: Cilium, Crossplane
Budget approved: 82k EUR. Location Hamburg or remote within Germany.
Comment (Lars): Sebastian wanted OpenShift in here, I vetoed that.`,
    must: 'kubernetes terraform go',
    nice: 'cilium crossplane',
    either: 'go',
    facts: 'title platform-engineer; country DE; pay 8200000 EUR year',
    quoted: '1 in 5',
    traps: 'any windows; excl windows; any jenkins; must cilium; any openshift; excl openshift; excl jenkins; years 1',
  },
  {
    name: 'public tender annex, Java',
    door: 'jobDesc',
    text: `ANNEX II - PROFILE DESCRIPTION
Lot 3: Senior Java Developer (on site, Brussels)

1. NATURE OF THE TASKS
- Development of back-end services for the registry of fisheries quotas
- Assistance with the decommissioning of the ColdFusion front end
- Drafting of technical documentation

2. KNOWLEDGE AND SKILLS
The tenderer shall propose experts who comply with the following:
- At least 7 years of professional experience in software development, of which a minimum of 4 years with Java EE
- Excellent knowledge of Spring Boot, Hibernate and Oracle
- Good knowledge of Maven
The following will be considered as an asset:
- Knowledge of Angular
- Exposure to Elasticsearch

3. EDUCATION
Level of education corresponding to completed university studies attested by a diploma.

4. LANGUAGES
Capability of working in English (C1). Knowledge of French is an asset.

5. VOLUME
220 person-days per year, at a maximum daily price of EUR 520.`,
    must: 'jakarta-ee:4 spring-boot hibernate oracle-database maven',
    nice: 'angular elasticsearch',
    either: 'java',
    facts: 'title java-developer; seniority senior; years 7; country BE; lang en C1; lang fr - soft; pay 52000 EUR day',
    quoted: '220 person-days',
    traps: 'any coldfusion; excl coldfusion; must angular; hard-lang fr; years 4; must elasticsearch; years 220',
  },
  {
    name: 'whatsapp forward, Indian consultancy',
    door: 'jobDesc',
    text: `Greetings!! Urgent opening with MNC client (payroll: 3rd party)
Skill - Azure Data Engineer
Exp - 4 to 7 yrs
Locn - Hyd / Blr
Mandatory skill: ADF, Databricks, PySpark, Synapse
Secondary skill: Power BI, Fabric
Candidates with only SSIS exp kindly excuse
Budget upto 22 LPA (fixed)
Notice - immd to 20 days only. 90 days NP candidates dont apply plz
Mode - 3 days WFO
2 rounds virtual + 1 F2F mandatory
Interested share updated CV along with PAN, CCTC, ECTC`,
    must: 'adf databricks pyspark synapse',
    nice: 'power-bi microsoft-fabric',
    either: 'azure',
    facts: 'title azure-data-engineer; years 4-7; country IN; pay 220000000 INR year; notice 20',
    quoted: '3 days WFO',
    traps:
      'must ssis; any ssis; excl ssis; must power-bi; notice 90; notice 0; note PAN; note CCTC; engagement contract',
  },
  {
    name: 'letter of a museum, web developer',
    door: 'jobDesc',
    text: `Dear friends of the house,

Since Ms Okafor has moved to Lisbon we are without anybody who understands our website, and the visitors notice. The Museum of Tides is therefore in search of a web developer for three days a week.

The site stands on Drupal; that is what we need you to be at ease with, along with PHP and a decent command of CSS. Our ticket shop was written in Ruby by a friend and is being replaced by a bought product in spring, so you can ignore it. Should you have taken an interest in accessibility before, so much the better. The same goes for Solr, which powers the catalogue.

We write to each other in English and shout across the courtyard in Maltese; the former suffices.

We can offer 26,000 euros a year, the sea, and a ferry pass. Please write before 15 January.

Warmly,
Theodora Camilleri, Valletta`,
    must: 'drupal php css',
    nice: 'web-accessibility solr',
    facts: 'title web-developer; lang en -; country MT; pay 2600000 EUR year',
    quoted: 'three days a week',
    traps: 'any ruby; excl ruby; must solr; hard-lang mt; must web-accessibility; years 3; start any',
  },
  {
    name: 'internal wiki page, staff data scientist',
    door: 'jobDesc',
    text: `== Role: Staff Data Scientist, Pricing ==
Last edited by mkovacs

=== tl;dr ===
We price 40k hotel rooms an hour. You'd own how.

=== The bar ===
* 8 yrs in industry, PhD optional and honestly not a signal either way
* causal inference, experimentation. You've been burned by a bad A/B test and learnt from it
* Python is a given. SQL too, you'd be surprised how often this fails
* PyTorch or JAX
* You can explain a model to a revenue manager

=== Above the bar ===
* econometrics
* you shipped something in Rust (one of our scorers is)
* Kafka

=== Not the bar ===
* LLM stuff. Different team.
* Tableau, Looker & co -> analytics does that

=== Comp ===
USD 210-245k base. NYC or Toronto, or remote if you are within 3h of Eastern.`,
    must: 'python sql pytorch|jax causal-inference ab-testing',
    nice: 'econometrics rust kafka',
    either: 'causal-inference ab-testing experimentation experiment-design',
    facts: 'title data-scientist; seniority staff; years 8; pay 24500000 USD year; country US; country CA',
    quoted: 'PhD',
    traps:
      'any tableau; any looker; any llm; must rust; must kafka; excl tableau; years 40; must large-language-models',
  },
  {
    name: 'voice memo transcript, test engineer',
    door: 'jobDesc',
    text: `ok recording right so the test engineer thing for the Gothenburg site um they want someone who did hardware in the loop testing and I wrote down CANoe that is the Vector tool must have that and Python for the scripts and then she said Jenkins would be handy but they can show you that um LabVIEW is on the old spec ignore that they got rid of it last summer four years experience swedish she said no not needed the whole lab speaks english salary she would go to fifty five thousand kronor a month start first of march and it is all on site because of the rigs`,
    must: 'canoe python',
    nice: 'jenkins',
    either: 'hil-testing hardware-in-the-loop vector-canoe',
    facts: 'title test-engineer; years 4; country SE; pay 5500000 SEK month; start 2026-03-01; lang en -',
    quoted: 'on site',
    traps: 'any labview; excl labview; must jenkins; hard-lang sv; years 1',
  },
  {
    name: 'careers page with jokes, Elixir',
    door: 'jobDesc',
    text: `Elixir Engineer @ Parcelpigeon

The boring bit: we route 2 million parcels a day for small shops.

You and BEAM go way back
+ Elixir and Phoenix in production (hobby projects count if somebody screamed when they broke)
+ PostgreSQL beyond SELECT *
+ you have opinions on supervision trees and can lose an argument about them

Cherry, meet cake
+ LiveView
+ some Erlang archaeology
+ Nerves? Yes please

Swipe left if
- you need Kubernetes to deploy a blog
- microservices are your love language

The small print
EUR 65 - 80k, 36h week, Utrecht on Tuesdays, otherwise your kitchen table. English fine, Dutch charming.`,
    must: 'elixir phoenix postgresql',
    nice: 'erlang',
    either: 'erlang-otp microservices',
    facts: 'title elixir-developer; country NL; pay 8000000 EUR year; lang en -; lang nl - soft',
    quoted: '36h week|on Tuesdays',
    traps: 'any kubernetes; any microservices; must erlang; hard-lang nl; must kubernetes; years 2; years 65',
  },
  {
    name: 'German company in English, SAP MM',
    door: 'jobDesc',
    text: `For our headquarter in Bielefeld we search per immediately an

SAP Inhouse Consultant MM/SD (m/f/d)

Your field of activity:
• Support of the specialist departments in all questions around purchasing and sales
• Accompanying of the S/4 conversion together with our external partner
• 2nd level support for the warehouse in Poland

Your profile:
• Concluded studies of business informatics or comparable
• Several years professional experience with SAP MM and SD, min. 4
• Customizing knowledge is presupposed, ABAP knowledge is of advantage but no condition
• Desirably first contact with Fiori
• Business fluent German and good English
• Driving licence class B

We offer:
• 30 days holiday, JobRad, canteen with SAP-connected coffee machine (no joke)
• Training on SAP EWM from the second year`,
    must: 'sap-mm:4 sap-sd:4',
    nice: 'abap sap-fiori',
    either: 's4hana sap-mm sap-sd',
    facts: 'title sap-logistics-consultant; country DE; lang de C1; lang en B2',
    quoted: 'Driving licence',
    traps: 'any sap-ewm; must abap; must sap-fiori; years 2; years 30; country PL; excl abap; must s4hana',
  },
  {
    name: 'capital letters fax, AS400',
    door: 'jobDesc',
    text: `WANTED FOR OUR CLIENT IN THE AUTO PARTS TRADE, TOLEDO OH:
RPG PROGRAMMER, ISERIES, FULL TIME, DIRECT HIRE
NEEDS RPG FREE AND CL, DB2, 10 YRS MIN
SOME JAVA IS A PLUS NOT A MUST
COBOL PEOPLE WILL NOT BE CONSIDERED UNLESS THEY ALSO DO RPG
PAYS 95 TO 110 K PLUS PROFIT SHARING
NO RELO, NO REMOTE, NO C2C
CALL DOTTIE`,
    must: 'rpg db2 ibm-i-cl',
    nice: 'java',
    either: 'ibm-i-cl ibm-i',
    facts: 'title ibm-i-developer; years 10; country US; pay 11000000 USD year; engagement fullTime',
    quoted: 'NO C2C',
    traps: 'must cobol; must java; any c; excl rpg; excl java; engagement contract; must go',
  },
  {
    name: 'startup thread, founding designer',
    door: 'jobDesc',
    text: `1/ we're hiring our first designer. no, not to "make it pretty"
2/ you'll sit next to 2 engineers and argue about empty states. the product is scheduling software for vets (the animal kind)
3/ non-negotiable: Figma at the speed of thought, and a portfolio w/ at least one shipped B2B product
4/ bonus round: you can prototype in React or Framer. motion chops (After Effects, Lottie) 😍
5/ zero interest in dribbble shots, Photoshop comps, or webflow agencies
6/ 5ish years in, give or take
7/ Austin TX hybrid or anywhere US. $140-165k + real equity`,
    must: 'figma',
    nice: 'react framer after-effects lottie prototyping',
    either: 'prototyping motion-design framer-motion animation',
    facts: 'title product-designer; years 5; country US; pay 16500000 USD year',
    quoted: 'portfolio|hybrid',
    traps: 'any photoshop; any webflow; must react; must lottie; years 2; title software-engineer; must after-effects',
  },
  {
    name: 'UK council portal, application support',
    door: 'jobDesc',
    text: `Application Support Analyst
Marlbridge Borough Council
Salary: Grade 8, £34,314 to £37,938 per annum
Hours: 37 per week
Contract: Fixed term until 31 March 2027

About the role
You will look after the systems used by Revenues and Benefits, Planning and Social Care. The council is half way through moving from Lotus Notes to Microsoft 365.

You must be able to demonstrate
SQL to a level where you can fix somebody else's query
supporting line of business applications in an ITIL environment
Windows Server administration

It would help your application if you also
have worked with NEC Housing or Mosaic
know a little PowerShell
hold a full UK driving licence

You don't need
any experience of local government
programming skills, our developers look after Java and the rest

This post is subject to a Basic DBS check. Sorry, we are unable to sponsor.`,
    must: 'sql windows-server itil',
    nice: 'powershell',
    either: 'itil microsoft-365',
    facts: 'title application-support-analyst; pay 3793800 GBP year; country GB',
    quoted: '37 per week|31 March 2027|DBS check|NEC Housing',
    traps:
      'any java; any lotus-notes; must powershell; excl java; years 8; years 37; any programming; must microsoft-365',
  },
  {
    name: 'freelance platform, scraping',
    door: 'summary',
    text: `Need a python dev for scraping job, ~3 weeks, maybe longer. Sites are heavy on javascript so you have to be good w/ Playwright (selenium gets blocked, dont propose it). proxies, captcha solving - you know the drill. Results go in postgres. Would be awesome if u can also dockerize it but not a deal breaker. NOT looking for agencies. No scrapy pls we tried. My budget $35/hr, I'm in Sydney so some hours of overlap w/ AEST, say 3.`,
    must: 'python playwright postgresql',
    nice: 'docker',
    either: 'javascript web-scraping',
    unwanted: 'scrapy',
    facts: 'title python-developer; pay 3500 USD hour; overlap Australia/Sydney 3',
    quoted: '3 weeks',
    traps: 'any selenium; must docker; must scrapy; must javascript; country AU; excl docker; years 3',
  },
  {
    name: 'French English, DevOps',
    door: 'jobDesc',
    text: `We are a scale-up of 140 persons in Nantes and we recruit a DevOps Engineer in CDI.

Your missions :
- Industrialize the deployments (GitLab CI, Argo CD)
- Make evolve the monitoring stack
- Accompany the dev teams

Profile searched :
You dispose of 3 years minimum on a similar post. You master AWS and Terraform, Ansible has no secrets for you. A good level in Linux is indispensable.
Les petits plus : Kafka, HashiCorp Vault, a first experience in HDS environment.
The knowledge of Azure is not asked.

French courant, technical English.
Salary : 45-55 K€ according to profile. Telework 3 days by week. Desired date : asap.`,
    must: 'aws terraform ansible linux',
    nice: 'kafka vault',
    either: 'gitlab-ci argo-cd',
    facts:
      'title devops-engineer; years 3; country FR; pay 5500000 EUR year; lang fr C1; lang en -; engagement fullTime',
    quoted: '3 days by week',
    traps: 'any azure; excl azure; must kafka; must vault; years 140; any monitoring',
  },
  {
    name: 'requisition form, storage admin',
    door: 'jobDesc',
    text: `REQ #: 77120-B
POSITION: Storage Administrator II
CLEARANCE: Public Trust (obtainable)
PLACE OF PERFORMANCE: Suitland, MD - 100% onsite
POP: base year + 4 OY
LCAT: Systems Administrator, Intermediate

MINIMUM QUALS
5 yrs exp storage admin. NetApp ONTAP, Brocade FC switching, RHEL 7/8
Security+ CE at time of start
DESIRED QUALS
Pure Storage; Ansible; NCDA
INCUMBENT NOTES
EMC VNX arrays were excessed in FY24, no EMC needed. Backup (Commvault) belongs to another task order.`,
    must: 'netapp brocade rhel security-plus',
    nice: 'pure-storage ansible',
    either: 'security-plus comptia-security-plus fibre-channel ncda',
    facts: 'title storage-administrator; years 5; country US; seniority mid',
    quoted: 'Public Trust|100% onsite',
    traps: 'any emc-storage; any commvault; excl emc-storage; must ansible; years 4; years 7; excl commvault',
  },
  {
    name: 'newsletter snippet, analytics engineer',
    door: 'jobDesc',
    text: `📮 ROLE OF THE WEEK
Analytics Engineer, Oatfield (Copenhagen / remote EU)
What they do: subscription granola. Yes there's money in it.
In a nutshell they need a dbt person. Snowflake underneath, Looker on top. If you can only do one of those, make it dbt. Git obviously.
They told us Airflow experience wouldn't go amiss, and that anyone who can set up Snowplow tracking would be hugged.
They also told us what doesn't matter: a degree, Spark, whether you've used Fivetran or Airbyte.
Three-ish years of doing this for a living. DKK 48-56k/month. No danish needed.`,
    must: 'dbt snowflake looker git',
    nice: 'airflow snowplow',
    either: 'looker snowflake git',
    facts: 'title analytics-engineer; years 3; pay 5600000 DKK month; country DK; country EU',
    traps: 'any spark; any fivetran; any airbyte; hard-lang da; must airflow; excl spark; must snowplow',
  },
  {
    name: 'bulleted corp, security',
    door: 'jobDesc',
    text: `Cloud Security Engineer
Ridgeway Payments - Dublin

THE COMPANY
Ridgeway moves money for 3,000 hotels. We've been doing it for 22 years and our founders still answer the phone. Our platform is written in Scala.

YOUR MISSION
• Harden our AWS accounts
• Roll out CSPM with Wiz
• Partner with developers, who mostly live in GitHub and Datadog

YOUR SUPERPOWERS
• AWS security services (GuardDuty, IAM, KMS) - not theory, scars
• Terraform or CloudFormation
• Python for automating yourself out of a job
• 5+ years in security with a couple of them in cloud

SECRET WEAPONS
• PCI DSS audits survived
• Kubernetes admission control (Kyverno, OPA)
• CISSP or similar

KRYPTONITE
• Ticket-pushers. Checkbox compliance.

LOOT
• €85,000 to €100,000, 10% bonus, VHI, 25 days leave, Udemy
• Apple laptop`,
    must: 'guardduty aws-iam aws-kms terraform|cloudformation python',
    nice: 'pci-dss kubernetes kyverno open-policy-agent cissp',
    either: 'aws wiz-security kubernetes aws-iam aws-kms guardduty github datadog compliance',
    facts: 'title cloud-security-engineer; years 5; country IE; pay 10000000 EUR year',
    traps:
      'any scala; must wiz-security; must kyverno; years 22; must cissp; must github; must datadog; any udemy; years 25',
  },
]
