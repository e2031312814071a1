import type { MessyPosting } from './messy-posting.ts'

/** The thirty-second round: ordinary texts of strangers, rich in facts and in names beside skills. Written before any change of its time. */
export const ROUND_32: readonly MessyPosting[] = [
  {
    name: 'one paragraph mail, UK, data engineer',
    door: 'summary',
    text: `Hi Priya, as discussed we're after a data engineer for the Bristol team, ideally somebody with 4-6 yrs behind them and solid Python plus Airflow. Snowflake we use daily so they need that too, dbt we can teach. Salary is up to 72k plus the usual 8% bonus. They'd be in the office Tues and Weds, and it's a 35 hour week. SC clearance would be handy but we can put them through it. Can they start by the 2nd of February? Someone on 3 months' notice is too late for us. We were founded 12 years ago and have 140 people, in case they ask.`,
    must: 'python airflow snowflake',
    either: 'dbt',
    facts: 'title data-engineer; years 4-6; pay 7200000 GBP year; country GB; start 2026-02-02',
    quoted: 'Tues and Weds|35 hour week|SC clearance',
    traps: 'must dbt; years 12; notice 90; years 8; years 3',
  },
  {
    name: 'flat board copy, US, systems engineer',
    door: 'jobDesc',
    text: `Windows Systems Engineer Omaha, NE Full-time On-site Posted 3 days ago 47 applicants Pay range $88,400 - $104,900/yr We are looking for a Windows Systems Engineer to join our infrastructure group. The ideal candidate has a minimum of five (5) years of experience administering Windows Server and Active Directory, experience with VMware, and has used PowerShell to automate work. Experience with Citrix is a plus. Must be able to lift 40 lbs and pass a drug screen. Associate degree required, bachelor's preferred. Rotating on-call, one week in six. This position is not eligible for sponsorship. Benefits include 401k match up to 5% and 15 days of PTO.`,
    must: 'windows-server:5 active-directory:5 vmware powershell',
    nice: 'citrix',
    either: 'windows',
    facts: 'title windows-administrator; country US; pay 10490000 USD year; engagement fullTime',
    quoted: 'lift 40 lbs|drug screen|Associate degree|one week in six|not eligible for sponsorship',
    traps: 'must citrix; years 15; notice 3; start any; years 6',
  },
  {
    name: 'chat line, Poland, Java',
    door: 'summary',
    text: `need 2 java guys asap, krakow or full remote from PL, spring boot + kafka must, 5y+, B2B 150-170 pln/h net, eng b2, contract till end of june w/ option, can start tomorrow :) angular nice`,
    must: 'java spring-boot kafka',
    nice: 'angular',
    facts: 'title java-developer; years 5; country PL; pay 17000 PLN hour; lang en B2; engagement contract; notice 0',
    quoted: '2|end of june',
    traps: 'must angular; years 2; overlap any',
  },
  {
    name: 'freelance notice, DE-style English, test manager',
    door: 'summary',
    text: `For our client in the energy sector we are searching a Test Manager (freelance).
Start: 12.01.2026
Duration: 6 MM+ with option for extension
Utilization: 4 days/week
Place of work: Essen 40 % / remote 60 %
Tasks: planning of the tests for the SAP IS-U rollout, reporting to the steering committee
Requirements: min. 5 years experience in test management, Jira and Xray, ISTQB Advanced Level certified, knowledge of the energy market (GPKE, WiM), German fluent in word and writing
Nice: Tricentis Tosca
Please send us your profile with your hourly rate and availability.`,
    must: 'jira',
    nice: 'tosca',
    either: 'sap istqb energy test-management',
    facts: 'title qa-manager; years 5; country DE; lang de C1; engagement contract; start 2026-01-12',
    quoted: '6 MM|4 days/week|Xray|40 %|ISTQB Advanced Level|GPKE|WiM',
    traps: 'must tosca; years 6; overlap any; must microsoft-teams',
  },
  {
    name: 'mandate of an agency, Switzerland, SAP',
    door: 'jobDesc',
    text: `Mandate: SAP S/4HANA FI/CO Consultant, 80-100 %, Winterthur
Our customer, a machine builder with 2,300 staff and 110 years of history, fills this position due to a retirement.
You offer:
- completed higher education in business informatics (FH/Uni)
- at least 6 years as a consultant, two of them in S/4HANA projects
- S/4HANA Finance certification is an advantage
- mother tongue German or very good command (C2), English C1, French desired
- willingness to travel to Italy about twice a quarter
You get: CHF 125'000 - 140'000 depending on age and experience, 5 weeks of holidays.
Swiss passport, C permit or EU/EFTA. Entry by arrangement, at the latest 1 May 2026. Only direct applications; no dossiers of other agencies.`,
    must: 'sap-fico s4hana:2',
    either: 'sap',
    facts:
      'title sap-fico-consultant; years 6; country CH; pay 14000000 CHF year; lang de C2; lang en C1; lang fr - soft; start 2026-05-01',
    quoted: '80-100 %|higher education|twice a quarter|C permit|S/4HANA Finance certification',
    traps: 'years 110; country IT; hard-lang fr; years 5; notice any',
  },
  {
    name: 'public tender, EU agency, Java',
    door: 'jobDesc',
    text: `LOT 2 - PROFILE 7: JAVA DEVELOPER (ADVANCED)
Place of delivery: Luxembourg, near-site 50 %
Number of days foreseen: 220 per year
Education: EQF level 6 (Bachelor) with at least 8 years of IT professional experience, of which a minimum of 5 years relevant to the profile
Specific expertise:
- 4 years with Spring Boot
- 3 years with Oracle PL/SQL
- 2 years with Angular
- experience with ECAS / EU Login would be an asset
Certification: Oracle Certified Professional Java SE 11 or higher
Languages: English C1 (spoken and written); French B1 is an asset
Security: the consultant must hold or be able to obtain an EU SECRET clearance
Maximum price per day: EUR 560
Target start: 16/02/2026. Offers must be sent no later than 19/12/2025, 17:00.`,
    must: 'spring-boot:4 pl-sql:3 angular:2 java',
    either: 'oracle-database',
    facts:
      'title java-developer; years 8; country LU; pay 56000 EUR day; lang en C1; lang fr B1 soft; start 2026-02-16',
    quoted: '220|50 %|EQF level 6|5 years relevant|Oracle Certified Professional|EU SECRET|ECAS',
    traps: 'years 5; hard-lang fr; years 11; notice any',
  },
  {
    name: 'India, consultancy portal, plain',
    door: 'jobDesc',
    text: `Job Title: Senior Snowflake Data Engineer
Experience Required: 6 - 9 Years (Snowflake relevant 3 Yrs)
Location: Hyderabad / Chennai (Hybrid, 3 days WFO)
CTC: Upto 28 LPA (Fixed 25 + Variable 3)
NP: Immediate - 30 Days (LWD candidates preferred)
No. of positions: 4
Mandatory Skills: Snowflake, dbt, SQL, Python
Good to have: Matillion
Shift timings: 2 PM - 11 PM IST
Qualification: B.E / B.Tech / MCA (regular)
Interview: L1 virtual, L2 F2F at Hyderabad
Note: candidates having UAN overlap or dual employment will be rejected.`,
    must: 'snowflake:3 dbt sql python',
    nice: 'matillion',
    facts:
      'title data-engineer; seniority senior; years 6-9; country IN; pay 280000000 INR year; notice 30; overlap Asia/Kolkata 9',
    quoted: '3 days WFO|4|B.Tech|UAN|dual employment',
    traps: 'must matillion; years 3; notice 0; overlap 11',
  },
  {
    name: 'India, one line on a messenger',
    door: 'summary',
    text: `Hi team, urgent req for GCP data engr - Bangalore ORR, C2H, 7+ yrs, bigquery + composer + pyspark, budget 1.6 LPM max, joining within 10 days, 2 pos, f2f final rnd mandatory, pls share profiles by EOD tmrw`,
    must: 'bigquery pyspark',
    either: 'gcp google-cloud-composer cloud-composer',
    facts: 'title gcp-data-engineer; years 7; country IN; pay 16000000 INR month; notice 10; engagement contract',
    quoted: '2 pos|f2f final|composer',
    traps: 'years 10; years 2; start any',
  },
  {
    name: 'Nordic, consultant broker, scrum master',
    door: 'jobDesc',
    text: `Scrum Master to public authority in Solna
Period: 2026-01-19 – 2026-12-31 with possibility of prolongation
Scope: 75 %
On site at least two days per week

Must requirements (shall be shown in the CV):
- PSM II or CSM
- at least 5 years of experience as Scrum Master, of which 2 in the public sector
- Azure DevOps
- very good knowledge in Swedish, both in speech and writing

Evaluation requirements:
- SAFe
- experience of procurement under LOU

Price ceiling: 1 050 SEK/hour. Register extract may be asked for. The consultant signs a confidentiality agreement and uses the authority's computer. Last day to answer: 5 December.`,
    must: 'azure-devops',
    nice: 'safe-agile',
    either: 'scrum csm azure government-it',
    facts: 'title scrum-master; years 5; country SE; pay 105000 SEK hour; lang sv C1; start 2026-01-19',
    quoted: 'PSM II|75 %|two days per week|2 in the public sector|LOU|Register extract',
    traps: 'must safe-agile; years 2; notice any; must azure',
  },
  {
    name: 'LatAm nearshore, mail to a pool',
    door: 'summary',
    text: `Hola everyone! New opening with a client from Denver: React Native dev, semi-senior to senior, 4+ years, at least 2 of those shipping RN apps to both stores. TypeScript required, GraphQL a plus. They pay USD 5,500 to 6,200 monthly as contractor. Work Colombia, Mexico or Argentina, must cover 10am-4pm Mountain time. English C1 because you talk to the client every day without us in the middle. Laptop is yours, paid time off is 15 days. Starting in two weeks, interviews are this Thursday and Friday. Only one seat.`,
    must: 'react-native:2 typescript',
    nice: 'graphql',
    facts:
      'title react-native-developer; years 4; country CO; country MX; country AR; pay 620000 USD month; overlap America/Denver 6; lang en C1; notice 14; engagement contract',
    quoted: 'Laptop|one seat',
    traps: 'must graphql; country US; years 15; years 2; start any',
  },
  {
    name: 'Canada, bank, contract',
    door: 'jobDesc',
    text: `Contract: Business Systems Analyst – Capital Markets
Client: one of the big five banks
Toronto (hybrid, in office 4 days as of January)
Rate: $75-80/hr Inc.
Term: 12 months, strong chance of extension
7.5 hours/day

Must haves
1. 8+ years as a BSA
2. 5+ years in capital markets (FRTB, derivatives)
3. SQL – intermediate
4. JIRA and Confluence

Nice to haves
- Murex
- CBAP

Candidates need to pass a credit check and criminal check and be legally entitled to work in Canada. Only 1 submission per vendor.`,
    must: 'sql jira confluence',
    nice: 'murex cbap',
    either: 'capital-markets',
    facts: 'title business-systems-analyst; years 8; country CA; pay 8000 CAD hour; engagement contract',
    quoted: '4 days|12 months|7.5 hours|FRTB|credit check|entitled to work',
    traps: 'must murex; years 12; years 5; overlap any; notice any',
  },
  {
    name: 'Canada, founders on a forum',
    door: 'summary',
    text: `We're a seed-stage climate company in Montréal hiring our second backend person. You have been writing Elixir for 3 years or so and know Postgres well. We pay 105-120k CAD and 0.5 to 1 percent of equity. French is not needed but the landlord will love you for it. You should be around between 10 and 3 eastern; the rest of the day is yours. Remote from anywhere in Canada. Four day weeks in July and August. We can't sponsor a work permit yet. If you also know Nerves or Membrane, tell us.`,
    must: 'elixir:3 postgresql',
    either: 'backend nerves membrane climate-tech',
    facts: 'title elixir-developer; pay 12000000 CAD year; overlap America/New_York 5; country CA',
    quoted: 'Four day weeks|sponsor a work permit|Nerves|Membrane',
    traps: 'hard-lang fr; must netscaler; seniority junior; years 2; any cad',
  },
  {
    name: 'Australia, federal labour hire',
    door: 'jobDesc',
    text: `RFQ: EL1 equivalent – DevSecOps Engineer
Estimated start date: Mon 9 February 2026
Initial contract duration: 11 months, extension term 2 x 12 months
Location: ACT, NSW; up to 3 days remote
Security clearance: must have NV1, baseline not accepted
Number of resources: 2
Maximum hours: 40 per week

Essential criteria
1. Demonstrated experience with AWS and Terraform (40%)
2. Experience embedding SAST and DAST in GitLab pipelines (30%)
3. Working knowledge of the ISM and Essential Eight (30%)
Desirable criteria
1. Kubernetes certification (CKA)

Rate: labour hire rate card, cap AUD 165 per hour incl. super.`,
    must: 'aws terraform sast dast gitlab',
    nice: 'cka',
    either: 'kubernetes gitlab-ci',
    facts: 'title devsecops-engineer; country AU; pay 16500 AUD hour; start 2026-02-09',
    quoted: '11 months|2 x 12 months|3 days remote|NV1|2|40 per week|ISM|Essential Eight',
    traps: 'must cka; years 11; years 12; notice any; overlap any; must ibm-i-cl',
  },
  {
    name: 'Singapore, recruiter mail',
    door: 'summary',
    text: `Dear candidate, my client (Japanese trading house, Raffles Place) is looking for an IT Manager with minimum 10 years' experience, of which at least 3 in a managerial position. You will lead a team of 6 and look after vendors across ASEAN. Must have: ITIL v4 Foundation, experience in Microsoft 365 and Fortinet. Japanese N2 and above preferred to liaise with HQ. Salary up to SGD 11,000 + AWS + VB. 5-day week 8.45 to 5.45. Singaporeans only. Max 2 months' notice. Frequent trips to Jakarta and Manila, around 25%.`,
    must: 'itil microsoft-365 fortinet',
    either: 'vendor-management it-management',
    facts: 'title it-manager; years 10; country SG; pay 1100000 SGD month; notice 60; lang ja - soft',
    quoted: '3 in a managerial position|5-day week|Singaporeans only|25%|ITIL v4 Foundation',
    traps: 'any aws; years 3; country ID; country PH; hard-lang ja; years 6; any vb-net; country JP',
  },
  {
    name: 'UK, NHS trust, programme manager',
    door: 'jobDesc',
    text: `Digital Programme Manager (EPR) – Band 8b, £64,455–£74,896, pro rata
0.8 WTE, secondment or fixed term for 18 months

Person specification
Essential
• MSP Practitioner, or PRINCE2 Practitioner with at least 7 years of managing programmes
• Track record with Epic or Cerner
• Budget responsibility above £3m
• Able to travel between the three sites
Desirable
• Agile PM
• Knowledge of HL7

Usual place of work: Royal Infirmary, Derby. Enhanced DBS. Interviews on 15 January. We employ 12,000 people and look after a million patients.`,
    must: 'epic-systems|cerner',
    nice: 'hl7',
    either: 'prince2 msp agile ehr program-management',
    facts: 'title program-manager; years 7; country GB; pay 7489600 GBP year',
    quoted: '0.8 WTE|18 months|MSP Practitioner|£3m|three sites|Enhanced DBS|Agile PM',
    traps: 'must hl7; start any; years 18; notice any; must microsoft-project',
  },
  {
    name: 'Germany, public body, administrator',
    door: 'jobDesc',
    text: `The municipal utilities of Kassel are looking for a Linux Administrator (all genders), permanent, 39 hours per week, part-time from 30 hours possible.
Pay group 11 TVöD-V.
What you bring along: a completed vocational training as IT specialist or a comparable qualification, three years' professional practice with Red Hat and Ansible, knowledge of Zabbix, class B driving licence, readiness for standby (every fifth week). German at level C1 is required, English you read without effort.
What makes you stand out: Puppet, LPIC-2.
What you get: 30 days' leave, job ticket, company pension, up to two days of home office.
Apply by 11 January; the position is to be filled from 1 April 2026.`,
    must: 'rhel:3 ansible:3 zabbix',
    nice: 'puppet',
    either: 'linux',
    facts:
      'title linux-administrator; years 3; country DE; lang de C1; lang en -; start 2026-04-01; engagement fullTime',
    quoted: '39 hours|Pay group 11|vocational training|class B|every fifth week|two days of home office|LPIC-2',
    traps: 'must puppet; years 11; years 30; notice any; must snowflake',
  },
  {
    name: 'Gulf, job board copy',
    door: 'jobDesc',
    text: `Network Security Engineer | Doha | AED no, QAR 16,000 to 19,000 all inclusive
Looking for network security engineers x3 with 6 to 8 years, minimum 3 years GCC experience. Hands on Palo Alto, F5 and Cisco ISE. PCNSE is must. Arabic would be an added advantage. Local transferable visa with NOC. Can join immediately or max 15 days. 6 days a week, shift duty. Male/Female both can apply. Family accommodation is not provided.`,
    must: 'palo-alto f5 cisco-ise',
    either: 'cisco pcnse network-security',
    facts: 'title network-security-engineer; years 6-8; country QA; pay 1900000 QAR month; notice 15; lang ar - soft',
    quoted: 'x3|GCC experience|PCNSE|transferable visa|6 days a week|shift duty',
    traps: 'years 3; country AE; hard-lang ar; notice 0',
  },
  {
    name: 'Spain, remote first, backend lead',
    door: 'jobDesc',
    text: `Backend Lead (Node.js) at a travel scale-up
Where: anywhere in Spain or Portugal, one week per quarter in Valencia
Salary band: 58-68k € gross/year, no bonus
What we'd like to see:
- 7 years building backends, the last few leading 3 to 5 people
- Node.js and NestJS in production
- MongoDB or DynamoDB
- comfortable in Spanish (half of the team has no English), English B2
- interest in MCP servers or Temporal is welcome
What we won't ask: degrees, whiteboards, five rounds.
Notice: we wait up to two months. Contract: indefinido.`,
    must: 'node-js nest-js mongodb|dynamodb',
    nice: 'temporal mcp',
    either: 'backend',
    facts:
      'title back-end-developer; seniority lead; years 7; country ES; country PT; pay 6800000 EUR year; lang es -; lang en B2; notice 60; engagement fullTime',
    quoted: 'one week per quarter|leading 3 to 5 people',
    traps: 'years 5; years 3; overlap any; must temporal',
  },
  {
    name: 'Ireland, contract, mainframe',
    door: 'summary',
    text: `Contract sysprog for a Dublin bank – z/OS, RACF and DB2 on z, min 10 yrs. 6 months rolling, 600-650 p/d DOE, Inside or outside no difference, it's Ireland. 2 days per week in IFSC. You go on the out of hours rota (1 in 4). Has to be an EU citizen or Stamp 4. Start 5th Jan, we can stretch to the 19th for the right person. SMP/E and IPCS experience wanted, CICS is somebody else's job.`,
    must: 'z-os racf db2',
    either: 'mainframe cics smp-e ipcs ibm-z',
    facts:
      'title mainframe-systems-programmer; years 10; country IE; pay 65000 EUR day; start 2026-01-05; engagement contract',
    quoted: '6 months rolling|2 days per week|1 in 4|Stamp 4|SMP/E|IPCS',
    traps: 'any syspro; must cics; years 6; notice any',
  },
  {
    name: 'US cleared, cloud security',
    door: 'jobDesc',
    text: `Cloud Security Engineer II, Chantilly VA
Clearance: active TS/SCI with CI poly on day one
Level 2: 5 yrs w/ BS, 9 yrs w/o degree
You'll need
- DoD 8570 IAT II (Sec+ CE or better)
- AWS GovCloud and GuardDuty
- Python or Go
- STIGs and eMASS
Desired: CCSP, Splunk
Schedule: 9/80, core hours 9-3, telework not available
Pay: $135K-$168K
Some guard duty of the rack room and travel to Colorado Springs (10%).`,
    must: 'aws guardduty python|go stig',
    nice: 'ccsp splunk',
    either: 'security-plus aws-govcloud stig aws amazon-guardduty',
    facts: 'title cloud-security-engineer; years 5; country US; pay 16800000 USD year',
    quoted: 'TS/SCI|9 yrs w/o degree|IAT II|eMASS|9/80|telework not available|10%',
    traps: 'must ccsp; years 9; years 80; overlap 80',
  },
  {
    name: 'Netherlands, interim assignment',
    door: 'jobDesc',
    text: `Assignment: Azure DevOps Engineer
Client: Ministry, The Hague
Start: ASAP / from 1 December at the latest mid January
Hours: 36 p/w
Term: 6 months + 2x 6 months
Rate: all-in max € 98,50 excl. VAT, ZZP allowed
Reply before: 26-11 9:00

Knock-out criteria
1. HBO work and thinking level
2. At least 3 years of experience in the last 5 years with Azure DevOps
3. Bicep or Terraform
4. Command of the Dutch language, spoken and written
5. A certificate of conduct (VOG) within three weeks
Award criteria
1. Experience with BIO or ISO 27001
2. AZ-400`,
    must: 'azure-devops:3 bicep|terraform',
    nice: 'iso-27001',
    either: 'azure az-400 ci-cd',
    facts: 'title devops-engineer; country NL; pay 9850 EUR hour; lang nl -; engagement contract; start 2026-01-31',
    quoted: '36 p/w|6 months + 2x 6 months|HBO|VOG|BIO|AZ-400',
    traps: 'must iso-27001; years 5; notice 21; years 6',
  },
  {
    name: 'South Africa, agency ad',
    door: 'jobDesc',
    text: `INTERMEDIATE C# DEVELOPER (CPT / REMOTE SA)
My client in the short term insurance space needs someone with 3 - 5 yrs exp.
Non-negotiables: C#, .NET 8, MS SQL, REST APIs
Would love: Blazor, RabbitMQ
CTC R55k - R65k pm negotiable
Perm, 1 month notice preferred, own laptop and LTE backup (load shedding!)
BSc / NDip advantageous
Hours 08h30 - 17h00, one Saturday release a month
Please only apply if you are a South African citizen with clear ITC.`,
    must: 'c-sharp dot-net sql-server rest-api',
    nice: 'blazor rabbitmq',
    either: 'sql',
    facts:
      'title c-sharp-developer; seniority mid; years 3-5; country ZA; pay 6500000 ZAR month; notice 30; engagement fullTime',
    quoted: 'own laptop|NDip|one Saturday|South African citizen|ITC|08h30 - 17h00',
    traps: 'must blazor; overlap 30; years 8; any lte',
  },
  {
    name: 'France, ESN mission',
    door: 'summary',
    text: `Mission: Tech Lead Java / Angular – La Défense (Paris), 3 days TT per week. Start: ASAP, beginning of January at the latest. Duration: 12 months renewable, max 3 years. ADR: 480-550 €. Seniority: 8-10 years, thereof 2 as tech lead. Environment: Java 21, Spring Boot, Angular 17, Kafka, Kubernetes. Required: Java, Angular, good knowledge of Kafka. Appreciated: Camunda. French native, operational English (calls with Pune in the morning). Freelance or portage. Banking experience compulsory (SocGen or BNP ideally).`,
    must: 'java angular kafka',
    nice: 'camunda',
    either: 'spring-boot kubernetes banking',
    facts:
      'title tech-lead; years 8-10; country FR; pay 55000 EUR day; lang fr C2; lang en -; start 2026-01-31; engagement contract',
    quoted: '3 days TT|12 months|2 as tech lead|Banking experience',
    traps: 'must camunda; country IN; years 3; years 2; years 12',
  },
  {
    name: 'hiring manager notes, product designer',
    door: 'summary',
    text: `Product designer, Copenhagen HQ (no remote abroad), 37h. Two of you actually - one mid, one senior. 42-55k DKK a month + pension 10%. Figma obviously. Portfolio link is mandatory, no portfolio = no call. 3 years min for the mid, 6+ for the senior. Danish: not needed. English like it's your own. Available from Feb or March. Bonus: you've done Rive or Lottie animations, you know ProtoPie. Don't send me agencies.`,
    must: 'figma',
    nice: 'rive lottie protopie',
    facts: 'title product-designer; years 3; pay 5500000 DKK month; country DK; lang en -',
    quoted: '37h|Two of you|Portfolio link|no remote abroad',
    traps: 'hard-lang da; years 10; years 37; must rive; notice any',
  },
  {
    name: 'UK, contract, one paragraph, Salesforce',
    door: 'summary',
    text: `Salesforce Developer, outside IR35, £475 to £525 per day, 3 months initially, fully remote in the UK with the odd trip to Cardiff (expenses paid). Apex, LWC and Flow are must haves; nCino would put you at the top of the list, as would Platform Developer II. At least 4 years on platform, 2 lending projects delivered end to end. BPSS on onboarding. They want somebody who is free by the week of 8 December. One-stage interview, 45 minutes.`,
    must: 'apex-salesforce lwc salesforce-flow',
    nice: 'ncino',
    either: 'salesforce',
    facts: 'title salesforce-developer; years 4; country GB; pay 52500 GBP day; engagement contract; start 2025-12-08',
    quoted: '3 months|Platform Developer II|2 lending projects|BPSS|odd trip to Cardiff',
    traps: 'must ncino; years 2; years 3; years 45; notice any',
  },
  {
    name: 'corporate prose, Malta, part time DBA',
    door: 'jobDesc',
    text: `The gaming group, established in 2009, is recruiting a part-time PostgreSQL DBA (20 to 24 hours a week, Monday to Wednesday) to look after eleven clusters. Applicants should have worked with PostgreSQL for no less than five years and be at home with Patroni and pgBackRest; a background in Oracle is not a requirement. Familiarity with Citus or TimescaleDB will count in your favour. The hourly pay is between EUR 38 and EUR 46. Weekend releases happen about six times a year and are compensated. You may work from any country within two hours of Malta, provided that you can be in Sliema for a week every spring. English is the working language. A clean conduct certificate, issued in the last 3 months, is a legal requirement in our industry, as is being at least 18.`,
    must: 'postgresql:5 patroni',
    nice: 'timescaledb',
    either: 'oracle-database',
    facts: 'title postgresql-dba; pay 4600 EUR hour; lang en -; overlap Europe/Malta 6',
    quoted: '20 to 24 hours|six times a year|a week every spring|conduct certificate|pgBackRest|Citus',
    traps: 'must oracle-database; years 18; years 3; years 24; excl oracle-database',
  },
]
