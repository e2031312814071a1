/** A typical pasted posting: boilerplate, sections, a negation, a range, pay, a city. */
export const backendPosting = `Senior Backend Engineer (Payments)

About us
Lumo Pay builds payment rails for small shops across Europe. We are 120 people in 9 countries and we like boring technology that works.

What you will do
- Design and run the services that move money: ledger, settlement, reconciliation
- Own services from the first sketch to on-call
- Mentor two engineers

What you bring
- 5+ years of professional backend experience with Go or Java
- Strong PostgreSQL and experience with Kafka
- Kubernetes and AWS in production
- Good written English (C1)

Nice to have
- gRPC, Terraform
- Fintech background
- Rust

No PHP, no agencies please.

Remote within Europe, at least 4 hours overlap with Berlin. Up to 75 EUR/h, start within 60 days.
We offer 30 days of holiday, a learning budget and free coffee.
`

export const backendSummary = 'Two backend engineers, Go and Kafka, 4 h overlap with Berlin, under 40 EUR/h'

export const resume = `Ada Byron
ada@byron.example
+44 20 7946 0958

Summary
Backend engineer with 9 years of experience in Go and PostgreSQL.

Experience
Senior Backend Engineer, Lumo Pay, 2019 - present
- I built the ledger in Go
Backend Engineer, Corvid, 2015 - 2019

Education
BSc Computer Science, University of York, 2015

Skills
Go, PostgreSQL, Kafka
`
