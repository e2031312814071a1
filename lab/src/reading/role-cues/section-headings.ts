const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

/** Headings as people word them, by the section that they open; every second one is set aside from learning. */
export const SECTION_HEADINGS = {
  must: lines(`What gets us excited
Your toolbox
What gets you in the door
What we'd look at on your CV
The craft you come with
What you know how to do
Things you're good at
What you've got under your belt
We'll talk if you
You'll recognise yourself here
Does this describe you?
What this takes
Entry ticket
How we picture you
The kind of person we have in mind
What your CV tells us
What distinguishes you
What we value in you
You'll fit right in when you
Which qualities count
What you've done before
What you have already done
With this you score
Here's what you come equipped with
Your know-how
Who should apply
What we test for
What we hire for
What you've mastered
Skills that carry you through the day
Your CV shows
What has to be there
The short list of things we check
What a strong application looks like
You'll be successful with
Your gear
Your repertoire
Capabilities
Proficiencies
Technical proficiency
The fit
Your track record
We are convinced by
You impress with
Competency matrix
Demonstrated abilities
Your professional baggage
What you carry with you
Candidate specification
Who thrives here
About your person
Primary skills
Hands-on skills
Skills we can't do without
Not up for discussion
Day one expectations
What success in this role needs
The ask
We're hoping you
You've probably
What you're made of
What we believe you'll need
How you convince us
Technical must knows
Your side of the deal
Ideal background`),
  nice: lines(`Cherry on top
Bonus round
What moves you to the top of the pile
What will make us hug you
What will make your application shine
Extra love for
This would be the icing on the cake
We'd do a little dance if
Makes our heart beat faster
What makes our eyes light up
Also on our wish list
On our wishlist
Things that make us go wow
It would be a bonus, but isn't a deal breaker, if you've worked with
We would be pleased about, but do not insist on
Not a condition, yet useful
Skills that tip the balance
What could tip the scales
If you tick these as well, wow
The dream on top of it
Sweeteners
Tie-breakers
Would strengthen your application
Increases your chances
Gets you a faster yes
You don't have to, but it'd be lovely
Good if you've seen
Secondary skills
Good to bring, fine without
Nice surprises
What would be the gravy
Additional sparkle
Helpful background
Merits to be valued
Further plus factors
Would be cool
Extra credit goes to
Things we'd be thrilled about
A pleasant surprise
For the overachievers
Beyond the basics
Beyond the must-haves
We don't require it, but we like it
You'll stand out from the crowd with
You'd win us over completely with
Above and beyond
Added value
Appreciated but learnable
We can teach you these
Can be learned on the job
Ideally also
To go the extra mile
We'd be lucky to find
Rounded off by
To round off your profile
Bonus stage
What would knock our socks off
Pluspunkte
Level 2
The sprinkles
We smile when we read
Any of these would be great
Also good
Special interest in
Advantage but not required
Preferred but trainable`),
  excused: lines(`What doesn't matter to us
What doesn't matter
Things I don't care about
You need not bring
You can safely ignore
What we don't test
Stuff you won't miss
What nobody will ask you
What you never have to touch
No previous knowledge required of
You don't have to be
Of no importance
Not on the menu
What this job is not
Not your job
Other people look after
Somebody else's problem
Things of the past
What we got rid of
Left behind
Doesn't count here
We won't ask you about
Not part of the package
Feel free to forget
Zero experience needed in
You'll be spared
What we said goodbye to
We're indifferent to
Makes no difference to us
Out of the picture`),
  refused: lines(`What they're NOT after
Please don't apply if
Reasons not to hire you
We say no to
Not a match
Deal killers
Who this is not for
Automatic rejections
Instant no
You'll be filtered out for
We do not consider
Candidates we can't take
No thanks
Turn-offs
What gets your CV binned`),
  tasks: lines(`Your mission
Your week
What your day looks like
A week in your shoes
The fun part
What you'll get your hands dirty with
What we need done
What there is to do
Where you come in
What you'll own
Your playground
How you'll make a difference
The to-do list
Your first 90 days
In your first year
What needs fixing
What you'd work on
What the next months hold
Your field of activity
Principal duties
Functions
Your missions
You take care of
That's what it's about
What's the plan
What we'll build together
Problems to solve
What keeps us up at night
Your area of work
Your contribution to our success
What we'd like you to take over
The work itself
On your desk
Where you'll leave your mark
Things you'll ship
You'll be trusted with
This is what we want you to do
Main mission
What you would be in charge of
Scope
Day to day
Your areas of responsibility`),
  stack: lines(`Our tech
What's under the hood
The machine room
Tech we play with
Our kitchen
What runs here
Weapons of choice
How it's built
What it's made of
Technical landscape
System landscape
Built with
Powered by
Current set-up
What the code looks like`),
  benefits: lines(`What's in store for you
What you get
What we provide
What awaits you with us
The good stuff
Why you'll stay
Goodies
What we put on the table
Reasons to join
Our side of the deal
How we say thank you
We spoil you with
What we throw in
Your rewards
Why us?
Because life is more than work
Treats
The nice things in life
How we look after you
What makes working here special
Things you'll like about us
We've got you covered
Perks of the trade
You can look forward to
What you gain
For your wellbeing
Apart from the salary
Advantages
What's waiting for you
And in exchange`),
  about: lines(`Why Kranich
Who's behind this
The story so far
The people
A word about us
Where we come from
What we believe in
Meet the crew
Some background
The house
The context
How we got here
What we're building
Who you'd be working with
Our people
The company in numbers
Us in three sentences
The bigger picture
Hello from
Behind the scenes`),
  terms: lines(`The boring stuff
The numbers
Practical stuff
The small print
The hard facts
The deal
Nuts and bolts
The fine print
Framework conditions
Where and how
Key data
At a glance
The details
The practicalities
Facts and figures
Formalities
Terms on offer
The basics of the contract
Money and place
When, where, how much`),
  apply: lines(`How we decide
How it works from here
What happens next
Steps
The road to us
Say hello
Get in touch
Your way to us
Process
How we hire
Tell us your story
Interested? Here's how
So what now?
Ready?
Your next step
Send us
Recruitment
Our interview rounds
Sounds good?
Still reading?`),
} as const
