/** Zones that runtimes still call by a former name, and their present names in the time zone database. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The zone by its present name: "Asia/Kolkata" for "Asia/Calcutta". */
export const presentZone = (zone: string): string => PRESENT_NAMES[zone] ?? zone

/** "Asia/Ho Chi Minh". */
export const zoneLabel = (zone: string): string => presentZone(zone).replaceAll('_', ' ')

/** "Ho Chi Minh" of "Asia/Ho_Chi_Minh". */
export const placeOfZone = (zone: string): string => zoneLabel(zone).split('/').at(-1) ?? zone

/** Whose time it is: "Ho Chi Minh time", and "UTC", which is a time already. */
export const timeOfZone = (zone: string): string => {
  const place = placeOfZone(zone)
  return place === 'UTC' ? place : `${place} time`
}
