// What may import what. Every rule names the alternative; the ladder is drawn in ARCHITECTURE.md.

const DOMAINS = 'apps/server/src/domains'
const GROUPED = {
  shortlists: 'pipeline',
  'candidate-requests': 'pipeline',
  'contact-requests': 'pipeline',
  interviews: 'pipeline',
  offers: 'pipeline',
  hires: 'pipeline',
  referrals: 'community',
  communities: 'community',
}

const LADDER = {
  identity: [],
  taxonomy: [],
  'background-jobs': [],
  content: ['taxonomy'],
  compensation: [],
  tenants: ['identity', 'taxonomy'],
  billing: ['tenants'],
  quotas: ['identity', 'billing'],
  agencies: ['identity', 'tenants'],
  candidates: ['agencies', 'taxonomy'],
  webhooks: ['tenants', 'agencies'],
  ranking: ['candidates', 'taxonomy'],
  requirements: ['tenants', 'agencies', 'candidates', 'taxonomy'],
  shortlists: ['tenants', 'agencies', 'candidates', 'requirements', 'candidate-links'],
  search: ['tenants', 'billing', 'candidates', 'ranking', 'requirements', 'shortlists', 'taxonomy'],
  'candidate-links': [],
  'candidate-requests': ['tenants', 'candidates', 'agencies', 'requirements', 'shortlists', 'candidate-links'],
  'contact-requests': [
    ...['tenants', 'candidates', 'agencies', 'billing', 'requirements', 'shortlists', 'candidate-links'],
    'candidate-requests',
  ],
  interviews: [
    'identity',
    'tenants',
    'candidates',
    'requirements',
    'shortlists',
    'candidate-links',
    'candidate-requests',
    'contact-requests',
  ],
  offers: [
    ...['tenants', 'candidates', 'compensation', 'requirements', 'shortlists', 'candidate-links'],
    'candidate-requests',
  ],
  hires: ['tenants', 'candidates', 'requirements', 'shortlists', 'candidate-links', 'offers'],
  learning: ['tenants', 'candidates', 'ranking', 'requirements', 'shortlists', 'search', 'taxonomy'],
  activities: ['identity', 'tenants', 'candidates', 'requirements'],
  demographics: ['candidate-links'],
  'evidence-files': [
    ...['tenants', 'candidate-links', 'ranking', 'requirements', 'shortlists', 'search', 'learning', 'activities'],
  ],
  'bias-audits': ['tenants', 'candidates', 'ranking', 'requirements', 'shortlists', 'search', 'demographics'],
  cooperation: ['tenants', 'agencies', 'candidates', 'requirements', 'shortlists', 'hires'],
  'company-exports': [
    ...['tenants', 'requirements', 'search', 'shortlists', 'cooperation', 'candidate-requests', 'contact-requests'],
    ...['interviews', 'offers', 'hires', 'activities', 'agencies', 'billing', 'communities', 'retention'],
    'talent-pools',
    'candidate-reports',
  ],
  'company-closings': [
    ...['identity', 'tenants', 'agencies', 'billing', 'requirements', 'shortlists', 'search', 'cooperation'],
    ...['contact-requests', 'interviews', 'offers', 'hires', 'communities', 'talent-pools', 'dashboards'],
    ...['list-views', 'notifications', 'profile-shares', 'retention', 'webhooks', 'candidate-reports'],
  ],
  dashboards: [
    ...['tenants', 'agencies', 'candidates', 'ranking', 'requirements', 'shortlists', 'search'],
    ...['candidate-requests', 'contact-requests', 'interviews', 'offers', 'hires', 'billing'],
    ...['activities', 'background-jobs', 'content', 'talent-pools', 'cooperation', 'candidate-reports', 'referrals'],
  ],
  'profile-shares': ['tenants', 'candidates', 'candidate-links'],
  'candidate-reports': ['tenants', 'candidates', 'search'],
  'talent-pools': ['tenants', 'candidates', 'requirements', 'search'],
  'quick-finds': ['tenants', 'candidates', 'requirements', 'shortlists', 'search', 'talent-pools'],
  retention: [
    ...[
      'tenants',
      'candidates',
      'candidate-links',
      'shortlists',
      'candidate-requests',
      'contact-requests',
      'interviews',
    ],
    ...['offers', 'search', 'notifications', 'activities', 'cooperation'],
  ],
  'candidate-merges': [
    ...['candidates', 'candidate-links', 'requirements', 'shortlists', 'candidate-requests', 'contact-requests'],
    ...['interviews', 'offers', 'hires', 'search', 'talent-pools', 'communities', 'cooperation', 'activities'],
    ...['profile-shares', 'candidate-reports'],
  ],
  insights: [
    ...['tenants', 'agencies', 'candidates', 'compensation', 'requirements'],
    ...['shortlists', 'interviews', 'offers', 'dashboards'],
  ],
  referrals: ['identity'],
  communities: ['tenants', 'candidates', 'requirements', 'shortlists', 'candidate-links'],
  notifications: ['identity', 'tenants'],
  'list-views': [],
}

