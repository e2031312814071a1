import type { LintFinding } from '../reading.ts'

interface Wording {
  pattern: RegExp
  message: (word: string) => string
}

const JARGON = (word: string): string =>
  `"${word}" says nothing about the work and puts many people off. Describe the work instead.`
const AGE = (word: string): string =>
  `"${word}" favors an age group. Say what people need to know, not how old they should be.`
const GENDER = (word: string): string => `"${word}" presumes a gender. Write "you" or "they".`

const WORDINGS: readonly Wording[] = [
  {
    pattern:
      /\b(?:rock ?stars?|ninjas?|gurus?|wizards?|superstars?|super ?heroe?s?|10x (?:engineer|developer)s?|unicorns?|code monkeys?|hackers? (?:at heart|mindset)|killer instinct|dominat(?:e|ing)|crush(?:ing)? it|aggressive(?:ly)?|work hard,? play hard|thick skin)\b/g,
    message: JARGON,
  },
  {
    pattern:
      /\b(?:young(?:er)?|youthful|digital natives?|recent(?:ly)? graduat(?:es?|ed)|fresh graduates?|new grads?|freshers?|energetic|under (?:30|35|40) years|not older than|max(?:imum)? age|age limit|mature (?:person|candidate)|recent college grads?)\b/g,
    message: AGE,
  },
  {
    pattern:
      /\b(?:he will|she will|he is|he has|his (?:own|team|responsibilit\w+|role)|him\b|manpower|man[- ]hours|chairman|salesm[ae]n|craftsm[ae]n|guys|girls|businessm[ae]n|foreman|workmanlike)\b/g,
    message: GENDER,
  },
  {
    pattern:
      /\b(?:native (?:english |german |french |spanish |dutch |\w{4,10} )?(?:speakers?|speaking)|mother tongue|native[- ]level|without (?:an )?accent|accent[- ]free)\b/g,
    message: (word) => `"${word}" excludes people who learned the language later. Ask for a level such as C1.`,
  },
  {
    pattern:
      /\b(?:able[- ]bodied|physically fit|no (?:family|children)|unmarried|christian|culture fit|cultural fit|top[- ]tier universit\w+|ivy league|elite universit\w+|perfect health|clean[- ]shaven)\b/g,
    message: (word) => `"${word}" can exclude people for reasons that have nothing to do with the work.`,
  },
]

/** Wording that deters good candidates. */
export function biasedWords(lower: string): LintFinding[] {
  const findings: LintFinding[] = []
  const said = new Set<string>()
  for (const { pattern, message } of WORDINGS) {
    for (const match of lower.matchAll(pattern)) {
      const start = match.index
      if (/young\b/.test(match[0]) && /^ (?:company|startup|start-up)/.test(lower.slice(start + match[0].length)))
        continue
      if (said.has(match[0])) continue
      said.add(match[0])
      findings.push({ code: 'biased-word', message: message(match[0]), start, end: start + match[0].length })
    }
  }
  return findings.sort((left, right) => (left.start ?? 0) - (right.start ?? 0))
}

/** The year in which a technology was first released. */
const BORN: ReadonlyMap<string, number> = new Map(
  Object.entries({
    go: 2009,
    rust: 2012,
    kotlin: 2012,
    swift: 2014,
    typescript: 2012,
    dart: 2013,
    'node-js': 2009,
    react: 2013,
    'vue-js': 2014,
    angular: 2010,
    svelte: 2016,
    'next-js': 2016,
    docker: 2013,
    kubernetes: 2014,
    terraform: 2014,
    kafka: 2011,
    spark: 2012,
    airflow: 2015,
    graphql: 2015,
    flutter: 2017,
    'react-native': 2015,
    'spring-boot': 2014,
    tensorflow: 2015,
    pytorch: 2016,
    fastapi: 2018,
    snowflake: 2014,
    dbt: 2016,
    'github-actions': 2018,
    prometheus: 2012,
    helm: 2016,
    istio: 2017,
    langchain: 2022,
    llm: 2018,
    deno: 2020,
    bun: 2022,
    'tailwind-css': 2017,
    solidity: 2015,
    'jetpack-compose': 2019,
    swiftui: 2019,
    blazor: 2018,
    'nest-js': 2017,
    vite: 2020,
    'argo-cd': 2018,
    databricks: 2013,
    elixir: 2012,
    julia: 2012,
    ansible: 2012,
    'aws-lambda': 2014,
  }),
)

export function yearBorn(skill: string): number | null {
  return BORN.get(skill) ?? null
}
