import type { Role } from '@assay/text-reading/description/skills/role'

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

/** Headings above a list of skills. */
export const HEADING_CUES: Readonly<Record<Role, readonly string[]>> = {
  must: lines(`Requirements
What you need
What we're looking for
Must haves
Must-have
Your profile
You bring
You have
The essentials
Essential
Your toolbox
Key skills
Core skills
Skill set
Mandatory skills
Technical skills required
Who we're looking for
What you bring to the table
What you should bring along
Profile searched
Required competencies
The ideal candidate
You are
You're our person if
This is you
We expect
What we expect from you
Minimum qualifications
Selection criteria
What you'll need
Non-negotiables
Hard skills
Day-one skills
The basics
What we can't teach you
Things you already know
What's in your backpack
Your superpowers
The must list
Prerequisites
The bar
Can you
Your experience
Tick these
In your blood
Your luggage
Checklist
What makes you the one
Show us
Need
Musts
Reqs
Who you'd be
Ingredients
The recipe
We can't hire you without
The hard requirements
You should already speak
Where you shine
What your CV shows
Your craft
Your tool belt
You've got
Bring this
Table stakes
Your daily bread
Mandatory
Mandatory technical skills
Technical must-haves
Skills (primary)
Primary skills
Top 5 skills
Compulsory
Musthaves
Required
Key requirement
Person specification: essential
What success needs
Who fits
What you do blindfolded
First things first
Level 1
You pass if
What convinces us
Your side of the bargain
Basics
Expected background
Hiring for
We are looking for somebody with
The candidate must have
Knowledge and skills
Demonstrable experience in
You'll need
YOU'LL NEED
Who we picture
Who we have in mind
Person specification
ESSENTIAL
Primary Skills
You in our heads
You're probably right for this if
You're right if
You might be the one if
This is for you if
You can apply if
Who can apply?
Who should apply?
It is required
It is required that you have
Required knowledge and skills
What it asks
What the job asks of you
What we ask
What we ask for
What we insist on
What we can't do without
needs
Needs
We need
Needed
What this needs
Knock-outs
Knock-out criteria
Hard requirements
Hard criteria
Top skills
Top 3 skills
must_have_skills
required_skills
Must haves, no discussion
Requirement
Requirement:
Requisites
This is what distinguishes you
This distinguishes you
That's you
You, in short
Your know-how
Your equipment
Your suitcase
Your background
Your qualifications in detail
Qualifications and experience
Eligibility
Eligibility criteria
Experience and knowledge required
Key competencies
Core competencies
Technical competencies
Tech you know
Things you know
Things you've done
Things you can do
What you know already
What you already know
What you've done before
Bare minimum
Minimum
The minimum
Entry ticket
What gets you hired
What gets you in
What we check
What we'll test
Expectations
Expectations:
Our expectations
We're after
We imagine
Desired candidate profile
`),
  nice: lines(`Nice to have
Nice to haves
Good to have
Good-to-have skills
Bonus
Bonus points
Extra credit
Pluses
A plus
Plus points
Desirable
Desired
Preferred
Preferred qualifications
Optional
Brownie points
Icing on the cake
Cherry on top
Would be great
What would be great
What would round off your profile
What puts you ahead
Even better if
You get extra points for
Also welcome
Advantageous
Added advantage
Secondary skills
Wish list
We'd be delighted by
Extra sparkle
Not required but useful
Not essential, but helpful
Things we'd love to see
What would impress us
You'd stand out with
On top
If you also know
Extras
Beyond the basics
Sprinkles
Sugar on top
Sweeteners
Gold stars
Could haves
Nice surprises
Les plus
Dream profile
Good to know
Helpful
Preferably
Tie-breakers
Skills that would help
Can be learned here
Level 2
Boss level
Bonus level
Dessert
Toppings
Side dishes
The garnish
Garnish
With sprinkles
The extra mile
Extra mile
Wow factors
You'll make us jump if
You had us at
A little extra
Some extra flavour
Secondary
Secondary technical skills
Skills (secondary)
Good-to-haves
Nice 2 have
nth
Would love
We'd love
Loved
Adored
Feel free to also bring
Perks you might bring
Happy accidents
If we could wish
If we're allowed to dream
Santa's list
Wishes
Ideal extras
Also good
Also useful
Also handy
Handy
Helpful but not needed
Not a must
No must, but nice
Optional extras
Beneficial
Appreciated
Strongly appreciated
Value adds
Value-add skills
Differentiators
What makes you special
Added bonus
Big plus
Small plus
Plus
Soft requirements
Could have
Should have
Preferred experience
Preference will be given to
Desired but not required
You may also bring
Maybe you also know
And perhaps
We will smile at
Turn our heads with
What would make our hearts beat faster
Shortens your onboarding
Gives you a head start
It's great if you also have
It's great if
You'd make us very happy if
You'd make our day if
It would be lovely if
We'd be thrilled if
What would delight us
What would thrill us
What would be lovely
What would be a dream
What'd be a dream
The dream
Dream list
Wished
Wishes:
It will be valued
Will be valued
To be valued
Valued
Valuable additions
DESIRABLE
Added advantages
Will be a plus
Would be a plus
It speaks for you if
What speaks for you
Speaks for you
What tips the balance
bonus pts
Bonus pts
bonus round
Bonus material
good_to_have_skills
nice_to_have
preferred_skills
Secondary Skills
Other skills
Good extras
Also helpful
Helpful:
Useful
Useful extras
Not a must, but
Nobody has all of this
You don't need all of this
If you have this too, even better
And if you also have
And maybe
Maybe also
Perhaps also
Gravy
The extras
Merits
Meriting
Considered an asset
Counts in your favour
In your favour
What sets you apart
Sets you apart
Stands out
Preferred but not required
`),
  drop: lines(`What you don't need
Not needed
Not required
You can leave at home
What you won't do
What you won't find here
Not on the menu
Out of scope
We don't care about
Unimportant
Things we no longer use
What we left behind
Forget about
Retired
Gone
Handled by others
Other teams do
What this job isn't
You will not be asked for
Spare yourself
Off the list
Irrelevant
About us
Perks
Benefits
What we offer
Our customers
The company
Our history
What you get
How to apply
Don't worry about
No need for
Nobody asks for
Not part of the job
Not your problem
What we'd never ask of you
Somebody else's desk
You can skip
Skip these
Things that don't count
Zero points for
Doesn't impress us
Has no bearing
Not assessed
Unused here
Dead and buried
The graveyard
Farewell to
Phased out
Legacy (being removed)
Being decommissioned
Previously used
In the past we used
Old stack
Won't be needed
Never asked for
We gave up on
No interest in
Ignore in other adverts
What we do not require
Explicitly not needed
Not applicable
Other vacancies
Also hiring for
Neighbouring teams
Who you'll meet
Clients we've worked for
Awards
Learning budget
Training we pay for
Life at the company
Our values
Application process
Next steps
Company facts
Partners
In return
Good reasons to join
Extras we give
Your advantages with us
Rewards
Gear
You're probably not if
You're not right if
This isn't for you if
Not for you if
Not your job
Not your job:
What you won't be doing
What you will not do
What's not in it
What's not needed
Not needed:
not_required
not needs
Not necessary
Not at all necessary
Not demanded
What nobody needs
What we don't ask for
What we don't ask
We don't ask for
We do not ask for
What isn't important
What's unimportant
Won't matter
What won't matter
Doesn't matter
Don't bother about
Skip
Ignore
Ignore these
Legacy, going away
On the way out
Leaving soon
We've said goodbye to
What we dropped
Done by others
Someone else does
Handled elsewhere
Not in this role
Not part of this role
It will not be taken into account
Not taken into account
Not considered
We'd rather not see
We'd rather not grow
`),
  refuse: lines(`No-gos
Hard no's
Deal breakers
We don't want
What we don't want
Please don't apply with
Excluded
Knock-out
Red flags
Not accepted
We'll say no to
No thanks
Rejected profiles
Swipe past if your CV says
Instant no
Automatic rejection
We decline
We are not hiring
Not interested in
Please no
Stay away if
Turn-offs
Dislikes
Unwanted
Forbidden
Banned
Keep out
Don't even try with
Blacklist
We pass on
Wrong door for
Who should not apply?
We are NOT looking for
We're not looking for
Do not apply with
Hard pass
Won't be considered
Automatic no
We reject
Rejected
Not welcome
`),
  free: lines(`Your tasks
Responsibilities
What you'll do
Your role
Our stack
Tech stack
The work
Tools we use
Day to day
Your mission
Duties
The project
Environment
What awaits you
Key accountabilities
What you will work on
Under the hood
What you'd be doing
Key duties
Scope of work
Your playground
Your first 90 days
Your week
The job in short
Technologies
Toolchain
What we build with
What's under the bonnet
Architecture
Systems in use
Current setup
Projects
Assignments
Main activities
Nature of the tasks
Purpose of the role
What you do
Your day
Your days
What the work is
Missions
Missions:
Tasks
Deliverables
How you make an impact
This is how you make an impact
What it's about
What happens here
JOB PURPOSE
Role purpose
The role
The team
The stack
Stack
Our tech
What we use
What we run
What's inside
Technical environment
`),
}
