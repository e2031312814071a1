/**
 * Complete postings written for the judged set, for kinds of work without real ones. They follow the tasks that O*NET
 * 29.3 lists for the occupation, with the usual frame: company, duties, must-haves, nice-to-haves, benefits.
 */
export const WRITTEN_POSTINGS = {
  itManagerLawFirm: `IT Manager - full time, on site

About the firm
For more than sixty years our attorneys have served families and businesses across the region. We are 220 people in four offices, and we take pride in a collegial place where everybody knows everybody's name.

The role
You will be responsible for everything with a plug. Reporting to the Executive Director, you lead a team of three technicians, set priorities and still roll up your sleeves when a partner's laptop will not start before court.

What you will do
- Plan, budget and buy: hardware, software licences, telecom contracts; negotiate with vendors and hold them to their service levels
- Keep the infrastructure sound: Windows servers on VMware, Active Directory, Exchange (we are moving to Office 365), Cisco switches, firewalls and VPN between the offices
- Own backups, disaster recovery and business continuity and test them twice a year
- Run the help desk, coach the team and review their performance
- Write policies on security and acceptable use; train new staff
- Lead projects such as the document management upgrade and an office move

What you bring
- Eight years in IT with at least three leading people
- Solid knowledge of Windows Server, virtualization, networking and information security
- Experience with budgets and vendor management
- Calm, discretion and a sense of humour
- A bachelor's degree or equivalent experience; law firm or professional services background is nice to have

We offer a competitive salary, medical and dental insurance, a 401(k) with match, and paid parking downtown. We are an equal opportunity employer. Please send your resume and a short letter; no calls from agencies.`,

  windowsAdministrator: `Systems Administrator (Windows)

Our customers run their plants on what we build, so downtime is not an option. The infrastructure team of six looks after 120 virtual servers in two data centers and a growing part of it in Azure. We are looking for a colleague who likes order, automation and a well documented change.

Your responsibilities
* Install, configure, patch and maintain Windows Server 2012 to 2019, Active Directory, Group Policy, DNS, DHCP and file services
* Administer Exchange and Office 365, including the migration of the remaining mailboxes
* Operate the virtual platform (VMware vSphere, some Hyper-V), SAN storage and backups, and restore when it counts
* Roll out software and updates with System Center Configuration Manager; automate routine work in PowerShell
* Monitor performance and capacity, investigate root causes, give third level support to the service desk
* Keep security baselines, antivirus and vulnerability fixes up to date and take part in audits

Requirements
* 4+ years as a systems administrator in a Windows environment
* Good command of Active Directory, virtualization and scripting
* Understanding of LAN/WAN, TCP/IP and firewalls
* Willingness to share an on-call rota every fifth week
* MCSA, MCITP or similar certificates are a plus, as is Azure

Benefits: 28 days of leave, bonus, free fruit and coffee, a budget for training, and an employer that still thinks in decades. Equal chances for everybody, whatever your background.`,

  helpDeskAnalyst: `Help Desk Analyst I

Are you the one your family calls when the printer blinks? Then come and do it for a living.

The Technology Services department of the county supports 900 users in courts, libraries and offices. You will be the friendly first voice they hear.

Duties
- Answer calls, chats and tickets; log every contact in the ticketing system and keep the user informed
- Reset passwords, create and disable accounts in Active Directory
- Troubleshoot Windows, Microsoft Office, email, printers, phones and network connections over the phone or by remote control
- Walk users patiently through solutions; write knowledge base articles
- Escalate what you cannot solve to desktop, network or application teams
- Prepare loaner laptops; keep the inventory straight

Minimum qualifications
- High school diploma and one year of technical support or customer service in IT, or an associate or bachelor's degree in an IT field
- Working knowledge of Windows and Office
- Clear and friendly communication; ability to stay calm with upset people
Preferred: CompTIA A+ or Network+, experience in a call center, ITIL Foundation

Pay: $19.40 - $23.10 an hour. 40 hours a week, occasional Saturdays. Generous retirement plan, health insurance, eleven paid holidays. A background check is part of the process. The county is an equal opportunity employer and values diversity.`,

  sqlServerAdministrator: `Database Administrator / Developer - SQL Server

Who we are: a family-owned wholesaler that turned its warehouse into software. Everything we know lives in a handful of databases, and the person who looked after them for fifteen years is retiring.

What the job is: you install, upgrade and secure our SQL Server instances (2012 to 2019, Always On) and two Oracle databases, plan and test backup and recovery, watch performance and tune queries and indexes. You write and review stored procedures, build SSIS packages that feed the data warehouse, and SSRS reports for the branches. You advise developers on data models and say no when it must be said. You document what you do, you take part in the on-call rota, and you help us move the first databases to the cloud (RDS or Azure SQL, you will have a say).

Who you are: four years or more as a database administrator, fluent in T-SQL, with experience of backup strategies, replication or high availability, performance tuning and database security. Knowledge of ETL and of data warehouse design. Oracle, MySQL, AWS or PowerShell are welcome, not required. You like to explain things to people who do not like databases.

What you get: a permanent job, flexible hours, two days at home, a pension plan, staff discount, and a seat by the window. Applications from everybody are welcome; we do not need a photo.`,

  uxDesigner: `UX/UI Designer

We make software that nurses use forty times a day. If it is good, they do not notice it; if it is bad, they stay late. Come and help us to be unnoticed.

Your work
+ Talk with users on the ward, watch them work, turn what you see into personas, journeys and requirements
+ Sketch, wireframe and prototype flows for web and mobile, from paper to high fidelity
+ Plan and run usability tests, moderated and remote, and report what should change
+ Design clean, accessible interfaces and look after our design system
+ Sit with an agile development team, write stories and acceptance criteria, review what was built

Your background
+ At least three years in user experience, interaction or user interface design, with a portfolio that shows how you think
+ Command of Sketch, Illustrator, InVision or similar tools
+ Knowledge of usability methods, information architecture and accessibility
+ Basic HTML and CSS are helpful; a degree in design, human-computer interaction or psychology too
+ Experience in health care is a bonus

What we offer: a team of twelve, a bright office near the river, flexible hours, equipment of your choice, conferences, Friday breakfast. We encourage people of all backgrounds to apply. Send us your portfolio!`,

  engineeringManager: `Software Engineering Manager

The company
Broadcasters in forty countries put their programmes on air with our products. We are profitable, privately held and growing.

The position
You lead two product teams, fourteen engineers here and abroad. You are accountable for what they deliver, how well it is built and how people grow. You report to the VP of Engineering and work side by side with product management, QA and support.

Key responsibilities
• Hire, coach and review engineers; set goals and give honest feedback
• Plan releases with product managers; estimate, prioritise, remove obstacles and communicate status
• Guide architecture and design of services and applications; keep quality high by reviews, automated tests and continuous integration
• Develop our agile practice (Scrum today, with some Kanban)
• Work with distributed teams and contractors, manage the budget of your area
• Step in with hands-on analysis when a customer is off air

Qualifications
• Ten years of professional software development and at least four years of managing software engineers
• Strong background in object-oriented design in Java, C# or C++, web services and REST APIs, databases
• Proven delivery of commercial software products in an agile environment
• Bachelor's or master's degree in computer science or a related field
• Experience with media, streaming or other 24/7 systems is an advantage

We offer a competitive package with bonus, relocation support, health care and a relaxed dress code. We are an equal opportunity employer.`,

  itTrainer: `IT Trainer / Instructor

Join a community college and a training provider under one roof: mornings with students of the IT support programme, afternoons with employees of local companies.

Responsibilities
- Prepare and teach classes in computer basics, Windows, Microsoft Office and Office 365, hardware and networking fundamentals (CompTIA A+ and Network+ level), and an introduction to programming and web design
- Design curricula, lesson plans, labs, hand-outs and tests; build e-learning modules in our learning management system
- Adapt to learners of every age and speed; tutor those who fall behind; keep attendance and grades
- Evaluate outcomes and improve courses together with the programme committee and employers
- Keep the lab computers running with the help desk

Requirements
- Three years of teaching, training or instructional design, or of technical support with a talent for explaining
- Sound knowledge of Windows, Office, PC hardware and network basics; a programming language such as Python, Java or C#
- Bachelor's degree in education, information systems or a related subject; CompTIA, Microsoft or Cisco certificates welcome
- Patience, humour and a clear voice

Terms: full time, ten-month contract with the option of summer classes, state pension, tuition waiver for family. The college does not discriminate on any ground protected by law.`,

  itDirector: `Director of Information Technology

Our regional health network, a non-profit organization with 900 employees at twelve sites, has been caring for its neighbours since 1931. We are looking for a Director of Information Technology who makes technology a partner of care.

You are a member of the leadership team and report to the Chief Operating Officer. You lead a department of fourteen (infrastructure, applications, service desk) through three managers and are responsible for an annual budget of 4 million dollars.

Essential functions
1. Develop and carry out the IT strategy and multi-year road map in line with the mission; advise executives and the board
2. Plan and control operating and capital budgets; select vendors, negotiate contracts and watch service levels
3. Ensure reliable infrastructure: data center, network, telephony, cloud services, disaster recovery and business continuity
4. Direct the applications: electronic health record, ERP and finance, interfaces, reporting and analytics
5. Lead information security and compliance (HIPAA), policies, risk assessments and audits
6. Hire, develop and evaluate managers and staff; build a service culture
7. Govern the project portfolio; sponsor the replacement of the ERP and the opening of a new clinic

Education and experience
Bachelor's degree in information systems, business or a related field, master's preferred. Twelve years of progressive experience in IT with at least five in leadership of managers. Experience in health care or another regulated field. Excellent communication with technical and non-technical people.

Benefits include medical, dental and vision insurance, retirement plan with match, tuition help and generous paid time off. We are an equal opportunity employer; all qualified applicants will receive consideration.`,

  networkEngineer: `Network Engineer

Location: headquarters with travel to branches (20 %)

What makes us tick: we keep 70 branches, two data centers and 3,000 people connected. When nobody talks about the network, we have done our job.

You will
• design, install and operate LAN, WAN and wireless networks: Cisco routers and switches, wireless controllers, MPLS and internet links, site-to-site and remote-access VPN
• manage firewalls and access lists together with the security team
• look after IP telephony (Cisco Call Manager) and video
• monitor availability and capacity with SolarWinds, analyse traffic with Wireshark, find and remove bottlenecks
• solve incidents of second and third level, on call one week in six
• plan upgrades, work with carriers and vendors, keep diagrams and inventory true
• help colleagues with Windows and Linux servers in small branches

You have
• five years of experience with enterprise LAN/WAN
• thorough knowledge of TCP/IP, routing (OSPF, BGP), switching, VLANs, QoS and network security
• CCNA; CCNP or a security certificate would be great
• a structured way of working and pleasure in helping users
• a driving licence

We offer a permanent contract, company pension, training every year, a phone for private use too, sports club and canteen. Questions? Call us any time. Diversity is welcome here.`,

  securityAnalyst: `Information Security Analyst

Our team protects the networks and systems of a federal programme. You must be able to hold a security clearance; an active one gives you a head start.

Primary duties
- Monitor events from intrusion detection systems, firewalls and hosts; analyse traffic and logs; decide what is an incident
- Respond to incidents: contain, gather evidence, report, and write down the lessons
- Run vulnerability scans (ACAS/Nessus), interpret results and follow remediation with administrators
- Assess security controls and maintain accreditation packages under the Risk Management Framework (NIST SP 800-37 and 800-53), STIG checklists and plans of action
- Review changes, firewall rules and account privileges; support audits and inspections
- Contribute to policies, awareness training and disaster recovery exercises

Qualifications
- Three or more years of information security, information assurance or network defense
- CompTIA Security+ required; CISSP, CEH or GIAC welcome
- Working knowledge of TCP/IP, Windows and Linux, IDS/IPS, packet analysis (Wireshark, tcpdump, Snort)
- Understanding of the laws and standards of federal information security (FISMA)
- Good writing; you brief managers without jargon
- Bachelor's degree or equivalent military experience

The company offers excellent benefits, paid certification, flexible schedules where the mission allows, and a community of veterans and engineers. EOE, including disability and veterans.`,

  oracleAdministrator: `Oracle Database Administrator (m/f/x)

A payment that is stuck is a family that cannot pay rent. You keep forty production databases available, fast and safe.

Tasks
* Installation, configuration, patching and upgrade of Oracle databases (11g to 19c) on Red Hat Linux
* Backup and recovery with RMAN; disaster recovery with Data Guard; clusters with RAC and ASM
* Monitoring with Oracle Enterprise Manager, performance tuning (AWR, ADDM, explain plan) together with developers
* User and privilege management, auditing, encryption and security hardening
* Data Pump, cloning and refresh of test systems, PL/SQL support, shell scripts and cron for automation
* Participation in migration to AWS (RDS, EC2) and in the 24/7 rota

Profile
* Five years of experience as an Oracle DBA in production
* Very good knowledge of SQL, PL/SQL, Linux and shell scripting
* Experience with RMAN, Data Guard and tuning; RAC desirable
* Some knowledge of MySQL, PostgreSQL or SQL Server is an advantage
* Oracle Certified Professional is a plus
* Careful, communicative and unafraid of change windows at night

Our offer: unlimited contract, mobile working, 30 days of holiday, subsidised transport ticket, company doctor, and colleagues who bring cake. We look forward to your application with your earliest starting date.`,

  desktopTechnician: `Desktop Support Technician (Level 2)

The service
Four hundred colleagues in design, marketing and finance rely on you to get back to work quickly. You belong to a team of five in the Global Service Desk.

Your day
- Resolve incidents and requests escalated by the first level, by phone, remotely or at the desk, within agreed service levels; document in ServiceNow
- Image, deploy, upgrade and repair desktops, laptops (mostly Windows, some Mac), printers, phones and mobile devices
- Carry out the Windows 10 migration with SCCM; install and configure applications; handle Office 365 and Outlook problems
- Create and maintain accounts, groups and mailboxes in Active Directory and Exchange
- Set up conference rooms, video and audio; give white-glove service to executives
- Manage hardware inventory, warranty cases and disposal
- Help with network cabling, patching and moves

What we look for
- Three years of hands-on desktop support in a corporate environment
- Strong troubleshooting of hardware, Windows and Microsoft Office
- Basics of TCP/IP, DNS, DHCP, VPN and wireless
- Customer service with patience and tact
- CompTIA A+, Microsoft or HP certificates preferred
- Ability to lift 40 pounds

We give you a market salary, medical insurance from day one, employee discounts, and a clear path to systems administration. We are proud to be an equal opportunity workplace.`,

  businessAnalyst: `Senior Business Systems Analyst

Between the people who sell and the people who code there is a gap. You are the bridge.

The Enterprise Applications group looks after SAP (CRM, ECC), a customer portal and a dozen smaller systems for 6,000 users.

Responsibilities
• Elicit, analyse and document business requirements in workshops and interviews; write user stories, use cases and functional specifications
• Map processes as they are and as they should be; find gaps; recommend improvements with cost and benefit
• Work with developers, vendors and architects from design to release; manage change requests
• Plan and coordinate user acceptance tests, write test scripts, track defects
• Answer data questions with SQL, build reports, check data quality in migrations
• Prepare training material and train key users; support after go-live
• Keep stakeholders informed and expectations realistic

Requirements
• Five years as business analyst or systems analyst on enterprise applications
• Experience with SAP, Siebel, Oracle or another CRM or ERP system
• Command of the software development life cycle, waterfall and agile
• Visio, Excel, SQL, Jira or a similar tool
• Excellent written and spoken communication; facilitation skills
• Degree in information systems, business or engineering; CBAP or Six Sigma a plus

What is in it for you: hybrid work, bonus, life insurance, a wellness programme and volunteer days. We celebrate diversity and are committed to an inclusive workplace.`,

  infrastructureProjectManager: `IT Project Manager - Infrastructure

We are a professional services firm with offices in fourteen cities. Over the next three years we will close two data centers, move six offices and replace the network and the desktops everywhere. You will make that happen on time and without drama.

Role
+ Manage several infrastructure projects at once, from charter to closure: data center migration, office relocation, network and Wi-Fi refresh, Office 365 and Windows roll-outs, telephony
+ Define scope, deliverables, work breakdown, schedule and budget; track cost against plan; manage risks, issues and changes
+ Lead cross-functional teams of engineers, facilities people and vendors; prepare RFPs and statements of work; hold suppliers to their dates
+ Coordinate cut-overs, often at weekends, with roll-back plans
+ Communicate with stakeholders and report to the CIO and the steering committee
+ Improve the templates and methods of the project office

Profile
+ Five years of managing IT projects with an infrastructure background (servers, network, desktop)
+ Project management certificate (PMP or PRINCE2) preferred, ITIL welcome
+ Budgets of half a million dollars and more, several sites
+ MS Project, Visio, Excel, SharePoint
+ Leadership without authority, negotiation, clear writing

Salary depends on experience. Benefits as you would expect from a firm of our size, and some you would not. Equal opportunity employer.`,

  drupalDeveloper: `Web Developer (Drupal / PHP)

For an agency of the state that serves schools and families we are rebuilding forty websites on Drupal 8. Good public websites matter: help us to make them fast, accessible and pleasant.

What you do
- Build sites, custom modules and responsive themes in Drupal (PHP, Twig, MySQL, HTML5, CSS3, JavaScript and jQuery)
- Migrate content from Drupal 7 and older systems; connect databases and services
- Work with designers and content editors, turn requests into requirements, estimate and plan
- Test across browsers, meet WCAG accessibility, tune performance, fix security issues
- Keep code in Git, deploy to Linux and Apache servers, document
- Train webmasters and support them after launch

What you need
- Three years of professional web development, most of it with Drupal or a comparable PHP content management system such as WordPress or Joomla
- Strong PHP, SQL, HTML, CSS and JavaScript
- Experience with version control and responsive design
- A feeling for users and for deadlines
Desirable: front-end frameworks, Selenium or Behat tests, Photoshop, public sector experience

The post is full time, limited to three years with the possibility of extension, paid by the public scale. Applicants with disabilities are preferred where equally qualified.`,

  intelligenceAnalyst: `Business Intelligence Analyst

Numbers without a question are noise. You ask first, then query.

You will join the analytics team of a consumer company (three analysts, two engineers) and serve marketing, finance and the website.

Your tasks
• Discuss questions with business owners and turn them into analyses, metrics and reports
• Extract, join and check data from the warehouse and other sources with SQL; help to define ETL jobs and data quality rules
• Model data and build dashboards in Tableau and Power BI; keep them correct and used
• Analyse campaigns, customer segments and funnels; forecast; run experiments with statistics in R or Python
• Present findings to managers so that they can act on them
• Document definitions and train colleagues in self-service reporting

Your profile
• Three years of experience as data, business intelligence or reporting analyst
• Very good SQL and Excel; Tableau, Power BI, QlikView, Cognos or a similar tool
• Understanding of data warehouse concepts and relational databases
• Statistics, R, Python or SAS desirable; web analytics a plus
• Degree in a quantitative subject, information systems or business

We offer remote work up to three days, bonus, lunch vouchers, a mentor for your first half year. We judge applications by what you can do and by nothing else.`,

  testEngineer: `QA Engineer - Test Automation

Ticketing for concerts is unforgiving: on-sale day comes once. Our quality team of four makes sure that everything works when a hundred thousand people click at ten o'clock.

You will
* read stories and designs with developers and the product owner and ask what could go wrong
* write test plans, cases and data; do functional, regression, integration and exploratory tests of web and mobile applications
* develop and maintain the automated suite: Selenium WebDriver with Java, Cucumber, REST API tests, load tests
* run it in continuous integration with Jenkins; watch results and stability
* check data with SQL, track defects in Jira until they are fixed, report on quality and risk
* help with user acceptance tests and releases

You bring
* three years of software testing, at least one of them with automation
* programming in Java or a similar language; SQL
* knowledge of test methods, the software life cycle and agile work (Scrum)
* experience with Selenium, HP ALM/QTP, Postman or similar tools
* an eye for detail and kindness in giving bad news
ISTQB certificate welcome.

We offer free tickets (of course), flexible hours, a modern office, health insurance, and twenty-five days off. Everybody is welcome.`,

  engineeringVicePresident: `Vice President, Software Engineering

The company: a growing provider of software as a service for logistics and field service, 300 employees, backed by patient investors.

The mission: lead the engineering organization of sixty (development, quality, DevOps and production operations, partly offshore) through directors and managers, and bring our products from a solid monolith to cloud services that customers love.

Responsibilities
1. Set technology strategy and architecture together with the CTO and product management; own the engineering road map
2. Deliver: predictable releases, high quality, high availability; agile methods at scale, continuous integration and automated tests
3. Lead the move to AWS, containers and microservices, and the retirement of legacy systems
4. Build the team: recruit, coach and develop leaders, shape a culture of ownership, manage performance
5. Manage a budget of 9 million dollars, partners and offshore teams
6. Represent engineering with customers, the board and in acquisitions
7. Make security and compliance part of how we work

Requirements
* Fifteen years in software development with at least seven in leading managers of engineering teams
* Background as hands-on engineer and architect (Java, .NET or similar, databases, web)
* Record of transforming an organization: agile, cloud, re-platforming
* Experience with distributed teams and multimillion budgets
* Executive presence and clear communication
* Degree in computer science or engineering; MBA a plus

Competitive salary, bonus and equity; relocation possible. We are committed to equal opportunity and to a workplace free of harassment.`,
} as const
