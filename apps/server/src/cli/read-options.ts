import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './command.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Node's parseArgs, with its errors turned into one plain line. */
export function readOptions<O extends Options>(argv: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; see --help`)
  }
}

export function wholeNumber(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`${option} must be a whole number above 0, not "${text}"`)
  return value
}

export function oneOf<Choice extends string>(
  option: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice {
  const [fallback] = choices
  const found = text === undefined ? fallback : choices.find((choice) => choice === text)
  if (found === undefined) throw new UsageError(`${option} must be ${choices.join(' or ')}, not "${text}"`)
  return found
}
