// Technologies used in a role that the survey does not cover. The shares are our own estimates.
const TABLE = `
fullstack | GraphQL 22, REST APIs 55, Git 70, Jest 32, Cypress 18, Tailwind CSS 26, Redux 26, Playwright 12, GitHub Actions 20, Storybook 10
frontend | GraphQL 28, REST APIs 45, Git 70, Jest 45, Cypress 26, Playwright 18, Tailwind CSS 36, Redux 42, Storybook 26, Figma 24, Sass 34, Web accessibility 28
backend | Kafka 34, gRPC 20, GraphQL 16, REST APIs 66, Microservices 44, Git 66, RabbitMQ 20, GitHub Actions 20, GitLab CI 16, Prometheus 14, Grafana 14, Terraform 18, JUnit 14, OpenAPI 14
enterprise | Git 60, REST APIs 38, Unit testing 32, WPF 18, Azure DevOps 18
embedded | RTOS 38, FreeRTOS 28, CAN bus 22, Linux 46, Git 60, I2C 20, MQTT 16
mobile | REST APIs 54, Git 62, Jetpack Compose 26, SwiftUI 22, GraphQL 14, Fastlane 14, Unit testing 28, CI/CD 24
cloud | Helm 34, Prometheus 30, Grafana 30, GitHub Actions 26, GitLab CI 22, Linux 58, CI/CD 44, CloudFormation 26, Argo CD 16, AWS Lambda 26
devops | Helm 42, Prometheus 42, Grafana 42, Jenkins 44, GitHub Actions 34, GitLab CI 32, Linux 64, CI/CD 58, Argo CD 22, Datadog 16, Git 58
reliability | Prometheus 56, Grafana 56, Helm 36, Linux 66, CI/CD 42, Datadog 24, Incident management 34, OpenTelemetry 20
dataEngineering | Airflow 52, dbt 36, Kafka 36, Databricks 26, Snowflake 30, BigQuery 22, ETL 52, Data modeling 36, Terraform 16, Git 46
machineLearning | MLflow 20, Hugging Face 24, LangChain 12, Airflow 12, Machine learning 64, Deep learning 36, XGBoost 24, Docker 36, Git 50, Computer vision 16
analytics | Tableau 42, Power BI 46, Microsoft Excel 58, Looker 16, dbt 14, Data visualization 40, A/B testing 18
games | Unity 44, Unreal Engine 36, Git 46, Blender 16, OpenGL 22, Perforce 18
systems | Linux 62, Windows Server 42, Active Directory 40, Networking 38, VMware 34, Bash 44
security | OWASP 42, Burp Suite 30, SIEM 30, Splunk 24, Penetration testing 32, Linux 48, Threat modeling 24, Wireshark 22
quality | Selenium 52, Cypress 34, Playwright 28, Postman 40, Jira 40, CI/CD 32, REST APIs 32, JUnit 18
management | Agile 58, Scrum 46, Git 36, CI/CD 26, Microservices 22, System design 28
`

/** By role: names as people write them, with the share of people who list them. */
export const besideTheSurvey: ReadonlyMap<string, readonly (readonly [name: string, share: number])[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [role = '', entries = ''] = line.split('|').map((field) => field.trim())
      const shares = entries.split(', ').map((entry) => {
        const blank = entry.lastIndexOf(' ')
        return [entry.slice(0, blank), Number(entry.slice(blank + 1)) / 100] as const
      })
      return [role, shares] as const
    }),
)
