export const databases = `
## domain
Databases | 45 | database, database management system, database management systems, dbms, database development, database software, data bases
Relational databases | 35 | relational database, rdbms, relational database management system, relational database management systems | databases, sql
NoSQL [nosql] | 10 | no sql, nosql databases, non-relational databases, no-sql | databases
Database administration | 10 | dba, database admin, database management, database maintenance, dba tasks, database support | databases
Database design | 15 | database modelling, database modeling, schema design, logical database design, physical database design, database schema design, !erd, entity relationship diagrams, er diagrams | databases
Data modeling | 10 | data modelling, data models, dimensional modeling, dimensional modelling, logical data model, conceptual data modeling | databases
Database normalization | 3 | normalisation, normal forms, 3nf | database-design
Database performance tuning | 8 | query optimization, query tuning, sql tuning, query performance tuning, index tuning, sql optimization, database tuning, database optimization, performance tuning of sql | database-administration
Database backup and recovery | 6 | database backup, database backups, point-in-time recovery, database recovery, backup and restore of databases | database-administration
Database replication | 4 | replication, log shipping, database mirroring, transactional replication | database-administration
Database sharding | 2 | sharding, database partitioning, table partitioning | databases
Database migration | 6 | database migrations, database upgrades, data base conversion, schema migration | databases
Database security | 3 | transparent data encryption, database auditing, tde encryption | database-administration, cyber-security
Stored procedures | 10 | stored procedure, stored procs, triggers and stored procedures, sql triggers, user defined functions, packages and procedures | sql
Transactions and ACID [acid-transactions] | 2 | !acid, transaction management, isolation levels | databases
ODBC [odbc] | 2 | open database connectivity, ole db, oledb | databases
OLTP [oltp] | 2 | online transaction processing | databases
OLAP [olap] | 4 | online analytical processing, olap cubes, cubes, multidimensional databases | data-warehousing
Time series databases [time-series-databases] | 1 | time series database, tsdb, time-series database | databases
Graph databases | 1.5 | graph database, property graphs, graph db | nosql
Vector databases | 1.5 | vector database, vector db, vector dbs, vector search, vector store, embeddings store | databases
Document databases | 2 | document store, document database, document oriented databases | nosql
Key-value stores [key-value-stores] | 1 | key value store, key-value store | nosql
Columnar databases | 1 | column store, column-oriented databases, columnar storage | databases
In-memory databases | 1 | in-memory database, in memory data grid, in-memory data grid | databases
Search engines | 4 | full-text search, full text search, search engine technology, enterprise search, information retrieval | databases
Spatial databases | 0.6 | spatial database, geodatabase | databases, gis
Semantic search [semantic-search] | 0.5 | semantic retrieval, hybrid search engine | search-engines
## tool < relational-databases
PostgreSQL | 45 | !pg, postgres, psql, pgsql, postgre sql, postgresdb, postgre, postgressql, postgresql database, postgress, postgresql db
PostGIS | 1 | post gis | postgresql, spatial-databases
pgvector | 0.5 | pg vector | postgresql, vector-databases
TimescaleDB | 0.5 | timescale | postgresql, time-series-databases
PgBouncer | 0.4 | pgpool | postgresql
MySQL | 30 | my sql, mysql 5, mysql 8, mysql database, mysqli, mysql server
MariaDB | 10 | maria db
Percona Server [percona] | 0.4 | percona, percona xtradb | mysql
SQLite | 25 | sqlite3, sql lite, sq lite
Microsoft SQL Server [sql-server] | 30 | sql server, mssql, mssql server, sqlserver, ms sql, ms-sql, sql server 2005, sql server 2008, sql server 2008 r2, sql server 2012, sql server 2014, sql server 2016, sql server 2017, sql server 2019, sql server 2000, microsoft sql, mssqlserver, ms sql server 2008, sql server 2000/2005, sql 2008, sql 2012, sql 2005, sql 2000, sql 2016, sql server 7.0, sql server database, microsoft sql server 2008, microsoft sql server 2012
SQL Server Management Studio [ssms] | 6 | ssms, enterprise manager, query analyzer | sql-server
SQL Server Always On [sql-always-on] | 1.5 | always on availability groups, alwayson, always on | sql-server, high-availability
SQL Server Profiler [sql-profiler] | 1 | sql profiler, extended events | sql-server, database-performance-tuning
Oracle Database [oracle-database] | 10 | !oracle, oracle db, oracle 9i, oracle 10g, oracle 11g, oracle 12c, oracle 19c, oracle 8i, oracle rdbms, oracle server, oracle databases, oracle sql, oracle 7, oracle 11, oracle 10, oracle 12, oracle 18c, oracle 21c, oracle 9, oracle 8, oracle database 11g, oracle database 12c
Oracle RAC [oracle-rac] | 1 | oracle real application clusters, real application clusters, oracle real application cluster, rac | oracle-database, high-availability
Oracle Data Guard | 1 | data guard, dataguard, active data guard | oracle-database, database-replication
Oracle RMAN [rman] | 1.2 | rman, recovery manager, rman backup | oracle-database, database-backup-and-recovery
Oracle GoldenGate | 0.8 | goldengate, golden gate, oracle golden gate | oracle-database, database-replication
Oracle ASM [oracle-asm] | 0.6 | automatic storage management, oracle automatic storage management | oracle-database
Oracle Exadata | 0.6 | exadata | oracle-database
Oracle Enterprise Manager [oem] | 1 | !oem, oracle oem, oem grid control, oracle grid control, oem cloud control | oracle-database
Oracle SQL Developer | 3 | sql developer | oracle-database
SQL*Plus [sql-plus] | 1.5 | sqlplus, sql plus, oracle sql plus | oracle-database
SQL*Loader [sql-loader] | 1 | sqlldr, sql loader, oracle sql loader | oracle-database
Oracle Forms | 1 | oracle forms and reports, oracle forms & reports, forms 6i, oracle developer 2000, developer 2000, oracle forms 10g | pl-sql
Oracle Reports | 0.8 | reports 6i, oracle reports builder | pl-sql
Oracle APEX [oracle-apex] | 0.8 | oracle application express, application express | oracle-database, low-code
Toad for Oracle [toad] | 2 | toad, quest toad, toad for sql | oracle-database
Oracle Designer | 0.3 | oracle designer 2000 | oracle-database
Oracle Discoverer [oracle-discoverer] | 0.4 | oracle business intelligence discoverer | oracle-database, business-intelligence
Oracle Net [oracle-net] | 0.2 | oracle net manager, sql*net, tns listener | oracle-database
IBM Db2 [db2] | 3 | db2, db2 udb, db2/udb, ibm udb, udb db2, db2 luw, db2 z/os
IBM Informix [informix] | 0.6 | informix, informix 4gl
IBM Netezza [netezza] | 0.8 | netezza, puredata for analytics | data-warehousing
Sybase ASE [sybase] | 1.2 | sybase, sap ase, sap adaptive server enterprise, sybase iq, adaptive server enterprise
Teradata | 2 | teradata database, teradata sql, bteq, teradata utilities, teradata sql assistant | data-warehousing, sql
Greenplum | 0.4 | greenplum database, pivotal greenplum | data-warehousing, postgresql
Vertica | 0.4 | hp vertica, micro focus vertica | data-warehousing, columnar-databases
Exasol | 0.1 | exasol database | data-warehousing
Microsoft Access [ms-access] | 6 | ms access, access database, access databases, msaccess, access 2010, microsoft access database, !access
FileMaker | 1 | filemaker pro, claris filemaker, file maker pro
dBASE | 0.4 | dbase iv, dbase plus, foxbase, !clipper
!Ingres | 0.1 | actian ingres
Firebird [firebird] | 0.3 | firebirdsql, interbase
H2 Database [h2] | 1.5 | h2 db, !h2
SAP HANA | 1.2 | hana, hana db, s/4 hana database, hana modeling, sap hana db | sap, in-memory-databases
CockroachDB | 0.8 | cockroach db | distributed-systems, postgresql
TiDB | 0.2 | ti db | distributed-systems, mysql
YugabyteDB | 0.2 | yugabyte | distributed-systems, postgresql
PlanetScale | 0.3 | planet scale | mysql
Neon Postgres [neon] | 0.2 | neon database, neon serverless postgres, !neon | postgresql
SingleStore | 0.2 | memsql | in-memory-databases, sql
VoltDB | 0.1 | volt db | in-memory-databases
pgAdmin | 1.5 | pg admin | postgresql
phpMyAdmin | 2 | php my admin | mysql
DBeaver | 2 | d beaver, aqua data studio | databases
erwin Data Modeler [erwin] | 1.5 | erwin, er/win, ca erwin, quest erwin data modeler, erwin data modeller | data-modeling
ER/Studio [er-studio] | 0.4 | erstudio, embarcadero er/studio, idera er/studio | data-modeling
SAP PowerDesigner [powerdesigner] | 0.5 | powerdesigner, power designer, sybase powerdesigner | data-modeling
DBArtisan | 0.2 | db artisan, embarcadero dbartisan | database-administration
Quest SharePlex [shareplex] | 0.1 | shareplex | database-replication
CA IDMS [idms] | 0.2 | idms, ca-idms | mainframe, databases
IMS DB [ims] | 0.3 | ims db/dc, ibm ims, ims database | mainframe, databases
VSAM [vsam] | 0.6 | virtual storage access method | mainframe
Microsoft SQL Azure [azure-sql] | 3 | azure sql, azure sql database, sql azure, azure sql managed instance | azure, sql-server
Amazon RDS | 4 | rds, relational database service, amazon relational database service | aws, relational-databases
Amazon Aurora | 2 | aurora postgresql, aurora mysql, aurora db, !aurora | aws, relational-databases
Google Cloud SQL | 1.5 | cloud sql | google-cloud, relational-databases
Google Cloud Spanner [cloud-spanner] | 0.6 | cloud spanner, google spanner | google-cloud, relational-databases
## tool < nosql
MongoDB | 15 | mongo, mongo db, mango db | document-databases
MongoDB Atlas | 2 | atlas mongodb | mongodb
Amazon DynamoDB [dynamodb] | 10 | dynamodb, dynamo db, aws dynamo | aws, nosql
Azure Cosmos DB [cosmos-db] | 4 | cosmos db, cosmosdb, documentdb azure | azure, nosql
Cloud Firestore [firestore] | 4 | firestore, google firestore | firebase, document-databases
Firebase Realtime Database [firebase-realtime-database] | 3 | firebase database, firebase rtdb | firebase
Amazon DocumentDB [documentdb] | 0.5 | documentdb | aws, document-databases
Apache CouchDB [couchdb] | 0.8 | couchdb, couch db | document-databases
Couchbase | 0.8 | couchbase server, couch base | document-databases
RavenDB | 0.2 | raven db | document-databases
MarkLogic | 0.3 | mark logic | document-databases, xml
RethinkDB | 0.1 | rethink db | document-databases
Realm database [realm] | 0.8 | realm db, mongodb realm, realmdb, !realm | mobile-development
Redis | 20 | redis cache, redis cluster, redis db | key-value-stores, caching
Memcached | 2 | memcache | caching
Amazon ElastiCache | 1.5 | elasticache | aws, caching
Hazelcast | 0.5 | hazel cast | in-memory-databases
Apache Ignite | 0.3 | gridgain, grid gain, !ignite | in-memory-databases
Ehcache | 0.3 | eh cache | java, caching
Oracle Coherence | 0.3 | coherence cache | in-memory-databases
etcd [etcd] | 0.8 | et cd | key-value-stores
RocksDB | 0.4 | rocks db | key-value-stores
Aerospike | 0.2 | aero spike | key-value-stores
!Riak | 0.1 | riak kv | key-value-stores
Apache Cassandra [cassandra] | 3 | cassandra, datastax, cassandra db, datastax cassandra, cql cassandra
ScyllaDB | 0.3 | scylla | cassandra
Apache HBase [hbase] | 1 | hbase, h base | hadoop, nosql
Apache Accumulo | 0.1 | accumulo | hadoop
Google Cloud Bigtable [bigtable] | 0.6 | bigtable, big table, cloud bigtable | google-cloud, nosql
Google Cloud Datastore [datastore] | 0.4 | cloud datastore, google datastore | google-cloud, nosql
Neo4j | 1.5 | neo4j graph | graph-databases
Amazon Neptune | 0.3 | neptune graph, !neptune | aws, graph-databases
ArangoDB | 0.2 | arango db | graph-databases
OrientDB | 0.1 | orient db | graph-databases
JanusGraph | 0.1 | titan graph | graph-databases
TigerGraph | 0.1 | tiger graph | graph-databases
NebulaGraph | 0.1 | nebula graph | graph-databases
Datomic | 0.2 | datomic cloud | databases
InfluxDB | 2 | influx db, influx | time-series-databases
OpenTSDB | 0.1 | open tsdb | time-series-databases
QuestDB | 0.1 | quest db | time-series-databases
VictoriaMetrics | 0.3 | victoria metrics | time-series-databases, monitoring
Amazon Timestream | 0.1 | timestream | aws, time-series-databases
## tool < search-engines
Elasticsearch | 15 | elastic search, !elastic, elasticsearch cluster, es elasticsearch
OpenSearch | 1.5 | amazon opensearch, opensearch service, amazon elasticsearch service, aws elasticsearch
Apache Solr [solr] | 2 | solr, solr search, solrj
Apache Lucene [lucene] | 1 | lucene, lucene.net
Meilisearch | 0.4 | meili search
Azure AI Search [azure-search] | 0.4 | azure search, azure cognitive search | azure, search-engines
Amazon Kendra | 0.1 | kendra | aws, search-engines
Coveo | 0.2 | coveo search
Sphinx search [sphinx-search] | 0.1 | sphinxsearch, manticore search
Pinecone | 0.6 | pinecone vector | vector-databases
Weaviate | 0.4 | weaviate vector | vector-databases
Milvus | 0.3 | zilliz | vector-databases
Qdrant | 0.3 | qdrant vector | vector-databases
Chroma DB [chromadb] | 0.4 | chromadb | vector-databases
FAISS [faiss] | 0.6 | facebook ai similarity search | vector-databases
## tool < databases
Galera Cluster [galera] | 0.2 | galera | mysql
Patroni | 0.2 | patroni postgres, repmgr | postgresql
Vitess | 0.2 | vitess.io | mysql
Valkey | 0.1 | keydb, dragonfly db | redis
Infinispan | 0.2 | red hat data grid | in-memory-databases
LevelDB [leveldb] | 0.2 | level db | key-value-stores
Typesense | 0.2 | type sense | search-engines
Apache Derby [derby] | 0.2 | derby database, javadb, !derby | relational-databases, java
HSQLDB [hsqldb] | 0.2 | hypersql | relational-databases, java
PouchDB [pouchdb] | 0.1 | pouch db | document-databases, javascript
Cloudant | 0.2 | ibm cloudant | couchdb, ibm-cloud
Paradox database [paradox] | 0.2 | borland paradox | relational-databases
SentryOne | 0.3 | sql sentry, sentryone sql sentry | sql-server, database-performance-tuning
MySQL Workbench [mysql-workbench] | 2 | mysql work bench, heidisql, sequel pro, navicat | mysql
SQL Server Agent [sql-server-agent] | 1 | sql agent jobs, sql agent, sql server jobs | sql-server
SQL Server clustering [sql-clustering] | 0.5 | sql cluster, sql server failover cluster | sql-server, clustering-ha
Oracle WebCenter [webcenter] | 0.2 | oracle ucm, webcenter content, webcenter | ecm
Oracle Database Appliance [oracle-oda] | 0.1 | oracle oda | oracle-database
SolrCloud | 0.1 | solr cloud | solr
Google AlloyDB [alloydb] | 0.1 | alloydb | google-cloud, postgresql
FoundationDB [foundationdb] | 0.1 | foundation db | nosql
Dgraph [dgraph] | 0.1 | | graph-databases
Stardog [stardog] | 0.1 | | graph-databases
InterSystems IRIS [intersystems-iris] | 0.2 | intersystems caché, intersystems | databases
`
