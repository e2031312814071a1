export const backend = `
## framework < javascript, backend
Node.js [node-js] | 35 | node, node 18, node 16, node 20, node runtime | javascript, backend
!Deno [deno] | 2 | deno runtime, deno deploy | typescript, backend
!Bun [bun] | 1 | bun.sh, bun runtime, bunjs | javascript, backend
!Express [express] | 14 | expressjs, express.js, express js | node-js
NestJS [nest-js] | 4 | nest.js, nest js, nestjs framework | node-js, typescript
Fastify | 1.5 | fastify.js | node-js
!Koa [koa] | 0.8 | koa.js, koajs | node-js
!Hapi [hapi] | 0.5 | hapi.js, hapijs | node-js
Hono [hono] | 0.4 | honojs | typescript, backend
!Sails [sails] | 0.3 | sails.js, sailsjs | node-js
LoopBack | 0.4 | loopback.js, strongloop loopback | node-js
AdonisJS [adonis] | 0.2 | adonis.js, adonis | node-js
FeathersJS [feathers] | 0.1 | feathers.js | node-js
Moleculer | 0.1 | moleculer.js | node-js, microservices
tRPC [trpc] | 1.5 | t-rpc | typescript, apis
Socket.IO [socket-io] | 3 | socketio, socket io | websocket, node-js
Prisma [prisma] | 3 | prisma orm | object-relational-mapping, typescript
TypeORM [typeorm] | 2 | type orm | object-relational-mapping, typescript
Sequelize | 2 | sequelize orm, sequelize.js | object-relational-mapping, node-js
Drizzle ORM [drizzle] | 0.8 | drizzle-orm | object-relational-mapping, typescript
Knex.js [knex] | 0.8 | knex | sql, node-js
Mongoose | 3 | mongoose odm, mongoose.js, mongoosejs | mongodb, node-js
Passport.js [passport-js] | 0.8 | passport authentication | node-js
BullMQ [bullmq] | 0.6 | bull queue, bull mq | node-js, message-queues
PM2 [pm2] | 1 | pm2 process manager | node-js
## framework < python, backend
Django | 9 | django framework, python django
Django REST Framework [django-rest-framework] | 4 | drf, django rest, django-rest-framework | django, rest-api
!Flask [flask] | 10 | flask framework, python flask, flask api
FastAPI | 7 | fast api, fast-api
Pyramid [pyramid] | 0.3 | python pyramid, pyramid framework
Tornado [tornado] | 0.5 | python tornado, tornado web
!Bottle [bottle] | 0.2 | bottle.py, bottlepy
!Falcon [falcon] | 0.2 | falcon python, falcon framework
Starlette | 0.4 | starlette asgi
Sanic | 0.1 | sanic python
aiohttp | 0.7 | asyncio, aio http | python
Litestar | 0.1 | litestar python
web2py | 0.1 | web2py framework
Celery [celery-python] | 2.5 | celery python, celery workers, celery task queue | python, message-queues
SQLAlchemy | 4 | sql alchemy | python, object-relational-mapping
Alembic | 1 | alembic migrations | sqlalchemy
Pydantic | 2.5 | pydantic models | python
Gunicorn | 1.5 | uwsgi, uvicorn | python
Jinja [jinja] | 1.5 | jinja2, jinja templates | python
Scrapy | 1 | scrapy framework | python, web-scraping
Beautiful Soup | 2 | beautifulsoup, bs4, beautiful soup 4 | python, web-scraping
Requests for Python [python-requests] | 2 | python requests, requests library | python
Twisted [twisted] | 0.3 | twisted python | python
Poetry for Python [python-poetry] | 1.5 | python poetry, poetry packaging | python
pip [pip] | 28 | pip3, pypi, python package index | python
Conda | 4 | anaconda, miniconda, anaconda distribution | python
PySide [pyside] | 0.8 | pyqt, pyqt5, pyside6, pyqt6 | python, qt
Tkinter | 1.5 | tk inter | python
Kivy | 0.3 | kivy framework | python
Odoo | 0.8 | openerp, open erp, odoo erp | python, erp
Plone | 0.1 | plone cms, zope | python, content-management-systems
## framework < java, backend
!Spring Framework [spring] | 14 | spring, spring core, springframework, java spring, spring ioc, spring 5, spring 6
Spring Boot | 14 | springboot, spring-boot, spring boot 2, spring boot 3 | spring
Spring MVC [spring-mvc] | 6 | spring web mvc, spring-mvc | spring, mvc
Spring Security | 4 | spring-security | spring
Spring Data | 4 | spring data jpa, spring-data, spring jpa | spring, jpa
Spring Cloud | 4 | spring-cloud, netflix oss, netflix eureka, spring cloud config | spring-boot, microservices
Spring Batch | 2 | spring-batch | spring
Spring WebFlux | 2 | webflux, project reactor, reactor core | spring, reactive-programming
Spring Integration | 1 | spring-integration | spring, integration
Hibernate | 7 | hibernate orm, nhibernate, hibernate framework | java, object-relational-mapping
JPA [jpa] | 5 | java persistence api, jakarta persistence, eclipselink | java, object-relational-mapping
MyBatis | 1 | ibatis, my batis | java, object-relational-mapping
jOOQ [jooq] | 0.4 | | java, sql
JDBC [jdbc] | 4 | java database connectivity, oracle jdbc | java, sql
JSP [jsp] | 4 | javaserver pages, java server pages, jsp/servlets | jakarta-ee
Java Servlets [servlets] | 4 | servlets, servlet, java servlet, jsps/servlets | jakarta-ee
JavaServer Faces [jsf] | 2 | jsf, java server faces, primefaces, richfaces, icefaces, jsf 2 | jakarta-ee
Enterprise JavaBeans [ejb] | 3 | ejb, ejb3, ejb 3.0, enterprise java beans, session beans | jakarta-ee
JMS [jms] | 2 | java message service, java messaging service, oracle java message service | jakarta-ee, message-queues
JAX-RS [jax-rs] | 2 | jersey, eclipse jersey, resteasy, jax rs | jakarta-ee, rest-api
JAX-WS [jax-ws] | 1.5 | jaxb, apache cxf, apache axis, axis2, jax ws | jakarta-ee, soap
!Struts [struts] | 2 | apache struts, struts 2, struts2, struts framework | java, mvc
Quarkus | 1 | quarkus java
Micronaut | 0.6 | micronaut framework
Vert.x [vertx] | 0.6 | vertx, eclipse vert.x, vert.x toolkit | java, reactive-programming
Dropwizard | 0.6 | drop wizard
Helidon | 0.1 | oracle helidon
MicroProfile | 0.3 | eclipse microprofile | jakarta-ee
Netty | 0.8 | netty.io | java
RxJava | 1 | rx java, rxkotlin | java, reactive-programming
Google Web Toolkit [gwt] | 0.5 | gwt, gxt | java, frontend
Vaadin | 0.4 | vaadin flow | java, frontend
Apache Wicket | 0.2 | wicket java
Thymeleaf | 1.5 | thymeleaf templates | java
FreeMarker | 0.4 | apache freemarker, apache velocity | java
Lombok | 1.5 | project lombok | java
Google Guice | 0.6 | guice | java
Apache Camel | 1 | camel routes, apache camel routes | java, integration
Apache Maven [maven] | 12 | maven, mvn, maven build | java, build-automation
Gradle | 12 | gradle build, gradle kotlin dsl | java, build-automation
!Apache Ant [ant] | 3 | ant build, ant scripts, ant | java, build-automation
Grails | 0.5 | groovy on grails, grails framework | groovy
Play Framework [play-framework] | 1 | play scala, play java | scala
Akka | 1 | akka streams, akka actors, apache pekko | scala, distributed-systems
Cats Effect [cats-effect] | 0.4 | scala cats, typelevel, cats-effect, zio | scala
http4s | 0.2 | | scala
sbt [sbt] | 0.8 | scala build tool | scala
Ktor | 1 | ktor framework, ktor server | kotlin
Kotlin Coroutines | 1.5 | coroutines, kotlin flow | kotlin
Apache POI | 0.3 | poi java | java
Log4j | 1.5 | log4j2, slf4j, logback | java
Drools | 0.6 | jboss drools, red hat decision manager, business rules engine | java, business-rules
Camunda | 0.8 | camunda bpm, camunda 8 | business-process-management
Activiti | 0.2 | flowable, jbpm | business-process-management
## framework < c-sharp, dot-net
ASP.NET [asp-net] | 16 | asp.net web forms, web forms, webforms, aspx, asp .net, asp.net 4.5, microsoft asp.net, aspnet | dot-net, web-development
ASP.NET Core [asp-net-core] | 18 | asp.net core, asp.net core mvc, aspnetcore, asp.net core web api, .net core web api, asp.net core 6 | asp-net, c-sharp
ASP.NET MVC [asp-net-mvc] | 8 | mvc5, mvc 5, mvc4, asp.net mvc 5, .net mvc | asp-net, mvc
ASP.NET Web API [asp-net-web-api] | 6 | web api 2, webapi, .net web api | asp-net, rest-api
Classic ASP [classic-asp] | 1.5 | asp classic, active server pages, asp 3.0 | web-development
Blazor | 5 | blazor server, blazor webassembly, blazor wasm | asp-net-core
Razor Pages | 2 | razor, razor views, razor engine | asp-net-core
SignalR | 2 | signal r, asp.net signalr | asp-net, websocket
Entity Framework | 9 | ef core, entity framework core, ef6, ef, entity framework 6 | dot-net, object-relational-mapping
!Dapper [dapper] | 1.5 | dapper orm | dot-net, object-relational-mapping
ADO.NET [ado-net] | 4 | ado .net, ado, ado.net | dot-net, sql
WCF [wcf] | 4 | windows communication foundation | dot-net, soap
WPF [wpf] | 5 | windows presentation foundation, xaml | dot-net, desktop-development
Windows Forms [winforms] | 4 | winforms, win forms, windows form applications | dot-net, desktop-development
Windows Workflow Foundation [windows-workflow] | 0.4 | wf workflow, windows workflow | dot-net
UWP [uwp] | 0.8 | universal windows platform, winui, winui 3, windows app sdk | dot-net, desktop-development
Silverlight | 0.6 | microsoft silverlight | dot-net
.NET MAUI [dot-net-maui] | 2 | maui, net maui | dot-net, mobile-development
Xamarin | 2 | xamarin forms, xamarin.forms, xamarin ios, xamarin android | dot-net, mobile-development
Avalonia UI [avalonia] | 0.3 | avalonia, uno platform | dot-net, desktop-development
MediatR | 0.8 | mediator pattern .net | dot-net
AutoMapper | 0.8 | auto mapper | dot-net
Hangfire | 0.6 | quartz.net | dot-net
MassTransit | 0.6 | mass transit, nservicebus | dot-net, message-queues
NuGet | 20 | nuget packages | dot-net
MSBuild | 14 | ms build | dot-net, build-automation
IdentityServer | 0.6 | identityserver4, duende identityserver | dot-net, oauth
ABP Framework [abp-framework] | 0.2 | asp.net boilerplate | asp-net-core
Orleans [orleans] | 0.2 | microsoft orleans | dot-net, distributed-systems
ML.NET [ml-net] | 0.2 | | dot-net, machine-learning
## framework < php, backend
Laravel | 4 | laravel framework, lumen, laravel 8, laravel 9, laravel 10
Symfony | 1.5 | symfony framework, symfony 5, symfony 6
CodeIgniter | 1 | code igniter, codeigniter 4
Yii | 0.5 | yii2, yii framework, yii 2
CakePHP | 0.5 | cake php
Zend Framework | 0.6 | zend, laminas, zf2, zend framework 2
Slim Framework | 0.3 | slim php
Phalcon | 0.2 | phalcon php
Livewire [livewire] | 0.6 | laravel livewire | laravel
Eloquent ORM [eloquent] | 0.8 | laravel eloquent | laravel, object-relational-mapping
Doctrine ORM [doctrine] | 0.6 | doctrine, doctrine2 | php, object-relational-mapping
Blade templates [blade-templates] | 0.5 | laravel blade, blade templating | laravel
Twig templates [twig] | 0.5 | twig, twig templating | php
PHP Composer [composer] | 4 | composer php, composer packages | php
Guzzle | 0.2 | guzzle http | php
XAMPP [xampp] | 0.8 | wamp, mamp, wampserver | php
## framework < ruby, backend
Ruby on Rails [ruby-on-rails] | 9 | rails, ror, rails 5, rails 6, rails 7, ruby/rails
Sinatra [sinatra] | 0.6 | sinatra ruby
Hanami | 0.1 | hanami ruby
Sidekiq | 1.5 | side kiq, resque | ruby, message-queues
ActiveRecord [active-record] | 2 | active record | ruby-on-rails, object-relational-mapping
Devise [devise] | 0.6 | devise gem | ruby-on-rails
RubyGems [rubygems] | 2 | ruby gems, bundler ruby | ruby
Puma web server [puma] | 0.4 | puma server, unicorn server | ruby
## framework < go, backend
!Gin [gin] | 1.5 | gin gonic, gin-gonic, gin framework, golang gin
!Echo [echo-go] | 0.5 | echo framework, labstack echo, golang echo
!Fiber [fiber] | 0.5 | gofiber, go fiber
!Chi router [chi-router] | 0.3 | go-chi, chi go
Gorilla Mux | 0.4 | gorilla toolkit, gorilla/mux
GORM [gorm] | 0.8 | go orm, gorm.io | go, object-relational-mapping
Go kit [go-kit] | 0.2 | gokit, go micro
Goroutines | 0.8 | go concurrency, goroutines and channels | go
## framework < rust, backend
Actix Web [actix] | 0.5 | actix, actix-web
!Axum [axum] | 0.5 | axum rust
!Rocket [rocket] | 0.3 | rocket.rs, rocket rust
Tokio | 0.8 | tokio rust, tokio runtime
!Cargo [cargo] | 12 | rust cargo, crates.io | rust
Diesel ORM [diesel] | 0.2 | diesel.rs | rust, object-relational-mapping
Tauri | 1 | tauri apps | rust, desktop-development
## framework < elixir, backend
Phoenix Framework [phoenix] | 2 | phoenix liveview, elixir phoenix, phoenix live view
!Ecto [ecto] | 0.4 | ecto elixir | elixir
Erlang/OTP [erlang-otp] | 0.6 | otp erlang, erlang otp | concurrency
## framework < cpp
!Boost [boost] | 3 | boost c++, boost libraries, boost asio
STL [stl] | 4 | c++ stl, standard template library, stl containers
!Qt [qt] | 4 | qt5, qt6, qt framework, qt creator, qml, qt quick | cpp, desktop-development
MFC [mfc] | 1.5 | microsoft foundation classes, microsoft foundation class | cpp, desktop-development
ATL [atl] | 0.3 | active template library | cpp, com-dcom
wxWidgets | 0.3 | wx widgets, wxpython | cpp, desktop-development
GTK [gtk] | 1 | gtk+, gtk3, gtkmm | desktop-development
Dear ImGui [imgui] | 0.5 | imgui | cpp
Poco C++ [poco] | 0.1 | poco libraries | cpp
ZeroMQ | 0.8 | zmq, 0mq, zero mq, nanomsg | message-queues
OpenMP [openmp] | 0.6 | open mp | high-performance-computing
MPI [mpi] | 0.6 | message passing interface, open mpi, openmpi | high-performance-computing
Eigen C++ [eigen] | 0.3 | eigen library | cpp
Intel TBB [intel-tbb] | 0.2 | oneapi, threading building blocks, intel oneapi | cpp
## framework < desktop-development
Electron | 5 | electron.js, electronjs | javascript, desktop-development
Java Swing [swing] | 1.5 | swing, java awt, awt/swing, awt | java, desktop-development
JavaFX [javafx] | 1 | java fx | java, desktop-development
Adobe Flex | 0.3 | apache flex, adobe flash builder | actionscript
Adobe Flash | 0.6 | macromedia flash, flash animation | actionscript
NW.js [nw-js] | 0.1 | node-webkit | javascript, desktop-development
Cocoa [cocoa] | 0.8 | apple cocoa, appkit | macos, objective-c
## domain < programming
Object-relational mapping [object-relational-mapping] | 8 | orm, orms, object relational mapping, orm frameworks | databases
Business rules engines [business-rules] | 1 | rules engine, business rules, brms, ibm odm, ilog, fico blaze
Build automation [build-automation] | 6 | build tools, build scripts, build systems, automated builds, build process
GNU Make [make] | 20 | makefile, makefiles, gnu make | build-automation
CMake [cmake] | 12 | c make, cmakelists | build-automation, cpp
Ninja build [ninja] | 3 | ninja-build | build-automation
Meson build [meson] | 1 | mesonbuild | build-automation
Bazel | 1.5 | bazel build, google bazel, buck build, pants build | build-automation
SCons | 0.3 | scons build | build-automation
Conan package manager [conan] | 0.8 | conan c++, conan.io | cpp
vcpkg | 0.8 | | cpp
Autotools | 0.6 | autoconf, automake | build-automation
Firebase | 8 | google firebase, firebase auth, firebase hosting, firebase functions | backend, google-cloud
Supabase | 2 | supabase.io | backend, postgresql
Appwrite | 0.3 | app write | backend
Parse Server [parse-server] | 0.2 | parse platform, back4app | backend
Hasura | 0.6 | hasura graphql | graphql
PostgREST | 0.2 | | postgresql, rest-api
AWS Amplify | 1.5 | amplify framework | aws, frontend
Stripe [stripe] | 3 | stripe api, stripe payments, stripe connect | payments
PayPal API [paypal] | 1 | paypal, braintree, paypal integration | payments
Adyen | 0.4 | adyen payments | payments
Plaid [plaid] | 0.4 | plaid api | payments
Square API [square-api] | 0.2 | square payments | payments
Twilio | 1.5 | twilio api, twilio sms, twilio flex | apis
SendGrid | 1 | send grid, mailgun, twilio sendgrid | apis
Google Maps API [google-maps-api] | 2 | google maps, google maps platform, maps api | apis, gis
Algolia | 0.8 | algolia search | search-engines
Auth0 [auth0] | 1.5 | auth 0 | identity-and-access-management
Keycloak | 1.5 | key cloak, red hat sso | identity-and-access-management, openid-connect
Amazon MWS/SP-API [amazon-sp-api] | 0.1 | amazon selling partner api | e-commerce, apis
Facebook Graph API [facebook-graph-api] | 0.4 | meta graph api, facebook api | apis
Discord bots [discord-bots] | 0.4 | discord.js, discord bot | apis
Telegram bots [telegram-bots] | 0.3 | telegram bot api, telegram bot | apis
LaunchDarkly | 0.6 | launch darkly, feature flags, feature toggles, openfeature | ci-cd
Temporal.io [temporal] | 0.5 | temporal workflow, temporal workflows, uber cadence | distributed-systems
Netflix Conductor [conductor] | 0.1 | orkes conductor | distributed-systems
Dapr [dapr] | 0.3 | distributed application runtime | microservices
Backstage [backstage] | 0.5 | backstage.io, spotify backstage | platform-engineering
## tool < programming
Git | 60 | git version control, gitflow, git flow, git bash, git scm | version-control
GitHub | 45 | git hub, github enterprise | git
GitLab | 20 | git lab, gitlab enterprise | git
Bitbucket | 12 | bit bucket, atlassian bitbucket, atlassian stash | git
Subversion [svn] | 6 | svn, apache subversion, tortoisesvn, tortoise svn | version-control
Mercurial | 0.8 | hg version control, mercurial scm | version-control
Perforce | 1.5 | perforce helix, helix core, p4v | version-control
CVS version control [cvs] | 0.8 | concurrent versions system, wincvs | version-control
Rational ClearCase [clearcase] | 0.8 | clearcase, ibm clearcase, ibm rational clearcase | version-control
Visual SourceSafe [visual-sourcesafe] | 0.8 | vss, source safe, microsoft visual sourcesafe, visual source safe, sourcesafe | version-control
Team Foundation Server [tfs] | 4 | tfs, microsoft team foundation server, tfvc, vsts, visual studio team services | version-control, azure-devops
Gerrit | 0.6 | gerrit code review | git
Phabricator | 0.3 | phabricator arc | code-review
Sourcetree | 1 | source tree, gitkraken, github desktop | git
Visual Studio Code [vs-code] | 50 | vscode, vs code, visual studio code | ides
Visual Studio | 25 | visual studio 2019, visual studio 2022, visual studio 2017, visual studio 2015, visual studio .net, vs.net, ms visual studio | ides
IntelliJ IDEA [intellij] | 15 | intellij, intelli j, jetbrains intellij, jetbrains | ides
Eclipse IDE [eclipse] | 8 | eclipse, myeclipse, rational application developer, rad ide, eclipse platform | ides
NetBeans | 2 | net beans, apache netbeans | ides
PyCharm | 6 | py charm | ides, python
WebStorm | 4 | web storm, phpstorm, php storm, rubymine, goland | ides
Rider [rider] | 3 | jetbrains rider | ides, dot-net
ReSharper | 3 | re sharper | ides, dot-net
Vim | 10 | neovim, nvim, vi editor | ides
Emacs | 2 | gnu emacs, spacemacs | ides
Sublime Text | 4 | sublime | ides
Notepad++ [notepad-plus-plus] | 5 | notepad plus plus, atom editor | ides
JBuilder [jbuilder] | 0.2 | borland jbuilder, embarcadero jbuilder, c++ builder | ides
Adobe Dreamweaver [dreamweaver] | 2 | dreamweaver, macromedia dreamweaver, dream weaver, frontpage, microsoft frontpage | ides, web-development
GitHub Copilot | 5 | copilot, github co-pilot | ai-assisted-development
Cursor editor [cursor-editor] | 1 | cursor ai, cursor ide, windsurf editor | ai-assisted-development
AI-assisted development | 3 | ai pair programming, ai coding assistants, claude code, vibe coding
Replit | 0.4 | repl.it, codesandbox, stackblitz | ides
Gitpod | 0.2 | github codespaces, dev containers | ides
Integrated development environments [ides] | 6 | ide, ides, integrated development environment
Insomnia REST client [insomnia] | 0.8 | insomnia api | apis
Fiddler | 1 | telerik fiddler, charles proxy | debugging
Homebrew [homebrew] | 30 | brew package manager | macos
Sphinx documentation [sphinx] | 0.6 | sphinx docs, read the docs | technical-documentation
Doxygen | 0.8 | javadoc | technical-documentation
Redgate tools [redgate] | 0.6 | red gate, redgate sql toolbelt, redgate sql compare | sql-server
Liquibase | 1 | liquibase changelogs | database-migration
Flyway | 1.2 | flyway migrations | database-migration
`
