import { useMemo, useState } from 'react'
import type { SavedView } from '#contract/office-views.ts'
import { VIEWED_LISTS } from '#domain/office/saved-views.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { workPlace } from '../now/work-place.ts'
import { WORK_ICONS, workTitle } from '../now/work-words.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { PLACES } from '../office-places.ts'
import { listIcon, readyViews, viewAddress } from '../views/viewed-lists.ts'
import type { Entry } from './match-entries.ts'
import * as t from '#words/office/palette.ts'
import * as views from '#words/office/views.ts'

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

const readyEntries: readonly Entry[] = VIEWED_LISTS.flatMap((list) =>
  readyViews(list).map(({ name, words, filter }) => ({
    id: `view-${list}-${name}`,
    group: t.views,
    name: words,
    icon: listIcon(list),
    detail: views.lists[list],
    opens: viewAddress(list, filter),
  })),
)

const savedEntries = (saved: readonly SavedView[]): Entry[] =>
  saved.flatMap(({ id, list, name, filter, saved_by: by }) =>
    filter === null
      ? []
      : {
          id,
          group: t.views,
          name,
          icon: listIcon(list),
          detail: [views.lists[list], ...(by === null ? [] : [views.sharedBy(by)])].join(', '),
          opens: viewAddress(list, filter),
        },
  )

/** Lists the acts of the page behind the palette. Only the pages of a booking, a guest and a case have acts. */
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

/** Lists everything that the palette offers before a search: acts of the page, the user's own work, views, places. */
export function useEntries(): readonly Entry[] {
  const { signOut } = useOffice()
  const [acts] = useState(actsOfPage)
  const work = useCall('GET /office/now').value?.work
  const saved = useCall('GET /office/views').value?.views
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
      ...savedEntries(saved ?? []),
      ...readyEntries,
      ...placeEntries,
      { id: 'sign-out', group: t.places, name: t.signOut, icon: 'log-out', opens: () => void signOut() },
    ]
  }, [acts, work, saved, signOut])
}
