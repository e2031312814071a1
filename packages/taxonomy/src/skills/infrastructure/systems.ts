export const systems = `
## domain
System administration [system-administration] | 15 | systems administration, sysadmin, sys admin, server administration, system admin, systems admin, server management, server maintenance, server support, !servers, server management and maintenance, maintaining servers, server performance, system maintenance, systems maintenance
Linux administration | 8 | linux system administration, linux sysadmin, linux systems administration, linux admin, linux server administration, linux servers | linux, system-administration
Unix administration | 3 | unix system administration, unix admin, unix systems administration | unix, system-administration
Windows administration | 8 | windows system administration, windows server administration, windows admin, windows systems administration, windows servers | windows-server, system-administration
Server hardware | 4 | rack and stack, server installation, server builds, server hardware maintenance, racking, server racks, racking servers, rack mounting, racking and stacking, server installations, server setup, server configuration, building servers, server build, server deployment, server provisioning, server upgrades, server consolidation | computer-hardware
IT infrastructure [it-infrastructure] | 10 | infrastructure, infrastructure management, it infrastructure management, infrastructure support, infrastructure design, infrastructure engineering, technology infrastructure
Data center operations [data-center] | 4 | data center, data centre, datacenter, data centers, data center management, datacenter operations, data centre operations, data center design, data centre management, data center support, computer room, server room, machine room | it-infrastructure
Virtualization | 10 | virtualisation, server virtualization, virtual machines, virtual servers, virtual machine, vms, hypervisors | it-infrastructure
Virtual desktop infrastructure [vdi] | 3 | vdi, desktop virtualization, virtual desktops, virtual desktop | virtualization
Storage administration [storage-administration] | 4 | storage management, enterprise storage, storage area networks, storage systems, data storage, storage management software, storage engineering, disk management, disk quotas, storage solutions, disk space management, disk arrays | it-infrastructure
SAN [san] | 4 | storage area network, san storage, san administration, san switches | storage-administration
NAS [nas] | 3 | network attached storage, network-attached storage, nas storage | storage-administration
RAID [raid] | 3 | raid arrays, raid configuration | storage-administration
Backup and recovery [backup-and-recovery] | 10 | data backup, backups, backup and restore, backup administration, backup & recovery, backup solutions, tape backup, data recovery, backup and archival software, system backups, file recovery, data restoration, restoring data, file restores, hard drive recovery | system-administration
Patch management | 6 | patching, os patching, software updates, patch deployment, server patching, security patching, patch management software, patches and updates | system-administration
Directory services | 4 | network directory services, directory administration | identity-and-access-management
High availability clustering [clustering-ha] | 3 | failover clustering, server clustering, cluster server, failover cluster | high-availability
Operating systems | 15 | operating system, os administration, operating system software, os installation, operating system installation, multiple operating systems, os support
Mainframe [mainframe] | 2 | mainframes, mainframe systems, ibm mainframe, mainframe development, mainframe programming
System migration [system-migration] | 4 | server migration, server migrations, system upgrades, systems migration, system conversions, hardware upgrades, os migration, system upgrade, hardware refresh, software upgrades, technology refresh, technology upgrades, pc refresh, desktop refresh, computer upgrades, hardware and software upgrades | system-administration
System performance tuning [system-performance] | 4 | system tuning, system optimization, server performance tuning, system performance, systems performance, performance problems, performance bottlenecks | system-administration
Print services [print-services] | 2 | print servers, print server, network printers, printer support, printer troubleshooting, printer administration, printers, printer repair, printer maintenance, printer installation, printing issues, plotters, copiers, multifunction printers, peripheral devices, computer peripherals, peripheral equipment | system-administration
Email administration [email-administration] | 4 | mail servers, email servers, mail server administration, email server administration, smtp server, messaging administration, email systems, e-mail systems, e-mail administration, email migration, e-mail migration, mailbox administration, mailbox migration, distribution lists | system-administration
File sharing services [file-services] | 3 | file servers, file server, shared folders, file and print services, samba, file and print servers, network shares, shared drives, file shares, file sharing | system-administration
Thin clients [thin-clients] | 0.6 | thin client, zero clients, wyse | vdi
Mac fleet management [mac-fleet-management] | 0.1 | kandji, mosyle, addigy | endpoint-management
## tool < operating-systems
Linux | 40 | gnu/linux, linux os, linux operating system, linux systems, linux environment, linux/unix environment
Unix | 10 | unix systems, unix operating system, unix environment
Windows | 40 | microsoft windows, windows os, windows 10, windows 7, windows xp, windows 8, windows 11, windows 2000, win xp, windows vista, windows operating system, ms windows, windows desktop, windows 95, windows 98, windows nt, win 7, win 10, windows operating systems, win2k, windows 8.1, windows 98/2000, windows xp/7, windows 7/10, windows xp/vista/7, windows xp professional, windows 7/8, windows 10/11, windows workstation, microsoft windows 7, microsoft windows 10, microsoft windows xp, windows me
macOS [macos] | 20 | mac os, os x, mac os x, osx, apple macos, macintosh, mac osx, apple mac os, imac
Ubuntu | 15 | ubuntu linux, ubuntu server | linux
Debian | 4 | debian linux | linux
Red Hat Enterprise Linux [rhel] | 6 | rhel, red hat, redhat, red hat linux, redhat linux, rhel 7, rhel 8, rhel 6, redhat enterprise linux, red hat enterprise linux server, red hat enterprise linux 7, rhel5, rhel6, rhel7, rhel8, rhel 5, rhel 9 | linux
CentOS [centos] | 4 | cent os, centos linux | linux
Fedora [fedora] | 3 | fedora linux | linux
SUSE Linux [suse] | 1.5 | suse, sles, suse linux enterprise, opensuse, suse linux enterprise server | linux
Oracle Linux | 1 | oel, oracle enterprise linux | linux
Amazon Linux | 1.5 | amazon linux 2 | linux, aws
Arch Linux | 2 | archlinux, manjaro | linux
Kali Linux | 2 | kali | linux, penetration-testing
Alpine Linux | 1 | alpine docker image | linux
Yocto Linux [yocto] | 0.8 | yocto, yocto project | embedded-linux
FreeBSD | 0.8 | free bsd, bsd unix | unix
Solaris | 2 | oracle solaris, sun solaris, sunos, sun os, solaris 10, solaris 11, sparc solaris | unix
IBM AIX [aix] | 1.5 | aix, aix unix, aix 7 | unix
HP-UX [hp-ux] | 1 | hpux, hp ux, hewlett packard hp-ux | unix
OpenVMS [openvms] | 0.2 | vms vax | operating-systems
IBM i [ibm-i] | 0.8 | as/400, as400, iseries, ibm iseries, ibm as/400, ibm power systems, i series, os/400, ibm power systems software | operating-systems
z/OS [z-os] | 1 | ibm z/os, zos, os/390, mvs, ibm z/os operating systems, ibm zseries | mainframe
CICS [cics] | 0.8 | customer information control system, ibm cics | mainframe
TSO/ISPF [ispf] | 0.6 | ispf, tso, file-aid, fileaid, interactive system productivity facility | mainframe
RACF [racf] | 0.3 | resource access control facility, ca acf2, top secret mainframe | mainframe, cyber-security
Endevor | 0.3 | ca endevor, changeman | mainframe, version-control
Xpediter [xpediter] | 0.1 | compuware xpediter | mainframe
Abend-AID [abend-aid] | 0.1 | abendaid, abend aid | mainframe
Zowe [zowe] | 0.1 | zowe cli | mainframe
Novell NetWare [netware] | 0.6 | novell, netware, novell network, edirectory | operating-systems
MS-DOS [ms-dos] | 1 | dos, disk operating system, msdos | operating-systems
Chrome OS [chrome-os] | 0.8 | chromeos, chromebooks, chromebook | operating-systems
WSL [wsl] | 4 | windows subsystem for linux, wsl2 | windows, linux
systemd | 2 | init.d, systemctl | linux
SELinux [selinux] | 0.8 | se linux, apparmor | linux, cyber-security
LVM [lvm] | 1 | logical volume manager | linux, storage-administration
Kickstart provisioning [kickstart] | 0.4 | pxe boot, kickstart installation, jumpstart, !cobbler | linux-administration
Red Hat Satellite [red-hat-satellite] | 0.5 | redhat satellite, spacewalk | linux-administration
Samba file sharing [samba] | 0.6 | cifs, smb/cifs, smb protocol | linux, file-services
NFS [nfs] | 1 | network file system | linux, file-services
RHCE [rhce] | 0.8 | rhcsa, red hat certified engineer, red hat certified system administrator, red hat certified, red hat certification, red hat certifications, rhel certification | rhel, certifications
apt/yum package managers [linux-packages] | 4 | apt-get, yum, dnf, rpm packages, pacman, apt package manager | linux, package-management
Nix [nix] | 1.5 | | linux, package-management
Chocolatey | 4 | winget, choco | windows, package-management
Cygwin | 1 | mingw, msys2 | windows
tmux [tmux] | 2 | | linux
## tool < system-administration
Windows Server [windows-server] | 10 | microsoft windows server, windows server 2003, windows server 2008, windows server 2008 r2, windows server 2012, windows server 2012 r2, windows server 2016, windows server 2019, windows server 2022, windows 2000 server, windows 2003 server, windows 2008 server, windows 2003, windows 2008, windows 2012, windows nt server, server 2008, server 2012, server 2003, server 2016, windows server 2k8, windows servers 2008, windows 2008 r2, windows 2012 r2, windows 2016, server 2019, windows server os, windows 2003 server r2, microsoft windows server 2008, microsoft windows server 2012, microsoft windows server 2003 | windows, system-administration
Active Directory [active-directory] | 10 | microsoft active directory, ad ds, active directory domain services, windows active directory, ms active directory, active directories, aduc, active-directory, active directory administration, domain controllers, domain controller, ad/gpo, active directory users and computers, active dir | directory-services, windows-server
Group Policy [group-policy] | 4 | gpo, gpos, group policies, group policy objects, group policy management, gpo management, group policy object | active-directory
AD FS [adfs] | 1.5 | adfs, active directory federation services | active-directory, sso
LDAP [ldap] | 4 | openldap, lightweight directory access protocol, ldap directory, open ldap | directory-services
Kerberos [kerberos] | 1 | kerberos authentication | directory-services
Microsoft Exchange [exchange] | 6 | exchange server, microsoft exchange server, ms exchange, exchange 2010, exchange 2013, exchange 2016, exchange 2003, exchange 2007, exchange administration, exchange server 2010, exchange 2000, exchange 5.5, exchange server 2003, exchange server 2007, exchange 2019, microsoft exchange 2010, !exchange | email-administration, windows-server
Microsoft 365 administration [m365-admin] | 6 | office 365 administration, o365 administration, o365 admin, microsoft 365 admin, office 365 admin, office 365 migration, m365 administration | microsoft-365, system-administration
SCCM [sccm] | 4 | system center configuration manager, configmgr, mecm, microsoft sccm, microsoft endpoint configuration manager, sms 2003, system center, microsoft system center | windows-administration, endpoint-management
WSUS [wsus] | 1.5 | windows server update services, windows update services | patch-management, windows-server
Remote Desktop Services [rds-windows] | 3 | terminal services, terminal server, microsoft terminal services, remote desktop server | windows-server, vdi
Microsoft Deployment Toolkit [mdt] | 1.5 | mdt imaging, mdt deployment | windows-administration, desktop-imaging
Hyper-V [hyper-v] | 4 | hyperv, microsoft hyper-v, hyper v, windows hyper-v, microsoft hyper-v server | virtualization, windows-server
Windows Admin Center [windows-admin-center] | 0.6 | server manager windows, rsat | windows-administration
VMware | 10 | vm ware, vmware virtualization, vmware infrastructure, vmware server, vmware products | virtualization
VMware vSphere [vsphere] | 6 | vsphere, vmware vcenter, vcenter, vcenter server, v-sphere, vsphere client, vsphere 5.5, vsphere 6.5, vsphere 6.7, vsphere 7, vcenter 6, vmware vsphere 6 | vmware
VMware ESXi [esxi] | 4 | esxi, vmware esx, esx server, vmware esx server, esx, esx/esxi, esxi hosts, esxi server | vmware
VMware Horizon [vmware-horizon] | 1 | vmware view, horizon view, vmware horizon view, !horizon | vmware, vdi
VMware NSX [nsx] | 0.8 | nsx, nsx-t, nsx-v | vmware, sdn
VMware vSAN [vsan] | 0.6 | vsan, virtual san | vmware, storage-administration
VMware Workstation [vmware-workstation] | 2 | vmware player, vmware fusion, vmware workstation pro | vmware
VMware SRM [vmware-srm] | 0.4 | site recovery manager, vmware site recovery manager, vrealize | vmware, disaster-recovery
VirtualBox | 4 | virtual box, oracle virtualbox, oracle vm virtualbox | virtualization
KVM [kvm] | 1.5 | kernel-based virtual machine, kvm virtualization, libvirt | virtualization, linux
Proxmox | 1.2 | proxmox ve | virtualization
!Xen [xen] | 0.8 | xen hypervisor | virtualization
Nutanix | 1 | nutanix ahv, hyperconverged infrastructure, nutanix prism, hyper-converged | virtualization
Citrix | 4 | citrix systems, citrix administration, citrix cloud, citrix cloud computing software, citrix server | vdi
Citrix XenApp [xenapp] | 1.5 | xenapp, citrix presentation server, citrix metaframe, metaframe, citrix virtual apps | citrix
Citrix XenDesktop [xendesktop] | 1.2 | xendesktop, citrix virtual apps and desktops, cvad, citrix virtual desktops | citrix
Citrix NetScaler [netscaler] | 1 | netscaler, citrix adc, netscaler gateway | citrix, load-balancing
Citrix Provisioning [citrix-pvs] | 0.3 | citrix pvs, provisioning services, machine creation services | citrix
NetApp | 1.2 | netapp ontap, net app, netapp storage, netapp filer, ontap | storage-administration
Dell EMC storage [emc-storage] | 1.2 | emc, emc storage, dell emc, emc vnx, emc clariion, vmax, emc symmetrix, isilon, dell emc unity, powerstore | storage-administration
HPE 3PAR [hpe-3par] | 0.5 | 3par, hp 3par, hpe storage, hpe nimble, nimble storage, hp eva | storage-administration
Pure Storage | 0.4 | purestorage, pure storage flasharray | storage-administration
Dell EqualLogic [equallogic] | 0.3 | equallogic, dell compellent, compellent | storage-administration
IBM storage [ibm-storage] | 0.3 | ibm svc, ibm ds8000, ibm xiv, ibm storwize | storage-administration
Brocade SAN switches [brocade] | 0.5 | brocade, brocade switches, cisco mds | san
Ceph | 0.5 | ceph storage | storage-administration
MinIO [minio] | 0.6 | min.io | storage-administration
Veeam | 2.5 | veeam backup, veeam backup and replication, veeam backup & replication | backup-and-recovery
Veritas NetBackup [netbackup] | 1.5 | netbackup, symantec netbackup, net backup | backup-and-recovery
Backup Exec [backup-exec] | 1.5 | veritas backup exec, symantec backup exec, backupexec | backup-and-recovery
Commvault | 0.8 | comm vault, commvault simpana, simpana | backup-and-recovery
Acronis | 0.8 | acronis true image, acronis backup, acronis cyber protect | backup-and-recovery
EMC NetWorker [networker] | 0.4 | networker, legato networker | backup-and-recovery
IBM Spectrum Protect [tsm] | 0.5 | tivoli storage manager, ibm tsm, spectrum protect, tsm backup | backup-and-recovery
HP Data Protector [data-protector] | 0.3 | data protector, hp dataprotector | backup-and-recovery
!Rubrik | 0.4 | | backup-and-recovery
Datto | 0.6 | datto bcdr, datto rmm | backup-and-recovery
ARCserve | 0.4 | ca arcserve, arc serve | backup-and-recovery
Zerto | 0.3 | zerto replication | disaster-recovery
Postfix [postfix] | 0.5 | dovecot | email-administration, linux
Mimecast | 0.6 | mime cast | email-security
Lotus Notes [lotus-notes] | 1.5 | ibm notes, lotus domino, ibm domino, hcl notes, lotus notes/domino, ibm lotus notes, hcl domino, lotus notes domino | email-administration
Webmin | 0.4 | directadmin, web min | web-hosting
Out-of-band management | 0.8 | ipmi, baseboard management | server-hardware
Cisco UCS [cisco-ucs] | 0.8 | cisco unified computing system, ucs manager, ucs servers, !ucs | server-hardware
UPS and power systems [ups-power] | 0.6 | apc ups, ups systems, power distribution units | data-center
DCIM [dcim] | 0.2 | data center infrastructure management | data-center
## tool < system-administration
GlusterFS [glusterfs] | 0.2 | gluster, gluster fs | storage-administration
Sendmail | 0.3 | exim, sendmail server | email-administration, linux
EMC Avamar [avamar] | 0.3 | avamar | backup-and-recovery
EMC Data Domain [data-domain] | 0.3 | data domain, dell emc data domain | backup-and-recovery
Cohesity | 0.2 | cohesity dataprotect | backup-and-recovery
StorageCraft [storagecraft] | 0.3 | shadowprotect | backup-and-recovery
Microsoft Cluster Server [windows-clustering] | 0.6 | mscs, windows clustering, microsoft cluster, windows failover clustering | windows-server, clustering-ha
Veritas Cluster Server [vcs] | 0.3 | veritas cluster, veritas volume manager, vxvm | clustering-ha
Novell GroupWise [groupwise] | 0.4 | groupwise | email-administration
Novell ZENworks [zenworks] | 0.3 | zenworks, micro focus zenworks | netware, endpoint-management
OpenBSD [openbsd] | 0.3 | netbsd | unix
Rocky Linux [rocky-linux] | 0.8 | almalinux, alma linux | linux
NixOS [nixos] | 0.5 | nix os | nix
!Foreman [foreman] | 0.2 | the foreman, katello | linux-administration
QEMU [qemu] | 0.4 | qemu/kvm | virtualization
XenServer [xenserver] | 0.5 | citrix xenserver, citrix hypervisor, xcp-ng | xen
vRealize Suite [vrealize] | 0.4 | vrealize automation, vrealize operations, vmware aria, vrops, vra vmware | vmware
vMotion [vmotion] | 0.8 | storage vmotion, vmware ha, vmware drs | vsphere
Windows Autopilot [autopilot] | 0.6 | autopilot enrollment, !autopilot | intune, windows
Sysprep [sysprep] | 0.5 | windows sysprep, microsoft windows sysprep | desktop-imaging, windows
Windows Deployment Services [wds] | 0.6 | wds | windows-server, desktop-imaging
Exchange Online | 1.5 | exchange online administration, exchange hybrid | exchange, microsoft-365
DFS [dfs] | 0.8 | distributed file system, dfs replication | file-services, windows-server
NTFS permissions [ntfs] | 0.8 | ntfs, share permissions | file-services, windows
iSCSI [iscsi] | 0.8 | i-scsi | san
Fibre Channel [fibre-channel] | 0.8 | fiber channel, fcoe | san
Windows Registry | 0.4 | registry editing, regedit | windows
IBM PowerHA [powerha] | 0.1 | powerha, hacmp | clustering-ha
Oracle VM | 0.2 | ovm, ldoms | virtualization
VAX [vax] | 0.1 | vax/vms, dec vax | openvms
BlackBerry Enterprise Server [bes] | 0.5 | bes administration, !bes | mobile-device-support
Dell EMC PowerEdge [poweredge] | 0.6 | dell poweredge, poweredge servers, dell servers, poweredge | server-hardware
HPE ProLiant [proliant] | 0.6 | hp proliant, hp servers, proliant | server-hardware
Blade servers [blade-servers] | 0.5 | blade server, hp bladesystem, hp c7000, blade chassis | server-hardware
HP iLO [ilo] | 0.3 | ilo, integrated lights-out | out-of-band-management
Dell iDRAC [idrac] | 0.3 | idrac | out-of-band-management
## tool < system-administration
HP Insight Manager [insight-manager] | 0.2 | compaq insight manager, hp systems insight manager | server-hardware
Nextcloud [nextcloud] | 0.3 | owncloud | file-services
Linux Mint [linux-mint] | 0.8 | linuxmint, pop os, zorin os | linux
Windows Task Scheduler [task-scheduler] | 0.6 | scheduled tasks, task scheduler | windows
Remote Server Administration [rsat-tools] | 0.3 | remote server administration tools, mmc snap-ins | windows-server
Robocopy | 0.3 | robo copy | file-services
Ghost Solution Suite [ghost-solution-suite] | 0.1 | symantec ghost solution suite | desktop-imaging
Symantec Enterprise Vault [enterprise-vault] | 0.3 | enterprise vault, veritas enterprise vault, email archiving | email-administration
IBM Sametime [sametime] | 0.2 | lotus sametime, ibm lotus sametime | lotus-notes
Dell PowerScale [dell-powerscale] | 0.2 | powerscale, dell powerstore | storage-administration
Dell VxRail [vxrail] | 0.2 | vxrail | virtualization

`
