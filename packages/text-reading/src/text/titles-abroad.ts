/**
 * The words of job titles in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Czech, Romanian, Hungarian,
 * Turkish and the Nordic languages, by their English ones: "Développeuse web" is a web developer.
 */

const HEADS: Readonly<Record<string, string>> = {
  developer:
    'entwickler entwicklerin developpeur developpeuse desarrollador desarrolladora desenvolvedor desenvolvedora sviluppatore sviluppatrice ontwikkelaar utvecklare udvikler utvikler kehittaja vyvojar vyvojarka vyvojare dezvoltator fejleszto gelistirici gelistiricisi',
  programmer:
    'programmierer programmiererin programmeur programmeuse programador programadora programmatore programmatrice programista programistka programisty programiste programator programatorka programatora',
  engineer:
    'ingenieur ingenieurin ingenieure ingeniero ingeniera engenheiro engenheira ingegnere inzynier inzyniera ingenjor ingenior inzenyr inginer mernok muhendis muhendisi insinoori',
  architect:
    'architekt architektin architecte arquitecto arquitecta arquiteto arquiteta architetto architekta arkitekt mimar',
  analyst: 'analyste analista analityk analityczka analityka analytiker analytikerin analytik',
  administrator:
    'administrateur administratrice administrador administradora amministratore beheerder administratorin administratora',
  tester: 'testeur testeuse testerin testerka testera',
  consultant: 'berater beraterin consultor consultora consulente konsultant konsulent konsult',
  manager: 'leiter leiterin gerente kierownik responsable',
  scientist: 'wissenschaftler wissenschaftlerin cientifico cientifica cientista scienziato scienziata',
  designer: 'disenador disenadora designerin',
  technician: 'techniker technikerin technicien technicienne tecnico tecnica',
  specialist: 'spezialist spezialistin specialiste especialista specialista specjalista specjalistka specjalisty',
}

const FIELDS: Readonly<Record<string, string>> = {
  software: 'logiciel logiciels oprogramowania yazilim softveru',
  data: 'daten donnees datos dados dati gegevens danych',
  database: 'datenbank datenbanken databank databanken',
  system: 'systeme systemes sistemas sistemi systemow systeem systemen',
  network: 'netzwerk netzwerke reseau reseaux redes reti netwerk sieci',
  security: 'sicherheit securite seguridad seguranca sicurezza beveiliging bezpieczenstwa',
  mobile: 'movil moviles movel mobil mobiel mobilnych',
  project: 'projet projets proyecto proyectos progetto progetti projeto projetos projekt projektow',
  product: 'produit produits producto productos prodotto prodotti produto produkt produktu',
  quality: 'qualite calidad qualidade qualita qualitat',
  application: 'anwendung anwendungen applicatif aplicaciones aplicacoes applicazioni applicatie aplikacji',
  game: 'spiele jeux juegos jogos giochi gier',
  web: 'webb',
  business: 'negocio negocios biznesowy',
  // Not "informatica", which is a product, too.
  it: 'informatique informatico informatik',
}

/** What a Germanic compound begins with: "Softwareentwickler", "systeembeheerder", "webbutvecklare". */
const FIRST_PARTS: Readonly<Record<string, string>> = {
  software: 'software mjukvaru programvaru ohjelmisto',
  web: 'web webb',
  frontend: 'frontend',
  backend: 'backend',
  fullstack: 'fullstack',
  system: 'system systems systeem',
  data: 'daten data',
  database: 'datenbank database databank',
  network: 'netzwerk netwerk natverks nettverks',
  mobile: 'app mobil',
  test: 'test',
  project: 'projekt project',
  product: 'produkt product',
  security: 'sicherheits beveiligings',
  application: 'anwendungs applikations applicatie',
  game: 'spiele spel',
  it: 'it',
  java: 'java',
  php: 'php',
  python: 'python',
}

const WHOLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['sistemista', ['system', 'administrator']],
  ['systembetreuer', ['system', 'administrator']],
  ['informaticien', ['it', 'specialist']],
  ['informaticienne', ['it', 'specialist']],
])

/** Two words, without "de" and its like between them. */
const PAIRS = new Map<string, readonly string[]>([
  ...namedBy(['database'], 'base datos|bases datos|base donnees|bases donnees|banco dados|base dati|baz danych'),
  ...namedBy(
    ['project', 'manager'],
    'chef projet|chef projets|cheffe projet|jefe proyecto|jefe proyectos|capo progetto',
  ),
])

function namedBy(english: readonly string[], pairs: string): [string, readonly string[]][] {
  return pairs.split('|').map((pair) => [pair, english])
}

/** "Ingeniero de datos", "Leiter der Entwicklung" */
const PARTICLES = new Set('de del des di du da do dei van und der die das fur von y et en la le el los las'.split(' '))

/** What a title says of the level. */
export const LEVELS_ABROAD = {
  intern:
    'praktikant praktikantin werkstudent werkstudentin stagiaire alternant alternante becario becaria estagiario estagiaria tirocinante stazysta stazystka',
  junior: 'mlodszy mlodsza',
  mid: 'pleno plena',
  senior: 'starszy starsza',
} as const
/** What it says of the contract, and of a level that no title is known by. */
const ASIDE = 'leitender leitende freiberuflicher freiberufliche selbststandiger selbststandige autonomo independant'
const RANKS = new Set([...Object.values(LEVELS_ABROAD), ASIDE].flatMap((words) => words.split(' ')))

const SIMPLE: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.entries(HEADS), ...Object.entries(FIELDS)].flatMap(([english, words]) =>
    words.split(' ').map((word) => [word, [english]] as const),
  ),
)
const COMPOUNDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FIRST_PARTS).flatMap(([field, parts]) =>
    parts
      .split(' ')
      .flatMap((part) =>
        Object.entries(HEADS).flatMap(([head, words]) =>
          [...words.split(' '), head].map((word) => [part + word, [field, head]] as const),
        ),
      ),
  ),
)

/** The English words for one in small letters without accents; undefined for one that is not known. */
export function wordAbroad(word: string): readonly string[] | undefined {
  return SIMPLE.get(word) ?? WHOLE.get(word) ?? COMPOUNDS.get(word)
}

export function pairAbroad(first: string, second: string): readonly string[] | undefined {
  return PAIRS.get(`${first} ${second}`)
}

export function saysNothingAbroad(word: string): boolean {
  return PARTICLES.has(word) || RANKS.has(word)
}
