import type { JudgedQuery } from './judged-query.ts'
import { WRITTEN_POSTINGS as written } from './written-postings.ts'

/** Development queries for analysis and model selection; never used for reported figures. */
export const DEV_QUERIES: readonly JudgedQuery[] = [
  {
    id: 'd01',
    title: 'Digital R&D product manager',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 82 }] },
    summary:
      'Digital product manager for internal R&D software. You own the product vision and backlog, scope and plan projects with budget, coordinate a cross-functional team and external vendors, translate between IT and business, and see the product into operation. A degree in science or engineering, a few years with digital projects and product management, solid IT project management, knowledge of science data.',
    skills:
      'product management, product ownership, backlog management, IT project management, stakeholder management, vendor coordination, budgeting, R&D data processes',
  },
  {
    id: 'd02',
    title: 'Freelance developer, web back office and Android app',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 84 }] },
    summary:
      'Freelance developer to build a field service management system: a web application for the back office with clients, jobs, pricing profiles, documents and reports, and a native Android app with which engineers on site submit job reports with photos, mark positions on drawings, work offline and collect signatures, synchronised to a server database.',
    skills: 'Android, web application development, Java, SQL database, REST API, JavaScript, reporting',
  },
  {
    id: 'd03',
    title: 'Front-end designer and developer, blockchain',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 86 }] },
    summary:
      'Junior front-end developer with an eye for design, in a team that builds early blockchain prototypes for digital payments. You turn requirements into interaction flows and visual designs and implement them with a JavaScript framework such as React, AngularJS or Meteor, HTML5 and CSS3; some Python. Degree in computer science, new graduates welcome.',
    skills: 'JavaScript, React, AngularJS, Meteor, HTML5, CSS3, Python, UI design, blockchain',
  },
  {
    id: 'd04',
    title: 'Senior embedded software engineer',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 95 }] },
    summary:
      'Senior embedded software engineer for electronic locks opened by phone. You take embedded software for battery powered wireless products through analysis, design, implementation and release test, close to the hardware developer. At least five years of embedded C/C++, low power wireless protocols such as Bluetooth, security in wireless systems, and a degree in software engineering.',
    skills:
      'embedded software, C, C++, Bluetooth, low power wireless protocols, wireless security, hardware interfaces, release testing',
  },
  {
    id: 'd05',
    title: 'Director Data Partner',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 107 }] },
    summary:
      'Director-level data partner between global IT and one line of business. You design its data strategy, implement the data governance framework and data management capabilities, translate business pain points into data and analytics solutions, and foster a data-driven culture. Many years of data management and analytics, enterprise data governance, leadership of cross-functional programmes, preferably in life sciences.',
    skills:
      'data strategy, data governance, data management, analytics, master data management, stakeholder management, change management, programme leadership',
  },
  {
    id: 'd06',
    title: 'Java developer and architect, mobile services',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 111 }] },
    summary:
      'Skilled Java developer with at least five years of experience to design scalable software architecture for mobile payment services together with customers. Tools: Jira, Git, Gerrit, Eclipse, Jenkins; continuous integration, test and release automation, agile methods, app development. Experience from mobile solutions or finance is a plus. Technical degree and fluent English.',
    skills:
      'Java, software architecture, Git, Jenkins, Jira, continuous integration, test automation, agile, mobile app development',
  },
  {
    id: 'd07',
    title: 'Application support specialist, equities',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 115 }] },
    summary:
      'Application support specialist for business critical trading applications. You deploy to production by automated means, support users, analyse incidents and root causes, document operational procedures and work with development and infrastructure. Computer science degree; Jira and Confluence, Git, Bitbucket, Bamboo, Puppet; scripting, Java, Python or C++; experience from trading environments preferred.',
    skills:
      'application support, incident management, root cause analysis, deployment automation, Jira, Git, Bamboo, Puppet, Java, Python, scripting',
  },
  {
    id: 'd08',
    title: 'Software developer, Windows UI in C#',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 117 }] },
    summary:
      'Software developer for the Windows application of a dental scanner: implement, analyse, fix and test the user interface in C#/.NET, design screens and application flow from customer demands, coordinate shared UI with other teams. Two to three years of C#/.NET; WPF/XAML a plus, 3D graphics a plus; agile with Kanban; degree in computer science.',
    skills: 'C#, .NET, WPF, XAML, Windows UI development, software testing, agile, Kanban',
  },
  {
    id: 'd09',
    title: 'Account security manager',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 118 }] },
    summary:
      'Account security manager, the point of contact between a large IT provider and its customer in all matters of IT security. You assess the customer infrastructure for weaknesses, recommend improvements, coordinate incident response, report on security and compliance, follow up audit findings. CISSP and technical security certifications preferred; information and network security, security architecture.',
    skills:
      'information security, security incident response, CISSP, network security, risk assessment, security compliance, audit, security architecture, client relationship',
  },
  {
    id: 'd10',
    title: 'DevOps engineer',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 121 }] },
    summary:
      'DevOps engineer to build and operate a scalable, highly available and secure production environment for an identity verification platform, together with the software team. At least three years of DevOps; solid Linux, cloud computing, relational databases and IT security; some JavaScript, HTML and CSS. Start-up environment, high ethical standards.',
    skills: 'DevOps, Linux, cloud computing, relational databases, IT security, high availability, JavaScript',
  },
  {
    id: 'd11',
    title: 'Lead integration developer, .NET',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 130 }] },
    summary:
      'Lead integration developer responsible for the architecture of commerce APIs and their integration with customers’ websites, ERP and point of sale. You lead a small team. More than four years of experience, one as lead; expert C#/.NET and ASP.NET MVC, JSON services, HTML, CSS, JavaScript, AJAX, SQL Server and T-SQL, database design, ecommerce and ERP systems.',
    skills:
      'C#, .NET, ASP.NET MVC, JSON, REST API, HTML, CSS, JavaScript, AJAX, SQL Server, T-SQL, ecommerce, ERP, team lead',
  },
  {
    id: 'd12',
    title: 'TechOps engineer',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 133 }] },
    summary:
      'TechOps engineer (SRE, system administration) for a robot company’s cloud: incident follow-up, capacity, monitoring, infrastructure planning and set-up. Server administration, infrastructure as code with Ansible and Kubernetes, Docker, Google Cloud, database administration (Cassandra), Node.js microservices, monitoring, backups and strong scripting. Computer science background.',
    skills:
      'system administration, SRE, Ansible, Kubernetes, Docker, Google Cloud Platform, Cassandra, Node.js, monitoring, backup, scripting',
  },
  {
    id: 'd13',
    title: 'Senior project manager, transformation office',
    source: { kind: 'skillspan', parts: [{ split: 'train', idx: 116 }] },
    summary:
      'Senior project manager in a transformation office, leading global strategic projects with automation and digitalisation content from idea to realised benefit, and mentoring other project managers. Master’s degree in business or computer science; extensive experience of global roll-outs from consultancy or an IT vendor; programme management; SAFe, Scrum and traditional methods; stakeholder management.',
    skills:
      'project management, programme management, SAFe, Scrum, digital transformation, global roll-out, stakeholder management, coaching',
  },
  {
    id: 'd14',
    title: 'Senior Cisco engineer',
    source: {
      kind: 'assembled',
      opening: 'Senior Network Engineer (Cisco). The successful candidate will have:',
      techwolf: [58, 59, 60, 52, 55, 57],
      frame: { split: 'train', idx: 118, sentences: [18, 24] },
    },
    summary:
      'Senior network engineer, CCNP certified or with several CCNAs, who supports Cisco and Palo Alto security, Cisco switching and wireless, the Cisco data centre (UCS, Nexus with NetApp, Nimble and VMware) and Cisco collaboration (CUCM, UCCX, Unity) for customers. Logical problem solver who explains technical matters to others.',
    skills: 'Cisco, CCNP, CCNA, switching, wireless, Palo Alto firewall, Nexus, UCS, VMware, CUCM, VoIP',
  },
  {
    id: 'd15',
    title: 'Front-end developer, JavaScript',
    source: {
      kind: 'assembled',
      opening: 'Front End Developer / Javascript Developer',
      techwolf: [263, 264, 265, 266, 267],
      frame: { split: 'train', idx: 86, sentences: [20, 30] },
    },
    summary:
      'Front-end developer for an established software house. Strong JavaScript and CSS; AJAX highly desirable; an appreciation of the back end, with PHP or Perl on Linux nice to have but not essential. A self-starter who enjoys a technical environment and learns new skills on varied projects.',
    skills: 'JavaScript, CSS, AJAX, HTML, PHP, Perl, Linux',
  },
  {
    id: 'd16',
    title: 'Software tester',
    source: {
      kind: 'assembled',
      opening: 'Software Tester',
      techwolf: [314, 315, 316, 317, 319, 55],
      frame: { split: 'train', idx: 111, sentences: [11, 14] },
    },
    summary:
      'Software tester working between test and development teams to tight deadlines. At least three years of commercial testing of software, proficient in SQL queries, Oracle, test documentation, and preferably an ISEB/ISTQB certificate.',
    skills: 'software testing, SQL, Oracle, ISTQB, test cases, defect tracking',
  },
  {
    id: 'd17',
    title: 'IT manager, law firm',
    source: { kind: 'written', text: written.itManagerLawFirm },
    summary:
      'Hands-on IT manager for a law firm with four offices and 220 users. You lead three technicians, own the budget and vendors, run Windows servers, VMware, Exchange to Office 365, Cisco network and firewalls, backup and disaster recovery, and the help desk. Eight years in IT, three leading people.',
    skills:
      'IT management, Windows Server, VMware, Active Directory, Exchange, Office 365, Cisco, firewalls, disaster recovery, budgeting, vendor management',
  },
  {
    id: 'd18',
    title: 'Windows systems administrator',
    source: { kind: 'written', text: written.windowsAdministrator },
    summary:
      'Windows systems administrator for 120 virtual servers: Active Directory, Group Policy, Exchange and Office 365, VMware or Hyper-V, SCCM patching, storage and backups, PowerShell automation, third-level support. Four years of server administration; Azure a plus.',
    skills:
      'Windows Server, Active Directory, Group Policy, VMware, Hyper-V, Exchange, Office 365, SCCM, PowerShell, SAN, backup, Azure',
  },
  {
    id: 'd19',
    title: 'Help desk analyst',
    source: { kind: 'written', text: written.helpDeskAnalyst },
    summary:
      'Help desk analyst, first level: answer calls and tickets of 900 users, reset passwords and manage accounts in Active Directory, troubleshoot Windows, Office, printers and phones, escalate what you cannot solve and document it. One year of support or a fresh degree; CompTIA A+ welcome.',
    skills:
      'help desk, technical support, Windows, Microsoft Office, Active Directory, ticketing system, printers, customer service, CompTIA A+',
  },
  {
    id: 'd20',
    title: 'SQL Server database administrator and developer',
    source: { kind: 'written', text: written.sqlServerAdministrator },
    summary:
      'Database administrator and developer for SQL Server and some Oracle: installation, upgrades, backup and recovery, performance tuning, security, stored procedures, SSIS and SSRS, support of the data warehouse. Four years as DBA; cloud databases on AWS or Azure a plus.',
    skills:
      'SQL Server, database administration, T-SQL, stored procedures, backup and recovery, performance tuning, SSIS, SSRS, Oracle, AWS RDS',
  },
  {
    id: 'd21',
    title: 'UX/UI designer',
    source: { kind: 'written', text: written.uxDesigner },
    summary:
      'UX/UI designer for web and mobile products in health care: user research, personas, user flows, wireframes and prototypes, usability tests, visual design, and close work with an agile development team. Three years of experience and a portfolio; Sketch, Illustrator, InVision; HTML and CSS helpful.',
    skills:
      'user experience design, interaction design, wireframes, prototyping, usability testing, user research, Sketch, InVision, HTML, CSS',
  },
  {
    id: 'd22',
    title: 'Software engineering manager',
    source: { kind: 'written', text: written.engineeringManager },
    summary:
      'Engineering manager for two product teams, fourteen engineers: hire and develop people, plan releases with product management, own architecture and quality, agile delivery. Ten years of software development and four of managing engineers; web services and REST APIs in Java, C# or C++.',
    skills:
      'software engineering management, people management, agile, Scrum, software architecture, REST API, Java, C#, C++, hiring, release planning',
  },
  {
    id: 'd23',
    title: 'IT trainer',
    source: { kind: 'written', text: written.itTrainer },
    summary:
      'IT trainer: design and teach classes for end users and for technicians (Office 365, Windows, networking basics, programming introduction), build e-learning, assess results, keep the curriculum current. Three years of teaching or technical training; CompTIA or Microsoft certificates welcome.',
    skills:
      'IT training, curriculum development, e-learning, Microsoft Office, networking basics, programming basics, classroom instruction, CompTIA',
  },
]
