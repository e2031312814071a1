import type { MessyPosting } from './messy-posting.ts'

/** The fifth round: measured before it was looked at, then used like the others. */
export const ROUND_5: readonly MessyPosting[] = [
  {
    name: 'hadoop to cloud, recruiter prose',
    door: 'jobDesc',
    text: `Big Data Engineer, 6-month rolling contract, Dublin or fully remote within Ireland

The bank is leaving Hadoop for Databricks and wants someone who has done that journey before. Spark and Scala (or PySpark) are essential, so is Azure Data Factory. Knowing Hive and Oozie will help you read the old jobs, but you won't write new ones. dbt? A bonus. They've ruled out AWS-only profiles. Ideally 7 years plus in data, 3 on Azure. €550-600/day. Four weeks' notice max, interviews next week.`,
    must: 'spark scala|pyspark adf',
    nice: 'dbt',
    either: 'hive oozie databricks azure',
    facts: 'title big-data-engineer; country IE; engagement contract; pay 60000 EUR day; notice 28; years 7',
    quoted: '6-month',
    traps: 'must hadoop; must aws; excl aws; must hive; must dbt; nice aws; any hadoop; must oozie',
  },
  {
    name: 'C# job, three lists of different weight',
    door: 'jobDesc',
    text: `.NET Developer – Aarhus

You absolutely need
C# and .NET 8
Entity Framework Core
SQL Server

You'd better have
Azure (App Service, Functions)
Docker

You don't need, but we'd grin
Blazor
gRPC

You can forget
Web Forms, VB.NET, WCF

We are 45 people, in business for 20 years. 37 hours, free fruit, Danish lessons, Xbox.`,
    must: 'c-sharp entity-framework sql-server',
    nice: 'blazor grpc',
    either: 'dot-net azure azure-app-service azure-functions docker asp-net-core ado-net',
    facts: 'title dot-net-developer; country DK',
    quoted: '37 hours',
    traps: 'any wcf; any vb-net; must blazor; years 20; any xbox; must grpc; hard-lang da; excl wcf',
  },
  {
    name: 'iOS, mail with forwarded table',
    door: 'jobDesc',
    text: `FW: new req

Position: iOS Developer (Sr)
# of openings: 3
Work location: Toronto, ON - hybrid, 2 days/wk
Type: Contract, 8 months
Top 3 skills: Swift, UIKit, Combine
Also good: SwiftUI, Fastlane, Bitrise
NOT a fit: Flutter / React Native only candidates
Yrs exp: 6+
Rate: 75-85 CAD/hr inc
Start: Jan 12, 2026
Mgr notes: must have shipped banking apps; accessibility (VoiceOver) is a must; French is an asset`,
    must: 'swift uikit combine',
    nice: 'swiftui fastlane bitrise',
    either: 'web-accessibility screen-readers banking',
    facts:
      'title ios-developer; seniority senior; country CA; engagement contract; years 6; pay 8500 CAD hour; start 2026-01-12; lang fr - soft',
    quoted: 'openings: 3|2 days/wk|8 months',
    traps: 'must flutter; must react-native; nice flutter; must swiftui; hard-lang fr; years 8',
  },
  {
    name: 'technical PM, bullets with mixed must and wish',
    door: 'jobDesc',
    text: `Technical Project Manager (Telecom)

We're looking for
• 5+ years managing IT projects, telecom background preferred
• PMP or PRINCE2 certificate (one of them is mandatory)
• Jira required, MS Project a nice extra
• Stakeholder management on C-level
• Hungarian native, English upper-intermediate or better
• Some SQL, so that you can check data yourself

What we're not looking for: a line manager, a Scrum purist

Budapest, 3 days home office. Gross 1.2-1.5M HUF per month.`,
    must: 'pmp|prince2 jira',
    nice: 'ms-project sql',
    either: 'telecommunications stakeholder-management scrum project-management',
    facts: 'title project-manager; years 5; country HU; lang hu C2; lang en B2; pay 150000000 HUF month',
    quoted: '3 days home office',
    traps: 'must ms-project; must sql; alone pmp; must scrum; must telecommunications',
  },
  {
    name: 'NLP scientist, academic English',
    door: 'jobDesc',
    text: `NLP Scientist for our Heidelberg lab. The successful candidate holds a PhD in computational linguistics or a neighbouring discipline, is versed in PyTorch and Hugging Face, and has published on LLM evaluation. Familiarity with vLLM or TensorRT would be advantageous; LangChain is dispensable. Programming in languages other than Python is not foreseen. The position is limited to three years, 100 %, salary grade E14. We welcome applications until 31 January 2026. Knowledge of German is not a prerequisite.`,
    must: 'pytorch hugging-face',
    nice: 'vllm tensorrt',
    either: 'llm python nlp tensorrt vllm',
    facts: 'title nlp-engineer; country DE',
    quoted: 'limited to three years',
    traps: 'must langchain; hard-lang de; years 3; start 2026-01-31; must tensorrt; excl langchain; excl python',
  },
  {
    name: 'network tech, US hourly',
    door: 'jobDesc',
    text: `Network Technician II
$28-$34/hr, M-F 7a-4p, occasional Saturdays

QUALIFICATIONS
*2+ yrs installing Cisco switches and APs
*Low voltage cabling
*CCNA (or get it within 6 months)
*Driver's license + clean record
PREFERRED
*Meraki
*Fiber splicing
WE PROVIDE
*Truck, laptop w/ Windows 11, Verizon phone
*401k match
Must live within 30 miles of Tampa, FL. No remote. No third parties.`,
    must: 'cisco',
    nice: 'meraki',
    either: 'ccna structured-cabling network-hardware cisco-catalyst cisco fiber-optics wireless-networking',
    facts: 'title network-technician; years 2; pay 3400 USD hour; country US',
    quoted: "Driver's license|Saturdays",
    traps: 'any windows; must meraki; years 6; years 30; engagement contract; any verizon',
  },
  {
    name: 'QA lead, chatty Spanish English',
    door: 'summary',
    text: `Hello! For our client in Valencia (tourism) we search a QA Lead with minimum 6 years in testing, the last 2 leading a team. Knowledges in Selenium or Cypress, API testing with Postman, and Jenkins are needed. It is valued: performance testing with JMeter or Gatling, ISTQB. It is not valued: only manual experience. Spanish native, English B2. Hybrid 2 days. 42-48k. Incorporation in max 1 month.`,
    must: 'selenium|cypress postman jenkins',
    nice: 'jmeter gatling istqb',
    either: 'api-testing performance-testing software-testing manual-testing',
    facts: 'title qa-lead; years 6; country ES; lang es C2; lang en B2; pay 4800000 EUR year; notice 30',
    quoted: 'Hybrid 2 days',
    traps: 'must jmeter; must istqb; alone selenium; years 2; must manual-testing; must gatling',
  },
  {
    name: 'platform, bullet with dashes inline',
    door: 'jobDesc',
    text: `Platform Engineer - Helsinki/remote Finland - Scaleup (HR tech)

must - kubernetes, argo cd, terraform, one scripting language
should - crossplane, backstage
could - rust
won't - on-prem vmware, windows

comp - 5800-7200 eur/mo
lang - english (finnish optional)
contract - permanent, 6 mo probation
hours - 37.5`,
    must: 'kubernetes argo-cd terraform',
    nice: 'crossplane backstage rust',
    either: 'scripting backstage crossplane',
    facts: 'title platform-engineer; country FI; pay 720000 EUR month; lang en -; lang fi - soft; engagement fullTime',
    quoted: '37.5',
    traps: 'any vmware; any windows; must rust; hard-lang fi; excl vmware; must crossplane',
  },
]
