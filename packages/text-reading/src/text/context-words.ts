// Context words that distinguish a technology from the ordinary word of the same name.

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that a writer would hardly capitalize for another reason. */
export const NAMES_IN_CAPITAL = new Set(
  'windows excel outlook oracle slack photoshop illustrator indesign lightroom dropbox asana confluence bamboo sentry snowflake redshift fargate cognito zoom cypress flutter unity swift ruby rust julia ansible puppet spark kafka hive vault helm terraform angular react rails playwright puppeteer postman flask mocha cucumber gatling espresso yarn gulp grunt prettier vagrant packer rancher nomad envoy consul jaeger kong varnish looker dart elm zig nim latex sass remix svelte celery dagger retrofit blender pulsar airflow parquet pinot jest detox nats'.split(
    ' ',
  ),
)

export const OFTEN_CAPITAL = new Set(
  'office project director teams access foundation core front word outlook windows'.split(' '),
)

export const TECHNICAL_AFTER = new Set(
  'guys folks language languages programming programmer programmers developer developers dev devs engineer engineers architect architects frontend backend framework frameworks library libraries code codebase codebases coding microservice microservices microsoft backend services api apis scripting scripts lang database databases db server servers cluster clusters runtime ecosystem stack application applications app apps pipelines pipeline certified certification tooling tools tool script module modules expert expertise knowledge skills experience jobs job projects cv cvs profile profiles people ppl candidates resumes portfolios minimum'.split(
    ' ',
  ),
)

export const TECHNICAL_BEFORE = new Set(
  'speak speaks speaking need needs require requires by master mastering besides beside alongside bring brings in with than did done doing some any solid good using use used uses no not without non of know knows know: language languages framework frameworks like experience experienced proficient expert knowledge knowledgeable skills skilled strong advanced programming written e.g eg as via apache microsoft ms adobe google hashicorp amazon aws azure ibm atlassian modern or and tools tool including include into learn love write writing just only little'.split(
    ' ',
  ),
)

export const LETTERED = new Set(
  'series vitamin section class grade appendix schedule type category part plan hepatitis exhibit figure table option level round group annex'.split(
    ' ',
  ),
)

export const C_SUITE = new Set('level suite levels class'.split(' '))

export const VERB_BEFORE = set('to will can we you they should would must might may who lets ll not')
export const VERBS = set('go excel access express make react rest move play spark dash less processing drill')
export const ORDINARY_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'go',
    set(
      'to beyond live above further through ahead the deep with home for on out a into getter getters back over wrong market down',
    ),
  ],
  ['swift', set('response action decision learner resolution delivery')],
  ['rest', set('of assured easy the day')],
  ['access', set('to control controls management rights the and for our a point points layer network violations all')],
  ['excel', set('in at as under within beyond when')],
  [
    'spring',
    set(
      '2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 semester break term of season summer',
    ),
  ],
  ['express', set('themselves yourself ideas interest concepts complex your themself thoughts an written')],
  ['less', set('than experience experienced')],
  ['spark', set('joy interest your curiosity a new innovation')],
  ['word', set('of processing for in by')],
  ['outlook', set('on for and')],
  ['teams', set('of and in to across that who with are on is at as from by globally for within or')],
  ['slack', set('time')],
  ['basic', set('knowledge understanding skills troubleshooting computer')],
  [
    'make',
    set(
      'sure a the an your decisions it code software them us strong good better technical architectural informed sound smart changes progress things every each',
    ),
  ],
  ['scratch', set('cooking')],
  ['processing', set('of')],
  [
    'office',
    set(
      'hours manager management space spaces plan plans layout landscape floor and location is in based equipment administration supplies of staff environment setting located days work at procedures assistant clerk 365x',
    ),
  ],
  ['windows', set('of')],
  [
    'project',
    set(
      'management manager managers based work team teams and is to from in with for of plans planning lifecycle coordination coordinator scope delivery leader lead leadership experience documentation requirements goals objectives',
    ),
  ],
  ['director', set('of and for')],
  ['lean', set('on in team')],
  ['red', set('flag flags team teams teaming hat carpet tape line lines')],
  ['linear', set('regression algebra programming models model and')],
  ['flow', set('of chart charts diagrams')],
  ['segment', set('of')],
  ['compass', set('group')],
  ['connect', set('with to the people and')],
  ['lead', set('to')],
  ['chef', set('de')],
  ['native', set('speaker english apps mobile and app')],
  ['core', set('values competencies hours business team products responsibilities skills')],
  ['front', set('end office desk of')],
  ['edge', set('cases case of technology')],
  ['oracle', set('of')],
  ['material', set('handling management and')],
  ['foundation', set('of for in level certificate certification cert course exam certified')],
  ['sense', set('of')],
])
export const ORDINARY_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['rest', set('the')],
  ['access', set('have has full provide remote user have gain internet easy direct to')],
  ['word', set('the every')],
  ['box', set('linux unix windows the our a every this ubuntu')],
  [
    'teams',
    set(
      'our of across functional development engineering other product agile distributed cross multiple in small global project support business work with lead the these internal sales ing leading',
    ),
  ],
  ['office', set('the our in head front an back home main post medical corporate remote from law')],
  ['project', set('a the this each of per every new research')],
  ['scratch', set('from')],
  ['spark', set('the a')],
  ['go', set('to we on let s ready')],
  ['excel', set('to will can and')],
  ['flow', set('cash work data the')],
  ['director', set('the managing art')],
  ['foundation', set('a the solid strong itil v3 v4 4 prince2 safe togaf istqb cobit iso scrum our')],
  ['outlook', set('positive a an the')],
  ['material', set('training the')],
  ['basic', set('some the')],
  ['drive', set('to and')],
  ['edge', set('cutting leading the')],
  ['lean', set('to')],
  ['core', set('the our your')],
  ['sense', set('a common good strong makes make')],
  ['notion', set('the a')],
  ['unity', set('of')],
  ['safe', set('type memory thread fail null')],
])
