/** Sentences with several skills in different roles; the words of one role must not carry over to the other. */
export const MIXED_CUES: readonly string[] = `{must} ({drop} is going away)
{must} (the {drop} boxes are going away)
{must} - {drop} is on its way out
{must}, since {drop} gets replaced this year
{must}; {drop} is history
{drop} is leaving, {must} is coming
The {drop} part is being replaced by {must}, so you need the latter
We moved from {drop} to {must}
We are moving from {drop} to {must}, so that's what you need to know
Over the years we went from {drop} to {must}
The old platform is {drop}; you'll build the new one in {must}
{drop} gives way to {must}, which you know well
We replaced {drop} with {must} and want somebody who knows it
You'll replace {drop} with {must}
Migrating from {drop} to {must}
Migration of our {drop} jobs to {must}
You bring {must} and help us get off {drop}
Today it's {drop}, tomorrow it's {must}; know the second one
You turn off {drop} with the help of your {must} expertise
You'll inherit {drop} and turn it off; you bring {must}
{must}. Our {drop} is run by the platform team
{must}. {drop} is done by other colleagues
{must} is your part, {drop} belongs to another squad
{must} is yours, {drop} is theirs
{must}, while the {drop} side is handled by an agency
{must} - the {drop} people sit next door
{must}; the designers do {drop}
{must}. The analysts own {drop}
{must}. {drop} (data team)
{must} (the mobile team does {drop})
{must} (marketing uses {drop})
{must} for you, {drop} for the others
The backend is in {drop} and stays with the other team, you do {must}
The frontend is {drop} and is built elsewhere; here it's {must}
You work with {must}. Next door they use {drop}
Strong {must}. Our customers write {drop}, you don't
{must}, because our users are on {drop}
You know {must}; {nice} would be great
You know {must}, {nice} is a plus
You need {must}, {nice} helps
You have {must} and maybe {nice}
{must} required, {nice} welcome
{must} (required), {nice} (nice to have)
{must} is a must, {nice} is not
{must} a must, {nice} a plus
{must}, ideally also {nice}
{must} and, if we're lucky, {nice}
{must}, and some {nice} if possible
{must}; a bit of {nice} makes your life easier
{must} for sure, {nice} if you have it
{must} we need, {nice} we'd like
{must} yes, {nice} maybe, {drop} no
{must} yes, {drop} no
{must}, {nice} optional
{must}. {nice} = bonus
{must} is essential and {nice} desirable
Must: {must}. Nice: {nice}
Must have {must}; should have {nice}; {drop} not needed
Must: {must}; plus: {nice}; not needed: {drop}
Required: {must}. Preferred: {nice}. Not required: {drop}
You've got {must}, and {nice} won't hurt
We need {must}; those who know {nice} go to the top of the pile
{must} in depth, {nice} at a basic level
{must} daily, {nice} now and then
Solid {must}, first steps in {nice}
Expert in {must}, curious about {nice}
{must} is the job. If you've written {nice}, even better
{must} is what matters, {drop} is not
What matters is {must}, not {drop}
{must}, not {drop}
{must} rather than {drop}
{must} instead of {drop}
{must} and no {drop}
{must} only, no {drop}
{must} but don't worry about {drop}
{must}, but you don't need {drop}
{must}, {drop} not needed
{must}, {drop} doesn't matter
{must} - forget {drop}
{must}! {drop} was in the old ad, ignore it
{must} yes please; {drop} we dropped
It says {drop} in the template, but we need {must}
HR wrote {drop}, what we want is {must}
They asked for {drop} first, now it's {must}
used to be {drop}, now {must}
no {drop} any more, everything is {must} now
you don't need {drop} to read the old code, you need {must} to write the new one
You don't have to know {drop}, but {must} is indispensable
{drop} experience is not needed, {must} experience is
{drop} you'll pick up, {must} you bring
{drop} can be learned, {must} can't
{nice} can be learned here, {must} must be there
{nice} would be helpful since one client is on it; {must} is required
{must} and {nice}, the former being essential
{nice} is good to have but {must} comes first
Ideally {nice}; in any case {must}
Ideally you know {nice}, {must} is a must
Good if you know {nice}, required: {must}
It would be great to find {nice} on your CV, {must} has to be there
{nice} is a bonus, as the client is replacing {drop}
{nice} is a plus because we still have some {drop}
A plus: {nice} (we're leaving {drop})
We'd be happy about {nice}, not so much about {drop}
Nice: {nice}. Irrelevant: {drop}
{nice} interests us, {drop} doesn't
We'd love {nice} but {drop} won't help
You might know {nice}; you needn't know {drop}
{nice} would be lovely, though nobody needs {drop}
{must} with {free}
You use {must} to build {free}
We run {free} in the background; what we test is {must}
{free} is around, but {must} is what you'll be measured by
Our stack has {free}; from you we want {must}
The stack is {free}, and we want you to know {must}
The team works with {free}. We need {must}
We are a {free} shop. You'll need {must}
You look after {free}; {must} experience is required
Tools you'll find here: {free}. Tools you must know: {must}
People coming from {nice} learn {must} quickly
A good {nice} person can grow into {must}
{must} is needed but strong {nice} people can learn it
The service is written in {free}, and {nice} helps to read it
{must} (we know that {nice} people pick it up)
{must} - we won't look at {refuse} profiles
{must}; no {refuse} profiles, please
{must}. Please don't send {refuse} people
Looking for {must}, not for {refuse} developers
{must} please, {refuse} candidates will be rejected
{must} only. {refuse} specialists need not apply
{refuse} people, this is not for you; {must} people, hello
Last time we got {refuse} CVs, please send {must}
{must}. Applicants with {drop} only have to wait for another opening
{must}. If you only did {drop}, we're not a match
{drop} experts should apply to our other vacancy; here we need {must}
For {drop} we have a separate opening, this one is {must}
This is a {must} role and no {drop} role
It's {must} all day, {drop} never
It's about {must}. It's not about {drop}
The interview is about {must}; nobody asks about {drop}
We built it in {drop}, then came to our senses and chose {must}, which you should know
The prototype is {drop}, the real thing will be {must}
The first version in {drop} is retired, the second runs on {must}
Before you came it was {drop}; with you it will be {must}
Your predecessor loved {drop}; we'd rather have {must}
The previous person did {drop}; the next one does {must}
She knew {drop}, you know {must}
Our CTO likes {drop}, the job is {must}
We evaluated {drop} and picked {must}
We compared {drop} with {must} and chose the latter
Unlike others who use {drop}, we use {must}
Others use {drop}, we want {must}
Competitors run on {drop}; we need people for {must}
We integrate with {drop} and {drop}; the code is {must}
The data comes from {drop}, you load it with {must}
Sources such as {drop} are connected with your {must} skills
The client runs {drop}; you bring {must}
The parent company uses {drop}, we need {must}
Two old sites still have {drop}, the rest is {must}
One customer insists on {nice}, so it helps; everybody needs {must}
{nice} comes in handy for the last {drop} modules
Reading {nice} without fear is a benefit, writing {must} is the job
{must} is non-negotiable, {nice} negotiable, {drop} a thing of the past
{must} (essential), {nice} (desirable)
E: {must}; D: {nice}
M - {must}, S - {nice}, W - {drop}
[x] {must} [ ] {nice}
(+) {nice} (-) {drop}
{must} 5/5, {nice} 2/5
{must}: expert; {nice}: basics; {drop}: none
{must} = must; {nice} = nice; {drop} = we're retiring it
{must} -> must; {nice} -> preferred; {drop} -> skip
{must}: check depth. {nice}: ask. {drop}: not relevant, separate team
{must} – yes. {nice} – would be good. {drop} – no
{must}, {must} and {must}; {nice} is a plus
{must}, {must} or similar. {nice} nice but not needed
You have {must} and {must}. We don't need {drop}, the ops team does that
You build with {must} and {must}, deployed by the platform team on {drop}
You write {must}; CI is {drop}, set up by somebody else
CI runs on {drop}, nobody will ask you to touch it. You write {must}
The design comes in {drop}, just read it. You write {must}
Tickets live in {drop}, docs in {drop}, code in {must}
We chat on {drop} and code in {must}
Know {must}. You'll get a {drop} licence
You get {drop} courses; you bring {must}
You'll coach the {drop} juniors; you yourself bring {must}
You'll sit with {drop} and {drop} developers; you're the {must} person
You take over {must} from two {drop} developers
We have {drop} for that already, what's missing is {must}
We've enough {drop} people; {must} is what we lack
{drop} roles are filled, {must} is open
The {drop} position is closed, but {must} is still open
{must} skills are scarce here, {drop} skills are not needed
Be strong in {must}, be patient with the {drop} people
No need for {drop}, just patience with it; {must} on the other hand is key
{must}, and an open mind about {nice}
{must} at work, {nice} as a hobby would be fun
{must} for the services, and {nice} for the odd script, if you like
{must} first, {nice} second, everything else can wait
If {must} is your home and {nice} your holiday, write to us
If you have {must}, apply; if you have {nice} too, call us
Have {must}? Apply. Have {nice} too? Even better. Have only {drop}? Sorry
{must}? Yes. {nice}? Would be cool. {drop}? No
{must}? Of course. {drop}? Another team
{must}? Daily. {drop}? Gone
the {must} bit matters, the {drop} bit doesn't
{must} ppl pls, {nice} = plus, {drop} = no
need {must}, {nice} wd be gr8, {drop} not us
{must} obv, {nice} if poss, ignore {drop}
{must} or (even better) {must}
{must} (or {must}, even better)
{must} today and {must} tomorrow, we need people for both
{must} is our tool today, {must} tomorrow
{must} now, {must} from next year on; you know one of them
{must} (today) and {must} (tomorrow)
The {must} images are maintained by you
{must} is run by you
You own {must} and run {must}
You're in charge of {must}, and of {must} too
{must} will be your responsibility, {drop} won't
You maintain {must}; {drop} is maintained by others
{must} (we're moving there) and {must} (where we come from), since both run for a year
You need to know both worlds, {must} and {must}
You have worked with {must}; {must} experience is also fine
{must} or {must}, we use the first
{must} - {must} people adapt quickly
{must}, which the old team loved and you should too
{nice} (we're moving there)
{nice} (we'll introduce it next year)
{nice} (one subsidiary is on it)
{nice} (some old customers use it)
{nice} (our next step)
We would smile at {nice}
{nice} (not used yet)
{nice}, as we plan to introduce it
{nice} knowledge is useful as the client migrates from {drop}
We're moving to {free} soon
The monolith is {free}
Our data sits in {free}
Half of the modules are {free}
We carve services out of the {drop} monolith
The prototype was in {drop}
Three systems, one in {drop}, one in {drop}, become one in {free}
You help consolidate {drop} and {drop} into {free}
You migrate {drop} to {free}
You move the remaining {drop} jobs to {free}
You convert {drop} reports to {free}
You rewrite {drop} services in {free}
Port {drop} code to {free}
Replace {drop} by {free}
Integrate {drop} via {free}
You support data people who work in {drop}
You lead developers who write {drop}
You'll lead engineers who write {drop}; you don't have to code
Data scientists work in {drop}, analysts in {drop}
A team of {drop} developers, one designer ({drop}) and you
You have used {must}
You have used {must} for a while, and {nice} once or twice
You've used {must} before
You have used {must}. {nice} you may have seen`.split('\n')
