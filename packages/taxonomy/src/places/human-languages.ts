import type { HumanLanguage } from '../types.ts'

const table = `
en | English | Englisch, Anglais, Inglés, Ingles, Inglese, Engels, Angielski, British English, American English, Business English
es | Spanish | Spanisch, Espagnol, Spaans, Español, Espanol, Castilian, Castellano
zh | Chinese | Mandarin, Mandarin Chinese, Putonghua, 中文, Simplified Chinese, Traditional Chinese
yue | Cantonese | Yue Chinese
hi | Hindi | हिन्दी
ar | Arabic | العربية, Modern Standard Arabic
pt | Portuguese | Português, Portugues, Brazilian Portuguese
bn | Bengali | Bangla
ru | Russian | Русский
ja | Japanese | 日本語, Nihongo
de | German | Deutsch, Allemand, Alemán, Aleman, Tedesco, Duits, Niemiecki, Swiss German
fr | French | Französisch, Franzosisch, Francés, Frances, Francese, Frans, Francuski, Français, Francais
it | Italian | Italiano, Italienisch
nl | Dutch | Niederländisch, Niederlandisch, Néerlandais, Neerlandais, Nederlands, Flemish
pl | Polish | Polnisch, Polski
uk | Ukrainian | Українська
ro | Romanian | Română, Moldovan
el | Greek | Ελληνικά, Modern Greek
cs | Czech | Čeština
sk | Slovak | Slovenčina
hu | Hungarian | Magyar
bg | Bulgarian | Български
hr | Croatian | Hrvatski
sr | Serbian | Srpski, Serbo-Croatian
bs | Bosnian | Bosanski
sl | Slovenian | Slovene, Slovenščina
mk | Macedonian | Македонски
sq | Albanian | Shqip
sv | Swedish | Svenska
nb | Norwegian | Norsk, Bokmål, Norwegian Bokmål, Nynorsk
da | Danish | Dansk
fi | Finnish | Suomi
is | Icelandic | Íslenska
et | Estonian | Eesti keel
lv | Latvian | Latviešu
lt | Lithuanian | Lietuvių
be | Belarusian | Belarussian
tr | Turkish | Türkçe, Turkce
az | Azerbaijani | Azeri
ka | Georgian | ქართული
hy | Armenian | Հայերեն
he | Hebrew | עברית, Ivrit
fa | Persian | Farsi, فارسی, Dari
ur | Urdu | اردو
pa | Punjabi | Panjabi
gu | Gujarati | ગુજરાતી
mr | Marathi | मराठी
ta | Tamil | தமிழ்
te | Telugu | తెలుగు
kn | Kannada | ಕನ್ನಡ
ml | Malayalam | മലയാളം
or | Odia | Oriya
as | Assamese | Axomiya
ne | Nepali | नेपाली
si | Sinhala | Sinhalese
ko | Korean | 한국어, Hangul
vi | Vietnamese | Tiếng Việt
th | Thai | ไทย
id | Indonesian | Bahasa Indonesia
ms | Malay | Bahasa Melayu, Bahasa Malaysia
fil | Filipino | Tagalog
my | Burmese | Myanmar language
km | Khmer | Cambodian
lo | Lao | Laotian
mn | Mongolian | Khalkha
kk | Kazakh | Qazaq
uz | Uzbek | Oʻzbek
sw | Swahili | Kiswahili
am | Amharic | አማርኛ
yo | Yoruba | Yorùbá
ig | Igbo | Ibo
ha | Hausa | Hausa language
zu | Zulu | isiZulu
xh | Xhosa | isiXhosa
af | Afrikaans | Afrikaans language
so | Somali | Soomaali
ca | Catalan | Català, Valencian
eu | Basque | Euskara
gl | Galician | Galego
ga | Irish | Irish Gaelic, Gaeilge
cy | Welsh | Cymraeg
mt | Maltese | Malti
lb | Luxembourgish | Lëtzebuergesch
ht | Haitian Creole | Kreyòl
ase | American Sign Language | ASL
`

export const languages: readonly HumanLanguage[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', aliases = ''] = line.split(' | ')
    return { code, name, aliases: aliases.split(', ') }
  })
