import type { ReadWords, Term } from './find-terms.ts'
import type { Gazetteer } from './gazetteer.ts'

interface Sense {
  readonly slug: string
  /** The skills that select this sense when they are near. */
  readonly beside: ReadonlySet<string>
}

const AWS =
  'aws s3 ec2 aws-lambda amazon-rds redshift aws-glue amazon-athena ecs eks amazon-kinesis dynamodb cloudformation aws-iam'
const GOOGLE = 'google-cloud gke bigquery google-pubsub cloud-run gcs looker dataproc'
const AZURE = 'azure aks azure-functions synapse bicep entra-id azure-sql databricks apim'
const WINDOWS =
  'windows-server group-policy entra-id microsoft-365 exchange powershell hyper-v citrix intune sccm dns dhcp vmware dfs'

const sense = (slug: string, beside: string): Sense => ({ slug, beside: new Set(beside.split(' ')) })

/**
 * Short names with several meanings, or none, told apart by the skills near them: EMR is a service next to S3, and a
 * health record next to HL7. Where no sense has such a neighbor, the taxonomy's meaning holds.
 */
export const SENSES: ReadonlyMap<string, readonly Sense[]> = new Map([
  [
    'emr',
    [
      sense('emr-aws', `${AWS} spark hadoop hive presto airflow hdfs`),
      sense('ehr', 'hl7 fhir epic-systems cerner hipaa dicom icd-10'),
    ],
  ],
  [
    'rds',
    [sense('rds-windows', `${WINDOWS} active-directory`), sense('amazon-rds', `${AWS} postgresql mysql terraform`)],
  ],
  [
    'ado',
    [
      sense('azure-devops', `${AZURE} terraform`),
      sense('ado-net', 'c-sharp dot-net asp-net entity-framework sql-server'),
    ],
  ],
  [
    'composer',
    [sense('cloud-composer', `${GOOGLE} airflow`), sense('composer', 'php laravel symfony drupal wordpress')],
  ],
  ['dms', [sense('aws-dms', AWS)]],
  ['ssm', [sense('aws-ssm', AWS)]],
  [
    'cdc',
    [sense('change-data-capture', 'kafka debezium airflow snowflake databricks data-engineering fivetran flink')],
  ],
  [
    'rag',
    [
      sense(
        'rag',
        'llm langchain openai-api vector-databases nlp machine-learning pytorch prompt-engineering llamaindex python generative-ai ai-agents fastapi bedrock data-science mlops embeddings fine-tuning',
      ),
    ],
  ],
  [
    'lora',
    [
      sense('fine-tuning', 'llm fine-tuning rag langchain langgraph pytorch prompt-engineering bedrock'),
      sense('lorawan', 'embedded-systems mqtt ble zigbee'),
    ],
  ],
  [
    'soc',
    [
      sense(
        'asic',
        'fpga verilog systemverilog vhdl asic uvm rtl-design embedded-systems microcontrollers firmware rtos embedded-linux hardware-description-languages',
      ),
    ],
  ],
  ['ecs', [sense('gameplay-programming', 'unity unreal-engine game-development c-sharp godot'), sense('ecs', AWS)]],
  ['adf', [sense('adf', `${AZURE} sql-server power-bi ssis`)]],
  ['bq', [sense('bigquery', `${GOOGLE} dbt airflow`)]],
  ['dataflow', [sense('dataflow-gcp', GOOGLE)]],
  ['arm', [sense('arm-templates', AZURE)]],
  ['ltm', [sense('f5', 'f5 cisco load-balancing netscaler bgp firewalls')]],
  ['gtm', [sense('f5', 'f5 netscaler load-balancing')]],
  ['ad', [sense('active-directory', `${WINDOWS} ldap saml okta`)]],
  [
    'di',
    [sense('dependency-injection', 'kotlin spring spring-boot android c-sharp dagger hilt angular solid-principles')],
  ],
  ['mvi', [sense('mobile-architecture', 'kotlin android jetpack-compose swift ios')]],
  ['sit', [sense('integration-testing', 'uat jira software-testing test-automation regression-testing')]],
  // Without Scrum beside it, a CSM is a customer success manager.
  ['csm', [sense('csm', 'scrum cspo pmi-acp safe-agile agile-coaching')]],
  ['lin', [sense('can-bus', 'can-bus autosar spi i2c c')]],
  [
    'nx',
    [
      sense('nx', 'angular react typescript turborepo nest-js node-js rxjs'),
      sense('siemens-nx', 'cad solidworks catia'),
    ],
  ],
  ['bloc', [sense('flutter-bloc', 'flutter dart')]],
  ['substrate', [sense('polkadot', 'polkadot solidity rust')]],
  ['anchor', [sense('solana', 'solana')]],
  ['spanner', [sense('cloud-spanner', GOOGLE)]],
  [
    'fabric',
    [
      sense('microsoft-fabric', 'power-bi synapse adf dax databricks azure azure-sql'),
      sense('hyperledger', 'hyperledger solidity ethereum blockchain'),
    ],
  ],
])

