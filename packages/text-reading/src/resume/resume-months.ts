/** Names of months in résumés: English ones, and those that remain where the rest was translated. */
import { MONTH_NAMES, monthNumber } from '../text/calendar.ts'

/** Only what does not begin like the English name. German, French, Spanish, Portuguese, Italian, Dutch, Polish, Czech. */
const OTHERS: readonly string[] = [
  'enero ene gennaio gen stycznia styczen leden ledna',
  'fevrier fevereiro fevr fev luty lutego unor unora',
  'mrz maart mrt brezen brezna',
  'avril avr abril abr kwiecien kwietnia duben dubna',
  'mai mei maj maja maio maggio mag kveten kvetna',
  'juin giugno giu czerwiec czerwca cerven cervna',
  'juillet juil luglio lug lipiec lipca cervenec cervence',
  'aout agosto ago sierpien sierpnia srpen srpna',
  'settembre setembro wrzesien wrzesnia zari',
  'oktober okt ottobre ott outubro pazdziernik pazdziernika rijen rijna',
  'listopad listopada',
  'dezember dezembro dez diciembre dicembre dic grudzien grudnia prosinec prosince',
]
const NUMBERS: ReadonlyMap<string, number> = new Map(
  OTHERS.flatMap((names, place) => names.split(' ').map((name) => [name, place + 1] as const)),
)

/** A pattern for a name, in small letters and without accents. */
export const MONTHS_IN_RESUMES = `(?<![a-z])(?:${[...NUMBERS.keys()].join('|')})(?![a-z])|(?:${MONTH_NAMES})[a-z]{0,6}`

/** 1 to 12 by a name that the pattern found; null where it is none. */
export function monthInResume(name: string): number | null {
  const other = NUMBERS.get(name)
  if (other !== undefined) return other
  for (let length = name.length; length >= 3; length -= 1) {
    const month = monthNumber(name.slice(0, length))
    if (month !== null) return month
  }
  return null
}
