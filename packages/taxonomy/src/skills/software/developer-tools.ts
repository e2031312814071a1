export const developerTools = `
## framework < rust, backend
Actix Web [actix] | 0.5 | actix, actix-web
!Axum [axum] | 0.5 | axum rust
!Rocket [rocket] | 0.3 | rocket.rs, rocket rust
Tokio | 0.8 | tokio rust, tokio runtime
!Cargo [cargo] | 10 | rust cargo, crates.io | rust
Diesel ORM [diesel] | 0.2 | diesel.rs, !diesel | rust, object-relational-mapping
Tauri | 1 | tauri apps | rust, desktop-development
## framework < elixir, backend
Phoenix Framework [phoenix] | 2 | phoenix liveview, elixir phoenix, phoenix live view, !phoenix, liveview, live view
!Ecto [ecto] | 0.4 | ecto elixir | elixir
Erlang/OTP [erlang-otp] | 0.6 | otp erlang, erlang otp | concurrency
## framework < cpp
!Boost [boost] | 3 | boost c++, boost libraries, boost asio
STL [stl] | 4 | c++ stl, standard template library, stl containers
!Qt [qt] | 4 | qt5, qt6, qt framework, qt creator | cpp, desktop-development
MFC [mfc] | 1.5 | microsoft foundation classes, microsoft foundation class | cpp, desktop-development
ATL [atl] | 0.3 | active template library | cpp, com-dcom
wxWidgets | 0.3 | wx widgets | cpp, desktop-development
GTK [gtk] | 1 | gtk+, gtk3, gtkmm | desktop-development
Dear ImGui [imgui] | 0.5 | imgui | cpp
Poco C++ [poco] | 0.1 | poco libraries | cpp
ZeroMQ | 0.8 | zmq, 0mq, zero mq, nanomsg | message-queues
OpenMP [openmp] | 0.6 | open mp | high-performance-computing
MPI [mpi] | 0.6 | message passing interface, open mpi, openmpi | high-performance-computing
Eigen C++ [eigen] | 0.3 | eigen library, !eigen | cpp
Intel TBB [intel-tbb] | 0.2 | threading building blocks | cpp
## framework < desktop-development
!Electron | 4 | electron.js, electronjs | javascript, desktop-development
Java Swing [swing] | 1.5 | !swing, java awt, awt/swing, awt | java, desktop-development
JavaFX [javafx] | 1 | java fx | java, desktop-development
Adobe Flex | 0.3 | apache flex, adobe flash builder, !flex | actionscript
Adobe Flash | 0.6 | macromedia flash, flash animation, !flash | actionscript
NW.js [nw-js] | 0.1 | node-webkit | javascript, desktop-development
!Cocoa [cocoa] | 0.8 | apple cocoa, appkit | macos, objective-c
## framework < cpp
oneAPI [oneapi] | 0.2 | intel oneapi, sycl | cpp, high-performance-computing
wxPython | 0.2 | wx python | python, desktop-development
## domain < programming
Object-relational mapping [object-relational-mapping] | 8 | orm, orms, object relational mapping, orm frameworks | databases
Business rules engines [business-rules] | 1 | rules engine, business rules, brms, ibm odm, ilog, fico blaze
Build automation [build-automation] | 6 | build tools, build scripts, build systems, automated builds, build process
GNU Make [make] | 20 | makefile, makefiles, !make | build-automation
CMake [cmake] | 10 | c make, cmakelists | build-automation, cpp
Ninja build [ninja] | 3 | ninja-build, !ninja | build-automation
Meson build [meson] | 1 | mesonbuild, !meson | build-automation
Bazel | 1.5 | bazel build, google bazel | build-automation
SCons | 0.3 | scons build | build-automation
Conan package manager [conan] | 0.8 | conan c++, conan.io, !conan | cpp
vcpkg | 0.8 | | cpp
Autotools | 0.6 | autoconf, automake | build-automation
Firebase | 8 | google firebase, firebase auth, firebase hosting, firebase functions | backend, google-cloud
Supabase | 2 | supabase.io | backend, postgresql
PocketBase [pocketbase] | 0.2 | pocket base | backend
Turso | 0.1 | turso database, libsql | sqlite
Appwrite | 0.3 | app write | backend
Parse Server [parse-server] | 0.2 | parse platform, back4app | backend
Hasura | 0.6 | hasura graphql | graphql
PostgREST | 0.2 | | postgresql, rest-api
AWS Amplify | 1.5 | amplify framework | aws, frontend
!Stripe [stripe] | 3 | stripe api, stripe billing, stripe checkout, stripe payments, stripe connect | payments
PayPal API [paypal] | 1 | paypal, paypal integration | payments
Adyen | 0.4 | adyen payments | payments
!Plaid [plaid] | 0.4 | plaid api | payments
Square API [square-api] | 0.2 | square payments | payments
Twilio | 1.5 | twilio api, twilio sms, twilio flex | apis
SendGrid | 1 | send grid, twilio sendgrid | apis
Google Maps API [google-maps-api] | 2 | google maps, google maps platform, maps api | apis, gis
Algolia | 0.8 | algolia search | search-engines
Auth0 [auth0] | 1.5 | auth 0 | identity-and-access-management
Keycloak | 1.5 | key cloak, red hat sso | identity-and-access-management, openid-connect
Amazon Selling Partner API [amazon-sp-api] | 0.1 | | e-commerce, apis
Facebook Graph API [facebook-graph-api] | 0.4 | meta graph api, facebook api | apis
Discord bots [discord-bots] | 0.4 | discord.js, discord bot | apis
Telegram bots [telegram-bots] | 0.3 | telegram bot api, telegram bot | apis
LaunchDarkly | 0.6 | launch darkly | ci-cd
GrowthBook [growthbook] | 0.1 | growth book | feature-flags
Statsig | 0.1 | | feature-flags
Flagsmith | 0.1 | | feature-flags
Temporal.io [temporal] | 0.5 | temporal workflow, temporal workflows, uber cadence, !temporal | distributed-systems
Netflix Conductor [conductor] | 0.1 | orkes conductor | distributed-systems
Dapr [dapr] | 0.3 | distributed application runtime | microservices
!Backstage [backstage] | 0.5 | backstage.io, spotify backstage | platform-engineering
## tool < programming
Git | 60 | git version control, gitflow, git flow, git bash, git scm | version-control
GitHub | 45 | git hub, github enterprise | git
GitLab | 20 | git lab, gitlab enterprise | git
Bitbucket | 10 | bit bucket, atlassian bitbucket, atlassian stash | git
Subversion [svn] | 6 | svn, apache subversion, tortoisesvn, tortoise svn | version-control
Mercurial | 0.8 | hg version control, mercurial scm | version-control
Perforce | 1.5 | perforce helix, helix core, p4v | version-control
CVS version control [cvs] | 0.8 | concurrent versions system, wincvs | version-control
Rational ClearCase [clearcase] | 0.8 | clearcase, ibm clearcase, ibm rational clearcase | version-control
Visual SourceSafe [visual-sourcesafe] | 0.8 | vss, source safe, microsoft visual sourcesafe, visual source safe, sourcesafe | version-control
Team Foundation Server [tfs] | 4 | tfs, microsoft team foundation server, tfvc, vsts, visual studio team services | version-control, azure-devops
Gerrit | 0.6 | gerrit code review | git
Phabricator | 0.3 | phabricator arc | code-review
Sourcetree | 1 | source tree | git
Visual Studio Code [vs-code] | 50 | vscode, vs code | ides
Visual Studio | 25 | visual studio 2019, visual studio 2022, visual studio 2017, visual studio 2015, visual studio .net, vs.net, ms visual studio | ides
IntelliJ IDEA [intellij] | 15 | intellij, intelli j, jetbrains intellij, jetbrains | ides
Eclipse IDE [eclipse] | 8 | !eclipse, myeclipse, rational application developer, rad ide, eclipse platform | ides
NetBeans | 2 | net beans, apache netbeans | ides
PyCharm | 6 | py charm | ides, python
WebStorm | 4 | web storm | ides
!Rider [rider] | 3 | jetbrains rider | ides, dot-net
ReSharper | 3 | re sharper | ides, dot-net
Vim | 10 | neovim, nvim, vi editor | ides
Emacs | 2 | gnu emacs, spacemacs | ides
Sublime Text | 4 | !sublime | ides
Notepad++ [notepad-plus-plus] | 4 | notepad plus plus | ides
JBuilder [jbuilder] | 0.2 | borland jbuilder, embarcadero jbuilder | ides
Adobe Dreamweaver [dreamweaver] | 2 | dreamweaver, macromedia dreamweaver, dream weaver | ides, web-development
GitHub Copilot | 4 | copilot, github co-pilot | ai-assisted-development
Cursor editor [cursor-editor] | 1 | cursor ai, cursor ide, windsurf editor, !cursor | ai-assisted-development
AI-assisted development | 3 | ai pair programming, ai coding assistants, vibe coding, tabnine, codewhisperer, amazon codewhisperer, amazon q developer
Replit | 0.4 | repl.it | ides
Gitpod | 0.2 | | ides
Integrated development environments [ides] | 6 | !ide, ides, integrated development environment
Insomnia REST client [insomnia] | 0.8 | insomnia api, !insomnia | apis
!Fiddler | 1 | telerik fiddler | debugging
Homebrew [homebrew] | 30 | brew package manager | macos
Sphinx documentation [sphinx] | 0.6 | sphinx docs, read the docs, !sphinx | technical-documentation
Doxygen | 0.8 | | technical-documentation
Redgate tools [redgate] | 0.6 | red gate, redgate sql toolbelt, redgate sql compare | sql-server
Liquibase | 1 | liquibase changelogs | database-migration
Flyway | 1.2 | flyway migrations | database-migration
## domain < programming
Braintree | 0.4 | braintree payments | payments
Mailgun | 0.3 | mail gun, postmark mail | apis
Feature flags | 1 | feature toggles, feature flagging, openfeature, split.io | ci-cd
Dev containers [dev-containers] | 0.4 | devcontainers, github codespaces | docker
CodeSandbox | 0.3 | stackblitz, codepen, jsfiddle | ides
Claude Code [claude-code] | 0.5 | anthropic claude code | ai-assisted-development
PhpStorm [phpstorm] | 1.5 | php storm | ides, php
RubyMine | 0.3 | ruby mine | ides, ruby
GoLand | 0.4 | jetbrains goland | ides, go
CLion [clion] | 0.8 | jetbrains clion | ides, cpp
DataGrip [datagrip] | 1 | jetbrains datagrip | databases
Atom editor [atom-editor] | 1 | github atom | ides
Charles Proxy | 0.4 | charles web proxy, mitmproxy | debugging
Javadoc | 0.8 | java doc | technical-documentation
GitKraken | 0.6 | git kraken | git
GitHub Desktop | 1 | github-desktop | git
C++Builder [cpp-builder] | 0.2 | c++ builder, borland c++ | cpp
Microsoft FrontPage [frontpage] | 0.5 | frontpage | web-development
Buck build [buck] | 0.2 | buck2 | build-automation
Pants build [pants] | 0.1 | pants python | build-automation
QML [qml] | 0.5 | qt quick, qt modeling language | qt
Bison/Yacc [yacc] | 0.2 | yacc, bison, lex/yacc, flex/bison | compilers
Tree-sitter | 0.1 | tree sitter | compilers
`
