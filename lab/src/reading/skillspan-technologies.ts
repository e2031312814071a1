/**
 * The knowledge spans of SkillSpan (HOUSE subset, MIT and CC BY 4.0) that name a technology: a language, product,
 * protocol or format, or a discipline of computing. Annotated by hand, in lower case, before measuring.
 */
const marked = (text: string): ReadonlySet<string> => new Set(text.split('|').map((span) => span.trim()))

export const TECHNOLOGIES: Readonly<Record<'train' | 'dev' | 'test', ReadonlySet<string>>> = {
  train: marked(
    `python | agile | javascript | blockchain | cad | sap | git | html | css | json | software development | meteor | react | angularjs
    | frontend | html5/css3 | seo? | search engine optimisation ( seo | wordpress | c/c++ | embedded software | bluetooth system
    | low power wireless protocol interfaces | cad design tools | artificial intelligence | plm | data science | data management
    | data governance frameworks | global data governance framework | mobile technology | gerrit | eclipse | jenkins | app development
    | continuous integration test | release automation | agile methodologies | visual basic | fem/fea | proe/creo | software engineering
    | atlassian toolset | jira | confluence | configuration and build automation tools | bitbucket | bamboo | puppet
    | distributed version control systems | java | c++ | safe | scrum | frontend application | windows ui development | smart usability
    | c#/ | wpf | xaml | 3d programming | computer graphics | kanban | it security risk | cissp
    | information and network security practices | operating systems | security architecture | devops | linux | cloud computing
    | relational databases | it security | microsoft excel | powerpoint | e-commerce | ecommerce | commerce systems | c# | asp.net
    | asp.net mvc 3 | xml | mssql | tsql | ajax | erp | monitoring systems | sre | system administration
    | server administration routines | infrastructure as code ( iac | ansible | kubernetes | containerization technologies | docker
    | google cloud platform ( gcp | vernemq | mqtt cluster | databases administration | cassandra | node.js | microservices
    | javascript ecosystem | coturn | stun/turn | webrtc systems | bioinformatics | computational biology | r | linux/unix platforms
    | ms office | sap system | web-technology | it development`,
  ),
  dev: marked(
    `machine learning | signal processing | robotics | artificial intelligence | physical robot simulation | c | c++ | python
    | informatics | sap | ms office | powerpoint | excel | erp | bioinformatics | tableau | microsoft office`,
  ),
  test: marked(
    `java | plm | kotlin | excel | android | ux | html | css | angular | react | c# | agile | javascript | python | cloud platforms
    | matlab | rxjava | couroutines | google awareness api | mobile technologies | mobile application | android sdk | ios app
    | backend development | less | scss | postcss | js | sql | microsoft powerpoint | visual basic | css/sass | git | typescript
    | restful apis | responsive design media queries | adobe creative suite | sketch | invision | wordpress/php | scrum/agile
    | agile program management | data analytics | e-commerce | powerpoint | ms office tools | ppt | spss | it support | itsm tools
    | ux development process | lean/agile principles | software development | springboot | unit testing
    | test frameworks build tooling | continual delivery pipeline tools | jenkins | ansible | xp | bdd | tdd | continuous delivery
    | microservice architecture | shared-nothing architecture | domain driven design | bounded context | api gateway | akana
    | message or event based architectures | eventual consistency concepts | microsoft office | advanced analytics
    | artificial intelligence | open source data ingestion tools | nifi | container technology tools | analytics engines | spark
    | databricks | data visualisation tools | machine learning | algorithms | labview | solidworks | software/hardware development
    | sap | sap apo | computer science | plm/pdm | teamcenter | manufacturing execution systems | global erp ( sap ) platforms
    | erp systems | iot ( industrial automation`,
  ),
}
