/**
 * The proofs that `npm run cluster -- --proof NAME` can run: each starts the cluster that it needs and returns the exit
 * code.
 */
import { jumpClocks } from './breaking/clocks.ts'
import { fillDisks } from './breaking/disk-full.ts'
import { whyNoArchive } from './ha/archive.ts'
import { archiveOfThree } from './ha/archive-of-three.ts'
import { killPrimaries } from './ha/kill-primaries.ts'
import { killUnderLoad } from './breaking/kills.ts'
import { competeForLastRoom } from './breaking/last-room.ts'
import { pauseUnderLoad } from './breaking/paused.ts'
import { MONITORING_SETTINGS, watchByPrometheus } from './monitoring/monitoring.ts'
import { whyNoPrometheus } from './monitoring/prometheus.ts'
import { overload } from './overload/overload.ts'
import { tryProviders } from './providers/providers.ts'
import { whyNoOlder } from './older-version.ts'
import { MIGRATIONS_AGO, releaseUnderLoad } from './release.ts'
import { rollUnderLoad } from './rolling.ts'
import { soak, SOAK_SETTINGS } from './soak/soak.ts'
import { tryFindingsAgain } from './security/findings-again.ts'
import { tryHeaders } from './security/headers.ts'
import { tryInjection } from './security/injection.ts'
import { guessPasswords } from './security/otp-guesses.ts'
import { searchForPlanted } from './security/planted.ts'
import { WITHOUT_LIMITS } from './security/scanned-site.ts'
import { scanPages } from './security/scanner.ts'
import type { Cluster, ClusterWish } from './start-cluster.ts'
import { whyNoSmallDisk } from './small-disk.ts'
import { tryCluster } from './try.ts'
import { whyNoFakeTime } from './wrong-clock.ts'

export type Proof = {
  readonly what: string
  readonly cluster?: ClusterWish
  /** the number of rounds unless `--times` sets one */
  readonly times?: number
  /** why this machine cannot run the proof; if set, the proof is skipped and this sentence is printed */
  readonly whyNot?: () => Promise<string | undefined>
  /** returns the exit code: 0 if everything held */
  readonly run: (cluster: Cluster, times: number) => Promise<number>
}

export const PROOFS: Readonly<Record<string, Proof>> = {
  whole: { what: 'caching, limits, a killed app, a release', run: tryCluster },
  rolling: { what: 'apps restarted under load', times: 20, run: rollUnderLoad },
  release: {
    what: 'an older version serves while this one migrates, then gives way to it, under load',
    cluster: { migrationsAgo: MIGRATIONS_AGO },
    whyNot: whyNoOlder(MIGRATIONS_AGO),
    run: releaseUnderLoad,
  },
  providers: {
    what: 'gateway, SMS, WhatsApp, push, S3 and Redis down, hanging, slow and wrong',
    times: 1,
    run: tryProviders,
  },
  overload: { what: 'three times the load that it can take', times: 1, run: overload },
  soak: {
    what: 'half an hour of modest load; --times are minutes',
    cluster: { settings: SOAK_SETTINGS },
    times: 30,
    run: soak,
  },
  'kill-primary': {
    what: 'the PostgreSQL in charge of three dies under load',
    cluster: { databases: 'three' },
    times: 20,
    run: killPrimaries,
  },
  'archive-ha': {
    what: 'three databases archive, lose the one in charge, and are restored to a moment',
    cluster: { databases: 'three', isArchived: true },
    whyNot: whyNoArchive,
    run: archiveOfThree,
  },
  kills: { what: 'kill -9 of apps, worker and PostgreSQL under load', times: 200, run: killUnderLoad },
  'last-room': { what: '500 guests at once want the last room', times: 100, run: competeForLastRoom },
  paused: { what: 'a worker and an app stand still for a minute', times: 2, run: pauseUnderLoad },
  clocks: {
    what: 'clocks that jump by an hour, and wrong ones',
    cluster: { hasMovableClock: true },
    times: 2,
    whyNot: whyNoFakeTime,
    run: jumpClocks,
  },
  'disk-full': {
    what: 'the disks of the database and of uploads are full',
    cluster: { databaseMegabytes: 1024 },
    times: 2,
    whyNot: whyNoSmallDisk,
    run: fillDisks,
  },
  monitoring: {
    what: 'Prometheus reads the site, and what is broken alarms',
    cluster: { settings: MONITORING_SETTINGS },
    whyNot: whyNoPrometheus,
    run: watchByPrometheus,
  },
  headers: { what: 'the headers of every kind of answer', run: tryHeaders },
  injection: {
    what: 'sqlmap at every parameter of every call',
    cluster: WITHOUT_LIMITS,
    run: tryInjection,
  },
  scanner: { what: 'wapiti over the site as everybody', cluster: WITHOUT_LIMITS, run: scanPages },
  'otp-guesses': {
    what: '100,000 guesses at one-time passwords from 1,000 addresses',
    cluster: { settings: { OTP_FREE_SENDS: '2' } },
    times: 100,
    run: guessPasswords,
  },
  'findings-again': { what: 'what was found by trying, tried again from outside', run: tryFindingsAgain },
  planted: { what: 'what people gave us, searched for in logs, metrics, dumps and backups', run: searchForPlanted },
}
