// Context words that distinguish a technology from the ordinary word of the same name.

import { wordsOf } from './word-lists.ts'

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

export const VERB_BEFORE = wordsOf('to will can we you they should would must might may who lets ll not')
export const VERBS = wordsOf('go excel access express make react rest move play spark dash less processing drill')
export const ORDINARY_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'go',
    wordsOf(
      'to beyond live above further through ahead the deep with home for on out a into getter getters back over wrong market down',
    ),
  ],
  ['swift', wordsOf('response action decision learner resolution delivery')],
  ['rest', wordsOf('of assured easy the day')],
  [
    'access',
    wordsOf('to control controls management rights the and for our a point points layer network violations all'),
  ],
  ['excel', wordsOf('in at as under within beyond when')],
  [
    'spring',
    wordsOf(
      '2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 semester break term of season summer',
    ),
  ],
  ['express', wordsOf('themselves yourself ideas interest concepts complex your themself thoughts an written')],
  ['less', wordsOf('than experience experienced')],
  ['spark', wordsOf('joy interest your curiosity a new innovation')],
  ['word', wordsOf('of processing for in by')],
  ['outlook', wordsOf('on for and')],
  ['teams', wordsOf('of and in to across that who with are on is at as from by globally for within or')],
  ['slack', wordsOf('time')],
  ['basic', wordsOf('knowledge understanding skills troubleshooting computer')],
  ['move', wordsOf('us our the it them their your its everything all from to away off into onto over')],
  ['play', wordsOf('with a an the your well nice nicely together')],
  [
    'make',
    wordsOf(
      'sure a the an your decisions it code software them us strong good better technical architectural informed sound smart changes progress things every each',
    ),
  ],
  ['scratch', wordsOf('cooking')],
  ['processing', wordsOf('of')],
  [
    'office',
    wordsOf(
      'hours manager management space spaces plan plans layout landscape floor and location is in based equipment administration supplies of staff environment setting located days work at procedures assistant clerk 365x',
    ),
  ],
  ['windows', wordsOf('of')],
  [
    'project',
    wordsOf(
      'management manager managers based work team teams and is to from in with for of plans planning lifecycle coordination coordinator scope delivery leader lead leadership experience documentation requirements goals objectives',
    ),
  ],
  ['director', wordsOf('of and for')],
  ['lean', wordsOf('on in team')],
  ['red', wordsOf('flag flags team teams teaming hat carpet tape line lines')],
  ['linear', wordsOf('regression algebra programming models model and')],
  ['flow', wordsOf('of chart charts diagrams')],
  ['segment', wordsOf('of')],
  ['compass', wordsOf('group')],
  ['connect', wordsOf('with to the people and')],
  ['lead', wordsOf('to')],
  ['chef', wordsOf('de')],
  ['native', wordsOf('speaker english apps mobile and app')],
  ['core', wordsOf('values competencies hours business team products responsibilities skills')],
  ['front', wordsOf('end office desk of')],
  ['edge', wordsOf('cases case of technology')],
  ['oracle', wordsOf('of')],
  ['material', wordsOf('handling management and')],
  ['foundation', wordsOf('of for in level certificate certification cert course exam certified')],
  ['sense', wordsOf('of')],
])
export const ORDINARY_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['rest', wordsOf('the')],
  ['access', wordsOf('have has full provide remote user have gain internet easy direct to')],
  ['word', wordsOf('the every')],
  ['box', wordsOf('linux unix windows the our a every this ubuntu')],
  [
    'teams',
    wordsOf(
      'our of across functional development engineering other product agile distributed cross multiple in small global project support business work with lead the these internal sales ing leading',
    ),
  ],
  ['office', wordsOf('the our in head front an back home main post medical corporate remote from law')],
  ['project', wordsOf('a the this each of per every new research')],
  ['scratch', wordsOf('from')],
  ['spark', wordsOf('the a')],
  ['go', wordsOf('to we on let s ready')],
  ['excel', wordsOf('to will can and')],
  ['flow', wordsOf('cash work data the')],
  ['director', wordsOf('the managing art')],
  ['foundation', wordsOf('a the solid strong itil v3 v4 4 prince2 safe togaf istqb cobit iso scrum our')],
  ['outlook', wordsOf('positive a an the')],
  ['material', wordsOf('training the')],
  ['basic', wordsOf('some the')],
  ['drive', wordsOf('to and')],
  ['edge', wordsOf('cutting leading the')],
  ['lean', wordsOf('to')],
  ['core', wordsOf('the our your')],
  ['sense', wordsOf('a common good strong makes make')],
  ['notion', wordsOf('the a')],
  ['unity', wordsOf('of')],
  ['safe', wordsOf('type memory thread fail null')],
])
