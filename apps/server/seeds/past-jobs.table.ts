// Jobs that Acme filled in the past year. Each was searched for several times; what became of the matches is what the
// ranking may learn from.

export interface PastJob {
  readonly title: string
  readonly must: readonly string[]
  readonly nice: readonly string[]
}

export const pastJobs: readonly PastJob[] = [
  { title: 'Backend Developer', must: ['Java', 'PostgreSQL'], nice: ['Kafka', 'Docker', 'AWS'] },
  { title: 'Frontend Developer', must: ['React', 'TypeScript'], nice: ['Next.js', 'GraphQL', 'Node.js'] },
  { title: 'DevOps Engineer', must: ['Kubernetes', 'AWS'], nice: ['Terraform', 'Python', 'Linux'] },
  { title: 'Data Engineer', must: ['Python', 'SQL'], nice: ['Spark', 'Kafka', 'AWS'] },
  {
    title: 'Full Stack Developer',
    must: ['Node.js', 'React'],
    nice: ['PostgreSQL', 'Docker', 'TypeScript'],
  },
  { title: 'Mobile Developer', must: ['Kotlin', 'Android'], nice: ['Swift', 'Firebase', 'Java'] },
  { title: 'QA Engineer', must: ['Selenium', 'Java'], nice: ['Cypress', 'Jenkins', 'Python'] },
  { title: 'Site Reliability Engineer', must: ['Linux', 'Kubernetes'], nice: ['Prometheus', 'Go', 'AWS'] },
  { title: 'Machine Learning Engineer', must: ['Python', 'PyTorch'], nice: ['TensorFlow', 'Docker', 'SQL'] },
  { title: '.NET Developer', must: ['C#', 'SQL Server'], nice: ['Azure', 'Angular', 'Docker'] },
  { title: 'Back-end Developer', must: ['Go', 'PostgreSQL'], nice: ['Redis', 'Kubernetes', 'Docker'] },
  { title: 'Data Scientist', must: ['Python', 'Machine Learning'], nice: ['R', 'SQL', 'PyTorch'] },
]

/** The job was searched for anew with each of these, weeks apart. */
export const pastLevels = ['Senior', '', 'Lead', 'Mid-level', 'Junior'] as const
