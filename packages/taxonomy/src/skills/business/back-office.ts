export const backOffice = `
## domain
Inventory control | 3.5 | inventory tracking, stock control, inventory levels, inventory systems, inventory counts, cycle counts, physical inventory, stock management, inventory planning, inventory reports, inventory management systems
Invoicing and billing [invoicing] | 2.5 | invoicing, invoices, invoice processing, customer billing, billing issues, billing and invoicing, billing processes, medical invoices, invoice reconciliation
Budget preparation [budget-preparation] | 3 | budget management and control, departmental budgets, budget analysis, operating budgets, operating budget, budget reports, budget monitoring, capital expenditures, capital expenditure, expense reports, expense tracking, department budget
Financial statements | 2 | financial statement, financial data, financial records, balance sheets, balance sheet, income statements, cash flow, cash flow analysis, journal entries
Tax preparation [tax-preparation] | 1.5 | tax returns, income tax, tax filing, sales tax, tax reporting, tax compliance
Recruiting and staffing [staff-recruiting] | 3 | recruitment and selection, candidate screening, hiring and training, hiring staff, staff recruitment, employee recruitment, recruiting and hiring, applicant screening
Personnel administration [personnel-administration] | 2.5 | hr policies, employee relations, hr administration, personnel records, benefits administration, employee onboarding, new hire orientation, hr processes, labor relations
Work scheduling | 2 | staff scheduling, shift scheduling, employee scheduling, scheduling staff, work schedules, shift planning, appointment scheduling, calendar management, scheduling appointments, meeting scheduling, scheduling meetings
Administrative support | 3.5 | clerical support, office administration, administrative duties, administrative tasks, clerical duties, secretarial support, office management, front desk, receptionist duties, filing systems, general office duties
Travel arrangements | 1.2 | travel coordination, travel planning, travel booking, booking travel
Trade shows | 1.5 | trade show, meeting planning, event organization, event logistics, conference planning, event marketing
Facilities management [facilities-management] | 1.5 | facility management, building maintenance, facilities maintenance, office moves, office relocation, space planning, facility maintenance, hvac systems
Logistics coordination | 1.5 | shipping and receiving, transportation logistics, material handling, warehouse operations, warehousing, order fulfillment, order processing, dispatching, export compliance, import and export
Sales support | 2.5 | sales presentations, sales proposals, sales enablement
Sales targets | 2.5 | sales goals, sales quotas, quota attainment, revenue growth, sales growth, sales revenue, revenue generation, sales performance, exceeding quotas
Marketing campaigns | 2.5 | marketing strategies, marketing materials, marketing plans, marketing plan, marketing collateral, advertising campaigns, promotional materials, brand awareness, direct mail, print advertising, marketing communications, integrated marketing, campaign management, marketing programs
Public relations | 2 | press releases, media relations, press kits, pr campaigns, public affairs, corporate communications, press conferences, media coverage, press release
Fundraising and grants [fundraising] | 1.5 | fundraising, fund raising, grant proposals, donor relations, grant applications, grant management, non profit organizations, volunteer coordination
Customer complaints | 1.5 | customer inquiries, complaint handling, customer issues, customer problems, customer concerns, resolving customer issues, customer service issues
Quality inspection | 2 | quality checks, quality audits, quality processes, quality procedures, product quality, quality initiatives
Government regulations | 1.5 | federal regulations, regulatory standards, regulatory affairs, regulatory issues, state and federal regulations, compliance issues
Organizational development [organizational-development] | 1.2 | organizational change, change initiatives, organizational effectiveness, culture change
Cost savings | 2.5 | cost reductions, cost-saving initiatives, cost savings initiatives, reducing costs, cost effective solutions, saving costs, expense reduction, cost containment
Classroom teaching [classroom-teaching] | 2 | lesson plans, lesson planning, classroom instruction, classroom management, tutoring, lectures, student teaching, teaching assistant, teaching courses, adjunct instructor, computer classes
Military experience [military-operations] | 1 | air force, marine corps, military operations, combat operations, defense contractors
Federal contracts [federal-contracts] | 1 | government contracting, federal agencies, federal acquisition regulations
First aid and safety [workplace-safety] | 1.5 | occupational safety, safety procedures, safety training, osha, safety compliance, osha compliance, safety regulations, safety standards, safety programs, ehs, safety inspections, safety policies, health and safety, hazardous materials, work safety
`
