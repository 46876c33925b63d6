import { useMemo, useState } from 'react'
import { READY_VIEWS } from '#domain/office/booking-list.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { paramsOf } from '../lists/booking-filter.ts'
import { workPlace } from '../now/work-place.ts'
import { WORK_ICONS, workTitle } from '../now/work-words.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { PLACES } from '../office-places.ts'
import type { Entry } from './match-entries.ts'
import * as lists from '#words/office/booking-list.ts'
import * as t from '#words/office/palette.ts'

/** Pages that have no section in the menu. */
const MORE_PLACES: readonly { to: string; name: string; icon: IconName }[] = [
  { to: OFFICE.statements, name: t.statements, icon: 'landmark' },
  { to: OFFICE.payouts, name: t.payouts, icon: 'landmark' },
  { to: OFFICE.waiting, name: t.waiting, icon: 'landmark' },
  { to: OFFICE.owing, name: t.owing, icon: 'landmark' },
  { to: OFFICE.settlements, name: t.settlements, icon: 'landmark' },
  { to: OFFICE.bank, name: t.bank, icon: 'landmark' },
  { to: OFFICE.disputes, name: t.disputes, icon: 'scale' },
  { to: OFFICE.trialBalance, name: t.trialBalance, icon: 'landmark' },
  { to: OFFICE.taxes, name: t.taxes, icon: 'landmark' },
  { to: OFFICE.returns, name: t.returns, icon: 'landmark' },
  { to: OFFICE.rates, name: t.rates, icon: 'landmark' },
  { to: OFFICE.applications, name: t.applications, icon: 'building-complex' },
  { to: OFFICE.names, name: t.cityNames, icon: 'languages' },
]

const placeEntries: readonly Entry[] = [...PLACES, ...MORE_PLACES].map(({ to, icon, name }) => ({
  id: to,
  group: t.places,
  name,
  icon,
  opens: to,
}))

/** Lists the acts of the page behind the palette. The pages of a booking, a guest and a hotel have such acts. */
function actsOfPage(): Entry[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>('main .act-list button:not(:disabled)')
  return [...buttons].map((button, index) => ({
    id: `act-${index}`,
    group: t.onThisPage,
    name: button.textContent ?? '',
    icon: 'chevron-right',
    opens: () => {
      button.focus()
      button.click()
    },
  }))
}

/** Everything that the palette offers before a search: acts of the page, own work, views, places. */
export function useEntries(): readonly Entry[] {
  const { signOut } = useOffice()
  const [acts] = useState(actsOfPage)
  const work = useCall('GET /office/now').value?.work
  const saved = useCall('GET /office/booking-views').value?.views
  return useMemo(() => {
    const mine = (work ?? []).filter(({ owner, snoozed_until: until }) => owner?.is_me === true && until === null)
    return [
      ...acts,
      ...mine.map((each): Entry => ({
        id: each.key,
        group: t.yourWork,
        name: [workTitle(each), each.booking?.code].filter(Boolean).join(', '),
        icon: WORK_ICONS[each.kind],
        opens: workPlace(each),
      })),
      ...READY_VIEWS.map(({ name, filter }): Entry => ({
        id: `view-${name}`,
        group: t.views,
        name: lists.readyViews[name],
        icon: 'calendar-days',
        opens: OFFICE.bookingsOf(paramsOf(filter)),
      })),
      ...(saved ?? []).map(({ id, name, filter, saved_by: by }): Entry => ({
        id,
        group: t.views,
        name,
        icon: 'calendar-days',
        ...(by === null ? {} : { detail: lists.sharedBy(by) }),
        opens: OFFICE.bookingsOf(paramsOf(filter)),
      })),
      ...placeEntries,
      { id: 'sign-out', group: t.places, name: t.signOut, icon: 'log-out', opens: () => void signOut() },
    ]
  }, [acts, work, saved, signOut])
}
