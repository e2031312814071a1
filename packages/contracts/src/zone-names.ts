/** The last parts of zones that runtimes still call by a former name, and the present ones. */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Saigon: 'Ho_Chi_Minh',
  Kiev: 'Kyiv',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Asmera: 'Asmara',
  Truk: 'Chuuk',
  Ponape: 'Pohnpei',
  Enderbury: 'Kanton',
}

/** The zone by its present name: "Asia/Kolkata" for "Asia/Calcutta". */
export const presentZone = (zone: string): string => zone.replace(/[^/]+$/, (place) => RENAMED[place] ?? place)

/** "Asia/Ho Chi Minh". */
export const zoneLabel = (zone: string): string => presentZone(zone).replaceAll('_', ' ')

/** "Ho Chi Minh" of "Asia/Ho_Chi_Minh". */
export const placeOfZone = (zone: string): string => zoneLabel(zone).split('/').at(-1) ?? zone
