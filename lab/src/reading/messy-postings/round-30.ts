import type { MessyPosting } from './messy-posting.ts'

/** The thirtieth round: everyday texts by many kinds of people, full of names that no one asks for; only skills and traps are annotated. Written before any change of its time. */
export const ROUND_30: readonly MessyPosting[] = [
  {
    name: 'Manager, one paragraph, data engineer',
    door: 'summary',
    text: `Hi! I run the data group at a mid-size insurer and I need a second pair of hands, ideally someone who has already done this two or three times. We left Informatica last year and everything new goes into Snowflake with dbt, orchestrated by Airflow, so those three are what I care about, plus SQL that doesn't make me cry. Python you will write every day but nobody here is a software engineer and you needn't be one either; readable scripts are enough. There is a Tableau person already, so please don't send me dashboard builders. If you've seen Kafka before, great, we're going to need it at some point. Actuaries use SAS and R, you only get their files.`,
    must: 'snowflake dbt airflow sql python',
    nice: 'kafka',
    either: 'data-engineering',
    facts: '',
    traps: 'any informatica; any tableau; any sas; any r; must kafka; excl kafka; excl python',
  },
  {
    name: 'Flat job board copy, Android',
    door: 'jobDesc',
    text: `Android Engineer at Loopwise Posted 3 days ago Over 100 applicants About the job Loopwise makes a language-learning app with 9 million downloads on iOS and Android. What you'll do Ship features to the Android app end to end Work with the iOS team (Swift, Combine) to keep both apps at parity Improve startup time and reduce crashes What you bring 4+ years building Android apps in Kotlin Jetpack Compose in production Coroutines and Flow, and a clear opinion about testing Experience with Room or SQLDelight Solid Git habits Bonus points Kotlin Multiplatform GraphQL (Apollo) Experience with Bitrise or a comparable CI What we do not use React Native, Flutter or any other cross-platform layer, and we won't Perks MacBook Pro, Udemy licence, Spotify Premium, gym`,
    must: 'android kotlin jetpack-compose kotlin-coroutines room|sqldelight git',
    nice: 'kotlin-multiplatform graphql apollo-graphql bitrise',
    either: 'ci-cd automated-testing mobile-development performance-optimization',
    facts: '',
    traps: 'any swift; any combine; any react-native; any flutter; any udemy; any ios; must bitrise',
  },
  {
    name: 'Slack line, frontend',
    door: 'summary',
    text: `need a FE dev asap!! vue 3 + TS, pinia, we're on vite (webpack is finally dead 🎉). tailwind = would be lovely. react ppl ok if they're honest about switching. pls no jquery/wordpress agencies. backend is rails, not your problem`,
    must: 'vue-js|react typescript pinia',
    nice: 'tailwind-css',
    unwanted: 'jquery wordpress',
    either: 'vite frontend-development vue-js react',
    facts: '',
    traps: 'any webpack; any ruby-on-rails; must jquery; must wordpress; must tailwind-css; excl react',
  },
  {
    name: 'Indian recruiter mail, SAP',
    door: 'jobDesc',
    text: `Dear Candidate,
Greetings from TechBridge Consulting!!
We have an urgent opening for one of our esteemed MNC clients (CMMI level 5).
Role: SAP MM Consultant
Mandatory skills: SAP MM, S/4HANA, at least 1 end to end implementation, integration with FI and SD
Secondary skills: SAP Ariba, EWM (added advantage)
Note: Pure support profiles will not be considered. ABAP is handled by separate team, hence coding not required.
Candidates having only ECC exposure kindly excuse.
Location: Hyderabad / Bengaluru
If interested kindly revert with updated CV in MS Word format.`,
    must: 'sap-mm s4hana',
    nice: 'ariba sap-ewm',
    either: 'sap sap-fico sap-sd',
    facts: '',
    traps: 'any abap; must ariba; must sap-ewm; any microsoft-word; any cmmi',
  },
  {
    name: 'Embedded, German English',
    door: 'jobDesc',
    text: `Embedded Software Developer (f/m/d) Medical Devices

Your tasks:
- Development of firmware for infusion pumps in C on STM32
- Porting of legacy products from IAR to GCC
- Reviews with the hardware colleagues, who work in Altium

Your profile:
- Finished studies in electrical engineering or comparable
- Very good knowledge of C, also C++ is an advantage but no condition
- Experience with a real-time operating system, FreeRTOS or Zephyr by preference
- Communication buses: I2C, SPI, CAN
- You know Git and Jira
- Norms like IEC 62304 are no foreign word for you
- Assembler knowledge is not necessary

We do not develop with Arduino, and MATLAB is only used in research.`,
    must: 'c freertos|zephyr i2c spi can-bus git jira',
    nice: 'cpp',
    either: 'stm32 firmware rtos iec-62304 gcc medical-device-software',
    facts: '',
    traps: 'any iar; any altium; any assembly; any arduino; any matlab; must cpp; alone freertos; alone zephyr',
  },
  {
    name: 'Security analyst, UK person specification in prose',
    door: 'jobDesc',
    text: `SOC Analyst (L2) – you will be joining a team of six. Applicants must be able to demonstrate hands-on use of Microsoft Sentinel and KQL; candidates whose background is Splunk will need to show that they can make the move. Working knowledge of MITRE ATT&CK is essential. An understanding of Python or PowerShell for automation would be advantageous, as would any of Security+, CySA+ or GCIH. Penetration testing experience is not a substitute for blue team experience. The Trust is currently decommissioning its Symantec estate; Defender for Endpoint replaces it in the spring and you will help roll it out. Previous NHS experience is not needed.`,
    must: 'sentinel kql mitre-attack',
    nice: 'python powershell gcih security-plus cysa-plus',
    either: 'microsoft-defender splunk soc automation security-operations',
    facts: '',
    traps: 'must splunk; any penetration-testing; any symantec; must python; must gcih',
  },
  {
    name: 'QA, startup founder in a chat',
    door: 'summary',
    text: `hey, we're 14 people & have zero tests (i know). want a QA who can set it all up: playwright preferred, cypress also ok, typescript either way. api tests w/ postman or whatever you like. don't care about selenium, don't care about istqb. mobile testing = later, maybe appium. CI is github actions, somebody else wrote it but you'd be in there`,
    must: 'playwright|cypress typescript',
    nice: 'appium',
    either: 'postman github-actions api-testing mobile-testing ci-cd qa',
    facts: '',
    traps: 'any selenium; any istqb; must appium; excl selenium; alone playwright; alone cypress',
  },
  {
    name: 'Project manager, public authority',
    door: 'jobDesc',
    text: `Vacancy 24/117: IT Project Manager (Grade 7)
The postholder leads the replacement of the Agency's licensing system. The existing system (Oracle Forms, 1998) will be retired and bidders have proposed both Salesforce and Dynamics 365; the choice is not part of this post.
Essential criteria
E1 PRINCE2 Practitioner or PMP, in date
E2 Significant experience of managing suppliers
E3 MS Project
E4 Jira and Confluence in a delivery team
Desirable criteria
D1 Agile (Scrum or SAFe)
D2 Power BI for reporting
The following are not required: ITIL, any programming language.
Applications in Word or PDF. Interviews by Teams.`,
    must: 'prince2|pmp ms-project jira confluence',
    nice: 'power-bi scrum safe-agile agile',
    either: 'vendor-management project-management supplier-management',
    facts: '',
    traps:
      'any oracle-forms; any salesforce; any microsoft-dynamics-365; any itil; any microsoft-word; any microsoft-teams; must power-bi; alone prince2; alone pmp',
  },
  {
    name: 'Designer, agency newsletter',
    door: 'jobDesc',
    text: `We're after a Senior Product Designer. Figma is a given, and so is being able to defend a decision in front of a grumpy stakeholder. You've built or looked after a design system. Prototyping in Framer or ProtoPie wins hearts. You do not have to code; if you can read HTML and CSS, our developers will buy you cake. Sketch files are archived and nobody opens them. We interview users ourselves (Maze, Dovetail), so research experience counts for a lot.`,
    must: 'figma design-systems',
    nice: 'framer protopie html css',
    either: 'prototyping maze dovetail user-research stakeholder-management ux-research',
    facts: '',
    traps: 'any sketch; must html; must css; must framer; excl html; must framer|protopie',
  },
  {
    name: 'Sysadmin, terse list',
    door: 'jobDesc',
    text: `Systems administrator, school district
Must: Windows Server, AD/GPO, M365 admin, Hyper-V
Should: PowerShell, Intune
Could: Cisco Meraki
Won't: Linux, VMware (gone since 2023), printers (outsourced)
Bring: patience`,
    must: 'windows-server active-directory group-policy m365-admin hyper-v',
    nice: 'powershell intune meraki',
    either: 'microsoft-365 cisco system-administration',
    facts: '',
    traps: 'any linux; any vmware; must powershell; must meraki; must intune',
  },
  {
    name: 'ML engineer, US startup flat copy',
    door: 'jobDesc',
    text: `Machine Learning Engineer (Recommendations) San Francisco, CA $190K – $230K + equity. We're a Series B marketplace. Our competitors train giant models; we think that's wasteful. You'll own ranking from feature store to serving. Requirements: 5+ years in ML engineering; expert Python; PyTorch or JAX (TensorFlow alone won't do); experience deploying models with Triton, TorchServe or similar; SQL. Preferred qualifications: Spark, Ray; prior work on two-tower retrieval; Go, as our serving layer is written in it. Not a fit if: your experience is limited to Kaggle or notebooks, or you want to do LLM prompting – LangChain is not in our vocabulary. We offer medical, dental, vision, 401(k) and ChatGPT Plus.`,
    must: 'machine-learning python pytorch|jax triton|torchserve sql',
    nice: 'spark ray go',
    either:
      'mlops feature-store recommender-systems model-deployment information-retrieval kaggle tensorflow model-serving jupyter llm recommendation-systems',
    facts: '',
    traps: 'must tensorflow; any langchain; any chatgpt; must go; must spark; alone pytorch; alone jax; must kaggle',
  },
  {
    name: 'Game developer, studio page',
    door: 'jobDesc',
    text: `GAMEPLAY PROGRAMMER

Our last game was made in Unity, the next one isn't: we have switched to Unreal Engine 5, so that's what you need.

YOU
- write modern C++ and aren't scared of Blueprints
- have shipped at least one title on console or PC
- know your way around Perforce

YOU GET EXTRA LOOT FOR
- Lua or Python for tools
- networking (replication)
- a past in shaders (HLSL)

YOU WON'T FIND HERE
- crunch, blockchain or NFTs
- C# (we still love you)`,
    must: 'unreal-engine cpp unreal-blueprints perforce',
    nice: 'lua python hlsl',
    either:
      'console-development networking multiplayer shaders game-development gameplay-programming tools-programming',
    facts: '',
    traps: 'any unity; any c-sharp; any blockchain; must lua; must hlsl; excl c-sharp; any nft',
  },
  {
    name: 'Network engineer, recruiter shorthand',
    door: 'jobDesc',
    text: `Ntwk Eng – 6m rolling – Slough DC. Skills: Cisco Nexus (ACI pref), BGP/OSPF, F5 LTM. Palo OR Forti f/w exp. Python/Ansible nice 2 have. CCNP min (CCIE = ££). Juniper not req'd. Client moving off Check Point so no CP pls. Immediate starters only, no umbrella Qs until offer.`,
    must: 'cisco-nexus bgp ospf f5 palo-alto|fortinet ccnp',
    nice: 'cisco-aci python ansible ccie',
    either: 'cisco firewalls',
    facts: '',
    traps:
      'any juniper; must check-point; nice check-point; must ccie; must python; must ansible; alone palo-alto; alone fortinet; any cisco-umbrella',
  },
  {
    name: 'Support, Philippines BPO',
    door: 'jobDesc',
    text: `HIRING!!! Technical Support Representative (US Account) ONSITE – Cebu
Qualifications:
✔ At least 1 year BPO experience, voice
✔ Basic networking (TCP/IP, DNS) troubleshooting
✔ Knowledgeable in Zendesk or Freshdesk
✔ Amenable to graveyard shift
✔ Can type 40 wpm
An advantage if with: CompTIA A+, Active Directory exposure
College degree not required. No sales, no upselling. Training for the client's in-house CRM provided, Salesforce knowledge not needed.
Apply thru Messenger or bring your resume in PDF.`,
    must: 'tcp-ip dns zendesk|freshdesk',
    nice: 'active-directory a-plus',
    either: 'networking troubleshooting technical-support customer-service crm bpo customer-support',
    facts: '',
    traps: 'any salesforce; must active-directory; any sales; alone zendesk; alone freshdesk',
  },
  {
    name: 'Architect, consultancy corporate',
    door: 'jobDesc',
    text: `Cloud Solution Architect

About Verion: For 25 years we have supported our clients on their digital journey. Whether mainframe, SAP or Oracle, more than 300 companies trust us. We are AWS Advanced Partner and Microsoft Gold Partner.

In this role you design target architectures for customers who mostly come from VMware and want to get to Azure. You present to boards and write offers.

We expect
• several years as an architect, thereof at least three on Azure
• landing zones with Terraform (Bicep would also be fine)
• networking and identity in hybrid setups, in particular Entra ID and ExpressRoute
• Kubernetes at the level of being able to challenge a team; you need not operate it
• AZ-305 or the readiness to take it within half a year

It rounds off your profile if you have dealt with AWS or with FinOps. GCP plays no role with our customers.`,
    must: 'azure terraform|bicep entra-id expressroute kubernetes',
    nice: 'aws finops azure-certification',
    either: 'networking azure-vnet iam cloud-architecture azure-certification solution-architecture',
    facts: '',
    traps: 'any sap; any oracle-database; must vmware; any google-cloud; must aws; alone terraform; alone bicep',
  },
  {
    name: 'Mail forwarded by HR, PHP',
    door: 'jobDesc',
    text: `---------- Forwarded message ----------
From: Marek
To: HR
Subject: Re: Re: replacement for Tomáš

as discussed: Symfony dev, not Laravel (Tomáš was Laravel and it took him a year). PHP 8. MySQL or Postgres, I don't care which one. Docker he must be able to start on his own, Kubernetes is done by ops. Good if he wrote some Vue once. Redis and RabbitMQ are in the project, he will learn. PHPStan level 8 is not negotiable. And please no more Magento people!!`,
    must: 'symfony php mysql|postgresql docker phpstan',
    nice: 'vue-js',
    unwanted: 'magento',
    either: 'redis rabbitmq',
    facts: '',
    traps:
      'must laravel; nice laravel; any kubernetes; must vue-js; must redis; must magento; alone mysql; alone postgresql; must rabbitmq',
  },
  {
    name: 'DevOps, Brazil two languages',
    door: 'jobDesc',
    text: `Vaga: DevOps Engineer (remoto)
We are looking for a DevOps engineer to join our platform squad. English is used every day, português is used at lunch.
Requisitos / Requirements
- AWS (EKS, RDS, IAM)
- Terraform
- GitLab CI; if you come from Jenkins that's ok, but know that we killed ours
- Observability with Prometheus and Grafana
Diferenciais / Nice to have
- Istio
- Go
- Datadog, because two customers insist on it
O que não precisa / What you don't need
- Windows
- Azure
- a degree`,
    must: 'aws eks amazon-rds aws-iam terraform gitlab-ci prometheus grafana',
    nice: 'istio go datadog',
    either: 'observability devops',
    facts: '',
    traps: 'must jenkins; any windows; any azure; must datadog; excl windows; excl azure; must go',
  },
  {
    name: 'Salesforce admin, nonprofit letter',
    door: 'summary',
    text: `We are a charity of 40 people and our Salesforce is a jungle. What we need is a Salesforce administrator who can tidy it up: Flows, permission sets, reports. Nonprofit Cloud experience would be wonderful. Apex is beyond what we expect, our partner agency writes it. We used to send newsletters by Mailchimp and have moved to Marketing Cloud, which the communications team looks after. If you also speak fluent Excel, you'll make our finance person happy.`,
    must: 'salesforce salesforce-administration salesforce-flow',
    nice: 'microsoft-excel',
    either: 'reporting salesforce salesforce-administration',
    facts: '',
    traps: 'any apex-salesforce; any mailchimp; any salesforce-marketing-cloud; must microsoft-excel',
  },
  {
    name: 'Java, Polish board with tech tiles',
    door: 'jobDesc',
    text: `Senior Java Developer
Tech stack: Java (master) | Spring Boot (advanced) | Kafka (regular) | Oracle (nice to have) | Angular (nice to have)
B2B 130–160 PLN/h · Remote · Wrocław
The project: for a Swiss bank we carve a monolith (EJB, WebLogic) into services. The old part stays with the old team.
You must have: 5 years with Java, Spring Boot, Hibernate; Kafka or another broker; clean SQL.
You don't have to know banking. No frontend expectation, though those who want may do some Angular.
Recruitment: 1. HR call on Google Meet 2. Technical talk 3. Offer`,
    must: 'java spring-boot hibernate kafka sql',
    nice: 'oracle-database angular',
    either: 'microservices banking',
    facts: '',
    traps: 'any ejb; any weblogic; any google-meet; must angular; must oracle-database',
  },
  {
    name: 'Data scientist, retail, long sentences',
    door: 'jobDesc',
    text: `Data Scientist – Pricing. You'd be the third data scientist, alongside two econometricians who swear by Stata, and you would be the one to bring our models into production. That's why we'd rather have someone who is at home in Python and SQL, tests their code and has used Git with other people than someone with a longer list of algorithms. Causal inference or Bayesian methods would be icing. R isn't something we'd ask of you, though a colleague's scripts wait to be translated. Deep learning? Not here. Spark? Our biggest table fits on a laptop. Cloud is Azure; knowing any cloud is fine, ours you'll pick up.`,
    must: 'python sql git',
    nice: 'causal-inference bayesian-statistics',
    either: 'azure machine-learning data-science econometrics mlops automated-testing',
    facts: '',
    traps: 'any stata; any r; any deep-learning; any spark; must azure; excl r; excl spark',
  },
  {
    name: 'Blockchain / Rust, remote company',
    door: 'jobDesc',
    text: `Rust Engineer, Protocol
You'll hack on our consensus client.
Hard requirements: strong Rust (async, tokio), understanding of distributed systems, comfort with reading specs.
Soft requirements: libp2p, RocksDB, fuzzing.
C++ veterans who've shipped side projects in Rust are explicitly encouraged. Go-only applicants: sorry, not this time. We're not hiring Solidity developers at the moment (see other openings). Past employers of our team: Google, Parity, Oracle.`,
    must: 'rust tokio distributed-systems',
    nice: 'rocksdb cpp fuzzing',
    unwanted: 'go',
    either: 'go cpp blockchain',
    facts: '',
    traps: 'must go; nice go; any solidity; any oracle-database; must cpp; must rocksdb',
  },
  {
    name: 'Database administrator, outsourcing sheet',
    door: 'jobDesc',
    text: `POSITION: DBA | SENIORITY: SR | QTY 2
MUST HAVES: ORACLE 19C, RAC, DATA GUARD, RMAN; LINUX (RHEL); SHELL SCRIPTING
NICE TO HAVES: GOLDENGATE, EXADATA, POSTGRESQL (FUTURE MIGRATION TARGET)
NOT NEEDED: SQL SERVER, MYSQL
COMMENTS: CUSTOMER HAD BAD EXPERIENCE WITH DBAS WHO ONLY KNOW RDS. SHIFT 24X7. ENGLISH B2.`,
    must: 'oracle-database oracle-rac oracle-data-guard rman linux rhel shell-scripting',
    nice: 'oracle-goldengate oracle-exadata postgresql',
    either: 'database-administration linux rhel',
    facts: '',
    traps: 'any sql-server; any mysql; must amazon-rds; nice amazon-rds; must postgresql; must oracle-exadata',
  },
  {
    name: '.NET, Australian recruiter',
    door: 'jobDesc',
    text: `My client, a leading energy retailer in Melbourne's CBD, is on the hunt for a .NET gun! You'll come with C#, .NET 6+ and Azure (Functions, Service Bus) and you'll be across CI/CD in Azure DevOps. Front-end wise they're shifting from AngularJS to React, so React would put you ahead of the pack, though it's a backend-leaning gig. Experience in VB6 or WebForms won't count against you, it just won't be used. AWS experience only? Then this one isn't for you. Cert IV not required. Please submit in Word format, mate.`,
    must: 'c-sharp dot-net azure azure-functions azure-service-bus azure-devops',
    nice: 'react',
    either: 'ci-cd asp-net dot-net-core backend-development asp-net-core',
    facts: '',
    traps:
      'any angularjs; any visual-basic; any vb-net; must aws; nice aws; must react; any microsoft-word; any classic-asp',
  },
  {
    name: 'Product owner, Nordics mail',
    door: 'summary',
    text: `Hej, we look for a Product Owner for our parking app. Important for us: you have worked with backlog in Jira, you can make a story map (Miro), and you dare to say no. SQL enough to fetch your own numbers. Amplitude we bought in January, so experience of it or of Mixpanel makes the start softer. You will not configure anything in Salesforce even if sales will ask you to. Scrum Master certificate is not interesting for us, PSPO maybe. The developers do Kotlin and Swift natively.`,
    must: 'jira miro sql',
    nice: 'amplitude mixpanel',
    either: 'user-story-mapping backlog-management product-management product-ownership scrum',
    facts: '',
    traps: 'any salesforce; any kotlin; any swift; must amplitude; any scrum-master; must mixpanel; any csm',
  },
  {
    name: 'Hardware / FPGA, Israel terse',
    door: 'jobDesc',
    text: `FPGA Engineer
* BSc in EE – must
* 4+ years with VHDL – must (Verilog people: please explain in the letter why you'd switch)
* Vivado – must, Quartus – advantage
* SystemVerilog for verification, UVM – big advantage
* C for bring-up – advantage
* PCB layout – not part of the job
* Python scripting – good, Tcl – better`,
    must: 'vhdl vivado',
    nice: 'quartus systemverilog uvm c python tcl',
    either: 'verilog fpga scripting verification',
    facts: '',
    traps: 'must quartus; must c; any pcb-design; excl verilog; must verilog; must systemverilog; must python',
  },
  {
    name: 'Scrum master, insurer, hidden wishes',
    door: 'jobDesc',
    text: `Scrum Master wanted for two teams in Zürich. The one thing you can't do without is experience in facilitating; tools can be learned. That said, both teams live in Jira and Confluence and you'd be lost without them. A PSM I or CSM is required by our framework agreement. Those with SAFe in their CV: fine, but we don't do SAFe. Kanban experience is worth as much to us as Scrum. One team builds in Guidewire, the other on COBOL; you don't touch either.`,
    must: 'jira confluence psm|csm scrum|kanban',
    either: 'scrum kanban facilitation agile jira confluence',
    facts: '',
    traps: 'any safe-agile; any guidewire; any cobol; must guidewire; alone psm; alone csm',
  },
  {
    name: 'ERP consultant, Dynamics, Dutch English',
    door: 'jobDesc',
    text: `Business Central Consultant (functional)
Who are you?
You translate the questions of our customers (wholesale, food) into Dynamics 365 Business Central. You have at least 3 years experience with it, or with its predecessor NAV. You can find your way in Power BI and Power Automate. Writing AL is what our developers do; that you can read it is handy. AFAS, Exact or SAP knowledge is of no use here. From 2021 we have been working completely in the cloud, on-premise customers we no longer accept.`,
    must: 'dynamics-365-business-central|dynamics-nav power-bi power-automate',
    nice: 'al-business-central',
    either: 'erp',
    facts: '',
    traps:
      'any sap; must al-business-central; alone dynamics-365-business-central; alone dynamics-nav; excl al-business-central',
  },
  {
    name: 'Site reliability, question and answer',
    door: 'jobDesc',
    text: `Site Reliability Engineer
What will I work with? Mostly Kubernetes on bare metal, Terraform, Ceph.
What do I need to know on day one? Linux, deeply. Kubernetes beyond kubectl apply. One scripting language, Python or Bash.
What can I learn here? Ceph, Rust, how to sleep while on call.
Do you use AWS? No. Do I need a degree? No.
Is Ansible still a thing? Sadly yes, for the old hosts. You'll help us bury it.
Do I have to write Go? Reading is enough, our operators are in Go.
Why did my predecessor leave? She went to Netflix.`,
    must: 'linux kubernetes python|bash',
    nice: 'go ceph rust terraform',
    either: 'terraform ceph go rust ansible scripting',
    facts: '',
    traps: 'any aws; must ansible; must rust; must go; alone python; alone bash; must ceph',
  },
]
