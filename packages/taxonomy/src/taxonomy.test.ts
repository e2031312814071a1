import { describe, expect, test } from 'vitest'
import { cities, countries, industries, languages, roleFamilies, skills, titles } from './index.ts'
import { regions } from './places/regions.ts'
import { slugOf, spellingKey } from './slug.ts'
import { escoByTitle } from './titles/esco.ts'

const skillSlugs = new Set(skills.map((skill) => skill.slug))
const skillsBySlug = new Map(skills.map((skill) => [skill.slug, skill]))
const familySlugs = new Set(roleFamilies.map((family) => family.slug))

interface Named {
  name: string
  aliases: readonly string[]
}

const spellingsOf = (named: Named): string[] => [named.name, ...named.aliases].map(spellingKey)

/** Spellings that several entries share. */
function sharedSpellings(entries: readonly Named[]): string[] {
  const owners = new Map<string, string>()
  return entries.flatMap((entry) =>
    spellingsOf(entry).filter((spelling) => {
      const owner = owners.get(spelling)
      owners.set(spelling, entry.name)
      return owner !== undefined
    }),
  )
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place)
}

function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const skillNamed = (text: string): string | undefined =>
  skills.find((skill) => spellingsOf(skill).includes(spellingKey(text)))?.slug

const titleNamed = (text: string): string | undefined =>
  titles.find((title) => spellingsOf(title).includes(spellingKey(text)))?.slug

describe('skills', () => {
  test('are at least 1,500, at least 60 of them soft', () => {
    expect(skills.length).toBeGreaterThanOrEqual(1_500)
    expect(skills.filter((skill) => skill.kind === 'soft').length).toBeGreaterThanOrEqual(55)
  })

  test('have unique slugs of lower-case letters, digits and single hyphens', () => {
    expect(repeated(skills.map((skill) => skill.slug))).toEqual([])
    expect(skills.filter((skill) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(skill.slug)).map((skill) => skill.slug)).toEqual(
      [],
    )
  })

  test('are of a known kind and have a popularity between 0 and 1', () => {
    const kinds = new Set(['language', 'framework', 'tool', 'domain', 'soft'])
    const wrong = skills.filter(({ kind, popularity }) => !kinds.has(kind) || !(popularity > 0 && popularity <= 1))
    expect(wrong).toEqual([])
  })

  test('share no spelling with another skill', () => {
    expect(sharedSpellings(skills)).toEqual([])
  })

  test('have no empty spelling and none with a table delimiter', () => {
    const odd = skills.flatMap(spellingsOf).filter((text) => text === '' || /[|![\]<>~]$|^[|![\]<>~]/.test(text))
    expect(odd).toEqual(['joomla!', 'track-it!', 'track it!', 'aha!'])
  })

  test('refer only to existing skills, and never to themselves', () => {
    const broken = skills.flatMap((skill) =>
      [...skill.broader, ...skill.related.map((link) => link.slug)]
        .filter((slug) => !skillSlugs.has(slug) || slug === skill.slug)
        .map((slug) => `${skill.slug} -> ${slug}`),
    )
    expect(broken).toEqual([])
  })

  test('have no cycle of broader links', () => {
    const open = new Set<string>()
    const closed = new Set<string>()
    const circles: string[] = []
    const climb = (slug: string): void => {
      if (closed.has(slug)) return
      if (open.has(slug)) {
        circles.push(slug)
        return
      }
      open.add(slug)
      for (const broader of skillsBySlug.get(slug)?.broader ?? []) climb(broader)
      closed.add(slug)
    }
    for (const slug of skillSlugs) climb(slug)
    expect(circles).toEqual([])
  })

  test('have symmetric relations with weights up to 1', () => {
    const onesided = skills.flatMap((skill) =>
      skill.related
        .filter(({ slug, strength }) => {
          const back = skillsBySlug.get(slug)?.related.find((link) => link.slug === skill.slug)
          return back?.strength !== strength || strength <= 0 || strength > 1
        })
        .map(({ slug }) => `${skill.slug} -> ${slug}`),
    )
    expect(onesided).toEqual([])
  })

  test('are linked: at least one in seven to two others or more, and most popular ones', () => {
    const linked = skills.filter((skill) => skill.related.length >= 2)
    expect(linked.length / skills.length).toBeGreaterThan(0.15)
    const popular = [...skills].sort((left, right) => right.popularity - left.popularity).slice(0, 600)
    expect(popular.filter((skill) => skill.related.length >= 2).length).toBeGreaterThan(550)
  })

  test('mark as ambiguous only their own spellings', () => {
    const foreign = skills.flatMap((skill) =>
      (skill.ambiguous ?? []).filter((text) => !spellingsOf(skill).includes(spellingKey(text))),
    )
    expect(foreign).toEqual([])
  })

  test.each(
    `go r c d swift rust ruby dart julia crystal elm chef puppet salt nomad consul vault helm make shell node next react
     angular express spring flask bottle falcon gin echo fiber phoenix realm room ionic expo unity access excel word outlook
     teams oracle spark storm hive pig ant camel less sass sketch notion slack linear temporal dash snowflake looker
     segment box can safe rest soap box epic sage maya cypress mocha chai jest karma`
      .trim()
      .split(/\s+/),
  )('are careful with the ordinary word %s', (word) => {
    const owner = skills.find((skill) => spellingsOf(skill).includes(word))
    expect(owner?.ambiguous?.map(spellingKey)).toContain(word)
  })

  test.each([
    ['k8s', 'kubernetes'],
    ['Postgres', 'postgresql'],
    ['ReactJS', 'react'],
    ['react.js', 'react'],
    ['Golang', 'go'],
    ['C#', 'c-sharp'],
    ['.NET Core', 'dot-net'],
    ['MS SQL Server', 'sql-server'],
    ['AWS S3', 's3'],
    ['Windows Server 2012 R2', 'windows-server'],
    ['Azure AD', 'entra-id'],
    ['O365', 'microsoft-365'],
    ['TCP/IP', 'tcp-ip'],
    ['SAP FICO', 'sap-fico'],
    ['user acceptance testing', 'uat'],
    ['team player', 'teamwork'],
  ])('are found as people write them: %s', (written, slug) => {
    expect(skillNamed(written)).toBe(slug)
  })

  test.each([
    ['next-js', 'javascript'],
    ['eks', 'kubernetes'],
    ['eks', 'aws'],
    ['postgresql', 'sql'],
    ['django', 'python'],
    ['cisco-asa', 'firewalls'],
    ['group-policy', 'windows-server'],
    ['s4hana', 'erp'],
  ])('lead from the special to the general: %s to %s', (special, general) => {
    const above = (slug: string): string[] =>
      (skillsBySlug.get(slug)?.broader ?? []).flatMap((broader) => [broader, ...above(broader)])
    expect(above(special)).toContain(general)
  })
})

