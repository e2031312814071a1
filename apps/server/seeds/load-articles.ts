// Loads the articles of the learning hub, as a creator would have written them over the last months.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addContentTag,
  insertCategory,
  insertItem,
  listContentTags,
  nameSlug,
  readMinutesOf,
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
