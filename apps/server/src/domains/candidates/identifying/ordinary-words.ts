const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Names of people that are words of everyday texts, too. */
export const ORDINARY_NAMES = wordsOf(`
able ace acre agent ai air al alba all alma almond alpha alt am amber amen amor amour an and angel ant any api apple
april arch archer aria art as ash aspen aster at august aurora autumn baby bacon ball band bank banks bar bark barn
baron bay be beach beam bean bear beau bee beer bela bell belle bench berry bert best beta beyond bi bianco bible big
bill birch bird bit black blade blanc blanco bliss block blossom blue blues bo boat body bold bolt bon bond bone
bonnet boom boon boot borg boucher bow bowl box boy brand brandy brave bravo bread breeze brick bridge bridges bright
brook broom brown buck bud bueno bull bun burger burn button buzz by byte cabin cable cage call camp campo candy
canyon cape captain card care carpenter carrier cart carver casa case cash castle catch cave cd cedar chain chair
chamber chance chant chapel charge charity charm chase chef cherry chess chester chief child christian christmas
church ci cielo city clair claire clear cliff clipper close cloud coach coal coat coeur coin cold college comet
comfort con constant conte cook cool coral cord core corn costa cotton count country cousin cove cover cow craft crisp
cross crow crown cruz crystal cube curry curt cycle da dan dance dash data date dawn day days db de deacon deal dean
dear deer del delta den depot derby desert destiny dev dew di dial diamond dias dice diesel dish do dock dollar dot
dove downs drain draw dream drew drive drum du duke dust duty eagle early earnest earth east easter easy echo eden
edge eight el electra else ember emerald english eve even ever every evident express eye fable fair fairy faith falcon
fall farmer fast father fay fear feather felt fen fern few field fields fifth fig file fine finish finn fiore fire
first fish five flag fleur flint flood flor flower flowers fly folk font forbes force ford foreman forest forge fork
fort forte forward foster found fountain four frame franc frank frankly free freed freedom frei french friend frost
fry full fuller funk future gage gain gale game ganz garden garnet gate gates gem gene general genesis gentile german
giant given glade glass glory go gold golden gong good goods goose gore grace grain grand grande grange grant grass
graves gray green grey grill gross ground grove guest guide gulf gum gun gust guy hack hail hair hale half hall ham
hammer hand hands handy happy harbor hard hardy harmony harp harvest hat have haven he head healer heard heart heath
heaven heir helm help hen her hermosa hermoso hero high hill hills him hind ho hold holder hole home hood hook hop
hope hopper host house how hr hub hue hull humble hunter hut ice id ideal if in inch ink inn ip iron is island it
ivory ivy jack jacket jade jam jar jardin jasmine jasper jeans jet jewel jobs join joiner joint joli jolie jour
journey joy js judge july june jung junior just juste justice kay keep keeper kernel key kid killer kin kind king
kings kit kite klein klug knot koch kurz la lab lac lace lad lake lamb land lane lang last lath laurel law lawn laws
lawyer lay le lead leader leaf lean lee left leg legend lemon lens lent leone less liberty lieb life light like lime
limit lin line lion list little live lo lock log lone long lord lot lotus love loving low loyal luck lucky lune lyric
mace made mage magic mai mail main maison major make mall man manager manger mango manner many map maple marble march
marina mark marker marks marquis marshal marshall mask mast master masters mat match mate max may me meadow mean
melody mer merchant mercier mercury mercy merit mesa mess middle mile miles mill miller mine minor mint miracle mist
mix ml mode mole monday monde money monk monte montes month moor mora moral more morgen morning most mother mount ms
much mud muse music must my nam nature navy near neat need nest net neu never new newman next nice nick night nine no
noble noce noir none noon normal north note nova now nuit null nun nut ocean odd odds of off office oh oil old olive
on once one onion only opal open or orange order orion os other our out over own owner pace pack paddock page pain
paint painter palm pan pane paper par paradise paris part pass past pat patch path patience patron pay pc peace peak
pear pearl peel pen pepper per perch perfect pet petal petit phoenix piccolo pick piece pilgrim pin pine pink pipe
piper pivot plain planet plant plumber plume pm poet pool poor port porto post pot pound power powers precious press
price pride prince prior pro prospect proud pure purple qa queen quest quick quiet rain rake rally ram ramp ran rand
range ranger rank rapid raw ray rays re read reader real realm reason red reich reign reine rey rice rich riches ride
ridge right ripple rise riva river rivers road roads rob robin rock rocky roi roll roman romance roof room root rope
rose rot roth round rouse roux row royal ruby ruff ruin rule rung rush rust safe sage sail sailor saint salas sale
salt san sand sands sapphire sauce save say sea seal season see senior sense sept sergeant serra serve service seth
seven sever shade shadow shale shape share shark sharp she shell shepherd shine ship shire shore short show shy sign
silva silver simple sing singer single sir sister six sketch skill sky slack slate small smart smoke snow so sol solar
sole soleil solid son song soon soul south space spark sparks speaker speed sphere spice spike spring springer spur
square staff stage star stark state steel stella step stock stone stop storm story stream street string strong stumpf
style such sue summer summers summit sun sunday sunny sure surge swift table tailor tale tall tang tap target team
temple ten tender terrace than the theme then there three tide tier tiger till timber time timer tiny tip to today too
top tower towers town trace track trail train travel travers treasure tree trent trick trinity true truth ts tuck
tuesday tune turn tv twin twist ui unity up us ux vela verde vert victor victory vida vide vie view vigne vim vine
virtue vision vista vita voice voll vp vrai wage walk wall war ward warden ware warm wash waste watch water waters
watt wave way ways we wealth weather web weeks well west wharf wheat wheel wheeler when while white who why wide wild
will willing wills win wind wing wings winner winter winters wise with wonder wood woods wool word words work
worker world worth yard yarn year years yes yesterday york you young your zen zenith zero zone
`)
