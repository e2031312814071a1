export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Skill names that are also ordinary words, in addition to those that the taxonomy marks. */
export const ALWAYS_AMBIGUOUS = wordsOf(`
go c d r rust swift ruby dart julia scheme crystal elm ada basic pascal assembly scratch make chef puppet salt ant
access excel word outlook express spring spark storm flask bottle pyramid slack teams zoom notion unity unreal rest
soap bash shell less ember backbone meteor phoenix gin echo fiber play beam hive pig impala presto drill oracle consul
vault nomad packer helm flux nest remix solid lit stencil cypress mocha chai karma jasmine sage move bun dust jade
mustache liquid blade foundation material lightning apex flow processing torch dash looker mode segment heap linear
monday miro principle framer origin marvel abstract sense domo box drive docs sheets stripe square
buffer publisher project visio office windows mac unify harvest confluence bamboo crucible fisheye sentry
snowflake redshift athena glue lambda batch aurora neptune amplify chime connect pinpoint
compass atlas realm stitch charts navigator core edge front prism envoy ambassador traffic ray prefect luigi
kong tyk cap sap next turbo parcel rollup native expo ionic cordova capacitor titanium corona flutter
sketch premiere audition animate director flash fireworks illustrator bridge
maya blender captivate safe csm psm articulate electron dynamics next stig networker houdini nuke fusion resolve vegas logic reason live
`)

/** Of these, names so rarely meant otherwise in texts about work that no context is needed. */
export const NEEDS_CAPITALS = wordsOf(`
it as is or so no be us am pm hr pr ad ads id me an in on at to do by up we he if of my al ma pa la de et es os ip ci
cd db st ml ar vr pi ge hp ms cs se sa ba po st rf rs ts-sql cap sap ray dash act aim arm bit bus can case dart fit
gas gem hub ide lab lean less map mode net pair pay pig plan play rest risk sas scan ship soap sox spa spin tag
ups vision was wcf basic net nets stig next
`)