/** What stands before or after a short name where it means something else: "SGD 11,000 + AWS" is a wage supplement. */
const OTHER_MEANINGS: ReadonlyMap<string, readonly [before: RegExp | null, after: RegExp | null]> = new Map([
  [
    'gcc',
    [/\bwithin (?:the )?$/, /^ (?:experience|exp\b|countr|region|market|national|resident|licen|driving|based|level)/],
  ],
  [
    'aws',
    [/(?:\d[\d.,]*k?|salary|bonus|basic|sgd|month|annual)\s*(?:\+|and|&|plus)\s*$/, /^\s*(?:\+|&)\s*(?:vb|bonus)/],
  ],
  // Of a circuit board, whether it disturbs others.
  [
    'emc',
    [
      /\b(?:pcbs?|altium|emi|esd|schematics?|electronics?|analog|hardware|rf|antennas?)\b[^.;\n]*$/,
      /^[^.;\n]{0,16}\b(?:emi|esd|test\w*|(?:pre-?)?compliance|directive|certification|pcbs?|chamber)\b/,
    ],
  ],
  // "Grade SEO" is that of a senior executive officer.
  ['seo', [/\b(?:grade|band|level)\s?[:=-]?\s?$/, /^ (?:grade|equivalent|or heo|\/ ?heo)\b/]],
  // "TS/SCI", "Secret clearance (TS eligible)": top secret.
  [
    'ts',
    [
      /\b(?:clearance|secret|cleared|polygraph)\b[^.;\n]{0,20}$|\bactive $/,
      /^(?:\s?\/\s?sci\b|[^.;\n]{0,16}\b(?:clearance|clearable|eligible|polygraph))/,
    ],
  ],
  // Good clinical practice.
  [
    'gcp',
    [
      /\b(?:ich|e6|gxp|glp|gmp|clinical (?:trials?|research|practice))\b[^.;\n]{0,16}$/,
      /^[^.;\n]{0,12}\b(?:ich|gxp|glp|gmp|clinical (?:trials?|research|practice))\b/,
    ],
  ],
  ['ocp', [/\b(?:java|oracle) $/, /^[- ](?:java|certif\w*)/]],
  // "A VB.NET app" is no storage.
  ['net app', [/[.]$|\bdot $/, null]],
  ['net apps', [/[.]$|\bdot $/, null]],
  // "Must have work authorization", "authorization to work in the US".
  ['authorization', [/\bwork(?:ing)? $/, /^ to (?:work|be employed)\b/]],
  // A way into a network, written like the plural of a database.
  ['ingress', [/^|./, null]],
  ['flash', [null, /^[- ](?:boot|memory|storage|loader|drives?|sales?|cards?|arrays?|chips?|programming)/]],
  [
    'data processing',
    [
      /\b(?:large[- ]scale|distributed|satellite|parallel|batch|real[- ]time|high[- ]throughput|scalable|sensor|signal|payload) $/,
      /^ (?:systems?|pipelines?|frameworks?|platforms?|services?|engines?|infrastructure|software|technolog\w+|jobs?|layers?|at scale|applications?|agreements?|chains?)\b/,
    ],
  ],
  [
    'processing',
    [
      null,
      /^ (?:the |of |large |raw |customer )?(?:data|payments?|orders?|images?|signals?|requests?|files?|records?|events?)\b/,
    ],
  ],
  [
    'safe',
    [
      null,
      /^ (?:and \w+ )?(?:cod\w+|practices?|memory|deploy\w*|releases?|handling|use|usage|rollouts?|work\w*|environments?|systems?|software)\b/,
    ],
  ],
  ['reliability engineering', [/\bhigh[- ]$/, null]],
  [
    'developer experience',
    [
      /\b(?:full[- ]?stack|(?:front|back)[- ]?end|web|mobile|software|java|python|senior|as an?|years?(?: of)?) $/,
      null,
    ],
  ],
  ['build tools', [/\b(?:we|you|they|who|to|will|can|us|help|that) $/, null]],
  ['rag', [null, /^ (?:status|rating|report\w*|updates?|colou?rs?|doll)\b/]],
  ['vb', [/(?:aws|bonus|salary|basic|\d[\d.,]*k?)\s*(?:\+|&)\s*$/, null]],
  ['cad', [/\d\s?k?\s?$/, /^\s?\$?\d{2}/]],
  [
    'derby',
    [
      /\b(?:based|located|office|site|city|council|place of work|location)\b[^.;\n]{0,30}$|\bin $/,
      /^,? (?:uk|england|office|city|council)\b/,
    ],
  ],
  [
    'lte',
    [/\b(?:home|own|mobile|fib(?:er|re)) (?:or |and )?$/, /^ (?:back-?up|router|dongle|connection|internet|hotspot)/],
  ],
])
const AROUND = 44

