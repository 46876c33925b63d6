/** A worker process for a test that kills it. It reports that its job has begun, and the job never ends. */
import { openDb } from '#db/open-db.ts'
import { jobOf, startWorker } from './job-workers.ts'

const { db } = await openDb({ databaseUrl: process.argv[2], dataDir: '' })
startWorker(db, [
  jobOf('count-sheep', () => {
    process.stdout.write('begun\n')
    return new Promise<number>(() => undefined)
  }),
])
setInterval(() => undefined, 1000)
