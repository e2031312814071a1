export const domains = `
## domain
Financial technology [fintech] | 4 | fintech, financial services technology, fin tech, financial services, finance domain, financial software
Banking domain [banking] | 4 | !banking, retail banking, investment banking, commercial banking, banking systems, online banking, digital banking, mortgage banking, !mortgage, loan origination | fintech
!Payments [payments] | 3 | payment processing, payment gateways, payment gateway integration, payment systems, payment gateway, card payments, credit card processing, sepa, ach payments | fintech
Capital markets [capital-markets] | 1.5 | equities, fixed income, derivatives, !trading, stock market, securities trading, financial markets, foreign exchange trading | fintech
Trading systems [trading-systems] | 1 | algorithmic trading, algo trading, hft, high frequency trading, electronic trading, order management trading | capital-markets
Wealth management [wealth-management] | 0.8 | asset management finance, portfolio management finance, investment management, hedge funds | fintech
Insurance technology [insurance-technology] | 1.5 | insurtech, !insurance, insurance domain, property and casualty insurance, claims processing, p&c insurance, claims management, !life insurance | fintech
Anti-money laundering [aml] | 1 | aml, kyc, know your customer, aml/kyc, financial crime, bsa/aml | fintech, compliance
Fraud detection [fraud-detection] | 1.2 | fraud prevention, fraud analytics, fraud management, !fraud | fintech
Regulatory technology [regtech] | 0.5 | regtech, regulatory reporting, mifid ii, ifrs 9, dodd-frank, ccar | fintech, compliance
Open banking [open-banking] | 0.4 | psd2, open banking apis | banking, apis
Accounting [accounting] | 4 | bookkeeping, accounts payable, accounts receivable, general accounting, financial accounting, gaap, accounting principles, reconciliation, account reconciliation, us gaap, ifrs, month-end close
Healthcare IT [healthcare-it] | 3 | !healthcare, !health care, health it, healthcare information technology, health information technology, healthtech, digital health, health informatics, clinical systems, medical software, e-health, healthcare systems, healthcare domain
Electronic health records [ehr] | 2 | ehr, emr, electronic medical records, electronic medical record, ehr systems, emr systems, electronic health record, emr software | healthcare-it
Epic Systems [epic-systems] | 1.2 | epic ehr, epic emr, epiccare, epic clarity, epic hyperspace, epic caboodle, epic certified, epic certification, !epic | ehr
Cerner [cerner] | 0.8 | cerner millennium, oracle health, cerner powerchart | ehr
MEDITECH [meditech] | 0.6 | meditech software, meditech expanse, centricity | ehr
HL7 [hl7] | 1.2 | hl7 v2, health level 7, hl7 interfaces, hl7 messaging | healthcare-it, integration
FHIR [fhir] | 0.8 | hl7 fhir, smart on fhir, fast healthcare interoperability resources | hl7
DICOM [dicom] | 0.5 | medical imaging, radiology information systems | healthcare-it
Medical coding standards [medical-coding] | 1 | cpt codes, hcpcs, medical billing, medical coding, medical terminology, healthcare common procedure coding system hcpcs | healthcare-it
Healthcare claims EDI [healthcare-edi] | 0.6 | edi 837, 837/835, hipaa edi, !facets, trizetto facets, medicare, medicaid, mmis, medicare and medicaid, hipaa 5010 | healthcare-it, edi
Clinical data management [clinical-data] | 0.8 | clinical trials, clinical research, medidata rave, redcap, clinical data | life-sciences
Life sciences [life-sciences] | 1.5 | pharma, !pharmaceutical, biotechnology, biotech, pharmaceutical industry, pharmacovigilance
Telemedicine [telemedicine] | 0.4 | telehealth, remote patient monitoring | healthcare-it
E-commerce [e-commerce] | 4 | ecommerce, e commerce, online retail, electronic commerce, ecommerce platforms, online stores, shopping cart, digital commerce, e-business
Marketplaces [marketplaces] | 0.8 | marketplace platforms, two-sided marketplaces, online marketplace, amazon marketplace, ebay | e-commerce
Retail technology [retail-technology] | 1.5 | retail systems, !retail, omnichannel, omni-channel, retail domain, merchandising systems
Advertising technology [adtech] | 0.8 | ad tech, programmatic advertising, real-time bidding, rtb, ad servers, google ad manager, dsp advertising, doubleclick, openrtb, dfp
Marketing technology [martech] | 0.8 | mar tech, customer data platform, cdp platform, marketing technology stack | digital-marketing
Education technology [education-technology] | 1.5 | edtech, ed tech, e-learning, elearning, e-learning development, scorm, educational technology, online learning, distance learning, instructional technology, xapi, tin can api
Geographic information systems [gis] | 2 | gis, geographic information system, geospatial, gis software, geographic information system gis software, gis analysis, !mapping, cartography, geographic information systems gis, gdal
ArcGIS [arcgis] | 1.2 | esri, esri arcgis, arcmap, arcgis pro, arcgis server, arcgis online, arcview, esri arcgis software, arcpy, arcgis desktop | gis
QGIS [qgis] | 0.8 | quantum gis | gis
Google Earth Engine [google-earth-engine] | 0.3 | google earth, earth engine | gis, remote-sensing
GeoServer [geoserver] | 0.3 | mapserver, geo server | gis
Remote sensing [remote-sensing] | 0.5 | satellite imagery, erdas imagine, envi remote sensing, lidar data processing | gis
Global positioning systems [gps] | 0.8 | gps, gnss, gps tracking, navigation systems, fleet tracking, telematics | gis
Logistics technology [logistics-technology] | 1.2 | logistics, fleet management, last mile delivery, route optimization, shipping systems, !freight | scm
Manufacturing domain [manufacturing] | 3 | manufacturing, manufacturing systems, industry 4.0, smart manufacturing, manufacturing processes, discrete manufacturing, manufacturing industry
Energy and utilities domain [energy] | 1 | !energy, !utilities, smart grid, renewable energy, energy management systems, smart metering, power systems
Automotive domain [automotive] | 1 | !automotive, connected cars, connected vehicles, automotive industry
Aerospace and defense domain [aerospace] | 1.2 | aerospace, !defense, department of defense, dod, !military, avionics, aerospace and defense, !defence
Government IT [government-it] | 1.5 | !government, public sector, e-government, govtech, federal government, state government, government contracts, government agencies
Legal technology [legal-technology] | 0.4 | legaltech, e-discovery, ediscovery, legal tech
Real estate technology [real-estate-technology] | 0.5 | proptech, !real estate, property management systems, property management
Construction technology [construction] | 0.6 | !construction, construction management software, contech
Travel technology [travel-technology] | 0.5 | amadeus gds, sabre gds, gds, airline systems, online travel, travel tech
Hospitality technology [hospitality-technology] | 0.5 | opera pms, hotel management systems, hotel systems, !hospitality
Human resources technology [hr-technology] | 0.8 | hr tech, hrtech, human resources, !hr, hr management
Media and entertainment technology [media-technology] | 0.8 | ott, ott platforms, broadcast systems, broadcast engineering, media asset management, !digital media, iptv, !broadcast
Gaming and betting domain [igaming] | 0.4 | igaming, online gambling, casino games, sports betting, slot games
Agriculture technology [agritech] | 0.3 | agtech, precision agriculture, agri tech
Climate technology [climate-tech] | 0.3 | cleantech, carbon accounting, !sustainability
Nonprofit systems [nonprofit] | 0.4 | nonprofit, non-profit, fundraising systems, donor databases
Telecom billing domain [telecom-domain] | 0.4 | telecom domain, telecom industry, mobile network operators | telecommunications
Social networks domain [social-platforms] | 0.4 | social media platforms, community platforms, social network development
Cybersecurity insurance domain [insurance-cyber] | 0.1 | cyber insurance | insurance-technology, cyber-security
Startups [startups] | 2 | startup environment, early-stage startup, !start-up, !startup
Enterprise software development [enterprise-software] | 4 | enterprise software, enterprise application development, line of business applications | programming
Software product development [product-engineering] | 4 | product engineering, software product engineering | programming
Research and development [research-and-development] | 3 | r&d, scientific research, applied research, academic research, research & development, !research
## domain
Mirth Connect [mirth-connect] | 0.4 | mirth, nextgen connect | hl7, integration
Allscripts [allscripts] | 0.4 | veradigm, allscripts touchworks | ehr
athenahealth | 0.3 | athena health, athenanet | ehr
eClinicalWorks | 0.3 | eclinicalworks ehr software, ecw | ehr
NextGen Healthcare [nextgen-healthcare] | 0.3 | nextgen ehr | ehr
McKesson [mckesson] | 0.3 | mckesson paragon, mckesson star | ehr
PACS [pacs] | 0.5 | pacs administration, ris/pacs, picture archiving and communication system | dicom
ICD-10 [icd-10] | 0.8 | icd10, icd-9, icd 10 | medical-coding
SNOMED CT [snomed] | 0.2 | snomed, loinc | medical-coding
CDISC [cdisc] | 0.3 | sdtm, adam datasets | clinical-data
LIMS [lims] | 0.4 | laboratory information management system, labware lims, labvantage, starlims | life-sciences
FIX protocol [fix-protocol] | 0.4 | fix engine, fix messaging | trading-systems
SWIFT messaging [swift-payments] | 0.4 | swift payments, swift mt messages | payments
ISO 20022 [iso-20022] | 0.3 | iso20022 | payments
ISO 8583 [iso-8583] | 0.2 | iso8583 | payments
MapInfo [mapinfo] | 0.3 | mapinfo professional | gis
Basel III [basel] | 0.3 | basel ii | regtech
Oil and gas domain [oil-and-gas] | 0.5 | oil and gas, oil & gas, upstream oil and gas, refinery, pipelines oil, upstream operations, offshore platforms, oil and gas industry, petrochemical, natural gas | energy
Payroll systems [payroll] | 2 | payroll, payroll processing, payroll administration, payroll taxes, payroll system, payroll functions, bi-weekly payroll | accounting
ESG reporting [esg] | 0.2 | esg, sustainability reporting | climate-tech
ACH and bank transfers [ach-payments] | 0.2 | ach transfers, ach processing, payment rails, bank rails, banking rails | payments
EMV and card present [emv] | 0.2 | emv, emv l3, emv certification, card present payments, payment terminals | payments
3-D Secure [three-d-secure] | 0.1 | 3d secure, 3ds2 | payments
Card processing [card-processing] | 0.2 | card issuing, chargebacks, chargeback management, payment reconciliation, payment orchestration | payments
Ledger systems [ledger-systems] | 0.1 | double-entry ledger, double entry ledger, double-entry accounting, double-entry bookkeeping | fintech
Market data feeds [market-data] | 0.2 | market data systems, level 2 market data, itch protocol | trading-systems
Insurance underwriting [insurance-underwriting] | 0.2 | underwriting systems, actuarial modeling, actuarial modelling, actuarial models | insurance-technology
Ad serving [ad-serving] | 0.1 | prebid, prebid.js, header bidding, vast/vpaid, vast tags | adtech
GxP [gxp] | 0.3 | gxp compliance, gmp compliance, gamp | compliance
ITAR [itar] | 0.1 | itar compliance, export administration regulations | compliance
`
