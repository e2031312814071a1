export const devops = `
## domain
DevOps [devops] | 20 | dev ops, dev-ops, devops practices, devops engineering, devops culture, devops tools | programming
DevSecOps [devsecops] | 2.5 | dev sec ops, secdevops, shift-left security | devops, application-security
Site reliability engineering [sre] | 4 | sre, site reliability, reliability engineering | devops
Platform engineering | 3 | internal developer platform, developer platform, idp platform | devops
GitOps [gitops] | 2.5 | git ops | devops, git
ChatOps [chatops] | 0.3 | chat ops | devops
Continuous integration and delivery [ci-cd] | 20 | ci/cd, cicd, ci cd, continuous integration, continuous delivery, continuous deployment, ci/cd pipelines, ci/cd pipeline, build pipelines, deployment pipelines, ci-cd, continuous integration and continuous delivery, build and deployment pipelines | devops
Deployment automation | 8 | automated deployment, software deployment, release automation, automated deployments, blue-green deployment, canary deployments, code deployments, application deployment, zero downtime deployment | devops
Release management | 6 | release engineering, release planning, release coordination, software releases, build and release, release manager | sdlc
Infrastructure as code | 10 | iac, infrastructure-as-code, infrastructure automation, infra as code | devops
Configuration management | 6 | config management, configuration automation, configuration management software | devops
!Containers | 20 | containerization, containerisation, container technologies, !container, containerized applications, linux containers | devops
Container orchestration | 6 | container management, orchestration of containers | containers
Immutable infrastructure | 0.6 | golden images | infrastructure-as-code
Service mesh | 1.5 | service meshes, envoy mesh | microservices, kubernetes
Observability | 4 | o11y, observability tools, telemetry, full-stack observability | monitoring
Monitoring | 15 | system monitoring, systems monitoring, application monitoring, infrastructure monitoring, monitoring tools, alerting, monitoring and alerting, server monitoring, performance monitoring, server and network monitoring, health checks, system performance monitoring | devops
!Logging | 6 | log management, log aggregation, centralized logging, log analysis | monitoring
Distributed tracing | 1.5 | !tracing, request tracing | observability
Application performance monitoring [apm] | 3 | application performance management, apm tools | monitoring
Incident response and on-call [on-call] | 4 | on-call, on call rotation, on-call support, oncall, pager duty rotation, on-call rotation, 24x7 on call | sre
Service level objectives [slo] | 1.5 | slo, sli, slos, slis, error budgets | sre
Chaos engineering | 0.8 | chaos monkey, gremlin chaos, litmus chaos | sre
Capacity planning | 4 | capacity management, capacity analysis, capacity forecasting, resource utilization | sre
Load balancing | 4 | load balancers, load balancer, load-balancing | computer-networking
Content delivery networks | 2.5 | cdn, content delivery network, cdns | web-performance
Package management | 3 | package managers, artifact management, artifact repository, binary repository | devops
Policy as code [policy-as-code] | 0.5 | compliance as code | infrastructure-as-code
Secrets management | 2 | secret management, secrets vault | cyber-security
Disaster recovery | 6 | dr planning, disaster recovery planning, dr testing, system and data disaster recovery software, drp | high-availability
Business continuity | 4 | bcp, business continuity planning, bc/dr, continuity planning, business continuity plans, business continuity plan, continuity of operations, disaster recovery plan, disaster recovery plans, disaster recovery testing, contingency planning, contingency plans, recovery procedures | disaster-recovery
eBPF [ebpf] | 0.4 | bpf | linux, observability
DPDK [dpdk] | 0.1 | data plane development kit | linux
Slurm [slurm] | 0.2 | slurm workload manager | high-performance-computing
Apptainer [apptainer] | 0.1 | !singularity, singularity containers | containers, high-performance-computing
Chronosphere [chronosphere] | 0.1 | | observability
## tool < devops
Docker | 50 | docker containers, dockerfile, docker container, dockerization, dockerized, docker engine, docker desktop, dockers | containers
Docker Compose | 10 | docker-compose, compose file | docker
Docker Swarm | 2 | docker-swarm, swarm mode | docker, container-orchestration
Podman | 4 | podman containers | containers
containerd | 1 | | containers
LXC [lxc] | 0.6 | linux containers lxc | containers, linux
Kubernetes | 25 | k8s, kubernetes cluster, kube, kubernets, kubernetes clusters, kubectl, kubernetes administration, kubernates, kuberenetes | container-orchestration
!Helm [helm] | 4 | helm charts, helm chart, helm 3 | kubernetes
Kustomize | 1.5 | kustomization | kubernetes
Kubernetes Operators [kubernetes-operators] | 1 | k8s operators, custom resource definitions, operator framework, operator sdk | kubernetes
Red Hat OpenShift [openshift] | 3 | openshift, ocp, open shift, openshift container platform | kubernetes, paas
!Rancher [rancher] | 1.2 | rancher kubernetes, suse rancher, rke | kubernetes
VMware Tanzu [tanzu] | 0.5 | tanzu, tanzu kubernetes grid | kubernetes, vmware
CKA certification [cka] | 0.6 | cka, ckad, certified kubernetes administrator, cks, certified kubernetes application developer, certified kubernetes security specialist, kubernetes certification, kubernetes certifications, kubernetes certified | kubernetes, certifications
!Nomad [nomad] | 0.6 | hashicorp nomad, nomad cluster | container-orchestration
Apache Mesos [mesos] | 0.3 | mesos, dc/os, mesosphere, marathon mesos | container-orchestration
Portainer | 0.8 | portainer.io | containers
Istio | 1.5 | istio service mesh | service-mesh
Linkerd | 0.4 | linker d | service-mesh
Envoy proxy [envoy] | 0.8 | !envoy | service-mesh
!Consul [consul] | 1 | hashicorp consul, consul connect, service discovery | service-mesh
Traefik | 1.5 | traefik proxy | load-balancing
Terraform | 15 | !tf, hashicorp terraform, terraform cloud, terraform enterprise, ibm terraform, terraform modules | infrastructure-as-code
Pulumi | 1.2 | pulumi iac | infrastructure-as-code
Spacelift | 0.1 | spacelift.io | infrastructure-as-code
Crossplane | 0.4 | cross plane | infrastructure-as-code, kubernetes
Serverless Framework | 1.5 | serverless.com, serverless.js | serverless
Ansible | 10 | ansible playbooks, red hat ansible, ansible software, red hat ansible engine, anisble | configuration-management
!Chef [chef] | 2 | chef infra, chef cookbooks, chef automation, opscode chef, progress chef, chef server | configuration-management
!Puppet [puppet] | 2 | puppet enterprise, puppet labs, puppet modules, puppetlabs | configuration-management
SaltStack [saltstack] | 0.8 | !salt, salt stack, salt states | configuration-management
CFEngine | 0.2 | cf engine | configuration-management
!Packer [packer] | 1.5 | hashicorp packer | infrastructure-as-code
!Vagrant | 2 | hashicorp vagrant, vagrantfile | virtualization
HashiCorp Vault [vault] | 2 | !vault, vault by hashicorp | secrets-management
Jenkins | 15 | jenkins ci, jenkins pipeline, jenkins pipelines, hudson, jenkinsfile, jenkin | ci-cd
GitHub Actions | 10 | github action, github workflows, gh actions | ci-cd, github
GitLab CI [gitlab-ci] | 6 | gitlab ci/cd, gitlab pipelines, gitlab-ci, gitlab runner, gitlab ci cd | ci-cd, gitlab
CircleCI | 3 | circle ci, circle-ci | ci-cd
Travis CI [travis-ci] | 1.5 | travis, travisci | ci-cd
TeamCity | 2 | team city, jetbrains teamcity | ci-cd
!Bamboo [bamboo] | 1.5 | atlassian bamboo, bamboo ci | ci-cd
Bitbucket Pipelines | 1 | bitbucket pipeline | ci-cd, bitbucket
Buildkite | 0.4 | build kite | ci-cd
Drone CI [drone-ci] | 0.3 | drone.io | ci-cd
Concourse CI [concourse] | 0.3 | concourse pipelines, !concourse | ci-cd
GoCD [gocd] | 0.2 | go cd | ci-cd
CruiseControl | 0.2 | cruise control, cruisecontrol.net | ci-cd
Tekton | 0.4 | tekton pipelines | ci-cd, kubernetes
Argo CD [argo-cd] | 2 | argocd, !argo | gitops, kubernetes
Flux CD [flux-cd] | 0.6 | !flux, fluxcd, flux gitops | gitops, kubernetes
Spinnaker | 0.4 | spinnaker cd | ci-cd
Octopus Deploy | 1.2 | octopus deployment | deployment-automation
UrbanCode Deploy [urbancode] | 0.4 | urbancode, ibm urbancode, ucd deploy | deployment-automation
!Harness [harness] | 0.3 | harness.io, harness cd | ci-cd
Capistrano | 0.3 | capistrano deploy | deployment-automation
Dagger CI [dagger-ci] | 0.2 | dagger.io | ci-cd
Rational Build Forge [build-forge] | 0.1 | build forge, ibm rational build forge | build-automation
JFrog Artifactory [artifactory] | 2 | artifactory, jfrog, jfrog xray | package-management
Sonatype Nexus [nexus] | 2 | nexus repository, nexus repository manager, nexus oss, !nexus | package-management
Harbor registry [harbor] | 0.3 | harbor container registry, !harbor | containers
Prometheus [prometheus] | 4 | prometheus monitoring | monitoring
!Loki [loki] | 0.8 | grafana loki | logging
Grafana Tempo [tempo] | 0.2 | grafana mimir, !tempo | distributed-tracing
Jaeger tracing [jaeger] | 0.6 | !jaeger, opentracing | distributed-tracing
Zipkin | 0.3 | zip kin | distributed-tracing
OpenTelemetry | 1.5 | otel, open telemetry, opencensus | observability
ELK Stack [elk] | 4 | elk, elastic stack, efk stack, efk, elk-stack | elasticsearch, kibana, logging
Logstash | 2 | log stash | logging
Fluentd | 1.2 | | logging
Graylog | 0.4 | gray log | logging
syslog [syslog] | 1 | rsyslog, syslog-ng | logging
Splunk | 4 | splunk enterprise, splunk cloud, splunk es, splunk enterprise security, splunk administration | logging, siem
Sumo Logic | 0.4 | sumologic | logging
Loggly | 0.2 | papertrail | logging
Datadog | 4 | data dog, datadog apm | apm
New Relic [new-relic] | 3 | newrelic, new relic apm | apm
Dynatrace | 1.5 | dyna trace | apm
AppDynamics | 1.2 | app dynamics, appd, cisco appdynamics | apm
Elastic APM [elastic-apm] | 0.4 | elastic observability | apm, elasticsearch
!Honeycomb [honeycomb] | 0.2 | honeycomb.io | observability
!Sentry [sentry] | 2 | sentry.io, sentry error tracking | monitoring
Rollbar | 0.3 | airbrake | monitoring
PagerDuty | 1.5 | pager duty | on-call
Opsgenie | 0.6 | ops genie | on-call
Statuspage | 0.2 | atlassian statuspage | on-call
Nagios | 2 | nagios xi, nagios core | monitoring
Icinga | 0.2 | icinga2 | monitoring
Zabbix | 1 | zabbix monitoring | monitoring
PRTG [prtg] | 0.6 | prtg network monitor, paessler prtg | network-monitoring
Checkmk | 0.2 | check_mk | monitoring
Cacti | 0.4 | | network-monitoring
SolarWinds | 2 | solar winds, solarwinds orion, solarwinds npm | network-monitoring
ManageEngine | 0.8 | manage engine, opmanager, manageengine servicedesk plus, adaudit plus | monitoring
SCOM [scom] | 1 | system center operations manager, microsoft scom, operations manager | monitoring, windows-server
BMC Patrol [bmc-patrol] | 0.3 | bmc truesight, bmc software, patrol agent | monitoring
IBM Tivoli [tivoli] | 0.8 | tivoli, ibm tivoli monitoring, ibm tivoli software | monitoring
HP OpenView [hp-openview] | 0.4 | openview, hpov, hp operations manager, micro focus openview, network node manager | network-monitoring
CA Unicenter [ca-unicenter] | 0.2 | ca nimsoft, unicenter, ca uim | monitoring
Uptime monitoring [uptime-monitoring] | 0.5 | pingdom, uptime robot, uptimerobot | monitoring
Apache HTTP Server [apache-http-server] | 8 | apache, apache web server, httpd, apache2, apache http | web-servers
Nginx [nginx] | 8 | nginx plus, engine x, nginx server | web-servers
Apache Tomcat [tomcat] | 4 | tomcat, apache tomcat server, tomcat server | application-servers, java
Jetty [jetty] | 0.8 | eclipse jetty, jetty server | application-servers, java
JBoss [jboss] | 2 | jboss eap, red hat jboss, jboss application server, redhat jboss | application-servers, java
IBM WebSphere [websphere] | 2 | websphere, websphere application server, ibm was, websphere portal, ibm websphere application server, websphere liberty, open liberty | application-servers, java
Oracle WebLogic [weblogic] | 2 | weblogic, weblogic server, bea weblogic, oracle weblogic server, web logic | application-servers, java
GlassFish | 0.5 | payara, glass fish, glassfish server | application-servers, java
Oracle Application Server [oracle-application-server] | 0.4 | oracle ias, oracle 10g application server, oc4j | application-servers
Oracle Fusion Middleware [fusion-middleware] | 0.8 | fusion middleware, oracle fmw | middleware
IIS [iis] | 4 | internet information services, internet information server, microsoft iis, iis 7, iis 6.0, microsoft internet information services, iis server | web-servers, windows-server
!Caddy [caddy] | 0.6 | caddy server, caddyfile | web-servers
HAProxy | 1.5 | ha proxy | load-balancing
!Varnish [varnish] | 0.5 | varnish cache | caching, web-servers
Squid proxy [squid] | 0.3 | !squid | web-servers
Kong API gateway [kong] | 0.8 | !kong, kong gateway | api-gateway-pattern
Tyk [tyk] | 0.1 | wso2 api manager | api-gateway-pattern
RabbitMQ | 8 | !rabbit, rabbit mq, rabbit-mq, amqp | message-queues
Apache ActiveMQ [activemq] | 1.5 | activemq, active mq, activemq artemis | message-queues
IBM MQ [ibm-mq] | 1.2 | mq series, mqseries, ibm mqseries, websphere mq, ibm websphere mq | message-queues
MSMQ [msmq] | 0.6 | microsoft message queuing, microsoft message queue | message-queues, dot-net
!NATS [nats] | 0.6 | nats.io, nats jetstream, jetstream | message-queues
TIBCO EMS [tibco] | 1 | tibco, tibco businessworks, tibco bw | integration, message-queues
!Solace | 0.2 | solace pubsub+ | message-queues
MuleSoft | 1.5 | mule esb, mulesoft anypoint, anypoint platform, mule soft, mule 4 | integration, esb
Dell Boomi [boomi] | 0.8 | boomi, boomi atomsphere, boomi integration | integration
WSO2 [wso2] | 0.3 | wso2 esb | integration
webMethods | 0.5 | software ag webmethods, web methods | integration
BizTalk | 1.2 | biztalk server, microsoft biztalk, biz talk | integration, dot-net
IBM Integration Bus [iib] | 0.6 | iib, ibm ace, ibm message broker, websphere message broker, ibm app connect | integration
IBM DataPower [datapower] | 0.4 | datapower, data power | integration, api-gateway-pattern
SAP PI/PO [sap-pi] | 0.6 | sap pi, sap xi, sap po, sap process integration | integration, sap
Workato | 0.3 | | integration
Zapier | 1.5 | ifttt | low-code, integration
Sterling B2B Integrator [sterling-integrator] | 0.3 | ibm sterling, sterling integrator, gentran, sterling commerce | edi
Open Policy Agent | 0.6 | opa gatekeeper, opa/gatekeeper, !opa | policy-as-code
## domain < backend
Web servers | 4 | web server, web server administration, web server software | backend
Application servers | 4 | application server, app servers, java application servers, application server software, app server administration
Trunk-based development [trunk-based-development] | 0.5 | trunk based development, trunk-based-development, short-lived branches | version-control
Monorepos [monorepo] | 0.5 | monorepo, mono-repo, monorepo tooling | version-control
Canary releases [canary-releases] | 0.3 | canary release, canary analysis | deployment-automation
## tool < devops
Terragrunt | 0.8 | terra grunt | terraform
OpenTofu | 0.2 | open tofu | terraform
Ansible Tower [ansible-tower] | 1 | ansible awx, awx, ansible automation platform | ansible
SST serverless stack [sst] | 0.2 | sst.dev, sst serverless | serverless, aws
Jenkins X [jenkins-x] | 0.1 | jenkinsx | ci-cd, kubernetes
Woodpecker CI [woodpecker-ci] | 0.1 | woodpecker pipelines | ci-cd
K3s [k3s] | 0.6 | k3s cluster, minikube, kind kubernetes, microk8s | kubernetes
Kyverno | 0.2 | kyverno policies | policy-as-code, kubernetes
Karpenter | 0.2 | | kubernetes
KEDA [keda] | 0.1 | keda autoscaling, keda scalers | kubernetes
Velero | 0.1 | velero backup | kubernetes
External Secrets Operator [external-secrets] | 0.1 | external secrets, sealed secrets, eso operator | secrets-management, kubernetes
Kubebuilder | 0.1 | | kubernetes-operators
Longhorn storage [longhorn] | 0.1 | rancher longhorn, openebs | kubernetes
Strimzi | 0.1 | | kafka, kubernetes
Infracost | 0.1 | | finops, infrastructure-as-code
Terratest | 0.1 | | infrastructure-as-code
Cloud Custodian [cloud-custodian] | 0.1 | | cloud-security
OpsLevel | 0.1 | humanitec, getport | platform-engineering
Dependabot | 0.2 | renovate bot, renovatebot | package-management
LocalStack | 0.2 | | aws
Coralogix | 0.1 | | observability
Instana | 0.2 | ibm instana | apm
SigNoz | 0.1 | | observability
Lightstep | 0.1 | | observability
Cribl | 0.1 | cribl stream | logging
Logz.io [logz-io] | 0.1 | logzio, logdna, mezmo | logging
Pyroscope | 0.1 | grafana pyroscope | observability
incident.io [incident-io] | 0.1 | firehydrant, rootly, squadcast | incident-management
Chaos Mesh [chaos-mesh] | 0.1 | steadybit | chaos-engineering
Cilium | 0.3 | cilium cni, calico cni, calico | kubernetes, computer-networking
Thanos monitoring [thanos] | 0.2 | thanos prometheus, cortex metrics, !thanos | prometheus
Alertmanager | 0.6 | prometheus alertmanager | prometheus
Promtail | 0.1 | grafana promtail, grafana agent, grafana alloy | loki
Fluent Bit [fluent-bit] | 0.4 | fluentbit, fluent-bit | logging
Filebeat | 0.5 | elastic beats, metricbeat | logging
Bugsnag | 0.3 | bug snag | monitoring
Raygun | 0.1 | raygun crash reporting | monitoring
VictorOps [victorops] | 0.2 | splunk on-call | on-call
Munin | 0.1 | munin monitoring | monitoring
MRTG [mrtg] | 0.2 | multi-router traffic grapher | network-monitoring
Netcool [netcool] | 0.2 | ibm netcool, tivoli netcool, netcool omnibus | monitoring
WildFly [wildfly] | 0.6 | red hat wildfly | jboss
Undertow | 0.1 | undertow server | application-servers, java
OpenResty | 0.1 | open resty | nginx
Oracle SOA Suite [oracle-soa-suite] | 0.6 | soa suite, oracle osb, oracle soa | fusion-middleware, soa
Jitterbit | 0.2 | jitterbit harmony | integration
Celigo | 0.2 | celigo integrator | integration
n8n | 0.4 | n8n.io | low-code, integration
Make automation [make-com] | 0.3 | make.com, integromat | low-code, integration
LXD [lxd] | 0.2 | incus | containers, linux
CRI-O [cri-o] | 0.2 | crio | containers
Buildah | 0.2 | buildah images, kaniko | containers
GNU Screen [gnu-screen] | 0.2 | | linux
HashiCorp | 0.8 | hashistack, hashicorp stack | infrastructure-as-code
Rundeck | 0.3 | pagerduty rundeck | deployment-automation
Argo Rollouts | 0.2 | progressive delivery, flagger | kubernetes
CloudBees | 0.3 | cloudbees core, cloudbees jenkins | jenkins
Skaffold | 0.2 | tilt.dev | kubernetes
Lens for Kubernetes [k8s-lens] | 0.2 | kubernetes lens, k9s | kubernetes
Falco runtime security [falco-security] | 0.1 | sysdig falco, falcosecurity | container-security
IaC scanners [iac-scanners] | 0.1 | tfsec, tflint, terrascan | infrastructure-as-code
!Earthly [earthly] | 0.1 | earthfile | build-automation
env0 [env0] | 0.1 | | infrastructure-as-code
CDK for Terraform [cdktf] | 0.1 | cdktf, terraform cdk | terraform
StackStorm [stackstorm] | 0.1 | | automation
Rook Ceph [rook] | 0.1 | rook-ceph | kubernetes, ceph
oVirt [ovirt] | 0.1 | red hat virtualization, rhev | virtualization
`