/** The folders of the ranking engine from the lowest up: each imports only folders listed before it. */
const ENGINE_LAYERS = [
  ...['kernel/', 'candidate/', 'taxonomy/', 'model/', 'columns/', 'features/', 'query/', 'inverted-index/'],
  ...['scratch/', 'filtering/', 'scoring/', 'facets/', 'retrieval/', 'sharing/', 'explanation/', 'rank.ts'],
  ...['counterfactual/', 'index.ts'],
]
/** Folders of the engine outside the layers. */
const ENGINE_ASIDE = ['testing/']

/** Domains that consist of parts, each with an index.ts. */
const PARTED = [
  'billing',
  'agencies',
  'candidate-requests',
  'candidates',
  'contact-requests',
  'content',
  'cooperation',
  'hires',
  'identity',
  'interviews',
  'learning',
  'offers',
  'ranking',
  'requirements',
  'search',
  'shortlists',
  'tenants',
]

const TESTS = '\\.test\\.tsx?$'
const TABLES = '\\.tables\\.ts$'
/** ISO 4217: a table without imports, which everything that counts money reads. */
const CURRENCIES = '^packages/taxonomy/src/places/currencies\\.ts$'
/** Which countries a region has: a table without imports, for all that words a list of countries. */
const REGIONS = '^packages/taxonomy/src/places/regions\\.ts$'
const SERVER_TESTING = '^apps/server/src/platform/testing/'
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
const folderOf = (domain) => `${DOMAINS}/${GROUPED[domain] ? `${GROUPED[domain]}/` : ''}${domain}`
const frontDoorOf = (domain) => `^${folderOf(domain)}/index\\.ts$`

const parted = `${DOMAINS}/(?:${PARTED.map((domain) => (GROUPED[domain] ? `${GROUPED[domain]}/${domain}` : domain)).join('|')})`

const ladder = Object.entries(LADDER).map(([domain, below]) => ({
  name: `ladder-${domain}`,
  comment: `${domain} may ask only: ${below.join(', ') || 'nobody'}. Announce an event and let reactions.ts answer it, or let a domain above ask both.`,
  severity: 'error',
  from: { path: `^${folderOf(domain)}/`, pathNot: [TESTS, TABLES] },
  to: { path: `^${DOMAINS}/`, pathNot: [`^${folderOf(domain)}/`, ...below.map(frontDoorOf)] },
}))

