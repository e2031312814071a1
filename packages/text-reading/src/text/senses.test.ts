import { expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { findTerms } from './find-terms.ts'
import { SENSES } from './senses.ts'

const skillsIn = (text: string) => findTerms(text, gazetteer).map(({ slug }) => slug)

test('every sense and every neighbor is a skill that the taxonomy knows', () => {
  const named = [...SENSES.values()].flat().flatMap(({ slug, beside }) => [slug, ...beside])
  expect(named.filter((slug) => !gazetteer.skillPlaces.has(slug))).toEqual([])
})

test.each([
  ['Spark on EMR, S3, Glue and Athena', 'emr-aws'],
  ['Worked with EMR systems (Epic, Cerner) and HL7', 'ehr'],
  ['EMR software for a clinic', 'ehr'],
  ['Windows Server, RDS, AD and GPO', 'rds-windows'],
  ['Windows Server, RDS, AD and GPO', 'active-directory'],
  ['AWS: RDS, S3 and Lambda', 'amazon-rds'],
  ['Azure, ADF, ADO pipelines and Bicep', 'azure-devops'],
  ['PHP, Composer and Laravel', 'composer'],
  ['GKE, BigQuery and Composer', 'cloud-composer'],
  ['LLM work: RAG, LangChain', 'rag'],
  ['LangGraph, fine-tuning with LoRA', 'fine-tuning'],
  ['MQTT, LoRa and BLE', 'lorawan'],
  ['CANoe, CAPL and AUTOSAR', 'canoe'],
  ['Angular, Nx, TypeScript', 'nx'],
  ['CAD work in SolidWorks and NX', 'siemens-nx'],
  ['Flutter, Dart, BLoC', 'flutter-bloc'],
  ['Power BI, Fabric and DAX', 'microsoft-fabric'],
  ['Solidity, Hyperledger Besu, Fabric', 'hyperledger'],
  ['BigQuery, Spanner and GKE', 'cloud-spanner'],
  ['Scrum Master, CSM or PSPO', 'csm'],
  ['Customer success manager (CSM) for our app', 'customer-success-manager'],
  ['AI engineer with Python, RAG and FastAPI', 'rag'],
  ['Verilog, FPGA boards and SoC design', 'asic'],
  ['SIEM, Splunk and SOC work', 'security-operations'],
  ['Unity, C# and ECS', 'gameplay-programming'],
  ['Fargate, ECS and S3', 'ecs'],
])('“%s” names %s', (text, slug) => {
  expect(skillsIn(text)).toContain(slug)
})

test.each([
  'You will sit next to the QA team and use Jira',
  'An ad agency with a Windows Server',
  'Ad campaigns for Citrix',
  'RAG status reports',
  'A weekly RAG report on the Python work',
  'Power BI for a maker of fabric and yarn',
])('“%s” names nothing by its short word', (text) => {
  const read = skillsIn(text)
  for (const slug of ['integration-testing', 'active-directory', 'rag', 'microsoft-fabric'])
    expect(read).not.toContain(slug)
})

test.each([
  ['At least 3 years of GCC experience, Palo Alto', 'gcc'],
  ['Salary up to SGD 11,000 + AWS + VB', 'aws'],
  ['Salary up to SGD 11,000 + AWS + VB', 'visual-basic'],
  ['We pay 105-120k CAD', 'cad'],
  ['Own laptop and LTE backup', 'lte'],
  ['Some guard duty in the server room', 'guardduty'],
  ['We build tools for farmers', 'build-automation'],
  ['Place of work: Royal Infirmary, Derby', 'derby'],
])('“%s” does not name %s', (text, slug) => {
  expect(skillsIn(text)).not.toContain(slug)
})

test.each([
  ['Compile with GCC and Clang', 'gcc'],
  ['Deploys on AWS + Azure', 'aws'],
  ['AutoCAD and other CAD tools', 'cad'],
  ['AWS with GuardDuty', 'guardduty'],
  ['Build tools such as Maven', 'build-automation'],
  ['Experience with build tools', 'build-automation'],
  ['LTE and 5G protocols', 'lte'],
])('“%s” names %s', (text, slug) => {
  expect(skillsIn(text)).toContain(slug)
})

test.each([
  ['CSM, Scrum, Jira', 'csm'],
  ['PMI-ACP or CSM', 'csm'],
  ['Scrum Master certification', 'csm'],
  ['holds the AWS Solutions Architect certification', 'aws-solutions-architect-cert'],
  ['certified AWS Solution Architect', 'aws-solutions-architect-cert'],
  ['AWS certified', 'aws-certification'],
  ['AWS Certified DevOps Engineer', 'aws-certification'],
  ['Azure certified (AZ-400)', 'azure-certification'],
  ['Azure Solutions Architect certification', 'azure-certification'],
  ['Google Professional Cloud Architect', 'gcp-certification'],
  ['Certified Kubernetes Application Developer', 'cka'],
  ['Red Hat certification', 'rhce'],
  ['PMI certification', 'pmp'],
])('“%s” names the certificate %s', (text, slug) => {
  expect(skillsIn(text)).toContain(slug)
})

test.each([
  ['Customer Success Manager (CSM)', 'csm'],
  ['You report to the CSM, who uses Jira', 'csm'],
  ['AWS Solutions Architect', 'aws-solutions-architect-cert'],
  ['Azure Administrator', 'azure-certification'],
  ['Scrum Master for two teams', 'csm'],
  ['Experienced professional cloud architect', 'gcp-certification'],
  ['Renews AWS certificates with ACM', 'aws-certification'],
  ['A certified Kubernetes distribution', 'cka'],
])('“%s” names no certificate %s', (text, slug) => {
  expect(skillsIn(text)).not.toContain(slug)
})

test.each([
  'A gazebo in the garden of the office',
  'Aroma diffusers and a Kaldi roast at the bar',
  'A conga at every summer party',
  'Earthly pay and heavenly cake',
  'A yew for every colleague',
  'Reports on market data and labor market data',
  'A data contract for your phone',
  'Device trees are watered on Mondays',
  'Career path planning twice a year',
  'Better auth for a better life',
  'You keep the API platform alive',
  'The boot of the car is secure',
  'The canary in the coal mine',
  'ETAs of trucks and TPMs of other teams',
  'An office in Oran and an accredited program',
  'Nova and Stellar are names of our rooms',
  'Chromatic colors, solid work and fresh ideas',
  'You mirror what the anchor says',
  'Payment by wire transfer',
  'A pest that the rector could not endure',
  'A school with AACSB and AMBA accreditation',
])('“%s” is ordinary English and names no newer technology', (text) => {
  const newer =
    'gazebo diffusers kaldi conga earthly rust-web-frameworks market-data data-contracts device-tree motion-planning nextauth api-platform secure-boot canary-releases etas-inca tpm open-ran laravel-nova stellar storybook solid-js fresh mirror anchor ach-payments pest php-code-quality amba'
  expect(skillsIn(text).filter((slug) => newer.split(' ').includes(slug))).toEqual([])
})
