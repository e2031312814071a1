export const enterpriseSoftware = `
## domain
Enterprise resource planning [erp] | 8 | erp, erp systems, erp software, erp implementation, enterprise resource planning erp software, erp system, erp implementations, erp integration, enterprise applications
Customer relationship management [crm] | 10 | crm, crm software, crm systems, customer relationship management crm software, crm system, crm administration, crm implementation
Human capital management [hcm] | 3 | hcm, hris, hrms, human resource management software hrms, hr systems, human resource information systems, human resources information system, hris systems, hr information systems
Supply chain management [scm] | 4 | supply chain, supply-chain, logistics management, scm systems, supply chain systems, supply chain optimization
Warehouse management systems [wms] | 1.5 | wms, warehouse management, warehouse management system, warehouse systems
Transportation management systems [tms] | 0.6 | transportation management, transportation management system, transport management system | scm
Manufacturing execution systems [mes] | 0.8 | mes systems, manufacturing execution system, wonderware mes, !mes | manufacturing
Product lifecycle management [plm] | 1.5 | plm, product life cycle management, pdm systems | manufacturing
Material requirements planning [mrp] | 1.2 | mrp, mrp ii, materials requirements planning, production planning, materials management | erp, manufacturing
Business process management [business-process-management] | 3 | bpm, business process management bpm, bpms, workflow automation, workflow management, workflow software, workflow systems
Process automation | 4 | business process automation, workflow design, office automation, process digitization | business-process-management
Enterprise content management [ecm] | 2 | ecm, document management systems, document management, electronic document management, document management system, records management, document imaging, document management system software, edms, document control, records retention, electronic records, document scanning, document archiving, records management systems, document control systems
Sales force automation | 1 | sfa systems, salesforce automation process | crm
Order management systems [oms] | 1 | order management, order management system, order-to-cash, order to cash, quote to cash | erp
Procure to pay | 0.8 | procure-to-pay, p2p process, accounts payable systems | erp
Billing systems [billing] | 1.5 | billing software, invoicing systems, subscription billing, billing platforms | fintech
Accounting software | 3 | accounting systems, general ledger, financial systems, financial management systems, accounting packages, fund accounting software, tax software, gl systems
Marketing automation | 2 | marketing automation software, email marketing automation, drip campaigns | digital-marketing
Headless commerce [headless-commerce] | 0.2 | composable commerce | e-commerce
Product information management [product-information-management] | 0.2 | pim systems, pim system, inriver, pimcore | e-commerce
Model-based systems engineering [mbse] | 0.3 | mbse, model based systems engineering | system-design
## tool < erp
SAP [sap] | 4 | sap erp, sap ecc, sap r/3, sap r3, sap software, sap ecc 6.0, sap systems, sap netweaver, sap implementation
SAP S/4HANA [s4hana] | 1.5 | !s4, s/4hana, s4 hana, s4hana, sap s4, s/4 hana, sap s/4, s/4, sap s4 hana | sap
SAP FICO [sap-fico] | 1 | sap fi, sap co, sap fi/co, sap finance, sap controlling | sap
SAP MM [sap-mm] | 0.8 | sap materials management, sap mm module, sap procurement | sap
SAP SD [sap-sd] | 0.8 | sap sales and distribution, sap sd module | sap
SAP PP [sap-pp] | 0.4 | sap production planning, sap pp/qm | sap
SAP PM [sap-pm] | 0.3 | sap plant maintenance, sap eam | sap
SAP HCM [sap-hcm] | 0.5 | sap hr, sap hr/hcm, sap payroll | sap, hcm
SAP WM/EWM [sap-ewm] | 0.4 | sap wm, sap ewm, sap extended warehouse management | sap, wms
SAP PS [sap-ps] | 0.2 | sap project system | sap
SAP Basis [sap-basis] | 0.8 | sap basis administration, basis administration, sap netweaver administration | sap, system-administration
SAP Fiori [sap-fiori] | 0.6 | fiori | sap, frontend
SAP BTP [sap-btp] | 0.5 | !btp, sap business technology platform, sap cloud platform, sap cap, sap rap | sap, cloud-computing
SAP SuccessFactors [successfactors] | 0.8 | successfactors, success factors | sap, hcm
SAP Ariba [ariba] | 0.6 | ariba, sap ariba sourcing | sap, it-procurement
SAP Concur [concur] | 0.6 | !concur, concur expense | sap
SAP CRM [sap-crm] | 0.4 | sap c4c, sap sales cloud, sap cloud for customer | sap, crm
SAP SCM APO [sap-apo] | 0.3 | sap apo, sap scm | sap, scm
SAP Solution Manager [solman] | 0.3 | solution manager, solman, sap solman, sap activate | sap
SAP Business One [sap-business-one] | 0.4 | sap b1, business one, sap business bydesign | sap
SAP MDG [sap-mdg] | 0.2 | sap master data governance | sap, mdm
SAP Signavio [signavio] | 0.2 | signavio | business-process-management
SAP interfaces [sap-interfaces] | 0.4 | lsmw, bapi, idoc, idocs, sap idoc, rfc sap, sap smartforms, sap interface development, bapis | abap
Oracle E-Business Suite [oracle-ebs] | 1.5 | ebs r12, oracle ebs, oracle apps, oracle applications, oracle e-business, oracle r12, oracle apps r12, oracle 11i, oracle ebs r12, oracle erp, e-business suite
Oracle Fusion Cloud [oracle-fusion] | 1 | oracle fusion, oracle cloud erp, oracle fusion applications, oracle fusion cloud applications, oracle erp cloud
PeopleSoft [peoplesoft] | 1.2 | oracle peoplesoft, peoplesoft hcm, peoplesoft financials, peoplesoft fscm, people soft, peopletools, oracle peoplesoft financials, application engine peoplesoft
JD Edwards [jd-edwards] | 0.8 | jde, jd edwards enterpriseone, jde enterpriseone, oracle jd edwards enterpriseone, jdedwards, jd edwards world, oracle jd edwards
NetSuite [netsuite] | 1.5 | oracle netsuite, netsuite erp, net suite
Microsoft Dynamics 365 [microsoft-dynamics-365] | 2.5 | dynamics 365, d365, microsoft dynamics, ms dynamics, ms dynamics 365, !dynamics, dynamics 365 ce, dynamics 365 customer engagement, dynamics 365 crm | erp, crm
Dynamics 365 Finance and Operations [dynamics-365-finance] | 0.8 | d365 f&o, d365 finance, dynamics 365 finance & operations, d365fo | microsoft-dynamics-365, erp
Dynamics 365 Business Central [dynamics-365-business-central] | 0.6 | business central, d365 business central | microsoft-dynamics-365, erp
Microsoft Dynamics GP [dynamics-gp] | 0.6 | dynamics gp, dynamics sl, solomon erp
Infor ERP [infor] | 0.6 | infor, infor m3, infor syteline, syteline
Epicor [epicor] | 0.6 | epicor erp, epicor kinetic, epicor vantage
Sage ERP [sage] | 0.8 | sage 100, sage 300, sage x3, sage accounting, mas 90, mas90, sage 200, !sage
QAD [qad] | 0.3 | qad erp, mfg/pro
IFS ERP [ifs] | 0.3 | ifs applications, ifs cloud
Acumatica [acumatica] | 0.3 | acumatica erp, visma
Syspro [syspro] | 0.2 | syspro erp, plex erp, iqms, macola
Deltek [deltek] | 0.4 | deltek costpoint, costpoint, deltek vision
Ellucian Banner [banner] | 0.4 | ellucian, ellucian banner erp, banner erp, sungard banner, ellucian colleague, datatel, !banner
MAXIMO [maximo] | 0.6 | ibm maximo, maximo asset management, enterprise asset management
ERPNext [erpnext] | 0.2 | dolibarr
!Tally [tally] | 0.6 | tally erp, tally erp 9, tally prime | accounting-software
QuickBooks [quickbooks] | 2.5 | quick books, intuit quickbooks, quickbooks online, quickbooks pro, quickbooks desktop | accounting-software
Xero [xero] | 0.6 | xero accounting | accounting-software
DATEV [datev] | 0.2 | datev accounting, lexware | accounting-software
BlackLine [blackline] | 0.2 | | financial-analysis
Coupa [coupa] | 0.3 | coupa procurement, jaggaer | it-procurement
Zuora | 0.1 | zuora billing | erp
Chargebee | 0.1 | | erp
Icertis | 0.1 | icertis clm | erp
Ivalua | 0.1 | | it-procurement
!Workday [workday] | 1.5 | workday hcm, workday financials, workday software, workday studio, workday integrations | hcm
ADP Workforce [adp] | 1 | adp, adp workforce now, adp payroll, adp vantage | hcm
UKG Kronos [kronos] | 0.8 | !kronos, ukg, kronos workforce timekeeper, kronos workforce central | hcm
Ceridian Dayforce [dayforce] | 0.3 | dayforce, ceridian | hcm
BambooHR [bamboohr] | 0.4 | bamboo hr | hcm
Taleo [taleo] | 0.6 | oracle taleo, lever ats | hcm
Learning management systems [lms] | 2 | lms, learning management system, e-learning platforms, docebo | education-technology
## tool < crm
Salesforce [salesforce] | 6 | salesforce.com, sfdc, salesforce crm, salesforce software, salesforce platform, force.com
Salesforce administration [salesforce-administration] | 2 | salesforce admin, salesforce administrator, salesforce configuration, salesforce certified administrator, salesforce reports | salesforce
Sales Cloud [sales-cloud] | 1 | salesforce sales cloud | salesforce
Service Cloud [service-cloud] | 1 | salesforce service cloud | salesforce
Salesforce Marketing Cloud [salesforce-marketing-cloud] | 0.8 | marketing cloud, sfmc | salesforce, marketing-automation
Salesforce Experience Cloud [experience-cloud] | 0.4 | experience cloud, community cloud, salesforce communities | salesforce
Lightning Web Components [lwc] | 1 | lwc, salesforce lightning, lightning components, aura components, lightning experience, salesforce lwc | salesforce, javascript
Visualforce [visualforce] | 0.8 | salesforce visualforce, visual force, visualforce pages | salesforce
Salesforce CPQ [salesforce-cpq] | 0.5 | cpq, steelbrick, salesforce revenue cloud, configure price quote | salesforce
Salesforce DX [salesforce-dx] | 0.3 | sfdx | salesforce
Vlocity [vlocity] | 0.2 | salesforce industries | salesforce
nCino [ncino] | 0.2 | ncino bank os | salesforce, banking
Veeva [veeva] | 0.4 | veeva vault, veeva crm | crm, life-sciences
Siebel [siebel] | 0.6 | siebel crm, oracle siebel, oracle crm
HubSpot [hubspot] | 2 | hub spot, hubspot crm, hubspot software, hubspot cms | crm, marketing-automation
Gainsight | 0.2 | gainsight cs | crm
Salesloft | 0.1 | sales loft | crm
Customer.io [customer-io] | 0.1 | customerio | marketing-automation
Zoho [zoho] | 0.8 | zoho crm, zoho creator, zoho books
Pipedrive [pipedrive] | 0.3 | pipe drive, close crm
SugarCRM [sugarcrm] | 0.3 | sugar crm
Pega [pega] | 0.8 | pega prpc, pegasystems, pega platform, pega rules | business-process-management, low-code
Appian [appian] | 0.4 | appian bpm | business-process-management, low-code
IBM BPM [ibm-bpm] | 0.3 | ibm business automation workflow, oracle bpm, metastorm | business-process-management
OutSystems [outsystems] | 0.5 | out systems | low-code
Mendix [mendix] | 0.4 | mendix studio pro | low-code
Retool [retool] | 0.3 | | low-code
Bubble.io [bubble] | 0.4 | bubble no-code, !bubble | low-code
Microsoft Power Platform [power-platform] | 2.5 | power platform, ms power platform | low-code
Power Apps [power-apps] | 2.5 | powerapps, microsoft power apps, canvas apps, model-driven apps, microsoft powerapps | power-platform
Power Automate [power-automate] | 2.5 | microsoft power automate, microsoft flow, ms flow, power automate desktop | power-platform, process-automation
Power Pages [power-pages] | 0.3 | power apps portals | power-platform
UiPath [uipath] | 1 | ui path, uipath studio, uipath orchestrator | rpa
Blue Prism [blue-prism] | 0.5 | blueprism | rpa
Automation Anywhere [automation-anywhere] | 0.5 | automationanywhere | rpa
Nintex [nintex] | 0.4 | nintex workflow, nintex forms | business-process-management, sharepoint
Documentum [documentum] | 0.5 | emc documentum, opentext documentum | ecm
FileNet [filenet] | 0.4 | ibm filenet, filenet p8 | ecm
OpenText [opentext] | 0.5 | opentext content server, livelink, open text | ecm
Laserfiche [laserfiche] | 0.3 | laser fiche | ecm
Hyland OnBase [onbase] | 0.4 | onbase, captiva | ecm
Alfresco [alfresco] | 0.3 | alfresco ecm, nuxeo | ecm
!Box [box-storage] | 0.6 | box.com, box enterprise, sharefile, citrix sharefile | ecm
Marketo [marketo] | 0.8 | marketo marketing automation, adobe marketo | marketing-automation
Eloqua [eloqua] | 0.4 | oracle eloqua | marketing-automation
Mailchimp [mailchimp] | 1.2 | mail chimp, iterable | marketing-automation
Manhattan Associates [manhattan] | 0.2 | manhattan active, !manhattan | wms
Blue Yonder [blue-yonder] | 0.2 | | scm
Guidewire [guidewire] | 0.4 | guidewire policycenter, guidewire claimcenter, policycenter | insurance-technology
Temenos [temenos] | 0.3 | temenos t24, t24 | banking
Murex [murex] | 0.2 | murex mx.3, summit ft | capital-markets
Fiserv [fiserv] | 0.3 | fis banking, fidelity information services | banking
Yardi [yardi] | 0.4 | yardi voyager, yardi software, mri software, realpage | real-estate-technology
Procore [procore] | 0.3 | procore software, buildertrend | construction
LexisNexis [lexisnexis] | 0.5 | imanage, clio legal | legal-technology
Blackbaud Raiser's Edge [raisers-edge] | 0.3 | blackbaud, raiser's edge, the raiser's edge, blackbaud the raiser's edge | crm
Amdocs [amdocs] | 0.3 | amdocs cramer, netcracker | oss-bss
## tool < erp
SAP GRC [sap-grc] | 0.3 | sap access control | sap-basis, security-compliance
SAP Security [sap-security] | 0.4 | sap authorizations, sap role design | sap-basis
SAP QM [sap-qm] | 0.2 | sap quality management | sap
SAP CPI [sap-cpi] | 0.4 | sap cloud integration, sap integration suite | sap-pi
SAPUI5 [sapui5] | 0.5 | sap ui5, openui5, ui5 | sap-fiori, javascript
SAP IBP [sap-ibp] | 0.3 | integrated business planning | sap, scm
Celonis [celonis] | 0.2 | celonis ems | process-mining
Anaplan [anaplan] | 0.3 | anaplan model builder | financial-analysis
OneStream [onestream] | 0.2 | onestream xf | financial-analysis
Workday Adaptive Planning [adaptive-planning] | 0.2 | adaptive insights | workday, financial-analysis
Lawson [lawson] | 0.4 | infor lawson, lawson erp, lawson software | infor
Baan | 0.2 | infor ln | infor
SuiteScript [suitescript] | 0.5 | netsuite suitescript, suitetalk | netsuite, javascript
Dynamics AX [dynamics-ax] | 0.6 | microsoft dynamics ax, axapta, ms dynamics ax, d365 ax 2012 | microsoft-dynamics-365
Dynamics NAV [dynamics-nav] | 0.5 | !nav, navision, microsoft dynamics nav, ms dynamics nav | microsoft-dynamics-365
Dynamics CRM [dynamics-crm] | 1 | ms dynamics crm, microsoft dynamics crm, ms crm | microsoft-dynamics-365, crm
Great Plains [great-plains] | 0.4 | microsoft great plains | dynamics-gp
FreshBooks | 0.3 | fresh books | accounting-software
Sage Intacct [sage-intacct] | 0.3 | intacct | sage
Peachtree [peachtree] | 0.3 | sage 50, peachtree accounting | sage
Paycom | 0.3 | paychex, paylocity | hcm
UltiPro [ultipro] | 0.4 | ultimate software, ukg pro | hcm
Personio | 0.2 | hibob | hcm
Gusto [gusto] | 0.2 | gusto payroll | hcm
Applicant tracking systems [ats] | 1.5 | applicant tracking system, applicant tracking, icims, bullhorn | hcm
Greenhouse ATS [greenhouse] | 0.3 | greenhouse recruiting, !greenhouse | ats
SmartRecruiters [smartrecruiters] | 0.2 | smart recruiters | ats
Moodle [moodle] | 0.8 | moodle lms | lms
!Blackboard [blackboard] | 0.8 | blackboard learn, blackboard software | lms
Canvas LMS [canvas-lms] | 0.6 | instructure canvas | lms
Cornerstone OnDemand [cornerstone] | 0.3 | cornerstone lms, csod | lms
Pardot [pardot] | 0.6 | salesforce pardot, account engagement | marketing-automation, salesforce
ExactTarget [exacttarget] | 0.3 | exact target, ampscript | salesforce-marketing-cloud
Copado [copado] | 0.2 | gearset, flosum, autorabit | salesforce-dx
Agentforce | 0.2 | salesforce agentforce | salesforce
OmniStudio [omnistudio] | 0.2 | salesforce omnistudio, omniscript | vlocity
SuiteCRM [suitecrm] | 0.2 | | crm
Vtiger CRM [vtiger] | 0.1 | vtiger | crm
Lombardi [lombardi] | 0.1 | ibm lombardi | ibm-bpm
BPEL [bpel] | 0.3 | oracle bpel | business-process-management
K2 [k2-workflow] | 0.2 | k2 blackpearl, k2 workflow | business-process-management
Kofax [kofax] | 0.3 | kofax capture, tungsten automation | ecm, ocr
M-Files [m-files] | 0.1 | mfiles | ecm
DocuWare [docuware] | 0.1 | docu ware | ecm
Klaviyo | 0.3 | klaviyo email | marketing-automation
!Braze [braze] | 0.2 | braze crm | marketing-automation
Constant Contact | 0.4 | constantcontact | marketing-automation
Finacle [finacle] | 0.3 | infosys finacle | banking
Flexcube [flexcube] | 0.2 | oracle flexcube | banking
Core banking systems [core-banking] | 0.5 | core banking, core banking system | banking
!Calypso [calypso] | 0.2 | adenza calypso | capital-markets
Charles River IMS [charles-river] | 0.2 | advent geneva, blackrock aladdin, aladdin, charles river development, crd ims | capital-markets
Jack Henry [jack-henry] | 0.2 | symitar, silverlake | banking
Duck Creek [duck-creek] | 0.2 | duck creek policy | insurance-technology
Relativity e-discovery [relativity] | 0.2 | relativity ediscovery, kcura, !relativity | legal-technology
Westlaw | 0.3 | west law | legal-technology
Dataverse [dataverse] | 0.8 | common data service, microsoft dataverse | power-platform
Copilot Studio [copilot-studio] | 0.4 | power virtual agents, microsoft copilot studio | power-platform, chatbots
Microsoft Copilot [microsoft-copilot] | 1 | m365 copilot, copilot for microsoft 365 | generative-ai, microsoft-365
Appsmith | 0.1 | | low-code
Budibase | 0.1 | budi base | low-code
ToolJet [tooljet] | 0.1 | tool jet | low-code
Kinaxis [kinaxis] | 0.2 | kinaxis rapidresponse, kinaxis maestro | scm
JDA Software [jda] | 0.2 | jda, i2 scm | scm
Manhattan WMS [manhattan-wms] | 0.3 | manhattan scale | manhattan
Oracle HCM Cloud [oracle-hcm] | 0.5 | oracle fusion hcm, oracle hcm | oracle-fusion, hcm
Oracle Financials [oracle-financials] | 0.6 | oracle e-business suite financials, oracle gl, oracle ap/ar | oracle-ebs
Frappe Framework [frappe] | 0.2 | frappe | python, erpnext
Salesforce Flow [salesforce-flow] | 0.8 | salesforce flows, process builder, flow builder | salesforce-administration
NetSuite administration [netsuite-administration] | 0.3 | netsuite admin, suiteflow | netsuite
SAP Cloud ALM [sap-cloud-alm] | 0.1 | | sap
BRFplus [brfplus] | 0.1 | brf+ | abap
Conga CPQ [conga] | 0.2 | apttus, conga composer, apttus cpq | salesforce
Avalara [avalara] | 0.1 | avalara avatax | erp
Kyriba [kyriba] | 0.1 | | erp
Adobe Campaign [adobe-campaign] | 0.3 | adobe campaign classic | marketing-automation
Adobe Experience Platform [adobe-experience-platform] | 0.2 | adobe aep, adobe real-time cdp | marketing-automation
Bloomreach [bloomreach] | 0.1 | exponea | e-commerce
Dynamic Yield [dynamic-yield] | 0.1 | | ab-testing
VTEX [vtex] | 0.1 | vtex io | e-commerce
Mirakl [mirakl] | 0.1 | | e-commerce
Salesforce B2C Commerce SFRA [sfra] | 0.1 | sfra, storefront reference architecture | salesforce
Cloud core banking [cloud-core-banking] | 0.1 | mambu, thought machine, avaloq | banking
Benchling [benchling] | 0.1 | | lims
MSC Nastran [nastran] | 0.2 | nastran, patran, femap | finite-element-analysis
HyperMesh [hypermesh] | 0.2 | altair hypermesh, hyperworks, altair hyperworks | finite-element-analysis
LS-DYNA [ls-dyna] | 0.1 | ls dyna, lsdyna | finite-element-analysis
STAR-CCM+ [star-ccm] | 0.1 | star ccm, starccm+ | cfd
3DEXPERIENCE [3dexperience] | 0.2 | 3d experience platform, enovia 3dx, dassault 3dexperience | cad
`
