import { keywordKey } from '@assay/ranking-engine/query/keyword-key'
import { cities, countries, languages } from '@assay/taxonomy'

/** Terms that reveal or suggest who a person is rather than what they do. */
const OF_PERSONS = `
  woman women man men female male lady girl boy gender sex mother father parent maternity paternity pregnancy
  pregnant child children baby infant toddler teen adolescent youth wife husband spouse marriage wedding marital family
  sister brother senior elderly elder age aged retirement retiree pension birth born

  religion religious church christian catholic bible biblical ministry minister pastor priest clergy worship prayer
  theology theological jewish synagogue kosher torah muslim islamic mosque halal quran hindu buddhist buddhism temple
  christianity islam judaism hinduism god faith spiritual parish chaplain

  ethnic ethnicity race racial minority tribe tribal indigenous native african asian latino hispanic black white
  american european immigrant immigration refugee migrant nationality citizenship citizen visa foreign foreigner
  culture cultural ancestry heritage

  disability disabled wheelchair deaf blind blindness autism autistic illness disease disorder diabetes cancer
  hiv depression addiction rehabilitation therapy therapist

  gay lesbian bisexual transgender orientation lgbt

  school college university academy academic institute campus student pupil teacher faculty alumni degree diploma
  bachelor master doctorate thesis dissertation classroom curriculum semester scholarship fraternity sorority
  kindergarten graduate undergraduate tuition

  military army navy naval marine corps force veteran soldier troop combat weapon police prison inmate prisoner

  union political politician election campaign party vote voter church club membership volunteer charity

  street avenue road city town village county state province zip postal address home house residence neighborhood

  foster sander claude jule arturo joplin mendel abbott delila lucia julia amanda bruno adam felix schneider lorenz
  clash priya jack hansen steiner

  photo photograph name nickname hobby hobbies sport football soccer golf tennis basketball baseball hockey yoga dance
  dancer music musician musical song piano guitar violin choir art artist artistic theater theatre actor
  horse dog pet animal
`

/** Terms that occur in postings and résumés of every trade. */
const OF_EVERY_TEXT = `
  ability achievement action activity advance advantage amount approach area aspect attention attitude award background
  basis benefit candidate capability career case challenge change choice client colleague commitment communication
  company competence competency concern concept condition context contribution cooperation course customer day deadline
  decision demand department detail development difference direction document duty effort email employee employer
  employment end environment event example excellence experience expert expertise fact feedback field focus format
  function future goal group growth guidance help hour idea impact importance improvement individual industry information
  initiative input insight instruction interest issue item job kind knowledge language leader leadership level list
  location majority management manner material matter measure meeting member method mission month motivation need number
  objective office opportunity option order organization organisation outcome part party passion people performance
  period person personnel phone place plan point policy position possibility practice presence pressure priority
  problem procedure process professional profile program progress project purpose qualification quality question range
  reason reference relation relationship request requirement resource response responsibility result role rule schedule
  section sector series service setting shift site situation skill society solution source staff stage standard status
  step strategy strength structure study subject success summary support system talent target task team technique term
  thing time title today topic training travel trend type understanding use user value variety version vision way week
  while willingness word work workload workplace world year
  active additional advanced appropriate available basic best better broad clear close common complete complex correct
  critical current daily different direct effective efficient essential excellent final flexible full general global
  good great high ideal important independent individual initial internal international key large latest local long
  main major modern multiple national necessary new next normal open other overall personal positive possible potential
  practical previous primary private public real recent regular relevant responsible same senior several short similar
  single small social special specific standard strong successful suitable technical total various well wide
  built use used obtain provide include ensure perform prepare review maintain
`

const filler = new Set(OF_EVERY_TEXT.trim().split(/\s+/).map(keywordKey))
const telling = new Set(OF_PERSONS.trim().split(/\s+/).map(keywordKey))
/** Words that are more than the plural of a place: Billings. */
const NO_PLACES = new Set(['billing'])

const places = new Set(
  [...countries, ...cities]
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .concat(languages.map(({ name }) => name))
    .map(keywordKey)
    .filter((key) => !NO_PLACES.has(key)),
)

/** True for terms that indicate belief, origin, schools or other personal traits. */
export function namesSomebody(key: string): boolean {
  return places.has(key) || key.split(' ').some((word) => telling.has(word) || places.has(word))
}

/** True for terms made only of words without a trade. */
export function saysNothing(key: string): boolean {
  return key.split(' ').every((word) => filler.has(word))
}
