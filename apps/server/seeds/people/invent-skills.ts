import { skills as taxonomySkills, titles as taxonomyTitles } from '@assay/taxonomy'
import { besideTheSurvey } from '../market/beside-the-survey.table.ts'
import type { Stack } from '../market/read-market.ts'
import type { Random } from '../random.ts'
import { isDemoCertificate } from './invent-certificates.ts'

export interface InventedSkill {
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly years: number
  readonly level: number
  /** 0 is the most central. */
  readonly place: number
}

/** Year in which a technology came into general use; no candidate has used it for longer. */
const AROUND_SINCE: Readonly<Record<string, number>> = {
  rust: 2015,
  kubernetes: 2015,
  docker: 2014,
  go: 2012,
  react: 2014,
  'vue-js': 2015,
  angular: 2016,
  'next-js': 2017,
  typescript: 2014,
  flutter: 2018,
  dart: 2013,
  swift: 2014,
  swiftui: 2019,
  kotlin: 2016,
  fastapi: 2019,
  terraform: 2015,
  svelte: 2018,
  'node-js': 2011,
  mongodb: 2010,
  redis: 2010,
  elasticsearch: 2011,
  kafka: 2013,
  pytorch: 2017,
  tensorflow: 2016,
  'hugging-face': 2019,
  snowflake: 2016,
  bigquery: 2013,
  dbt: 2018,
  'github-actions': 2019,
  'spring-boot': 2014,
  laravel: 2012,
  'react-native': 2015,
  vite: 2020,
  webpack: 2014,
  'tailwind-css': 2019,
  deno: 2020,
  'nest-js': 2017,
  graphql: 2016,
  prometheus: 2015,
  grafana: 2015,
  'azure-devops': 2018,
  'jetpack-compose': 2021,
  playwright: 2020,
  cypress: 2017,
  blazor: 2019,
  supabase: 2020,
  duckdb: 2020,
  airflow: 2016,
}
/** Installers and compilers are implied by other tools; profiles rarely name them. */
const SELDOM_NAMED =
  /^(npm|Yarn|Pip|Homebrew|NuGet|Make|Cargo|MSBuild|Chocolatey|APT|Pacman|Visual Studio Solution|HTML\/CSS|GNU GCC|LLVM's Clang|Composer|MSVC|Ninja|pnpm|Bash\/Shell|Webpack|Maven|Gradle|Vite|NumPy|Google Test|Ant|Nix)/
const SURVEY_NAMES: Readonly<Record<string, readonly string[]>> = {
  'HTML/CSS': ['HTML', 'CSS'],
  'Bash/Shell (all shells)': ['Bash'],
  'Amazon Web Services (AWS)': ['AWS'],
  '.NET (5+)': ['.NET'],
  '.NET Framework (1.0 - 4.8)': ['.NET Framework'],
  'ASP.NET CORE': ['ASP.NET Core'],
  'Maven (build tool)': ['Maven'],
  'Torch/PyTorch': ['PyTorch'],
  'Scikit-Learn': ['scikit-learn'],
  'Visual Basic (.Net)': ['VB.NET'],
  "LLVM's Clang": ['Clang'],
  'Microsoft SQL Server': ['SQL Server'],
  'Linode now Akamai': ['Linode'],
  'Unity 3D': ['Unity'],
  'Digital Ocean': ['DigitalOcean'],
  Dynamodb: ['DynamoDB'],
  Express: ['Express.js'],
  'GNU GCC': ['GCC'],
}

interface SkillFinder {
  findSkill(name: string): string | null
  findTitle(name: string): { readonly slug: string } | null
}

const bySlug = new Map(taxonomySkills.map((skill) => [skill.slug, skill]))
const typicalByTitle = new Map(taxonomyTitles.map((title) => [title.slug, title.typicalSkills]))

interface Setting {
  readonly stack: Stack | null
  readonly role: string
  readonly title: string
  readonly titleSlug: string | null
  readonly yearsAtWork: number
  readonly year: number
  readonly finder: SkillFinder
}

export function inventSkills(random: Random, setting: Setting): InventedSkill[] {
  const wanted = random.whole(7, 13) + Math.min(7, Math.round(setting.yearsAtWork / 3))
  const likely = likelihoods(setting)
  const drawn = [...likely]
    .map(([slug, share]) => ({ slug, share, draw: random.next() }))
    .filter(({ share, draw }) => draw < share)
    .toSorted((left, right) => centrality(right, setting.title) - centrality(left, setting.title))
    .slice(0, wanted)
    .map(({ slug }) => slug)
  const chosen = [...drawn, ...companions(random, drawn)].slice(0, wanted + 4)
  return chosen.map((slug, place) => inventDepth(random, { slug, place, count: chosen.length, setting }))
}

/** Nearly all candidates have these; they are never a reason to hire. */
const UTILITIES = new Set(
  'git jira npm bash html css rest-api ci-cd unit-testing sql docker-compose json pip linux agile scrum postman excel'.split(
    ' ',
  ),
)

function centrality({ slug, share, draw }: { slug: string; share: number; draw: number }, title: string): number {
  const name = bySlug.get(slug)?.name ?? slug
  const isInTitle = ` ${title} `.includes(` ${name} `)
  return share * (0.6 + draw) * (isInTitle ? 3 : UTILITIES.has(slug) ? 0.45 : 1)
}

function likelihoods({ stack, role, titleSlug, finder }: Setting): Map<string, number> {
  const likely = new Map<string, number>()
  const raise = (slug: string | null, share: number): void => {
    if (slug !== null && !isDemoCertificate(slug)) likely.set(slug, Math.max(share, likely.get(slug) ?? 0))
  }
  for (const [name, share] of stack?.technologies ?? [])
    for (const known of SURVEY_NAMES[name] ?? [name])
      raise(finder.findSkill(known), SELDOM_NAMED.test(name) ? share * 0.25 : share * 0.9)
  for (const [name, share] of besideTheSurvey.get(role) ?? []) raise(finder.findSkill(name), share)
  const typical = typicalByTitle.get(titleSlug ?? '') ?? []
  for (const [place, slug] of typical.entries()) raise(slug, (stack === null ? 0.92 : 0.74) - place * 0.026)
  return likely
}

/** Skills that the taxonomy links to the ones already chosen. */
function companions(random: Random, chosen: readonly string[]): string[] {
  const found: string[] = []
  const known = (slug: string): boolean => chosen.includes(slug) || found.includes(slug) || isDemoCertificate(slug)
  for (const slug of chosen.slice(0, 5))
    for (const related of bySlug.get(slug)?.related.slice(0, 4) ?? [])
      if (!known(related.slug) && random.chance(related.strength * 0.4)) found.push(related.slug)
  return found.slice(0, 5)
}

function inventDepth(
  random: Random,
  at: { slug: string; place: number; count: number; setting: Setting },
): InventedSkill {
  const { slug, place, count, setting } = at
  const centrality = 1 - place / Math.max(1, count)
  const possible = Math.max(0.5, setting.year - (AROUND_SINCE[slug] ?? 1990))
  const share = Math.min(1, Math.max(0.08, 0.25 + centrality * 0.6 + random.normal() * 0.16))
  const years = Math.min(possible, Math.max(0.5, setting.yearsAtWork * share))
  const level = Math.round(1.4 + centrality * 1.4 + Math.min(1.6, Math.log2(1 + years) * 0.55) + random.normal() * 0.45)
  const skill = bySlug.get(slug)
  return {
    slug,
    name: skill?.name ?? slug,
    kind: skill?.kind ?? 'tool',
    years: Math.round(years * 2) / 2,
    level: Math.min(5, Math.max(1, level)),
    place,
  }
}
