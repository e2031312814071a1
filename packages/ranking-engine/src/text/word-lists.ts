const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Names that are ordinary words too, whatever the taxonomy says of them. */
export const ALWAYS_AMBIGUOUS = wordsOf(`
go c d r rust swift ruby dart julia scheme crystal elm ada basic pascal assembly scratch make chef puppet salt ant
access excel word outlook express spring spark storm flask bottle pyramid slack teams zoom notion unity unreal rest
soap bash shell less ember backbone meteor phoenix gin echo fiber play beam hive pig impala presto drill oracle consul
vault nomad packer helm flux nest remix solid lit stencil cypress mocha chai karma jasmine sage move bun dust jade
mustache liquid blade foundation material lightning apex flow processing torch dash looker mode segment heap linear
asana monday miro principle framer origin marvel abstract sense domo box dropbox drive docs sheets stripe square
buffer publisher project visio office windows mac unify harvest toggl confluence bamboo crucible fisheye sentry
rollbar snowflake redshift athena glue lambda batch fargate aurora neptune cognito amplify chime connect pinpoint
compass atlas realm stitch charts navigator core edge front prism envoy ambassador traffic ray dagster prefect luigi
kong tyk wasm cap sap next nuxt vite turbo parcel rollup native expo ionic cordova capacitor titanium corona flutter
figma sketch premiere audition animate director flash fireworks illustrator indesign bridge lightroom photoshop
maya blender houdini nuke fusion resolve vegas logic reason live
`)

/** Of the above: names so rarely meant otherwise in writing about work that their context need not be asked. */
export const NEEDS_CAPITALS = wordsOf(`
it as is or so no be us am pm hr pr ad ads id me an in on at to do by up we he if of my al ma pa la de et es os ip ci
cd db st ml ar vr pi ge hp ms cs se sa ba po st rf rs ts-sql cap sap ray dash act aim arm bit bus can case dart fit
gas gem hub ide lab lean less map mode net node pair pay pig plan play rest risk sas scan ship soap sox spa spin tag
ups vision was wcf erp
`)

