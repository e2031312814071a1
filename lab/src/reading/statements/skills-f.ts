import type { SkillStatement } from './skill-statement.ts'

/** x */
export const SKILLS_F: readonly SkillStatement[] = [
  { kind: 'own stack', text: 'The ticket shop is built with Laravel; the person we lack is a data analyst who is good at SQL and Metabase.', title: 'data-analyst', must: 'sql metabase', mentioned: 'laravel' },
  { kind: 'own stack', text: 'Payroll sits in Workday, finance in NetSuite. For IT support we require Windows and Intune.', must: 'windows intune', mentioned: 'workday netsuite payroll' },
  { kind: 'own stack', text: 'Family business, third generation, our machines are programmed in Siemens TIA. We seek a web developer, PHP and MySQL needed.', title: 'web-developer', must: 'php mysql', mentioned: 'tia-portal' },
  { kind: 'own stack', text: 'Two of us do C++, one does Python. The fourth should do DevOps: Docker, Jenkins, Linux.', must: 'docker jenkins linux', mentioned: 'cpp python devops' },
  { kind: 'own stack', text: 'The lab writes everything in MATLAB. A software engineer with solid Java is wanted to change that.', must: 'java', mentioned: 'matlab' },
  { kind: 'own stack', text: 'our cto loves haskell and our code shows it. for qa we need cypress + typescript', must: 'cypress typescript', mentioned: 'haskell' },
  { kind: 'own stack', text: 'Known for our Shopify apps, we now go mobile: React Native developer needed, Expo too.', title: 'react-native-developer', must: 'react-native expo', mentioned: 'shopify' },
  { kind: 'own stack', text: 'Fraud models are trained with scikit-learn by a team in Madrid. Here in Porto we need Kafka and Java.', must: 'kafka java', mentioned: 'scikit-learn' },
  { kind: 'own stack', text: 'The last agency left us a Drupal site. You will replace it, with Next.js, which you know well.', must: 'next-js', mentioned: 'drupal' },
  { kind: 'own stack', text: 'Hardware people use Altium, mechanics use SolidWorks, and you would use Rust. Rust experience is a must.', must: 'rust', mentioned: 'altium solidworks' },
  { kind: 'own stack', text: 'Our parent company is an SAP integrator. We are not, we do mobile: Swift required.', must: 'swift', mentioned: 'sap' },
  { kind: 'own stack', text: 'Everything is hosted on Azure, that is handled for you. C# and Blazor are expected.', must: 'c-sharp blazor', mentioned: 'azure' },
  { kind: 'own stack', text: 'Editors work in AEM. The search team, which is hiring, works with Elasticsearch and Java and expects both.', must: 'elasticsearch java', mentioned: 'aem' },
  { kind: 'own stack', text: 'Game studio, in-house engine in C++. Open seat: build engineer. Jenkins, Perforce, Python mandatory.', must: 'jenkins perforce python', mentioned: 'cpp' },
  { kind: 'own stack', text: 'Power plants run on our Ada code. In this role you write the dashboards around it: Vue and D3 needed.', must: 'vue-js d3-js', mentioned: 'ada' },
  { kind: 'own stack', text: 'Looking for a Go developer. Go is needed, gRPC too. The frontend is done in Svelte by Nina.', title: 'go-developer', must: 'go grpc', mentioned: 'svelte' },
  { kind: 'own stack', text: 'Required: Terraform. Main language is Go, so Go is required as well.', must: 'terraform go' },
  { kind: 'own stack', text: 'You need PHP. The project is in Symfony 6.', must: 'php', either: 'symfony' },
  { kind: 'comparison', text: 'Angular devs before React devs.', either: 'angular', mentioned: 'react' },
  { kind: 'comparison', text: "We'd pick Kafka experience over RabbitMQ experience. Java required.", must: 'java', either: 'kafka', mentioned: 'rabbitmq' },
  { kind: 'comparison', text: 'PostgreSQL is preferred to Oracle. Linux is a must.', must: 'linux', either: 'postgresql', mentioned: 'oracle-database' },
  { kind: 'comparison', text: 'rust over go, kubernetes a must', must: 'kubernetes', either: 'rust', mentioned: 'go' },
  { kind: 'comparison', text: 'Cypress is out, Playwright is in. TypeScript required.', must: 'typescript playwright', avoided: 'cypress' },
  { kind: 'comparison', text: 'Less Jira, more Azure DevOps. SQL is required.', must: 'sql', either: 'azure-devops', mentioned: 'jira' },
]
