// Titles of the demo's roles and how often each role occurs. The weights flatten the survey's shares, so that small
// fields are large enough to search in.

export interface DemoRole {
  readonly key: string
  readonly weight: number
  /** The market table's role that supplies years, pay and stacks. */
  readonly market: string
  /** Multiplier on the market's pay. */
  readonly pay: number
  /**
   * Share of candidates whose technologies come from the market's stacks; the others use what is typical of the title.
   */
  readonly stackShare: number
  readonly titles: readonly (readonly [title: string, weight: number, stack?: string])[]
}

// key | weight | market | pay | stack share in % | titles, weight, and the stack that a title is bound to
const TABLE = `
fullstack | 130 | fullstack | 1 | 85 | Full Stack Developer 60; Web Developer 20; Software Engineer 20; PHP Developer 8 laravel; Ruby on Rails Developer 8 rails; .NET Developer 10 dotnet
backend | 150 | backend | 1 | 90 | Backend Developer 55; Software Engineer 25; Java Developer 18 spring; Python Developer 16 python-web; Go Developer 10 go; Node.js Developer 12 node; .NET Developer 10 dotnet; Scala Developer 5 scala; Rust Developer 4 rust; Ruby on Rails Developer 5 rails; PHP Developer 6 php
frontend | 95 | frontend | 1 | 88 | Frontend Developer 65; React Developer 20 react; Angular Developer 10 angular; Vue.js Developer 8 vue; Web Developer 8
mobile | 55 | mobile | 1 | 88 | Mobile Developer 22; iOS Developer 34 ios; Android Developer 32 kotlin; Flutter Developer 14 flutter
enterprise | 35 | enterprise | 1 | 85 | Software Engineer 40; .NET Developer 30 dotnet; C++ Developer 20 cpp; Desktop Application Developer 12
embedded | 32 | embedded | 1 | 88 | Embedded Software Engineer 55; Firmware Engineer 22; C++ Developer 14 cpp; IoT Engineer 8
dataEngineering | 62 | dataEngineering | 1 | 80 | Data Engineer 70; Analytics Engineer 14; Big Data Engineer 10; ETL Developer 8
machineLearning | 60 | machineLearning | 1 | 82 | Data Scientist 46; Machine Learning Engineer 40; NLP Engineer 8; Computer Vision Engineer 8; MLOps Engineer 8
analytics | 45 | analytics | 1 | 75 | Data Analyst 55; Business Intelligence Analyst 20; Business Analyst 16; BI Developer 12
devops | 55 | devops | 1 | 82 | DevOps Engineer 75; Platform Engineer 18; Release Engineer 6; Build Engineer 4
cloud | 40 | cloud | 1 | 82 | Cloud Engineer 50; Cloud Architect 16; Solutions Architect 18; Infrastructure Engineer 14
reliability | 24 | reliability | 1 | 85 | Site Reliability Engineer 100
quality | 50 | quality | 1 | 70 | QA Engineer 45; Test Automation Engineer 34; Software Tester 14; SDET 10
security | 34 | security | 1 | 62 | Security Engineer 36; Penetration Tester 14; Security Analyst 24; Application Security Engineer 12; DevSecOps Engineer 10
systems | 34 | systems | 1 | 62 | Systems Administrator 40; Database Administrator 26; Network Engineer 22; IT Support Specialist 12
games | 18 | games | 1 | 85 | Game Developer 70; Unity Developer 18; Graphics Programmer 10
management | 30 | management | 1 | 72 | Engineering Manager 70; Technical Lead 20; Head of Engineering 6
product | 24 | management | 0.85 | 0 | Product Manager 60; Product Owner 24; Project Manager 18; Scrum Master 14
design | 28 | frontend | 0.82 | 0 | UX Designer 34; UI Designer 24; Product Designer 30; UX Researcher 10
business | 22 | enterprise | 0.95 | 0 | Salesforce Developer 22; SAP Consultant 20; ServiceNow Developer 10; Technical Writer 10; Blockchain Developer 12
`

export const demoRoles: readonly DemoRole[] = TABLE.trim().split('\n').map(readRole)

function readRole(line: string): DemoRole {
  const [key = '', weight = '', market = '', pay = '', stackShare = '', titles = ''] = line
    .split('|')
    .map((field) => field.trim())
  return {
    key,
    weight: Number(weight),
    market,
    pay: Number(pay),
    stackShare: Number(stackShare) / 100,
    titles: titles.split('; ').map((entry) => {
      const found = /^(.+?) (\d+)(?: (\S+))?$/.exec(entry)
      const [, title = '', share = '1', stack] = found ?? []
      return stack === undefined ? ([title, Number(share)] as const) : ([title, Number(share), stack] as const)
    }),
  }
}
