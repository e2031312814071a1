// Requirements of the demo employers, at least one in every state. Their criteria are read from these texts by the
// regular reader.
import type { NewRequirement } from '../src/domains/requirements/index.ts'

export interface DemoRequirement {
  readonly company: 'acme' | 'globex'
  readonly title: string
  readonly state: NewRequirement['state']
  readonly seats: number
  readonly daysAgo: number
  readonly band: { readonly amountMinor: number; readonly currency: string; readonly period: 'hour' | 'year' } | null
  readonly visibility?: NewRequirement['visibility']
  /** Hiring managers and viewers see what is assigned to them. */
  readonly assigned: readonly string[]
  readonly text: string
}

const MANAGER = 'manager@acme.test'
const VIEWER = 'viewer@acme.test'

export const demoRequirements: readonly DemoRequirement[] = [
  {
    company: 'acme',
    title: 'Senior Backend Engineer, order intake',
    state: 'open',
    seats: 2,
    daysAgo: 19,
    band: { amountMinor: 6500, currency: 'EUR', period: 'hour' },
    visibility: 'public',
    assigned: [MANAGER, VIEWER],
    text: `Senior Backend Engineer

We take in eleven thousand orders a minute and want to stay calm while doing so.

Requirements
- 5+ years of backend development with Go or Java
- Kafka in production
- PostgreSQL, including query tuning
- Docker and Kubernetes
- At least 4 hours of overlap with Berlin working hours

Nice to have
- Terraform
- Redis
- gRPC

Contract, up to 65 EUR per hour. Notice period of at most 30 days.`,
  },
  {
    company: 'acme',
    title: 'Frontend Developer, seller portal',
    state: 'open',
    seats: 1,
    daysAgo: 33,
    band: { amountMinor: 5500, currency: 'EUR', period: 'hour' },
    assigned: [MANAGER],
    text: `Frontend Developer

You build the portal in which forty thousand sellers start their day.

Must have: 3+ years with React and TypeScript, CSS, testing with Jest or Playwright.
Nice to have: Next.js, accessibility, GraphQL, Storybook.

English at B2 or better. 4 hours of overlap with Berlin. Up to 55 EUR/h.`,
  },
  {
    company: 'acme',
    title: 'Data Engineer, price platform',
    state: 'open',
    seats: 1,
    daysAgo: 8,
    band: { amountMinor: 9000000, currency: 'EUR', period: 'year' },
    assigned: [],
    text: `Data Engineer

Requirements: Python, SQL, Apache Spark, Airflow, and a cloud data warehouse such as Snowflake or BigQuery.
4+ years of experience. Nice to have: dbt, Kafka, Terraform. Full-time, up to 90,000 EUR a year.`,
  },
  {
    company: 'acme',
    title: 'Site Reliability Engineer',
    state: 'paused',
    seats: 1,
    daysAgo: 61,
    band: { amountMinor: 7000, currency: 'EUR', period: 'hour' },
    assigned: [VIEWER],
    text: `Site Reliability Engineer

Kubernetes, Terraform, Prometheus and Linux are your tools; AWS is your ground. 5+ years. Go or Python for tooling.
Nice to have: Grafana, Ansible. Overlap of 3 hours with Berlin.`,
  },
  {
    company: 'acme',
    title: 'Machine Learning Engineer, search',
    state: 'pendingApproval',
    seats: 1,
    daysAgo: 3,
    band: null,
    assigned: [MANAGER],
    text: `Machine Learning Engineer

Python, PyTorch, scikit-learn and SQL. You bring models from a notebook to production with Docker.
Nice to have: Kubernetes, MLflow, Elasticsearch.`,
  },
  {
    company: 'acme',
    title: 'Mobile Developer, courier app',
    state: 'draft',
    seats: 2,
    daysAgo: 1,
    band: null,
    assigned: [],
    text: `Mobile Developer

Kotlin for Android, 3+ years. Jetpack Compose and REST APIs. Nice to have: Swift, Firebase.`,
  },
  {
    company: 'acme',
    title: 'QA Engineer, checkout',
    state: 'filled',
    seats: 1,
    daysAgo: 140,
    band: { amountMinor: 4500, currency: 'EUR', period: 'hour' },
    assigned: [],
    text: `QA Engineer

Test automation with Playwright or Cypress, TypeScript, CI/CD. 3+ years. Nice to have: SQL, performance testing.`,
  },
  {
    company: 'acme',
    title: 'Full Stack Developer, returns',
    state: 'cancelled',
    seats: 1,
    daysAgo: 95,
    band: null,
    assigned: [],
    text: `Full Stack Developer

Node.js, TypeScript, React and PostgreSQL. 4+ years. Nice to have: Docker, AWS. No PHP.`,
  },
  {
    company: 'acme',
    title: 'Security Engineer',
    state: 'archived',
    seats: 1,
    daysAgo: 260,
    band: { amountMinor: 10500000, currency: 'EUR', period: 'year' },
    assigned: [],
    text: `Security Engineer

Application security, threat modeling, Python, Linux and AWS. 5+ years. Nice to have: Kubernetes, Terraform.`,
  },
  {
    company: 'globex',
    title: 'Senior .NET Developer, core ledger',
    state: 'open',
    seats: 3,
    daysAgo: 27,
    band: { amountMinor: 14500000, currency: 'USD', period: 'year' },
    assigned: [],
    text: `Senior .NET Developer

C#, ASP.NET Core, SQL Server and Azure. 6+ years. 4 hours of overlap with New York. Nice to have: Kafka, Docker.
Full-time, up to 145,000 USD a year.`,
  },
  {
    company: 'globex',
    title: 'DevOps Engineer, cloud move',
    state: 'open',
    seats: 1,
    daysAgo: 12,
    band: { amountMinor: 8500, currency: 'USD', period: 'hour' },
    assigned: [],
    text: `DevOps Engineer

AWS, Terraform, Kubernetes and CI/CD. 4+ years. Python or Bash. Up to 85 USD per hour, 3 hours of overlap with New York.`,
  },
  {
    company: 'globex',
    title: 'Product Designer',
    state: 'draft',
    seats: 1,
    daysAgo: 2,
    band: null,
    assigned: [],
    text: `Product Designer

Figma, design systems, prototyping and user research. 3+ years. Nice to have: HTML, CSS, accessibility.`,
  },
]
