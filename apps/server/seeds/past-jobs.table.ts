// Jobs that Acme filled in the past year, each with one hire. Each was searched for several times; what became of the
// matches is what the ranking may learn from.

export interface PastJob {
  readonly title: string
  readonly team: string
  /** The upper end of the pay in euro cents. */
  readonly hourly: number
  readonly must: readonly string[]
  readonly nice: readonly string[]
}

export const pastJobs: readonly PastJob[] = [
  {
    title: 'Backend Developer',
    team: 'order history',
    hourly: 6400,
    must: ['Java', 'PostgreSQL'],
    nice: ['Kafka', 'Docker', 'AWS'],
  },
  {
    title: 'Frontend Developer',
    team: 'storefront',
    hourly: 5600,
    must: ['React', 'TypeScript'],
    nice: ['Next.js', 'GraphQL', 'Node.js'],
  },
  {
    title: 'DevOps Engineer',
    team: 'build farm',
    hourly: 7000,
    must: ['Kubernetes', 'AWS'],
    nice: ['Terraform', 'Python', 'Linux'],
  },
  { title: 'Data Engineer', team: 'reporting', hourly: 6600, must: ['Python', 'SQL'], nice: ['Spark', 'Kafka', 'AWS'] },
  {
    title: 'Full Stack Developer',
    team: 'partner portal',
    hourly: 6000,
    must: ['Node.js', 'React'],
    nice: ['PostgreSQL', 'Docker', 'TypeScript'],
  },
  {
    title: 'Mobile Developer',
    team: 'shopping app',
    hourly: 5800,
    must: ['Kotlin', 'Android'],
    nice: ['Swift', 'Firebase', 'Java'],
  },
  {
    title: 'QA Engineer',
    team: 'payments',
    hourly: 4600,
    must: ['Selenium', 'Java'],
    nice: ['Cypress', 'Jenkins', 'Python'],
  },
  {
    title: 'Site Reliability Engineer',
    team: 'night shift',
    hourly: 7200,
    must: ['Linux', 'Kubernetes'],
    nice: ['Prometheus', 'Go', 'AWS'],
  },
  {
    title: 'Machine Learning Engineer',
    team: 'recommendations',
    hourly: 7800,
    must: ['Python', 'PyTorch'],
    nice: ['TensorFlow', 'Docker', 'SQL'],
  },
  {
    title: '.NET Developer',
    team: 'warehouse',
    hourly: 5900,
    must: ['C#', 'SQL Server'],
    nice: ['Azure', 'Angular', 'Docker'],
  },
  {
    title: 'Back-end Developer',
    team: 'invoices',
    hourly: 6500,
    must: ['Go', 'PostgreSQL'],
    nice: ['Redis', 'Kubernetes', 'Docker'],
  },
  {
    title: 'Data Scientist',
    team: 'demand forecast',
    hourly: 7000,
    must: ['Python', 'Machine Learning'],
    nice: ['R', 'SQL', 'PyTorch'],
  },
]

/** The job was searched again with each of these, weeks apart. */
export const pastLevels = ['Senior', '', 'Lead', 'Mid-level', 'Junior'] as const
