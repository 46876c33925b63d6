import { purgeSignIns } from '../features/accounts/purge-sign-ins.ts'
import { purgeDesk } from '../features/desk/purge-desk.ts'
import { deleteUnusedPictures } from '../features/desk/photos/unused-pictures.ts'
import { purgeChanges } from '../features/hotels/catalogue/purge-changes.ts'
import { purgeOutbox } from '../features/messages/purge-outbox.ts'
import { purgeWritings } from '../features/feedback/purge-writings.ts'
import { purgeFormerContacts } from '../features/my-data/former-contacts.ts'
import { purgeEvents } from '../features/analytics/purge-events.ts'
import { purgeErrorReports } from '../features/error-reports/purge-error-reports.ts'
import { purgeSecurityLog } from '../features/security-log/purge-security-log.ts'
import { purgeSearchCounts } from '../features/search-counts/purge-search-counts.ts'
import { purgeFigures } from '../features/figures/purge-figures.ts'
import type { Job } from './job.ts'

/** The jobs that delete data that is no longer needed. */
export const PURGES: readonly Job[] = [
  {
    name: 'purge-sign-ins',
    does: 'forgets old passwords, sign-ups, sessions and request keys',
    cron: '17 * * * *',
    run: async (services) =>
      (await purgeSignIns(services)) + (await purgeDesk(services)) + (await deleteUnusedPictures(services)),
  },
  {
    name: 'purge-changes',
    does: 'forgets changes of the catalogue that every process has read',
    cron: '*/5 * * * *',
    run: ({ db }) => purgeChanges(db),
  },
  {
    name: 'purge-outbox',
    does: 'forgets messages, events and gateway reports of long ago, and what was written to us a year ago',
    cron: '37 3 * * *',
    run: async (services) =>
      (await purgeOutbox(services)) + (await purgeWritings(services)) + (await purgeFormerContacts(services)),
  },
  {
    name: 'purge-events',
    does: 'forgets old counted events, searches and figures, reports of errors and entries of the security log',
    cron: '47 3 * * *',
    run: async (services) =>
      (await purgeEvents(services)) +
      (await purgeErrorReports(services)) +
      (await purgeSecurityLog(services)) +
      (await purgeSearchCounts(services)) +
      (await purgeFigures(services)),
  },
]
