// Loads the articles of the learning hub, as a creator would have written them over the last months.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import {
  addContentTag,
  insertCategory,
  insertItem,
  insertSample,
  listContentTags,
  nameSlug,
  readMinutesOf,
  replaceSkillsOfSample,
} from '../src/domains/content/index.ts'
import type { User } from '../src/domains/identity/index.ts'
import type { Context, Tx } from '../src/platform/context/context.ts'
import { newId } from '../src/platform/database/new-id.ts'
import { DAY_MS } from '../src/platform/time/durations.ts'

const FOLDER = join(import.meta.dirname, 'articles')
const CATEGORIES = [
  ['Search', 'Finding candidates and understanding their rank'],
  ['Jobs', 'Descriptions, criteria and pay'],
  ['Candidates', 'Contact, agencies, offers and the first weeks'],
  ['Interviews', 'Questions, scorecards and decisions'],
  ['Law and fairness', 'Duties and fair procedures'],
] as const
const FIRST_DAYS_AGO = 66
const DAYS_BETWEEN = 9

interface Written {
  readonly slug: string
  readonly facts: Readonly<Record<string, string>>
  readonly body: string
}

/** A sample job description that the creator is still writing, and one that appears tomorrow. */
async function writeSamples(
  tx: Tx,
  { author, categoryId, now }: { readonly author: User; readonly categoryId: string | null; readonly now: Date },
): Promise<void> {
  const tomorrow = new Date(now.getTime() + DAY_MS)
  for (const [place, { slug, publishAt, skills, ...text }] of [
    { ...SUPPORT_SAMPLE, slug: 'support-engineer-billing', publishAt: null },
    { ...PLATFORM_SAMPLE, slug: 'platform-engineer-first-hire', publishAt: tomorrow },
  ].entries()) {
    const at = new Date(now.getTime() - (3 - place) * DAY_MS)
    const id = newId(at.getTime())
    await insertSample(tx, {
      ...text,
      id,
      slug,
      locale: 'en',
      licenceNote: 'Written for this site; free to use.',
      categoryId,
      authorId: author.id,
      state: publishAt === null ? 'draft' : 'scheduled',
      publishAt,
      createdAt: at,
      updatedAt: at,
    })
    await replaceSkillsOfSample(tx, id, skills.map(skillIdOf))
  }
}

const SUPPORT_SAMPLE = {
  title: 'Support Engineer, billing',
  skills: ['typescript', 'postgresql'],
  body: `You answer the technical questions of finance teams that use our billing product, and fix what they find.

You bring three years with TypeScript and PostgreSQL, you read logs with patience, and you write so that a tired person understands you. Experience with payment providers is an advantage.

We work remotely, with four hours of overlap with Berlin.`,
}

const PLATFORM_SAMPLE = {
  title: 'Platform Engineer, first hire',
  skills: ['kubernetes', 'terraform', 'linux', 'go', 'python', 'postgresql'],
  body: `You build the platform that eight product engineers deploy to, and you decide what we do not build.

You have run Kubernetes and Terraform in production for at least four years, know Linux well, and have written tools in Go or Python. Experience with PostgreSQL operations is an advantage.

Contract or full time, within two hours of Central European Time.`,
}

export async function loadArticles(
  ctx: Context,
  { now, author }: { readonly now: Date; readonly author: User | undefined },
): Promise<void> {
  if (author === undefined) return
  const articles = readdirSync(FOLDER).toSorted().map(readArticle)
  await ctx.transaction(async (tx) => {
    const categories = await writeCategories(tx, now)
    const tags = await writeTags(tx, articles, now)
    for (const [place, { slug, facts, body }] of articles.entries()) {
      const at = new Date(now.getTime() - (FIRST_DAYS_AGO - place * DAYS_BETWEEN) * DAY_MS)
      // The last one is still in review, so that the creator has something to do.
      const isLast = place === articles.length - 1
      await insertItem(tx, {
        id: newId(at.getTime()),
        slug,
        title: facts['title'] ?? slug,
        summary: facts['summary'] ?? '',
        body,
        categoryId: categories.get(facts['category'] ?? '') ?? '',
        tagIds: namesIn(facts['tags']).flatMap((name) => tags.get(nameSlug(name)) ?? []),
        kind: 'article',
        audience: (facts['audience'] ?? 'all') as 'all',
        cover: (facts['cover'] ?? null) as 'scale' | null,
        readMinutes: readMinutesOf(body),
        authorId: author.id,
        state: isLast ? 'inReview' : 'published',
        publishedAt: isLast ? null : at,
        createdAt: at,
        updatedAt: at,
      })
    }
    await writeSamples(tx, { author, categoryId: categories.get('Jobs') ?? null, now })
  })
}

function readArticle(file: string): Written {
  const [head = '', ...rest] = readFileSync(join(FOLDER, file), 'utf8').split('\n\n')
  const facts = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { slug: file.replace(/\.md$/, ''), facts, body: rest.join('\n\n').trim() }
}

async function writeCategories(tx: Tx, now: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [place, [name, description]] of CATEGORIES.entries()) {
    const row = { id: newId(now.getTime()), name, slug: nameSlug(name), description, kind: 'content' as const }
    await insertCategory(tx, { ...row, order: place * 10 })
    ids.set(name, row.id)
  }
  return ids
}

async function writeTags(tx: Tx, articles: readonly Written[], now: Date): Promise<Map<string, string>> {
  const names = new Set(articles.flatMap(({ facts }) => namesIn(facts['tags'])))
  for (const name of names)
    await addContentTag(tx, { id: newId(now.getTime()), name, slug: nameSlug(name), colour: '#3a7d6b' })
  return new Map((await listContentTags(tx)).map(({ slug, id }) => [slug, id]))
}

const namesIn = (list = ''): string[] => list.split(',').map((name) => name.trim())
