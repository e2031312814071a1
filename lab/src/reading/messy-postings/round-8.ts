import type { MessyPosting } from './messy-posting.ts'

/** The eighth round: measured once, after the seventh was used to improve the reader, and not used since. */
export const ROUND_8: readonly MessyPosting[] = [
  {
    name: 'dictated, machine learning',
    door: 'jobDesc',
    text: `hello this is a note for the ML hire so we want somebody with Python and PyTorch at a level where they have put models into production themselves at least three years of that and they should know Docker because everything we deploy is in containers and if they have seen Kubeflow before that would be amazing but it's no condition whatsoever also please no TensorFlow only people oh and English has to be C1 because the customers are in Ireland and we are based in Krakow and pay up to twenty six thousand zloty a month`,
    must: 'python pytorch docker',
    nice: 'kubeflow',
    unwanted: 'tensorflow',
    either: 'tensorflow machine-learning',
    facts: 'years 3; lang en C1; pay 2600000 PLN month',
    traps: 'must kubeflow; must tensorflow; years 26',
  },
  {
    name: 'ATS table, DevOps',
    door: 'jobDesc',
    text: `Requisition | R-20931
Title | DevOps Engineer (m/f/d)
Business unit | Energy Markets
Must have | Azure DevOps, Terraform, PowerShell
Nice to have | Bicep, Datadog
Out of scope | Jenkins, on-prem VMware
Minimum experience | 4 years
Work model | Hybrid, 2 days in Essen
Language requirements | German C1, English B2
Contract | permanent
Weekly hours | 38.5
Perks | Spotify, Adobe Creative Cloud`,
    must: 'azure-devops terraform powershell',
    nice: 'bicep datadog',
    facts: 'title devops-engineer; years 4; country DE; lang de C1; lang en B2; engagement fullTime',
    quoted: '2 days in Essen|38.5',
    traps: 'must jenkins; any jenkins; must vmware; any vmware; excl jenkins; any adobe-creative-cloud',
  },
  {
    name: 'agency mail, frontend',
    door: 'jobDesc',
    text: `Hello dear colleagues,

kindly find below a new demand of our end client (insurance, Brussels):

Front-end developer, medior, React + TypeScript with 4 years of both. The candidate disposes ideally of notions in Storybook and of a first experience with micro-frontends. Angular is being phased out, so no need. Testing with Jest is expected. Languages: French C1, Dutch is an asset. Start mid January, duration 9 months, 60 % homeworking. Tariff max 520 EUR per day. Candidates with a notice longer than 1 month will not be retained.

Bien à vous`,
    must: 'react:4 typescript:4 jest',
    nice: 'storybook micro-frontends',
    facts:
      'title front-end-developer; seniority mid; country BE; lang fr C1; lang nl - soft; notice 30; pay 52000 EUR day',
    quoted: '9 months|60 % homeworking',
    traps: 'must angular; any angular; excl angular; hard-lang nl; must storybook',
  },
  {
    name: 'bold frames, security analyst',
    door: 'jobDesc',
    text: `SOC Analyst (Tier 2)
** what u do **
triage alerts, hunt, write playbooks
** what u bring **
Splunk or Microsoft Sentinel, 2 yrs+ in a SOC
MITRE ATT&CK, Wireshark
English B2
** what impresses us **
Python, Velociraptor
** what nobody asks **
CISSP, a degree
** the deal **
shifts 24/7, Tallinn, 38-44k EUR, start 1 Feb 2026`,
    must: 'splunk|sentinel wireshark',
    nice: 'python velociraptor',
    either: 'mitre-attack soc security-operations threat-hunting siem',
    facts: 'title soc-analyst; years 2; country EE; lang en B2; pay 4400000 EUR year; start 2026-02-01',
    quoted: 'shifts 24/7',
    traps: 'must python; must cissp; any cissp; excl cissp; years 24',
  },
  {
    name: 'contract brief, data architect',
    door: 'summary',
    text: `Data Architect, contract, 6 months. Remove the Oracle warehouse, land everything in Databricks. Needs: Databricks 3+ yrs, Delta Lake, data modeling; Azure. Handy: Purview, Power BI. Hours: 5h overlap w/ New York. USD 95/h tops. Available within 2 weeks.`,
    must: 'databricks:3 delta-lake data-modeling azure',
    nice: 'power-bi',
    either: 'microsoft-purview data-warehousing',
    facts: 'title data-architect; overlap America/New_York 5; pay 9500 USD hour; notice 14; engagement contract',
    quoted: '6 months',
    traps: 'must oracle-database; any oracle-database; must power-bi; years 6',
  },
  {
    name: 'you form, support lead',
    door: 'jobDesc',
    text: `You'd lead six people on our second line, and you'd still open a terminal yourself.

You'd need to have run a support team for two years or longer, you'd need Linux on the command line, SQL you can read in your sleep, and Zendesk or Freshdesk. You'd be ahead of the others with Grafana or a scripting language such as Bash. You wouldn't need to know our product, nor Salesforce, which sales looks after.

You'd sit in Valencia or work from anywhere in Spain. You'd speak Spanish at C1 and English at B2; Catalan would be sweet.`,
    must: 'linux sql zendesk|freshdesk',
    nice: 'grafana bash',
    either: 'scripting team-leadership leadership people-management technical-support customer-support command-line',
    facts: 'years 2; country ES; lang es C1; lang en B2',
    traps: 'must salesforce; any salesforce; excl salesforce; must grafana; hard-lang ca; years 6',
  },
]
