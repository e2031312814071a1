export const testing = `
## domain
Software testing [software-testing] | 20 | testing, software test, software testing life cycle, stlc, system testing software, test engineering, software tester skills, application testing, system testing
Quality assurance [quality-assurance] | 15 | qa, software quality assurance, qa testing, quality assurance testing, software qa, sqa, qa/qc, qa processes, quality engineering, software quality | software-testing
Test automation [test-automation] | 10 | automated testing, automation testing, test automation frameworks, automated tests, qa automation, test automation framework, automation framework, automated test scripts, automation scripting for tests, functional test automation | software-testing
Manual testing [manual-testing] | 8 | manual test, manual qa, manual software testing, manual test execution | software-testing
Functional testing [functional-testing] | 6 | functional tests, functional test, functional testing software, feature testing | software-testing
Non-functional testing [non-functional-testing] | 1.5 | non functional testing | software-testing
Regression testing [regression-testing] | 8 | regression tests, regression suite, regression testing software, regression test | software-testing
Integration testing [integration-testing] | 6 | integration tests, system integration testing, integration test, integration testing software | software-testing
Unit testing [unit-testing] | 20 | unit tests, unit test, unit-testing, unit testing software, unit test cases, automated unit tests | software-testing
End-to-end testing [e2e-testing] | 6 | e2e testing, e2e tests, end to end testing, end-to-end tests, e2e | test-automation
Smoke testing [smoke-testing] | 4 | smoke tests, sanity testing, smoke and sanity testing, sanity tests | software-testing
Black-box testing [black-box-testing] | 3 | black box testing, blackbox testing, gray box testing, grey box testing | software-testing
White-box testing [white-box-testing] | 2 | white box testing, whitebox testing | software-testing
Exploratory testing [exploratory-testing] | 2.5 | ad hoc testing, ad-hoc testing, session-based testing | manual-testing
Performance testing [performance-testing] | 6 | load testing, stress testing, performance tests, load and performance testing, scalability testing, load testing software, stress testing software, performance engineering | software-testing
Security testing [security-testing] | 3 | application security testing, security testing software | software-testing, application-security
API testing [api-testing] | 6 | web services testing, rest api testing, webservice testing, api test automation, backend testing | software-testing, apis
Database testing [database-testing] | 3 | backend database testing, sql testing, etl testing, data warehouse testing, data testing | software-testing, databases
Web application testing [web-testing] | 3 | web testing, website testing, browser testing, cross browser testing, cross-browser testing, gui testing, ui testing | software-testing
Compatibility testing [compatibility-testing] | 2 | interoperability testing software, device testing, installation testing | software-testing
Accessibility testing [accessibility-testing] | 1.2 | a11y testing | software-testing, web-accessibility
Localization testing [localization-testing] | 0.5 | localisation testing, i18n testing | software-testing
Mutation testing [mutation-testing] | 0.3 | mutation testing software, pitest, stryker mutator | unit-testing
Property-based testing [property-based-testing] | 0.4 | quickcheck, fast-check | unit-testing
Contract testing [contract-testing] | 0.8 | pact testing, pact contract, consumer-driven contracts | api-testing
Snapshot and visual testing [visual-testing] | 0.6 | visual regression testing, chromatic | test-automation
Test-driven development [tdd] | 10 | tdd, test driven development, test-first development | unit-testing
Behavior-driven development [bdd] | 4 | bdd, behaviour driven development, behavior driven development, bdd framework, atdd, acceptance test driven development | software-testing
Test planning [test-planning] | 6 | test plans, test plan, test strategy, test strategies, master test plan, test plan development, test planning and execution, test estimation, test procedures, testing procedures, test documentation, test reports, test cycles, test cases and scripts | software-testing
Test case design [test-case-design] | 8 | test cases, test case development, test scenarios, test scripts, test script development, writing test cases, test design, test case writing, test design software, test execution, boundary value analysis | software-testing
Test management [test-management] | 4 | test lead skills, test coordination, qa management, qa leadership, test reporting, test metrics | software-testing
Test data management [test-data-management] | 1.5 | test data, test data preparation, test data generator software | software-testing
Test environments [test-environments] | 1 | test environment management, test beds, test environment setup | software-testing
Code coverage [code-coverage] | 2.5 | test coverage, istanbul coverage, codecov | unit-testing
Static code analysis [static-analysis] | 4 | static analysis, linting, static code analysis tools, linters, static analysis software, code quality tools | software-testing
Defect tracking [defect-tracking] | 8 | bug tracking, defect management, defect reporting, bug reporting, defect life cycle, issue tracking, defect tracking software, bug reports, defect analysis, bug life cycle | software-testing
Shift-left testing [shift-left] | 0.6 | shift left testing | software-testing
Mocking [mocking] | 2 | mocks, stubs and mocks, test doubles | unit-testing
Game testing [game-testing] | 0.4 | game qa, playtesting, video game testing | software-testing, game-development
Hardware-in-the-loop testing [hil-testing] | 0.4 | hil testing, hardware in the loop, software in the loop, hil, sil testing | software-testing, embedded-systems
Software validation [computer-system-validation] | 1 | computer system validation, csv validation, verification and validation, v&v, gamp 5, iq/oq/pq, 21 cfr part 11, gxp validation, software verification | software-testing, compliance
ISTQB [istqb] | 1.5 | istqb certified, istqb foundation, istqb foundation level, cste, csqa, ctfl | software-testing, certifications
## tool < test-automation
Selenium [selenium] | 8 | selenium automation, selenium rc, selenium ide, selenium 4
Selenium WebDriver [selenium-webdriver] | 4 | webdriver, selenium web driver, selenium webdriver java, selenium grid | selenium
!Cypress [cypress] | 4 | cypress.io, cypress testing | test-automation, javascript
!Playwright [playwright] | 3 | microsoft playwright, playwright testing | test-automation
!Puppeteer [puppeteer] | 1.5 | puppeteer.js, headless chrome | test-automation, node-js
WebdriverIO [webdriverio] | 0.8 | wdio, webdriver.io | test-automation, javascript
TestCafe [testcafe] | 0.4 | test cafe | test-automation, javascript
Nightwatch.js [nightwatch] | 0.3 | nightwatch | test-automation, javascript
Protractor [protractor] | 1 | protractor angular | test-automation, angular
Appium [appium] | 1.5 | appium mobile | test-automation, mobile-testing
!Detox [detox] | 0.3 | detox testing | test-automation, react-native
Robot Framework [robot-framework] | 1 | robot fw, robotframework | test-automation, python
!Cucumber [cucumber] | 3 | cucumber bdd, cucumber jvm, cucumber.js | bdd
Gherkin [gherkin] | 1.2 | given when then, gherkin syntax | bdd
SpecFlow [specflow] | 0.8 | spec flow, reqnroll | bdd, dot-net
!Behave [behave-python] | 0.3 | python behave, pytest-bdd, lettuce python | bdd, python
Serenity BDD [serenity-bdd] | 0.3 | serenity bdd framework, !serenity | bdd, java
Karate DSL [karate] | 0.4 | karate framework, karate api, !karate | api-testing
Katalon [katalon] | 0.5 | katalon studio
Ranorex [ranorex] | 0.3 | ranorex studio
TestComplete [testcomplete] | 0.6 | smartbear testcomplete, test complete
Tricentis Tosca [tosca] | 0.6 | tosca, tricentis
UFT [uft] | 1.5 | qtp, quick test professional, quicktest pro, hp uft, unified functional testing, quicktest professional, hp qtp, micro focus uft, hp quicktest pro
Rational Functional Tester [rational-functional-tester] | 0.3 | ibm rational functional tester, rational robot, rational functional tester rft
Sikuli [sikuli] | 0.2 | sikulix
Coded UI [coded-ui] | 0.3 | coded ui tests, microsoft coded ui | test-automation, dot-net
Test Studio [test-studio] | 0.2 | telerik test studio, leapwork
BrowserStack [browserstack] | 1.2 | browser stack | web-testing
Sauce Labs [sauce-labs] | 0.6 | saucelabs | web-testing
## framework < unit-testing
!Jest [jest] | 10 | jestjs, jest.js | javascript, unit-testing
!Mocha [mocha] | 4 | mochajs, mocha.js | javascript, unit-testing
!Chai [chai] | 2.5 | chaijs, chai.js | javascript, unit-testing
!Jasmine [jasmine] | 3 | jasmine.js | javascript, unit-testing
Karma test runner [karma] | 1.5 | karma.js, karma runner, !karma | javascript, unit-testing
Vitest [vitest] | 1.5 | vite test | javascript, unit-testing
Sinon.js [sinon] | 0.6 | sinon | javascript, mocking
!Enzyme [enzyme] | 1 | enzymejs, enzyme react | react, unit-testing
Supertest [supertest] | 0.6 | super test | node-js, api-testing
Mock Service Worker [msw] | 0.4 | msw mocks, mountebank | mocking
QUnit [qunit] | 0.3 | ava test runner, tape test | javascript, unit-testing
JUnit [junit] | 8 | junit 5, junit5, junit 4, junit4 | java, unit-testing
TestNG [testng] | 2.5 | test ng | java, unit-testing
Mockito [mockito] | 4 | | java, mocking
AssertJ | 0.6 | | java, unit-testing
Spock framework [spock] | 0.4 | !spock | groovy, unit-testing
Testcontainers [testcontainers] | 0.8 | test containers | integration-testing, docker
REST Assured [rest-assured] | 1 | rest-assured, restassured | java, api-testing
ScalaTest [scalatest] | 0.3 | scala test, specs2 | scala, unit-testing
MockK [mockk] | 0.3 | | kotlin, unit-testing
Kotest | 0.2 | kotlintest | kotlin, unit-testing
pytest [pytest] | 6 | py.test | python, unit-testing
!tox [tox-python] | 0.3 | python tox, nox python | python
!Locust [locust] | 0.6 | locust.io, locust load testing | python, performance-testing
NUnit [nunit] | 3 | n unit | dot-net, unit-testing
xUnit.net [xunit] | 3 | xunit, x unit | dot-net, unit-testing
MSTest [mstest] | 1.5 | ms test, visual studio test | dot-net, unit-testing
Moq [moq] | 1.2 | rhino mocks | dot-net, mocking
PHPUnit [phpunit] | 1.5 | php unit | php, unit-testing
RSpec [rspec] | 2 | r spec | ruby, unit-testing
Google Test [google-test] | 3 | gtest, googletest, gmock, google mock | cpp, unit-testing
Catch2 [catch2] | 0.6 | catch testing, doctest, cppunit, boost.test | cpp, unit-testing
Go testing [go-testing] | 0.6 | testify go, ginkgo testing, gomega | go, unit-testing
## tool < software-testing
!Postman [postman] | 10 | postman api, newman postman | api-testing
SoapUI [soapui] | 2 | soap ui, soap-ui, ready api, readyapi | api-testing
Apache JMeter [jmeter] | 3 | jmeter, j meter | performance-testing
LoadRunner [loadrunner] | 1.5 | hp loadrunner, load runner, micro focus loadrunner, hewlett packard loadrunner, hp performance center, performance center | performance-testing
!Gatling [gatling] | 0.6 | gatling.io | performance-testing, scala
Grafana k6 [k6] | 0.6 | k6, k6.io | performance-testing, javascript
NeoLoad [neoload] | 0.2 | neotys | performance-testing
SonarQube [sonarqube] | 4 | !sonar, sonarcloud, sonar qube, sonarlint | static-analysis
Coverity [coverity] | 0.4 | pvs-studio | static-analysis
Checkstyle | 0.6 | | static-analysis, java
RuboCop [rubocop] | 0.4 | rubo cop | static-analysis, ruby
Pylint [pylint] | 1 | | static-analysis, python
clang-tidy [clang-tidy] | 0.5 | clang-format, cppcheck | static-analysis, cpp
Valgrind [valgrind] | 0.8 | !purify, ibm rational purifyplus | debugging, cpp
HP ALM [hp-alm] | 2 | hp quality center, quality center, micro focus alm, hp alm/qc, qc/alm, mercury quality center, alm octane, testdirector, test director, hpqc, alm quality center, !alm | test-management
TestRail [testrail] | 1.2 | test rail | test-management
Zephyr for Jira [zephyr-scale] | 0.8 | zephyr scale, zephyr squad, jira zephyr | test-management, jira
Xray for Jira [xray-jira] | 0.5 | jira xray, xray test management | test-management, jira
qTest [qtest] | 0.5 | tricentis qtest | test-management
TestLink [testlink] | 0.5 | test link | test-management
Microsoft Test Manager [microsoft-test-manager] | 0.6 | mtm test manager, azure test plans | test-management, tfs
Allure reports [allure] | 0.4 | allure report, !allure | test-automation
## tool < test-automation
Maestro mobile testing [maestro] | 0.2 | maestro tests, !maestro | mobile-testing, test-automation
JBehave [jbehave] | 0.3 | j behave | bdd, java
Gauge testing [gauge] | 0.1 | gauge framework | test-automation
Testim | 0.2 | testim.io | test-automation
mabl | 0.1 | mabl testing | test-automation
LambdaTest | 0.4 | lambda test | web-testing
!Perfecto | 0.3 | perfecto mobile | mobile-testing
Applitools | 0.4 | applitools eyes | visual-testing
Schemathesis | 0.1 | | api-testing
Hoppscotch | 0.1 | httpie | api-testing
MockServer | 0.1 | hoverfly | mocking
Testmo | 0.1 | qase | test-management
Kobiton | 0.1 | | mobile-testing
BackstopJS [backstopjs] | 0.1 | backstop.js | visual-testing
!Percy [percy] | 0.2 | percy.io | visual-testing
!Pact [pact] | 0.5 | pact.io, pact broker, pact contract testing | contract-testing
WireMock | 0.5 | wire mock | java, mocking
PowerMock | 0.3 | power mock | java, mocking
EasyMock | 0.2 | easy mock | java, mocking
NSubstitute | 0.3 | n substitute | dot-net, mocking
FluentAssertions | 0.4 | fluent assertions, shouldly | dot-net, unit-testing
Capybara [capybara] | 0.5 | capybara ruby | ruby, e2e-testing
Minitest | 0.3 | mini test | ruby, unit-testing
Codeception | 0.3 | code ception | php, test-automation
Behat | 0.2 | behat php | php, bdd
Pest for PHP [pest-php] | 0.2 | pest php, pestphp | php, unit-testing
Silk Test [silk-test] | 0.3 | silktest, silk performer, borland silktest | performance-testing
BlazeMeter | 0.4 | blaze meter | performance-testing
Artillery load testing [artillery] | 0.2 | artillery.io | performance-testing
WinRunner [winrunner] | 0.3 | mercury winrunner | test-automation
Parasoft | 0.2 | parasoft jtest, parasoft c++test | static-analysis
Polyspace | 0.2 | mathworks polyspace | static-analysis, matlab
Klocwork | 0.2 | klockwork | static-analysis
LDRA [ldra] | 0.1 | ldra testbed, vectorcast | static-analysis
flake8 [flake8] | 0.4 | pycodestyle | static-analysis, python
mypy [mypy] | 0.6 | python type hints, pyright | static-analysis, python
Ruff linter [ruff] | 0.4 | astral ruff, !ruff | static-analysis, python
Black formatter [black-formatter] | 0.4 | python black | python
SpotBugs [spotbugs] | 0.3 | findbugs | static-analysis, java
PMD [pmd] | 0.3 | pmd java | static-analysis, java
JaCoCo [jacoco] | 0.5 | cobertura, emma coverage | code-coverage, java
GDB [gdb] | 1.2 | gnu debugger, lldb | debugging, cpp
Hamcrest | 0.3 | hamcrest matchers | java, unit-testing
axe-core [axe] | 0.3 | axe accessibility, axe devtools | accessibility-testing
Screen readers [screen-readers] | 0.4 | jaws screen reader, nvda, voiceover | accessibility-testing
unittest for Python [python-unittest] | 1 | python unittest, unittest python, nose tests | python, unit-testing
Hypothesis for Python [hypothesis-python] | 0.2 | hypothesis python | python, property-based-testing
PractiTest | 0.2 | practi test | test-management
Extent Reports [extent-reports] | 0.3 | extentreports | test-automation
Postman Newman [newman] | 0.2 | postman/newman, newman cli | postman
Bruno API client [bruno-api] | 0.1 | bruno api, usebruno | api-testing
`
