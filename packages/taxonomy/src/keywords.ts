// Written by `node lab/src/keywords/make-keywords.ts`; do not edit. Selected from O*NET 29.3 (USDOL/ETA, CC BY 4.0,
// modified), ESCO 1.1.1 (European Commission) and GitHub's curated topics (CC BY 4.0): see docs/data-sources.md.
export const keywords = [
  {
    weight: 1,
    terms: `
1CadCam Unigraphics
3D
ANSYS simulation software
AVEVA InTouch HMI
Adobe Acrobat Reader
Adobe Audition
Adobe FreeHand MX
Allscripts PM
Allscripts Professional EHR
Amkai AmkaiCharts
Apache Subversion SVN
App
Apple
Apple iWork Keynote
Appletree
Appointment scheduling software
Aptech Systems GAUSS
Assessment software
Autodesk Land Desktop
Automated installation software
Bizmatics PrognoCIS EMR
Blink
Blogging software
Bookkeeping software
Business software applications
CNC Mastercam
CPR Visual Estimator
Calibration software
Call center software
Canu
CareCloud Central
ChartWare EMR
Charting software
Cisco Systems CiscoWorks
Clustering software
Collaborative editing software
Compliance software
Control system software
Corel Painter
Corel QuattroPro
Cost estimating software
Customer information databases
DOC Cop
Dassault Systemes Abaqus
Data acquisition software
Data logging software
Data visualization software
Database management software
Debugging software
Decompilers
Delphi Technology
Desire2Learn LMS software
Desktop publishing software
Disaster recovery software
Drafting software
Drawing software
ESRI ArcInfo
ESRI ArcView
EasyCBM
Editing software
Edmodo
Edpuzzle
Educational software
Eko
Email software
Employee scheduling software
Epic Practice Management
Estimating software
Facebook
Facilities management software
Financial accounting software
Financial analysis software
Firefox
Flipgrid
GUI
GalacTek ECLIPSE
Golden Software Surfer
Google
Google Cloud software
Google Gmail
Graphics software
GroupMe
HCSS HeavyBid
HCSS HeavyJob
HMS
HealthFusion MediTouch
Henry Schein Dentrix
Human resources software
Hypertext preprocessor PHP
IBM Rational
Image analysis software
Image processing software
Image scanning software
Imaging software
Instagram
Instant messaging software
Internet browser software
Intrado SchoolMessenger
Inventory control software
Inventory management software
Inventory software
Inventory tracking software
JamBoard
Kareo Practice Management
LinkedIn
MAGIC
Magellan Firmware
Maintenance management software
Maintenance record software
Maplesoft Maple
Mapping software
Mathsoft Mathcad
McKesson Practice Plus
McNeel Rhinoceros 3D
Medscribbler Enterprise
Mentimeter
MicroFocus GroupWise
Microsoft
Microsoft Azure software
Microsoft Visual Basic
Microsoft Visual Studio
Microsoft operating system
Migration software
Modeling software
Motion analysis software
Mozilla
Navigation software
Nearpod
Network monitoring software
Office suite software
Online databases
Operational databases
Optimization software
Oracle HRIS
Oracle Primavera Systems
Padlet
ParentSquare
Patient management software
Pattern design software
Payroll software
Perforce Helix software
Poll Everywhere
Programming languages
Project management software
Quicken
Quizlet
Rapid prototyping software
Recordkeeping software
Records management software
Relational database software
Reporting software
Resource management software
RockWare ArcMap
Route mapping software
Router software
SOAPware EMR
SYSTAT
Sage 50 Accounting
Sakai CLE
Scanning software
Scheduling software
Schoology
Screen magnification software
Screen reader software
Seesaw
SmartDraw
SmugMug Flickr
Social media software
Software development tools
Software libraries
Statistical analysis software
Sun Microsystems Java
SynaMed EMR
Tadpoles
Testing software
Thomson Reuters Westlaw
TikTok
Timekeeping software
Training software
Twitter
Version control software
Video editing software
Virus protection software
Voice recognition software
WRSHealth EMR
WeVideo
Web conferencing software
Work scheduling software
account
acquisition
adjust
administration
advise
advisor
analyse
analysis
analysis software
analyst
analyze
analyzer
applicant
application
application software
appointment
architect
architecture
archival
assess
assessment
asset
assist
assistant
associate
association
athenahealth athenaCollector
attendance
audio
audition
authentication server
automatic
blast
border
business
cadd software
calculation
calculator
calendar
capital
capture
center
central
chain
character
chart
charting
check
circuit
civil
classification
clean
clinical
clustering
code
collect
collection
command
commercial
communications server
community
compass
component
computational
compute
confer
configuration
connectivity
consultant
contact
content
content workflow
contractor
controller
conversion
coordinate
corporate
corporation
court
create
creation
credit
crime
custom
data
delivery
dental
deployment
description
designer
desktop communications
detection
device
digital
dimensional
director
directory
disaster
dispatch
distribution
documentation
drive
driver
edge
editor
education
educational
effect
electric
electrical
electronic mail
element
emergency
emphasis
enforcement
engine
enhancement
entry
environmental
estate
estimation
estimator
evaluation
exact
examine
expression
facility
failure
fault
file versioning
filesystem
financial
fingerprint
first
formula
framework
freehand
functional
fusion
gateway
generation
generator
genetics
geographic
graphical
grass
health
human
iParadigms Turnitin
identification
image
implement
incident
index
industrial
inspect
inspection
install
installation
instant messaging
instrument
integrated circuits
intelligence
intelligent
interaction
interactive
interface
internet
internet browser
intrusion
inventory
inventory management
label
label making
laboratory
law enforcement
learn
learning
legal
library
logic
machinery
maintenance
maker
manage
manager
map creation
market
mathematical
mechanical
media
medical
medical condition
medicines
metadata
micro
migration
mobile
model
molecular
motion
multi
navigation
network conferencing
notation
numerical
nutrition
object
online
operate
operational
optical
optimization
package
paint
participate
partner
patch
pattern
pattern design
physical
plant
platform
platform interconnectivity
portal server
portfolio
power
precision
prediction
premium
preparation
prevention
profit
program testing
property
protection
protocol
query
query languages
reader
recognition
recommend
recovery
regulation
remote
remove
restaurant
retrieval
river
route
route navigation
routing
safety
sakai
sample
science
scientific
screen
script
search
security
select
sequence
sheet
signal
simple
simplifyMD
simulator
slide
software
software application
solid
sound
spatial
speech
square
stack
static
statistical
storage
storage networking
store
studio
style
subsystem
suite
supervise
supervisory
surface
survey
technology
terrain
thermal
threat
three
three dimensional
time accounting
tool
traffic
train
transaction
transaction server
transfer
transformation
translation
transportation
treatment
universal
vehicle
verify
video
viewer
virtual
virus
visual
visualization
voice
voice recognition
warehouse
water
web
worker
workforce
write
writer
`,
  },
  {
    weight: 2,
    terms: `
3D graphics software
3M Electronic Monitoring
3M Encoder
3PL Central
ABC Compiler
ACD Systems Canvas
ACS Technologies HeadMaster
ADP Enterprise HR
ADP Enterprise eTIME
ADP Pay eXpert
ADP eTIME
ADP ezLaborManager
ADP software
ADi SmartBOL
AMG Teleran SalesInSync
ANSYS Multiphysics
AOL MapQuest
ASI FrontDesk
ASPEN
AbacusNext HotDocs
Accellos Real Dispatch
Accelrys Cerius2
Access Software AIRPAX
Account management software
Accounts payable software
Accounts receivable software
Accurate NXG
Acronis Recovery Expert
Action Game
ActionWare
Active directory software
Actsoft Comet Tracker
Actuate BIRT
AcuityPro
AdRelevance
AdSense Tracker
AdaptaSoft CyberPay
Adeptia ETL Suite
Aderant CompuLaw
Adobe AIR
Adobe Acrobat Writer
Adobe Director
Adobe ImageReady
Adobe InCopy
Adobe LiveMotion
Adobe Macromedia HomeSite
Adobe PostScript
Adobe Presenter
AeroPlanner
Aeronautical charts
Aestiva Purchase Order
AetherPalm InfusiCalc
After the Deadline
AgencyPro
Agilent ChemStation
Agisoft Metashape
AirSmith FlightPrompt
Airdata
Alchemy Systems SISTEM
Allscripts EHR
Allscripts Professional PM
Allscripts Sunrise
Alteer Office
Altera Quartus II
Altia Design
Altova MapForce
Amazing Charts
Ambient Design ArtRage
AnalyzerXL
Annuities analysis software
Ansoft Simplorer
Antek HealthWare LabDAQ
Apatar
Apple AppleWorks
Apple Logic Pro
Apple QuickTime
Apple iDVD
Apple iPhoto
Apple iWork Numbers
Apple iWork Pages
AppliCad Roof Wizard
Applicant tracking software
Applied Systems Vision
Aptean Made2Manage
ArduPilot Mission Planner
Ascend Property Assessment
Ascentis HR
AspenTech HYSYS
Aspyra CyberLAB
Asset management software
Assisi Compiler
Assisi Inventory
Assured Software JPP
Asure Software HCM
Atterbury Consultants SuperAce
Audacity
Audio calibration software
Audio editing software
Audion Laboratories VoxPro
Auditing software
Aurora FoodPro
AutoCrit Editing Wizard
AutoDesSys form Z
AutoZone ALLDATA
Autodesk Algor Simulation
Autodesk Architectural Desktop
Autodesk AutoCAD LT
Autodesk AutoCAD Mechanical
Autodesk Ecotect
Autodesk HSMWorks
Autodesk MotionBuilder
Autodesk Mudbox
Autodesk Revit Architecture
Autodesk SketchBook Pro
Autodesk Softdesk
Autodesk VIZ
Automated inventory software
Automation Counselors municiPAL
Avaya Identity Engines
Avid Pro Tools
Avid Technology Sibelius
Avid Technology iNEWS
Avidian Technologies Prophet
BD Biosciences CellQuest
BLAT
BWA
Barcode
Barrington Software CookenPro
BehavePlus
Bentley GeoPak Bridge
Bentley InRoads Suite
Bentley STAAD
Bentley Systems ProjectWise
Bentley Systems gINT
Bentley WaterCAD
Bibase 4POS Retail
Bigloo Scheme
Bing
Bing Ads
Biofeedback software
BizBench
BizPricer
Blackbaud eTapestry
Bloomberg Professional
Bloomz
Blueprint display software
Bosch Punch List
Bowtie
Brainshark Rapid Learning
Brainworks
Bridgeway eCounsel
Budgeting software
Building automation software
Business analysis software
Business intelligence software
Business management software
CAP Automation SellWise
CBORD Foodservice Suite
CCIS AccountAbility
CD
CGTech Vericut CNC
CMSN FieldPAK
CNC Software Mastercam
CPSI CPSI System
CT Summation iBlaze
CUBIC
Cadence Encounter Test
Cadence OrCAD software
Cadence PSpice
Calendar management software
Calendar software
Caliper Maptitude
Caliper TransCAD
Canyon Solutions Jcats
Capacity planning software
Carlson SurvCADD
Carlson Survey
Cartesis ES Magnitude
Cartography software
Casamba Smart
Case management software
Catalog navigation software
Cattlesoft CattleMax
Central Desktop
Cerner Millennium PathNet
Cerner ProFile
Character generator software
Chart Links
Chat software
Chatbot software
ChemStat
Choice Job Cost
Cimatron CimatronE
Circuit simulation software
Citilabs Cube
Clark Labs IDRISI
ClassDojo
ClassTag
ClearTrial
Client databases
Client information databases
ClinLab LIS
CloudCompare
Clover Technology GALENA
CloverETL
ClustalW
Cluster server software
Coding database software
Coglin Mill RODIN
ComBase
ComChart EMR
Comcash ERP
Command interpreters
Compass software
Compliance testing software
Compris software
CompuTant CounterPoint
Compugov DocketView
Computer diagnostic software
Computer graphics software
Computer imaging software
Computerized diagnostic software
Computerized indexing systems
ConceptDraw
Concurrency control software
Connectivity software
Contact management software
Contact management systems
Contract management software
Cool Roof Calculator
Corel Presentation
Corel Ventura
Cost accounting software
CostGuard
Courtroom scheduling software
Craftsman CD Estimator
Crime mapping software
CrystalMaker
Crystallography software
Cufflinks
CyberMatrix
CyberSoft NutriBase
Cytel StatXact
DHI MIKE URBAN
DP Technology ESPRIT
DRG grouping software
Dartfish ProSuite
Dartware InterMapper
Data conversion software
Data dictionary software
Data logger software
Data mapping software
Data modeling software
Data validation software
Data warehouse software
DataDescription DataDesk
DataVision
Database application software
Database cloning software
Database design software
Database reporting software
Database security software
Database testing software
Databox
Datasurge GEOPRO
Datasym SYMFINITE
Dataxiom StatMost
Debuggers
Decision support software
Decisioneering Crystal Ball
Delcam PowerMILL
Delphi Discovery
Dental charting software
Dental imaging software
Dental software
Deployment software
Derivicom FinOptions XL
DesignBuilder Software DesignBuilder
DesignWare 3D EyeWitness
Desmos
DevWave Estimate Works
Dictation software
DietMaster Systems DietMaster
DigiTools Roof CAD
Digital Dispatch
Digital contract software
Digital imaging software
Digital mapping software
Digitizing software
Directory software
Disassembler software
DocuSign eSignature
DocuTrac QuicDoc
Dowling Associates TRAFFIX
Drug coding software
Drug database software
Dynamic analysis software
Dynamic modeling software
Dynix Digital Library
E++ pattern language
EDImis Anesthesia Manager
EGS CALCMENU
EHS CareRevolution
ERDAS ER Mapper
ESPRIT
ESRI ArcCatalog
ESRI ArcEditor
ESRI ArcGIS ArcPy
ESRI ArcIMS
ESRI ArcLogistics
ESRI ArcMap
ESRI ArcPad
ESRI ArcSDE
ESRI software
ETAP
EZ LCMS
EZ Software Solutions
Eagle Point LANDCADD
EarthSoft EQuIS Geology
EarthVision
Easy Dispatch
EasyCAD Iris 2D
Econometric Software LIMDEP
Economic forecasting software
EditCNC
Edulastic
EffTec EffTrack
ElearningForce JoomlaLMS
Element management software
Elite Minds RightWriter
Embarcadero Technologies DBArtisan
Embroidery design software
Empirisoft MediaLab
Encoder software
EndoSoft
EnergyPlus
Engine analysis software
Engine diagnostic software
Entity Management Software
EnzymeX
Eos Systems PhotoModeler
Epic Systems software
Epicor Vantage ERP
Epocrates
Equative TimeLedger
Equifax Advanced Decisioning
Equifax Application Engine
Equifax InterConnect
Estate planning software
Event Management Software
Event scheduling software
EventHelix WebTaxi
Exact MAX
Exact business software
Exele TopView
Experian Credinomics
Experian Detect
Experian FraudShield
Experian Quest
Experian Retention Triggers
Experian Strategy Management
Experian Transact SM
Express Business Valuations
FANUC CNC
FANUC Robotics iRVision
FARSITE
FASTA
FPA Software MACCS
Factiva
Failure assessment software
Fastcase legal software
Fault modeling software
Fault testing software
FedEx Ship Manager
Ferret
Fifth Walk BillingTracker
File server software
Filing system software
FinEng Solutions PerfoRM
FinEng Solutions Quantis
Financial compliance software
Financial modeling software
Financial planning software
Financial reporting software
Financial statement software
First Insight MaximEyes
FishXing
FitNesse
FlamMap
Flat File Checker
Fleet management software
Flight simulation software
Floor planning software
Flooring Technologies QFloors
Flow chart software
FlukeView Forms
Forest vegetation simulators
Fox Meadows ChartingPlus
Fox Meadows EncounterManager
GAEA Technologies WinSieve
GE Energy GateCycle
GE Healthcare Logician
GGY AXIS
GNOME Gnutrition
GPC Autocab
Gait analysis software
Gallery Systems EmbARK
Galorath SEER
Gambit Scheme
Gaussian software
Geac MPC Production
Gemcom Surpac
Gene Codes Sequencher
General ledger software
Genetic algorithm software
GeoDa
Geogebra
Geometric CAMWorks
Geometrix
Geosoft Oasis montaj
GibbsCAM
Gift registry software
Global Insight AREMOS
Gnutrition
Golden Helix HelixTree
Google Earth Pro
Grammarly Editor
Graphic presentation software
Graphics creation software
Graphisoft ArchiCAD
Grass Valley EDIUS
Greenway Health PrimeSuite
Grid generation software
Groundwater Vistas
Gstat
Guardian RFID
HEAT Software GoldMine
HMIS Advantage
HP Autonomy TeamSite
HP Trim
HVAC tools software
Halogen e360
Halogen ePraisal
Harvard Graphics
HealthLine Systems Eyecom
Healthvision TDSynergy LIS
Hexagon Intergraph
HiT Software Allora
Holt Systems eMedRec
Human modeling software
Hydraulic modeling software
HydroSOLVE AQTESOLV
Hyland Software OnBase
HyperTox
Hyperion Enterprise
IBM ADSTAR
IBM CATIA
IBM Costimater
IBM Digital Analytics
IBM ILOG
IBM Lotus Approach
IBM Rational Robot
IBM SPSS Amos
IBM iSeries Access
ICANotes
ICON programming language
IDX Systems IDXtend
IEA Software Emerald
IHS Petra
IMSI TurboCAD
IRIS
Iatric Systems MobiLab
Image databases
Image editing software
Image enhancement software
Image processing systems
InScribe
Incident tracking software
Index tuning software
Inetsoft
Infinity QS ProFicient
Infor ERP Baan
Infor ERP SyteLine
InforSense InforSense
Informatica Big Data
Informatica software
Information presentation software
Inmagic TextWorks
Innovative Interfaces Millennium
Insight Direct ServiceCEO
Inspired eLearning iLMS
Instructional software
Insurance rating software
IntelliTrack 3PL
Intellum Rollbook
Intergraph MGE
Interlock shutdown systems
Interstate connection ICON
Interwoven software
Intrax ProcedureNet
Intuit ProSeries
Intuit TurboTax
Inventory control systems
Isograph Markov
ItemTracker
Iterum eMedic
Ivorix Neurostrategy Finance
JDA Manugistics
JET
JETCAM
Jail management software
JavaScript framework software
Jenzabar EX
JetBrains PhpStorm
Job costing software
JobBOSS
KAPES
KIKA Veracity
KNMI TurboWin
Kapwing
Keb Combivis Studio
Kentech Kipware Studio
Kernel
Keypoint DataDesk
Kitty Hawk
Kronos Workforce Payroll
LOB RetailPoint
LP360
LabSoft LabNet
Label printing software
Labeling software
Landmark Graphics GeoGraphix
Language analysis software
Laserfiche Avante
Laserfiche software
Legal Files software
Legal software
LeonardoMD Renaissance
Levare Center Court
LexisNexis CaseMap
LexisNexis SmartLinx
LexisNexis Time Matters
License management software
LightSpeed Cloud
Litchi
Log book software
LogMatrix NerveCenter
Logger software
Logic synthesis software
Logisuite Enterprise
Logisuite Forwarder
Logo design software
Longview Consolidation
Longview Solutions Khalix
Lucid IQ CMP
MAGIC software
MAYA Nastran
MEAN
MEDENT
MIDI
MJICCS PilotLog
MSC Software Nastran
MSC Software Patran
MWH Soft InfoSWMM
Mac HelpMate
Machine control software
Machine operation software
Maintenance information databases
Maintenance planning software
Maintenance software
MakeMusic Finale
ManageMore Cellular Manager
MapInfo MapMarker
MapShots EASi Suite
Maptek Vulcan
Market forecast software
MarketSharp
MasterControl software
Materials management software
Math educational software
Mathematical software
Maxon Cinema 4D
Maynard PlanStaff Manager
McKesson Horizon Lab
McKesson Lytec
McTrans HCS+
Mdansby The PsychReport
Measure Square
Med Math
MedStar Systems DrWorks
MedcomSoft Record
Medflow Complete
MediPro Medisoft Clinical
Mediasoft mediOFFICE
MedicWare EMR
Medical billing software
Medical imaging software
Medical records software
Medical reference software
Megger PowerDB
Mentor Graphics LeonardoSpectrum
Mentor Graphics software
Menu planning software
MergerStat Control Premiums
MethodWare ProAudit Advisor
Micro Estimating FabPlan
MicroBiz
MicroStrategy Desktop
MicroStrategy Report Services
MicroSurvey FieldGenius
MicroSurveyCAD
Microsoft Commerce Server
Microsoft Dynamics Marketing
Microsoft Dynamics SL
Microsoft ESP SDK
Microsoft FRx
Microsoft Hyperterminal
Microsoft MapPoint
Microsoft NetMeeting
Microsoft Paint
Microsoft Visual InterDev
Microsoft Windows Mobile
MightyScout
Migration testing software
Millennium Software Atrex
MineSight
Mitre Software GSLOPE
Mobile Knowledge Cabmate
Mobile application software
Modula
Molecular Dynamics
Molecular simulation software
MoneySoft Corporate Valuation
Motion capture software
Motion graphics software
MotorMaster+
Mozilla Thunderbird
Myspace
NCSS
NDCMedisoft
National Instruments Multisim
NaviNet Open
NavisWorks Jetstream
Navzilla
Nedstat Sitestat
Needs analysis software
NetDocuments
NetLims AutoLims
NetSuite NetCRM
NetSuite NetERP
Netscape Navigator
NeuroSolutions Trading Solutions
NeuroSolutions for MatLab
Nextech EMR
NovaStor NovaBACKUP
Nuance Dragon NaturallySpeaking
Nuance OmniPage Professional
Nuance PaperPort Professional
Nuesoft Technologies NueMD
Nursing documentation software
Nvu
Omnitech OMNILAB
Online medical databases
Open Dental
OpenClinica
OpenDroneMap
OpenRoads Designer
Operating system shells
Operitel LearnFlex
OptionVue Options Analysis
OrCAD Capture
Oracle Advanced Procurement
Oracle Clinical
Oracle Cloud software
Oracle Hyperion Planning
Oracle Manufacturing Scheduling
Oracle PeopleSoft Enterprise
Oracle Siebel CRM
Order management software
Ordering software
OriginLab Origin
PC Dispatch
PCC EHR
PCC Pediatric Partner
PCI Express PCIe
PDF readers
PDS Vista
PEPID EMS
PHYLIP
PMC KanbanSIM
PPD eLoader
PRONTO Xi
PROPHIX Enterprise
PRe Consultants SimaPro
PTC Arbortext
PVsyst
Pacific Solutions FloorRight
Packet filter software
Palisade Evolver
Palisade StatTools
Palmtree Pocket EKG
Parameter Estimation PEST
PastPerfect Software PastPerfect
Pathlore LMS
Patient scheduling software
Patient tracking software
Pattern recognition software
Paychex payroll software
Payment processing software
Pear Deck
Penchant Software dispatchOffice
Perforce software
Perio charting software
Perseus SurveySolutions
Personnel management software
Personnel scheduling software
PhantomJS
PhotoModeler
Photogrammetric software
Phrap
Phred
Piccolo Software PiccoloTaxi
Picis CareSuite
Pinterest
Pix4D Pix4Dcapture
Pix4D Pix4Dmapper
Pixar RenderMan Studio
Pixologic Zbrush
Plate reader software
Plume modeling software
PointClickCare healthcare software
Polaris Microsystems CharterLog
PolySystems Asset Delphi
Polymath Software POLYMATH
Portfolio management software
Posting software
PowerMed
PowerSchool SIS
Practice Technology Prevail
Prescription processing software
Prezi
PricewaterhouseCoopers TeamMate
Pricing software
Primer3
Pro Writing Aid
ProModel
Process control software
Process simulation software
Production control software
Profilers
Progress WebSpeed Workshop
Project estimation software
Project planning software
Project scheduling software
Propeller Multimedia React2
Property Boulevard
Propertyware
Protein Explorer
Provalis Research Simstat
Psyche Systems LabWeb
Psychological testing software
Purchasing software
Purkinje Dossier
Pyxis MedStation software
QAD Adaptive ERP
QMSoftware Receivables Management
QSM SLIM Suite
QSR International NVivo
Quality control software
Qualtrics Insight
Qualtrics Research Suite
Quest BigBrother
Quest Central
Questek Humanis
QuestionMark
Questor Systems ARGUS
QuickCogo
RFID software
RIVERMorph
RMS Technology Flitesoft
RSI ENVI
RSS
RTI International SUDAAN
Radiopharmacy inventory databases
RailComm DocYard
ReCrystallize Crystal Reports
ReServe Interactive
Realization Streamliner
Recovery testing software
RedPrairie DLx Warehouse
Redgate SQL Server
Reimbursement screening software
Relex Weibull
ReliaSoft Weibull++ 6
ReliaSoft XFMEA
Reliability analysis software
Remote sensing software
RepairTRAX
Report generation software
Reservation software
Resource planning software
RestaurantPlus PRO
Rethink Ed
Reverse engineering software
Revision control software
RiscStation POSSum
Risk analysis software
Risk assessment software
Risk management software
RiskMetrics Group WealthBench
Robotic control software
Robotic surgery software
RockWare ChemFlux
RockWare MODFLOW
RockWare RockWorks
Rockwell Automation Arena
Rockwell RSLogix
RoofLogic
Roofing Calculator
Routing software
SAP Business Intelligence
SAP Maintenance
SAP Replication Server
SBS Keystroke
SDK
STARLIMS
SYSPRO business software
Saga Practice Manager
Sage 100 Contractor
Sage 100 ERP
Sage Accounting Software
Sage Construction Anywhere
Sage ERP Accpac
Sage HRMS
Sage MAS 500
Sage SalesLogix
Sage Timeslips
Sale processing software
Sales analysis software
Sales software
SalesInSync
Sawtooth SSI Web
ScanSoft Naturally Speaking
Scantron imaging software
SciKits
Scribus
Scriptella
SeaMonkey
Securities analysis software
Semicron Systems
Serif DrawPlus
ServiceMax
Shipping software
Siemens ModelSim
Siemens NOVIUS Lab
Siemens SIMATIC WinCC
Siemens Soarian Financials
Siemens Soarian Scheduling
Signal analysis software
SirsiDynix Symphony
Site Manager
SiteComp Survey
SkillSoft SkillPort
Skyscape AnesthesiaDrugs
Skyscape medical software
Slido interaction software
SmartCAMcnc SmartCAM
SmartDraw Legal
Snapchat
Social Solutions ETO
Social networking software
SofTech CADRA
SoftCafe MenuPro
SoftMed ChartLocater
SoftMed ChartRelease
SoftMed ChartReserve
Softpedia ShopInvo
Softrax Revenue Management
Software distribution software
SoilVision Systems SVOFFICE
SolidCAM CAM software
SolidWorks COSMOSWorks
Sony Sound Forge
Sparta Systems TrackWise
Specimen tracking software
SpectraSoft AppointmentsPRO
SpectraSoft DocuPRO
Spectral Dynamics STAR
Spectroscopy software
Speech analysis software
Speech recognition software
Spreadware Business Valuator
Spreadware Pro Forma
Squeegee
Stac Software ReachOut
Staff scheduling software
Statgraphics
Statistical Solutions BMDP
Statistical processing software
Statistics software
Stochastic modeling software
Stratasys FDM MedModeler
Stress analysis software
Structure prediction software
StudyManager Sponsor PoolVersion
Style guide databases
SumTotal Systems ToolBook
SumTotal Systems TotalLMS
SunGard BancWare
Sungard Assurance
SuperANOVA
Supply documentation software
Supply system software
Surface modeling software
Survey software
SweetWARE nutraCoster
SyMetric Sciences SyMetric
Symantec Norton Utilities
Symantec Visual Cafe
Synapse outSPOKEN
Synergy Software KaleidaGraph
Synopsys HSPICE
Syscon Court Clerk
Systat Software SigmaPlot
Systat Software SigmaStat
System3 POS software
Systems integration software
TIBCO Spotfire S+
TKSoftware RCM software
TMW PowerSuite
Tanium software
Tax planning software
TechOnSoftware HazMatCE Pro
TechSmith Snagit
TekSoft CAMWorks
Tekla software
Teleconferencing software
Teleradiology systems
Terminal emulation software
Terrasolid TerraScan
Test automation software
Test implementation software
Test interpretation software
Test routing software
Tetrahex Fractal Finance
Text mining software
Text scanning software
The General Store
The Mathworks SimBiology
The Retail Solution
TheraManager
Thomson EndNote
Thomson Reuters EndNote
Thomson Reuters WestlawNext
TickQuest NeoTicker
TileGem
Time reporting software
Time tracking software
TimeValue software
TopHat
Towers Perrin MoSes
Traceroute
Traffic signal software
Trafficware SimTraffic
TrainCaster LMS
TranWare Enterprise Suite
Trane TRACE
Transcription software
Transportation management software
Trapcode Particular
Travel Agent CMS
Traverse PC
Trendsetter Software ProAnalyst
TrialWorks
Trimble Digital Fieldbook
Trimble Geomatics Office
Trimble HYDROpro
Trimble Pathfinder Office
Trimble TerraSync
Trimble Terramodel
Trivantis Lectora
Tumbleweed SecureTransport
Tumblr
UGS Solid Edge
UNISTAT Statistical Package
UNITIME
UPS WorldShip
UgCS
Ultimate Software UltiPro
Underwriting software
Unity Technologies Unity
Upside Learning UpsideLMS
ValuSoft MasterCook
ValuSource BIZCOMPS
VantageMed ChartKeeper
VectorWorks ARCHITECT
Vehicle management software
Verification software
Vero Software ALPHACAM
Vero Software Edgecam
Vero Software SURFCAM
Vertafore ImageRight
Vibration analysis software
Video analysis software
Video game software
Videoconferencing software
Vigilant
Vimeo
Virtual instrument software
Visible Razor
Visual MODFLOW Pro
Visual Retail Plus
Visual Solutions VisSIM
Voice activated software
Voice dictation software
WAM software
Wallingford Software InfoSewer
Waste management software
Waters Millennium32
Waters eLab Notebook
Watir
Wavefunction Spartan
Web application software
WebClarity Software BookWhere
WebEx WebOffice
WebTrends Analytics
Website development software
Webtrends software
Welford Chart Notes
WhiteSmoke
WideOrbit
Wiki
Wiki software
Wilhelm Publishing Threshold
WinBUGS
WinEstimator WinEst
WinGap
WinMan SureSell
Windows Embedded Compact
Windows kernel debuggers
Wintac Pro
WisdomForce DatabaseSync System
Wolfram Research Derivatives
Wonderware software
Work order software
WorkTech MAXIMO
Workbrain Employee Scheduling
Workforce management software
WorldCat
XP Software XPSWMM
Xactware Xactimate
Xara Designer Pro
Xcircuit
Xerceo Learn
Zemax
Ziatek RoofDraw
Ziiva Prosperity LMS
abreast
abstract
abuse
accelerator
accessory
accident
accordance
accountant
accurate
achieve
activate
adapt
adherence
adjustment
administer
administrative
administrator
advice
aeronautical
agency
agent
agreement
agricultural
agriculture
airport
alarm
alert
align
alignment
allocation
alternative
anesthesia
annuity
answer
appliance
appraisal
approve
architectural
archive
arrange
arrangement
array
article
artificial
assay
assemble
assign
assignment
assistance
assurance
attach
attend
auditor
author
automate
availability
balance
bar coding
battery
behavior
behavioral
beverage
biological
biology
biometrics
block
blood
board
boundary
bridge
broken
broker
brush
build
building automation
business financial
business processes
cabinet
cae software
calculate
caliper
cameras
capacity
captain
carrier
carry
catalog
cause
cellular
channel
characteristic
charge
checkout
chemical
chemistry
citation
claim
class
clerk
climate
clinic
clinical coding
clock
closer
cognitive
collaborate
color
commerce
committee
communicate
compact
compare
compatibility
compensation
compile
complaint
compound
comprehensive
compression
concrete
conference
conformance
connect
connection
conservation
console
constant
consult
consumer
continuity
continuous
contour
contribute
conveyor
correction
corrective
correspondence
counsel
counselor
courtroom
cover
crane
crime scene
cross
current literature
curricula
cyber
cycle
dESCO ESC
damage
data compression
database application
decorative
defect
defective
define
deliver
demonstrate
deoxyribonucleic
departmental
departure
depreciation
depth
detect
detector
diagnose
diagnosis
diary
dictation
dictionary
dies
digital image
dimension
discharge
discount
discover
discuss
discussion
dispersion
display
distribute
docket
dominKnow Learning Center
donor
drain
eCredit Enterprise
eMDs Medisoft
eMDs Practice Partner
ePharmaSolutions eMVR
eQuest
eTeleNext LIS
earth
ecological
economics
educate
effectiveness
efficiency
electro
elevator
emergency medicine
emission
encourage
energy efficient
enforce
engage
engagement
engineer
enter
entity
environmental health
erosion
error
establish
establishment
estimate
evidence
examination
examiner
execute
execution
exercise
expedition
expense
experiment
experimental
explain
extent
external
extra
extraction
ezChartWriter
fabric
fabricate
facilitate
factor
factory
feasibility
feature
federal
filter
finance
financial management
finish
fixture
flight
flight control
flood
floor
fluid
follow
footwear
forest
forward
forwarder
found
frame
frequency
frequency identification
front
furnace
furniture
gallery
garment
gather
gauge
geodetic
geology
geomatics
geometry
glass
goQ WordQ
grade
grant
green
greenhouse
ground
groundwater
guard
guardian
guest
guide
guideline
hammer
handle
harvest
hazard
hazardous
heavy
history
hoist
hospital
hotel
humidity
hydrologic
iChartPlus
iMagic Restaurant Reservation
iPro
identity
improve
income
increase
indoor
influence
inform
ingredient
initiate
injury
inpatient
inquiry
insert
inspector
institution
instruct
instructional
insulation
insurance claim
integrate
interact
interoperability
interpret
interpretation
intervention
interview
interviewer
intra
investigate
investigation
investigator
investment
javascript framework
jewelry
joint
journal
kettle
labor
ladder
landfill
landscape
lasers
layout
lease
leather
ledger
legal management
legislation
legislative
letter
license
light
limit
literature
litigation
livestock
loader
locate
logbook
logical
lubricate
machine tools
magnetic
magnitude
malfunction
manifest
manual
manufacturer
match
measurement
mechanics
mechanism
medical appointment
medication
mental
merchandise
merchant
message
meter
metric
microscopic
microwave
minimize
minor
minute
modification
modify
modular
module
motion capture
motor
movement
movie
municipal
museum
mutual
myWriterTools
natural
nature
negotiate
neuropsychological
notification
notify
nuclear
nurse
nutrient
observe
occupational
offer
officer
official
omnipage
opera
operator
ophthalmic
optics
optimum
oral surgery
organize
origin
original
orthotics
output
outside
oversee
panel
paper
parallel
parameter
participant
particular
pass
passenger
patron
pediatric
penetration
perceptual
permit
perspective
phase
physician
physics
picture
piece
pilot
pipeline
placement
plastic
plate
player
pocket
pollution
precision instrument
prescribe
prescription
present
press
prevent
price
prime
principle
print
prior
probe
procedural
processor
produce
producer
productivity
promote
promotion
proof
proper
proposal
protect
protein
psychiatric
psychological
publication
pulse
punch
purchase
quantitative
quantity
quote
radars
radiation
radio
radiology
ratio
receive
recipe
recommendation
recorder
reduce
refer
regional
register
registration
regression
regulate
regulatory
reimbursement
release
remediation
render
replace
replacement
reporter
representative
reservation
reserve
residential
resolve
respond
return
revenue
reverse
revise
revision
rhythm
right
routine
runoff
salary
satellite
scale
scanner
scene
scientist
score
scribe
secure
selection
semiconductors
serve
session
setup
shape
shipment
shutdown
sight
sign language
silver
sketchbook pro
slope
smoke
smooth
software technology
solar
space
special education
specialist
specialty
specimen
spectroscopy
spell checkers
sponsor
spray
spread
stakeholder
start
statement
station
steam
steel
stock
stone
storage media
strata
strategic
stress
structural
submit
substance
sugar
supervisor
supplier
surgery
surgical
takeoff
tanks
teach
technical manual
technician
telephone
temperature
template
tenant
terminal
terminology
theory
therapeutic
ticket
title search
topographic
tower
toxicology
trace
track
trade
trader
traffic signal
trainer
transcript
transmission
transport
traveler
treat
trial
truck
turbine
tutor
understand
underwriter
uniform
update
urban
validation
valuation
valve
vegetation
vendor
verification
vessel
vibration
violation
visible
visit
visitor
vocational
voltage
volume
vulnerability
waste
weather
weigh
weight
wheel
winner
wireless
workpiece
written
yield
zkipster
`,
  },
  {
    weight: 3,
    terms: `
1099 ProsSoftware
24SevenOffice Project
360 Analytics eQUEST
3D Printing software
3D Systems GibbsCAM
3DGrid HIPAA Checkup
3d lighting
3d texturing
3dMapper
4D Components
4X
4n6xprt Systems StiffCalcs
ABB CPM4Metals
ABB PSGuard
ABB Production Planning
ABB RobotStudio
ABC programming language
ABELSoft ABELDent
ABOL Manifest Systems
ACCA Manual J
ACCUCert
ACE Dental
ACI TaskTracker
ACL Analytics
ACL Audit Exchange
ACMS Casewatch Millenium
ACT Contractors Forms
ACT Discover
ACT WorkKeys
AD OPT Altitude
ADInstruments LabChart
ADP Employease
ADS Advantage
AEMC DataView
AERONET calculator
AES MailSTAR
AESDirect
AFEXDirect
AI Chat
AI Sandbox
AI for science
AI marketing
AIGHD OASIS
AIRMaster+
ALK Technologies FleetSuite
AMCS Platform
AMS REALTIME Projects
AMTdirect
ANCA ToolRoom
ANSYS AQWA
ANSYS ASAS
ANSYS Mechanical
AP ENPS
API Healthcare ActiveStaffer
API Navigator
APK
APLAC
ARC Logics Sword
ARCOM Masterspec
ARMON Technologies XLActuary
ARSoftware WinSMAC
ARfit
ASGI
ASI DATAMYTE GageMetrics
ASI DATAMYTE QDA
ASIDATAMYTE DataMetrics
ASL HR Director
ASPEN PLUS
ASSET JTAG ScanWorks
AST Staff Matrix
ATD protocol
ATMS StockTrack PLUS
AVL AVL CRUISE
AWS Elastic MapReduce
AZZ CardFile
Abacus Tax
AbbottSoft QuickFix
Ability Photopaint
AcaClone pDRAW32
AcaStat Software
Acarda CallAssist
Acarda ForbiddenCalls
Accela KIVA DMS
Accela PERMITS Plus
Accela Tidemark Advantage
Accelrys DeCipher
Accelrys Insight II
Accelrys Materials Studio
Accelrys Pipeline Pilot
Accelrys QAUNTA
AccountMate Software AccountMate
AccountantsWorld Payroll Relief
Accounting compliance software
AccuWeather Galileo
Accuity EPICWare
Accuship Star System
Accvision ABMIS
AcmeStudio
Acoustica Mixcraft
Acresso InstallAnywhere
Actano Rplan
Active Network EventRegister
ActivityPub
Actuate DocBook
Actuate Eclipse BIRT
AcuPartner Professional
AcuStaf
Adapt It
Adaptive Metadata Manager
Adaptive Planning
Addressing software
Ademero Content Central
Adept Scientific GRAMS
Aderant legal software
Adexa eGPS Suite
Adlib Express
Adobe Authorware
Adobe Connect
Adobe Contribute
Adobe LifeCycle ES
Adobe Persuasion
Adobe Photoshop Lightroom
Adobe eLearning Suite
Adoptium
Adtec Agency Manager
Advanced numerical software
AdvantageLaw WinVantage
Advent Axys
Advent of Code
Adventure Game Interpreter
Adversarial attacks
AdviceAmerica AdvisorVision
Advisory World ICE
AeroHydro MultiSurf
Aerotriangulation adjustment software
AgTerra Technologies AgTrac
Agency Software AgencyPro
Agency management software
Agent Business Builder
Agent Harness
Agent Skills
Agentics Foundation
Agevo Farm Manager
AgileView Software SmartView
Agilent CGH Analytics
Agiliance Compliance Manager
Agronomic modeling software
Ahrefs Site Explorer
Ai Squared ZoomText
Aipotu
AirPrint
Aircraft regulation databases
Alara CRystalView
Alarm system software
Alcestis
Aldata Warehouse Management
Aldus FreeHand
Alert Technologies OpsCenter
Alerton Ascent Compass
Alfresco Software Alfresco
Algae
Algorithmic software
Alibre Design
Aline GRC
Aljex Inventory
Allegro Landmark
Allen Bradley PanelView
Allergenic diet software
Allscripts Canopy
Allscripts Payerpath
Alpha Four
AlphaDent
Alstom ESARAD
Alstom ESATAN
Altair Engineering MotionSolve
Alteer Premiere
Altera MAX
Alternate reality game
Amadeus Altea Reservation
Amadeus CRS
Amcom AUTOS2000
AmoK Translator
Amortization calculation software
Amortization loan software
Amtec Engineering Tecplot
Anacomp CaseLogistix
Anadigm Designer2 EDA
Analog Devices VisualDSP++
Analytical software
Anatomic pathology software
AndersonBell Abstat
Android Library
Anesthesia machine software
Angoss KnowledgeSEEKER
Angular CLI
AniDB
Animation software
Anime
Aninoquisi MesoTRAC
Anki
Ansible Roles
Ansoft HFSS
AnthillPro
Anthropometric databases
Anvil Studio
Anyland
Apache Continuum
Apache Gump
Apache Hadoop YARN
Apache Libcloud
Apex IV Assessor
Apex MobileSketch
Apfloat
Apian SurveyPro
Apollo Photonics APSS
Apollo Reservation System
AppFolio Property Manager
Apple AppleScript
Apple DrawBerry
Apple GarageBand
Apple MainStage
Apple Shazam
Apple Xsan
ApplicantPro iApplicants
Application Software SHEAR
Applied Biosystems GeneMapper
Applied Production ProFab
Applied Production ProFold
Appligent Citation FDFMerge
Appointment Search
Appraisal software
Aprimo Marketing
Aptean Onyx CRM
Apteryx Imaging Suite
Aqsis Renderer
AquaSoft Farm Manager
Aquifer test software
ArbelSoft TailorMax
Arbita OnePost
Arbita OneWorld
Arbor Image Draftsman
Arbutus Analyzer
Arc Second PocketCAD
ArcGIS Web AppBuilder
Archer Compliance Management
Archival databases
ArchiveGrid
Archives Wiki
Archon
Arcline ArcFreight
Ardexus Mode
Ardexus TASC
ArenaSoft Estimating
Argus Perceptual Mapper
Aris Global Register
Arkenstone Atlas Speaks
Arkitektia Flight Itinerary
Armchair Machinist software
Arping
ArticSoft FileAssurity
Artifice DesignWorkshop
Artificial intelligence software
Artisan Studio
Artsco OrthoPro Complete
Artsystems Collections
Ascensio Systems TeamLab
Ashkon Translation Pad
Askia Design
Askia Vista
Askia Web
Askiaanalyse
Askiaface
Askiavoice
AspenTech Aspen InfoPlus
AspenTech aspenONE
Asprova
Aspyra CyberPATH
Assembla
Asset allocation software
Assisi Forest
AssurX CATSWeb
Aster Data nCluster
Astute Solutions PowerCenter
AsyncAPI Specification
AtStaff Physician Scheduler
Atlas Search
Atoll GeoCAD
Atom
Atom Feed
Atrion Intelligent Authoring
Attendance tracking software
AudienceView Ticketing
AudioScribe SpeechCAT
Audit management software
Audit2 AdaptiveGRC
AuditWare CaseWare Examiner
Audiveris
Augmint
Aurora HelioScope
Authoria Adviser
Auto3DEM
AutoClaims Direct DirectLink
AutoQ3D
AutoQuant AutoDeblur
Autocoders
Autodesk Alias Automotive
Autodesk Alias Design
Autodesk Alias Surface
Autodesk AliasStudio
Autodesk Architectural Studio
Autodesk Building Systems
Autodesk Combustion
Autodesk Ecotect Analysis
Autodesk MapGuide
Autodesk Mechanical
Autodesk PartMaker
Autodesk PowerMill
Autodesk PowerShape
Autodesk Scaleform
Autodesk Smoke
Autodesk SoftImage
Autodesk Topobase
Autodesk World
Automated billing software
Automated circulation systems
Automated financial software
Automated payroll software
Automated systems software
Automated timekeeping software
Automated underwriting software
Automatic routing software
Automation Studio
Automaton
Autonomy iManage WorkSite
Autopilot software
Autopsy information databases
Auxillium West HRnetSource
Avaaz Innovations AphasiaMate
Avalara AvaTax ST
Avenista Table Reservations
Avid Technology NewsCutter
Avis Fits Viewer
Awesome Lists
AwesomeWM
Axentis Compliance Management
Axios Systems assyst
Axway eSubmissions
AzTechSoft GPS2CAD
Azemus FS
Aztec
B4X
BCCORP Burkitt W5
BD Biosciences CloneCyt
BEA Tuxedo
BEMAS PayDirect
BESA EEGFocus
BMH Open4 Payroll
BOINC
BOSS Didger
BPS Compliance
BQE Software ArchiOffice
BQE Software BillQuick
BRB Software HorizonMIS
BRCAPRO
BSI ComplianceFactory
BSVC
BWise Compliance Management
BZFlag
Babcock Winx Pro
Babylon Online Translator
Background checking software
Barcode labeling software
Barcode reader software
Barcode software
Bargaining Power
Baron Services FasTrac
Bashen EEOFedSoft
Bashen EEOSoft
Bashen LinkLine
Battlesnake
Beam analysis software
BeamChek
Bechtel Software SETROUTE
Beck Anxiety Inventory
Bed Management Suite
Bedrock Dedicated Server
BenAssist
Benaissance COBRApoint
BeneLink Connect
Benelogic
Benetech PRA
Benfield ReMetrica
Bentley AutoPLANT
Bentley Navigator
Bentley PlantSpace SupportModeler
Bentley SewerCAD
Bentley StormCAD
Bentley Systems AutoPIPE
Berkshire Associates BALANCEaap
Best Software CPAPayroll
Bi3 Audit Intelligence
Bid Assistant
BidMaster
Biddle AutoAAP
Bilko
Bill review software
Binance
BioDiscovery ImaGene
BioKin PlateKi
BioPerl
Bioconductor software
Bioinformatics databases
Biological Expression Language
Biological Simulation
Biomatters Geneious
Biomechanical imaging software
Biomechanical modeling software
Biometric reader software
Bioreactor Design
Biostatistical software
Bitcoin Cash
Bite analysis software
Bizlink Salon Manager
BlackDog Recruiting
Blackbaud CRM
Blackbaud Luminate CRM
Blackboard Collaborate
Blackboard Learning System
Blackboard Wimba
Blackdog
Blazing Fast
Blinkbid
Block diagram software
Blockly
Blogger
Blue Archive
Bluesky
Blumbeg Drafting Libraries
Blumenthal Software PBSW24
Boeing SoftPlotter
Bohemian Coding DrawIt
Boilerplate
Bonsai
BookFresh
Booker Software SpaBooker
Bookitlive
Bootcamp
Borland VisiBroker
Bosque
Bot
Boundary survey software
Bourne Shell
BoxShade
Brady Lockout Pro
BrainTrain SmartDriver
Bramerhill ClaimsTech
Breault Research ASAP
Breedtrak
Bridge design software
Bridium Claims 3
BrightEdge
BrightWork pmPoint
Brightcove
BrioQuery
BroadVision software
Brokerage software
Bruker AXS EVA
Bruker AXS LEPTOS
Bruker AXS TOPAS
Bruker BioSpin TopSpin
Bruker Optics OPUS
Budget monitoring systems
Build Engine
Bunkspeed HyperDrive
Bunkspeed HyperMove
Business accounting software
Business continuity software
CA eTrust
CAD Zone Insurance
CADAFIS
CADRE Analytic
CAI Software Seasoft
CAPE Systems TRUCKFILL
CAPSHER Technology SureTec
CAPSYS Capture
CARIS HIPS
CARIS SIPS
CAST SQL Builder
CATNYP
CAzM
CBORD NetRecipe
CBS ProLog Manager
CCBill
CCC TL2000 Solution
CCI NewsGate
CCP4
CDC Supply Chain
CE SURVEYOR III
CEBOS MQ1 software
CEDAS Gateway
CERC EMIT
CERN ROOT
CESARE Risk
CGG HampsonRussell
CGI INSideOUT
CLU
CMA Stuffers
CMS Consultants WorldLink
CMT CogoCAD
CMT Incorporated CogoCAD
COADE CAESAR II
COATSsql
COMCON DataFriend
COOP Systems myCOOP
COWGAME
CP2K
CPMD
CPSI EHR System
CQG Integrated Client
CRUD
CSC Colossus
CSC Elmer
CSC Fault Evaluator
CSC nbAccelerator
CSI WSE CodeBuddy
CSS Framework
CSS Resets
CST Microwave Studio
CT hCue
CVTracer
CableSoft LiveWire Trader
CadQuery
Cadcorp desktop GIS
Cadem CAPSMill
Cadem CAPSTurn
Cadem NCnet
Cadem seeNC Mill
Cadence Concept
Cadence Dracula
Cadence Opus
Cadence OrCAD PSpice
Cadence Schematic Composer
Cadence Solutions extendedReach
Cadwell Laboratories Easy
Cafe Cartel Systems
Cakewalk SONAR
Calculate Pi
Caliban Mindwear HyperGASP
California Infinite LPS
Caligari Corporation trueSpace
Call accounting software
Call tracking software
Callidus TrueComp
Calyx Point
CambridgeSoft ChemOffice Ultra
CancerGene
Candidate screening software
Candidate tracking software
Canonical Launchpad
Canorus
Capital Codeworks MenuMax
Captaris Alchemy
Captiva InputAccel
Care Paths eRecord
CareCentric MestaMed
CareOne CareEnsure
Career Cruising
Career Zone
CargoWise ediEnterprise
Carlson Civil Suite
Carlson SurvCE
Cartesis Magnitude iAnalysis
Case analysis software
CaseBank SpotLight
CaseSoft DepPrep
CaseSoft TextMap
CaseSoft TimeMap
CaseWare International IDEA
CaseWare Working Papers
Cash flow software
CashFlow Guardian
Castek Insure3 Claims
Cataloging software
Catalyst International CatalystConnect
CatchTheWeb
Catchlog Trading Catchlog
Category Fluency Test
CaterPro
Caterpillar Command
CattleWorks
Cave5D
Cedrus SuperLab Pro
Celeritive Technologies VoluMill
Cellular automaton
Celsys RETAS
Cenon
Cents
Cerebro CerebroMix
Cerner CoPathPlus
Cerner Millennium ProFit
CfMC COSI
CfMC SoundSurvent
ChaCha
Chang Bioscience ToolKit
Character Studio
Charm++
Cheat sheet
Check imaging software
Check processing software
Cheetah International SmartCAT
Cheetah3D
Chem2Pac
ChemSW Buffer Maker
ChemSW Calibration Pro
ChemSW Uncertainty Pro
ChemicaLogic SteamTab
Chemical kinetics software
Chempute Software ChemDraw
Chempute Software EstPro
Chempute Software VisiMix
Chemstations CHEMCAD
Chesapeake Interlink Needles
Chinotec Technologies Paros
Chip design software
ChiroSoft
ChiroTouch EHR
Choreography software
Chrome River Expense
Chyron CAMIO
Cinnamon
Circuit evaluation software
Cision CisionPoint
Citect IIM
CitectSCADA Reports
Citilabs TRANPLAN
Claritas ConsumerPoint
Claritas PRIZM NE
Clark Labs CartaLinx
ClassApps SelectSurveyASP
Classification Web
Classless CSS
Clear Books
Clear Technology Tranzax
ClearEDGE
Click MusicalKEYS
Client assessment software
Client billing software
Client records software
Climate change
Climate change mitigation
ClimateMaster GeoDesigner
CliniTrend
Clinicient Insight
Clinivate Clinitrak
Clockware
CloudWorks
Cluen Encore
Clustermatic
CoPilot Truck
CoVirt VirtGate
Code database software
Code generator software
Code hosting software
Code libraries
Code munger software
Code profilers
CodeChef
CodeFutures dbShards
CodeJam MemoriesOnTV
CodedColor
Codon Usage Database
Coeus
Colasoft Capsa Enterprise
Colasoft Capsa Free
Colibripms Software Colibri
Collateral Consequences Calculator
CollegeNET Schedule 25
Collier Research HyperSizer
Color management software
ColorSoft AutoMatch
Columbia Ultimate Archive
Columbia Ultimate RPCS
Columbia Ultimate Remit
Command Alkon COMMANDconcrete
Command Systems ComServe
Commence Application Suite
Common Workflow Language
Community Driven
CommunityViz
Commutator profiling software
Compatibility testing software
Complaint management software
Complete Clinic
Compliance 360
Compliance11 Supervisory Suite
ComplianceBridge Total Compliance
ComplianceMAX
Compounder software
CompuLaw Vision
CompuWeigh GMS
Compulink Eyecare Advantage
Computational modeling software
Computational statistics software
Computer Resources MMS
Computer Trust WinSurge
Computer drawing software
Computer estimation software
Computer modeling software
Computer operating systems
Computer records systems
Computer simulation software
ComputerCraft
Computerized call calendars
Computerized diagnostic programs
Computerized statistical packages
Computerized testing programs
Computerized testing software
Computhink ViewWise
ConEst BidTrac
ConEst Electrical Formulas
ConEst Intellibid
ConEst JobTrac
ConEst Permit Trac
ConEst SureCount
Conarc iChannel
Concrete syntax tree
Conductor Searchlight
Congruity Technologies Inspector
Constructive Solid Geometry
Containerlab topology
ContextMiner
Continuous integration software
Contour Storyteller
Contract Central
Contract tracking software
Control Station ENGINEER
ControlCase Compliance Manager
Conversion tools software
Convex FactLogic
Conveyor control software
CoreGames
CoreLogic DebtorTrace
CorePark Valet
Corel CorelScan
Corel Paradox
Corel WebDraw
Corel WinZip
Corporate Montage CADScript
Corporate Systems ClaimsPro
Corporatek EnAct Platinum
Corpscon
Corrections housing software
CorridorDesigner
Corruptor
Corte Certo
Cost tracking software
Counseling software
Countersoft Gemini
Coursera
Court records databases
Courtpages
Covansys ClaimConnect
Coventor ARCHITECT3D
Coventor CoventorWare
Cowculator
Cradoc fotoBiz
Craftstudio engine
Creative Commons License
Creative System GHS
Credit management software
Credit reporting software
Credit underwriting software
Credo
Credo Interactive DanceForms
Creo Synapse Upfront
Criss Software XRF11
Criterion Planners INDEX
Criticality analysis software
CroPMan
Cronometer
CropSyst Suite
Crowell Systems Medformix
Crows Dynamics Simulex
Crytek CryEngine
Cube engine
Cubic Synchro Studio
Cummins INSITE
Curto Drum
Customer database software
Customs records databases
Cutlist Plus fx
Cworks CMMS
CyberDyne Industries CaseWizard
CyberMatrix POS
Cybermetrics GAGETrak
Cybermotion 3D Designer
Cyclone
Cygnet Infotech Optifocus
Cygnus IncomeMax
Cygnus Software IncomeMax
CyrillicSoftware Cyrillic
Cytel Egret
Cytel LogXact
Cytel Software XLMiner
DAGRIS
DATAN Merlin Fastab
DATAssimilate Systems DATAssimilator
DAZ Productions Bryce
DAZ Productions Carrara
DB Tech RAS
DCI iCore
DCODE 2025
DIgSILENT PowerFactory
DLL Injector
DMX512
DNA sequencing software
DORIS FILESERVERonline
DSP Development DADiSP
DX Studio
Daily Manager
Damen DAMOS
Daptiv PPM
Dassault Systemes Dymola
DatInf DigiMakeup
Data Frenzy
Data Life Engine
Data Space
Data Team DDS
Data Technologies Summit
Data Translation quickDAQ
Data extraction software
Data input software
Data management software
Data reduction software
Data transfer software
Data warehousing software
DataMystic TextPipe Pro
DataPath dpiSuite
DataPipe EHS
DataSwell
DataTeam Lunch Express
DataViz Beyond Contacts
Datafarm eCTDGatekeeper
Datafarm eCTDViewer
Dataflight Opticon
Datagroup ElectroFile 1040
Datagroup ElectroFile ELF
Datagroup ElectroFile ST
Datanex ClaimTrac
Datatel Colleague
Datavantage
Datavis DBS Designer
Datawatch Monarch
Dataxiom Xpro
DatcoMedia EBis
DateTime
DaySmart Software 123Pet
Dazzlersoft DazzlerMax
Deacom ERP
DealerTrax ShopOrder
Debugview
Declarative programming
DeepSeek Harness
DeerDays
Defense Travel System
Definiens Developer
Delcam ArtCAM Express
Delcam FeatureCAM
Delcam PartMaker
Delta Controls inteliWEB
Demoscene
Denemo
DenoSys HRiStragegy
Dental billing software
DentalEye
DentiMax
Dependency management
Deployer
Desktop Technologies NewsBoss
Desktop partitioning software
DetNet ViewShot
Deta
Deta Space
Deutscher Wetterdienst
Device driver software
Dex Warehouse
DiMeMa CONTENTdm
Diagnostic scanner software
Dialog DialogLink
Diameter
Diarymaster
DifEqu
DigiPiano
Digital Coach AthleticTrainer
Digital Healthcare OptoMize
Digital Public Good
Digital databases
Digital image collections
Digital image databases
Digital karyotyping software
Digital signage
Digivey software
Dinerware Intuitive Restaurant
Disarea 5pm
Disk file systems
Disk image
Distance learning software
Diving logbook software
Diving table software
DocSite Registry
DocTranslate
Docker Image
DoctorsPartner EMR
Document creation software
Document imaging software
Document indexing software
Document publishing software
Document scanning software
DocumentPlus
Dolphin Integration SMASH
Dolphin Lunar
Dose modeling software
Dossier software
DoubleBridge ROSETTA Pyramid
DoubleBridge ROSETTA Sceptre
DoubleBridge ROSETTA Scribe
DragonRuby Game Toolkit
DreamLab
Drillingsoftware DrillPro
Drillingsoftware Tubular Database
Driving simulators
Drug compatibility software
Drug guide software
Drug reference software
DuPont ColorNet
DuckDuckGo
Duxbury Braille Translator
DxCG RiskSmart
Dynamic Graphics EarthVision
Dynamic Loanledger
ECHIP
EDExpress
EEG Portaview
EGS FeatureCAM
EISI NaviPlan
ELM Resources ELM
EMA TimingDesigner
EMC Captiva
EMC Symmetrix DMX
EMD International WindPRO
EMT Applications CounselorMax
ENERCALC FastFrame
ENSEMBL
ENSISA
EPCON International SiNET
EPIC GIS
EPITECH
EPLAN software
ESA MOSAICS
ESI Group AutoSEA2
ESI Software ESILAW
ESRI ArcExplorer
ESRI ArcToolbox
ESRI MapObjects
ESRI Maplex
ESRI Personal Geodatabase
ESS Compliance Suite
ETA Dynaform
EZ 2000
EZ Forms
EZ Pipe
EZ2Bill Confidant
EZAnalyze
EZappt
EZnotes
Ear Works
Ear measurement software
EarthWorks Downhole Explorer
Earthworks MaxiPit
EasySolve Software SizePerm
Easypano Tourweaver
Eaton Fleet Advisor
Echo sounder software
Econport
Ecotech WinAQMS
Ecotech WinCollect
Eden Sales Manager
Edgewell Trac
Edible Software
Editor Software Stylewriter
EduPage
Education planning software
Effector
Effexoft EASI
Egress Allsafe
Egress EVACS
Einstein problem
Ekotrope RATER
EleSoft Research
ElectricCloud ElectricCommander
Electromagnetic analysis software
Electromyograph analysis software
Electronic breadboard software
Electronic diary software
Electronic dictionaries
Electronic discovery software
Electronic engineering calculator
Electronic filing software
Electrosoft FlashWorks
Elekta METRIQ
Element Software Copper
Elevator Controls INTERACT
Elite Dangerous
Elite Software DPIPE
Elite Software FIRE
Elite Software HSYM
Elite Software Inpoint
Elite Software Outpoint
Elite Software Short
Elite Software Spipe
Elite Software VDROP
Ellie Mae Contour
Ellie Mae Genesis
Eloquent Systems Eloquent
Elsevier ScienceDirect
Elucidat
Email management software
Emdeon HealthPro
Emerson Ovation
Emissions tracking software
Emmaus MPWord
Emoji
Empirisoft DirectRT
Emulators
Enablez ResortSuite
Encompass software
Encompix ERP
Endeavour Agile ALM
Endicia Internet Postage
Endless Sky
Endless Sky Plugins
Energy analysis software
Energy auditing software
EnergySoft EnergyPro
Enertia
Enfocus PitStop Pro
Engine diagnostic scanners
Enigma software
Enova eNatro
Enterprise Logix
Enterprise backup systems
Entity resolution
EnviroData Solutions
EnviroInsite
Envision Salon
EpiData Analysis
Epic HER
Epicenter Software Epilog
Epicor Loss Prevention
Epicor SRM
Epicor Vista ERP
Epicor WMS
Epidemiological software
Equifax software
Equitas EEOStat
Error Propagation
Esko ArtPro
Esolang
Estima RATS
EtQ Reliance
Etymotic Research QuickSIN
Europa World Plus
Evacuation modeling software
Events Operations Software
Everest Software Advanced
Evergreen ILS
Evolution Computing EasyCAD
Evolution Computing FastCAD
Ewing Solutions QuickWriter
ExacTax PackageEX
Exacq Technologies software
Exact Software JobBOSS
ExamSoft Exam Intelligence
Excavator
ExcelTrans Translator
ExpenseWatch
Experian software
Explorer Engineer
ExpressDigital Labtricity
Extedo DOCvalidator
Extedo PLmanager
Extedo eCTDmanager Suite
Extensity MPC
Eyeglass design software
Eyelit Manufacturing
FANUC Robotics ArcTool
FANUC Robotics HandlingTool
FANUC Robotics SpotTool+
FASTLINK
FEEDLOT CALC
FEMA EMMIE
FFTPACK
FFTW
FINEOS Insure
FIRST Flooring
FIRST Robotics Competition
FIRST Tech Challenge
FOLLOW code
FRSGlobal RegPro
FTI Ringtail Legal
Fabasoft Folio
Fable
Facilities design software
Facilities planning software
Facility database software
Facility use software
FactSage
Factorio
Factory Edge MRP
Fagerman Technologies MedLook
Failure analysis software
Fair Isaac SmartAdvisor
Fair Source
Fanatic Software Informant
Fantasy console
Fanuc CNC software
Farm Files Crops
Farm Files Livestock
FarmLogic FarmPAD
Fashion Toolbox
FastCAM
FastEST FastPipe
FastEST software
Fatigue analysis software
Faux Labs Splashup
FedBizOps
FedStats
Fediverse
Felgo
Fidessa Compliance Manager
FieldSoft AIMSonScene
FifthWalk BillingTracker Pro
Figure 53 QLab
File compression software
File management software
File management systems
File system software
FileHold Systems FileHold
FileMaker Bento
FileMon
FileVision
FinalBuilder
Financeware AASim
Financeware WealthSimulator
Financial Competence
Financial calculators software
Financial record software
Financial tracking software
FindForms
FindTarget
Fingerprint databases
Finite Matters PatternStream
Fire dynamics simulators
Fiserv Advanced Underwriting
Fiserv FSC Manager
Fiserv PEP+ reACH
Fish stocking databases
Fishbowl Warehouse
Fitts Geosolutions TWODAN
FlashCut CNC
Flathub
Fleet management systems
Fleetware software
FlexiFinancials FlexiLedger
FlexiMusic Composer
Flipper Zero
Flood modeling software
FloodMaps
Flow blockchain
FlowJo
Flowcharting software
Floydware Rosy
Fluent FloWizard
FluidSurveys
Fluke ClearSight Analyzer
Flying PopCorn
FoldX
Food inventory software
Footmaxx Metascan software
ForTheRecord TheRecord Player
Foresoft CDS Cogo
Foresoft CDS Model
Forest EcoSurvey
Forest Metrix
Forest yield software
Formlink HydroGEN
Forsk Atoll
ForteEMR
Fortress Medical Clindex
Foundatino Directory Online
Fountains Forestry TwoDog
Fractal Concept SoftScan
Frame Interpolation
FramePlot
FranklinCovey TabletPlanner
FreeSurfer
Freedom MedTEACH
Freedom Scientific MAGic
Freescale CodeWarrior Tools
Freeverse Lineform
Freight reservation software
FreightDATA
Ftree
Fujifilm Synapse
Fujitsu BioMedCache
Fujitsu MOPAC
FunEducation Outstart Trainer
Functional modeling software
Functional verification software
Fund Software ATIDS
FundCount Web
Fundamental Objects foAudits
FuneralKiosk
GAC International OrthoPlex
GAEA Technologies WinLog
GATORS ANYWHERE
GBS Agency Expert
GENSCAN
GEOEAS
GEPASI
GFA2D
GHG Clockwise
GLAM
GLOBE Claritas
GO2cam
GRZ Software MeshCAM
GSLIB
GT STRUDL
GTFS
GTX RastorCAD
GYST
Galilee Enterprise TargetPro
Galileo 360 Fares
Galor Travel Booster
Game Jam
Game Off
Gamma Associates mTab
Gamma camera software
Garment design software
Garment tracking software
Gateway to Logic
Gaussian GaussView
Gazebo
Geant4
Gel documentation software
Gem identification databases
GemCad
Gemcom GEMS
Gemcom PCBC
Gemcom Whittle
GenBank
Genbook
Gene Finder
Gene Runner
Gene recognition software
GenePattern
Genealogy software
Genedata Expressionist
General Magic Portico
Genesis Dental
Genesys PeopleComeFirst
Genetic database software
Genetix CytoVision
Genial Genetics Shire
Genie Interactive
GenieSoft Overture
Geniel Genetics iGene
Genisys Fast Fixes
Genlex CaseAce
Genotyping software
Genshin Impact
Gensuite
GeoAgro GIS
GeoCenter SeisUP
GeoCue PointVue LE
GeoGraphix ARIES Portfolio
GeoModel
GeoPLUS Petra
Geocomp Systems GeoCalc
Geocomp Systems GeoNav
Geode Mods
Geodetic software
Geological mapping software
Geometric Technologies CAMWorks
Geometry Dash
Geomview
Geosoft DAP server
Geospiza GeneSifter
Geostatistics software GS+
Gerber Technology AccuMark
Gerber Technology CutWorks
Gerstco AAPBase
Getting Things Done
Gigatron StenoCAT
Giscus
GitHub API
GitHub CLI extension
Glasscubes
Global Game Jam
GlobalSubmit REVIEW
GlobalSubmit VALIDATE
Globekey Agentkey
GoBackgrounds
Golden Helix ChemTree
Golden Software Grapher
Golden Software Strater
Golden Software Voxler
Goldsrc
Golem Network
Golfing language
GoodReader
Google Admin
Google Checkout
Google Cloud Identity
Google DoubleClick
Google Groups
Google Keep
Google Looker Analytics
Google Scholar
Google Tasks
Google Translate Client
Google Vault
Google Video
Govern Software GovMap
Gradescope
Grafana k6 extension
GrapheneOS
Graphics digitizing software
Graphics editing software
Graphics pipelines
Graphing software
GrassHopper PageStream
Gravic Principia Remark
Gravitation software
Gravograph GravoStyle
GreatTax
Greatis Object Inspector
Greatland Corporation Winfiler
Green Cloud KleanTRAC
Greenhills Ada compilers
GrenSoft WorkTracer
Gresens 92
Grid computing
Groom Pro
Groomsoft
Groundwater Software QuickLog
GruupMeet
Guardian Analytics FraudMAP
GuestBridge Reserve
GuestServe
Guild Wars 2
Guilded
HAISEN SoftWare System
HATPRO
HIMSA Noah
HIPERPAV
HOMAG WoodWOP
HP InfoTech CodeVisionAVR
HRM Direct
HRMS Solutions iVantage
HRS Quickscore
HT Systems PatientSecure
HTS Vision CVS2
HTTrack
HYPACK DREDGEPACK
HYPACK HYSWEEP
HYPACK MAX
HackSquad
HackerRank
Hacktoberfest
Haemonetics Symphony Suite
Hagel Unitime Systems
Halliburton Landmark GeoProbe
Halliburton ProMAX
Halogen eCompensation
Halogen eLMS
Hamrick Software VueScan
Handshake
HapMap
Harland Interlinq MortgageWare
Harmoni ESPRI
Harrington Group HQMS
Harrington Group caWeb
Harris Technologies BassBox
Harvard Thermal TAS
Harvey Software CPS
Hatchery database systems
Hazard assessment software
Hazard communication software
Healthcare management system
Healthpac Medical Billing
Healthprolink MedAtlas
Healthvision MediAR
HearForm Software HearForm
HeliconSoft Helicon Focus
Helios TextPad
HelpIT Systems addressIT
Henry Schein EndoVision
Henry Schein ImproMed
Henry Schein PerioVision
HighJump Warehouse Advantage
HindSight InView
HireAbility ResumeParser
HireLogic PowerPlace
HiroSoft EPICURE
Hitachi ZXLink
Homebridge
Honeywell Wintress PACNet
Hootsuite
Horwath Software Magique
Hosted PACS Solutions
Hotspot
Housekeeping management software
Hunter WinAlign
HunterSoft Business Translator
Hydesoft Computing DPlot
HydraNet
Hydraulic analysis software
HydroComp NavCad
Hydrogeology Basin2
Hydrological modeling software
HyperOffice Collaboration Suite
HyperSpace
Hypercube HyperChem
Hyperscore
Hypertherm ProNest
IA Systems StreamLend
IAD Audit Leverage
IBM BPM Blueprint
IBM Cognos Planning
IBM Cognos ReportNet
IBM Content Manager
IBM Director
IBM InfoSphere Warehouse
IBM Intelligent Miner
IBM Lotus LearningSpace
IBM MVS
IBM Netezza TwinFin
IBM Rational Apex
IBM SPSS AnswerTree
IBM Unica Enterprise
IBS MRP
ICCO CreditSoft
ICE Dental Systems
ICS Software SammyUSA
ICTraining
IDEA TrialPro
IDMS Account Ability
IDX Groupcast
IES Ecellerate
IHRSR++
IHS Energy PowerTools
IHS Kingdom
IIIF
IK Multimedia GrooveMaker
IMA Technologies CaseTrakker
IMAGINE OrthoBASE
IMPACT software
IMSI Design DesignCAD
IMSure Solutions SHIPflex
INCORE code
IONA Orbix
IRC
IRSIM
ISO 8601
ISO ClaimSearch
ISS Construction Manager
ISS RealSecure
ITHAKA JSTOR
ITMO
ITSpatial InterSCOPE
Ibbotson Analyst
Ibbotson Portfolio Strategist
Iced
Icon font
Identicons
Ikon Science RokDoc
ImPACT Applications ImPACT
Image Solutions ISIPublisher
Image Solutions eCTDXpress
Image analysis systems
Image capture software
Image exchange networks
Image management software
Image processors
ImageJ
ImageNet
ImageWave MSDSFinder
Impact PlanLabX3
Imperva SecureSphere
ImproMed Infinity
InLoox
InStar Orion
InSystems Calligo Enterprise
Inception Technologies InfiniTime
Incremental compiler software
IndieWeb
Indigo Renderer
Indus Lending Solutions
Industrial Scientific iNET
InfinityHR
InfoLogix HealthTrax Engine
Infoblox NetMRI
Infocom JACS
Infor ERP Visual
Infor Industrial Essentials
Infor SCM
Infor XA
Informatica Data Explorer
Infospectrum Quick Insure
Infostat RIMBase
Infotronics Attendance Enterprise
Infovision Amlib
Infusion management software
Ingenious ProPlan
Ingenious ProSched
Ingenuware CoronerBase
Inivis AC3D
Injury tracking software
Inlet Technologies Semaphore
Inmagic Genie
InnQuest Software roomMaster
InnQuest roomMaster
InnovMetric PolyWorks
Insightful Corporation Confirmit
Inspection management system
Inspection marking systems
Installalogy Access Client
Instrument control software
Instrument validation software
Insurance analysis software
Intac International Wintac
Intacct ERP
Integrant DebtLogic
Integrity verification software
Intelitek spectraCAM Milling
Intelitek spectraCAM Turning
Intelius
IntelliCAD
IntelliPDF CURVES
Intelligen SuperPro Designer
Intelligent Editing PerfectIt
Intelligrated InControlWare
Intellimed
Intellisense Intellisuite
Intellisys Project Desktop
InterMine
Interactive fiction
Interactive learning software
Intergraph INtools
Intergraph Image Analyst
Intergraph SmartMarine 3D
Internal audit software
International TechneGroup IGESworks
Internet Archive
Interpex IXID
Interpreter software
Interviewer software
Interwoven RecordsManager
Intland Software codeBeamer
IntraVet
Intuit Lacerte
Intuit MRI Residential
Intuit QuickBoooks Payments
Intusoft ICAP
Inventrix Labtrac
Investigation management software
Investigo
Investment tracking software
Invicti Acunetix
Invoice software
IoC
IpFilter
Iptor Supply Chain
IronCAD
Iseemedia Photovista Panorama
Isograph FaultTree
Iteris Turbo Architecture
JACAL
JAMAR Technologies PETRAPro
JETCAM Expert
JHDL
JRC navigation software
JSON Feed
JSTOR database
JSX
JTL Enterprises MedIntake
JaMBW
Jackbeat
Javamin Composer
Jenark Business Systems
Jenzabar ERP
JetBrains IntelliJ IDEA
JetBrains MPS
Jewelry design software
Job posting software
Job scheduling software
Job tracking software
JobPack MES Scheduler
Jobber Computer Plus
Johnson Controls Metasys
Js13kGames
JudgeIt II
Junxure CRM Software
Jupyter software
Juris
JustBio SeqPainter
JustSystems XMetaL
KANT
KARIO
KE Software EMu
KELTEC Systems HerdMaster
KMR software
KPB Associates TaxStream
KSEG
KYPipe
Kakoune
Kalido Information Engine
Kanoodle
Katchitek Corporation OrthoManager
Katsura Shareware ProLevel
Katsura Shareware SoundFrames
KayPENTAX Nasometer
Kea Software impDAT
Keane SCORE
Kennel Link
Kentech PROTALK
Kerbal Space Program
Ketogenic planning software
Kewill Clippership
Kewill Compliance Partner
Keystroke monitoring software
Kforge
Khameleon
Kidasa Milestones Professional
KinTraks
Kiota Index
Kirix ProffiPoint
Kismet
Klear Estimator
Kleinrock Publishing
Knight BondPoint
Koans
Kokkos
KommandCore
Komplete Kontrol
Korchek Technologies CareChek
Kressa Software SchoolLeader
Kronos Workforce HR
Kubotek CADKEY Wireframe
Kubotek KeyCreator Machinist
Kuder Navigator
LAB SUM3D
LAPACK
LINDO Systems LINGO
LJI Technologies Lumberjack
LL parser
LOGSA COMPASS
LOGSA SYSPARS
LR parser
LSA Visual DBR
LabMagic
LabOne NET
Label inspection systems
Labvantage Solutions LIMS
Lamar Info Net
Land management databases
LandSerf
LandlordMax
Landmark SeisWorks
Landmark VIP
Landport Systems Landport
Landscape modeling software
Laser Substrates PostalXport
Latitude software
Lattice MediCopia
Lavalys Everest
LawLogix Edge
LawManager
Lawex TrialWorks
Lead Activity Analyzer
Lead Business Analyzer
League of Legends
LeanForward LearnPoint
Learning by Doing
LeetCode
LegacyUSA BakeSmart
Legal document software
Legal research software
Leica AEROPLAN LiDAR
Leica Geosystems FMS
Lemkesoft GraphicConverter
Lending software systems
Lenox Softworks VideoPoint
LexisNexis Accurint
LexisNexis Applied Discovery
LexisNexis Banko
LexisNexis CheckCite
LexisNexis CodeMaster
LexisNexis Company Analyzer
LexisNexis Concordance
LexisNexis Lexis Advance
LexisNexis PCLaw
LexisNexis RiskWise
LexisNexis Total Search
Lexrotech LxPediatric
Libera System7
LibreOffice Draw
Life Technologies SOLiD
Lifeline Software RadCalc
Lighting calculation software
LineageOS
Linear Technology LTSpice
LinearTeam WinISD
Lingoes
Link Microtek
Link analysis software
Link encryption software
LinkCAD
LinkStack
Linspire Nvu
Linux Virtual Server
Linux learning
LiquidPlanner
Listserv software
Litigation management software
Litigation support software
Live streaming software
Load optimization software
Loan origination software
Loan tracking software
LocalStorage
Location mapping software
Locomotive distribution software
LoggerPC software
Logic Design RoboLogix
Logic programming software
Logic simulators
LogicSphere Firstmix
LogicVision icBIST
LogicalBit Eimas
Logility Voyager WarehousePRO
Logisim
Logitech 3D Pro
Logopress
Logplot software
Lombardi Teamworks
Loop Engineering
Lucent VitalSuite
Ludum Dare
Lumigent Entegra
LunchByte Systems NUTRIKIDS
LuntBuild
Luvit
Luxology Modo
Luxrender
Lynchval Systems Lvadmin
Lynchval Systems Lvval
Lynchval Systems Lvxact
Lynk Everest
M8 Client Billing
MAGMA MAGMASOFT
MAHLE Powertrain
MASterMind
MCNP
MCP
MDC Services DentalMate
MDSI OpenCNC
MDeverywhere
MDofficeManager MediVoxx
MEDITECH Anatomical Pathology
MEDITECH Blood Bank
MEDITECH HCIS
MEMSCAP MEMS Pro
MENSI 3Dipsos
MGHworld Travel Agents
MHC Document Express
MICRODEM
MIDI Maestro
MIDI Score Creator
MIKAL SMS
MIM Software MIMcardiac
MIM Software MIMfusion
MIM Software MIMneuro
MINISIS MINT
MIR3 Intelligent Notification
MIRS Compliance
MIT OASES
MJ Systems Logsleuth
MLPU
MLX
MODPATH
MPAY Millennium
MPMsoft billing
MRO Audit Tracker
MRX Solutions OfficeMaster
MSB Software Astroart
MSC Software Fatigue
MSP MCP
MSR Visual Exporter
MTS Testworks
MYOB BusinessEssentials
MacVector
Machine control systems
Machine monitoring software
Machinima
Macromedia Cold Fusion
Macropool Web Research
Macroscopic diffusion software
MadTracker
Mag+
Magento Analytics
MagicTracer
Mainsaver Asset Management
Maintainability prediction software
Maintenance documentation software
Maintenance reporting software
Maintenance scheduling software
Majestic SEO
ManageMySpa
ManagerPlus
Manatron CustomCAMA
Manatron MVP Tax
Manatron ProVal Plus
Mangold INTERACT
Mangold LogSquare
Mangold Soundalyzer
Manufacturing Technology Costimater
Manufacturing reporting system
Manusoft Technologies IMOLD
Map Maker
Map building software
MapInfo StreetPro
MapScenes Evidence Recorder
MapScenes Pro
Mapcom systems M4
Maplesoft MapleSim
Maplewood Software StaffReady
Maptech The CAPN
Mapthematics GeoCart
MarcoSoft Quo Vadis
Mass Flux Toolkit
Massage Suite
Massive Jet
MasterControl MD
MasterControl TotalPharma
MasterPlan
MasterWriter
Mastercam Design
Mastodon
MatchWare MindView
Materialise Dental SimPLANT
Materialise Dental SurgiGuide
Materials inventory software
Materials testing software
Materilise Magics
Mathematical Components
Mathematical simulation software
Matrix calculation software
Mavenlink
MaxSea TIMEZERO
Maxima Software
Maxon BodyPaint 3D
McCabe Software TRUEchange
McKesson Radiology Manager
Mealmaster Cookbook Wizard
Meals Plus
Meat inventory software
MecSoft Corporation RhinoCAM
MecSoft Corporation VisualMILL
MecSoft Corporation VisualTURN
MedEvolve eCeno
MedFORCE Technologies WorkFLOW
MedXView eCTDauditor
MedePresence
Medgate Enterprise EHS
Medgen PED
MediGraph
MediNotes Charting Plus
MediRegs ComplyTrack
MediaChance Multimedia Builder
MediaShout
MediaVue
Medical Scientists HybridAI
Medical Scientists MediSave
Medical calculator software
Medical information databases
Medical information software
Medical surveillance software
Medical terminology databases
Meditab Software AllergyEHR
Meditwatch Portaflow Advanced
Medovation RadRunner
Meeting scheduling software
MeetingMatrix International
MegEngine
MemberClicks COMPLETE
Mensurix Audio
Mentor Graphics BSDArchitect
Mentor Graphics Calibre
Mentor Graphics Flowmaster
Merge Healthcare eTrials
Meridian Technologies SurePoint
Merlinco MERLIN
Mesh generation software
Mesoscale modeling software
Mesquite Software CSIM
Metal designing software
Metalcam Fikus Visualcam
Metamation MetaCAM
Methodware ERA
MetricStream Compliance Management
MetricStream Regulatory Reporting
Metrix Imageware Surfacer
Meyer Instruments Optimas
Micro Focus TestPartner
MicroFit HealthWizard
MicroPress VTeX
MicroSolve CAMA
MicroSurvey OfficeSync
Microarchitecture simulation software
Microformats
Micromuse NetCool
Microscope imaging software
Microsoft ActiveSync
Microsoft Axapta
Microsoft Bing
Microsoft DNS Server
Microsoft Dynamics ERP
Microsoft Entourage
Microsoft Expression Blend
Microsoft Expression Design
Microsoft Money
Microsoft Network Monitor
Microsoft Office FrontPage
Microsoft Office Mobile
Microsoft Onfolio
Microsoft PowerToys
Microsoft Proclarity
Microsoft Security Esssentials
Microsoft Virtual Server
Microsoft Visual J++
Microsoft Windows PowerShell
Microsoft Windows SDK
Microsoft Works
Microsys MicroMD
Microwind Dsch
MidiSwing
Midland Valley 2DMove
Midland Valley 3DMove
Midrange Software XpertHire
Mileage logging software
Mill Plugin
Millennium SpaSalon
Milliman Corporate Affinity
Milliman ReservePro
Millisecond Software Inquisit
Milsoft DisSPatch
Mincom MineScape
Mind mapping software
MindGenius
MindJet MindManager
Mine maintenance software
MineGeo software
Minecraft
Minemax iGantt
Mintel Reports
Miridia Technology AcuGraph
Misskey
Missler Software TopSolid
Mitchell OnDemand5 Manager
Mixed code generator
MobileToys MAIDXL
Modal analysis software
ModelKinetix ModelMaker
Modellium PariTOP
ModuleMD Allergy Module
Modulo Risk Manager
MolDraw
Molecular visualization software
Molecule
Molsearch Pro
Monero
Morningstar Principia
Mortware Professional
Mosflm
Motion control software
Motion correction software
Motor testing software
Motorola 68000
Moxa software
Moxi Works MoxiEngage
Moxi Works MoxiImpress
Moxi Works MoxiPresent
MuleSoft software
Multidimensional Expressions MDX
Multitask software
Multivariate Software EQS
Multiview Accounts Receivable
Muncy Plat Pronto
MuseScore
MusicDevelopments RapidComposer
MusicGraph
Musilogic HarmonyBuilder
Mxi Technologies Maintenix
My Clients Plus
MyAnimeList
MyCommerce RegNow
MyFamilySoftware Instant Architect
MyFitnessPal
NAMD
NASA
NC verification software
NCBI RefSeq
NEO
NIIT Technologies WinRisk
NIKSUN NetDetector
NILS INSource
NIWA Tideda
NOW Solutions emPath
NPKTools Comp Analytics
NPKTools CompXpert
NVDIA Gelato
NWChem
Narratek Smartype
National Instruments TestStand
National Instruments Ultiboard
NaturaeMed OfficePro
NaturoPlus
Naturopathic Clinic software
Natus NeuroWorks
NaviMedix NaviNet
NaviSys Front Office
Naviance Succeed
Navidrome
Navigational chart software
NeTLIMS AutoAP
NeTLIMS AutoFusion
Nebu Dub InterViewer
Neill Technologies SpaBiz
Nemetschek Vectorworks Spotlight
NeoOffice
Neohapsis Certus GRC
Neotec WELLFLO
NetBox Plugin
NetEpi
NetIQ
NetPrimer
NetScout InfinitiStream Console
NetSoft IntelliPath
Netfree
Netreo OmniCenter
Netsmart Technologies CareNet
Netsmart Technologies Helper
Nette
Network bridge software
Network design software
Network reporting software
Network shutdown software
Network storage software
NeuralWare
Neurobehavioral Systems Presentation
Neurofax SpikeDetector
Neurotronics Polysmith
Nevercenter Silo
NewTek Lightwave 3D
Newsletter production software
Nextra
Nhost
Nielsen Arianna
Nielsen Marketbreaks
Niku Clarity
Ninian Huddle
Nintendo 3DS Homebrew
NodeBox
Nostr
Novell eDirectory
Novovision NovoPath
Nslookup
NuView EBS
NuView Systems NuViewHR
Nuance Power PDF
Nucletron planning systems
Numerical analysis software
Numerical control software
Numeritek NUMERICA
Nupro CastView
NutriGenie Optimal Nutrition
Nutrient analysis software
Nutrition analysis software
Nuvosoft Rwiz
Nvidia
O3spaces Workplace
OBO Foundry
OCLC ILLiad
OMICRON Test Universe
OMTI ReporterBase
ONE Software KidsONE
OPNET APMXpert
OPNET SP Sentinel
OSI TrustWise
OTP ArmaCAD
OctTools
Octagon StartingPoint
OfficeWork Software TurboProject
Oil mapping software
Olympus Image Analysis
OmegaT
Omeka software
Omni Group OmniGraffle
Omnitracs Performance Monitoring
OnCare Advantage
OnShape
Online Judge
Online library databases
Online meeting software
Online reference databases
Online registration software
Online trading software
Ontario Systems FACS
Open Access
Open Data
Open Dynamics Collabtive
Open Mind hyperMILL
Open Systems TRAVERSE
OpenACC
OpenAL
OpenClaw
OpenComputers
OpenDocMan
OpenFaaS
OpenFin
OpenMake Software Meister
OpenMake Software Mojo
OpenOffice WRITER
OpenService Open NerveCenter
OpenStreetMap
OpenTable
OpenText Livelink ECM
OpenText eDOCS DM
OpenUtau
OpendTect
Operating log software
Operations scheduling software
Operator Lifecycle Manager
Ophthalmic imaging software
Optical analysis software
Optical imaging systems
Optical scanning software
Opticks
Optima IAS
Optimum Logistics LoadPlanner
Optitex 3D Suite
Optiwave OptiBPM
Optiwave OptiFDTD
Optiwave OptiSPICE
Oracle Beehive
Oracle Darwin
Oracle Flow Manufacturing
Oracle Inventory
Oracle Jdeveloper
Oracle Learning Management
Oracle Migration Workbench
Oracle Recovery Manager
Oracle Retek
Oracle Unified Directory
Oracle software
OrangeHRM
Orbius
Org mode
Orgmation iCare
OrthoChart
Orthoease
Orthotic fabrication software
Otometrics OTOsuite
OutlookSoft
Ovid SilverPlatter WebSPIRS
P2P
PANTONE ColorVision ProfilerPlus
PAR Technology SpaSoft
PARTHENON
PCI Geomatics Geomatica
PCI Geomatics eCognition
PCI Geomatics software
PE INTERNATIONAL GaBi
PE INTERNATIONAL SoFi
PEB XLDent
PEDYN P2000
PHP Data Objects
PIBWin
PICS DietMate Professional
PIE Technologies MoneyGuidePro
PIM
PISCES IIB
PLOS Computational Biology
PPD Patient Profiles
PPT4Drs Quixote
PQ Systems GAGEpack
PQ Systems MEASUREspy
PQ Systems SQCpack
PREMIS
PRICE Sytems TruePlanning
PRINCE
PSTek
PTC Mathcad
PTV VISUM
PTV Vissim
PUFF
PV Optics
PWscf
Package tracking software
Packet analysis software
Packet analyzers
Page markers
Paintbrush
Palantir Intelligence
Palbridge Ubidesk
PaleoMag
PaleoTax
Paleontological Statistics PAST
Palm Pal Transana
Panic Playdate
Panic Playdate SDK
Panopto
Panorama NovaView
Panorama Technologies ModelWeaver
Panoweaver Panorama
ParAccel Analytic Database
ParTech PixelPoint POS
Parallel Geoscience SPW
Parallel systems software
Parasoft SOAtest
Parature eRealtime
Parature eTicket
Parbat
PartMaker SwissCAM
Parts classification databases
Parts database software
Password cracker software
PathLogix
PathView Systems Progeny
PathogenTracker
Patient Health Questionaire
Patient billing software
Patient charting software
Patient documentation software
Patient monitoring systems
Pattern searching software
PatternMaker
Patternmaking software
PayData Advanced HR
PayPal Zettle
Paycor payroll management
Paylocity Web Pay
Pearson Education PHStat2
Pearson PowerSchool
PedHunter
PediDraw
PedonCE
Pegasus software
Pegasystems SmartBPM
Penta software
Pentagon 2000SQL
Penultimate
Penzar TopSPICE
PeopleNet
Peopleclick AAPlanner
Peopleclick CAAMS
Peopleclick Monitor
Peopleclick PayStat
Pepeland
Perceptive Software ImageNow
Perceptual hashing
Pereless Systems software
PerfectByte Ortho
PerfectSoftware PerfectHR
Performance database software
PerkinElmer ChemOffice Chem3D
PerkinElmer ChemOffice ChemDraw
PerkinElmer ChemOffice Suite
PerkinElmer TurboMass
PerkinElmer Turbochrom
Perl shell
Permit administration software
Personable Workflow DMS
Petroleum Software Technologies
Petschedule
PewPew Live
Pharmaceutical software
Pharmacy management software
Phase Forward Clintrial
Photon Design CrystalWave
Photon Design FIMMPROP
Photon Design FIMMWAVE
Photon Design OmniSim
Photon Design PICWave
Physical design software
PhysioTools Tools RG
PianoFX STUDIO
PianoRollComposer
Piazza
PigCHAMP Care 3000
Pilgrim Regulatory Submission
Pimlico Software DateBk
Ping tools
Pipepro Pipefitting
Pipewire
PipingOffice
Pix4D software
Pixarra TwistedBrush
Pixel Vision 8
Pixelmator
Pixiv
Plain Text Accounting
PlanPlus Pro
PlanScan Portfolio Pathfinder
PlanSwift
Planbox
Planet DDS Denticon
Planisware
Planit Alphacam
Planmeca Oy Dimaxis
Planstone
Plant maintenance software
Plant management software
Planview Clarizen
Planview Process Builder
Ploticus
Plover
Podcasting software
Polaris parallelizing compilers
Polhemus FastSCAN
Polhemus Fasttrack System
PolyBayes
PolyMap
Polycom RealPresence
Popkin System Architect
Port scanners
Portalgraphics openCanvas
Portapps
Portfolio analysis software
Portugol
Positive pay software
Post Once
PostingPal
Potrace
Power Diary
Power Structure
Power Tab Editor
Power analysis software
Power and Precision
PowerCAD
PowerPlace Professional
PowerSoft PowerBuilder
PowerWorld software
Powersim PSIM
PracticeSuite Complete Suite
PraxiPower PraxiSchool
Preactor APS
Predator DNC
PredictProtein
Predictive toxicology software
Presagis Stage
Presentation graphics software
Preventive maintenance software
PricePoint
Prima Systems OPTIX
Primatech AUDITWorks
Primavera Cost Management
Prime Clinical
Printer driver software
ProCAT Denoto
ProCAT Winner
ProDoc
ProForce Ultimate Brochures
ProQuest Archive Finder
ProQuest ERIC
ProQuest RefWorks
ProQuest RefWorks RefShare
ProSolutions Software Transcend
ProTracker Advantage
Probot
Procedure scheduling software
Process reengineering software
ProcessPro Premier
Product producer databases
ProductHunt
Production planning software
Production scheduling software
Professional Solutions ProCare
Profitool GearWatch
Profitool software
Prognosis Solutions ResolvPRM
Program checksumming software
Program logging software
Project Demo
Project visualization software
ProjectSend
Projecturf
Promine
Promise
Propellerhead Software Reason
Property Insight TitlePoint
Property records databases
Property scheduling software
PropertyBoss Solutions PropertyBoss
PropertyInfo SureClose
PropertyView Solutions Remanage
Proscan
ProtScale
Protein databases
Proteus Engineering FastShip
Protiviti Governance Portal
Proxima Controller
PsyScope
PsyScript
PsyTech Solutions Epitomax
PsychAssistant
PsychNotesEMR
PsychSim
Psyche Systems WindoPath
Psychiatric assessment software
Psychiatric information databases
Psychometric testing software
Psychophysics Toolbox
Psychrometric chart software
Psyquel
Public genomic databases
Pulsar software
PurchasingNet eProcurement
Pure Data PD
QAD Marketing Automation
QMC CM4D
QPSMR Limited CATI
QPSMR Limited Input
QPSMR Limited Insight
QPSMR Limited Reflect
QPuncture II
QR Code
QUALCOMM Eudora
QUALCOMM QTRACS
QUALCOMM ViaWeb
Qarbon ViewletBuilder Professional
Qchart
Qlik software
Qpalm Acupuncture
Qqest TimeForce
Quad Software Grome
Quadkey HR Server
Quadralay WebWorks ePublisher
Quadstone Paramics
Quakec
QualCorp FormsPlus
Qualitative analysis software
Qualitica RentBoss
Quantitative analysis software
Quantrax Intelec
Quantum Field Theory
Quantum Mechanical Keyboard
QuantumWise Atomistix ToolKit
Quark Immedia
Quest Foglight
QuestSuite Professional
QuestaWeb TradeMaster QW
QuestionPro
Questionmark Perception
Questor Systems QScan32
Quick Look
QuickPen DuctDesigner 3D
Quickshell
QuiltMC
Quorum PGAS
Quote Software QuoteExpress
QuoteWerks
QwikQuote software
RADAN Radbend
RAE Systems HazRAE
RBS GoTour Online
RCS GSelector
RCS NexGen Digital
REI Wise Commercial
RESRAD
REScheck
RETScreen
RFMS Schedule Pro
RGA AURA
RIETAN
RISA Technologies RISAMasonry
RISC OS
RNA sequencing software
RPIS Silent CMA
RPIS Silent Flyer
RSS Feed
RSS Solutions NaView
RTA Fleet Management
RVR Systems Compliance
Rad Pro Calculator
Radar software
Radiant Systems CounterPoint
Radio Beacon WMS
Radius NetMan
Railyard inventory software
RamQuest Total Solution
Ramesys Hospitality
Random forest software
Randomizer
Raosoft SURVEYWin
Rapid Intake Unison
Rapid7 software
Rapide
RasMol
Rasmussen Software Anzio
Raster graphics editors
Ratchet
Rate calculation software
Ravenshead Services WriteItNow
Raycast extension
RazorSync
ReSoft WindFarm
ReactPHP
ReactiveUI
ReadSoft
ReadyTalk
Real Edge
Real Pro
RealBenefits Amortization Loan
RealData REIA
RealEasyBooks ezREB
RealFlow
RealPage OneSite
RealtyStar AgentOffice
RebarWin
Recipe software
Reconnaissance
Recovery audit software
RecoveryPlanner RPX
Recruit Wizard
RecruitTrack
Recruitment management software
Red Rock DeltaGraph
Red Sweater MarsEdit
RedBerry Logistics
RedPrairie E2e
Reddit
Redrock Software TutorTrac
Reference management software
Reflex FRP
RegMon
Regulussoft Route Accounting
Relavis CRM Portal
Relex FMEA
ReliaSoft BlockSim
ReliaSoft Prism
ReliaSoft RCM++
Reliability information software
Reliass EAGLE
Remedy Interactive iMitigate
Remix Stack
Remote Procedure Call
Remote access software
Remote monitoring software
Renaissance MasterCarpenter
Renoise
RepeatMasker
ReporterWorks
Representation learning
Requirements analysis software
RescueConnection Software ShelterConntection
Resort Data Processing
ResourceMate Plus
Respondus
Restaurant Manager
Resume converter software
Resume processing software
ResumeRobot
Retail management software
Retail sales software
Retain Resource Planning
Retargetable compiler
Retrocomputing
Reudink Software ZooEasy
Reveal Systems Truewire
Revelwood
Reyburn CyberTuner
Rezdy booking software
Rezopia
RhinoSoft FTP Voyager
Rhythm Rascal
RibbonSoft QCad
Riot Games
Riverbed Technology
RoboMaster
RobotWare DieCast
Robotic painting software
Robotic simulation software
Robotic workstation software
RockWare DepthCon2000
RockWare Erupt
RockWare FIRSTPIX
RockWare GRADIX
RockWare GeoTrig
RockWare Grav2Dc
RockWare Jlog
RockWare MicroMODEL
RockWare Plan
RockWare Potent
RockWare QuickSyn
RockWare RockPack III
RockWare SieveGraph
RockWare Stratbugs
RockWare VEGO
RockWare Visual STUNT
RockWare WinSism
Rocketseat
Rockset
Rockware CrossLog
Rockwell Automation software
Rockwell RSView
Roof Builder Tools
Roomba
Ross Video Xpression
RoughDraft
Roundabout Delay RODEL
Route planning software
Routeware software
Roxio Retrospect
RungePincockMinarco XERAS
RungePincockMinarco XPAC
Runtime Node
SACLANTCEN
SAP Crystal Xcelsius
SAP Customs Management
SAP DMS
SAP EHS Management
SAP ERP Financials
SAP ERP Operations
SAP IQ
SBML
SDA Survey
SDMX
SEDCAD
SGeMS
SHIPNEXT
SIDRA INTERSECTION
SIS SEMCI PARTNER
SKILL FMEA software
SMEsource BillingOrchard
SMS Valet
SNOINO RCM Pro
SNOINO Ttree
SPAW
SPMLab
SRSsoft SRS EHR
SSA Global BPCS
STEM
SUPREM
SURFDriver Software WinSURF
SUSTAIN Justice PoolVersion
SVArTracker
SVRPLOT
SWIVEL Software
SaTScan
SaaS SurveyMonkey
Saba Centra
Sabre Central Command
Sage Active Planner
Sage BusinessWorks
Sage CPAAccounts Payable
Sage CPAAccounts Receivable
Sage CPAClient Checkbook
Sage CPADocument Manager
Sage HandiSoft HandiLedger
Sage Medical Manager
Sage Reference Online
Sage Simply Accounting
Sage Software Sage50
Sageworks ProfitCents
Saigun Technologies EmpXtrack
Sailfish OS
Sales Automation Software
Sales management software
Samarind RMS
SamePage StudioCRM
Sandstorm
Saner Software ShrinkRapt
Sanitization
Saora Keepoint
Saperion ECM
Sapro Systems Paymee
SatView
Satellite database software
Satellite image databases
Satori Group proCube
Satori Paint
Sauerbraten
Savant MobileRanger
SavingFace
Savitr RecruitX
Sawhney ExecPlan
Scadex Technologies MAESTRO
Scambaiting
ScanSoft PaperPort Pro
Scanlon Associates LogPak
Scanner imaging software
Scantron Technologies eListen
ScenarioNow RetireNow
ScheduleVIEW
Scheduling databases
Schematic capture software
Schematic editors
Schlumberger ECLIPSE
Schlumberger GeoFrame
Schlumberger Inside Reality
Schlumberger PIPESIM
Schlumberger PVTi
ScholarCare
SchoolDESX
SciGraphica
SciQuest PE TurboChrom
Science educational software
Scientech Safety Monitor
Scientech WinNUPRA
Scientific Software GroupWinFence
Scientific analysis software
Sciforma
Sciter
Screenwriting
ScriptPerfection Power Writer
Scripting software
Scumm
Searchable online catalogs
Searchmetrics Suite
Second Foundation NaviMeat
SeeByte SeeTrack
Seeing Machines faceLAB
Segue SilkPerformer
Seimens Healthineers
Seismic interpretation software
Seismic visualization software
Semichem AMPAC
Semrush
Sendouts Recruiting
Sentai Pinpoint
Sentient Online MarketPrice
Sequence database software
SequentiX TreeMe
Serenic Navigator CommunityCare
Serenity Software Editor
Serif PagePlus
Serious Engine
Shadowsocks
Shafer Service Systems
Shape software
ShareX
Sharetech Tabs Plus
Shilstone seeMIX
ShipConstructor
ShipWorks
Shipment processing software
Shipping Solutions
Shizuku
ShootZilla
Shop management software
Shopify software
Showing Suite HomeFeedback
Showing Suite HomeFollowup
Shrodinger Jaguar
SiSense Prism
Side Effects Houdini
Siemens PLM software
Siemens SHELXTL
Siemens SIENET Sky
Siemens SIMATIC HMI
Siemens SINUMERIK CNC
Siemens Teleperm
Siemens UGS NX
SigmaTEK SigmaNEST
SignCAD Systems SignCAD
Signal detection software
Signal synthesizers
Signet Nobeltec Catch
Silver Peak
SimWindows
Simplifi pixifi
Simply Studio System
Simsol for Adjusters
Sirona SIDEXIS XG
Site mapping software
SiteMaster SiteSmart
Skencil
SkillTRAN OASYS
Skywire Software InsBridge
Skywire Software Policyware
Sleep analysis software
Smart Equipment Repair
SmartDraw VP
SmithMicro Anime Studio
SmithMicro Manga Studio
SmithMicro SoftwarePoser
Snap Survey Software
Sniffer Investigator
Snorasson Holdings CCNow
Social computing tools
Social networking platforms
Soffront CRM Portal
SoftCafe ScheduleWriter
SoftCare CenterCare
SoftChalk LessonBuilder
SoftEmpire Electrical Calculations
SoftICE
SoftLab PHEdesign
SoftPsych Psychiatric Diagnosis
SoftSource CADview
SoftZymics VisualEnzymics
SofterWare DonorPerfect
Softimage Extreme
Softphone software
Softtruck CargoWiz
Software Bisque CCDSoft
Software Motif MyEMR
Software Technology PracticeMaster
Software Technology Tabs3
Softworks Global PESoftOne
Softworx Solutions ChiroWrite
Soil information databases
Soil mapping software
SoilVision Systems SVGrainsize
Sokkia Imap
SolTrace
Solar Advisor Model
Solar analysis software
Solera Audatex Estimating
SolidCAM iMachining
SolidWorks Enterprise PDM
Solution Specialties TRACKER
Solvcalv
Somat eDAQ
Sonicwall SonicOS Enhanced
Sortation software
Sound development software
SoundCloud
SoundPLAN
Source 2 Engine
Source Port
Sourcing Simulator
Southpaw Engine
Sovereign AI
SpED Forms
Spa management software
SpaGuru
Space Engineers
Space Station 13
SpaceTraders
SpaceVim
SpartaTrac
Special Agent
Specification software
SpecsInTact
SpectraMedi EasyFlow
SpectraQuest
SpectraSoft AppointmentsCS
Spectrophotometer analysis software
Spectroscopy databases
SpeedType
SpeedUp Trans
Speediware SpeedEEO
Spellex AccuCount
SportSoft Equipment Manager
Spotify
Spreadsheet applications
Spreadsheet programs
Springshare LibGuides
Sprut Technology SprutCAM
Squirrel
StackQL
StaffingSoft Staffing PoolVersion
Standpipe Studios Vertabase
StarData
Starcal
Starkey Laboratories ProHear
StatPac
StatPoint StatGraphics Plus
Statistical Solutions SOLAS
Statistics databases
Steganography
Steinberg Cubase Pro
Stenograph Case CATalyst
Stenovations Digital CAT
Steroplotter software
Stormdance CatsCradle
Stormwater hydrology software
Storymind StoryWeaver
StrainSim
Strand7
StrataCare StrataWare eReview
Strategic BCP ResilienceONE
Stratitec TimeIPS
Stromberg Enterprise
Strong Concepts TEAPAC
StudioCloud
StudioPlus Spectra
Stylite eGroupWare
Suddenly Smart SmartBuilder
SugarCRM Sugar UX
SugarSync
Sui
SumQuest
SumTime Software SumTime
Summation Blaze
Summit Software CarePoint
Sun Microsystems Cobalt
Sun Nuclear MapCHECK
SunGard Frontier
SunGard LockBox
SunGard MicroHedge
SunGard NotiFind
SunGard Pentamation IEPplus
SunGard PlanningStation
SunGard WebPlaid
Sunflow Render System
Sungard Relius
Sunrise Software CropSave
Supply inventory software
Supply ordering software
Sure Will Writer
Surface III
Survey Sense
SurveyWiz
SwarMala
Sweep analysis software
SweetWARE SmallPICS
SweetWARE nutraCoster Professional
SweetWARE stockCoster
Swisslog WarehouseManager
Switch software
SyberWorks Training Center
Syborg Systems MicroTec
Sylvan Software ShortCut
Symantec Intruder Alert
Symantec LiveState
Symantec PGP
Symantec Veritas NetBackup
Symark PowerBroker
Symbolic debugger software
Symmetrica
Symphony GOLD
SynDiag
Synopsys HSIM
Synopsys Hercules
Synopsys PrimeTime
Synopsys Saber
Synopsys Taurus Medici
Synopsys TetraMax ATPG
Synplicity Synplify
Syntec Systems Insight
Synthematix StructureSearch
Synthetic biology
Systat Software TableCurve
System Innovators
Systemware
TADS
TAS
TEAM Engineering FEMAP
TECHBASE
TECSYS EliteSeries
TECSYS PointForce Enterprise
TELEDYNE CARIS
TERRASCIENCES TerraStation
THOMAS Global Register
TNS MarketWhys
TNS Miriad
TOTE code
TPNassist
TRACKUM Repair Manager
TRC Consultants PHDWin
TRL Software TRANSYT
TRMI Airport AVI
TRS Software TomCADD
TTP LabTech comPOUND
TUBA software
TWRP
TabIt
TablEdit
Tablet application software
Tabs3 PracticeMaster
TalendForge
Talent Technology HireDesk
Talent Technology Talemetry
TalentHook
Talisma Knowledgebase
TapLogic FarmLogic
TapRooT
Tariff databases
Task analysis software
TaskJuggler
Taskfile
TatukGIS Editor
Tave Studio Manager
Tax accounting software
TeX
TeamDynamixHE
Teamfight Tactics
TechExcel ServiceWise
TechSmith Morae
Technicost LOS
Technis BETAPLUS
Technomedia Hodes iQ
Technovation Software ImmigrationPro
Techsia Techlog
Tecplot Focus
Tecplot software
Teeworlds
Telegram
Telelogic System Architect
Telemetry software
Telephone analysis software
Telephone records software
Telephone triage software
Telephony software
Telnet programs software
Telogis GeoBase
Telvent DTN ProphetX
Template design software
Teradata BTEQ
Teradata FastExport
Teradata FastLoad
Teradata Parallel Transporter
Teradata Tpump
Teradata software
Termux
TerraSeer ClusterSeer
Terrace Consulting AgencyInsight
Tesseract Benefits Manager
Test scoring software
Text reader software
The Foundry Nuke
The Gene Explorer
The Lounge
The MathWizards MathViews
The MathWorks Stateflow
The Open Network
The Protein Investigator
The Weatherization Assistant
TherAssist
TheraClin Systems iMAPR
Therapeutic orthoptic software
Thermal analysis software
Thermal design software
Thermo ToxLab
Think3 ThinkDesign Engineering
Thomson CompuMark SAEGIS
Thomson Dialog
Thomson Financial Investext
Thomson GoSystem MyTaxInfo
Thomson GoSystem Tax
Thomson ONE Advisor
Thomson Reuters CLEAR
Thomson Reuters GoFileRoom
Thomson Reuters Tradeweb
Thomson Scientific Dialog
Thomson West FindLaw
Thomson West LiveNote
Thomson West ProLaw
ThoughtWorks Studio Mingle
Threaded code compiler
Thriveworks TherapyBuddy
Tibco Scribe Software
Ticket issuing software
Ticket scanning software
Tier generator software
TietoEnator ProMatch
Tigerpaw
Tigris Cabie
Timberlake Consultants OxMetrics
Time card software
Time recording software
Time report software
TimePlus Payroll
TimeSolv Legal
TimeTrak Systems ClocTrack
TimeTrak Systems SchedTrak
Timeline software
Timing analysis software
Timpani Chat
Timpani Contact Center
Timpani Email
ToadSoft Toad
Toit
Token Ring
TokenX
Tolerance analysis software
ToothPics software
TopCAATs
TopDogLegal
TopProducer
Topaz Software Symplifi
Topographic database software
Topographic map software
TouchSuite Salon
TourCMS
TourTech Systems TourTools
TourWriter
Toxicology databases
Traceability software
Tracks Software
Tracware AeroTrac
TradeTec TallyWorks Logs
TradeTec TallyWorks TimeTracker
Tradeweb Markets Tradeweb
Trading Blox
Traffic control software
Traffic record databases
Traffic shapers
Trafficware SynchroGreen
Trane System Analyzer
Transaction accounting software
Transaction processing software
Transas Group PISCES2
Transcription system software
Transmission line simulators
Transoft Solutions AutoTURN
TranspoLink BidLeads
Transportation planning software
Transtek Compass ERP
TravelCarma
Travis Software TravisFlex
Treatment planning software
TreeView
Trend Micro TippingPoint
TrendTracker Compliance Solution
TriZetto QNXT
Tridecco
Trimble AgGPS MultiPlane
Trimble CENGEA
Trimble Farm Works
Trimble Total Control
Tripos SYBYL
Trivantis CourseMill
Trix TracTrix
Troubleshooting software
TruckersHelper
True Audio WinSpeakerz
TrueCrypt
Truepianos
Tucows ChemBase
Tunable Instrument Tuner
TuneLab
Tunic OnlyPure
Turning Technologies TurningPoint
TuxGuitar
Tuya
Tweakpane
Twiki
Twitch
Tyler Technologies MUNIS
UBI Biotracker
UDA Technologies ConstructionSuite
UNSATFLOW
UPS Intelliverse
URI template
USDA Comet
USDA NRCS VegSpec
USDA SamplePoint
USyCaMs
UTAU
UTQUANT
Ukagaka
Ulead PhotoImpact
Ulrichsweb
Unawave
Uncamco Ucam
Underhill Geomatics Copan
Undertale
Underware Design DTAB
Unger Software Methusaleh
UniResMan
Unicorn HRO Open4
Unidata GEMPAK
Unified messaging software
Unigine
Uniscribe
UnisonCare UniCharts
Unit conversion software
Upperspace DesignCAD
Upperspace ModelCAD
Upside Software UpsideContract
UrbanSim
Userscripts
Utility Software
V8
VAE
VALORANT
VASP Data Viewer
VBRhapsody
VCG Pointwing
VERBI MAXQDA
VISICU eICU Program
VK
VLC
VLC Media Player
VME PowerPC VxWorks
VRChat
VS Code Extension
VSCOnline VPMi
VSN International GenStat
VSNi ASReml
VSNi GenStat
VUE Benefits Manager
VUE Compensation Management
Valiant Vantage
Value Analysis
ValueTech Report Builder
Vantage MCIF
Varian Medical Systems
VayTek VoxBlast
Vector CANalyzer
Vector Canape
Vector Software VectorCast
Vector drawing software
VectorDesigner
Vectorworks Designer
Vectorworks Machine Design
Vehicle information databases
Vehicle inspection databases
Ventsim
Verdict Systems Sanction
Verispan Patient Parameters
Verisurf Metrology
Veritune Verituner
Verity TELEform
Vero Software PEPS
Vero Software RADAN
Vero Software SMIRTsoftware
Vero Software VISI
Vero Software WorkNC
Vestibular Technologies ScreenTRAK
Vestibular diagnostic software
Vetport
ViUR
Video conference software
Video decoder software
Video development software
Video digitizers
Video encoder software
Video production software
Video retrieval systems
Vignette Content Management
Vignette Portal
Viking data editor
Viper Tools
Virage VS Archive
Virtify eCTD
Virtual Benefits Administrator
Virtual Case Management
Virtual reality software
Virtual simulation software
Virus detection software
Vis5d+
Vision Software
Visiv SharpEye
Visual Lease
Visual OTTHYMO
Visual PAMSPro
Visual novel
ViziFlow
VocEdit
Voice picking software
VoiceThread
Voltage SecureMail
Vormetric Application Encryption
Voxco PRONTO
Voxco StatXP
VueCentric MortgageDashboard
Vulkan Graphics API
W3 Data BatchAppend411
WBS Goplan
WBT Systems TopClass
WH Software InstaCode
WH Software MasterKey
WHONET
WINGRIDDS
WORLD Electronics Freedomware
WSI Titan
WSI TrueView Professional
Wails
Wallingford Software InfoWater
Walmart Retail Link
WatchWare Repair Shop
Watchman Monitoring
Water resources databases
Waters Empower 2
Waters MassLynx
Watson Wyatt Reward
WaveMetrics IGOR Pro
Wavefunction Titan
Wayland
WeChat
WealthCounsel WealthDocs
WealthEngine Findwealth
WealthTec AllocationPro
WealthTec Foundations
WealthTec WealthMaster
Web Monetization
Web Scrapbook
Web broswer software
Web design software
Web editing software
Web framework software
Web of Things
WebEx Sales Center
WebKit
WebPathLab
WebView
Webinar software
Website creation software
Website management software
Well logging software
Westbrook Fortis
WhatsApp
Whisper
Whistleblowing
WhizLabs
WiCAM PN4000
WiiConnect24
Wikidot
Wikipedia
Wilcomp Software RenWeb
WinCross
WinEPIC
WinMerge
WinOcular
WinSpice
WindSim
Windent OMS
Windent SQL
Windows Media Player
Windows Media Services
Windows UI Library
Windward Technologies GRG2
Winners Programs BirdStud
Winsteps
WizSoft WizRule
WizSoft WizWhy
Wolfel IMMI
Woll2Woll InfoPower Studio
Wolters Kluwer Loislaw
WoodWing
Word recognition software
WordPlate
WordWeb
Work inspection software
Work record software
Workcell simulation software
WorkingArtist Systems WorkingArtist
World Vector Shoreline
World models
World of Warcraft
WorldAPP KeySurvey Suite
WorthMORE Software CaseWORTH
WriteWay Pro
Wusik Wusikstation VSTi
Wyndgate Technologies SafeTrace
XATA XATANET
XGobi
XIFIN
XML authoring software
XMetaL Author
XNAT
XT Software energyXT
Xactly Compel
Xerces2 Java Parser
Xerox DocuShare
Xerox ProfitQuick
Xfig
Xilinx ISE Foundation
Xilinx ModelSim
Xilinx TMRTool
Xonsh
Xontrib
Xplanner
YOURLS
Yield management systems
Yost Engineering ClaimScrub
Yost Engineering EPStaffCheck
Yost Engineering EpiCoder
YourKit Java Profiler
ZEIT
ZX Spectrum
ZYTO LSA Pro
ZedX AgFleet
ZeroNet
Zocalo
Zoho Projects
Zoller
Zone modeling software
ZoomWare Screen Magnifier
Zoomerang
Zscript
Zuken CADSTAR
Zylab ZyImage
ZynAddSubFX
abap2UI5
abapGit
abatement
abbyy finereader
ability physical
abnormal
abnormality
abnormality color
abrasion
abrasive
abrasive wheel
abreast change
abreast development
abreast industry
absence
absorption
abuse neglect
abuse treatment
accept
accept payment
acceptability
acceptance
acceptance rejection
accessible
accident scene
accident traffic
accidental
acclimatise timber
accommodate
accommodation
accommodation transportation
accompany
accompany people
accomplish
accomplishment
accordance company
accordance regulation
account collection
accounting entries
accounting techniques
accreditation
accumulation
accuracy completeness
accuracy conformance
accurate complete
accurise guns
acetylene
acetylene torch
achieve maximum
acidity
acidity specific
acoustical engineering
acoustics
acquire
act discreetly
act reliably
acting techniques
action promotion
action taken
activate adjust
actual
actuarial science
acuity
acupressure
acupuncture methods
acute
acute care
acute chronic
adapt costumes
adapt props
adapt sets
adaptation
add colour
add scent
addition
additional medical
additive
adequacy
adequate
adequate performance
adhere
adherence legal
adherence quality
adherence safety
adherence special
adhesion
adhesive cement
adhesives
adjacent
adjust clean
adjust clothes
adjust eyeglasses
adjust guide
adjust jewellery
adjust machinery
adjust operate
adjust planer
adjust priorities
adjust projector
adjust replace
adjust temperature
adjust tension
adjust valve
adjust voltage
adjuster
adjustment necessary
adjustment obtain
administer anesthetic
administer appointments
administer blood
administer budget
administer emergency
administer exams
administer first
administer grade
administer health
administer hydrotherapy
administer immunotherapy
administer local
administer medication
administer oaths
administer radiopharmaceuticals
administer radiotherapy
administer score
administer topical
administer treatment
administration policy
administrative committee
administrative detail
administrative function
administrative judicial
administrative policy
administrative regulation
administrator development
administrator resolve
admissibility
admissibility evidence
admission
admit
adolescence medicine
adult
adult education
adverse
adverse reaction
advertise
advertisement
advertising techniques
advise architects
advise assist
advise athlete
advise farmer
advise legislators
advise management
advise manager
advise others
advise physician
advise supervisors
adviser
advisory
advocacy
advocate
advocate health
aerial
aerial photography
aerodynamics
aeronomy
aeroponics
aesthetics
affair
affect
affix
affix postage
agency organization
agenda
agitator
agricultural chemicals
agricultural equipment
agricultural worker
agritourism
agroecology
agroforestry
agronomy
aircraft aerospace
aircraft exterior
aircraft mechanics
aircraft structure
airfield
airfield management
airplane
airport planning
airtight construction
airtight storage
airway
airway management
ajax framework
alcohol
alcohol fuels
alcoholic
alcoholic beverage
algebra
align adjust
align components
align secure
align wheel
alkylation
allegation
allergen
allergies
allergology
alleviate
allocate
allocate badges
allocate bills
allocate keys
allocate paychecks
allow
allowance
aloud
alter
alter management
alteration
alternate
alternative energy
altitude
alumina ceramic
aluminium alloys
aluminum
ambulance
amendment
ammeter
ammeter voltmeter
amount ingredient
amount water
amp
amperage
amplifier
amusement
anaesthetics
analgesics
analyse bestsellers
analyse images
analyse issues
analyse legislation
analyse loans
analyse score
analysis result
analysis technical
analytical chemistry
analytical method
analytical support
analyze compare
analyze energy
analyze financial
analyze interpret
analyze market
analyze performance
analyze potential
analyze sample
analyze statistical
analyze survey
analyze synthesize
anatomical
anatomy
anchor
anesthesiologist
anesthetic
angioplasty
angle
announce
announcement
annual
anodising process
anodising specifications
answer inquiry
answer question
answer routine
answer telephone
antenna
anthropology
antibiotic
anticipate
anvil
anxiety
apparatus
apparel
appeal
appear
appearance
appearance performance
appliance light
applicability
applicant obtain
application obtain
application process
application usability
applicator
applied kinesiology
applied zoology
apply acupuncture
apply aromatherapy
apply flux
apply gmp
apply haccp
apply opaque
apply prespotting
apply primer
apply psychoanalysis
apply tape
apply thermotherapy
appoint
appraise
appraise gemstones
apprehend
appropriate authority
appropriate intervention
appropriate perceptual
appropriate specialist
appropriate statistical
appropriateness
approval
approximate
aptitude
aquaculture industry
aquaculture reproduction
aquaponics
aquatic
aquatic ecology
aquatic species
arbitration
arbor
arcade
archaeobotany
archaeology
archeological
architectural conservation
architectural theory
architecture regulations
argument
arise
arrange audit
arrange bookings
arrange delivery
arrange display
arrange funeral
arrange furniture
arrange necessary
arrange payment
arrange permits
arrange tables
arrange transport
arrange transportation
arrest
arrest warrant
arrival
arrival departure
arrive
arson
arterial
arterial blood
artifact
artwork
asbesto
ascertain
aseptic
aseptic technique
aside
askSam Systems SurfSaver
asphalt
asphalt mixes
aspiration
assemble ammunition
assemble barrels
assemble batteries
assemble bicycles
assemble bombs
assemble cameras
assemble component
assemble disassemble
assemble electrical
assemble fossils
assemble goods
assemble guns
assemble install
assemble machines
assemble microelectronics
assemble moulds
assemble optoelectronics
assemble robots
assemble sensors
assemble toys
assemble windows
assertiveness
assess carriers
assess character
assess condition
assess contamination
assess current
assess customers
assess environmental
assess feasibility
assess impact
assess nature
assess others
assess performance
assess physical
assess potential
assess powertrain
assess progress
assess quality
assessment environmental
assessment processes
assessment result
asset liability
assign employee
assign grade
assign homework
assignment handout
assignment paper
assist bottling
assist community
assist customers
assist development
assist engineer
assist judge
assist passengers
assist physician
assist physiotherapists
assist preparation
assist psychologist
assist speech
assist visitors
assist worker
assistance necessary
assistance patron
assistance physician
assistant specialist
assistive
assistive device
assistive instruments
assume responsibility
assure
astrology
astronomy
astrophysics
astropsychology
asylum systems
athlete
athletic
athletic injury
atm systems
atmosphere
atmospheric
atomic
attach clockwork
attach horseshoes
attach pendulums
attachment
attack
attack vectors
attain
attempt
attend castings
attend conference
attend meetings
attend performances
attend professional
attend rehearsals
attend workshop
attendant
attic
attitude behavior
attorney
attract
attract gamers
attraction
attractive
attribute
auction
auction characteristics
audience
audio mastering
audio technology
audio video
audiology
audiometry
audiovisual equipment
audiovisual products
audit contractors
audit techniques
auditory
auger
auriculotherapy
authenticate
authenticate documents
authenticity
authoring software
authority
authorize
authorize payment
authorize purchase
automation technology
automobile
auxiliary
auxiliary power
aviation meteorology
avoid
avoid contamination
awareness
ayurveda medicine
azimuth
bMobile Technology Sales
babysitting
backfill
backhoe
backup recovery
bacteria
bacteria microorganism
badge
baggage
baggage cargo
bake confections
bake goods
bakery ingredients
bakery products
balance topic
balance tyres
balance wheel
baler
balloon
balneotherapy
ban cameras
bandage
bandsaw
bandwidth
banking activities
bankruptcy
banquet
barbering techniques
barge
barrel
barricade
barrier
baseline
basement
basic chemicals
basin
basket
batch
bathe
bathroom
bathymetry
batter
battery chemistry
battery components
battery fluids
battery testers
beach
beard
bedplate
bedside
beeswax
begin
behalf
behavior modification
behavior policy
behavior social
behavioural neurology
behavioural science
belay techniques
bench
bench grinder
bend staves
bend wire
benefit analyse
benefit compensation
berber
betting
betting legislation
bevel
beverage coffee
beverage products
beyond
bibliography
bicycle
bicycle mechanics
bihari
bind books
bind wire
binder
bindery
binding technologies
bingo terminology
binocular
biochemical
biodiesel
bioeconomy
bioethics
biofilter systems
biofuel
biofuel plant
biography
bioleaching
biological chemistry
biological haematology
biological process
biological specimen
biologist
biomarkers
biomass
biomass conversion
biomass feedstock
biomass plant
biomechanics
biomedical
biomedical science
biomedical techniques
biomedicine
biophysics
biopsy
biosecurity
biostatistics
blackarch
blade
blank
blanket
blast masonry
blast pattern
blast surface
blasting abrasives
bleach
blend
blend beverages
block tackle
blockage
blockchain openness
blockchain platforms
blood blood
blood count
blood donation
blood pressure
blood sample
blood transfusion
blood urine
blood vessel
blow moulding
blower
blowtorch
blueprint layout
blueprint schematic
blueprint sketch
board director
board member
bobbin
body language
boil water
boiler water
book cargo
book reviews
bookkeeping regulations
booth
borehole
borrower
botanical
botany
bottom
bouquet
boxing
brace
brace prosthese
bracket
braiding technology
braille
brain
brainstorm ideas
brake
brake shear
branch
branch office
brand
brass
breach
bread
break
breakdown
breaker
breast
breathing techniques
breed cattle
breed ducks
breed geese
breed goats
breed insects
breed ostriches
breed pigs
breed poultry
breed rabbits
breed reptiles
breed sheep
breed snails
breed stock
brewhouse processes
brick
brick mortar
bridge engineering
bridgetown
brief
brightness
bristles
broadcast equipment
broken glass
broom
brownfield
browser device
bruise
brush roller
brush scraper
brush solvent
brush spray
bucket
buckle
budget approve
budget department
budget estimate
budget expenditure
budget financial
budget personnel
budget schedule
budgetary
budgetary limit
budgetary principles
buffer
buffing motions
build fences
build machines
build networks
build props
build scaffolding
build trust
bulldozer
bullet
bulletin
bundle
bundle fabrics
bureaus
burial
burial cremation
burner
business community
business directory
business government
business incubation
business industrial
business industry
business knowledge
business law
business loans
business model
business transaction
business trend
butcher
button
button activate
buttonhole
buttonholing
buy groceries
buyer
buyer seller
byproduct
cabin
cadastral taxation
cafeteria
calculate amount
calculate dimension
calculate dividends
calculate measure
calculate potential
calculate probabilities
calculate tax
calculate wages
calibrate
calibrate engines
caliper gauge
caliper micrometer
caliper template
call witnesses
caller
camera movement
camouflage
camping gear
canal
cancel
cancellation
canvassing methods
capability limitation
capacity building
caption
captioning software
capture one
car controls
carbon
carbon emission
carbon output
carbon sequestration
carbonation techniques
carburetor
carcass
cardboard
cardiac
cardiology
cardiopulmonary
cardiopulmonary resuscitation
cardiovascular
cardiovascular system
caregiver
cargo industry
cargoe
carpenter
carpentry
carpet
carpooling services
carry objects
carsharing
carton
carve
carve materials
cashier
casino
casino policies
casket
cast metal
casting processes
catalogue
cataract
catch
catch basin
catch poultry
catheter
catheterization
caulk
cause defect
cause malfunction
cavity
cavity optomechanics
cdnjs
celestial
celestial navigation
cement
cement asphalt
cemetery
center personnel
central nervous
centre lenses
centrifuge
ceramic
ceramic ware
ceramics glazes
cerebral
ceremony
certain
certificate
certify
cervical screening
chain guide
chain hoist
chainsaw
chair
chalk
chamber
change environmental
change improve
change kegs
change modification
channel marketing
char barrels
characterization
characterize
chart diagram
chart graph
check carriages
check condition
check methods
check payrolls
check quality
check shipments
check stories
check subjects
check temperature
checklist
chemical analyse
chemical application
chemical biological
chemical dependency
chemical ingredient
chemical physical
chemical preservation
chemical products
chemical reaction
chemical solution
chemical substance
chemical water
chemist
chest
chezmoi
childbirth
chiropody
chiropractic terminology
chisel
cholesterol
choose
choral
chromatography
chromium
chromosome
chronic
chuchotage interpreting
chuck
chute
circuit breaker
circuit component
circuit diagrams
circuit television
circuit tester
circuitry
circular
circular economy
circulate
circulate information
circulation
circulatory
circumstance
circus aesthetics
circus dramaturgy
circus vocabulary
civic
civil law
claim payment
claimant
claims procedures
clamp
clamp workpiece
clarification
clarify
class attendance
class small
class teach
classical antiquity
classical languages
classify
classify books
clean carcasses
clean chimney
clean disinfect
clean driers
clean equipment
clean facility
clean furniture
clean installation
clean interior
clean linen
clean lubricate
clean mixer
clean moulds
clean negatives
clean organize
clean remove
clean rooms
clean sanitize
clean ships
clean stalls
clean sterilize
clean surfaces
clean tyres
clean wafers
clean warehouse
cleaner
cleaning products
cleaning techniques
cleanliness
cleanliness maintenance
cleanup
cleanup remediation
clear pipelines
clear woodland
clearance
clerical administrative
climatology
climb
climb ladder
climb trees
climbing equipment
clinical biochemistry
clinical biology
clinical cytology
clinical immunology
clinical immunopathology
clinical microbiology
clinical neurophysiology
clinical perfusion
clinical reports
clinical science
clinical study
clinician
closure
cloth
clothe
clothing industry
clothing sizes
clutch
coach
coach clients
coach employees
coaching techniques
coating substances
codenvy
coffee
coffee characteristics
cognition
cognition memory
cognitive intellectual
cognitive psychology
coil metal
coining
coking process
cold chain
cold forging
cold vulcanisation
cold winding
collaborate colleague
collaborate engineer
collaborate health
collaborate professional
collaborate worker
collaborate writer
collaboration health
collateral
colleague continue
colleague participate
collect analyze
collect blood
collect broodstock
collect compile
collect damages
collect evidence
collect fares
collect mail
collect money
collect payment
collect samples
collect specimen
collect tax
collection management
collection method
collection network
collection preparation
collective
collective agreement
collector
color shape
color texture
colour glass
colour grading
column
combination
combustible
combustion
comedy
comfort
comment
commentary
commercial industrial
commercial law
commercial photography
commission
commission evaluation
committee board
commodity
communicate dispatcher
communicate objective
communicate regulations
communicate regulatory
communicate worker
communication device
communication principles
communication sciences
community agency
community development
community education
community event
community group
community health
community medicine
community member
community mental
community organization
community prevention
community resource
commutator
compaction techniques
compactor
companionship
company government
company investment
company official
comparative literature
comparison
compartment
compass navigation
compatible
compensate
compensation benefit
compensation labor
competition
competition law
competitive
competitive market
competitor
compilation
compile administer
compile analyze
compile bibliography
compile content
compile interpret
compile operational
compile statistical
complaint verify
complement
complete accurate
complete administration
complete administrative
completeness
completeness accuracy
completion
compliance contract
compliance environmental
compliance federal
compliance government
compliance health
compliance legal
compliance operational
compliance regulation
compliance regulatory
compliance safety
compliance standard
complication
component machinery
component necessary
compose
compose playlist
composite materials
composition
compound surface
comprehensive medical
compress
compressor
compromise
computation
computational method
compute dimension
compute estimate
compute verify
computer engineering
computer history
computer technology
conceal
concentration
conceptual
concert
conclusion
concrete asphalt
concrete grout
concrete surface
concurrent estate
condense information
condiment
condition broodstock
condition injury
condition price
condition treatment
conditional
conduct frisk
conduct polysomnography
conduction
conductor
conduit
conduit support
confer colleague
confer company
confer coworker
confer department
confer engineer
confer legal
confer management
confer manager
confer medical
confer official
confer producer
confer professional
confer supervisor
confer technical
conference convention
conference seminar
conference workshop
confidential
configure
confirm
confirm reservation
confirmation
confiscate
conflict
conform
conformance federal
conformance regulation
conformance requirement
conformance standard
conformity
confront offenders
congenital
congregation
congregational
conjunction
connect component
connect electrical
connect power
connect water
connection broken
connector
consent
consequence
conservation agriculture
conservation practice
conservation techniques
conserve
conserve forests
consider
consideration
consistency
consistent
consolidate
constituent
constitutional law
constraint
construct
construct coquilles
construct cores
construct dams
construct moulds
construction installation
construction maintenance
construction methods
construction products
consult advise
consult engineer
consult physician
consult professional
consult refer
consultation
consultation methods
consumer electronics
consumer law
consumer protection
consumption
contact center
contact customers
contact insurance
contact lense
contact scientists
contain
contain fires
container conveyor
container crate
containment
contaminant
contamination
content course
content educational
content method
contest
contingency
continue
continue education
contraband
contraceptive
contract agreement
contract employee
contract law
contract provision
contract vendor
contractor subcontractor
contractual
contractual agreement
contraindications
contrast
contribute development
control crowd
control cutterheads
control games
control production
control temperature
convention
conventional
converse
convert
convert currency
converter
convex
convey
conveyance
conveyancing
cook fish
cook seafood
cool materials
cool workpiece
coolant
coolant lubricant
cooperate
cooperative
coordinate care
coordinate catering
coordinate drilling
coordinate effort
coordinate events
coordinate implement
coordinate installation
coordinate integrate
coordinate passengers
coordinate patrols
coordinate placement
coordinate rehearsals
coordinate security
coordinate selection
coordinate shifts
coordinate supervise
coordinate transportation
coordinate treatment
copper
copyright
copyright legislation
core apples
corneal
corner
corporate law
corporate policy
corpse
correct defect
correct deformity
correct error
correct malfunction
correct postage
correction necessary
correctional
correctional officer
correctional procedures
corrective measure
correctness
correspond
correspondence document
corrosion
corrosion types
cosmetic manicure
cosmetic pedicure
cosmetics
cosmetics industry
cosmetics ingredients
cost management
cost metrics
costume
costume designer
cotton
counsel clients
counsel comfort
counsel individual
counselee
counselling methods
counselor administrator
count
count money
counter
counteract
countersink
counterweight
country
couple
couple uncouple
coupon
courier
course content
course seminar
course treatment
court interpreting
court procedures
court session
courteous
courthouse
cover surface
coverage
coworker
crack
crack break
craft
craft worker
crafting
craftsmanship
crane hoist
crane operator
crank
crate
crawler
cream
create advertisements
create artwork
create camelbacks
create decorative
create definitions
create enamels
create implement
create jewellery
create lifecasts
create manage
create model
create modify
create puppets
create sculptures
create sketches
create special
create storyboards
create subtitles
create wigs
credential
credit bureaus
credit collection
credit policy
creditor
cremation
crime accident
criminal
criminal law
criminology
crimp wire
crimping
crise
crisis
crisis intervention
crisis situation
criteria
cross section
crowbar
crowd
crowdfunding
crowdsourcing strategy
crown
crucible
cruise
crush grapes
crush seeds
cryopreservation
cued speech
cultivate
cultivate hops
cultivate plankton
cultured pearls
cupboard
curatorial
curl hair
currency
current prospective
curricula career
curricula course
curtain
curvature
curve
custody
custom broker
custom regulation
customise drafts
customise guns
customize
customs law
cut carpet
cut clay
cut fabrics
cut filament
cut glass
cut keys
cut slabs
cut textiles
cut tiles
cut wires
cutter
cutter needle
cutterhead
cutting technologies
cyber defense
cybernetics
cylinder
cytopathology
dSPACE
dairy products
damage claim
damage defect
damage mechanical
danger
dangerous
danic Technology
database performance
database structure
dataset
datasheet
dbSNP
deal cards
dealer
death
death certificate
death scene
debit
debris
debt classification
debt systems
debug software
deburring processes
decant wines
decay
decide
decision maker
deck operations
decommissioning
decontaminate
decontamination
decontamination techniques
decorate
decorate furniture
decorate nails
decoration
decorative finish
decrease
deduction
defect damage
defect malfunction
defect measure
defective component
defective section
defend
defendant
defense system
defibrillation
deficiency
deficient
deformity
degradation
degum liquids
deinking processes
delay
delay accident
delegate
delegate responsibilities
delinquent
delinquent account
deliver correspondence
deliver fertiliser
deliver leaflets
deliver lecture
deliver message
deliver presentation
deliver speech
delivery radiation
delivery schedule
demagnetise watches
dementia
demining operations
demographic
demography
demolish structures
demolition
demolition techniques
demonstrate curiosity
demonstrate games
demonstrate loyalty
demonstrate musicianship
demonstrate trustworthiness
demonstration
demonstration subject
demonstrator
denial
density
dental anatomy
dental appliance
dental health
dental instrument
dental prosthese
dental technician
dentist
dentistry science
denture
department establishment
departmental matter
departmental policy
departure arrival
dependency
deploy
deposit
deposition
depress
depress pedal
depth gauge
depurate shellfish
dermapathology
dermasurgery techniques
dermatology
derrick
describe
describe scenes
description property
descriptive
design buildings
design chassis
design clocks
design dams
design dolls
design drawings
design electromagnets
design firmware
design floor
design graphics
design hardware
design lighting
design microelectronics
design package
design piers
design principles
design process
design props
design prototypes
design puppets
design questionnaires
design sensors
design weirs
design yarns
designate
dessert
destination
destruction
destructive
detain offenders
detect abnormality
detect bottlenecks
detect correct
detect defect
detect error
detect evidence
detect malfunction
detect microorganisms
detect presence
detection prevention
detention
detergent
deterioration
determination
determine salaries
develop animations
develop film
develop staff
develop vaccines
development delays
development economics
development evaluation
development implementation
development physical
development sensory
developmental
developmental level
developmental mental
developmental psychology
deviation
device meter
device power
device supportive
devise choreography
diagnose health
diagnose malfunction
diagnose medical
diagnose treat
diagnose treatment
diagnosis treatment
diagnostic laboratory
diagnostic purpose
diagnostic radiology
diagnostic therapeutic
diagnostic treatment
diagram chart
dialogue
diamond
diaper
diaphragm
diathermy
diesel electric
dietary
dietary regimes
dietetics
differential
differential diagnose
difficult
difficulty
dig
dig wells
digger
digital camera
digital compositing
digital printing
digitise documents
dilute
dimension clearance
dimension stone
dimension tolerance
dinner
dioxide
diplomatic principles
directive
director producer
dirty
disassemble
disassemble defective
disassemble engines
disassemble equipment
disassemble machines
disaster emergency
disburse
disbursement
discard
discharge cement
discharge employees
discharge summary
disciplinary
disciplinary action
discipline
disclosure
disconnect
discrepancy
discuss artwork
discuss individual
discuss plays
discuss resolve
discussion demonstration
disinfect
disinfect surfaces
disinfectant
dislodge
dismantle
dismantle scaffolding
dispatch ambulance
dispatcher
dispense
dispense medicines
dispenser
display event
display exhibit
display screen
display spirits
disposal
dispose
dispose waste
disposition
disputant
dispute
disruption
disseminate
dissemination
distance
distillation
distinguish
distinguish accessories
distinguish fabrics
distortion
distress
distribution center
distribution transportation
distributor
district
district policy
disturbance
ditch
divert
divide
divider
diving equipment
divorce
doc2MD
dock operations
doctor
document attendance
document evidence
document interviews
document restoration
documentation types
domestic
domestic international
domotic systems
donation
dosage
dosimetric planning
dotProject
dotfiles
dough
dowel
draft
draft legends
draft legislation
drafter
drainage
drape
drapery
draw blueprints
drawer
drawn
dredge
dredging consoles
dress
dress bodies
dressmaking
drier
drill press
drink
drip candles
drive carriage
drive motor
drive operate
drive trams
drive truck
drive vehicles
driveway
driving examinations
drought
dry tumbling
dry wood
dryer
drying methods
drywall
dtSearch
dump batches
duplicate
durability
duration
dye candles
dye fabrics
dye hair
dye wigs
dye wood
dyeing technology
dysfunction
eBuy
eGrabber ListGrabber
eLawSoftware
eMoneyAdvisor AdvisorPlatform
eProduction Solutions PanSystem
ePsych
eStara Softphone
eTakeoff
eTeleNext AP Anywhere
eTrac
eTritionWare
eXe
earth science
easement
easyCIS
echocardiogram
ecological principles
ecology
economic condition
economic environmental
economic social
economical
economy
ecosystems
ecotourism
edge banding
edit negatives
edit scripts
editorial
editorial standards
educate public
educate supervise
education administration
education class
education course
education law
education participate
educational conference
educational physical
educational strategy
educational vocational
educator
eeg
effect treatment
effectiveness efficiency
effectiveness sustainability
effectiveness technical
efficacy
efficiency effectiveness
efficiency minimize
egui
elective astrology
electric bicycles
electric clocks
electric current
electric drives
electric generators
electric motors
electrical circuit
electrical connection
electrical current
electrical discharge
electrical electronic
electrical machines
electrical mechanical
electrician
electricity
electricity consumption
electricity market
electricity principles
electrocardiogram
electrochemistry
electrode
electroencephalography
electroform
electromagnetic
electromagnetic spectrum
electromagnetism
electromagnets
electromechanical
electromechanics
electromyography
electron microscope
electronic communication
electronic content
electronic distance
electronic locks
electronic mechanical
electronic media
electronics principles
electrooptic devices
electrooptics
electrophoresis
electroplating
electroplating processes
electrotherapy
elementary
elevation
eligibility
eligible
eliminate
eliminate stains
elimination
embalm bodies
embargo regulations
emboss
emboss designs
embroider fabrics
embryology
emergency cases
emergency evacuation
emergency first
emergency intervention
emergency management
emergency medical
emergency psychology
emergency response
emergency situation
emergency surgery
emergency treatment
emergent technologies
emery
emery cloth
emission standards
emission tomography
emotion
emotional
emotional behavioral
emotional developmental
emotional support
emphasize
employ
employ special
employee health
employee patron
employee safety
employee satisfaction
employee selection
employee visitor
employment law
empty
enamel
enclosure
encourage support
encourage teambuilding
encouragement
endocrine physiology
endocrinology
endorsement
endoscopic
endoscopy
endotracheal
endotracheal intubation
enema
energy consumption
energy environmental
energy market
energy requirement
energy source
energy transformation
energy usage
enforce administration
enforce safety
enforcement agency
enforcement personnel
engage automatic
engage composers
engine components
engine operate
engineering principles
engineering processes
engrade
engrave
engrave patterns
engraving technologies
enhance
enhance landscapes
enlarge negatives
enlargement
enrollment
ensemble
ensure pharmacovigilance
ensure sanitation
enter update
entertain
entertain people
entertainment
entertainment industry
entire
entire class
entomology
entrance
envelope
environmental audit
environmental condition
environmental damage
environmental economic
environmental effect
environmental hazard
environmental legislation
environmental management
environmental operational
environmental performance
environmental permit
environmental policy
environmental protection
environmental restoration
environmental safety
environmental standard
environmental study
environmental sustainability
environmental threats
enzymatic processing
epidemiology
epigraphy
epoxy
equal
equal employment
equal opportunity
erect
ergonomics
erosion sedimentation
errand
escape
escort
escort defendants
establish aquarium
establish clear
establish enforce
establish implement
establish policy
establish standard
establishment department
establishment personnel
estate market
estimate amount
estimate damage
estimate distances
estimate profitability
estimate quantity
estimate quote
ethnolinguistics
etiopathy
etouches
euthanasia
evacuate
evacuation
evaluate budgets
evaluate employees
evaluate events
evaluate semen
evaluate tender
evaluate training
evaluation assess
evaluation assessment
evaluation medical
evaluation revision
evaluation treatment
event promote
evidence court
evidence crime
evidence preparation
evolutionary biology
examination assign
examination result
examine analyze
examine budgets
examine gems
examine inspect
examine lumber
examine measure
examine merchandise
examine sketch
examine specimen
examine trusts
excavate fossils
excavation
excavation techniques
exception
excess
excessive
exchanger
execute administration
execute fertilisation
execute manage
executive
exemption
exercise patience
exercise physiology
exercise routine
exercise stewardship
exercise therapeutic
exhaust
exhibit
exhibit display
exhibition
exist
expand
expansion
expansion joint
expectation
expedite
expenditure
expense budget
experiential
experimental result
expert testimony
expert witness
explain company
explain demonstrate
explain enforce
explain interpret
explain policy
explain treatment
exploit
exploration
explore
explore manipulate
explosion
explosive charge
explosives
export
exporter
expose
exposure
extend
extension
extension credit
extensive
extent damage
exterior
external auditor
extinguish fires
extinguisher
extract
extract coppice
extract juices
extracurricular
extreme
extrude
extrusion processes
eyeglass
fabric guide
fabric types
fabricate assemble
fabricate belts
fabricate install
fabricate metal
fabricate model
fabrication method
fabrication process
facial
facial gymnastics
facilitate creative
facilitate moderate
facility restroom
factor affect
factor color
false
false alarm
familiar
familiarity
farmer
farrier industry
fasciatherapy
fashion
fasten
fasten components
fastener
fatigue
faulty
fax
fear
feathers
feed additives
feed broodstock
feed hoppers
feed livestock
feeder
feedstock
fell trees
fellow
fence
fermentation
fertigation
fertilisation principles
fertiliser catalysts
fertiliser products
fertilize
fertilizer
fetal
fetuse
fiberglass
fibreglass laminating
field inspection
field survey
fieldwork
figure
filament
file documents
fill cylinders
fill etchings
fill kettle
fill moulds
fill sacks
filler
film studies
filter liquids
filter paint
filter wine
filtration
final layout
financial analyse
financial assistance
financial capability
financial credit
financial engineering
financial instrument
financial jurisdiction
financial objective
financial operational
financial products
financial resource
financial status
financial transaction
find grants
finger
fingerspelling
finish barrels
finish costumes
finish shells
finish surface
firearm
firefighter
first aid
first response
fiscal
fish anatomy
fish biology
fish grading
fish varieties
fisheries legislation
fisheries management
fishing gear
fishing industry
fishing vessels
fishplate
fit doors
fitness
fitness wellness
fitter
fix meetings
fixture outlet
fixture template
flame
flammable fluids
flare
flavor
flexography
float
floral
floriculture
flower
flower foliage
flowmeter
fluctuation
fluid level
fluid sample
fluid tissue
fluorescence
fluoride
flush
flute sizes
foliage
follow appropriate
follow safety
follow written
font
food allergies
food colorants
food engineering
food flavourings
food homogenisation
food labels
food legislation
food materials
food policy
food preservation
food science
food storage
food toxicity
foot problems
footage
footwear components
footwear equipments
footwear industry
footwear machinery
footwear materials
footwear quality
forage
forecast workload
foreclosure
forensic anthropology
forensic intelligence
forensic linguistics
forensic pathology
forensic physics
forensic psychiatry
forest conservation
forest ecology
forestry
forestry regulations
forging processes
forklift
formal
formation
former
formulate
formulate findings
formulate implement
formulate policy
formulation
forum
fossil fuels
found biological
fountain
fragment
freezer
freight forwarder
friend
frozen
fruit
fuel gas
fulfillment
function explain
functionality
funding methods
funeral
funeral attendant
funeralOne Life Tributes
furnish
furniture industry
furniture trends
fuselage
gEDA
gambling games
gameplay
games rules
gamesalad
garbage
garden
garment style
garnish
garnishment
gas chromatography
gas consumption
gas market
gasification
gasket
gasoline
gasoline diesel
gastroenterological surgery
gastroenterology
gather analyze
gather data
gauge block
gauge caliper
gauge detect
gauge meter
gauge micrometer
gauge panel
gauge thermometer
gauge verify
gemology
gemstones
genealogy
general administrative
general community
general haematology
general health
general maintenance
general medicine
general surgery
generate
genetic engineering
geochemical
geochemistry
geochronology
geodesy
geographic areas
geographic direction
geographical
geographical routes
geography
geological
geological formation
geological geophysical
geological mapping
geophysical
geophysics
geostationary satellites
geothermal
geothermal plant
geothermal power
geriatrics
germicide
gesture
girder
give massages
given
glass coatings
glass tempering
glassware
glassware products
glassworking
glaucoma
glove
glucose
government industry
government official
government organizational
government policy
government property
government representation
governmental
governmental agency
governmental regulation
grade candles
grade class
grade examination
grade foods
grade level
grade lumber
grade pulp
grade veneer
grader
grading systems
graduation
grain
grammar
grammar punctuation
grant concessions
graph
graph chart
graphic animation
graphite
gravel
gravity
grease
green bonds
green logistics
green technology
greenhouse types
greet
greet guests
greet passenger
greet register
greet visitor
grievance
grill
grind
grind gemstones
grind glass
grind meat
grind terrazzo
grinder
groom
groom carpets
groove
gross
ground segment
ground water
group community
group exercise
group interaction
group session
grout
grout slurry
grout terrazzo
grovo
grow plants
grower
guardian discuss
guest speaker
guide conversion
guide counsel
guide cranes
guide needle
guide staff
guideline requirement
guideline standard
habit
habitat
hacking
hair
hair colouring
hair products
hairdressing
hairpiece
hamburger
hammer chisel
hammer punch
hand gestures
handbook
handle artworks
handle broodstock
handle cargo
handle carriers
handle chemicals
handle complaints
handle explosives
handle feathers
handle fuels
handle glassware
handle honeycombs
handle incidents
handle knives
handle mail
handle paperwork
handle pigs
handle poultry
handle radiopharmaceuticals
handle returns
handle timber
handle waste
handout
handsaw
handtruck
handwheel
handwriting analysis
hang wallpaper
hanger
harassment
harden
harden soap
hardness
hardware architectures
hardware components
hardware industry
hardware materials
hardware platforms
hardware software
harmful
harmony
harvest crop
harvest grapes
harvest timber
harvester
hatchery design
haul cement
havok vision
hazardous chemical
hazardous condition
headlight
health agency
health assessment
health condition
health department
health education
health history
health improvement
health insurance
health maintenance
health medical
health professional
health promotion
health psychology
health safety
health status
healthcare personnel
healthy
hearing aids
hearing loss
hearse
heart
heat materials
heat metals
heater
hedge
height
height gauge
helicopter
helminthology
helper
hepatology
herbal
herbicides
herbicides sprayers
heroengine
herpetology
highlight
highway
hinge
hire beaters
histology
histopathology
historic
historic architecture
historical
historical methods
history physical
hoist crane
hoist place
hoist winch
holder
homeopathy
homeopathy remedies
homework
homework assignment
honey constituents
honey varieties
hop cultivation
hopper
horary astrology
horizontal
horizontal alignment
horizontal vertical
hormone
horticultural
horticultural design
horticulture principles
hospital business
hot forging
hot vulcanisation
hot winding
hotel operations
hotel restaurant
household
household products
human anatomy
human ear
human factor
human health
human physiology
humanitarian aid
hybrid
hybrid model
hydraulic fluid
hydraulic fracturing
hydraulic pneumatic
hydroelectric
hydroelectric facility
hydroelectric plant
hydroelectric power
hydroelectricity
hydrogen
hydrography
hydrometer
hydroponics
hydrotherapy
hygiene
hygiene safety
hygiene social
hypertension
i2 Intelligence
i2 Transportation Modeler
iAnnotate
iCode Everest
iEmployee
iGrafx
iKorb Real Estate
iLinc Communications LearnLinc
iPhotoMEASURE
iRealty Manager
iShip
iView Systems
iZotope Ozone
ict encryption
ict infrastructure
ict market
ict safety
identification device
identification number
identify abnormalities
identify fossils
identify gemstones
identify poisons
identify problems
identify props
identify suppliers
identify talent
ifconfig
illegal
illegal substances
illustrate
image formation
imagery
imaginative
imaging techniques
imitation jewellery
immediate
immediate supervisor
immerse
immobilization
immobilization device
immune
immunization
immunohaematology
immunology
immunotherapy
impact environmental
impact investing
impact pollution
impact statement
impairment
impairment consult
imperfection
implant
implement administer
implement appropriate
implement change
implement environmental
implement intervention
implement measure
implement operational
implement policy
implement remedial
implement security
implement solution
implement strategy
implement treatment
implication
import
import export
impose
impression
improve community
improve development
improve efficiency
improve energy
improve health
improve overall
improve performance
improve professional
improve restore
improve strength
improvise
impurity
inData TrialDirector
inaccessible
inaccuracy
inbound
inbound outbound
incentive
incision
inclusive
income expense
incomplete
inconsistency
incorporate
incorrect
increase awareness
increase efficiency
increase knowledge
incremental development
independence
independent maintenance
indicate
indication
indicator
individual business
individual educational
indoor outdoor
induction
industrial accident
industrial ecology
industrial establishment
industrial machinery
industrial paint
industrial practice
industrial process
industrial software
industrial tools
industrial truck
industry government
inefficiency
infection
infection control
infectious
infestation
influence legislators
infoarena
inform management
inform supervisor
inform worker
informal
informatic
information categorisation
information confidentiality
informational
infraction
infrared sensors
ingot
ingredient threats
initiate facilitate
initiate personnel
inject
inject contrast
injection
injury damage
inlet
inner
innovation processes
inorganic chemistry
input output
inquire
inquiry complaint
insect
insecticide
insert bristles
insert remove
insert semen
insert wick
insertion
inside
insolvency law
insourcing strategy
inspect adjust
inspect aircraft
inspect asphalt
inspect cables
inspect capsules
inspect cargo
inspect clean
inspect clocks
inspect condition
inspect cylinders
inspect data
inspect electrical
inspect engine
inspect facility
inspect freight
inspect insulation
inspect locomotive
inspect machinery
inspect material
inspect measure
inspect paintwork
inspect physical
inspect pipelines
inspect property
inspect recreational
inspect roofs
inspect scaffolding
inspect sewers
inspect staff
inspect timber
inspect trees
inspect vehicle
inspect vessel
inspection investigation
install adjust
install align
install anchor
install calibrate
install configure
install connect
install containers
install cooktops
install electrical
install falsework
install firestops
install gutters
install handrail
install inspect
install inverter
install kerbstones
install level
install lighting
install locks
install machinery
install metal
install organs
install oven
install radtors
install replace
install software
install spindles
install windshields
installation maintenance
installer
installer technician
instance
institutional
institutional policy
instruct individual
instruct intern
instruct lecture
instruct others
instruct public
instruct worker
instruction demonstration
instruction improve
instruction supervisor
instruction worker
instructional content
instructional method
instructional technique
instructor
instrument caliper
instrument gauge
instrument micrometer
instrument microscope
instrument oscilloscope
instrument panel
instrumentation engineering
instrumentation equipment
instrumentation software
insulate
insurance carrier
insurance company
insurance coverage
insurance law
insurance market
insurance policy
insure
intake
integrated design
intellectual
intellectual developmental
intelligenz Solutions intelliSpa
intensity
intent
interconnection
interdisciplinary
interfacing techniques
interference
interior
interior exterior
interlinkONE
intermittent
intermodal options
intermodalism
intern
intern resident
internal external
internal investigation
international law
international regulation
international tariffs
international trade
international waterways
internet governance
internet intranet
internship
interpret blueprint
interpret diagnostic
interpret electroencephalograms
interpret electromyograms
interpret enforce
interpret explain
interpret government
interpret law
interpret prescriptions
interpret result
interpreting modes
interpretive
interrogate individuals
interruption
interval
interview individual
interview people
interview person
interview select
interview survey
interview techniques
interview witness
intracranial hypertension
intravenous
intravenous infusion
introduce
introduction
intubation
invasive
inventory requisition
inventory stock
investigate accident
investigate complaint
investigate contamination
investigate pollution
investigate property
investigate resolve
investigative
investment analysis
investment increase
investment investment
investor
invitation
involve
ipc standards
ipconfig
iridology
iron textiles
irregular
irregular surface
irregularity
irrigate soil
irrigation
irrigation systems
isolate
isolved Time
isometric perspective
issue fines
issue licences
issue permits
issue waivers
iterative development
itinerary
jacket
jackhammer
javanese
jell fruits
jewellery processes
jewelry piece
join lenses
join metals
joint ventures
jointer
journal article
journalistic principles
jsss
judge
judge performances
judgment
judicial
junction
junior
jurisdiction
juvenile detention
kdevelop
keep company
keyboard
kiln types
kinanthropometry
kinesiology
kinesitherapy
kinetics
kitchen
knead
knife
knive
knive scissor
knowledge metal
knowledge publish
known
kurdish
label belts
label components
label foodstuffs
label samples
label stamps
labor contract
labor dispute
labor requirement
laboratory analyse
laboratory analysis
laboratory field
laboratory instrument
laboratory result
laboratory safety
laboratory techniques
laborer
labour law
labour legislation
labour market
laceration
lacquer
lactation
ladder scaffold
ladle
laminate
lams
landowner
landscape analysis
landscape architecture
landscape design
landscaping materials
language cognition
language pathologist
lantern
laser types
last types
latent
latent fingerprint
later
later grade
lathe
lathe drill
latin
latitude
launch
launch lifeboats
laundry
lautering process
lawn care
lawsuit
lawyer
lay bricks
lay marquetry
lay stones
lay tiles
lay underlayment
layer
layout pattern
lead inspections
lead others
leadership energy
leadership principles
leakage
learn operate
learning difficulties
learning technologies
leasing characteristics
leasing process
leather chemistry
leather technology
leave
lecture discussion
legal description
legal document
legal requirement
legal research
legal right
legal studies
legal terminology
legislation procedure
length
lense
lense frame
lensometer
lepidoptery
lesson
letter parcel
letter recognition
letter recommendation
level align
level physical
level smooth
level temperature
lever
lever depress
liability
liaison
librarian
library assistance
licences regulation
license applicant
license permit
licensure
lifeboat
lifestyle
light brake
light fixture
light meter
light sound
lighter
lighting techniques
limburgish
limitation
limousine
linen
linguistics
linkage
lipspeaking
liquidation
liquidity management
liquor
listen
listen actively
literacy
literary
literary criticism
literary techniques
literary theory
literature attend
literature participate
litigant
litmos
livestock feeding
livestock reproduction
livestock species
load cargo
load equipment
load film
lobby
local anesthetic
local federal
local geography
local government
local regional
local regulation
locate defect
locate diagnose
locate fossils
locker
locking mechanisms
locomotive
logical physical
logistic process
logistic support
logistical
logopaedics
longer
longitude
loose
loose connection
lop trees
lotion
lottery equipment
lounge
loupe
lower
lower level
lubricant
lubricate adjust
lubricate clean
lubricate engines
luggage
lumber
luncheon
mPlexus DICOM RadiX
machinery products
macroeconomics
mada
magazine
magnetic resonance
mainstream
mainstream class
maintain barrels
maintain clocks
maintain cores
maintain costumes
maintain database
maintain equipment
maintain ground
maintain logbooks
maintain machinery
maintain microelectronics
maintain moulds
maintain nets
maintain pastures
maintain privacy
maintain props
maintain prostheses
maintain ropes
maintain tanks
maintain terrazzo
maintain trusts
maintain wardrobe
maintain wigs
maintenance manual
maintenance mechanical
maintenance minor
maintenance operations
maintenance personnel
maintenance requirement
maintenance safety
maintenance standard
maintenance vehicle
make abstracts
make bowstrings
make decisions
make drawings
make mosaic
make reservations
make surtitles
makeup
makeup application
mallet
malt grains
maltego
malting process
mammalogy
mammography
manage accounts
manage archive
manage athletes
manage backlogs
manage bioreactors
manage budgets
manage cadastre
manage canopy
manage carriers
manage casino
manage contracts
manage data
manage database
manage enrolment
manage feedback
manage forests
manage frustration
manage habitats
manage inventory
manage livestock
manage loans
manage localisation
manage logistics
manage members
manage nutrients
manage occlusion
manage payroll
manage personnel
manage portfolio
manage processes
manage profitability
manage quality
manage rainwater
manage resources
manage revenue
manage securities
manage stable
manage staff
manage sumps
manage supplies
manage tests
manage time
manage waste
manage website
manage work
manage yield
management business
manager employee
manager supervisor
managerial
maneuver
maneuver cylinders
manhole
manipulate
manipulate copper
manipulate glass
manipulate metal
manipulate plaster
manipulate plastic
manipulate puppets
manipulate rubber
manipulate wood
manoeuvre bus
manual guide
manual schematic
manual technical
manufacture
manufacture carpets
manufacture cosmetics
manufacture ingredients
manufacture medicines
manufacturer manual
manufacturer recommendation
manuscript
marble
marble stone
maritime law
maritime meteorology
maritime telecommunications
mark lumber
marker
marker making
market condition
market fluctuation
market participants
market pricing
market promote
market regulation
market trend
marketing management
marketing mix
marketing principles
marksmanship
mashing process
mason
masonry
mass customisation
mass spectrometry
massage
massage theory
massage types
mastic
match people
material mechanics
maternal
mathematic social
mathematical formula
mathematical model
mathematical statistical
mathematics
matter equal
maxillofacial surgery
maximize
maximize efficiency
maximize return
maximum
maximum efficiency
mcfunction
measure corneal
measure depth
measure dimension
measure distance
measure firewall
measure improve
measure ingredient
measure ph
measure pollution
measure temperature
measure thickness
measure trees
measure visual
measure weigh
measure workpiece
meat industry
mechanical clocks
mechanical electrical
mechanical hydraulic
mechanical malfunction
mechanical tools
mechanical ventilator
mechanotherapy
media formats
media internet
media law
media representative
media studies
mediate
medical application
medical dental
medical devices
medical dispatch
medical emergency
medical facility
medical furniture
medical genetics
medical history
medical informatics
medical insurance
medical laboratory
medical mycology
medical oncology
medical parasitology
medical personnel
medical professional
medical specialist
medical statistics
medical status
medical studies
medical supportive
medical technician
medical treatment
medication classification
medication treat
medication treatment
medication vaccination
medium
meet commitments
meet deadlines
melt wax
member assist
member community
member flight
membrane
memorise information
memorise lines
memorise script
memorize
memory
mental health
mental physical
mental social
mentor individuals
menus
merchandise display
merchandising techniques
mercury
merit
metal alloy
metal component
metal framework
metal glass
metal ingot
metal instrument
metal plastic
metal property
metal stock
metal surface
metal workpiece
metalogic
metalworking
metalworking tools
metaphysics
meteorological
meteorology
meter gauge
methane
method improve
method instructional
method lecture
method presentation
method technology
methodology
metroidvania
microassembly
microbial
microchip scanners
microeconomics
microelectromechanical
microelectromechanical systems
microelectronics
microfiche
microfilm
microfinance
micromechanics
micromechatronic engineering
micrometer
micrometer caliper
micrometer scale
microoptics
microorganism
microphone
microscope
microscopic examination
microscopic techniques
microscopy
microsensors
microtome
microwave principles
middle
mileage
milking operations
mill operations
milling machines
mineral
minerals laws
minerals prices
minimization
minimize carbon
minimize environmental
minimize waste
minimum
mining engineering
minor adjustment
mirror
mistake
mitigate
mitigation
mix chemicals
mix concrete
mix ink
mix paint
mixer
mixture
mobile marketing
mobility
model groundwater
model hardware
model microelectronics
model pattern
model prototype
model sensor
model sets
model simulation
moderate
modification electronic
modification expansion
modification necessary
modification positive
modify general
modify lifecasts
modify treatment
module array
moem
moisture
moisture content
molecular biology
molecular cellular
molecular gastronomy
molten
molten metal
monasticism
monetary
money
monitor assessment
monitor bushings
monitor cashiers
monitor composting
monitor crops
monitor drivers
monitor fermentation
monitor fields
monitor fisheries
monitor gauge
monitor grapes
monitor grounds
monitor livestock
monitor performers
monitor programming
monitor roasting
monitor satellites
monitor ticketing
monitor valves
monitor wildlife
monitor workload
montenegrin
montessori philosophy
monument
moor vessels
morality
morgue
morphology
mortar
mortgage loans
mosaic
motel
motif
motility
motion picture
motivate
motivate employees
motivate others
motivate supporters
motor skill
motor vehicle
motorist
mould chocolate
mould doughs
mount
mount attachment
mount install
mount secure
mourner
mouth
mouth anatomy
move levers
move objects
move soil
movement techniques
mower
mruby
mulch
multidisciplinary
multimedia systems
municipality
muscle
musculoskeletal
musculoskeletal anatomy
museum databases
mycology
n1ql
nano
nanocomposite
nanoelectronics
nanomaterials
nanoparticle
nanoscale
nanosystem
napkin
narrative
nasal
national waterways
natural disaster
natural feature
natural fertilisers
natural history
natural resource
nature extent
nature strata
navigational
nbtstat
nearby
necessary adjustment
necessary maintenance
necessary medical
necessary modification
necessity
needle
needle aspiration
needle roller
needle thread
negative
neglect
negotiate compromises
negotiate contract
negotiate price
negotiate settlements
neighbor
neonatology
neoplasia
nerve
nerve conduction
nervous
netstat
network marketing
network water
neuroanatomy
neurological
neurological condition
neurological surgery
neurology
neuromarketing techniques
neuropathology
neuropharmacology
neurophysiology
neuropsychiatry
neuropsychology
newborn
newborn care
news analytics
newsletter analysis
newspaper
ngrep
ngspice
nitrogen
noise
nomenclature
nonsurgical
normal abnormal
normalise data
notice
notify maintenance
notify supervisor
novel
nozzle
nuclear energy
nuclear legislation
nuclear medicine
nuclear physics
nuclear power
nuclear reactor
nuclear reprocessing
number color
number letter
number passenger
numerical sequences
numerology
nurse assistant
nurse physician
nurse plants
nurse social
nurse trees
nursery
nursing principles
nursing science
nutritional
nutritional requirement
nutritional value
obesity
obituary
obituary notice
objective lesson
objective outline
objectstore
obligation
observation
observation interview
observe confidentiality
observe document
observe gauge
observe interview
observe listen
observe logs
observe matter
observe question
observe shots
obstacle
obstetric ultrasonography
obstruction
obtain comprehensive
obtain credit
obtain distribute
obtain evidence
obtain maximum
obtain medical
obtain optimum
obtain signature
obtain specimen
obtain sponsorship
occitan
occultism
occupancy
occupation
occupational medicine
occupational physiology
occupational science
occur
occurrence
ocean
oceanography
ocular
ocular motility
offender
offer counsel
office equipment
offline
offset printing
ohmmeter
oilcan
older
olfaction
omission
oncology
online course
online storefront
openedge database
opener
operate adjust
operate auxiliary
operate boiler
operate bulldozer
operate centrifuges
operate chainsaw
operate corrugator
operate cranes
operate crusher
operate diagnostic
operate dragline
operate drive
operate engine
operate excavator
operate forklift
operate furnace
operate games
operate grader
operate grappler
operate headbox
operate hoists
operate imagesetter
operate jackhammer
operate letterpress
operate lhd
operate machinery
operate microscope
operate office
operate photoreactors
operate power
operate projector
operate pulper
operate pumps
operate rollers
operate sandblaster
operate scaler
operate scanner
operate shotcreter
operate single
operate smelter
operate spreader
operate sumps
operate telehandler
operate telescopes
operate testbeds
operate theodolite
operate towtruck
operate tractor
operate valve
operate vehicle
operational budget
operational condition
operational performance
operational requirement
operational safety
operational sequence
operational standard
operative
operative status
ophthalmologic
ophthalmologist
ophthalmology
opinion
opinion decision
opinion poll
opportunity complaint
opportunity observe
opportunity persevere
optical components
optical engineering
optical instruments
optimal
optimise production
optimize
optimize performance
optoelectronic devices
optoelectronics
optomechanical components
optomechanical devices
optomechanical engineering
orchestra
order equipment
order products
order supplies
order vehicles
ordinance
organ
organic
organic chemistry
organic farming
organisational policies
organisational resilience
organisational structure
organise auditions
organise compositions
organise harvests
organise information
organise irrigation
organise labour
organise rehearsals
organise shearing
organise stage
organise supporters
organise training
organise wires
organism
organism taxonomy
organization community
organization conference
organizational policy
organize display
organize label
organize oversee
organize supervise
orient
original appearance
ornamental
ornamentation
ornithology
orthodontics
orthographic
orthopaedic conditions
orthopaedics
orthopedic
orthopedic brace
orthopedic prosthetic
orthoptics
orthotic devices
orthotic prosthetic
osteology
osteopathy
otorhinolaryngologic conditions
otorhinolaryngology
outbound
outdoor
outdoor activities
outdoor advertising
outdoor space
outlet
outline
outline course
outline pattern
outpatient
outplacement
outreach
outside contractor
outsourcing model
outsourcing strategy
overall health
overcome
overdue
overhaul
overhead
overload
oversee construction
oversee cremations
oversee development
oversee excavation
oversee preparation
oversight
owner
oxidation
oxide
oxygen
ozone
pMatlab
pacemaker
pack charcoal
pack goods
pack leather
pack soap
package fish
package label
package letter
package store
packaging engineering
packaging functions
packaging processes
paddle
paediatric psychology
paediatric surgery
paediatrics
paint brush
paint sets
paint stain
paint surfaces
paint tyres
paint varnish
palaeoclimatology
palatability
paleontology
pallbearer
pallet
pallet dimensions
pallets loading
palliative care
palliative settings
pamphlet
panelboard
pantograph
paper chemistry
paper electronic
paper pencil
paper plastic
paper surface
paperwork
paraffin
parasite
parasitology
parimutuel betting
park vehicles
parking regulations
parlor
parlor chapel
parole
parsing
participant observation
participate community
participate conference
participate development
participate educational
participate internal
participate preparation
participate professional
participate recreational
participation
participation professional
particle
particle animation
particular field
partition
partnership
parts pricing
passage
passenger assistance
passenger comfort
passenger ticket
passive
passport
paste
pastry
patent application
pathogenic microorganisms
pathological anatomy
pathologist
pathology
patient autonomy
patrol
patrol areas
patron worker
pattern grading
pattern model
pattern template
pavement
paver
payment history
payment method
payoff
pedagogy
pedal
pedestrian
pedestrian traffic
pedorthics
pellet standards
pen components
penalty
pencil
peoplefluent Performance
peoplefluent Recruiting
perception
perceptual motor
perceptual skill
percussion
percussion instrument
perform backups
perform bronchoscopy
perform bunkering
perform copywriting
perform damascening
perform demarcation
perform electrolysis
perform enamelling
perform endoscopy
perform esophagoscopy
perform improvisation
perform lectures
perform live
perform puja
perform soundchecks
perform stunts
perform ultrasound
perform vats
performance behavior
performance diagnosis
performance expectation
performance reliability
performer
perimeter
periodic
periodical
periodisation
permanent
permission
permit application
permit license
persevere
personal financial
personal hygiene
personal property
personality
personnel exchange
personnel resolve
personnel security
persuade
pertinent
pest biology
pesticides
pesticides sprayers
petroleum
petrology
pharmaceutical chemistry
pharmaceutical legislation
pharmaceutical processes
pharmaceutical products
pharmaceutical technology
pharmacist
pharmacognosy
pharmacokinetics
pharmacology
pharmacotherapy
pharmacovigilance legislation
pharmacy
pharmacy law
phenomena
philanthropy
philosophy
phonetics
phoniatrics
photocopier
photoengraving
photographic
photographic lenses
photonics
photovoltaic
physical ability
physical capability
physical characteristic
physical chemical
physical condition
physical developmental
physical education
physical emotional
physical examination
physical fitness
physical health
physical medicine
physical mental
physical property
physical security
physical social
physician health
physician medical
physician nurse
physician psychologist
physician surgeon
physiological
physiology
physiotherapist
physiotherapy
phytosanitary measures
phytotherapy
pickup
pigment
pilot aircraft
pilot airplane
pilot plant
pin parquet
pinchweld
piston
pitch
place bets
place block
place carpet
place drywall
place mirrors
place workpiece
plan evaluation
plan menus
plan pilotage
plan scaffolding
plan shots
plan teamwork
plan tiling
plane
plankton production
plant distribution
plant electrical
plant field
plant growth
plant irrigation
plant propagation
plant safety
plant species
plant trees
planter
plasma
plasma torches
plaster
plaster model
plaster stucco
plaster surfaces
plasterboard
plasterer
plastic resins
plastic surgery
plastic welding
plastic workpiece
player logic
playground
pleat fabrics
plier
plotutils
pluck hair
plumb
plumber
plumbing tools
plunger
pm ase QuickBuild
poLCA
podiatric surgery
poison
policy administrative
policy analysis
policy departmental
policy guideline
policy precedent
policy recommendation
policy regulation
policyIQ
policyholder
politics
polling techniques
pollutant
pollutant water
pollution abatement
pollution legislation
pollution prevention
polyethylene
polygraphy
polymer chemistry
polymerisation
population
population condition
porcelain
porous
port regulation
portion
pose nude
position align
position dredger
position drills
position outriggers
position secure
position workpiece
positive reinforcement
positron
positron emission
postage
postage meter
postediting
posthole
postoperative
postpartum
postpartum period
potential donor
potential energy
potential environmental
potential hazard
potential health
potential solar
pottery
pottery piece
poultry
pour concrete
pour terrazzo
poverty
powder
powder water
power drill
power engineering
power grinder
power source
power transmission
practical lexicography
practice environmental
practice guideline
practice humour
practice protocol
practice vigilance
practicum
practise singing
practitioner
practitioner necessary
precaution
precedent
precedent decision
precious metals
precision engineering
precision mechanics
predict
predict earthquakes
predict future
predictive maintenance
preference
preheat
preheat workpiece
preliminary
premise
prenatal
preoperative
preoperative postoperative
preparation maintenance
preparation request
preparation treatment
preparatory
prepare broadcasts
prepare desserts
prepare graves
prepare horoscopes
prepare imposition
prepare lifeboats
prepare oils
prepare pasta
prepare paychecks
prepare pizza
prepare premises
prepare radiopharmaceuticals
prepare rehearsals
prepare sandwiches
prepare speeches
prepare tableware
prepared meals
preparedness
prepress processes
preschool
prescribe administer
prescribe exercises
prescribe medication
present evidence
present exhibition
present menus
present reports
present storyboard
presentation communicate
presentation professional
presentation proposal
preservation
preserve
preserve crop
preserve samples
preset costumes
preset props
press button
press law
presser
pressure gauge
pressure temperature
pressure vessel
pretreatment
prevent damage
prevent detect
prevent escape
prevent injury
prevent shoplifting
prevent smuggling
prevent substance
prevent theft
preventative
prevention protection
prevention treatment
preventive
preventive corrective
preventive health
preventive measure
preventive medicine
price availability
price credit
price product
pricing strategies
primary care
primer
primitive technology
principal
principle practice
principle technique
print stripping
printer driver
printing materials
printing media
printing techniques
printout
prior departure
prioritise emergencies
prioritise requests
prioritize
privacy
probability
probation
procedural law
process applications
process booking
process data
process improve
process payments
process reduce
process refunds
process reservations
process technology
procession
procure
procure external
procurement lifecycle
produce image
produce rough
produce samples
producer director
product comprehension
productivity efficiency
profession
professional conference
professional discuss
professional journal
proficiency
profitability
prognose
program firmware
progress advise
progress reevaluate
project anarchy
project commissioning
projection
projection equipment
projector
promote business
promote company
promote event
promote health
promote homeopathy
promote inclusion
promote physical
promote sustainability
promotion transfer
promotional
promotional literature
prompt
prompt performers
pronunciation techniques
proofing methods
proofread
proofread text
propagate plants
proper alignment
proper authority
proper condition
proper documentation
proper installation
proper operational
proper performance
property boundary
property damage
property law
property metal
property owner
property value
proportion
proposal budget
proposal grant
proposal obtain
proposal procure
propose
propose settlements
proprietary
propulsion
prosecution
prospect
prospective tenant
prostate
prosthese
prosthese supportive
prosthetic
prosthetic devices
prosthetic orthotic
protect decorate
protect environment
protect game
protect property
protect trees
protect worker
protection device
protective
protective decorative
proteomic
prototype model
prototyping development
provide documentation
provide mentorship
provider
provision
provisioning
prune
prune plants
pruning techniques
pruning types
psychiatric diagnostics
psychiatrist
psychiatry
psychoacoustics
psychoanalysis
psychological concepts
psychological diagnostics
psychological emotional
psychological interventions
psychological theories
psychologist
psychologist social
psychology
psychopathology
psychopharmacology
psychophysiology
psychosociology
psychosomatics
psychotherapy
psychotherapy principles
public agency
public education
public finance
public health
public law
public offering
public opinion
public presentation
public safety
public water
publicity
publicity code
publish
publisher producer
publishing industry
publishing market
publishing strategy
pulley
pulley block
pulmonary
pulpwood
pulse respiration
pultrusion process
pump paint
pump products
pump wax
punctuation
puncture
purchase agreement
purchase bloodstock
purchase merchandise
purchase props
purchase supplies
purification
purity
pursue
qlikview expressor
qualitative
quality effectiveness
quality quantity
quality reliability
quality safety
quality security
quantify
quantity quality
quantum mechanics
quantum optics
quarry
quarter
queer
question investigate
questionnaire
quota
quotation
quote prices
rack wines
radiation exposure
radiation level
radiation protection
radiation safety
radiation treatment
radiator
radio telephone
radio television
radioactive
radioactive contamination
radioactivity
radioactivity level
radiobiology
radiochemistry
radiograph
radiographic
radioisotope
radiologic
radiological
radiological photography
radiological procedures
radiopharmaceuticals
radiotherapy
rail infrastructure
railcar
railroad
railroad property
railway law
rainwater management
raise
raise hens
raise lower
raisin grapes
rangeland
reMarkable tablet
reach
reaction
reaction progress
reactor
read books
read hallmarks
read manuscripts
read maps
read palms
read people
read pictograms
read scripts
readability
readiness
readjust
ready
reagent
rear game
reassemble
reassemble engine
reassure
rebate
rebuff tyre
rebuild
recall
receipt
receipt necessary
receive appropriate
receive goods
receive instruction
receive payment
receive process
receive store
receiver
receptacle
reception
recipient
recirculation systems
reclamation
recognition personal
recognize
recommend acceptance
recommend action
recommend appropriate
recommend approval
recommend approve
recommend arrange
recommend change
recommend corrective
recommend diagnostic
recommend implement
recommend improvement
recommend initiate
recommend measure
recommend method
recommend modification
recommend personnel
recommend purchase
recommend remedial
recommend revision
recommend solution
recommend wines
recommendation change
recommendation improvement
reconcile
reconstruct
record drilling
recover
recreation
recreation activities
recreation facility
recreational
recreational entertainment
recreational facility
recruit
recruit employees
recruit interview
recruit members
recruit personnel
recruitment registration
recruitment selection
rectify spirits
recycle
redesign
redevelopment
redirect callers
reduce carbon
reduce dots
reduce energy
reduce waste
reduction
reed sensors
reevaluate
reevaluate treatment
referral
refill
refine
refinish
reflect
reflexion
reflexology
reforestation
refractive
refractive power
refractory
refreshment
refrigerants
refrigerator
refuel
refund
refurbish facilities
refuse
regeneration
regimen
region
register accept
register death
register deeds
register mail
register visitors
registration placement
regular interval
regular maintenance
regulate pressure
regulate temperature
regulate traffic
regulation policy
regulation recommend
regulation safety
regulation standard
regulator
regulatory agency
regulatory policy
regulatory submission
rehabilitate
rehearsal
rehearsal performance
rehearse role
reiki
reinforce
reinforce concrete
reinforcement
reinstall
reinsurance
reject
rejection
relate empathetically
relative
relaxation
relaxation techniques
relief
relieve
reline
relocation
remain
remain current
remedial
remedial action
remote location
removal
remove broken
remove coating
remove container
remove contaminants
remove debris
remove defect
remove defective
remove dust
remove excess
remove impurity
remove paint
remove posters
remove predators
remove replace
remove roofs
remove snow
remove trash
remove wallpaper
remove windshields
remover
renew
renovation
rental
reorder
repair clocks
repair engines
repair firearms
repair jewellery
repair lenses
repair patterns
repair pipelines
repair prostheses
repair shoes
repair toys
repair wells
repair wigs
repair wiring
repayment
repetition
replace adjust
replace broken
replace defective
replace die
replace electrical
replace empty
replace faucets
replace faulty
replace knives
replace machines
replace tyres
replacement defective
replenish
report facts
report misfires
reposition
repository
repossess goods
repossession
represent
represent company
represent employer
represent organization
representation
representative government
reproduce
reproduce documents
reproduction
reproductive health
reprography
request assistance
request complaint
request immediate
request passenger
request proposal
require
requirement operational
requisition purchase
reroute
resale
rescue
rescue bathers
research fragrances
reservoir
reset
reshape
resident
resident medical
residential commercial
residential property
residue
resin
resistance
resistant
resolution
resolve complaint
resolve conflicts
resolve personnel
resonance
resource teach
respiration
respiratory
respiratory medicine
respond complaint
respond emergency
respond inquiry
respond public
respond question
respond request
responsible gambling
restart
restock
restock towels
restoration
restorative justice
restore
restore natural
restore trays
restrain
restrain individuals
restriction
restroom
result conclusion
result diagnostic
result examination
result financial
result laboratory
result physician
result recommendation
resume
resuscitation
retailer
retinal
retinoscope
retouch
retrieve
retrieve manipulate
return investment
reuse
revegetation
review drafts
revise curricula
revise questionnaires
revision secondary
rewire
rework
rewrite
rewrite articles
rewrite manuscripts
rhetoric
rheumatology
ribbon
ridge
rig lights
rig loads
rigging terminology
rinse
rinse glass
riot
risk modelling
risk transfer
rivet
rivet types
roadside
roadway
roast
roast malt
roasting coffee
robotic application
robotic components
rodent
roguelike
roguelite
roller
romani
roofing drones
roofing techniques
room aesthetics
rope lashing
rope manipulation
rotary
rotate
rotation
rough
rough sketch
round
route altitude
routine inquiry
routine laboratory
routine physical
rubber
rubber technology
ruler
run simulations
runoff collection
sK1
sa8000
saddle
safeguard
safeguard biodiversity
safest
safety accident
safety check
safety comfort
safety device
safety efficiency
safety engineering
safety environmental
safety glass
safety guideline
safety hazard
safety measure
safety performance
safety practice
safety precaution
safety quality
safety requirement
safety sanitation
safety security
salad
sales activities
sales argumentation
sales strategies
salon management
salvage
sample analysis
sample chart
sample collection
sample garment
sample laboratory
sample specific
sample verify
sand
sand gemstones
sand wood
sandblaster
sandcarving
sanding grits
sanding techniques
sandpaper
sandwich
sandwich salad
sanitary
sanitary condition
sanitary technology
sanitation
sanitation regulation
sanitation safety
sanitize
sanskrit
sardinian
satisfaction
satisfactory
satisfy
satisfy customers
sauce
sawing techniques
scaffolding components
scale copies
scale etchings
scalp
scalp condition
scan negatives
scenario
schedule appointment
schedule assign
schedule budget
schedule class
schedule coordinate
schedule fishing
schedule lesson
schedule production
schedule supervise
scientific article
scientific conference
scientific journal
scientific literature
scientific modelling
scientific publication
scientific technical
scientist engineer
scissor
scissor knive
scoop
scoop capsules
scope
scope practice
scrap
scrape
scraper
scraper brush
scratch
screed concrete
screen clients
screenwriting theories
screw
screw rivet
screw types
screwdriver
script story
scroll
scrub
sculpt chocolate
seafood processing
seal flooring
seal wires
sealant
sealer
search databases
season
seasonal
secondary
sectional
secure crane
secure goods
secure passenger
secure premises
secure workpiece
security breach
security commodity
security measure
security panels
security performance
security personnel
security regulations
security threats
security transaction
sedation
sedative
sediment
sedimentation
sedimentology
segregate
seismology
seizure
select acquire
select administer
select apples
select appropriate
select costumes
select fibreglass
select install
select livestock
select manuscripts
select obtain
select proper
select purchase
select scripts
select store
select train
select vocalists
selection placement
sell ammunition
sell bicycles
sell books
sell clocks
sell cosmetics
sell flowers
sell furniture
sell hardware
sell insurance
sell products
sell services
sell snacks
sell souvenirs
sell tickets
sell tyres
sell vehicles
seller
semantics
semen
seminar
seminar conference
seminar workshop
send summons
sensitive
sensitivity
sensors
sensory
sensory impairment
sensory perceptual
sentence
seoClarity
separate
separate ink
separation
sequence explosions
sequestration
serial
serious
serve beers
serve beverages
serve committee
serve liaison
serve technical
serve wines
service rooms
session assist
set theory
set tolerances
set window
setscrew
settle
settle concrete
settle dispute
settlement
setup requirement
sever
severe
severity
sew curtains
sew signatures
sew underwear
sewage
sewer
sexology
shade
shaft
shakedown
shale gas
shampoo
shape candles
shape clay
shape metal
shape nails
shape number
shape smooth
shaper
share
sharp
sharpen
shave
shear
sheet confer
shellac
shellfish
shelter
shelve
shiatsu
shield
shine shoes
shingle
shipper
shipping industry
shock
shooter
shore
shortage
shorthand
shoulder
shovel
show commitment
show confidence
show determination
show diplomacy
show empathy
show impartiality
show initiative
shrink
shrub
shutter
shuttle
sidewalk
sift powder
sightseeing information
signal boxes
signal crane
signal light
signal signal
signal worker
signature
significance
significant
silvering
sim4
similar establishment
similar property
similitude
simulate
simulation model
sing
sketch blueprint
sketch diagram
ski
skill color
skin types
skirt
slate
sledge
sledgehammer
sleep
sleeve
slice
slice fish
sludge
slurry
smaller
smear
smed
smoke sensors
smooth finish
smooth shape
smooth surface
smoothness
snack
snowboard
social alliances
social behavior
social bonds
social educational
social entrepreneurship
social entreprise
social innovation
social justice
social mediation
social pedagogy
social sciences
social worker
sociology
soften
software anomalies
software correct
software frameworks
software geographic
software hardware
software metrics
software package
soil mechanics
soil science
soil structure
solar collector
solar installation
solar thermal
solder
solder electrical
solder electronics
soldering techniques
solicit
solid waste
solidThinking
soloist
solution deployment
solution prevent
solution water
solve
solve problems
solvent
solvent brush
sommelier activities
sophrology
sort waste
sorter
sound effect
sound quality
soundness
soundtrack
source criticism
source pollution
spa products
space facilitate
spacer
spare
sparkling wines
spatula
speak
speak dialect
speaker
speaker experiential
special assistance
special educational
specialist condition
specialist practitioner
specialist resident
specialist social
specialize
specialize particular
specific color
specific gravity
specify
specimen collection
specimen detect
specimen laboratory
spectrometer
specy
speech language
speech techniques
spelling
spike
spill
spinal
spindle
spiral development
spirit
spirits development
spiritualism
splice
splice cable
splint
sponge
sponsor extracurricular
sponsorship
spool
spool thread
sporting events
spout
spray pesticides
spray slabs
sprayer
spread concrete
spread fertiliser
spreader
sprinkle
sprinkler
stability
stabilize
stack goods
stack timber
staf
stain
stain varnish
stain wood
stake
stamp
stand
standard formula
standard regulation
standardize
staple
stapler
start conveyor
start engine
start motor
start regulate
starter
statement financial
station substation
stationary
statistic workforce
statistical analyse
statistical model
statistical study
statute
stay alert
stealth technology
steam water
steel member
steer
steer vessels
stem cells
stenography
sterile
sterilise workpieces
sterility
sterilization
sterilization techniques
sterilize
sterilize instrument
sterilizer
stick
stimulation
stitch
stock fish
stock shelves
stock workpiece
stockholder
stockroom
stockroom warehouse
stolen
stomatology
stone surface
stoppage
storage device
storage facility
storage shipment
storage transport
store analyze
store crops
store goods
store negatives
store products
store retrieve
store semen
store wine
storefront
story
stove
stow cargo
strabismus
straight
straightedge
straighten
strain
strainer
strap
straw
stream
strength flexibility
strength weakness
strengthen
stress factor
stretch
stretch belts
stretcher
strict
strike
strip
strip wire
stroke
structural component
structural electrical
structural integrity
structural steel
structure fixture
structure property
structure soundtrack
stucco
study analyze
study artworks
study blueprint
study examine
study groundwater
study guide
study investigate
study protocol
stuff toys
stump
style hair
subcutaneous
submission
submit budget
subordinate
subpoena
subsequent
subsidiary operations
substance abuse
substandard
substitute
subsurface
subsystem component
successive
suction
sufficiency
sufficiency hygiene
sufficient
suggest
suggest change
suggestion
suggestion improvement
suitability
sulfur
summarise stories
summarize
summonse
superProductivity
superior
superstructure
supervise class
supervise construction
supervise coordinate
supervise crew
supervise employee
supervise equipment
supervise experiential
supervise installation
supervise instruct
supervise laboratory
supervise maintenance
supervise staff
supervise subordinate
supervise train
supervise work
supervise worker
supervisor instruction
supervisor major
supervisory personnel
supplement
supplement presentation
supplemental
supplementary
supplier obtain
supplier vendor
supply machine
support nurses
support recommendation
support witnesses
supportive
supportive device
supportive technology
suppression
surface defect
surface engineering
surface foundation
surface imperfection
surface obtain
surface remove
surface water
surface workpiece
surge
surgeon
surgical asepsis
surgical instruments
surgical technique
surplus
surveillance
surveillance methods
surveillance radars
survey instrument
survey interviewer
survey opinion
survey techniques
surveying methods
surveyor
survival
survivor
suspect
suspend
suspension
suspicious
sustainability initiative
sustainable finance
suture
swaging processes
sweep
swim
swimming styles
switchboard
switching devices
sword fighting
syllabi
syllabi homework
symbol
symptom
synchronize
syndrome
synfig
synthesise information
synthesize
synthetic fertilisers
synthetic materials
synthetic resins
syringe
systemic
systems theory
tableware
tabular
tackle
tactic
tai chi
tailor
take affidavits
take pictures
taken
tally lumber
tamper
tanning process
tape drywall
tape transcription
tariff
task algorithmisation
taste
taste wines
tattoo
tattoo customers
tax legislation
taxpayer
tbox
teach anthropology
teach archaeology
teach astronomy
teach basic
teach biology
teach braille
teach chemistry
teach class
teach course
teach dentistry
teach geography
teach geoscience
teach history
teach languages
teach linguistics
teach mathematics
teach medicine
teach philosophy
teach physics
teach principle
teach psychology
teach skill
teach sociology
teach train
teach writing
teamwork principles
technical advice
technical feasibility
technical scientific
technical terminology
technician engineer
technician medical
technician technologist
technique behavior
technique improve
technological
technological advance
technologist
technologist technician
technology application
technology assistance
technology technique
teeth
telecommunication industry
telecommunication trunking
telemarketing
telephone mobile
telephone number
telephone person
telephone switchboard
telescope
television
television radio
teller
temper chocolate
temperature blood
temperature gauge
temperature humidity
temperature pressure
temperature scales
temporary
tend bleacher
tend blower
tend hoses
tend lathe
tend lehr
tend vines
tension
terminate
termination
terrazzo
territory
test absorbency
test alkalinity
test cigars
test circuitry
test concrete
test hardware
test materials
test microelectronics
test optoelectronics
test package
test semiconductors
test sensors
testify
testify court
testimony
textbook
textbook laboratory
textbook workbook
textile chemistry
textile industry
textile materials
textile measurement
textile techniques
textile technologies
textile trends
texture
thanatology
thatch roofs
thc hydra
theatrical
theft
theft fraud
theme
theodolite
theoretical
theoretical lexicography
therapeutic exercise
therapeutic massage
thermal materials
thermal treatment
thermohydraulics
thermometer
thermoplastic
thermoplastic materials
thermostat
thickness
think abstractly
think analytically
think creatively
think critically
think holistically
think innovately
think proactively
think quickly
third
thoracic surgery
thread
thread fabric
thread wire
throttle
throughout
tight
tighten
timber
timber lumber
timber products
timeline
timepiece
timepiece watch
timing devices
tissue
tissue cytogenetics
tissue sample
tissue specimen
tldr pages
tobacco
tobacco brands
tobacco products
toilet
token
tolerance
tolerate stress
tomography
tonal
tonnage
tonometry
tooth
topical
topographic feature
topographical
topography
topsoil
torpedoe
torque
tote reports
touch
tourism market
tourist
towel
toxic
toxicity
trace people
track geometry
track shipments
track switch
tracking principles
tract
traction
tractor
trade association
trade journal
trade securities
trade ships
trademarks
trading law
tradition
traditional
traffic engineering
traffic pattern
traffic regulation
traffic signs
traffic transportation
trail
trailer
train employees
train guides
train medical
train personnel
train planning
train routes
train supervise
train worker
trainee
trait
tram network
tramway regulations
transcreation
transcribe
transcribe dialogues
transcribe texts
transcription methods
transfer aggregate
transfer bricks
transfer chemicals
transfer coffins
transfer designs
transfer fish
transfer glaze
transfer logs
transfer luggage
transfer medication
transfer oil
transfer oxygen
transfer patients
transfer quicklime
transfer soap
transfer stock
transfer varnish
transfer wax
transformer
transfusion
transit
transit level
transition
translate
translate soundtrack
translate tags
translate texts
transmission technology
transmission towers
transmit
transmit receive
transmitter
transparent
transplant
transplantation
transport fish
transport passenger
transport pipes
transport specimen
transport visitors
transportation methods
transportation personnel
transportation situation
transportation storage
transportation vehicle
transpose
trash
trauma
traumatic
travel route
tread
treadle
treat condition
treat envelopes
treat minor
treat nails
treat prevent
treat wood
treatment center
treatment decision
treatment disposal
treatment injury
treatment method
treatment necessary
treatment option
treatment plant
trench
trend economic
trend forecast
trendwatching
triage clients
trick
trigonometry
trimmer
triplestore
trolley
tropical medicine
troubleshoot website
trough
trowel
truck driver
truck tractor
truck transport
trunk
truss
trust
tufting technology
tumor
tune bicycles
tuning techniques
tunnel
turbine generator
turf management
turn wood
turnbuckle
tutor assist
tutorial
tweezer
twine
twist
typesetting machines
typewriter
typology
uPortal
ultrasonic
ultrasonography
ultrasound
ultraviolet
ultraviolet radiation
unbind books
unclamp
uncouple
undercoat
underground
underground surface
underside
undertake inspections
underwater
undress
unemployment
uneven
unique
unload
unload cargo
unload equipment
unload supplies
unload truck
unmoor vessels
unpack
unsafe
unsafe condition
unseen translation
unstructured data
unusual
unusual behavior
unusual occurrence
update budget
update licenses
upgrade
upgrade firmware
upholstery
upholstery fillings
upholstery tools
upload
upper
upper management
upsell products
urban planning
urinary
urine
urogynaecology
urology
usability engineering
usage
use ballasts
use databases
use dialect
use dictionaries
use firearms
use handbrake
use lensometer
use microphone
use psychoeducation
use seismometers
use shims
use shorthand
use solvents
use storyboards
use tribometer
use wrenches
useful
usefulness
utensil
utility company
utilization
vacancy
vaccination
vaccine
vacuum
vacuum surfaces
valid
validate
validity
value properties
valve handle
valve regulate
valve regulator
valve start
valve switch
variance
variation
variety instructional
vascular
vascular surgery
vegetation control
vehicle component
vehicle maintenance
vehicle transport
vehicular
velocity
velvet
vendor contractor
vendor technician
venereology
ventilation systems
ventilator
venue
verbal
verbal geographic
verbal instruction
verify accuracy
verify adjustment
verify amount
verify completeness
verify compliance
verify conformance
verify depth
verify dimension
verify feasibility
verify financial
verify level
verify proper
verify quality
vernier
vertical
vertical horizontal
vertical markets
vessel fuels
veterinarian
veterinary terminology
viability
victimology
video camera
videotape
vinyl
vinyl records
violate
violation found
violator
violence
violent
virology
viscosity
visibility
visit establishment
visit guest
visit manufacturers
visit suppliers
visual acuity
visual field
visual inspection
visual representation
vital
vital statistic
vitamin
viticulture
vocal
vocal techniques
vocational curricula
voice interpreting
voltage regulator
voltmeter
voucher
wafer
waiter
wallboard
walloon
wardrobe
warehouse storage
warehousing regulations
wargame
warrant
warranty
wash bicycles
wash costumes
wash fibres
wash hair
wash oils
wash stone
wash vehicles
washer
waste disposal
waste refuse
wastewater
wastewater collection
watch
watch clock
watch scenes
watchmaker
water chemical
water conservation
water consumption
water currents
water heater
water level
water management
water policies
water pollution
water pressure
water quality
water resource
water reuse
water sample
water source
water steam
water wastewater
waterfall development
watering principles
waterproof
watershed development
watertight
wax imperfections
weakness
weather condition
weatherization
web2project
webcms
wedge
weigh ingredient
weigh materials
weigh measure
weigh merchandise
weigh shipments
weight volume
welcome spectators
weld underwater
welder
welding techniques
welfare
wellness
wellness fitness
wet tumbling
wetland
wharf
wheelbarrow
whistle
whitehat sentinel
wicker materials
width
wildlife
wildlife habitat
wildlife population
wildlife projects
winch
wind wires
window glass
windshield
windshield window
windshield wiper
wine blending
wine characteristics
winterise fats
wiper
wire harnesses
withdraw
witness
witness suspect
wiziq
wood cuts
wood preservation
wood products
wooden
woodstock
woodturning
woodwork
woodworking processes
woodworking tools
work efficiently
work ergonomically
work trains
workbook
workbook paper
worker appearance
worker compensation
worker interest
worker operate
worker performance
worker professional
worker proper
worker radiation
worker requirement
workflow chart
workforce evaluation
workpiece defect
workpiece remove
workpiece verify
workplace sanitation
worksheet
workshop group
workshop professional
workshop seminar
worth
wound
wrench
wrinkle
write article
write berber
write bihari
write captions
write dialogues
write grant
write headlines
write horoscopes
write javanese
write kurdish
write latin
write leaflets
write letter
write limburgish
write manuals
write montenegrin
write occitan
write original
write present
write proposal
write revise
write romani
write sanskrit
write sardinian
write specifications
write storylines
write submit
write technical
write walloon
write yiddish
writing techniques
written audio
written evidence
written instruction
written verbal
xmake
xv
yiddish
yieldWerx
zoning codes
zoo community
zoo regulations
zork
`,
  },
] as const
