import type { City } from '../types.ts'
import { citiesElsewhere } from './cities-elsewhere.ts'
import { citiesOfEurope } from './cities-of-europe.ts'
import { citiesOfTheAmericas } from './cities-of-the-americas.ts'

const lines = [citiesOfTheAmericas, citiesOfEurope, citiesElsewhere].flatMap((table) => table.trim().split('\n'))

export const cities: readonly City[] = readCities()

function readCities(): City[] {
  const read: City[] = []
  let country = ''
  let timezone = ''
  for (const line of lines) {
    if (line.startsWith('## ')) {
      ;[country = '', timezone = ''] = line.slice(3).split(' ')
      continue
    }
    const [name = '', aliases = ''] = line.split(' | ')
    read.push({ name, aliases: aliases === '' ? [] : aliases.split(', '), country, timezone })
  }
  return read
}
