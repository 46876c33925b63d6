/** What people do raises these in the error log; they are no fault of the server. */
const ALARMS: ReadonlySet<unknown> = new Set([
  'guests_turned_away',
  'guests_feel_unsafe',
  'answers_late',
  'pairing_budget_used_up',
])

export const isAlarm = (logged: object): boolean => 'event' in logged && ALARMS.has(logged.event)
