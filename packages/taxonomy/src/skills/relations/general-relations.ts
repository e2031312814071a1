export const generalRelations = `
.5 web-development frontend backend fullstack
.6 fullstack javascript rest-api databases
.6 databases relational-databases nosql sql
.6 oop ood design-patterns solid-principles
.6 apis rest-api web-services soap webhooks
.5 web-services soap rest-api
.5 algorithms oop programming computer-science
.6 version-control git svn software-configuration-management
.6 pip conda python
.5 homebrew macos bash
.6 nuget msbuild dot-net visual-studio
.5 scripting bash powershell python automation
.5 debugging troubleshooting performance-tuning unit-testing
.6 cloud-computing aws azure google-cloud saas iaas paas
.4 saas multi-tenancy web-development
.5 http rest-api tls
.6 mobile-development ios android cross-platform-mobile react-native
.4 open-source git linux
.7 spring spring-boot jpa dependency-injection
.6 operating-systems windows linux unix macos
.5 ubuntu linux docker
.5 attention-to-detail analytical-skills quality-assurance
.6 desktop-development wpf winforms qt electron
.5 jvm java kotlin performance-tuning
.5 cargo rust tokio
.5 test-automation selenium e2e-testing api-testing
.5 vim emacs tmux linux
.6 nosql mongodb redis cassandra
.6 mariadb mysql postgresql
.5 data-management data-governance data-quality databases
.6 ai machine-learning deep-learning generative-ai
.6 virtualization vmware hyper-v containers
.6 office-productivity microsoft-office microsoft-excel google-workspace
.6 jakarta-ee servlets jsp ejb jms weblogic
.5 functional-programming scala haskell clojure reactive-programming
.4 pair-programming tdd code-review extreme-programming
.6 integration apis esb middleware edi mulesoft
.6 object-relational-mapping hibernate entity-framework sqlalchemy sequelize
.6 firebase firestore firebase-realtime-database fcm supabase
.5 android android-studio kotlin java
.6 big-data hadoop spark data-engineering
.6 jupyter pandas python data-science
.5 design graphic-design ui-design product-design
.5 planning organization project-management
.4 cross-platform-development qt flutter electron
.5 cross-browser-compatibility responsive-design html css
.6 authentication-and-authorization oauth jwt sso
.6 react-router react redux
.6 content-management-systems wordpress drupal headless-cms
.5 build-automation maven gradle cmake ci-cd
.5 ides vs-code intellij visual-studio
.5 performance-testing apm scalability
.6 api-testing postman rest-api
.6 pytest python-unittest unit-testing
.6 database-migration data-migration aws-dms liquibase
.7 ssms sql-server t-sql
.6 serverless aws-lambda azure-functions serverless-framework
.6 container-orchestration kubernetes docker-swarm openshift
.5 logging monitoring splunk elk
.6 wireless-networking lan cisco-wireless meraki
.5 software-troubleshooting hardware-troubleshooting technical-support application-support
.4 consulting stakeholder-management requirements-gathering pre-sales
.4 pressure-handling time-management resilience adaptability
.4 results-orientation initiative ownership self-motivation
.4 remote-work self-motivation communication
.4 lua game-development embedded-systems
.5 assembly c embedded-systems reverse-engineering
.6 linq c-sharp entity-framework
.7 protobuf grpc avro
.5 webhooks apis event-driven-architecture
.5 data-formats json xml csv
.6 internationalization localization localization-testing
.5 dom javascript html
.5 web-scraping python scrapy selenium
.6 middleware weblogic websphere tomcat ibm-mq
.5 gcc clang make cpp
.8 swagger openapi rest-api
.6 rxjs reactive-programming rxjava
.5 lodash javascript underscore-js
.5 axios rest-api react
.5 svg html-canvas d3-js illustrator
.5 babel webpack javascript
.5 chrome-devtools debugging web-performance
.7 django-rest-framework django rest-api
.6 sqlalchemy alembic flask fastapi
.6 spring-cloud netflix-oss microservices spring-boot
.6 blazor asp-net-core signalr razor-pages
.6 composer php laravel
.4 sublime-text notepad-plus-plus vs-code
.5 electronics pcb-design digital-electronics analog-electronics soldering lab-equipment
.5 game-development unity unreal-engine game-design
.6 smoke-testing e2e-testing
.6 bdd cucumber gherkin specflow
.5 test-management test-planning hp-alm jira
.7 selenium-webdriver selenium testng java
.6 olap ssas data-warehousing mdx-olap
.6 search-engines elasticsearch solr lucene
.6 stream-processing kafka flink spark
.6 batch-processing spring-batch control-m cron
.6 data-privacy gdpr ccpa data-masking
.5 sdlc agile waterfall software-testing
.5 technical-documentation technical-writing confluence
.5 it-infrastructure data-center virtualization storage-administration computer-networking
.5 data-center server-hardware structured-cabling
.5 certifications ccna pmp aws-certification security-plus
.5 operations-management process-improvement strategic-planning
.5 strategic-planning leadership business-acumen
.5 sales account-management business-development crm
.5 business-development lead-generation relationship-building
.5 web-servers apache-http-server nginx iis
.5 application-servers tomcat jboss weblogic
.6 email-administration exchange postfix smtp
.6 physical-security pos-systems av-support
.5 startups product-engineering mvp
.5 technical-recruiting people-management
.5 automation ansible powershell process-automation
.5 web-browsers chrome firefox internet-explorer
.5 data-entry microsoft-excel attention-to-detail
.5 telecommunications voip optical-networking cellular-networks
.5 firewalls network-security vpn ids-ips
.5 load-balancing f5 haproxy nginx high-availability
.5 incident-management on-call root-cause-analysis
.5 high-availability clustering-ha disaster-recovery load-balancing
.5 mfa identity-and-access-management okta
.5 digital-transformation it-strategy change-management cloud-migration
.5 cloud-migration aws azure cloud-architecture
.5 cloud-security aws-iam zero-trust cyber-security
.5 internet-of-things embedded-systems mqtt ble
.5 content-strategy copywriting seo
.5 geospatial-analysis gis postgis geopandas
.5 healthcare-it hipaa hl7 medical-coding
.4 education-technology instructional-design
.5 shopify liquid e-commerce
`
