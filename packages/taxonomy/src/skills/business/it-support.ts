export const itSupport = `
## domain
Technical support [technical-support] | 15 | tech support, it support, technical assistance, computer support, user support, end user support, end-user support, technical customer support, it support services, providing technical support, it technical support, tech-support, technical support services, tier 3 technical support
Help desk [help-desk] | 10 | helpdesk, help desk support, service desk, helpdesk support, service desk support, help desk software, it help desk, help-desk, it service desk, help desk operations, helpdesk operations, help desk ticketing
Desktop support | 8 | desktop technical support, deskside support, desk side support, desktop support technician, pc support, workstation support, desktop administration | technical-support
Remote support | 4 | remote assistance, remote technical support, remote desktop support, remote troubleshooting, remote control software | technical-support
Hardware troubleshooting | 8 | computer repair, pc repair, hardware repair, hardware support, hardware maintenance, computer troubleshooting, computer maintenance, laptop repair, pc troubleshooting, computer hardware repair, hardware diagnostics | computer-hardware
Software troubleshooting | 6 | software support, application troubleshooting, software issues, desktop troubleshooting | technical-support
Software installation | 6 | software installations, installing software, software deployment to desktops, application installation, software distribution, installation and configuration, software setup, software installs | technical-support
Computer hardware | 10 | !hardware, pc hardware, computer assembly, pc building, desktops and laptops, desktops, laptops, computer systems, hardware installation, computer equipment, personal computers, workstations, peripherals
Application support | 8 | production support, application maintenance, l2 support, l3 support, level 2 support, level 3 support, tier 2 support, tier 3 support, application management software, software maintenance, tier ii support, l1 support, tier 1 support, level 1 support | technical-support
IT troubleshooting [troubleshooting] | 20 | troubleshooting, trouble shooting, troubleshoot, technical troubleshooting, system troubleshooting, problem diagnosis, trouble-shooting, !diagnostics, troubleshooting skills
Root cause analysis | 8 | rca, root-cause analysis, root cause, 5 whys, root cause analysis software | troubleshooting
Account provisioning [account-administration] | 4 | user account management, user accounts, account creation, password resets, password reset, user administration, account administration, user account administration, user management, creating user accounts, user account creation, account unlocks | technical-support
Ticketing systems [ticketing] | 6 | ticketing system, ticket management, trouble tickets, trouble ticketing, ticketing tools, ticket resolution, trouble ticket | help-desk
Desktop imaging [desktop-imaging] | 3 | !imaging, disk imaging, pc imaging, computer imaging, os imaging, workstation imaging | desktop-support
Endpoint management [endpoint-management] | 3 | device management, mobile device management, endpoint administration, mdm solutions, mdm device management, unified endpoint management | desktop-support
IT asset management [it-asset-management] | 4 | asset management it, hardware asset management, itam, it inventory management, hardware inventory, software asset management, asset tracking, software asset management sam software, it assets, inventory of hardware | it-service-management
Mobile device support | 3 | smartphone support, mobile devices, blackberry, mobile phone support, ios and android devices, blackberry support | technical-support
Audiovisual support [av-support] | 1.5 | av support, a/v equipment, audio visual, audio visual equipment, conference room support, av equipment, video conferencing support | technical-support
Point of sale systems [pos-systems] | 2 | pos systems, point of sale, pos support, point-of-sale, micros pos, pos hardware | technical-support
User training | 8 | end user training, end-user training, training users, user education, computer training, computer based training, software training, it training, technical training, train end users, computer based training software | training
Knowledge base management [knowledge-base] | 4 | knowledge base, knowledge base articles, kb articles, knowledge management, knowledge articles | technical-documentation
Vendor support liaison [vendor-liaison] | 1 | third-party support coordination, third party vendors, vendor coordination, vendor escalation | vendor-management
## domain < it-management
IT management [it-management] | 8 | information technology management, it operations management, it operations, it leadership, technology management, management of it, it administration, management information systems, mis department, information systems management, is management | -
IT service management [it-service-management] | 6 | itsm, service management, it services, it service delivery, service delivery, service delivery management, it service management tools
ITIL [itil] | 6 | itil v3, itil v4, itil 4, itil foundation, itil framework, itil certified, information technology infrastructure library, itil processes, itil practices, itil v3 foundation | it-service-management
Incident management | 6 | incident resolution, major incident management, incident tracking, it incident management, incident reporting it | it-service-management
Problem management | 4 | problem records, problem tracking | it-service-management
IT change management [it-change-management] | 6 | change control, change advisory board, change requests, change management process itil, itil change management, cab meetings, change control process | it-service-management
Service request management | 2 | request fulfillment, service requests, service catalog, service catalogue | it-service-management
Configuration management database [cmdb] | 2 | cmdb, configuration items, asset and configuration management | it-service-management
Service level management [sla] | 6 | sla, slas, service level agreements, service level agreement, sla management, service level agreements (slas) | it-service-management
IT governance [it-governance] | 3 | it controls, it general controls, itgc, it compliance, it policies and procedures, it policies, it policy
IT strategy [it-strategy] | 4 | technology strategy, it strategic planning, information technology strategy, technology roadmap, it roadmap, technology planning, it planning, technology roadmaps, digital strategy
Digital transformation | 4 | digital modernization, digitalization, digitalisation, business transformation, it transformation | it-strategy
IT budgeting [it-budgeting] | 4 | it budget, budget management, budgeting, it budgets, budget planning, budget administration, budget development, !budgets, capital budgeting, cost control, cost reduction, budgeting and forecasting | -
IT procurement [it-procurement] | 3 | technology procurement, hardware procurement, hardware purchasing, purchasing of hardware, software procurement, equipment purchasing, it purchasing, procurement, purchasing, purchase orders, purchase order, purchase requisitions, purchasing agent, purchase order processing, requisitions, supplier selection, strategic sourcing, sourcing suppliers, vendor sourcing, competitive bids, supplier negotiations | -
Vendor management | 8 | vendor relationships, supplier management, vendor relations, vendor negotiation, vendor selection, third-party management, vendor negotiations, managing vendors, contractor management | -
Contract negotiation | 4 | contract management, contract negotiations, !contracts, contract administration, negotiating contracts, contract review | vendor-management
IT outsourcing [outsourcing] | 1.5 | outsourcing, offshore team management, offshoring, offshore coordination, onshore-offshore model, offshore development | vendor-management
Managed services [managed-services] | 2 | msp, managed service provider, managed it services, managed service providers | it-service-management
IT infrastructure projects [it-projects] | 4 | it project management, it projects, technology projects, information technology projects, office relocation it, office moves it | project-management
Mergers and acquisitions IT [it-integration] | 0.6 | m&a integration, it due diligence, post-merger integration, m&a it | it-strategy
ISO 20000 [iso-20000] | 0.3 | iso/iec 20000 | it-service-management
## tool < it-service-management
ServiceNow | 4 | service now, service-now, servicenow itsm, snow ticketing, servicenow platform, servicenow ticketing
ServiceNow development [servicenow-development] | 0.8 | servicenow scripting, servicenow developer, glide api, servicenow flow designer | servicenow, javascript
BMC Remedy [remedy] | 2 | !remedy, bmc helix, remedy ticketing, remedy ars, bmc remedy itsm, remedy ticketing system
Jira Service Management [jira-service-management] | 1.5 | jira service desk, jsm service desk | it-service-management, jira
Zendesk | 2.5 | zen desk, zendesk support | customer-support, ticketing
Freshservice | 0.6 | fresh service | ticketing
Freshdesk | 0.8 | fresh desk, freshworks | ticketing
HEAT service management [heat] | 0.4 | heat ticketing, frontrange heat, ivanti service manager | ticketing
HP Service Manager [hp-service-manager] | 0.6 | hp openview service desk, hpsm, peregrine, micro focus service manager | ticketing
CA Service Desk [ca-service-desk] | 0.4 | ca service desk manager, unicenter service desk | ticketing
Cherwell | 0.4 | cherwell service management | ticketing
Spiceworks | 0.8 | spice works | ticketing
Track-It! [track-it] | 0.4 | track-it, trackit, bmc track-it | ticketing
SysAid [sysaid] | 0.4 | sys aid | ticketing
Kaseya [kaseya] | 0.6 | kaseya vsa, kaseya rmm | managed-services
ConnectWise [connectwise] | 1.2 | connectwise manage, connect wise, connectwise automate, labtech | managed-services
NinjaOne [ninjaone] | 0.3 | ninjarmm, ninja rmm | managed-services
osTicket [osticket] | 0.3 | os ticket | ticketing
!Intercom [intercom] | 0.8 | intercom chat | customer-support
TOPdesk [topdesk] | 0.2 | top desk | ticketing
## tool < endpoint-management
Microsoft Intune [intune] | 3 | intune, microsoft endpoint manager, ms intune, endpoint manager | endpoint-management, microsoft-365
Jamf Pro [jamf] | 1.2 | jamf, casper suite, jamf casper | endpoint-management, macos
VMware Workspace ONE [airwatch] | 0.8 | airwatch, workspace one, vmware airwatch, air watch
MobileIron [mobileiron] | 0.4 | mobile iron
PDQ Deploy [pdq] | 0.4 | pdq, pdq inventory | software-installation
BigFix [bigfix] | 0.3 | ibm bigfix, hcl bigfix, ibm endpoint manager | patch-management
Tanium [tanium] | 0.3 | tanium client | patch-management
Apple device support [apple-support] | 2 | apple support, mac support, apple certified, ipad support, apple hardware, iphones and ipads, apple business manager, acmt | desktop-support, macos
## tool < remote-support
TeamViewer [teamviewer] | 2 | team viewer
AnyDesk [anydesk] | 0.8 | any desk
Remote Desktop [rdp] | 4 | rdp, remote desktop protocol, remote desktop connection, microsoft remote desktop, windows remote desktop
LogMeIn [logmein] | 1.2 | log me in, logmein rescue
VNC [vnc] | 1 | realvnc, tightvnc, ultravnc
Bomgar remote support [bomgar] | 0.3 | beyondtrust remote support
pcAnywhere [pcanywhere] | 0.4 | pc anywhere, symantec pcanywhere
!PuTTY [putty] | 1.5 | | ssh
## domain < certifications
Certifications | 4 | professional certifications, it certifications | -
CompTIA A+ [a-plus] | 2.5 | a+ certified, comptia a plus, a+ certification, a plus certified, comptia a+ certified | technical-support, certifications
CompTIA Server+ [server-plus] | 0.4 | server+ | system-administration, certifications
MCSE [mcse] | 1.8 | microsoft certified systems engineer, microsoft certified solutions expert, mcse certified | windows-server, certifications
MCSA [mcsa] | 1.2 | microsoft certified systems administrator, microsoft certified solutions associate | windows-server, certifications
MCP certification [mcp-certification] | 1 | microsoft certified professional, mcdst | certifications
VCP [vcp] | 0.6 | vmware certified professional, vcp-dcv, vcap | vmware, certifications
CCA Citrix [cca-citrix] | 0.3 | citrix certified administrator, cca-v, ccp-v | citrix, certifications
HDI certification [hdi] | 0.2 | hdi, help desk institute | help-desk, certifications
PMP [pmp] | 3 | project management professional, pmp certified, pmp certification, certified project manager, pmi-pmp, capm, pmi certification, pmi certified | project-management, certifications
## tool < it-service-management
LANDESK [landesk] | 0.5 | ivanti landesk, landesk management suite, lan desk | endpoint-management
Ivanti [ivanti] | 0.5 | ivanti neurons | endpoint-management
Altiris [altiris] | 0.5 | symantec altiris, altiris deployment solution | endpoint-management
DameWare [dameware] | 0.4 | dameware remote, dame ware | remote-support
OTRS [otrs] | 0.2 | otrs ticketing | ticketing
Request Tracker [request-tracker] | 0.1 | best practical rt | ticketing
Samanage [samanage] | 0.1 | solarwinds service desk | ticketing
SolarWinds Web Help Desk [web-help-desk] | 0.2 | web help desk | ticketing
!FootPrints [footprints] | 0.3 | bmc footprints, numara footprints | ticketing
Autotask [autotask] | 0.4 | datto autotask, autotask psa | managed-services
ScreenConnect [screenconnect] | 0.4 | connectwise control | remote-support
N-able [n-able] | 0.3 | n-central, n-able n-central, solarwinds rmm | managed-services
WinSCP [winscp] | 0.6 | filezilla, file zilla | ftp
SecureCRT [securecrt] | 0.3 | secure crt | ssh
MobaXterm [mobaxterm] | 0.4 | moba xterm | ssh
GoToAssist | 0.3 | go to assist | remote-support
Norton Ghost [norton-ghost] | 0.6 | symantec ghost, ghost imaging | desktop-imaging
MCITP [mcitp] | 0.5 | microsoft certified it professional | mcp-certification
MCTS [mcts] | 0.5 | microsoft certified technology specialist | mcp-certification
COBIT [cobit] | 0.8 | cobit 5, cobit 2019 | it-governance
Linux+ [linux-plus] | 0.3 | comptia linux+, lpic, lpic-1 | linux-administration, certifications
CompTIA Project+ [project-plus] | 0.2 | project+ | project-management, certifications
Microsoft Office Specialist [mos] | 0.3 | mos certified, mos certification | microsoft-office, certifications
`
