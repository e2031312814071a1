export const backend = `
## framework < javascript, backend
Node.js [node-js] | 35 | !node, node 18, node 16, node 20, node runtime | javascript, backend
!Deno [deno] | 2 | deno runtime, deno deploy | typescript, backend
!Bun [bun] | 1 | bun.sh, bun runtime, bunjs | javascript, backend
!Express [express] | 15 | expressjs, express.js, express js | node-js
NestJS [nest-js] | 4 | nest.js, nest js, nestjs framework, !nest | node-js, typescript
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
Drizzle ORM [drizzle] | 0.8 | drizzle-orm, !drizzle | object-relational-mapping, typescript
Knex.js [knex] | 0.8 | knex | sql, node-js
!Mongoose | 3 | mongoose odm, mongoose.js, mongoosejs | mongodb, node-js
Passport.js [passport-js] | 0.8 | passport authentication | node-js
BullMQ [bullmq] | 0.6 | bull queue, bull mq | node-js, message-queues
PM2 [pm2] | 1 | pm2 process manager | node-js
## framework < python, backend
Django | 10 | django framework, python django
Django REST Framework [django-rest-framework] | 4 | drf, django rest, django-rest-framework | django, rest-api
!Flask [flask] | 10 | flask framework, python flask, flask api
FastAPI | 6 | fast api, fast-api
!Pyramid [pyramid] | 0.3 | python pyramid, pyramid framework
!Tornado [tornado] | 0.5 | python tornado, tornado web
!Bottle [bottle] | 0.2 | bottle.py, bottlepy
!Falcon [falcon] | 0.2 | falcon python, falcon framework
Starlette | 0.4 | starlette asgi
Sanic | 0.1 | sanic python
aiohttp | 0.7 | aio http | python
Litestar | 0.1 | litestar python
web2py | 0.1 | web2py framework
!Celery [celery-python] | 2.5 | celery python, celery workers, celery task queue | python, message-queues
SQLAlchemy | 4 | sql alchemy | python, object-relational-mapping
Alembic | 1 | alembic migrations | sqlalchemy
Pydantic | 2.5 | pydantic models | python
Gunicorn | 1.5 | | python
Jinja [jinja] | 1.5 | jinja2, jinja templates | python
Scrapy | 1 | scrapy framework | python, web-scraping
Beautiful Soup | 2 | beautifulsoup, bs4, beautiful soup 4 | python, web-scraping
Requests for Python [python-requests] | 2 | python requests, requests library | python
!Twisted [twisted] | 0.3 | twisted python | python
Poetry for Python [python-poetry] | 1.5 | python poetry, poetry packaging, !poetry | python
!pip [pip] | 30 | pip3, pypi, python package index | python
Conda | 4 | anaconda, miniconda, anaconda distribution | python
PySide [pyside] | 0.8 | pyside6 | python, qt
Tkinter | 1.5 | tk inter | python
Kivy | 0.3 | kivy framework | python
Odoo | 0.8 | openerp, open erp, odoo erp | python, erp
Plone | 0.1 | plone cms, zope | python, content-management-systems
## framework < java, backend
Spring Framework [spring] | 15 | !spring, spring core, springframework, java spring, spring ioc, spring 5, spring 6
Spring Boot | 15 | springboot, spring-boot, spring boot 2, spring boot 3 | spring
Spring MVC [spring-mvc] | 6 | spring web mvc, spring-mvc | spring, mvc
Spring Security | 4 | spring-security | spring
Spring Data | 4 | spring data jpa, spring-data, spring jpa | spring, jpa
Spring Cloud | 4 | spring-cloud, spring cloud config | spring-boot, microservices
Spring Batch | 2 | spring-batch | spring
Spring WebFlux | 2 | webflux | spring, reactive-programming
Spring Integration | 1 | spring-integration | spring, integration
Hibernate | 6 | hibernate orm, hibernate framework | java, object-relational-mapping
JPA [jpa] | 4 | java persistence api, jakarta persistence | java, object-relational-mapping
MyBatis | 1 | ibatis, my batis | java, object-relational-mapping
jOOQ [jooq] | 0.4 | | java, sql
JDBC [jdbc] | 4 | java database connectivity, oracle jdbc | java, sql
JSP [jsp] | 4 | javaserver pages, java server pages | jakarta-ee
Java Servlets [servlets] | 4 | servlets, servlet, java servlet, jsps/servlets | jakarta-ee
JavaServer Faces [jsf] | 2 | jsf, java server faces, jsf 2 | jakarta-ee
Enterprise JavaBeans [ejb] | 3 | ejb, ejb3, ejb 3.0, enterprise java beans, session beans | jakarta-ee
JMS [jms] | 2 | java message service, java messaging service, oracle java message service | jakarta-ee, message-queues
JAX-RS [jax-rs] | 2 | !jersey, eclipse jersey, resteasy, jax rs | jakarta-ee, rest-api
JAX-WS [jax-ws] | 1.5 | jax ws | jakarta-ee, soap
!Struts [struts] | 2 | apache struts, struts 2, struts2, struts framework | java, mvc
Quarkus | 1 | quarkus java
Micronaut | 0.6 | micronaut framework
Vert.x [vertx] | 0.6 | vertx, eclipse vert.x, vert.x toolkit | java, reactive-programming
Dropwizard | 0.6 | drop wizard
Helidon | 0.1 | oracle helidon
MicroProfile | 0.3 | eclipse microprofile | jakarta-ee
Netty | 0.8 | netty.io | java
RxJava | 1 | rx java, rxkotlin | java, reactive-programming
Google Web Toolkit [gwt] | 0.5 | gwt, gxt, google web toolkits | java, frontend
Vaadin | 0.4 | vaadin flow | java, frontend
Apache Wicket | 0.2 | wicket java, !wicket
Thymeleaf | 1.5 | thymeleaf templates | java
FreeMarker | 0.4 | apache freemarker | java
Lombok | 1.5 | project lombok | java
Google Guice | 0.6 | guice | java
Apache Camel | 1 | camel routes, apache camel routes, !camel | java, integration
Apache Maven [maven] | 10 | maven, mvn, maven build | java, build-automation
Gradle | 10 | gradle build, gradle kotlin dsl | java, build-automation
Apache Ant [ant] | 3 | ant build, ant scripts, !ant | java, build-automation
Grails | 0.5 | groovy on grails, grails framework | groovy
Play Framework [play-framework] | 1 | play scala, play java, !play | scala
Akka | 1 | akka streams, akka actors | scala, distributed-systems
Cats Effect [cats-effect] | 0.4 | scala cats, typelevel, cats-effect | scala
http4s | 0.2 | | scala
sbt [sbt] | 0.8 | scala build tool | scala
Ktor | 1 | ktor framework, ktor server | kotlin
Kotlin Coroutines | 1.5 | coroutines, kotlin flow | kotlin
Apache POI | 0.3 | poi java | java
Log4j | 1.5 | log4j2 | java
Drools | 0.6 | jboss drools, red hat decision manager, business rules engine | java, business-rules
Camunda | 0.8 | camunda bpm, camunda 8, zeebe | business-process-management
Activiti | 0.2 | | business-process-management
## framework < c-sharp, dot-net
ASP.NET [asp-net] | 15 | asp.net web forms, web forms, webforms, aspx, asp .net, asp.net 4.5, microsoft asp.net, aspnet | dot-net, web-development
ASP.NET Core [asp-net-core] | 20 | asp.net core mvc, aspnetcore, asp.net core web api, .net core web api, asp.net core 6 | asp-net, c-sharp
ASP.NET MVC [asp-net-mvc] | 8 | mvc5, mvc 5, mvc4, asp.net mvc 5, .net mvc | asp-net, mvc
ASP.NET Web API [asp-net-web-api] | 6 | web api 2, webapi, .net web api | asp-net, rest-api
Classic ASP [classic-asp] | 1.5 | asp classic, active server pages, asp 3.0 | web-development
Blazor | 4 | blazor server, blazor webassembly, blazor wasm | asp-net-core
Razor Pages | 2 | !razor, razor views, razor engine | asp-net-core
SignalR | 2 | signal r, asp.net signalr | asp-net, websocket
Entity Framework | 10 | ef core, entity framework core, ef6, !ef, entity framework 6 | dot-net, object-relational-mapping
!Dapper [dapper] | 1.5 | dapper orm | dot-net, object-relational-mapping
ADO.NET [ado-net] | 4 | ado .net, !ado | dot-net, sql
WCF [wcf] | 4 | windows communication foundation | dot-net, soap
WPF [wpf] | 4 | windows presentation foundation | dot-net, desktop-development
Windows Forms [winforms] | 4 | winforms, win forms, windows form applications | dot-net, desktop-development
Windows Workflow Foundation [windows-workflow] | 0.4 | wf workflow, windows workflow | dot-net
UWP [uwp] | 0.8 | universal windows platform | dot-net, desktop-development
Silverlight | 0.6 | microsoft silverlight | dot-net
.NET MAUI [dot-net-maui] | 2 | maui, net maui | dot-net, mobile-development
Xamarin | 2 | xamarin forms, xamarin.forms, xamarin ios, xamarin android | dot-net, mobile-development
Avalonia UI [avalonia] | 0.3 | avalonia | dot-net, desktop-development
MediatR | 0.8 | mediator pattern .net | dot-net
AutoMapper | 0.8 | auto mapper | dot-net
Hangfire | 0.6 | | dot-net
MassTransit | 0.6 | mass transit | dot-net, message-queues
NuGet | 20 | nuget packages | dot-net
MSBuild | 15 | ms build | dot-net, build-automation
IdentityServer | 0.6 | identityserver4, duende identityserver | dot-net, oauth
ABP Framework [abp-framework] | 0.2 | asp.net boilerplate | asp-net-core
!Orleans [orleans] | 0.2 | microsoft orleans | dot-net, distributed-systems
ML.NET [ml-net] | 0.2 | | dot-net, machine-learning
## framework < php, backend
Laravel | 4 | laravel framework, laravel 8, laravel 9, laravel 10
PHPStan [phpstan] | 0.5 | php stan, larastan | php
Symfony | 1.5 | symfony framework, symfony 5, symfony 6
CodeIgniter | 1 | code igniter, codeigniter 4
Yii | 0.5 | yii2, yii framework, yii 2
CakePHP | 0.5 | cake php
Zend Framework | 0.6 | zend
Slim Framework | 0.3 | slim php
Phalcon | 0.2 | phalcon php
!Livewire [livewire] | 0.6 | laravel livewire | laravel
Eloquent ORM [eloquent] | 0.8 | laravel eloquent, !eloquent | laravel, object-relational-mapping
Doctrine ORM [doctrine] | 0.6 | !doctrine, doctrine2 | php, object-relational-mapping
Blade templates [blade-templates] | 0.5 | laravel blade, blade templating | laravel
Twig templates [twig] | 0.5 | !twig, twig templating | php
PHP Composer [composer] | 4 | composer php, composer packages, !composer | php
Guzzle | 0.2 | guzzle http | php
XAMPP [xampp] | 0.8 | | php
## framework < ruby, backend
Ruby on Rails [ruby-on-rails] | 10 | !rails, ror, rails 5, rails 6, rails 7
!Sinatra [sinatra] | 0.6 | sinatra ruby
Hanami | 0.1 | hanami ruby
Sidekiq | 1.5 | side kiq | ruby, message-queues
ActiveRecord [active-record] | 2 | active record | ruby-on-rails, object-relational-mapping
!Devise [devise] | 0.6 | devise gem | ruby-on-rails
RubyGems [rubygems] | 2 | ruby gems, bundler ruby | ruby
Puma web server [puma] | 0.4 | puma server, unicorn server, !puma | ruby
## framework < go, backend
!Gin [gin] | 1.5 | gin gonic, gin-gonic, gin framework, golang gin
!Echo [echo-go] | 0.5 | echo framework, labstack echo, golang echo
!Fiber [fiber] | 0.5 | gofiber, go fiber
Chi router [chi-router] | 0.3 | go-chi, chi go, !chi
Gorilla Mux | 0.4 | gorilla toolkit, gorilla/mux
GORM [gorm] | 0.8 | go orm, gorm.io | go, object-relational-mapping
Go kit [go-kit] | 0.2 | gokit, go micro
Goroutines | 0.8 | go concurrency, goroutines and channels | go
## framework < python
Uvicorn | 0.5 | uvicorn server | python, backend
uWSGI [uwsgi] | 0.4 | wsgi | python, backend
PyQt [pyqt] | 0.8 | pyqt5, pyqt6, pyqt4 | python, qt
asyncio [asyncio] | 0.8 | python asyncio | python, asynchronous-programming
Dramatiq | 0.1 | huey, python-rq, rq workers | python, message-queues
## framework < java
ZIO [zio] | 0.3 | scala zio | scala, functional-programming
EclipseLink [eclipselink] | 0.3 | toplink, oracle toplink | java, object-relational-mapping
PrimeFaces [primefaces] | 0.6 | prime faces | jsf
RichFaces [richfaces] | 0.2 | icefaces | jsf
Project Reactor [project-reactor] | 0.6 | reactor core, reactor netty | java, reactive-programming
Netflix OSS [netflix-oss] | 0.4 | netflix eureka, eureka server, hystrix, zuul, ribbon netflix | spring-cloud
Resilience4j | 0.4 | resilience 4j | java, microservices
Apache CXF [apache-cxf] | 0.4 | cxf | java, soap
Apache Axis [apache-axis] | 0.3 | axis2, axis 2 | java, soap
JAXB [jaxb] | 0.5 | java architecture for xml binding | java, xml
Logback | 0.6 | | java
SLF4J [slf4j] | 0.5 | simple logging facade for java | java
Apache Velocity | 0.2 | velocity templates | java
Flowable | 0.1 | flowable bpm | business-process-management
jBPM [jbpm] | 0.2 | red hat process automation manager | business-process-management
Apache Pekko | 0.1 | pekko | scala, distributed-systems
MapStruct | 0.4 | map struct | java
!Jackson [jackson] | 0.6 | jackson json, gson | java, json
Apache Shiro | 0.1 | shiro | java, identity-and-access-management
## framework < dot-net
NHibernate [nhibernate] | 0.6 | n hibernate, fluent nhibernate | dot-net, object-relational-mapping
NServiceBus [nservicebus] | 0.3 | n service bus | dot-net, message-queues
Quartz.NET [quartz-net] | 0.3 | quartz scheduler | dot-net
WinUI [winui] | 0.3 | winui 3, windows app sdk | dot-net, desktop-development
Uno Platform | 0.1 | !uno | dot-net, cross-platform-development
XAML [xaml] | 1.5 | | dot-net
Serilog | 0.5 | nlog, log4net | dot-net
Polly for .NET [polly] | 0.3 | polly resilience, !polly | dot-net
FluentValidation | 0.3 | fluent validation | dot-net
Prism Library [prism-wpf] | 0.2 | prism mvvm, caliburn micro, mvvmcross | dot-net, mvvm
Telerik UI [telerik] | 0.6 | telerik, telerik controls, progress telerik | dot-net
OpenIddict | 0.1 | | dot-net, oauth
## framework < php
Laminas | 0.2 | zf2, zend framework 2, zf3 | php, backend
Lumen [lumen] | 0.3 | laravel lumen | laravel
Laravel Nova [laravel-nova] | 0.2 | filament php, laravel filament | laravel
WampServer [wamp] | 0.5 | wamp, mamp | php
Inertia.js [inertia-js] | 0.4 | inertia | laravel, javascript
## framework < ruby
Resque | 0.2 | delayed job, delayed_job | ruby, message-queues
Bundler for Ruby [bundler-ruby] | 0.4 | ruby bundler, !bundler | ruby
Unicorn web server [unicorn] | 0.2 | unicorn ruby, phusion passenger, !unicorn | ruby
NextAuth [nextauth] | 0.2 | nextauth.js, auth.js | next-js, authentication-and-authorization
Elysia.js [elysia-js] | 0.1 | elysiajs | bun
Sylius [sylius] | 0.1 | | symfony, e-commerce
Hyvä Themes [hyva] | 0.1 | hyvä, hyva themes, magento hyva | magento
Spree Commerce [spree-commerce] | 0.1 | solidus commerce | ruby-on-rails
ActiveAdmin [activeadmin] | 0.1 | activeadmin gem | ruby-on-rails
Sorbet for Ruby [sorbet-ruby] | 0.1 | sorbet types, ruby sorbet | ruby
sqlc [sqlc] | 0.1 | | go
SeaORM [seaorm] | 0.1 | sea-orm, sea orm | rust
Rust web frameworks [rust-web-frameworks] | 0.1 | leptos, !yew, dioxus | rust
Django Ninja [django-ninja] | 0.1 | django-ninja | django
nopCommerce [nopcommerce] | 0.1 | | asp-net, e-commerce
.NET Aspire [dotnet-aspire] | 0.1 | dotnet aspire | dot-net
ReactiveUI [reactiveui] | 0.1 | | dot-net

## domain
CRDTs [crdt] | 0.1 | crdt, yjs, automerge, conflict-free replicated data types | distributed-systems
Mutual TLS [mutual-tls] | 0.2 | mtls, mutual authentication tls | cryptography
PHP code quality tools [php-code-quality] | 0.1 | phpstan/psalm, rector php, phpcs, php_codesniffer | php
SIMD [simd] | 0.1 | simd intrinsics, avx2, avx-512, neon intrinsics | high-performance-computing
`
