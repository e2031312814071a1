export const dataEngineering = `
## domain
Data engineering | 10 | data engineer skills, data platform engineering, data platforms, data infrastructure | databases
Big data | 8 | bigdata, big data technologies, big data processing, big data analytics, big data ecosystem | data-engineering
Data pipelines | 10 | data pipeline, data pipeline development, pipeline orchestration, data workflows, data ingestion | data-engineering
ETL [etl] | 15 | extract transform load, etl development, etl processes, etl pipelines, elt, etl/elt, etl tools, extraction transformation and loading, etl process, data extraction, extract transform and load | data-engineering
Data warehousing [data-warehousing] | 10 | data warehouse, data warehouses, dwh, edw, enterprise data warehouse, data warehouse design, data marts, data mart, kimball, star schema, snowflake schema, star schemas | databases
Data lakes | 4 | data lake, datalake, data lake house | data-engineering
Data mesh | 0.8 | data products, data fabric | data-engineering
Data migration | 8 | data conversion, legacy data migration, data migrations, data loads | data-engineering
Data integration | 8 | data integrations, enterprise data integration | data-engineering
Data quality | 8 | data quality management, data cleansing, data cleaning, data validation, data profiling, data integrity, data scrubbing | data-management
Data governance | 4 | data stewardship, data governance framework, information governance, data policies | data-management
Data management | 10 | enterprise data management, information management, data operations | databases
Master data management [mdm] | 3 | mdm, master data, reference data management, master data governance | data-governance
Metadata management | 2 | data catalog, data catalogue, data dictionary, data dictionaries, metadata repository | data-governance
Data lineage | 1.5 | data provenance | data-governance
Data observability | 0.6 | data monitoring, data reliability engineering | data-quality
Change data capture | 1.5 | cdc pipelines, cdc replication, change-data-capture | data-engineering
Stream processing | 4 | streaming data, data streaming, real-time data processing, real time analytics, event streaming, real-time streaming, streaming pipelines | data-engineering
Batch processing | 4 | batch jobs, batch job scheduling, batch scheduling | data-engineering
DataOps [dataops] | 1 | data ops | data-engineering, devops
Data privacy | 4 | privacy engineering, data protection, pii protection, information protection, protection of data, confidential data, data confidentiality | data-governance
Reverse ETL [reverse-etl] | 0.3 | | etl
Data vault modeling [data-vault] | 0.6 | data vault, data vault 2.0 | data-warehousing
Slowly changing dimensions | 0.8 | scd type 2, slowly changing dimension | data-warehousing
!Data contracts [data-contracts] | 0.2 | | data-governance
## tool < big-data
Apache Spark [spark] | 6 | !spark, spark sql, spark streaming, spark core, spark rdd, structured streaming | big-data, data-engineering
PySpark | 4 | py spark, pyspark sql | spark, python
Apache Hadoop [hadoop] | 3 | hadoop, hadoop ecosystem, hadoop 2, hadoop cluster, hadoop administration
HDFS [hdfs] | 2 | hadoop distributed file system | hadoop
MapReduce | 1.5 | map reduce, map-reduce | hadoop
Apache YARN [hadoop-yarn] | 0.6 | hadoop yarn, yarn resource manager, mapreduce yarn | hadoop
Apache Hive [hive] | 2 | !hive, hiveql, hql, hive sql | hadoop, sql
Apache Pig [pig] | 0.6 | pig latin, pig scripts, hadoop pig, !pig | hadoop
Apache Sqoop [sqoop] | 0.8 | sqoop | hadoop
Apache Oozie [oozie] | 0.6 | oozie | hadoop
Apache Flume [flume] | 0.4 | !flume | hadoop
Apache Impala [impala] | 0.6 | cloudera impala, impala sql, !impala | hadoop, sql
Apache Ambari [ambari] | 0.3 | ambari | hadoop
Apache ZooKeeper [zookeeper] | 1.2 | zookeeper, zoo keeper | distributed-systems
Apache Mahout [mahout] | 0.2 | mahout | machine-learning, hadoop
Cloudera | 1 | cloudera cdh, cloudera manager, cdp cloudera, cloudera data platform | hadoop
Hortonworks | 0.6 | hdp hortonworks, hortonworks data platform | hadoop
MapR | 0.3 | mapr converged data platform, mapr-fs | hadoop
Apache Kafka [kafka] | 10 | kafka, kafka connect, confluent kafka, apache-kafka, kafka cluster | stream-processing, message-queues
Kafka Streams | 1.2 | kafka-streams, kstreams | kafka
ksqlDB | 0.4 | ksql, ksql db | kafka
Confluent Platform [confluent] | 0.8 | confluent, confluent cloud, confluent schema registry, schema registry | kafka
Debezium | 0.6 | debezium cdc | change-data-capture, kafka
Apache Flink [flink] | 1 | flink, flink sql | stream-processing
Apache Storm [storm] | 0.4 | storm topology, storm bolts, !storm | stream-processing
Apache Samza | 0.1 | samza | stream-processing
Apache Beam [beam] | 0.8 | beam pipelines, !beam | stream-processing
Apache Pulsar [pulsar] | 0.4 | pulsar messaging, !pulsar | stream-processing, message-queues
Redpanda | 0.2 | red panda streaming | kafka
Apache NiFi [nifi] | 0.8 | nifi, hortonworks dataflow | data-pipelines
Apache Airflow [airflow] | 4 | !airflow, airflow dags | data-pipelines, python
Dagster | 0.5 | dagster.io | data-pipelines, python
Kestra | 0.1 | kestra.io | data-pipelines
!Prefect | 0.5 | prefect.io | data-pipelines, python
!Luigi [luigi] | 0.2 | spotify luigi | data-pipelines, python
Argo Workflows [argo-workflows] | 0.4 | argo workflow | kubernetes, data-pipelines
dbt [dbt] | 3 | data build tool, dbt cloud, dbt core | etl, sql
Great Expectations [great-expectations] | 0.4 | great expectations library | data-quality, python
Monte Carlo Data [monte-carlo-data] | 0.1 | monte carlo observability | data-observability
Apache Parquet [parquet] | 1.5 | !parquet, parquet files | big-data
Apache Avro [avro] | 1 | avro | big-data
Apache Arrow [arrow] | 0.5 | pyarrow, !arrow | big-data
Apache Iceberg [iceberg] | 0.8 | iceberg tables, !iceberg | data-lakes
Delta Lake | 1.2 | delta tables, databricks delta | data-lakes, spark
Apache Hudi [hudi] | 0.3 | hudi | data-lakes
Databricks | 3 | azure databricks, data bricks, databricks sql | spark, data-engineering
!Snowflake | 4 | snowflake db, snowflakedb, snowflake data cloud, snowflake data warehouse, snowsql | data-warehousing, sql
Google BigQuery [bigquery] | 4 | bigquery, big query, bq sql | google-cloud, data-warehousing
Amazon Redshift [redshift] | 3 | redshift, redshift spectrum, red shift | aws, data-warehousing
Azure Synapse Analytics [synapse] | 2 | synapse, azure synapse, azure sql data warehouse, sql dw, synapse analytics | azure, data-warehousing
Microsoft Fabric | 0.8 | onelake, ms fabric | azure, data-engineering
ClickHouse | 1 | click house | columnar-databases, sql
DuckDB | 0.8 | duck db | columnar-databases, sql
StarRocks [starrocks] | 0.1 | star rocks | columnar-databases, sql
Apache Doris [apache-doris] | 0.1 | | columnar-databases, sql
RisingWave [risingwave] | 0.1 | rising wave | stream-processing, sql
Apache Druid [druid] | 0.4 | druid olap, !druid | columnar-databases
Apache Kylin | 0.1 | kylin | olap
!Presto [presto] | 1 | prestodb, presto sql | big-data, sql
Trino | 0.8 | prestosql, trino sql | big-data, sql
Dremio | 0.2 | dremio lakehouse | data-lakes
Apache Drill | 0.1 | drill sql, !drill | big-data
Fivetran | 0.8 | five tran | etl
Airbyte | 0.5 | air byte | etl
Meltano | 0.1 | meltano elt | etl
SQLMesh [sqlmesh] | 0.1 | sql mesh | etl, sql
SQLFluff | 0.1 | | dbt
Datafold | 0.1 | elementary data, re_data | data-observability
Soda data quality [soda] | 0.1 | soda core, sodacl, soda.io | data-quality
Atlan | 0.1 | secoda, castordoc, select star | data-governance
Immuta | 0.1 | privacera | data-governance
WarpStream | 0.1 | automq | kafka
Tinybird | 0.1 | firebolt | columnar-databases
Metaflow | 0.1 | flyte, zenml | mlops
Apache Paimon [paimon] | 0.1 | paimon | data-lakes
EventStoreDB [eventstoredb] | 0.1 | event store db, kurrentdb | event-sourcing
Rivery | 0.1 | estuary flow | etl
Stitch Data [stitch-data] | 0.2 | stitch etl, singer taps | etl
Matillion | 0.4 | matillion etl | etl
Informatica PowerCenter [informatica] | 3 | informatica, power center, powercenter, informatica etl, informatica power center, informatica corporation powercenter | etl
Informatica Cloud [iics] | 1 | iics, informatica intelligent cloud services, idmc | informatica
Informatica MDM [informatica-mdm] | 0.4 | informatica data quality, informatica idq, informatica master data management | informatica, mdm
Talend | 1.2 | talend open studio, talend data integration, talend etl, talend data fabric | etl
IBM DataStage [datastage] | 1.2 | datastage, ibm infosphere datastage, infosphere datastage, ascential datastage, data stage | etl
Ab Initio | 0.6 | abinitio, ab-initio | etl
SSIS [ssis] | 6 | sql server integration services, integration services, ssis packages, ssis etl, dts packages, data transformation services, microsoft ssis | etl, sql-server
Oracle Data Integrator [odi] | 0.6 | oracle odi, odi 12c, odi 11g, data integrator | etl, oracle-database
SAP Data Services [sap-data-services] | 0.4 | bods, sap bods, businessobjects data services, businessobjects data integrator | etl, sap
Pentaho | 0.6 | pentaho kettle, pentaho data integration, kettle etl, hitachi pentaho | etl
SnapLogic | 0.3 | snap logic | integration, etl
Qlik Replicate [qlik-replicate] | 0.2 | attunity, attunity replicate | change-data-capture
Hevo Data [hevo] | 0.1 | alooma | etl
FME [fme] | 0.4 | safe software fme, feature manipulation engine | etl, gis
Azure Data Factory [adf] | 3 | adf pipelines, data factory, adf v2 | azure, etl
Azure Data Lake [azure-data-lake] | 1.5 | adls, azure data lake storage, adls gen2, data lake gen2 | azure, data-lakes
Azure Stream Analytics | 0.5 | stream analytics | azure, stream-processing
Azure Data Explorer [azure-data-explorer] | 0.3 | adx azure | azure, kql
Azure HDInsight | 0.4 | hdinsight | azure, hadoop
AWS Glue [aws-glue] | 2 | glue etl, glue jobs, glue catalog, !glue | aws, etl
Amazon EMR [emr-aws] | 1.2 | elastic mapreduce, amazon elastic mapreduce, emr cluster, emr clusters | aws, hadoop
Amazon Athena | 1.5 | athena sql, athena queries, !athena | aws, sql
Amazon Kinesis | 2 | kinesis, kinesis streams, kinesis firehose, kinesis data firehose, kinesis data streams, amazon data firehose, aws firehose | aws, stream-processing
AWS Lake Formation | 0.4 | lake formation | aws, data-lakes
AWS Data Pipeline [aws-data-pipeline] | 0.3 | amazon data pipeline service | aws, data-pipelines
AWS DMS [aws-dms] | 0.6 | database migration service, aws database migration service | aws, database-migration
Amazon MSK [amazon-msk] | 0.5 | !msk, msk kafka, managed streaming for kafka | aws, kafka
Google Cloud Dataflow [dataflow-gcp] | 0.8 | cloud dataflow, google dataflow, !dataflow | google-cloud, beam
Google Cloud Dataproc [dataproc] | 0.6 | dataproc, cloud dataproc | google-cloud, spark
Google Cloud Data Fusion [data-fusion] | 0.2 | cloud data fusion | google-cloud, etl
Collibra | 0.5 | collibra data governance | data-governance
Alation | 0.3 | alation data catalog | data-governance
Microsoft Purview [purview] | 0.5 | purview, azure purview | data-governance
Apache Atlas | 0.2 | atlas governance | data-governance
DataHub [datahub] | 0.2 | linkedin datahub | data-governance
Autosys | 0.8 | ca autosys, auto sys, autosys jil | batch-processing
Control-M [control-m] | 1 | bmc control-m, bmc control m | batch-processing
IBM Tivoli Workload Scheduler [tws] | 0.4 | tivoli workload scheduler, tws scheduler, zeke, asg-zeke | batch-processing
ActiveBatch | 0.2 | active batch | batch-processing
Cron [cron] | 3 | crontab, cron jobs, cronjobs | batch-processing
## tool < data-engineering
Apache Pinot [pinot] | 0.2 | startree, !pinot | columnar-databases
Apache ORC [orc] | 0.2 | orc files, !orc | big-data
Apache Ranger [ranger] | 0.2 | apache sentry hadoop, !ranger | hadoop, data-governance
Amundsen | 0.1 | amundsen catalog | data-governance
OpenMetadata | 0.1 | open metadata | data-governance
Starburst | 0.2 | starburst galaxy, starburst enterprise | trino
MotherDuck | 0.1 | mother duck | duckdb
Delta Live Tables [delta-live-tables] | 0.4 | dlt pipelines, databricks dlt | databricks
Unity Catalog [unity-catalog] | 0.4 | databricks unity catalog | databricks, data-governance
Snowpark | 0.4 | snowflake snowpark | snowflake
Snowpipe | 0.3 | snow pipe | snowflake
Oracle Warehouse Builder [owb] | 0.2 | owb | etl, oracle-database
Tidal Enterprise Scheduler [tidal] | 0.2 | tidal scheduler, tidal workload automation | batch-processing
CA-7 [ca-7] | 0.2 | ca7, ca7 scheduler, ca-7 scheduler | batch-processing, mainframe
Hightouch | 0.1 | census reverse etl | reverse-etl
IBM InfoSphere Information Server [infosphere] | 0.4 | ibm infosphere, infosphere, qualitystage, infosphere information server | data-integration
Data masking [data-masking] | 0.6 | data anonymization, data obfuscation, pseudonymization | data-privacy
Google Cloud Composer [cloud-composer] | 0.4 | cloud composer | google-cloud, airflow
Amazon MWAA [mwaa] | 0.2 | mwaa, managed workflows for apache airflow | aws, airflow
Dataform | 0.2 | google dataform | google-cloud, etl
Apache Atlas governance [atlas-governance] | 0.1 | apache atlas hooks | data-governance
Lakehouse architecture [lakehouse] | 1 | lakehouse, data lakehouse, medallion architecture | data-lakes, data-warehousing
StreamSets [streamsets] | 0.2 | | etl
Azkaban [azkaban] | 0.1 | | data-pipelines
OpenLineage [openlineage] | 0.1 | open lineage, marquez lineage | data-lineage
Google Dataplex [dataplex] | 0.1 | dataplex | google-cloud, data-governance
`
