// node lab/src/reading/train-roles.ts [--without round-9,round-10] [--all] [--write FILE]; --all learns from all families of cues, too
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer } from '@assay/text-reading'
import { writeLinearModel } from '@assay/text-reading/description/learned/linear-model'
import { POSTINGS } from '@assay/text-reading/description/postings.cases'
import { roleExamples } from '@assay/text-reading/description/role-examples'
import { ROLES, type Role } from '@assay/text-reading/description/skills/role'
import { likelihoods } from '@assay/text-reading/description/skills/role-model'
import { SUMMARIES } from '@assay/text-reading/description/summaries.cases'
import { chanceFrom } from '../generated-searches/chance.ts'
import type { MessyPosting } from './messy-postings/messy-posting.ts'
import { MESSY_SETS, SETS_ASIDE } from './messy-postings/sets.ts'
import { fitRoles, type RoleCase } from './role-cues/fit-roles.ts'
import { writePosting } from './role-cues/write-posting.ts'

/** Besides the sets set aside: the shipped weights are older than these rounds, which judge them. */
const LATER = [23, 25, 26, 27, 29, 30, 31, 32, 33].map((round) => `round-${round}`)
const SEED = 7
const WRITTEN = 4000
const WEIGHT_OF_WRITTEN = 0.2
const WEIGHT_OF_SETTLED = 2
const MIN_WEIGHT = 0.15
const OF_LEVEL: Readonly<Record<string, Role>> = { must: 'must', nice: 'nice', dropped: 'drop', unwanted: 'refuse' }

const { values } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    write: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})
const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const kinds = new Map(skills.map((skill) => [skill.slug, skill.kind]))
const isTechnology = (slug: string): boolean => /language|framework|tool/.test(kinds.get(slug) ?? '')

const slugsOf = (list = ''): Set<string> => new Set(list.split(/[ |]/).map((entry) => entry.replace(/:.*/, '')))

function casesOf(posting: MessyPosting): RoleCase[] {
  const gold: readonly (readonly [Role, Set<string>])[] = [
    ['must', slugsOf(posting.must)],
    ['nice', slugsOf(posting.nice)],
    ['refuse', slugsOf(posting.unwanted)],
    ['free', slugsOf(posting.either)],
  ]
  return roleExamples(posting.text, gazetteer, posting.door).flatMap(({ skill, isWide, features }) => {
    const role = gold.find(([, slugs]) => slugs.has(skill))?.[0] ?? (isTechnology(skill) && !isWide ? 'drop' : null)
    return role === null ? [] : [{ features, role, weight: 1 }]
  })
}

const skillNames = skills
  .filter(({ slug, name }) => isTechnology(slug) && /^[A-Za-z.+# ]{4,}$/.test(name) && name.split(' ').length <= 2)
  .slice(0, 900)
const chance = chanceFrom(SEED)
const written: RoleCase[] = []
const unseenCues: RoleCase[] = []
for (let count = 0; count < WRITTEN; count += 1) {
  const { text, wanted } = writePosting(skillNames, chance)
  for (const { skill, features } of roleExamples(text, gazetteer, 'jobDesc')) {
    const want = wanted.get(skill)
    if (want === undefined) continue
    const isTest = want.isHeldOut && !values.all
    ;(isTest ? unseenCues : written).push({ features, role: want.role, weight: WEIGHT_OF_WRITTEN })
  }
}
const without = [...SETS_ASIDE, ...LATER, ...values.without.split(',')]
const real = Object.entries(MESSY_SETS).flatMap(([name, postings]) =>
  without.includes(name) ? [] : postings.flatMap(casesOf),
)
/** The written cases are read right, so they teach to leave the rules alone. */
const settled = [...POSTINGS, ...SUMMARIES]
  .filter(({ door }) => door !== 'skill')
  .flatMap(({ text, door }) => roleExamples(text, gazetteer, door))
  .map(({ features }): RoleCase => ({ features, role: ruledRole(features), weight: WEIGHT_OF_SETTLED }))
const cases = [...real, ...settled, ...written]
const order = (): number[] => chance.some([...cases.keys()], cases.length)
const fitted = fitRoles(cases, order, { passes: 12, ridge: 3, minCases: 4 })
const kept = new Map([...fitted].filter(([, weights]) => weights.some((weight) => Math.abs(weight) > MIN_WEIGHT)))

process.stdout.write(
  `${real.length} mentions of messy postings, ${written.length} of written ones, ${kept.size} features\n`,
)
report('unseen cues', unseenCues)
for (const name of without) report(name, (MESSY_SETS[name] ?? []).flatMap(casesOf))

function report(name: string, tests: readonly RoleCase[]): void {
  const judged = tests.filter(({ role }) => role !== 'free')
  const byRules = judged.filter(({ features, role }) => inCriteria(ruledRole(features)) === role).length
  const byModel = judged.filter(({ features, role }) => {
    const shares = likelihoods({ shared: [], own: [[...features]] }, kept)[0] ?? []
    const best = shares.indexOf(Math.max(...shares))
    return (
      ((shares[best] ?? 0) > 0.5 && ROLES[best] !== 'free' ? ROLES[best] : inCriteria(ruledRole(features))) === role
    )
  }).length
  if (judged.length === 0) return
  process.stdout.write(`${name}: ${judged.length} mentions, rules ${byRules}, with the model ${byModel}\n`)
}

/** The verdict of the rules without the model. */
function ruledRole(features: readonly string[]): Role {
  const level = features.find((feature) => feature.startsWith('lv:')) ?? ''
  return OF_LEVEL[level.slice('lv:'.length).replace('!', '')] ?? 'free'
}

/** What is only named among the tasks becomes a nice-to-have of little weight. */
function inCriteria(role: Role): Role {
  return role === 'free' ? 'nice' : role
}

if (values.write !== undefined)
  writeFileSync(
    values.write,
    `// Written by \`node lab/src/reading/train-roles.ts\`; do not edit.
import { readLinearModel } from '../learned/index.ts'

export const ROLE_MODEL = readLinearModel(\`
${writeLinearModel(kept)}
\`)
`,
  )
