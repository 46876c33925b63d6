const IST_MINUTES = 330
const DAY_MILLISECONDS = 86_400_000

/** A day in India by the real clock, because the servers in these tests are real processes. */
const day = (ahead: number) =>
  new Date(Date.now() + IST_MINUTES * 60_000 + ahead * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** The Full Day on the day after tomorrow, far enough ahead to be cancelled. */
export const dayAfterTomorrow = () => ({
  checkin: `${day(2)}T12:00:00+05:30`,
  checkout: `${day(3)}T11:00:00+05:30`,
  slotId: 2,
})
