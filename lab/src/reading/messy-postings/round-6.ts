import type { MessyPosting } from './messy-posting.ts'

/** The sixth round: measured before it was looked at, then used like the others. */
export const ROUND_6: readonly MessyPosting[] = [
  {
    name: 'drupal agency, French accent',
    door: 'jobDesc',
    text: `Drupal Developer - Brussels

Context: public sector client, replacement of an old Joomla portal.

Expected competences:
- Drupal 9/10: minimum 4 years of practice
- PHP OOP, Composer, Twig
- Good notions of accessibility (WCAG)
The following are assets: Varnish, Solr, knowledge of the EU institutions
The following are eliminatory: no Belgian residence, less than 2 years of Drupal
Languages: FR fluent, EN good, NL = plus
Planning: as of 2 February 2026, 220 days, 40 % on site
Max. daily rate: 480 € excl. VAT`,
    must: 'drupal:4 php composer twig',
    nice: 'varnish solr',
    either: 'web-accessibility oop wcag accessibility-testing',
    facts:
      'title drupal-developer; country BE; lang fr C1; lang en B2; lang nl - soft; start 2026-02-02; pay 48000 EUR day',
    quoted: '40 % on site|220 days',
    traps: 'any joomla; must varnish; must solr; excl drupal; years 2; hard-lang nl',
  },
  {
    name: 'data analyst, bare facts first',
    door: 'jobDesc',
    text: `Junior Data Analyst. Lisbon. Hybrid. 24k-28k EUR. Start: March.

Who fits? Somebody with SQL, Excel to an advanced level and curiosity. Python at university is enough. 0-2 years of experience. Portuguese isn't necessary, we work in English.
What doesn't fit? People who want to do deep learning or code in C++ all day.
What we'd celebrate: Looker, dbt, or a passion project you can show.`,
    must: 'sql microsoft-excel',
    nice: 'looker dbt',
    either: 'python microsoft-excel',
    facts:
      'title data-analyst; seniority junior; years 0-2; country PT; pay 2800000 EUR year; start 2026-03-31; lang en -',
    quoted: 'Hybrid',
    traps: 'must cpp; any cpp; any deep-learning; hard-lang pt; must looker; must dbt; excl cpp',
  },
  {
    name: 'embedded linux, tight mail',
    door: 'summary',
    text: `Embedded Linux guy/girl f. client near Stuttgart: Yocto, C/C++, device drivers (I2C/SPI), git. Python would be nice, Rust not required. 60-80% WFH. min 5y. German B2+. 85€/h, 9 mo from April. No students.`,
    must: 'yocto c|cpp device-drivers git',
    nice: 'python',
    either: 'i2c spi c cpp device-drivers embedded-linux linux linux-kernel',
    facts: 'title embedded-linux-engineer; years 5; country DE; lang de B2; pay 8500 EUR hour; start 2026-04-30',
    quoted: '9 mo|60-80% WFH',
    traps: 'must rust; any rust; must python; years 9; excl rust',
  },
  {
    name: 'CTO office: enterprise architect',
    door: 'jobDesc',
    text: `Enterprise Architect

OUR STORY
Since 1887 we insure ships. 2,300 colleagues, 17 countries.

YOUR STORY
• Ten years in IT, at least five as an architect
• TOGAF certified, ArchiMate fluent
• Sparx EA, LeanIX or a comparable repository
• You can explain Kafka to a board member

BONUS TRACKS
• Guidewire or Duck Creek
• Data mesh

NOT YOUR STORY
• Writing code; drawing network plans; Mulesoft administration

THE FINE PRINT
Oslo, 3 days a week in the office. Norwegian or Danish or Swedish fluent. NOK 1.1-1.3 million. Three months' notice is normal here.`,
    must: 'togaf archimate enterprise-architect-tool kafka',
    nice: 'guidewire',
    either: 'kafka data-mesh duck-creek enterprise-architect archimate',
    facts:
      'title enterprise-architect; years 10; country NO; pay 130000000 NOK year; notice 90; lang nb C1 soft; lang da C1 soft; lang sv C1 soft',
    quoted: '3 days a week in the office',
    traps: 'any mulesoft; must guidewire; years 1887; must mulesoft; years 5; excl mulesoft',
  },
  {
    name: 'SRE, hostile punctuation',
    door: 'jobDesc',
    text: `Site Reliability Engineer;Remote(UK/IE only);£90k

needs::  kubernetes;terraform;python|go;prometheus
likes::  cilium;argo;chaos engineering
hates::  jenkins;puppet
on-call:: 1 wk in 6
exp:: 4y+ total,2y+ k8s`,
    must: 'kubernetes:2 terraform python|go prometheus',
    nice: 'cilium argo-cd',
    either: 'argo-cd argo-workflows chaos-engineering cilium',
    unwanted: '',
    facts: 'title site-reliability-engineer; years 4; country GB; country IE; pay 9000000 GBP year',
    quoted: '1 wk in 6',
    traps: 'must jenkins; must puppet; nice jenkins; must cilium; alone go',
  },
  {
    name: 'game backend, long sentence',
    door: 'jobDesc',
    text: `Backend Developer (Games)

We're after a backend developer comfortable in Go or Erlang, who has kept Redis and PostgreSQL alive under load, has at least a passing acquaintance with Unity on the client side, and, this is non-negotiable, is happy to be on call one week per month; Kubernetes helps, Nakama helps more, PHP from the last decade doesn't.

You'd report to Jonas, our Lead Server Engineer. Salary 55-70k EUR in Malmö or from home in Sweden, relocation paid.`,
    must: 'go|erlang redis postgresql',
    nice: 'unity kubernetes',
    either: 'nakama unity',
    facts: 'title back-end-developer; country SE; pay 7000000 EUR year',
    quoted: 'one week per month',
    traps: 'must php; nice php; must kubernetes; alone go; seniority lead; years 10; must unity',
  },
]
