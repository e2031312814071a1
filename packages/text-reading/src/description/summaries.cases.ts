import type { ReadingCase } from './reading-case.ts'

/** Short summaries, lists of skills, and texts pasted by mistake. */
export const SUMMARIES: readonly ReadingCase[] = [
  {
    name: 'the example of the summary door',
    door: 'summary',
    text: 'two backend engineers, Go and Kafka, 4 h overlap with Berlin, under 40 EUR/h',
    expected: { title: 'back-end-developer', must: 'go kafka', overlap: 'Europe/Berlin 4', pay: '4000 EUR hour' },
  },
  {
    name: 'all in lower case',
    door: 'summary',
    text: 'senior react dev, typescript, next.js, no php, german b2, asap, max 70 eur per hour',
    expected: {
      title: 'react-developer',
      seniority: 'senior',
      must: 'react typescript next-js',
      unwanted: 'php',
      languages: 'de:B2',
      pay: '7000 EUR hour',
    },
  },
  {
    name: 'alternatives with or, with slashes and with a comma',
    door: 'summary',
    text: 'Cloud engineer: AWS/GCP/Azure, Terraform or Pulumi, and Python, Go or Ruby.',
    expected: { title: 'cloud-engineer', must: 'aws|google-cloud|azure terraform|pulumi python|go|ruby' },
  },
  {
    name: 'years in words',
    door: 'summary',
    text: 'We need a data scientist with at least three years of Python and two years of SQL.',
    expected: { title: 'data-scientist', must: 'python:3 sql:2' },
  },
  {
    name: 'years in all and wishes at the end',
    door: 'summary',
    text: 'DevOps engineer with ten years of experience, Kubernetes and Helm; Istio is a plus.',
    expected: { title: 'devops-engineer', years: '10', must: 'kubernetes helm', nice: 'istio' },
  },
  {
    name: 'the last of a list is a wish',
    door: 'summary',
    text: 'Strong Go, Kafka, Terraform a plus',
    expected: { title: 'go-developer', must: 'go kafka', nice: 'terraform', lint: 'vague' },
  },
  {
    name: 'a whole list is a wish',
    door: 'summary',
    text: 'Java developer. Experience with Kafka or RabbitMQ is a plus.',
    expected: { title: 'java-developer', must: 'java', nice: 'kafka rabbitmq' },
  },
  {
    name: 'brackets say which is optional',
    door: 'summary',
    text: 'Frontend developer: Vue, TypeScript, Cypress (optional), Storybook (nice to have)',
    expected: { title: 'front-end-developer', must: 'vue-js typescript', nice: 'cypress storybook' },
  },
  {
    name: 'dollars a year with k',
    door: 'summary',
    text: 'iOS engineer, Swift, up to $150k, US only',
    expected: { title: 'ios-developer', must: 'ios swift', pay: '15000000 USD year', countries: 'US' },
  },
  {
    name: 'a day rate in pounds',
    door: 'summary',
    text: 'Freelance Scrum Master in London, £450 a day',
    expected: { title: 'scrum-master', pay: '45000 GBP day', countries: 'GB', engagement: 'contract' },
  },
  {
    name: 'a range in euros, full-time',
    door: 'summary',
    text: 'QA automation engineer, Playwright or Cypress, €60-75k, full-time',
    expected: {
      title: 'qa-automation-engineer',
      must: 'playwright|cypress',
      pay: '7500000 EUR year',
      engagement: 'fullTime',
    },
  },
  {
    name: 'a month in zloty',
    door: 'summary',
    text: 'Mid PHP developer, Symfony, PLN 18 000 net/month on B2B',
    expected: {
      title: 'php-developer',
      seniority: 'mid',
      must: 'php symfony',
      pay: '1800000 PLN month',
      engagement: 'contract',
    },
  },
  {
    name: 'Swiss francs with an apostrophe',
    door: 'summary',
    text: "Kotlin developer, CHF 110'000 a year",
    expected: { title: 'kotlin-backend-developer', must: 'kotlin', pay: '11000000 CHF year' },
  },
  {
    name: 'notice of a month',
    door: 'summary',
    text: 'Angular developer, notice ≤ 1 month',
    expected: { title: 'angular-developer', must: 'angular', notice: 30 },
  },
  {
    name: 'available within two weeks',
    door: 'summary',
    text: 'Salesforce developer with Apex, available within two weeks',
    expected: { title: 'salesforce-developer', must: 'salesforce apex-salesforce', notice: 14 },
  },
  {
    name: 'immediately',
    door: 'summary',
    text: 'Unity developer with C#, available immediately',
    expected: { title: 'unity-developer', must: 'unity c-sharp', notice: 0 },
  },
  {
    name: 'start in January',
    door: 'summary',
    text: 'Site reliability engineer, GCP and Kubernetes, start in January',
    expected: { title: 'site-reliability-engineer', must: 'google-cloud kubernetes', startBy: '2026-01-31' },
  },
  {
    name: 'start on a day',
    door: 'summary',
    text: 'Rust developer, starting 15 February 2026',
    expected: { title: 'rust-developer', must: 'rust', startBy: '2026-02-15' },
  },
  {
    name: 'a zone with hours to and fro',
    door: 'summary',
    text: 'Node.js developer, CET ±2',
    expected: { title: 'node-js-developer', must: 'node-js', overlap: 'Europe/Berlin 6' },
  },
  {
    name: 'business hours of a zone',
    door: 'summary',
    text: 'Technical writer for an API, EST business hours',
    expected: { title: 'technical-writer', must: '', overlap: 'America/New_York 8' },
  },
  {
    name: 'an offset from Greenwich',
    door: 'summary',
    text: 'Django developer, at least 5 hours overlap with UTC+2',
    expected: { title: 'django-developer', must: 'django', overlap: 'Etc/GMT-2 5' },
  },
  {
    name: 'a city to live in',
    door: 'summary',
    text: 'Flutter developer based in Pune',
    expected: { title: 'flutter-developer', must: 'flutter', countries: 'IN' },
  },
  {
    name: 'remote within the EU',
    door: 'summary',
    text: 'Remote within the EU: Elixir developer with Phoenix and PostgreSQL',
    expected: { title: 'elixir-developer', must: 'elixir phoenix postgresql', countries: 'EU' },
  },
  {
    name: 'two languages, one of them a wish',
    door: 'summary',
    text: 'SAP ABAP developer, fluent German, French is a plus',
    expected: { title: 'sap-abap-developer', must: 'abap', languages: 'de:C1 fr' },
  },
  {
    name: 'a level after the framework of reference',
    door: 'summary',
    text: 'Business analyst, C1 English and B1 Dutch',
    expected: { title: 'business-analyst', languages: 'en:C1 nl:B1' },
  },
  {
    name: 'no agencies is not a skill',
    door: 'summary',
    text: 'Golang dev without agencies, not a Java role, gRPC rather than REST',
    expected: { title: 'go-developer', must: 'go grpc', unwanted: 'java' },
  },
  {
    name: 'versions and suffixes',
    door: 'summary',
    text: 'Python3, Angular 12+, Java 17, ES6, HTML5/CSS3 and Vue.js 3',
    expected: { title: 'java-full-stack-developer', must: 'python angular java javascript html css vue-js' },
  },
  {
    name: 'C, C++, C# and .NET',
    door: 'summary',
    text: 'C, C++, C# and .NET developer',
    expected: { title: 'c-sharp-developer', must: 'c cpp c-sharp dot-net' },
  },
  {
    name: 'misspelt',
    door: 'summary',
    text: 'javascrpt and kubernets engineer with postgresss and elasticsaerch',
    expected: { title: null, must: 'javascript kubernetes postgresql elasticsearch' },
  },
  {
    name: 'letters from another alphabet and invisible ones',
    door: 'summary',
    text: 'Рython dev\u200beloper with Dj\u00adango',
    expected: { title: 'python-developer', must: 'python django' },
  },
  {
    name: 'a single word',
    door: 'summary',
    text: 'kubernetes',
    expected: { title: null, must: 'kubernetes' },
  },
  {
    name: 'a list of skills with marks',
    door: 'skill',
    text: 'Go 5y, Kafka!, react or vue, k8s?, -php',
    expected: { title: 'go-developer', must: 'go:5 kafka react|vue-js', nice: 'kubernetes', unwanted: 'php' },
  },
  {
    name: 'a list of skills by line, ordinary words among them',
    door: 'skill',
    text: 'excel\nword\nr (3 years)\nc\nspring\naws / azure\nflurbwise',
    expected: { title: null, must: 'microsoft-excel microsoft-word r:3 c spring aws|azure', unread: 'flurbwise' },
  },
  {
    name: 'German',
    door: 'jobDesc',
    text: 'Wir suchen für unser Team in Hamburg eine erfahrene Java-Entwicklerin mit sehr guten Kenntnissen in Spring Boot und Docker. Du bist bei uns nicht nur eine Nummer.',
    expected: { title: null, nice: 'docker java spring-boot', language: 'de', lint: 'foreign-language' },
  },
  {
    name: 'Spanish',
    door: 'summary',
    text: 'Buscamos un desarrollador de Python con experiencia en Django para nuestro equipo de datos en Madrid',
    expected: {
      title: 'python-developer',
      nice: 'django python',
      countries: 'ES',
      language: 'es',
      lint: 'foreign-language',
    },
  },
  {
    name: 'Japanese',
    door: 'summary',
    text: '東京でPythonエンジニアを募集しています。経験は三年以上が必要です。',
    expected: { title: null, nice: 'python', language: 'ja', lint: 'foreign-language' },
  },
  {
    name: 'Russian',
    door: 'summary',
    text: 'Ищем опытного разработчика на Python для нашей команды в Москве',
    expected: { title: null, nice: 'python', language: 'ru', lint: 'foreign-language' },
  },
  { name: 'nothing', door: 'summary', text: '', expected: { title: null, lint: 'too-short' } },
  { name: 'emoji only', door: 'summary', text: '🚀🚀🚀', expected: { title: null, lint: 'too-short' } },
  {
    name: 'a link only',
    door: 'jobDesc',
    text: 'https://jobs.example.com/senior-java-developer-4711',
    expected: { title: null, lint: 'too-short' },
  },
  {
    name: 'a résumé by mistake',
    door: 'jobDesc',
    text: `Jane Roe
Senior Java Developer

Summary
I am a developer with a passion for payments.

Work Experience
Senior Java Developer, Payco, 03/2019 - Present
Built services in Java and Spring Boot on Kubernetes.
Java Developer, Shopco, 2015 - 2019
Java, Hibernate and Oracle 12c.

Education
BSc Computer Science, 2011 - 2015

Skills
Java, Spring Boot, Kubernetes, Kafka`,
    expected: {
      title: 'java-developer',
      seniority: 'senior',
      must: 'java spring-boot kubernetes hibernate oracle-database',
      nice: 'kafka',
      lint: 'looks-like-resume',
    },
  },
]
