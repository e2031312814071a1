export const security = `
## domain
Cyber security [cyber-security] | 15 | cybersecurity, cyber-security, information security, it security, infosec, computer security, information systems security, data security, information assurance, security engineering, information technology security
Application security | 4 | appsec, app sec, secure coding, secure software development, software security, secure sdlc, web application security, secure development | cyber-security, programming
OWASP Top 10 [owasp] | 3 | owasp, owasp top ten | application-security
Penetration testing | 4 | pentesting, pen testing, pentest, ethical hacking, penetration tests, penetration tester, red teaming, red team, offensive security, penetration testing software | cyber-security
Vulnerability assessment [vulnerability-assessment] | 4 | vulnerability management, vulnerability scanning, vulnerability assessments, vulnerability analysis, vulnerability scans, vulnerability remediation, network and system vulnerability assessment software | cyber-security
Threat modeling | 2 | threat modelling, stride, attack trees | application-security
Threat intelligence | 2 | cyber threat intelligence, threat analysis, threat intel, cti analysis | cyber-security
Threat hunting | 1.5 | threat detection, detection engineering, cyber threat hunting | security-operations
Security operations [security-operations] | 4 | !soc, security operations center, secops, soc operations, security monitoring, soc analyst, security operations centre, blue team, network security monitoring, security logs, log review, security event monitoring, security alerts, log analysis security | cyber-security
Security incident response [incident-response-security] | 4 | incident response, computer incident response, cyber incident response, csirt, incident handling, security incident management, security incidents, breach response, security incident management software | security-operations
SIEM [siem] | 3 | security information and event management, siem tools, siem administration | security-operations
SOAR [soar] | 0.8 | security orchestration, xsoar, cortex xsoar, security automation, splunk phantom | security-operations
Digital forensics | 1.5 | computer forensics, cyber forensics, forensic analysis, dfir, forensics, computer forensic software, e-discovery forensics | cyber-security
Malware analysis | 1.5 | reverse engineering malware, malware reverse engineering, malware, malware removal, virus removal, spyware removal, malware detection, virus scans, spyware, viruses | cyber-security
Reverse engineering | 1 | binary analysis, disassembly, software reverse engineering | cyber-security
Intrusion detection [ids-ips] | 3 | !ids, ips/ids, ids/ips, intrusion detection systems, intrusion prevention, intrusion detection system, intrusion prevention systems, intrusion detection and prevention, intrusion prevention system, network intrusion detection software, network intrusion prevention systems | network-security
Firewalls | 8 | firewall, firewall configuration, firewall administration, firewall management, firewall software, next generation firewalls, ngfw, firewall rules | network-security
Web application firewall [waf] | 1.5 | waf, web application firewalls | application-security, firewalls
DDoS mitigation [ddos] | 0.8 | ddos protection, denial of service | network-security
Endpoint security | 4 | endpoint protection, mdr security | cyber-security
Antivirus administration [antivirus] | 4 | antivirus, anti-virus, anti virus, antivirus software, virus protection, anti-malware, virus scanning software, anti-spyware software | endpoint-security
Email security | 1.5 | anti-spam, spam filtering, anti-phishing, phishing analysis, email security gateways, spam filters, email filtering, antispam | cyber-security
Identity and access management | 6 | iam, identity management, access management, user access management, identity & access management, identity governance, user provisioning, access control, access management software, iga, logical access, scim, scim provisioning | cyber-security
Role-based access control [rbac] | 3 | rbac, role based access control, role based security, permissions management, abac | identity-and-access-management
Privileged access management [pam] | 1.5 | privileged access, pam solutions, privileged account management, privileged identity management | identity-and-access-management
Multi-factor authentication [mfa] | 4 | mfa, 2fa, two-factor authentication, two factor authentication, multifactor authentication, multi factor authentication | identity-and-access-management
Zero trust [zero-trust] | 1.5 | zero trust architecture, zero-trust, ztna, zero trust network access | network-security
SASE [sase] | 0.5 | secure access service edge, secure web gateway | network-security, cloud-security
Encryption | 4 | data encryption, encryption software, disk encryption, encryption at rest, aes encryption | cryptography
PKI [pki] | 1.5 | public key infrastructure, certificate authority, certificate management, digital certificates, x.509 | cryptography
Key management [key-management] | 0.6 | key rotation | cryptography
Post-quantum cryptography | 0.1 | quantum-safe cryptography, pqc | cryptography
Data loss prevention [dlp] | 1.5 | dlp, data leakage prevention, data loss prevention software | cyber-security
Security architecture | 2.5 | security design, enterprise security architecture, secure architecture | cyber-security
Security auditing [security-audit] | 4 | security audits, security audit, it audit, information systems audit, security assessments, it auditing, security assessment, security reviews, it audits, audit trails, security evaluations | cyber-security, it-governance
Security risk management [security-risk] | 4 | information risk management, cyber risk, it risk management, risk assessments security, security risk assessment, information security risk, it risk | cyber-security, risk-management
Security policies [security-policies] | 3 | information security policies, security policy development, security policy, security procedures, security standards, security governance, security policies and procedures, acceptable use policy, security guidelines, data security policies | cyber-security
Security compliance [security-compliance] | 3 | compliance frameworks, grc, governance risk and compliance, governance risk & compliance, compliance monitoring security | cyber-security, compliance
Security awareness training [security-awareness] | 1.5 | security awareness, user security training, phishing simulations, security training, user awareness training | cyber-security
Physical security systems [physical-security] | 1 | cctv, access control systems, video surveillance, surveillance systems, security cameras, badge access, badge systems, card access systems, alarm systems, closed-circuit television, access card systems | cyber-security
ICS security | 0.5 | scada security, ot security, industrial cybersecurity, iec 62443 | cyber-security, scada
Bug bounty | 0.4 | bug bounties, hackerone, bugcrowd | penetration-testing
OSINT [osint] | 0.6 | open source intelligence, open-source intelligence | threat-intelligence
Social engineering testing [social-engineering] | 0.3 | social engineering | penetration-testing
Static application security testing [sast] | 1.2 | sast, static code security analysis | application-security
Dynamic application security testing [dast] | 1 | dast, dynamic security testing | application-security
Software composition analysis [sca-security] | 0.8 | software composition analysis tools, sbom, dependency scanning, supply chain security, software supply chain security | application-security
Container security | 0.8 | kubernetes security, image scanning | containers, cyber-security
Exploit development | 0.3 | exploit writing, buffer overflows | penetration-testing
Fuzzing [fuzzing] | 0.3 | fuzz testing, afl fuzz, libfuzzer | application-security
Blockchain security [smart-contract-auditing] | 0.2 | smart contract auditing, smart contract audit, smart contract audits | smart-contracts, cyber-security
## domain < compliance, cyber-security
ISO 27001 [iso-27001] | 2 | iso27001, iso/iec 27001, iso 27002, isms, information security management system, iso 27001 lead auditor, iso 27001 lead implementer
NIST frameworks [nist] | 2.5 | nist, nist 800-53, nist csf, nist cybersecurity framework, nist 800-171, nist rmf, nist sp 800
CMMC [cmmc] | 0.4 | cybersecurity maturity model certification
FedRAMP [fedramp] | 0.6 | fed ramp
FISMA [fisma] | 0.8 | rmf, risk management framework, diacap, certification and accreditation, ato process, dod 8570, accreditation packages, authority to operate
SOC 2 [soc-2] | 1.5 | soc2, soc 2 type ii, soc 1, ssae 16, ssae-16, sas 70
PCI DSS [pci-dss] | 2.5 | pci, pci compliance, pci-dss, payment card industry, pci dss compliance
GDPR [gdpr] | 2.5 | general data protection regulation, eu gdpr, gdpr compliance
CCPA [ccpa] | 0.4 | california consumer privacy act, cpra
HIPAA [hipaa] | 4 | hipaa compliance, hipaa regulations, hipaa security, hipaa compliant, hipaa privacy, hippa
HITRUST [hitrust] | 0.3 | hitrust csf
Sarbanes-Oxley [sox] | 3 | sox, sox compliance, sarbanes oxley, sox 404, sox audits, sarbanes-oxley compliance, sarbanes-oxley act
CIS Controls [cis-controls] | 0.8 | cis benchmarks, cis critical security controls, sans top 20
DISA STIG [stig] | 0.6 | stig, stigs, disa stigs, acas, system hardening, server hardening
MITRE ATT&CK [mitre-attack] | 1 | mitre, mitre att&ck framework, mitre attack, mitre att&ck software, cyber kill chain
NERC CIP [nerc-cip] | 0.2 | nerc-cip
Common Criteria [common-criteria] | 0.2 | fips 140-2, fips 140
NIS2 [nis2] | 0.2 | nis 2 directive
DORA regulation [dora] | 0.2 | digital operational resilience act, eu dora, dora compliance | compliance, fintech
## domain < certifications, cyber-security
CISSP [cissp] | 1.5 | certified information systems security professional, issap
CISM [cism] | 0.8 | certified information security manager
CISA certification [cisa] | 0.8 | cisa, certified information systems auditor
CEH [ceh] | 0.8 | certified ethical hacker
OSCP [oscp] | 0.5 | offensive security certified professional, osce
CompTIA Security+ [security-plus] | 2 | security+, comptia security plus, sec+, security plus, security+ ce
CompTIA CySA+ [cysa-plus] | 0.4 | cysa+
GIAC certifications [giac] | 0.5 | giac, gcia, gcfa, gpen, sans certification
CCSP [ccsp] | 0.3 | certified cloud security professional
Security clearance [security-clearance] | 1.5 | ts/sci, top secret clearance, secret clearance, ts/sci clearance, dod secret clearance, active secret clearance, sc clearance, sc cleared, dv clearance, dv cleared, security cleared, ts/sci with polygraph, public trust clearance, top secret, active clearance, dod clearance, secret security clearance | -
## tool < cyber-security
Burp Suite [burp-suite] | 1.2 | burp, portswigger burp suite, burpsuite | penetration-testing
OWASP ZAP [owasp-zap] | 0.6 | zed attack proxy, zap proxy | dast
Metasploit | 1.2 | metasploit framework | penetration-testing
Nessus [nessus] | 1.8 | tenable nessus, tenable, tenable.io, tenable sc, nessus scanner | vulnerability-assessment
Qualys | 1 | qualysguard, qualys cloud platform, qualys guard, qualys vmdr | vulnerability-assessment
Rapid7 [rapid7] | 0.8 | nexpose, insightvm, rapid7 nexpose, rapid7 insightvm | vulnerability-assessment
OpenVAS [openvas] | 0.3 | greenbone | vulnerability-assessment
Cobalt Strike [cobalt-strike] | 0.2 | cobaltstrike | penetration-testing
Aircrack-ng [aircrack] | 0.3 | aircrack | penetration-testing
sqlmap [sqlmap] | 0.3 | dirbuster, gobuster | penetration-testing
BloodHound [bloodhound] | 0.2 | | penetration-testing, active-directory
Ghidra | 0.4 | | reverse-engineering
Volatility forensics [volatility] | 0.1 | volatility framework, !volatility | digital-forensics
!EnCase [encase] | 0.4 | guidance encase | digital-forensics
!Snort [snort] | 1 | snort ids | ids-ips
!Zeek [zeek] | 0.4 | bro ids | ids-ips
IBM QRadar [qradar] | 1 | qradar, ibm qradar siem | siem
ArcSight [arcsight] | 0.6 | hp arcsight, micro focus arcsight, arcsight enterprise threat and risk management | siem
LogRhythm [logrhythm] | 0.4 | log rhythm | siem
AlienVault [alienvault] | 0.3 | alienvault usm, ossim, at&t cybersecurity usm | siem
Wazuh [wazuh] | 0.3 | ossec | siem, endpoint-security
CrowdStrike [crowdstrike] | 1.2 | crowdstrike falcon, crowd strike, falcon edr | endpoint-security
SentinelOne [sentinelone] | 0.6 | sentinel one | endpoint-security
Carbon Black [carbon-black] | 0.6 | vmware carbon black, cb response | endpoint-security
Microsoft Defender [microsoft-defender] | 2 | windows defender, microsoft defender for endpoint, defender for endpoint, microsoft defender antivirus, defender atp, !defender | endpoint-security
Symantec Endpoint Protection [symantec] | 2 | symantec, symantec antivirus, symantec endpoint, norton ghost antivirus, sep symantec | antivirus
McAfee [mcafee] | 2 | mcafee antivirus, trellix, mcafee virusscan, mcafee endpoint, mc afee | antivirus
Trend Micro [trend-micro] | 0.8 | trendmicro, trend micro apex one, trend micro officescan | antivirus
Kaspersky [kaspersky] | 0.6 | kaspersky antivirus, kaspersky endpoint security | antivirus
Sophos [sophos] | 0.6 | sophos endpoint, sophos central, sophos antivirus | antivirus
ESET [eset] | 0.5 | eset nod32, eset endpoint | antivirus
Malwarebytes [malwarebytes] | 1 | malware bytes | antivirus
Webroot [webroot] | 0.4 | webroot antivirus | antivirus
Proofpoint [proofpoint] | 0.6 | proof point | email-security
Okta [okta] | 1.8 | okta sso, okta identity | identity-and-access-management, sso
Ping Identity [ping-identity] | 0.6 | pingfederate, ping federate, pingaccess, !ping | identity-and-access-management, sso
ForgeRock [forgerock] | 0.3 | forge rock, openam, forgerock openam | identity-and-access-management
SailPoint [sailpoint] | 0.6 | sailpoint identityiq, sail point, identityiq, sailpoint iiq | identity-and-access-management
CyberArk [cyberark] | 0.8 | cyber ark | pam
BeyondTrust [beyondtrust] | 0.5 | beyond trust, bomgar | pam
OneLogin [onelogin] | 0.3 | one login | identity-and-access-management
Duo Security [duo] | 0.8 | duo mfa, cisco duo, duo security mfa, !duo | mfa
RSA SecurID [rsa-securid] | 0.6 | rsa tokens, rsa secureid, rsa token, rsa authentication manager, securid | mfa
Oracle Identity Manager [oracle-idm] | 0.3 | oracle oim, oracle access manager, oracle identity management | identity-and-access-management
CA SiteMinder [siteminder] | 0.3 | siteminder, ca single sign-on, broadcom siteminder | sso
IBM Security Verify [ibm-verify] | 0.2 | tivoli access manager, ibm isam, tivoli identity manager, ibm tim | identity-and-access-management
Snyk [snyk] | 1 | snyk security | sca-security
Checkmarx [checkmarx] | 0.5 | check marx | sast
Veracode [veracode] | 0.6 | vera code | sast
!Fortify [fortify] | 0.5 | hp fortify, micro focus fortify, fortify sca | sast
Black Duck [black-duck] | 0.4 | blackduck, synopsys black duck | sca-security
Semgrep [semgrep] | 0.2 | | sast
Trivy [trivy] | 0.4 | clair scanner, anchore | container-security
Checkov | 0.2 | checkov scanner | infrastructure-as-code
Tetragon | 0.1 | cilium tetragon | container-security
Sigstore | 0.1 | cosign, slsa framework | container-security
Grype | 0.1 | syft sbom | sca-security
Prowler | 0.1 | prowler aws, scoutsuite, scout suite | cloud-security
Chainguard | 0.1 | | container-security
Tines | 0.1 | tines soar | soar
Velociraptor | 0.1 | | digital-forensics
Frida | 0.1 | frida instrumentation, mobsf, jadx | mobile-security
Binary Ninja [binary-ninja] | 0.1 | radare2 | reverse-engineering
AFL fuzzer [afl] | 0.1 | afl++, !afl | fuzzing
Darktrace | 0.2 | extrahop, corelight, vectra ai | ids-ips
Saviynt | 0.2 | | identity-and-access-management
StrongDM | 0.1 | | pam
FusionAuth | 0.1 | workos, stytch, zitadel, authentik, authelia, ory kratos, ory hydra | authentication-and-authorization
OpenFGA | 0.1 | spicedb, cerbos, casbin | authentication-and-authorization
!Wiz [wiz-security] | 0.3 | wiz.io, wiz cloud security | cloud-security
Let's Encrypt [lets-encrypt] | 1 | letsencrypt, certbot, cert-manager | tls
Varonis [varonis] | 0.2 | varonis datadvantage | dlp
Archer GRC [archer] | 0.4 | rsa archer, !archer | security-compliance
!Vanta [vanta] | 0.2 | | soc-2
HashiCorp Boundary [boundary] | 0.1 | | pam
GnuPG [gpg] | 0.4 | gpg, pgp, pgp encryption, gnupg encryption | encryption
OpenSSL [openssl] | 1.2 | open ssl | tls
## tool < cyber-security
Suricata [suricata] | 0.4 | suricata ids | ids-ips
Security Onion [security-onion] | 0.2 | securityonion | ids-ips
IDA Pro [ida-pro] | 0.3 | ida disassembler, hex-rays | reverse-engineering
OllyDbg | 0.1 | x64dbg | reverse-engineering
FTK [ftk] | 0.4 | accessdata ftk, forensic toolkit | digital-forensics
Cellebrite | 0.2 | cellebrite ufed | digital-forensics
!Autopsy [autopsy] | 0.2 | autopsy forensics, sleuth kit | digital-forensics
Hashcat [hashcat] | 0.2 | john the ripper | penetration-testing
Nikto [nikto] | 0.2 | nikto scanner | penetration-testing
Mimikatz | 0.1 | mimikatz tool | penetration-testing
Aqua Security [aqua-security] | 0.2 | aqua container security | container-security
Prisma Cloud [prisma-cloud] | 0.3 | twistlock, palo alto prisma cloud | cloud-security
Sysdig | 0.2 | falco security | container-security
Lacework | 0.1 | lace work | cloud-security
Orca Security [orca] | 0.1 | orca cloud security, !orca | cloud-security
Exabeam | 0.2 | exabeam ueba | siem
JumpCloud [jumpcloud] | 0.3 | jump cloud | identity-and-access-management
Delinea [delinea] | 0.3 | thycotic, thycotic secret server, secret server | pam
Cylance [cylance] | 0.3 | cylanceprotect | endpoint-security
Bitdefender | 0.4 | bit defender, bitdefender gravityzone | antivirus
Avast | 0.3 | | antivirus
AVG AntiVirus [avg] | 0.3 | avg antivirus free | antivirus
Norton [norton] | 0.8 | norton antivirus, norton security, nortonlifelock cybersecurity software | antivirus
McAfee ePO [mcafee-epo] | 0.8 | epolicy orchestrator, mcafee epolicy orchestrator | mcafee
OneTrust [onetrust] | 0.3 | one trust | data-privacy, security-compliance
ServiceNow GRC [servicenow-grc] | 0.2 | servicenow irm | servicenow, security-compliance
!Drata | 0.1 | drata compliance | soc-2
CodeQL [codeql] | 0.3 | github advanced security, code ql | sast
WebInspect [webinspect] | 0.2 | hp webinspect, micro focus webinspect | dast
Mend SCA [mend] | 0.2 | whitesource, mend.io | sca-security
Teleport access [teleport] | 0.1 | gravitational teleport, !teleport | pam
BitLocker [bitlocker] | 1 | bitlocker encryption, windows bitlocker | encryption, windows
Cloud workload protection [cnapp] | 0.2 | cnapp, cwpp | cloud-security
CRISC [crisc] | 0.3 | certified in risk and information systems control | certifications, security-risk
CASP+ [casp] | 0.3 | comptia casp, casp | certifications, cyber-security
PenTest+ [pentest-plus] | 0.2 | comptia pentest+ | certifications, penetration-testing
GCIH [gcih] | 0.2 | | giac
GSEC [gsec] | 0.2 | giac security essentials | giac
HSM [hsm] | 0.3 | hardware security module, hardware security modules, thales hsm | key-management
Cross-site scripting [xss] | 0.8 | xss, cross site scripting | owasp
SQL injection [sql-injection] | 0.8 | sqli | owasp
DMARC/DKIM/SPF [dmarc] | 0.4 | dmarc, dkim, spf records | email-security
Endpoint detection and response [edr] | 1.5 | edr, xdr, extended detection and response | endpoint-security
CASB [casb] | 0.3 | cloud access security broker | cloud-security
KnowBe4 [knowbe4] | 0.4 | know be4 | security-awareness
Imperva [imperva] | 0.2 | imperva waf, imperva incapsula, imperva securesphere | waf
Securonix [securonix] | 0.1 | | siem
Google SecOps [google-secops] | 0.1 | google chronicle, chronicle siem, chronicle soar | siem
Swimlane SOAR [swimlane-soar] | 0.1 | | soar
SLSA [slsa] | 0.1 | in-toto | sca-security
## domain < cyber-security
Honeypots | 0.2 | honeypot | ids-ips
Common Vulnerabilities and Exposures [cve] | 0.5 | cve, cves, cvss | vulnerability-assessment
Ettercap [ettercap] | 0.1 | ettercap ng, bettercap | penetration-testing
Scapy [scapy] | 0.2 | scapy python | packet-analysis, python
Confidential computing | 0.1 | trusted execution environment, intel sgx | cyber-security
Password management [password-management] | 0.8 | lastpass, 1password, keepass, password manager, password managers, password management software | identity-and-access-management
Content filtering [content-filtering] | 0.6 | web filtering, url filtering, content filter software, web content filtering, internet filtering | network-security
Capture the flag [ctf] | 0.3 | hackthebox, tryhackme, ctf competitions | penetration-testing
Interactive application security testing [iast] | 0.2 | iast, rasp security | application-security
CIEM [ciem] | 0.1 | cloud infrastructure entitlement management | cloud-security
Purple teaming [purple-teaming] | 0.2 | purple team, purple team exercises | penetration-testing
Secure boot [secure-boot] | 0.2 | verified boot, trusted boot, measured boot | cyber-security
Trusted platform modules [tpm] | 0.2 | trusted platform module, tpm 2.0 | cryptography
ISO 27701 [iso-27701] | 0.1 | iso/iec 27701, iso27701 | data-privacy
`
