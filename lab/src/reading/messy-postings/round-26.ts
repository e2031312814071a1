import type { MessyPosting } from './messy-posting.ts'

/** The twenty-sixth round: roles of skills, written before any change of its time and run once at the end. */
export const ROUND_26: readonly MessyPosting[] = [
  {
    name: 'US board, network security engineer',
    door: 'jobDesc',
    text: `Network Security Engineer II
Columbus, OH | On-site | $105K-$125K

The security team at Buckeye Mutual is refreshing its perimeter. The Cisco ASAs are on their way out and Palo Alto is on its way in, so you'll spend most of your first year on that.

Qualifications
• 4+ years in network security
• Palo Alto firewalls, Panorama included
• Routing: BGP and OSPF
• VPN (IPsec)
• Ability to read a packet capture (Wireshark)

Good things to bring along
• Python or Ansible for automation
• Zscaler

A CISSP is not something we ask for at this level. Our SOC is outsourced and looks after Splunk, you'd just read the tickets.`,
    must: 'palo-alto bgp ospf vpn wireshark',
    nice: 'python ansible zscaler',
    either: 'ipsec firewalls network-security packet-analysis routing-and-switching automation soc-2',
    facts: 'title network-security-engineer; years 4; country US; pay 12500000 USD year',
    traps: 'any cisco-asa; excl cisco-asa; any cissp; excl cissp; any splunk; must python; must ansible; must zscaler',
  },
  {
    name: 'LinkedIn post, founding engineer',
    door: 'jobDesc',
    text: `🚀 I'm hiring our first backend engineer!

We just closed our pre-seed and the prototype (my own terrible Ruby, sorry) is falling over. I want someone to rebuild it properly in Elixir with Phoenix.

What I can't compromise on: Elixir in production, Postgres, and the guts to say no to me.

What would make me do a little dance: LiveView, Fly.io, some Terraform.

What I truly don't care about: degrees, LeetCode, whether you've touched Kubernetes.

Remote within Europe. DM me 💌
#hiring #elixir #python #react #startup`,
    must: 'elixir postgresql',
    nice: 'fly-io terraform',
    either: 'phoenix',
    facts: 'title back-end-developer',
    traps: 'any ruby; excl ruby; any kubernetes; excl kubernetes; must fly-io; must terraform; any python; any react',
  },
  {
    name: 'Indian agency mail, SAP',
    door: 'jobDesc',
    text: `Dear Candidate,

Greetings of the day!! Kindly find below JD for SAP SD Consultant for one of our MNC client.

Exp: 6-9 yrs
Location: Hyderabad / Bengaluru
NP: 30 days

Mandatory Skills : SAP SD, S/4HANA, IDoc
Secondary Skills : SAP MM, ABAP debugging
Desirable : Fiori

Note : SAP FICO profiles pls don't apply. Candidates from SAP Basis background will not be considered.
Domain : FMCG (client is currently using JD Edwards in 2 plants)

Pls revert with updated resume.
Regards,
Swathi`,
    must: 'sap-sd s4hana',
    nice: 'sap-mm abap sap-fiori',
    either: 'sap sap-interfaces debugging',
    unwanted: 'sap-fico sap-basis',
    facts: 'title sap-logistics-consultant; years 6-9; country IN; notice 30',
    traps:
      'must sap-fico; must sap-basis; any jd-edwards; must sap-fiori; must abap; must sap-mm; any sap-basis; any sap-fico',
  },
  {
    name: 'Slack message of a team lead, QA',
    door: 'summary',
    text: `hey @talent, so for the QA automation role: Playwright is the one thing they have to know cold (Cypress ppl can apply, it's close enough). TypeScript obviously. API tests with Postman or similar. k6 would be lovely for later. pls filter out pure Selenium/Java ppl, we had 3 of those and it was painful. the mobile squad does Appium, not us. CI is GitHub Actions, they'll pick it up in a day`,
    must: 'playwright|cypress typescript',
    nice: 'k6',
    either: 'postman api-testing github-actions ci-cd test-automation quality-assurance performance-testing',
    unwanted: '',
    facts: 'title qa-automation-engineer',
    traps: 'any selenium; any java; any appium; excl appium; must k6; must github-actions; alone cypress; excl cypress',
  },
  {
    name: 'German company, DevOps',
    door: 'jobDesc',
    text: `DevOps Engineer (w/m/d) – Karlsruhe / hybrid

Your tasks
- Operation and further development of our Kubernetes platform (OpenShift)
- Migration of the remaining Jenkins jobs to GitLab CI
- Support of the development teams (Java, Angular) in questions of deployment

Your profile
- Completed studies of computer science or comparable training
- Very good knowledge of Linux
- Several years of practice with Kubernetes, OpenShift is an advantage
- Secure in dealing with Terraform or Ansible
- Scripting in Bash or Python
- First contact points with Prometheus and Grafana are desirable, but no condition
- German C1, English B2

We offer
30 days of vacation, job bike, further training (e.g. CKA, AWS certifications)`,
    must: 'linux kubernetes terraform|ansible bash|python',
    nice: 'openshift prometheus grafana',
    either: 'gitlab-ci scripting jenkins',
    facts: 'title devops-engineer; country DE; lang de C1; lang en B2',
    traps:
      'any java; any angular; any cka; any aws; must openshift; must prometheus; must jenkins; alone terraform; must grafana',
  },
  {
    name: 'Intake note, data scientist',
    door: 'jobDesc',
    text: `INTAKE CALL - Data Scientist (Pricing) - HM: Oluwaseun
replacing: Katja (moved to the LLM team)
musts => python, sql, causal inference / experimentation. she stressed SQL twice
pandas/sklearn = goes without saying
nice => bayesian stuff, PyMC; dbt
dealbreaker => people who only did deep learning. not interested in pytorch portfolio ppl
R? "fine to read, nobody writes it"
tools around: Looker (analysts own it), Snowflake (DE team runs it, DS just query)
sen level, 5y+
London 2x wk`,
    must: 'python sql causal-inference pandas scikit-learn',
    nice: 'pymc dbt',
    either: 'bayesian-statistics experimental-design ab-testing r snowflake deep-learning pytorch data-science',
    facts: 'title data-scientist; seniority senior; years 5; country GB',
    quoted: '2x wk',
    traps:
      'must pytorch; nice pytorch; any looker; must snowflake; must r; excl r; any llm; must pymc; must deep-learning',
  },
  {
    name: 'Polish software house, React Native',
    door: 'jobDesc',
    text: `React Native Developer (B2B / UoP)
Kraków or 100% remote, 17 000 - 24 000 PLN net + VAT

Must have: React Native (3+ years) · TypeScript · Redux Toolkit or Zustand · REST · Git
Nice to have: native Swift/Kotlin · Detox · Expo · GraphQL
Languages: English B2+

The project
A loyalty app for a Scandinavian retailer. The old app is written in Xamarin, and it will be switched off in March. Backend (NestJS, MongoDB) is done by the client's team.

What we don't require
Flutter or web React commercial experience, although it's always good to talk about it.`,
    must: 'react-native:3 typescript redux-toolkit|zustand git',
    nice: 'swift kotlin detox expo graphql',
    either: 'rest-api',
    facts: 'title react-native-developer; country PL; lang en B2; pay 2400000 PLN month',
    traps:
      'any xamarin; any nest-js; any mongodb; any flutter; excl flutter; any react; must swift; must kotlin; must expo; alone zustand',
  },
  {
    name: 'WhatsApp, recruiter to sourcer, .NET',
    door: 'summary',
    text: `Hi Joana, new one 🙏 .net dev for the insurance client, needs c# and .net 8 + azure (functions, service bus). blazor is cool but they'd take angular too, one of them is needed for sure. sql server yes. no wcf/webforms dinosaurs please. they used to want xamarin, forget that. docker = plus. porto or lisbon. 4 yrs min`,
    must: 'c-sharp dot-net azure azure-functions azure-service-bus blazor|angular sql-server',
    nice: 'docker',
    either: 'wcf asp-net winforms',
    facts: 'title dot-net-developer; years 4; country PT',
    traps: 'any xamarin; excl xamarin; must docker; alone blazor; alone angular; must wcf; nice wcf',
  },
  {
    name: 'UK public sector, business analyst',
    door: 'jobDesc',
    text: `Senior Business Analyst – Grade 7
Department for Coastal Affairs | Newcastle upon Tyne

Essential criteria (assessed at sift)
E1. Requirements elicitation and user stories in agile teams
E2. Process modelling using BPMN
E3. Working knowledge of JIRA and Confluence, or Azure DevOps
Desirable criteria (assessed at interview)
D1. SQL to a level where you can answer your own questions
D2. Experience with Power BI

Please note that knowledge of Dynamics 365, the department's case management system, will be developed in post and is not part of the assessment. Prince2 certificates carry no weight.

37 hours per week; SC clearance.`,
    must: 'user-stories bpmn',
    nice: 'sql power-bi',
    either:
      'requirements-gathering jira confluence azure-devops agile business-analysis business-process-management security-clearance',
    facts: 'title business-analyst; seniority senior; country GB',
    quoted: '37 hours|SC clearance',
    traps:
      'any microsoft-dynamics-365; excl microsoft-dynamics-365; any prince2; excl prince2; must sql; must power-bi',
  },
  {
    name: 'ATS export, frontend',
    door: 'jobDesc',
    text: `job_title: Frontend Engineer (Vue)
dept: Storefront
location_type: remote_eu
hiring_manager: B. Okafor
description: You'll own checkout and product pages of our shop. Checkout is still Nuxt 2 and has to become Nuxt 3 before summer. Payments (Adyen) sit with another squad.
required_skills: Vue 3; TypeScript; Nuxt; Tailwind CSS or SCSS; Vitest/Jest
preferred_skills: Storybook; web accessibility; GraphQL
not_required: React; Shopify
tech_stack_company: Go, Kubernetes, Kafka, Vue
benefits: Learning budget, AWS training, MacBook Pro`,
    must: 'vue-js typescript nuxt tailwind-css|sass vitest|jest',
    nice: 'storybook web-accessibility graphql',
    facts: 'title vue-js-developer',
    traps:
      'any adyen; any react; excl react; any shopify; excl shopify; must go; must kafka; must kubernetes; any aws; must storybook; alone vitest',
  },
  {
    name: 'Brazilian startup, data engineer',
    door: 'jobDesc',
    text: `Data Engineer Pleno/Sênior - remote from LatAm

Hello! We are Ventana, a fintech from Florianópolis. Today our pipelines run in Pentaho and cron (yes...), and we want to say goodbye to both until the end of the year.

What do you need for this adventure?
- Domain of Python and SQL
- Experience building pipelines with Airflow or Dagster
- To have worked with at least one data warehouse in cloud: BigQuery, Snowflake or Redshift
- dbt

What counts positively?
- Spark
- Kafka or Pub/Sub
- IaC with Terraform

What you will not find here: Hadoop, 8am meetings.

Fluent English is required, Spanish is a plus. USD 4,000 to 6,000/month as contractor.`,
    must: 'python sql airflow|dagster bigquery|snowflake|redshift dbt',
    nice: 'spark kafka google-pubsub terraform',
    either: 'data-pipelines data-warehousing infrastructure-as-code',
    facts: 'title data-engineer; lang en - ; lang es soft; pay 600000 USD month; engagement contract',
    traps:
      'any pentaho; excl pentaho; any cron; any hadoop; must kafka; must spark; must terraform; alone airflow; alone snowflake',
  },
  {
    name: 'Dictated note, Salesforce',
    door: 'jobDesc',
    text: `okay so this is for the salesforce developer at the charity in leeds um they need somebody who is really strong in apex and lightning web components and has done at least a couple of flows sales cloud yes nonprofit cloud would be amazing but they know that's rare they told me not to send them marketing cloud people the data migration from raisers edge is finished so that doesn't matter anymore git they would like it copado they have but the release manager does that three years at least and it's two days in the office budget fifty five k`,
    must: 'apex-salesforce lwc salesforce-flow sales-cloud',
    nice: 'git',
    either: 'salesforce data-migration nonprofit',
    unwanted: 'salesforce-marketing-cloud',
    facts: 'title salesforce-developer; years 3; country GB; pay 5500000 GBP year',
    quoted: 'two days in the office',
    traps:
      'must salesforce-marketing-cloud; nice salesforce-marketing-cloud; any raisers-edge; excl raisers-edge; any copado; excl copado; must git',
  },
  {
    name: 'Embedded, Nordic',
    door: 'jobDesc',
    text: `Firmware Developer, hearing devices
Ballerup, Denmark

You will join 11 firmware developers. The audio algorithms come from our DSP group (they work in MATLAB), the phone app from our Swift and Kotlin teams; you make the device itself tick.

We imagine that you
– write C that others can read, and have done so for 5 years or more
– have brought up boards with an RTOS (Zephyr, FreeRTOS or similar)
– know Bluetooth Low Energy from the inside
– test what you write, e.g. with Unity/CMock or GoogleTest
We will be extra curious if you
– have met Rust on microcontrollers
– know Nordic's nRF chips
Ada is where we come from, not where we go.`,
    must: 'c:5 zephyr|freertos ble',
    nice: 'rust nordic-nrf',
    either: 'google-test unit-testing rtos microcontrollers firmware embedded-systems algorithms',
    facts: 'title firmware-engineer; country DK',
    traps:
      'any matlab; any swift; any kotlin; any ada; excl ada; must rust; any unity; alone zephyr; must nordic-nrf; any dsp',
  },
  {
    name: 'Consultancy, cloud architect brief',
    door: 'jobDesc',
    text: `BRIEF — Cloud Architect, energy client, 9 months
Day rate up to £650 inside IR35

The ask: somebody who has led an Azure landing zone end to end. Not AWS. People keep sending AWS architects and the client keeps saying no.
Tick list (client's words):
 [x] Azure (expert)
 [x] Terraform – "Bicep alone won't do"
 [x] Networking: hub & spoke, ExpressRoute
 [x] Entra ID
 [ ] AKS
 [ ] FinOps
(x = must, blank = would be good)
The incumbent used Pulumi, it's being unpicked by another supplier.`,
    must: 'azure terraform expressroute entra-id',
    nice: 'aks finops',
    either: 'landing-zones computer-networking bicep aws cloud-architecture solution-architecture',
    facts: 'title cloud-architect; pay 65000 GBP day; engagement contract',
    quoted: '9 months',
    traps: 'must aws; nice aws; any pulumi; excl pulumi; must aks; must finops; must bicep; nice bicep',
  },
  {
    name: 'US healthcare, integration',
    door: 'jobDesc',
    text: `Integration Engineer (HL7/FHIR) - Remote US

About the position: St. Brendan Health is moving from Cloverleaf to Rhapsody, while radiology stays with Mirth Connect for now.

Minimum requirements:
High school diploma plus 5 yrs or Bachelor's plus 3
HL7 v2 interfaces - you've built them, not just watched them
One interface engine: Mirth, Rhapsody, Cloverleaf, Corepoint
JavaScript for transforms
SQL

Preferred requirements:
FHIR R4
Epic Bridges certification
Azure Integration Services or MuleSoft

This job does not involve desktop support, network work or Cerner.
Must be able to pass a background check. Epic analysts: we have a separate posting for you (REQ 4471).`,
    must: 'hl7 javascript sql',
    nice: 'fhir mulesoft epic-systems',
    either: 'mirth-connect azure integration logic-apps healthcare-it',
    facts: 'title integration-developer; country US',
    quoted: 'background check',
    traps:
      'any cerner; excl cerner; any desktop-support; must fhir; must mulesoft; must epic-systems; must azure; any network-administration',
  },
  {
    name: 'Games studio, gameplay',
    door: 'jobDesc',
    text: `Gameplay Programmer (Unreal)
Foxglove Interactive, Malmö

Our previous title shipped on Unity. We've moved to Unreal for the next one and haven't looked back.

You'll need
* C++ and lots of it
* Unreal Engine 5, shipped or nearly shipped
* Blueprints (you won't live in them, but designers do)
* Perforce

You'd have an edge with
* Gameplay Ability System or Niagara
* console certification (PS5, Switch)
* Lua / Python tooling

Please don't worry about
* shaders, we have graphics people for that (HLSL, Houdini and so on)
* C#`,
    must: 'cpp unreal-engine unreal-blueprints perforce',
    nice: 'lua python',
    either: 'console-development',
    facts: 'title gameplay-programmer; country SE',
    traps: 'any unity; excl unity; any hlsl; any houdini; any c-sharp; excl c-sharp; must lua; must python; excl hlsl',
  },
  {
    name: 'Support engineer, table',
    door: 'jobDesc',
    text: `Technical Support Engineer L2 — Manila (night shift)

Skill | Level | Priority
Linux CLI | Advanced | Must
MySQL | Intermediate | Must
Nginx or Apache | Intermediate | Must
Docker | Basic | Should
Kubernetes | Basic | Could
AWS | – | Won't
Windows Server | – | Won't

Tooling you will find here: Zendesk, Jira, Slack. No prior experience with these is needed.
2+ years in customer-facing technical support. Excellent written English.`,
    must: 'linux mysql nginx|apache-http-server',
    nice: 'docker kubernetes',
    either: 'technical-support zendesk jira slack',
    facts: 'title technical-support-engineer; years 2; country PH; lang en soft',
    quoted: 'night shift',
    traps:
      'any aws; excl aws; any windows-server; excl windows-server; must zendesk; must jira; must slack; must docker; must kubernetes; alone nginx',
  },
  {
    name: 'Job ad in one paragraph, Java, Romania',
    door: 'jobDesc',
    text: `Senior Java Developer, Cluj or remote Romania. Our bank customer replaces a COBOL core step by step with Java services; the COBOL people stay, so you need no COBOL, just patience with them. You should be at home in Java 17 and Spring Boot, have operated something on Kafka, write tests with JUnit and Testcontainers without being asked, and understand Oracle well enough to read an execution plan. It would please us if you had seen OpenShift, and Kotlin people are more than welcome to bring their habits. Frontend is Angular and is built elsewhere. 6 years of experience or more, English B2, German a plus.`,
    must: 'java spring-boot kafka junit testcontainers oracle-database',
    nice: 'openshift kotlin',
    facts: 'title java-developer; seniority senior; years 6; country RO; lang en B2; lang de soft',
    traps: 'any cobol; excl cobol; any angular; excl angular; must openshift; must kotlin',
  },
  {
    name: 'ML platform, scale-up, playful headings',
    door: 'jobDesc',
    text: `ML Platform Engineer

The day job
Keep 40 models alive. Move training from SageMaker to our own Ray clusters. Say no to notebooks in production, kindly.

The entry fee
→ Python, typed and tested
→ Kubernetes beyond "kubectl apply"
→ MLflow, W&B or a similar tracker
→ AWS

The cherry on top
→ Ray
→ Rust or C++
→ GPU scheduling, CUDA basics

Leave at the door
→ TensorFlow 1 nostalgia
→ the urge to fine-tune LLMs (research does that)

P.S. Databricks? We looked at it. Nope.`,
    must: 'python kubernetes mlflow|weights-and-biases aws',
    nice: 'ray rust cpp cuda',
    either: 'gpu-programming',
    facts: 'title mlops-engineer',
    traps:
      'any sagemaker; any tensorflow; any databricks; must ray; must cuda; must rust; any llm; any jupyter; any fine-tuning; excl databricks',
  },
  {
    name: 'DBA, Gulf',
    door: 'jobDesc',
    text: `Urgently Required!! Oracle DBA for leading Oil & Gas company in Doha

Job Requirements:
1) Bachelor degree in computer
2) Minimum 8 years experience as DBA, from which 5 years in Oracle
3) Must know: RAC, Data Guard, RMAN, Golden Gate
4) Shell scripting
5) OCP certificate is must
6) Knowledge in SQL Server or PostgreSQL will be added advantage
7) Exadata experience preferred

Not Applicable: Developers (PL/SQL, Forms), functional consultants of Oracle EBS.
Salary: QAR 18,000 + housing. Transferable QID with NOC. Local candidates only.`,
    must: 'oracle-database:5 oracle-rac oracle-data-guard rman oracle-goldengate shell-scripting',
    nice: 'sql-server postgresql oracle-exadata',
    either: 'database-administration',
    facts: 'title oracle-dba; years 8; country QA; pay 1800000 QAR month',
    traps:
      'must pl-sql; nice pl-sql; must oracle-forms; nice oracle-forms; any oracle-ebs; must sql-server; must postgresql; must oracle-exadata; any noc',
  },
  {
    name: 'UX, agency note',
    door: 'jobDesc',
    text: `Hi all, Product Designer wanted for a B2B logistics SaaS (Rotterdam, 3 days on site).

You live in Figma: components, variables, auto layout, the lot. You've run usability tests yourself instead of asking someone to. A portfolio with at least two shipped B2B products.

We'd fight over you if you also speak a bit of front-end (HTML and CSS, no React needed) or if you've maintained a design system together with developers in Storybook.

Less relevant for us: illustration, motion, After Effects. Sketch and XD files do still lie around, ignore them.`,
    must: 'figma usability-testing',
    nice: 'html css design-systems storybook',
    either: 'frontend product-design',
    facts: 'title product-designer; country NL',
    quoted: '3 days on site',
    traps:
      'any react; excl react; any after-effects; excl after-effects; any sketch; any adobe-xd; any illustration; must html; must storybook; any motion-graphics',
  },
  {
    name: 'Mail between managers, SRE',
    door: 'jobDesc',
    text: `Subject: Re: Re: SRE headcount

Tom,
as discussed, requirements from my side:

- Go or Python, real code rather than glue
- Kubernetes on bare metal. EKS/GKE folks who never ran their own control plane struggled here
- Prometheus/Thanos for metrics; Datadog was cancelled in Q2
- incident experience, on-call once every five weeks

What I could live without: Ceph, eBPF. If you find a person who knows either, buy them lunch.
Chef is a no from me. We finally migrated off it and I do not want to see it in a design doc again.

For the interview: Lena asks about Linux internals, that's non-negotiable as well.`,
    must: 'go|python kubernetes prometheus thanos linux',
    nice: 'ceph ebpf',
    either: 'bare-metal on-call incident-management os-internals monitoring',
    unwanted: '',
    facts: 'title site-reliability-engineer',
    quoted: 'once every five weeks',
    traps: 'any eks; any gke; any datadog; excl datadog; must ceph; must ebpf; any chef; alone go',
  },
  {
    name: 'PHP agency, French English',
    door: 'jobDesc',
    text: `Developer PHP / Symfony (M/F) – Lyon – CDI

The mission
Inside a team of 6, you participate to the evolution of our booking platform. The platform is in Symfony 6 and API Platform; the mobile application (Flutter) is realized by a partner.

Your profile
You have minimum 4 years of experience with PHP and Symfony.
You master Doctrine, MySQL and PHPUnit.
You are at ease with Docker.
The knowledge of Vue.js or React is appreciated.
A first experience on Elasticsearch would be a real plus.
You don't have to know Magento, even if some customers still use it; WordPress profiles, on the other hand, do not correspond to our need.

Salary: 42-50 K€. Remote 2 days/week.`,
    must: 'php:4 symfony:4 doctrine mysql phpunit docker',
    nice: 'vue-js react elasticsearch',
    unwanted: 'wordpress',
    facts: 'title symfony-developer; country FR; pay 5000000 EUR year; engagement fullTime',
    quoted: '2 days/week',
    traps:
      'any magento; excl magento; any flutter; must react; must vue-js; must elasticsearch; must wordpress; nice wordpress',
  },
  {
    name: 'GenAI engineer, US startup',
    door: 'jobDesc',
    text: `Applied AI Engineer @ Parchment Labs (SF / remote US)

We build research assistants for law firms. Competitors glue LangChain together and pray; we don't.

You have
- shipped at least one LLM feature that real users paid for
- strong Python + FastAPI
- RAG experience: embeddings, rerankers, evals
- a vector store in production (pgvector, Pinecone, Weaviate, take your pick)

You might have
- TypeScript / Next.js for the occasional demo
- fine-tuned open models (Llama, Mistral)
- AWS Bedrock

You don't have
- the habit of calling everything an agent

Comp $170-210k + equity. We use Claude Code and Cursor internally, bring whatever editor you like. Prior legaltech not needed.`,
    must: 'llm python fastapi rag pgvector|pinecone|weaviate',
    nice: 'typescript next-js llama mistral bedrock',
    either: 'embeddings llm-evaluation fine-tuning aws vector-databases',
    facts: 'title ai-engineer; country US; pay 21000000 USD year',
    traps:
      'any langchain; excl langchain; any claude-code; any cursor-editor; must next-js; must bedrock; must typescript; any legal-technology; alone pinecone; any ai-agents',
  },
]