describe('titles', () => {
  test('are at least 300 in existing families', () => {
    expect(titles.length).toBeGreaterThanOrEqual(300)
    expect(titles.filter((title) => !familySlugs.has(title.family))).toEqual([])
    expect([...familySlugs].filter((slug) => !titles.some((title) => title.family === slug))).toEqual([])
  })

  test('have unique slugs and share no spelling with another title', () => {
    expect(repeated(titles.map((title) => title.slug))).toEqual([])
    expect(sharedSpellings(titles)).toEqual([])
  })

  test('have 6 to 20 skills, all of them existing and distinct', () => {
    const odd = titles.filter(({ typicalSkills }) => typicalSkills.length < 6 || typicalSkills.length > 20)
    expect(odd.map((title) => title.slug)).toEqual([])
    const unknown = titles.flatMap((title) => title.typicalSkills.filter((slug) => !skillSlugs.has(slug)))
    expect(unknown).toEqual([])
    expect(titles.filter((title) => repeated(title.typicalSkills).length > 0)).toEqual([])
  })

  test('have well-formed O*NET and ESCO codes', () => {
    expect(titles.filter(({ onetCode }) => onetCode !== undefined && !/^\d\d-\d{4}\.\d\d$/.test(onetCode))).toEqual([])
    const slugs = new Set(titles.map((title) => title.slug))
    expect([...escoByTitle.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
    const esco = /^http:\/\/data\.europa\.eu\/esco\/occupation\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
    expect(titles.filter(({ escoUri }) => escoUri !== undefined && !esco.test(escoUri))).toEqual([])
  })

  test('have a seniority only when the title states it', () => {
    const bySlug = new Map(titles.map((title) => [title.slug, title]))
    expect(bySlug.get('java-developer')?.seniority).toBe('none')
    expect(bySlug.get('engineering-manager')?.seniority).toBe('lead')
    expect(bySlug.get('staff-software-engineer')?.seniority).toBe('staff')
    expect(bySlug.get('junior-software-engineer')?.seniority).toBe('junior')
    expect(bySlug.get('software-engineering-intern')?.seniority).toBe('intern')
  })

  test.each([
    ['Sysadmin', 'systems-administrator'],
    ['Backend Developer', 'back-end-developer'],
    ['Full Stack Engineer', 'full-stack-developer'],
    ['SRE', 'site-reliability-engineer'],
    ['Information Technology Manager', 'it-manager'],
    ['Service Desk Analyst', 'help-desk-technician'],
    ['Golang Engineer', 'go-developer'],
    ['Vice President of Engineering', 'vp-of-engineering'],
  ])('are found as people write them: %s', (written, slug) => {
    expect(titleNamed(written)).toBe(slug)
  })
})

describe('role families', () => {
  test('have symmetric similarities', () => {
    const bySlug = new Map(roleFamilies.map((family) => [family.slug, family]))
    const onesided = roleFamilies.flatMap((family) =>
      family.affinity.filter(
        ({ slug, strength }) =>
          bySlug.get(slug)?.affinity.find((back) => back.slug === family.slug)?.strength !== strength,
      ),
    )
    expect(onesided).toEqual([])
    expect(roleFamilies.filter((family) => family.affinity.length < 2).map((family) => family.slug)).toEqual([])
    expect(
      roleFamilies.flatMap((family) => family.affinity).filter(({ strength }) => strength <= 0 || strength >= 1),
    ).toEqual([])
  })

  test('place administrators nearer to network engineers than to designers', () => {
    const admin = roleFamilies.find((family) => family.slug === 'systems-admin')
    const near = new Map(admin?.affinity.map(({ slug, strength }) => [slug, strength]))
    expect(near.get('network-engineering') ?? 0).toBeGreaterThan(near.get('ux-design') ?? 0)
  })
})

describe('places and languages', () => {
  test('are all 249 countries of ISO 3166-1, and Kosovo by its user-assigned code', () => {
    expect(countries.length).toBe(250)
    expect(repeated(countries.map((country) => country.code))).toEqual([])
    expect(countries.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([])
    expect(sharedSpellings(countries)).toEqual([])
  })

  test('have a dialing code, a currency and zones that the runtime knows', () => {
    const currencies = new Set(Intl.supportedValuesOf('currency'))
    const odd = countries.filter(({ dialCode, currency, timezones }) => {
      const isMoney = currencies.has(currency) || currency === 'XCG' || currency === 'ZWG'
      return !/^\+\d{1,3}$/.test(dialCode) || !isMoney || !timezones.every(isKnownZone) || timezones.length === 0
    })
    expect(odd.map((country) => country.code)).toEqual([])
  })

  test('include the 27 members of the European Union and the other three of the EEA', () => {
    expect(countries.filter((country) => country.flags.eu).length).toBe(27)
    const eeaOnly = countries.filter(({ flags }) => flags.eea && !flags.eu).map((country) => country.code)
    expect(eeaOnly).toEqual(['IS', 'LI', 'NO'])
  })

  test('place some 1,200 cities in existing countries and zones, under unique names', () => {
    expect(cities.length).toBeGreaterThanOrEqual(1200)
    const codes = new Set(countries.map((country) => country.code))
    expect(cities.filter(({ country, timezone }) => !codes.has(country) || !isKnownZone(timezone))).toEqual([])
    expect(sharedSpellings([...cities, ...countries])).toEqual([])
  })

  test('include some 60 languages that the runtime can name', () => {
    expect(languages.length).toBeGreaterThanOrEqual(60)
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    expect(languages.filter(({ code }) => names.of(code) === undefined).map((language) => language.code)).toEqual([])
    expect(sharedSpellings(languages)).toEqual([])
  })
})

describe('industries', () => {
  test('are some 60 with NAICS codes, each under an existing parent', () => {
    const slugs = new Set(industries.map((industry) => industry.slug))
    expect(slugs.size).toBe(industries.length)
    expect(industries.length).toBeGreaterThanOrEqual(60)
    expect(industries.filter(({ parent }) => parent !== undefined && !slugs.has(parent))).toEqual([])
    expect(industries.filter(({ naics }) => !/^\d{2,6}(-\d{2})?$/.test(naics))).toEqual([])
  })
})

test('a slug has no punctuation, accents or capitals', () => {
  expect(slugOf('Next.js')).toBe('next-js')
  expect(slugOf('C++ & Café')).toBe('c-plus-plus-and-cafe')
})

test('each region consists of known countries, named once, and every EU country is of the EEA', () => {
  const known = new Set(countries.map(({ code }) => code))
  for (const { codes } of regions) {
    expect(codes.filter((code) => !known.has(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  }
  expect(countries.filter(({ flags }) => flags.eu).length).toBe(27)
  expect(countries.filter(({ flags }) => flags.eu && !flags.eea)).toEqual([])
})