function meansOther(text: string, { start, end }: Pick<Term, 'start' | 'end'>): boolean {
  const meaning = OTHER_MEANINGS.get(text.slice(start, end))
  if (meaning === undefined) return false
  const [before, after] = meaning
  return (
    before?.test(text.slice(Math.max(0, start - AROUND), start)) || after?.test(text.slice(end, end + AROUND)) || false
  )
}

/** Names of papers, bodies and offices: "the Strategic Partnership Agreement (SPA)" is no kind of application. */
const PAPERS =
  /\b(?:agreement|association|act|authority|agency|award|board|bureau|cent(?:er|re)|commission|committee|council|department|directive|directorate|faculty|federation|foundation|fund|institute|ministry|office|officer|organi[sz]ation|partnership|society|treaty|union|university)$/i
const SPELLED = 90

/** What letters in brackets stand for in this text, if the words before them begin with these letters. */
function isSpelledOut(clean: string, { start, end }: Term): boolean {
  const letters = clean.slice(start, end)
  if (clean.charAt(start - 1) !== '(' || clean.charAt(end) !== ')' || !/^[A-Z]{2,5}$/.test(letters)) return false
  const before = clean.slice(Math.max(0, start - SPELLED), start - 1).trimEnd()
  if (!PAPERS.test(before)) return false
  const initials = [...before.matchAll(/\b[A-Z]/g)].map(([letter]) => letter).join('')
  return initials.endsWith(letters)
}

/** Ordinary words mean a skill only in capitals. */
const ORDINARY = new Set('ad di rag sit lin arm dataflow nx substrate anchor spanner fabric'.split(' '))
const MAX_BETWEEN = 14

/** Gives short names the sense of the skills around them. */
export function withSenses(words: ReadWords, named: readonly Term[], gazetteer: Gazetteer): readonly Term[] {
  const { tokens, text } = words
  const spelled = new Set(
    named.filter((term) => isSpelledOut(text.clean, term)).map(({ start, end }) => text.clean.slice(start, end)),
  )
  const isOther = (term: Term): boolean =>
    meansOther(text.lower, term) || (spelled.size > 0 && spelled.has(text.clean.slice(term.start, term.end)))
  const own = named.some(isOther) ? named.filter((term) => !isOther(term)) : named
  const skills = own.some((term) => refusesSql(text.lower, term))
    ? own.map((term) => asSql(text.lower, term, gazetteer))
    : own
  let found: Term[] | null = null
  for (let at = 0; at < tokens.count; at += 1) {
    const senses = SENSES.get(tokens.words[at] ?? '')
    if (senses === undefined) continue
    const [start, end] = [tokens.starts[at] ?? 0, tokens.ends[at] ?? 0]
    const holder = skills.find(({ firstToken, lastToken }) => firstToken <= at && lastToken >= at)
    if (holder !== undefined && holder.firstToken !== holder.lastToken) continue
    if (ORDINARY.has(tokens.words[at] ?? '') && !/^[A-Z]/.test(text.clean.slice(start, end))) continue
    if (meansOther(text.lower, { start, end })) continue
    const slug = nearestSense(senses, skills, at)
    const place = slug === null ? undefined : gazetteer.skillPlaces.get(slug)
    if (slug === null || place === undefined || slug === holder?.slug) continue
    const span = { start, end, firstToken: at, lastToken: at }
    found ??= [...skills]
    if (holder !== undefined) found.splice(found.indexOf(holder), 1)
    found.push({ kind: 'skill', place, slug, ...span, isMisspelled: false, isAmbiguous: false, isWide: false })
  }
  return found === null ? skills : found.sort((left, right) => left.start - right.start)
}

const NO_MORE =
  /^(?: (?:please|at all|needed|required|experience|knowledge|skills?|background|there|here))+\s*(?:$|[.,;!)\n])|^\s*(?:$|[.;!)\n])/

/** "No SQL please", but "SQL, no SQL and Spark" and "no SQL databases". */
function refusesSql(lower: string, { start, end }: Term): boolean {
  if (lower.slice(start, end) !== 'no sql' || !NO_MORE.test(lower.slice(end))) return false
  return !/\bsql[\s,/&]+(?:and |or )?$/.test(lower.slice(0, start))
}

function asSql(lower: string, term: Term, gazetteer: Gazetteer): Term {
  const place = gazetteer.skillPlaces.get('sql')
  if (place === undefined || !refusesSql(lower, term)) return term
  return { ...term, place, slug: 'sql', start: term.end - 'sql'.length, firstToken: term.lastToken }
}

function nearestSense(senses: readonly Sense[], skills: readonly Term[], at: number): string | null {
  let nearest = MAX_BETWEEN + 1
  let chosen: string | null = null
  for (const { slug, firstToken, lastToken } of skills) {
    const distance = lastToken < at ? at - lastToken : firstToken > at ? firstToken - at : nearest
    if (distance >= nearest) continue
    const fitting = senses.find(({ beside }) => beside.has(slug))
    if (fitting === undefined) continue
    nearest = distance
    chosen = fitting.slug
  }
  return chosen
}
