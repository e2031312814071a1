import type { RoleFamily } from '../types.ts'

// slug | name | what nearly everyone in the family works with, most typical first
const families = `
software-general | Software engineering | programming, git, algorithms, oop, design-patterns, sql, unit-testing, agile, debugging, ci-cd
backend | Back-end development | backend, rest-api, sql, git, microservices, docker, databases, unit-testing, ci-cd, linux
frontend | Front-end development | javascript, html, css, typescript, react, responsive-design, git, rest-api, webpack, web-accessibility
fullstack | Full-stack development | javascript, typescript, react, node-js, html, css, sql, rest-api, git, docker
mobile-ios | iOS development | swift, ios, xcode, swiftui, uikit, objective-c, rest-api, git, core-data, app-store
mobile-android | Android development | kotlin, android, java, android-studio, jetpack-compose, android-jetpack, rest-api, git, retrofit, app-store
mobile-cross | Cross-platform mobile development | cross-platform-mobile, react-native, flutter, javascript, dart, ios, android, rest-api, git, app-store
embedded | Embedded software | c, cpp, embedded-systems, microcontrollers, rtos, firmware, debugging, serial-protocols, linux, git
hardware | Hardware engineering | electronics, digital-electronics, pcb-design, fpga, lab-equipment, verilog, matlab, c, debugging, technical-documentation
game-dev | Game development | game-development, unity, c-sharp, cpp, unreal-engine, 3d-graphics, gameplay-programming, git, oop, debugging
blockchain | Blockchain development | blockchain, solidity, smart-contracts, ethereum, web3, javascript, typescript, cryptography, node-js, git
devops-sre | DevOps and reliability | ci-cd, docker, kubernetes, terraform, linux, aws, jenkins, git, monitoring, shell-scripting
cloud-platform | Cloud and platform engineering | cloud-computing, aws, azure, terraform, kubernetes, infrastructure-as-code, docker, linux, computer-networking, python
architecture | Architecture | software-architecture, system-design, solution-architecture, cloud-architecture, microservices, integration, apis, security-architecture, stakeholder-management, uml
data-engineering | Data engineering | sql, python, etl, data-pipelines, data-warehousing, spark, airflow, data-modeling, aws, kafka
data-science | Data science | python, statistics, machine-learning, sql, pandas, scikit-learn, data-visualization, r, jupyter, predictive-modeling
ml-ai | Machine learning and AI | python, machine-learning, deep-learning, pytorch, tensorflow, mlops, scikit-learn, docker, nlp, git
data-analytics-bi | Analytics and business intelligence | sql, data-analysis, microsoft-excel, power-bi, tableau, data-visualization, reporting, dashboards, kpis, business-intelligence
database-admin | Database administration | database-administration, sql, sql-server, oracle-database, database-performance-tuning, database-backup-and-recovery, postgresql, database-replication, database-security, stored-procedures
qa-test | Quality assurance and test | software-testing, quality-assurance, test-case-design, test-automation, defect-tracking, regression-testing, selenium, jira, api-testing, test-planning
security | Security | cyber-security, network-security, vulnerability-assessment, siem, incident-response-security, security-risk, firewalls, identity-and-access-management, security-operations, nist
network-engineering | Network engineering | computer-networking, routing-and-switching, cisco, tcp-ip, firewalls, lan, wan, vpn, network-troubleshooting, bgp
systems-admin | Systems administration | system-administration, windows-server, active-directory, linux, vmware, backup-and-recovery, patch-management, shell-scripting, dns, troubleshooting
it-support | IT support | technical-support, help-desk, troubleshooting, windows, desktop-support, hardware-troubleshooting, active-directory, microsoft-office, ticketing, customer-service
it-management | IT management | it-management, it-infrastructure, vendor-management, it-budgeting, project-management, it-service-management, people-management, it-strategy, itil, leadership
engineering-management | Engineering management | engineering-management-skill, people-management, technical-leadership, agile, software-architecture, project-management, programming, technical-recruiting, mentoring, stakeholder-management
product-management | Product management | product-management, product-roadmap, product-strategy, user-stories, backlog-management, stakeholder-management, agile, prioritization, market-research, jira
project-delivery | Project delivery | project-management, agile, scrum, stakeholder-management, risk-management, ms-project, jira, resource-management, sdlc, communication
business-analysis | Business analysis | business-analysis, requirements-gathering, functional-specifications, bpmn, user-stories, uat, sql, stakeholder-management, gap-analysis, visio
ux-design | UX and design | ux-design-skill, ui-design, figma, wireframing, prototyping, ux-research, usability-testing, interaction-design, design-systems, personas
erp-crm | ERP, CRM and business applications | erp, crm, requirements-gathering, implementation, integration, sql, reporting, business-process-management, user-training, data-migration
technical-writing | Technical communication | technical-writing, technical-documentation, api-documentation, content-strategy, markdown, confluence, copywriting, knowledge-base, information-architecture, git
sales-engineering | Sales and customer engineering | pre-sales, product-demos, customer-success, solution-architecture, rfp, account-management, communication, presentation-skills, apis, crm
digital-marketing | Digital and e-commerce | digital-marketing, seo, google-analytics, content-management-systems, web-analytics, content-strategy, e-commerce, html, google-ads, social-media
`

