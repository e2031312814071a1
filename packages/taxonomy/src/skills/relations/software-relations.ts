// `.6 a b c` relates all pairs; `hub > a .8, b .5` relates the hub to each; all relations are symmetric
export const softwareRelations = `
.6 react angular vue-js svelte
.4 react preact solid-js svelte vue-js
.7 next-js remix gatsby
.5 next-js nuxt sveltekit astro
.7 redux zustand mobx recoil jotai redux-toolkit
.6 redux ngrx vuex pinia xstate
.6 tanstack-query swr redux-toolkit apollo-graphql
.6 material-ui ant-design chakra-ui mantine shadcn-ui radix-ui fluent-ui
.6 tailwind-css bootstrap bulma foundation-css materialize-css
.7 sass less stylus postcss
.6 styled-components emotion-css css-modules
.7 webpack vite rollup parcel esbuild
.5 gulp grunt webpack
.8 npm yarn pnpm
.6 turborepo nx lerna
.6 backbone-js ember-js knockout-js angularjs
.5 jquery bootstrap ajax
.5 html css javascript
.6 flexbox css-grid responsive-design
.5 d3-js chart-js highcharts recharts apache-echarts
.6 three-js babylon-js webgl
.6 leaflet mapbox openlayers
.6 wordpress drupal joomla
.6 magento shopify woocommerce prestashop bigcommerce opencart
.6 contentful sanity-cms strapi storyblok contentstack prismic
.6 sitecore aem optimizely-cms umbraco kentico
.6 gatsby eleventy hugo jekyll
.5 eslint prettier biome
.4 mean-stack mern-stack
.7 eloquent laravel
.6 express nest-js fastify koa hapi
.5 node-js deno bun
.6 typeorm sequelize prisma drizzle knex
.6 django flask fastapi
.4 django ruby-on-rails laravel
.5 flask bottle starlette pyramid tornado falcon
.5 scrapy beautiful-soup python-requests
.7 spring-boot spring-mvc spring-data spring-security
.5 spring-boot quarkus micronaut dropwizard
.6 hibernate jpa mybatis jdbc
.5 servlets jsp ejb jsf
.5 jax-rs jax-ws
.6 maven gradle ant
.5 junit testng mockito
.5 akka play-framework cats-effect
.5 asp-net asp-net-core asp-net-mvc asp-net-web-api
.4 asp-net classic-asp
.6 entity-framework dapper ado-net
.6 wpf winforms uwp dot-net-maui
.5 wcf asp-net-web-api soap
.5 nunit xunit mstest moq
.6 laravel symfony codeigniter yii cakephp zend-framework
.6 gin echo-go fiber chi-router
.6 actix axum rocket
.5 tauri electron
.6 qt wxwidgets mfc gtk
.6 cmake make ninja meson bazel
.4 c cpp
.3 c cpp rust
.3 rust go zig
.4 java kotlin scala groovy
.4 java c-sharp
.4 javascript typescript
.5 haskell ocaml f-sharp elm purescript
.5 elixir erlang
.5 clojure common-lisp scheme racket
.4 ruby python perl
.3 php python ruby
.5 bash powershell windows-batch
.6 bash zsh kornshell
.5 awk sed bash regular-expressions
.5 matlab gnu-octave simulink
.4 r python sas stata
.5 matlab python julia
.6 vhdl verilog systemverilog
.6 cobol jcl mainframe cics db2 vsam
.4 cobol pl-i rexx easytrieve
.5 vba microsoft-excel ms-access
.5 visual-basic vb-net vbscript
.6 t-sql pl-sql pl-pgsql stored-procedures
.6 xml xslt xpath xsd xquery
.5 json yaml xml
.5 markdown asciidoc restructuredtext latex
.6 hlsl glsl shader-programming
.7 cuda opencl gpu-programming
.6 solidity vyper move-language cairo-language
.5 coq agda lean-prover tla-plus
.5 dax power-query power-bi
.6 git github gitlab bitbucket
.5 git svn mercurial perforce tfs
.5 svn cvs clearcase visual-sourcesafe
.5 vs-code intellij visual-studio eclipse
.5 pycharm webstorm intellij rider
.5 eclipse netbeans
.5 vim emacs
.5 github-copilot cursor-editor ai-assisted-development
.6 rest-api graphql grpc soap
.5 rest-api openapi postman json
.5 oauth openid-connect saml jwt sso
.6 microservices event-driven-architecture soa api-gateway-pattern distributed-systems
.5 microservices docker kubernetes
.6 event-sourcing cqrs ddd event-driven-architecture
.6 ddd hexagonal-architecture solid-principles design-patterns
.6 mvc mvvm design-patterns
.5 websocket server-sent-events webrtc socket-io signalr
.5 message-queues pub-sub-pattern kafka rabbitmq
.5 uml enterprise-architect-tool c4-model archimate
.6 togaf zachman-framework archimate enterprise-architecture
.5 solution-architecture system-design software-architecture cloud-architecture
.6 scalability high-availability distributed-systems caching
.5 refactoring code-review unit-testing tdd
.5 spa pwa ssr jamstack micro-frontends
.6 seo google-analytics google-search-console web-performance
.6 web-accessibility accessibility-testing ux-design-skill
.5 concurrency asynchronous-programming reactive-programming
.6 compilers llvm antlr
.5 os-internals device-drivers systems-programming embedded-linux
.5 ios swift objective-c
.6 swiftui uikit
.6 combine rxswift
.5 cocoapods swift-package-manager
.7 kotlin android
.6 android-jetpack jetpack-compose room dagger
.6 react-native flutter ionic xamarin
.6 ionic cordova capacitor
.5 kotlin-multiplatform flutter react-native
.5 arkit arcore augmented-reality
.5 xcode android-studio
.5 fastlane app-store
.5 unity unreal-engine godot
.5 directx opengl vulkan metal
.6 blender maya 3ds-max zbrush cinema-4d
.5 virtual-reality augmented-reality webxr openxr
.6 arduino raspberry-pi esp32 stm32
.6 freertos zephyr vxworks qnx threadx
.5 fpga asic rtl-design uvm
.6 vivado quartus modelsim
.6 altium kicad eagle-pcb pcb-design
.5 plc-programming scada ladder-logic industrial-automation
.6 tia-portal allen-bradley twincat
.5 ros slam robotics
.5 mqtt coap internet-of-things
.6 functional-safety iec-62304 do-178c misra
.6 automotive-software can-bus functional-safety
.5 ble zigbee lorawan nfc
.5 labview matlab test-equipment-automation
.5 ethereum bitcoin solana polygon
.6 hardhat truffle foundry-eth openzeppelin
.6 ethers web3-js metamask
.5 defi nfts tokenomics daos
.6 selenium cypress playwright puppeteer webdriverio
.5 selenium appium testng cucumber
.6 jest mocha jasmine vitest
.5 jest react-testing-library enzyme
.5 jasmine karma protractor angular
.5 mocha chai sinon
.6 cucumber specflow behave-python gherkin
.6 jmeter loadrunner gatling k6 locust
.6 postman soapui rest-assured karate insomnia
.6 hp-alm testrail zephyr-scale xray-jira qtest testlink
.5 uft selenium tosca testcomplete ranorex katalon
.5 sonarqube static-analysis code-coverage
.5 manual-testing functional-testing regression-testing exploratory-testing test-case-design
.6 unit-testing integration-testing e2e-testing tdd mocking
.5 test-automation ci-cd
.6 tdd bdd
.5 quality-assurance software-testing test-planning defect-tracking
.5 defect-tracking jira bugzilla
.6 smoke-testing regression-testing
.6 uat functional-testing
react > javascript .7, typescript .6, redux .6, next-js .6, jest .4, html .5
angular > typescript .7, rxjs .7, ngrx .5, javascript .6
vue-js > nuxt .6, vuex .6, pinia .5, javascript .7
node-js > express .8, javascript .7, typescript .6, npm .5, mongodb .4, nest-js .5
java > spring .7, spring-boot .7, hibernate .5, maven .5, junit .4
c-sharp > dot-net .8, asp-net-core .6, visual-studio .5, sql-server .4
python > django .5, flask .5, fastapi .5, pandas .5, numpy .5
php > mysql .6, laravel .6, wordpress .4, symfony .4
ruby > ruby-on-rails .9, rspec .5
go > kubernetes .4, docker .4, grpc .5, microservices .4
scala > spark .6, akka .5, sbt .5
kotlin > java .6, android .7, spring-boot .4
swift > ios .8, swiftui .7, xcode .6
dart > flutter .9
elixir > phoenix .8
rust > cargo .8, tokio .5, systems-programming .4
cpp > stl .7, boost .5, cmake .5, qt .4
sql > databases .6, relational-databases .7, stored-procedures .6, t-sql .6, pl-sql .6
html > css .8, javascript .6
programming > algorithms .5, debugging .5, git .4
perl > shell-scripting .4, regular-expressions .4
coldfusion > sql-server .4, html .4
delphi > pascal .7, sql .3
c > embedded-systems .5, linux .4
microcontrollers > c .5, firmware .6, rtos .5, serial-protocols .6
embedded-systems > firmware .7, rtos .6, c .6, cpp .5, electronics .4
salesforce > apex-salesforce .7, lwc .6, crm .6, sales-cloud .6, service-cloud .6
blockchain > smart-contracts .8, solidity .7, ethereum .7, cryptography .5, web3 .8
lamp-stack > php .7, mysql .7, linux .5, apache-http-server .6
sap-fiori > abap .5, javascript .3
`
