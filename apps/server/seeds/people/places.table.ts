// Where demo candidates live. Weights, pay levels (United States = 1) and notice periods are our own round estimates of
// the remote market, not measurements.

export type Culture =
  | 'anglo'
  | 'indian'
  | 'german'
  | 'slavic'
  | 'polish'
  | 'romance'
  | 'hispanic'
  | 'lusophone'
  | 'nordic'
  | 'turkic'
  | 'arabic'
  | 'african'
  | 'chinese'
  | 'japanese'
  | 'southeastAsian'
  | 'korean'
  | 'greek'
  | 'baltic'

export interface Place {
  readonly country: string
  readonly weight: number
  readonly zones: readonly (readonly [zone: string, weight: number])[]
  readonly cities: readonly string[]
  readonly currency: string
  readonly payLevel: number
  readonly cultures: readonly (readonly [culture: Culture, weight: number])[]
  /** First languages by share; English is added to them. */
  readonly languages: readonly (readonly [code: string, weight: number])[]
  readonly notice: readonly number[]
}

const SHORT = [0, 7, 14, 14, 14, 30]
const MIDDLE = [0, 14, 30, 30, 30, 60]
const LONG = [14, 30, 60, 60, 90, 90]

// country | weight | zones | cities | currency | pay | cultures | languages | notice
const TABLE = `
US | 100 | America/New_York 45, America/Chicago 22, America/Denver 10, America/Los_Angeles 33 | Austin, Denver, Boston, Portland, Raleigh, Chicago, Atlanta | USD | 1 | anglo 60, hispanic 12, indian 12, chinese 9, african 5, korean 2 | en 92, es 8 | S
CA | 32 | America/Toronto 60, America/Vancouver 25, America/Edmonton 15 | Toronto, Montreal, Vancouver, Calgary, Waterloo | CAD | 0.74 | anglo 60, romance 15, indian 15, chinese 10 | en 82, fr 18 | S
GB | 62 | Europe/London 100 | London, Manchester, Bristol, Leeds, Edinburgh, Cambridge | GBP | 0.66 | anglo 72, indian 14, african 5, polish 5, greek 4 | en 100 | M
IE | 12 | Europe/Dublin 100 | Dublin, Cork, Galway | EUR | 0.66 | anglo 80, polish 8, lusophone 7, indian 5 | en 100 | M
DE | 70 | Europe/Berlin 100 | Berlin, Hamburg, Munich, Leipzig, Cologne, Karlsruhe | EUR | 0.62 | german 68, turkic 8, slavic 8, indian 8, arabic 4, romance 4 | de 88, en 12 | L
AT | 10 | Europe/Vienna 100 | Vienna, Graz, Linz | EUR | 0.58 | german 78, slavic 14, turkic 8 | de 94, en 6 | L
CH | 12 | Europe/Zurich 100 | Zurich, Basel, Lausanne, Bern | CHF | 1.02 | german 60, romance 30, slavic 10 | de 66, fr 28, it 6 | L
NL | 30 | Europe/Amsterdam 100 | Amsterdam, Utrecht, Eindhoven, Rotterdam | EUR | 0.62 | german 66, turkic 8, indian 10, romance 8, arabic 8 | nl 84, en 16 | M
BE | 10 | Europe/Brussels 100 | Ghent, Brussels, Antwerp | EUR | 0.55 | romance 45, german 45, arabic 10 | nl 52, fr 46, en 2 | L
FR | 42 | Europe/Paris 100 | Paris, Lyon, Nantes, Toulouse, Lille | EUR | 0.5 | romance 78, arabic 14, african 8 | fr 98, en 2 | L
ES | 42 | Europe/Madrid 97, Atlantic/Canary 3 | Madrid, Barcelona, Valencia, Malaga, Seville | EUR | 0.4 | hispanic 90, slavic 5, arabic 5 | es 97, en 3 | M
PT | 28 | Europe/Lisbon 98, Atlantic/Azores 2 | Lisbon, Porto, Braga, Coimbra | EUR | 0.36 | lusophone 90, slavic 5, indian 5 | pt 97, en 3 | M
IT | 28 | Europe/Rome 100 | Milan, Turin, Bologna, Rome | EUR | 0.4 | romance 94, slavic 6 | it 98, en 2 | M
SE | 16 | Europe/Stockholm 100 | Stockholm, Gothenburg, Malmo | SEK | 0.55 | nordic 82, arabic 8, slavic 10 | sv 94, en 6 | L
NO | 8 | Europe/Oslo 100 | Oslo, Bergen, Trondheim | NOK | 0.62 | nordic 88, slavic 12 | no 95, en 5 | L
DK | 10 | Europe/Copenhagen 100 | Copenhagen, Aarhus | DKK | 0.66 | nordic 90, slavic 10 | da 95, en 5 | M
FI | 10 | Europe/Helsinki 100 | Helsinki, Tampere, Oulu | EUR | 0.52 | nordic 90, slavic 10 | fi 94, en 6 | M
PL | 66 | Europe/Warsaw 100 | Warsaw, Krakow, Wroclaw, Gdansk, Poznan | PLN | 0.42 | polish 92, slavic 8 | pl 97, en 3 | M
CZ | 18 | Europe/Prague 100 | Prague, Brno, Ostrava | CZK | 0.42 | slavic 96, german 4 | cs 97, en 3 | M
SK | 7 | Europe/Bratislava 100 | Bratislava, Kosice | EUR | 0.38 | slavic 100 | sk 98, en 2 | M
HU | 12 | Europe/Budapest 100 | Budapest, Debrecen, Szeged | HUF | 0.36 | slavic 60, german 40 | hu 98, en 2 | M
RO | 34 | Europe/Bucharest 100 | Cluj-Napoca, Bucharest, Iasi, Timisoara | RON | 0.38 | romance 100 | ro 98, en 2 | M
BG | 16 | Europe/Sofia 100 | Sofia, Plovdiv, Varna | EUR | 0.38 | slavic 100 | bg 98, en 2 | M
GR | 14 | Europe/Athens 100 | Athens, Thessaloniki, Patras | EUR | 0.34 | greek 100 | el 98, en 2 | M
RS | 16 | Europe/Belgrade 100 | Belgrade, Novi Sad, Nis | EUR | 0.36 | slavic 100 | sr 98, en 2 | M
HR | 8 | Europe/Zagreb 100 | Zagreb, Split | EUR | 0.38 | slavic 100 | hr 98, en 2 | M
UA | 58 | Europe/Kyiv 100 | Kyiv, Lviv, Kharkiv, Odesa, Dnipro | USD | 0.36 | slavic 100 | uk 98, en 2 | S
LT | 7 | Europe/Vilnius 100 | Vilnius, Kaunas | EUR | 0.42 | baltic 92, slavic 8 | lt 97, en 3 | M
EE | 6 | Europe/Tallinn 100 | Tallinn, Tartu | EUR | 0.46 | baltic 70, nordic 20, slavic 10 | et 92, en 8 | M
LV | 5 | Europe/Riga 100 | Riga, Daugavpils | EUR | 0.4 | baltic 80, slavic 20 | lv 96, en 4 | M
TR | 34 | Europe/Istanbul 100 | Istanbul, Ankara, Izmir | USD | 0.27 | turkic 100 | tr 98, en 2 | M
GE | 6 | Asia/Tbilisi 100 | Tbilisi, Batumi | USD | 0.28 | slavic 60, greek 40 | ka 97, en 3 | S
IL | 18 | Asia/Jerusalem 100 | Tel Aviv, Haifa, Jerusalem | ILS | 0.84 | slavic 45, anglo 35, arabic 20 | he 92, en 8 | M
AE | 8 | Asia/Dubai 100 | Dubai, Abu Dhabi | AED | 0.55 | arabic 55, indian 45 | ar 60, en 40 | M
EG | 24 | Africa/Cairo 100 | Cairo, Alexandria, Giza | USD | 0.17 | arabic 100 | ar 98, en 2 | M
MA | 8 | Africa/Casablanca 100 | Casablanca, Rabat | EUR | 0.2 | arabic 100 | ar 70, fr 30 | M
NG | 34 | Africa/Lagos 100 | Lagos, Abuja, Ibadan | USD | 0.18 | african 100 | en 100 | S
KE | 18 | Africa/Nairobi 100 | Nairobi, Mombasa | USD | 0.2 | african 100 | sw 40, en 60 | M
GH | 6 | Africa/Accra 100 | Accra, Kumasi | USD | 0.18 | african 100 | en 100 | S
ZA | 22 | Africa/Johannesburg 100 | Cape Town, Johannesburg, Durban | ZAR | 0.34 | anglo 45, african 45, indian 10 | en 80, af 20 | M
IN | 150 | Asia/Kolkata 100 | Bengaluru, Pune, Hyderabad, Chennai, Delhi, Kochi, Ahmedabad | INR | 0.24 | indian 100 | hi 60, ta 14, te 14, kn 12 | L
PK | 30 | Asia/Karachi 100 | Lahore, Karachi, Islamabad | USD | 0.19 | arabic 60, indian 40 | ur 96, en 4 | M
BD | 14 | Asia/Dhaka 100 | Dhaka, Chittagong | USD | 0.17 | indian 55, arabic 45 | bn 98, en 2 | M
LK | 9 | Asia/Colombo 100 | Colombo, Kandy | USD | 0.19 | indian 100 | si 80, ta 20 | M
NP | 5 | Asia/Kathmandu 100 | Kathmandu, Pokhara | USD | 0.17 | indian 100 | ne 98, en 2 | M
VN | 24 | Asia/Ho_Chi_Minh 100 | Ho Chi Minh City, Hanoi, Da Nang | USD | 0.22 | southeastAsian 100 | vi 98, en 2 | M
PH | 26 | Asia/Manila 100 | Manila, Cebu, Davao | USD | 0.21 | hispanic 65, southeastAsian 35 | fil 70, en 30 | M
ID | 16 | Asia/Jakarta 85, Asia/Makassar 15 | Jakarta, Bandung, Yogyakarta | USD | 0.2 | southeastAsian 100 | id 98, en 2 | M
MY | 10 | Asia/Kuala_Lumpur 100 | Kuala Lumpur, Penang | MYR | 0.28 | southeastAsian 50, chinese 40, indian 10 | ms 60, zh 25, en 15 | M
TH | 6 | Asia/Bangkok 100 | Bangkok, Chiang Mai | USD | 0.26 | southeastAsian 100 | th 97, en 3 | M
SG | 12 | Asia/Singapore 100 | Singapore | SGD | 0.68 | chinese 70, indian 18, southeastAsian 12 | en 70, zh 30 | M
CN | 18 | Asia/Shanghai 100 | Shanghai, Shenzhen, Hangzhou, Chengdu | USD | 0.42 | chinese 100 | zh 99, en 1 | M
TW | 9 | Asia/Taipei 100 | Taipei, Hsinchu | USD | 0.42 | chinese 100 | zh 98, en 2 | M
JP | 14 | Asia/Tokyo 100 | Tokyo, Osaka, Fukuoka | JPY | 0.5 | japanese 94, chinese 6 | ja 98, en 2 | M
KR | 10 | Asia/Seoul 100 | Seoul, Busan | KRW | 0.5 | korean 100 | ko 98, en 2 | M
AU | 26 | Australia/Sydney 48, Australia/Melbourne 34, Australia/Brisbane 12, Australia/Perth 6 | Sydney, Melbourne, Brisbane, Perth | AUD | 0.72 | anglo 66, indian 16, chinese 14, greek 4 | en 100 | M
NZ | 8 | Pacific/Auckland 100 | Auckland, Wellington | NZD | 0.6 | anglo 84, indian 8, chinese 8 | en 100 | M
BR | 78 | America/Sao_Paulo 88, America/Manaus 5, America/Recife 7 | Sao Paulo, Florianopolis, Recife, Belo Horizonte, Curitiba | BRL | 0.27 | lusophone 92, german 4, japanese 4 | pt 99, en 1 | M
AR | 40 | America/Argentina/Buenos_Aires 84, America/Argentina/Cordoba 16 | Buenos Aires, Cordoba, Rosario, Mendoza | USD | 0.29 | hispanic 88, romance 12 | es 99, en 1 | S
MX | 38 | America/Mexico_City 74, America/Monterrey 16, America/Tijuana 10 | Guadalajara, Mexico City, Monterrey | MXN | 0.32 | hispanic 100 | es 99, en 1 | S
CO | 30 | America/Bogota 100 | Medellin, Bogota, Cali | USD | 0.28 | hispanic 100 | es 99, en 1 | S
CL | 13 | America/Santiago 100 | Santiago, Valparaiso | USD | 0.33 | hispanic 100 | es 99, en 1 | M
PE | 9 | America/Lima 100 | Lima, Arequipa | USD | 0.26 | hispanic 100 | es 99, en 1 | S
UY | 7 | America/Montevideo 100 | Montevideo | USD | 0.34 | hispanic 100 | es 99, en 1 | S
CR | 5 | America/Costa_Rica 100 | San Jose, Heredia | USD | 0.34 | hispanic 100 | es 98, en 2 | S
`

export const places: readonly Place[] = TABLE.trim().split('\n').map(readPlace)

function readPlace(line: string): Place {
  const [
    country = '',
    weight = '',
    zones = '',
    cities = '',
    currency = '',
    pay = '',
    cultures = '',
    languages = '',
    notice,
  ] = line.split('|').map((field) => field.trim())
  return {
    country,
    weight: Number(weight),
    zones: weightedList(zones),
    cities: cities.split(', '),
    currency,
    payLevel: Number(pay),
    cultures: weightedList(cultures) as [Culture, number][],
    languages: weightedList(languages),
    notice: notice === 'S' ? SHORT : notice === 'L' ? LONG : MIDDLE,
  }
}

function weightedList(text: string): [string, number][] {
  return text.split(', ').map((entry) => {
    const blank = entry.lastIndexOf(' ')
    return [entry.slice(0, blank), Number(entry.slice(blank + 1))]
  })
}
