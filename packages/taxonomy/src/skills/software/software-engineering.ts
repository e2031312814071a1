export const softwareEngineering = `
## domain
Software development [programming] | 90 | programming, software engineering, coding, computer programming, application development, software design and development, application programming
Software development lifecycle [sdlc] | 30 | sdlc, software development life cycle, software life cycle, system development life cycle, systems development life cycle
Web development | 60 | web application development, web programming, web apps, web applications, web app development, web technologies | programming
Front-end development [frontend] | 40 | front end, frontend, front-end, frontend development, front end development, client-side development, ui development | web-development
Back-end development [backend] | 45 | back end, backend, back-end, backend development, back end development, server-side development, server side programming | programming
Full-stack development [fullstack] | 35 | full stack, fullstack, full-stack, full stack development, fullstack development | frontend, backend
Mobile development | 15 | mobile app development, mobile application development, mobile apps, mobile applications | programming
Desktop application development [desktop-development] | 10 | desktop applications, desktop development, windows application development, thick client | programming
Cross-platform development | 6 | cross platform development, multi-platform development | programming
Embedded systems | 8 | embedded software, embedded development, embedded programming, embedded software development, embedded environment, embedded environments, embedded platforms | programming
Firmware development [firmware] | 4 | firmware, firmware engineering | embedded-systems
Systems programming | 4 | low-level programming, system programming, low level programming | programming
Scripting | 25 | scripting languages, automation scripts, script writing | programming
JVM [jvm] | 10 | java virtual machine, jvm tuning, jvm languages, jvm internals | backend
.NET [dot-net] | 30 | dot net, dotnet, .net core, .net framework, dot net core, dotnet core, .net 5, .net 6, .net 7, .net 8, .net technologies, microsoft .net, ms .net, .net platform, .net framework 4.8, net core, microsoft .net framework, .net development, .net 4.0, .net 4.5, .net 3.5, .net framework 3.5, .net framework 4.0, .net core 3.1, .net 9, .net programming | backend
Jakarta EE [jakarta-ee] | 8 | java ee, j2ee, jee, javaee, java enterprise edition, java 2 platform enterprise edition | java
Object-oriented programming [oop] | 35 | oop, object oriented programming, oops concepts, object oriented development, object-oriented development, oop-based, object-oriented languages, object oriented languages, object-oriented concepts | programming
Functional programming | 8 | fp, functional paradigm | programming
Reactive programming | 4 | functional reactive programming, frp, reactive systems, reactive streams | programming
Asynchronous programming | 6 | async programming, async/await, asynchronous processing | programming
Concurrent programming [concurrency] | 8 | multithreading, multi-threading, multi threading, concurrency, multithreaded programming, thread safety | programming
Metaprogramming | 0.5 | macros and metaprogramming | programming
Data structures and algorithms [algorithms] | 30 | algorithms, data structures, dsa, algorithm design, data structures & algorithms | programming
Design patterns | 20 | gof patterns, software design patterns, gang of four | software-architecture
Software architecture | 20 | application architecture, software design, architectural patterns, architecture design, software architectures | programming
System design | 15 | systems design, high level design, hld, low level design, lld, technical design, technical design documents, design specifications, technical specification, detailed design, system design documents | software-architecture
Distributed systems | 10 | distributed computing, distributed architecture, distributed applications | software-architecture
Microservices | 25 | micro services, micro-services, microservice, microservice architecture, microservices architecture, msa | distributed-systems
Monolith decomposition [monolith-migration] | 2 | monolith to microservices, strangler fig | software-architecture
Event-driven architecture | 8 | event driven architecture, eda architecture, event driven systems, event-driven | distributed-systems
Event sourcing | 3 | event-sourcing, event store | event-driven-architecture
CQRS [cqrs] | 3 | command query responsibility segregation | software-architecture
Domain-driven design [ddd] | 6 | ddd, domain driven design, event storming, eventstorming | software-architecture
Hexagonal architecture | 2 | ports and adapters, clean architecture, onion architecture | software-architecture
Service-oriented architecture [soa] | 6 | soa, service oriented architecture, service oriented, web services architecture | software-architecture
Model-view-controller [mvc] | 15 | mvc, model view controller, mvc architecture, mvc framework, mvc pattern | design-patterns
MVVM [mvvm] | 4 | model view viewmodel, model-view-viewmodel, mvp pattern | design-patterns
SOLID principles [solid-principles] | 8 | solid design, clean code | oop
Dependency injection | 8 | inversion of control, ioc container, ioc/di | design-patterns
Multi-tenant architecture [multi-tenancy] | 3 | multi tenancy, multi-tenancy, multitenancy, multi-tenant, multi tenant saas | software-architecture
SaaS [saas] | 20 | software as a service, saas applications, saas platform, saas products | cloud-computing
Scalability | 8 | scalable systems, high scalability, high-traffic systems, scalable architecture | distributed-systems
High availability | 8 | ha architecture, fault tolerance, fault tolerant systems, resilience engineering, failover | distributed-systems
Performance tuning | 10 | performance optimization, performance optimisation, profiling, code optimization, application performance tuning | programming
Caching | 8 | cache strategies, distributed caching, cache invalidation | backend
Refactoring | 10 | code refactoring, technical debt reduction, legacy code | programming
Code review | 20 | code reviews, peer review of code, peer code review, pull request reviews | programming
Debugging | 25 | troubleshooting code, root cause debugging, bug fixing, defect fixing, bug fixes, code maintenance, application enhancements, software enhancements, system enhancements, fixing bugs, maintaining software, maintenance and enhancements | programming
Pair programming | 8 | mob programming, !pairing | programming
Version control | 30 | source control, revision control, source code management, scm tools, version control systems, vcs | programming
Application programming interfaces [apis] | 35 | api, apis, api development, api design, api integration, web api, web apis, api integrations | backend
REST APIs [rest-api] | 40 | !rest, restful, rest api, restful api, restful apis, restful web services, rest web services, restful services, rest services, json api | apis
!SOAP [soap] | 8 | soap web services, wsdl, soap api, soap apis, soap services, web service definition language, simple object access protocol | apis
GraphQL | 15 | graph ql, graph-ql | apis
gRPC [grpc] | 6 | google rpc, grpc services | apis
Protocol Buffers [protobuf] | 4 | protobuf, protobufs, google protocol buffers | grpc
Apache Thrift | 0.6 | thrift rpc, !thrift | apis
JSON-RPC | 0.6 | jsonrpc | apis
OData [odata] | 1 | open data protocol | rest-api
HATEOAS | 0.5 | hypermedia api, hal json | rest-api
JSON Schema | 2 | json-schema | json
OpenAPI | 10 | openapi specification, open api, openapi 3, oas3 | rest-api
AsyncAPI | 0.4 | async api specification | event-driven-architecture
WebSockets [websocket] | 10 | websocket, web sockets, web socket, socket programming | apis
Server-sent events | 1 | sse streaming, eventsource | web-development
WebRTC | 2 | web rtc, real-time communication, web real-time communication, livekit, mediasoup | web-development
Webhooks | 4 | web hooks, webhook | apis
HTTP | 20 | http/2, http/3, https, http protocol, hypertext transfer protocol | web-development
Web services | 15 | web service, web services development, java web services | apis
Message queues [message-queues] | 10 | message queue, message queuing, message broker, message brokers, messaging systems, message oriented middleware, mom middleware | distributed-systems
Publish-subscribe [pub-sub-pattern] | 4 | pub/sub messaging, publish subscribe, publish/subscribe, pubsub pattern | message-queues
Data serialization formats [data-formats] | 4 | data formats, serialization
Markup languages | 4 | markup language, !markup
Regular expressions | 10 | regex, regexp, regular expression, regexes | programming
Internationalization [internationalization] | 4 | i18n, internationalisation | programming
Web accessibility | 8 | a11y, accessibility, wcag, wcag aa, wcag 2.0, wcag 2.0 aa, wcag 2.1, wcag 2.1 aa, wcag 2.2, wcag 2.2 aa, wcag aaa, en 301 549, section 508, aria, wai-aria, digital accessibility, ada compliance | frontend
Web performance | 6 | core web vitals, web performance optimization, page speed optimization, lighthouse audits | frontend
Responsive web design [responsive-design] | 20 | responsive design, mobile first design, mobile-first, responsive layouts, responsive websites | frontend
Cross-browser compatibility | 6 | cross browser compatibility, cross browser development, browser compatibility, cross-browser | frontend
Single-page applications [spa] | 10 | !spa, single page application, single page applications, single page apps, single-page application | frontend
Progressive web apps [pwa] | 4 | pwa, progressive web app, progressive web application, service workers | frontend
Server-side rendering [ssr] | 6 | ssr, server side rendering, static site generation, ssg | frontend
Jamstack | 1.5 | jam stack | frontend
Micro frontends | 2 | micro-frontends, microfrontends, module federation, micro front-ends | frontend
Web components | 3 | custom elements, shadow dom | frontend
Document Object Model [dom] | 4 | dom manipulation, dom scripting, html dom | frontend
Browser extensions | 1.5 | chrome extension, browser extension, chrome extensions, firefox extension, webextension | frontend
WebAssembly | 2 | wasm, web assembly, wasmtime, wasmer | web-development
Search engine optimization [seo] | 8 | seo, search engine optimisation, technical seo, on-page seo | web-development
Web scraping | 4 | scraping, web crawling, data scraping, web scraper, crawler development | programming
Single sign-on [sso] | 10 | sso, single sign on, federated identity, federated login | identity-and-access-management
OAuth [oauth] | 10 | oauth2, oauth 2.0, oauth 2, oauth2.0 | identity-and-access-management
OpenID Connect [openid-connect] | 4 | oidc, open id connect, openid | oauth
SAML [saml] | 4 | saml 2.0, saml2, security assertion markup language | sso
JSON Web Tokens [jwt] | 8 | jwt, json web token, jwt authentication | identity-and-access-management
WebAuthn | 0.8 | passkeys, fido2, web authentication api | identity-and-access-management
Open source | 15 | open-source, open source software, open source contribution, oss contributor, foss
Compilers | 1.5 | compiler design, compiler construction, interpreters, parsers, parser development | systems-programming
Operating systems internals [os-internals] | 3 | operating system internals, kernel development | systems-programming
Device drivers | 2 | driver development, linux device drivers, windows drivers, device driver development | os-internals
Memory management | 2 | garbage collection tuning, memory leaks | systems-programming
Real-time systems | 3 | real time systems, hard real-time, low latency, low-latency systems | systems-programming
High-performance computing [high-performance-computing] | 2 | hpc, high performance computing, supercomputing, cluster computing
Scientific computing | 2 | numerical computing, numerical methods, computational science, numerical analysis | programming
GPU programming | 2 | gpgpu, gpu computing, gpu acceleration | high-performance-computing
Quantum computing | 0.4 | quantum programming, quantum algorithms
Qiskit | 0.2 | ibm qiskit | quantum-computing
Formal methods | 0.5 | formal verification, model checking, b-method, z notation
Cryptography | 4 | encryption algorithms, applied cryptography, public key cryptography, end-to-end encryption | cyber-security
Simulation | 2 | modeling and simulation, modelling and simulation, discrete event simulation, simulation software
Technical documentation [technical-documentation] | 20 | software documentation, system documentation, code documentation, design documents, technical documents, systems documentation, system manuals, run books, runbooks, operations manuals, configuration documentation, administration manuals
Unified Modeling Language [uml] | 10 | uml, uml diagrams, unified modelling language, uml modeling, use case diagrams, sequence diagrams | software-architecture
ArchiMate | 0.6 | archi modelling, archimate 3 | enterprise-architecture
C4 model [c4-model] | 0.8 | c4 diagrams | software-architecture
Enterprise architecture | 4 | enterprise architecture frameworks, ea frameworks, enterprise it architecture | software-architecture
TOGAF [togaf] | 2 | togaf 9, the open group architecture framework, togaf certified | enterprise-architecture
Zachman Framework | 0.3 | zachman | enterprise-architecture
Solution architecture | 6 | solutions architecture, solution design, solution architecting, technical architecture | software-architecture
Integration architecture [integration] | 8 | systems integration, system integration, enterprise application integration, eai, application integration, software integration, enterprise integration patterns, !integration | software-architecture
API gateways [api-gateway-pattern] | 4 | api gateway, api management | apis
Enterprise service bus [esb] | 3 | esb, service bus middleware, sonic esb, progress sonic esb | integration
Middleware | 4 | middleware technologies, middleware administration, ibm middleware | integration
Electronic data interchange [edi] | 3 | edi, edi x12, ansi x12, edifact, edi integration, electronic data interchange edi | integration
Robotic process automation [rpa] | 3 | rpa, process automation bots | process-automation
Low-code development [low-code] | 4 | low code, low-code, no-code, no code, low-code/no-code, citizen development
Rapid application development | 2 | rapid prototyping, prototyping software | programming
Software configuration management [software-configuration-management] | 4 | configuration control, build and release management, scm process | version-control
Software estimation | 3 | effort estimation, story point estimation, function point analysis | project-management
Green software [green-software] | 0.4 | sustainable software, green computing, green it
Developer experience [developer-experience] | 4 | devex, developer productivity, developer tooling, internal developer tools
Developer relations [developer-relations] | 1 | devrel, developer advocacy, developer evangelism
Software licensing | 2 | license compliance, software license management, software licence management, license management, software licenses, licence management, software license compliance, licensing compliance
Parsing tools [antlr] | 0.5 | antlr | compilers
LLVM | 1.5 | low-level virtual machine | compilers
GCC [gcc] | 4 | gnu gcc, gnu compiler collection, g++, gnu compiler | cpp
MSVC [msvc] | 2 | microsoft visual c++ compiler, msbuild c++ | cpp
COM/DCOM [com-dcom] | 1 | dcom, component object model, distributed component object model, com+ | windows
CORBA [corba] | 0.5 | object request broker, common object request broker architecture | distributed-systems
Windows API [win32] | 2 | win32, win32 api, winapi, win api | windows
POSIX [posix] | 1.5 | posix threads, pthreads, pthread | systems-programming
Inter-process communication [ipc] | 1 | ipc mechanisms, inter process communication, shared memory | systems-programming
## domain
Legacy modernization | 2 | legacy modernisation, application modernization, application modernisation, legacy systems, legacy system migration, data conversions, legacy data conversion, system conversion, legacy applications | software-architecture
Linux kernel development [linux-kernel] | 1 | linux kernel, kernel modules, linux kernel programming, kernel programming | os-internals, linux
Parallel programming | 2 | parallel computing, parallel processing | concurrency
Localization [localization] | 2 | l10n, localisation, software localization | internationalization
Swagger [swagger] | 4 | swagger ui, swagger editor | openapi
XML-RPC [xml-rpc] | 0.1 | | apis
ActiveX [activex] | 0.4 | active x, microsoft activex | com-dcom
Clang [clang] | 3 | clang compiler | cpp, llvm
Object-oriented design [ood] | 8 | object oriented design, ood, ooad, object-oriented analysis and design, object oriented analysis and design | oop
## domain
Computer science | 8 | computer science fundamentals, cs fundamentals, computer science concepts | programming
Authentication and authorization | 6 | authentication, authorization, authn/authz, access tokens, user authentication | identity-and-access-management
Cross-origin resource sharing [cors] | 1 | cors policy, cors headers | web-development
CRUD applications [crud] | 2 | crud operations | databases
Client-server architecture [client-server] | 3 | client server, client/server, client-server, n-tier architecture, 3-tier architecture, three-tier architecture, multi-tier architecture | software-architecture
XMPP [xmpp] | 0.3 | jabber, ejabberd | message-queues
Cap'n Proto [capn-proto] | 0.1 | capnproto, flatbuffers | data-formats
Finite state machines [state-machines] | 0.8 | finite state machine, finite-state machine, fsm | software-architecture
Common Gateway Interface [cgi] | 0.5 | common gateway interface cgi, cgi scripts, cgi/perl, fastcgi | web-servers
CSV [csv] | 4 | csv files, comma separated values | data-formats
GeoJSON [geojson] | 0.3 | geo json, topojson | gis, json
SAX/DOM parsing [xml-parsing] | 0.3 | sax parser, simple api for xml sax, xml parsing | xml
Computer-aided software engineering [case-tools] | 0.4 | case tools, computer aided software engineering case tools | software-architecture
Data definition and manipulation [ddl-dml] | 1.5 | ddl, dml, data definition language ddl, data manipulation language dml, ddl/dml | sql
Installer packaging [installers] | 0.5 | application packaging, msi packaging, installshield packages, msi, msix, app-v | software-installation
Automation [automation] | 10 | process automation scripting, task automation, automation engineering skills, workflow scripting | programming
Stack Overflow [stack-overflow] | 0.4 | stackoverflow | programming
Hackathons [hackathons] | 0.6 | hackathon | programming
Computational fluid dynamics [cfd] | 0.3 | cfd, openfoam, computational fluid dynamics cfd | simulation
Computer algebra [computer-algebra] | 0.1 | sympy, maple software, mathcad | scientific-computing
`
