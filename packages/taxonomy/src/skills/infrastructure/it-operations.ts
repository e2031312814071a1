export const itOperations = `
## domain < network-administration
Network optimization | 1 | network performance tuning, network optimisation, network tuning, network throughput, network latency, bandwidth utilization
Network upgrades | 1.5 | network upgrade, network migration, network migrations, network refresh, network modernization, network expansion
Network connectivity | 2.5 | connectivity issues, internet connectivity, connectivity problems, network issues, network problems
Voice mail systems | 1 | voicemail, voicemail systems, auto attendant
Radio communications [radio-communications] | 0.8 | two-way radio, two way radios, radio systems, microwave radio, rf communications, land mobile radio
Telecommunications equipment | 1 | telecom equipment, central office equipment, transmission equipment, multiplexers
## domain < data-center
Data center migration [data-center-migration] | 1 | data centre migration, data center relocation, data center consolidation, data center moves, data center build
Power and cooling | 0.8 | uninterruptible power supply, uninterruptible power supplies, backup generators, hvac monitoring, environmental monitoring systems
Tape libraries | 0.6 | tape backups, tape rotation, tape library, lto tapes, offsite storage
Job scheduling | 1.5 | job schedules, scheduled jobs, production scheduling systems, nightly batch
## domain < system-administration
Operating system upgrades | 2 | os upgrades, operating system migration, windows migration, windows 7 migration, windows 10 migration, os deployment, operating system deployment, operating system installations
User permissions | 2.5 | file permissions, access rights, security groups, user rights, user permissions management, folder permissions, user privileges, access permissions, user access, rights management, security permissions
Login scripts | 0.8 | logon scripts, login script, startup scripts
System availability | 1.5 | system uptime, system outages, network outages, service outages, system reliability, outage management
Software rollout [software-rollout] | 2 | system rollout, system installations, system installation, system roll-out, software implementations, software roll-outs, system go-live, go-live support, go live support
System configuration | 2.5 | systems configuration, configuring systems, system setup, hardware configuration, software configuration, hardware and software configuration
## domain < technical-support
Workstation deployment [pc-deployment] | 2 | pc deployment, computer deployment, desktop deployment, laptop deployment, pc installation, workstation setup, computer setup, workstation installation, desktop rollout, pc rollouts, computer installations, desktop installation, laptop setup
Onsite support | 2 | on-site support, onsite technical support, on-site technical support, field support, field service, on site support, site visits, dispatch support
Phone support | 2.5 | telephone support, support calls, phone-based support, support by phone, incoming calls, inbound calls, call handling, call volume, support hotline
Email support | 1.5 | support emails, chat support, live chat, support via email
First level support | 3 | level i support, tier i support, first-level support, first line support, 1st line support, tier one support
Second and third level support [tier-2-support] | 2.5 | tier 2 and 3 support, tier iii support, second level support, second-level support, third level support, third-level support, 2nd line support, 3rd line support, 2nd level support, escalated issues, escalation support, level ii support, level iii support
Escalation management | 1.5 | escalation procedures, customer escalations, issue escalation
Executive support | 0.8 | vip support, white glove support, executive-level support
Issue resolution | 3 | resolving issues, first call resolution, hardware issues, hardware problems, software problems, user issues, pc issues, trouble resolution
Preventive maintenance | 2 | preventative maintenance, routine maintenance, scheduled maintenance, maintenance schedules, equipment maintenance, planned maintenance
Equipment repair | 2 | hardware repairs, component replacement, replacement parts, equipment repairs, electronic repair, repair and maintenance, component level repair
Equipment installation | 2 | installation of equipment, equipment setup, hardware installations, installing hardware, equipment set-up
Hardware inventory control [hardware-inventory-control] | 1.5 | computer inventory, equipment inventory, software inventory, asset inventory
New user setup | 1.5 | new hire setup, new user accounts, onboarding users, user setup, employee onboarding it, user onboarding and offboarding
Service levels | 1.5 | response times, service level targets, customer service levels, resolution times
## domain < cyber-security
Access controls | 2.5 | logical access controls, user access reviews, access reviews, role-based access
Security patches | 1.5 | security updates, patching servers, software patches, service packs, security hotfixes, hotfixes
`