const server = [
  {
    name: 'domain-by-front-door',
    comment: 'Another domain is asked through its index.ts: export there what you need, under a name of that domain.',
    severity: 'error',
    from: { path: `^${DOMAINS}/((?:pipeline/|community/)?[^/]+)/`, pathNot: [TESTS, TABLES] },
    to: { path: `^${DOMAINS}/`, pathNot: [`^${DOMAINS}/$1/`, '/index\\.ts$'] },
  },
  {
    name: 'part-by-front-door',
    comment:
      'A part of a domain asks the others through their index.ts; tables may be read across the parts of one domain.',
    severity: 'error',
    from: { path: `^(${parted})/([^/]+)/`, pathNot: [TESTS, TABLES, '/fixtures/'] },
    to: { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', '/index\\.ts$', TABLES] },
  },
  {
    name: 'parts-below-their-domain',
    comment: 'The front door of a domain is for other domains: a part asks the part that it needs.',
    severity: 'error',
    from: { path: `^(${parted})/[^/]+/`, pathNot: TESTS },
    to: { path: '^$1/index\\.ts$' },
  },
  {
    name: 'tables-know-tables',
    comment: 'A table refers to other tables for its foreign keys, and to nothing else of another domain.',
    severity: 'error',
    from: { path: `^${DOMAINS}/((?:pipeline/|community/)?[^/]+)/.*${TABLES}` },
    to: { path: `^${DOMAINS}/`, pathNot: [`^${DOMAINS}/$1/`, TABLES] },
  },
  {
    name: 'assembly-by-front-door',
    comment:
      'What puts the domains together (reactions, schedule, main, the command line, seeds) asks them through index.ts.',
    severity: 'error',
    from: { path: '^apps/server/(src/(reactions|schedule|main)\\.ts|src/(cli|notices)/|seeds/)', pathNot: TESTS },
    to: { path: `^${DOMAINS}/`, pathNot: '/index\\.ts$' },
  },
  {
    name: 'app-lists-routes',
    comment: 'app.ts is the list of what can be asked: it imports routes, and hands the rest on through the context.',
    severity: 'error',
    from: { path: '^apps/server/src/app\\.ts$' },
    to: { path: `^${DOMAINS}/`, pathNot: '(\\.routes|/index)\\.ts$' },
  },
  {
    name: 'only-app-mounts-routes',
    comment: 'Routes are mounted in app.ts alone. To share what a route does, move it into a use case.',
    severity: 'error',
    from: { pathNot: ['^apps/server/src/app\\.ts$', TESTS] },
    to: { path: '^apps/server/.*\\.routes\\.ts$' },
  },
  {
    name: 'platform-knows-no-domain',
    comment: 'The platform is stood upon: take what you need as an argument, or move the code into the domain.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: [TESTS, SERVER_TESTING, TABLES] },
    to: { path: '^apps/server/(src/(domains/|app\\.ts|reactions\\.ts|schedule\\.ts|main\\.ts|cli/)|seeds/)' },
  },
  {
    name: 'only-stores-speak-sql',
    comment: 'SQL lives in <plural>.store.ts: give the question a name there and call it.',
    severity: 'error',
    from: {
      path: '^apps/server/',
      pathNot: ['\\.store\\.ts$', TABLES, TESTS, '^apps/server/src/platform/', '\\.config\\.ts$'],
    },
    to: { path: [npm('drizzle-orm', 'pg', 'pg-copy-streams'), TABLES], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-the-edge-speaks-http',
    comment: 'HTTP ends at routes and resources: throw an AppError, return a value, and let them speak.',
    severity: 'error',
    from: { path: `^${DOMAINS}/`, pathNot: ['\\.(routes|resource)\\.ts$', TESTS] },
    to: { path: ['^apps/server/src/platform/http/', npm('fastify', '@fastify', 'fastify-type-provider-zod')] },
  },
  {
    name: 'rules-and-policies-are-pure',
    comment: 'Rules and policies decide from their arguments: load in the use case and hand in what was loaded.',
    severity: 'error',
    from: { path: '^apps/server/.*\\.(rules|policy)\\.ts$' },
    to: {
      path: [
        '\\.(store|routes|resource|tables)\\.ts$',
        '^apps/server/src/platform/(config|database|http|jobs|mail|payments|testing)/',
        npm('drizzle-orm', 'pg', 'fastify', 'nodemailer'),
        '^(node:)?(fs|net|http|https|child_process|worker_threads|process)(/|$)',
      ],
    },
  },
  {
    name: 'groups-stay-with-audits',
    comment:
      'What candidates volunteered about sex and race is for bias audits alone: nothing that ranks, searches or learns may lead to it, through however many files.',
    severity: 'error',
    from: {
      path: [`^${DOMAINS}/(ranking|search|learning|candidates|requirements|pipeline)/`, '^packages/', '^lab/'],
      pathNot: TESTS,
    },
    // Every way in: the rules of the front doors refuse the others. Each of these files is looked for from each file above.
    to: {
      path: `^${DOMAINS}/(demographics|bias-audits)/(index|[\\w-]+\\.(tables|routes))\\.ts$`,
      reachable: true,
    },
  },
  {
    name: 'groups-by-audits-only',
    comment: 'Only bias audits ask for volunteered groups, and what assembles the server hands on the key.',
    severity: 'error',
    from: {
      path: '^apps/',
      pathNot: [
        TESTS,
        `^${DOMAINS}/(demographics|bias-audits)/`,
        '^apps/server/src/(app|reactions|schedule)\\.ts$',
        '^apps/server/seeds/',
      ],
    },
    to: { path: `^${DOMAINS}/demographics/` },
  },
  {
    name: 'threads-stay-light',
    comment:
      'Each thread loads all that it imports once more, which takes time and memory: work from packages alone, and take the rest from messages.',
    severity: 'error',
    from: {
      path: `^${DOMAINS}/(ranking/pool/(search-pool\\.worker|engine-options)|search/reading/(read-text\\.worker|read-text-by))\\.ts$`,
    },
    to: { path: `^${DOMAINS}/.*/index\\.ts$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-never-paints',
    comment: 'The server answers data: markup belongs to apps/web.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: [npm('react', 'react-dom', '@base-ui'), '^packages/ui/'] },
  },
]

const web = [
  {
    name: 'server-and-web-meet-in-contracts',
    comment: 'Say it in packages/contracts: that is what both sides read.',
    severity: 'error',
    from: { path: '^apps/(server|web)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'web-never-ranks',
    comment: 'The order of candidates is decided by the server alone: show what its answer carries.',
    severity: 'error',
    from: { path: '^(apps/web|packages/ui)/' },
    to: { path: '^packages/ranking-engine/' },
  },
  {
    name: 'web-domains-meet-in-routes',
    comment: 'Domains do not know each other: take a slot as a prop and let the route fill it.',
    severity: 'error',
    from: { path: '^apps/web/src/domains/([^/]+)/' },
    to: { path: '^apps/web/src/domains/', pathNot: '^apps/web/src/domains/$1/' },
  },
  {
    name: 'web-part-by-front-door',
    comment: 'A part of a web domain is imported through its index.ts, by the other parts and by the routes.',
    severity: 'error',
    // The early script is sent before the app and must not bundle a part of it, only the query of that part.
    from: { path: '^apps/web/src/(domains/[^/]+|routes)/([^/]+)', pathNot: [TESTS, '/-early\\.queries\\.ts$'] },
    to: {
      path: '^apps/web/src/domains/[^/]+/[^/]+/',
      pathNot: ['^apps/web/src/$1/$2/', '/index\\.ts$', '\\.css$'],
      // What is loaded on demand is one screen of a part, not its front door.
      dynamic: false,
    },
  },
  {
    name: 'web-flows-down',
    comment: 'Routes stand on domains, domains on the platform, never the other way round: take it as an argument.',
    severity: 'error',
    from: { path: '^apps/web/src/(platform|domains)/', pathNot: [TESTS, '/platform/testing/'] },
    to: { path: '^apps/web/src/(routes/|main\\.tsx|routeTree)' },
  },
  {
    name: 'web-platform-knows-no-domain',
    comment: 'The platform is stood upon: take what you need as an argument, or move the code into the domain.',
    severity: 'error',
    from: { path: '^apps/web/src/platform/', pathNot: [TESTS, '/platform/testing/'] },
    to: { path: '^apps/web/src/domains/' },
  },
  {
    name: 'one-mouth-to-the-server',
    comment: 'Only <plural>.queries.ts and <plural>.mutations.ts call the server: add the call there.',
    severity: 'error',
    from: { path: '^apps/web/src/(domains|routes)/', pathNot: ['\\.(queries|mutations)\\.ts$', TESTS] },
    to: { path: '^apps/web/src/platform/api(/|\\.ts$)', dependencyTypesNot: ['type-only'] },
  },
]

const inEngine = (layer) => `^packages/ranking-engine/src/${layer}`
const engineLayers = [
  ...ENGINE_LAYERS.slice(0, -1).map((layer, place) => ({
    name: `engine-layer-${layer.replace(/\/$|\.ts$/, '')}`,
    comment: `In the engine ${layer} stands below what it imports here (ENGINE_LAYERS): move what both need into a folder below, or take it as an argument.`,
    severity: 'error',
    from: { path: inEngine(layer), pathNot: TESTS },
    to: { path: ENGINE_LAYERS.slice(place + 1).map(inEngine) },
  })),
  {
    name: 'engine-folders-have-a-layer',
    comment:
      'A new folder of the engine takes its place in ENGINE_LAYERS in .dependency-cruiser.cjs, above all that it imports.',
    severity: 'error',
    from: { path: inEngine(''), pathNot: [TESTS, ...[...ENGINE_LAYERS, ...ENGINE_ASIDE].map(inEngine)] },
    to: {},
  },
]

const packages = [
  {
    name: 'engine-is-pure',
    comment: 'The engine imports nothing but itself and the table of currencies: take what you need as an argument.',
    severity: 'error',
    from: { path: '^packages/(ranking-engine|taxonomy)/', pathNot: [TESTS, '/testing/'] },
    to: { pathNot: ['^packages/$1/', CURRENCIES] },
  },
  {
    name: 'reading-and-training-stand-on-the-engine',
    comment: 'Reading and training import the engine and the taxonomy alone: take what you need as an argument.',
    severity: 'error',
    from: { path: '^packages/(text-reading|training)/', pathNot: [TESTS, '/testing/'] },
    to: { pathNot: '^packages/($1|ranking-engine|taxonomy)/' },
  },
  {
    name: 'reading-part-by-front-door',
    comment: 'A part of the reader of descriptions is imported through its index.ts.',
    severity: 'error',
    from: { path: '^packages/text-reading/src/description/([^/]+)', pathNot: TESTS },
    to: {
      path: '^packages/text-reading/src/description/[^/]+/',
      pathNot: ['^packages/text-reading/src/description/$1/', '/index\\.ts$'],
    },
  },
  {
    name: 'contracts-stand-on-zod',
    comment:
      'Contracts are read by everybody and stand on zod, @assay/jsonapi and the tables of currencies and regions alone.',
    severity: 'error',
    from: { path: '^packages/contracts/', pathNot: TESTS },
    to: { pathNot: ['^packages/(contracts|jsonapi)/', CURRENCIES, REGIONS, npm('zod')] },
  },
  {
    name: 'jsonapi-knows-no-domain',
    comment: 'JSON:API is about documents, whatever they hold: take names and schemas as arguments.',
    severity: 'error',
    from: { path: '^packages/jsonapi/', pathNot: TESTS },
    to: { pathNot: ['^packages/jsonapi/', npm('zod')] },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'A primitive takes words and numbers: what they mean belongs to apps/web/src/domains.',
    severity: 'error',
    from: { path: '^packages/ui/', pathNot: TESTS },
    to: { path: ['^(apps|lab|journeys|tools|bench)/', '^packages/(?!ui/)'] },
  },
]

const everywhere = [
  {
    name: 'apps-never-import-the-lab',
    comment: 'The lab trains and judges offline: what is served moves into packages/ranking-engine.',
    severity: 'error',
    from: { path: '^(apps|packages)/' },
    to: { path: '^(lab|bench|journeys|tools)/' },
  },
  {
    name: 'no-test-helpers-in-production',
    comment: 'This would ship the tests: move the shared part out of testing/.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [TESTS, '/testing/', '\\.config\\.ts$'] },
    to: {
      path: [
        TESTS,
        '/testing/',
        npm('vitest', 'fast-check', 'playwright-core', '@testing-library', 'happy-dom', 'smtp-server'),
      ],
    },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or a third is missing below them.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment: 'Nothing imports this file: delete it, or use it.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        TESTS,
        '\\.d\\.ts$',
        '\\.config\\.(ts|cjs)$',
        '/testing/',
        '\\.css$',
        '^apps/web/public/',
        '^(lab|bench|tools|journeys)/',
        '^packages/contracts/src/',
      ],
    },
    to: {},
  },
  {
    name: 'nothing-unresolvable',
    comment: 'The import leads nowhere: correct the path, or add the package to the package.json of this workspace.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...ladder, ...server, ...web, ...engineLayers, ...packages, ...everywhere],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)node_modules/\\.', '(^|/)dist/', '^data/', 'routeTree\\.gen\\.ts$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
