export const analysisAndPlanning = `
## domain < project-management
Project plans | 4 | project plan, project schedules, project schedule, work plans, project timelines, project timeline, work breakdown structures, project charters, project estimates, project roadmaps
Project budgets | 2.5 | project budget, budget tracking, project costs, project cost control, cost tracking, cost estimates, cost estimation, cost estimating, budget forecasts, budget forecasting, project financials
Status reporting | 3 | status reports, project status reports, progress reports, weekly status reports, status meetings, project status, project reporting, project updates, project meetings, steering committee
Project closure | 0.8 | lessons learned, post-implementation review, post implementation reviews, post-implementation support, project closeout, post implementation support
Integrated master schedule | 0.3 | ims schedule, critical path
Project portfolio | 1.2 | project prioritization, portfolio planning, project governance, project portfolio office, project selection
## domain < business-analysis
System requirements | 2 | functional specification, functional documents, functional design, functional design documents, requirements documents, software requirements
Impact analysis | 1.2 | impact assessment, business impact analysis, impact assessments
Design walkthroughs [walkthroughs] | 0.8 | walkthroughs, structured walkthroughs, peer reviews, design reviews, document reviews
Traceability matrices [traceability] | 1 | traceability
Data mapping | 1.5 | source to target mapping, field mapping, data mappings, data definitions
Data collection | 2.5 | data gathering, collecting data, survey data, data capture, collection of data
Data quality checks [data-accuracy] | 2 | data accuracy, data verification, data cleanup, data audits
Management reports | 2 | ad-hoc reports, financial reports, statistical reports, operational reports, monthly reports, weekly reports, executive reports, report design, generating reports, reporting tools
Business forecasting [forecasting] | 3 | forecasting, forecasts, sales forecasting, financial forecasting, revenue forecasting, sales forecasts
Workflow analysis [workflow-analysis] | 1.5 | work flow, workflow processes, work flow analysis, business process flows
Third-party integrations | 1.5 | system integrations, integrating systems, third party integration, interface development, system interfaces, hardware integration
User training programs [training-programs] | 2 | training material, training sessions, training program, training documentation, training courses, training classes, training plans, train the trainer, instructional materials, course materials, workshops for users, group training, on-the-job training
Release notes | 0.8 | release documentation, version releases, maintenance releases
## domain < stakeholder-management
Executive presentations | 1.5 | executive briefings, presentations to senior management, senior management presentations, management presentations, executive reporting, presenting to executives
Cross-departmental coordination | 1.5 | liaison between departments, interdepartmental communication, business liaison, liaison role, liaison between it and business, technical liaison
Service contracts | 1 | maintenance contracts, maintenance agreements, support contracts, vendor contracts, service level negotiations
`
