import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCsv } from '../csv-rows.ts'
import type { OccupationQuery } from './occupation-queries.ts'

export interface Occupations {
  readonly onetByCode: ReadonlyMap<string, OnetOccupation>
  readonly escoByCode: ReadonlyMap<string, EscoOccupation>
}

export interface OnetOccupation {
  readonly title: string
  readonly description: string
  readonly tasks: readonly string[]
}

export interface EscoOccupation {
  readonly label: string
  readonly description: string
}

/** Loads the occupations of O*NET and ESCO. */
export async function openOccupations(dataFolder: string): Promise<Occupations> {
  const read = async (...path: string[]) => readCsv(await readFile(join(dataFolder, ...path), 'utf8'))
  const tasks = Map.groupBy(await read('onet_29_3', 'task_statements.csv'), onetCode)
  const onet = await read('onet_29_3', 'occupation_data.csv')
  const esco = await read('esco_tabiya', 'occupations.csv')
  return {
    onetByCode: new Map(
      onet.map((row) => [
        onetCode(row),
        {
          title: row['Title'] ?? '',
          description: row['Description'] ?? '',
          tasks: (tasks.get(onetCode(row)) ?? []).map((task) => task['Task'] ?? ''),
        },
      ]),
    ),
    escoByCode: new Map(
      esco.map((row) => [
        row['CODE'] ?? '',
        { label: row['PREFERREDLABEL'] ?? '', description: row['DESCRIPTION'] ?? '' },
      ]),
    ),
  }
}

/**
 * The posting and the summary. There is no skill list, because O*NET's technologies in demand are mostly Excel and
 * Office.
 */
export function occupationTexts(
  { onet, esco }: OccupationQuery,
  { onetByCode, escoByCode }: Occupations,
): { posting: string; summary: string } {
  const asked = onetByCode.get(onet)
  const told = escoByCode.get(esco)
  if (asked === undefined || told === undefined) throw new Error(`the data has no occupation ${onet} or ${esco}`)
  return {
    posting: [asked.title, asked.description, ...asked.tasks].join('\n'),
    summary: `${told.label}. ${told.description}`,
  }
}

function onetCode(row: Record<string, string>): string {
  return row['O*NET-SOC Code'] ?? ''
}
