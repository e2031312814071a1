export const businessRelations = `
.6 help-desk desktop-support technical-support ticketing troubleshooting
.6 desktop-support hardware-troubleshooting software-installation desktop-imaging computer-hardware
.5 remote-support rdp teamviewer logmein vnc
.6 servicenow remedy jira-service-management zendesk freshservice
.5 ticketing zendesk freshdesk spiceworks
.6 itil it-service-management incident-management problem-management it-change-management sla
.5 cmdb it-asset-management servicenow
.6 a-plus network-plus security-plus
.6 mcse mcsa mcp-certification windows-server
.5 it-management it-budgeting vendor-management it-strategy it-infrastructure
.5 it-governance sox iso-20000
.5 vendor-management contract-negotiation it-procurement outsourcing
.5 application-support incident-management root-cause-analysis monitoring
.5 account-administration active-directory help-desk
.5 user-training training technical-documentation
.6 connectwise kaseya ninjaone managed-services
.5 print-services desktop-support hardware-troubleshooting
.6 sap oracle-ebs oracle-fusion peoplesoft jd-edwards netsuite microsoft-dynamics-365
.7 sap-fico sap-mm sap-sd sap-pp s4hana
.6 abap sap-fiori sap-interfaces abap-cds sap-btp
.6 sap-basis sap-hana solman
.6 sap-bw businessobjects sap-hana sap-analytics-cloud
.6 workday successfactors peoplesoft adp kronos dayforce
.6 dynamics-365-finance dynamics-365-business-central dynamics-gp x-plus-plus
.6 salesforce microsoft-dynamics-365 hubspot siebel zoho
.6 apex-salesforce lwc visualforce soql
.6 sales-cloud service-cloud salesforce-administration experience-cloud
.6 uipath blue-prism automation-anywhere rpa power-automate
.6 power-apps power-automate power-bi sharepoint
.6 outsystems mendix pega appian low-code
.6 documentum filenet opentext sharepoint ecm
.6 marketo eloqua hubspot mailchimp salesforce-marketing-cloud
.6 infor epicor sage syspro qad
.6 quickbooks sage xero accounting-software accounting
.5 erp crm scm hcm implementation
.5 scm wms mrp logistics-technology
.5 plm mes manufacturing
.6 windchill creo siemens-nx solidworks catia
.6 agile scrum kanban safe-agile user-stories
.5 waterfall sdlc agile
.6 jira confluence trello asana azure-devops
.5 asana monday clickup smartsheet wrike
.5 ms-project primavera smartsheet planview
.6 pmp prince2 csm pmi-acp
.6 six-sigma lean process-improvement lean-manufacturing
.6 project-management program-management portfolio-management pmo risk-management stakeholder-management
.5 project-management resource-management scope-management ms-project
.6 product-management product-strategy product-roadmap product-discovery backlog-management
.5 okrs kpis product-strategy
.6 user-stories acceptance-criteria backlog-management
.6 business-analysis requirements-gathering functional-specifications bpmn gap-analysis uat
.5 feasibility-studies business-analysis swot
.5 requirements-traceability doors jama requirements-gathering
.5 visio lucidchart draw-io bpmn
.6 change-management training stakeholder-management
.6 technical-writing technical-documentation api-documentation knowledge-base
.6 madcap-flare framemaker dita technical-writing
.6 customer-success account-management customer-support crm
.5 pre-sales product-demos rfp sales
.5 people-management technical-leadership mentoring performance-management
.5 engineering-management-skill technical-leadership people-management agile
.5 digital-marketing seo google-ads social-media content-strategy
.6 quality-management quality-assurance cmmi
.5 compliance auditing risk-management
.6 figma sketch adobe-xd invision axure
.6 wireframing prototyping ui-design ux-design-skill
.6 ux-research usability-testing personas ux-design-skill
.6 photoshop illustrator indesign graphic-design
.6 after-effects premiere motion-graphics final-cut-pro video-editing
.5 design-systems storybook figma ui-design
.5 interaction-design information-architecture ux-design-skill
.6 autocad solidworks revit sketchup cad
.5 web-design html css photoshop
.6 microsoft-excel microsoft-word powerpoint outlook
.5 microsoft-excel google-sheets
.5 microsoft-office google-workspace libreoffice
.5 microsoft-365 sharepoint onedrive microsoft-teams
.6 slack microsoft-teams zoom webex google-meet
.5 google-docs google-sheets google-slides google-drive
.5 fintech banking payments capital-markets insurance-technology
.6 aml fraud-detection regtech
.6 trading-systems capital-markets risk-modeling
.6 ehr epic-systems cerner meditech hl7 healthcare-it
.6 hl7 fhir dicom
.6 hipaa healthcare-it medical-coding
.5 e-commerce payments retail-technology marketplaces
.6 arcgis qgis gis postgis geoserver
.5 adtech martech digital-marketing
.5 education-technology lms training
.6 logistics-technology wms tms
.5 communication presentation-skills written-communication interpersonal-skills active-listening
.5 teamwork cross-functional-collaboration communication
.5 leadership mentoring team-building people-management delegation
.5 problem-solving analytical-skills critical-thinking decision-making
.5 time-management organization prioritizing multitasking
.5 attention-to-detail organization
.5 self-motivation initiative independence ownership
.5 adaptability fast-learner resilience
.5 negotiation influencing conflict-resolution
.5 customer-service customer-focus empathy patience
.5 reliability work-ethic integrity professionalism
.4 creativity innovation curiosity
.5 relationship-building interpersonal-skills stakeholder-management
salesforce-administration > salesforce .8, reporting .4, crm .5
jira > scrum .5, agile .5, defect-tracking .4
erp > sap .6, oracle-ebs .5, microsoft-dynamics-365 .5
technical-support > customer-service .5, windows .4, ticketing .6
figma > ui-design .7, prototyping .6, design-systems .5
sharepoint > power-automate .5, microsoft-365 .6, sharepoint-development .7
scrum > csm .6, jira .5, retrospectives .6, agile .8
`
