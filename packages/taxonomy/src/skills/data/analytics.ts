export const analytics = `
## domain
Data analysis | 30 | data analytics, analytics, data analyst skills, analysis of data, analyzing data, data interpretation, data analysis software, exploratory data analysis, eda analysis
Data science | 10 | data sciences, applied data science | data-analysis, machine-learning
Data mining | 4 | data-mining, data mining software, pattern mining | data-analysis
Data visualization | 10 | data visualisation, dataviz, data viz, information visualization, visual analytics, data visualizations | data-analysis
Business intelligence | 10 | bi tools, business intelligence tools, bi reporting, bi development, bi solutions, bi developer, business intelligence solutions, !bi | data-analysis
Reporting | 15 | report development, report writing software, reports development, ad hoc reporting, ad-hoc reporting, report generation, management reporting, operational reporting, ad hoc reports, custom reports | business-intelligence
Dashboards | 10 | dashboard development, dashboarding, dashboard design, executive dashboards, kpi dashboards, scorecards | business-intelligence
Key performance indicators [kpis] | 8 | kpi, kpis, metrics tracking, performance metrics, business metrics, performance measures, performance measurement, metrics reporting, operational metrics, performance indicators, balanced scorecard, performance reports, key metrics, service metrics | business-intelligence
Self-service analytics | 0.8 | self service bi, self-service bi | business-intelligence
Data storytelling | 2 | data story telling, storytelling with data | data-visualization
Web analytics | 3 | website analytics, digital analytics, clickstream analysis | data-analysis
Product analytics | 2 | user behavior analytics, funnel analysis, cohort analysis | data-analysis
Marketing analytics | 2 | marketing mix modeling, attribution modeling, campaign analytics, marketing attribution | data-analysis
Financial analysis | 4 | fp&a, financial modeling, financial modelling, financial analytics, financial reporting | data-analysis
Customer analytics | 1.5 | customer segmentation, churn analysis, churn prediction, customer insights | data-analysis
Risk modeling | 1 | credit risk modeling, credit scoring, risk analytics, quantitative risk | statistics, fintech
Quantitative analysis | 3 | quantitative research, quantitative modeling, quantitative methods, quantitative finance | statistics
Survey research | 1.5 | survey design, questionnaire design, survey analysis | data-analysis
Market research | 4 | competitive analysis, competitor analysis, market analysis, competitive intelligence, market studies, competitive research, customer surveys, focus groups
Pricing analytics | 0.5 | price optimization, revenue management analytics | data-analysis
People analytics | 0.6 | hr analytics, workforce analytics | data-analysis
Supply chain analytics | 0.5 | inventory optimization, logistics analytics | data-analysis
## tool < business-intelligence
Microsoft Power BI [power-bi] | 10 | power bi, powerbi, power bi desktop, power-bi, power bi service, pbi
Tableau | 6 | tableau desktop, tableau server, tableau prep, tableau software, tableau dashboards
!Looker | 2 | lookml, google looker, look ml
Looker Studio | 1.5 | google data studio, data studio, looker data studio
Qlik Sense [qlik-sense] | 1.2 | qliksense, qlik
QlikView | 1 | qlik view, qlik tech qlikview
SAP BusinessObjects [businessobjects] | 1.5 | business objects, businessobjects, sap bo, sap business objects, webi, web intelligence, bobj, bo xi
SAP Analytics Cloud [sap-analytics-cloud] | 0.4 | !sac, sap sac | business-intelligence, sap
SAP BW [sap-bw] | 0.8 | sap bi, sap bw/4hana, sap netweaver bw, sap business warehouse, sap bi/bw, sap bw/bi, business warehouse | data-warehousing, sap
IBM Cognos [cognos] | 1.5 | cognos, cognos analytics, cognos bi, cognos impromptu, cognos report studio, cognos 8, ibm cognos analytics, ibm cognos impromptu, framework manager
MicroStrategy | 1 | micro strategy
Lightdash | 0.1 | | business-intelligence
Oracle BI [obiee] | 1 | obiee, oracle business intelligence, oracle business intelligence enterprise edition
Oracle Hyperion [hyperion] | 1 | hyperion, hyperion planning, oracle epm, hfm
Crystal Reports | 3 | sap crystal reports, crystal report, crystal reports 11, businessobjects crystal reports | reporting
SSRS [ssrs] | 6 | sql server reporting services, reporting services, ssrs reports, microsoft ssrs, report builder | reporting, sql-server
SSAS [ssas] | 3 | sql server analysis services, analysis services, ssas cubes, ssas tabular, tabular model | olap, sql-server
TIBCO Spotfire [spotfire] | 0.5 | spotfire
Sisense | 0.3 | si sense
!Domo [domo] | 0.4 | domo bi
ThoughtSpot | 0.2 | thought spot
Metabase | 0.5 | meta base
Apache Superset [superset] | 0.6 | superset, preset.io
Redash | 0.3 | re dash
Mode Analytics [mode-analytics] | 0.3 | mode sql
Sigma Computing [sigma-computing] | 0.2 | sigma bi
Amazon QuickSight | 0.8 | quicksight, quick sight | aws, business-intelligence
JasperReports [jasper-reports] | 0.6 | jasper, jaspersoft, jasper reports, ireport | reporting
Information Builders WebFOCUS [webfocus] | 0.3 | webfocus, web focus, ibi webfocus
Yellowfin BI [yellowfin] | 0.1 | !yellowfin
Grafana | 4 | grafana dashboards, grafana cloud, grafana labs | monitoring, dashboards
Kibana | 3 | kibana dashboards | elasticsearch, dashboards
Alteryx | 1 | alteryx designer, alteryx software | etl, data-analysis
SPSS [spss] | 3 | ibm spss, ibm spss statistics, spss statistics, spss modeler, spss amos, ibm spss modeler | statistics
Minitab | 1 | mini tab | statistics
SAS Visual Analytics [sas-visual-analytics] | 0.3 | sas va, sas di studio | sas
JMP [jmp] | 0.5 | sas jmp | statistics
EViews | 0.3 | e-views | statistics
GraphPad Prism [graphpad-prism] | 0.3 | graph pad prism | statistics
!Statistica | 0.2 | statsoft statistica | statistics
Palantir Foundry [palantir-foundry] | 0.3 | palantir, palantir gotham | data-analysis
Google Analytics [google-analytics] | 6 | ga4, google analytics 4, google universal analytics | web-analytics
Google Tag Manager | 2 | gtm tags, tag management, tag manager | web-analytics
Google Search Console | 1.5 | search console, google webmaster tools | seo
Adobe Analytics | 1 | omniture, adobe omniture, sitecatalyst | web-analytics
Mixpanel | 0.8 | mix panel | product-analytics
!Amplitude [amplitude] | 0.7 | amplitude analytics | product-analytics
!Segment [segment] | 0.5 | segment.io, twilio segment, segment cdp | product-analytics
!Heap [heap-analytics] | 0.2 | heap analytics | product-analytics
Hotjar | 0.8 | hot jar, crazy egg | product-analytics
PostHog | 0.3 | post hog | product-analytics
Optimizely | 0.5 | optimizely experimentation | ab-testing
Snowplow [snowplow] | 0.2 | snowplow analytics | web-analytics
RudderStack | 0.1 | rudder stack | product-analytics
Bloomberg Terminal [bloomberg] | 1 | bloomberg | financial-analysis
## tool < data-analysis
FullStory | 0.3 | full story | product-analytics
Microsoft Clarity | 0.2 | ms clarity | product-analytics
Tealium | 0.2 | tealium iq | web-analytics
mParticle | 0.1 | m particle | product-analytics
VWO [vwo] | 0.2 | visual website optimizer, google optimize | ab-testing
BIRT [birt] | 0.2 | eclipse birt, actuate | reporting
Essbase [essbase] | 0.5 | oracle essbase, hyperion essbase | olap
Oracle Analytics Cloud [oac] | 0.3 | oac oracle, oracle analytics | business-intelligence
BI Publisher [bi-publisher] | 0.5 | oracle bi publisher, xml publisher | reporting
SAS Viya [sas-viya] | 0.3 | viya | sas
SAS Enterprise Guide [sas-enterprise-guide] | 0.8 | sas eg, enterprise guide | sas
SAS Enterprise Miner [sas-enterprise-miner] | 0.3 | sas miner | sas, data-mining
FactSet | 0.3 | fact set | financial-analysis
Refinitiv Eikon [refinitiv] | 0.4 | refinitiv, thomson reuters eikon, lseg workspace | financial-analysis
Process mining [process-mining] | 0.4 | process intelligence | process-improvement, data-mining
!S-PLUS [s-plus] | 0.1 | splus, insightful s-plus | statistics
SigmaPlot | 0.1 | sigma plot | statistics
Adobe Customer Journey Analytics [adobe-cja] | 0.1 | adobe target, adobe launch | adobe-analytics
`
