export const clouds = `
## domain
Cloud computing | 25 | cloud, cloud technologies, cloud platforms, cloud infrastructure, cloud services, public cloud, cloud environments, cloud-based solutions, cloud based
Infrastructure as a service [iaas] | 3 | iaas, infrastructure-as-a-service | cloud-computing
Platform as a service [paas] | 3 | paas, platform-as-a-service | cloud-computing
Hybrid cloud | 2 | hybrid cloud architecture, hybrid infrastructure | cloud-computing
Multi-cloud | 2 | multicloud, multi cloud | cloud-computing
Private cloud | 1.5 | on-premise cloud, private clouds | cloud-computing
Cloud migration | 4 | migration to cloud, cloud migrations, lift and shift, cloud adoption, cloud transformation | cloud-computing
Cloud architecture | 6 | cloud solution architecture, cloud design, cloud infrastructure design, cloud architect, well-architected framework | cloud-computing, software-architecture
Cloud-native development [cloud-native] | 4 | cloud native, cloud-native, cloud native applications, twelve-factor app, 12 factor | cloud-computing, microservices
Serverless [serverless] | 6 | serverless computing, serverless architecture, faas, functions as a service, serverless functions | cloud-computing
Cloud security | 4 | cloud security architecture, cloud security posture management, cspm | cloud-computing, cyber-security
Cloud cost management [finops] | 2 | finops, cloud cost optimization, cloud financial management, cost optimization in the cloud | cloud-computing
Edge computing | 1.5 | edge ai infrastructure, fog computing | cloud-computing
Landing zones [landing-zones] | 0.6 | landing zone, azure landing zones | cloud-architecture
## tool < cloud-computing
Amazon Web Services [aws] | 50 | aws, amazon web services aws, aws cloud, amazon aws, aws services, amazon cloud, amazon web service, amazon webservices, aws platform, aws environment
Microsoft Azure [azure] | 30 | azure, azure cloud, windows azure, ms azure, azure services, microsoft azure cloud
Google Cloud Platform [google-cloud] | 20 | gcp, google cloud, google cloud services, gcp cloud
Oracle Cloud Infrastructure [oci] | 2 | oci, oracle cloud, oracle cloud infrastructure oci
IBM Cloud [ibm-cloud] | 1 | bluemix, ibm bluemix, softlayer
Alibaba Cloud | 0.5 | aliyun, ali cloud
Tencent Cloud | 0.1 | tencentcloud
DigitalOcean | 10 | digital ocean, digitalocean droplets
Heroku | 8 | heroku platform
Vercel | 6 | vercel platform, zeit now
Netlify | 6 | netlify functions
Render hosting [render] | 0.8 | render.com
Fly.io [fly-io] | 1.5 | flyio
Railway hosting [railway] | 0.4 | railway.app
Linode | 4 | akamai connected cloud, linode akamai
Vultr | 2 | vultr cloud
Hetzner | 1 | hetzner cloud
OVHcloud [ovh] | 0.8 | ovh, ovh cloud
Scaleway | 0.3 | scale way
Rackspace | 1 | rackspace cloud
OpenStack | 1.5 | open stack, openstack nova, openstack neutron | private-cloud
Pivotal Cloud Foundry [cloud-foundry] | 1 | pcf, cloud foundry, cloudfoundry | paas
Cloudflare | 10 | cloudflare workers, cloudflare cdn, cloudflare pages | content-delivery-networks
Akamai | 1 | akamai cdn | content-delivery-networks
Fastly | 0.5 | fastly cdn | content-delivery-networks
Firebase Cloud Messaging [fcm] | 1 | fcm | mobile-development
Salesforce Heroku Connect [heroku-connect] | 0.1 | heroku connect | heroku, salesforce
VMware Cloud on AWS [vmware-cloud] | 0.3 | vmware cloud, vmc on aws | vmware, aws
## tool < aws
Amazon EC2 [ec2] | 15 | ec2, elastic compute cloud, amazon elastic compute cloud, amazon elastic compute cloud ec2, ec2 instances
Amazon S3 [s3] | 15 | s3, simple storage service, amazon simple storage service, s3 buckets, aws simple storage service, s3 bucket
S3 Glacier [s3-glacier] | 0.6 | glacier storage, amazon glacier, aws glacier | s3
AWS Lambda [aws-lambda] | 10 | lambda functions, lambda function, !lambdas, aws lambdas, !lambda | aws, serverless
Amazon API Gateway [amazon-api-gateway] | 4 | aws api gateways | aws, api-gateway-pattern
Amazon ECS [ecs] | 4 | ecs, elastic container service, ecs cluster, amazon elastic container service | aws, containers
AWS Fargate [fargate] | 3 | fargate, ecs fargate | aws, containers, serverless
Amazon EKS [eks] | 4 | eks, elastic kubernetes service, amazon elastic kubernetes service | kubernetes, aws
Amazon ECR [ecr] | 2 | ecr, elastic container registry | aws, containers
AWS Elastic Beanstalk [elastic-beanstalk] | 2 | elastic beanstalk, beanstalk | aws, paas
AWS CloudFormation [cloudformation] | 4 | cloudformation, cloud formation, amazon web services aws cloudformation, cloudformation templates, cfn | aws, infrastructure-as-code
AWS CDK [aws-cdk] | 2 | cloud development kit, aws cloud development kit, !cdk | aws, infrastructure-as-code
AWS SAM [aws-sam] | 1 | serverless application model, aws serverless application model | aws, serverless
Amazon CloudWatch [cloudwatch] | 4 | cloudwatch, cloud watch, cloudwatch logs, cloudwatch alarms | aws, monitoring
AWS CloudTrail [cloudtrail] | 1.5 | cloudtrail, cloud trail | aws, cloud-security
AWS X-Ray [x-ray] | 0.5 | aws xray | aws, distributed-tracing
Amazon SQS [sqs] | 4 | sqs, simple queue service, amazon simple queue service | aws, message-queues
Amazon SNS [sns] | 4 | sns notifications, simple notification service, amazon simple notification service, !sns | aws, pub-sub-pattern
Amazon SES [ses] | 1.5 | simple email service, amazon simple email service, !ses | aws
Amazon EventBridge [eventbridge] | 1.5 | eventbridge, event bridge, cloudwatch events | aws, event-driven-architecture
Amazon MQ [amazon-mq] | 0.3 | aws activemq | aws, message-queues
AWS Step Functions [step-functions] | 2 | step functions, stepfunctions | aws, serverless
AWS AppSync [appsync] | 0.6 | appsync, app sync | aws, graphql
Amazon Cognito [cognito] | 2 | cognito, cognito user pools | aws, identity-and-access-management
AWS IAM [aws-iam] | 4 | iam roles, iam policies, aws identity and access management | aws, identity-and-access-management
AWS KMS [aws-kms] | 1.5 | key management service, aws key management service, !kms | aws, key-management
AWS Secrets Manager [aws-secrets-manager] | 1.5 | secrets manager, parameter store, ssm parameter store | aws, secrets-management
AWS Systems Manager [aws-ssm] | 1 | aws ssm, ssm agent | aws
Amazon VPC [vpc] | 4 | vpc, virtual private cloud, vpc peering | aws, computer-networking
AWS Direct Connect [direct-connect] | 0.6 | direct connect | aws, wan
Amazon Route 53 [route-53] | 3 | route53, route 53 | aws, dns
Amazon CloudFront [cloudfront] | 3 | cloudfront, cloud front | aws, content-delivery-networks
Elastic Load Balancing [elb] | 3 | elb, aws elb, aws alb, application load balancer, network load balancer, elastic load balancer | aws, load-balancing
AWS Auto Scaling [aws-auto-scaling] | 2 | auto scaling groups, autoscaling groups, asg aws, ec2 auto scaling, autoscaling | aws
Amazon EBS [ebs-aws] | 1.5 | elastic block store, ebs volumes, elastic block storage, !ebs | aws, storage-administration
Amazon EFS [efs-aws] | 0.8 | elastic file system, !efs | aws, storage-administration
AWS Backup [aws-backup] | 0.4 | ec2 snapshots | aws, backup-and-recovery
AWS CodePipeline [codepipeline] | 1.5 | codepipeline, code pipeline | aws, ci-cd
AWS CodeBuild [codebuild] | 1.2 | codebuild, code build | aws, ci-cd
AWS CodeDeploy [codedeploy] | 1 | codedeploy, code deploy | aws, ci-cd
AWS CodeCommit [codecommit] | 0.6 | codecommit, code commit | aws, git
AWS GuardDuty [guardduty] | 0.6 | guardduty, !guard duty | aws, cloud-security
AWS Security Hub [aws-security-hub] | 0.5 | security hub | aws, cloud-security
AWS WAF [aws-waf] | 0.8 | aws shield, aws web application firewall | aws, waf
AWS Inspector [aws-inspector] | 0.3 | | aws, cloud-security
AWS Organizations [aws-organizations] | 0.6 | aws service control policies, scps | aws
AWS OpsWorks [opsworks] | 0.3 | opsworks | aws, configuration-management
AWS Batch [aws-batch] | 0.5 | aws batch jobs | aws, batch-processing
Amazon Lightsail [lightsail] | 0.6 | lightsail | aws
Amazon WorkSpaces [workspaces-aws] | 0.6 | aws virtual desktops | aws, vdi
Amazon Connect [amazon-connect] | 0.5 | aws connect contact center | aws, contact-center
AWS IoT Core [aws-iot] | 0.8 | aws iot, iot core | aws, internet-of-things
Amazon Pinpoint [pinpoint] | 0.1 | pinpoint campaigns | aws
AWS Snowball [snowball] | 0.2 | aws snow family | aws
AWS Outposts [outposts] | 0.1 | !outposts | aws, hybrid-cloud
AWS App Runner [app-runner] | 0.2 | app runner | aws, containers
AWS CLI [aws-cli] | 3 | amazon cli, aws command line interface | aws, scripting
AWS certifications [aws-certification] | 3 | aws certified developer, aws sysops administrator, aws certified cloud practitioner, aws certified, aws cert, aws certs, amazon certified, aws certified devops engineer, aws certified devops, aws certified security, aws security specialty, aws data engineer associate, aws certified data engineer, aws certified data analytics, aws certified machine learning, aws certified database, aws certified advanced networking, aws certified sysops administrator, aws developer associate, aws devops certification | aws, certifications
## tool < azure
Azure Virtual Machines [azure-vm] | 3 | azure vm, azure vms, azure virtual machine
Azure App Service [azure-app-service] | 4 | app service, azure web apps, azure app services, azure websites | azure, paas
Azure Functions [azure-functions] | 4 | azure function, azure function app, azure function apps | azure, serverless
Azure Kubernetes Service [aks] | 3 | aks, aks cluster | azure, kubernetes
Azure Container Registry [azure-acr] | 0.8 | azure container instances | azure, containers
Azure DevOps [azure-devops] | 8 | azure pipelines, azure devops services, ado boards, microsoft azure devops services, azure repos, azure devops server | azure, ci-cd
Azure Resource Manager [arm-templates] | 2 | arm templates, arm template, azure arm templates, azure resource manager templates | azure, infrastructure-as-code
Azure Blob Storage [azure-storage] | 3 | azure storage, blob storage, azure storage account, azure storage accounts | azure
Azure Logic Apps [logic-apps] | 2 | logic apps, logic app | azure, integration
Azure Service Bus [azure-service-bus] | 1.5 | service bus | azure, message-queues
Azure Event Hubs [event-hubs] | 1 | event hubs, event hub, azure event hub | azure, stream-processing
Azure Event Grid [event-grid] | 0.6 | event grid | azure, event-driven-architecture
Azure API Management [apim] | 1 | apim, azure apim | azure, api-gateway-pattern
Azure Monitor [azure-monitor] | 1.5 | log analytics, azure log analytics | azure, monitoring
Application Insights [app-insights] | 1.5 | app insights, appinsights, azure application insights | azure-monitor, apm
Azure Key Vault [azure-key-vault] | 2 | key vault, azure keyvault | azure, secrets-management
Microsoft Entra ID [entra-id] | 6 | azure ad, azure active directory, entra id, entra, azuread, aad, microsoft entra, conditional access, conditional access policies, azure ad connect, entra connect | azure, identity-and-access-management
Azure AD B2C [azure-ad-b2c] | 0.6 | azure b2c, entra external id | entra-id
Azure Virtual Desktop [azure-virtual-desktop] | 1 | windows virtual desktop, azure avd | azure, vdi
Azure Virtual Network [azure-vnet] | 1.5 | azure vnet, azure networking, vnet, vnets | azure, computer-networking
Azure ExpressRoute [expressroute] | 0.5 | expressroute, express route | azure, wan
Azure Site Recovery [azure-site-recovery] | 0.6 | asr azure, !site recovery | azure, disaster-recovery
Azure Sentinel [sentinel] | 1 | microsoft sentinel, sentinel siem, !sentinel | azure, siem
Microsoft Defender for Cloud [defender-for-cloud] | 0.6 | defender for cloud, azure security center, azure defender | azure, cloud-security
Azure Policy [azure-policy] | 0.5 | azure blueprints, azure governance | azure
Azure IoT Hub [azure-iot] | 0.6 | azure iot, iot hub, azure iot edge | azure, internet-of-things
Azure Service Fabric [service-fabric] | 0.5 | service fabric | azure, microservices
Azure SignalR Service [azure-signalr] | 0.2 | azure signalr | azure, signalr
Azure Arc [azure-arc] | 0.3 | | azure, hybrid-cloud
Azure Communication Services [azure-communication-services] | 0.1 | azure acs | azure
Azure CLI [azure-cli] | 1.5 | az cli | azure, scripting
Azure certifications [azure-certification] | 1.5 | az-104, az-900, az-305, az-204, azure administrator associate, azure fundamentals, azure solutions architect expert, azure certified, azure cert, azure certs, az-400, az-500, az-303, az-304, az-700, azure solutions architect certification, azure architect certification, azure administrator certification, azure developer certification, azure developer associate, azure security engineer associate, azure data engineer associate, azure devops engineer expert, microsoft certified azure | azure, certifications
## tool < google-cloud
Google Compute Engine [compute-engine] | 1.5 | compute engine, gce
Google Kubernetes Engine [gke] | 2 | gke, google container engine, kubernetes engine | google-cloud, kubernetes
Google Cloud Run [cloud-run] | 1.5 | cloud run | google-cloud, serverless, containers
Google Cloud Functions [cloud-functions] | 1.5 | cloud functions | google-cloud, serverless
Google App Engine [app-engine] | 1.2 | app engine, gae, google appengine | google-cloud, paas
Google Cloud Storage [gcs] | 1.5 | gcs, gcs buckets | google-cloud
Google Cloud Pub/Sub [google-pubsub] | 1.2 | google pub/sub, google pubsub, cloud pub/sub, cloud pubsub, gcp pub/sub, gcp pubsub, !pub/sub | google-cloud, message-queues
Google Cloud Build [cloud-build] | 0.6 | cloud build | google-cloud, ci-cd
Google Cloud IAM [gcp-iam] | 0.5 | cloud iam | google-cloud, identity-and-access-management
Google Cloud Monitoring [stackdriver] | 0.5 | stackdriver, google cloud operations, cloud logging | google-cloud, monitoring
Google Cloud Deployment Manager [deployment-manager] | 0.2 | cloud deployment manager | google-cloud, infrastructure-as-code
Google Anthos [anthos] | 0.2 | anthos | google-cloud, hybrid-cloud
Google Apigee [apigee] | 0.8 | apigee, apigee edge | google-cloud, api-gateway-pattern
Google Cloud Armor [cloud-armor] | 0.1 | cloud armor | google-cloud, waf
Google Apps Script [google-apps-script] | 1 | apps script, google appscript, google scripts | google-workspace, javascript
Google Cloud certifications [gcp-certification] | 0.5 | google cloud certified, gcp professional cloud architect, associate cloud engineer, gcp certified, gcp cert, gcp certs, google certified, google professional cloud architect, google cloud professional cloud architect, google professional data engineer, gcp professional data engineer, google cloud professional data engineer, google associate cloud engineer, gcp associate cloud engineer | google-cloud, certifications
## tool < oci
Oracle Autonomous Database [oracle-autonomous-db] | 0.2 | autonomous data warehouse, oracle adw, oracle atp | oci, oracle-database
Oracle Integration Cloud [oic] | 0.3 | oic, oracle ics, oracle integration cloud service | oci, integration
## tool < aws
AWS Control Tower [aws-control-tower] | 0.3 | control tower | aws, landing-zones
AWS Config | 0.4 | aws config rules | aws, cloud-security
Amazon Macie | 0.1 | macie | aws, cloud-security
AWS Transit Gateway [transit-gateway] | 0.4 | transit gateway | aws, computer-networking
Amazon FSx [fsx] | 0.3 | fsx | aws, storage-administration
Boto3 [boto3] | 1.5 | boto, aws sdk for python | aws, python
AWS Greengrass | 0.2 | greengrass | aws-iot
Amazon AppStream [appstream] | 0.2 | appstream 2.0, appstream | aws, vdi
AWS Storage Gateway [aws-storage-gateway] | 0.2 | storage gateway | aws, storage-administration
AWS DataSync | 0.1 | datasync | aws
AWS Certified Solutions Architect [aws-solutions-architect-cert] | 2 | aws solutions architect associate, aws saa, saa-c03, aws sap-c02, aws solutions architect professional, aws csaa, aws certified solution architect, aws solutions architect certification, aws solution architect certification, aws solutions architect certificate, aws solution architect certificate, aws solutions architect cert, aws solution architect associate, aws solution architect professional, aws solutions architect pro, certified aws solutions architect, certified aws solution architect, aws architect certification | aws-certification
## tool < azure
Azure Container Apps | 0.4 | container apps | azure, containers
Azure Front Door | 0.4 | front door | azure, content-delivery-networks
Azure Application Gateway [azure-application-gateway] | 0.4 | app gateway, azure load balancer | azure, load-balancing
Azure Backup [azure-backup] | 0.5 | recovery services vault | azure, backup-and-recovery
Azure Stack [azure-stack] | 0.2 | azure stack hci | azure, hybrid-cloud
Azure Durable Functions [durable-functions] | 0.3 | durable functions | azure-functions
Azure Queue Storage [azure-queues] | 0.4 | azure queues | azure, message-queues
Azure Files | 0.4 | azure file share | azure, file-services
Azure PowerShell [azure-powershell] | 1 | az powershell | azure, powershell
## tool < cloud-computing
Apple Push Notification service [apns] | 0.5 | apns | mobile-development
Push notifications | 1 | mobile push notifications, onesignal | mobile-development
AWS PrivateLink [aws-privatelink] | 0.1 | privatelink | vpc
Microsoft Graph API [microsoft-graph] | 0.3 | ms graph api | microsoft-365
`
