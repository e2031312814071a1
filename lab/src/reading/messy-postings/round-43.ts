import type { MessyPosting } from './messy-posting.ts'

/** The forty-third round: whole postings of job boards over thirty years, half of them without lines, written before any change. */
export const ROUND_43: readonly MessyPosting[] = [
  {
    name: 'one line: US staffing agency, W2 only',
    door: 'jobDesc',
    text: `Sr. Java Developer – Jersey City, NJ (Hybrid 3 days onsite) – 12+ months contract – W2 only, no C2C, no third parties please Our direct client, a leading financial institution, is looking for a Sr. Java Developer to join the Regulatory Reporting team. Visa: USC/GC/H4 EAD only. Rate: $68/hr on W2 all inclusive. Job Description: Design and develop batch and real time components for trade reporting. Participate in code reviews and production support on rotation. Work with BAs located in Tampa and Chennai. Mandatory Skills: 8+ years of hands-on Core Java (11 or above), Spring Boot and Spring Batch Strong Oracle PL/SQL Messaging using IBM MQ or Kafka Unix shell scripting Experience with Jenkins and Bitbucket Nice to have: Angular 12+, Exposure to AWS (EC2, S3), Knowledge of FIX protocol Education: Bachelor's in Computer Science or equivalent About Us: Brightmoor Resources is a certified minority owned IT staffing company founded in 2003 serving over 40 Fortune 500 clients across SAP, Salesforce and Data. If interested please share your updated resume along with the below details: Full name, Current location, Visa status, Expected rate, LinkedIn.`,
    must: 'java:8 spring-boot spring-batch oracle-database pl-sql ibm-mq|kafka shell-scripting jenkins bitbucket',
    nice: 'angular aws ec2 s3 fix-protocol',
    either: 'spring-boot oracle-database unix regulatory-reporting',
    facts: 'title java-developer; seniority senior; pay 6800 USD hour; engagement contract; country US',
    quoted: '12+ months|USC/GC/H4 EAD',
    traps: 'must angular; must aws; any sap; any salesforce; must fix-protocol; country IN',
  },
  {
    name: 'one line: UK advert of a recruiter, front-end',
    door: 'jobDesc',
    text: `React Developer | Leeds | up to £58,000 + bonus | Permanent My client is a household name in travel insurance and they are on a mission to make buying cover as easy as ordering a pizza. Due to continued growth they are now seeking a React Developer to join a squad of seven. In this role you'll be working on the quote journey, which serves two million visitors a month, and slowly saying goodbye to an ageing jQuery code base. What they're after At least 3 years' commercial experience with React and TypeScript A solid grasp of accessibility (WCAG 2.1) Jest and React Testing Library Comfortable consuming GraphQL Brownie points for Next.js, Storybook, or any AWS exposure What's in it for you 25 days holiday plus bank holidays, rising to 28 Private medical with Vitality Annual bonus of up to 10% Free travel insurance, obviously Hybrid working, 2 days a week in the Leeds office If this sounds like you, click apply or call Jonny on 0113 555 0142. Unfortunately sponsorship is not available.`,
    must: 'react:3 typescript:3 web-accessibility jest react-testing-library graphql',
    nice: 'next-js storybook aws',
    either: 'insurance',
    facts: 'title react-developer; pay 5800000 GBP year; country GB; engagement fullTime',
    quoted: '2 days a week|sponsorship',
    traps: 'any jquery; must next-js; must aws; must storybook; seniority senior',
  },
  {
    name: 'one line: Indian services company, walk-in',
    door: 'jobDesc',
    text: `Job Title: SAP ABAP Consultant Company: Nirvasoft Technologies Pvt Ltd Experience: 6-9 Years Location: Bangalore / Hyderabad No. of Openings: 4 CTC: Up to 24 LPA Notice Period: Immediate to 30 days Primary Skills: SAP ABAP, OData, CDS Views, S/4HANA Secondary Skills: Fiori/UI5, Workflow, BTP Job Summary: We are hiring for one of our CMMI Level 5 client. The resource will be involved in end to end implementation and support projects. Roles & Responsibilities: Preparing technical specification from functional specification. Working with offshore and onsite team. Unit testing and peer review of objects. Ensuring adherence to quality process. Desired Candidate Profile: Should have worked on minimum 2 implementation projects. Should have good knowledge in debugging and performance tuning. Excellent communication skills. Qualification: BE/B.Tech/MCA. Perks and Benefits: Cab facility, Medical insurance for family, Oracle and AWS certification reimbursement. Interested candidates can walk-in on Saturday between 10 AM to 2 PM.`,
    must: 'abap odata abap-cds s4hana',
    nice: 'sap-fiori sapui5 sap-btp',
    either: 'sap performance-tuning debugging unit-testing technical-specifications cmmi workflow',
    facts: 'title sap-abap-developer; years 6-9; pay 240000000 INR year; notice 30; country IN',
    quoted: '4',
    traps: 'any aws; any oracle-database; must sap-fiori; must sap-btp',
  },
  {
    name: 'one line: German English, mid-sized machine builder',
    door: 'jobDesc',
    text: `For our location in Bielefeld we are searching as soon as possible a Embedded Software Developer (m/f/d) in full time, unlimited. Hagemeier Antriebstechnik is a family owned company in third generation with 1.400 employees and stands since 1952 for drives that just turn. Your tasks: • Development of firmware for our new servo inverter generation • Bring-up of hardware together with the colleagues of the electronics laboratory • Accompanying of the tests at the customer. Your profile: • Successfully completed study of electrical engineering, computer science or comparable • Very good knowledge in C, ideally C++ too • Several years experience with ARM Cortex-M controllers and a RTOS (FreeRTOS, Zephyr) • Safe handling of Git • You bring knowledge of EtherCAT or PROFINET with? Perfect, but no must • Fluent German and good English. We offer: • 35-hour-week after IG Metall tariff • Flexitime and up to 40 % mobile working • JobRad, canteen, company kindergarten • Trainings in our own academy (e.g. project management, Matlab). Please send your application with your salary expectation and earliest starting date over our career portal.`,
    must: 'c arm-cortex freertos|zephyr git',
    nice: 'cpp ethercat profinet',
    either: 'rtos embedded-systems firmware-development firmware arm freertos zephyr',
    facts: 'title embedded-software-engineer; lang de C1; lang en -; country DE; engagement fullTime',
    quoted: '35-hour-week',
    traps: 'any matlab; must cpp; must ethercat; must profinet; start; years 1952',
  },
  {
    name: 'one line: government contractor, clearance',
    door: 'jobDesc',
    text: `Overview Stonebridge Federal is seeking a Linux Systems Administrator to support our Air Force customer at Wright-Patterson AFB, OH. This position is contingent upon contract award. Responsibilities Administer 300+ RHEL servers in a classified environment. Apply STIGs and remediate findings. Patch monthly using Satellite. Support audits under NIST 800-53. Required Qualifications U.S. citizenship and an active Secret clearance (TS eligible). Bachelor's degree and 5 years of experience, or 9 years in lieu of a degree. CompTIA Security+ CE or higher (DoD 8570 IAT II). Red Hat Enterprise Linux 7/8. Ansible. Bash or Python scripting. Preferred Qualifications RHCE. VMware ESXi. Splunk administration. Experience with ACAS/Nessus. Physical Requirements Ability to lift 40 pounds and to sit for extended periods. Benefits Stonebridge offers 401(k) match of 6%, 11 federal holidays, tuition assistance and a training budget for Cisco, AWS and Microsoft certifications. Stonebridge Federal is an Equal Opportunity Employer/Veterans/Disabled. Job ID 2021-4417 Clearance Secret Travel 10%`,
    must: 'security-plus rhel ansible bash|python',
    nice: 'rhce esxi splunk nessus',
    either: 'linux vmware shell-scripting stig nist-800-53 red-hat-satellite scripting',
    facts: 'title linux-administrator; years 5; country US',
    quoted: 'active Secret clearance|U.S. citizenship|Travel 10%',
    traps: 'any cisco; any aws; must splunk; must rhce; years 9',
  },
  {
    name: 'one line: start-up in its own words',
    door: 'jobDesc',
    text: `Founding Backend Engineer @ Larkspur (Berlin or remote within CET ±2h) tl;dr We make software that tells small bakeries how many rolls to bake tomorrow. 61 bakeries pay us, churn is zero, we just closed a seed round of 2.1M. Why we exist Every evening a third of what was baked goes into the bin. The story so far Two founders, one prototype in Django and a spreadsheet that should not be trusted. Your first six months Rewrite the ingest, put the forecasts into production, answer the phone when a baker calls at four (we take turns). What you'll bring to the party You have built and run services in Go for a few years You are at home in PostgreSQL, including the ugly corners You have put things on Kubernetes and know when not to You write things down The cherry on top You have met time series before dbt or Airflow don't scare you You speak some German What you'll find here €75-90k and 0.5-1.0% Rolls The boring bits 30 days off, your choice of laptop, an office above a bakery. How we hire A chat, an afternoon together, an offer.`,
    must: 'go postgresql kubernetes',
    nice: 'dbt airflow time-series-analysis',
    either: 'time-series-analysis forecasting time-series',
    facts: 'title back-end-developer; pay 9000000 EUR year; country DE; lang de - soft',
    quoted: 'CET ±2h',
    traps: 'any django; must dbt; must airflow; hard-lang de; any excel; seniority lead',
  },
  {
    name: 'one line: hospital IT, interface analyst',
    door: 'jobDesc',
    text: `Integration Analyst II - Information Services - Full Time - Days Mercy Lakes Health is a 14 hospital system with more than 22,000 colleagues. We went live on Epic in 2016. Summary: Under general supervision the Integration Analyst builds and maintains HL7 interfaces between the electronic health record and ancillary systems. Essential Functions: 1. Builds, tests and documents interfaces. 2. Monitors queues and resolves errors. 3. Participates in 24x7 on call rotation one week in five. Minimum Qualifications: Associate's degree in a related field. Three years of experience with HL7 v2 interfaces. Working knowledge of an interface engine such as Rhapsody, Cloverleaf or Mirth. Basic SQL. Preferred Qualifications: FHIR experience. JavaScript. Epic Bridges certification. Schedule: Monday to Friday 8:00 - 4:30, 40 hours. Remote eligible within Wisconsin after 90 days. Compensation: $36.40 - $52.10 hourly. Mercy Lakes offers generous PTO, a 403(b) plan and student loan repayment. It is the policy of Mercy Lakes to provide equal opportunity.`,
    must: 'hl7:3 mirth-connect sql',
    nice: 'fhir javascript',
    either: 'mirth-connect epic-systems integration electronic-health-records hl7-v2',
    facts: 'title integration-developer; pay 5210 USD hour; country US; engagement fullTime',
    quoted: 'on call|40 hours|Remote eligible within Wisconsin',
    traps: 'must fhir; must javascript; must epic-systems; years 2016; notice 90',
  },
  {
    name: 'one line: bank, quantitative developer',
    door: 'jobDesc',
    text: `Quantitative Developer, Vice President, Rates Technology, London Do you want to work where technology meets markets? Our client base spans 60 countries and our people speak 50 languages. As a Quantitative Developer you will partner with the quants to deliver the pricing library to the desk, own the regression framework and reduce the time of the overnight risk run. The platform consists of a C++ core, a Java service layer, KDB+ for ticks and React dashboards. You should apply if you have modern C++ (14 or later) at professional level, good Python, a firm understanding of interest rate derivatives and five years or more in a front office environment. We'd also love to see some of CUDA, distributed computing (e.g. Dask or Ray) or C# for the Excel add-in. A master's degree in a numerate discipline is expected. We are committed to an inclusive workplace and offer parental leave, a subsidised gym, and learning platforms such as Pluralsight. Closing date for applications is 30 November.`,
    must: 'cpp python',
    nice: 'cuda dask ray c-sharp',
    either: 'java kdb react microsoft-excel capital-markets dask ray kdb-plus distributed-systems',
    facts: 'title quantitative-developer; years 5; country GB',
    quoted: '',
    traps: 'must java; must react; must cuda; must c-sharp; must kdb; any pluralsight; must microsoft-excel',
  },
  {
    name: 'one line: university, research software',
    door: 'jobDesc',
    text: `Research Software Engineer (Grade 7, £38,205 - £45,413 per annum), School of Geography, University of Tarnbridge Full time, fixed term for 30 months. Ref 4471 The School invites applications for a Research Software Engineer to join the Rivers and Floods group, funded by a national research council. The project combines radar with citizen observations. Existing models are written in Fortran and will remain so. The main duties of the post are to develop the data pipeline, support doctoral students and publish code openly. Person Specification Essential: A degree in a quantitative subject. Proven experience of scientific programming in Python (numpy, xarray). Experience of working with Git and continuous integration. Good written English. Desirable: A PhD. Use of high performance computing facilities (Slurm). Experience with geospatial data, e.g. GDAL or PostGIS. Knowledge of Docker. The University offers a generous pension and 35 days leave. Informal enquiries to Dr A. Penrose. Closes: 12 January 2026. Interviews: week of 26 January.`,
    must: 'python numpy git ci-cd',
    nice: 'slurm gis postgis docker high-performance-computing',
    either:
      'numpy high-performance-computing geospatial-data hpc ci-cd gis geospatial-analysis scientific-computing continuous-integration',
    facts: 'title research-software-engineer; pay 4541300 GBP year; country GB; lang en -; engagement fullTime',
    quoted: '30 months|degree',
    traps: 'any fortran; must slurm; must docker; must gis; must postgis; start 2026-01-26; notice 30',
  },
  {
    name: 'one line: old posting of 1999, client server',
    door: 'jobDesc',
    text: `PROGRAMMER/ANALYST. Fast growing insurance software house in Hartford, CT seeks 2 Programmer/Analysts for Y2K and new development. Requirements: 3+ yrs PowerBuilder and Sybase or Oracle in a client/server environment, SQL, knowledge of UNIX. Plusses: COBOL, Crystal Reports, Visual Basic. Our package PolicyMaster runs at more than 80 carriers and on AS/400, HP-UX and Windows NT. Occasional travel to customer sites. We offer salary to $65K, stock options, relocation assistance, casual dress and a location five minutes from the lake. Fax resume to (860) 555-0117, Attn: Human Resources. No phone calls or agencies. EOE M/F/D/V`,
    must: 'powerbuilder:3 sybase|oracle-database sql unix',
    nice: 'cobol crystal-reports visual-basic',
    either: 'client-server insurance as-400 hp-ux windows-nt',
    facts: 'title programmer-analyst; pay 6500000 USD year; country US',
    quoted: '2|travel',
    traps: 'must cobol; must as-400; must ibm-i; must visual-basic; years 80; must crystal-reports',
  },
  {
    name: 'one line: Nordic English, data platform',
    door: 'jobDesc',
    text: `Do you dream in pipelines? Data Engineer to Havbryn Seafood Bergen | 100% | Permanent Havbryn is one of the worlds largest producers of salmon with 3.200 employees in 9 countries. Our sites deliver millions of sensor readings every hour and we have only begun to use them. We have chosen Azure and Databricks as our platform, and Power BI is used by everybody from feeding operator to CEO. Work tasks Build and maintain data products for the farming division Contribute to our common framework Guide our analysts We think that you Have 2-5 years of experience as data engineer or developer Master Python and SQL Have worked in Databricks or have experience from similar (Snowflake, Synapse) Have higher education within IT Are fluent in Norwegian or English It is positive if you Have knowledge of Terraform Know streaming with Event Hubs or Kafka Have been on a boat Personal qualities Curious Structured Good humour We offer Competitive terms Pension and insurance schemes Canteen with, you guessed it, salmon Contact Head of Data Ingrid, tel 555 01 234 Deadline 15.01.2026`,
    must: 'python sql databricks',
    nice: 'terraform event-hubs kafka',
    either:
      'azure power-bi databricks|snowflake|azure-synapse databricks snowflake synapse azure-synapse streaming stream-processing data-pipelines',
    facts: 'title data-engineer; years 2-5; country NO; engagement fullTime; lang nb - soft; lang en - soft',
    quoted: 'higher education',
    traps: 'must power-bi; must terraform; must kafka; alone snowflake',
  },
  {
    name: 'one line: job board page with its labels, QA',
    door: 'jobDesc',
    text: `Home > Jobs > IT > QA Save job Print Report Senior QA Automation Engineer Veldtrade Posted 3 days ago Over 100 applicants Cape Town, South Africa Full-time Hybrid R65,000 - R80,000 per month Skills match: 6 of 10 About the company Veldtrade runs a marketplace for used tractors. Its platform is written in Ruby and serves four countries. What you will be doing Set up test automation from scratch Train the manual testers Report on quality to the CTO The must-list Selenium WebDriver with Java for 4 years or more Cucumber REST Assured or Postman SQL ISTQB Foundation The wish-list Performance testing with JMeter or Gatling Appium Docker Perks Medical aid, provident fund, a tractor ride Similar jobs: Scrum Master – Finbase – Johannesburg; PHP Developer (Laravel) – Kloof Media – Durban Create job alert`,
    must: 'selenium:4 java:4 cucumber rest-assured|postman sql istqb',
    nice: 'jmeter gatling appium docker',
    either: 'test-automation performance-testing manual-testing selenium-webdriver jmeter gatling',
    facts: 'title qa-automation-engineer; seniority senior; pay 8000000 ZAR month; country ZA; engagement fullTime',
    quoted: '',
    traps: 'any ruby; any php; any laravel; must jmeter; must docker; must appium; any scrum',
  },
  {
    name: 'US corporate posting with boilerplate: network engineer',
    door: 'jobDesc',
    text: `Network Engineer III
Requisition ID: R-118204
Location: Tulsa, OK
Employment type: Regular

About Oxbow Energy
Oxbow Energy moves natural gas through 9,000 miles of pipeline in eleven states. For over 75 years our people have powered America, and we have been named a Best Place to Work six times.

Position Purpose
This position designs and supports the corporate and SCADA networks.

Duties
Design LAN/WAN solutions and lead refresh projects
Act as escalation point for the NOC
Work with the cloud team on connectivity to Azure

Knowledge, skills and abilities needed to do this job
- Seven (7) years of progressively responsible network engineering experience
- Cisco routing and switching (OSPF, BGP)
- Palo Alto firewalls
- CCNP or equivalent
- A valid driver's license

Knowledge, skills and abilities that set you apart
- SD-WAN (Viptela or Velocloud)
- Python or Ansible for automation
- Cisco ISE

Total rewards
401(k), annual bonus, tuition reimbursement, on-site clinic, and a stipend for courses on Udemy, Azure or AWS.

Physical demands: may be required to climb towers.`,
    must: 'cisco ospf bgp palo-alto ccnp',
    nice: 'sd-wan viptela velocloud python ansible cisco-ise',
    either:
      'viptela velocloud scada firewalls azure palo-alto routing-and-switching routing switching lan-wan network-design cisco',
    facts: 'title network-engineer; years 7; country US',
    quoted: `driver's license`,
    traps: 'must azure; any aws; must python; must ansible; years 75; any udemy; must cisco-ise',
  },
  {
    name: 'French English, agency of digital: Drupal',
    door: 'jobDesc',
    text: `DRUPAL DEVELOPER M/F - CDI - Lyon (69)

WHO ARE WE ?
Agence Papillote is 45 passionates of the web. Since 2008 we accompany museums, towns and wine houses. We also do WordPress and Magento, but in other teams.

YOUR MISSIONS
> Participate to the conception of sites
> Develop custom modules
> Assure the maintenance (TMA)

YOUR PROFILE
> From Bac+3 to Bac+5, you justify of an experience of 2 years minimum on Drupal 9/10
> PHP and Symfony have no secret for you
> You master HTML, CSS and Twig
> You have notions of Docker (appreciated)
> Knowledge of Varnish or Solr would be a real asset
> French mother tongue level, English operational

THE CONDITIONS
> 34 to 40 K€ gross yearly following experience
> 2 days of telework by week
> RTT, tickets restaurant, mutual insurance`,
    must: 'drupal:2 php symfony html css twig',
    nice: 'docker varnish solr',
    facts: 'title drupal-developer; pay 4000000 EUR year; country FR; lang fr C2; lang en -; engagement fullTime',
    quoted: '2 days of telework',
    traps: 'any wordpress; any magento; must docker; must varnish; must solr',
  },
  {
    name: 'contractor mail with C2C lines: Salesforce',
    door: 'jobDesc',
    text: `Hello,

Greetings from Zenquest Inc!! Kindly go through the below JD and let me know your interest.

Role: Salesforce Developer (CPQ)
Location: 100% Remote (EST hours)
Duration: 6+ Months
Type: C2C / 1099 / W2
Interview: Video

Need 10+ years profiles, LinkedIn must be created before 2018

Top 3 skills
Apex & LWC
Salesforce CPQ – 3 yrs min
Integration with MuleSoft

Other skills good to have
Copado, OmniStudio, Certifications (PD1, PD2)

Job duties
Candidate will build price rules and product rules
Candidate will coordinate with the Veeva team
Candidate will work on migration from Oracle CPQ

Thanks & Regards
Pooja
We are an E-Verified company with clients in SAP, Workday, and Cyber Security.`,
    must: 'apex-salesforce lwc salesforce-cpq:3 mulesoft',
    nice: 'copado omnistudio',
    either: 'salesforce',
    facts: 'title salesforce-developer; years 10; engagement contract',
    quoted: '6+ Months|EST hours',
    traps: 'any veeva; any workday; any sap; must copado; must oracle-cpq; any linkedin',
  },
  {
    name: 'Dutch scale-up, product designer',
    door: 'jobDesc',
    text: `Product Designer (32-40 hours)
Utrecht

👋 Hi there!
We're Fietsje, and we lease bikes to companies. 48,000 riders, 70 colleagues, one dog.

🚲 The ride
You own the rider app from first sketch to release, together with a PM and five engineers (React Native, Kotlin backend). You run research with riders every other week.

🔧 Your toolbox
Figma, and we mean really Figma: variables, auto layout, libraries
3+ years designing digital products
You have contributed to a design system before
You can facilitate a workshop without a slide deck

✨ Extra shiny
Motion design (After Effects, Lottie)
Some HTML and CSS
Dutch

🎁 From us to you
€4,000 - €5,200 gross per month
A bike, of course
27 days off
Learning budget of 1,000 euro (IDEO, NN/g, Webflow, whatever you like)`,
    must: 'figma design-systems',
    nice: 'after-effects lottie html css',
    either: 'motion-graphics design-systems user-research workshop-facilitation ui-design',
    facts: 'title product-designer; years 3; pay 520000 EUR month; country NL; lang nl - soft',
    quoted: '32-40 hours',
    traps: 'any react-native; any kotlin; must html; must css; any webflow; hard-lang nl; must after-effects',
  },
  {
    name: 'Australian public service, business analyst',
    door: 'jobDesc',
    text: `APS6 Business Analyst – Canberra ACT
Labour hire, 12 months with 2 x 12 month extensions

The Department is modernising the way it pays farmers in drought. The current mainframe system is to be retired by 2028 and replaced by a Dynamics 365 solution delivered by a systems integrator.

The key duties of the position include
• Eliciting and documenting requirements
• Mapping as-is and to-be processes
• Supporting user acceptance testing

Every application requires to address selection criteria as part of the submission.

Essential criteria
1. Demonstrated experience (4+ years) as a BA in an agile environment
2. Process modelling in BPMN
3. Jira and Confluence
4. Australian citizenship, Baseline clearance

Desirable criteria
1. Experience with Dynamics 365
2. Visio or Sparx EA
3. Familiarity with agricultural policy

Rate: up to AUD 115 per hour incl. super. Hours: 40 per week. Closes 11:59 pm Thursday.`,
    must: 'bpmn jira confluence',
    nice: 'microsoft-dynamics-365 visio enterprise-architect-tool',
    either:
      'agile process-modelling business-process-modeling user-acceptance-testing requirements-gathering requirements-analysis visio agriculture mainframe business-analysis',
    facts: 'title business-analyst; years 4; pay 11500 AUD hour; country AU; engagement contract',
    quoted: '12 months|Australian citizenship|Baseline clearance|40 per week',
    traps: 'must microsoft-dynamics-365; any mainframe; must visio; years 12; start 2028',
  },
  {
    name: 'games studio, graphics programmer',
    door: 'jobDesc',
    text: `Lampshade Games – Rendering Programmer (Malmö or remote in the EU)

WHO'S LAMPSHADE?
We made Moths (2.3 million players) in Unity and swore never again. Our second game runs on our own engine.

IN SHORT, YOUR JOB
Make it pretty at 60 frames. You'll pair with our technical artist, and with the people who write tools in C#.

YOU ARE LIKELY SOMEONE WHO
• writes C++ every day and has for 4+ years
• knows Vulkan or DirectX 12 inside out
• is not afraid of linear algebra
• has shipped at least one title on PC or console

YOU MIGHT EVEN
• have profiled on consoles (Razor, PIX)
• know HLSL better than your mother tongue
• have toyed with Rust

YOU DON'T NEED
• Unreal experience
• a degree
• to live in Malmö

SALARY
45 000–58 000 SEK a month.`,
    must: 'cpp:4 vulkan|directx linear-algebra',
    nice: 'hlsl rust',
    either: 'linear-algebra',
    facts: 'title graphics-engineer; pay 5800000 SEK month; country EU; country SE',
    quoted: '',
    traps: 'any unity; any razor-pages; must unreal; nice unreal; must rust; must c-sharp; must hlsl',
  },
  {
    name: 'security start-up, hyphens of a PDF',
    door: 'jobDesc',
    text: `Security Engineer, Detection & Res-
ponse

Tallinn, Estonia                                             Page 1 of 2

Nordkilp is a security company for ship-
ping lines. We protect 600 vessels.

What you'll be responsible for
Write detections for our SIEM, respond to inci-
dents at sea and ashore, and improve our auto-
mation.

What we need from you
3+ years in a SOC or incident response
Elastic-
search and Kibana, or Splunk
Python or Power-
Shell
Networking funda-
mentals (TCP/IP, DNS)
Good knowledge of MITRE ATT&CK

What we'd be delighted to see
Post-
greSQL
Sigma rules, YARA
GCIH or similar certi-
ficate

                                                             Page 2 of 2
What we give back
3 800–4 900 EUR gross per month, develop-
ment budget, sauna`,
    must: 'elasticsearch kibana python|powershell tcp-ip dns mitre-attack',
    nice: 'postgresql yara gcih',
    either:
      'elasticsearch kibana elasticsearch|splunk kibana|splunk splunk incident-response siem soc networking tcp-ip dns elasticsearch|kibana|splunk security-operations',
    facts: 'title security-engineer; years 3; pay 490000 EUR month; country EE',
    quoted: '',
    traps: 'must postgresql; must yara; must gcih; alone python; alone powershell; alone splunk',
  },
  {
    name: 'Indian product company, mobile',
    door: 'jobDesc',
    text: `Flutter Developer @ PedalPay
Exp : 3 to 5 Yrs | Loc : Pune (WFO 5 days) | CTC : 12-18 LPA | NP : max 45 days

About PedalPay :-
PedalPay is India's fastest growing payments app for kirana stores, backed by marquee investors. Tech we use at PedalPay: Java microservices, Kafka, MongoDB, AWS, Flutter.

What will you do :-
Build new features from scratch
Own the release on Play Store and App Store
Mentor freshers

What are we looking for :-
3+ yrs in mobile, out of which 2 yrs in Flutter & Dart
State management – BLoC / Provider
Firebase, push notifications
REST APIs
Git

Bonus :-
Native Android (Kotlin) or iOS (Swift)
Fastlane
UPI domain

Why join us :-
ESOPs, free lunch, health cover for parents`,
    must: 'flutter:2 dart:2 flutter-bloc firebase rest-api git',
    nice: 'android kotlin ios swift fastlane',
    either: 'android ios push-notifications flutter-bloc payments mobile-development state-management upi',
    facts: 'title flutter-developer; years 3-5; pay 180000000 INR year; notice 45; country IN',
    quoted: 'WFO 5 days',
    traps: 'must java; must mongodb; must aws; must kafka; must kotlin; must swift; must fastlane',
  },
  {
    name: 'Swiss research hospital, biostatistics',
    door: 'jobDesc',
    text: `Statistical Programmer 60-80%
University Hospital, Clinical Trials Unit, Basel
Start: 1 March 2026 or by agreement

The CTU supports around 90 trials a year. Our electronic data capture is secuTrial and, from next year on, REDCap.

Your area of responsibility
- Programming of tables, listings and figures
- Validation of colleagues' programs
- Advising investigators

What distinguishes you
- Master's degree in statistics, epidemiology or similar
- Sound R skills (tidyverse, R Markdown)
- Experience with SAS in a regulated environment
- Knowledge of ICH-GCP
- English, and German at least B2

Your application gains weight with
- CDISC (SDTM, ADaM)
- R Shiny
- Git

What you can look forward to
- Five weeks of holiday, 2 days of home office
- A cafeteria with a view of the Rhine`,
    must: 'r tidyverse r-markdown sas',
    nice: 'cdisc shiny git',
    either: 'tidyverse r-markdown good-clinical-practice clinical-trials statistics epidemiology',
    facts: 'title statistician; country CH; start 2026-03-01; lang en -; lang de B2',
    quoted: '60-80%',
    traps: 'any redcap; must git; must shiny; any google-cloud; must cdisc',
  },
  {
    name: 'telecom, Polish English, DevOps',
    door: 'jobDesc',
    text: `DevOps Engineer (Kubernetes)
Kraków / remote from Poland
B2B 140-175 PLN net/h or contract of employment 18-23k PLN gross

Nice to meet you! We're Telmora, we deliver software to mobile operators in 30 countries: charging, mediation, provisioning.

Project
You will join the team which moves our products from VMs (OpenStack) to containers. Scrum, 2-week sprints, team of 9.

Expected
– min. 4 years of commercial experience in similar role
– Kubernetes, Helm
– very good knowledge of Linux
– CI/CD tools (GitLab CI)
– Ansible or Terraform
– English B2+

Optional
– Python / Go
– experience from telco
– Ceph, Rook

This is how we organize our work
– you develop several projects at once: no
– on-call: once in 6 weeks, paid
– integration trips, multisport card, private health care`,
    must: 'kubernetes helm linux gitlab-ci ansible|terraform',
    nice: 'python go ceph rook',
    either: 'ci-cd gitlab-ci telecommunications openstack scrum rook containers',
    facts:
      'title devops-engineer; years 4; pay 17500 PLN hour; country PL; engagement contract; engagement fullTime; lang en B2',
    quoted: 'on-call',
    traps: 'must python; must go; must openstack; any openstack; must ceph; must scrum; alone ansible',
  },
  {
    name: 'charity, CRM and data manager',
    door: 'jobDesc',
    text: `Database Manager

Hours: 28 per week over four days
Salary: £34,500 FTE (£27,600 actual)
Based: Norwich, with home working

The Broads Otter Trust has looked after rivers since 1983. We have 31,000 members and one very tired database: it is ThankQ, and in the autumn it becomes Salesforce NPSP.

The job in a nutshell
Keeping our supporters' records right, getting lists out on time, and helping colleagues to help themselves. You will manage one Data Assistant.

You will have
SQL to write your own queries
Advanced Excel
Two years or more with a fundraising CRM
An eye for GDPR

It would be a bonus, but we can teach you
Salesforce
Power BI
Mailchimp

You won't need
A car, wellies, or any otters`,
    must: 'sql microsoft-excel gdpr crm',
    nice: 'salesforce power-bi mailchimp',
    either: 'crm fundraising gdpr salesforce-npsp data-protection nonprofit',
    facts: 'title database-administrator; years 2; pay 3450000 GBP year; country GB',
    quoted: '28 per week',
    traps: 'must salesforce; must power-bi; must mailchimp; years 1983; any thankq',
  },
  {
    name: 'automotive supplier, requirements in prose: ML engineer',
    door: 'jobDesc',
    text: `Machine Learning Engineer – Perception
Gothenburg, on site

Zenvik builds the eyes of trucks. In 2015 we were four people in a barn, and today our cameras are in 40,000 vehicles.

You will join the perception team, which trains networks for object detection and brings them to an embedded target. Labelling is done by a partner, and our simulation (CARLA) is run by another team.

To succeed with us you need a couple of years with PyTorch, solid Python, and an understanding of computer vision that goes beyond calling a library. C++ must not scare you, because that is what runs in the truck. You're used to Docker and Linux.

If you on top of that have worked with TensorRT, ROS 2 or lidar, we will be extra glad to hear from you. We do not ask for a PhD, and TensorFlow is of no use here.

You will be employed by Zenvik with a six-month probation. Security screening is part of the process. We interview as we go, so don't wait until the last day, 20 December.`,
    must: 'pytorch python computer-vision cpp docker linux',
    nice: 'tensorrt ros lidar',
    either: 'computer-vision cpp lidar object-detection',
    facts: 'title machine-learning-engineer; country SE',
    quoted: 'on site|probation|Security screening',
    traps: 'any tensorflow; any carla; must tensorrt; must ros; start 2026-12-20; years 2015; notice 180',
  },
]
