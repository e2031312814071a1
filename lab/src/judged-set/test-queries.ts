import type { JudgedQuery } from './judged-query.ts'
import { WRITTEN_POSTINGS as written } from './written-postings.ts'

/** Held-out queries: run once the model is final, and reported whatever the result. */
export const TEST_QUERIES: readonly JudgedQuery[] = [
  {
    id: 't01',
    title: 'Senior Android engineer',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 31 }] },
    summary:
      'Senior Android developer for a mobile wallet with millions of users. You architect, build and maintain the native app in Kotlin with RxJava or coroutines, NFC payment, offline sync, location services, and care for UI and UX; code reviews, pairing and mentoring. Android SDK in depth, computer science degree; iOS or back-end experience a plus.',
    skills: 'Android, Kotlin, Android SDK, RxJava, coroutines, NFC, mobile development, UX',
  },
  {
    id: 't02',
    title: 'Full-stack engineer with UI focus',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 33 }] },
    summary:
      'Full-stack software engineer with a focus on UI for a travel search website. Three or more years of professional web development, strong HTML and CSS (LESS, SCSS), Angular, React or similar, experience with Java, C# or another back-end language, full-stack debugging, performance and browser compatibility; SQL a plus; a portfolio of complex sites.',
    skills: 'HTML, CSS, LESS, SCSS, JavaScript, Angular, React, Java, C#, SQL, web development',
  },
  {
    id: 't03',
    title: 'Front-end developer, growth marketing',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 38 }] },
    summary:
      'Front-end developer in a growth marketing team who builds landing pages, blogs and campaign sites with designers and copywriters. Two or more years in an agency or similar; JavaScript, HTML and CSS/SASS, Git, Angular, React or TypeScript, REST APIs, responsive design; familiar with Adobe and Sketch; WordPress and PHP a plus.',
    skills:
      'JavaScript, HTML, CSS, SASS, React, Angular, TypeScript, Git, REST API, responsive design, WordPress, PHP, Adobe Creative Suite',
  },
  {
    id: 't04',
    title: 'Head of digital supply chain community',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 44 }] },
    summary:
      'Head of the digital supply chain community of a global industrial group: set and execute the digital supply chain strategy with business segments, IT and procurement, scale up initiatives, run programmes in an agile way and share best practice. Hands-on digital supply chain experience, data analytics, process transformation, IoT; excellent communication.',
    skills:
      'digital supply chain, supply chain strategy, programme management, data analytics, process transformation, IoT, stakeholder management',
  },
  {
    id: 't05',
    title: 'IT support assistant',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 50 }] },
    summary:
      'IT support assistant giving first-line support to colleagues worldwide on computers, telephony and applications: receive, record, resolve or refer cases, inform users, follow procedures. Trained in IT support, at least a year as support assistant, Microsoft systems, ITSM tools, ITIL; service-minded, structured, good English; security clearance needed.',
    skills:
      'IT support, first-line support, Microsoft Windows, ITSM tools, ITIL, application support, telephony, customer service',
  },
  {
    id: 't06',
    title: 'Product manager, retail platform',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 51 }] },
    summary:
      'Experienced product manager for a digital in-store retail platform: shape the value proposition, find customer segments, own roadmap and briefs, work with business users and R&D, test with users. Product and project management, B2B, understanding of UX development and a technical background, excellent communication and English.',
    skills:
      'product management, project management, product roadmap, UX, user testing, B2B, value proposition, stakeholder management',
  },
  {
    id: 't07',
    title: 'Senior Java developer',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 53 }] },
    summary:
      'Senior Java developer in an agile team of a logistics company’s IT: Java and Spring Boot, unit testing, Maven, some web UI, test and behaviour driven development, continuous delivery with Jenkins and Ansible, event-based architectures, code review and pairing, user stories with product owners, support rota.',
    skills:
      'Java, Spring Boot, unit testing, TDD, BDD, Maven, Jenkins, Ansible, continuous delivery, agile, microservices',
  },
  {
    id: 't08',
    title: 'Senior data engineer',
    source: {
      kind: 'skillspan',
      parts: [
        { split: 'test', idx: 55 },
        { split: 'test', idx: 56 },
        { split: 'test', idx: 57, sentences: [0, 4] },
      ],
    },
    summary:
      'Senior data engineer in an advanced analytics team of an energy company: data collection for analytic systems, a new data backbone, data mining and models brought into business applications. Solid quantitative experience; C#, Python or Java; data ingestion tools such as NiFi, cloud platforms; data visualisation and machine learning desirable.',
    skills:
      'data engineering, Python, Java, C#, NiFi, cloud platforms, data mining, machine learning, data visualisation, analytics',
  },
  {
    id: 't09',
    title: 'PLM senior lead architect',
    source: { kind: 'skillspan', parts: [{ split: 'test', idx: 64 }] },
    summary:
      'Senior lead architect for PLM at a wind power company: technology roadmap for Teamcenter, quality and manufacturing systems and their integration with SAP ERP, enterprise architecture after TOGAF, coaching of solution architects, value assessment of projects. Ten or more years with PLM and ERP systems, requirements from large organisations.',
    skills:
      'PLM, Teamcenter, SAP, ERP, enterprise architecture, TOGAF, requirements gathering, solution architecture, manufacturing execution systems',
  },
  {
    id: 't10',
    title: 'IT project manager, release train engineer',
    source: { kind: 'skillspan', parts: [{ split: 'dev', idx: 42 }] },
    summary:
      'IT project manager as delivery stream driver (SAFe release train engineer) in a bank: plan, coordinate and drive end-to-end deliveries for compliance and digitalisation with projects, business, remote development teams and architects; role model in agile ways of working. Excellent stakeholder management; SAFe and project management certificates, Jira, Confluence, SharePoint, Excel.',
    skills:
      'IT project management, SAFe, agile, release train engineer, release management, stakeholder management, Jira, Confluence, SharePoint, Excel',
  },
  {
    id: 't11',
    title: 'Senior software engineer, big data on Azure',
    source: { kind: 'skillspan', parts: [{ split: 'dev', idx: 47 }] },
    summary:
      'Senior software engineer for a customer insights SaaS product: design, build and operate distributed, large-scale data applications on Azure with Spark, Azure Data Lake and Cosmos DB; performance, security and reliability; technical leadership, occasional on call. Many years of software engineering, several with distributed services or big data.',
    skills:
      'software engineering, distributed systems, Spark, Azure, Azure Data Lake, Cosmos DB, big data, SaaS, technical leadership',
  },
  {
    id: 't12',
    title: 'Bioinformatician',
    source: { kind: 'skillspan', parts: [{ split: 'dev', idx: 50 }] },
    summary:
      'Bioinformatician in drug discovery: integrative analysis of RNA-seq, proteomics and genetics data to find targets and biomarkers, together with scientists. PhD in bioinformatics or computational science, Python and R, version control, high performance or cloud computing, statistics on large omics data, clear communication.',
    skills:
      'bioinformatics, Python, R, version control, HPC, cloud computing, statistics, data mining, data analysis, omics',
  },
  {
    id: 't13',
    title: 'Data protection and IT compliance lead',
    source: { kind: 'skillspan', parts: [{ split: 'dev', idx: 53 }] },
    summary:
      'Lead for data protection and IT compliance in global IT of a medical device company: run the European data protection (GDPR) project, write policies and procedures, train employees, be the SOX champion, drive security initiatives and internal audits, coordinate external ones. Experience of implementing compliance, data protection, project and change management.',
    skills:
      'data protection, GDPR, IT compliance, SOX, IT audit, information security, policies and procedures, project management, change management',
  },
  {
    id: 't14',
    title: 'Data warehouse developer, health data',
    source: { kind: 'skillspan', parts: [{ split: 'dev', idx: 58 }] },
    summary:
      'Experienced developer to turn a health research data set-up into a professional operational data warehouse: ingestion from changing sources, data modelling (third normal form or dimensional), delivery to users, operation and quality assurance, documentation. Documented experience of databases and data warehouses, database architecture, SQL, development lifecycle; knowledge of data security.',
    skills:
      'data warehouse, SQL, data modelling, ETL, database architecture, data management, data quality, systems administration',
  },
  {
    id: 't15',
    title: 'Systems engineer, Windows and Citrix',
    source: {
      kind: 'assembled',
      opening: 'Support and Systems Engineer. You will have:',
      techwolf: [49, 50, 51, 52, 53, 55, 56, 57],
      frame: { split: 'test', idx: 50, sentences: [14, 20] },
    },
    summary:
      'Support and systems engineer for customers: software, hardware and networking, Windows Server 2012, Exchange, Active Directory, Group Policy and DNS, Citrix XenApp, networking and firewall devices. Explains technical matters to non-technical people, prioritises well, logical problem solver; government security clearance required.',
    skills:
      'Windows Server 2012, Exchange, Active Directory, Group Policy, DNS, Citrix XenApp, networking, firewalls, systems engineering',
  },
  {
    id: 't16',
    title: 'C# web developer',
    source: {
      kind: 'assembled',
      opening: 'C# .NET Developer. Essential skills:',
      techwolf: [65, 66, 67, 68, 69, 70, 94, 95],
      frame: { split: 'test', idx: 33, sentences: [9, 22] },
    },
    summary:
      'Developer of web applications in C# and .NET with SQL Server, JavaScript (ideally Angular or Knockout), HTML and CSS. WordPress and Git are a bonus and can be taught.',
    skills: 'C#, .NET, JavaScript, Angular, Knockout, SQL Server, HTML, CSS, Git',
  },
  {
    id: 't17',
    title: 'Enterprise systems development manager, Dynamics',
    source: {
      kind: 'assembled',
      opening: 'Enterprise Systems Development Manager',
      techwolf: [16, 17, 18, 19, 176],
      frame: { split: 'test', idx: 53, sentences: [14, 21] },
    },
    summary:
      'Enterprise systems development manager, the company’s point of contact for Dynamics 365 with expert knowledge of Dynamics AX, reporting to CTO and CFO. Manage the ERP implementation, build a small team of developers, work with all levels of the organisation; people and project management.',
    skills: 'Dynamics 365, Dynamics AX, ERP implementation, people management, project management, enterprise systems',
  },
  {
    id: 't18',
    title: 'Junior Java developer',
    source: {
      kind: 'assembled',
      opening: 'Junior / Graduate Java Developer',
      techwolf: [286, 287, 55],
      frame: { split: 'test', idx: 53, sentences: [14, 21] },
    },
    summary:
      'Junior or graduate Java developer with some commercial experience of Java 8, Hibernate, Spring, XML, JSP, AJAX, Jenkins, Confluence, MySQL or Swing, to work on new projects.',
    skills: 'Java 8, Spring, Hibernate, XML, JSP, AJAX, Jenkins, MySQL, Swing',
  },
  {
    id: 't19',
    title: 'IT and AV support engineer',
    source: {
      kind: 'assembled',
      opening: 'IT Support Engineer / AV Support Engineer',
      techwolf: [293, 294, 295, 296, 297],
      frame: { split: 'test', idx: 50, sentences: [28, 38] },
    },
    summary:
      'IT and audio-visual support engineer: Windows 7 and 8, Microsoft Office, Skype for Business, video conferencing and AV control systems, installation and configuration of desktop applications, work to service levels. At least a year in an AV or IT support role; investigative, results-driven, independent.',
    skills:
      'IT support, audio visual support, video conferencing, Windows, Microsoft Office, Skype for Business, desktop applications, SLA',
  },
  {
    id: 't20',
    title: 'Director of information technology',
    source: { kind: 'written', text: written.itDirector },
    summary:
      'Director of information technology for a regional health network of 900 staff at twelve sites: strategy, a budget of 4 million, a team of fourteen, infrastructure, applications (electronic health records, ERP), security and compliance (HIPAA), vendors and contracts, disaster recovery. Twelve years in IT, five leading managers.',
    skills:
      'IT strategy, IT leadership, budgeting, vendor management, infrastructure, information security, HIPAA, electronic health records, ERP, disaster recovery, governance',
  },
  {
    id: 't21',
    title: 'Network engineer',
    source: { kind: 'written', text: written.networkEngineer },
    summary:
      'Network engineer for campus and branch networks: Cisco routers, switches and wireless, firewalls and VPN, MPLS, VoIP; monitoring, capacity, documentation and second-level incidents, some Windows or Linux servers. Five years of LAN/WAN; CCNA needed, CCNP welcome.',
    skills:
      'Cisco, LAN/WAN, routing and switching, firewalls, VPN, MPLS, wireless, VoIP, network monitoring, CCNA, TCP/IP',
  },
  {
    id: 't22',
    title: 'Information security analyst',
    source: { kind: 'written', text: written.securityAnalyst },
    summary:
      'Information security analyst in a government programme: monitor and analyse intrusions, vulnerability scans and remediation, incident response, security controls and accreditation packages (RMF, NIST 800-53), firewalls and IDS, reports. Three years; Security+ needed, CISSP welcome, clearance.',
    skills:
      'information security, intrusion detection, vulnerability assessment, incident response, RMF, NIST 800-53, firewalls, Security+, CISSP, Wireshark',
  },
  {
    id: 't23',
    title: 'Oracle database administrator',
    source: { kind: 'written', text: written.oracleAdministrator },
    summary:
      'Oracle database administrator for production databases 11g to 19c on Linux: installation, patching, RMAN backup and recovery, Data Guard and RAC, performance tuning, security, PL/SQL support, automation by shell scripts; some MySQL or SQL Server; AWS a plus. Five years; OCP welcome.',
    skills:
      'Oracle, database administration, RMAN, Data Guard, RAC, performance tuning, PL/SQL, Linux, shell scripting, AWS',
  },
  {
    id: 't24',
    title: 'Desktop support technician',
    source: { kind: 'written', text: written.desktopTechnician },
    summary:
      'Desktop support technician, second level, on site for 400 users: image, deploy and repair desktops, laptops, printers and phones, Windows 10 migration, Active Directory accounts, Office 365, conference rooms, tickets in ServiceNow, asset inventory. Three years of desktop support, A+ preferred.',
    skills:
      'desktop support, Windows 10, imaging, hardware repair, printers, Active Directory, Office 365, ServiceNow, mobile devices, CompTIA A+',
  },
  {
    id: 't25',
    title: 'Business systems analyst',
    source: { kind: 'written', text: written.businessAnalyst },
    summary:
      'Senior business systems analyst for CRM and ERP (SAP): elicit and document requirements, map processes, gap analysis, functional specifications, work with developers, plan user acceptance tests, train users, write SQL for data questions. Five years as business or systems analyst in an SDLC or agile setting.',
    skills:
      'business analysis, requirements gathering, functional specifications, gap analysis, user acceptance testing, process mapping, SAP, CRM, SQL, Visio, agile',
  },
  {
    id: 't26',
    title: 'IT infrastructure project manager',
    source: { kind: 'written', text: written.infrastructureProjectManager },
    summary:
      'IT project manager for infrastructure: data centre moves, office moves, network refreshes, Windows and Office 365 migrations for several sites. Plan scope, budget, schedule and risk, lead technical teams and vendors, report to executives. Five years of IT projects; PMP preferred; infrastructure background.',
    skills:
      'IT project management, PMP, infrastructure projects, data center migration, Office 365 migration, budgeting, risk management, vendor management, MS Project',
  },
  {
    id: 't27',
    title: 'Drupal and PHP web developer',
    source: { kind: 'written', text: written.drupalDeveloper },
    summary:
      'Web developer for public-sector sites in Drupal 8: modules and themes in PHP, MySQL, HTML5, CSS3, JavaScript and jQuery, responsive and accessible, migrations from older systems, Git, Linux and Apache, training of content editors. Three years with Drupal or another PHP content management system.',
    skills: 'Drupal, PHP, MySQL, HTML5, CSS3, JavaScript, jQuery, Git, Apache, Linux, content management system',
  },
  {
    id: 't28',
    title: 'Business intelligence analyst',
    source: { kind: 'written', text: written.intelligenceAnalyst },
    summary:
      'Business intelligence analyst: understand questions of marketing and finance, extract and model data with SQL from the warehouse, build dashboards in Tableau or Power BI, ETL checks, statistics in R or Python, present findings. Three years of data analysis.',
    skills: 'SQL, Tableau, Power BI, data analysis, dashboards, ETL, data warehouse, R, Python, statistics, Excel',
  },
  {
    id: 't29',
    title: 'Test automation engineer',
    source: { kind: 'written', text: written.testEngineer },
    summary:
      'QA engineer with a focus on automation: test plans and cases, automated regression tests with Selenium WebDriver in Java, Cucumber, API tests, SQL checks, defects in Jira, continuous integration with Jenkins, agile team. Three years of software testing.',
    skills: 'test automation, Selenium, Java, Cucumber, test cases, regression testing, SQL, Jira, Jenkins, agile',
  },
  {
    id: 't30',
    title: 'Vice president of software engineering',
    source: { kind: 'written', text: written.engineeringVicePresident },
    summary:
      'Vice president of software engineering for a SaaS company: lead sixty people in development, QA and operations through directors, technology strategy and architecture, move to the cloud and microservices, agile at scale, budget, offshore partners, member of the executive team. Fifteen years in software, seven leading managers.',
    skills:
      'software engineering leadership, technology strategy, agile, cloud, AWS, microservices, budget management, offshore teams, architecture, executive leadership',
  },
]
