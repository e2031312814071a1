export const networking = `
## domain
Computer networking [computer-networking] | 20 | !networking, !network, computer networks, !networks, network technologies, network infrastructure, data networking, ip networking, network engineering
Network administration | 8 | network admin, network management, network operations, network maintenance, network support, network management software, lan administration, network administration and support, networking administration | computer-networking
Network design | 4 | network architecture, network planning, network design and implementation, network topology, network topologies | computer-networking
Network security | 8 | network defense, secure networking, network protection | computer-networking, cyber-security
Network troubleshooting | 6 | troubleshooting networks, network connectivity issues, network diagnostics, connectivity troubleshooting, network problem resolution | computer-networking
Network monitoring | 4 | network performance monitoring, network availability monitoring software, network performance, network performance analysis | network-administration, monitoring
Network automation | 1.2 | netdevops, infrastructure automation for networks | computer-networking, scripting
Routing and switching | 8 | routers and switches, routing & switching, switching and routing, routers, switches, network switches, network routing, router configuration, switch configuration, routers/switches, layer 2 switching, layer 3 switching, ip routing | computer-networking
LAN [lan] | 8 | local area network, local area networks, lan administration and support, ethernet lan, lans, local area network lan software, lan's | computer-networking
WAN [wan] | 6 | wide area network, wide area networks, wide area network wan software, wans | computer-networking
Wireless networking [wireless-networking] | 6 | wi-fi, wifi, wireless lan, wlan, 802.11, wireless networks, wireless access points, wireless network, access points, 802.11ac, wireless controllers, wireless lan controllers, wlan controllers, wireless bridges, wi-fi access points | computer-networking
TCP/IP [tcp-ip] | 10 | tcp ip, tcp/ip networking, tcp, ip addressing, subnetting, ip subnetting, tcp/udp, tcp/ip protocols, transmission control protocol, ipv4, udp, tcpip, tcp-ip, ip schemes, vlsm, subnet masks | computer-networking
IPv6 [ipv6] | 1.5 | ip version 6 | tcp-ip
OSI model [osi-model] | 2 | osi layers, osi reference model | computer-networking
DNS [dns] | 10 | domain name system, domain name service, dns server, dns servers, dns management, domain name system dns, dns server administration | tcp-ip
DHCP [dhcp] | 6 | dynamic host configuration protocol, dhcp server, dhcp servers | tcp-ip
VLAN [vlan] | 4 | vlans, vlan configuration, virtual lan, virtual lans, 802.1q, vlan trunking, inter-vlan routing, vtp | lan
Spanning Tree Protocol [stp] | 1.5 | spanning tree, rstp, spanning-tree, mstp | lan
EtherChannel | 0.8 | | lan
Ethernet | 4 | gigabit ethernet, fast ethernet, ethernet networking | lan
VPN [vpn] | 8 | virtual private network, virtual private networks, virtual private networking, ipsec vpn, ssl vpn, site-to-site vpn, vpns, site to site vpn, vpn configuration, virtual private networking vpn software, remote access vpn, vpn's, vpn connectivity | computer-networking
IPsec [ipsec] | 1.5 | ip sec, ikev2 | vpn
WireGuard | 0.8 | wire guard | vpn
BGP [bgp] | 3 | border gateway protocol, ebgp, ibgp, bgp routing | routing-and-switching
OSPF [ospf] | 3 | open shortest path first, ospf routing | routing-and-switching
EIGRP [eigrp] | 1.5 | enhanced interior gateway routing protocol | routing-and-switching
RIP routing [rip-routing] | 0.8 | ripv2, rip v2 | routing-and-switching
MPLS [mpls] | 2.5 | mpls vpn, multiprotocol label switching | wan
SD-WAN [sd-wan] | 1.5 | sdwan, software defined wan, software-defined wan | wan
Software-defined networking [sdn] | 1.5 | sdn, software defined networking, openflow, software-defined network | computer-networking
VXLAN [vxlan] | 0.6 | vxlan evpn | vlan
Quality of service [qos] | 1.5 | qos, network qos, traffic shaping | computer-networking
NAT [nat] | 2 | network address translation, port forwarding, pat nat | tcp-ip
Access control lists [acl] | 2 | acls, access-lists, access control list | network-security
SNMP [snmp] | 2.5 | simple network management protocol, snmp monitoring, snmpv3 | network-monitoring
NetFlow [netflow] | 0.6 | net flow, sflow, cisco netflow | network-monitoring
SSH [ssh] | 4 | secure shell, openssh, ssh keys, secure shell ssh software | network-security
SSL/TLS [tls] | 4 | tls, ssl certificates, ssl, transport layer security, tls certificates, secure sockets layer, ssl/tls certificates | network-security
FTP [ftp] | 4 | sftp, ftps, file transfer protocol, ftp server, secure ftp | tcp-ip
SMTP [smtp] | 2 | imap, pop3, smtp/imap, email protocols | tcp-ip
NTP [ntp] | 0.6 | network time protocol | tcp-ip
RADIUS [radius] | 1.2 | radius server, freeradius | network-security
Proxy servers [proxy-servers] | 1.5 | proxy server, web proxy, reverse proxy, reverse proxies | computer-networking
Structured cabling [structured-cabling] | 4 | network cabling, cat5, cat6, fiber optic cabling, fiber optics, cabling, cat5e, cable termination, fiber optic, patch panels, cable installation, network wiring, punch down, cat 5, cat 6, low voltage cabling, ethernet cabling, data cabling, voice and data cabling, cable management, wiring closets, cable runs, cable testing, fibre optics, fibre optic, fiber splicing, fusion splicing, fiber optic cable | computer-networking
VoIP [voip] | 6 | voice over ip, voice over internet protocol, ip telephony, voip phones, voip systems, sip trunking, ip phones, voip telephony, voice over internet protocol voip system software | telecommunications
SIP [sip] | 1.5 | session initiation protocol, sip trunks, rtp protocol | voip
Unified communications | 2.5 | unified communication, uc systems, collaboration engineering, unified messaging | voip
PBX [pbx] | 2 | pbx systems, ip pbx, pbx phone systems, phone systems, telephone systems, telephone system, phone system, telephony systems, business phone systems, desk phones, telephone equipment | voip
Telecommunications | 4 | telecom, telecommunication, telecommunications systems, telecom systems, telecommunications engineering
Optical networking [optical-networking] | 0.8 | dwdm, sonet, optical networks, sdh, cwdm, otn, optical transport | telecommunications
T1/E1 circuits [t1] | 1 | t1, ds3, t1/e1, t3 lines, dsl, leased lines, t1 lines, t1 circuits, t-1, pri circuits, point-to-point circuits, dedicated circuits | wan
Cellular networks [cellular-networks] | 1.2 | gsm, umts, cdma, wcdma, 3gpp, mobile networks, cell sites, cell towers, base stations, hspa | telecommunications
RF engineering [rf-engineering] | 0.8 | radio frequency, rf design, rf planning, rf optimization, antenna design | telecommunications
Satellite communications | 0.4 | satcom, vsat, satellite systems | telecommunications
Microwave links [microwave-links] | 0.2 | microwave communications, microwave transmission | telecommunications
IMS core [ims-core] | 0.2 | volte, ip multimedia subsystem | cellular-networks
Diameter/SS7 [ss7] | 0.2 | ss7, sigtran, diameter protocol | telecommunications
OSS/BSS [oss-bss] | 0.5 | operations support systems, business support systems, telecom billing, telecom oss | telecommunications
Network operations center [noc] | 3 | noc, noc operations, network operations centre, noc monitoring, noc support | network-administration
Contact center technology [contact-center] | 1.5 | call center technology, contact centre, acd systems, call center systems, call routing | telecommunications
Network documentation [network-documentation] | 2 | network diagrams, network diagramming, network mapping, network documentation software, network maps, topology diagrams | network-administration
Packet analysis [packet-analysis] | 2 | packet sniffing, protocol analysis, packet capture, packet tracing software, sniffers, protocol analyzers | network-troubleshooting
Bandwidth management [bandwidth-management] | 0.6 | | wan
Multicast routing [multicast-routing] | 0.2 | ip multicast, igmp, pim-sm | computer-networking
Open RAN [open-ran] | 0.1 | o-ran, vran | telecommunications
Adaptive streaming [adaptive-streaming] | 0.2 | mpeg-dash, http live streaming, hls/dash, adaptive bitrate streaming | video-streaming
Video DRM [video-drm] | 0.1 | widevine, fairplay streaming, playready | video-streaming
## tool < routing-and-switching
Cisco networking [cisco] | 8 | cisco, cisco systems, cisco asr, asr routers, cisco routers, cisco switches, cisco equipment, cisco devices, cisco network, cisco technologies, cisco switching, cisco routing, cisco router, cisco switch, cisco networking equipment
Cisco IOS [cisco-ios] | 3 | ios-xe, ios xe, cisco ios xe, ios-xr, cisco ios-xr, cisco cli | cisco
Cisco Nexus [cisco-nexus] | 1.2 | nx-os, nexus switches, nexus 9000, nexus 7000, nexus 5000 | cisco
Cisco Catalyst [cisco-catalyst] | 1.5 | catalyst switches, catalyst 6500, catalyst 3750, catalyst 9300, !catalyst | cisco
Cisco ASA [cisco-asa] | 2 | asa firewall, asa firewalls, cisco asa firewall, cisco asa 5500, !asa | cisco, firewalls
Cisco Firepower [firepower] | 0.6 | firepower, cisco ftd, cisco fmc | cisco-asa
Cisco Meraki [meraki] | 2 | meraki, meraki mx, meraki switches | cisco, wireless-networking
Cisco ISE [cisco-ise] | 1 | identity services engine, cisco acs, !ise | cisco, network-security
Cisco ACI [cisco-aci] | 0.6 | application centric infrastructure, !aci | cisco, sdn
Cisco AnyConnect [anyconnect] | 1 | anyconnect, cisco secure client, cisco vpn | cisco, vpn
Cisco Unified Communications Manager [cucm] | 1.5 | cucm, cisco call manager, call manager, cisco callmanager, callmanager, cisco voip | cisco, unified-communications
Cisco Webex [webex] | 3 | webex, webex meetings, webex teams, cisco spark | unified-communications
Cisco Wireless [cisco-wireless] | 0.8 | cisco wlc, wireless lan controller, aironet | cisco, wireless-networking
CiscoWorks [ciscoworks] | 0.3 | cisco works | cisco, network-monitoring
Cisco Packet Tracer [packet-tracer] | 0.8 | packet tracer | cisco
CCNA [ccna] | 3 | cisco certified network associate, ccent, ccna certified, ccna routing and switching | cisco, certifications
CCNP [ccnp] | 1.5 | cisco certified network professional | cisco, certifications
CCIE [ccie] | 0.5 | cisco certified internetwork expert | cisco, certifications
Juniper networking [juniper] | 1.5 | juniper, junos, juniper junos, juniper mx, juniper switches, juniper networks, jncia
Juniper SRX [juniper-srx] | 0.6 | srx firewall, netscreen, juniper netscreen, juniper firewalls | juniper, firewalls
Juniper Mist [juniper-mist] | 0.2 | mist wireless | juniper, wireless-networking
Arista EOS [arista] | 0.8 | arista, arista networks, arista switches
HPE Aruba [aruba] | 1.2 | aruba networks, aruba wireless, aruba clearpass, clearpass, aruba central, aruba | wireless-networking, routing-and-switching
Extreme Networks | 0.3 | enterasys, extremexos
Ubiquiti UniFi [unifi] | 1 | unifi, ubiquiti, ubiquiti networks | wireless-networking
Ruckus Wireless [ruckus] | 0.4 | ruckus | wireless-networking
MikroTik | 0.6 | mikro tik, routeros
Huawei networking [huawei-networking] | 0.4 | huawei routers, huawei switches, hcia
Nokia SR OS [nokia-sros] | 0.2 | alcatel-lucent 7750, nokia 7750, alcatel lucent | routing-and-switching
Dell networking [dell-networking] | 0.3 | dell powerconnect, force10, dell switches | routing-and-switching
SonicWall [sonicwall] | 1 | sonic wall, dell sonicwall, sonicwall firewall | firewalls
Fortinet FortiGate [fortinet] | 2 | fortinet, fortigate, fortios, fortigate firewall, fortinet firewall, fortimanager, fortianalyzer | firewalls
Palo Alto Networks [palo-alto] | 2.5 | palo alto, palo alto firewall, palo alto firewalls, pan-os, panos, prisma access, globalprotect | firewalls
Check Point firewall [check-point] | 1.2 | checkpoint, check point, checkpoint firewall, checkpoint firewalls | firewalls
WatchGuard [watchguard] | 0.4 | watch guard, watchguard firewall | firewalls
pfSense [pfsense] | 0.8 | pf sense | firewalls
Sophos XG [sophos-xg] | 0.4 | sophos utm, sophos firewall | firewalls
F5 BIG-IP [f5] | 2 | f5, big-ip, f5 ltm, f5 load balancer, f5 networks, bigip, f5 load balancers, f5 gtm | load-balancing
A10 Networks [a10] | 0.2 | a10 load balancer, radware | load-balancing
Blue Coat proxy [blue-coat] | 0.4 | bluecoat, blue coat | proxy-servers
Zscaler | 0.8 | zscaler internet access, zscaler zia | sase
Netskope | 0.2 | netskope sse | sase
Tailscale | 0.3 | | vpn
Cisco Umbrella [cisco-umbrella] | 0.5 | opendns, umbrella dns, !umbrella | cisco, dns
Infoblox | 0.5 | info blox | dns, dhcp
Wireshark | 4 | ethereal, wire shark, tshark | packet-analysis
tcpdump | 1 | windump | packet-analysis
Nmap [nmap] | 1.5 | zenmap, port scanning | network-security, vulnerability-assessment
iPerf [iperf] | 0.3 | iperf3, netcat | network-troubleshooting
iptables [iptables] | 1.2 | nftables, firewalld, ufw firewall | firewalls, linux
NetBox [netbox] | 0.3 | netbox ipam | network-documentation
Avaya | 1 | avaya aura, avaya communication manager, avaya ip office, avaya pbx, avaya telephony | pbx
Mitel | 0.3 | mitel phone | pbx
Genesys [genesys] | 0.6 | genesys cloud, genesys pureconnect, purecloud | contact-center
Five9 [five9] | 0.3 | | contact-center
RingCentral | 0.5 | ring central, 8x8 voip | voip
Skype for Business [skype-for-business] | 1.5 | lync, microsoft lync, lync server, skype for business server | unified-communications
Polycom [polycom] | 0.6 | tandberg, polycom video | unified-communications
CompTIA Network+ [network-plus] | 2 | network+, comptia network plus, network plus | computer-networking, certifications
Ekahau | 0.1 | ekahau site survey, wireless site surveys, site surveys wireless | wireless-networking
## tool < computer-networking
OpenVPN [openvpn] | 1 | open vpn | vpn
Asterisk PBX [asterisk] | 0.5 | !asterisk, freepbx, freeswitch | pbx, linux
GNS3 [gns3] | 0.4 | eve-ng, gns 3 | routing-and-switching
Riverbed [riverbed] | 0.4 | riverbed steelhead, wan optimization | wan
HSRP/VRRP [hsrp] | 0.6 | hsrp, vrrp, glbp | lan
LACP [lacp] | 0.5 | link aggregation, port channel | lan
IS-IS [is-is] | 0.3 | isis routing | routing-and-switching
EVPN [evpn] | 0.2 | bgp evpn | vxlan
TACACS+ [tacacs] | 0.5 | tacacs | network-security
802.1X [dot1x] | 0.4 | dot1x, network access control, forescout | network-security
Frame Relay [frame-relay] | 0.5 | atm networks | wan
ISDN [isdn] | 0.4 | isdn lines, isdn pri | wan
5G [5g] | 0.6 | 5g nr, 5g core | cellular-networks
LTE [lte] | 0.6 | 4g lte, 4g | cellular-networks
Interactive voice response [ivr] | 0.6 | ivr, ivr systems | contact-center
!BIND [bind] | 0.4 | bind dns, berkeley internet domain name bind | dns, linux
BlueCat [bluecat] | 0.1 | bluecat ipam | dns
IP address management [ipam] | 0.8 | ipam | dhcp, dns
Cisco Unity [cisco-unity] | 0.4 | cisco unity connection | cisco, cucm
Cisco Prime [cisco-prime] | 0.4 | cisco prime infrastructure | cisco, network-monitoring
Cisco DNA Center [dna-center] | 0.3 | dna center, catalyst center | cisco, network-automation
Viptela SD-WAN [viptela] | 0.3 | viptela, cisco sd-wan | sd-wan, cisco
VeloCloud [velocloud] | 0.2 | vmware sd-wan | sd-wan
HP ProCurve [procurve] | 0.4 | procurve | routing-and-switching
Cisco PIX [cisco-pix] | 0.3 | pix firewall | cisco, firewalls
Nortel [nortel] | 0.4 | nortel meridian, nortel pbx | pbx
OPNsense | 0.2 | opn sense | firewalls
ShoreTel [shoretel] | 0.2 | shore tel | pbx
NICE inContact [nice-incontact] | 0.2 | nice cxone | contact-center
Talkdesk | 0.1 | talk desk | contact-center
Video conferencing systems [video-conferencing] | 1 | telepresence, cisco telepresence, video teleconferencing, vtc | unified-communications
!Barracuda [barracuda] | 0.5 | barracuda firewall, barracuda networks, barracuda spam firewall, barracuda email security | network-security
Forcepoint [forcepoint] | 0.3 | websense, websense data loss prevention | proxy-servers, dlp
Sniffers and protocol analyzers [network-analyzers] | 0.4 | protocol analyzer, sniffer pro, network sniffer | packet-analysis
Netmiko/NAPALM [netmiko] | 0.2 | netmiko, napalm automation | network-automation, python
## tool < network-monitoring
AirMagnet [airmagnet] | 0.1 | airmagnet enterprise, netscout airmagnet | wireless-networking
NETSCOUT [netscout] | 0.2 | netscout ngeniusone, fluke networks, fluke network tester | network-monitoring
WhatsUp Gold [whatsup-gold] | 0.4 | whats up gold, ipswitch whatsup gold | network-monitoring
LogicMonitor [logicmonitor] | 0.3 | logic monitor, auvik | network-monitoring
IBM NetView [netview] | 0.1 | tivoli netview | network-monitoring
CA Spectrum | 0.2 | spectrum nms | network-monitoring
Aruba AirWave [airwave] | 0.2 | airwave, aruba networks airwave | aruba
Cisco Wireless Control System [cisco-wcs] | 0.1 | cisco wcs | cisco-wireless
BroadSoft [broadsoft] | 0.2 | broadsoft broadworks, broadworks | voip
Network hardware installation [network-hardware] | 2 | network equipment, network hardware, network devices, networking equipment, network installation, modems, hubs, bridges and hubs, installation of network equipment, network implementation, network deployment, network setup, network set-up, lan installation, network build-out, network rollout, installing networks, networking hardware, network components, network infrastructure equipment | computer-networking
Pi-hole [pi-hole] | 0.2 | pihole | dns
Remote access [remote-access] | 2 | remote access services, remote connectivity, routing and remote access, rras, remote access solutions, dial-in access | vpn
Nornir [nornir] | 0.1 | | network-automation
Cisco pyATS [pyats] | 0.1 | pyats, cisco genie | network-automation
LibreNMS [librenms] | 0.1 | libre nms, observium | network-monitoring
Kamailio [kamailio] | 0.1 | opensips | voip
Jitsi [jitsi] | 0.1 | jitsi meet | webrtc
Vonage APIs [vonage] | 0.1 | vonage, nexmo | voip
`
