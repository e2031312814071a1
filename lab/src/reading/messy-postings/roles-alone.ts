import type { MessyPosting } from './messy-posting.ts'

/**
 * Texts about the roles of skills only: other facts are not annotated, so only skills and traps are measured on them.
 */
export const ROLES_ALONE: readonly MessyPosting[] = [
  {
    name: 'Network Engineer - Data Center',
    door: 'jobDesc',
    text: `Network Engineer - Data Center
We run a Cisco shop today but Arista is taking over, so EOS experience is what matters. Juniper boxes sit in two old sites and get replaced this winter.
What we're looking for:
- Arista EOS, EVPN/VXLAN
- BGP in anger
- Automation using Python or Ansible
- Palo Alto firewalls (the Fortinets are going away)
Nice extras: NetBox, Terraform`,
    must: 'arista evpn vxlan bgp python|ansible palo-alto',
    nice: 'netbox terraform',
    either: 'automation network-automation firewalls cisco network-engineer',
    facts: '',
    traps: 'any juniper; any fortinet',
  },
  {
    name: 'Product Analyst (Growth)',
    door: 'jobDesc',
    text: `Product Analyst (Growth)
What you bring
• 3+ years as a product or data analyst
• SQL you can write in your sleep
• Experience with A/B testing
• A product analytics tool: Amplitude, Mixpanel or PostHog
• Clear communication
What would be a bonus
• Python notebooks
• dbt. Analytics engineers own it here, but you'd read it
You won't be doing machine learning. Our data scientists do that.`,
    must: 'sql ab-testing amplitude|mixpanel|posthog',
    nice: 'python dbt',
    either: 'jupyter product-analytics data-analysis',
    facts: '',
    traps: 'any machine-learning; any data-science',
  },
  {
    name: 'Hey folks, anyone know a good Platform Dev? Our',
    door: 'summary',
    text: `Hey folks, anyone know a good Platform Dev? Our SRE left.
We're on GCP with GKE, Terraform for everything, Argo CD for deploys. They must know Kubernetes and Terraform. Go helps because our operators are written in it, but a good Python person can grow into that. No Windows. The old Heroku apps are being shut down in Q1.`,
    must: 'kubernetes terraform',
    nice: 'go python',
    either: 'google-cloud gke argo-cd',
    facts: '',
    traps: 'any windows; any heroku',
  },
  {
    name: 'Java Backend Developer (all genders) - Munich',
    door: 'jobDesc',
    text: `Java Backend Developer (all genders) - Munich
Your stack: Java 21, Spring Boot, PostgreSQL, Kafka, AWS
Your profile: several years with Java and Spring Boot; relational databases; you've worked with a message broker (Kafka, RabbitMQ, ActiveMQ); you enjoy writing tests. Knowledge of AWS is nice, can be learned on the job. Frontend knowledge (Vue) isn't expected.
About the team: you'll work with four developers, one designer (Figma) and a data team on Databricks.`,
    must: 'java spring-boot kafka|rabbitmq|activemq',
    nice: 'aws',
    either: 'postgresql relational-databases frontend unit-testing message-queues',
    facts: '',
    traps: 'any vue-js; any figma; any databricks',
  },
  {
    name: 'Role: Sr. SDET',
    door: 'jobDesc',
    text: `Role: Sr. SDET
Client: leading US healthcare payer
Must haves:
Java + Selenium + TestNG/JUnit
RestAssured
BDD Cucumber
Good to haves:
Playwright
JMeter or Gatling
AWS basics
Please do not submit: manual testers, UFT/QTP only profiles, fresher
Visa: USC/GC only`,
    must: 'java selenium testng|junit rest-assured cucumber',
    nice: 'playwright jmeter gatling aws',
    either: 'bdd manual-testing',
    unwanted: 'uft',
    facts: '',
    traps: 'any manual-testing',
  },
  {
    name: 'iOS Engineer',
    door: 'jobDesc',
    text: `iOS Engineer
Over the last two years we rewrote the app from Objective-C to Swift, from UIKit to SwiftUI, and from RxSwift to Combine. So you'll find little of the former.
You: 4+ years of iOS. Swift, SwiftUI, structured concurrency. Comfortable with XCTest. You've released to the App Store and survived review.
It's a plus if you know your way around Fastlane or Bitrise, or if you've done a bit of Kotlin.`,
    must: 'swift swiftui xctest',
    nice: 'fastlane kotlin',
    either: 'concurrency ios app-store combine uikit',
    facts: '',
    traps: 'any objective-c; any rxswift',
  },
  {
    name: 'Data Platform Engineer, Warsaw/remote',
    door: 'jobDesc',
    text: `Data Platform Engineer, Warsaw/remote
We are looking for a person who:
* has at least 5 years of commercial experience in Python,
* knows Spark (PySpark) and Delta Lake very well,
* worked with Databricks; Snowflake or Synapse experience is also fine,
* knows what CI/CD is and uses it.
We will be pleased if you:
* had contact with Terraform,
* know streaming (Kafka, Event Hubs).
We do not expect from you:
* knowledge of Scala,
* Hadoop administration.`,
    must: 'python:5 pyspark delta-lake databricks|snowflake|synapse',
    nice: 'terraform kafka event-hubs',
    either: 'ci-cd spark stream-processing',
    facts: '',
    traps: 'any scala; any hadoop',
  },
  {
    name: 'Cyber Security Analyst (SOC L2), Johannesburg',
    door: 'jobDesc',
    text: `Cyber Security Analyst (SOC L2), Johannesburg
Minimum requirements
- Matric + relevant diploma
- 3-5 years in a SOC
- SIEM: Sentinel or QRadar
- EDR, preferably Defender or CrowdStrike
- KQL
- Incident handling per NIST
Advantageous
- SC-200, BTL1 or Security+
- Python/PowerShell scripting
- Malware analysis
The vulnerability management team runs Qualys and Nessus, which you may read but won't operate.`,
    must: 'sentinel|qradar microsoft-defender|crowdstrike kql',
    nice: 'security-plus python powershell malware-analysis',
    either: 'edr siem nist incident-response-security scripting security-operations',
    facts: '',
    traps: 'any qualys; any nessus',
  },
  {
    name: 'We need a WordPress dev asap. The shop is WooCom',
    door: 'summary',
    text: `We need a WordPress dev asap. The shop is WooCommerce. Elementor site, custom theme (PHP). You should know ACF and be OK with JS. SEO is handled by an agency. Previously we had a Wix site and then Shopify, both gone. If you know Figma we would save a step. No page-builder-only people.`,
    must: 'wordpress woocommerce elementor php acf javascript',
    nice: 'figma',
    facts: '',
    traps: 'any wix; any shopify; any seo',
  },
  {
    name: 'Machine Learning Engineer – Computer Vision',
    door: 'jobDesc',
    text: `Machine Learning Engineer – Computer Vision
Nagoya/remote, English-speaking team
Requirements:
+ PyTorch (TensorFlow experience alone is not sufficient)
+ OpenCV
+ C++ for deployment on Jetson
+ Docker
Preferred:
+ TensorRT, ONNX
+ ROS 2
+ Japanese N3
Not in scope: NLP, LLMs, generative stuff. The annotation pipeline (CVAT, Label Studio) belongs to the data team.`,
    must: 'pytorch opencv cpp docker',
    nice: 'tensorrt onnx ros',
    either: 'nvidia-jetson computer-vision',
    facts: '',
    traps: 'any tensorflow; any nlp; any llm; any generative-ai',
  },
  {
    name: 'Kotlin/Android Contractor',
    door: 'jobDesc',
    text: `Kotlin/Android Contractor
Looking for: Android dev, Kotlin + Compose, 6 yrs. Coroutines/Flow. Hilt or Koin, don't care. Room. CI is Bitrise, nobody will ask you to touch it. The iOS guys are on KMP already for the network layer so KMP = huge plus. Java only for reading the old stuff. Rate 550 EUR.`,
    must: 'kotlin jetpack-compose kotlin-coroutines hilt|koin room',
    nice: 'kotlin-multiplatform java',
    either: 'android',
    facts: '',
    traps: 'any swift',
  },
  {
    name: 'Integration Developer MuleSoft',
    door: 'jobDesc',
    text: `Integration Developer MuleSoft
About the client: a logistics group with 40 sites, running SAP S/4HANA and Salesforce.
Tasks: build APIs on Anypoint Platform, connect SAP and Salesforce, replace the old BizTalk flows.
Skills required: MuleSoft 4, DataWeave, REST/SOAP, OAuth2.
Skills desired: MCD certification, Kafka, basic SAP IDoc knowledge.
Skills not required: BizTalk, Dell Boomi.`,
    must: 'mulesoft dataweave',
    nice: 'kafka sap-interfaces',
    either: 'rest-api soap oauth sap salesforce s4hana apis',
    facts: '',
    traps: 'any biztalk; any boomi',
  },
  {
    name: 'Senior Backend Engineer (Node)',
    door: 'jobDesc',
    text: `Senior Backend Engineer (Node)
What our days look like: half building, a quarter reviewing, a quarter talking to the risk people. The monolith is Laravel; we carve services out of it in TypeScript on NestJS. You don't need PHP to read it, you'll manage.
You'll fit if you've got five years in backend, most of it Node, if you treat Postgres as more than a JSON bucket, and if queues (we use SQS, RabbitMQ people adapt in a week) don't frighten you.
GraphQL? We have one gateway, it's Apollo, it's someone else's baby.
Would love: Kotlin curiosity, OpenTelemetry.`,
    must: 'node-js postgresql sqs|rabbitmq',
    nice: 'kotlin opentelemetry',
    either: 'typescript nest-js backend message-queues',
    facts: '',
    traps: 'any laravel; any php; any graphql; any apollo-graphql',
  },
  {
    name: 'PLC Programmer wanted!',
    door: 'jobDesc',
    text: `PLC Programmer wanted!
We build packaging lines. Siemens TIA Portal is our daily bread, so that's a must. Experience with Allen-Bradley is helpful as US customers insist on it. HMI design with WinCC. Knowledge in robotics (Fanuc, ABB) is not necessary, we have two colleagues for it. You travel up to 30 %. Structured Text and Ladder should be no foreign words to you. Profinet you know.`,
    must: 'tia-portal structured-text ladder-logic profinet',
    nice: 'allen-bradley',
    either: 'hmi',
    facts: '',
    traps: 'any robotics',
  },
  {
    name: 'Engineering Manager, Payments',
    door: 'jobDesc',
    text: `Engineering Manager, Payments
You'll lead 8 engineers who write Kotlin and a bit of Go. You don't have to code daily, but you need to have been a backend engineer in a JVM language (Java, Kotlin, Scala) and be able to follow a design review.
Must: people management 3+ years; payments or banking background; hiring experience.
Plus: PCI DSS, Stripe or Adyen integrations.`,
    must: 'java|kotlin|scala',
    nice: 'pci-dss stripe adyen',
    either: 'people-management payments banking technical-recruiting engineering-management-skill',
    facts: '',
    traps: 'any go',
  },
  {
    name: 'Req #8812 - ServiceNow Developer - Remote (India',
    door: 'jobDesc',
    text: `Req #8812 - ServiceNow Developer - Remote (India)
Skill matrix
Mandatory: ServiceNow ITSM, scripting (Glide), Flow Designer, Integration Hub
Optional: HRSD, CSM, GRC
Certification: CSA mandatory, CAD preferred
Not required: ServiceNow ITOM
Team uses Azure DevOps boards and Confluence for documentation.`,
    must: 'servicenow',
    either: 'servicenow-development scripting servicenow-grc servicenow integration',
    facts: '',
    traps: 'any azure-devops; any confluence; any azure-boards',
  },
  {
    name: 'Quant Developer - Chicago prop shop',
    door: 'jobDesc',
    text: `Quant Developer - Chicago prop shop
C++20 is the job. Python for research tooling. If you've written kdb+/q, even better; if you haven't, you'll learn it from the guys in London who do nothing else. FPGA team sits next door (Verilog), not this seat. Linux tuning, kernel bypass. Java only at the fringes, not worth mentioning on your CV.`,
    must: 'cpp python linux',
    nice: 'kdb-plus',
    either: 'linux-kernel',
    facts: '',
    traps: 'any fpga; any verilog; any java',
  },
  {
    name: 'Full-Stack Engineer (Rails/React)',
    door: 'jobDesc',
    text: `Full-Stack Engineer (Rails/React)
The ideal person
- has shipped Rails apps for 4+ years
- isn't afraid of React with Hooks
- writes RSpec before being told
- can find their way in AWS (ECS, RDS)
- Sidekiq, Redis
Extra shiny
- Hotwire (we're moving new screens there)
- Elasticsearch
- Ruby gems you maintain
The less shiny truth: there's CoffeeScript and Angular 1 left in the back office. It's being removed by a contractor.`,
    must: 'ruby-on-rails:4 react rspec aws ecs amazon-rds sidekiq redis',
    nice: 'hotwire elasticsearch',
    either: 'rubygems ruby',
    facts: '',
    traps: 'any coffeescript; any angularjs',
  },
  {
    name: 'Power BI Developer (contract 6 months)',
    door: 'jobDesc',
    text: `Power BI Developer (contract 6 months)
Need: DAX, Power Query, data modelling (star schema), SQL. Paginated reports = nice. Fabric = very nice. Tableau = we're retiring it, so don't lead with that. Qlik = same. SSRS = legacy, 3 reports, read-only.`,
    must: 'dax power-query data-modeling sql',
    nice: 'microsoft-fabric',
    either: 'ssrs power-bi reporting',
    facts: '',
    traps: 'any tableau; any qlik-sense',
  },
  {
    name: 'Looking for a freelance Solidity auditor. Foundr',
    door: 'summary',
    text: `Looking for a freelance Solidity auditor. Foundry or Hardhat, Slither, Echidna. You've published audits. EVM internals. Move/Rust chains are not on our list yet, so Solana profiles can wait. Bonus for ZK knowledge (Circom, Noir).`,
    must: 'solidity foundry-eth|hardhat',
    nice: 'noir zero-knowledge',
    either: 'smart-contract-auditing ethereum',
    facts: '',
    traps: 'any solana; any rust; any move-language',
  },
  {
    name: 'Systems Administrator (Windows / M365), Dublin',
    door: 'jobDesc',
    text: `Systems Administrator (Windows / M365), Dublin
In this role you will look after 300 users. The company is leaving its on-prem Exchange for M365 and its VMware hosts for Azure.
Essential:
- Microsoft 365 administration (Exchange Online, Intune, Entra ID)
- Windows Server 2019/2022, Active Directory, Group Policy
- PowerShell
- Networking fundamentals
Desirable:
- Azure IaaS; AZ-104
- Veeam
- Some Linux for the phone system
Macs are looked after by our partner (Jamf), phones as well.`,
    must: 'm365-admin exchange-online intune entra-id windows-server active-directory group-policy powershell',
    nice: 'azure veeam linux',
    either: 'computer-networking iaas azure-certification',
    facts: '',
    traps: 'any vmware; any jamf; any exchange',
  },
  {
    name: 'Staff Data Engineer',
    door: 'jobDesc',
    text: `Staff Data Engineer
Hi there! I'm Priyanka and I lead data at Orchard. Quick facts about what we run: Snowflake, dbt, Airflow, Fivetran, all on AWS. I need a person who can own the dbt project (200 models) and clean up our Airflow. So: expert SQL + dbt, solid Python, has run Airflow or a competitor of it in production. I'm agnostic about warehouses — Snowflake, BigQuery, Redshift, Databricks SQL, whatever you've scaled. Streaming: no plans. ML: no. BI: Lightdash, the analysts do it.`,
    must: 'sql dbt python airflow snowflake|bigquery|redshift|databricks',
    either: 'fivetran aws',
    facts: '',
    traps: 'any machine-learning; any lightdash; any business-intelligence',
  },
  {
    name: 'Rust Engineer (Systems)',
    door: 'jobDesc',
    text: `Rust Engineer (Systems)
Requirements: 3+ yrs systems programming, of which at least one in Rust; C or C++ otherwise. Tokio or another async runtime. Linux internals. gRPC.
Preferred: eBPF, io_uring, QUIC, WASM.
We've no use for: web3 experience, frontends, Windows drivers.`,
    must: 'rust tokio grpc',
    nice: 'ebpf webassembly',
    either: 'c cpp systems-programming linux os-internals asynchronous-programming',
    facts: '',
    traps: 'any web3; any frontend; any windows',
  },
  {
    name: 'Magento 2 developer, Kyiv',
    door: 'jobDesc',
    text: `Magento 2 developer, Kyiv
what we expect: strong PHP 8, Magento 2 (custom modules, checkout), MySQL, Composer. Knowledge of Hyvä or Knockout/RequireJS. Linux shell.
will be a plus: Elasticsearch/OpenSearch, Varnish, RabbitMQ, experience in Shopware
we do not consider candidates with Magento 1 only. OpenCart, Joomla experience is irrelevant`,
    must: 'php magento mysql composer',
    nice: 'elasticsearch opensearch varnish rabbitmq shopware',
    either: 'knockout-js require-js linux bash shell-scripting',
    facts: '',
    traps: 'any opencart; any joomla',
  },
  {
    name: 'QA Lead (m/f/x), Vienna',
    door: 'jobDesc',
    text: `QA Lead (m/f/x), Vienna
We are a team that builds software for hospitals. For the quality of our products we search for you.
Your responsibilities: Lead 3 testers, define test strategy, introduce automated tests (today almost everything is manual, in Excel).
You bring with you:
- min. 5 years in software testing
- ISTQB certificate
- Practice with a test management tool (TestRail, Xray or comparable)
- Basic programming knowledge in Java or C#
We are happy about:
- knowledge of medical norms (IEC 62304)
- Experience with Selenium/Playwright
- Tosca we do not use any more, therefore not relevant`,
    must: 'testrail|xray-jira java|c-sharp',
    nice: 'iec-62304 selenium playwright',
    either: 'istqb test-management software-testing test-automation test-planning',
    facts: '',
    traps: 'any tosca; any microsoft-excel',
  },
  {
    name: 'Site Reliability Engineer - $160k - remote US',
    door: 'jobDesc',
    text: `Site Reliability Engineer - $160k - remote US
As an SRE here you'll inherit Nagios (we're sorry) and turn it off. You'll bring your Prometheus and Grafana expertise to do so.
Basic qualifications: 5+ years in SRE/DevOps; proficiency in one of Go, Python, Java; Kubernetes; AWS or GCP; Terraform
Preferred qualifications: Istio/Linkerd; OpenTelemetry; Kafka operations experience
Our customers include teams that run on Azure; we do not.`,
    must: 'prometheus grafana go|python|java kubernetes aws|google-cloud terraform',
    nice: 'istio linkerd opentelemetry kafka',
    either: 'devops sre',
    facts: '',
    traps: 'any nagios; any azure',
  },
  {
    name: '[Sourcing brief] Oracle Apps Tech Consultant',
    door: 'jobDesc',
    text: `[Sourcing brief] Oracle Apps Tech Consultant
- EBS R12: PL/SQL, Forms & Reports, Workflow, XML Publisher -> must, check depth
- OAF -> preferred
- OIC / Fusion -> added advantage (client moves in 2027)
- APEX -> client says "maybe someday", skip
- DBA skills -> not relevant, separate team
Budget 28 LPA, 7-10 yrs`,
    must: 'oracle-ebs pl-sql oracle-forms oracle-reports',
    nice: 'oic oracle-fusion',
    facts: '',
    traps: 'any oracle-apex; any database-administration',
  },
  {
    name: 'C#/WPF developer for lab software',
    door: 'jobDesc',
    text: `C#/WPF developer for lab software
You maintain and extend our desktop application (C#, WPF, MVVM). Data sits in SQL Server, talk to instruments runs over serial. Half of the old modules are VB6, we port them, so reading VB6 without crying is a benefit. The web version (Blazor) is an experiment by our working student. Must: C# 5+ years, WPF, unit tests (NUnit/xUnit). We can't take people who have only done web (ASP.NET).`,
    must: 'c-sharp wpf nunit|xunit',
    nice: 'visual-basic',
    either: 'mvvm sql-server unit-testing serial-protocols',
    facts: '',
    traps: 'any blazor; any asp-net',
  },
  {
    name: 'IT Support Specialist – Atlanta',
    door: 'jobDesc',
    text: `IT Support Specialist – Atlanta
Requirements
Experience supporting Windows 10/11 and macOS in a company of 100+
Active Directory/Azure AD user admin
Ticketing system experience (ServiceNow, Freshservice, Zendesk — we're not fussy)
Basic networking: DNS, DHCP, VPN
CompTIA A+ or equivalent experience
Nice-to-have
Intune or Jamf
Network+
Google Workspace (one subsidiary is on it)
What you won't need: coding, server builds, Linux.`,
    must: 'windows macos active-directory servicenow|freshservice|zendesk',
    nice: 'intune jamf network-plus google-workspace',
    either: 'dns dhcp vpn a-plus ticketing entra-id computer-networking technical-support',
    facts: '',
    traps: 'any linux; any programming',
  },
  {
    name: 'AI Engineer (LLM) Berlin',
    door: 'jobDesc',
    text: `AI Engineer (LLM) Berlin
Our RAG product is live with 30 customers. Retrieval is on Elasticsearch, soon Qdrant. Models come from Azure OpenAI and Mistral.
Dein... sorry, your profile:
✅ Python (3+ years)
✅ built something with LLMs beyond a demo
✅ evals: you measure before you ship
➕ vector DBs (Qdrant, Weaviate)
➕ LangGraph or similar frameworks
➕ Kubernetes
❌ PhD
❌ training models from scratch / PyTorch internals`,
    must: 'python llm',
    nice: 'qdrant weaviate langgraph kubernetes',
    either: 'elasticsearch azure-openai mistral vector-databases llm-evaluation rag',
    facts: '',
    traps: 'any pytorch',
  },
  {
    name: 'Technical Writer, API docs',
    door: 'jobDesc',
    text: `Technical Writer, API docs
You: excellent English; Markdown + Git; OpenAPI/Swagger; able to read code in one of Python, JS or Java. Docs-as-code (Docusaurus, Hugo, MkDocs — we use the first one). We'd be thrilled by DITA experience, since one customer demands it. MadCap Flare and FrameMaker experience doesn't count for much here. Engineers write in Rust; you won't.`,
    must: 'markdown git python|javascript|java docusaurus|hugo|mkdocs',
    nice: 'dita',
    either: 'openapi swagger docs-as-code api-documentation',
    facts: '',
    traps: 'any madcap-flare; any framemaker; any rust',
  },
  {
    name: 'Data Analyst @ fintech Lagos',
    door: 'jobDesc',
    text: `Data Analyst @ fintech Lagos
Job Summary: you turn transactions into insights.
Requirements and skills:
Proven experience as Data Analyst (2 years)
SQL (Postgres)
Excel, including pivot tables and Power Query
Tableau OR Power BI OR Metabase
Added advantage: Python (Pandas), knowledge of fraud patterns, basic statistic
N/B: This is not a data engineering role, Airflow and Spark experts should apply to our other vacancy.`,
    must: 'sql microsoft-excel tableau|power-bi|metabase',
    nice: 'python pandas',
    either: 'postgresql pivot-tables power-query statistics fraud-detection data-analysis data-engineering',
    facts: '',
    traps: 'any airflow; any spark',
  },
  {
    name: 'Fwd: hiring need mobile',
    door: 'summary',
    text: `Fwd: hiring need mobile
---- forwarded ----
we need 1 flutter dev to replace Andre (he did flutter + some native android). dart, bloc or riverpod, firebase. the ios part of native bridging was done by a freelancer and will stay with him. CI codemagic. no react native ppl, last one rewrote everything. design comes in figma, just read it. google maps sdk experience wd be gr8`,
    must: 'flutter dart flutter-bloc|riverpod firebase',
    nice: 'google-maps-api',
    either: 'android',
    unwanted: 'react-native',
    facts: '',
    traps: 'any figma; any ios; any swift',
  },
  {
    name: 'Senior Penetration Tester',
    door: 'jobDesc',
    text: `Senior Penetration Tester
What you must have: OSCP; web app & API testing with Burp Suite; AD attacks (BloodHound, Mimikatz and friends); clear reports.
What you should have: cloud pentesting (AWS or Azure); scripting in Python/Go/PowerShell.
What you may have: mobile testing, Frida; OSWE, CRTO.
What you shouldn't have: only run Nessus and called it a pentest.`,
    must: 'oscp burp-suite bloodhound mimikatz',
    either: 'aws azure python go powershell api-testing active-directory penetration-testing mobile-testing scripting',
    facts: '',
    traps: 'any nessus',
  },
  {
    name: 'Kafka Platform Engineer',
    door: 'jobDesc',
    text: `Kafka Platform Engineer
We operate Kafka (Confluent Platform, moving to Strimzi on K8s) for 200 internal teams, who write their consumers in whatever they like: Java, .NET, Python.
You should have operated Kafka clusters, not only written producers. Kubernetes operators. Ansible (today) and Terraform (tomorrow). Java enough to debug a Connect plugin. Monitoring w/ Prometheus.
A plus is Flink, ksqlDB or Kafka Streams.
IBM MQ is with the mainframe guys.`,
    must: 'kafka kubernetes ansible terraform java prometheus',
    nice: 'flink ksqldb kafka-streams',
    either: 'confluent kubernetes-operators monitoring',
    facts: '',
    traps: 'any dot-net; any python; any ibm-mq; any mainframe',
  },
  {
    name: 'Head of Engineering – Series A climate startup,',
    door: 'jobDesc',
    text: `Head of Engineering – Series A climate startup, Copenhagen
We've built our product on Django and React with 9 people. You'll take it to 30.
You have led at least two teams, you've hired, and you've fired with decency. You came from code, preferably Python. You have an opinion on platform vs product teams. You've seen ISO 27001 or SOC 2 from the inside.
You don't need energy industry knowledge. If you've got it: wonderful.`,
    must: '',
    nice: 'python',
    either: 'iso-27001 soc-2 people-management energy django react',
    facts: '',
    traps: 'note OK',
  },
  {
    name: 'Principal Engineer, Identity',
    door: 'jobDesc',
    text: `Principal Engineer, Identity
About Us
Northbeam is the leading provider of payroll software, trusted by 12,000 companies. Our platform processes $3B a month.
The opportunity
We're consolidating three login systems (a home-grown PHP one, an old Keycloak and the Auth0 tenant of a company we bought) into a single identity platform written in Go. You'll set the direction.
Required experience
- 8+ years of software engineering, incl. large-scale distributed systems
- Deep knowledge of OAuth 2.0, OIDC and SAML
- Go, or a strong track record in Java/C# and the wish to move to Go
- Relational databases, ideally Postgres
- AWS
Preferred experience
- SCIM, WebAuthn
- Having migrated users off Auth0 or Okta
- Terraform
What this role is not
- A people manager role
- A SOC role (our security team runs Splunk and CrowdStrike)`,
    must: 'oauth openid-connect saml go|java|c-sharp aws',
    nice: 'webauthn terraform postgresql auth0 okta',
    either: 'distributed-systems relational-databases',
    facts: '',
    traps: 'any php; any keycloak; any splunk; any crowdstrike',
  },
  {
    name: 'Engenheiro de QA / QA Engineer - remote Brazil',
    door: 'jobDesc',
    text: `Engenheiro de QA / QA Engineer - remote Brazil
We are growing our squad of quality! You will do part of a team with 5 devs (React and Node) and one PO.
Requisites:
• Experience with automation of tests E2E (Cypress or Playwright)
• Knowledge in tests of API (Postman, Rest Assured)
• Logic of programming in JavaScript
• Git
Differentials:
• Tests of performance (k6, JMeter)
• Experience with mobile tests (Appium)
• CI/CD with GitHub Actions
• Certification CTFL
It's not necessary to know Java.`,
    must: 'cypress|playwright postman rest-assured javascript git',
    nice: 'k6 jmeter appium github-actions',
    either: 'ci-cd test-automation e2e-testing api-testing performance-testing mobile-testing istqb programming',
    facts: '',
    traps: 'any react; any node-js; any java',
  },
  {
    name: 'Cloud Network Engineer | Contract | Inside IR35',
    door: 'jobDesc',
    text: `Cloud Network Engineer | Contract | Inside IR35 | £500
Client: retail bank. They've got a hub-and-spoke in Azure with Palo Alto NVAs; Check Point was ripped out at Christmas.
Need to have:
Azure networking (vNets, ExpressRoute, Private Link, Azure Firewall)
Palo Alto / Panorama
Terraform (modules, not copy/paste)
BGP
Good if you have:
F5 or Citrix ADC (some legacy load balancers live on)
GitHub Actions
Don't worry about: AWS, Cisco campus stuff (LAN team handles that)`,
    must: 'azure expressroute palo-alto terraform bgp',
    nice: 'f5 netscaler github-actions',
    either: 'azure-vnet firewalls load-balancing computer-networking',
    facts: '',
    traps: 'any check-point; any aws; any cisco',
  },
  {
    name: 'Job Description:',
    door: 'jobDesc',
    text: `Job Description:
Title: Lead Java Developer
Must Have Technical/Functional Skills
Java, Spring Boot, Microservices, Kafka, Oracle
Roles & Responsibilities
- Work with Business Analysts, translate requirements into technical design
- Lead a team of 6 developers in Java/Angular
- Migrate legacy applications in Struts/EJB to Spring Boot
- Ensure code quality via SonarQube
Generic Managerial Skills
Good communication
Nice to have: Angular, AWS, PCF
Interested candidates can share resume`,
    must: 'java spring-boot microservices kafka oracle-database',
    nice: 'angular aws cloud-foundry',
    either: 'sonarqube technical-leadership',
    facts: '',
    traps: 'any struts; any ejb',
  },
  {
    name: 'Embedded Linux Engineer (f/m/d) Linz',
    door: 'jobDesc',
    text: `Embedded Linux Engineer (f/m/d) Linz
What excites us about the product: a camera that sees through fog.
What you will do: Yocto BSP for i.MX8, kernel drivers, boot time.
What we would like to see in your CV
— C, and good C
— Yocto or Buildroot
— U-Boot
— kernel driver development
— Git, Gerrit (you get used to it)
What would surprise us in a good way
— Rust
— GStreamer/V4L2
— Experience with OP-TEE/secure boot
FPGA (VHDL) is done by our neighbours in Graz. Image processing algorithms too, MATLAB stays with them.`,
    must: 'c yocto|buildroot u-boot git',
    nice: 'rust gstreamer',
    either: 'linux-kernel device-drivers gerrit bsp embedded-linux nxp image-processing',
    facts: '',
    traps: 'any fpga; any vhdl; any matlab',
  },
  {
    name: 'Hi! Im hiring a "Marketing Ops/HubSpot" person w',
    door: 'summary',
    text: `Hi! I'm hiring a "Marketing Ops/HubSpot" person who can code a bit. HubSpot admin is what you'll do 70 % of the time. JavaScript + HTML/CSS for landing pages. We have Zapier glue all over, a plan to move it to n8n (you'd lead that!). SQL nice. Salesforce: sales ops owns it, you only sync to it. Marketo folks welcome to apply if they're ready to relearn. Not a designer role, so no Figma/Photoshop test.`,
    must: 'hubspot javascript html css',
    nice: 'sql marketo',
    either: 'zapier n8n marketing-automation salesforce',
    facts: '',
    traps: 'any figma; any photoshop',
  },
  {
    name: 'Solutions Architect (Presales) - Data & AI, Madr',
    door: 'jobDesc',
    text: `Solutions Architect (Presales) - Data & AI, Madrid
Your challenge: convince customers of our lakehouse product.
Experience required
5+ years in presales or consulting for data platforms
Hands-on with at least two of: Databricks, Snowflake, BigQuery, Microsoft Fabric
SQL & Python for demos
Very good Spanish and English
Valued experience
Competitor knowledge (Cloudera, Teradata)
GenAI projects (RAG, LangChain)
Not valued: slideware.
Our engineers code the product in Rust and C++; you don't.`,
    must: 'sql python databricks|snowflake|bigquery|microsoft-fabric',
    nice: 'cloudera teradata langchain rag',
    either: 'pre-sales consulting generative-ai lakehouse',
    facts: '',
    traps: 'any rust; any cpp',
  },
  {
    name: 'Mainframe Developer (COBOL) - Toronto - onsite 3',
    door: 'jobDesc',
    text: `Mainframe Developer (COBOL) - Toronto - onsite 3 days
Bank is NOT moving off the mainframe, so this is a long-term seat.
Mandatory: COBOL, JCL, DB2, CICS – 5 yrs min. each
Strong asset: VSAM, Endevor, File-AID
Asset: Assembler; Java (the new channel team exposes z/OS Connect APIs in Java, you'd speak with them)
Not an asset: RPG/AS400`,
    must: 'cobol jcl db2 cics',
    nice: 'vsam endevor assembly java',
    either: 'mainframe z-os',
    facts: '',
    traps: 'any rpg; any ibm-i-cl',
  },
  {
    name: 'Frontend Architect',
    door: 'jobDesc',
    text: `Frontend Architect
We've outgrown our AngularJS monolith. Next stop: micro frontends. React was chosen (after a bake-off with Vue and Svelte).
You'll be a match when you
• have designed a micro-frontend setup (Module Federation, single-spa)
• know React and TypeScript down to the compiler flags
• care for accessibility (WCAG 2.2) and performance budgets
• have introduced a design system (Storybook)
It's the icing on the cake when you
• have Nx or Turborepo experience
• have done SSR (Next.js/Remix)
• have talked at a conference`,
    must: 'micro-frontends react typescript storybook web-accessibility',
    nice: 'nx turborepo ssr next-js remix',
    either: 'design-systems web-performance webpack',
    facts: '',
    traps: 'any angularjs; any vue-js; any svelte',
  },
  {
    name: 'NetSuite Administrator (hybrid, Denver)',
    door: 'jobDesc',
    text: `NetSuite Administrator (hybrid, Denver)
You are the person people come to when NetSuite misbehaves.
Need: 3+ yrs NetSuite admin, saved searches, workflows (SuiteFlow), roles & permissions
Would help: SuiteScript; Celigo; Salesforce CPQ basics
No need: accounting degree, QuickBooks (we left it in 2021), development background
Our ERP consultants (RSM) do the SuiteScript for now.`,
    must: 'netsuite',
    nice: 'suitescript celigo salesforce-cpq',
    either: 'netsuite-administration workflow-analysis accounting erp',
    facts: '',
    traps: 'any quickbooks',
  },
  {
    name: 'Data Engineer - Streaming (JR10293)',
    door: 'jobDesc',
    text: `Data Engineer - Streaming (JR10293)
Primary Location: Bangalore
Must Have Skills : Apache Kafka, Apache Flink, Java
Good to Have Skills : Scala, Kubernetes, Grafana
Job Requirements : Key Responsibilities: build streaming jobs; migrate Storm topologies to Flink; support data scientists who work in Python and R. Technical Experience: 4 yrs on Kafka, 2 yrs Flink, Java 11 plus, RocksDB state backend tuning is added advantage. Professional Attributes: communication. Educational Qualification: BE`,
    must: 'kafka flink java',
    nice: 'scala kubernetes grafana rocksdb',
    either: 'stream-processing',
    facts: '',
    traps: 'any storm; any python; any r',
  },
  {
    name: 'iOS dev for a meditation app — part-time (20h)',
    door: 'summary',
    text: `iOS dev for a meditation app — part-time (20h)
Swift/SwiftUI, StoreKit 2 (subscriptions are our only revenue!), HealthKit. You've an app in the store. RevenueCat knowledge helps. Backend is Supabase, mostly done by me. Android app exists (Kotlin), someone else's. No cross-platform evangelists please – Flutter was suggested 100 times.`,
    must: 'swift swiftui storekit healthkit',
    either: 'supabase ios in-app-purchases',
    facts: '',
    traps: 'any kotlin; any flutter',
  },
  {
    name: '**Backend Developer (Python) – Insurtech – Krakw',
    door: 'jobDesc',
    text: `**Backend Developer (Python) – Insurtech – Kraków/remote**
Project: claims engine. Stack on the project: Python 3.12, FastAPI, PostgreSQL, Redis, RabbitMQ, Docker, k8s, Azure.
Expectations:
- min. 4 years of commercial work in Python
- FastAPI or Django (we'll gladly teach the former)
- good SQL
- knowledge of any message broker
- English min. B2
Mile widziane / nice:
- Azure
- Terraform
- some frontend (React)
Not a data science job – no pandas here.`,
    must: 'python fastapi|django sql',
    nice: 'azure terraform react',
    either: 'postgresql redis rabbitmq docker kubernetes frontend message-queues data-science',
    facts: '',
    traps: 'any pandas',
  },
  {
    name: 'GRC Analyst, Tampa',
    door: 'jobDesc',
    text: `GRC Analyst, Tampa
Key skills: ISO 27001 implementation or audit, SOC 2 Type II, vendor risk. Tooling - Vanta (Drata people fine). Some technical literacy: you can read an AWS config without fear but nobody will ask you to write Terraform.
CISA / CISSP / CISM - one of them, or in progress.
HITRUST a plus; PCI, FedRAMP not applicable to us.`,
    must: 'iso-27001 soc-2 vanta|drata cisa|cissp|cism',
    nice: 'hitrust',
    either: 'aws security-risk',
    facts: '',
    traps: 'any terraform; any pci-dss; any fedramp',
  },
  {
    name: 'Lead Unity Dev, Mobile F2P',
    door: 'jobDesc',
    text: `Lead Unity Dev, Mobile F2P
We make idle games. Two live (Unity 2022), one in prototype.
You have: shipped 2+ mobile games with Unity, clean C#, addressables, profiling on low-end Android. Team lead of 3+.
You ideally have: backend chops (Nakama, PlayFab), DOTS, CI with TeamCity or Jenkins.
You don't have to have: Unreal, art skills, Blender. Shaders are covered by Mei.`,
    must: 'unity c-sharp',
    nice: 'playfab teamcity jenkins',
    either: 'android game-development technical-leadership',
    facts: '',
    traps: 'any unreal-engine; any blender',
  },
  {
    name: 'Title: ETL Developer/Informatica to ADF migratio',
    door: 'jobDesc',
    text: `Title: ETL Developer/Informatica to ADF migration
The team is moving 400 Informatica PowerCenter mappings to Azure Data Factory. You need to know both worlds: Informatica to read, ADF to write. Databricks is used for heavy stuff (other team). Must also have: SQL Server / T-SQL. Good: Python; Control-M. Not good enough: SSIS only.`,
    must: 'informatica adf sql-server t-sql',
    nice: 'python control-m',
    either: 'etl azure',
    facts: '',
    traps: 'any databricks; any ssis',
  },
  {
    name: 'SALESFORCE DEVELOPER WANTED',
    door: 'jobDesc',
    text: `SALESFORCE DEVELOPER WANTED
REQUIRED: APEX, LWC, SOQL, REST INTEGRATIONS
PREFERRED: PLATFORM DEVELOPER II, OMNISTUDIO, COPADO OR GEARSET
NOT REQUIRED: VISUALFORCE (WE HAVE 6 PAGES LEFT), AURA
OUR MULESOFT TEAM HANDLES MIDDLEWARE.`,
    must: 'apex-salesforce lwc soql',
    nice: 'omnistudio copado',
    either: 'rest-api salesforce integration middleware',
    facts: '',
    traps: 'any visualforce; any mulesoft',
  },
  {
    name: 'ML Engineer for time series (energy trading), Os',
    door: 'jobDesc',
    text: `ML Engineer for time series (energy trading), Oslo
We want you to know: Python, forecasting (statsmodels, LightGBM, whatever works), SQL, and how electricity markets tick or a true interest in it. We deploy with Docker on GCP, so you should be comfy there. If you know Rust we'll find a use for it. If you know Julia we'll smile and move on. Deep learning hasn't paid off for us, thus no TensorFlow/PyTorch. Airflow is run by data engineering.`,
    must: 'python sql docker google-cloud',
    nice: 'rust',
    either: 'statsmodels lightgbm forecasting time-series-analysis julia deep-learning energy',
    facts: '',
    traps: 'any tensorflow; any pytorch; any airflow',
  },
  {
    name: 'Linux Administrator (RHEL) - public sector, Rome',
    door: 'jobDesc',
    text: `Linux Administrator (RHEL) - public sector, Rome
Mandatory requirements: RHCSA/RHCE certification; administration of RHEL 8/9; Ansible; Bash; SELinux.
Preferential requirements: Satellite; OpenShift; Zabbix; Python.
The candidate won't deal with Windows Server, VMware or networks: other units are in charge.`,
    must: 'rhce rhel ansible bash selinux',
    nice: 'red-hat-satellite openshift zabbix python',
    either: 'linux linux-administration computer-networking',
    facts: '',
    traps: 'any windows-server; any vmware',
  },
  {
    name: 'Growth Engineer (full-stack, JS)',
    door: 'jobDesc',
    text: `Growth Engineer (full-stack, JS)
Hey 👋 We're 7 people, B2B SaaS, profitable. Next.js + Supabase, Stripe, PostHog. You know Next.js and TypeScript like your pocket. You've set up A/B tests and event tracking before (PostHog, Amplitude, Segment... all good). You've touched Stripe billing. SEO knowledge = ❤️. WordPress (our blog) = please help us kill it.`,
    must: 'next-js typescript stripe posthog|amplitude|segment',
    nice: 'seo',
    either: 'supabase ab-testing billing fullstack javascript saas',
    facts: '',
    traps: 'any wordpress',
  },
  {
    name: 'Junior C# Developer, trade show software, Hannov',
    door: 'jobDesc',
    text: `Junior C# Developer, trade show software, Hannover
You just finished your studies or apprenticeship. You have learned C# or Java, one is enough, the rest we teach you: WPF, Entity Framework, SQL Server, Azure DevOps. Interest in UI is welcome. German B2 at least. What you don't need is experience, what you need is curiosity. First contact with Git.`,
    must: 'c-sharp|java',
    nice: 'git',
    either: 'wpf entity-framework sql-server azure-devops ui-design',
    facts: '',
    traps: 'note OK',
  },
  {
    name: 'Observability Engineer — Splunk exit',
    door: 'jobDesc',
    text: `Observability Engineer — Splunk exit
We're leaving Splunk for Grafana/Loki/Tempo. 18 months. You: have run Loki or Elastic at >1 TB/day; OpenTelemetry collector in your sleep; Kubernetes; Go or Python to write processors. SPL literacy is required to translate 900 alerts. Dynatrace/New Relic backgrounds are OK if you've seen OTel. Nagios no.`,
    must: 'loki|elasticsearch opentelemetry kubernetes go|python splunk-spl',
    nice: 'dynatrace new-relic',
    either: 'grafana tempo observability splunk elk',
    facts: '',
    traps: 'any nagios',
  },
  {
    name: 'HCM Functional Consultant (Workday) - Singapore',
    door: 'jobDesc',
    text: `HCM Functional Consultant (Workday) - Singapore
Requirement: Workday HCM core + Absence + Time Tracking, min 2 full cycle. Certification active. EIB, calculated fields.
Advantage: Workday Studio, Prism. SuccessFactors exposure is useful as client migrates from SuccessFactors ECC payroll.
Do not propose Oracle HCM consultants.`,
    must: 'workday',
    nice: 'successfactors',
    either: 'hcm payroll',
    unwanted: 'oracle-hcm',
    facts: '',
    traps: 'note OK',
  },
  {
    name: 'Rails dev, 4-day week, remote Canada',
    door: 'summary',
    text: `Rails dev, 4-day week, remote Canada
Our app is 14 years old Rails (now 7.1) with Stimulus on top. React came and went. Sidekiq, Postgres, Heroku. You'd need to love Rails, know Postgres well and be able to debug production alone. Previous Heroku use is handy. Ruby only, we don't do polyglot. Phoenix/Elixir devs tempted by a return to Rails: hi!`,
    must: 'ruby-on-rails postgresql ruby',
    nice: 'heroku',
    either: 'stimulus sidekiq',
    facts: '',
    traps: 'any react; any phoenix; any elixir',
  },
  {
    name: 'Technical Account Manager',
    door: 'jobDesc',
    text: `Technical Account Manager
You'll be the technical voice for 15 enterprise customers of our API security product.
What we look for:
* 4+ years in a customer-facing technical role
* you can read and write Python, curl an API and explain OAuth to a CFO
* Kubernetes basics, since the product deploys there
* SQL is a plus; so is Terraform
What we don't look for: quota hunters.
Our customers' stacks range from mainframes to Go microservices; you'll hear about Apigee, Kong and MuleSoft a lot.`,
    must: 'python oauth',
    nice: 'kubernetes sql terraform',
    either: 'apis',
    facts: '',
    traps: 'any go; any apigee; any kong; any mulesoft; any mainframe',
  },
  {
    name: '>> Position: SQL Server DBA (Contract to hire)',
    door: 'jobDesc',
    text: `>> Position: SQL Server DBA (Contract to hire)
>> Duration: 12 months
>> Need: SQL Server 2016-2022, Always On, performance tuning, T-SQL, PowerShell/dbatools.
>> Nice: Azure SQL MI, PostgreSQL
>> The environment also has Oracle and MongoDB, which are managed by a different DBA team, so don't pitch those.
>> SSIS/SSRS developers - this isn't your role.`,
    must: 'sql-server sql-always-on t-sql powershell',
    nice: 'azure-sql postgresql',
    either: 'database-performance-tuning performance-tuning',
    facts: '',
    traps: 'any oracle-database; any mongodb; any ssis; any ssrs',
  },
  {
    name: 'Senior Android Engineer – automotive (AAOS), Got',
    door: 'jobDesc',
    text: `Senior Android Engineer – automotive (AAOS), Gothenburg
In this position you develop the in-car launcher. Our stack is Kotlin, Compose, Hilt, Gradle. Car signals reach you via VHAL – written by the C++ platform team.
You have:
- 5+ years of Android, the last ones in Kotlin
- Compose in production
- An understanding of the Android framework below the SDK (AOSP, Binder)
Meritorious:
- C++ / JNI
- Automotive experience (CAN, SOME/IP)
- Knowledge of Bazel
A car isn't a phone: Firebase, Play Store and in-app purchases are things you can forget.`,
    must: 'kotlin jetpack-compose',
    nice: 'cpp can-bus bazel',
    either: 'android aosp hilt gradle automotive',
    facts: '',
    traps: 'any firebase; any google-play',
  },
  {
    name: 'Job Title: Business Intelligence Analyst',
    door: 'jobDesc',
    text: `Job Title: Business Intelligence Analyst
Reports To: Director of Analytics
Purpose: Turns questions from hotel operations into dashboards.
Minimum Knowledge and Skills: SQL (advanced); Tableau or Power BI (advanced); Excel (intermediate); statistics (basic)
Preferred Knowledge and Skills: Python or R; Snowflake; hospitality systems (Opera, Infor)
Excluded: this post has no responsibility for SAP BO, which will be turned off in June; nor for Cognos.
Physical demands: sitting.`,
    must: 'sql tableau|power-bi microsoft-excel',
    nice: 'python r snowflake',
    either: 'statistics infor dashboards hospitality-technology',
    facts: '',
    traps: 'any businessobjects; any cognos',
  },
  {
    name: 'DevSecOps. Contract. Brussels. Rate 600.',
    door: 'summary',
    text: `DevSecOps. Contract. Brussels. Rate 600.
Client's wish list in order of weight: 1) GitLab CI, 2) SAST/DAST tooling (SonarQube, Checkmarx, ZAP or others), 3) Kubernetes hardening (Kyverno or OPA), 4) Vault. French not needed. AWS exp is fine but client is on OpenStack so pls no "AWS only" people. Jenkins was the past. Python scripting always handy.`,
    must: 'gitlab-ci sonarqube|checkmarx|owasp-zap kubernetes kyverno|open-policy-agent vault',
    nice: 'python aws',
    either: 'sast dast devsecops scripting openstack',
    facts: '',
    traps: 'any jenkins',
  },
  {
    name: 'Computer Vision Engineer (agritech robot), Wagen',
    door: 'jobDesc',
    text: `Computer Vision Engineer (agritech robot), Wageningen
You already: trained detectors in PyTorch; squeezed models onto Jetson (TensorRT); wrote C++ that ran outdoors.
You maybe: used ROS2; labelled data in CVAT; know about hyperspectral cameras; speak Dutch.
You never need to: touch the navigation stack (colleague), write firmware (STM32, other colleague), or do web stuff (React dashboard by an agency).`,
    must: 'pytorch nvidia-jetson tensorrt cpp',
    nice: 'ros',
    either: 'computer-vision',
    facts: '',
    traps: 'any stm32; any react; any firmware',
  },
  {
    name: 'Scrum Master / Delivery Lead, Leeds',
    door: 'jobDesc',
    text: `Scrum Master / Delivery Lead, Leeds
We're a consultancy; current client is a supermarket. The team: 6 engineers (Java, React), 1 BA, 1 QA.
Essential: 3 yrs as SM with software teams; Jira (dashboards, JQL); facilitation; PSM or CSM.
Desirable: SAFe; Azure DevOps; having coded once.
You won't write code. Kanban teams? Fine as well. MS Project? Please, no.`,
    must: 'jira',
    nice: 'safe-agile azure-devops',
    either: 'scrum csm kanban workshop-facilitation ms-project dashboards programming',
    facts: '',
    traps: 'any java; any react',
  },
  {
    name: '.NET modernisation engineer (3 openings)',
    door: 'jobDesc',
    text: `.NET modernisation engineer (3 openings)
Today: VB.NET WinForms + Access. Tomorrow: C# + ASP.NET Core + Angular + Azure SQL. You build the tomorrow and need to read the today.
Requirements: C#, ASP.NET Core, Entity Framework; Angular 14+ (React devs who'll switch: yes); SQL Server; reading knowledge of VB.NET.
Preferred: Azure DevOps, Docker.
Out of scope: Access - power users migrate that themselves.`,
    must: 'c-sharp asp-net-core entity-framework angular|react sql-server vb-net',
    nice: 'azure-devops docker',
    either: 'azure-sql legacy-modernization azure',
    facts: '',
    traps: 'any ms-access; any winforms',
  },
  {
    name: 'Blockchain Backend Engineer – Zug – on-chain set',
    door: 'jobDesc',
    text: `Blockchain Backend Engineer – Zug – on-chain settlement
- Rust (must), Substrate or Cosmos SDK (must be one of the two), libp2p is good
- cryptography basics (signatures, Merkle trees)
- Docker/K8s – infra people are there, you only need to ship images
- Solidity: no. Ethereum tooling: no. NFTs: God, no.
- nice: Go, formal methods`,
    must: 'rust cosmos-sdk docker',
    nice: 'go formal-methods',
    either: 'cryptography kubernetes polkadot',
    facts: '',
    traps: 'any solidity; any ethereum; any nfts',
  },
  {
    name: 'Were a fully remote agency (Shopify Plus partner',
    door: 'summary',
    text: `We're a fully remote agency (Shopify Plus partner since 2016) hiring a front-end dev.
you'll mostly write Liquid, vanilla JS and Tailwind for Shopify themes. 2+ years of Shopify theme work are a must, headless (Hydrogen, Remix) experience moves you up. You don't need to have built apps. We've clients on Klaviyo, Recharge, Gorgias, so you'll see snippets of these. PHP/WordPress/Magento backgrounds alone don't fit.`,
    must: 'shopify liquid javascript tailwind-css',
    nice: 'remix',
    either: 'headless-cms',
    facts: '',
    traps: 'any klaviyo; any php; any wordpress; any magento',
  },
  {
    name: 'Data Governance Lead, Zurich (insurance)',
    door: 'jobDesc',
    text: `Data Governance Lead, Zurich (insurance)
Must-haves: 7+ years in data mgmt, built a governance framework from zero; Collibra (rollout, not just usage) – Alation/Purview equally OK; DAMA-DMBOK; German C1.
Good-to-haves: Informatica DQ; Power BI for scorecards; knowledge of FINMA circulars.
Not in this job: hands-on engineering in Snowflake/dbt. The platform squad is strong at that.`,
    must: 'collibra|alation|purview',
    nice: 'informatica power-bi',
    either: 'data-governance data-management data-quality',
    facts: '',
    traps: 'any snowflake; any dbt',
  },
  {
    name: 'Telecom Network Engineer (Core, 5G) Riyadh',
    door: 'jobDesc',
    text: `Telecom Network Engineer (Core, 5G) Riyadh
Requirement:
B.Sc. Electronics
8+ yrs packet core: EPC/5GC of Nokia or Ericsson (Huawei exp not considered due to swap project)
Protocols: Diameter, GTP, SIP, BGP
Linux, Kubernetes for CNF
Python/Ansible automation will be preferred
CKA certification will be value addition`,
    must: 'sip bgp linux kubernetes',
    nice: 'python ansible cka',
    either: '5g lte nokia-sros automation telecommunications',
    facts: '',
    traps: 'any huawei-networking',
  },
  {
    name: 'Lead Data Analyst – mobility app – Tallinn',
    door: 'jobDesc',
    text: `Lead Data Analyst – mobility app – Tallinn
What drives us: fewer cars. What we drive on: BigQuery, dbt, Looker.
You know
🚲 SQL so well that juniors come to you
🚲 one BI tool inside out (Looker, Tableau, Metabase...)
🚲 product experimentation: power, CUPED, the works
🚲 Python enough for a notebook
You may know
🛴 dbt
🛴 geospatial stuff (H3, PostGIS)
You need not know
🛹 Spark (our DEs do)
🛹 Estonian`,
    must: 'sql looker|tableau|metabase python',
    nice: 'dbt postgis',
    either: 'bigquery ab-testing jupyter geospatial-analysis experimental-design',
    facts: '',
    traps: 'any spark',
  },
  {
    name: 'Network Technician (field)',
    door: 'jobDesc',
    text: `Network Technician (field)
Work you'll do: rack & stack, cabling, swapping Cisco switches for Aruba ones, Wi-Fi surveys.
You'll need: a driving licence; structured cabling experience; basic switch config (VLANs, trunks) on Aruba, Cisco or similar; Ekahau.
It'd be nice: CCNA, ACSA; fibre splicing.
Firewalls are configured remotely by the NOC (Fortinet), you just plug them in.`,
    must: 'structured-cabling vlan aruba|cisco ekahau',
    nice: 'ccna optical-networking',
    either: 'wireless-networking',
    facts: '',
    traps: 'any fortinet; any firewalls; any noc',
  },
  {
    name: 'Senior Machine Learning Engineer, Recommendation',
    door: 'jobDesc',
    text: `Senior Machine Learning Engineer, Recommendations (m/w/d), Berlin
Deine... Your mission: bring our recommender from batch to real time.
Your profile: 5+ years ML in production. Strong Python and one of Java/Scala/Go. TensorFlow or PyTorch. Experience with feature stores (Feast, Tecton or in-house). Kafka or Kinesis. You know what two-tower means.
Bonus round: Ray, Triton, Kubernetes operators, ex-Spotify :)
We've sunset our Hadoop cluster and our Solr; search runs on Vespa, other team.`,
    must: 'python java|scala|go tensorflow|pytorch kafka|amazon-kinesis',
    nice: 'ray triton',
    either: 'feature-store recommender-systems kubernetes-operators machine-learning kubernetes',
    facts: '',
    traps: 'any hadoop; any solr',
  },
  {
    name: 'Gesucht / wanted: Web-Entwickler:in TYPO3',
    door: 'jobDesc',
    text: `Gesucht / wanted: Web-Entwickler:in TYPO3
(Texts in English because half of the team doesn't speak German)
TYPO3 v12, Fluid, Extbase, PHP 8: these you master. Sass, vanilla JavaScript: these you can. Docker/DDEV: these you use. Figma: this you read. Node tooling, React: these you'd like to learn. Joomla, Contao: these you forget.`,
    must: 'typo3 php sass javascript docker',
    nice: 'react node-js',
    either: 'figma',
    facts: '',
    traps: 'any joomla',
  },
  {
    name: 'Staff Platform Engineer @ bank',
    door: 'jobDesc',
    text: `Staff Platform Engineer @ bank
Must demonstrate:
(a) design of multi-tenant Kubernetes (EKS preferred, AKS/GKE acceptable)
(b) Terraform at scale w/ Atlantis, Spacelift or TFE
(c) Go for controllers
(d) policy: OPA/Gatekeeper or Kyverno
Should demonstrate:
(e) Backstage or another IDP
(f) Crossplane
Will not be assessed:
(g) app frameworks (Spring, Node)
(h) Windows containers`,
    must: 'kubernetes eks|aks|gke terraform go open-policy-agent|kyverno',
    nice: 'backstage crossplane',
    either: 'spacelift multi-tenancy policy-as-code containers',
    facts: '',
    traps: 'any spring; any node-js; any windows',
  },
  {
    name: 'ABAP dev urgently!! S4 rollout, client in Pune,',
    door: 'jobDesc',
    text: `ABAP dev urgently!! S4 rollout, client in Pune, WFO
5+ yrs ABAP on HANA, CDS, AMDP, OData, RAP. Debugging. One e2e implementation must. UI5/Fiori candidates w/o ABAP base not required. BTP knowldge added advantge. BRF+, workflow gud to have.
Tech: functional knowledge on MM or SD any one.
no need of basis, PI/PO ppl`,
    must: 'abap abap-cds odata sap-mm|sap-sd',
    nice: 'sap-btp',
    either: 's4hana sap-hana debugging workflow-analysis sap-fiori sapui5',
    facts: '',
    traps: 'any sap-basis; any sap-pi',
  },
  {
    name: 'Our small museum is looking for a web & app pers',
    door: 'summary',
    text: `Our small museum is looking for a web & app person. Kiosk apps run on Electron; the website is Drupal 10. So Drupal and JavaScript are the two things. Someone did a Unity game for us in 2019, it still works, nobody has to touch it. If you can solder a little: jackpot. Photoshop etc: our graphic designer has that covered.`,
    must: 'drupal javascript',
    nice: 'soldering',
    either: 'electron',
    facts: '',
    traps: 'any unity; any photoshop',
  },
  {
    name: 'Technical Product Manager, developer tools (remo',
    door: 'jobDesc',
    text: `Technical Product Manager, developer tools (remote US)
Minimum: 5 years PM with developers as users; able to prototype in Python or TypeScript; SQL; API design.
Great: Kubernetes or CI/CD background; OSS; Figma.
About us: built in Rust, loved by Go developers, funded by Accel. Integrations for GitHub, GitLab and Jira.`,
    must: 'python|typescript sql',
    nice: 'kubernetes ci-cd figma',
    either: 'api-documentation apis product-management open-source rest-api',
    facts: '',
    traps: 'any rust; any go; any github; any gitlab; any jira',
  },
  {
    name: 'Hadoop Admin -> Cloud migration',
    door: 'jobDesc',
    text: `Hadoop Admin -> Cloud migration
JD: Candidate has to support existing Cloudera CDP cluster till Q3 and parallelly build target on Databricks/Azure.
Mandatory: Cloudera admin (HDFS, YARN, Hive, Ranger, Kerberos), Linux, shell, Azure basics
Preferred: Databricks, Terraform, Python
Not mandatory but listed in portal by default: MapR, Hortonworks`,
    must: 'cloudera hdfs hadoop-yarn hive ranger kerberos linux azure',
    nice: 'databricks terraform python',
    either: 'shell-scripting hadoop',
    facts: '',
    traps: 'any mapr; any hortonworks',
  },
  {
    name: 'Web3 frontend @ DAO tooling. You: React/Next pro',
    door: 'summary',
    text: `Web3 frontend @ DAO tooling. You: React/Next pro, wagmi/viem or ethers, TypeScript strict. Understand wallets, signing, RPC quirks. Solidity reading is enough. Subgraphs (The Graph) plus. Tailwind fine, anything fine. We don't do Angular/Vue ports, and we stopped our Solana experiments.`,
    must: 'react next-js ethers typescript',
    nice: 'solidity the-graph',
    either: 'tailwind-css web3',
    facts: '',
    traps: 'any angular; any vue-js; any solana',
  },
  {
    name: 'Application Support Analyst (Murex) London',
    door: 'jobDesc',
    text: `Application Support Analyst (Murex) London
- strong SQL (Sybase or Oracle)
- Unix, shell scripts
- Murex MX.3: EOD, reports, datamart
- capital markets knowledge: FX & rates
- Autosys/Control-M
- any of Python, Perl
Desirable but we'll coach: FIX, Kafka
The devs (Java) sit in Paris; you route bugs to them.`,
    must: 'sql sybase|oracle-database unix murex autosys|control-m python|perl',
    nice: 'fix-protocol kafka',
    either: 'capital-markets shell-scripting',
    facts: '',
    traps: 'any java',
  },
  {
    name: 'Hiring: Quality Engineer, embedded medical (Cork',
    door: 'jobDesc',
    text: `Hiring: Quality Engineer, embedded medical (Cork)
You'll verify infusion pump software. IEC 62304 and ISO 13485 are must. Python for test scripts. CANoe or PCAN. Requirements in DOORS or Polarion or Jama. Knowledge of C to read, not to write, code. LabVIEW benches get retired; TestStand too. RPA, Selenium etc irrelevant.`,
    must: 'iec-62304 python canoe doors|polarion|jama c',
    either: 'functional-safety',
    facts: '',
    traps: 'any labview; any selenium',
  },
  {
    name: 'Senior Go Engineer, Messaging Infrastructure — R',
    door: 'jobDesc',
    text: `Senior Go Engineer, Messaging Infrastructure — Remote (Americas)
We run NATS in production; before that it was RabbitMQ, and some teams still miss it. You'd maintain the clients (Go, a bit of TypeScript) and the operator.
You'll need: Go (4+ yrs), one streaming or messaging system you know from the inside (NATS, Kafka, Pulsar…), Kubernetes.
You'd be extra welcome with: Rust, gRPC, or contributions to CNCF projects.
Interview: no LeetCode. You pair with Ana on a Go task; her team's Elixir code stays closed.`,
    must: 'go nats|kafka|pulsar kubernetes',
    nice: 'rust grpc',
    either: 'typescript kubernetes-operators open-source',
    facts: '',
    traps: 'any rabbitmq; any elixir',
  },
  {
    name: 'Web Developer (m/f/d) for a university, Graz, 30',
    door: 'jobDesc',
    text: `Web Developer (m/f/d) for a university, Graz, 30h
Tasks: maintenance of approx. 40 sites in TYPO3, accessibility reports, training of editors.
Requirements profile:
• PHP and MySQL, several years
• HTML5/CSS3/JavaScript, without framework if necessary
• Handling of TYPO3 or the willingness to learn it (Drupal or Neos people usually do it in weeks)
• WCAG 2.1
Advantageous: Solr, Matomo, Git
The central IT operates servers (Apache, Debian), you have no root there.`,
    must: 'php mysql html css javascript web-accessibility',
    nice: 'solr git',
    either: 'typo3 drupal',
    facts: '',
    traps: 'any apache-http-server; any debian',
  },
  {
    name: 'We need a Data Scientist, Customer Analytics in',
    door: 'jobDesc',
    text: `We need a Data Scientist, Customer Analytics in our Lisbon hub!
You are: curious, 3+ yrs, MSc.
Technical: Python (pandas, scikit-learn), SQL, Git. PySpark since data is big. Visualisation, be it in Power BI or Streamlit.
Valued: Azure ML, MLflow. French.
Devalued: notebooks without tests.
R users have survived the switch to Python before, so apply. SAS is what we're migrating off.`,
    must: 'python pandas scikit-learn sql git pyspark power-bi|streamlit',
    nice: 'azure-ml mlflow r',
    either: 'data-visualization jupyter',
    facts: '',
    traps: 'any sas',
  },
  {
    name: 'Cloud Security Engineer (AWS)',
    door: 'jobDesc',
    text: `Cloud Security Engineer (AWS)
As part of Blue Team you...
- own GuardDuty, Security Hub, and IAM hygiene over 60 accounts
- write detections in Python and Terraform
- help product teams (Node, Java, Kotlin) threat-model
Must-have: AWS security services, Terraform, Python, incident response on cloud.
Great-to-have: Kubernetes security (Falco/Kyverno), Okta.
Don't-need-to-have: GCP, Azure (acquired companies live there but have their own people), CISSP.`,
    must: 'aws terraform python',
    nice: 'kyverno okta',
    either:
      'guardduty aws-security-hub aws-iam threat-modeling cloud-security container-security incident-response-security sysdig',
    facts: '',
    traps: 'any node-js; any java; any kotlin; any google-cloud; any azure; any cissp',
  },
  {
    name: 'Contract - Senior Drupal Developer - Public broa',
    door: 'jobDesc',
    text: `Contract - Senior Drupal Developer - Public broadcaster - Cardiff/hybrid
Spec from client:
"Drupal 9/10 module development, Twig, Composer, config management, PHPUnit. We'd prefer someone with Acquia experience but Platform.sh or Pantheon is OK. Some React for decoupled bits would be an advantage. Welsh would be lovely. Our search is Elasticsearch (managed by ops)."
My notes: they interviewed two WordPress people before and said never again. Rate £425.`,
    must: 'drupal twig composer phpunit',
    nice: 'react',
    either: 'php',
    unwanted: 'wordpress',
    facts: '',
    traps: 'any elasticsearch',
  },
  {
    name: 'QA role (manual+auto 60/40)',
    door: 'jobDesc',
    text: `QA role (manual+auto 60/40)
what u do: test a booking app web + mobile
what u know: test design techniques, Jira/Xray, SQL selects, Postman, Chrome devtools
what u know a bit: Selenium w/ Java or Playwright w/ TS
what u can learn here: k6, Appium, CI
what nobody here does: Robot Framework`,
    must: 'jira sql postman chrome-devtools',
    nice: 'selenium java playwright typescript k6 appium',
    either: 'xray-jira test-case-design ci-cd manual-testing',
    facts: '',
    traps: 'any robot-framework',
  },
  {
    name: 'Staff Frontend Engineer, Design Systems. Our pro',
    door: 'jobDesc',
    text: `Staff Frontend Engineer, Design Systems. Our product UI is split: the new half is React + TypeScript + Radix, the old half is Ember and goes away by 2027. This role owns the design system for the new half. Requirements: expert React/TS, CSS architecture, accessibility audits, Storybook + Chromatic, publishing npm packages. Helpful: Figma plugin API, Style Dictionary, Web Components. Ember expertise isn't required; the team that migrates has it.`,
    must: 'react typescript css storybook npm web-accessibility',
    nice: 'figma web-components',
    either: 'radix-ui design-systems',
    facts: '',
    traps: 'any ember-js',
  },
  {
    name: 'SRE/DevOps – gaming – Malta',
    door: 'jobDesc',
    text: `SRE/DevOps – gaming – Malta
Bare metal + AWS. Ansible everywhere, Terraform for cloud. Nomad/Consul/Vault (yes, not K8s – please don't pitch K8s, we've heard it). Prometheus, VictoriaMetrics, Grafana. Percona MySQL clusters.
We want: 5y Linux ops; Ansible; HashiCorp stack exp (Nomad ideally); MySQL replication; Python or Go scripting; calm on-call.
We'd like: Cloudflare, anti-DDoS.`,
    must: 'linux ansible nomad mysql python|go',
    nice: 'cloudflare ddos',
    either:
      'aws terraform consul vault prometheus victoriametrics grafana percona on-call bare-metal scripting database-replication hashicorp',
    facts: '',
    traps: 'any kubernetes',
  },
  {
    name: 'Product Owner – claims platform, Utrecht',
    door: 'jobDesc',
    text: `Product Owner – claims platform, Utrecht
You're PO of a team that builds in Java and Angular on Pega (don't worry, you won't configure Pega yourself).
You bring: 4+ yrs PO/BA; Scrum (PSPO/CSPO); refinement in Jira; you can write SQL to check your hypotheses; Dutch C1.
You possibly bring: insurance background, BPMN, experience with Pega from the business side.`,
    must: 'sql jira',
    nice: 'pega bpmn',
    either: 'scrum cspo insurance-technology',
    facts: '',
    traps: 'any java; any angular',
  },
  {
    name: 'GIS Developer',
    door: 'jobDesc',
    text: `GIS Developer
State agency. Permanent.
MQs: ArcGIS Enterprise + ArcGIS Pro; Python (arcpy); JavaScript (ArcGIS Maps SDK or Leaflet or OpenLayers); SQL Server or PostGIS.
DQs: FME; .NET (one legacy app); QGIS.
Note that GeoServer, MapServer are not in our environment; Silverlight viewers have been decommissioned.`,
    must: 'arcgis python javascript arcgis|leaflet|openlayers sql-server|postgis',
    nice: 'fme dot-net qgis',
    either: 'gis',
    facts: '',
    traps: 'any geoserver; any silverlight',
  },
  {
    name: 'hey team - backfill for Noor (iOS). same bar: sw',
    door: 'summary',
    text: `hey team - backfill for Noor (iOS). same bar: swift, uikit AND swiftui (we're mid way), combine ok or async/await, snapshot tests. GraphQL (apollo) since BE moved off rest. objc reading only. fastlane = ask Tom, he owns it. bonus if they did widgets / live activities, watchOS double bonus`,
    must: 'swift uikit swiftui graphql',
    nice: 'objective-c watchos',
    either: 'combine apollo-graphql rest-api',
    facts: '',
    traps: 'any fastlane',
  },
  {
    name: 'Sr Solution Engineer – observability vendor',
    door: 'jobDesc',
    text: `Sr Solution Engineer – observability vendor
You'll show Coralogix-like dashboards to people who have Splunk, Datadog or Elastic today and pay too much. So: you have used at least one of these three in anger; OpenTelemetry; Kubernetes; scripting in Python or Go; you speak to engineers and buyers. Terraform knowledge helps in PoCs. Not needed: quota experience.`,
    must: 'splunk|datadog|elasticsearch opentelemetry kubernetes python|go',
    nice: 'terraform',
    either: 'scripting observability',
    facts: '',
    traps: 'note OK',
  },
  {
    name: 'IT Project Manager (ERP), Gdask',
    door: 'jobDesc',
    text: `IT Project Manager (ERP), Gdańsk
Our company produces furniture, and in 2026 we change from IFS to SAP S/4HANA. You will coordinate the partner's consultants and our key users.
We expect: 5+ years leading ERP projects, one full SAP rollout; MS Project or Jira; PRINCE2 or PMP; Polish and English fluent.
It will be an additional asset to know: WMS topics, Power BI.
You will not configure SAP and you will not write ABAP.`,
    must: 'ms-project|jira prince2|pmp',
    nice: 'power-bi',
    either: 'sap s4hana wms erp',
    facts: '',
    traps: 'any ifs; any abap',
  },
  {
    name: 'Role Title: API Developer (Node.js) || Exp: 4-7',
    door: 'jobDesc',
    text: `Role Title: API Developer (Node.js) || Exp: 4-7 || Mode: WFH
Must have: Node.js, Express/Nest, MongoDB, REST, Jest.
Should be good in JavaScript ES6+, TypeScript is preferable.
AWS Lambda knowledge is plus. Knowledge of Angular/React is added advantage but it is backend role only.
Immediate joiners. Java/PHP background candidates please excuse.`,
    must: 'node-js express|nest-js mongodb jest javascript',
    nice: 'typescript aws-lambda angular react',
    either: 'rest-api backend',
    unwanted: 'java php',
    facts: '',
    traps: 'note OK',
  },
  {
    name: 'Hardware Verification Engineer — RISC-V core',
    door: 'jobDesc',
    text: `Hardware Verification Engineer — RISC-V core
What you'll own: UVM environment for the load/store unit. Formal (JasperGold) is owned by Léa.
Required: SystemVerilog + UVM, 3+ years; assertions; Python or Perl or Tcl for scripting; Questa or VCS.
Appreciated: C++ reference models, RISC-V ISA knowledge, coverage closure experience
Irrelevant: VHDL, analog.`,
    must: 'systemverilog uvm python|perl|tcl questasim|synopsys',
    nice: 'cpp risc-v',
    either: 'formal-methods code-coverage',
    facts: '',
    traps: 'any vhdl; any analog-electronics',
  },
  {
    name: 'Customer Support Engineer for a CI vendor',
    door: 'jobDesc',
    text: `Customer Support Engineer for a CI vendor
Day to day you answer developers whose builds fail, be it Gradle, npm, Xcode or Docker. You'll not know all of these on day one.
We require Linux shell comfort, Git, YAML, and the ability to read stack traces in at least one language.
We'd appreciate Docker know-how, plus experience with any CI (ours, CircleCI, Jenkins, whatever).
Macs are provided; Zendesk you'll learn.`,
    must: 'git yaml',
    nice: 'docker circleci jenkins zendesk',
    either: 'linux shell-scripting ci-cd bash',
    facts: '',
    traps: 'any gradle; any npm',
  },
  {
    name: 'Senior Data Modeler. Health insurer. Hartford CT',
    door: 'jobDesc',
    text: `Senior Data Modeler. Health insurer. Hartford CT.
The warehouse: Teradata being replatformed to Snowflake. Modeling tool: erwin (ER/Studio people adapt).
Must: dimensional modeling + Data Vault 2.0, SQL, erwin, healthcare claims data.
Plus: Snowflake, dbt, FHIR.
Teradata specifics (BTEQ, FastLoad) belong to the migration vendor.`,
    must: 'data-vault sql erwin|er-studio',
    nice: 'snowflake dbt fhir',
    either: 'data-modeling healthcare-it data-warehousing',
    facts: '',
    traps: 'any teradata',
  },
  {
    name: 'Lightning-fast intro: we sell bikes online, DACH',
    door: 'summary',
    text: `Lightning-fast intro: we sell bikes online, DACH, 40 ppl. Our Shopware 6 dev (PHP/Symfony/Twig, Vue for the admin) left for parental leave so we look for 12 months cover. Needs: Shopware 6 plugins, Symfony, MySQL. Would be sweet: Elasticsearch, Docker. Pickware/JTL: the warehouse team knows that. B2B suite no. Oxid/Magento devs willing to switch: talk to us.`,
    must: 'shopware symfony mysql',
    nice: 'elasticsearch docker magento',
    either: 'php twig vue-js',
    facts: '',
    traps: 'note OK',
  },
  {
    name: 'Robotics Software Engineer',
    door: 'jobDesc',
    text: `Robotics Software Engineer
Do you dream in coordinate frames? Our arms pick tomatoes. Software is ROS 2 (we ported from ROS 1 last year), C++17, some Python.
You'll succeed if you've
- programmed robots with ROS in C++
- used MoveIt or written your own planner
- calibrated cameras (OpenCV)
You'll shine if you've also
- trained small networks (PyTorch)
- done PLC integration (EtherCAT, Profinet)
- used Rust in anger
What others do: mechanics, PCB design in Altium, web cockpit in Svelte.`,
    must: 'ros cpp opencv',
    nice: 'pytorch ethercat profinet rust',
    either: 'python plc-programming',
    facts: '',
    traps: 'any altium; any svelte',
  },
  {
    name: 'MLOps @ pharma (Basel). GxP matters here: valida',
    door: 'jobDesc',
    text: `MLOps @ pharma (Basel). GxP matters here: validated pipelines, audit trails.
Profil: Python; Docker + Kubernetes (OpenShift); MLflow or Kubeflow; GitLab CI; experience in regulated environment.
Pluspunkte: R (our statisticians' language, you'd package it), Nextflow, AWS Batch.
No-gos: "move fast and break things". SAS admin is a separate vacancy.`,
    must: 'python docker kubernetes mlflow|kubeflow gitlab-ci',
    nice: 'r nextflow aws-batch',
    either: 'openshift mlops',
    facts: '',
    traps: 'any sas',
  },
  {
    name: 'Web performance consultant, freelance, 2 months.',
    door: 'summary',
    text: `Web performance consultant, freelance, 2 months. Site is Next.js on Vercel, CMS is Contentful, A/B via Optimizely (tag is the suspect). You: Core Web Vitals for a living, Lighthouse CI, WebPageTest, can argue with marketing about GTM. React is a must as you'll submit PRs. Edge caching on Fastly a plus. We don't want a rewrite to Astro.`,
    must: 'web-performance lighthouse react',
    nice: 'fastly',
    either: 'next-js vercel contentful google-tag-manager',
    facts: '',
    traps: 'any optimizely; any astro',
  },
  {
    name: 'Junior Cloud Support (night shifts) Bucharest',
    door: 'jobDesc',
    text: `Junior Cloud Support (night shifts) Bucharest
You have: first experience with AWS or Azure (study projects count); Linux basics; networking basics (DNS, HTTP, TLS); good English.
You get to know here: Terraform, Kubernetes, Python automation – no previous knowledge of them necessary.
Certificates (AWS CCP, AZ-900) welcome.
The L3 team handles databases like Oracle and Cassandra.`,
    must: 'aws|azure linux',
    either:
      'dns http tls terraform kubernetes python aws-certification azure-certification computer-networking automation',
    facts: '',
    traps: 'any oracle-database; any cassandra',
  },
]
