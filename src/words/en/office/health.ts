import { plural } from '../plural.ts'

export const health = 'Health'
export const whatThisPageShows = 'Failed messages and reports, browser errors, jobs'

export const failedForGood = (count: number) => `Failed for good, ${count}`
export const oldestFirst = 'Oldest first'
export const everythingWasSent = 'Everything was sent, and every report worked on.'
export const attemptsSince = (id: string, attempts: number, moment: string) =>
  `${id}, ${attempts} ${plural(attempts, 'attempt', 'attempts')}, since ${moment}`

export const errorsInBrowsers = 'Errors in browsers'
export const mostOftenFirst = '7 days, most often first'
export const noBrowserReportedError = 'No browser reported an error.'
export const error = 'Error'
export const page = 'Page'
/** When the error was reported last. */
export const last = 'Last'
/** How often the error was reported. */
export const times = 'Times'

export const jobs = 'Jobs'
export const job = 'Job'
export const schedule = 'Schedule'
export const everyMinutes = (count: number) => (count === 1 ? 'Every minute' : `Every ${count} minutes`)
export const everyHours = (count: number) => (count === 1 ? 'Every hour' : `Every ${count} hours`)
export const dailyAt = (time: string) => `Daily at ${time}`
export const lastRun = 'Last run'
export const now = 'Now'
export const runNamed = (job: string) => `Run<hidden> ${job}</hidden>`
export const noneYet = 'None yet'
export const failed = 'Failed'
export const running = 'Running'
export const reportedTimes = (count: number) => `${count} ${plural(count, 'time', 'times')}`
export const handled = (count: number) => `Handled ${count}`
export const failedLast = (moment: string, error: string) => `Failed last ${moment}: ${error}`

export const run = (job: string) => `Run ${job}`
export const runItNow = 'Run it now'
export const runsOnceOutsideSchedule = 'Runs it once, outside its schedule. A second run at the same time does no harm.'

export const tryAgainNow = 'Try again now'
export const goesOutAsIfNew = 'It goes out as if it were new.'
export const closeIt = 'Close it'
export const closeItForGood = 'Close it for good'
export const nobodyTriesItAgain = 'Nobody tries it again, and it leaves the list.'
