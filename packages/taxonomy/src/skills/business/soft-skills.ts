export const softSkills = `
## soft
Communication [communication] | 45 | communication skills, excellent communication, strong communication skills, effective communication, communicator, verbal communication, oral communication, written and verbal communication, verbal and written communication, interpersonal communication
Written communication [written-communication] | 15 | writing skills, business writing, report writing, excellent writing skills, written communications, strong writer
Presentation skills [presentation-skills] | 15 | presentations, public speaking, !presentation, !presenting, !speaking, powerpoint presentations, technical presentations
Active listening [active-listening] | 4 | !listening, good listener, listening skills, !listener
Teamwork [teamwork] | 35 | team player, team work, team-player, collaboration, !collaborative, working in a team, team oriented, team-oriented, teamwork skills, !collaborator, team collaboration
Cross-functional collaboration [cross-functional-collaboration] | 10 | cross functional teams, cross-functional teams, cross-functional team leadership, cross-team collaboration, cross functional collaboration, interdepartmental coordination, cross-functional
Leadership [leadership] | 25 | leadership skills, leading teams, team leadership, !leader, strong leader, natural leader, leadership abilities
Mentoring [mentoring] | 15 | mentorship, coaching, mentoring junior developers, coaching and mentoring, !mentor, mentoring engineers, coaching & mentoring
Team building [team-building] | 6 | building teams, teambuilding, team development
Delegation [delegation] | 2 | !delegating, delegating tasks
Motivating others [motivating] | 3 | !motivation, team motivation, motivational skills, staff motivation, !motivator
Conflict resolution [conflict-resolution] | 4 | conflict management, dispute resolution, mediation, resolving conflicts
Negotiation [negotiation] | 6 | negotiating, negotiation skills, negotiations, negotiator, negotiating skills
Persuasion and influence [influencing] | 4 | influencing skills, persuasion, influencing stakeholders, influence without authority
Problem solving [problem-solving] | 35 | problem-solving, problem solving skills, problem solver, problem resolution, solving complex problems, problem-solving skills, creative problem solving, complex problem solving, resolving problems
Critical thinking [critical-thinking] | 15 | critical thinker, critical-thinking, independent judgment, logical thinking, logical reasoning
Analytical skills [analytical-skills] | 20 | analytical thinking, analytical, analytic skills, strong analytical skills, analytical mind, analytical ability, analytical problem solving, analytical abilities
Decision making [decision-making] | 6 | decision-making, sound judgment, decisiveness, decision making skills, decisive
Creativity [creativity] | 8 | creative thinking, !creative, creative skills, !imagination
Innovation [innovation] | 6 | innovative thinking, !innovative, innovation management
Curiosity [curiosity] | 4 | !curious, intellectual curiosity, inquisitive
Fast learning [fast-learner] | 10 | quick learner, fast learner, eager to learn, willingness to learn, learns quickly, quick study, self-learning, continuous learning, ability to learn quickly, lifelong learning, learning agility
Adaptability [adaptability] | 10 | adaptable, !flexible, flexibility, adapts quickly, versatility, versatile, !adaptive
Time management [time-management] | 15 | time-management, time management skills, meeting deadlines, deadline-oriented, deadline driven, !deadlines, effective time management, punctuality, punctual
Organizational skills [organization] | 15 | !organization, !organizational, organisational skills, organized, organised, well organized, organization skills, planning and organizing, highly organized
Prioritizing [prioritizing] | 6 | prioritization skills, setting priorities, prioritize tasks, managing priorities, task prioritization
Multitasking [multitasking] | 10 | multi-tasking, multi tasking, multitask, multi-task, juggling multiple projects, multi-tasker, multitasker
Attention to detail [attention-to-detail] | 15 | detail oriented, detail-oriented, eye for detail, meticulous, thoroughness, attention to details, !accuracy, strong attention to detail, detailed oriented
Self-motivation [self-motivation] | 10 | self motivated, self-motivated, self-starter, self starter, !motivated, highly motivated, !driven, self-directed, self driven, self-driven
!Initiative [initiative] | 6 | takes initiative, proactive, proactivity, proactive attitude, proactiveness, pro-active
!Ownership [ownership] | 6 | sense of ownership, takes ownership, end-to-end ownership, accountability, !accountable
Working independently [independence] | 8 | work independently, independent worker, !autonomous, !autonomy, works independently, minimal supervision, working with minimal supervision
!Reliability [reliability] | 6 | !reliable, !dependable, dependability, !responsible, trustworthy, !responsibility
Integrity [integrity] | 4 | honesty, !honest, !ethics, !ethical, professional integrity, confidentiality, professional ethics
Professionalism [professionalism] | 6 | professional demeanor, professional attitude, business etiquette
Work ethic [work-ethic] | 6 | strong work ethic, hardworking, hard working, hard worker, diligent, !dedication, !dedicated, hard-working, diligence
Positive attitude [positive-attitude] | 4 | can-do attitude, positivity, enthusiasm, !enthusiastic, !energetic, !passion, !friendly, !optimistic
Working under pressure [pressure-handling] | 6 | works well under pressure, stress management, calm under pressure, fast-paced environment, stress tolerance, performing under pressure, fast paced environment, ability to work under pressure
Resilience [resilience] | 3 | resilient, perseverance, !persistence, !grit, tenacity, !persistent
Patience [patience] | 4 | patient attitude
Emotional intelligence [emotional-intelligence] | 4 | eq emotional, self-awareness, emotional maturity
Empathy [empathy] | 4 | empathetic, empathic, !compassion
Interpersonal skills [interpersonal-skills] | 15 | people skills, interpersonal, soft skills, social skills, strong interpersonal skills, relationship skills, rapport building, people person
Relationship building [relationship-building] | 6 | building relationships, relationship management, networking skills, professional networking, partnership building, relationship development
Customer service [customer-service] | 20 | customer service skills, customer relations, customer satisfaction, excellent customer service, customer-service, client service, customer service orientation, customer service oriented
Customer focus [customer-focus] | 6 | client focus, customer-centric, customer oriented, customer obsession, customer centric, client-focused, customer focused, customer-focused
Business acumen [business-acumen] | 4 | commercial awareness, business sense, business understanding, business mindset
Results orientation [results-orientation] | 6 | results-oriented, results driven, goal-oriented, results-driven, goal oriented, delivery focused, outcome-oriented, result oriented, goal driven
!Planning [planning] | 8 | planning skills, !planner, work planning, planning & organizing
!Coordination [coordination] | 4 | !coordinating, coordination skills, event planning, event coordination, !scheduling, event management
Storytelling [storytelling] | 2 | story telling, narrative skills
Giving and receiving feedback [feedback] | 3 | constructive feedback, giving feedback, feedback culture
Open-mindedness [open-mindedness] | 2 | open minded, open-minded, growth mindset
Cultural awareness [cultural-awareness] | 3 | cultural sensitivity, cross-cultural communication, intercultural communication, multicultural, cross-cultural, multicultural environment, multicultural sensitivity
Diversity and inclusion [diversity-inclusion] | 2 | !dei, !inclusion, inclusive leadership, diversity and inclusivity
Remote work [remote-work] | 6 | working remotely, remote collaboration, async communication, !telecommuting, asynchronous communication
Systems thinking [systems-thinking] | 2.5 | holistic thinking, big picture thinking, big-picture thinking
Resourcefulness [resourcefulness] | 3 | resourceful
Research skills [research-skills] | 4 | researching, !researcher, internet research, online research, research and analysis
Knowledge sharing [knowledge-sharing] | 4 | knowledge transfer, knowledge-sharing, sharing knowledge, kt sessions
Consensus building [consensus-building] | 1.5 | building consensus, diplomacy, !tact
Executive presence [executive-presence] | 1 | c-level communication, executive level communication, board presentations
`
