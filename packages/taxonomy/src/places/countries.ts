import type { Country } from '../types.ts'
import { codesOfRegion } from './regions.ts'

// code | name | dialling code | currency | IANA zones, the most populous first | other names
const table = `
AD | Andorra | 376 | EUR | Europe/Andorra
AE | United Arab Emirates | 971 | AED | Asia/Dubai | UAE, U.A.E., Emirates
AF | Afghanistan | 93 | AFN | Asia/Kabul
AG | Antigua and Barbuda | 1 | XCD | America/Antigua
AI | Anguilla | 1 | XCD | America/Anguilla
AL | Albania | 355 | ALL | Europe/Tirane
AM | Armenia | 374 | AMD | Asia/Yerevan
AO | Angola | 244 | AOA | Africa/Luanda
AQ | Antarctica | 672 | USD | Antarctica/McMurdo
AR | Argentina | 54 | ARS | America/Argentina/Buenos_Aires, America/Argentina/Cordoba, America/Argentina/Mendoza
AS | American Samoa | 1 | USD | Pacific/Pago_Pago
AT | Austria | 43 | EUR | Europe/Vienna | Österreich
AU | Australia | 61 | AUD | Australia/Sydney, Australia/Melbourne, Australia/Brisbane, Australia/Perth, Australia/Adelaide, Australia/Hobart, Australia/Darwin
AW | Aruba | 297 | AWG | America/Aruba
AX | Åland Islands | 358 | EUR | Europe/Mariehamn | Aland
AZ | Azerbaijan | 994 | AZN | Asia/Baku
BA | Bosnia and Herzegovina | 387 | BAM | Europe/Sarajevo | Bosnia, Bosnia & Herzegovina
BB | Barbados | 1 | BBD | America/Barbados
BD | Bangladesh | 880 | BDT | Asia/Dhaka
BE | Belgium | 32 | EUR | Europe/Brussels | België, Belgique
BF | Burkina Faso | 226 | XOF | Africa/Ouagadougou
BG | Bulgaria | 359 | EUR | Europe/Sofia
BH | Bahrain | 973 | BHD | Asia/Bahrain
BI | Burundi | 257 | BIF | Africa/Bujumbura
BJ | Benin | 229 | XOF | Africa/Porto-Novo
BL | Saint Barthélemy | 590 | EUR | America/St_Barthelemy
BM | Bermuda | 1 | BMD | Atlantic/Bermuda
BN | Brunei | 673 | BND | Asia/Brunei | Brunei Darussalam
BO | Bolivia | 591 | BOB | America/La_Paz
BQ | Caribbean Netherlands | 599 | USD | America/Kralendijk | Bonaire
BR | Brazil | 55 | BRL | America/Sao_Paulo, America/Bahia, America/Fortaleza, America/Recife, America/Manaus, America/Cuiaba | Brasil
BS | Bahamas | 1 | BSD | America/Nassau | The Bahamas
BT | Bhutan | 975 | BTN | Asia/Thimphu
BV | Bouvet Island | 47 | NOK | Europe/Oslo
BW | Botswana | 267 | BWP | Africa/Gaborone
BY | Belarus | 375 | BYN | Europe/Minsk
BZ | Belize | 501 | BZD | America/Belize
CA | Canada | 1 | CAD | America/Toronto, America/Vancouver, America/Edmonton, America/Winnipeg, America/Halifax, America/Regina, America/St_Johns
CC | Cocos Islands | 61 | AUD | Indian/Cocos | Keeling Islands
CD | DR Congo | 243 | CDF | Africa/Kinshasa, Africa/Lubumbashi | Democratic Republic of the Congo, Congo-Kinshasa
CF | Central African Republic | 236 | XAF | Africa/Bangui
CG | Congo | 242 | XAF | Africa/Brazzaville | Republic of the Congo, Congo-Brazzaville
CH | Switzerland | 41 | CHF | Europe/Zurich | Schweiz, Suisse, Svizzera
CI | Ivory Coast | 225 | XOF | Africa/Abidjan | Côte d'Ivoire, Cote d'Ivoire
CK | Cook Islands | 682 | NZD | Pacific/Rarotonga
CL | Chile | 56 | CLP | America/Santiago
CM | Cameroon | 237 | XAF | Africa/Douala
CN | China | 86 | CNY | Asia/Shanghai, Asia/Urumqi | PRC, People's Republic of China, Mainland China
CO | Colombia | 57 | COP | America/Bogota
CR | Costa Rica | 506 | CRC | America/Costa_Rica
CU | Cuba | 53 | CUP | America/Havana
CV | Cape Verde | 238 | CVE | Atlantic/Cape_Verde | Cabo Verde
CW | Curaçao | 599 | XCG | America/Curacao | Curacao
CX | Christmas Island | 61 | AUD | Indian/Christmas
CY | Cyprus | 357 | EUR | Asia/Nicosia
CZ | Czechia | 420 | CZK | Europe/Prague | Czech Republic, Česko
DE | Germany | 49 | EUR | Europe/Berlin | Deutschland
DJ | Djibouti | 253 | DJF | Africa/Djibouti
DK | Denmark | 45 | DKK | Europe/Copenhagen | Danmark
DM | Dominica | 1 | XCD | America/Dominica
DO | Dominican Republic | 1 | DOP | America/Santo_Domingo
DZ | Algeria | 213 | DZD | Africa/Algiers
EC | Ecuador | 593 | USD | America/Guayaquil
EE | Estonia | 372 | EUR | Europe/Tallinn | Eesti
EG | Egypt | 20 | EGP | Africa/Cairo
EH | Western Sahara | 212 | MAD | Africa/El_Aaiun
ER | Eritrea | 291 | ERN | Africa/Asmara
ES | Spain | 34 | EUR | Europe/Madrid, Atlantic/Canary | España
ET | Ethiopia | 251 | ETB | Africa/Addis_Ababa
FI | Finland | 358 | EUR | Europe/Helsinki | Suomi
FJ | Fiji | 679 | FJD | Pacific/Fiji
FK | Falkland Islands | 500 | FKP | Atlantic/Stanley
FM | Micronesia | 691 | USD | Pacific/Chuuk
FO | Faroe Islands | 298 | DKK | Atlantic/Faroe
FR | France | 33 | EUR | Europe/Paris
GA | Gabon | 241 | XAF | Africa/Libreville
GB | United Kingdom | 44 | GBP | Europe/London | UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland
GD | Grenada | 1 | XCD | America/Grenada
GE | Georgia | 995 | GEL | Asia/Tbilisi | Republic of Georgia, Sakartvelo
GF | French Guiana | 594 | EUR | America/Cayenne
GG | Guernsey | 44 | GBP | Europe/Guernsey
GH | Ghana | 233 | GHS | Africa/Accra
GI | Gibraltar | 350 | GIP | Europe/Gibraltar
GL | Greenland | 299 | DKK | America/Nuuk
GM | Gambia | 220 | GMD | Africa/Banjul | The Gambia
GN | Guinea | 224 | GNF | Africa/Conakry
GP | Guadeloupe | 590 | EUR | America/Guadeloupe
GQ | Equatorial Guinea | 240 | XAF | Africa/Malabo
GR | Greece | 30 | EUR | Europe/Athens | Hellas
GS | South Georgia and the South Sandwich Islands | 500 | FKP | Atlantic/South_Georgia
GT | Guatemala | 502 | GTQ | America/Guatemala
GU | Guam | 1 | USD | Pacific/Guam
GW | Guinea-Bissau | 245 | XOF | Africa/Bissau
GY | Guyana | 592 | GYD | America/Guyana
HK | Hong Kong | 852 | HKD | Asia/Hong_Kong | Hong Kong SAR
HM | Heard Island and McDonald Islands | 672 | AUD | Indian/Kerguelen
HN | Honduras | 504 | HNL | America/Tegucigalpa
HR | Croatia | 385 | EUR | Europe/Zagreb | Hrvatska
HT | Haiti | 509 | HTG | America/Port-au-Prince
HU | Hungary | 36 | HUF | Europe/Budapest | Magyarország
ID | Indonesia | 62 | IDR | Asia/Jakarta, Asia/Makassar, Asia/Jayapura
IE | Ireland | 353 | EUR | Europe/Dublin | Republic of Ireland, Éire
IL | Israel | 972 | ILS | Asia/Jerusalem
IM | Isle of Man | 44 | GBP | Europe/Isle_of_Man
IN | India | 91 | INR | Asia/Kolkata | Bharat
IO | British Indian Ocean Territory | 246 | USD | Indian/Chagos
IQ | Iraq | 964 | IQD | Asia/Baghdad
IR | Iran | 98 | IRR | Asia/Tehran
IS | Iceland | 354 | ISK | Atlantic/Reykjavik
IT | Italy | 39 | EUR | Europe/Rome | Italia
JE | Jersey | 44 | GBP | Europe/Jersey
JM | Jamaica | 1 | JMD | America/Jamaica
JO | Jordan | 962 | JOD | Asia/Amman
JP | Japan | 81 | JPY | Asia/Tokyo
KE | Kenya | 254 | KES | Africa/Nairobi
KG | Kyrgyzstan | 996 | KGS | Asia/Bishkek | Kyrgyz Republic
KH | Cambodia | 855 | KHR | Asia/Phnom_Penh
KI | Kiribati | 686 | AUD | Pacific/Tarawa
KM | Comoros | 269 | KMF | Indian/Comoro
KN | Saint Kitts and Nevis | 1 | XCD | America/St_Kitts
KP | North Korea | 850 | KPW | Asia/Pyongyang
KR | South Korea | 82 | KRW | Asia/Seoul | Korea, Republic of Korea
KW | Kuwait | 965 | KWD | Asia/Kuwait
KY | Cayman Islands | 1 | KYD | America/Cayman
KZ | Kazakhstan | 7 | KZT | Asia/Almaty, Asia/Aqtau
LA | Laos | 856 | LAK | Asia/Vientiane
LB | Lebanon | 961 | LBP | Asia/Beirut
LC | Saint Lucia | 1 | XCD | America/St_Lucia
LI | Liechtenstein | 423 | CHF | Europe/Vaduz
LK | Sri Lanka | 94 | LKR | Asia/Colombo
LR | Liberia | 231 | LRD | Africa/Monrovia
LS | Lesotho | 266 | LSL | Africa/Maseru
LT | Lithuania | 370 | EUR | Europe/Vilnius | Lietuva
LU | Luxembourg | 352 | EUR | Europe/Luxembourg
LV | Latvia | 371 | EUR | Europe/Riga | Latvija
LY | Libya | 218 | LYD | Africa/Tripoli
MA | Morocco | 212 | MAD | Africa/Casablanca
MC | Monaco | 377 | EUR | Europe/Monaco
MD | Moldova | 373 | MDL | Europe/Chisinau | Republic of Moldova
ME | Montenegro | 382 | EUR | Europe/Podgorica
MF | Saint Martin | 590 | EUR | America/Marigot
MG | Madagascar | 261 | MGA | Indian/Antananarivo
MH | Marshall Islands | 692 | USD | Pacific/Majuro
MK | North Macedonia | 389 | MKD | Europe/Skopje | Macedonia
ML | Mali | 223 | XOF | Africa/Bamako
MM | Myanmar | 95 | MMK | Asia/Yangon | Burma
MN | Mongolia | 976 | MNT | Asia/Ulaanbaatar
MO | Macao | 853 | MOP | Asia/Macau | Macau
MP | Northern Mariana Islands | 1 | USD | Pacific/Saipan
MQ | Martinique | 596 | EUR | America/Martinique
MR | Mauritania | 222 | MRU | Africa/Nouakchott
MS | Montserrat | 1 | XCD | America/Montserrat
MT | Malta | 356 | EUR | Europe/Malta
MU | Mauritius | 230 | MUR | Indian/Mauritius
MV | Maldives | 960 | MVR | Indian/Maldives
MW | Malawi | 265 | MWK | Africa/Blantyre
MX | Mexico | 52 | MXN | America/Mexico_City, America/Monterrey, America/Tijuana, America/Hermosillo, America/Cancun | México
MY | Malaysia | 60 | MYR | Asia/Kuala_Lumpur
MZ | Mozambique | 258 | MZN | Africa/Maputo
NA | Namibia | 264 | NAD | Africa/Windhoek
NC | New Caledonia | 687 | XPF | Pacific/Noumea
NE | Niger | 227 | XOF | Africa/Niamey
NF | Norfolk Island | 672 | AUD | Pacific/Norfolk
NG | Nigeria | 234 | NGN | Africa/Lagos
NI | Nicaragua | 505 | NIO | America/Managua
NL | Netherlands | 31 | EUR | Europe/Amsterdam | The Netherlands, Holland, Nederland
NO | Norway | 47 | NOK | Europe/Oslo | Norge
NP | Nepal | 977 | NPR | Asia/Kathmandu
NR | Nauru | 674 | AUD | Pacific/Nauru
NU | Niue | 683 | NZD | Pacific/Niue
NZ | New Zealand | 64 | NZD | Pacific/Auckland
OM | Oman | 968 | OMR | Asia/Muscat
PA | Panama | 507 | PAB | America/Panama
PE | Peru | 51 | PEN | America/Lima | Perú
PF | French Polynesia | 689 | XPF | Pacific/Tahiti
PG | Papua New Guinea | 675 | PGK | Pacific/Port_Moresby
PH | Philippines | 63 | PHP | Asia/Manila | The Philippines
PK | Pakistan | 92 | PKR | Asia/Karachi
PL | Poland | 48 | PLN | Europe/Warsaw | Polska
PM | Saint Pierre and Miquelon | 508 | EUR | America/Miquelon
PN | Pitcairn Islands | 64 | NZD | Pacific/Pitcairn
PR | Puerto Rico | 1 | USD | America/Puerto_Rico
PS | Palestine | 970 | ILS | Asia/Gaza, Asia/Hebron | Palestinian Territories
PT | Portugal | 351 | EUR | Europe/Lisbon, Atlantic/Azores, Atlantic/Madeira
PW | Palau | 680 | USD | Pacific/Palau
PY | Paraguay | 595 | PYG | America/Asuncion
QA | Qatar | 974 | QAR | Asia/Qatar
RE | Réunion | 262 | EUR | Indian/Reunion | Reunion
RO | Romania | 40 | RON | Europe/Bucharest | România
RS | Serbia | 381 | RSD | Europe/Belgrade | Srbija
RU | Russia | 7 | RUB | Europe/Moscow, Europe/Samara, Asia/Yekaterinburg, Asia/Omsk, Asia/Novosibirsk, Asia/Krasnoyarsk, Asia/Irkutsk, Asia/Vladivostok | Russian Federation
RW | Rwanda | 250 | RWF | Africa/Kigali
SA | Saudi Arabia | 966 | SAR | Asia/Riyadh | KSA, Kingdom of Saudi Arabia
SB | Solomon Islands | 677 | SBD | Pacific/Guadalcanal
SC | Seychelles | 248 | SCR | Indian/Mahe
SD | Sudan | 249 | SDG | Africa/Khartoum
SE | Sweden | 46 | SEK | Europe/Stockholm | Sverige
SG | Singapore | 65 | SGD | Asia/Singapore
SH | Saint Helena, Ascension and Tristan da Cunha | 290 | SHP | Atlantic/St_Helena | Saint Helena
SI | Slovenia | 386 | EUR | Europe/Ljubljana | Slovenija
SJ | Svalbard and Jan Mayen | 47 | NOK | Arctic/Longyearbyen
SK | Slovakia | 421 | EUR | Europe/Bratislava | Slovak Republic
SL | Sierra Leone | 232 | SLE | Africa/Freetown
SM | San Marino | 378 | EUR | Europe/San_Marino
SN | Senegal | 221 | XOF | Africa/Dakar
SO | Somalia | 252 | SOS | Africa/Mogadishu
SR | Suriname | 597 | SRD | America/Paramaribo
SS | South Sudan | 211 | SSP | Africa/Juba
ST | São Tomé and Príncipe | 239 | STN | Africa/Sao_Tome | Sao Tome and Principe
SV | El Salvador | 503 | USD | America/El_Salvador
SX | Sint Maarten | 1 | XCG | America/Lower_Princes
SY | Syria | 963 | SYP | Asia/Damascus
SZ | Eswatini | 268 | SZL | Africa/Mbabane | Swaziland
TC | Turks and Caicos Islands | 1 | USD | America/Grand_Turk
TD | Chad | 235 | XAF | Africa/Ndjamena
TF | French Southern Territories | 262 | EUR | Indian/Kerguelen
TG | Togo | 228 | XOF | Africa/Lome
TH | Thailand | 66 | THB | Asia/Bangkok
TJ | Tajikistan | 992 | TJS | Asia/Dushanbe
TK | Tokelau | 690 | NZD | Pacific/Fakaofo
TL | Timor-Leste | 670 | USD | Asia/Dili | East Timor
TM | Turkmenistan | 993 | TMT | Asia/Ashgabat
TN | Tunisia | 216 | TND | Africa/Tunis
TO | Tonga | 676 | TOP | Pacific/Tongatapu
TR | Turkey | 90 | TRY | Europe/Istanbul | Türkiye, Turkiye
TT | Trinidad and Tobago | 1 | TTD | America/Port_of_Spain | Trinidad
TV | Tuvalu | 688 | AUD | Pacific/Funafuti
TW | Taiwan | 886 | TWD | Asia/Taipei
TZ | Tanzania | 255 | TZS | Africa/Dar_es_Salaam
UA | Ukraine | 380 | UAH | Europe/Kyiv | Україна
UG | Uganda | 256 | UGX | Africa/Kampala
UM | United States Minor Outlying Islands | 1 | USD | Pacific/Wake
US | United States | 1 | USD | America/New_York, America/Chicago, America/Los_Angeles, America/Denver, America/Phoenix, America/Detroit, America/Anchorage, Pacific/Honolulu | USA, U.S., U.S.A., US, United States of America, America
UY | Uruguay | 598 | UYU | America/Montevideo
UZ | Uzbekistan | 998 | UZS | Asia/Tashkent
VA | Vatican City | 39 | EUR | Europe/Vatican | Holy See
VC | Saint Vincent and the Grenadines | 1 | XCD | America/St_Vincent
VE | Venezuela | 58 | VES | America/Caracas
VG | British Virgin Islands | 1 | USD | America/Tortola | BVI
VI | US Virgin Islands | 1 | USD | America/St_Thomas | U.S. Virgin Islands
VN | Vietnam | 84 | VND | Asia/Ho_Chi_Minh | Viet Nam
VU | Vanuatu | 678 | VUV | Pacific/Efate
WF | Wallis and Futuna | 681 | XPF | Pacific/Wallis
WS | Samoa | 685 | WST | Pacific/Apia
XK | Kosovo | 383 | EUR | Europe/Belgrade
YE | Yemen | 967 | YER | Asia/Aden
YT | Mayotte | 262 | EUR | Indian/Mayotte
ZA | South Africa | 27 | ZAR | Africa/Johannesburg | RSA
ZM | Zambia | 260 | ZMW | Africa/Lusaka
ZW | Zimbabwe | 263 | ZWG | Africa/Harare
`

const EU = new Set(codesOfRegion('the EU'))
const EEA = new Set(codesOfRegion('the EEA'))

export const countries: readonly Country[] = table.trim().split('\n').map(readCountry)

function readCountry(line: string): Country {
  const fields = line.split(' | ')
  const [code = '', name = '', dial = '', currency = '', zones = '', aliases = ''] = fields
  return {
    code,
    name,
    dialCode: `+${dial}`,
    currency,
    aliases: aliases === '' ? [] : aliases.split(', '),
    flags: { eu: EU.has(code), eea: EEA.has(code) },
    timezones: zones.split(', '),
  }
}
