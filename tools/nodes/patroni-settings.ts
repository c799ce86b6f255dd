import { join } from "node:path";

/** One PostgreSQL with its Patroni. */
export interface ClusterNode {
  readonly name: string;
  readonly postgresPort: number;
  readonly patroniPort: number;
  readonly folder: string;
}

/**
 * Patroni's settings of a node, those of docs/running.md. An order is acknowledged when a standby has it on disk as well; without
 * one nothing is. Who has not renewed the lease of 20 s is primary no longer, and a PostgreSQL that died is not waited for.
 */
export function patroniSettings(
  { name, postgresPort, patroniPort, folder }: ClusterNode,
  { etcdPort, postgres }: { readonly etcdPort: number; readonly postgres: string },
): string {
  return `scope: nameboard
name: ${name}
restapi:
  listen: 127.0.0.1:${patroniPort}
  connect_address: 127.0.0.1:${patroniPort}
etcd3:
  host: 127.0.0.1:${etcdPort}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 3
    retry_timeout: 8
    master_start_timeout: 0
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        synchronous_commit: "on"
        max_connections: 120
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: 127.0.0.1:${postgresPort}
  connect_address: 127.0.0.1:${postgresPort}
  bin_dir: ${postgres}
  data_dir: ${join(folder, "data")}
  pgpass: ${join(folder, "pgpass")}
  parameters:
    unix_socket_directories: ""
  authentication:
    superuser: { username: postgres, password: postgres }
    replication: { username: standby, password: standby }
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication standby 127.0.0.1/32 scram-sha-256
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
tags:
  nofailover: false
`;
}
