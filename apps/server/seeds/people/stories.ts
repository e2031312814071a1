// Sentences about work, built only from what the candidate has in the demo data (skills, employer systems, years,
// figures), so that an excerpt always agrees with its profile.
import type { Random } from '../random.ts'

export type Craft = 'language' | 'interface' | 'store' | 'platform' | 'model' | 'testing' | 'practice' | 'service'

const CRAFTS: readonly (readonly [Craft, RegExp])[] = [
  [
    'interface',
    /react|vue|angular|svelte|next\.js|nuxt|html|css|sass|tailwind|redux|jquery|swiftui|jetpack|flutter|webpack|vite|figma|design|accessib|ux|storybook|ionic|electron/i,
  ],
  [
    'store',
    /sql|postgres|mysql|mongo|redis|dynamo|cassandra|elastic|oracle|mariadb|bigquery|snowflake|firebase|couch|neo4j|influx|duckdb|cosmos|kafka|rabbit|spark|hadoop|airflow|dbt|warehouse|databricks|redshift|clickhouse/i,
  ],
  [
    'platform',
    /docker|kubernetes|terraform|ansible|aws|amazon|azure|google cloud|gcp|linux|jenkins|ci\/cd|git|helm|prometheus|grafana|nginx|cloud|puppet|chef|pulumi|vmware|bash|shell|powershell|network|firewall|datadog|observab|devops/i,
  ],
  [
    'model',
    /tensorflow|pytorch|scikit|pandas|numpy|keras|machine learning|deep learning|nlp|statistic|llm|language model|computer vision|hugging|mlflow|opencv|data science|forecast|tableau|power bi|analysis|analytics|visuali/i,
  ],
  ['testing', /test|cypress|playwright|selenium|jest|junit|qa|quality/i],
]

export function craftOf(name: string, kind: string): Craft {
  const known = CRAFTS.find(([, pattern]) => pattern.test(name))?.[0]
  if (known !== undefined) return known
  if (kind === 'language') return 'language'
  if (kind === 'framework') return 'service'
  return kind === 'soft' || kind === 'domain' ? 'practice' : 'platform'
}

/** {S} the skill, {sys} a system, {n} a small number, {big} a large one, {ms} milliseconds, {p} a percentage. */
const SENTENCES: Readonly<Record<Craft, readonly string[]>> = {
  language: [
    'Wrote the {S} services behind {sys}',
    'Moved {sys} from an old code base to {S} in {n} months without a stop',
    'Owned the {S} library that {n} teams use for {sys}',
    'Rewrote the slowest part of {sys} in {S}: {ms} ms became {n} ms',
    'Kept {sys} running in {S} for {big} users',
    'Paired a team of {n} into {S} while building {sys}',
    'Split a {S} monolith around {sys} into {n} parts that ship alone',
  ],
  service: [
    'Built the {S} back end of {sys}',
    'Designed the {S} interfaces between {sys} and {n} partners',
    'Brought {sys} from {S} prototype to {big} requests an hour',
    'Replaced a batch job of {sys} by a {S} service that answers in {ms} ms',
    'Upgraded {sys} through {n} major versions of {S} without a stop',
    'Took over {sys} on {S} and halved its incidents in a quarter',
  ],
  interface: [
    'Built the screens of {sys} with {S}',
    'Made {sys} in {S} usable with keyboard and screen reader alone',
    'Cut the first load of {sys} from {ms} ms to {n}00 ms by reworking its {S} code',
    'Led the {S} rebuild of {sys}, shipped in {n} slices',
    'Kept one {S} component set for {sys} and {n} other products',
    'Brought {sys} to phones with {S}; {p} % of its use moved there',
  ],
  store: [
    'Ran the {S} cluster behind {sys}',
    'Modelled {sys} in {S}, today {big} rows a day',
    'Tuned {S} for {sys}: the slowest query went from {ms} ms to {n} ms',
    'Moved {sys} to {S} while it stayed open, with {n} rehearsals',
    'Built the {S} pipelines that feed {sys}, checked at every step',
    'Cut what {sys} spends on {S} by {p} %',
  ],
  platform: [
    'Runs {sys} on {S}, on call for {n} services',
    'Brought {sys} to {S}; a release takes {n} minutes instead of a day',
    'Wrote the {S} set-up of {sys} that {n} teams copied',
    'Took {sys} through an audit with everything described in {S}',
    'Halved the bill of {sys} by moving it to {S} in {n} steps',
    'Rebuilt the deployment of {sys} with {S} after an outage, none since',
  ],
  model: [
    'Trained the {S} models behind {sys}, measured against {n} simpler ones',
    'Took a {S} model for {sys} from notebook to {big} calls an hour',
    'Lifted the precision of {sys} by {p} points with {S}',
    'Built the {S} reports that {n} departments steer {sys} by',
    'Set up the {S} evaluation of {sys}, so that no model ships without a figure',
    'Explained {sys} to its users with {S} analyses, {n} of them in the first year',
  ],
  testing: [
    'Put {sys} under {S} tests, {big} of them, in {n} minutes',
    'Found {n} of the worst faults of {sys} with {S} before a release',
    'Made the {S} suite of {sys} trustworthy: flaky runs fell by {p} %',
    'Taught {n} teams to test {sys} with {S}',
  ],
  practice: [
    'Led {S} for {sys} with a team of {n}',
    'Brought {S} into {sys} and made it stay',
    'Answered for {S} in {sys} across {n} countries',
    'Wrote the {S} guide that the people around {sys} work by',
  ],
}

