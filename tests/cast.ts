/** A small cast with names: every test uses the same people and places. */
export const ASHA = { name: 'Asha Rao', phone: '+919876500001', email: 'asha@home.example' }
export const KABIR = { name: 'Kabir Sen', phone: '+919876500002', email: 'kabir@home.example' }
export const MEERA = { name: 'Meera Pillai', phone: '+919876500003', email: 'meera@home.example' }

/** Tuesday, 1 December 2026, 9 AM in India, the time at which tests start by default. */
export const START = new Date('2026-12-01T09:00:00+05:30')

/** Saturday evening, 9 PM to 10 AM, far enough ahead to be changed. */
export const SATURDAY_EVENING = {
  checkin: '2026-12-05T21:00:00+05:30',
  checkout: '2026-12-06T10:00:00+05:30',
  slotId: 1,
}
export const SUNDAY_MORNING = { checkin: '2026-12-06T10:00:00+05:30', checkout: '2026-12-06T19:00:00+05:30', slotId: 0 }
