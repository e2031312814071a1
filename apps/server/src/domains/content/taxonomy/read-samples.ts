import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface SampleText {
  readonly slug: string
  readonly title: string
  readonly jobTitle: string
  readonly skills: readonly string[]
  readonly body: string
}

const FOLDER = fileURLToPath(new URL('../../../../seeds/sample-job-descriptions', import.meta.url))

/** The shipped sample job descriptions: one file each, with a few named lines above the text. */
export function readSamples(folder = FOLDER): SampleText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return files.sort().map((name) => parseSample(name.replace(/\.md$/, ''), readFileSync(`${folder}/${name}`, 'utf8')))
}

function parseSample(slug: string, text: string): SampleText {
  const [head = '', ...body] = text.split('\n---\n')
  const fields = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const list = (fields.get('skills') ?? '').split(',').map((skill) => skill.trim())
  return {
    slug,
    title: fields.get('title') ?? slug,
    jobTitle: fields.get('jobTitle') ?? '',
    skills: list,
    body: body.join('\n---\n').trim(),
  }
}