export interface Story {
  readonly skill: string
  readonly craft: Craft
  readonly system: string
}

export function tellStory(random: Random, story: Story): string {
  const sentence = random.pick(SENTENCES[story.craft])
  const grouped = random.whole(12, 980) * random.pick([10, 100, 1000])
  const values: Readonly<Record<string, string>> = {
    S: story.skill,
    sys: story.system,
    n: String(random.whole(2, 14)),
    big: grouped.toLocaleString('en'),
    ms: String(random.whole(6, 95) * 100),
    p: String(random.whole(8, 61)),
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

export interface Portrait {
  /** As written inside a sentence: "backend developer", "iOS developer". */
  readonly noun: string
  readonly title: string
  readonly years: number
  readonly sector: string
  readonly otherSector: string
  readonly system: string
  readonly skills: readonly string[]
  readonly leads: boolean
}

const OPENERS: readonly string[] = [
  '{title} with {years} in {sector} and {other}.',
  '{years} as {article}, most of them in {sector}.',
  'Came to {sector} by way of {other} and stayed; {article} for {years}.',
  '{Article} who has spent {years} close to production, lately in {sector}.',
  'Builds for {sector}: {years}, from first sketch to night shift.',
  '{Article}. {Years}, {sector} first, then {other}.',
  'Has worked as {article} for {years}, in {sector} and in {other}.',
]
const MIDDLES: readonly string[] = [
  'Best known for the work on {sys} with {s1} and {s2}.',
  'Day to day it is {s1}, {s2} and {s3}; the piece to ask about is {sys}.',
  'Took {sys} from a whiteboard to production on {s1}, with {s2} around it.',
  'Works mostly in {s1}; reaches for {s2} when it fits and for {s3} when it must.',
  'The last big thing was {sys}: {s1} at the core, {s2} and {s3} beside it.',
  'Knows {s1} from the inside and {s2} from running it at three in the morning.',
  'Answers for {sys}, which lives on {s1} and {s2}.',
]
const STRENGTHS: readonly string[] = [
  'Writes things down, measures before changing, and leaves code smaller than it was.',
  'Likes small steps, short reviews and plain names.',
  'Prefers a boring design that can be explained on one page.',
  'Good at untangling what nobody dares to touch any more.',
  'Asks about the user first and about the stack second.',
  'Calm in incidents, careful with data, quick with a prototype.',
  'Enjoys the last tenth of the work, where most of the trouble hides.',
  'Brings juniors along and says so when an estimate was wrong.',
  'Cares about how long the build takes and how a screen reads aloud.',
  'Works well across time zones and hands over in writing.',
  'Would rather delete a feature than guard it forever.',
  'Reads the logs before reading opinions.',
]
const GOALS: readonly string[] = [
  'Looking for a team that ships every week.',
  'Looking for a product with real users and honest numbers.',
  'Open to contracts of half a year and longer.',
  'Would like more ownership of a system end to end.',
  'Wants to stay close to code, with some mentoring.',
  'Prefers remote work with a few days together each quarter.',
  'Interested in {sector} or anything with awkward data.',
  'Happy to start with a trial project.',
  '',
  '',
]
const LEADING = [
  'Leads a team of {n}.',
  'Has hired {n} people and kept most of them.',
  'Runs planning and reviews for {n} engineers.',
]

export function writeSummary(random: Random, portrait: Portrait): string {
  const years = portrait.years < 2 ? 'just over a year' : `${portrait.years} years`
  const { noun } = portrait
  const article = `${/^(?:[aeio]|[FHLMNRSX][A-Z])/.test(noun) || /^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`
  const [s1 = 'software', s2 = 'tests', s3 = 'the tools around it'] = portrait.skills
  const values: Readonly<Record<string, string>> = {
    title: portrait.title,
    years,
    Years: years.replace(/^./, (letter) => letter.toUpperCase()),
    article,
    Article: article.replace(/^./, (letter) => letter.toUpperCase()),
    sector: portrait.sector,
    other: portrait.otherSector,
    sys: portrait.system,
    n: String(random.whole(3, 16)),
    s1,
    s2,
    s3,
  }
  const parts = [
    random.pick(OPENERS),
    random.pick(MIDDLES),
    ...(portrait.leads ? [random.pick(LEADING)] : []),
    random.pick(STRENGTHS),
    random.pick(GOALS),
  ]
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
