import type { Expected, ReadingCase } from './reading-case.ts'

/** Complete job descriptions, written for this file in the form of real ones. */
export const POSTINGS: readonly ReadingCase[] = [
  {
    name: 'sections with a company, tasks, requirements, wishes and benefits',
    door: 'jobDesc',
    text: `Senior Backend Engineer (Go)

About us
Founded in 2012, Parcelo moves 3 million parcels a day. We are a proud Salesforce and SAP partner.

What you'll do
- Build services in Go that plan delivery routes
- Own them in production, on PostgreSQL and Redis

Requirements
- 5+ years of software development experience
- 3+ years of Go
- Kafka or RabbitMQ in production
- Docker and Kubernetes
- Fluent English

Nice to have
- Rust
- GraphQL, gRPC

We offer
- 30 days of vacation, a learning budget of €1,500 a year
- Salary: €70,000 - 85,000 per year
- Free Python and JavaScript courses`,
    expected: {
      title: 'back-end-developer',
      seniority: 'senior',
      years: '5',
      must: 'go:3 kafka|rabbitmq docker kubernetes',
      nice: 'rust graphql grpc postgresql redis',
      pay: '8500000 EUR year',
      languages: 'en:C1',
    },
  },
  {
    name: 'must-haves and wishes told apart inside one list',
    door: 'jobDesc',
    text: `Full Stack Developer

Your profile:
• Strong TypeScript and React skills
• Solid knowledge of Node.js
• Experience with PostgreSQL or MySQL
• Docker is a plus
• Ideally you have worked with AWS, GCP or Azure
• Familiarity with GraphQL would be an advantage
• CI/CD with GitHub Actions or GitLab CI (nice to have)`,
    expected: {
      title: 'full-stack-developer',
      must: 'typescript react node-js postgresql|mysql',
      nice: 'docker aws google-cloud azure graphql github-actions gitlab-ci',
    },
  },
  {
    name: 'negations',
    door: 'jobDesc',
    text: `Python Developer (freelance)

We need an experienced Python developer for our data platform. This is not a Java role and there is no PHP.

Requirements:
* Python, 4 years at least
* Airflow
* SQL
* No Windows. We do not use Angular.
* Knowledge of Scala is not required.`,
    expected: {
      title: 'python-developer',
      must: 'python:4 airflow sql',
      unwanted: 'windows',
      engagement: 'contract',
    },
  },
  {
    name: 'ranges of years and of money',
    door: 'jobDesc',
    text: `Data Engineer

We're looking for a Data Engineer with 3-5 years of experience.

What you bring
- 2-4 years with Spark
- Python and SQL
- Snowflake, BigQuery or Redshift
- dbt (at least one year)

Compensation: USD 120,000 - 140,000. Remote, US only. Working hours: EST business hours.`,
    expected: {
      title: 'data-engineer',
      years: '3-5',
      must: 'spark:2 python sql snowflake|bigquery|redshift dbt:1',
      pay: '14000000 USD year',
      countries: 'US',
      overlap: 'America/New_York 8',
    },
  },
  {
    name: 'examples in brackets and after such as',
    door: 'jobDesc',
    text: `DevOps Engineer

Must have:
- Infrastructure as code (Terraform, Pulumi or CloudFormation)
- A public cloud such as AWS, GCP or Azure
- Experience with at least one of: Python, Go, Ruby
- Linux
- Monitoring tools, e.g. Prometheus, Datadog

Bonus:
- Istio
- Vault`,
    expected: {
      title: 'devops-engineer',
      must: 'terraform|pulumi|cloudformation aws|google-cloud|azure python|go|ruby linux prometheus|datadog',
      nice: 'istio vault',
    },
  },
  {
    name: 'one paragraph without sections',
    door: 'jobDesc',
    text: `We are looking for a mid-level iOS developer to join our fitness app team in Lisbon or remote within the EU. You have at least three years of experience with Swift and you know SwiftUI or UIKit well. Objective-C is a plus. You write unit tests, you care about accessibility. Our backend is written in Kotlin by another team. Start in March, €4,500 gross per month.`,
    expected: {
      title: 'ios-developer',
      seniority: 'mid',
      must: 'ios swift:3 swiftui|uikit',
      nice: 'objective-c',
      pay: '450000 EUR month',
      startBy: '2026-03-31',
      countries: 'EU',
    },
  },
  {
    name: 'a heading that says only the company, the title further down',
    door: 'jobDesc',
    text: `Nordlys Energy
Join the green transition!

Nordlys builds software for wind farms. Our values are trust and curiosity.

As a Machine Learning Engineer you will forecast how much power a park delivers. You report to the Head of Engineering and work with data scientists and product managers.

Qualifications
Python and PyTorch or TensorFlow. Experience with time series. Docker. MLflow or Kubeflow preferred.

How to apply
Send your CV before 1 December. Knowledge of our Workday portal is not needed.`,
    expected: {
      title: 'machine-learning-engineer',
      must: 'python pytorch|tensorflow docker time-series-analysis',
      nice: 'mlflow kubeflow',
    },
  },
  {
    name: 'HTML',
    door: 'jobDesc',
    text: `<h1>Frontend&nbsp;Engineer</h1><p>We build <b>maps</b> for the web.</p><h2>What we expect</h2><ul><li>5+ years of <strong>JavaScript</strong></li><li>React &amp; Redux</li><li>HTML5/CSS3</li></ul><h2>Nice to have</h2><ul><li>WebGL</li><li>D3.js</li></ul><script>var php = "perl"</script>`,
    expected: { title: 'front-end-developer', must: 'javascript:5 react redux html css', nice: 'webgl d3-js' },
  },
  {
    name: 'abbreviations and misspellings',
    door: 'jobDesc',
    text: `SRE wanted

Requirements:
- k8s, at least 2 yrs
- Postgress administration
- Terrafrom and Anisble
- Promethues / Grafanna
- TS or JS for tooling`,
    expected: {
      title: 'site-reliability-engineer',
      must: 'kubernetes:2 postgresql terraform ansible prometheus grafana typescript|javascript',
    },
  },
  {
    name: 'C, C++ and friends',
    door: 'jobDesc',
    text: `Embedded Software Engineer

You bring
- 5 years of C/C++ on microcontrollers
- RTOS (FreeRTOS or Zephyr)
- CAN, SPI, I2C
- C# for test tools is nice to have
- R&D mindset, Series C funded`,
    expected: {
      title: 'embedded-software-engineer',
      must: 'c|cpp:5 freertos|zephyr microcontrollers can-bus spi i2c',
      nice: 'c-sharp',
    },
  },
  {
    name: 'a contract with a day rate and IR35',
    door: 'jobDesc',
    text: `Contract .NET Developer - London - 6 month contract - £550 per day - outside IR35

Our client, a bank, needs a contractor with strong C#, ASP.NET Core and SQL Server. Azure DevOps desirable. You must be based in the UK. Notice: up to 2 weeks.`,
    expected: {
      title: 'dot-net-developer',
      must: 'dot-net c-sharp asp-net-core sql-server',
      nice: 'azure-devops',
      pay: '55000 GBP day',
      countries: 'GB',
      notice: 14,
      engagement: 'contract',
    },
  },
  {
    name: 'Polish money with blanks, B2B',
    door: 'jobDesc',
    text: `Java Developer

Salary: 20 000 - 25 000 PLN net/month (B2B)

We require
- Java 17, Spring Boot, Hibernate
- Kafka
- minimum 4 years of commercial experience
- English B2

Welcome: Kotlin`,
    expected: {
      title: 'java-developer',
      years: '4',
      must: 'java spring-boot hibernate kafka',
      nice: 'kotlin',
      pay: '2500000 PLN month',
      languages: 'en:B2',
      engagement: 'contract',
    },
  },
  {
    name: 'benefits and equal opportunity give nothing',
    door: 'jobDesc',
    text: `QA Engineer

Skills
Selenium or Cypress. Postman. SQL. Jira.

Benefits
We pay for AWS certifications, Scrum training and a Java course. Microsoft Teams, Slack and Excel licences included. A German course after work.

Equal opportunity
We are an equal opportunity employer. All qualified applicants receive consideration regardless of race, religion or age. We use Oracle and Workday to process applications.`,
    expected: { title: 'qa-engineer', must: 'selenium|cypress postman sql jira' },
  },
  {
    name: 'far too many must-haves',
    door: 'jobDesc',
    text: `Senior Full Stack Engineer

Requirements
- Must have: React, Node.js, TypeScript
- PostgreSQL
- MongoDB
- Redis
- Kafka
- Docker
- Kubernetes
- AWS
- Terraform
- GraphQL
- Python
- Elasticsearch
- Jenkins`,
    expected: {
      title: 'full-stack-developer',
      seniority: 'senior',
      must: 'react node-js typescript postgresql mongodb redis kafka docker kubernetes aws terraform graphql python elasticsearch jenkins',
      lint: 'over-constrained missing-pay',
    },
  },
  {
    name: 'biased words, a contradiction and no pay',
    door: 'jobDesc',
    text: `Junior PHP Developer

We want a young rockstar, a native English speaker, who will crush it.

Requirements
- 8 years of PHP
- Laravel or Symfony
- MySQL`,
    expected: {
      title: 'php-developer',
      seniority: 'junior',
      must: 'php:8 laravel|symfony mysql',
      languages: 'en:C2',
      lint: 'biased-word contradiction missing-pay',
    },
  },
  {
    name: 'more years than the technology has',
    door: 'jobDesc',
    text: `Go Developer
Requirements: 25 years of Go, Docker. Salary 90k EUR.`,
    expected: { title: 'go-developer', must: 'go:25 docker', pay: '9000000 EUR year', lint: 'over-constrained' },
  },
  {
    name: 'a stack after the requirements',
    door: 'jobDesc',
    text: `Backend Engineer, Payments

Who you are
You have built distributed systems for 6+ years. You are fluent in Kotlin or Java. You know relational databases inside out.

Our stack: Kotlin, Spring Boot, PostgreSQL, Kafka, AWS, Terraform, Datadog

The role is remote, CET ±2.`,
    expected: {
      title: 'back-end-developer',
      must: 'kotlin|java',
      nice: 'spring-boot postgresql kafka aws terraform datadog',
      years: '6',
      overlap: 'Europe/Berlin 6',
    },
  },
  {
    name: 'the same said twice, once with years',
    door: 'jobDesc',
    text: `Ruby on Rails Developer

You will extend our Rails application. You write Ruby every day.

Requirements
Ruby on Rails (4+ years)
Ruby
PostgreSQL
Sidekiq would be great
RSpec`,
    expected: { title: 'ruby-on-rails-developer', must: 'ruby-on-rails:4 ruby postgresql rspec', nice: 'sidekiq' },
  },
  {
    name: 'words that are technologies elsewhere',
    door: 'jobDesc',
    text: `Product Manager

You go beyond the obvious, react swiftly and express ideas with clarity. You excel in front of a room and spark interest. The rest of the team is in Paris.

Requirements
- 5 years in product management
- Jira
- Basic SQL
- French at C1 level`,
    expected: {
      title: 'product-manager',
      years: '5',
      must: 'product-management jira sql',
      languages: 'fr:C1',
    },
  },
  {
    name: 'Go, R, Rust and Swift where they are meant',
    door: 'jobDesc',
    text: `Data Scientist

Requirements
- Experience in R and Python
- Some Go or Rust
- Tableau or Power BI
- SQL, Excel`,
    expected: { title: 'data-scientist', must: 'r python go|rust tableau|power-bi sql', nice: 'microsoft-excel' },
  },
  {
    name: 'rupees, notice in days, a city in India',
    door: 'jobDesc',
    text: `Position: Sr. React Native Developer
Location: Pune
Experience: 4-6 years
CTC: up to 25 LPA INR
Notice period: max 30 days

Mandatory skills: React Native, JavaScript, Redux
Good to have: Swift, Kotlin, Firebase
Immediate joiners preferred.`,
    expected: {
      title: 'react-native-developer',
      seniority: 'senior',
      years: '4-6',
      must: 'react-native javascript redux',
      nice: 'swift kotlin firebase',
      pay: '250000000 INR year',
      notice: 30,
      countries: 'IN',
    },
  },
  {
    name: 'a title with the technology behind it and a gender note',
    door: 'jobDesc',
    text: `Software Engineer (m/f/d) - C#/.NET, full-time, permanent

Your profile
Several years of experience with C# and .NET; you know WPF. German at B2 level is required, English is a plus.`,
    expected: {
      title: 'software-engineer',
      must: 'c-sharp dot-net wpf',
      languages: 'de:B2! en',
      engagement: 'fullTime',
    },
  },
  {
    name: 'requirements in a sentence with semicolons',
    door: 'jobDesc',
    text: `Security Engineer. We require: hands-on penetration testing; Burp Suite; Python or Bash scripting; OSCP preferred; knowledge of OWASP. Budget up to 95k EUR. Available within 6 weeks.`,
    expected: {
      title: 'security-engineer',
      must: 'penetration-testing burp-suite python|bash owasp',
      nice: 'oscp',
      pay: '9500000 EUR year',
      notice: 42,
    },
  },
  {
    name: 'two titles, one of them the boss',
    door: 'jobDesc',
    text: `You will report to the Chief Technology Officer and mentor junior developers. We are hiring a Staff Software Engineer.

Requirements: 10+ years of experience, Java, distributed systems, AWS.`,
    expected: {
      title: 'staff-software-engineer',
      seniority: 'staff',
      years: '10',
      must: 'java distributed-systems aws',
    },
  },
  {
    name: 'bullets on one line and capital headings',
    door: 'jobDesc',
    text: `NETWORK ENGINEER

REQUIRED SKILLS
• Cisco • BGP • OSPF • Firewalls
DESIRED SKILLS
• Python • Ansible
LOCATION: Dublin, Ireland`,
    expected: { title: 'network-engineer', must: 'cisco bgp ospf firewalls', nice: 'python ansible', countries: 'IE' },
  },
  {
    name: 'no title at all',
    door: 'jobDesc',
    text: `We are growing and want someone who knows React, TypeScript, HTML and CSS, and who cares about Storybook and design systems. 3 years of experience. Pay: $65 per hour.`,
    expected: {
      title: 'front-end-developer',
      years: '3',
      must: 'react typescript html css storybook',
      pay: '6500 USD hour',
      lint: 'vague',
    },
  },
  {
    name: 'a wish list after requirements in the same breath',
    door: 'jobDesc',
    text: `Android Developer

What you'll need: Kotlin and Jetpack Compose, 3+ years of Android. Preferably also Java. Bonus points for Flutter or React Native.`,
    expected: {
      title: 'android-developer',
      must: 'kotlin jetpack-compose android:3',
      nice: 'java flutter react-native',
    },
  },
  {
    name: 'a database administrator with versions',
    door: 'jobDesc',
    text: `Oracle DBA

Essential criteria
- Oracle 19c, RAC, Data Guard
- PL/SQL
- Linux (RHEL 8)
- 24/7 on-call

Desirable criteria
- PostgreSQL 14
- Python 3.9

Salary range: £60,000 - £70,000 p.a. Hybrid in Manchester.`,
    expected: {
      title: 'oracle-dba',
      must: 'oracle-database oracle-rac oracle-data-guard pl-sql linux rhel',
      nice: 'postgresql python',
      pay: '7000000 GBP year',
      countries: 'GB',
    },
  },
  {
    name: 'American boilerplate and a salary with k',
    door: 'jobDesc',
    text: `About Acme
Acme is the leading provider of dental software. We use technology to make people smile.

Senior Data Analyst
What you will do: build dashboards in Looker, answer questions with SQL.
What you need: 4+ years as a data analyst, SQL, Python or R, Tableau or Looker.
What you get: $110k-$130k base salary, 401k, equity, health insurance.
Acme is an equal opportunity employer and does not discriminate on the basis of race, sex or veteran status.`,
    expected: {
      title: 'data-analyst',
      seniority: 'senior',
      years: '4',
      must: 'sql python|r tableau|looker',
      pay: '13000000 USD year',
    },
  },
  {
    name: 'a manager of people',
    door: 'jobDesc',
    text: `Engineering Manager

You lead a team of eight engineers. You have managed people for 3+ years and coded before, ideally in Ruby or Python. Stakeholder management and hiring are your daily work.`,
    expected: { title: 'engineering-manager', seniority: 'lead', must: 'stakeholder-management', nice: 'ruby python' },
  },
  {
    name: 'parts set off by commas: years open upwards, pay and a city with days',
    door: 'jobDesc',
    text: 'Flutter developer, Dart, Firebase, 4+ years, hybrid Köln 2d, 72k, contract 6 months',
    expected: {
      title: 'flutter-developer',
      years: '4',
      must: 'flutter dart firebase',
      pay: '7200000 EUR year',
      countries: 'DE',
      engagement: 'contract',
    },
  },
  {
    name: 'technologies alone make no architect',
    door: 'jobDesc',
    text: 'Must have .NET 8 and Azure. Dublin, 3 yrs+.',
    expected: { title: 'dot-net-developer', years: '3', must: 'dot-net azure', countries: 'IE' },
  },
  {
    name: 'a stack of which not all must be known',
    door: 'jobDesc',
    text: 'Hiring: Symfony developer. Our stack: Symfony, MySQL, Redis, Docker. Nobody has to know all of it, but solid Symfony is essential.',
    expected: { title: 'symfony-developer', must: 'symfony', nice: 'mysql redis docker' },
  },
  {
    name: 'the fields of a short text that belong to the role',
    door: 'jobDesc',
    text: 'Security engineer, appsec side: threat modelling, SAST/DAST, secure code review. 6 years+',
    expected: {
      title: 'security-engineer',
      years: '6',
      must: 'application-security threat-modeling sast|dast',
      nice: 'code-review',
    },
  },
]

export type { Expected }
