import type { MessyPosting } from './messy-posting.ts'

/** The thirty-fifth round: texts dense in facts, written before any change, read once before and once after it, and not mended on. */
export const ROUND_35: readonly MessyPosting[] = [
  {
    name: 'Canada, provincial government, competition notice',
    door: 'jobDesc',
    text: `COMPETITION 2025-4471
Position: Systems Analyst (Information Systems), temporary assignment until March 31, 2027
Ministry of Transportation, Victoria BC. Flexible workplace, up to two days of remote work a week after the first three months.
Salary: $74,512.30 - $84,931.02 annually. Union: BCGEU. Grid 24.
Education and experience:
• Diploma in computer science and three years of related experience, or an equivalent combination
• Experience gathering requirements from at least 3 business areas
• Experience with SQL and Power BI
Preference may be given to applicants with ServiceNow.
A criminal record check will be required. An eligibility list may be established for up to 12 months. Seniority will be considered.
Closing: December 12, 2025 at 11:59 pm Pacific Time`,
    must: 'sql power-bi',
    nice: 'servicenow',
    facts: 'title systems-analyst; years 3; country CA; pay 8493102 CAD year',
    quoted: 'until March 31, 2027|up to two days|Diploma|at least 3 business areas|criminal record check|BCGEU',
    traps: 'start any; seniority senior; notice any; overlap 12',
  },
  {
    name: 'Japan, recruiter in Tokyo, bilingual form',
    door: 'jobDesc',
    text: `【Position】 Site Reliability Engineer
【Employment】 Seishain (permanent), 6 months probation
【Location】 Minato-ku, Tokyo. Office 2 days / week, flex time with core 11:00 to 15:00
【Salary】 8M to 12M JPY per year, depending on skills. Bonus 2 times (June, December)
【Must】
・ GCP or AWS: 3 years or over
・ Kubernetes
・ Japanese JLPT N2 or over, English: daily conversation
【Want】
・ Datadog
・ Go
【Holidays】 125 days per year
【Others】 Visa sponsor OK. Applicants living overseas: not possible at this time.`,
    must: 'google-cloud|aws:3 kubernetes',
    nice: 'datadog go',
    either: 'sre',
    facts:
      'title site-reliability-engineer; country JP; pay 1200000000 JPY year; lang ja B2; lang en -; engagement fullTime',
    quoted: '2 days / week|core 11:00 to 15:00|Visa sponsor|6 months probation|living overseas',
    traps: 'years 125; notice any; must datadog; start any',
  },
  {
    name: 'Gulf, government semi-private, form',
    door: 'jobDesc',
    text: `Job Title : SAP FICO Consultant
Nationality : Open, Saudi nationals preferred
Location : Dammam, KSA
Gender : Any
Experience : Min 8 Yrs, at least 3 in GCC
Qualification : Bachelors in Accounting / Finance, CMA an advantage
Salary : SAR 18,000 - 22,000 all inclusive
Contract : 2 yrs, family status
Working hours : Sun - Thu, 7:30 - 16:30
Joining : within 45 days
Visa : Provided. Transferable iqama is a plus
Skills : SAP FI, SAP CO, S/4HANA migration (2 full cycles)
Language : Arabic must, English good`,
    must: 'sap-fico s4hana',
    either: 'sap-fico s4hana sap finance accounting',
    facts:
      'title sap-fico-consultant; years 8; country SA; pay 2200000 SAR month; notice 45; lang ar -; lang en -; engagement contract',
    quoted: 'Saudi nationals|3 in GCC|Bachelors in Accounting|2 yrs|Sun - Thu|Transferable iqama|2 full cycles|CMA',
    traps: 'years 3; years 2; seniority senior',
  },
  {
    name: 'Colombia, remote for the US, translated English',
    door: 'jobDesc',
    text: `We search a Ruby on Rails developer Semi Senior for a client of Miami
Modality: 100% remote, you must to reside in Colombia or Argentina
Requirements:
- Minimum 4 years of demonstrable experience in Rails
- PostgreSQL, Sidekiq
- English B2+ (interviews in English with the client)
- Availability to work in schedule 9 to 6 of Miami
Desirable: React, Hotwire
We offer: indefinite contract, salary until 14 millions COP monthly, prepaid medicine, 15 working days of vacations, Friday short.
Immediate incorporation, maximum 15 days. Interested indicate salary aspiration.`,
    must: 'ruby-on-rails:4 postgresql sidekiq',
    nice: 'react hotwire',
    facts:
      'title ruby-on-rails-developer; seniority mid; country CO; country AR; pay 1400000000 COP month; lang en B2; overlap America/New_York 9; notice 15',
    quoted: '100% remote|salary aspiration',
    traps: 'country US; must react; years 15; years 14',
  },
  {
    name: 'US, staffing mail to vendors, federal',
    door: 'jobDesc',
    text: `Hi all, hope you are doing well. Urgent requirement, submit by EOD.
Role: Sr. Java Full Stack Developer
Location: Reston, VA (hybrid, Tue/Wed/Thu onsite; no relocation, locals to DMV only)
Duration: 12 months + ext
Tax term: W2 only, no sub vendors
Rate: $70/hr max
Visa: USC/GC (client mandate), Public Trust eligible
Experience: 10+ years overall, with 5+ in Spring Boot and 2+ in Angular 14 or later
AWS certification (Developer Associate) is required at time of submittal.
Federal healthcare (CMS) background highly preferred.
Interview: Webex, then in person. LinkedIn must be created before 2019. 1 position, 3 submittals max.`,
    must: 'java spring-boot:5 angular:2',
    either: 'aws java fullstack',
    facts:
      'title java-full-stack-developer; seniority senior; years 10; country US; pay 7000 USD hour; engagement contract',
    quoted:
      'Tue/Wed/Thu|locals to DMV|12 months|no sub vendors|USC/GC|Public Trust|Developer Associate|CMS|before 2019',
    traps: 'must webex; nice webex; years 14; start any; nice linkedin',
  },
  {
    name: 'India, captive centre, portal form',
    door: 'jobDesc',
    text: `Role: Module Lead - Snowflake
Exp range: 6-9 yrs (Rel 4 yrs in Snowflake)
Budget: 26 LPA fixed + 2 LPA variable
Work location: Trivandrum / Coimbatore
Work mode: 3 days WFO, no exceptions
Shift: 2 PM - 11 PM IST, cab provided one way
Notice: 0-30 days, LWD should be confirmed
Gap: not more than 6 months
Education: Full time BE/MCA only
No of positions: 4
Mandatory: Snowflake, dbt, Python
Secondary: Airflow
Ex-employees of the group: not eligible for 1 year. Two levels of interview, L2 face to face.`,
    must: 'snowflake:4 dbt python',
    nice: 'airflow',
    facts: 'years 6-9; country IN; pay 260000000 INR year; notice 30; seniority lead',
    quoted: '3 days WFO|2 PM - 11 PM|LWD|Gap|BE/MCA|Ex-employees',
    either: 'airflow',
    traps: 'years 1; must airflow; years 2; nice any',
  },
  {
    name: 'Ireland, contractors’ agency, mail',
    door: 'summary',
    text: `Hi, Sinead here. I've a 9 month day rate contract with a semi-state in Galway, likely to roll. They need a DevOps lad or lass who's strong on Azure DevOps and Terraform, five years at it anyway. €480 to €520 a day through your own Ltd or umbrella, 7.5 hour day, Garda vetting takes three weeks so you'd want to be clear to go on the 2nd of February. Two days in Galway to start and one after Easter. Stamp 4 or EU passport. Bit of Ansible no harm. Client shuts the week of Christmas, unpaid.`,
    must: 'azure-devops terraform',
    nice: 'ansible',
    either: 'devops',
    facts: 'title devops-engineer; years 5; country IE; pay 52000 EUR day; start 2026-02-02; engagement contract',
    quoted: '9 month|umbrella|7.5 hour|Garda vetting|Two days in Galway|Stamp 4|unpaid',
    traps: 'must ansible; notice 21; years 9',
  },
  {
    name: 'start-up chat, Berlin and Lisbon',
    door: 'summary',
    text: `ok so new head: product designer, b2b saas, figma obv
5y+ and at least 2 of those in fintech
berlin or lisbon, thursdays together, rest whatever
70-85k + 0.2-0.4% vsop
english c1, german nice but not needed
jan start, feb latest. 3 months notice = too long
no agencies no freelancers
portfolio w/ one shipped design system or we don't talk
oh and 2 onsites a yr in porto, we pay`,
    must: 'figma',
    either: 'design-systems saas fintech product-design',
    facts:
      'title product-designer; years 5; country DE; country PT; pay 8500000 EUR year; lang en C1; lang de - soft; start 2026-02-28; engagement fullTime',
    quoted: '2 of those in fintech|thursdays|no agencies|portfolio|2 onsites a yr',
    traps: 'years 2; notice 90; seniority lead; hard-lang de',
  },
  {
    name: 'Germany, public utility, translated advert',
    door: 'jobDesc',
    text: `The Stadtwerke search for the team Network Control Technology an IT/OT Security Engineer (all genders) in full or part time (from 30 hours)
Your tasks: ISMS according to ISO 27001, administration of firewalls, on-call service every 7 weeks
Your profile: completed studies of informatics or comparable; several years of professional experience; sure handling of Fortinet and Linux; driving licence class B; readiness for the extended security check according to SÜG; German C1
We offer: payment according to TV-V EG 11 (to 6,100 euros gross monthly), 30 days holiday, 39-hour week, 50 % mobile work, limited for two years as parental leave replacement.
Place of assignment is Kassel. Entry at the next possible date. Applications until 14.12.2025.`,
    must: 'fortinet linux',
    either: 'iso-27001 cyber-security isms ot-security network-security',
    facts: 'title ot-security-engineer; country DE; lang de C1; pay 610000 EUR month',
    quoted: '30 hours|every 7 weeks|completed studies|driving licence|SÜG|50 % mobile|limited for two years|TV-V',
    traps: 'years 2; notice any; start 2025-12-14; years 7',
  },
  {
    name: 'Nigeria, bank, capitals and numbers',
    door: 'jobDesc',
    text: `VACANCY: MOBILE APP DEVELOPER (FLUTTER) – 2 SLOTS
LOCATION: VICTORIA ISLAND, LAGOS (3 DAYS ON-SITE)
REQUIREMENTS
1. B.SC WITH MINIMUM OF SECOND CLASS UPPER
2. NOT MORE THAN 32 YEARS OLD AS AT DECEMBER 2025
3. NYSC DISCHARGE CERTIFICATE
4. MINIMUM 3 YEARS FLUTTER, DART, FIREBASE
5. TWO GUARANTORS
REMUNERATION: N650,000 – N800,000 NET MONTHLY
RESUMPTION: 5TH JANUARY 2026
EXPERIENCE IN A MICROFINANCE BANK WILL BE AN ADDED ADVANTAGE`,
    must: 'flutter:3 dart firebase',
    either: 'mobile dart:3 firebase:3',
    facts: 'title mobile-developer; country NG; pay 80000000 NGN month; start 2026-01-05',
    quoted: 'SECOND CLASS UPPER|32 YEARS|NYSC|GUARANTORS|MICROFINANCE|3 DAYS ON-SITE',
    traps: 'years 32; years 2; seniority senior',
  },
  {
    name: 'Australia, federal labour hire, panel',
    door: 'jobDesc',
    text: `RFQ ID: LH-06213
Role: Business Analyst (EL1 equivalent)
Estimated start date: Monday, 19 January 2026
Initial contract duration: 12 months, extension term 2 x 6 months
Location of work: ACT, NSW offsite considered
Security clearance: Must have Baseline, ability to obtain NV1
Maximum hours: 40 hours per week
Rate: up to $135 per hour incl. super
Essential criteria (1 page pitch)
1. Demonstrated experience as a business analyst on a case management programme, 5 years
2. Jira and Confluence
3. BPMN
Desirable criteria
1. Experience with Dynamics 365
Australian citizens only. Applications close Friday, 28 November 2025. Candidates will be released only with 4 weeks of notice to the client.`,
    must: 'jira confluence bpmn',
    nice: 'microsoft-dynamics-365',
    either: 'business-analysis',
    facts: 'title business-analyst; years 5; country AU; pay 13500 AUD hour; start 2026-01-19; engagement contract',
    quoted: '12 months|2 x 6 months|Baseline|NV1|40 hours|citizens only|EL1',
    traps: 'notice 28; start 2025-11-28; must microsoft-dynamics-365; seniority lead',
  },
  {
    name: 'Mexico, nearshore shop, social post',
    door: 'summary',
    text: `📣 Hiring in Monterrey and Guadalajara! Node.js developer for a US retail account. What do we ask? 3 to 5 years, Nest.js, MongoDB, and English good enough to argue with Texans (we test it, B2 minimum). Hybrid: twice per month at the hub. Sueldo: 55k to 65k MXN net monthly under nómina, plus law benefits, 12 vacation days. US tourist visa valid, as you'd fly to Dallas two weeks per quarter. Reports to an engineering manager in Plano. Start Dec 8. Only Mexican residents, we can't relocate from abroad.`,
    must: 'node-js nest-js mongodb',
    facts:
      'title node-js-developer; years 3-5; country MX; pay 6500000 MXN month; lang en B2; start 2025-12-08; engagement fullTime',
    quoted: 'twice per month|tourist visa|two weeks per quarter|Reports to|Only Mexican residents|relocate',
    traps: 'country US; years 12; notice any; overlap 8',
  },
]