// how near the work of two families is; a pair that is absent is far
const nearness = `
.9 cloud-platform devops-sre
.8 backend fullstack, backend software-general, frontend fullstack, fullstack software-general
.8 data-science ml-ai, network-engineering systems-admin
.75 data-analytics-bi data-science, it-support systems-admin, it-management systems-admin
.7 mobile-cross mobile-ios, mobile-android mobile-cross, embedded hardware, devops-sre systems-admin
.7 data-engineering database-admin, engineering-management it-management, business-analysis product-management
.65 cloud-platform systems-admin, business-analysis project-delivery, data-analytics-bi data-engineering, mobile-android mobile-ios
.65 product-management project-delivery, it-management project-delivery, frontend mobile-cross
.6 backend data-engineering, data-engineering ml-ai, network-engineering security, it-support network-engineering, architecture cloud-platform
.6 architecture software-general, architecture backend, engineering-management architecture, engineering-management project-delivery
.6 business-analysis erp-crm, business-analysis data-analytics-bi, engineering-management software-general, data-engineering data-science
.55 embedded software-general, game-dev software-general, backend blockchain, security systems-admin, database-admin systems-admin
.55 frontend software-general, backend devops-sre, frontend ux-design, architecture fullstack, engineering-management product-management
.5 mobile-android software-general, mobile-ios software-general, mobile-cross software-general, blockchain fullstack, blockchain software-general
.5 backend cloud-platform, backend engineering-management, cloud-platform network-engineering, cloud-platform security, devops-sre security
.5 qa-test software-general, backend database-admin, data-analytics-bi database-admin, business-analysis qa-test, frontend mobile-android, frontend mobile-ios
.5 it-management network-engineering, it-management it-support, product-management ux-design, digital-marketing frontend, architecture engineering-management
.45 ml-ai software-general, architecture devops-sre, architecture data-engineering, architecture security, erp-crm project-delivery, fullstack mobile-cross
.45 it-management security, erp-crm it-management, erp-crm software-general, sales-engineering architecture, engineering-management fullstack
.4 backend ml-ai, cloud-platform data-engineering, data-engineering devops-sre, data-engineering software-general, ux-design digital-marketing
.4 data-analytics-bi erp-crm, erp-crm backend, sales-engineering product-management, sales-engineering it-support, sales-engineering erp-crm
.4 technical-writing business-analysis, qa-test it-support, devops-sre network-engineering, devops-sre software-general, data-science software-general
.4 architecture it-management, business-analysis it-management, database-admin erp-crm, product-management it-management, qa-test project-delivery
.35 fullstack devops-sre, backend qa-test, frontend qa-test, fullstack qa-test, embedded qa-test, mobile-cross qa-test, game-dev mobile-cross
.35 sales-engineering project-delivery, technical-writing ux-design, digital-marketing data-analytics-bi, digital-marketing product-management
.35 frontend game-dev, embedded game-dev, backend game-dev, hardware network-engineering, architecture network-engineering, architecture business-analysis
.3 technical-writing it-support, technical-writing software-general, embedded network-engineering, embedded systems-admin, hardware it-support
.3 technical-writing product-management, technical-writing qa-test, product-management data-analytics-bi, fullstack cloud-platform, fullstack ux-design
.3 it-support erp-crm, it-support database-admin, it-support project-delivery, sales-engineering network-engineering, security software-general
`

const rows = families
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((field) => field.trim()))

/** Skills common to nearly all people of a family, by family slug. */
export const coreSkillsByFamily: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map(([slug = '', , skills = '']) => [slug, skills.split(', ')]),
)

export const roleFamilies: readonly RoleFamily[] = withAffinities()

function withAffinities(): RoleFamily[] {
  const near = new Map(rows.map(([slug = '']) => [slug, new Map<string, number>()]))
  for (const line of nearness.trim().split('\n')) {
    const [strength = '', ...words] = line.split(' ')
    for (const pair of words.join(' ').split(', ')) {
      const [left = '', right = ''] = pair.split(' ')
      near.get(left)?.set(right, Number(strength))
      near.get(right)?.set(left, Number(strength))
    }
  }
  return rows.map(([slug = '', name = '']) => ({
    slug,
    name,
    affinity: [...(near.get(slug) ?? [])].map(([other, strength]) => ({ slug: other, strength })),
  }))
}
