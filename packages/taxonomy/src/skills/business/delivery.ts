export const delivery = `
## domain
Project management [project-management] | 20 | project manager skills, project planning, project coordination, managing projects, project mgmt, project delivery, project execution, technical project management, project implementation, project scheduling, project planning and execution, management of projects, project tracking, coordinating projects, project administration, project documentation, project files, project controls
Program management [program-management] | 6 | programme management, technical program management, program manager skills, program planning | project-management
Portfolio management [portfolio-management] | 2.5 | project portfolio management, ppm, it portfolio management | program-management
PMO [pmo] | 2 | project management office, pmo setup | project-management
Agile methodologies [agile] | 30 | agile, agile methodology, agile software development, agile development, agile environment, agile practices, agile project management, agile framework, agile sdlc
Scrum [scrum] | 25 | scrum methodology, scrum framework, scrum ceremonies, sprint planning, scrums, agile scrum, scrum master skills | agile
Kanban [kanban] | 10 | kanban boards, kanban methodology, scrumban | agile
!SAFe [safe-agile] | 2.5 | scaled agile framework, scaled agile, safe agile, safe 5, safe agilist, pi planning | agile
Large-Scale Scrum [large-scale-scrum] | 0.2 | large scale scrum, less framework, nexus scrum | scrum
Extreme programming [extreme-programming] | 1.5 | extreme programming xp, xp practices | agile
Lean [lean] | 3 | lean methodology, lean software development, lean principles, lean startup, lean management | process-improvement
Lean manufacturing [lean-manufacturing] | 1.5 | toyota production system, 5s methodology, lean manufacturing principles, just in time, lean tools, lean initiatives, lean methodologies, lean production | lean, manufacturing
Six Sigma [six-sigma] | 2.5 | lean six sigma, six sigma green belt, six sigma black belt, dmaic, green belt, black belt six sigma | process-improvement
Waterfall [waterfall] | 4 | waterfall methodology, waterfall model, v-model | sdlc
PRINCE2 [prince2] | 1 | prince 2, prince2 practitioner, prince2 foundation, msp practitioner | project-management, certifications
PMBOK [pmbok] | 0.8 | pmi methodology, pmbok guide, pmi standards | project-management
Certified ScrumMaster [csm] | 1.5 | certified scrum master, csm certified, csm certification, psm, professional scrum master, psm i, psm 1, psm ii, psm 2, psm iii, a-csm, advanced certified scrummaster, scrum certification, scrum certifications, scrum certificate, scrum certified, scrum master certification, scrum master certificate, scrum master certified | scrum, certifications
Product Owner certification [cspo] | 0.6 | cspo, certified scrum product owner, pspo, certified product owner | scrum, certifications
PMI-ACP [pmi-acp] | 0.4 | agile certified practitioner | agile, certifications
User stories [user-stories] | 8 | user story, user story writing, writing user stories, user story mapping, story mapping, epics and user stories | agile
Acceptance criteria [acceptance-criteria] | 3 | definition of done, acceptance criterias | user-stories
Backlog management [backlog-management] | 4 | backlog grooming, backlog refinement, product backlog, product backlog management, backlog prioritization | agile
Agile coaching [agile-coaching] | 1 | agile transformation, agile coach skills, agile adoption, scrum coaching | agile
Retrospectives [retrospectives] | 2 | sprint retrospectives, agile retrospectives | scrum
Product management [product-management] | 6 | product manager skills, product development, product lifecycle, product planning, software product management, new product development, product ownership, product owner skills, digital product management
Product strategy [product-strategy] | 3 | product vision, product positioning, product-market fit | product-management
Product roadmap [product-roadmap] | 4 | roadmapping, product roadmaps, roadmap planning, roadmap development, product road map | product-management
Product discovery [product-discovery] | 2 | customer discovery, continuous discovery, discovery workshops | product-management
Prioritization frameworks [prioritization] | 2 | moscow prioritization, rice scoring, feature prioritization | product-management
OKRs [okrs] | 2 | okr, objectives and key results | product-management
Go-to-market strategy [go-to-market] | 2.5 | go to market, gtm strategy, product launch, product launches, go-to-market | product-management
Minimum viable product [mvp] | 2 | mvp development, minimum viable products | product-management
Growth hacking [growth] | 1 | growth product management, product-led growth, growth engineering | product-management
Business analysis [business-analysis] | 10 | business analyst skills, business systems analysis, business requirements analysis, business process analysis, ba skills, systems analysis, system analysis, system analysis and design, business analytics skills, business systems analysis and design, systems analysis and design, system evaluation, systems evaluation, systems design and analysis, systems studies
Requirements gathering [requirements-gathering] | 10 | requirements analysis, requirement gathering, requirements elicitation, requirement elicitation, eliciting requirements, business requirements, requirements management, requirement analysis, gathering requirements, requirements definition, requirements engineering, functional requirements, user requirements, requirements management software, requirements documentation, non-functional requirements, requirements collection, business requirement documents | business-analysis
Functional specifications [functional-specifications] | 6 | brd, frd, functional specs, business requirements documents, software requirements specification, srs document, functional requirement documents, business requirements document, functional requirements document, functional specification documents, technical specifications, system specifications | business-analysis
Business process modeling [bpmn] | 4 | bpmn, business process modelling, process mapping, process modeling, process flows, as-is to-be analysis, workflow diagrams, process flow diagrams, business process mapping, process documentation, bpmn 2.0, flowcharts, activity diagrams, class diagrams, flow charts, swim lane diagrams, business process improvements, process analysis, current state analysis, business process documentation, process mapping workshops | business-analysis
Process improvement [process-improvement] | 10 | business process improvement, continuous improvement, process optimization, business process reengineering, process re-engineering, process reengineering, bpr, operational excellence, process enhancement, process optimisation, continual service improvement, process improvements, workflow improvement, efficiency improvements, streamlining processes, operational efficiency, process enhancements, process efficiency, process streamlining, productivity improvement, workflow optimization
Gap analysis [gap-analysis] | 4 | fit-gap analysis, fit gap analysis, gap analyses, gap assessment, as-is and to-be, as is to be | business-analysis
Feasibility studies [feasibility-studies] | 2 | feasibility study, feasibility analysis, roi analysis, cost/benefit analysis, return on investment | business-analysis
User acceptance testing [uat] | 8 | uat, user acceptance tests, acceptance testing, uat testing, user acceptance | software-testing
Requirements traceability [requirements-traceability] | 2 | traceability matrix, rtm, requirements traceability matrix, requirement traceability matrix | business-analysis
Joint application design [jad] | 1 | jad sessions, jad, joint application development, requirements workshops, facilitated sessions, brainstorming sessions | requirements-gathering
SWOT analysis [swot] | 1.2 | swot, pestle analysis | business-analysis
Data flow diagrams [data-flow-diagrams] | 1.5 | data flow diagram, dfd, dfds, context diagrams | business-analysis
CBAP [cbap] | 0.4 | ccba, iiba, ecba, certified business analysis professional, babok, pmi-pba | business-analysis, certifications
Stakeholder management [stakeholder-management] | 10 | stakeholder engagement, stakeholder communication, stakeholder analysis, client stakeholder management, executive communication, stakeholder relations
Risk management [risk-management] | 8 | risk assessment, risk analysis, risk mitigation, project risk management, risk assessments, risk register, risk identification, project risks, risk registers, issue logs, risk logs, raid logs
Change management [change-management] | 6 | organizational change management, change leadership, adkar, prosci, ocm, organisational change
Resource management [resource-management] | 4 | resource planning, resource allocation, workforce planning, resource scheduling, staffing plans, staff allocation | project-management
Scope management [scope-management] | 2 | scope definition, project scope, statement of work, sow development, project charter, statements of work, scope documents, scope of work, sow documents | project-management
Earned value management [earned-value] | 0.6 | earned value, earned value analysis, evms | project-management
Critical path method [critical-path] | 0.8 | critical path analysis, work breakdown structure, wbs, pert | project-management
Quality management [quality-management] | 4 | quality management systems, qms, tqm, total quality management, quality control, quality systems
CMMI [cmmi] | 1 | cmm level 5, cmmi level 5, capability maturity model, cmmi level 3 | quality-management
Implementation management [implementation] | 4 | system implementation, software implementation, systems implementation, implementations, solution implementation, implementation planning, system implementations, rollout management, system deployment | project-management
Compliance [compliance] | 6 | regulatory compliance, compliance management, regulatory requirements, compliance requirements, policy compliance
Auditing [auditing] | 3 | internal audit, !audits, !audit, internal auditing, audit preparation, compliance audits, internal audits, audit reports, audit findings, internal controls, audit procedures, audit support, external audits, audit compliance
Technical writing [technical-writing] | 4 | technical writer skills, documentation writing, procedure writing, writing documentation, instruction manuals, training manuals
API documentation [api-documentation] | 2 | api docs, developer documentation, api reference documentation | technical-writing, apis
Docs as code [docs-as-code] | 0.6 | docs-as-code | technical-writing, version-control
Content strategy [content-strategy] | 2.5 | content planning, information design, content development, content management
Copywriting [copywriting] | 2.5 | copy writing, copy editing, copyediting, proofreading, !editing, content writing, editing and proofreading, copywriting and editing, news writing, article writing, blog posts, editorial content, technical editing, newsletter, web copy, blogs
Pre-sales engineering [pre-sales] | 3 | presales, pre-sales, pre-sales support, solution selling, technical sales, solution consulting, sales engineering, technical presales, pre sales
Product demonstrations [product-demos] | 3 | product demos, software demonstrations, product demonstration, product presentations, client presentations | pre-sales
RFP responses [rfp] | 2.5 | rfp, rfi, rfps, rfp response, request for proposal, proposal writing, bid management, tender responses, proposal development, requests for proposal, rfq, grant writing, technical proposals, bid proposals, bid preparation, tender documents
Customer success [customer-success] | 3 | customer success management, customer onboarding, client onboarding, customer retention
Account management [account-management] | 4 | key account management, client management, client relations, client relationship management, client relationships, account executive, customer relationships, client meetings, client liaison, client satisfaction, key accounts, account managers, account executive duties, account growth, strategic accounts, major accounts
!Sales [sales] | 6 | b2b sales, software sales, saas sales, enterprise sales, inside sales, sales management, sales operations
Customer support [customer-support] | 8 | client support, customer care, customer support operations, client services, customer service support, customer assistance
Consulting [consulting] | 6 | it consulting, technology consulting, management consulting, consultancy, technical consulting, client consulting, consultative services
Digital marketing [digital-marketing] | 4 | online marketing, internet marketing, social media marketing, marketing strategy, sem, e-marketing, !marketing
Social media management [social-media] | 3 | social media, social media sites, social networking, facebook marketing, linkedin marketing, social media campaigns, social media content, facebook pages, social networks
Google Ads [google-ads] | 2 | adwords, google adwords | digital-marketing
Training and instruction [training] | 8 | !training, training delivery, curriculum development, training development, staff training, classroom training, teaching, training materials, employee training, course development, training & development, training programs, instructor-led training, conducted training
Technical recruiting [technical-recruiting] | 1.5 | tech recruiting, it recruiting, talent acquisition, technical interviewing, technical hiring, !hiring, !recruiting, !recruitment, interviewing candidates, !staffing
People management [people-management] | 8 | team management, staff management, line management, leading people, lead people, supervising staff, managing people, personnel management, staff supervision, !supervision, team supervision, managing teams, direct reports, employee supervision, supervisory skills, staff development, team building and management, supervision of staff, managing staff, supervising employees, employee development, supervisory experience, supervising teams, training employees, training new employees, new employee training, training staff
Engineering management [engineering-management-skill] | 4 | managing engineers, software engineering management, engineering leadership, technical management, development team management | people-management
Technical leadership [technical-leadership] | 10 | tech lead skills, technical lead, tech leadership, lead developer skills, technical direction, technical guidance, team lead, technical team leadership, team leading, technical mentoring, leading developers, leading technical teams, technical oversight, leading engineers, team lead experience, technical team lead
Performance management [performance-management] | 3 | performance reviews, performance appraisals, employee performance management, performance evaluations, 1:1s, employee evaluations, performance evaluation, staff evaluations, performance appraisal | people-management
Remote team management [remote-teams] | 2 | distributed teams, remote teams, managing remote teams, globally distributed teams | people-management
Operations management [operations-management] | 4 | business operations, operations planning, operational management, !operations, revops, revenue operations
Strategic planning [strategic-planning] | 4 | business strategy, strategy development, strategic thinking, !strategy, long-range planning, business planning, strategic plans, business plans, business plan, long-term planning, long range planning, strategic vision
P&L management [p-and-l] | 1.2 | p&l, p&l responsibility, profit and loss
Intellectual property [intellectual-property] | 0.8 | patents, patent law, ip licensing, patent
## tool < project-management
Jira [jira] | 25 | atlassian jira, jira software, jira administration
Confluence [confluence] | 15 | atlassian confluence | technical-documentation
Atlassian suite [atlassian] | 4 | atlassian, atlassian tools, atlassian stack | project-management
Microsoft Project [ms-project] | 6 | ms project, project server, ms-project, microsoft office project, msproject, microsoft project server
Azure Boards [azure-boards] | 1 | azure boards work items | azure-devops, agile
Trello [trello] | 6 | trello boards | kanban
Asana [asana] | 4 | asana project management
Monday.com [monday] | 2 | monday work management
ClickUp [clickup] | 1.5 | click up
Smartsheet [smartsheet] | 1.5 | smart sheet, smartsheets
Basecamp [basecamp] | 1.5 | base camp
Wrike [wrike] | 0.5 | wrike project
!Notion [notion] | 4 | notion.so, notion workspace | technical-documentation
!Linear [linear-app] | 1.5 | linear.app, linear issue tracker
Airtable [airtable] | 1.5 | air table | low-code
Redmine [redmine] | 0.6 | red mine
YouTrack [youtrack] | 0.6 | you track
Rally software [rally] | 1 | !rally, ca agile central, ca rally, broadcom rally | agile
VersionOne [versionone] | 0.4 | version one, digital.ai agility | agile
Pivotal Tracker [pivotal-tracker] | 0.6 | pivotal tracker stories | agile
!Shortcut [shortcut-app] | 0.2 | clubhouse.io, shortcut.com | agile
Planview [planview] | 0.4 | daptiv, innotas | portfolio-management
Oracle Primavera [primavera] | 0.8 | primavera, primavera p6, oracle primavera enterprise project portfolio management, p6 scheduling
Aha! [aha] | 0.5 | aha.io, aha roadmaps, !aha | product-roadmap
Productboard [productboard] | 0.4 | product board | product-roadmap
Pendo [pendo] | 0.3 | pendo.io | product-analytics
IBM DOORS [doors] | 0.6 | !doors, ibm rational doors, rational doors, doors next | requirements-gathering
IBM Rational RequisitePro [requisitepro] | 0.5 | requisitepro, rational requisitepro, requisite pro, rational suite, rational tools | requirements-gathering
Jama Connect [jama] | 0.3 | jama | requirements-gathering
Enterprise Architect [enterprise-architect-tool] | 0.8 | sparx enterprise architect, sparx ea, sparx systems | uml
Visual Paradigm [visual-paradigm] | 0.3 | | uml
Balsamiq [balsamiq] | 1.2 | balsamiq mockups | wireframing
draw.io [draw-io] | 2 | drawio, diagrams.net | diagramming
Lucidchart [lucidchart] | 2 | lucid chart, lucid charts | diagramming
!Miro [miro] | 2.5 | miro board, miro boards, whiteboarding tools | workshop-facilitation
Bizagi [bizagi] | 0.3 | bizagi modeler, ibm blueworks, blueworks live | bpmn
MadCap Flare [madcap-flare] | 0.6 | madcap, flare authoring | technical-writing
Adobe FrameMaker [framemaker] | 0.6 | framemaker, oxygen xml editor, arbortext | technical-writing
Adobe Captivate [captivate] | 0.6 | captivate, !articulate | training
GitBook [gitbook] | 0.5 | readme.io | technical-documentation
Bugzilla [bugzilla] | 1.2 | bug zilla | defect-tracking
ClearQuest [clearquest] | 0.6 | rational clearquest, ibm clearquest, ibm rational clearquest | defect-tracking
## domain < design
Diagramming [diagramming] | 3 | diagrams, diagramming software, technical diagrams | technical-documentation
Workshop facilitation [workshop-facilitation] | 2.5 | !facilitation, workshops, facilitating workshops, workshop facilitator, meeting facilitation | -
## tool < project-management
Mantis Bug Tracker [mantis] | 0.4 | mantisbt | defect-tracking
RoboHelp [robohelp] | 0.4 | adobe robohelp, robo help | technical-writing
Articulate Storyline [articulate] | 0.6 | articulate 360, storyline 360, !storyline | training
Camtasia [camtasia] | 0.5 | techsmith camtasia, snagit | training
PlantUML [plantuml] | 0.4 | plant uml | uml
Mermaid diagrams [mermaid] | 0.3 | mermaid.js, !mermaid | diagramming
!Mural [mural] | 0.4 | mural whiteboard | workshop-facilitation
Polarion [polarion] | 0.2 | siemens polarion, codebeamer | requirements-gathering
!ARIS [aris] | 0.3 | aris toolset, software ag aris | bpmn
Rational Rose [rational-rose] | 0.5 | ibm rational rose, ibm rational rose xde | uml
StarUML [staruml] | 0.2 | star uml | uml
MagicDraw | 0.2 | cameo systems modeler, magic draw | uml
SysML [sysml] | 0.3 | systems modeling language | uml
CA Clarity PPM [clarity] | 0.4 | ca clarity, clarity ppm, planview clarity, broadcom clarity, !clarity | portfolio-management
Targetprocess | 0.1 | target process | agile
Kaizen [kaizen] | 0.8 | kaizen events | lean
Value stream mapping [value-stream-mapping] | 0.5 | vsm lean | lean
ISO 9001 [iso-9001] | 1 | iso 9000, iso 9001:2015 | quality-management
Search engine marketing [sem] | 1 | paid search, ppc, pay per click | digital-marketing
Email marketing | 1.5 | e-mail marketing, email campaigns | digital-marketing
Content marketing | 1 | blogging, content creation | digital-marketing
Instructional design [instructional-design] | 1.5 | instructional designer skills, addie model | training
Meta Ads [meta-ads] | 0.6 | facebook ads, facebook ads manager, instagram ads | digital-marketing
Lead generation [lead-generation] | 1.2 | lead gen, prospecting, cold calling, sales leads, lead qualification, pipeline management, sales pipeline, appointment setting | sales
Business development [business-development] | 3 | new business development | sales
Proof of concept [proof-of-concept] | 2 | poc development, proofs of concept, proof-of-concept, pocs | pre-sales
Operating procedures [sop] | 2 | standard operating procedures, sops, sop documentation, standard operating procedure, process documents, procedure manuals, documenting procedures, work instructions, written procedures, process procedures, procedural documentation, procedure development | technical-writing
Gantt charts [gantt-charts] | 1 | gantt chart | project-management
Use cases [use-cases] | 3 | use case, use case modeling, use case development, writing use cases | requirements-gathering
Business cases [business-case] | 2 | business case, business case development, cost-benefit analysis, cost benefit analysis | business-analysis
User manuals [user-manuals] | 2 | user manual, user guides, user documentation, how-to guides, end user documentation, training guides, quick reference guides, operating manuals | technical-writing
## tool < defect-tracking
FogBugz [fogbugz] | 0.2 | fog bugz, manuscript fogbugz | defect-tracking
Trac [trac] | 0.2 | edgewall trac | defect-tracking
Workfront [workfront] | 0.4 | adobe workfront, attask | project-management
Clarizen [clarizen] | 0.1 | planview adaptivework | project-management
GanttProject [ganttproject] | 0.2 | gantt project, projectlibre | project-management
HP PPM [hp-ppm] | 0.1 | hp project portfolio management, micro focus ppm | portfolio-management
`
