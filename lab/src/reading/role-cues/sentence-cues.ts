import type { Role } from '@assay/text-reading/description/skills/role'

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

/** Phrases by which skills ({}) are required, nice to have, needless, refused or only surroundings. */
export const SENTENCE_CUES: Readonly<Record<Role, readonly string[]>> = {
  must: lines(`You know {} inside out
{} is a given
{} is the bread and butter of this job
We can't do this without {}
{} in production for a few years
The one who joins must live and breathe {}
You have shipped real things with {}
{}, obviously
{}. That is the job
First of all: {}
The person has to be fluent in {}
{} has no secrets for you
You are at home in {}
You feel comfortable in {}
{} should be second nature
Several years of {}
Sound knowledge of {}
Good command of {}
{} knowledge is presupposed
Confident handling of {}
You dispose of very good {} skills
In-depth {} know-how
{} at expert level
Hands on exp in {}
Should have exp on {}
Must have worked extensively on {}
Strong in {}
Well versed with {}
Candidate must possess {}
Proficient in {}
Thorough with {}
Expertise in {} is mandatory
{} - mandatory
{} (must)
{} (required)
{} is a must
{} is non negotiable
{} or it won't work
No {}, no interview
Without {} you will be lost here
Don't apply without {}
{} experience is essential
Demonstrable experience of {}
A proven record with {}
Evidence of delivering with {}
You will need {}
You'll want to be strong on {}
What counts is {}
We need someone who speaks {}
need sb w/ {}
need {} asap
hands on {} pls
gotta know {}
solid {} is the main thing
main skill {}
core skills {}
{} daily, so you need to be quick in it
You write {} every day and like it
{} is what you'd spend most of your time on, so be good at it
It all runs on {}, and you must be able to fix it
You can write {} without an IDE
You have battle scars from {}
You've run {} at scale
You have built something serious in {}
Your {} is excellent
Deep {} skills required
We expect {}
We look for people with {}
We're after a {} person
Looking for a {} wizard
The role requires {}
Requires {}
Minimum: {}
Key: {}
Top skills: {}
Hard requirement: {}
Professional experience with {}
Experience of {} in a commercial setting
You bring {} along
You carry {} in your luggage
You convince with {}
You tick the boxes {}
Working knowledge of {}
Ability to write {}
Able to debug {}
At least 3 years of {}
5+ yrs {}
min. 4 years with {}
We won't compromise on {}
{} is where we need help most
{}? You could teach it
You can explain {} to a junior
Your friends call you when {} breaks
{} must not be foreign to you
Not just any {}, the hard parts
Be ready to prove {} in the interview
We'll test {} in the first interview
Obviously you have to be able to use {}
You really need {} for this one
Serious {} skills, please
{} pros wanted
{} - that's what we pay for
The client insists on {}
Client wants strong {}
{} is compulsory
{} is obligatory
A strong grip on {}
Track record in {}
You are the {} expert we lack
You've spent years with {}
Fluent {}
Good at {}
Advanced {}
Extensive {}
{} certified
Mastery of {} is indispensable
You master {}
Skilled in {}
{} as your main language
We require {}
{} - 4/5 or better
{} (5 yrs)
You know your way around {}
{} is our daily tool and should be yours
{} is not optional
Don't forget your {}
Perhaps obvious: {}
{} - we can't say it often enough
has written {} for money
has run {} where it hurt
can find their way through {} at 3 am
knows {} well enough to teach it
writes {} by hand and is proud of it
someone who thinks in {}
somebody who has done {} before
somebody whose {} we don't have to check
anyone who joins has to be able to write {}
she wants somebody with {}
they want {} people
he said {} is key
he insists on {}
the person must do {}
{} of course
and {} obviously
{} too because half of it is still in that
{} as well
plus {} and you're set
along with {}
and a decent command of {}
{} at an intermediate level at least
intermediate {} minimum
{} (min 2 yrs)
{} exp 4+
hands dirty in {}
{} to a level where you can fix other people's work
{} beyond the tutorials
{} beyond hello world
{}, not theory but scars
You've been burned by {} and learnt from it
Has been on call for {}
Must be conversant with {}
Should be strong in {}
Sound exposure to {} is a must
Good hands on {} required
Good in {}
Expert in {}
Excellent knowledge of {}
Very good {} knowledge is a condition
{} knowledge is indispensable
a good level in {} is indispensable
It is required to know {}
You feel at ease with {}
You are well acquainted with {}
You can do {} in your sleep
{} runs in your veins
If you can only do one thing, make it {}
We use {} so you need it
Whole codebase is {}, hence required
{} is the price of admission
{} gets you in the room
without {} no chance
you'll be coding {} from hour one, no ramp-up
knows their {}
fluent in {} and in plain English
{} - the more the better, but at least solid
cannot train you on {}, sorry
we have nobody to teach {}, so it must be there
{} shall be proven by references
The supplier shall provide staff skilled in {}
Expert shall have minimum 3 years in {}
You've run {} yourself, not only used it
{} feels like home
{} is your daily driver
{} is what you did for the last years
{} doesn't slow you down
{} won't make you sweat
{} does not make you nervous
{} shouldn't be a hurdle
{} holds no surprises for you
{} isn't something you have to look up
we are not flexible on {}
there is no way around {}
can't get around {}
{} can't be avoided
{}, can't avoid it
{} all day
{} all day long
{} day in, day out
{} every single day
the job is {} from morning to evening
most of the work is {}
ninety percent of this is {}
at its heart this is a {} job
{} for the old screens
{} for the back office
{} still matters here
you were paid to write {} before
you have lived with {} for a while
you've had {} in production and were on call for it
a few years with {}
two or three years of {} behind you
you can explain {} to a junior
you can debug {} at night
you can tune {}
you could teach {}
you take {} for granted
you'd call yourself a {} person
{} people, this one is for you
who has built something serious in {}
you will have built with {}
you will have worked in {}
the successful applicant holds {}
the post holder has {}
applicants hold {}
and hold {}
be conversant with {}
conversant with {}
knowledgeable in {}
knowledgeable with {}
with hands on experience in {}
with at least some years in {}
graduate with {}
Those without {} need not apply
Candidates without {} will not be considered
CVs without {} are returned
anyone without {} will struggle
without {} don't bother
no {} no chance
No {}? Then it won't work
{} or don't call
unless you know {} this won't be fun
{} is the bare minimum
{} are the bare minimum
{} at the very least
won't see anyone without {}
the client insists on {}
the manager insists on {}
he stressed {} twice
she kept coming back to {}
they're strict about {}
{} obviously
{}, of course
{} sure
{} def
def {}
needs someone who does {}
someone who does {}
looking 4 {}
yes to {}
{} yes
{}: yes
{} = yes
{} - expert level
{} (expert)
{} (advanced)
{} (very good)
{}: expert
{}: advanced
{} | mandatory
{} | required
{} mandatory
{} - 5 years
{} 3+ yrs
{} with 4 years
Primary: {}
Main tech: {}
mandatory: {}
You justify of experience with {}
You are used to {}
You are at ease with {}
You understand {}
You have mastery of {}
You are comfortable reading and writing {}
You have used {} in more than one company
We imagine that you have worked with {}
We assume that you know {}
We take it that {} is known to you
We rely on your {}
We need your {}
We count on {}
What we need is {}
{} is what we need
{} is what we are short of
{} is what we lack
{} is why we write this
{} is why you're here
{} is where you'll be judged
{} is where we start
First and foremost {}
Above all {}
{} before everything else
{} comes first
The interview is about {}
We will test you on {}
we'll ask you about {} in the first call
you'll be asked to show {}
please show us {} work
your CV shows {}
your portfolio shows {}
proof of {}
references for {}
a certificate in {} is compulsory
must be certified in {}
holds {} certification
hold {}
valid {} certification
written proof of {} experience
secure handling of {}
very good knowledge in {}
deepened knowledge of {}
well-founded knowledge of {}
practised in {}
routine in {}
firm in {}
fit in {}
safe use of {}
profound {} know-how
several years' practice with {}
professional experience in the area of {}
experience of several years with {}
experience deploying to {}
Hands-on work with {}
Solid grasp of {}
Deep familiarity with {}
A good hold on {}
Strong hold on {}
{} fundamentals
strong {} fundamentals
{} internals
production {}
{} at scale
{} under load
professional {}
commercial {} experience
industrial {} experience
{} for a living
knows {} like the back of their hand
knows {} by heart
dreams in {}
thinks in {}
breathes {}
has {} in the blood
{} is in your blood
{} is your mother tongue
{} native
{} fluently
your tools are {}
your bread and butter is {}
your craft is {}
your world is {}
your weapon of choice is {}
armed with {}
equipped with {}
comes with {}
arrives with {}
brings along {}
turns up with {}
and you need {}
and also {} please
as well as {}
You should be very comfortable in {}
it's {} and you
everything is {}, so you have to be good at it
we write {}, so do you
we run {} and expect you to know it
our code is {}, you should read and write it
since we use {}, experience with it is needed
the product is {}; that has to be familiar
the platform is {}, which you know well
we care about {} and expect you to
you have to have tested with {}
you have tested with {}
We test with {}, so should you
ability to build with {}
ability to program in {}
able to write clean {}
write clean {}
edit {} properly
edits {}
connect to our systems via {}
configures {} alone
administers {} alone
runs {} without help
sets up {} from scratch
has set up {} before
has shipped with {}
has deployed {}
has migrated something to {}
has led a {} rollout
end-to-end {} implementations
{} implementations, at least two
relevant in {}
relevant experience: {}
{} relevant experience needed
Only people with {}
only if you know {}
for people who know {}
reserved for {} experts
who knows {}? then you
If {} is your thing, write us
If you speak {}, apply
if you love {}, you are right here
Ready to write {} every day?
Do you know {}? You should
Have you worked with {}? You have to have
Can you do {}? Good, because that's it
Is {} your thing? It has to be
write {} that others can read
You can write {} that somebody else can run
write {} that another person understands
{} that your colleagues can maintain
code in {} that someone else can pick up
{} servers are home to you
You will be happiest here if {} is home to you
you'll be happy here if you like {}
if you'd sooner write {} than click
reading {} doesn't put you off
for that you need {}
for this you need {}, for real
{}, for real
{} goes without saying
everything here is {}
that {} is second nature to you
that you have run something on {}
{} for years
{}; that is the job
{}; every day
{}; no way around it
we ask for {}; that stays
you know {}; it is what we do
{}; you will be tested on it
`),
  nice: lines(`{} would be lovely
{} would be a dream
{} wouldn't hurt
{} doesn't hurt
{} can't hurt
{} is a plus
{} is a bonus
{} is an advantage
{} would make our day
{} helps
{} would help but we can teach it
{} is welcome
{} is gladly seen
{} is nice but not needed
{}, if you have it
{} if possible
{} if you're lucky
some {} maybe
maybe a bit of {}
a little {} perhaps
a touch of {} and we fall in love
If you also know {}, great
If {} means something to you, even better
If you've dabbled in {} tell us
If you have played with {}, say so
Anyone who has seen {} gets a high five
People with {} go to the top of the pile
{} moves you up the list
{} gets you extra points
{} earns you a cookie
{} scores points with us
Kudos for {}
Bonus for {}
Props if you know {}
{} = bonus
{} (bonus)
{} (optional)
{} (nice)
{} (plus)
{} (a plus)
{} - good to have
{} - nice to have
{} - desirable
{} is desirable
{} desired
{} preferred
Preferably with {}
Ideally {}
Ideally you have touched {}
We would be happy about {}
We'd be glad to see {}
We'd love {}
We would appreciate {}
We'd be thrilled if you knew {}
It would be a pleasure if you brought {}
First experience in {} is of advantage
{} knowledge is advantageous
{} is of advantage but no condition
Knowledge of {} rounds off your profile
{} rounds you off
First contact with {} desirable
Exposure to {} will be an added advantage
Exposure to {} is beneficial
Knowledge on {} will be added plus
{} good to know
{} not mandatory but good
{} is not a must
{} is not required, though useful
{} not essential
You don't need {} but it helps
No need for {} on day one, but you'd have a head start
{} you can pick up with us
{} can be learned on the job
We will teach you {} if you don't know it
Happy to train you in {}
{} we can show you
Willingness to learn {}
Interest in {}
Curiosity about {}
Keen to get into {}
You may also have {}
You might have met {} before
Perhaps you have used {}
You've possibly come across {}
Familiarity with {} is a nice surprise
Some familiarity with {} useful
Awareness of {}
An appreciation of {}
{} is handy
{} comes in handy
{} would come in handy
{} would be useful
{} could be useful later
{} would be the icing on the cake
{} is the cherry on top
{} is sugar on top
{} makes life easier
{} makes you stand out
{} gives you an edge
{} would set you apart
{} puts you ahead
{} would tip the scales
{} would seal the deal
{} would be a big win
{} opens doors
{} is appreciated
{} much appreciated
{} highly valued
{} is seen as an asset
{} counts in your favour
{} will be looked upon kindly
extra credit: {}
Secondary: {}
Second priority {}
Nice: {}
Wish: {}
On the wish list: {}
In an ideal world you know {}
The dream candidate has {}
Our favourite applicant also does {}
not a deal breaker but {}
we can live without {}
{}, but we can manage without
{} is optional
{} optional
{} sure why not
{}? would be cool
{}? nice
{}? Even better
{}? A plus, not more
Should you know {}, all the better
And if you happen to know {}, wow
ok if no {} but would be good
would love {}
love to see {}
hoping for {}
also good: {}
also interesting: {}
as a side skill {}
{} for extra sparkle
{} would be a treat
{} wouldn't go to waste
nobody would complain about {}
{}? yes please
{} makes us curious
{} makes us smile
we'd smile at {}
we perk up at {}
we won't say no to {}
we wouldn't mind {}
it wouldn't be bad to know {}
not bad: {}
{} is a cherry
{} sweetens it
{} gets a gold star
gold star for {}
a hug for {}
a beer for anyone who knows {}
brownie points: {}
{} lands you on top of the stack
{} lifts you above the others
{} counts double
{} might tip it
{} could tip it
{} shortens your onboarding
{} makes your first month easier
{} you'd learn here anyway
if you don't know {}, you'll learn
we'll get you up to speed on {}
{} we can teach
you will get {} training, prior knowledge is just quicker
knows or wants to know {}
wants to learn {}
open to learning {}
not afraid of {}
heard of {}
has at least heard of {}
has seen {} from afar
dabbled in {}
a bit of {} on the side
{} on the side
{} as a hobby
some {} archaeology
tinkering with {} counts
{} exposure
exposure to {}
acquaintance with {}
basic {}
basics of {}
rudimentary {}
a passing knowledge of {}
understanding of {} is beneficial
knowledge of {} would be beneficial
previous {} will be seen positively
{} considered a merit
{} is meriting
{} meritorious
{} is regarded as an asset
asset: {}
{} constitutes an asset
{} may be an advantage
{} might be useful at some point
in the long run {} will matter
later on we want to add {}
we're thinking about {}, so if you know it
we may move to {} one day
Should you have taken an interest in {} before, so much the better
The same goes for {}
Ditto {}
same for {}
And if {} rings a bell, good
{} familiarity preferred
{} pref'd
pref. {}
ideally w/ {}
ideal but not needed {}
{} is a wish, no must
{} would be wonderful to have
{} would please the client
client would like {} too
the client mentioned {} as a bonus
they'd be over the moon with {}
she'd be happy with some {}
it'd be neat if they had {}
can show you {}
can be handy: {}
Only if you want: {}
{} for the ambitious
{} for those who want more
{} if you are feeling fancy
either way {} is good
{} certified people first in line
holders of {} certificates are preferred
preference to {} people
Priority for candidates with {}
It is a plus, not a demand, that you know {}
{} is a plus, not a demand
a plus, not a must: {}
it's no demand, but {} is good
not a demand but welcome: {}
Ideally first experiences with {}
first experiences with {}
first contact with {}
first steps in {}
{} desirable, but not a condition
knowledge in {} desirable
{} wished
{} is wished
the certification {} is wished
{} would be wished
{} will be preferable
knowledge of {} will be preferable
{} highly preferred
{} preferably
{} is an edge
{} is an edge but not required
experience in {} is an edge
having {} is an edge
added points for {}
{} gets you to the top of the pile
{} moves your CV to the top
{} would help your case
{} would help their case a lot
{} helps your case
{} strengthens your application
{} rounds off your profile
{} rounds it off
{} completes the profile
{} completes the picture
{} is a godsend
{} would be a godsend
someone who has dealt with {} would be a godsend
{} would be the dream
{} would be gold
{} is gold
{} would be handy for our hardware
{} would be lovely too
It would be lovely if you had worked with {}
It would be super if you knew {}
It would be fantastic to get {} too
It would be something if you had {}
You'd make us very happy with {}
{} makes us very happy
{} makes us happy
{} puts a smile on our faces
{} is a welcome surprise
experience with {} is a welcome surprise
{} is a nice coincidence
{} is a nice surprise
{} is a happy coincidence
a bit of {}
bit of {} would do no harm
a dash of {}
a pinch of {}
a taste of {}
a hint of {}
a sense of {}
a whiff of {}
smattering of {}
some contact with {}
some {} on the side
some {} never hurts
{} never hurts
{} won't do any harm
cherry on the cake: {}
as a cherry on top {}
as an extra: {}
extra: {}
extras: {}
on top of that maybe {}
and if possible {}
where possible {}
if at all possible {}
if available {}
if you happen to have {}
if by chance you know {}
in case you know {}
in case you've used {}
should you have {}
should you also know {}, tell us
if you also do {} → love
if they can do {} → great
if you can do {} → even better
bonus if you know {}
bonus if {}
bonus for {}
double bonus for {}
huge bonus: {}
points if {}
{} (desired)
{} (desirable)
{} (good to have)
{} (if possible)
{} (preferable)
{} | optional
{} | nice
{} | good to have
{} - basic
{} (basic)
secondary: {}
secondary skills: {}
other skills: {}
added advantage: {}
an added advantage is {}
{} added advantage
{} shall be an added advantage
{} will be treated as added advantage
{} will be given preference
preference for {}
preference will be given to {}
preference is given to people with {}
priority to candidates with {}
those with {} go first
people with {} go to the front of the queue
we will look at {} first
we look kindly on {}
we look favourably on {}
we smile on {}
we like to see {}
we like {}
we'd prefer {}
we'd be thrilled about {}
we would be thrilled by {}
we'd cheer for {}
we'd high-five you for {}
we'd hire you faster with {}
we'd also take {}
we also appreciate {}
we also value {}
we also enjoy {}
we value {}, too
we appreciate {} but don't require it
we don't require {} but value it
not required, but we value {}
not required, just appreciated: {}
{} isn't required but appreciated
{} isn't required, it just helps
{} isn't required, though it makes things easier
{} isn't a must but good
{} not a must
{} not strictly needed but good
{} is good but we can train it
{} can be trained
{} is trainable
{} is learnable
{}: useful, learnable
{} useful, can be picked up here
we'll teach you {} if needed
we will get you there with {}
she'd train the right person in {}
we'd train the right person in {}
{} you can learn with us
{} you can pick up here
{} may be acquired with us
{} can also be acquired here
{} is ideal, but can be learned
{} ideal
ideal: {}
ideal addition: {}
curious about {}
curiosity for {}
interest in {}
an interest in {}
appetite for {}
an eye on {}
affinity to {}
affinity with {}
willing to look at {}
would like to learn {}
wants to grow into {}
likes {}
has played with {}
has toyed with {}
has been near {}
has looked at {}
has a side project in {}
tinkers with {}
hobby projects in {}
contributions to {}
open source work in {}
talks or posts about {}
you have given a talk on {}
reads {}
{} on reading level
reading level {}
reading knowledge of {}
{} at user level would be good
we might use {} one day, so knowing it is good
we may move to {} later; if you know it, good
we plan {}, experience would help
soon {}, so it helps
{} in the future
{} later perhaps
the dream person also does {}
the unicorn also knows {}
a unicorn would have {}
perfect would be {}
perfection would be {}
the icing would be {}
the best of you also know {}
our favourite candidate knows {}
in the best case {}
best case {}
in a perfect world {}
realistically not everyone has {}, but it counts
{} works in your favour
{} speaks for you
{} speaks in your favour
{} tips the scales
{} makes the difference
{} makes you interesting
{} makes it easier to start
{} shortens your first weeks
{} gets you going faster
{} will speed you up
{} saves time
{} saves us time
{} is appreciated, no more
{} is noticed
{} is noted with pleasure
{} is rewarded
{} gets noticed
{} gets extra points
{} scores
{} will be scored
{} is evaluated additionally
{} earns points
{} is valued
{} will be valued
will be valued: {}
to be valued: {}
it will be valued {}
are valued: {}
we will value {}
{} considered a plus
{} is regarded a plus
{} as a plus
{} as a bonus
{} as an extra
{} gladly
{} happily
{} with pleasure
also nice: {}
also useful: {}
further: {} would be good
maybe {}
perhaps {}
{} maybe
{} perhaps
or so, and maybe {}
hopefully {}
hopefully also {}
with luck {}
with a bit of luck {}
nice coincidence: {}
a nice extra: {}
{} is a cute extra
{} is extra
{} sweet
{} = sweet
{} → great
{} ❤
{} 👍
{} :)
{} would be grand
we'd be over the moon about {}
{} would strengthen an application
{} you either know or are keen to learn
you either know {} or are keen to learn it
know {} or want to
{} or the wish to learn it
{}; a plus
{}; would be good
you have seen {}; not needed but good
{}; if you have it
you know {}; it helps
Anyone who can also do {} gets a medal
the one who also brings {} gets cake
if you also know {}, the first round is on us
who also knows {} gets the window seat
anyone who also speaks {} gets a hug
someone who can also handle {} is our hero
can also do {}? You get two biscuits
`),
  drop: lines(`{} is not needed
No {} needed
You won't need {}
You will not touch {}
You'll never see {} here
Forget {}
Forget about {}
Ignore {}
Never mind {}
{} no longer matters
{} is history here
{} is gone
{} is being replaced
{} is on its way out
{} was retired last year
{} got switched off
{} is legacy and stays with another team
We moved off {}
We migrated away from {}
We got rid of {}
We killed {}
We used to run {}
We threw out {}
We tried {} and went back
{} belongs to another team
{} is handled by a vendor
{} sits with the platform people
Somebody else does {}
Others take care of {}
Our partner agency does {}
{} is done by our colleagues in Riga
Our front-end people use {}
The analysts work in {}
Our developers love {}
Marketing lives in {}
The neighbours write {}
Finance swears by {}
Our customers use {}
Our customers include companies that make {} plugins
Our platform was written in {}
We built the first version in {}
Our product plugs into {}
We compete with {}
We're an official {} partner
Founded by two former {} engineers
We were named {} partner of the year
Our app was featured by {}
We are listed in the {} marketplace
You get a {} licence
Free {} subscription
Training budget, {} courses
We pay for {} certification
We chat on {}
Apply through our {} form
Send your CV as {} file
The interview takes place on {}
Follow us on {}
The old spec said {}, that was wrong
They mentioned {} first but took it back
{} was in the last advert by mistake
{} is off the table
{} has been struck from the list
Cross out {}
Scratch {}
Strike {}
{} - nope
{} - not anymore
{}: no
{}? No
{}? Nah
{}? Don't bother
{}? Not here
{}? Couldn't matter less
{} doesn't matter
{} is irrelevant
{} is of no interest
{} is nothing we care about
We don't care about {}
Nobody cares about {}
Nobody here writes {}
No one will ask you about {}
We won't ask for {}
We don't expect {}
We don't use {}
There is no {} here
There's zero {} in this job
This is no {} job
This isn't a {} position
Not a {} role
If you only know {} this is not for you
If you are looking for {} work, look elsewhere
If {} is your passion, you'll be unhappy here
{} fans will be disappointed
People hoping for {} should look elsewhere
You need no {}
You can leave {} at home
Leave {} behind
Spare us {}
Spare yourself {}
Skip {}
{} knowledge is superfluous
{} knowledge is not expected
{} is dispensable
{} is explicitly not asked
{} skills are not in demand here
without {}
instead of {}
rather than {}
unlike shops that run {}
{} is somebody else's problem
{} has its own team
{} is out of scope
Not in scope: {}
Not wanted: long hours in {}
{} is not part of the deal
{} does not qualify
{} alone is not enough
{} doesn't cut it
{} experience won't help you
{} experience doesn't transfer
Knowing {} brings you nothing here
Thank God no {}
We're {}-free
Free of {}
You escape {}
Tired of {}? So were we
Bye bye {}
We said goodbye to {}
The {} era is over
{} stays in the museum
The {} roles are listed separately
Separate posting for {}
For {} see our other advert
A colleague is hired for {}
The {} part was filled last month
The client dropped {}
The client no longer wants {}
The migration from {} will be finished when you start
You'd be replacing {}
We are retiring {}
You help us leave {}
the {} line in the old ad is wrong
{} is on the old spec, ignore it
they scrapped {}
they ripped out {}
the {} thing died
{} died
{} RIP
RIP {}
we buried {}
{} ended in spring
{} ends when you start
{} leaves the building next year
{} will be gone by summer
{} goes away soon
{} is sunset
{} was vetoed
I vetoed {}
someone asked for {}, I said no
{} in the template is boilerplate
copy-paste error: {}
{}? That was last year
{}? Someone else does that
{}? Different team
{} is a different team
{} is another team's
{} lives on another floor
{} is looked after by an agency
{} is outsourced
{} has been outsourced
{} sits in Manila
{} stays with Markus
Markus has {}
Ask the others about {}
our vendor runs {}
the client's own people run {}
the reporting folks swear by {}
the designers upstairs have {}
the mobile squad writes {}
sister team does {}
you'll meet {} people at lunch
you will sit beside the {} developers
your colleagues write {}
half the company works in {}
our founders met at {}
the founders come from {}
our investors also backed {}
our tool competes with {}
we sell a plugin for {}
we make add-ons for {}
our customers run {} and love us
our app integrates with {}
the product exports to {}
our newsletter covers {}
a {} subscription is on us
{} account included
{} for everybody, paid by us
choose your laptop, {} or other
{} courses on company time
we sponsor the local {} meetup
our chat is {}
meetings happen on {}
upload your CV to {}
assessments are done in {}
the form runs on {}
knowledge of {} is not asked
{} knowledge is not tested
{} we have not any more
{} we do not need
{} we don't do
{} we can do ourselves
{} isn't a thing here
{} isn't used
{} is not in use
{} is not on the roadmap
{} never came to pass
{} has no place here
{} is nothing for us
{} is not our world
{} not relevant
{} no longer relevant
{} plays no role
{} has no weight
{} is immaterial
{} won't get you far
{} won't impress
{} counts for nothing
{} counts zero
{} won't be looked at
{} certificates leave us cold
{} certs we shrug at
{} we laugh at
no one has opened {} in years
there is one {} file left, nobody opens it
the last {} server goes in March
only {}? Then we're not a match
if {} is all you have, no
pure {} won't do
{} only is not sufficient
just {} isn't what we mean
you'd escape {}
you can forget {}
you may forget {}
you can unlearn {}
you will miss {} if you love it
you don't have to like {}
you don't have to know {}
nobody needs to know {}
we won't make you use {}
we promise you'll never open {}
no {} anywhere
not one line of {}
not even {}
zero {}
minus {}
sans {}
other than {}
{} is out
{} out
no more {}
{} no more
{} has been cancelled
{} was dropped from scope
dropped {} from the list
removed {} from requirements
{} crossed out
we tried {} once
we were on {} until last year
from {} to something modern
replaces our {} installation
takes us off {}
the exit from {} is done
the {} contract expires
{} is frozen
{} is in maintenance mode elsewhere
We partner with {} to deliver insight
we partner with {}
partnered with {}
our partners are {}
certified partner of {}
customers include {}
trusted by {}
integrates with {} out of the box
Help us retire the last of our {} jobs
retire the last {}
help us get away from {}
help us leave {}
help us move from {}
the last of {} is going
moving from {}
migration of the applications from {}
migrate away from {}
we once used {} and went back
we used {} for a while
we had {} and regretted it
{}? Tried it, burned it
{}? Tried it once
{}? Tried that. No
{}? Never again
{}? Separate team
{}? Other team
{}? Another department
{}? That's the others
{}? Somebody else
{}? he laughed. no
{}? we laughed. No
{}? forget it
{}? not here
{}? no thanks, not for us
{}? Not this year
{} not this year
{} next year at the earliest
{}? You can ignore it
{}? Ignore
{}, ignore
had a look at moving to {} and decided against it
we looked at {} and decided against it
decided against {}
thought about {} and dropped the idea
considered {}, didn't like it
we evaluated {} and said no
used to insist on {}, now dropped
we used to ask for {}
we no longer ask for {}
used to be {}
used to run on {}
formerly {}
previously {}
until last year {}
back then it was {}
in the old days {}
the old system was {}
the predecessor was {}
moved from {} in 2022
we moved off {}
off {} for good
goodbye {}
so long, {}
rest in peace, {}
built in {} by someone who left
the prototype in {} is thrown away
the {} prototype is gone
written in {} once
acquired a {} start-up
acquired a {} company
bought a {} company
our sister company uses {}
the parent company is on {}
another location works with {}
{} not needed
{} not demanded
{} is not demanded
{} is not demanded, nor is it useful
{} neither
and {} neither
{} isn't needed
{} isn't needed at all
{} isn't necessary
{} is not necessary: we teach you
knowledge of {} is not necessary
not at all necessary: {}
not necessary: {}
not required: {}
not_required: {}
not asked: {}
not wanted as a condition: {}
{} | not needed
{} | not required
{} | n/a
{} - not needed
{} (not needed)
{} (not required)
{} (not necessary)
{} (retired)
{} (gone)
{} (old)
{} (legacy, going away)
don't care about {}
don't worry about {}
Don't worry about: {}
no worries about {}
never mind {}
you don't have to touch {}
you won't touch {}
you won't have to touch {}
you never have to touch {}
who has never to touch {} again
never again {}
no {} anymore
no {} left
hardly any {} left
a little {} left over, nobody touches it
you only talk to the {} people
you only read what {} people write
you get data from {}, others look after it
{} is maintained by an agency
{} is run by an agency
{} is run by a partner
{} is done elsewhere
{} is done by another team
{} is done by our colleagues
{} is programmed by our colleagues
programmed in {} by our colleagues
which is programmed in {} by the test team
{} sits with another team
{} sits with finance
{} is owned by IT
{} belongs to IT
{} belongs to operations
{} belongs to someone else
{} is someone else's problem
{} is not your problem
{} is not your job
not your job: {}
not your business: {}
not your turf: {}
not your task: {}
outside your remit: {}
beyond the scope: {}
{} stays with the vendor
{} comes from the vendor
the vendor does {}
the supplier does {}
our suppliers use {}
their world is {}
the backend, which is {}, is not yours
the backend is {} and has its own people
the app team uses {}
the app team does {}
the mobile people do {}
the data people use {}
two data scientists ({})
four engineers ({})
the team you inherit uses {}
your neighbours write {}
your developers write {}
Our developers write {}; you ship it
our developers use {}
our customers use {}
our clients use {}
our users work in {}
accountants use {} for that
actuaries have {} for that
marketing has {} for that
HR uses {}
HR runs on {}
sales swears by {}
support answers in {}
the office runs on {}
payroll runs on {}
who look after the {} systems
work with the team who look after {}
courses in {}
Udemy courses in {}
trainings, e.g. in {}
trainings in {}
a budget for {} courses
certifications in {} paid by us
we pay your {} certificate
we pay for {}
free {} licence
licences for {}
laptop with {}
you get {} for free
learn {} with us on Fridays
Friday lessons in {}
free coffee and {}
free {} subscription
discounts on {}
perks: {}
Relevant Exp in {} (if any) :
Years of exp in {} :
Exp in {} -
Rate yourself in {} out of 10:
No of projects in {}:
please mention your {} experience
send no {} files
no {} files please
please don't send {} files
apply with one PDF, no {}
join via {}
interview via {}
interview on {}
call on {}
meet us on {}
follow us on {}
find us on {}
reach me on {}
apply via {}
upload to {}
follow us for {} news
you'd like to spend your days on {}
you want to do {} all day (you won't)
you expect {} work
expect no {}
not a {} role
this is no {} role
this isn't a {} job
this is not about {}
it's not about {}
nothing about {}
nothing to do with {}
no {} involved
without any {}
free of {}
{}-free since 2021
{} free zone
we're glad to be rid of {}
luckily without {}
thankfully no {}
fortunately, {} is over
we survived {}
we escaped {}
a competitor uses {}
a competitor of {}
like {} but for farmers
an alternative to {}
think {} for bakeries
the {} of logistics
founded by people from {}
ex-{}
our founder built {}
our investors backed {}
as featured on {}
listed on {}
people assume we need {}, but we don't
everybody thinks we need {}. we don't
you may have heard we do {}; we don't
contrary to rumours, no {}
{} experience is neither here nor there
{} makes no difference
{} doesn't count here
{} doesn't help here
{} won't help you here
{} gets you nothing
{} is neither asked nor used
{} irrelevant
{} is of no use
whether you know {} or not
whether it's {} or something else doesn't matter to us
with or without {}
regardless of {}
even if you've never seen {}
{} is over the top for us
{} is overkill for us
{} would be overkill
{} is too big for us
{} we don't have and won't get
we don't have {} and won't get it
they live in {}; you needn't
they live in {}
{}? We tried it for a year, then went back and never missed it
Do you love {}? We had it and are glad it is over
Do you like {}? You won't find it here
In solutions built with {} we have served many agencies
For many years we have delivered {} projects
we have delivered {} to agencies
certifications ({}) at no cost
exams for {} at no cost
training ({} and others)
similar jobs: {}
people also viewed: {}
We had asked for {} last time; that's off the table
we asked for {} before; not this time
we used to want {}; that is over
earlier adverts said {}; forget that
the old text said {}; ignore it
{} was on the list; it isn't any more
{} was asked for last year; no longer
you may read {} elsewhere; that is out of date
{}; not us
{}; another team
{}; that went last year
{}; we said goodbye to it
`),
  refuse: lines(`No {} people
No {} people please
{} people please don't apply
{} profiles won't be considered
{} profiles are not accepted
{} candidates will be ignored
Don't send {} profiles
Please do not send me {} developers
We do not want {}
We don't want {} folks
{} devs need not apply
{} only guys kindly skip
We will not hire {} people
{} goes straight to the bin
Exclude {}
Excluded: {}
Not {}
No {} please
No {} thanks
{} - no thanks
{}? No thank you
{}? Not with us
Anything but {}
Everything except {}
Stay away with {}
Keep {} away from us
We refuse {}
{} is a red flag
{} is a no go
{} is a knock-out
{} is a deal breaker
{} on the CV is a reason to say no
If your CV says {} we stop reading
If you come from {} please pass
We've had bad luck with {} folks
allergic to {}
never {}
hard no: {}
pls no {}
avoid {}
strictly no {}
{} strictly no
we reject {}
not considering {}
not accepting {}
not looking for {} candidates
{} applicants are turned down
we won't look at {} backgrounds
{} background not suitable
people from {} please refrain
{} people will be rejected
{} profiles are rejected straight away
we send {} CVs back
{} CVs get deleted
not even one {} person
no {} backgrounds
{} background = no
{} background is out
agencies pushing {} will be blocked
please spare me {} candidates
stop sending {} people
no more {} profiles
{} candidates kindly excuse
candidates with only {} kindly excuse
if you're a {} person we wish you luck elsewhere
{} folk: wrong door
we turn away {}
{} disqualifies
{} is disqualifying
if you like {} you are wrong here
{} enthusiasts not wanted
we don't hire {}
not hiring {}
we are not after {}
client refuses {}
client does not accept {}
client said no {}
not a {} person please
{} people pls no
{} ppl no
no {} ppl
no {} guys
no {} people
no {} profiles
no {} profiles this time
we are NOT looking for {} consultants
we're not looking for {} developers
we are not after {} people
not interested in {} backgrounds
not interested in {}
please don't apply with {} only
{} folks: not this time
{} developers need not apply
{} applicants need not apply
{} candidates will be declined
{} candidates will not be processed
{} backgrounds will be declined
we turn away people who bring {}
we pass on {}
hard pass: {}
hard no to {}
absolute no: {}
a clear no: {}
absolutely no {}
under no circumstances {}
never {}, never
no {} please
no {} pls
please without {}
please spare us {}
spare us {}
we refuse {}
we don't take {}
we won't hire {}
we won't consider {}
won't be considered: {}
not considered: {}
excluded: {}
exclusion: {}
blacklisted: {}
unwanted: {}
not wanted: {}
{} not wanted
{} unwanted
{} (no)
{} (unwanted)
{} = no
{} is a reason to say no
red flag: {}
{} on the CV is a red flag
{} on your CV ends it
if {} is on your CV, we won't call
we will not call people with {}
{} disqualifies you
disqualifying: {}
anyone who suggests {} is out
who brings {} can leave
`),
  free: lines(`You build services with {}
You will maintain our {} applications
Build and run pipelines on {}
Design interfaces to {}
Support the team with {}
You take over our {} setup
You work with {} every day
Development of modules in {}
Operation of our {} clusters
Migrate workloads to {}
Automate releases with {}
Write tests in {}
Be part of the {} guild
Our stack: {}
Stack is {}
We use {}
We work with {}
Under the hood: {}
Tech: {}
Environment: {}
Our services talk via {}
Data lands in {}
Deployed with {}
Monitored by {}
Tools you'll meet: {}
You'll learn {} along the way
In your first month you will ship something in {}
You support the roll-out of {}
Troubleshoot issues in {}
Responsible for {}
Administration of {}
Ensure smooth running of {}
Collaborate with developers on {}
Participate in the introduction of {}
Analysis of data in {}
Improve our {} codebase
Day to day you'll be in {}
The system is based on {}
Currently we run {}
The project uses {}
moving the {} estate forward
introduces {} at the plants
extends our {} solution
keep {} running
take care of {}
look after {}
second-level support for {}
customizing in {}
ticket work in {}
roll out {} to the branches
set up dashboards in {}
you deploy with {}
releases go through {}
services are written in {}
front end is {}
back end is {}
data sits in {}
queue is {}
hosted on {}
we run on {}
we build on {}
you report in {}
documentation in {}
integrates {} with the shop
evolve the {} platform
make evolve the {} platform
industrialize with {}
• Maintain services on {}
Design and build services on {}
build services that talk to {}
Settle payments via {}
Participate in the migration to {}
Write documentation for {}
own the interface in {}
You will own the {} frontend
The codebase is {}
our baseline is {}
pipelines; ours are in {}
ours are in {}
ours runs on {}
here it is {}
{} here
we picked {}
we chose {}
we settled on {}
what's in the box: {}
what runs: {}
runs on {}
deployed to {}
coordination with our suppliers on {}
support of the test bench in {}
development of firmware for {}
steer the replacement of {} interfaces
maintenance of {} servers
operation of {}
further development of {}
takeover of {}
realize studies on {}
accompany the teams in {}
set up {} for new colleagues
draw up reports in {}
track work in {}
keep {} tidy
answer tickets in {}
review pull requests in {}
plan releases with {}
run workshops on {}
advise customers on {}
roll-out of {}
onboard users to {}
`),
}