/** English words similar to a technology's name that are not misspellings of it; collected from texts and by hand. */
export const COMMON_WORDS = wordsOf(`
informatik informatique informatyka informatics
qualis quals scaffold prosecuting projecting flaggers flanger polaris sniper tinter magenta colocation timescales stagecraft topline blackjack silverware abacus gamemaster pinhole
ubiquitin phase phases phased filling filing firing filming failing fining conception electro minicab mcintosh versioning genesis
bloomsburg directv datapro quickbase paycor alterra novella
ablation accelerator accelerators access actions active activity aftera alter alters anchor anchored angle angler
angles angularity another answer arched archer arrange articulate articulated artistry assemble assembled assembler
assembles assembly avatar avatars avenue backboard backline balance banner barrel basics beacon beamer better bigger
bitter blazer blazers blazing blender border bottle bottles bounce branch bridge bright browse browser bubble budget
builder bundle burner button calendar campus cancel candle canvas capital captivate captive captivity carbon cashpoint
casing casino castle catalog catalyst celebrity center chairs chanel chapel charge charm charts checker chipper
chocolate chocolates chocolatier choose chrome cipher circle circuit clearer climate clipped clipper clojures closure
closures cluster clusters cobble cobbler cobbles cockroach cockroaches coffee collect column combine comet command
commit common compass compelling competent compile complement compliment concord conduct confluences confluent connect
consul contact contain container containers contend context control convert copper correct counter couple course
courses create credit crucial crystal cultivate culture curious current cypher dagger dancer danger dealer debate
decade decide decker default defend define delight deliver demand denise depend deploy desire detect devine devise
devised digger direct director discard discord discover docked dockers docket docking docks dockside dockyard doctor
dollar domain double drafting drifting driver dynamic dynamics dynamo effect elastic elasticity elastics election
elections electrode electrodes element emails emerge enable engine engines enough entire entity equity errand escape
estate etchers evolve exceed except excite exotic expand expect expert expire export express expressed expressor
extend fabric factor fairly falcon family father feather feature fields figure filter finale finder finish fireman
firestone firestop firestops flasks flight flutters follow forces foreign foreman foremen forest format foster founder
fraction framer freeze freshness friend fuller fusion future garden gather gentle genuine ginger global golden grader
grains granola graphic gravel gravity groove ground groups growth guitar gutter handle handlebar handlebars hangar
harbor hardness harvest hazard header heaven helmet herald hidden higher hockey holder honest honors hospice hybrid
icing icings ignite illness impact import incision income inform informative insert inside insight instant intact
intend interbank invent invest invite island jasmine javascripts javelin joined journal judged jungle junior jupiter
justify kafkaesque kaftan karate keeper kernel kettle kindle kitchen knight lambda larger latest launch lawton layout
leader league legacy legend lesson letter likely linear linger linker liquid listed little loader locate logger logics
lombard lumber luminous magnet manage manger mangos mangrove mantle marble margin marine market marvel master material
materialized materials mathematician matter mature maturity meadow mediate medium member memory mentor mercury merger
metals meteor method metric middle minder mining minute mirror mobile modeler modern module molecular molecule
molecules moment monday monger mongol monitor mother motion motive muscle museum mutual myself native nature needle
nestle network nimble nobody noodle normal notice notify novel novels nozzle number object objective objectively
objectives octane offers office online opaque openers optimized optimizer optimizes option oracle orange orders orient
origin orphan outlet output overlay oyster pacemaker pacemakers packer packet paddle painter palace panda papermaker
parcel parent parrot partner patent patrol patron patrons pattern pencil people pepper perform performe period person
pertain pertained petrol phrase picker pickle pigeon piledriver pillar pirate pistol plague planet planner plastic
platform player please plenty pocket podium poetry points police policy polish polite portal porter postal postgrad
postgraduate postgraduates postman postmen potato potent powder prefect prefer present presto pretty prince print
prison privacy private process profit prompt proper protect prototype prototyped prototyper prototypers proved provide
public pulsar pumpkin pupil puppet purity purple pursue puzzle pythons quarter quartz quicker rabbit radius ranch
ranches random rarely rather reacted reaction reactive reactor reactors reader ready really reason rebuild recall
recent recipe record redact reduce refine reform refund regard region relate relay release reliable remark remedy
remind remote render repair repeat report rescue reset resign resist resolve result retail retain retinitis return
reveal review revive reward ribbon robert roberto robust rocket rooted rotate router rubric ruling runner rustic
saddle safari safety sailor salmon salted sample sandal saucemaker savage scalar scaled scheme school sclera scrape
scraps screen script search season second secret secure select senior sensor sentry series server settle severe shadow
shaker shared shelter shiner shoemaker shower shrine signal silent silver simple singer single sister sketch slider
smooth soccer socket soften solace solano solder solely solidify solids solver somatic sonata source spaced spades
spanner sparks speaker spectral spectrum spider spinner spiral spirit splash spread spring sprint square stable stacks
staged starch status steady stellar sticky strap straps stream streamlight streamline streamlines street stress string
stripe stripes strong studio subject submit subtle sudden suffer summer sunset supper supply surely survey switch
symbol synopsis syntax system systemic tables tablet tackle tailor tainter talent taping target temple tender tensor
terrace terrain terrestrial territory theory thread ticket timber timeshare tissue toggle tongue torque toward trader
travel treaty trellis trends triple trophy trouble tundra tunnel turbine twelve twisted twister typing unable
undergraduate unique united unity unlike update upward urgent vacuum valley valued vector velvet vendor verify
vertical verticals vessel victim viewer virtue vision visual vocals volume vulcan walker wallet warmer weaken wealth
weapon webster weekly weight whales window winner winter wisdom wizard wonder wooden worker worthy writer yellow
zephyr
`)

/** Function words; never a phrase on their own. */
export const STOP_WORDS = wordsOf(`
a an the and or of in on at to for from by with without within into onto over under about as is are was were be been
being am do does did have has had having will would shall should can could may might must not no nor so such than that
this these those there here it its it's i you your yours we our ours they them their he she his her who whom whose which
what when where why how all any both each few more most other others some own same too very just also only even then
if else but because while during before after above below between through per via out up down off again once etc e.g
i.e eg ie incl including like s t re ll ve d m
`)

/** Fields so wide, with such ordinary words as names, that a mention is not a specific demand. */
export const WIDE_WORDS = wordsOf(`
research teaching training network networks networking operations operation energy construction sales design marketing
development manufacturing finance innovation recruitment recruiting strategy strategic reporting reports compliance
planning insurance monitoring retail logistics travel healthcare health banking government education food media
automotive supply procurement purchasing products product production quality analysis analytics support maintenance
certification certifications startup startups implementation documentation presentation presentations communication
databases database programming software hardware data website websites web internet technology technologies testing
test tests troubleshooting security safety administration management consulting engineering gps pharma energetic
robotics legal telecom telecommunications accounting auditing audit hospitality agriculture aerospace defence defense
implementations infrastructure budgeting telepresence genomics
simulation drawing statistics workshops scheduling coordination payments contracts negotiation budget budgeting
`)

/** The same, for phrases of several words. */
export const WIDE_PHRASES: ReadonlySet<string> = new Set([
  'start-up',
  'start-ups',
  'production systems',
  'production system',
  'public sector',
  'service delivery',
  'service management',
  'business case',
  'business cases',
  'business development',
  'new business development',
  'budget management',
  'grant writing',
  'operations manager',
  'operations managers',
  'enterprise manager',
  'enterprise managers',
])
