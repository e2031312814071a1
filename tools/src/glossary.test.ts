import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipelineStages } from '@assay/contracts/shortlisteds'
import { expect, test } from 'vitest'
import { readTerms } from './glossary.ts'
import { ROOT } from './project-files.ts'

const CONTRACTS = join(ROOT, 'packages/contracts/src')

async function listResourceTypes(): Promise<string[]> {
  const files = readdirSync(CONTRACTS).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(join(CONTRACTS, name)) as Promise<object>))
  const types = modules.flatMap((module) => Object.values(module).flatMap(resourceTypesIn))
  return [...new Set(types)].toSorted()
}

function resourceTypesIn(exported: unknown): string[] {
  if (typeof exported !== 'object' || exported === null) return []
  if ('relationships' in exported && 'type' in exported) return [String(exported.type)]
  if ('answers' in exported) return Object.values(exported.answers ?? {}).flatMap(resourceTypesIn)
  // A table of endpoints, such as the actions on a resource.
  return Object.getPrototypeOf(exported) === Object.prototype ? Object.values(exported).flatMap(resourceTypesIn) : []
}

test('the glossary contains exactly the resource types and stages of the API', async () => {
  const terms = readTerms(readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8'))
  expect([...terms].toSorted()).toEqual([...(await listResourceTypes()), ...pipelineStages].toSorted())
})

test('terms are the code spans in first columns only', () => {
  const terms = readTerms('# `title`\n\n| word `a` `b` | `c` |\n|---|---|\n| plain | `d` |\n')
  expect([...terms]).toEqual(['a', 'b'])
})
