import type { MessyPosting } from './messy-posting.ts'

/** The forty-fourth round: copies of job portals and public services' specifications, written before any change. */
export const ROUND_44: readonly MessyPosting[] = [
  {
    name: 'copy of a network of contacts, with its buttons',
    door: 'jobDesc',
    text: `Senior Data Engineer
Kestrel Freight · Rotterdam, South Holland, Netherlands (Hybrid)
2 weeks ago · Over 100 applicants
Promoted by hirer · Actively reviewing applicants
Full-time
Easy Apply
Save
About the job
Kestrel Freight moves eleven thousand containers a week and would like to know where each of them is.
What you will do
Own the pipelines that bring terminal events into our lake
Replace the nightly SSIS packages with something that can be tested
What you bring
5+ years in data engineering
Excellent Python and SQL
Hands-on with Airflow and dbt
Experience with Snowflake
We'd love it if
You have worked with Kafka
You know Terraform
What you get
27 days off, an NS business card and a yearly budget to become certified in Azure or Databricks
Show less
Set alert for similar jobs
About the company
Kestrel Freight
12,301 followers
Transportation, Logistics, Supply Chain and Storage
Show more`,
    must: 'python sql airflow dbt snowflake',
    nice: 'kafka terraform',
    either: 'data-engineering data-pipelines logistics',
    facts: 'title data-engineer; seniority senior; years 5; engagement fullTime; country NL',
    quoted: '27 days off',
    traps: 'any ssis; any azure; any databricks; must kafka; must terraform',
  },
  {
    name: 'copy of a search portal, with pay and shifts',
    door: 'jobDesc',
    text: `IT Support Technician
Millbrook School District
Boise, ID 83702
$24.50 - $29.00 an hour - Full-time
Profile insights
Here's how the job qualifications align with your profile.
Skills
Windows
Do you have experience in Windows?
Job details
Pay
$24.50 - $29.00 an hour
Job type
Full-time
Shift and schedule
Day shift
Monday to Friday
Benefits
Dental insurance
Tuition reimbursement
Full job description
The technician answers calls from four schools, images laptops and keeps carts of Chromebooks charged.
Minimum qualifications:
High school diploma
2 years of help desk experience
Working knowledge of Active Directory and Windows 10
Able to lift 50 pounds
Desired qualifications:
CompTIA A+
Google Workspace administration
Experience with Jamf
Hiring Insights
Hired 3 candidates
Report job`,
    must: 'active-directory windows',
    nice: 'google-workspace jamf',
    either: 'help-desk it-support',
    facts: 'title it-support-specialist; years 2; pay 2900 USD hour; engagement fullTime; country US',
    quoted: '',
    traps: 'must jamf; must google-workspace',
  },
  {
    name: 'person specification of a council, letters for essential and desirable',
    door: 'jobDesc',
    text: `Job title: GIS Analyst
Grade: 8 (£34,314 - £37,938)
Hours: 37 per week
Team: Spatial Planning, Harrowmere District Council
Purpose of the post
To maintain the corporate map and to answer requests from officers and members.
Person specification
Criteria | E/D | Assessed by
Degree in geography or equivalent experience | E | A
Experience of QGIS or ArcGIS | E | A/I
Experience of PostGIS | E | A/T
Knowledge of Python scripting | D | A/I
Knowledge of FME | D | A/I
Good communication skills | E | I
Able to travel across the district | E | I
Key: A = application, I = interview, T = test
The council is a Disability Confident employer and offers the Local Government Pension Scheme.`,
    must: 'qgis|arcgis postgis',
    nice: 'python fme',
    either: 'gis communication scripting spatial-planning',
    facts: 'title gis-analyst; pay 3793800 GBP year',
    quoted: '37 per week',
    traps: 'must python; must fme',
  },
  {
    name: 'health service advert, band and trust',
    door: 'jobDesc',
    text: `Integration Developer – Band 6
Northmoor University Hospitals NHS Foundation Trust
£37,338 to £44,962 a year
Permanent, 37.5 hours a week
Job overview
The integration team looks after 140 interfaces between the patient administration system, the laboratory and the imaging archive.
Person specification
Education and qualifications
Essential criteria
Degree level or equivalent experience
Desirable criteria
ITIL Foundation
Experience
Essential criteria
Experience with HL7 v2 messaging
Experience with an integration engine such as Rhapsody or Mirth
SQL Server
Desirable criteria
FHIR
C#
Disclosure and Barring Service check
This post is subject to the Rehabilitation of Offenders Act.`,
    must: 'hl7 mirth-connect sql-server',
    nice: 'itil fhir c-sharp',
    either: 'healthcare integration sql',
    facts: 'title integration-developer; pay 4496200 GBP year; engagement fullTime',
    quoted: '37.5 hours|Disclosure and Barring',
    traps: 'must fhir; must c-sharp; must itil',
  },
  {
    name: 'Indian services company, skills by rank and notice in letters',
    door: 'jobDesc',
    text: `Hi, Greetings from Vistara Infosolutions!!
Role : Azure Data Engineer
Exp: 5-8 yrs
NP: immediate to 15 days
Loc: Pune / Chennai
Mode: WFO 3 days
Mandatory Skills: Azure Data Factory, Databricks, PySpark, SQL
Secondary Skills: Power BI, Azure DevOps
JD:
Develop and support ETL jobs for US retail client.
Work with offshore lead and onsite coordinator.
Good to have: Snowflake
Please share CV with below details
Total exp:
Rel exp in Databricks:
CTC:
ECTC:`,
    must: 'adf databricks pyspark sql',
    nice: 'power-bi azure-devops snowflake',
    either: 'etl retail azure data-engineering',
    facts: 'title azure-data-engineer; years 5-8; notice 15; country IN',
    quoted: '3 days',
    traps: 'must power-bi; must snowflake; country US',
  },
  {
    name: 'release train engineer of a bank, in one line',
    door: 'jobDesc',
    text: `Release Train Engineer (m/f/d) Frankfurt am Main About us We are the IT house of a cooperative bank with 2,300 colleagues. Your mission You plan the PI with twelve teams and keep the programme board honest. Your profile SAFe RTE or SPC certification At least four years as Scrum Master or agile coach Very good knowledge of Jira and Confluence Fluent German and English It would be great if you already know Azure DevOps and have seen a mainframe We offer 30 days of vacation A Deutschlandticket Training on AWS and Kubernetes in our own academy`,
    must: 'jira confluence',
    nice: 'azure-devops mainframe',
    either: 'safe safe-rte safe-spc scrum agile banking coaching agile-coaching scrum-master pi-planning',
    facts: 'title release-train-engineer; years 4; lang de C1; lang en C1; country DE',
    quoted: '30 days',
    traps: 'any aws; any kubernetes; must azure-devops; title release-manager',
  },
  {
    name: 'Polish contractor advert with levels of skill',
    door: 'jobDesc',
    text: `Senior .NET Developer
B2B: 140 - 170 PLN/h net + VAT
100% remote (Poland)
Start: ASAP
Tech stack
C# – advanced
.NET 8 – advanced
SQL Server – regular
Azure – regular
Angular – nice to have
RabbitMQ – nice to have
English – B2
Project
You will join a Danish pension fund which moves its calculation engine out of a monolith.
We offer
Multisport card, private healthcare at LuxMed, referral bonus of 5000 PLN`,
    must: 'c-sharp dot-net sql-server azure',
    nice: 'angular rabbitmq',
    either: 'pensions microservices',
    facts:
      'title dot-net-developer; seniority senior; pay 17000 PLN hour; engagement contract; lang en B2; country PL; work remote',
    quoted: '',
    traps: 'must angular; must rabbitmq; country DK',
  },
  {
    name: 'agency mail with the words of a client',
    door: 'jobDesc',
    text: `Hi both, see below from the client, can we get three CVs across by Thursday?

"We're after a test automation engineer for the Bristol office, two days in. Playwright is the big one, TypeScript with it. They need to have built a framework and not only added tests to one. API testing with Postman or similar. If they've done performance work with k6 that's a bonus. Don't send me manual testers please. 45 to 55."

Fee is 18 %. They use our competitor for Java and DevOps so stay off those.
Thanks
Dee`,
    must: 'playwright typescript postman',
    nice: 'k6',
    either: 'test-automation api-testing performance-testing test-frameworks',
    facts: 'title qa-automation-engineer; pay 5500000 GBP year; country GB',
    quoted: 'two days in',
    traps: 'any java; any devops; must k6; must manual-testing',
  },
  {
    name: 'hopes of a start-up, with a list of those it does not suit',
    door: 'jobDesc',
    text: `Mobile Engineer (React Native)
Day to day
Shipping features to 40,000 riders every second week
Pairing with our designer
You'll thrive here if
You have three or more years of React Native behind you
TypeScript is second nature
You have published apps in both stores
Bonus points
Swift or Kotlin
Some GraphQL
Not for you if
You want a manager who hands out tickets
You would rather write Flutter
Pay: €62k–€74k, Lisbon or remote in Portugal`,
    must: 'react-native:3 typescript',
    nice: 'swift kotlin graphql',
    either: 'app-store mobile-development app-store-publishing',
    facts: 'title mobile-developer; pay 7400000 EUR year; country PT',
    quoted: '',
    traps: 'must flutter; nice flutter; must swift; must kotlin; must graphql',
  },
  {
    name: 'top three skills of a vendor form, label and dash',
    door: 'jobDesc',
    text: `Client :- State of Ohio
Title :- Business Analyst
Duration :- 12 months
Location :- Columbus, OH (onsite)
Interview :- MS Teams
Top 3 skills
1. Writing user stories in Jira
2. SQL for data validation
3. Visio process diagrams
Skill Matrix
Business analysis – Required – 7 years
SQL – Required – 4 years
Power BI – Desired – 2 years
Salesforce – Nice to have – 1 year
Tableau – Highly desired
Candidates must be able to work in the US without sponsorship.`,
    must: 'jira sql:4 visio',
    nice: 'power-bi salesforce tableau',
    either: 'business-analysis user-stories data-validation process-modeling',
    facts: 'title business-analyst; engagement contract; country US; years 7',
    quoted: '12 months|without sponsorship',
    traps: 'must power-bi; must salesforce; must tableau; any ms-teams; any microsoft-teams',
  },
  {
    name: 'Nordic advert in one line',
    door: 'jobDesc',
    text: `DevOps Engineer to Gothenburg At Havsvind we forecast the output of wind parks at sea and we are now 38 people who like our job. About the role You will take care of our clusters together with two colleagues and make deployment boring. Who are you? You have worked a number of years with Kubernetes and Helm You are used to GitLab CI You write Go or Python You speak and write English without effort It is meritorious if you have experience of ArgoCD and Prometheus We see that you have knowledge of Swedish as a plus What we offer Six weeks of vacation Wellness grant of 5000 SEK Parental leave top-up Welcome with your application already today as we select continuously.`,
    must: 'kubernetes helm gitlab-ci go|python',
    nice: 'argo-cd prometheus',
    either: 'devops wind-energy renewable-energy gitlab',
    facts: 'title devops-engineer; lang en -; lang sv - soft; country SE',
    quoted: '',
    traps: 'must argo-cd; must prometheus; pay',
  },
  {
    name: 'copy of an applicant system with its block of equal chances, in one line',
    door: 'jobDesc',
    text: `Security Engineer, Detection & Response Locations Austin, TX time type Full time posted on Posted 6 Days Ago job requisition id R0048812 Company Overview Palisade Payments settles for 9,000 merchants and runs on AWS, Snowflake and Okta. Position Summary The engineer writes detections and answers alerts in a rotation of six. Minimum Qualifications 4+ years in security operations or detection engineering Experience with Splunk or another SIEM Proficiency in Python Knowledge of MITRE ATT&CK Preferred Qualifications GCIH or GCIA Experience with CrowdStrike Terraform The base range for this position is $138,000 - $172,000 per year. Palisade is an equal opportunity employer and does not discriminate on the basis of race, religion, sex, age, veteran status or disability. Applicants who need an accommodation may write to the talent team.`,
    must: 'splunk python mitre-attack',
    nice: 'gcih crowdstrike terraform',
    either: 'siem security-operations detection-engineering incident-response payments',
    facts: 'title security-engineer; years 4; pay 17200000 USD year; engagement fullTime; country US',
    quoted: '',
    traps: 'any snowflake; any okta; any aws; must terraform; must crowdstrike',
  },
]
