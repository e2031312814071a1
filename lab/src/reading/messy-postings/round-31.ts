import type { MessyPosting } from './messy-posting.ts'

/** The thirty-first round: written after round 30 was mended on and before its reader was run on it; only skills and traps are annotated. */
export const ROUND_31: readonly MessyPosting[] = [
  {
    name: 'CTO mail, Python backend',
    door: 'summary',
    text: `Hello Nina, the profile for the backend seat as promised. Python is the language, FastAPI the framework; someone who has only done Django will be fine after a month. Postgres obviously. They should have run something on Kubernetes themselves, Helm included. We're in the middle of leaving AWS for Hetzner, so cloud certificates don't impress us. RabbitMQ stays, Celery goes. Some Rust would be fun for the parser, no more than that. The React side is Ola's and stays Ola's. Please don't bring me people whose last five years were Odoo.`,
    must: 'python fastapi postgresql kubernetes helm',
    nice: 'rust',
    unwanted: 'odoo',
    either: 'rabbitmq hetzner django odoo',
    facts: '',
    traps: 'any aws; any celery-python; any react; must rust; must django; must hetzner; must odoo; nice odoo',
  },
  {
    name: 'Job board, flat, iOS',
    door: 'jobDesc',
    text: `iOS Developer (m/f/x) Vienna Full-time Apply now Save Report this ad We are Flinklabs, 80 people, and since 2015 we have made parking painless. Our backend is written in Elixir, our Android app in Kotlin, and our iOS app, which is where you come in, in Swift. Your profile 3+ years of professional iOS development Very good Swift, SwiftUI and UIKit Experience with Combine or RxSwift Unit testing with XCTest Familiarity with CI/CD, ideally Fastlane It would be a bonus if you know MapKit or CoreLocation. Objective-C is no longer part of our code base. Our offer 30 days off, a BMW i3 pool, JetBrains licences and a Figma course`,
    must: 'ios swift swiftui uikit combine|rxswift xctest',
    nice: 'fastlane mapkit core-location',
    either: 'ci-cd unit-testing mobile-development automated-testing combine rxswift',
    facts: '',
    traps: 'any elixir; any kotlin; any android; any objective-c; any figma; must fastlane; must mapkit; alone rxswift',
  },
  {
    name: 'Recruiter LinkedIn message, data analyst',
    door: 'summary',
    text: `Quick one 👋 my client (fintech, 200 ppl) wants a Data Analyst: SQL + Tableau are non negotiable, Python is a bonus, R isn't a thing there. dbt you'd touch, you wouldn't own it. They just binned Google Analytics for Snowplow, so product analytics folks are welcome too. No Excel jockeys 😅`,
    must: 'sql tableau',
    nice: 'python snowplow',
    either: 'dbt snowplow product-analytics data-analysis microsoft-excel',
    facts: '',
    traps:
      'any r; any google-analytics; must python; must dbt; must snowplow; must microsoft-excel; nice microsoft-excel',
  },
  {
    name: 'University, research software, prose with conditions',
    door: 'jobDesc',
    text: `The Institute of Hydrology invites applications for a Research Software Engineer. Our flood model consists of about 200,000 lines of Fortran, which you will not be expected to write, but must be able to read. New components are developed in C++ and Python and it is here that we require solid experience. Familiarity with MPI or OpenMP is expected; GPU programming (CUDA) is desirable but can be learned. Version control with Git is taken for granted. Doctoral students of the group use MATLAB, and you may be asked to help them move to Python. Knowledge of hydrology is not a prerequisite. Applications should reach us as one PDF; LaTeX sources are not needed.`,
    must: 'cpp python mpi|openmp git',
    nice: 'cuda fortran',
    either: 'fortran gpu-programming version-control gpu-computing scientific-computing',
    facts: '',
    traps: 'any matlab; any latex; must cuda; alone mpi; alone openmp; excl fortran',
  },
  {
    name: 'Terse Telegram post, Golang',
    door: 'jobDesc',
    text: `#vacancy #golang #remote
Middle+/Senior Go developer, betting (no, not shady)
stack: go 1.22, postgres, clickhouse, kafka, k8s
need: 3y+ commercial go, sql w/o orm, grpc
plus: clickhouse admin exp, rust
dont need: frontend, php (the old admin is php, another guy does it)
tests task: no`,
    must: 'go sql grpc',
    nice: 'clickhouse rust',
    either: 'postgresql kafka kubernetes clickhouse',
    facts: '',
    traps: 'any php; any frontend; must rust; excl php; must frontend-development',
  },
  {
    name: 'Bank, mainframe, India GCC',
    door: 'jobDesc',
    text: `Job Description: Mainframe Developer – Hyderabad (Hybrid)
Must have skills: COBOL, JCL, DB2, CICS (min 5 yrs)
Good to have skills: IMS, REXX, Java
Domain: Cards (preferred)
Roles & responsibilities:
1. Maintain batch and online programs
2. Support migration of selected modules from mainframe to Java/Spring Boot (done by the Pune team, mainframe side only here)
3. Prepare HLD/LLD in Word and Visio
Please note profiles with only testing experience on mainframe will be rejected.
Shift: 2-11 pm IST. BGV mandatory.`,
    must: 'cobol jcl db2 cics',
    nice: 'ims rexx java',
    either: 'spring-boot mainframe z-os visio microsoft-word payment-cards cards',
    facts: '',
    traps: 'must java; must spring-boot; must ims; must microsoft-word; must visio; must software-testing',
  },
  {
    name: 'UX researcher, NGO',
    door: 'jobDesc',
    text: `UX researcher (part-time, fixed term)
Amnesty-style NGO, so please come for the cause. You plan and run interviews and usability tests, remotely for the most part. What's important: a portfolio of studies you led yourself, and Dovetail or another repository you kept in order. Surveys: we have Qualtrics, so if you've worked with that or with Typeform you're quickly at home. Figma skills are not required - the designers prototype. Statistics in SPSS or R would be a dream. Miro is the wall of our office.`,
    must: 'user-research dovetail',
    nice: 'qualtrics typeform spss r',
    either: 'usability-testing miro surveys ux-research user-research prototyping interviewing statistics dovetail',
    facts: '',
    traps: 'any figma; must r; must spss; must qualtrics; must miro; must typeform',
  },
  {
    name: 'Windows admin turned cloud, Swiss German English',
    door: 'jobDesc',
    text: `System Engineer Microsoft Cloud 80-100%

What awaits you
- Operation of Microsoft 365 and Azure for our SME customers
- Replacement of on-prem Exchange and VMware environments
- 2nd level support, telephone on Sonos-free desk

What you bring
- Apprenticeship as computer scientist EFZ
- Several years with Entra ID, Intune and Exchange Online
- Confident with PowerShell
- FortiGate or another firewall
- Linux you know at least from hearsay
- Own car of advantage

What you can leave at home
- Citrix knowledge, our last farm went offline in May
- your tie`,
    must: 'entra-id intune exchange-online powershell fortinet',
    nice: 'linux',
    either: 'microsoft-365 azure firewalls m365-admin technical-support it-support linux help-desk',
    facts: '',
    traps: 'any vmware; any exchange; any citrix; must linux; excl citrix',
  },
  {
    name: 'LLM startup, casual site',
    door: 'jobDesc',
    text: `Applied AI Engineer
You'd be number six. We help lawyers find needles in haystacks.
The job: retrieval, evaluation, a bit of fine-tuning. 
We'd talk to you if you
→ ship Python services others rely on
→ have put a RAG system in front of paying users
→ can write SQL without asking ChatGPT
→ know one vector store well (pgvector is ours, Qdrant and Weaviate people adapt fast)
We'd fight over you if you
→ fine-tuned with LoRA and lived to tell
→ know TypeScript
We won't care about
→ LangChain. We removed it.
→ Kaggle medals, PhDs`,
    must: 'python rag sql pgvector|qdrant|weaviate',
    nice: 'lora typescript',
    either: 'fine-tuning llm information-retrieval vector-databases machine-learning',
    facts: '',
    traps: 'any langchain; any chatgpt; must lora; must typescript; alone pgvector; any kaggle; excl langchain',
  },
  {
    name: 'Test lead, automotive supplier',
    door: 'jobDesc',
    text: `Test Lead ADAS (Gothenburg). Requirements: experience in leading testers; CANoe and CAPL; ISTQB Foundation, Advanced is meriting; Jira and one requirements tool - DOORS, Polarion or Jama. Python for test scripts meriting. We are transitioning from Vector-based HIL to dSPACE, and you need not have seen either. Not included in this assignment: cyber security tests, ASPICE assessments. The car radio team runs on Android Automotive, they recruit separately. Swedish meriting.`,
    must: 'canoe istqb jira doors|polarion|jama',
    nice: 'python',
    either: 'capl hil testing test-management test-leadership software-testing team-leadership adas vector-davinci',
    facts: '',
    traps:
      'any dspace; any aspice; any android; any cyber-security; must python; alone doors; alone polarion; any android-auto',
  },
  {
    name: 'Salesforce developer, US contract list',
    door: 'jobDesc',
    text: `Salesforce Developer - 12 mo W2 - Remote EST
Top 3 skills: 1) Apex 2) LWC 3) SOQL
Plusses: CPQ, MuleSoft, Copado
Disqualifiers: Admin only background; no hands on LWC in last 2 yrs; needs sponsorship
Day to day: convert Aura and Visualforce pages to LWC, write triggers, code review. Integrations sit w/ the MuleSoft team. Client uses Teams & ServiceNow.
Interview: 2 rounds, Zoom, share screen in VS Code`,
    must: 'apex-salesforce lwc soql',
    nice: 'salesforce-cpq mulesoft copado',
    either: 'code-review salesforce',
    facts: '',
    traps:
      'must mulesoft; any zoom; any vs-code; must visualforce; any microsoft-teams; any servicenow; excl lwc; must salesforce-cpq; excl salesforce-administration',
  },
  {
    name: 'Engineering manager, long corporate paragraph',
    door: 'jobDesc',
    text: `As Engineering Manager you will look after two teams of seven. You will not write code every day, yet you are expected to review it: both teams work in Java with Spring, and a manager who could not follow a pull request would have a hard time. People who managed C# teams will find their way. You understand AWS well enough to question a bill. Experience with OKRs is useful. Knowledge of our ticketing tool (YouTrack) comes by itself. What we are not looking for is an architect; nor do you need to bring the payments domain, although nobody would complain. Before you ask: the COBOL core belongs to our parent company and will still be there when we are all retired.`,
    must: 'java spring aws',
    nice: 'okr c-sharp',
    either: 'payments engineering-management code-review c-sharp okr okrs people-management',
    facts: '',
    traps: 'any cobol; any youtrack; must c-sharp; any software-architecture; must okr',
  },
  {
    name: 'Odds and ends, Shopify freelancer brief',
    door: 'summary',
    text: `Looking for a Shopify freelancer for ~2 months. We migrated from WooCommerce in summer (phew), theme is custom Liquid, some Alpine.js. You: Liquid inside out, clean CSS, vanilla JS. Klaviyo flows: our marketing does these. Headless/Hydrogen: not planned, so React knowledge stays unused. Would love someone who has dealt with Klaviyo's API, Stripe or Adyen before.`,
    must: 'shopify liquid css javascript',
    nice: 'klaviyo stripe adyen',
    either: 'alpine-js klaviyo apis',
    facts: '',
    traps: 'any woocommerce; any react; must klaviyo; must alpine-js; must stripe; any wordpress',
  },
  {
    name: 'Network security, tender annex',
    door: 'jobDesc',
    text: `Annex B – Profile 3: Senior Network Security Engineer
The proposed person shall have:
a) at least eight years of professional experience;
b) a valid CCNP Security or equivalent (Palo Alto PCNSE is deemed equivalent);
c) three projects with Check Point or Fortinet firewalls within the last five years;
d) working knowledge of Cisco ISE.
The proposed person should have:
e) automation with Ansible;
f) knowledge of F5, though load balancing is provided under a separate lot.
Experience with Juniper equipment shall not be taken into account. The contracting authority currently operates Sophos, which the contract will replace.`,
    must: 'ccnp check-point|fortinet cisco-ise',
    nice: 'ansible f5',
    either: 'palo-alto firewalls automation network-security load-balancing cisco ccnp',
    facts: '',
    traps: 'any juniper; any sophos; must ansible; must f5; alone check-point; alone fortinet; any sophos-xg',
  },
]