/** English words near a name of the taxonomy that are no misspelling of it. */
export const COMMON_WORDS = wordsOf(`
access accessible action active actively actual adaptable advance advanced agency agenda already android angle angles
angular animal annual another answer anyone appeal appear approach around arrange article artist aspect assist
assistant assure attend august author automate automated automates automatic available award aware backend backed
backing backlog backup balance barrel basis beacon beauty become before behavior behind better beyond bigger billing
board bonus border borrow bottom bottle branch brands bridge bright broker browse bubble budget builder building
bundle business button calendar caller calling camera campus cancel cannot canvas carbon career careful caring cashier
casual catalog center central certain chance change changed charge chart cheque chicken choice choose circle citrus
classes client climate closed closely closer clothing coaching coastal coding cofound collect college column combine
coming command commit common company compare compete complete compose concept concern conduct confirm connect contact
contain content contest context control convert cooking copper corner correct counsel count counter country couple
course courses courts create created creates creating creation creative credit crisis critical crystal culture current
custom customs dancer danger dealer decade decide deeply default defend define degree delight deliver demand dental
depend deploy design desire desktop detail detect develop device devote digital dinner direct director discover
display division doctor dollar domain double driven driver drivers during dynamic earlier easily editor educate effect
effort either elastic elastics electric electron element emails emerge employ enable enabled enables energy engage
engine engines enough ensure entire entity equity essay estate ethics events evolve exceed excels except excited
execute exhibit expand expect expert explain explore export extend extent extra fabric factor factory failed fairly
family farmer faster father favour feature field figure filing filled finance finding finish flight flow fluent
flutes follow foods forces foreign forest formal format former forums forward foster founder frame framework freeze
french friend fulfil funding future gained gather general generate genesis german getting giving global golden
government graduate graphic graphics greatly ground groups growth guard guide guides handle handled happen harbor
hardly having health height helped herself hidden higher highly hiring history hockey holder honest hours housing
hybrid ideally images impact import improve include income inform inputs inside insight inspect install instead
insure intake intern invest invite involve island issues itself joined journal joyful juggle junior justice keeper
keeping kernel kindly kitchen labels labour laptop larger latest launch lawyer leader leaders leading league learned
learner learning leaves lecture legacy lessons letter levels liable library license likely limited linear lining link
linked liquid listen listed little living loans locate logic logical logistic losses lovely lowest machine mainly
maintain making manage managed manager managers manages mandate manner manual market married master masters matter
mature maximum maybe meaning measure meeting member memory mental mentor merger method metric metrics middle military
mining minute mirror mission mobile modeling models modern module moment monday monitor monthly morning mother motion
movement moving multiple museum mutual native natural nature nearby nearly needed network newest nights normal notice
nothing number nurses nursing object obtain office officer offline online opening openly operate option oracle orders
organic orient origin others output outside overall overlap oversee package paints paper parcel parent partner passion
patient pattern paying payment people perfect perform period permit person persons phase phoenix phrase picture pieces
pipeline places planet planned planner planning plants plastic platform player please pleased plenty pocket podium
points policy polite portal portion position positive possess postal poster posting potato powder power practice
prefer prepare present press pressure prevent primary prime printer prints priority prison private process produce
product products profile profit program programs project promise promote prompt proper protect proven provide pub
public pupil purpose pursue puzzle python quality quarter query quests question quickly quiet quotes radius random
ranges rapid rather rating reach react reacts reaction reader reading readily ready reality really reason reboot
receive recent record recruit redeem reduce refer reflect reform refresh refund regard region regular relate related
release relevant reliable rely remain remark remind remote remove renders repair repeat replace report request require
rescue reset reside resolve resource respect respond rested result retail retain retire return returns revenue review
reviews reward rewards rights ritual robust rocket rolling rooted rotate rounds routes router routine rules runner
running safely safety salary sales sample samples saving scaling scheme school science scope screen script scripts
scrum season second seconds secret section sector secure select selenium senior sensor sequel series serious serve
server servers service session settle setting setup several shadow shaped shapes sharing shells shelves shift shopping
shorter should shoulder signal silver similar simple simply single sister sitting skilled sketch slight smart smooth
social society socket soften solely solid solve solving source sources spaces spanish spark speak special specific
speech spirit split sports spread spring square stable staff stages stakes stand standard starts station status stay
steady steer steps stock stop storage store stores stories story strategy stream street stress strict string strings
striped stripes strong structure student studio study style submit subject succeed success sudden suffer suggest suit
summary summer supply support survey sustain swift switch symbol symptom syntax system tables tablet tackle tailor
taking talent target taught teacher team teams teamwork tender tenure terms tester testing tests thanks theme theory
thesis thinks third thorough though thought thread through ticket timely toolkit topics totally touch toward towards
tracks trade trading trained trainee trainer training transfer travel treat trends trial trigger triple trouble trust
truth trying tuning turned twelve twenty typical unable unique united unity update upgrade upload upper urgent usage
useful users utility vacant valid valued values vendor vendors verbal verify version vessel viable victim video viewed
viewer virtual vision visit visual volume wanted warmth watches wealth weekly weight welcome whether whilst whole wholes
widely wilder willing window windows winner wisdom within without wonder wooden worked worker working workout workshop
world worthy writer writing yearly yellow younger maintains collaborates communicates reports postgraduate postgraduates
postgrad undergraduate mangos mangrove mongols kubernetic confluent confluences javelin terraforming terrestrial
`)

/** Words that carry grammar, not meaning; never a phrase of their own. */
export const STOP_WORDS = wordsOf(`
a an the and or of in on at to for from by with without within into onto over under about as is are was were be been
being am do does did have has had having will would shall should can could may might must not no nor so such than that
this these those there here it its it's i you your yours we our ours they them their he she his her who whom whose which
what when where why how all any both each few more most other others some own same too very just also only even then
if else but because while during before after above below between through per via out up down off again once etc e.g
i.e eg ie incl including like s t re ll ve d m
`)
