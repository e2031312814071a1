export const dataAndInfrastructureRelations = `
.6 postgresql mysql sql-server oracle-database
.7 mysql mariadb
.5 sqlite mysql postgresql
.4 db2 oracle-database sybase teradata
.6 mongodb couchdb couchbase dynamodb cosmos-db
.6 redis memcached amazon-elasticache hazelcast
.6 cassandra scylladb hbase dynamodb
.6 neo4j amazon-neptune arangodb janusgraph
.6 influxdb timescaledb prometheus
.7 elasticsearch opensearch solr lucene
.7 pinecone weaviate milvus qdrant chromadb pgvector faiss
.6 snowflake bigquery redshift synapse databricks
.5 teradata netezza vertica greenplum data-warehousing
.6 cockroachdb tidb yugabytedb cloud-spanner
.7 ssis ssrs ssas sql-server
.6 oracle-rac oracle-data-guard rman oracle-asm oem oracle-goldengate
.6 oracle-forms oracle-reports pl-sql
.6 toad oracle-sql-developer sql-plus
.6 erwin er-studio powerdesigner data-modeling
.6 database-administration database-performance-tuning database-backup-and-recovery database-replication database-security
.5 database-design data-modeling database-normalization
.5 amazon-rds amazon-aurora azure-sql google-cloud-sql
.5 liquibase flyway
.6 spark hadoop hive kafka flink
.6 hdfs mapreduce hive pig sqoop oozie hbase
.6 cloudera hortonworks mapr
.6 airflow dagster prefect luigi
.6 airflow dbt data-pipelines
.6 informatica datastage talend ssis ab-initio odi
.5 etl data-warehousing data-pipelines data-integration data-migration
.6 fivetran airbyte matillion stitch-data
.6 delta-lake iceberg hudi data-lakes
.6 parquet avro arrow
.6 presto trino impala amazon-athena
.6 adf aws-glue dataflow-gcp informatica
.6 amazon-kinesis kafka event-hubs google-pubsub
.6 emr-aws dataproc azure-hdinsight
.6 data-governance data-quality mdm metadata-management data-lineage
.6 collibra alation purview datahub
.6 autosys control-m tws cron
.6 tensorflow pytorch keras jax
.6 xgboost lightgbm catboost gradient-boosting
.5 scikit-learn pandas numpy scipy
.6 matplotlib seaborn plotly bokeh
.6 mlflow kubeflow weights-and-biases dvc
.6 sagemaker azure-ml vertex-ai
.6 langchain llamaindex rag vector-databases
.6 openai-api claude-api gemini-api azure-openai bedrock
.6 llm generative-ai prompt-engineering rag fine-tuning
.5 nlp spacy nltk hugging-face gensim
.6 opencv yolo image-processing
.5 deep-learning neural-networks cnn rnn transformers
.5 machine-learning statistics data-science predictive-modeling feature-engineering
.6 ab-testing statistics product-analytics
.5 regression-analysis clustering time-series-analysis
.6 tidyverse ggplot2 rstudio shiny r-markdown
.5 pandas polars dask pyspark
.5 spss sas stata minitab
.6 data-science data-analysis data-mining
.6 power-bi tableau qlik-sense looker
.5 qlik-sense qlikview
.5 cognos businessobjects microstrategy obiee
.5 crystal-reports ssrs jasper-reports
.6 looker-studio google-analytics
.6 mixpanel amplitude heap-analytics segment posthog
.6 google-analytics adobe-analytics google-tag-manager
.6 metabase superset redash
.6 reporting dashboards kpis business-intelligence data-visualization
.6 grafana prometheus kibana
.6 aws azure google-cloud
.4 oci ibm-cloud aws
.5 heroku vercel netlify render fly-io
.5 digitalocean linode vultr hetzner
.6 aws-lambda azure-functions cloud-functions
.6 eks aks gke
.6 ecs fargate eks ecr
.6 s3 azure-storage gcs
.6 cloudformation terraform pulumi aws-cdk bicep arm-templates
.5 sqs sns eventbridge
.6 cloudwatch azure-monitor stackdriver
.6 codepipeline codebuild codedeploy
.6 ec2 azure-vm compute-engine
.6 step-functions logic-apps
.6 cognito auth0 azure-ad-b2c
.6 amazon-api-gateway apim apigee kong
.6 cloudflare akamai fastly cloudfront
.6 docker kubernetes docker-compose podman helm
.5 kubernetes openshift rancher nomad docker-swarm
.6 istio linkerd envoy consul
.6 argo-cd flux-cd gitops
.6 jenkins gitlab-ci github-actions circleci teamcity azure-devops
.6 ansible puppet chef saltstack
.5 terraform ansible packer vault
.6 prometheus datadog new-relic dynatrace appdynamics
.6 splunk elk sumo-logic graylog
.6 elk logstash kibana fluentd
.6 jaeger zipkin opentelemetry
.6 nagios zabbix prtg solarwinds
.6 artifactory nexus
.5 pagerduty opsgenie on-call
.6 nginx apache-http-server haproxy iis
.6 tomcat jboss weblogic websphere
.6 rabbitmq activemq kafka sqs nats
.6 ibm-mq activemq tibco
.6 mulesoft boomi tibco webmethods biztalk
.5 sre devops platform-engineering observability slo
.5 ci-cd deployment-automation release-management
.5 devops infrastructure-as-code configuration-management containers
.6 disaster-recovery business-continuity backup-and-recovery
.5 linux unix bash shell-scripting
.6 rhel centos fedora oracle-linux
.6 ubuntu debian
.6 solaris aix hp-ux
.5 windows macos linux
.6 windows-server active-directory group-policy exchange hyper-v
.6 active-directory ldap entra-id adfs
.6 sccm wsus intune mdt
.5 intune jamf airwatch
.6 vmware vsphere esxi hyper-v
.5 vsphere vsan nsx vmware-srm
.6 citrix xenapp xendesktop netscaler vdi
.5 kvm proxmox xen virtualbox
.6 san nas raid storage-administration
.6 netapp emc-storage hpe-3par pure-storage
.6 veeam netbackup backup-exec commvault acronis
.5 exchange m365-admin email-administration lotus-notes
.6 system-administration linux-administration windows-administration patch-management
.5 ibm-i z-os mainframe
.6 cisco juniper arista aruba
.6 routing-and-switching bgp ospf eigrp mpls vlan
.7 lan wan vpn
.6 dns dhcp tcp-ip
.6 palo-alto fortinet cisco-asa check-point firewalls
.5 sonicwall fortinet meraki
.6 ccna ccnp ccie
.6 wireshark tcpdump nmap packet-analysis
.6 f5 netscaler haproxy load-balancing
.6 voip sip cucm pbx unified-communications
.5 sd-wan sdn mpls
.5 network-administration network-troubleshooting network-monitoring network-design network-security
.6 cisco-ios cisco-catalyst cisco-nexus
.6 meraki unifi aruba ruckus
.6 cellular-networks rf-engineering telecommunications
.6 siem splunk qradar sentinel arcsight logrhythm
.6 nessus qualys rapid7 openvas
.6 burp-suite metasploit owasp-zap kali-linux nmap
.6 crowdstrike sentinelone carbon-black microsoft-defender
.6 symantec mcafee trend-micro sophos kaspersky
.6 okta ping-identity sailpoint cyberark entra-id
.5 iso-27001 nist soc-2 pci-dss cis-controls
.6 gdpr ccpa hipaa
.6 sast dast sca-security
.6 snyk checkmarx veracode fortify sonarqube
.6 cissp cism cisa ceh security-plus
.6 penetration-testing vulnerability-assessment owasp application-security
.6 security-operations incident-response-security threat-hunting threat-intelligence digital-forensics
.6 ids-ips firewalls snort
.6 mfa sso duo
.5 rbac identity-and-access-management pam
.6 encryption pki tls cryptography
.5 zero-trust sase zscaler
.5 cyber-security security-risk security-audit security-policies security-compliance
.5 network-security vpn firewalls
docker > ci-cd .4, linux .4, containers .8
kubernetes > helm .7, docker .8, terraform .4, prometheus .4
aws > ec2 .7, s3 .7, aws-lambda .6, terraform .4, cloudformation .5, aws-iam .5
azure > azure-devops .6, entra-id .5, azure-functions .5, azure-app-service .5, azure-sql .4
google-cloud > bigquery .5, gke .5, cloud-run .4, google-pubsub .4
terraform > aws .4, azure .4, hcl .7, infrastructure-as-code .8
spark > scala .5, pyspark .8, databricks .7
snowflake > dbt .6, sql .5, data-warehousing .7
machine-learning > python .6, scikit-learn .7, deep-learning .7, pandas .5, mlops .5
sql-server > t-sql .8, ssms .7, sql .7, dot-net .4
oracle-database > pl-sql .8, sql .7, toad .5
data-analysis > microsoft-excel .5, sql .6, tableau .5, power-bi .5, statistics .6
power-bi > dax .7, power-query .7, sql .5, microsoft-excel .5
linux > bash .6, linux-administration .8, docker .4, unix .7
cisco > ccna .6, routing-and-switching .7, computer-networking .6
computer-networking > tcp-ip .7, lan .6, wan .6, routing-and-switching .7, firewalls .5
active-directory > windows-server .8, group-policy .8, dns .4, account-administration .5
vmware > virtualization .8, san .4, windows-server .4
data-engineering > etl .7, sql .6, python .5, spark .6, airflow .6, data-warehousing .6
sre > monitoring .6, on-call .6, kubernetes .5, linux .5
`
